"""Which of two computer players is stronger, and how sure that is.

Games come in pairs: the same seed of chance twice, with the seats exchanged, so that neither
the side nor the deal favors anyone. The two games of a pair are not independent, so
the error is computed from the scores of pairs, not of games.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from statistics import NormalDist, fmean, stdev
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from rosenkrieg.ai.engine import PATIENCE
from rosenkrieg.ai.own import check_name
from rosenkrieg.ai.simulation import Bot, Job, Played, derived_seed, play_all
from rosenkrieg.core import registry
from rosenkrieg.core.contract import FIRST, SECOND, Seat

if TYPE_CHECKING:
    from rosenkrieg.ai.workers import Workers

DOUBT: Final = 0.05
_WIDTH: Final = NormalDist().inv_cdf(1 - DOUBT / 2)

LEAST_PAIRS: Final = 8
"""Before so many pairs a sequential test decides nothing: their spread is not known yet."""

FEW_PAIRS: Final = 24
"""Fewer than so many are played sooner than other processes have started."""

Pair = tuple[float, float]
"""A's scores in a pair: 1 for a win, a half for a draw."""


class Standing(Struct, frozen=True):
    """How A did against B: games, the score from 0 to 1 and Elo, each with its 95 % interval.

    Elo is None where it has no bound: a score of 1 is infinitely far above a half.
    """

    game: str
    a: str
    b: str
    pairs: int
    wins: int
    draws: int
    losses: int
    score: float
    score_low: float
    score_high: float
    elo: float | None
    elo_low: float | None
    elo_high: float | None


def elo(score: float) -> float | None:
    """The Elo difference that leads to a score on average; None at 0 and 1.

    >>> elo(0.5), elo(0.75), elo(1.0)
    (0.0, 190.8, None)
    """
    if not 0 < score < 1:
        return None
    return round(400 * math.log10(score / (1 - score)), 1) + 0.0  # no minus before a zero


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """The score that the mean of pairs points to, from and to, right 19 times out of 20.

    If all pairs ended the same way, there is no spread to measure. Then at least the share q of
    all pairs ends like that, with q ** pairs = 5 %, and of the rest nothing is known.
    """
    mean, count = fmean(scores), len(scores)
    if min(scores) == max(scores):
        alike = DOUBT ** (1 / count)
        return alike * mean, alike * mean + (1 - alike)
    error = _WIDTH * stdev(scores) / math.sqrt(count)
    return max(0.0, mean - error), min(1.0, mean + error)


class Arena:
    """A match between two computer players: `run` plays the pairs, `standing` judges them.

    Pairs that are there already, from a run that was interrupted, are not played again.
    """

    def __init__(
        self,
        game: str,
        a: str,
        b: str,
        pairs: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        limit: float = PATIENCE,
    ) -> None:
        self.game = registry.game(game)
        self.options = self.game.info.complete(options or {})
        self.names = (a, b)
        self.count = pairs
        self.seed = seed
        self.limit = limit
        for name in self.names:
            check_name(game, name)
        self.pairs: list[Pair] = []

    def run(self, workers: Workers | int | None = 1) -> Iterator[Pair]:
        """Plays the missing pairs and yields A's scores in each when it is done, in order.

        `workers`: so many processes, or a `Cluster`; None for as many processes as there are
        cores, if there is work for them.
        """
        missing = self.count - len(self.pairs)
        if workers is None and missing < FEW_PAIRS:
            workers = 1
        played = play_all(self._jobs(), 2 * missing, workers)
        for first, second in zip(played, played, strict=True):
            pair = (_score(first, FIRST), _score(second, SECOND))
            self.pairs.append(pair)
            yield pair

    def _jobs(self) -> Iterator[Job]:
        for number in range(len(self.pairs), self.count):
            seed = derived_seed(self.seed, "pair", number)
            a, b = (Bot(name, derived_seed(seed, side)) for side, name in enumerate(self.names))
            for bots in ((a, b), (b, a)):
                yield Job(self.game.info.key, self.options, bots, seed, limit=self.limit)

    def decided(self, elo0: float, elo1: float) -> int:
        """A sequential test: 1 if A is stronger by elo1 rather than elo0, -1 if not, 0 if open.

        Wald's test of the scores of pairs, taken as normal, wrong 5 times in 100 either way.
        """
        scores = [fmean(pair) for pair in self.pairs]
        if len(scores) < LEAST_PAIRS or (spread := stdev(scores)) == 0:
            return 0
        low, high = (1 / (1 + 10 ** (-bound / 400)) for bound in (elo0, elo1))
        likelier = len(scores) * (high - low) * (2 * fmean(scores) - low - high) / (2 * spread**2)
        bound = math.log((1 - DOUBT) / DOUBT)
        return (likelier >= bound) - (likelier <= -bound)

    def standing(self) -> Standing:
        """How A did in the pairs played so far, at least one."""
        games = [score for pair in self.pairs for score in pair]
        scores = [fmean(pair) for pair in self.pairs]
        low, high = interval(scores)
        return Standing(
            game=self.game.info.key,
            a=self.names[0],
            b=self.names[1],
            pairs=len(self.pairs),
            wins=games.count(1.0),
            draws=games.count(0.5),
            losses=games.count(0.0),
            score=round(fmean(scores), 4),
            score_low=round(low, 4),
            score_high=round(high, 4),
            elo=elo(fmean(scores)),
            elo_low=elo(low),
            elo_high=elo(high),
        )


def _score(played: Played, seat: Seat) -> float:
    winner = played.outcome.winner
    return 0.5 if winner is None else float(winner == seat)
