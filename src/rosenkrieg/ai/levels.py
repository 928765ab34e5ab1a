"""The usual ways to make the players of a game out of what is known of it."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Protocol

from rosenkrieg.ai.contract import Make, Player
from rosenkrieg.ai.greedy import GreedyPlayer
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.core.contract import AnyGame


class Search(Protocol):
    """How a search player is made: the game, what is known of it, tries for a decision."""

    def __call__(self, game: AnyGame, knowledge: Knowledge, tries: int, rng: Random) -> Player: ...


def greedy(knowledge: Knowledge) -> dict[str, Make]:
    """The level `greedy`: one action ahead."""
    return {"greedy": lambda game, rng: GreedyPlayer(game, knowledge, rng)}


def softly(knowledge: Knowledge, **softness: float) -> dict[str, Make]:
    """Levels one action ahead that also take what looks a little worse (see GreedyPlayer)."""
    return {name: partial(_softly, knowledge, each) for name, each in softness.items()}


def _softly(knowledge: Knowledge, softness: float, game: AnyGame, rng: Random) -> Player:
    return GreedyPlayer(game, knowledge, rng, softness)


def searching(search: Search, knowledge: Knowledge, **tries: int) -> dict[str, Make]:
    """Levels of one search, each with its number of tries for a decision."""
    return {name: partial(_searching, search, knowledge, count) for name, count in tries.items()}


def _searching(
    search: Search, knowledge: Knowledge, tries: int, game: AnyGame, rng: Random
) -> Player:
    return search(game, knowledge, tries, rng)
