"""The computer players of Richard III, and the odds of its battles."""

from __future__ import annotations

from typing import Final

from rosenkrieg.ai.contract import Odds, Players
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.levels import greedy, searching, softly
from rosenkrieg.ai.richard3 import evaluation
from rosenkrieg.ai.richard3.coach import COACH
from rosenkrieg.ai.richard3.judge import judge
from rosenkrieg.ai.richard3.odds import battle_lines, has_battle
from rosenkrieg.ai.richard3.war import WarPlayer
from rosenkrieg.ai.richard3.weigher import WEIGHER

KNOWLEDGE: Final = Knowledge(evaluation.evaluate, evaluation.SCALE, evaluation.ROLLOUT)

PLAYERS: Final = Players(
    levels={
        **softly(KNOWLEDGE, peasant=2),
        **greedy(KNOWLEDGE),
        **searching(WarPlayer, KNOWLEDGE, squire=4, knight=36, duke=WEIGHER.tries),
    },
    odds=Odds(has_battle, battle_lines),
    judge=judge,
    coach=COACH,
    weigher=WEIGHER,
)
