"""The rules' values as the kernel wants them, and what it answers as actions of the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rosenkrieg.games.medieval_battle import tables as lookups
from rosenkrieg.games.medieval_battle.actions import (
    Action,
    Attack,
    Dismount,
    Done,
    Enter,
    Leave,
    Move,
    Pass,
    Rally,
    Retreat,
    Shoot,
    Stand,
    Stop,
)
from rosenkrieg.games.medieval_battle.geometry import Hex, distance, hexes_in
from rosenkrieg.games.medieval_battle.material import BAGGAGE, FIGHTERS, GAIT, KINDS
from rosenkrieg.games.medieval_battle.state import (
    Answering,
    Ending,
    Entering,
    Pursuing,
    State,
    Turn,
    Unit,
    is_full,
    kind_of,
    points_of,
)

try:
    from rosenkrieg.ai.medieval_battle import kernel
except ImportError:  # built without a C compiler; `drill.HAS_KERNEL` says so
    kernel = None  # type: ignore[assignment]

AWAY = 0xE0
NONE = 255
(
    MOVE, ATTACK, SHOOT, RALLY, PASS, DISMOUNT, STOP, STAND, RETREAT, LEAVE, ENTER, DONE,
) = range(12)  # fmt: skip


class Ground:
    """A battlefield in the kernel's numbers."""

    def __init__(self, edition: str, size: str, code: str, dismounting: bool) -> None:
        facts, self.hexes = _facts(edition, size, code, dismounting)
        self.number = {at: place for place, at in enumerate(self.hexes)}
        self.field = kernel.Field(facts)

    def unit(self, unit: Unit) -> tuple[int, int, int, int]:
        """A unit on the map."""
        return self.number[unit >> 8], kind_of(unit), int(is_full(unit)), points_of(unit)

    def waiting(self, unit: Unit) -> tuple[int, int, int, int]:
        """A unit off the map."""
        return AWAY | unit >> 8, kind_of(unit), int(is_full(unit)), 0

    def action(self, told: tuple[Any, ...]) -> Action:
        """The first step of an action of the kernel, as the rules know it."""
        what, start, goal, over, on_foot = told[:5]
        if what in _PLAIN:
            return _PLAIN[what]
        at = self.hexes[goal]
        if what == ENTER:
            place, kind, full = start
            return Enter((place & 15) << 8 | kind << 4 | full << 3, at)
        if what == RETREAT:
            return Retreat(at)
        if what == MOVE:
            crossed = tuple(sorted(self.hexes[each] for each in over))
            return Move(self.hexes[start], at, crossed, on_foot)
        first = None if start == NONE else self.hexes[start]
        return Attack(first, at) if what == ATTACK else Shoot(first, at)


_PLAIN: dict[int, Action] = {
    RALLY: Rally(), PASS: Pass(), DISMOUNT: Dismount(), STOP: Stop(), STAND: Stand(),
    LEAVE: Leave(), DONE: Done(),
}  # fmt: skip


@lru_cache(maxsize=64)
def ground(edition: str, size: str, code: str, dismounting: bool) -> Ground:
    """The battlefield of a code."""
    return Ground(edition, size, code, dismounting)


def ground_of(state: State) -> Ground:
    """The battlefield of a state."""
    options = state.options
    return ground(options.edition, options.size, state.code, options.dismounting)


def position(state: State) -> kernel.Position:
    """A state of deployment or battle as the kernel's position."""
    on, phase = ground_of(state), state.phase
    at = attacker = 0
    moved = False
    number = 0
    match phase:
        case Ending():
            number, at, moved = 1, on.number[phase.at], phase.moved
        case Answering():
            number, at, attacker = 2, on.number[phase.at], on.number[phase.attacker]
        case Pursuing():
            number, at = 3, on.number[phase.at]
        case Entering():
            number = 4
        case Turn():
            pass
    red, yellow = (
        tuple([*map(on.unit, state.units[side]), *map(on.waiting, state.away[side])])
        for side in (0, 1)
    )
    seat = getattr(phase, "seat", 0)
    return kernel.Position(
        on.field, (red, yellow), state.markers, state.flags, number, int(seat), at, attacker,
        moved, state.passed,
    )  # fmt: skip


def _facts(
    edition: str, size: str, code: str, dismounting: bool
) -> tuple[dict[str, Any], tuple[Hex, ...]]:
    """What `kernel.Field` is made of; hexes by number, those around the map after the others."""
    field = lookups.battlefield(edition, size, code)
    tables = lookups.EDITIONS.tables(edition)
    around = 0
    for at in field.hexes:
        around |= field.rim[at]
    hexes = (*field.hexes, *hexes_in(around))
    number = {at: place for place, at in enumerate(hexes)}

    def numbers(mask: int) -> list[int]:
        return [number[at] for at in hexes_in(mask)]

    return {
        "hexes": len(field.hexes),
        "all": len(hexes),
        "ground": [field.ground[at] for at in hexes],
        "level": [field.level[at] for at in hexes],
        "cost": [field.cost[at] for at in hexes],
        "beside": [numbers(field.beside[at]) for at in hexes],
        "rim": [numbers(field.rim[at]) for at in hexes],
        "apart": [[distance(one, two) for two in hexes] for one in hexes],
        "zones": [[numbers(zones[at]) for at in hexes] for zones in field.zones],
        "aims": [[numbers(aims[at]) for at in hexes] for aims in field.aims],
        "outers": [field.outers.get(at, ()) for at in hexes],
        "open": [numbers(mask) for mask in field.open],
        "plain": numbers(field.plain),
        "flag_at": [number[at] for at in field.flags],
        "flag_points": field.flag_points,
        "ring": len(field.ring),
        "worth": tables.cost,
        "movement": tables.movement,
        "range": tables.range,
        "on_foot": [NONE if kind is None else kind for kind in tables.on_foot_kind],
        "gait": GAIT,
        "melee": tables.melee,
        "ranged": [tables.ranged.get(kind, (0,) * len(FIGHTERS)) for kind in FIGHTERS],
        "track": tables.track,
        "winning": tables.winning[size],
        "dismounting": dismounting,
    }, hexes


assert len(KINDS) == BAGGAGE + 1 == 9, "the kernel has as many kinds"
