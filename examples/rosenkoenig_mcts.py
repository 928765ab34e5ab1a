"""OpenSpiel's MCTS plays Rosenkönig against random moves."""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import rosenkrieg.research.openspiel  # noqa: F401 (registers the games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50, help="of each decision")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    game = pyspiel.load_game("rosenkrieg_rosenkoenig")
    rng = np.random.RandomState(given.seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    search = mcts.MCTSBot(game, 1.4, given.simulations, evaluator, random_state=rng)
    score = 0.0
    for number in range(given.matches):
        seat = number % 2
        bots = [search, uniform_random.UniformRandomBot(1 - seat, rng)]
        returns = play(game, bots if seat == 0 else bots[::-1], rng)
        score += (returns[seat] + 1) / 2
        print(f"match {number + 1}: MCTS as {('red', 'white')[seat]} {returns[seat]:+.0f}")
    print(f"MCTS scored {score / given.matches:.0%} of {given.matches}")


def play(game: pyspiel.Game, bots: list[pyspiel.Bot], rng: np.random.RandomState) -> list[float]:
    """One match; the returns of both seats."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            results, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(results, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


if __name__ == "__main__":
    main()
