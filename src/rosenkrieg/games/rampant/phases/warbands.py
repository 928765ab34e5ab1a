"""Step 4: the scenario's attacker, warband points and the underdog rule. [B4, B7, B25-B27]"""

from __future__ import annotations

from rosenkrieg.core.contract import SEATS, Actor, Seat, other
from rosenkrieg.games.rampant.actions import Action, Declare
from rosenkrieg.games.rampant.phases import spies
from rosenkrieg.games.rampant.realms import knight, tables_of, warband
from rosenkrieg.games.rampant.state import (
    DeclareChoice,
    Rolling,
    State,
    asks,
    order,
    put,
    then,
)


def attacker(state: State) -> State:
    """Who chose attack against defense is the attacker; otherwise it is rolled. [B4, B7, Q1]"""
    chosen = state.battle.chosen
    if chosen[0] == chosen[1]:
        return asks(state, Rolling("attacker", state.battle.first))
    seat = SEATS[0] if chosen[0] == "attack" else SEATS[1]
    return then(state, "silencing", attacker=seat)


def rolled(state: State, seat: Seat, face: int) -> State:
    """1: the first seat attacks, 2: the second. [Q21]"""
    return then(state, "silencing", attacker=order(state)[face - 1])


def silencing(state: State) -> State:
    """Window W2, once the attacker is known. [S2, A14]"""
    return spies.open_window(state, "W2")


def warbands(state: State) -> State:
    """Points are counted; with more points one declares how many to field. [B25, Q14]"""
    built = (state.realms[0].territories, state.realms[1].territories)
    state = asks(state, state.phase, built=built)
    points = (warband(state, SEATS[0]), warband(state, SEATS[1]))
    state = asks(state, state.phase, points=points, declared=points)
    if points[0] == points[1]:
        return _fielded(state)
    return asks(state, DeclareChoice(SEATS[0] if points[0] > points[1] else SEATS[1]))


def declarations(state: State, actor: Actor) -> list[Action]:
    """From the smaller's points up to one's own. [B25, Q13]"""
    points = state.battle.points
    assert points is not None
    return [Declare(number) for number in range(min(points), max(points) + 1)]


def declare(state: State, actor: Actor, action: Action) -> State:
    """Declared openly, before the scenario. [Q14]"""
    assert type(action) is Declare
    declared = put(state.battle.declared or (0, 0), Seat(actor), action.points)
    return _fielded(asks(state, state.phase, declared=declared))


def _fielded(state: State) -> State:
    """Wandering knights join on top. [Q37]"""
    declared = state.battle.declared
    assert declared is not None
    fielded = (declared[0] + knight(state, SEATS[0]), declared[1] + knight(state, SEATS[1]))
    return then(state, "scenario", fielded=fielded)


def underdog(state: State) -> tuple[int, int]:
    """Glory for the smaller side: a point for each point over two. [B26, B27, Q12, Q37, A21]

    Between equal warbands only a report, or a correction, can tell of a larger one.
    """
    points, declared = state.battle.points, state.battle.declared
    if points is None or declared is None:
        return 0, 0
    sizes = declared if points[0] == points[1] else points
    smaller = SEATS[0] if sizes[0] < sizes[1] else SEATS[1]
    more = declared[other(smaller)] - points[smaller] - tables_of(state).values.free_points
    return put((0, 0), smaller, max(0, more))  # type: ignore[no-any-return]
