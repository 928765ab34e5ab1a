"""Measure the judges of finished matches on self-play: calibration, speed, who gives away less.

    python scripts/judges.py chances GAME --bots KNIGHT KNIGHT [-n MATCHES] [--positions P]
    python scripts/judges.py moves GAME --bots WEAKER STRONGER [-n MATCHES]

Both play matches between two levels, each on both sides, with chance that follows from --seed.

`chances` asks the judge for the chance of winning at P positions of each match, spread over it. It
prints how well the chances fit the results by tenths, with standard errors over matches, and the
factor by which the log odds have to be stretched to fit best. The factor is fitted on the first
half of the matches; the tenths, with the chances as they are and stretched, come from the second.

`moves` judges the matches move by move, as the analysis does. It prints what each level gave away
for a decision, with the standard error over matches, and the seconds for a match.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from typing import Any, Final

from rosenkrieg.ai.analysis import analysis, judge_of, judged, stretches
from rosenkrieg.ai.judging import likely, log_odds, mean_and_error
from rosenkrieg.ai.player import player
from rosenkrieg.core.contract import FIRST, Seat
from rosenkrieg.core.match import Match

Seen = tuple[float, float]
"""A chance of the first seat, and how the match ended for it."""
Sample = list[Seen]
"""What was seen of one match."""

FACTORS: Final = [0.05 * step for step in range(1, 101)]


def played(game: str, bots: Sequence[str], seed: int) -> Match[Any, Any, Any]:
    """A match between two levels, with chance of its own."""
    match: Match[Any, Any, Any] = Match(game, seed=seed)
    seats = [player(game, bot, seed * 2 + number) for number, bot in enumerate(bots)]
    while match.actors:
        seat = Seat(match.actors[0])
        match.act(seat, seats[seat].choose(match.view(seat), match.legal(seat)))
    return match


def order(number: int) -> tuple[int, int]:
    """Which of the two levels has which seat: in every other match they change sides."""
    return (1, 0) if number % 2 else (0, 1)


def result_of(match: Match[Any, Any, Any]) -> float:
    """How a match ended for the first seat."""
    outcome = match.outcome
    assert outcome is not None, "played to its end"
    return 0.5 if outcome.winner is None else float(outcome.winner == FIRST)


def sample(match: Match[Any, Any, Any], positions: int, rng: Random) -> Sample:
    """The chances that the judge sees at some positions of a match, spread over it."""
    judge, found = judge_of(match.game), stretches(match)
    step = len(found) / positions
    places = sorted({int(step * (each + rng.random())) for each in range(positions)})
    result = result_of(match)
    return [(judge.chance(match.states[found[at].first], rng).value, result) for at in places]


def factor_of(samples: Sequence[Sample]) -> float:
    """The factor for log odds that makes the results most likely."""

    def loss(factor: float) -> float:
        total = 0.0
        for seen in samples:
            for chance, result in seen:
                fitted = 1 / (1 + exp(-factor * log_odds(chance)))
                total -= result * log(fitted) + (1 - result) * log(1 - fitted)
        return total

    return min(FACTORS, key=loss)


def stretched(samples: Sequence[Sample], factor: float) -> list[Sample]:
    """The same matches with other chances."""
    return [[(likely(factor * log_odds(c)), r) for c, r in seen] for seen in samples]


def tenths(samples: Sequence[Sample]) -> list[tuple[int, float, float, float]]:
    """By tenths of chances: how many, their mean, the mean of results, and its standard error.

    Positions of one match end alike, so the error is that of matches.
    """
    found = []
    for tenth in range(10):
        some = [[each for each in seen if min(9, int(each[0] * 10)) == tenth] for seen in samples]
        some = [seen for seen in some if seen]
        count = sum(map(len, some))
        if len(some) < 2:
            continue
        chance = sum(c for seen in some for c, _ in seen) / count
        result = sum(r for seen in some for _, r in seen) / count
        off = sum(sum(r - result for _, r in seen) ** 2 for seen in some)
        found.append((count, chance, result, sqrt(off) / count))
    return found


def show(samples: Sequence[Sample]) -> None:
    """Print the tenths, and how far they are off."""
    found = tenths(samples)
    for count, chance, result, error in found:
        print(
            f"  {100 * chance:5.1f} -> {100 * result:5.1f} ± {100 * error:.1f}"
            f"  off by {100 * (result - chance):+5.1f}  ({count})"
        )
    all = sum(count for count, _, _, _ in found)
    mean = sum(count * abs(result - chance) for count, chance, result, _ in found) / all
    print(f"  off by {100 * mean:.1f} points of a hundred on average")


def chances(asked: argparse.Namespace) -> None:
    """Measure the chances of winning."""
    samples = []
    for number in range(asked.n):
        seed = asked.seed * 100_000 + number
        match = played(asked.game, [asked.bots[who] for who in order(number)], seed)
        samples.append(sample(match, asked.positions, Random(seed)))
    half = asked.n // 2
    fitted, tested = samples[:half], samples[half:]
    factor = factor_of(fitted)
    print(f"{asked.game}, {' v '.join(asked.bots)}: {asked.n} matches")
    print(f"the log odds of {half} matches fit best with a factor of {factor:.2f}")
    if factor in (FACTORS[0], FACTORS[-1]):
        print("the end of the factors that were tried: stretching does not mend these chances")
    print(f"{len(tested)} other matches, as they are:")
    show(tested)
    print(f"stretched by {factor:.2f}:")
    show(stretched(tested, factor))


def moves(asked: argparse.Namespace) -> None:
    """Measure what moves gave away, and how long it takes to find out."""
    gave: list[list[float]] = [[], []]
    seconds = []
    for number in range(asked.n):
        bots = [asked.bots[who] for who in order(number)]
        match = played(asked.game, bots, asked.seed * 100_000 + number)
        began = time.process_time()
        judge = judge_of(match.game)
        found = [judged(match, each, judge) for each in stretches(match)]
        seconds.append(time.process_time() - began)
        whole = analysis(match.game, found, len(found), match.outcome)
        shares = whole.shares
        assert shares is not None, "everything is judged"
        total = shares.start + sum(shares.decisions) + shares.luck
        assert abs(total - shares.result) < 1e-6, f"expected {shares.result}, got {total}"
        for seat, who in enumerate(order(number)):
            some = [
                each.gave for each in found if each.stretch.seat == seat and each.gave is not None
            ]
            if some:
                gave[who].append(sum(some) / len(some))
    mean, _ = mean_and_error(seconds)
    print(f"{asked.game}: {asked.n} matches")
    print(f"seconds of a core for a match: {mean:.1f} on average, {max(seconds):.1f} at most")
    for bot, some in zip(asked.bots, gave, strict=True):
        mean, error = mean_and_error(some)
        print(f"{bot} gives away {100 * mean:.2f} ± {100 * error:.2f} of a hundred for a decision")


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("chances", "moves"))
    parser.add_argument("game")
    parser.add_argument("--bots", nargs=2, required=True)
    parser.add_argument("-n", type=int, default=20)
    parser.add_argument("--positions", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    {"chances": chances, "moves": moves}[asked.what](asked)


if __name__ == "__main__":
    main()
