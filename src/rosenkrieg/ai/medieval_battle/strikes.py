"""What the units of a side could do in their next turn: attacks, shots, and flags in reach.

Everything is reckoned as if that side were to act now, with the points that its units have.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from rosenkrieg.core.contract import Seat
from rosenkrieg.games.medieval_battle.geometry import Hex, distance, hexes_in
from rosenkrieg.games.medieval_battle.ground import OTHER, unit_at
from rosenkrieg.games.medieval_battle.material import BAGGAGE
from rosenkrieg.games.medieval_battle.phases import melee, shooting
from rosenkrieg.games.medieval_battle.phases.moves import Scene, aims, reach, scene_of, targets
from rosenkrieg.games.medieval_battle.state import State, Unit, hex_of, kind_of, points_of
from rosenkrieg.games.medieval_battle.tables import Tables, field_of, tables_of

FOR_BAGGAGE: Final = 10
"""A blow at baggage counts more than any loss of knights."""


class Strike(Struct, frozen=True):
    """An attack or a shot at a unit, and the knights that both lose.

    `striker` is the unit before it moves, `there` the same where it strikes from, as it strikes.
    """

    striker: Unit
    there: Unit
    target: Unit
    is_shot: bool
    lost: int
    killed: int

    @property
    def gain(self) -> int:
        """How well it ends for the side that strikes."""
        return FOR_BAGGAGE if kind_of(self.target) == BAGGAGE else self.killed - self.lost


def strikes(state: State, seat: Seat, at: Hex | None = None) -> list[Strike]:
    """The best attack or shot of each unit of a side at each enemy, or at the one on a hex."""
    tables, field = tables_of(state), field_of(state)
    scene = scene_of(field, state.units[seat], state.units[OTHER[seat]])
    aimed = [each for each in scene.enemies if at is None or hex_of(each) == at]
    best: dict[tuple[Unit, Unit], Strike] = {}
    for unit in scene.mine:
        if not points_of(unit) or kind_of(unit) == BAGGAGE:
            continue
        far = points_of(unit) + tables.range[kind_of(unit)]
        near = {hex_of(each) for each in aimed if distance(hex_of(unit), hex_of(each)) <= far}
        if not near:
            continue
        for there in (unit, *arrivals(scene, unit)):
            for strike in _from(tables, scene, unit, there, near):
                known = best.get((unit, strike.target))
                if known is None or strike.gain > known.gain:
                    best[unit, strike.target] = strike
    return sorted(best.values(), key=lambda each: -each.gain)


def arrivals(scene: Scene, unit: Unit) -> list[Unit]:
    """The unit at each hex where a move over empty ground can end."""
    found = reach(scene, unit, crossing=False)
    return [
        at << 8 | (unit - spent) & 0xFF
        for spent, layer in enumerate(found.straight)
        for at in hexes_in(layer & found.free)
    ]


def _from(
    tables: Tables, scene: Scene, unit: Unit, there: Unit, near: set[Hex]
) -> Iterator[Strike]:
    """What a unit can strike from a hex that it can reach."""
    field = scene.field
    for goal in targets(scene, there, there != unit):
        enemy = unit_at(scene.enemies, goal)
        if enemy is not None and goal in near:
            paid = there - field.cost[goal]
            is_baggage = kind_of(enemy) == BAGGAGE
            both = (0, 0) if is_baggage else melee.losses(tables, field, paid, enemy)
            yield Strike(unit, paid, enemy, False, *both)
    for goal in aims(scene, tables, there):
        enemy = unit_at(scene.enemies, goal)
        if enemy is not None and goal in near:
            is_baggage = kind_of(enemy) == BAGGAGE
            both = (0, 0) if is_baggage else shooting.losses(tables, field, there - 1, enemy)
            yield Strike(unit, there - 1, enemy, True, *both)


def taking(state: State, seat: Seat, at: Hex) -> list[Unit]:
    """The units of a side that can end a move on a hex, nearest first."""
    field = field_of(state)
    scene = scene_of(field, state.units[seat], state.units[OTHER[seat]])
    found = [
        unit
        for unit in scene.mine
        if hex_of(unit) == at
        or (
            distance(hex_of(unit), at) <= points_of(unit)
            and any(hex_of(there) == at for there in arrivals(scene, unit))
        )
    ]
    return sorted(found, key=lambda each: (distance(hex_of(each), at), each))
