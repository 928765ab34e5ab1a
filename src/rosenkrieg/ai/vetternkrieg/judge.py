"""The judge of Vetternkrieg: rounds by their outlook, battles by their equilibrium."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from rosenkrieg.ai.contract import Player
from rosenkrieg.ai.judging import Judge, SamplingJudge, Worths
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.vetternkrieg import evaluation
from rosenkrieg.ai.vetternkrieg.cousins import CousinsPlayer
from rosenkrieg.ai.vetternkrieg.outlook import outlook
from rosenkrieg.core.contract import FIRST, AnyGame, Seat
from rosenkrieg.games.vetternkrieg.material import ROUNDS
from rosenkrieg.games.vetternkrieg.state import (
    Claiming,
    Dealing,
    Keeping,
    Over,
    State,
    Throwing,
    Turning,
)

ADVICE: Final = 40
"""Tries for the advice in one position."""
HAND: Final = 4
"""Tries of the quick player who plays on."""
SAMPLES: Final = 12
SCALE: Final = 1.0
"""How many log odds of the outlook make one of a match; right for `squire`, see docs/players.md."""
SPREAD: Final = 0.06

_AT_REST: Final = (Throwing, Keeping, Dealing, Turning, Over)
"""Before a battle and between rounds; within a round it matters too much who is to move."""


def _odds(state: State) -> float:
    return outlook(state, FIRST) / SCALE


def _stage(state: State) -> float:
    return (state.round - 1) / (ROUNDS - 1)


def _is_quiet(state: State) -> bool:
    return type(state.phase) in _AT_REST


def _is_told(state: State, seat: Seat) -> bool:
    """Dice that were believed stay secret: no one can say how good the claim was."""
    phase = state.phase
    return type(phase) is not Claiming or phase.dice is not None


def _player(tries: int, game: AnyGame, rng: Random) -> Player:
    known = Knowledge(evaluation.evaluate, evaluation.SCALE, evaluation.ROLLOUT, evaluation.seen)
    return CousinsPlayer(game, known, tries, rng)


def judge(game: AnyGame) -> Judge:
    """The judge of finished matches."""
    worths = Worths(
        odds=_odds,
        spread=SPREAD,
        advice=partial(_player, ADVICE),
        hand=partial(_player, HAND),
        is_quiet=_is_quiet,
        samples=lambda state: SAMPLES,
        stage=_stage,
        is_told=_is_told,
    )
    return SamplingJudge(game, worths)
