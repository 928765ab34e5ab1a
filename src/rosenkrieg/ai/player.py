"""What a computer player is, and which ones there are for a game.

A player is asked with what a person in that seat would see and may choose. The same seed,
view and budget give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Protocol

from msgspec import Struct

from rosenkrieg.ai import greedy
from rosenkrieg.ai.knowledge import EVALUATIONS
from rosenkrieg.core import registry
from rosenkrieg.core.contract import AnyGame
from rosenkrieg.core.errors import UnknownPlayer


class Budget(Struct, frozen=True):
    """How much a player may think: seconds, or a number of tries; None leaves it to the player."""

    seconds: float | None = None
    tries: int | None = None


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


Maker = Callable[[AnyGame, Random], Player]


def _greedy(game: AnyGame, rng: Random) -> Player:
    return greedy.GreedyPlayer(game, EVALUATIONS[game.info.key], rng)


_MAKERS: Final[dict[str, Maker]] = {
    "random": lambda game, rng: RandomPlayer(rng),
    "greedy": _greedy,
}


def player_names(game: str) -> tuple[str, ...]:
    """The computer players of a game, weakest first."""
    key = registry.game(game).info.key
    return tuple(name for name in _MAKERS if name != "greedy" or key in EVALUATIONS)


def player(game: str, name: str, seed: int = 0) -> Player:
    """A computer player of that name; UnknownPlayer lists the known ones."""
    names = player_names(game)
    if name not in names:
        raise UnknownPlayer(
            f"expected a player of {game} out of {', '.join(names)}, got {name!r:.80}"
        )
    return _MAKERS[name](registry.game(game), Random(seed))
