"""Roses, territories and their worth by name, as views show them. [R45-R48]

An action changes one square at most, and most views are asked for one after the other. So what was
made last is kept for each seat, and only territories at squares that changed are made again.
"""

from __future__ import annotations

from itertools import compress
from typing import Final

from rosenkrieg.core.bases import Last
from rosenkrieg.core.contract import SEATS
from rosenkrieg.games.rosenkoenig.scoring import grouped
from rosenkrieg.games.rosenkoenig.tables import NEIGHBOURS, SQUARES

Territory = tuple[int, list[int], tuple[str, ...]]
"""Its size below zero, so that the largest comes first; its squares in order, and their names."""

MINE: Final = tuple(bytes(value == seat for value in range(256)) for seat in SEATS)
"""Turns a board into one byte a square: 1 for a rose of the seat."""


class Holdings:
    """What a seat has on the board."""

    __slots__ = ("_squares", "_territories", "names", "roses", "worth")

    def __init__(self, squares: bytes, territories: list[Territory]) -> None:
        self._squares = squares
        self._territories = sorted(territories)
        self.roses: Final = tuple(compress(SQUARES, squares))
        self.names: Final = tuple([names for _, _, names in self._territories])
        self.worth: Final = sum([size * size for size, _, _ in self._territories])

    def after(self, squares: bytes) -> Holdings:
        """What the seat has with its roses on these squares."""
        before = self._squares
        if squares == before:
            return self
        touched: set[int] = set()
        loose: set[int] = set()
        changed = int.from_bytes(before, "little") ^ int.from_bytes(squares, "little")
        while changed:  # a bit for each square that changed, eight bits apart
            bit = changed & -changed
            changed ^= bit
            square = bit.bit_length() >> 3
            touched.add(square)
            touched.update(NEIGHBOURS[square])
            if squares[square]:
                loose.add(square)
        territories: list[Territory] = []
        for each in self._territories:
            if touched.isdisjoint(each[1]):
                territories.append(each)
            else:
                loose.update([square for square in each[1] if squares[square]])
        for group in grouped(loose):
            territories.append((-len(group), group, tuple([SQUARES[each] for each in group])))
        return Holdings(squares, territories)


_NONE: Final = Holdings(bytes(len(SQUARES) + 1), [])
_LAST: Final = Last((_NONE, _NONE))


def holdings(board: bytes) -> tuple[Holdings, Holdings]:
    """What Red has, and what White has."""
    first, second = _LAST.value
    found = first.after(board.translate(MINE[0])), second.after(board.translate(MINE[1]))
    _LAST.value = found
    return found
