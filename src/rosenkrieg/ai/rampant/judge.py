"""The judge of Rampant: realms and what a battle promises."""

from __future__ import annotations

from random import Random
from typing import Final

from rosenkrieg.ai.contract import Player
from rosenkrieg.ai.greedy import GreedyPlayer
from rosenkrieg.ai.judging import Judge, SamplingJudge, Worths
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.rampant import evaluation
from rosenkrieg.ai.search.ismcts import InformationSetPlayer
from rosenkrieg.core.contract import FIRST, AnyGame
from rosenkrieg.games.rampant.state import Boasting, Choosing, Naming, State

ADVICE: Final = 20
"""Tries for the advice in one position."""
SAMPLES: Final = 8
SCALE: Final = 3.0
"""What makes one of log odds; set by hand, see scripts/judges.py."""
SPREAD: Final = 0.1

KNOWN: Final = Knowledge(evaluation.evaluate, evaluation.SCALE, evaluation.ROLLOUT)


def _odds(state: State) -> float:
    return evaluation.evaluate(state, FIRST) / SCALE


def _is_quiet(state: State) -> bool:
    """Secret choices are played on until both are made."""
    return not isinstance(state.phase, (Choosing, Naming, Boasting))


def _advice(game: AnyGame, rng: Random) -> Player:
    return InformationSetPlayer(game, KNOWN, ADVICE, rng)


def _hand(game: AnyGame, rng: Random) -> Player:
    return GreedyPlayer(game, KNOWN, rng)


def judge(game: AnyGame) -> Judge:
    """The judge of finished matches."""
    worths = Worths(
        odds=_odds,
        spread=SPREAD,
        advice=_advice,
        hand=_hand,
        is_quiet=_is_quiet,
        samples=SAMPLES,
    )
    return SamplingJudge(game, worths)
