"""Log lines and prompts, as messages; the words are in locale/.

No one reads what they may not know: of a secret choice the others read that it was made, of
hidden dice that they were thrown. [V029, V036, V111, V116, c58]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

from rosenkrieg.core.contract import SEATS, Actor, Message, Params, Seat, Viewer, naming, other
from rosenkrieg.games.vetternkrieg import dice as throws
from rosenkrieg.games.vetternkrieg.actions import (
    Action,
    Attempt,
    Believe,
    Claim,
    Dealt,
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
    Play,
    Remove,
    Rolled,
    Secondary,
    Settle,
    Shift,
    Shifts,
    Stop,
    Thrown,
    TurnedUp,
)
from rosenkrieg.games.vetternkrieg.material import HAND, HOUSES
from rosenkrieg.games.vetternkrieg.phases import victory
from rosenkrieg.games.vetternkrieg.state import (
    Attempting,
    Defending,
    Doubting,
    Keeping,
    Laying,
    Offered,
    Over,
    Playing,
    Replying,
    Rolling,
    State,
    Swapping,
    Throwing,
)
from rosenkrieg.games.vetternkrieg.tables import EDITIONS, Tables, cards_in
from rosenkrieg.games.vetternkrieg.troops import (
    COLOURS,
    FRENCH_HALF,
    HALF,
    PLACE_NAMES,
    REGIONS,
    RESERVE,
    SUPPLY,
    colour_of,
    count,
    in_region,
    on_half,
    own,
)
from rosenkrieg.games.vetternkrieg.view import View

# parts of sentences

who: Final = naming(HOUSES)


def named(tables: Tables, id: str) -> Message:
    """A card or a twist by its name in the edition; the catalogue picks the language."""
    german, english = tables.names[id]
    return Message("named", {"id": id, "de": german, "en": english})


def region_name(region: int | str) -> Message:
    """A region in words."""
    return Message("region", {"region": region if isinstance(region, str) else REGIONS[region]})


def claim_name(text: str) -> Message:
    """A claim or a result in words; the text is that of the digits, "44"."""
    return Message("combination", {"size": len(text), "face": int(text[0])})


def faces(throw: str) -> str:
    """Dice one by one: 2, 4, 5."""
    return ", ".join(throw)


def shift_name(shift: Shift) -> Message:
    """Troops on the move, in words."""
    return Message(
        "shift",
        {
            "colour": COLOURS[colour_of(shift.source)],
            "count": shift.count,
            "source": PLACE_NAMES[shift.source],
            "target": PLACE_NAMES[shift.target],
        },
    )


def shifts_name(shifts: Shifts) -> Message:
    """All of them."""
    if len(shifts) == 1:
        return shift_name(shifts[0])
    return Message("both", {"one": shift_name(shifts[0]), "two": shifts_name(shifts[1:])})


# the log


def narrate(
    before: State, actor: Actor, action: Action, after: State, viewer: Viewer
) -> list[Message]:
    """The lines of one move: the action and its results."""
    tables = EDITIONS.tables(before.options.edition)
    lines = list(_done(tables, before, actor, action, after, viewer))
    if type(after.phase) is Offered and type(before.phase) is not Offered:
        card = tables.ids[after.phase.card]
        params: Params = {"who": who(after.phase.seat, viewer), "card": named(tables, card)}
        lines.append(Message("offered", params, (f"card:{card}",)))
    if type(after.phase) is Throwing and after.phase.exchange == 1:
        lines += _battle_begins(tables, after, after.phase, viewer)
    if after.notes.won != before.notes.won:
        lines += _battle_won(tables, before, after, viewer)
    if after.round > before.round:
        lines.append(Message("round", {"round": after.round}))
    if type(after.phase) is Over:
        lines.append(_ended(after, viewer))
    return lines


def _done(
    tables: Tables, before: State, actor: Actor, action: Action, after: State, viewer: Viewer
) -> Iterator[Message]:
    match action:
        case TurnedUp(twist):
            yield Message("twist-turned", {"twist": named(tables, twist)}, (f"twist:{twist}",))
            yield from _reserves(before, after, viewer)
        case Dealt():
            yield from _dealt(tables, before, after, viewer)
        case Give() | Lay() | Keep() | Discard():
            yield from _secret(tables, before, Seat(actor), action, after, viewer)
        case Muster():
            yield from _mustered(before, after, viewer)
        case (
            Gain()
            | Deploy()
            | March()
            | Place()
            | Remove()
            | MainEvent()
            | OwnSecondary()
            | Nothing()
        ):
            yield _played(tables, before, Seat(actor), action, after, viewer)
        case Attempt(region):
            yield Message(
                "attempt",
                {"who": who(Seat(actor), viewer), "region": region_name(region)},
                (f"region:{REGIONS[region]}",),
            )
        case Stop():
            yield Message("stopped", {"who": who(Seat(actor), viewer)})
        case Rolled(die):
            yield _rolled(before, die, viewer)
        case Secondary(shifts):
            yield Message(
                "secondary", {"who": who(Seat(actor), viewer), "what": shifts_name(shifts)}
            )
        case Decline():
            yield Message("declined", {"who": who(Seat(actor), viewer)})
        case Settle(region, number):
            yield _settled(before, Seat(actor), region, number, viewer)
        case Claim() | Believe() | Doubt() | LastCard() | Hold() | Thrown():
            yield from _fought(tables, before, actor, action, after, viewer)
        case _:
            assert_never(action)


def _reserves(before: State, after: State, viewer: Viewer) -> Iterator[Message]:
    """What a twist has brought into the reserves. [V173]"""
    for seat in SEATS:
        reserve = own(seat, RESERVE)
        more = count(after.troops, reserve) - count(before.troops, reserve)
        if more:
            yield Message("reserve-changed", {"who": who(seat, viewer), "count": more})


def _dealt(tables: Tables, before: State, after: State, viewer: Viewer) -> Iterator[Message]:
    """One line when a hand is complete; the cards for their owner only. [V025]"""
    for seat in SEATS:
        if before.hands[seat] == after.hands[seat] or after.hands[seat].bit_count() < HAND:
            continue
        if seat != viewer:
            number = HAND if after.notes.kept[seat] is None else HAND - 1
            yield Message("dealt", {"who": HOUSES[seat], "count": number})
            continue
        params: Params = {}
        for place, card in enumerate(cards_in(after.hands[seat]), 1):
            params[f"card{place}"] = named(tables, tables.ids[card])
        yield Message("dealt-own", params)


def _secret(
    tables: Tables,
    before: State,
    seat: Seat,
    action: Give | Lay | Keep | Discard,
    after: State,
    viewer: Viewer,
) -> Iterator[Message]:
    """The owner reads the choice; once all have chosen, everyone reads what became public."""
    if seat != viewer:
        yield Message("chose", {"who": HOUSES[seat]})
    elif isinstance(action, Give):
        yield Message("gave-own", {"card": named(tables, action.card)}, (f"card:{action.card}",))
    elif isinstance(action, Lay):
        yield Message("laid-own", {"card": named(tables, action.card)}, (f"card:{action.card}",))
    elif isinstance(action, Keep):
        yield Message("kept-own")
    else:
        yield Message("discarded-own")
    if type(before.phase) is Swapping and type(after.phase) is Laying:
        yield _swapped(tables, after, viewer)
    if type(before.phase) is Laying and after.field is not None:
        yield from _field_chosen(tables, before, after, viewer)
    if type(before.phase) is Keeping and type(after.phase) is not Keeping:
        for each in SEATS:
            if before.hands[each] and each != viewer:
                kept = after.notes.kept[each] is not None
                yield Message("kept" if kept else "discarded", {"who": HOUSES[each]})


def _swapped(tables: Tables, after: State, viewer: Viewer) -> Message:
    if viewer is None:
        return Message("swapped")
    received = after.notes.given[other(viewer)]
    assert received is not None
    id = tables.ids[received]
    return Message("received", {"card": named(tables, id)}, (f"card:{id}",))


def _field_chosen(tables: Tables, before: State, after: State, viewer: Viewer) -> Iterator[Message]:
    """Both cards, the field, and troops that are laid without a choice. [V036-V044]"""
    first, second = after.notes.laid
    assert first is not None
    assert second is not None
    assert after.field is not None
    assert after.owner is not None
    cards: Params = {
        "lancaster": named(tables, tables.ids[first]),
        "york": named(tables, tables.ids[second]),
    }
    yield Message("turned-up", cards)
    id = tables.ids[after.field]
    region = tables.regions[after.field]
    params: Params = {
        "card": named(tables, id),
        "region": region_name(region),
        "who": who(after.owner, viewer),
    }
    yield Message("field", params, (f"card:{id}", f"region:{REGIONS[region]}"))
    yield from _mustered(before, after, viewer)


def _mustered(before: State, after: State, viewer: Viewer) -> Iterator[Message]:
    for seat in SEATS:
        taken = [
            count(before.troops, own(seat, place)) - count(after.troops, own(seat, place))
            for place in (SUPPLY, RESERVE)
        ]
        if any(taken):
            params: Params = {"who": who(seat, viewer), "supply": taken[0], "reserve": taken[1]}
            yield Message("mustered", params)


def _played(
    tables: Tables, before: State, seat: Seat, action: Play, after: State, viewer: Viewer
) -> Message:
    params: Params = {"who": who(seat, viewer), "card": named(tables, action.card)}
    refs = [f"card:{action.card}"]
    match action:
        case Gain():
            reserve = own(seat, RESERVE)
            params["count"] = count(after.troops, reserve) - count(before.troops, reserve)
            key = "played-gain"
        case Deploy(_, number):
            params["count"] = number
            key = "played-deploy"
        case March(_, target, taken):
            params |= {"count": sum(taken), "region": region_name(target)}
            refs.append(f"region:{REGIONS[target]}")
            key = "played-move"
        case Place(_, region) | Remove(_, region):
            params["region"] = region_name(region)
            refs.append(f"region:{REGIONS[region]}")
            key = "played-place" if isinstance(action, Place) else "played-remove"
        case MainEvent(_, shifts) | OwnSecondary(_, shifts):
            params["what"] = shifts_name(shifts)
            key = "played-main" if isinstance(action, MainEvent) else "played-secondary"
        case Nothing():
            key = "played-nothing"
        case _:
            assert_never(action)
    return Message(key, params, tuple(refs))


def _rolled(before: State, die: int, viewer: Viewer) -> Message:
    """What a die does to an attempt. [V072-V074, V082-V084]"""
    phase = before.phase
    assert type(phase) is Rolling
    counted = phase.seat if phase.is_place else other(phase.seat)
    there = in_region(before.troops, counted, phase.region)
    how = "high" if die > there else "equal" if die == there else "low"
    key = f"place-{how}" if phase.is_place else f"remove-{how}"
    params: Params = {"die": die, "there": there, "region": region_name(phase.region)}
    if not phase.is_place:
        params["who"] = who(counted, viewer)
    return Message(key, params, (f"region:{REGIONS[phase.region]}",))


def _settled(before: State, seat: Seat, region: int | None, number: int, viewer: Viewer) -> Message:
    survivors = count(before.troops, own(seat, HALF))
    params: Params = {"who": who(seat, viewer), "rest": survivors - number}
    if region is None:
        return Message("settled-reserve", params)
    params |= {"count": number, "region": region_name(region)}
    return Message("settled", params, (f"region:{REGIONS[region]}",))


# the battle in the log


def _battle_begins(
    tables: Tables, after: State, phase: Throwing, viewer: Viewer
) -> Iterator[Message]:
    assert after.field is not None
    id = tables.ids[after.field]
    params: Params = {"card": named(tables, id)}
    params |= {
        house: on_half(after.troops, seat) for seat, house in zip(SEATS, HOUSES, strict=True)
    }
    yield Message("battle", params, (f"card:{id}",))
    yield Message("attacker", {"who": who(phase.attacker, viewer)})


def _battle_won(tables: Tables, before: State, after: State, viewer: Viewer) -> Iterator[Message]:
    """Who has won; where phase 4 led straight to it, that there was no fight. [V106, V107]"""
    winner = next(seat for seat in SEATS if before.notes.won[seat] != after.notes.won[seat])
    assert before.field is not None
    id = tables.ids[before.field]
    battles = after.notes.won[winner].bit_count()
    if isinstance(before.phase, Playing | Attempting | Rolling | Offered):
        yield Message("unfought")
    params: Params = {"who": who(winner, viewer), "card": named(tables, id), "battles": battles}
    yield Message("battle-won", params, (f"card:{id}",))


def _fought(
    tables: Tables,
    before: State,
    actor: Actor,
    action: Claim | Believe | Doubt | LastCard | Hold | Thrown,
    after: State,
    viewer: Viewer,
) -> Iterator[Message]:
    match action:
        case Claim(rank):
            params: Params = {
                "who": who(Seat(actor), viewer),
                "claim": claim_name(throws.CLAIM_TEXTS[rank]),
            }
            yield Message("claimed", params)
        case Believe():
            yield Message("believed", {"who": who(Seat(actor), viewer)})
        case Doubt():
            yield from _doubted(before, Seat(actor), viewer)
        case Thrown(dice):
            yield _thrown(before, dice, viewer)
        case LastCard(dice):
            card = tables.ids[before.hands[actor].bit_length() - 1]
            params = {
                "who": who(Seat(actor), viewer),
                "card": named(tables, card),
                "dice": faces(dice),
            }
            yield Message("last-card", params, (f"card:{card}",))
        case Hold():
            yield Message("held", {"who": who(Seat(actor), viewer)})
        case _:
            assert_never(action)
    yield from _compared(before, action, after)
    yield from _losses(before, after, viewer)


def _doubted(before: State, seat: Seat, viewer: Viewer) -> Iterator[Message]:
    phase = before.phase
    assert type(phase) is Doubting
    assert phase.dice is not None
    yield Message("doubted", {"who": who(seat, viewer), "dice": faces(phase.dice)})
    is_true = phase.claim in throws.HOLDS[phase.dice]
    yield Message("claim-true" if is_true else "claim-false")


def _thrown(before: State, dice: str | None, viewer: Viewer) -> Message:
    phase = before.phase
    if type(phase) is Throwing:
        if viewer == phase.attacker and dice is not None:
            return Message("threw-own", {"dice": faces(dice)})
        return Message("threw", {"who": who(phase.attacker, viewer)})  # [V111, V116]
    assert type(phase) is Defending
    assert dice is not None
    defender = who(other(phase.attacker), viewer)
    return Message("threw-open", {"who": defender, "dice": faces(dice)})


def _compared(before: State, action: Action, after: State) -> Iterator[Message]:
    """Both results, when step 5 is decided. [V131]"""
    phase = before.phase
    if type(phase) is Defending and type(after.phase) is not Replying:
        assert type(action) is Thrown
        assert action.dice is not None
        dice = action.dice
    elif type(phase) is Replying:
        dice = action.dice if type(action) is LastCard else phase.thrown
    else:
        return
    reply = throws.BEST[dice]
    params: Params = {
        "attacker": claim_name(throws.CLAIM_TEXTS[phase.result]),
        "defender": claim_name(throws.CLAIM_TEXTS[reply]),
    }
    yield Message("compared" if phase.result != reply else "compared-equal", params)


def _losses(before: State, after: State, viewer: Viewer) -> Iterator[Message]:
    """Troops lost on a half; those of a winner who settles are not lost. [V138]"""
    for seat in SEATS:
        house = count(before.troops, own(seat, HALF)) - count(after.troops, own(seat, HALF))
        french = _french_lost(before, after, seat)
        if house + french:
            params: Params = {"who": who(seat, viewer), "count": house + french, "french": french}
            yield Message("lost", params)


def _french_lost(before: State, after: State, seat: Seat) -> int:
    """French on a half that are gone; those of the winner only go home. [V104]"""
    if before.notes.won[seat] != after.notes.won[seat]:
        return 0
    return count(before.troops, FRENCH_HALF + seat) - count(after.troops, FRENCH_HALF + seat)


def _ended(after: State, viewer: Viewer) -> Message:
    outcome = victory.result(after)
    winner = outcome.winner
    assert winner is not None
    if outcome.reason == "england":
        return Message("won-england", {"who": who(winner, viewer)})
    params: Params = {
        "who": who(winner, viewer),
        "high": outcome.scores[winner],
        "low": outcome.scores[other(winner)],
    }
    return Message(f"won-by-{outcome.decided}", params)


# what is asked


def prompt(view: View) -> Message:
    """What is being asked of the viewer now, or whom they wait for."""
    if view.phase == "over":
        return Message("prompt-over")
    if view.viewer is None or view.viewer not in view.actors:
        return _waiting(view)
    tables = EDITIONS.tables(view.edition)
    battle, use = view.battle, view.use
    match view.phase:
        case "swap":
            return Message("prompt-swap")
        case "lay":
            fields = any(tables.number[id] < len(tables.regions) for id in view.hand)
            return Message("prompt-lay" if fields else "prompt-lay-event")
        case "muster":
            return Message("prompt-muster")
        case "play":
            return Message("prompt-play", {"left": len(view.hand) - 1})
        case "attempt":
            assert use is not None
            return Message("prompt-attempt", {"use": use.use, "left": use.left})
        case "offer":
            assert use is not None
            return Message("prompt-offer", {"card": named(tables, use.card)})
        case "claim":
            assert battle is not None
            return Message("prompt-claim", {"dice": faces(battle.dice or "")})
        case "answer":
            assert battle is not None
            assert battle.claim is not None
            return Message("prompt-answer", {"claim": claim_name(battle.claim)})
        case "caught":
            assert battle is not None
            assert battle.dice is not None
            assert battle.claim is not None
            params: Params = {"dice": faces(battle.dice), "claim": claim_name(battle.claim)}
            return Message("prompt-caught", params)
        case "reply":
            assert battle is not None
            assert battle.thrown is not None
            assert battle.result is not None
            params = {"dice": faces(battle.thrown), "result": claim_name(battle.result)}
            return Message("prompt-reply", params)
        case "settle":
            assert view.field is not None
            return Message("prompt-settle", {"count": view.field.troops[view.viewer]})
        case _:
            return Message("prompt-keep", {"card": named(tables, view.hand[0])})


def _waiting(view: View) -> Message:
    seats = [actor for actor in view.actors if actor in SEATS]
    if not seats:
        return Message("prompt-chance")
    if len(seats) == 2:
        return Message("prompt-wait-both")
    return Message("prompt-wait", {"who": HOUSES[seats[0]], "phase": view.phase})
