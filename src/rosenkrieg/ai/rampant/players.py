"""The computer players of Rampant."""

from __future__ import annotations

from typing import Final

from rosenkrieg.ai.contract import Players
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.levels import greedy, searching
from rosenkrieg.ai.rampant import evaluation
from rosenkrieg.ai.rampant.coach import COACH
from rosenkrieg.ai.rampant.judge import judge
from rosenkrieg.ai.rampant.weigher import WEIGHER
from rosenkrieg.ai.search.ismcts import InformationSetPlayer

KNOWLEDGE: Final = Knowledge(evaluation.evaluate, evaluation.SCALE, evaluation.ROLLOUT)

PLAYERS: Final = Players(
    levels={
        **greedy(KNOWLEDGE),
        **searching(InformationSetPlayer, KNOWLEDGE, squire=WEIGHER.tries),
    },
    judge=judge,
    coach=COACH,
    weigher=WEIGHER,
)
