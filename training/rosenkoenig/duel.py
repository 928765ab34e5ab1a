"""Which of two players of Rosenkönig is stronger: python -m training.rosenkoenig.duel A B --pairs N

Players: `net:ms=10`, `net:nodes=5000`, `thesis`, `thesis:depth=7`, `tries:tries=8000`, further
settings after commas; `net:nodes=500,file=FILE` has other weights than the package. Games come in
pairs with the same deal and exchanged sides; the interval comes from the scores of pairs. All play
on the kernel, with the time they are given on one core.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

HERE = Path(__file__).parent
HEADER = HERE.parent.parent / "src" / "rosenkrieg" / "ai" / "rosenkoenig"
HEADS_UP = 1.96
Choose = Callable[[Any], int]


def baselines() -> Any:
    """The compiled baselines, built anew when their source has changed."""
    source = HERE / "baselines.pyx"
    library = HERE / f"baselines{sysconfig.get_config_var('EXT_SUFFIX')}"
    if not library.exists() or library.stat().st_mtime < source.stat().st_mtime:
        text = HERE / "baselines.c"
        subprocess.run(
            [sys.executable, "-m", "cython", "-3", str(source), "-o", str(text)], check=True
        )
        include = sysconfig.get_paths()["include"]
        flags = ["-O3", "-w", "-shared", "-fPIC", f"-I{include}", f"-I{HEADER}"]
        subprocess.run(["cc", *flags, str(text), "-o", str(library), "-lm"], check=True)
        text.unlink()
    from training.rosenkoenig import baselines  # type: ignore[attr-defined]

    return baselines


def player(text: str, seed: int) -> Choose:
    """A player by its name and settings."""
    name, _, rest = text.partition(":")
    texts = dict(each.split("=", 1) for each in rest.split(",") if each)
    file = texts.pop("file", None)
    given = {key: float(value) for key, value in texts.items()}
    if name == "thesis":
        return _on_fields(baselines().Thesis(int(given.get("depth", 7)), seed))
    if name == "tries":
        return _on_fields(
            baselines().Tries(int(given.get("tries", 8000)), seed, given.get("spread", 0.5))
        )
    if name != "net":
        raise SystemExit(f"expected a player out of net, thesis, tries, got {name!r}")
    return _searching(file, **given)


def _on_fields(each: Any) -> Choose:
    return lambda position: int(each.choose(position.fields))


def _searching(
    file: str | None,
    ms: float = 0,
    nodes: float = 0,
    depth: float = 60,
    cost: float | None = None,
    margin: float | None = None,
) -> Choose:
    from rosenkrieg.ai.rosenkoenig.kernel import Engine
    from rosenkrieg.ai.rosenkoenig.net import Net, net

    engine = Engine(Net(Path(file).read_bytes()) if file else net())
    if cost is not None:
        engine.draw_cost = int(cost)
    if margin is not None:
        engine.margin = margin

    def choose(position: Any) -> int:
        return int(engine.search(position, int(nodes), ms / 1000, int(depth))[0])

    return choose


def begun(rng: Random) -> Any:
    """A position at the beginning of a game, Red to move."""
    from rosenkrieg.ai.rosenkoenig.kernel import Position

    cards = rng.sample(range(24), 24)
    sets = [sum(1 << card for card in some) for some in (cards[:5], cards[5:10], cards[10:])]
    board = bytes([2] * 81 + [3])
    return Position(board, 40, (sets[0], sets[1]), (4, 4), sets[2], 0, 52, 0, 1, False, 1)


def game(seed: int, players: tuple[Choose, Choose]) -> tuple[float, list[float]]:
    """Red's score, and the seconds each side took."""
    from rosenkrieg.ai.rosenkoenig.kernel import DRAWING

    rng = Random(seed)
    position = begun(rng)
    spent, asked = [0.0, 0.0], [0, 0]
    while legal := position.actions():
        seat = position.fields[7]
        action = legal[0]
        if len(legal) > 1:
            asked_at = time.perf_counter()
            action = players[seat](position)
            spent[seat] += time.perf_counter() - asked_at
            asked[seat] += 1
        position.act(action)
        if action == DRAWING:
            stock = position.fields[4]
            position.take(rng.choice([card for card in range(24) if stock >> card & 1]))
    return (position.result() + 1) / 2, [spent[k] / max(1, asked[k]) for k in (0, 1)]


def pair(given: tuple[str, str, int]) -> tuple[float, float, float]:
    """A's mean score in a pair, and the seconds a decision of both."""
    a, b, seed = given
    first = game(seed, (player(a, 2 * seed), player(b, 2 * seed + 1)))
    second = game(seed, (player(b, 2 * seed + 1), player(a, 2 * seed)))
    score = (first[0] + 1 - second[0]) / 2
    return score, (first[1][0] + second[1][1]) / 2, (first[1][1] + second[1][0]) / 2


def elo(score: float) -> float:
    return (
        400 * math.log10(score / (1 - score))
        if 0 < score < 1
        else math.copysign(math.inf, score - 0.5)
    )


def verdict(scores: list[float]) -> str:
    mean = fmean(scores)
    error = HEADS_UP * stdev(scores) / math.sqrt(len(scores)) if len(scores) > 1 else 0.5
    low, high = max(0.0, mean - error), min(1.0, mean + error)
    return (
        f"{2 * len(scores)} games, score {100 * mean:.1f} % ({100 * low:.1f} to {100 * high:.1f}), "
        f"Elo {elo(mean):+.0f} ({elo(low):+.0f} to {elo(high):+.0f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after so long")
    given = parser.parse_args()
    if {"thesis", "tries"} & {given.a.partition(":")[0], given.b.partition(":")[0]}:
        baselines()
    jobs = [(given.a, given.b, 1000003 * given.seed + number) for number in range(given.pairs)]
    scores, times, begun = [], [], time.monotonic()
    with multiprocessing.Pool(given.processes) as pool:
        for score, mine, theirs in pool.imap_unordered(pair, jobs):
            scores.append(score)
            times.append((mine, theirs))
            if time.monotonic() - begun > given.seconds:
                break
    spent = [1000 * fmean(each) for each in zip(*times, strict=True)]
    print(f"{given.a} against {given.b}: {verdict(scores)}")
    print(f"  ms a decision: {spent[0]:.2f} and {spent[1]:.2f}")


if __name__ == "__main__":
    main()
