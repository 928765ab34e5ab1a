"""Monte Carlo tree search in Medieval Battle, to be measured against the alpha-beta that ships.

    rosenkrieg arena medieval_battle training.medieval_battle.trees:Tree greedy --option map=random
    rosenkrieg arena medieval_battle training.medieval_battle.trees:Tree squire --option map=random

It recruits and deploys as the other levels do, so that only the searches differ. The tree is the
one of `ai/search/mcts.py`, the worth of a position that of `greedy`; it walks by the rules, as
nothing of it is in the kernel. docs/players.md has what came of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.medieval_battle.commander import Commander
from rosenkrieg.ai.medieval_battle.players import KNOWLEDGE
from rosenkrieg.ai.search.mcts import SearchPlayer
from rosenkrieg.core.contract import AnyGame
from rosenkrieg.games.medieval_battle.survey import NAMED

TRIES = 250
"""About 0.15 seconds a decision, two hundred times what the first level takes."""


class Search(SearchPlayer):
    """Nothing is hidden once the battle has begun, so the tree has no secrets to guess."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._knowledge = KNOWLEDGE
        self._tries = TRIES
        self._rng = rng


class Tree:
    """Recruits and deploys as the levels do, and fights by a tree."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._before = Commander(game, TRIES, rng)
        self._tree = Search(game, rng)

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = Budget()) -> Any:  # noqa: B008
        player = self._tree if view.phase in NAMED else self._before
        return player.choose(view, legal, budget)
