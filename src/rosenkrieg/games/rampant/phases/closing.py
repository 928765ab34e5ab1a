"""Step 12: passing effects are used up, and the end is checked. [G5, G9, A1, A20]"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS, Outcome, Seat, other
from rosenkrieg.games.rampant.phases.aftermath import sums
from rosenkrieg.games.rampant.realms import fixed_points, has, size, tables_of
from rosenkrieg.games.rampant.state import (
    Battle,
    Options,
    Over,
    Realm,
    State,
    then,
    with_realm,
)

NOT_IN_RAIDS: Final = ("knight", "good_harvest", "failed_harvest")
"""Effects that a raid does not use up. [A20]"""


def close(state: State) -> State:
    """The battle is over: glory is added, and the next one opens or the match ends."""
    has_result = state.battle.scenario_glory is not None
    state = _counted(state) if has_result else returned(state)
    options = state.options
    if not options.battles or state.battle.number >= options.battles or is_full(state):
        return replace(state, phase=Over(not has_result))
    number = state.battle.number + 1
    first = other(state.battle.first)  # [Q40]
    return then(opened(state, f"b{number}", number, first), "meeting")


def is_full(state: State) -> bool:
    """Whether a realm has the ten territories that end the campaign. [3, G9]"""
    most = tables_of(state).values.end_territories
    return any(size(state, seat) >= most for seat in SEATS)


def _counted(state: State) -> State:
    """Glory, battles, a tavern's spy, plunder, and effects that a raid gives back."""
    glory, battle = sums(state), state.battle
    for seat in SEATS:
        realm = state.realms[seat]
        kept = battle.effects[seat] if battle.raider is not None else ()
        kept = tuple(effect for effect in kept if effect in NOT_IN_RAIDS)
        spies = realm.spies or int(has(state, seat, "extra_spy"))
        state = with_realm(
            state,
            seat,
            spies=spies,
            glory=realm.glory + glory[seat],
            battles=realm.battles + 1,
            waiting=(*kept, *realm.waiting),
        )
    return plundered(state)


def returned(state: State) -> State:
    """A battle without a result gives its effects back. [G12, A5]"""
    battle = state.battle
    for seat in SEATS:
        realm = state.realms[seat]
        state = with_realm(
            state,
            seat,
            waiting=(*battle.effects[seat], *realm.waiting),
            resting=(*battle.resting[seat], *realm.resting),
        )
    return replace(state, pair=(*battle.pair, *state.pair))


def plundered(state: State) -> State:
    """A raider who wins plunders what was offered: its property rests next time. [Q16]"""
    raider = state.battle.raider
    if raider is None or state.battle.winner != raider:
        return state
    owner = other(raider)
    stake = state.battle.stakes[owner]
    if stake is None or stake not in state.battle.listed[owner]:
        return state
    return with_realm(state, owner, resting=(*state.realms[owner].resting, stake))


# the next battle


def opened(state: State, id: str, number: int, first: Seat) -> State:
    """A battle with the effects that were waiting for it. [G5]"""
    realms = state.realms
    battle = Battle(
        id,
        number,
        first,
        effects=(realms[0].waiting, realms[1].waiting),
        resting=(realms[0].resting, realms[1].resting),
        pair=state.pair,
    )
    idle = (_rested(realms[0]), _rested(realms[1]))
    return replace(state, realms=idle, battle=battle, pair=())


def _rested(realm: Realm) -> Realm:
    return replace(realm, waiting=(), resting=())


def begun(
    realms: tuple[Realm, Realm],
    options: Options,
    id: str,
    first: Seat,
    pair: tuple[str, ...] = (),
    uniques: tuple[str, ...] = (),
) -> State:
    """The first battle of two realms, on its way to step 1."""
    blank = State(Over(), realms, Battle(id, 1, first), options, pair, uniques)
    return then(opened(blank, id, 1, first), "meeting")


# the end


def result(state: State) -> Outcome:
    """Territories, then glory, then warband points. [3, G10]"""
    first, second = (
        (size(state, seat), realm.glory, fixed_points(state, realm))
        for seat, realm in zip(SEATS, state.realms, strict=True)
    )
    sizes = (first[0], second[0])
    if first == second:
        return Outcome(None, "campaign", sizes)
    winner = SEATS[0] if first > second else SEATS[1]
    names = ("territories", "glory", "points")
    decided = next(n for n, a, b in zip(names, first, second, strict=True) if a != b)
    return Outcome(winner, "campaign", sizes, decided)
