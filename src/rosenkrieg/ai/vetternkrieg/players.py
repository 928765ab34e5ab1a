"""The computer players of Vetternkrieg, and the stored equilibrium of its battles."""

from __future__ import annotations

from typing import Final

from rosenkrieg.ai.contract import Equilibrium, Players, Report
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.levels import greedy, searching, softly
from rosenkrieg.ai.vetternkrieg import evaluation
from rosenkrieg.ai.vetternkrieg.battle.exchange import MOST_TROOPS
from rosenkrieg.ai.vetternkrieg.coach import COACH
from rosenkrieg.ai.vetternkrieg.cousins import CousinsPlayer
from rosenkrieg.ai.vetternkrieg.judge import judge
from rosenkrieg.ai.vetternkrieg.weigher import WEIGHER

KNOWLEDGE: Final = Knowledge(
    evaluation.evaluate, evaluation.SCALE, evaluation.ROLLOUT, evaluation.seen
)


def _report(troops: int, compute: bool, write: bool) -> Report:
    from rosenkrieg.ai.vetternkrieg.battle import equilibrium  # the solver, which play needs not

    return equilibrium.report(troops, compute, write)


PLAYERS: Final = Players(
    levels={
        **softly(KNOWLEDGE, peasant=3, archer=0.7),
        **greedy(KNOWLEDGE),
        **searching(CousinsPlayer, KNOWLEDGE, squire=4, knight=40, duke=WEIGHER.tries),
    },
    equilibrium=Equilibrium(MOST_TROOPS, _report),
    judge=judge,
    coach=COACH,
    weigher=WEIGHER,
)
