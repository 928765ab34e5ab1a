"""Territories and their worth. Leaflet, end of the game. [R45-R54]"""

from __future__ import annotations

from rosenkrieg.core.contract import FIRST, SEATS, SECOND, Outcome, Seat
from rosenkrieg.games.rosenkoenig.state import State
from rosenkrieg.games.rosenkoenig.tables import NEIGHBOURS, SQUARES


def territories(board: bytes, seat: Seat) -> list[list[int]]:
    """The seat's roses, grouped where they touch side by side, largest first. [R45, R46]"""
    found = grouped({square for square in range(len(SQUARES)) if board[square] == seat})
    found.sort(key=lambda territory: (-len(territory), territory))
    return found


def grouped(unseen: set[int]) -> list[list[int]]:
    """The squares, used up, in groups that touch side by side, each in order. [R45, R46]"""
    found: list[list[int]] = []
    while unseen:
        territory = [unseen.pop()]
        for square in territory:  # grows while it is walked
            for neighbour in NEIGHBOURS[square]:
                if neighbour in unseen:
                    unseen.remove(neighbour)
                    territory.append(neighbour)
        found.append(sorted(territory))
    return found


def worth(held: list[list[int]]) -> int:
    """The sum of the squared sizes of territories. [R47, R48]"""
    return sum(len(territory) ** 2 for territory in held)


def score(board: bytes, seat: Seat) -> int:
    """What the seat's territories are worth. [R47, R48]"""
    return worth(territories(board, seat))


def result(state: State) -> Outcome:
    """Who has won, and what decided it. [R42, R49-R51, A4]"""
    reason = "blocked" if state.pool else "stones"
    held = [territories(state.board, seat) for seat in SEATS]
    points = tuple(worth(seats) for seats in held)
    largest = tuple(max(map(len, seats), default=0) for seats in held)
    roses = tuple(sum(map(len, seats)) for seats in held)
    scores = (points[FIRST], points[SECOND])
    for decided, (first, second) in (
        ("points", points),  # [R49]
        ("territory", largest),  # [R50]
        ("roses", roses),  # [R51]
    ):
        if first != second:
            return Outcome(FIRST if first > second else SECOND, reason, scores, decided)
    return Outcome(None, reason, scores, "nothing")  # [R51, A4]
