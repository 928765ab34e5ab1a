"""How balanced the standard edition of Medieval Battle is, between players that search.

    python -m training.medieval_battle.balance colours --games 2000
    python -m training.medieval_battle.balance archetypes --games 7000
    python -m training.medieval_battle.balance points --games 4000 [--write]
    python -m training.medieval_battle.balance recruiting --games 1000
    python -m training.medieval_battle.balance deployment --games 200

Every game is played on a random map, by the kernel, with `--nodes` positions for a turn. `colours`
and `archetypes` let the player recruit as it does; `points` lets random armies fight and says what
a unit of each kind is worth (logistic regression); `recruiting` lets the player's army fight a
random one, `deployment` the player's deployment. `--journal FILE` keeps what was played, so that a
run can be continued in parts. `points` takes the games of other modes as well: put their journals
together in one file, and ask for as many games as it has.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from rosenkrieg.ai.medieval_battle import drill, kernel, numbers, recruits
from rosenkrieg.games.medieval_battle.battlefield import choices, code_of
from rosenkrieg.games.medieval_battle.geometry import LAYOUTS
from rosenkrieg.games.medieval_battle.material import FIGHTERS, KINDS
from rosenkrieg.games.medieval_battle.tables import EDITIONS

MODES = ("colours", "archetypes", "points", "recruiting", "deployment")
EDITION = EDITIONS.load("standard").hash
ARCHETYPES = {
    "cavalry": (3, 3, 2, 0, 1, 0, 0, 0),
    "heavy": (3, 2, 0, 3, 0, 1, 0, 0),
    "book": (2, 1, 1, 2, 1, 1, 1, 2),
    "foot": (1, 0, 0, 3, 3, 3, 1, 3),
    "swarm": (1, 2, 2, 0, 3, 3, 0, 3),
    "bows with foot": (0, 0, 3, 3, 0, 3, 1, 3),
    "bows with cavalry": (1, 3, 3, 0, 0, 0, 1, 3),
}


def random_code(rng: Random, size: str) -> str:
    """A random map, laid as chance lays it. [Q59]"""
    modules = EDITIONS.tables(EDITION).sheets.modules
    laid: list[str] = []
    while len(laid) <= len(LAYOUTS[size].slots):
        laid.append(rng.choice(choices(modules, size, laid)))
    return code_of(size, laid)


def game(
    rng: Random, size: str, mode: str, nodes: int, number: int, temperature: float
) -> dict[str, Any]:
    """One game: map, armies, winner (2: draw), steps, reason."""
    code = random_code(rng, size)
    ground = numbers.ground(EDITION, size, code, True)
    every = drill.armies(EDITION, size)
    names = list(ARCHETYPES)
    name, side, randomly = "", 0, (0, 0)

    def own() -> tuple[int, ...]:
        return recruits.drawn(EDITION, size, code, rng, temperature)

    both = [own(), own()]
    if mode in ("points", "deployment"):
        both = [rng.choice(every), rng.choice(every)]
    if mode == "recruiting":
        side = number % 2
        both[1 - side] = rng.choice(every)
    if mode == "archetypes":
        name, side = names[number // 2 % len(names)], number % 2
        both[side] = ARCHETYPES[name]
    if mode == "deployment":
        side = number % 2
        randomly = (0, 1) if side == 0 else (1, 0)
    thinkers = kernel.Thinker(ground.field), kernel.Thinker(ground.field)
    armies = drill.mustered(both[0]), drill.mustered(both[1])
    at = kernel.Position(ground.field, armies, (5, 5), b"", 0, 0, 0, 0, False, False)
    thinkers[0].deploy_all(at, 0, drill.NOISE, rng.getrandbits(60), randomly)
    winner, steps, reason = thinkers[0].play_out(at, thinkers[1], (nodes, nodes), (24, 24))
    return {
        "code": code, "armies": both, "winner": winner, "steps": steps, "reason": reason,
        "name": name, "side": side,
    }  # fmt: skip


def played(arguments: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """The games of the journal, then new ones until there are enough or the time is over."""
    journal = Path(arguments.journal) if arguments.journal else None
    done = 0
    if journal is not None and journal.exists():
        for line in journal.read_text("utf-8").splitlines()[: arguments.games]:
            yield json.loads(line)
            done += 1
    started = time.monotonic()
    while done < arguments.games:
        if arguments.minutes and time.monotonic() - started > 60 * arguments.minutes:
            return
        rng = Random(f"{arguments.seed} {arguments.mode} {done}")
        found = game(
            rng, arguments.size, arguments.mode, arguments.nodes, done, arguments.temperature
        )
        if journal is not None:
            with journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
        yield found
        done += 1


def share(scores: list[float]) -> str:
    """A mean with its 95 % interval, in percent."""
    mean = sum(scores) / len(scores)
    spread = math.sqrt(sum((each - mean) ** 2 for each in scores) / max(1, len(scores) - 1))
    error = 1.96 * spread / math.sqrt(len(scores))
    return f"{100 * mean:.1f} % ± {100 * error:.1f} ({len(scores)} games)"


def score(found: dict[str, Any], side: int) -> float:
    """What a side has got out of a game."""
    return 0.5 if found["winner"] > 1 else float(found["winner"] == side)


def colours(games: list[dict[str, Any]]) -> None:
    """How often each colour wins, how games end, and what is recruited."""
    winners = Counter(found["winner"] for found in games)
    print(f"red {winners[0]}, yellow {winners[1]}, draws {winners[2] + winners[3]}")
    print("red's score:", share([score(found, 0) for found in games]))
    steps = sorted(found["steps"] for found in games)
    print(f"steps: mean {sum(steps) / len(steps):.0f}, median {steps[len(steps) // 2]}")
    reasons = Counter(("points", "spent", "passes")[found["reason"]] for found in games)
    print("ends:", ", ".join(f"{name} {count}" for name, count in reasons.most_common()))
    units = np.array([army for found in games for army in found["armies"]])
    for kind in FIGHTERS:
        mean, some = units[:, kind].mean(), (units[:, kind] > 0).mean()
        print(f"  {KINDS[kind]}: {mean:.2f} an army, in {100 * some:.0f} % of the armies")


def archetypes(games: list[dict[str, Any]]) -> None:
    """How each fixed army does against the player's own recruiting."""
    for name in ARCHETYPES:
        scores = [score(found, found["side"]) for found in games if found["name"] == name]
        if scores:
            print(f"  {name:18s} {share(scores)}")


