"""What the net of Rosenkönig is told of a position: the numbers of the inputs that are 1.

`position.h` says what they mean and does the same in C; this is for where it was not compiled.
Everything is seen by who moved last: side 0 is that seat, side 1 the other.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import Final

from rosenkrieg.core.contract import SEATS, Seat, other
from rosenkrieg.games.rosenkoenig import scoring
from rosenkrieg.games.rosenkoenig.play import can_act
from rosenkrieg.games.rosenkoenig.state import DRAW, EMPTY, State
from rosenkrieg.games.rosenkoenig.tables import (
    CARDS,
    HEROES,
    LANDING,
    NEIGHBOURS,
    OFF_BOARD,
    SQUARES,
    STONES,
    cards_in,
)

SIZES: Final = (1, 3, 6, 11)
GAINS: Final = (1, 3, 7, 13, 25, 49)
LEADS: Final = (
    0, 2, 4, 7, 10, 14, 19, 25, 32, 40, 50, 62, 77, 95, 117, 145, 180, 225, 300,
)  # fmt: skip
"""The greatest number of each step but the last."""

_AREA: Final = len(SQUARES)
_STEPS: Final = len(GAINS) + 1
_BLOCKS: Final = (
    2 * (len(SIZES) + 1) * _AREA,  # STONE
    2 * len(GAINS) * _AREA,  # PROMISE
    _AREA,  # CROWN
    3 * len(CARDS),  # CARD
    2 * 2 * _AREA,  # REACH
    2 * 2 * _STEPS,  # PROSPECT
    2 * (HEROES + 1),  # HERO
    STONES + 1,  # POOL
    2 * len(LEADS) + 1,  # LEAD
    2,  # LARGEST
    1,  # UNSEEN
    1,  # BLOCKED
)
(
    STONE, PROMISE, CROWN, CARD, REACH, PROSPECT, HERO, POOL, LEAD,
    LARGEST, UNSEEN, BLOCKED, INPUTS,
) = accumulate(_BLOCKS, initial=0)  # fmt: skip


class Land:
    """Territories: the number of each square's, their sizes, points and the largest by seat."""

    def __init__(self, board: bytes) -> None:
        self.board = board
        self.number: dict[int, int] = {}
        self.sizes: list[int] = []
        self.points = [0, 0]
        self.largest = [0, 0]
        for seat in SEATS:
            for territory in scoring.territories(board, seat):
                size = len(territory)
                self.number.update(dict.fromkeys(territory, len(self.sizes)))
                self.sizes.append(size)
                self.points[seat] += size * size
                self.largest[seat] = max(self.largest[seat], size)

    def gain(self, seat: Seat, square: int) -> int:
        """What a rose of the seat there adds to its points; the square is not its own."""
        beside = {self.number[each] for each in NEIGHBOURS[square] if self.board[each] == seat}
        joined = [self.sizes[each] for each in beside]
        return int((1 + sum(joined)) ** 2 - sum(size * size for size in joined))


def inputs(state: State, mover: Seat) -> list[int]:
    """The inputs that are 1, for who moved last; any position of play that is not over."""
    land = Land(state.board)
    sides = (mover, other(mover))
    found = _land(state, land, sides)
    found.append(CROWN + state.crown)
    found += [CARD + 2 * len(CARDS) + card for card in cards_in(state.stock)]
    for side, seat in enumerate(sides):
        found += _hand(state, land, side, seat)
        found.append(HERO + side * (HEROES + 1) + state.heroes[seat])
    found.append(POOL + state.pool)
    lead = land.points[sides[0]] - land.points[sides[1]]
    step = bisect_left(LEADS, abs(lead))
    found.append(LEAD + len(LEADS) + (step if lead > 0 else -step))
    if (larger := land.largest[sides[0]] - land.largest[sides[1]]) != 0:
        found.append(LARGEST + (larger < 0))
    if state.phase == DRAW:
        found.append(UNSEEN)
    if _is_blocked(state, mover):
        found.append(BLOCKED)
    return found


def _is_blocked(state: State, mover: Seat) -> bool:
    """Whether the other side is skipped. [R15]"""
    if state.phase != DRAW:
        return state.seat == mover
    seat = other(mover)
    return not can_act(state.board, state.crown, state.hands[seat], seat, state.heroes[seat])


def _land(state: State, land: Land, sides: tuple[Seat, Seat]) -> list[int]:
    """STONE and PROMISE."""
    found = []
    for square in range(_AREA):
        there = state.board[square]
        if there != EMPTY:
            size = bisect_left(SIZES, land.sizes[land.number[square]])
            side = sides.index(SEATS[there])
            found.append(STONE + (side * (len(SIZES) + 1) + size) * _AREA + square)
        for side, seat in enumerate(sides):
            if there != seat and (gain := bisect_left(GAINS, land.gain(seat, square))):
                found.append(PROMISE + (side * len(GAINS) + gain - 1) * _AREA + square)
    return found


def _hand(state: State, land: Land, side: int, seat: Seat) -> list[int]:
    """CARD, REACH and PROSPECT of a seat."""
    found, prospects = [], set()
    for card in cards_in(state.hands[seat]):
        found.append(CARD + side * len(CARDS) + card)
        square = LANDING[state.crown][card]
        there = state.board[square]
        if square == OFF_BOARD or there == seat or (there != EMPTY and not state.heroes[seat]):
            continue
        kind = side * 2 + (there != EMPTY)
        found.append(REACH + kind * _AREA + square)
        prospects.add(kind * _STEPS + bisect_left(GAINS, land.gain(seat, square)))
    return found + [PROSPECT + each for each in sorted(prospects)]
