"""The search in plain Python, on the rules, for few positions: where the kernel is missing.

Alpha-beta over the likeliest actions of each step, with the evaluation of `greedy` at the rim.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from rosenkrieg.ai.medieval_battle.evaluation import evaluate
from rosenkrieg.core.contract import Seat
from rosenkrieg.games.medieval_battle.actions import Action
from rosenkrieg.games.medieval_battle.play import apply, legal_actions
from rosenkrieg.games.medieval_battle.state import Deploying, Over, State

WIDTH: Final = 6
"""Actions whose answers are looked at."""
ANSWERS: Final = 40
"""Answers that are valued for each of them."""


class PlainSearch:
    """Values every action, then the best ones by the best answer to them."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def best(self, state: State, legal: Sequence[Action]) -> Action:
        """The best action; equal ones are drawn."""
        seat: Seat = state.phase.seat  # type: ignore[union-attr]
        ranked = sorted(
            ((evaluate(apply(state, seat, action), seat), self._rng.random(), action)
             for action in legal),
            key=lambda each: (-each[0], each[1]),
        )  # fmt: skip
        if isinstance(state.phase, Deploying):
            return ranked[0][2]
        worths = [
            (self._answered(apply(state, seat, action), seat, worth), -place, action)
            for place, (worth, _, action) in enumerate(ranked[:WIDTH])
        ]
        return max(worths, key=lambda each: each[:2])[2]

    def _answered(self, state: State, seat: Seat, worth: float) -> float:
        """What is left after the best of some answers."""
        phase = state.phase
        if isinstance(phase, Over) or phase.seat == seat:  # type: ignore[union-attr]
            return worth
        answers = legal_actions(state, phase.seat)  # type: ignore[union-attr]
        if len(answers) > ANSWERS:
            answers = self._rng.sample(list(answers), ANSWERS)
        values = [evaluate(apply(state, phase.seat, each), seat) for each in answers]  # type: ignore[union-attr]
        return min(worth, *values)
