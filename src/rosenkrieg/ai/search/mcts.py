"""Monte Carlo tree search with chance nodes, for games without secrets.

A try walks from the present position: where a seat must act, to the action with the best
upper bound; where chance acts, to a result drawn by its weights; from the first new node
on at random, as far as the game's knowledge asks for; then the position is valued and the
value carried back. The action tried most often is played.

The stock is a set, and a card is drawn from it when the walk comes to the draw, so the search
never knows what comes, unlike one that fixes an order of the stock beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any, Final

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.search.walk import drawn, is_decided, value, walks
from rosenkrieg.core.contract import CHANCE, FIRST, AnyGame
from rosenkrieg.core.errors import UnknownPlayer

EXPLORATION: Final = 0.25
"""How much the upper bound favors actions tried seldom."""


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
        for left in walks(budget, self._tries):
            self._try(root, state)
            if is_decided([node.visits for node in root.after.values()], left):
                break
        return max(legal, key=lambda action: _visits(root, action))

    def _try(self, node: Node, state: Any) -> None:
        game, rng = self._game, self._rng
        walked = [node]
        actors = game.actors(state)
        while actors:
            actor = actors[0]
            if actor == CHANCE:
                action = drawn(game, state, rng)
            else:
                legal = game.legal_actions(state, actor)
                action = self._most_promising(node, legal, actor == FIRST)
            state = game.apply(state, actor, action)
            actors = game.actors(state)
            is_new = action not in node.after
            node = node.after.setdefault(action, Node())
            walked.append(node)
            if is_new and actor != CHANCE:
                break
        worth = value(game, self._knowledge, state, rng)
        for node in walked:
            node.visits += 1
            node.value += worth

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


def _visits(root: Node, action: Any) -> int:
    return root.after[action].visits if action in root.after else 0
