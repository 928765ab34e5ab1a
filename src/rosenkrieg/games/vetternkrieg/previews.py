"""What an action will change, in numbers, from the viewer's own knowledge only."""

from __future__ import annotations

from collections.abc import Sequence

from rosenkrieg.core.contract import Message, Params, Seat, other
from rosenkrieg.games.vetternkrieg import dice as throws
from rosenkrieg.games.vetternkrieg.actions import (
    Action,
    Attempt,
    Claim,
    Deploy,
    Gain,
    Hold,
    LastCard,
    Lay,
    MainEvent,
    March,
    Muster,
    OwnSecondary,
    Place,
    Remove,
    Secondary,
    Settle,
    Shifts,
)
from rosenkrieg.games.vetternkrieg.material import HOUSES
from rosenkrieg.games.vetternkrieg.narrate import claim_name, region_name
from rosenkrieg.games.vetternkrieg.tables import EDITIONS, Tables
from rosenkrieg.games.vetternkrieg.troops import (
    COLOURS,
    PLACE_NAMES,
    REGIONS,
    colour_of,
)
from rosenkrieg.games.vetternkrieg.view import View


def preview(view: View, action: Action) -> Sequence[Message]:
    """In numbers, from what the viewer sees."""
    seat = view.viewer
    if seat is None:
        return ()
    tables = EDITIONS.tables(view.edition)
    match action:
        case Lay(card) if tables.number[card] < len(tables.regions):
            return [_preview_field(tables, card)]
        case Muster(supply):
            assert view.field is not None
            number = tables.starting[tables.number[view.field.card]][seat]
            there = min(number, view.supply[seat] + view.reserve[seat])
            params: Params = {"supply": supply, "reserve": there - supply}
            return [Message("preview-muster", params)]
        case Gain(card):
            more = min(tables.points[tables.number[card]], view.supply[seat])
            return [_change(f"{COLOURS[seat]}_reserve", view.reserve[seat], more)]
        case Deploy(_, number):
            assert view.field is not None
            colour = COLOURS[seat]
            return [
                _change(f"{colour}_reserve", view.reserve[seat], -number),
                _change(f"{colour}_field", view.field.troops[seat], number),
            ]
        case March(_, target, taken):
            changes = [-number for number in taken]
            changes[target] += sum(taken)
            return [
                _change(f"{COLOURS[seat]}_{name}", view.regions[name].troops[seat], changes[number])
                for number, name in enumerate(REGIONS)
                if changes[number]
            ]
        case Place(_, region):
            return [_odds(view, seat, region, True)]
        case Remove(_, region):
            return [_odds(view, seat, region, False)]
        case Attempt(region):
            assert view.use is not None
            return [_odds(view, seat, region, view.use.use == "place")]
        case MainEvent(_, shifts) | OwnSecondary(_, shifts) | Secondary(shifts):
            return _preview_shifts(view, shifts)
        case Claim(rank):
            return _preview_claim(view, rank)
        case LastCard(dice):
            return [_preview_dice(view, dice)]
        case Hold():
            assert view.battle is not None
            lying = view.battle.dice if view.phase == "caught" else view.battle.thrown
            assert lying is not None
            return [_preview_dice(view, lying)]
        case Settle(region, number):
            return _preview_settle(view, seat, region, number)
        case _:
            return ()


def _change(place: str, now: int, more: int) -> Message:
    return Message("preview-change", {"place": place, "before": now, "after": now + more})


def _preview_field(tables: Tables, card: str) -> Message:
    number = tables.number[card]
    red, white = tables.starting[number]
    params: Params = {
        "region": region_name(tables.regions[number]),
        "year": tables.dates[number][:4],
        "lancaster": red,
        "york": white,
    }
    return Message("preview-field", params)


def _odds(view: View, seat: Seat, region: int, is_place: bool) -> Message:
    """The chances of an attempt, in sixths. [V079, V089]"""
    there = view.regions[REGIONS[region]].troops
    counted = there[seat] + 1 if is_place else there[other(seat)]
    higher, equal = max(0, 6 - counted), 1 if counted <= 6 else 0
    params: Params = {"high": higher, "equal": equal, "low": 6 - higher - equal}
    return Message("preview-place" if is_place else "preview-remove", params)


def _preview_shifts(view: View, shifts: Shifts) -> list[Message]:
    changes: dict[int, int] = {}
    for shift in shifts:
        changes[shift.source] = changes.get(shift.source, 0) - shift.count
        changes[shift.target] = changes.get(shift.target, 0) + shift.count
    return [
        _change(f"{COLOURS[colour_of(place)]}_{PLACE_NAMES[place]}", _standing(view, place), more)
        for place, more in changes.items()
    ]


def _standing(view: View, place: int) -> int:
    """How many troops the view shows in a place of troops.py."""
    colour = colour_of(place)
    name = PLACE_NAMES[place]
    if name == "supply":
        return view.supply[colour]
    if name == "reserve":
        return view.reserve[colour]
    if name in REGIONS:
        return view.regions[name].troops[colour]
    assert view.field is not None
    if name == "field":
        return view.field.troops[colour]
    return view.field.french[HOUSES.index(name)]


def _preview_claim(view: View, rank: int) -> Sequence[Message]:
    if view.battle is None or view.battle.dice is None:
        return ()
    is_true = rank in throws.HOLDS[view.battle.dice]
    return [Message("preview-true" if is_true else "preview-lie")]


def _preview_settle(view: View, seat: Seat, region: int | None, number: int) -> list[Message]:
    """Where the survivors go: so many to a region, the others to the reserve. [V147]"""
    assert view.field is not None
    changes = []
    if region is not None:
        there = view.regions[REGIONS[region]].troops[seat]
        changes.append(_change(f"{COLOURS[seat]}_{REGIONS[region]}", there, number))
    if rest := view.field.troops[seat] - number:
        changes.append(_change(f"{COLOURS[seat]}_reserve", view.reserve[seat], rest))
    return changes


def _preview_dice(view: View, dice: str) -> Message:
    """The result of the battle's dice, changed by the last card or not. [V117, V134-V138]"""
    battle = view.battle
    assert battle is not None
    assert battle.claim is not None
    result = claim_name(throws.CLAIM_TEXTS[throws.BEST[dice]])
    if view.phase == "caught":
        holds = throws.CLAIM_NUMBER[battle.claim] in throws.HOLDS[dice]
        return Message("preview-mended" if holds else "preview-not-mended", {"result": result})
    assert battle.result is not None
    against = throws.CLAIM_NUMBER[battle.result]
    mine = throws.BEST[dice]
    if mine == against:
        return Message("preview-tie", {"result": result})
    loser = battle.attacker if mine > against else other(battle.attacker)
    assert view.field is not None
    there = view.field.troops[loser] + view.field.french[loser]
    lost = min(throws.loss(against, mine), there)  # [V138]
    params: Params = {"result": result, "lost": lost}
    return Message("preview-win" if mine > against else "preview-lose", params)
