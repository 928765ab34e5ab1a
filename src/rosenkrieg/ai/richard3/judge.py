"""The judge of Richard III: nobles and heirs that a position promises, battles fought on."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from rosenkrieg.ai.contract import Player
from rosenkrieg.ai.judging import Judge, SamplingJudge, Worths
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.richard3 import evaluation
from rosenkrieg.ai.richard3.conduct import fight_on
from rosenkrieg.ai.richard3.position import campaigns_left, worth
from rosenkrieg.ai.richard3.war import WarPlayer
from rosenkrieg.core.contract import FIRST, AnyGame
from rosenkrieg.games.richard3.phases.supply import TURNS
from rosenkrieg.games.richard3.state import GoingHome, State, Trimming

ADVICE: Final = 64
"""About the trial battles of the advice for one choice."""
BATTLES: Final = 6
"""How often a battle to come is fought for its forecast."""
SAMPLES: Final = 16
SCALE: Final = 4.85
"""Nobles that make one of log odds; fitted by scripts/judges.py."""
SPREAD: Final = 0.1
CAMPAIGNS: Final = 3
"""Campaigns of a whole war."""


def _odds(state: State) -> float:
    return worth(state, FIRST, BATTLES) / SCALE


def _stage(state: State) -> float:
    """How near the end is: the last campaign, and in it the last turn."""
    is_between = type(state.phase) in (GoingHome, Trimming)  # counts to the next campaign
    turns_left = TURNS * campaigns_left(state) + (TURNS if is_between else TURNS - state.date.turn)
    return 1 - turns_left / (CAMPAIGNS * TURNS)


def _is_quiet(state: State) -> bool:
    return True


def _player(tries: int, game: AnyGame, rng: Random) -> Player:
    known = Knowledge(evaluation.evaluate, evaluation.SCALE, evaluation.ROLLOUT)
    return WarPlayer(game, known, tries, rng)


def judge(game: AnyGame) -> Judge:
    """The judge of finished matches."""
    advice = partial(_player, ADVICE)
    worths = Worths(
        odds=_odds,
        spread=SPREAD,
        advice=advice,
        hand=advice,
        is_quiet=_is_quiet,
        samples=lambda state: SAMPLES,
        stage=_stage,
        fast_forward=fight_on,
    )
    return SamplingJudge(game, worths)
