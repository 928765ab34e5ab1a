"""Units are deployed in turn, the baggages first. Chapter III."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.medieval_battle.actions import Action, Deploy, Done
from rosenkrieg.games.medieval_battle.geometry import COUNT, picked
from rosenkrieg.games.medieval_battle.ground import (
    OTHER,
    baggage_of,
    joined,
    pair,
    standing,
    without,
)
from rosenkrieg.games.medieval_battle.material import BAGGAGE, GAIT
from rosenkrieg.games.medieval_battle.state import (
    YELLOW,
    Deploying,
    State,
    Turn,
    hex_of,
    kind_of,
)
from rosenkrieg.games.medieval_battle.tables import field_of, tables_of


def open_hexes(state: State, seat: Seat) -> int:
    """Where a side may place something: away from flags and the enemy baggage. [R21, R22, Q2]"""
    field = field_of(state)
    hexes = field.far & ~(standing(state.units[0]) | standing(state.units[1]))
    enemy = baggage_of(state.units[OTHER[seat]])
    return hexes if enemy is None else hexes & ~field.near[hex_of(enemy)]


def deploys(state: State, seat: Seat) -> Sequence[Action]:
    """The baggage on a plain; then a unit on ground it can be on, or no more. [R20-R24, R108]"""
    field, hexes = field_of(state), open_hexes(state, seat)
    if baggage_of(state.units[seat]) is None:
        return picked(_deploys(BAGGAGE), hexes & field.plain)
    found: list[Action] = []
    for kind in dict.fromkeys(map(kind_of, state.away[seat])):
        found += picked(_deploys(kind), hexes & field.open[GAIT[kind]])
    found.append(_DONE)
    return found


_DONE: Final = Done()


@lru_cache(maxsize=len(GAIT))
def _deploys(kind: int) -> tuple[Deploy, ...]:
    """A unit of that kind on every hex, made once."""
    return tuple(Deploy(kind, at) for at in range(COUNT))


def deploy(state: State, phase: Deploying, action: Action) -> State:
    """Places something, or holds back the rest for good; then the other side is on. [R23, Q63]"""
    seat = phase.seat
    if type(action) is Done:
        done = (phase.done[0], True) if seat else (True, phase.done[1])
        return _next(state, Deploying(OTHER[seat], done))
    assert type(action) is Deploy
    waiting = next(each for each in state.away[seat] if kind_of(each) == action.kind)
    there = tables_of(state).refreshed(action.at << 8 | waiting & 0xFF)
    after = State(
        state.options, state.code,
        pair(state.units, seat, joined(state.units[seat], there)),
        pair(state.away, seat, without(state.away[seat], waiting)),
        state.markers, state.flags, phase,
    )  # fmt: skip
    red, yellow = (  # [A7] a side with nothing left to place is done
        phase.done[side] or not after.away[side] for side in (0, 1)
    )
    return _next(after, Deploying(OTHER[seat], (red, yellow)))


def _next(state: State, phase: Deploying) -> State:
    """The other side, unless it is done; yellow begins the battle when both are. [R23, R26]"""
    after: Deploying | Turn = phase
    if all(phase.done):
        after = Turn(YELLOW)
    elif phase.done[phase.seat]:
        after = Deploying(OTHER[phase.seat], phase.done)
    return State(
        state.options, state.code, state.units, state.away, state.markers, state.flags, after
    )
