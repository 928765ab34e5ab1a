"""The blocks as they are seen: groups for everyone, its own blocks for each side. [3.27]

From one position to the next few blocks change, and most views are asked for one after the other.
So the picture made last is kept, and the next is made from it: groups and blocks are made again
where something changed, and only there.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from msgspec import Struct

from rosenkrieg.core.bases import Last
from rosenkrieg.core.contract import SEATS, Seat
from rosenkrieg.games.richard3.ground import blocks_in, own_blocks
from rosenkrieg.games.richard3.state import AREA_COUNT, NOWHERE, POOL, SEA_FROM, State
from rosenkrieg.games.richard3.tables import (
    AREAS,
    BIT,
    BLOCKS,
    COLOUR_COUNT,
    FIRST_BLOCK,
    FULL,
    HOUSE,
    HOUSES,
    PLACES,
    REBEL,
    border_name,
    border_of,
)


class Piece(Struct, frozen=True, gc=False):
    """A block whose name and strength are known to all. [3.27-4]"""

    block: str
    strength: int


class Mark(Struct, frozen=True, gc=False):
    """How many of a group have moved (or had their turn), and came over which border. [3.27-3]"""

    moved: bool
    came: str | None
    count: int


class Group(Struct, frozen=True, gc=False):
    """The blocks of one color in one area as everyone sees them; the Rebel stands apart."""

    side: Seat
    area: str
    pieces: tuple[Piece, ...]
    strangers: int
    handles: tuple[str, ...]
    marks: tuple[Mark, ...]


class Own(Struct, frozen=True, gc=False):
    """A block of the viewer's own."""

    block: str
    place: str
    strength: int
    moved: bool
    came: str | None
    known: bool


def handle(seat: Seat, area: int, number: int) -> str:
    """How a stranger is called: by side, place and number. [3.27-3]"""
    return f"{HOUSES[seat]}/{AREAS[area]}/{number}"


def came_name(state: State, block: int) -> str | None:
    """How a block came into a battle: the area behind the border, or the sea with its zones."""
    return None if state.turn is None else _came(state.turn.came[block], state.where[block])


def _came(came: int, area: int) -> str | None:
    if came == NOWHERE or area >= AREA_COUNT:
        return None
    return f"sea:{came - SEA_FROM}" if came >= SEA_FROM else border_name(border_of(came), area)


class Picture:
    """What can be seen of the blocks in one position."""

    __slots__ = ("_blocks", "_facts", "_groups", "groups")

    def __init__(self, facts: Facts, groups: dict[int, Group], blocks: list[Own]) -> None:
        self._facts = facts
        self._groups = groups
        self._blocks = blocks
        self.groups: Final = tuple(groups[place] for place in sorted(groups))
        """In the order of the map; without open fronts, the mover and the Rebel."""

    def own(self, king_side: Seat, seat: Seat) -> tuple[Own, ...]:
        """The blocks of a side."""
        first = FIRST_BLOCK[seat]
        mine = self._blocks[first : first + COLOUR_COUNT]
        return tuple(mine) if seat == king_side else (*mine, self._blocks[REBEL])

    def after(self, facts: Facts) -> Picture:
        """The picture of another position, with all that has not changed."""
        before = self._facts
        if facts == before:
            return self
        changed = set(blocks_in((facts.known ^ before.known) | (facts.marked ^ before.marked)))
        changed |= _differing(facts.where, before.where)
        changed |= _differing(facts.strength, before.strength)
        changed |= _differing(facts.came, before.came)
        groups, blocks = self._groups.copy(), self._blocks.copy()
        for block in changed:
            blocks[block] = _block(facts, block)
        changed.update(blocks_in(facts.apart ^ before.apart))
        for place in _places(changed, before.where, facts.where):
            group = _group(facts, place)
            if group is None:
                groups.pop(place, None)
            else:
                groups[place] = group
        return Picture(facts, groups, blocks)


class Facts(Struct, frozen=True, gc=False):
    """All that a picture is made of. `came` is NOWHERE for each block outside of a turn."""

    where: bytes
    strength: bytes
    came: bytes
    known: int
    marked: int
    apart: int


def _block(facts: Facts, block: int) -> Own:
    """A block as its owner sees it."""
    area = facts.where[block]
    return Own(
        BLOCKS[block],
        PLACES[area],
        facts.strength[block],
        bool(facts.marked & BIT[block]),
        _came(facts.came[block], area),
        bool(facts.known & BIT[block]),
    )


