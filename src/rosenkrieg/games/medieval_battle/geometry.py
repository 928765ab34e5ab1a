"""Hexes, and how the modules fit together; the same for every edition.

A hex has axial coordinates (q, r) and a number; rows of numbers are the rows of the map:

       NW  NE          number = (r - TOP) * WIDTH + (q - LEFT)
     W   hex   E
       SW  SE          the name of a hex is "q,r"

Every battlefield and the hexes around it fit into the grid, so a number means the same place on
all of them, and a set of hexes is a bit mask that `around` can shift as a whole.

Building stone of all modules is the star of 13 hexes. An inner module is one star, an outer module
is two, a filler the part of a star that fits into the notch between two outer modules.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final, TypeVar

from msgspec import Struct

T = TypeVar("T")

Hex = int
"""The number of a hex."""

Axial = tuple[int, int]

LEFT: Final = -8
TOP: Final = -8
WIDTH: Final = 21
HEIGHT: Final = 18
COUNT: Final = WIDTH * HEIGHT

DIRECTIONS: Final[tuple[Axial, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""E, NE, NW, W, SW, SE."""


def number(q: int, r: int) -> Hex:
    """The number of a hex of the grid."""
    return (r - TOP) * WIDTH + (q - LEFT)


AXIAL: Final[tuple[Axial, ...]] = tuple(
    (place % WIDTH + LEFT, place // WIDTH + TOP) for place in range(COUNT)
)
NAMES: Final = tuple(f"{q},{r}" for q, r in AXIAL)
NUMBERS: Final = {name: place for place, name in enumerate(NAMES)}
BIT: Final = tuple(1 << place for place in range(COUNT))


def distance(one: Hex, two: Hex) -> int:
    """Steps from one hex to another.

    >>> distance(NUMBERS["0,0"], NUMBERS["2,-1"])
    2
    """
    (q, r), (other_q, other_r) = AXIAL[one], AXIAL[two]
    right, down = other_q - q, other_r - r
    return max(abs(right), abs(down), abs(right + down))


def around(mask: int) -> int:
    """All neighbors of a set of hexes that does not touch the border of the grid."""
    return (
        mask << 1
        | mask >> 1
        | mask << WIDTH
        | mask >> WIDTH
        | mask << (WIDTH - 1)
        | mask >> (WIDTH - 1)
    )


def surroundings(mask: int) -> int:
    """A set of hexes and all its neighbors: like `around`, but in fewer steps."""
    pairs = mask | mask << 1
    return pairs | pairs >> 1 | pairs << (WIDTH - 1) | pairs >> WIDTH


def hexes_in(mask: int) -> list[Hex]:
    """The hexes of a set, by number."""
    found = []
    while mask:  # from the last one on, so that the mask gets shorter
        at = mask.bit_length() - 1
        found.append(at)
        mask ^= BIT[at]
    found.reverse()
    return found


def picked(table: Sequence[T], mask: int) -> list[T]:
    """What a table by hexes has for a set of many hexes, without a step for each."""
    return list(compress(table, f"{mask:b}"[::-1].encode().translate(_DIGITS)))


_DIGITS: Final = bytes.maketrans(b"01", b"\0\1")


# modules

STAR: Final[tuple[Axial, ...]] = (
    (1, -2), (-1, -1), (0, -1), (1, -1), (2, -1), (-1, 0), (0, 0), (1, 0),
    (-2, 1), (-1, 1), (0, 1), (1, 1), (-1, 2),
)  # fmt: skip
LATTICE: Final[tuple[Axial, ...]] = ((4, -1), (3, -4), (-1, -3), (-4, 1), (-3, 4), (1, 3))
"""From the middle of a star to those of the six around it."""

FORMS: Final[dict[str, tuple[Axial, ...]]] = {
    "inner": STAR,
    "outer": tuple(
        sorted(
            (*STAR, *((q + LATTICE[0][0], r + LATTICE[0][1]) for q, r in STAR)),
            key=lambda place: (place[1], place[0]),
        )
    ),
    "filler": ((-1, 0), (0, 0), (1, 0), (-2, 1), (-1, 1), (0, 1), (1, 1), (-1, 2)),
}
"""The hexes of each kind of module before it is placed, row by row."""

FLAG: Final[dict[str, Axial]] = {"inner": (0, 0), "filler": (-1, 2)}
"""Where the flag is; outer modules have none. [R8]"""
FLAG_POINTS: Final = {"inner": 2, "filler": 1}  # [R85]


class Slot(Struct, frozen=True):
    """A place for a module: turned by 60 degrees so many times counter-clockwise, then moved."""

    name: str
    kind: str
    turn: int
    at: Axial


class Layout(Struct, frozen=True):
    """How a battlefield of a size is built.

    `slots`: inner modules, outer ones around the ring, fillers. `between`: the two outer modules
    beside a filler; `touches`: the outer modules beside an inner one. [R8, R9, 3.5]
    """

    slots: tuple[Slot, ...]
    between: dict[str, tuple[str, str]]
    touches: dict[str, tuple[str, ...]]

    def of_kind(self, kind: str) -> tuple[Slot, ...]:
        """The slots for one kind of module."""
        return tuple(slot for slot in self.slots if slot.kind == kind)

    @property
    def ring(self) -> tuple[str, ...]:
        """The outer modules in the order in which units off the map pass them. [R78]"""
        return tuple(slot.name for slot in self.of_kind("outer"))


LAYOUTS: Final[dict[str, Layout]] = {
    "standard": Layout(
        (
            Slot("C1", "inner", 0, (0, 0)),
            Slot("X", "outer", 2, (4, -1)),
            Slot("Z", "outer", 4, (-1, -3)),
            Slot("Y", "outer", 0, (-3, 4)),
            Slot("XZ", "filler", 0, (2, -7)),
            Slot("ZY", "filler", 2, (-7, 5)),
            Slot("YX", "filler", 4, (5, 2)),
        ),
        {"XZ": ("X", "Z"), "ZY": ("Z", "Y"), "YX": ("Y", "X")},
        {"C1": ("X", "Z", "Y")},
    ),
    "large": Layout(
        (
            Slot("C1", "inner", 0, (0, 0)),
            Slot("C2", "inner", 0, (5, 2)),
            Slot("X", "outer", 2, (4, -1)),
            Slot("Z", "outer", 4, (-1, -3)),
            Slot("Y", "outer", 0, (-3, 4)),
            Slot("V", "outer", 3, (6, 5)),
            Slot("U", "outer", 5, (8, -2)),
            Slot("XZ", "filler", 0, (2, -7)),
            Slot("ZY", "filler", 2, (-7, 5)),
            Slot("XU", "filler", 0, (7, -5)),
            Slot("VY", "filler", 2, (-2, 7)),
        ),
        {"XZ": ("X", "Z"), "ZY": ("Z", "Y"), "XU": ("X", "U"), "VY": ("V", "Y")},
        {"C1": ("X", "Z", "Y"), "C2": ("X", "U", "V", "Y")},
    ),
}


def turned(place: Axial, turn: int) -> Axial:
    """A hex turned around (0, 0) by 60 degrees counter-clockwise, so many times.

    >>> turned((1, 0), 1)
    (1, -1)
    """
    q, r = place
    for _ in range(turn % 6):
        q, r = q + r, -q
    return q, r


def placed(slot: Slot, place: Axial, turn: int = 0, is_reversed: bool = False) -> Hex:
    """Where a hex of a module comes to lie in a slot.

    `turn` is for inner modules; an outer module can be laid the other way round. [3.5]
    """
    right, down = slot.at
    if is_reversed:
        more = LATTICE[slot.turn]
        right, down = right + more[0], down + more[1]
    q, r = turned(place, slot.turn + turn + 3 * is_reversed)
    return number(q + right, r + down)
