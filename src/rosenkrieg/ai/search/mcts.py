"""Monte Carlo tree search with chance nodes, for games without secrets.

A try walks from the present position: where a seat must act, to the action with the best
upper bound; where chance acts, to a result drawn by its weights; from the first new node
on at random for a few moves; then the position is valued and the value carried back. The
action tried most often is played.

The stock is a set, and a card is drawn from it when the walk comes to the draw, so the search
never knows what comes, unlike one that fixes an order of the stock beforehand.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import exp, log, sqrt
from random import Random
from typing import Any, Final

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.core.contract import CHANCE, FIRST, AnyGame
from rosenkrieg.core.errors import UnknownPlayer
from rosenkrieg.core.fairness import pick

EXPLORATION: Final = 0.6
"""How much the upper bound favours actions tried seldom."""


class Node:
    """A position reached by a walk: how often, how well for FIRST, and what came after."""

    __slots__ = ("after", "value", "visits")

    def __init__(self) -> None:
        self.after: dict[Any, Node] = {}
        self.visits = 0
        self.value = 0.0


class SearchPlayer:
    """Chooses by Monte Carlo tree search with so many tries, or seconds, for a decision."""

    def __init__(self, game: AnyGame, knowledge: Knowledge, tries: int, rng: Random) -> None:
        if game.info.hidden:
            raise UnknownPlayer(f"expected a game without secrets, got {game.info.key}")
        self._game = game
        self._knowledge = knowledge
        self._tries = tries
        self._rng = rng

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = Budget()) -> Any:  # noqa: B008
        if len(legal) == 1:
            return legal[0]
        state = self._game.determinize(view, self._rng)
        root = Node()
        goes_on = _limit(budget, self._tries)
        while goes_on():
            self._try(root, state)
        return max(legal, key=lambda action: _visits(root, action))

    def _try(self, node: Node, state: Any) -> None:
        game, rng = self._game, self._rng
        walked = [node]
        actors = game.actors(state)
        while actors:
            actor = actors[0]
            legal = game.legal_actions(state, actor)
            if actor == CHANCE:
                weights = game.chance_weights(state)
                action = legal[pick(weights, int(rng.random() * sum(weights)))]
            else:
                action = self._most_promising(node, legal, actor == FIRST)
            state = game.apply(state, actor, action)
            actors = game.actors(state)
            is_new = action not in node.after
            node = node.after.setdefault(action, Node())
            walked.append(node)
            if is_new and actor != CHANCE:
                break
        value = self._value(state)
        for node in walked:
            node.visits += 1
            node.value += value

    def _most_promising(self, node: Node, legal: Sequence[Any], is_first: bool) -> Any:
        """The action with the best upper bound; one never tried comes before all others."""
        fresh = [action for action in legal if action not in node.after]
        if fresh:
            return fresh[int(self._rng.random() * len(fresh))]
        spread = EXPLORATION * sqrt(log(node.visits + 1))
        best, chosen = -1.0, legal[0]
        for action in legal:
            child = node.after[action]
            mean = child.value / child.visits
            bound = (mean if is_first else 1 - mean) + spread / sqrt(child.visits)
            if bound > best:
                best, chosen = bound, action
        return chosen

    def _value(self, state: Any) -> float:
        """From 0 to 1 for FIRST, after a few random moves."""
        game, rng = self._game, self._rng
        left = self._knowledge.rollout
        actors = game.actors(state)
        while actors and (left > 0 or actors[0] == CHANCE):
            legal = game.legal_actions(state, actors[0])
            if actors[0] == CHANCE:
                weights = game.chance_weights(state)
                action = legal[pick(weights, int(rng.random() * sum(weights)))]
            else:
                action = legal[int(rng.random() * len(legal))]
                left -= 1
            state = game.apply(state, actors[0], action)
            actors = game.actors(state)
        outcome = game.outcome(state)
        if outcome is None:
            return 1 / (1 + exp(-self._knowledge.evaluate(state, FIRST) / self._knowledge.scale))
        return 0.5 if outcome.winner is None else float(outcome.winner == FIRST)


def _visits(root: Node, action: Any) -> int:
    return root.after[action].visits if action in root.after else 0


def _limit(budget: Budget, tries: int) -> Callable[[], bool]:
    """Asked before each try whether there is time for it."""
    if budget.seconds is not None:
        until = time.monotonic() + budget.seconds
        return lambda: time.monotonic() < until
    left = iter(range(budget.tries or tries))
    return lambda: next(left, None) is not None
