"""Q-learning plays the end of a match of Rosenkönig.

OpenSpiel's tabular Q-learner plays one seat against random moves, always from the same position
near the end, and learns from winning and losing. Printed is its mean result before and after.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent, tabular_qlearner

from rosenkrieg.research import Environment
from rosenkrieg.research.openspiel import MatchGame, endgame


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=4000, help="to learn from")
    parser.add_argument("--tests", type=int, default=1000, help="to measure the result")
    parser.add_argument("--moves", type=int, default=6, help="before the end of the match")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()

    np.random.seed(given.seed)
    game = near_the_end(given.moves, given.seed)
    environment = rl_environment.Environment(
        game, observation_type=rl_environment.ObservationType.OBSERVATION
    )
    environment.seed(given.seed)
    actions = game.num_distinct_actions()
    learner = tabular_qlearner.QLearner(0, actions, discount_factor=1.0)
    agents = [learner, random_agent.RandomAgent(1, actions)]
    before = mean(environment, agents, given.tests)
    for _ in range(given.matches):
        match(environment, agents, learns=True)
    after = mean(environment, agents, given.tests)
    print(f"mean result before {before:+.2f}, after {given.matches} matches {after:+.2f}")


def near_the_end(moves: int, seed: int) -> MatchGame:
    """The game from a position of random play, about so many moves before its end.

    FIRST is to act there, and random play from there ends both ways.
    """
    rng = Random(seed)
    while True:
        environment = Environment("rosenkoenig", seed=rng.getrandbits(32))
        positions = []
        while environment.turn is not None:
            positions.append(environment.clone())
            environment.step(environment.turn, rng.choice(environment.choices(environment.turn)))
        start = positions[-min(moves, len(positions))]
        if start.turn == 0 and {random_result(start, rng) for _ in range(20)} >= {-1.0, 1.0}:
            return endgame(start)


def random_result(start: Environment, rng: Random) -> float:
    """What random play from a position brings FIRST."""
    environment = start.clone()
    while environment.turn is not None:
        environment.step(environment.turn, rng.choice(environment.choices(environment.turn)))
    return environment.returns()[0]


def match(environment: rl_environment.Environment, agents: list[Any], learns: bool) -> float:
    """One match; what it brought the first agent."""
    step = environment.reset()
    while not step.last():
        agent = agents[step.observations["current_player"]]
        step = environment.step([agent.step(step, is_evaluation=not learns).action])
    for agent in agents:
        agent.step(step, is_evaluation=not learns)
    return float(step.rewards[0])


def mean(environment: rl_environment.Environment, agents: list[Any], count: int) -> float:
    return float(np.mean([match(environment, agents, learns=False) for _ in range(count)]))


if __name__ == "__main__":
    main()
