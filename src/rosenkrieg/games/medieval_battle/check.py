"""The invariants of a position."""

from __future__ import annotations

from rosenkrieg.core.contract import CHANCE, SEATS, Seat
from rosenkrieg.games.medieval_battle.battlefield import read_code
from rosenkrieg.games.medieval_battle.edition import MOST_UNITS
from rosenkrieg.games.medieval_battle.geometry import BIT
from rosenkrieg.games.medieval_battle.ground import standing
from rosenkrieg.games.medieval_battle.material import BAGGAGE, GAIT, MARKERS
from rosenkrieg.games.medieval_battle.play import actors, legal_actions
from rosenkrieg.games.medieval_battle.state import (
    FULL,
    HELD,
    NOBODY,
    Building,
    Deploying,
    Recruiting,
    State,
    hex_of,
    kind_of,
    points_of,
)
from rosenkrieg.games.medieval_battle.tables import field_of, tables_of

LONGEST_LIST = 1000


def check(state: State) -> None:
    """Assert what is true in every position."""
    assert all(0 <= left <= MARKERS for left in state.markers), "time markers [R5]"
    for actor in (*SEATS, CHANCE):
        if actor in actors(state):
            assert 1 <= len(legal_actions(state, actor)) <= LONGEST_LIST, "short lists"
    if isinstance(state.phase, Building):
        assert state.units == state.away == ((), ()), "nothing before the map"
        return
    read_code(tables_of(state).sheets.modules, state.options.size, state.code)
    field = field_of(state)
    assert len(state.flags) == len(field.flags), "a holder for each flag"
    assert all(holder <= NOBODY for holder in state.flags), "holders [R89]"
    one, two = map(standing, state.units)
    assert not one & two, "one unit in a hex [R106]"
    for seat in SEATS:
        _check_side(state, seat)


def _check_side(state: State, seat: Seat) -> None:
    tables, field = tables_of(state), field_of(state)
    units, away = state.units[seat], state.away[seat]
    assert list(units) == sorted(units), "units by hex"
    assert standing(units).bit_count() == len(units), "one unit in a hex [R106]"
    for unit in units:
        kind = kind_of(unit)
        assert field.open[GAIT[kind]] & BIT[hex_of(unit)], "ground it can be on [R108]"
        assert points_of(unit) <= tables.movement[kind], "points [R2]"
        assert kind != BAGGAGE or unit & FULL, "baggage has no knights to lose"
    assert list(away) == sorted(away), "waiting units in order"
    assert all(unit >> 8 == HELD or unit >> 8 < len(field.ring) for unit in away), "places [R78]"
    if not isinstance(state.phase, (Recruiting, Deploying)):
        assert all(kind_of(unit) != BAGGAGE for unit in away), "baggage is on the map [R18, R103]"
    assert not any(map(points_of, away)), "points off the map do not matter [Q46]"
    assert len(units) + len(away) <= MOST_UNITS + 1, "an army and its baggage [R15]"