def _group(facts: Facts, place: int) -> Group | None:
    """The group of a color in an area, see `_place`; None if there is none."""
    area, side = divmod(place, 2)
    seat = SEATS[side]
    blocks = _together(facts, area, seat)
    if not blocks:
        return None
    pieces = [block for block in blocks if facts.known & BIT[block]]
    strangers = len(blocks) - len(pieces)
    marks: dict[tuple[bool, str | None], int] = {}
    for block in blocks:
        mark = bool(facts.marked & BIT[block]), _came(facts.came[block], area)
        marks[mark] = marks.get(mark, 0) + 1
    return Group(
        seat,
        AREAS[area],
        tuple(Piece(BLOCKS[block], facts.strength[block]) for block in pieces),
        strangers,
        tuple(handle(seat, area, number) for number in range(1, strangers + 1)),
        tuple(
            Mark(moved, came, count)
            for (moved, came), count in sorted(marks.items(), key=lambda mark: str(mark[0]))
        ),
    )


def _together(facts: Facts, area: int, seat: Seat) -> list[int]:
    where, apart, first = facts.where, facts.apart, FIRST_BLOCK[seat]
    end = first + COLOUR_COUNT
    found: list[int] = []
    block = where.find(area, first, end)
    while block >= 0:
        if not apart & BIT[block]:
            found.append(block)
        block = where.find(area, block + 1, end)
    return found


_NOWHERE: Final = bytes([NOWHERE] * len(BLOCKS))
_OFF_THE_MAP: Final = Facts(bytes([POOL] * len(BLOCKS)), bytes(len(BLOCKS)), _NOWHERE, 0, 0, 0)
_EMPTY: Final = Picture(
    _OFF_THE_MAP, {}, [_block(_OFF_THE_MAP, each) for each in range(len(BLOCKS))]
)
_LAST: Final = Last(_EMPTY)


def picture(state: State, marked: int, apart: int) -> Picture:
    """What can be seen of the blocks; `marked` have moved, `apart` stand outside their group."""
    came = _NOWHERE if state.turn is None else state.turn.came
    facts = Facts(state.where, state.strength, came, state.known, marked, apart)
    found = _LAST.value = _LAST.value.after(facts)
    return found


def _differing(one: bytes, other: bytes) -> set[int]:
    """The blocks with different values."""
    if one == other:
        return set()
    pairs = enumerate(zip(one, other, strict=True))
    return {block for block, (first, second) in pairs if first != second}


def _place(area: int, seat: int) -> int:
    """Where a group stands, as a number: in the order of areas, then of colors."""
    return 2 * area + seat


def _places(blocks: Iterable[int], before: bytes, after: bytes) -> set[int]:
    """The groups that these blocks were or are in."""
    found: set[int] = set()
    for block in blocks:
        if block != REBEL:
            for area in (before[block], after[block]):
                if area < AREA_COUNT:
                    found.add(_place(area, HOUSE[block]))
    return found


# what follows from one part of the state alone


_LIES_OFF: Final = bytes(place if place > POOL else 0 for place in range(256))


def off(where: bytes) -> dict[str, str]:
    """What lies in the open beside the map: all but upright pool blocks. [3.27-5, 4.2-1, 4.6-1]"""
    return dict(_off(where.translate(_LIES_OFF)))


@lru_cache(256)
def _off(places: bytes) -> dict[str, str]:
    return {
        BLOCKS[block]: PLACES[place]
        for block, place in enumerate(places)
        if place and block != REBEL
    }


def worn(shown: bytes) -> dict[str, int]:
    """Blocks that were last seen with less than their full strength. [3.27-4]"""
    return dict(_worn(shown))


@lru_cache(256)
def _worn(shown: bytes) -> dict[str, int]:
    return {
        BLOCKS[block]: strength for block, strength in enumerate(shown) if strength != FULL[block]
    }


@lru_cache(256)
def secret_steps(shown: bytes, strength: bytes, king_side: Seat) -> tuple[int, int]:
    """Steps that each side has lost since strengths were last certain. [3.27-4]"""
    first, second = (
        sum(shown[block] - strength[block] for block in own_blocks(king_side, seat))
        for seat in SEATS
    )
    return first, second
