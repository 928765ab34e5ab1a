"""Frozen look-ups, read and checked from the data of an edition. [P01]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Seat
from rosenkrieg.core.editions import Editions
from rosenkrieg.core.errors import BadEdition

SIDES: Final = ("red", "white")
VALUES: Final = (1, 2, 3)
"""What cards and the rout die can show."""

MAX_ROUNDS: Final = 5
MAX_BLOCKS: Final = 6
MAX_HAND: Final = 4

Kind = Literal["camp", "wood", "field"]
Side = Literal["red", "white"]


class AreaEntry(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    kind: Kind
    side: Side | None = None


class BlockEntry(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    side: Side
    strength: int


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The form of the file."""

    name: str
    source: Literal["book", "public", "ours"]
    hand: int
    faces: int
    cards: tuple[int, int, int]
    rout: tuple[int, int, int]
    areas: tuple[AreaEntry, ...]
    borders: tuple[tuple[str, str], ...]
    blocks: tuple[BlockEntry, ...]


class Tables:
    """An edition as the rules ask for it. Pairs are Red's, then White's."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.hand = sheet.hand
        self.faces = sheet.faces
        self.cards = sheet.cards
        self.rout = sheet.rout
        self.kinds: dict[str, Kind] = {area.name: area.kind for area in sheet.areas}
        self.neighbours = {area.name: _neighbours(sheet, area.name) for area in sheet.areas}
        self.camps = (_camp(sheet, "red"), _camp(sheet, "white"))
        self.starts = (_starts(sheet, "red"), _starts(sheet, "white"))
        self.names = (_names(sheet, "red"), _names(sheet, "white"))
        self.strengths = {block.name: block.strength for block in sheet.blocks}
        self.seats: dict[str, Seat] = {
            block.name: FIRST if block.side == "red" else SECOND for block in sheet.blocks
        }

    def is_hidden(self, area: str) -> bool:
        """Whether blocks stand upright there. [P11, P12]"""
        return self.kinds[area] != "field"

    def is_wood(self, area: str) -> bool:
        return self.kinds[area] == "wood"

    def in_order(self, seat: Seat, names: Iterable[str]) -> tuple[str, ...]:
        """The names in the order of the sheet."""
        wanted = set(names)
        return tuple(name for name in self.names[seat] if name in wanted)


def _neighbours(sheet: Sheet, name: str) -> tuple[str, ...]:
    joined = {b if a == name else a for a, b in sheet.borders if name in (a, b)}
    return tuple(area.name for area in sheet.areas if area.name in joined)


def _camp(sheet: Sheet, side: str) -> str:
    return next(area.name for area in sheet.areas if area.kind == "camp" and area.side == side)


def _starts(sheet: Sheet, side: str) -> tuple[str, ...]:
    return tuple(area.name for area in sheet.areas if area.side == side)


def _names(sheet: Sheet, side: str) -> tuple[str, ...]:
    return tuple(block.name for block in sheet.blocks if block.side == side)


# checking what a player may have brought


def parse(data: dict[str, Any]) -> Tables:
    """The tables of an edition; BadEdition names the entry and the reason."""
    try:
        sheet = msgspec.convert(data, Sheet)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        raise BadEdition(f"{place.strip('`$.') or 'the file'}: {reason}") from None
    _check_numbers(sheet)
    _check_areas(sheet)
    _check_borders(sheet)
    _check_blocks(sheet)
    return Tables(sheet)


def _check_numbers(sheet: Sheet) -> None:
    _expect(1 <= sheet.hand <= MAX_HAND, "hand", f"a number from 1 to {MAX_HAND}", sheet.hand)
    even = 2 <= sheet.faces <= 12 and sheet.faces % 2 == 0
    _expect(even, "faces", "an even number from 2 to 12", sheet.faces)
    _expect(min(sheet.cards) >= 0, "cards", "counts", sheet.cards)
    needed = MAX_ROUNDS + 2 * (sheet.hand + MAX_ROUNDS - 1)  # [P02, P30, P31]
    _expect(sum(sheet.cards) >= needed, "cards", f"at least {needed} cards", sum(sheet.cards))
    _expect(min(sheet.rout) >= 1, "rout", "positive weights", sheet.rout)


def _check_areas(sheet: Sheet) -> None:
    names = [area.name for area in sheet.areas]
    for number, name in enumerate(names):
        _expect_name(f"areas[{number}]", name, names)
    for side in SIDES:
        camps = [a.name for a in sheet.areas if a.kind == "camp" and a.side == side]
        _expect(len(camps) == 1, "areas", f"one camp of {side}", ", ".join(camps) or "none")
    stray = [a.name for a in sheet.areas if a.kind == "camp" and a.side is None]
    _expect(not stray, "areas", "a side for every camp", ", ".join(stray))


def _check_borders(sheet: Sheet) -> None:
    known = {area.name for area in sheet.areas}
    for number, border in enumerate(sheet.borders):
        for name in border:
            _expect(name in known, f"borders[{number}]", "the name of an area", name)
        _expect(border[0] != border[1], f"borders[{number}]", "two areas", border[0])


def _check_blocks(sheet: Sheet) -> None:
    names = [block.name for block in sheet.blocks]
    for number, block in enumerate(sheet.blocks):
        place = f"blocks[{number}]"
        _expect_name(place, block.name, names)
        _expect(
            1 <= block.strength <= 3, f"{place}.strength", "a number from 1 to 3", block.strength
        )
    for side in SIDES:
        count = sum(block.side == side for block in sheet.blocks)
        _expect(1 <= count <= MAX_BLOCKS, "blocks", f"1 to {MAX_BLOCKS} blocks of {side}", count)


def _expect_name(place: str, name: str, names: list[str]) -> None:
    plain = name.isascii() and name.isalpha() and name.islower() and len(name) <= 20
    _expect(plain, f"{place}.name", "up to 20 small letters a to z", name)
    _expect(names.count(name) == 1, f"{place}.name", "a name of its own", name)


def _expect(holds: bool, place: str, expected: str, got: object) -> None:
    if not holds:
        raise BadEdition(f"{place}: expected {expected}, got {got!r:.80}")


EDITIONS: Final = Editions("tests.proving", parse)


def tables(edition: str) -> Tables:
    """The tables of a loaded edition."""
    return EDITIONS.tables(edition)


def seat_of_side(side: str) -> Seat:
    return SEATS[SIDES.index(side)]
