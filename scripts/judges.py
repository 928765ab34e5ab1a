"""Measure the judges of finished matches on self-play: calibration, speed, who gives away less.

    python scripts/judges.py play GAME --bots LEVEL LEVEL --seed S --out FILE [-n MATCHES]
    python scripts/judges.py fit GAME FILE... [--stages 0 0.5 1] [--write]
    python scripts/judges.py test GAME FILE... [--plain]
    python scripts/judges.py moves GAME --bots WEAKER STRONGER [-n MATCHES]

`play` lets two levels meet, each on both sides, with chance that follows from --seed, and asks the
judge at some positions of each match, spread over it. FILE gets a line for each match: what the
judge said, and how the match ended. --rest asks about positions at rest alone, one of each stage:
where few are, as in Vetternkrieg, a fit needs more of them. It goes on where FILE ends, so it can
be stopped at any time.

`fit` finds what the judge's log odds are worth in results (`ai/fits.py`): at each stage of a match
a factor, and a shift with --shift. It prints them, and with --write makes the chances of the game.

`test` prints how well the chances fit the results by tenths, with standard errors over matches;
use a file of another seed than the one of the fit. --plain takes the log odds as they were valued,
without a fit. Files that were played before a fit are valued with the present one.

`moves` judges the matches move by move, as the analysis does. It prints what each level gave away
for a decision, with the standard error over matches, and the seconds for a match.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from math import pi, sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

import rosenkrieg
from rosenkrieg.ai.analysis import analysis, judge_of, judged, stretches
from rosenkrieg.ai.fits import BOUND, Fit, Stage, fit_of, has_fit, shares
from rosenkrieg.ai.judging import SamplingJudge, likely, mean_and_error
from rosenkrieg.ai.player import player
from rosenkrieg.core.contract import FIRST, Seat
from rosenkrieg.core.match import Match

POINTS: Final = 100
"""A chance is told in points of a hundred."""
RIDGE: Final = 1.0
"""What keeps a weight of few positions small."""
STEPS: Final = 30
"""Of Newton's method, which is there after six."""


class Seen(Struct, frozen=True, array_like=True):
    """What a judge said of a position: the chance, and where it is at rest stage and log odds."""

    chance: float
    stage: float | None = None
    odds: float | None = None


class Sample(Struct, frozen=True):
    """What was seen of one match, and how it ended for the first seat."""

    seed: int
    bots: tuple[str, str]
    result: float
    seen: tuple[Seen, ...]


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


def sample(match: Match[Any, Any, Any], positions: int, rng: Random) -> tuple[Seen, ...]:
    """What the judge says of some positions of a match, spread over it."""
    judge, found = judge_of(match.game), stretches(match)
    step = len(found) / positions
    places = sorted({int(step * (each + rng.random())) for each in range(positions)})
    return tuple(seen(judge, match.states[found[at].first], rng) for at in places)


def at_rest(match: Match[Any, Any, Any]) -> tuple[Seen, ...]:
    """What the judge says of the positions at rest, one of each moment of the match."""
    judge = judge_of(match.game)
    assert isinstance(judge, SamplingJudge), "it values positions at rest"
    found: list[Seen] = []
    for state in match.states:
        plain = judge.plain(state)
        if plain is not None and plain.stage not in {each.stage for each in found}:
            found.append(Seen(likely(plain.odds), plain.stage, plain.odds))
    return tuple(found)


def seen(judge: Any, state: Any, rng: Random) -> Seen:
    """What the judge says of a position."""
    chance = judge.chance(state, rng).value
    plain = judge.plain(state) if isinstance(judge, SamplingJudge) else None
    return Seen(chance, plain.stage, plain.odds) if plain else Seen(chance)


def play(asked: argparse.Namespace) -> None:
    """Play matches, and keep what the judge says of them."""
    path = Path(asked.out)
    done = len(path.read_bytes().splitlines()) if path.exists() else 0
    with path.open("ab") as file:
        for number in range(done, asked.n):
            seed = asked.seed * 100_000 + number
            bots = tuple(asked.bots[who] for who in order(number))
            match = played(asked.game, bots, seed)
            found = at_rest(match) if asked.rest else sample(match, asked.positions, Random(seed))
            each = Sample(seed, (bots[0], bots[1]), result_of(match), found)
            file.write(msgspec.json.encode(each) + b"\n")
            file.flush()


def samples_in(paths: Sequence[str]) -> list[Sample]:
    """The matches of some files."""
    return [
        msgspec.json.decode(line, type=Sample)
        for path in paths
        for line in Path(path).read_bytes().splitlines()
    ]


