"""Steps 9 and 10: glory by source, then the territory roll with events and spies first."""

from __future__ import annotations

from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS, Actor, Seat, other
from rosenkrieg.games.rampant.actions import NO, YES, Action, Name, Yes
from rosenkrieg.games.rampant.phases.warbands import underdog
from rosenkrieg.games.rampant.realms import has, smaller, spy_limit, tables_of, usable
from rosenkrieg.games.rampant.state import (
    KindChoice,
    Line,
    MonasteryChoice,
    Rolling,
    State,
    Territory,
    UnrestChoice,
    asks,
    order,
    then,
    with_realm,
)

# glory


def glory(state: State) -> State:
    """The sum decides the battle; at a draw the smaller realm is entitled. [B17-B19, B23, Q9]

    Who concedes or does not turn up loses, whatever the sum. [A3]
    """
    lines = (*state.battle.lines, *(line for seat in SEATS for line in lines_of(state, seat)))
    state = asks(state, state.phase, lines=lines)
    mine, theirs = sums(state)
    winner = None if mine == theirs else SEATS[0] if mine > theirs else SEATS[1]
    if state.battle.conceded is not None:
        winner = other(state.battle.conceded)
    loser = None if winner is None else other(winner)
    entitled = smaller(state) if winner is None else winner
    return then(state, "territory", winner=winner, loser=loser, entitled=entitled)


def sums(state: State) -> tuple[int, int]:
    """Glory of both sides so far."""
    lines = state.battle.lines
    first, second = (sum(line.glory for line in lines if line.seat == seat) for seat in SEATS)
    return first, second


def lines_of(state: State, seat: Seat) -> list[Line]:
    """Glory of a side by source. [B18, B36]"""
    battle, tables = state.battle, tables_of(state)
    assert battle.scenario_glory is not None
    lines = [Line(seat, "scenario", battle.scenario_glory[seat])]
    killed = battle.killed[seat] or 0
    if killed:
        each = tables.values.hero_glory
        each += tables.values.barrow_glory * has(state, seat, "glory_hero")
        lines.append(Line(seat, "heroes", killed * each))
    for boast, is_done in zip(battle.boasts[seat], battle.done[seat], strict=False):
        value = tables.boast[boast].value if is_done else tables.values.boast_fail
        lines.append(Line(seat, "boast", value, boast))
    if underdog(state)[seat]:
        lines.append(Line(seat, "underdog", underdog(state)[seat]))
    shown = {kind.id: kind.glory for kind in usable(state, seat) if kind.glory}
    lines += [Line(seat, kind, points) for kind, points in shown.items()]
    return lines


# the territory roll


def territory(state: State) -> State:
    """Rolled after every battle. [B20]"""
    return asks(state, Rolling("territory", _roller(state)))


def _roller(state: State) -> Seat:
    entitled = state.battle.entitled
    return state.battle.first if entitled is None else entitled


def rolled(state: State, seat: Seat, face: int) -> State:
    """A spy or event is dealt with first, then it is rolled again. [B21, Q8]"""
    tables, battle = tables_of(state), state.battle
    special = tables.special.get(face)
    if special is None:
        return _found(asks(state, state.phase, rolled=tables.rolled[face]))
    state = asks(state, state.phase, specials=battle.specials + 1)
    if special == "event":
        return asks(state, Rolling("event", seat))
    return then(gain_spy(state, battle.entitled), "territory")


def gain_spy(state: State, seat: Seat | None) -> State:
    """The entitled realm gets the spy; beyond the limit it is lost. [Q7]"""
    if seat is None or state.realms[seat].spies >= spy_limit(state, seat):
        return state
    return with_realm(state, seat, spies=state.realms[seat].spies + 1)


def _found(state: State) -> State:
    """The entitled realm's monastery may have it rolled again."""
    seat = state.battle.entitled
    if seat is not None and can_repeat(state, seat):
        return asks(state, MonasteryChoice(seat, "territory", ()))
    return then(state, "gain")


def can_repeat(state: State, seat: Seat) -> bool:
    """Monastery: once a battle for each side. [A11]"""
    return f"monastery{seat}" not in state.battle.used and has(state, seat, "event_reroll")


def event_rolled(state: State, seat: Seat, face: int) -> State:
    """Owners of a monastery may have it rolled again, the first seat first. [D15]"""
    return _ask(asks(state, state.phase, event=face), order(state))


