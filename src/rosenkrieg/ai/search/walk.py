"""What every search does: draw what chance does, value where it stops, mind its budget."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from math import exp, inf
from random import Random
from typing import Any

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.core.contract import CHANCE, FIRST, Actor, AnyGame
from rosenkrieg.core.fairness import pick


def drawn(game: AnyGame, state: Any, rng: Random) -> Any:
    """A result of chance, by its weight."""
    weights = game.chance_weights(state)
    return game.legal_actions(state, CHANCE)[pick(weights, int(rng.random() * sum(weights)))]


def acting(game: AnyGame, knowledge: Knowledge, state: Any) -> tuple[Actor, ...]:
    """Who acts next; no one where a search goes no further."""
    if knowledge.horizon is not None and knowledge.horizon(state):
        return ()
    return game.actors(state)


def value(game: AnyGame, knowledge: Knowledge, state: Any, rng: Random) -> float:
    """From 0 to 1 for FIRST, after a few random moves."""
    left = knowledge.rollout
    while (actors := acting(game, knowledge, state)) and (left > 0 or actors[0] == CHANCE):
        if actors[0] == CHANCE:
            action = drawn(game, state, rng)
        else:
            legal = game.legal_actions(state, actors[0])
            action = legal[int(rng.random() * len(legal))]
            left -= 1
        state = game.apply(state, actors[0], action)
    outcome = game.outcome(state)
    if outcome is None:
        valued = knowledge.outlook or knowledge.evaluate
        return 1 / (1 + exp(-valued(state, FIRST) / knowledge.scale))
    return 0.5 if outcome.winner is None else float(outcome.winner == FIRST)


def walks(budget: Budget, tries: int) -> Iterator[int]:
    """Once for each try: how many can follow it, if there is time."""
    until = inf if budget.seconds is None else time.monotonic() + budget.seconds
    for left in range((budget.tries or tries) - 1, -1, -1):
        if until != inf and time.monotonic() >= until:
            return
        yield left


def is_decided(visits: Iterable[int], left: int) -> bool:
    """Whether the option tried most often stays the first, whatever the tries left bring."""
    most, second = 0, 0
    for each in visits:
        if each > most:
            most, second = each, most
        elif each > second:
            second = each
    return most - second > left
