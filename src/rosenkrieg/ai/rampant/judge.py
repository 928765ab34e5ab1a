"""The judge of Rampant: campaigns are played on to their end, again and again (see `weigher`)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.contract import Player
from rosenkrieg.ai.judging import Judge, SamplingJudge, Worths
from rosenkrieg.ai.player import RandomPlayer
from rosenkrieg.ai.rampant.weigher import campaigns
from rosenkrieg.core.contract import AnyGame, Seat
from rosenkrieg.core.playout import playout
from rosenkrieg.games.rampant.state import Confirming, Reporting, Rolling, State

BATTLES: Final = 600
"""Battles that are played on for the worth of one position, and of either of two lines."""
MOST: Final = 400
FEWEST: Final = 60
"""Bounds for the campaigns that are played on."""
PATIENCE: Final = 3_000
"""Campaigns for the advice in one position, however many choices there are."""
DOUBT: Final = 2.5
"""Standard errors by which a line must be better to be called so."""


class Foreteller:
    """Chooses what went best in campaigns that were played on to their end."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget = Budget()) -> Any:  # noqa: B008
        """The action that won most often."""
        each = _count(view.options.battles) // 2
        count = budget.tries or min(PATIENCE, len(legal) * each)
        weights = campaigns(self._game, view, legal, count, self._rng)
        return max(legal, key=lambda action: weights[action].chance)


def _count(battles: int) -> int:
    """How often a campaign of so many battles is played on."""
    return max(FEWEST, min(MOST, BATTLES // max(1, battles)))


def _is_told(state: State, seat: Seat) -> bool:
    """What was rolled or reported at a real table was nobody's decision."""
    return not isinstance(state.phase, (Rolling, Reporting, Confirming))


def _nothing(state: State) -> float:
    raise AssertionError("a campaign is at rest when it is over")


def _hand(game: AnyGame, rng: Random) -> Player:
    return RandomPlayer(rng)


def judge(game: AnyGame) -> Judge:
    """The judge of finished matches."""

    def end_of(state: State, rng: Random) -> State:
        end: State = playout(game, state, rng)[0]
        return end

    worths = Worths(
        odds=_nothing,
        spread=0.0,
        advice=Foreteller,
        hand=_hand,
        is_quiet=lambda state: False,
        samples=lambda state: _count(state.options.battles),
        is_told=_is_told,
        fast_forward=end_of,
        doubt=DOUBT,
    )
    return SamplingJudge(game, worths)
