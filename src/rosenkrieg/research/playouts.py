"""Random games by the thousand: by a game's kernel on all cores, where it has none by its rules.

>>> random_games("rosenkoenig", 1000, seed=1).games
1000
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Final

from msgspec import Struct

from rosenkrieg.ai.simulation import cores, derived_seed
from rosenkrieg.core import registry
from rosenkrieg.core.contract import AnyGame, OptionValue
from rosenkrieg.core.playout import playout

PARCEL: Final = 20_000
"""Games of one seed; parcels are what cores share."""


class Tally(Struct, frozen=True):
    """Games, the moves of their seats, and how many each seat won."""

    games: int
    moves: int
    wins: tuple[int, int]

    def __add__(self, other: Tally) -> Tally:
        wins = (self.wins[0] + other.wins[0], self.wins[1] + other.wins[1])
        return Tally(self.games + other.games, self.moves + other.moves, wins)


Play = Callable[[int, Mapping[str, OptionValue], int], Tally]


def random_games(
    game: str,
    count: int,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    threads: int | None = None,
) -> Tally:
    """Plays so many random games. How many threads share the work changes nothing but the time.

    By default there are as many threads as cores; rules in Python use one of them at a time.
    """
    rules = registry.game(game)
    play = _kernel(rules.info.key) or partial(_by_rules, rules)
    chosen = rules.info.complete(options or {})
    sizes = [min(PARCEL, count - start) for start in range(0, count, PARCEL)]
    seeds = [derived_seed(seed, "parcel", number) for number in range(len(sizes))]
    with ThreadPoolExecutor(threads or cores()) as pool:
        parcels = pool.map(lambda size, each: play(size, chosen, each), sizes, seeds)
        return sum(parcels, Tally(0, 0, (0, 0)))


def _kernel(key: str) -> Play | None:
    """The game's own way, if `rosenkrieg.research.<key>` has one and its kernel is built."""
    module = f"rosenkrieg.research.{key}"
    if find_spec(module) is None:
        return None
    declared = getattr(import_module(module), "random_games", None)
    return declared() if declared else None


def _by_rules(game: AnyGame, count: int, options: Mapping[str, OptionValue], seed: int) -> Tally:
    start, rng = game.initial_state(options), Random(seed)
    moves, wins = 0, [0, 0]
    for _ in range(count):
        end, length = playout(game, start, rng)
        outcome = game.outcome(end)
        assert outcome is not None
        moves += length
        if outcome.winner is not None:
            wins[outcome.winner] += 1
    return Tally(count, moves, (wins[0], wins[1]))
