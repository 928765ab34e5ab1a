"""The computer players of Rosenkönig."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from rosenkrieg.ai.contract import Make, Player, Players
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.levels import greedy, searching, softly
from rosenkrieg.ai.rosenkoenig import land
from rosenkrieg.ai.rosenkoenig.coach import COACH
from rosenkrieg.ai.rosenkoenig.evaluation import evaluate
from rosenkrieg.ai.rosenkoenig.foresight import ForesightPlayer
from rosenkrieg.ai.rosenkoenig.judge import judge
from rosenkrieg.ai.rosenkoenig.weigher import WEIGHER
from rosenkrieg.ai.search.mcts import SearchPlayer
from rosenkrieg.core.contract import AnyGame

KNOWLEDGE: Final = Knowledge(evaluate, land.SCALE, land.ROLLOUT, outlook=land.odds)


def foreseeing(**nodes: int) -> dict[str, Make]:
    """Levels that look ahead with the net, each with the positions it values for a decision."""
    return {name: partial(_foreseeing, count) for name, count in nodes.items()}


def _foreseeing(nodes: int, game: AnyGame, rng: Random) -> Player:
    return ForesightPlayer(game, nodes, rng)


PLAYERS: Final = Players(
    levels={
        **softly(KNOWLEDGE, peasant=7),
        **greedy(KNOWLEDGE),
        **searching(SearchPlayer, KNOWLEDGE, page=20, squire=200),
        **foreseeing(knight=10, duke=200, king=5_000, kingmaker=WEIGHER.tries),
    },
    judge=judge,
    coach=COACH,
    weigher=WEIGHER,
)
