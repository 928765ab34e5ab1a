"""What a computer player is, and which ones there are for a game.

A player is asked with what a person in that seat would see and may choose. The same seed,
view and budget give the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.greedy import GreedyPlayer
from rosenkrieg.ai.knowledge import KNOWLEDGE
from rosenkrieg.ai.search.mcts import SearchPlayer
from rosenkrieg.core import registry
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


_TRIES: Final = {"squire": 200, "knight": 1_000, "duke": 5_000}
"""Levels of the search player: tries for a decision."""


def player_names(game: str) -> tuple[str, ...]:
    """The computer players of a game, weakest first."""
    info = registry.game(game).info
    names = ["random"]
    if info.key in KNOWLEDGE:
        names.append("greedy")
        names += () if info.hidden else _TRIES
    return tuple(names)


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
    return SearchPlayer(rules, knowledge, _TRIES[name], rng)
