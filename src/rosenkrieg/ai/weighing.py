"""How good each action of a seat is, weighed by the strongest player of a game.

A player only says what is best; a puzzle needs to know by how much. The weigher of a game
(`ai/<key>/weigher.py`) gets a view and says what each action is worth. `times` says how long it may
take: 1 is what the strongest player takes for a decision.

Where a result depends on luck or on what is hidden, all actions are tried on the same worlds with
the same chance, and those that are clearly behind are not tried any further.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct

from rosenkrieg.core.contract import AnyGame

BEHIND: Final = 4.0
"""Standard errors behind the best at which an action is not tried any further."""
FEWEST: Final = 32
"""Tries before an action may be dropped."""
MOST_CLOSE: Final = 4
"""So many actions are weighed to the end, however clear it is which one is best."""


class Weight(Struct, frozen=True):
    """What an action is worth to its seat: its chance of winning, and the standard error of it."""

    chance: float
    error: float = 0.0


Weights = Mapping[Any, Weight]
"""What each action is worth; empty where a weigher cannot tell."""

Weigh = Callable[[AnyGame, Any, Sequence[Any], float, Random], Weights]
"""A game, a view, the legal actions, how many times the time of the strongest player, chance."""


class Weigher(Struct, frozen=True):
    """The weigher of a game.

    `tries` are those of the strongest player for a decision. `margin` is the difference in chance
    that makes one action clearly better than another: where a match has hundreds of decisions,
    each of them decides less. `choices`: how many there must be for a decision to be interesting.
    """

    weigh: Weigh
    tries: int
    margin: float = 0.05
    choices: int = 3


class Lead(Struct, frozen=True):
    """How far the best action is ahead of all others."""

    best: Any
    chance: float
    second: Any
    second_chance: float
    error: float
    """The standard error of the difference."""

    @property
    def gap(self) -> float:
        return self.chance - self.second_chance


def lead(weights: Weights) -> Lead:
    """The lead of the best action, at least two being weighed."""
    best, second = sorted(weights, key=lambda action: -weights[action].chance)[:2]
    ahead, behind = weights[best], weights[second]
    error = sqrt(ahead.error**2 + behind.error**2)
    return Lead(best, ahead.chance, second, behind.chance, error)


class _Sample:
    """What came of one action, world by world."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: list[float] = []

    def weight(self, since: int) -> Weight:
        found = self.found[since:]
        mean = sum(found) / len(found)
        if len(found) < 2:
            return Weight(mean, 1.0)
        spread = sum((each - mean) ** 2 for each in found) / (len(found) - 1)
        return Weight(mean, sqrt(spread / len(found)))


def raced(legal: Sequence[Any], tries: int, attempt: Callable[[int, Any], float]) -> Weights:
    """Tries every action on one world after the other, until so many tries are used up.

    `attempt` gets the number of the world and the action. What a search has learned by its later
    tries is better than what its first ones guessed: the first half of them does not count.
    """
    samples = {action: _Sample() for action in legal}
    left, world, used = list(legal), 0, 0
    while used < tries and len(left) > 1:
        for action in left:
            samples[action].found.append(attempt(world, action))
        world, used = world + 1, used + len(left)
        if world >= FEWEST and world & (world - 1) == 0:  # at powers of two
            left = _close(samples, left)
    return {action: sample.weight(len(sample.found) // 2) for action, sample in samples.items()}


def _close(samples: Mapping[Any, _Sample], left: Sequence[Any]) -> list[Any]:
    """The actions that may still be the best, and a few in any case."""
    weights = {action: samples[action].weight(len(samples[action].found) // 2) for action in left}
    ranked = sorted(left, key=lambda action: -weights[action].chance)
    best = weights[ranked[0]]

    def may_be(action: Any) -> bool:
        one = weights[action]
        error = sqrt(one.error**2 + best.error**2)
        return one.chance + BEHIND * error > best.chance

    return [action for rank, action in enumerate(ranked) if rank < MOST_CLOSE or may_be(action)]


def deepened(legal: Sequence[Any], nodes: int, value: Callable[[Any, int], float]) -> Weights:
    """Weighs every action by a search that takes so many positions in all, the good ones deeper.

    Half of the positions go to all actions alike, half of the rest to the best quarter of them, and
    so on, as long as more than a few are left.
    """
    weights: dict[Any, Weight] = {}
    left, share = list(legal), nodes
    while True:
        share //= 2
        for action in left:
            weights[action] = Weight(value(action, max(1, share // len(left))))
        if len(left) <= MOST_CLOSE:
            return weights
        left.sort(key=lambda action: -weights[action].chance)
        left = left[: max(MOST_CLOSE, len(left) // 4)]