def fitted(
    samples: Sequence[Sample], stages: Sequence[float], bound: float, shifts: bool
) -> tuple[Stage, ...]:
    """The stages that make the results most likely: a logistic regression, by Newton's method."""
    import numpy

    rows, results = [], []
    for one in samples:
        for each in one.seen:
            if each.odds is None or each.stage is None:
                continue
            parts = shares(stages, each.stage)
            odds = max(-bound, min(bound, each.odds))
            rows.append([part * odds for part in parts] + (parts if shifts else []))
            results.append(one.result)
    x, y = numpy.array(rows), numpy.array(results)
    weights = numpy.zeros(x.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + numpy.exp(-x @ weights))
        slope = x.T @ (y - chance) - RIDGE * weights
        bend = (x * (chance * (1 - chance))[:, None]).T @ x + RIDGE * numpy.eye(len(weights))
        weights += numpy.linalg.solve(bend, slope)
    count = len(stages)
    return tuple(
        Stage(
            at,
            round(float(weights[number]), 3),
            round(float(weights[count + number]), 3) if shifts else 0.0,
        )
        for number, at in enumerate(stages)
    )


def toml(fit: Fit) -> str:
    """A fit as it is shipped."""
    lines = [
        "# What the log odds of the judge are worth, by the stage of the match:",
        "# factor * odds + shift. Made by scripts/judges.py fit.",
        f'source = "{fit.source}"',
        f"bound = {fit.bound}",
    ]
    for stage in fit.stages:
        lines += ["", "[[stages]]", f"at = {stage.at}", f"factor = {stage.factor}"]
        lines += [f"shift = {stage.shift}"] if stage.shift else []
    return "\n".join(lines) + "\n"


def source_of(samples: Sequence[Sample]) -> str:
    """Which matches these are, in words."""
    seeds = sorted({one.seed // 100_000 for one in samples})
    bots = " and ".join(sorted({bot for one in samples for bot in one.bots}))
    named = ", ".join(map(str, seeds))
    return f"{len(samples)} matches between {bots}, seed {named}"


def fit(asked: argparse.Namespace) -> None:
    """Fit the chances to the results of matches."""
    samples = samples_in(asked.files)
    text = toml(
        Fit(
            source_of(samples), fitted(samples, asked.stages, asked.bound, asked.shift), asked.bound
        )
    )
    print(text, end="")
    if asked.write:
        folder = Path(rosenkrieg.__file__).parent / "ai" / asked.game
        (folder / "chances.toml").write_text(text, "utf-8")


Valued = list[tuple[float, float]]
"""Chances of a match, each with the result."""


def valued(game: str, one: Sample, is_plain: bool) -> Valued:
    """The chances of a match: as the judge says them now, or without a fit."""
    found = []
    for each in one.seen:
        chance = each.chance
        if each.odds is not None and each.stage is not None:
            is_fitted = has_fit(game) and not is_plain
            odds = fit_of(game).odds(each.odds, each.stage) if is_fitted else each.odds
            chance = likely(odds)
        found.append((chance, one.result))
    return found


def tenths(samples: Sequence[Valued]) -> list[tuple[int, float, float, float]]:
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


def test(asked: argparse.Namespace) -> None:
    """Print the tenths, and how far they are off."""
    samples = samples_in(asked.files)
    found = tenths([valued(asked.game, one, asked.plain) for one in samples])
    every = sum(count for count, _, _, _ in found)
    print(f"{asked.game}: {source_of(samples)}; {every} positions")
    print(" said   won   error   off  positions")
    for count, chance, result, error in found:
        print(
            f"{POINTS * chance:5.1f} {POINTS * result:5.1f}  ± {POINTS * error:4.1f}"
            f" {POINTS * (result - chance):+5.1f}  {count:9,}"
        )
    mean = sum(count * abs(result - chance) for count, chance, result, _ in found) / every
    # what the errors alone would do: the mean of a normal distribution without its sign
    noise = sum(count * error for count, _, _, error in found) / every * sqrt(2 / pi)
    worst = max(abs(result - chance) for _, chance, result, _ in found)
    print(
        f"off by {POINTS * mean:.1f} points on average, {POINTS * worst:.1f} at most;"
        f" {POINTS * noise:.1f} on average would be chance"
    )


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
        parts = whole.shares
        assert parts is not None, "everything is judged"
        total = parts.start + sum(parts.decisions) + parts.luck
        assert abs(total - parts.result) < 1e-6, f"expected {parts.result}, got {total}"
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
    ways = parser.add_subparsers(required=True)
    for name, what in (("play", play), ("moves", moves)):
        way = ways.add_parser(name)
        way.set_defaults(what=what)
        way.add_argument("game")
        way.add_argument("--bots", nargs=2, required=True)
        way.add_argument("-n", type=int, default=20)
        way.add_argument("--seed", type=int, default=1)
        if what is play:
            way.add_argument("--positions", type=int, default=8)
            way.add_argument("--rest", action="store_true")
            way.add_argument("--out", required=True)
    for name, what in (("fit", fit), ("test", test)):
        way = ways.add_parser(name)
        way.set_defaults(what=what)
        way.add_argument("game")
        way.add_argument("files", nargs="+")
    ways.choices["fit"].add_argument("--stages", nargs="+", type=float, default=[0.0, 0.5, 1.0])
    ways.choices["fit"].add_argument("--bound", type=float, default=BOUND)
    ways.choices["fit"].add_argument("--shift", action="store_true")
    ways.choices["fit"].add_argument("--write", action="store_true")
    ways.choices["test"].add_argument("--plain", action="store_true")
    asked = parser.parse_args()
    asked.what(asked)


if __name__ == "__main__":
    main()
