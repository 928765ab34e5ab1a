"""A rating list out of meetings: how far computer players are apart, in Elo, and how sure that is.

The ratings are those under which the scores of all pairs of games are most likely, each pair
counted with its mean score. Every player is also given one drawn game against the mean, so that a
player who won everything has a finite rating. Intervals come from drawing the pairs of each
meeting again and again with replacement (bootstrap), since the two games of a pair are not
independent.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from rosenkrieg.ai.arena import Arena, Pair
from rosenkrieg.ai.engine import PATIENCE
from rosenkrieg.core.errors import GameError

if TYPE_CHECKING:
    from rosenkrieg.ai.workers import Workers

SCALE: Final = 400 / math.log(10)
DRAWN: Final = 400
"""How often the pairs are drawn again for the intervals."""
_STEPS: Final = 200
_CLOSE: Final = 1e-7

Meetings = Mapping[tuple[str, str], Sequence[Pair]]
"""By two players: the first one's scores in the pairs of games that they played."""


class Rated(Struct, frozen=True):
    """A player's rating with its 95 % interval; `step` is the distance to the one before."""

    player: str
    elo: float
    low: float
    high: float
    games: int
    step: float | None
    step_low: float | None
    step_high: float | None


def ratings(players: Sequence[str], meetings: Meetings) -> list[Rated]:
    """The players in their order, rated against the first, who has 0."""
    best = _fitted(players, meetings)
    rng = Random(0)
    drawn = [_fitted(players, _drawn(meetings, rng)) for _ in range(DRAWN)]
    rated = []
    for place, name in enumerate(players):
        games = sum(2 * len(pairs) for names, pairs in meetings.items() if name in names)
        low, high = _middle([each[place] for each in drawn])
        steps: tuple[float | None, float | None, float | None] = (None, None, None)
        if place:
            steps = (
                round(best[place] - best[place - 1], 1),
                *_middle([each[place] - each[place - 1] for each in drawn]),
            )
        rated.append(Rated(name, round(best[place], 1), low, high, games, *steps))
    return rated


def _middle(values: list[float]) -> tuple[float, float]:
    """The bounds that 95 % of the values lie within."""
    ordered = sorted(values)
    cut = int(len(ordered) * 0.025)
    return round(ordered[cut], 1), round(ordered[-1 - cut], 1)


def _drawn(meetings: Meetings, rng: Random) -> Meetings:
    return {names: rng.choices(pairs, k=len(pairs)) for names, pairs in meetings.items()}


def _fitted(players: Sequence[str], meetings: Meetings) -> list[float]:
    """The likeliest ratings, by Newton's method one player after the other."""
    place = {name: number for number, name in enumerate(players)}
    scores = [
        (place[one], place[two], len(pairs), sum(map(fmean, pairs)))
        for (one, two), pairs in meetings.items()
    ]
    strength = [0.0] * len(players)
    for _ in range(_STEPS):
        moved = 0.0
        for number in range(len(players)):
            expected = 1 / (1 + math.exp(-strength[number]))
            slope, bend = 0.5 - expected, expected * (1 - expected)
            for one, two, count, score in scores:
                if number not in (one, two):
                    continue
                chance = 1 / (1 + math.exp(strength[two] - strength[one]))
                sign = 1 if number == one else -1
                slope += sign * (score - count * chance)
                bend += count * chance * (1 - chance)
            step = max(-1.0, min(1.0, slope / bend))
            strength[number] += step
            moved = max(moved, abs(step))
        if moved < _CLOSE:
            break
    return [SCALE * (each - strength[0]) for each in strength]


class Ladder:
    """The players of a game, each against the next ones above it, or against all others."""

    def __init__(
        self,
        game: str,
        players: Sequence[str],
        pairs: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        reach: int | None = 2,
        limit: float = PATIENCE,
    ) -> None:
        if len(set(players)) < 2 or len(set(players)) < len(players):
            raise GameError(f"expected two or more different players, got {', '.join(players)}")
        self.players = tuple(players)
        reach = len(players) if reach is None else reach
        self.arenas = {
            (one, two): Arena(game, two, one, pairs, seed, options, limit)
            for number, one in enumerate(players)
            for two in players[number + 1 : number + 1 + reach]
        }

    @property
    def missing(self) -> int:
        """The pairs of games still to be played."""
        return sum(arena.count - len(arena.pairs) for arena in self.arenas.values())

    def run(self, workers: Workers | int | None = 1) -> Iterator[tuple[Arena, Pair]]:
        """Plays what is missing and yields each pair when it is done."""
        for arena in self.arenas.values():
            for pair in arena.run(workers):
                yield arena, pair

    def ratings(self) -> list[Rated]:
        """The rating list of the pairs played so far, in the order of the players."""
        return ratings(self.players, self._meetings())

    def ranked(self) -> list[Rated]:
        """The rating list of the pairs played so far, weakest first."""
        found = {each.player: each.elo for each in self.ratings()}
        return ratings(sorted(self.players, key=found.__getitem__), self._meetings())

    def _meetings(self) -> Meetings:
        return {(two, one): arena.pairs for (one, two), arena in self.arenas.items()}


def picture(title: str, rated: Sequence[Rated]) -> str:
    """The ladder as a picture: a dot for each player, a line for its interval. [SVG]"""
    low = min(0.0, *(each.low for each in rated))
    high = max(each.high for each in rated)
    width, left, row = 640, 150, 34
    across = (width - left - 40) / max(1.0, high - low)

    def x(elo: float) -> float:
        return round(left + (elo - low) * across, 1)

    height = 60 + row * len(rated)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="14">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="26" font-size="16" font-weight="bold">{title}</text>',
    ]
    for number, each in enumerate(reversed(rated)):
        y = 56 + row * number
        parts += [
            f'<text x="16" y="{y + 5}">{each.player}</text>',
            f'<path d="M{x(each.low)} {y}H{x(each.high)}" stroke="#8a7440" stroke-width="3"/>',
            f'<circle cx="{x(each.elo)}" cy="{y}" r="6" fill="#8f1f2b"/>',
            f'<text x="{x(each.elo)}" y="{y - 10}" font-size="12" text-anchor="middle">'
            f"{each.elo:+.0f}</text>",
        ]
    return "\n".join((*parts, "</svg>", ""))
