"""Throws of three dice, what they are worth, and how a last card changes them. [V111-V137]

A throw is three digits in rising order: "133". What is claimed and what counts is a *rank*
from 0 to 17: singles of 1 to 6, pairs, triples. A higher rank beats a lower one. [V132, V136]
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Final

FACES: Final = (1, 2, 3, 4, 5, 6)
RANKS: Final = 18
CLAIM_TEXTS: Final = tuple(str(face) * size for size in (1, 2, 3) for face in FACES)
"""A rank in digits: "6", "44", "222"."""
CLAIM_NUMBER: Final = {text: rank for rank, text in enumerate(CLAIM_TEXTS)}


def _ways(dice: tuple[int, ...]) -> int:
    """How many of the 216 throws look like this."""
    return (1, 3, 6)[len(set(dice)) - 1]


def _text(dice: tuple[int, ...]) -> str:
    return "".join(str(face) for face in sorted(dice))


_TRIPLES: Final = tuple(combinations_with_replacement(FACES, 3))
THROWS: Final[tuple[str, ...]] = tuple(_text(dice) for dice in _TRIPLES)
WEIGHTS: Final[tuple[int, ...]] = tuple(_ways(dice) for dice in _TRIPLES)

BEST: Final[dict[str, int]] = {
    throw: max(rank for rank, text in enumerate(CLAIM_TEXTS) if text in throw) for throw in THROWS
}
"""The best combination of a throw. [V131, V132]"""

HOLDS: Final[dict[str, frozenset[int]]] = {
    throw: frozenset(rank for rank, text in enumerate(CLAIM_TEXTS) if text in throw)
    for throw in THROWS
}
"""The claims that are true of a throw: at least that many of that number. [V119]"""


def _changed(throw: str, points: int) -> tuple[str, ...]:
    reached = set()
    for steps in product((-1, 0, 1), repeat=3):
        dice = tuple(int(face) + step for face, step in zip(throw, steps, strict=True))
        if sum(map(abs, steps)) <= points and min(dice) >= 1 and max(dice) <= 6:
            reached.add(_text(dice))
    return tuple(sorted(reached - {throw}))


CHANGES: Final[dict[tuple[str, int], tuple[str, ...]]] = {
    (throw, points): _changed(throw, points) for throw in THROWS for points in (1, 2, 3)
}
"""What a last card makes of a throw: a die for each point, by one, never beyond 1 and 6.

The throw itself is not among them: a card is not played for nothing. [V122, V123, ruling 4]
"""

_LOST: Final = ((1, 2, 3), (2, 1, 2), (3, 2, 1))


def loss(one: int, two: int) -> int:
    """How many troops the loser of two ranks loses. [V133-V137]"""
    return 0 if one == two else _LOST[one // 6][two // 6]
