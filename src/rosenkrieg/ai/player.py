"""The computer players of a game by name.

Those of a built-in game are declared in `ai/<key>/players.py`, further ones by other packages in
the entry-point group `rosenkrieg.players`, under the key of the game. A game for which no one
declares players has `random` alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.contract import Player, Players
from rosenkrieg.core import plugins, registry
from rosenkrieg.core.errors import UnknownPlayer

__all__ = ["Player", "Players", "RandomPlayer", "player", "player_names", "players", "usual_player"]

GROUP: Final = "rosenkrieg.players"
RANDOM: Final = "random"
NAME: Final = re.compile(r"[0-9A-Za-z_.-]{1,40}")


class RandomPlayer:
    """Chooses at random; every other player must beat it."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = Budget()) -> Any:  # noqa: B008
        return legal[int(self._rng.random() * len(legal))]


def players(game: str) -> Players:
    """What is declared about the players of a game: ours first, then those of other packages."""
    key = registry.game(game).info.key
    return _from_outside().get(key) or _built_in(key)


@cache
def _built_in(key: str) -> Players:
    package = f"rosenkrieg.ai.{key}"
    if find_spec(package) is None or find_spec(f"{package}.players") is None:
        return Players(levels={})
    declared: Players = import_module(f"{package}.players").PLAYERS
    return declared


@cache
def _from_outside() -> dict[str, Players]:
    """By game: all its players, if other packages declare some of them."""
    found: dict[str, Players] = {}

    def accept(key: str, more: object) -> None:
        if not isinstance(more, Players):
            raise ValueError(f"expected Players, got {type(more).__name__}")
        if key not in registry.keys():  # noqa: SIM118
            raise ValueError(f"expected the name to be the key of a game, got {key!r:.80}")
        known = found.get(key) or _built_in(key)
        for name in more.levels:
            if not NAME.fullmatch(name) or name in (RANDOM, *known.levels):
                raise ValueError(f"expected a short name that no other player has, got {name!r}")
        found[key] = Players(
            levels={**known.levels, **more.levels},
            odds=known.odds or more.odds,
            equilibrium=known.equilibrium or more.equilibrium,
            judge=known.judge or more.judge,
            coach=known.coach or more.coach,
            weigher=known.weigher or more.weigher,
        )

    plugins.load(GROUP, accept)
    return found


def player_names(game: str) -> tuple[str, ...]:
    """The computer players of a game, weakest first."""
    return (RANDOM, *players(game).levels)


def usual_player(game: str) -> str:
    """The default opponent: the first level that does more than look one action ahead, if any.

    Below it are `random` and the levels that value single actions, softly or not.
    """
    names = player_names(game)
    greedy = names.index("greedy") if "greedy" in names else 1
    return names[min(greedy + 1, len(names) - 1)]


def player(game: str, name: str, seed: int = 0) -> Player:
    """A computer player of that name; UnknownPlayer lists the known ones."""
    names = player_names(game)
    if name not in names:
        raise UnknownPlayer(
            f"expected a player of {game} out of {', '.join(names)}, got {name!r:.80}"
        )
    rng = Random(seed)
    if name == RANDOM:
        return RandomPlayer(rng)
    return players(game).levels[name](registry.game(game), rng)
