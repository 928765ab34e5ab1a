"""Shooting. Chapter IV, section 5."""

from __future__ import annotations

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.medieval_battle.battlefield import Battlefield
from rosenkrieg.games.medieval_battle.geometry import Hex
from rosenkrieg.games.medieval_battle.ground import OTHER, exchanged, pair, the_unit
from rosenkrieg.games.medieval_battle.material import BAGGAGE, FOREST
from rosenkrieg.games.medieval_battle.phases.melee import (
    Factors,
    column,
    hit_baggage,
    suffered,
)
from rosenkrieg.games.medieval_battle.phases.victory import end_turn
from rosenkrieg.games.medieval_battle.state import SHOT, State, Unit, hex_of, kind_of, knights_of
from rosenkrieg.games.medieval_battle.tables import Tables, field_of, tables_of


def factors(field: Battlefield, shooter: Unit, target: Unit) -> Factors:
    """What favors the shooter (+1) or the target (-1): knights, height, forest. [R67-R69]"""
    levels = field.level
    higher = levels[hex_of(shooter)] - levels[hex_of(target)]
    return (
        knights_of(shooter) - knights_of(target),
        (higher > 0) - (higher < 0),
        -(field.ground[hex_of(target)] == FOREST),
    )


def losses(tables: Tables, field: Battlefield, shooter: Unit, target: Unit) -> tuple[int, int]:
    """Knights that shooter and target lose; the shooter never loses any. [R64]"""
    card = tables.ranged[kind_of(shooter)][kind_of(target)]
    return 0, tables.track[column(tables, card, factors(field, shooter, target))][1]


def shoot(state: State, seat: Seat, start: Hex, at: Hex) -> State:
    """One point for the shot; only the target can lose knights; the turn is over. [R37, R71, P8]"""
    mine = state.units[seat]
    shooter = the_unit(mine, start)
    units = pair(state.units, seat, exchanged(mine, shooter, shooter - 1))
    theirs = units[OTHER[seat]]
    target = the_unit(theirs, at)
    if kind_of(target) == BAGGAGE:  # [Q28]
        return hit_baggage(state, seat, units, shooter - 1, target, SHOT)
    _, killed = losses(tables_of(state), field_of(state), shooter, target)
    theirs, _ = suffered(theirs, target, killed)
    last = (SHOT, shooter - 1, target)
    return end_turn(state, seat, pair(units, OTHER[seat], theirs), last=last)
