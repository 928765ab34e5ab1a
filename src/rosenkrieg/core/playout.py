"""Random play through the rules alone, as searches and benchmarks need it."""

from __future__ import annotations

from random import Random

from rosenkrieg.core.contract import CHANCE, Game, S
from rosenkrieg.core.fairness import pick


def playout(game: Game[S, object, object], state: S, rng: Random) -> tuple[S, int]:
    """Plays randomly to the end; returns the last state and how often a seat acted.

    The legal actions are listed at every step, and chance results are drawn by their weights.
    """
    random = rng.random
    actors_of, legal_actions, apply = game.actors, game.legal_actions, game.apply
    weights_of = game.chance_weights
    moves = 0
    actors = actors_of(state)
    while actors:
        actor = actors[0] if len(actors) == 1 else actors[int(random() * len(actors))]
        legal = legal_actions(state, actor)
        if actor == CHANCE:
            weights = weights_of(state)
            total = sum(weights)
            number = int(random() * total)
            action = legal[number if total == len(weights) else pick(weights, number)]
        else:
            action = legal[int(random() * len(legal))]
            moves += 1
        state = apply(state, actor, action)
        actors = actors_of(state)
    return state, moves
