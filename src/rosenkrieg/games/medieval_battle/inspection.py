"""What is to be said of a battlefield before anybody plays on it. It warns and never forbids."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rosenkrieg.core.contract import Message, Params
from rosenkrieg.games.medieval_battle.battlefield import Battlefield
from rosenkrieg.games.medieval_battle.geometry import NAMES, hexes_in
from rosenkrieg.games.medieval_battle.material import CART, FOREST, GROUNDS, HORSE
from rosenkrieg.games.medieval_battle.tables import Tables

ROOM = 8
"""Hexes of an outer module to deploy on, below which it is said to be crowded."""
COVER = 2
"""Forests on an outer module, below which it is said to be bare."""


class Check(Struct, frozen=True):
    """One thing that was looked at: whether all is well, in words, and the hexes that are not."""

    is_good: bool
    says: Message
    hexes: tuple[str, ...] = ()


class Field(Struct, frozen=True):
    """A whole battlefield: how many hexes of each ground, and what was looked at."""

    grounds: dict[str, int]
    checks: tuple[Check, ...]


def inspected(tables: Tables, field: Battlefield) -> Field:
    """All that is to be said of a battlefield."""
    counts = {
        name: sum(field.ground[at] == kind for at in field.hexes)
        for kind, name in enumerate(GROUNDS)
    }
    return Field(counts, tuple(_checks(tables, field)))


def _checks(tables: Tables, field: Battlefield) -> Iterator[Check]:
    flags, winning = sum(field.flag_points), tables.winning[field.size]
    yield Check(True, Message("check-whole", {"count": len(field.hexes)}))
    yield _reached(field, HORSE, "riders")
    yield _reached(field, CART, "wagons")
    yield Check(flags >= winning, Message("check-flags", {"flags": flags, "winning": winning}))
    yield _room(field)
    yield _cover(field)


def _reached(field: Battlefield, gait: int, who: str) -> Check:
    """Whether the hexes that a gait can be on are one piece. [P1]"""
    open_to = field.open[gait]
    largest, rest = 0, open_to
    while rest:
        part = rest & -rest
        while more := _beside(field, part) & open_to & ~part:
            part |= more
        rest &= ~part
        largest = max(largest, part, key=int.bit_count)
    lost = open_to & ~largest
    says = Message(f"check-{who}", {"lost": lost.bit_count()})
    return Check(not lost, says, tuple(NAMES[at] for at in hexes_in(lost)))


def _beside(field: Battlefield, mask: int) -> int:
    near = 0
    for at in hexes_in(mask):
        near |= field.beside[at]
    return near


def _outer(field: Battlefield, name: str) -> list[int]:
    return [at for at in field.hexes if field.slots[at] == name]


def _room(field: Battlefield) -> Check:
    """Where units and baggage may be deployed as far as flags go. [R20-R22]"""
    least = min(sum(field.far >> at & 1 for at in _outer(field, name)) for name in field.ring)
    plain = (field.far & field.plain).bit_count()
    counts: Params = {"count": field.far.bit_count(), "plain": plain, "least": least}
    return Check(least >= ROOM, Message("check-room", counts))


def _cover(field: Battlefield) -> Check:
    """Outer modules with hardly any forest; it is a matter of taste."""
    bare = [
        name
        for name in field.ring
        if sum(field.ground[at] == FOREST for at in _outer(field, name)) < COVER
    ]
    modules = ", ".join(f"{field.code[0]}{field.pieces[name].rstrip('r')}" for name in bare)
    says = Message("check-cover", {"bare": len(bare), "modules": modules})
    return Check(not bare, says, tuple(NAMES[at] for name in bare for at in _outer(field, name)))
