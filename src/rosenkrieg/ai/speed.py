"""How fast rules, views and searches are, on one core.

Measured is the time that the processor spends on it, so that other work on the machine does not
count, and of several runs the best. What depends on the game, its kernel and its search, the game
declares itself: `gauges()` in `ai/<key>/gauges.py`, by what each of them measures.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from functools import cache
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

import rosenkrieg
from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.player import players
from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, AnyGame, Seat
from rosenkrieg.core.match import Match
from rosenkrieg.core.playout import playout

RUNS: Final = 3
BRIEFLY: Final = 0.3
"""Seconds of a run."""


class Speed(Struct, frozen=True):
    """So many units a second, and games where whole games were played.

    `what`: `playouts` random games by the rules, `views` the same with the view of the actor,
    `kernel` random games in a kernel, `search` a search. `build`: `plain`, `compiled` or `kernel`.
    """

    game: str
    what: str
    build: str
    unit: str
    per_second: float
    games_per_second: float | None


class Gauge(Struct, frozen=True):
    """Something to be measured: a piece of work gives how many units it made, and games."""

    build: str
    unit: str
    work: Callable[[int], tuple[int, int]]
    """Gets the number of the piece."""


def speeds(key: str, seconds: float = BRIEFLY, runs: int = RUNS) -> Iterator[Speed]:
    """All that can be measured of a game in this process."""
    for what, gauge in gauges(registry.game(key)).items():
        units, games = max(_run(gauge, seconds) for _ in range(runs))
        yield Speed(
            key, what, gauge.build, gauge.unit, round(units, 1), round(games, 1) if games else None
        )


def plain_speeds(key: str, seconds: float = BRIEFLY, runs: int = RUNS) -> list[Speed]:
    """What a compiled game does when it runs from its Python source, in a process of its own."""
    script = _PLAIN.format(root=str(Path(rosenkrieg.__file__).parent))
    called = [sys.executable, "-c", script, key, str(seconds), str(runs)]
    told = subprocess.run(called, check=True, stdout=subprocess.PIPE).stdout
    return msgspec.json.decode(told, type=list[Speed])


_PLAIN: Final = """
import sys
from importlib.machinery import FileFinder, SOURCE_SUFFIXES, SourceFileLoader

def source_alone(path):
    if not path.startswith({root!r}):
        raise ImportError
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))

sys.path_hooks.insert(0, source_alone)

import msgspec
from rosenkrieg.ai.speed import speeds

key, seconds, runs = sys.argv[1:]
sys.stdout.buffer.write(msgspec.json.encode(list(speeds(key, float(seconds), int(runs)))))
"""


def build(game: AnyGame) -> str:
    """`compiled` if any module of the rules is, otherwise `plain`."""
    package = type(game).__module__.rpartition(".")[0]
    files = (
        getattr(module, "__file__", None) or ""
        for name, module in sys.modules.items()
        if name.startswith(f"{package}.")
    )
    return (
        "compiled" if any(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files) else "plain"
    )


# what is measured


def gauges(game: AnyGame) -> dict[str, Gauge]:
    """What every game has, and what this one declares."""
    made, start = build(game), game.initial_state(game.info.complete({}))

    def rules(number: int) -> tuple[int, int]:
        return playout(game, start, Random(number))[1], 1

    def views(number: int) -> tuple[int, int]:
        return _seen_playout(game, start, Random(number)), 1

    return {
        "playouts": Gauge(made, "moves", rules),
        "views": Gauge(made, "moves", views),
        **_declared(game.info.key),
    }


def _declared(key: str) -> Mapping[str, Gauge]:
    package = f"rosenkrieg.ai.{key}"
    if find_spec(package) is None or find_spec(f"{package}.gauges") is None:
        return {}
    declared: Mapping[str, Gauge] = import_module(f"{package}.gauges").gauges()
    return declared


def _seen_playout(game: AnyGame, state: Any, rng: Random) -> int:
    """A random game in which the actor looks at the table first; its moves."""
    moves = 0
    while actors := game.actors(state):
        actor = actors[int(rng.random() * len(actors))]
        legal = game.legal_actions(state, actor)
        if actor == CHANCE:
            (action,) = rng.choices(legal, game.chance_weights(state))
        else:
            game.view(state, Seat(actor))
            action = legal[int(rng.random() * len(legal))]
            moves += 1
        state = game.apply(state, actor, action)
    return moves


_APART: Final = 7
"""Between two decisions of a search so many moves are random."""
_TRIES: Final = Budget(tries=64)


def entering(key: str) -> Gauge:
    """The strongest player's search, if it plays through its game: the positions it enters."""
    game = registry.game(key)
    counting, entered = copy(game), 0

    def apply(state: Any, actor: Any, action: Any) -> Any:
        nonlocal entered
        entered += 1
        return game.apply(state, actor, action)

    def work(number: int) -> tuple[int, int]:
        nonlocal entered
        entered = 0
        decide(number)
        return entered, 0

    counting.apply = apply  # type: ignore[method-assign]
    decide = _deciding(counting)
    return Gauge(build(game), "positions", work)


def deciding(key: str) -> Gauge:
    """The strongest player's decisions, with the same tries for each."""
    game = registry.game(key)
    decide = _deciding(game)

    def work(number: int) -> tuple[int, int]:
        decide(number)
        return 1, 0

    return Gauge(build(game), f"decisions by {_TRIES.tries} tries", work)


def _deciding(game: AnyGame) -> Callable[[int], None]:
    strongest = list(players(game.info.key).levels.values())[-1]
    asked = positions(game.info.key)

    def decide(number: int) -> None:
        state, seat = asked[number % len(asked)]
        view, legal = game.view(state, seat), game.legal_actions(state, seat)
        strongest(game, Random(number)).choose(view, legal, _TRIES)

    return decide


@cache
def positions(key: str, count: int = 12) -> list[tuple[Any, Seat]]:
    """Positions out of a random match where a seat has something to decide, and that seat."""
    match: Match[Any, Any, Any] = Match(key, seed=0)
    rng, found = Random(0), list[tuple[Any, Seat]]()
    while match.actors and len(found) < count:
        seat = Seat(match.actors[0])
        legal = match.legal(seat)
        if len(match.moves) % _APART == 0 and len(legal) > 1:
            found.append((match.state, seat))
        match.act(seat, rng.choice(legal))
    return found


# the clock


def _run(gauge: Gauge, seconds: float) -> tuple[float, float]:
    units = games = number = 0
    started = time.process_time()
    while (passed := time.process_time() - started) < seconds:
        more, ended = gauge.work(number)
        units, games, number = units + more, games + ended, number + 1
    return units / passed, games / passed
