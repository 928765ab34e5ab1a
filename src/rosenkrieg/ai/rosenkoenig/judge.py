"""The judge of Rosenkönig: the net, looking ahead."""

from __future__ import annotations

from functools import partial
from math import atanh
from random import Random
from typing import Final

from rosenkrieg.ai.contract import Player
from rosenkrieg.ai.fits import fit_of
from rosenkrieg.ai.judging import Judge, SamplingJudge, Worths, for_seat, likely, log_odds
from rosenkrieg.ai.rosenkoenig import foresight
from rosenkrieg.ai.rosenkoenig.foresight import ForesightPlayer
from rosenkrieg.ai.rosenkoenig.inputs import inputs
from rosenkrieg.ai.rosenkoenig.lookahead import Lookahead
from rosenkrieg.ai.rosenkoenig.net import net
from rosenkrieg.core.contract import CHANCE, FIRST, AnyGame, Seat, other
from rosenkrieg.games.rosenkoenig.play import apply, legal_actions
from rosenkrieg.games.rosenkoenig.state import DRAW, OVER, State
from rosenkrieg.games.rosenkoenig.tables import STONES

NODES: Final = 4_000
"""Positions valued for the chance of one position, and for the advice in one."""
SPREAD: Final = 0.04
"""How far the chances are off, as a rule; set by hand, see scripts/judges.py."""
CERTAIN: Final = 0.9999


class Lookout:
    """The log odds of positions, by looking ahead."""

    def __init__(self, nodes: int) -> None:
        self._nodes = nodes
        self._engine = foresight.engine()

    def odds(self, state: State) -> float:
        """For FIRST; a card that is being drawn is averaged over the stock."""
        if state.phase != DRAW:
            return self._ahead(state, self._nodes)
        cards = legal_actions(state, CHANCE)
        nodes = max(100, self._nodes // len(cards))
        after = [apply(state, CHANCE, card) for card in cards]
        chances = [
            likely(self._of_net(child) if child.phase == OVER else self._ahead(child, nodes))
            for child in after
        ]
        return log_odds(sum(chances) / len(chances))

    def _ahead(self, state: State, nodes: int) -> float:
        if self._engine is None:
            legal = legal_actions(state, state.seat)
            look = Lookahead(min(nodes, foresight.PLAIN_NODES))
            best = max(look.worths(state, legal, 60).values())
        else:
            at = foresight.position(state, other(state.seat))
            is_exact = state.pool <= foresight.EXACT_POOL
            found = self._engine.search(at, nodes, is_exact=is_exact)
            best = max(found[1].values())
        odds = 2 * atanh(max(-CERTAIN, min(CERTAIN, best)))
        return odds if state.seat == FIRST else -odds

    def _of_net(self, state: State) -> float:
        mover: Seat = state.seat
        return log_odds(for_seat(likely(net().odds(inputs(state, mover))), mover))


def _stage(state: State) -> float:
    return 1 - state.pool / STONES


def _advice(nodes: int, game: AnyGame, rng: Random) -> Player:
    return ForesightPlayer(game, nodes, rng)


def judge(game: AnyGame) -> Judge:
    """The judge of finished matches."""
    advice = partial(_advice, NODES)
    worths = Worths(
        odds=Lookout(NODES).odds,
        spread=SPREAD,
        advice=advice,
        hand=advice,
        is_quiet=lambda state: True,
        samples=lambda state: 1,
        stage=_stage,
        fit=fit_of("rosenkoenig"),
    )
    return SamplingJudge(game, worths)
