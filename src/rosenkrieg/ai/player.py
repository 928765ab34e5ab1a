"""What a computer player is, and which ones there are for a game.

A player is asked with what a person in that seat would see and may choose. The same seed,
view and budget give the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

from msgspec import Struct

from rosenkrieg.ai.battle.player import CousinsPlayer
from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.greedy import GreedyPlayer
from rosenkrieg.ai.knowledge import KNOWLEDGE, Knowledge
from rosenkrieg.ai.search.mcts import SearchPlayer
from rosenkrieg.ai.search.war import WarPlayer
from rosenkrieg.core import registry
from rosenkrieg.core.contract import AnyGame
from rosenkrieg.core.errors import UnknownPlayer


class Player(Protocol):
    """A computer player in a seat."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = ...) -> Any:
        """One of the legal actions."""


class RandomPlayer:
    """Chooses blindly; every other player must beat it."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = Budget()) -> Any:  # noqa: B008
        return legal[int(self._rng.random() * len(legal))]


class Search(Protocol):
    """How a search player is made: the game, what is known of it, tries for a decision."""

    def __call__(self, game: AnyGame, knowledge: Knowledge, tries: int, rng: Random) -> Player: ...


class Levels(Struct, frozen=True):
    """The search player of a game, and the tries for a decision of each of its levels."""

    search: Search
    tries: dict[str, int]


_LEVELS: Final[dict[str, Levels]] = {
    "rosenkoenig": Levels(SearchPlayer, {"squire": 200, "knight": 1_000, "duke": 5_000}),
    "vetternkrieg": Levels(CousinsPlayer, {"squire": 4, "knight": 40, "duke": 400}),
    "richard3": Levels(WarPlayer, {"squire": 4, "knight": 36, "duke": 576}),
}


def player_names(game: str) -> tuple[str, ...]:
    """The computer players of a game, weakest first."""
    key = registry.game(game).info.key
    greedy = ("greedy",) if key in KNOWLEDGE else ()
    levels = _LEVELS[key].tries if key in _LEVELS else ()
    return ("random", *greedy, *levels)


def usual_player(game: str) -> str:
    """The one in the middle, for whoever names none: not too weak, and it answers at once."""
    names = player_names(game)
    return names[len(names) // 2]


def player(game: str, name: str, seed: int = 0) -> Player:
    """A computer player of that name; UnknownPlayer lists the known ones."""
    names = player_names(game)
    if name not in names:
        raise UnknownPlayer(
            f"expected a player of {game} out of {', '.join(names)}, got {name!r:.80}"
        )
    rng = Random(seed)
    if name == "random":
        return RandomPlayer(rng)
    rules, knowledge = registry.game(game), KNOWLEDGE[game]
    if name == "greedy":
        return GreedyPlayer(rules, knowledge, rng)
    levels = _LEVELS[game]
    return levels.search(rules, knowledge, levels.tries[name], rng)
