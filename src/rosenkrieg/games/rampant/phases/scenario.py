"""Step 5: a scenario is agreed or rolled; high road and window W3. [B15, B16, A4, A12, A22]"""

from __future__ import annotations

from rosenkrieg.core.contract import Actor, Seat
from rosenkrieg.games.rampant.actions import NO, YES, Action, Propose, Yes
from rosenkrieg.games.rampant.phases import spies
from rosenkrieg.games.rampant.realms import has, tables_of
from rosenkrieg.games.rampant.state import (
    AcceptChoice,
    ProposeChoice,
    RoadChoice,
    Rolling,
    State,
    asks,
    order,
    then,
)


def scenario(state: State) -> State:
    """The first seat may propose one. [B16, A22]"""
    return asks(state, ProposeChoice(state.battle.first))


def proposals(state: State, actor: Actor) -> list[Action]:
    """Roll, or any scenario of the two books. [B16]"""
    return [NO, *(Propose(id) for id in tables_of(state).scenario)]


def propose(state: State, actor: Actor, action: Action) -> State:
    """The second seat answers; without a proposal the dice decide. [A22]"""
    if type(action) is Propose:
        return asks(state, AcceptChoice(order(state)[1], action.scenario))
    return _roll(state)


def answers(state: State, actor: Actor) -> list[Action]:
    """Accept, or roll. [A22]"""
    return [YES, NO]


def answer(state: State, actor: Actor, action: Action) -> State:
    """An agreed scenario is not rolled again. [B16]"""
    assert type(state.phase) is AcceptChoice
    if type(action) is Yes:
        return then(state, "terrain", scenario=state.phase.scenario)
    return _roll(state)


def _roll(state: State) -> State:
    return asks(state, Rolling("scenario", state.battle.first))


def rolled(state: State, seat: Seat, face: int) -> State:
    """The last roll stands. [B15, S3, A12]"""
    step = "window" if state.battle.spying is not None else "road"
    return then(state, step, scenario=tables_of(state).scenario_of(face))  # type: ignore[arg-type]


def road(state: State) -> State:
    """High road: first seat, then second seat, then W3. [A12]"""
    for seat in order(state):
        if f"road{seat}" not in state.battle.used and has(state, seat, "scenario_reroll"):
            return asks(state, RoadChoice(seat))
    return spies.open_window(state, "W3")


def may_repeat(state: State, actor: Actor) -> list[Action]:
    """Once a battle."""
    return [NO, YES]


def repeat(state: State, actor: Actor, action: Action) -> State:
    """Asked once, whatever the answer."""
    state = asks(state, state.phase, used=(*state.battle.used, f"road{actor}"))
    return _roll(state) if type(action) is Yes else then(state, "road")
