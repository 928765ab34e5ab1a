"""The judge of Medieval Battle: the search, with the kernel if it is there."""

from __future__ import annotations

from random import Random
from typing import Final

from rosenkrieg.ai.contract import Player
from rosenkrieg.ai.fits import fit_of
from rosenkrieg.ai.judging import Judge, SamplingJudge, Worths
from rosenkrieg.ai.medieval_battle import drill
from rosenkrieg.ai.medieval_battle.commander import Commander
from rosenkrieg.ai.medieval_battle.evaluation import UNIT, evaluate
from rosenkrieg.core.contract import FIRST, AnyGame, Seat
from rosenkrieg.games.medieval_battle.phases.victory import points_of
from rosenkrieg.games.medieval_battle.state import Building, Deploying, Over, Recruiting, State
from rosenkrieg.games.medieval_battle.tables import field_of, tables_of

NODES: Final = 20_000
"""Positions visited for the worth of one position, and for the advice in one."""
SCALE: Final = 2_600.0
"""Hundredths of a recruiting point that make one of log odds; see chances.toml for their worth."""
PLAIN_SCALE: Final = SCALE * UNIT / 100
"""The same where the kernel is missing, in the tenths of a victory point of `evaluate`."""
SPREAD: Final = 0.04


def _odds(state: State) -> float:
    if isinstance(state.phase, (Building, Recruiting, Deploying)):
        return 0.0
    if isinstance(state.phase, Over) or not drill.fits(state):
        return evaluate(state, FIRST) / PLAIN_SCALE
    found = drill.value_of(state, NODES) / SCALE
    return found if state.phase.seat == FIRST else -found


def _stage(state: State) -> float:
    """How near the leader is to the points that win."""
    if isinstance(state.phase, (Building, Recruiting, Deploying)):
        return 0.0
    points = points_of(field_of(state), state.flags, state.units)
    return max(points) / tables_of(state).winning[state.options.size]


def _is_told(state: State, seat: Seat) -> bool:
    """Armies and places have no worth that a short search could tell."""
    return not isinstance(state.phase, (Building, Recruiting, Deploying))


def _advice(game: AnyGame, rng: Random) -> Player:
    return Commander(game, NODES, rng)


def judge(game: AnyGame) -> Judge:
    """The judge of finished matches."""
    worths = Worths(
        odds=_odds,
        spread=SPREAD,
        advice=_advice,
        hand=_advice,
        is_quiet=lambda state: True,
        samples=lambda state: 1,
        stage=_stage,
        fit=fit_of("medieval_battle"),
        is_told=_is_told,
    )
    return SamplingJudge(game, worths)
