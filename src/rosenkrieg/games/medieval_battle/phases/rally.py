"""The rally, and the way back to the map. Chapter IV, section 7."""

from __future__ import annotations

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.medieval_battle.actions import Action, Done, Enter
from rosenkrieg.games.medieval_battle.battlefield import (
    Battlefield,
    step_on_ring,
    steps_on_ring,
)
from rosenkrieg.games.medieval_battle.geometry import Hex, hexes_in
from rosenkrieg.games.medieval_battle.ground import (
    baggage_of,
    joined,
    pair,
    standing,
    without,
)
from rosenkrieg.games.medieval_battle.material import GAIT
from rosenkrieg.games.medieval_battle.phases.victory import end_turn
from rosenkrieg.games.medieval_battle.state import (
    HELD,
    Entering,
    State,
    Unit,
    Units,
    hex_of,
    kind_of,
)
from rosenkrieg.games.medieval_battle.tables import field_of, tables_of


def rally(state: State, seat: Seat) -> State:
    """Spends a marker: all points are back, the baggage is fortified. [R30, R75, R76, P11]"""
    refreshed = tables_of(state).refreshed
    mine = tuple(map(refreshed, state.units[seat]))
    one, two = state.markers
    markers = (one, two - 1) if seat else (one - 1, two)
    rallied = State(
        state.options, state.code, pair(state.units, seat, mine), state.away, markers,
        state.flags, Entering(seat), False,
    )  # fmt: skip
    return rallied if len(entries(rallied, seat)) > 1 else _end(rallied, seat)


def entries(state: State, seat: Seat) -> list[Action]:
    """Waiting units that can enter beside the baggage; or no more. [R79-R81, R114, Q47-Q49]"""
    found: list[Action] = [Done()]
    baggage = baggage_of(state.units[seat])
    if baggage is None or not state.away[seat]:  # [R91]
        return found
    field = field_of(state)
    taken = standing(state.units[0]) | standing(state.units[1])
    near = field.beside[hex_of(baggage)] & ~taken
    if not near:
        return found
    for unit in dict.fromkeys(state.away[seat]):
        if way_left(field, state.units[seat], unit) == 0:
            open_to = near & field.open[GAIT[kind_of(unit)]]
            found += [Enter(unit, at) for at in hexes_in(open_to)]
    return found


def enter(state: State, seat: Seat, action: Action) -> State:
    """A unit enters with all its points and the knights it has; or the rally ends. [P11, Q46]"""
    if type(action) is Done:
        return _end(state, seat)
    assert type(action) is Enter
    entered = tables_of(state).refreshed(action.at << 8 | action.unit & 0xFF)
    after = State(
        state.options, state.code,
        pair(state.units, seat, joined(state.units[seat], entered)),
        pair(state.away, seat, without(state.away[seat], action.unit)),
        state.markers, state.flags, state.phase, False,
    )  # fmt: skip
    return after if len(entries(after, seat)) > 1 else _end(after, seat)


def _end(state: State, seat: Seat) -> State:
    """The other fled units move one outer module on, then the turn is over. [R78, Q50]"""
    field, mine = field_of(state), state.units[seat]
    away = tuple(sorted(_moved_on(field, mine, each) for each in state.away[seat]))
    after = State(
        state.options, state.code, state.units, pair(state.away, seat, away),
        state.markers, state.flags, state.phase, False,
    )  # fmt: skip
    return end_turn(after, seat, state.units)


def _moved_on(field: Battlefield, mine: Units, unit: Unit) -> Unit:
    if not way_left(field, mine, unit):
        return unit
    goals = baggage_outers(field, mine)
    return step_on_ring(field, unit >> 8, goals) << 8 | unit & 0xFF


# the way back


def baggage_outers(field: Battlefield, mine: Units) -> tuple[int, ...]:
    """The outer modules of the baggage, as places in the ring; none if it is lost. [R77]"""
    baggage = baggage_of(mine)
    return () if baggage is None else field.outers[hex_of(baggage)]


def way_left(field: Battlefield, mine: Units, unit: Unit) -> int | None:
    """The rallies before the one in which a waiting unit may enter; None: never. [R77-R81]"""
    goals = baggage_outers(field, mine)
    if not goals:
        return None
    if unit >> 8 == HELD:
        return 0
    return min(steps_on_ring(field, unit >> 8, goal) for goal in goals)


def outer_of(field: Battlefield, mine: Units, at: Hex) -> int:
    """The outer module a unit leaves from; beside a filler the one nearer to the baggage. [P6]"""
    goals = baggage_outers(field, mine)
    if not goals:  # [A10]
        return field.outers[at][0]
    return min(
        field.outers[at],
        key=lambda place: min(steps_on_ring(field, place, goal) for goal in goals),
    )
