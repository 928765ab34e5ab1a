"""What is said to a learner of Vetternkrieg: who controls what, what troops change, what dice hold.

Everything is read off the view: what is hidden from the seat is in no sentence.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from rosenkrieg.ai.contract import Coach
from rosenkrieg.core.contract import Message, Params, Seat, other
from rosenkrieg.games.vetternkrieg import dice
from rosenkrieg.games.vetternkrieg.actions import (
    Action,
    Attempt,
    Believe,
    Claim,
    Decline,
    Deploy,
    Discard,
    Doubt,
    Gain,
    Give,
    Hold,
    Keep,
    LastCard,
    Lay,
    MainEvent,
    March,
    Muster,
    Nothing,
    OwnSecondary,
    Place,
    Remove,
    Secondary,
    Settle,
    Shift,
    Stop,
)
from rosenkrieg.games.vetternkrieg.material import HOUSES, ROUNDS
from rosenkrieg.games.vetternkrieg.narrate import claim_name, region_name
from rosenkrieg.games.vetternkrieg.tables import EDITIONS
from rosenkrieg.games.vetternkrieg.troops import (
    FRENCH_HALF,
    FRENCH_SUPPLY,
    HALF,
    OWN_PLACES,
    REGION,
    REGIONS,
    RESERVE,
    SUPPLY,
    own,
)
from rosenkrieg.games.vetternkrieg.view import View

ALL_THROWS: Final = sum(dice.WEIGHTS)
FACES: Final = len(dice.FACES)


class Standing(Struct, frozen=True):
    """The troops of all places, as the view shows them or as a choice would leave them."""

    troops: tuple[int, ...]

    def after(self, *shifts: Shift) -> Standing:
        troops = list(self.troops)
        for shift in shifts:
            troops[shift.source] -= shift.count
            troops[shift.target] += shift.count
        return Standing(tuple(troops))

    def lead(self, seat: Seat, region: int) -> int:
        """How many troops more the seat has in the region."""
        mine, theirs = (self.troops[own(each, REGION + region)] for each in (seat, other(seat)))
        return mine - theirs

    def held(self, seat: Seat) -> int:
        """How many regions the seat controls."""
        return sum(self.lead(seat, region) > 0 for region in range(len(REGIONS)))

    def fighting(self, seat: Seat) -> int:
        """The troops that fight for the seat."""
        return self.troops[own(seat, HALF)] + self.troops[FRENCH_HALF + seat]


def standing(view: View) -> Standing:
    """The troops that the view shows."""
    troops: list[int] = []
    for seat in (0, 1):
        troops += [view.supply[seat], view.reserve[seat]]
        troops += [view.regions[name].troops[seat] for name in REGIONS]
        troops.append(view.field.troops[seat] if view.field else 0)
    french = view.field.french if view.field else (0, 0)
    assert len(troops) == FRENCH_SUPPLY == 2 * OWN_PLACES
    return Standing((*troops, view.supply[2], *french))


# what matters now


def now(view: View) -> list[Message]:
    """The dice, if they lie on the table; then the closest region, the battle, and the aim."""
    if view.viewer is None:
        return []
    seat, there = view.viewer, standing(view)
    lines = _dice(view, seat)
    lines += _closest(there, seat)
    if view.field is not None and view.phase in ("muster", "play", "attempt", "offer"):
        params: Params = {
            "region": region_name(view.field.region),
            "own": there.fighting(seat),
            "theirs": there.fighting(other(seat)),
        }
        lines.append(Message("coach-field", params))
    params = {
        "own": there.held(seat),
        "theirs": there.held(other(seat)),
        "regions": len(REGIONS),
        "rounds": ROUNDS,
        "left": ROUNDS - view.round,
    }
    return [*lines, Message("coach-aim", params)]


def _dice(view: View, seat: Seat) -> list[Message]:
    battle = view.battle
    if battle is None:
        return []
    if view.phase == "claim" and battle.dice is not None:
        best = dice.BEST[battle.dice]
        return [Message("coach-honest", {"claim": _claim(best), **_beaten(best)})]
    if view.phase == "answer" and battle.claim is not None and battle.attacker != seat:
        return [_holding(dice.CLAIM_NUMBER[battle.claim])]
    return []


def _closest(there: Standing, seat: Seat) -> list[Message]:
    """The region that fewest troops would turn, for the seat or against it."""
    leads = [(abs(there.lead(seat, region)), region) for region in range(len(REGIONS))]
    region = min(leads)[1]
    lead = there.lead(seat, region)
    params: Params = {"region": region_name(region), "count": abs(lead), "needed": 1 - lead}
    return [Message("coach-lead" if lead > 0 else "coach-short", params)]


# what is good about an action


def reasons(view: View, action: Action) -> list[Message]:
    """What the action changes on the map and on the field, or what the dice say for it."""
    if view.viewer is None:
        return []
    seat, there, tables = view.viewer, standing(view), EDITIONS.tables(view.edition)
    match action:
        case Give(card):
            return [Message("coach-give", {"points": tables.points[tables.number[card]]})]
        case Lay(card):
            number = tables.number[card]
            if number >= len(tables.regions):
                return []
            mine, theirs = (tables.starting[number][each] for each in (seat, other(seat)))
            params: Params = {"region": region_name(tables.regions[number])}
            return [Message("coach-lay", {**params, "own": mine, "theirs": theirs})]
        case Muster(count):
            return [Message("coach-muster", {"supply": count, "reserve": view.reserve[seat]})]
        case Place(_, region) | Remove(_, region) | Attempt(region):
            is_place = isinstance(action, Place) or (
                isinstance(action, Attempt) and view.use is not None and view.use.use == "place"
            )
            return _why_attempt(there, seat, region, is_place)
        case Stop():
            return [Message("coach-stop")]
        case Decline():
            return [Message("coach-decline")]
        case Nothing():
            return [Message("coach-nothing")]
        case Claim(rank):
            return _why_claim(view, rank)
        case Believe() | Doubt():
            return _why_answer(view, isinstance(action, Doubt))
        case LastCard(thrown):
            return [Message("coach-last-card", {"result": _claim(dice.BEST[thrown])})]
        case Hold():
            return [Message("coach-hold")]
        case Keep() | Discard():
            points = sum(tables.points[tables.number[card]] for card in view.hand)
            is_kept = isinstance(action, Keep)
            return [Message("coach-keep" if is_kept else "coach-discard", {"points": points})]
        case _:
            return _why_shifts(there, shifts(view, action), seat)


def shifts(view: View, action: Action) -> tuple[Shift, ...]:
    """The troops that an action is sure to move."""
    assert view.viewer is not None
    seat, tables = view.viewer, EDITIONS.tables(view.edition)
    match action:
        case Gain(card):
            number = min(tables.points[tables.number[card]], view.supply[seat])
            return (Shift(own(seat, SUPPLY), own(seat, RESERVE), number),)
        case Deploy(_, number):
            return (Shift(own(seat, RESERVE), own(seat, HALF), number),)
        case March(_, target, taken):
            return tuple(
                Shift(own(seat, REGION + source), own(seat, REGION + target), number)
                for source, number in enumerate(taken)
                if number
            )
        case MainEvent(_, moved) | OwnSecondary(_, moved) | Secondary(moved):
            return moved
        case Settle(region, number):
            assert view.field is not None
            home = () if region is None else (own(seat, REGION + region),)
            rest = view.field.troops[seat] - number
            sent = [Shift(own(seat, HALF), place, number) for place in home]
            return (*sent, Shift(own(seat, HALF), own(seat, RESERVE), rest))
        case _:
            return ()


def _why_shifts(before: Standing, moved: tuple[Shift, ...], seat: Seat) -> list[Message]:
    """Regions that change hands, leads that grow, the battle, the reserve; most important first."""
    after, they = before.after(*moved), other(seat)
    lines: list[Message] = []
    for region in range(len(REGIONS)):
        was, lead = before.lead(seat, region), after.lead(seat, region)
        params: Params = {"region": region_name(region), "before": abs(was), "after": abs(lead)}
        if lead > 0 >= was:
            lines.insert(0, Message("coach-takes", params))
        elif was < 0 <= lead:
            lines.insert(0, Message("coach-denies", params))
        elif lead > was:
            lines.append(Message("coach-leads" if lead > 0 else "coach-nears", params))
    mine, theirs = after.fighting(seat), after.fighting(they)
    if (mine, theirs) != (before.fighting(seat), before.fighting(they)):
        params = {"before": before.fighting(seat), "own": mine, "theirs": theirs}
        lines.append(Message("coach-fights", params))
    reserve = own(seat, RESERVE)
    if after.troops[reserve] > before.troops[reserve]:
        params = {"before": before.troops[reserve], "after": after.troops[reserve]}
        lines.append(Message("coach-reserve", params))
    return lines


def _why_attempt(there: Standing, seat: Seat, region: int, is_place: bool) -> list[Message]:
    """How many faces are good, and what success would do."""
    they = other(seat)
    counted = there.troops[own(seat if is_place else they, REGION + region)] + is_place
    good = sum(face > counted for face in dice.FACES)
    if not is_place:
        good = sum(face <= counted for face in dice.FACES)
    params: Params = {"region": region_name(region), "good": good, "faces": FACES}
    lines = [Message("coach-place" if is_place else "coach-remove", params)]
    lead = there.lead(seat, region)
    if lead == 0:
        lines.append(Message("coach-would-take", params))
    elif lead == -1:
        lines.append(Message("coach-would-deny", params))
    return lines


def _why_claim(view: View, rank: int) -> list[Message]:
    """Whether it is true, and how hard it is to beat."""
    battle = view.battle
    if battle is None or battle.dice is None:
        return []
    key = "coach-true" if rank in dice.HOLDS[battle.dice] else "coach-bluff"
    return [Message(key, {**_holds(rank), **_beaten(rank)})]


def _why_answer(view: View, doubts: bool) -> list[Message]:
    battle = view.battle
    if battle is None or battle.claim is None:
        return []
    rank = dice.CLAIM_NUMBER[battle.claim]
    key = "coach-doubt" if doubts else "coach-believe"
    return [Message(key, {**_holds(rank), **_beaten(rank)})]


# what it allows the opponent


def dangers(view: View, action: Action) -> list[Message]:
    """What a lie or a mistaken doubt costs; a region that is left open."""
    if view.viewer is None:
        return []
    seat, battle = view.viewer, view.battle
    match action:
        case Claim(rank) if battle is not None and battle.dice is not None:
            if rank not in dice.HOLDS[battle.dice]:
                return [Message("coach-if-doubted", _holds(rank))]
            return []
        case Doubt() if battle is not None and battle.claim is not None:
            return [Message("coach-if-true", _holds(dice.CLAIM_NUMBER[battle.claim]))]
        case Believe() if battle is not None and battle.claim is not None:
            return [Message("coach-must-beat", _beaten(dice.CLAIM_NUMBER[battle.claim]))]
    before = standing(view)
    moved = shifts(view, action)
    after = before.after(*moved)
    lines: list[Message] = []
    for region in range(len(REGIONS)):
        was, lead = before.lead(seat, region), after.lead(seat, region)
        params: Params = {"region": region_name(region), "lead": lead, "needed": lead + 1}
        if was > 0 >= lead:
            lines.insert(0, Message("coach-loses", params))
        elif lead == 1 and view.phase in ("play", "attempt", "offer", "settle"):
            lines.append(Message("coach-thin", params))
    they = other(seat)
    behind = after.fighting(they) - after.fighting(seat)
    if view.field is not None and view.phase in ("muster", "play") and behind > 0:
        lines.append(Message("coach-outnumbered", {"count": behind, "house": HOUSES[they]}))
    return lines


# dice


def _claim(rank: int) -> Message:
    return claim_name(dice.CLAIM_TEXTS[rank])


def _holds(rank: int) -> Params:
    """How many of all throws hold a claim."""
    ways = sum(
        weight
        for throw, weight in zip(dice.THROWS, dice.WEIGHTS, strict=True)
        if rank in dice.HOLDS[throw]
    )
    return {"claim": _claim(rank), "ways": ways, "all": ALL_THROWS}


def _beaten(rank: int) -> Params:
    """How many of all throws beat a result."""
    better = sum(
        weight
        for throw, weight in zip(dice.THROWS, dice.WEIGHTS, strict=True)
        if dice.BEST[throw] > rank
    )
    return {"better": better, "all": ALL_THROWS}


def _holding(rank: int) -> Message:
    return Message("coach-holding", _holds(rank))


COACH: Final = Coach(now, reasons, dangers)
