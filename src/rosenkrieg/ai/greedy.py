"""One move ahead with a readable evaluation; chance is averaged over its weights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any, Final

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.core.contract import CHANCE, AnyGame, Outcome, Seat

SAMPLES: Final = 8
"""Full states tried for one view of a game with secrets."""

_WIN: Final = 1e6


class GreedyPlayer:
    """Takes the action after which the position looks best to its seat.

    A soft player draws one: of two actions the better one is e times likelier if it looks better
    by `softness`, in the units of the evaluation. Great differences are always seen.
    """

    def __init__(
        self, game: AnyGame, knowledge: Knowledge, rng: Random, softness: float = 0.0
    ) -> None:
        self._game = game
        self._evaluate = knowledge.evaluate
        self._rng = rng
        self._softness = softness

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = Budget()) -> Any:  # noqa: B008
        if len(legal) == 1:
            return legal[0]
        count = SAMPLES if self._game.info.hidden else 1
        drawn = [self._game.determinize(view, self._rng) for _ in range(count)]
        states = Counter(drawn)  # where nothing is hidden any more they are all the same
        seat = self._seat(view)
        values = [
            sum(times * self._after(state, seat, action) for state, times in states.items()) / count
            for action in legal
        ]
        best = max(values)
        if self._softness:
            shares = [exp((value - best) / self._softness) for value in values]
            return self._rng.choices(legal, shares)[0]
        equal = [action for action, value in zip(legal, values, strict=True) if value == best]
        return equal[int(self._rng.random() * len(equal))]

    def _seat(self, view: Any) -> Seat:
        viewer: Seat = view.viewer
        return viewer

    def _after(self, state: Any, seat: Seat, action: Any) -> float:
        return self._value(self._game.apply(state, seat, action), seat)

    def _value(self, state: Any, seat: Seat, depth: int = 1) -> float:
        """How good the position is, averaged over the next result of chance, but no further."""
        outcome = self._game.outcome(state)
        if outcome is not None:
            return worth(outcome, seat)
        if depth == 0 or self._game.actors(state) != (CHANCE,):
            return self._evaluate(state, seat)
        weights = self._game.chance_weights(state)
        results = self._game.legal_actions(state, CHANCE)
        after = (self._game.apply(state, CHANCE, each) for each in results)
        values = (self._value(state, seat, depth - 1) for state in after)
        return sum(w * v for w, v in zip(weights, values, strict=True)) / sum(weights)


def worth(outcome: Outcome, seat: Seat) -> float:
    """An end in the units of evaluations: far beyond any of them, the margin breaks ties."""
    margin = outcome.scores[seat] - outcome.scores[1 - seat]
    if outcome.winner is None:
        return float(margin)
    return margin + (_WIN if outcome.winner == seat else -_WIN)
