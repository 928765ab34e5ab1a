"""CFR on a small battle of Vetternkrieg: when to lie, and when to doubt.

The last battle of a match, one troop against one: the attacker throws three dice that only they
see and claims a result; the defender believes or doubts. OpenSpiel's external sampling CFR plays it
against itself. Printed is how often to doubt some claims, and what the battle is worth to the
attacker, from -1 to 1.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np
from open_spiel.python.algorithms.external_sampling_mccfr import AverageType, ExternalSamplingSolver

from rosenkrieg.core.contract import FIRST, SECOND
from rosenkrieg.games.vetternkrieg.material import ROUNDS
from rosenkrieg.games.vetternkrieg.state import Throwing
from rosenkrieg.games.vetternkrieg.troops import on_half
from rosenkrieg.research import Environment
from rosenkrieg.research.openspiel import MatchGame, endgame

CLAIMS = ("claim:6", "claim:66", "claim:111", "claim:666")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=1000, help="to measure the value")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    battle = last_battle(given.seed)
    np.random.seed(given.seed)
    solver = ExternalSamplingSolver(battle, AverageType.SIMPLE)
    for _ in range(given.iterations):
        solver.iteration()
    policy = solver.average_policy()
    rng = np.random.RandomState(given.seed)

    attacker = battle.root.state.phase.attacker
    state = battle.new_initial_state()
    state.apply_action(0)  # the defender does not see this throw
    for claim in CLAIMS:
        claimed = state.clone()
        claimed.apply_action(battle.root.alphabet.ids[claim])
        doubt = battle.root.alphabet.ids["answer:doubt"]
        print(f"{claim}: doubt {policy.action_probabilities(claimed)[doubt]:.0%}")
    values = [play(battle, policy, rng)[attacker] for _ in range(given.matches)]
    print(f"worth to the attacker: {np.mean(values):+.2f}")


def last_battle(seed: int) -> MatchGame:
    """The game from a last battle, one against one, that random play has come to."""
    rng = Random(seed)
    while True:
        environment = Environment("vetternkrieg")
        while not environment.over:
            state = environment.state
            if isinstance(state.phase, Throwing) and state.round == ROUNDS:
                if (on_half(state.troops, FIRST), on_half(state.troops, SECOND)) == (1, 1):
                    if is_open(environment, rng):
                        return endgame(environment)
                break
            advance(environment, rng)


def is_open(environment: Environment, rng: Random) -> bool:
    """Whether the battle decides the match: random play from here ends both ways."""
    winners = set()
    for _ in range(20):
        copy = environment.clone()
        while not copy.over:
            advance(copy, rng)
        winners.add(copy.returns())
    return len(winners) == 2


def advance(environment: Environment, rng: Random) -> None:
    """A random choice, of a seat or of chance."""
    if environment.turn is not None:
        environment.step(environment.turn, rng.choice(environment.choices(environment.turn)))
    else:
        chances = environment.chance()
        environment.happen(rng.choices(range(len(chances)), chances)[0])


def play(game: MatchGame, policy: Any, rng: np.random.RandomState) -> list[float]:
    """One match of the policy against itself; the returns of both seats."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            likely = dict(state.chance_outcomes())
        else:
            likely = policy.action_probabilities(state)
        state.apply_action(rng.choice(list(likely), p=list(likely.values())))
    returns: list[float] = state.returns()
    return returns


if __name__ == "__main__":
    main()