def _ask(state: State, seats: tuple[Seat, ...]) -> State:
    for number, seat in enumerate(seats):
        if can_repeat(state, seat):
            return asks(state, MonasteryChoice(seat, "event", seats[number + 1 :]))
    return then(state, "event")


def repeats(state: State, actor: Actor) -> list[Action]:
    """Let it stand, or roll again."""
    return [NO, YES]


def repeat(state: State, actor: Actor, action: Action) -> State:
    """The last roll stands."""
    phase = state.phase
    assert type(phase) is MonasteryChoice
    if type(action) is Yes:
        used = (*state.battle.used, f"monastery{phase.seat}")
        return asks(state, Rolling(phase.what, _roller(state)), used=used)
    return _ask(state, phase.rest) if phase.what == "event" else then(state, "gain")


# events


def event(state: State) -> State:
    """What the event brings, now or for coming battles. [events, Q7, G5]"""
    battle = state.battle
    assert battle.event is not None
    name = tables_of(state).events[battle.event]
    match name:
        case "unrest":
            return unrest(state)
        case "inheritance":
            heir = smaller(state)
            if heir is not None:
                return asks(state, Rolling("inheritance", heir))
        case "bad_weather" | "fair_weather" | "truce":
            return then(_for_pair(state, name), "territory")
        case "quiet":
            pass
        case _:
            for seat in hit(state, name):
                waiting = (*state.realms[seat].waiting, name)
                state = with_realm(state, seat, waiting=waiting)
    return then(state, "territory")


def _for_pair(state: State, name: str) -> State:
    return replace(state, pair=(*state.pair, name))


def hit(state: State, event: str) -> tuple[Seat, ...]:
    """Whom an event hits in his next battle. [events]"""
    battle = state.battle
    match event:
        case "good_harvest":
            seat = battle.entitled
        case "knight":  # the smaller realm, if equal the loser
            seat = battle.loser if smaller(state) is None else smaller(state)
        case _:  # comet, plague, failed harvest
            return SEATS
    return () if seat is None else (seat,)


def unrest(state: State) -> State:
    """The larger realm, if equal the entitled one, tests a territory: a silver mine first."""
    seat = restless(state)
    tested = () if seat is None else testable(state, seat)
    if seat is None or not tested:
        return then(state, "territory")
    if len(tested) == 1:
        return asks(state, Rolling("unrest", seat, tested[0]))
    return asks(state, UnrestChoice(seat))


def restless(state: State) -> Seat | None:
    """Whom unrest hits."""
    few = smaller(state)
    return state.battle.entitled if few is None else other(few)


def testable(state: State, seat: Seat) -> tuple[str, ...]:
    """Never the home land or a locked one; silver mines first. [unrest, G4]"""
    realm = state.realms[seat]
    closed = {realm.home, *realm.locked, *state.battle.stakes}
    free = [each for each in realm.territories if each.id not in closed]
    mines = [each for each in free if each.kind == "silver_mine"]
    return tuple(each.id for each in mines or free)


def tests(state: State, actor: Actor) -> list[Action]:
    """The owner picks. [D15]"""
    return [Name(id) for id in testable(state, Seat(actor))]


def test(state: State, actor: Actor, action: Action) -> State:
    """A die decides."""
    assert type(action) is Name
    return asks(state, Rolling("unrest", Seat(actor), action.territory))


LOST_ON = 2
"""Up to which die a tested territory is lost."""


def unrest_rolled(state: State, rolling: Rolling, face: int) -> State:
    """On 1-2 it is lost and discarded, unless it has been staked elsewhere meanwhile. [G4]"""
    realm = state.realms[rolling.seat]
    if face <= LOST_ON and rolling.about not in realm.locked:
        left = tuple(each for each in realm.territories if each.id != rolling.about)
        state = with_realm(state, rolling.seat, territories=left)
    return then(state, "territory")


def inherited(state: State, seat: Seat, face: int) -> State:
    """The smaller realm has one territory more; an open borderland is named."""
    kind = tables_of(state).rolled[face]
    if tables_of(state).kind[kind].effect == "choose":
        return asks(state, KindChoice(seat, "inheritance"))
    return then(added(state, seat, kind), "territory")


def added(state: State, seat: Seat, kind: str) -> State:
    """A new territory of this kind; its id is made of the battle's. [A7]"""
    made = state.battle.made + 1
    land = Territory(f"{state.battle.id}-{made}", kind)
    state = with_realm(state, seat, territories=(*state.realms[seat].territories, land))
    return asks(state, state.phase, made=made)
