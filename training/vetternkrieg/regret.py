"""What more tries find in Vetternkrieg: how much the choice of a short search gives away.

    python -m training.vetternkrieg.regret --positions 60 --tries 25 100 400 1600 --judge 12800

Positions outside battles come from games of the squire. The options of each are valued by one long
search. Printed for each number of tries: how often two searches with different seeds choose the
same, how often the choice is that of the long search, and what it gives away by the values of the
long search, in percent of winning. What the long search itself cannot see is not in there.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev
from typing import Any

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.player import player
from rosenkrieg.ai.search.ismcts import InformationSetPlayer
from rosenkrieg.ai.vetternkrieg import evaluation
from rosenkrieg.ai.vetternkrieg.outlook import is_horizon, outlook
from rosenkrieg.core.contract import Seat
from rosenkrieg.core.match import Match
from rosenkrieg.games.vetternkrieg.game import GAME

KNOWN = Knowledge(outlook, 1.0, 0, evaluation.seen, is_horizon)
BATTLE = ("claim", "answer", "caught", "reply")
FEW = 40
"""An option that the long search tried less often than this has no value of its own."""


def positions(count: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Views with a choice outside battles, and what is legal there; one in nine of a game."""
    rng = Random(seed)
    while count:
        match: Match[Any, Any, Any] = Match("vetternkrieg", seed=rng.getrandbits(32))
        bots = [player("vetternkrieg", "squire", rng.getrandbits(32)) for _ in range(2)]
        for actor in match.turns():
            seat = Seat(actor)
            view, legal = match.view(seat), match.legal(seat)
            if len(legal) > 1 and view.phase not in BATTLE and count and rng.random() < 1 / 9:
                count -= 1
                yield view, legal
            match.act(seat, bots[seat].choose(view, legal))


def values(view: Any, tries: int, seed: int) -> dict[Any, tuple[int, float]]:
    """By option: how often a search tried it, and its mean value."""
    search = InformationSetPlayer(GAME, KNOWN, tries, Random(seed))
    options = search.search(view, Budget()).options[view.viewer]
    return {
        action: (option.visits, option.value / option.visits) for action, option in options.items()
    }


def chosen(found: dict[Any, tuple[int, float]], legal: Any) -> Any:
    """What a player with this search does."""
    return max(legal, key=lambda action: found.get(action, (0, 0.0)))


def main() -> None:
    """Searches, and prints."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--tries", type=int, nargs="+", default=[25, 100, 400, 1600])
    parser.add_argument("--judge", type=int, default=12800)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    agree: dict[int, list[bool]] = {tries: [] for tries in asked.tries}
    right: dict[int, list[bool]] = {tries: [] for tries in asked.tries}
    lost: dict[int, list[float]] = {tries: [] for tries in asked.tries}
    for number, (view, legal) in enumerate(positions(asked.positions, asked.seed)):
        judged = values(view, asked.judge, 3 * number)
        best = chosen(judged, legal)
        for tries in asked.tries:
            one, two = (chosen(values(view, tries, 3 * number + n), legal) for n in (1, 2))
            agree[tries].append(one == two)
            for action in (one, two):
                visits, value = judged.get(action, (0, 0.0))
                right[tries].append(action == best)
                if visits >= FEW:
                    lost[tries].append(100 * (judged[best][1] - value))
    for tries in asked.tries:
        error = 1.96 * stdev(lost[tries]) / len(lost[tries]) ** 0.5
        print(
            f"{tries:6d} tries: two agree {fmean(agree[tries]):4.0%}, as the long search "
            f"{fmean(right[tries]):4.0%}, gives away {fmean(lost[tries]):.2f} ± {error:.2f} %"
        )


if __name__ == "__main__":
    main()
