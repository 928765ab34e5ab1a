"""What the board at the end of a round of Vetternkrieg promises: weights for `outlook.py`.

    python -m training.vetternkrieg.rounds --games 2200 [--level squire] [--journal FILE]

A level plays itself, with a random choice in twenty. For the end of each round the winner is fitted
to leads in regions, two regions held, reserves and battles won (logistic regression). Printed are
the weights in log odds with their standard errors, and how well they and those in use foretell the
winner: the mean logarithm of the chance that was given to what happened.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from rosenkrieg.ai.player import player
from rosenkrieg.ai.vetternkrieg.outlook import WEIGHTS
from rosenkrieg.core.contract import FIRST, SECOND, Seat
from rosenkrieg.core.match import Match
from rosenkrieg.games.vetternkrieg.material import ROUNDS
from rosenkrieg.games.vetternkrieg.troops import RESERVE, count, in_region, own
from training.medieval_battle.balance import logistic

RANDOM: Final = 0.05
"""How often a choice is random, so that positions differ."""
NAMES: Final = ("lead of 1", "lead of 2", "lead of 3", "two regions", "reserve", "battle")

Row = list[float]


def features(troops: int, won: int) -> Row:
    """For FIRST: regions by their leads, two regions held, reserves, battles won more."""
    leads = [in_region(troops, FIRST, each) - in_region(troops, SECOND, each) for each in range(3)]
    row = [0.0] * 3
    for lead in leads:
        if lead:
            row[min(3, abs(lead)) - 1] += 1 if lead > 0 else -1
    held, lost = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
    reserve = count(troops, own(FIRST, RESERVE)) - count(troops, own(SECOND, RESERVE))
    return [*row, float((held == 2) - (lost == 2)), float(reserve), float(won)]


def game(level: str, seed: str) -> dict[str, Any]:
    """One game: FIRST's score, and the board after each round but the last."""
    rng = Random(seed)
    match: Match[Any, Any, Any] = Match("vetternkrieg", seed=rng.getrandbits(32))
    bots = [player("vetternkrieg", level, rng.getrandbits(32)) for _ in range(2)]
    rows: dict[int, Row] = {}
    for actor in match.turns():
        seat, state = Seat(actor), match.state
        if state.round > 1:
            won = state.notes.won
            more = won[FIRST].bit_count() - won[SECOND].bit_count()
            rows.setdefault(state.round - 1, features(state.troops, more))
        legal = match.legal(seat)
        if rng.random() < RANDOM:
            match.act(seat, rng.choice(legal))
        else:
            match.act(seat, bots[seat].choose(match.view(seat), legal))
    assert match.outcome is not None
    winner = match.outcome.winner
    return {"score": 0.5 if winner is None else float(winner == FIRST), "rows": rows}


def played(level: str, games: int, seed: int, journal: Path | None) -> Iterator[dict[str, Any]]:
    """The games of the journal, then new ones."""
    done = 0
    if journal is not None and journal.exists():
        for line in journal.read_text("utf-8").splitlines()[:games]:
            yield json.loads(line)
            done += 1
    for number in range(done, games):
        found = game(level, f"{seed} {number}")
        if journal is not None:
            with journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
        yield json.loads(json.dumps(found))


def foretold(rows: Any, scores: Any, weights: Any) -> float:
    """The mean logarithm of the chance that was given to what happened."""
    chance = 1 / (1 + np.exp(-rows @ weights))
    return float(np.mean(scores * np.log(chance) + (1 - scores) * np.log(1 - chance)))


def main() -> None:
    """Plays, fits and prints."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=2200)
    parser.add_argument("--level", default="squire")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--journal", type=Path)
    asked = parser.parse_args()
    games = list(played(asked.level, asked.games, asked.seed, asked.journal))
    for number in range(1, ROUNDS):
        seen = [each for each in games if str(number) in each["rows"]]
        rows = np.array([each["rows"][str(number)] for each in seen])
        scores = np.array([each["score"] for each in seen])
        weights, errors = logistic(rows, scores, ridge=1.0)
        print(f"after round {number}: {len(seen)} games")
        for name, weight, error in zip(NAMES, weights, errors, strict=True):
            print(f"  {name:12s} {weight:+.3f} ± {error:.3f}")
        used = WEIGHTS[number]
        ours = np.array([*used.lead[13:16], used.two, used.reserve, used.battle])
        print(f"  foretold: {foretold(rows, scores, weights):.4f}, in use", end=" ")
        print(f"{foretold(rows, scores, ours):.4f}, blind {-log(2):.4f}")


if __name__ == "__main__":
    main()
