"""The computer players of Medieval Battle."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from rosenkrieg.ai.contract import Make, Player, Players
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.levels import greedy, softly
from rosenkrieg.ai.medieval_battle import evaluation
from rosenkrieg.ai.medieval_battle.coach import COACH
from rosenkrieg.ai.medieval_battle.commander import Commander
from rosenkrieg.ai.medieval_battle.judge import judge
from rosenkrieg.ai.medieval_battle.weigher import WEIGHER
from rosenkrieg.core.contract import AnyGame

KNOWLEDGE: Final = Knowledge(evaluation.evaluate, evaluation.SCALE, 0)


def commanding(**nodes: int) -> dict[str, Make]:
    """Levels that search, each with the positions it visits for a turn."""
    return {name: partial(_commanding, count) for name, count in nodes.items()}


def _commanding(nodes: int, game: AnyGame, rng: Random) -> Player:
    return Commander(game, nodes, rng)


PLAYERS: Final = Players(
    levels={
        **softly(KNOWLEDGE, peasant=1),
        **greedy(KNOWLEDGE),
        **commanding(squire=2_000, knight=50_000, duke=WEIGHER.tries),
    },
    judge=judge,
    coach=COACH,
    weigher=WEIGHER,
)
