"""How good a position of the battle is for a side, in tenths of a victory point.

A move, an attack or a pursuit is valued by how it can end, so that one look ahead sees the result.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import SEATS, Seat, other
from rosenkrieg.games.medieval_battle.geometry import distance
from rosenkrieg.games.medieval_battle.ground import baggage_of
from rosenkrieg.games.medieval_battle.material import BAGGAGE
from rosenkrieg.games.medieval_battle.phases import victory
from rosenkrieg.games.medieval_battle.play import apply, legal_actions
from rosenkrieg.games.medieval_battle.state import (
    Answering,
    Building,
    Ending,
    Over,
    Pursuing,
    Recruiting,
    State,
    Turn,
    hex_of,
    is_full,
    kind_of,
    points_of,
)
from rosenkrieg.games.medieval_battle.tables import field_of, tables_of

SCALE: Final = 12.0

WIN: Final = 1000.0
ENDED: Final = 900.0
"""The other side has passed, and a second pass wins."""
VICTORY_POINT: Final = 10.0
UNIT: Final = 2.0
"""A recruiting point on the map, full."""
DAMAGED: Final = 0.6
AWAY: Final = 0.7
"""A unit off the map, against one on it."""
MOVEMENT: Final = 0.1
"""A movement point left."""
MARKER: Final = 1.5
NEAR: Final = 0.8
"""A hex nearer to a flag that the side does not hold, for its nearest unit."""
FAR: Final = 12
"""As far from a flag as a side without units on the map is taken to be."""
FORTIFIED: Final = 2.0
GUARD: Final = 0.4
"""A hex between the own baggage and the nearest enemy, up to four."""


def evaluate(state: State, seat: Seat) -> float:
    """What the seat has, less what the other side has; open questions as they will be answered."""
    phase = state.phase
    if type(phase) is Over:
        return 0.0 if phase.winner is None else WIN if phase.winner == seat else -WIN
    if isinstance(phase, (Building, Recruiting)):
        return 0.0
    if isinstance(phase, (Ending, Answering, Pursuing)):
        values = (
            evaluate(apply(state, phase.seat, action), seat)
            for action in legal_actions(state, phase.seat)
        )
        return max(values) if phase.seat == seat else min(values)
    if type(phase) is Turn and state.passed and _would_win(state, phase.seat):
        return ENDED if phase.seat == seat else -ENDED
    return _side(state, seat) - _side(state, other(seat))


def _would_win(state: State, seat: Seat) -> bool:
    """Whether a side would win by passing, after a pass of the other side. [R94-R96]"""
    points = victory.points_of(field_of(state), state.flags, state.units)
    return victory.decided(tables_of(state), state.units, points, "passes").winner == seat


def _side(state: State, seat: Seat) -> float:
    """Points, units and chances of a side."""
    field, tables = field_of(state), tables_of(state)
    mine = state.units[seat]
    flags = victory.taken(field, state.flags, state.units)
    value = MARKER * state.markers[seat]
    for unit in mine:
        worth = UNIT * tables.cost[kind_of(unit)]
        value += worth if is_full(unit) else DAMAGED * worth
        value += MOVEMENT * points_of(unit)
    value += sum(AWAY * UNIT * tables.cost[kind_of(unit)] for unit in state.away[seat])
    fighters = [hex_of(unit) for unit in mine if kind_of(unit) != BAGGAGE]
    for at, points, holder in zip(field.flags, field.flag_points, flags, strict=True):
        if holder == seat:
            value += VICTORY_POINT * points
        else:
            near = min((distance(at, each) for each in fighters), default=FAR)
            value -= NEAR * points * near
    return value + _baggage(state, seat)


def _baggage(state: State, seat: Seat) -> float:
    """The own baggage: that it stands, is fortified, and no enemy is near."""
    baggage = baggage_of(state.units[seat])
    if baggage is None:
        return 0.0
    enemies = [hex_of(unit) for unit in state.units[SEATS[1 - seat]] if kind_of(unit) != BAGGAGE]
    near = min((distance(hex_of(baggage), each) for each in enemies), default=4)
    return 3 * VICTORY_POINT + FORTIFIED * points_of(baggage) + GUARD * min(4, near)