def against_chance(mode: str, games: list[dict[str, Any]]) -> None:
    """How the player's deployment or army does against a random one."""
    print(f"{mode}:", share([score(found, found["side"]) for found in games]))


def points(games: list[dict[str, Any]], size: str, write: bool) -> None:
    """What a unit of each kind adds to the chance of winning."""
    rows = np.array(
        [
            np.subtract(
                recruits.features(EDITION, size, found["code"], tuple(found["armies"][0])),
                recruits.features(EDITION, size, found["code"], tuple(found["armies"][1])),
            )
            for found in games
        ]
    )
    results = np.array([score(found, 0) for found in games])
    weights, errors = logistic(rows, results)
    costs = EDITIONS.tables(EDITION).cost
    print("red's score:", share([float(each) for each in results]))
    for place, (weight, error) in enumerate(zip(weights, errors, strict=True)):
        kind, what = place % len(FIGHTERS), ("a unit", "rough")[place // len(FIGHTERS)]
        print(f"  {KINDS[kind]} {what:7s} {weight:+.3f} ± {error:.3f}  (cost {costs[kind]})")
    if write:
        recruits.write(size, [round(float(each), 4) for each in weights], len(games))


def logistic(rows: Any, results: Any, ridge: float = 20.0) -> tuple[Any, Any]:
    """Logistic regression with a little ridge: weights and their standard errors."""
    weights = np.zeros(rows.shape[1])
    hessian = np.eye(rows.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (results - chance) - ridge * weights
        hessian = (rows * (chance * (1 - chance))[:, None]).T @ rows + ridge * np.eye(len(weights))
        weights = weights + np.linalg.solve(hessian, slope)
    return weights, np.sqrt(np.diag(np.linalg.inv(hessian)))


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("mode", choices=MODES)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--size", default="standard", choices=("standard", "large"))
    parser.add_argument("--temperature", type=float, default=recruits.TEMPERATURE)
    parser.add_argument("--journal")
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    games = list(played(arguments))
    print(f"{arguments.mode}: {len(games)} games, {arguments.nodes} positions for a turn")
    match arguments.mode:
        case "colours":
            colours(games)
        case "archetypes":
            archetypes(games)
        case "recruiting" | "deployment":
            against_chance(arguments.mode, games)
        case _:
            points(games, arguments.size, arguments.write)


if __name__ == "__main__":
    main()
