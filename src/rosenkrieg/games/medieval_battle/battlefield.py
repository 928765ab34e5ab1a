"""Battlefields: built piece by piece from modules, written as a code, kept as look-ups.

    A-I0-1.2r.3-e1.e2.e3
    | |  |      +-- fillers, in the order of their slots
    | |  +-- outer modules around the ring, `r` for laid the other way round
    | +-- inner modules, each with the number of turns by 60 degrees
    +-- the letter that all outer modules show

The same battlefield always has the same code. [R8, R9, Q59]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from rosenkrieg.core.errors import BadOptions
from rosenkrieg.games.medieval_battle.edition import Module
from rosenkrieg.games.medieval_battle.geometry import (
    BIT,
    COUNT,
    FLAG,
    FLAG_POINTS,
    FORMS,
    LAYOUTS,
    Hex,
    Layout,
    Slot,
    around,
    distance,
    hexes_in,
    placed,
)
from rosenkrieg.games.medieval_battle.material import (
    CART,
    COST,
    FOOT,
    FOREST,
    FROM_BAGGAGE,
    FROM_FLAGS,
    GAIT,
    HORSE,
    LEVEL,
    MOUNTAIN,
    PLAIN,
)

Modules = Mapping[str, Module]
Masks = tuple[int, ...]
"""A set of hexes for each hex."""


class Battlefield(Struct, frozen=True, eq=False):
    """A battlefield as look-ups by hex; sets of hexes are masks, gaits as in `material`.

    `ground`, `level`, `cost`: off the map as plain [R42]. `open`: hexes of the map that a gait can
    be on [P1]. `beside`: neighbors on the map; `rim`: those off the map. `zones`: by gait and hex,
    the control zone, off the map too [P2]; `zone_of`: the same by hex and kind, as a unit has them.
    `aims`: by range and hex, what can be shot at from there [P8]. `far`: where units may be
    deployed as far as flags go; `near`: hexes too close to a baggage [R21]. `outers`: the outer
    modules a hex belongs to or lies beside, as places in the ring, first the one that wins a tie.
    `slots`: the name of the slot that a hex belongs to.
    """

    code: str
    size: str
    hexes: tuple[Hex, ...]
    ground: bytes
    level: bytes
    cost: bytes
    plain: int
    open: tuple[int, int, int]
    beside: Masks
    zones: tuple[Masks, Masks, Masks]
    zone_of: Masks
    rim: Masks
    aims: tuple[Masks, Masks, Masks]
    far: int
    near: Masks
    flags: tuple[Hex, ...]
    flag_mask: int
    flag_points: tuple[int, ...]
    ring: tuple[str, ...]
    outers: dict[Hex, tuple[int, ...]]
    slots: dict[Hex, str]
    pieces: dict[str, str]


# codes


def choices(modules: Modules, size: str, laid: Sequence[str]) -> tuple[str, ...]:
    """The pieces that can be laid next: the letter, then one for each slot. [R8, R9, Q59]"""
    if not laid:
        letters = {module.letter for module in modules.values() if module.kind == "outer"}
        return tuple(sorted(letters))
    slots = LAYOUTS[size].slots
    if len(laid) > len(slots):
        return ()
    kind = slots[len(laid) - 1].kind
    used = {
        module_of(modules, laid[0], piece).piece
        for slot, piece in zip(slots, laid[1:], strict=False)
        if slot.kind == kind
    }
    return tuple(
        piece
        for module in modules.values()
        if module.kind == kind and module.letter in ("", laid[0]) and module.piece not in used
        for piece in _ways(module)
    )


def _ways(module: Module) -> tuple[str, ...]:
    """How a module can be laid, as parts of a code."""
    if module.kind == "inner":
        return tuple(f"{module.id}{turn}" for turn in range(6))
    if module.kind == "outer":
        return (module.piece, f"{module.piece}r")
    return (module.id,)


def module_of(modules: Modules, letter: str, piece: str) -> Module:
    """The module that a part of a code names."""
    return next(
        module
        for module in modules.values()
        if piece in _ways(module) and module.letter in ("", letter)
    )


def code_of(size: str, laid: Sequence[str]) -> str:
    """The code of all pieces of a battlefield."""
    layout = LAYOUTS[size]
    inner, outer = (len(layout.of_kind(kind)) for kind in ("inner", "outer"))
    pieces = list(laid[1:])
    parts = (pieces[:inner], pieces[inner : inner + outer], pieces[inner + outer :])
    return "-".join([laid[0], *(".".join(part) for part in parts)])


def pieces_of(code: str) -> list[str]:
    """The parts of a code, in the order in which they are laid."""
    return code.replace("-", ".").split(".")


def size_of(code: str) -> str:
    """The size of battlefield that a code of that many pieces is for."""
    return "large" if len(pieces_of(code)) > len(LAYOUTS["standard"].slots) + 1 else "standard"


def read_code(modules: Modules, size: str, code: str) -> list[str]:
    """The pieces of a code; BadOptions names the part that is wrong."""
    laid: list[str] = []
    pieces = pieces_of(code[:_LONGEST])
    needed = len(LAYOUTS[size].slots) + 1
    for piece in pieces[:needed]:
        offered = choices(modules, size, laid)
        if piece not in offered:
            rule = "R8" if size == "standard" else "R9"
            raise BadOptions(
                f"map {code[:_LONGEST]!r}: expected piece {len(laid) + 1} out of "
                f"{', '.join(offered)}, got {piece!r:.20} [{rule}]"
            )
        laid.append(piece)
    if len(pieces) != needed or code != code_of(size, laid):
        raise BadOptions(
            f"expected the code of a {size} map such as {_EXAMPLES[size]}, got {code[:_LONGEST]!r}"
        )
    return laid


_LONGEST: Final = 200
_EXAMPLES: Final = {
    "standard": "A-I0-1.2.3-e1.e2.e3",
    "large": "A-I0.III0-1.2.3.4.5-e1.e2.e3.e4",
}


# building


def laid_ground(modules: Modules, size: str, laid: Sequence[str]) -> list[tuple[Hex, int | None]]:
    """The hexes of a size of battlefield and their ground; None where nothing is laid yet.

    All battlefields of a size have the same hexes, whichever modules lie where.
    """
    pieces = [*laid[1:], *[None] * len(LAYOUTS[size].slots)]
    found: list[tuple[Hex, int | None]] = []
    for slot, piece in zip(LAYOUTS[size].slots, pieces, strict=False):
        form = FORMS[slot.kind]
        if piece is None:
            found += [(placed(slot, place), None) for place in form]
            continue
        module = module_of(modules, laid[0], piece)
        found += [
            (_placed(slot, place, piece), kind)
            for place, kind in zip(form, module.ground, strict=True)
        ]
    return sorted(found)


def build(modules: Modules, size: str, code: str) -> Battlefield:
    """The battlefield of a code that has been read."""
    layout = LAYOUTS[size]
    laid = pieces_of(code)
    pieces = {slot.name: piece for slot, piece in zip(layout.slots, laid[1:], strict=True)}
    grounds: dict[Hex, int] = {}
    slots: dict[Hex, str] = {}
    for slot in layout.slots:
        module = module_of(modules, laid[0], pieces[slot.name])
        for place, kind in zip(FORMS[slot.kind], module.ground, strict=True):
            at = _placed(slot, place, pieces[slot.name])
            grounds[at], slots[at] = kind, slot.name
    flags = [slot for slot in layout.slots if slot.kind in FLAG]
    return looked_up(
        code, size, grounds, slots, pieces,
        tuple(_placed(slot, FLAG[slot.kind], pieces[slot.name]) for slot in flags),
        tuple(FLAG_POINTS[slot.kind] for slot in flags),
    )  # fmt: skip


def _placed(slot: Slot, place: tuple[int, int], piece: str) -> Hex:
    if slot.kind == "inner":
        return placed(slot, place, turn=int(piece[-1]))
    return placed(slot, place, is_reversed=slot.kind == "outer" and piece.endswith("r"))


def looked_up(
    code: str,
    size: str,
    grounds: Mapping[Hex, int],
    slots: dict[Hex, str],
    pieces: dict[str, str],
    flags: tuple[Hex, ...],
    flag_points: tuple[int, ...],
) -> Battlefield:
    """All look-ups of a battlefield, from its ground hex by hex."""
    layout = LAYOUTS[size]
    on_map = _mask(grounds)
    ground = bytes(grounds.get(at, PLAIN) for at in range(COUNT))
    mountains = _mask(at for at in grounds if ground[at] == MOUNTAIN)
    open_to = (on_map, on_map & ~mountains, _mask(at for at in grounds if ground[at] == PLAIN))
    beside = {at: around(BIT[at]) for at in grounds}
    zones = (
        _zones(beside, on_map, open_to[FOOT]),
        _zones(beside, on_map, open_to[HORSE]),
        _zones(beside, on_map, open_to[CART]),
    )
    return Battlefield(
        code=code,
        size=size,
        hexes=tuple(sorted(grounds)),
        ground=ground,
        level=bytes(LEVEL[kind] for kind in ground),
        cost=bytes(COST[kind] for kind in ground),
        plain=open_to[CART],
        open=open_to,
        beside=_masks({at: near & on_map for at, near in beside.items()}),
        zones=zones,
        zone_of=_zone_of(zones),
        rim=_masks({at: near & ~on_map for at, near in beside.items()}),
        aims=(
            (0,) * COUNT,
            _masks({at: near & on_map for at, near in beside.items()}),
            _masks({at: _in_sight(beside, ground, on_map, at) for at in grounds}),
        ),
        far=on_map & ~_within(_mask(flags), FROM_FLAGS - 1),
        near=_masks({at: _within(BIT[at], FROM_BAGGAGE - 1) for at in grounds}),
        flags=flags,
        flag_mask=_mask(flags),
        flag_points=flag_points,
        ring=layout.ring,
        outers={at: _outers(layout, slot) for at, slot in slots.items()},
        slots=slots,
        pieces=pieces,
    )


def _mask(hexes: Iterable[Hex]) -> int:
    mask = 0
    for at in hexes:
        mask |= BIT[at]
    return mask


def _masks(by_hex: Mapping[Hex, int]) -> Masks:
    return tuple(by_hex.get(at, 0) for at in range(COUNT))


def _within(mask: int, steps: int) -> int:
    """The hexes at most so many steps from a set of hexes."""
    for _ in range(steps):
        mask |= around(mask)
    return mask


def _zones(beside: Mapping[Hex, int], on_map: int, open_to: int) -> Masks:
    """The control zones of a gait: what it could occupy; off the map lies plain. [R40-R42]"""
    return _masks({at: near & (open_to | ~on_map) for at, near in beside.items()})


def _zone_of(zones: tuple[Masks, Masks, Masks]) -> Masks:
    """The control zones by hex and kind, for all kinds that a number has room for."""
    gaits = [zones[gait] for gait in GAIT]
    none = (0,) * (16 - len(GAIT))
    return tuple(mask for at in range(COUNT) for mask in (*(each[at] for each in gaits), *none))


def _in_sight(beside: Mapping[Hex, int], ground: bytes, on_map: int, at: Hex) -> int:
    """What can be shot at from a hex over two hexes, neighbors included. [R65, R72, P8]"""
    near = beside[at] & on_map
    blocking = _mask(other for other in hexes_in(near) if blocks(ground, at, other))
    ring = _within(BIT[at], 2) & on_map & ~near & ~BIT[at]
    seen = _mask(goal for goal in hexes_in(ring) if beside[at] & beside[goal] & ~blocking)
    return near | seen  # [Q32] all hexes between must block


def _outers(layout: Layout, slot: str) -> tuple[int, ...]:
    """Outer modules of a slot, or beside it, as places in the ring. [3.5]"""
    names = layout.between.get(slot) or layout.touches.get(slot) or (slot,)
    return tuple(layout.ring.index(name) for name in names)


def hexes_between(start: Hex, goal: Hex) -> tuple[Hex, ...]:
    """The hexes beside both of two hexes that are two apart, off the map too. [R72, P8]"""
    if distance(start, goal) != 2:
        return ()
    return tuple(hexes_in(around(BIT[start]) & around(BIT[goal])))


def blocks(ground: bytes, shooter: Hex, at: Hex) -> bool:
    """Whether a hex blocks: mountains always, forests unless one stands higher. [R72, Q33]"""
    if ground[at] == MOUNTAIN:
        return True
    return ground[at] == FOREST and not LEVEL[ground[shooter]]


def steps_on_ring(field: Battlefield, one: int, two: int) -> int:
    """Steps between two places on the ring of outer modules, the shorter way. [R77]"""
    length = len(field.ring)
    return min((one - two) % length, (two - one) % length)


def step_on_ring(field: Battlefield, place: int, goals: Sequence[int]) -> int:
    """The next place towards the nearest goal; equal ways: the first in the ring. [R78]"""
    length = len(field.ring)
    ways = sorted({(place + 1) % length, (place - 1) % length})
    return min(ways, key=lambda way: min(steps_on_ring(field, way, goal) for goal in goals))
