"""Information-set Monte Carlo tree search, for games with secrets.

Every try begins with some full state behind the view, drawn by `determinize`, and walks from
there. All tries share one tree. Its nodes are what the searching seat can tell apart: an edge
is what that seat sees of a step, so a card dealt to the other seat, or a choice that it makes
in secret, leads to the same node whatever it is. Which actions are possible differs between
tries; an action is judged by how often it could have been chosen, not by how often the node
was met (availability counts).

Seats that choose at the same time choose at the same node, each by its own counts: neither
answers what the other has just chosen in secret.

The other seat is searched too, by its counts over all its possible hands. So the choice
depends on the view, the legal actions, the seed and the budget, and on nothing that is hidden.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, Final

from msgspec import msgpack

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.knowledge import Knowledge, Seen
from rosenkrieg.ai.search.walk import acting, drawn, is_decided, value, walks
from rosenkrieg.ai.weighing import Weights, raced
from rosenkrieg.core.contract import CHANCE, FIRST, Actor, AnyGame, Seat

EXPLORATION: Final = 0.1
"""How much the upper bound favors actions tried seldom."""


class Option:
    """An action of a seat at a node: how often tried and possible, how well for the seat."""

    __slots__ = ("possible", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.possible = 1
        self.value = 0.0


class Node:
    """What the searching seat can tell apart: the options of who acts there, and what follows."""

    __slots__ = ("after", "options")

    def __init__(self) -> None:
        self.options: dict[Actor, dict[Any, Option]] = {}
        self.after: dict[Hashable, Node] = {}


class InformationSetPlayer:
    """Chooses by information-set search with so many tries, or seconds, for a decision."""

    def __init__(self, game: AnyGame, knowledge: Knowledge, tries: int, rng: Random) -> None:
        self._game = game
        self._knowledge = knowledge
        self._tries = tries
        self._rng = rng
        self._seen = knowledge.seen or by_views(game)

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = Budget()) -> Any:  # noqa: B008
        if len(legal) == 1:
            return legal[0]
        seat: Seat = view.viewer
        options = self.search(view, budget).options[seat]
        return max(legal, key=lambda action: _merit(options.get(action)))

    def search(self, view: Any, budget: Budget) -> Node:
        """The tree after all tries that may still change the choice."""
        root = Node()
        self._glance(root, self._game.determinize(view, self._rng), view.viewer)
        options = root.options[view.viewer].values()
        for left in walks(budget, self._tries):
            self._try(root, self._game.determinize(view, self._rng), view.viewer)
            if is_decided([option.visits for option in options], left):
                break
        return root

    def weigh(self, view: Any, legal: Sequence[Any], tries: int) -> Weights:
        """What each action is worth, all tried equally often as long as they may be the best."""
        root, rng, seat = Node(), self._rng, view.viewer
        worlds: list[tuple[Any, int]] = []

        def attempt(number: int, action: Any) -> float:
            if number == len(worlds):
                worlds.append((self._game.determinize(view, rng), rng.getrandbits(48)))
            state, seed = worlds[number]
            self._rng = Random(seed)  # the same chance for every action
            worth = self._try(root, state, seat, action)
            return worth if seat == FIRST else 1 - worth

        try:
            return raced(legal, tries, attempt)
        finally:
            self._rng = rng

    def _glance(self, root: Node, state: Any, seat: Seat) -> None:
        """The worth of every option in one state: not counted as tries, as it takes far less.

        If the other seat chooses at the same time, it takes a walk for each.
        """
        game = self._game
        options = root.options.setdefault(seat, {})
        for action in game.legal_actions(state, seat):
            if game.actors(state) != (seat,):
                self._try(root, state, seat)
                continue
            worth = value(game, self._knowledge, game.apply(state, seat, action), self._rng)
            options[action] = Option()
            options[action].visits = 1
            options[action].value = worth if seat == FIRST else 1 - worth

    def _try(self, node: Node, state: Any, seat: Seat, begin: Any = None) -> float:
        """Down to the first option that is new, or to the horizon, and back with its worth.

        `begin` is what the seat does first, if that is not for the search to choose.
        """
        game = self._game
        walked: list[tuple[Actor, Option]] = []
        actors = game.actors(state)
        is_known = True
        while actors and is_known:
            edges: list[Hashable] = []
            for actor in actors:
                before = state
                if actor == CHANCE:
                    action = drawn(game, state, self._rng)
                else:
                    legal = game.legal_actions(state, actor)
                    if begin is not None and actor == seat:
                        legal, begin = (begin,), None
                    action, option = self._most_promising(node, actor, legal)
                    is_known = is_known and option.visits > 0
                    walked.append((actor, option))
                state = game.apply(state, actor, action)
                edges.append(self._seen(before, actor, action, state, seat))
            edge = edges[0] if len(edges) == 1 else tuple(edges)
            node = node.after.setdefault(edge, Node())
            actors = acting(game, self._knowledge, state)
        worth = value(game, self._knowledge, state, self._rng)
        for actor, option in walked:
            option.visits += 1
            option.value += worth if actor == FIRST else 1 - worth
        return worth

    def _most_promising(self, node: Node, actor: Actor, legal: Sequence[Any]) -> tuple[Any, Option]:
        """The action with the best upper bound; one never tried comes before all others."""
        options = node.options.setdefault(actor, {})
        fresh = []
        possible = []
        for action in legal:
            option = options.get(action)
            if option is None:
                fresh.append(action)
            else:
                option.possible += 1
                possible.append((action, option))
        if fresh:
            chosen = fresh[int(self._rng.random() * len(fresh))]
            option = options[chosen] = Option()
            return chosen, option
        best, found = -1.0, possible[0]
        for each in possible:
            option = each[1]
            spread = EXPLORATION * sqrt(log(option.possible) / option.visits)
            bound = option.value / option.visits + spread
            if bound > best:
                best, found = bound, each
        return found


def _merit(option: Option | None) -> tuple[int, float]:
    """How often an option was tried, then how well it did."""
    return (option.visits, option.value) if option else (0, 0.0)


def by_views(game: AnyGame) -> Seen:
    """What a seat sees of a step, for any game: the view after it. Right, but slow."""

    def seen(before: Any, actor: Actor, action: Any, after: Any, seat: Seat) -> Hashable:
        return msgpack.encode(game.view(after, seat))

    return seen
