"""How often positions are won that are said to be: python -m training.rosenkoenig.calibration

Games of the search against itself; what it says of the best action, before each, beside the result.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from random import Random
from statistics import fmean

from training.rosenkoenig.duel import begun

TENTHS = 10


def main() -> None:
    from rosenkrieg.ai.rosenkoenig.kernel import DRAWING, Engine
    from rosenkrieg.ai.rosenkoenig.net import net

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    engine = Engine(net())
    said: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for number in range(given.games):
        rng = Random(1000003 * given.seed + number)
        position = begun(rng)
        chances = []  # of Red
        while position.actions():
            action, worths, *_ = engine.search(position, given.nodes)
            chance = (worths[action] + 1) / 2
            chances.append(1 - chance if position.fields[7] else chance)
            position.act(action)
            if action == DRAWING:
                stock = position.fields[4]
                position.take(rng.choice([card for card in range(24) if stock >> card & 1]))
        score = (position.result() + 1) / 2
        for chance in chances:
            said[min(int(chance * TENTHS), TENTHS - 1)].append((chance, score))
    print(f"{given.games} games, {given.nodes} nodes: said for Red, won by Red, positions")
    for tenth in sorted(said):
        chances, scores = zip(*said[tenth], strict=True)
        print(f"{100 * fmean(chances):5.1f} %  {100 * fmean(scores):5.1f} %  {len(scores):6,}")


if __name__ == "__main__":
    main()
