"""What the search of Rosenkönig thinks of a position: the logarithm of a seat's odds to win.

The weights come from a logistic regression on 1,396 games of the search against itself.
Two things in them were not expected: points say little before half of the stones lie, what
the empty squares promise says more; and a hero is worth most at the end, when territories
are large, so a good player keeps theirs. One move ahead that is no better than counting
points; the search is much stronger for it.
"""

from __future__ import annotations

from typing import Final

from rosenkrieg.core.contract import FIRST, SECOND, Seat
from rosenkrieg.games.rosenkoenig.play import plays
from rosenkrieg.games.rosenkoenig.state import EMPTY, State
from rosenkrieg.games.rosenkoenig.tables import NEIGHBOURS, OFF_BOARD, STONES, cards_in

POINT: Final = 0.052
POINT_EARLY: Final = 0.073
"""What a point is worth at the end, and how much less with all stones left."""
HERO: Final = 1.24
HERO_EARLY: Final = 1.02
"""The same for a hero."""
PROMISE: Final = 0.01
"""What a point is worth that a rose on an empty square would bring."""
MOST_PROMISED: Final = 20
"""Points that one square promises at most: the other side will not look on."""
CHOICE: Final = 0.067
"""What each playable card is worth."""
SCALE: Final = 1.0
ROLLOUT: Final = 0
"""Random moves before a search values a position: they cost more than they tell."""


def odds(state: State, seat: Seat) -> float:
    """Points and promises, heroes and playable cards of the seat, less the other's."""
    left = state.pool / STONES
    points, promised = _land(state.board)
    good = (POINT - POINT_EARLY * left) * points + PROMISE * promised
    good += (HERO - HERO_EARLY * left) * (state.heroes[FIRST] - state.heroes[SECOND])
    good += CHOICE * (_choices(state, FIRST) - _choices(state, SECOND))
    return good if seat == FIRST else -good


def _choices(state: State, seat: Seat) -> int:
    cards = cards_in(state.hands[seat])
    return len(plays(state.board, state.crown, cards, seat, state.heroes[seat]))


def _land(board: bytes) -> tuple[int, int]:
    """The points on the board and those that empty squares promise, Red's less White's."""
    territory, sizes, points = _territories(board)
    promised = 0
    for square in range(OFF_BOARD):
        if board[square] == EMPTY:
            promised += _promise(board, square, FIRST, territory, sizes)
            promised -= _promise(board, square, SECOND, territory, sizes)
    return points, promised


def _promise(board: bytes, square: int, seat: Seat, territory: list[int], sizes: list[int]) -> int:
    """What a rose of the seat there would bring: it joins the territories around."""
    joined: list[int] = []
    size, before = 1, 0
    for neighbour in NEIGHBOURS[square]:
        if board[neighbour] == seat and territory[neighbour] not in joined:
            joined.append(territory[neighbour])
            size += sizes[territory[neighbour]]
            before += sizes[territory[neighbour]] ** 2
    gain = size * size - before
    return gain if gain < MOST_PROMISED else MOST_PROMISED


def _territories(board: bytes) -> tuple[list[int], list[int], int]:
    """For each square the number of its territory, their sizes, and Red's points less White's."""
    territory = [-1] * OFF_BOARD
    sizes: list[int] = []
    points = 0
    for start in range(OFF_BOARD):
        seat = board[start]
        if seat == EMPTY or territory[start] >= 0:
            continue
        number, found = len(sizes), [start]
        territory[start] = number
        for square in found:  # grows while it is walked
            for neighbour in NEIGHBOURS[square]:
                if board[neighbour] == seat and territory[neighbour] < 0:
                    territory[neighbour] = number
                    found.append(neighbour)
        sizes.append(len(found))
        points += len(found) ** 2 if seat == FIRST else -(len(found) ** 2)
    return territory, sizes, points
