"""The end of a turn: flags, points, and whether the battle is over. Chapter V."""

from __future__ import annotations

from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Outcome, Seat
from rosenkrieg.games.medieval_battle.battlefield import Battlefield
from rosenkrieg.games.medieval_battle.geometry import BIT
from rosenkrieg.games.medieval_battle.ground import OTHER, baggage_of, standing
from rosenkrieg.games.medieval_battle.material import FOR_BAGGAGE
from rosenkrieg.games.medieval_battle.state import Over, Phase, State, Turn, Units, kind_of
from rosenkrieg.games.medieval_battle.tables import Tables, field_of, tables_of


def end_turn(
    state: State,
    seat: Seat,
    units: tuple[Units, Units],
    passed: bool = False,
    last: tuple[int, ...] = (),
) -> State:
    """Takes flags, counts points, and lets the other side act unless the battle ends. [P12]"""
    field = field_of(state)
    flags = taken(field, state.flags, units)
    points = points_of(field, flags, units)
    phase: Phase = Turn(OTHER[seat])
    reason = _reason(state, tables_of(state), units, points, passed)
    if reason is not None:
        phase = decided(tables_of(state), units, points, reason)
    return State(
        state.options, state.code, units, state.away, state.markers, flags, phase, passed, last
    )


def taken(field: Battlefield, flags: bytes, units: tuple[Units, Units]) -> bytes:
    """Who holds the flags at the end of a turn: who stands there, or who held them. [R86, R89]"""
    for seat in SEATS:
        there = standing(units[seat]) & field.flag_mask
        if not there:
            continue
        for number, at in enumerate(field.flags):
            if there & BIT[at] and flags[number] != seat:
                flags = flags[:number] + bytes((seat,)) + flags[number + 1 :]
    return flags


def points_of(field: Battlefield, flags: bytes, units: tuple[Units, Units]) -> tuple[int, int]:
    """Points for flags and for a destroyed baggage. [R85, R90]"""
    points = [0, 0]
    for holder, worth in zip(flags, field.flag_points, strict=True):
        if holder <= SECOND:
            points[holder] += worth
    for seat in SEATS:
        if baggage_of(units[OTHER[seat]]) is None:
            points[seat] += FOR_BAGGAGE
    return points[0], points[1]


def _reason(
    state: State,
    tables: Tables,
    units: tuple[Units, Units],
    points: tuple[int, int],
    passed: bool,
) -> str | None:
    """Which of the ends has come. [R92-R94]"""
    if max(points) >= tables.winning[state.options.size]:
        return "points"
    if not any(state.markers) and not any(each & 7 for side in units for each in side):
        return "spent"
    if passed and state.passed:
        return "passes"
    return None


def decided(
    tables: Tables, units: tuple[Units, Units], points: tuple[int, int], reason: str
) -> Over:
    """Who has won: more points, then the higher value on the map. [R95, R96, Q55, Q56]"""
    values = value_of(tables, units[0]), value_of(tables, units[1])
    for scores, by in ((points, "points"), (values, "value")):
        if scores[0] != scores[1]:
            return Over(FIRST if scores[0] > scores[1] else SECOND, reason, points, by)
    return Over(None, reason, points, "")


def value_of(tables: Tables, units: Units) -> int:
    """What the units on the map cost to recruit. [R96, Q41]"""
    return sum(tables.cost[kind_of(each)] for each in units)


def result(phase: Over) -> Outcome:
    """The outcome of a battle that has ended."""
    return Outcome(phase.winner, phase.reason, phase.scores, phase.decided)
