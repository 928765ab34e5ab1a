"""Vetternkrieg's strong player: battles by the equilibrium, all else by search.

The stored equilibrium takes cards as open. Of the other's last card a seat knows only which
it may be, so its points are weighed: by the states behind the view, and where a claim has been
made also by how often it is made with each of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.search.ismcts import InformationSetPlayer
from rosenkrieg.ai.vetternkrieg.battle.exchange import CHANCES, NUMBER, Stand
from rosenkrieg.ai.vetternkrieg.battle.policy import (
    Change,
    Worths,
    best_mend,
    best_reply,
    mends,
    replies,
)
from rosenkrieg.ai.vetternkrieg.battle.table import WHOLE, table
from rosenkrieg.ai.vetternkrieg.outlook import is_horizon, outlook
from rosenkrieg.core.contract import AnyGame, Seat, other
from rosenkrieg.games.vetternkrieg.actions import BELIEVE, DOUBT, HOLD, Action, Claim, LastCard
from rosenkrieg.games.vetternkrieg.dice import RANKS, THROWS
from rosenkrieg.games.vetternkrieg.phases.battle import last_card, may_play_last_card
from rosenkrieg.games.vetternkrieg.state import Caught, Claiming, Doubting, Replying, State
from rosenkrieg.games.vetternkrieg.tables import EDITIONS
from rosenkrieg.games.vetternkrieg.troops import on_half
from rosenkrieg.games.vetternkrieg.view import View

BATTLE: Final = ("claim", "answer", "caught", "reply")
"""The phases of a view in which the equilibrium of a battle is played."""
GUESSES: Final = 24
"""States drawn to weigh what the other's last card may be."""

Stands = Mapping[Stand, float]
"""The stands that a battle may have come to, by their weight."""


class CousinsPlayer:
    """Lies and doubts as often as the equilibrium does; searches before and after the battle."""

    def __init__(self, game: AnyGame, knowledge: Knowledge, tries: int, rng: Random) -> None:
        known = Knowledge(outlook, 1.0, 0, knowledge.seen, is_horizon)
        self._game = game
        self._rng = rng
        self._search = InformationSetPlayer(game, known, tries, rng)

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = Budget()) -> Action:  # noqa: B008
        if len(legal) == 1:
            return legal[0]
        if view.phase not in BATTLE:
            action: Action = self._search.choose(view, legal, budget)
            return action
        states = [self._game.determinize(view, self._rng) for _ in range(GUESSES)]
        return self._fight(states[0], Counter(map(_stand, states)))

    def _fight(self, state: State, stands: Stands) -> Action:
        """`state` tells what the seat knows, `stands` what it must guess."""
        match state.phase:
            case Claiming(_, _, str(dice)):
                return Claim(self._claim(stands, NUMBER[dice]))
            case Doubting(_, _, _, claim):
                return DOUBT if self._rng.random() < doubt(stands, claim) else BELIEVE
            case Caught(_, _, dice, claim):
                throw = NUMBER[dice]
                return _change(
                    best_mend(_weighed(stands, lambda s: mends(s, throw, claim, _value)))
                )
            case Replying(_, _, _, _, result, thrown):
                throw = NUMBER[thrown]
                return _change(
                    best_reply(_weighed(stands, lambda s: replies(s, result, throw, _value)))
                )
        raise AssertionError(f"no choice of a battle: {state.phase}")

    def _claim(self, stands: Stands, throw: int) -> int:
        shares = [0.0] * RANKS
        for stand, weight in stands.items():
            for claim, share in enumerate(table().claims(stand, throw)):
                shares[claim] += weight * share
        return self._rng.choices(range(RANKS), shares)[0]


def doubt(stands: Stands, claim: int) -> float:
    """How often to doubt a claim; stands in which it is made more often weigh more."""
    likely = {stand: weight * how_often(stand, claim) for stand, weight in stands.items()}
    total = sum(likely.values())
    if not total:  # no one claims that
        likely, total = dict(stands), sum(stands.values())
    shares = (weight * table().doubts(stand)[claim] for stand, weight in likely.items())
    return sum(shares) / total / WHOLE


def how_often(stand: Stand, claim: int) -> float:
    """How often the equilibrium makes a claim, over all throws."""
    shares = (chance * table().claims(stand, throw)[claim] for throw, chance in enumerate(CHANCES))
    return sum(shares) / WHOLE


def _value(mine: int, theirs: int, own: int, other: int) -> float:
    return table().value(mine, theirs, own, other)


def _stand(state: State) -> Stand:
    phase: Any = state.phase
    attacker: Seat = phase.attacker
    defender = other(attacker)
    return (
        on_half(state.troops, attacker),
        on_half(state.troops, defender),
        _points(state, attacker),
        _points(state, defender),
    )


def _points(state: State, seat: Seat) -> int:
    if not may_play_last_card(state, seat):
        return 0
    return EDITIONS.tables(state.options.edition).points[last_card(state, seat)]


def _weighed(stands: Stands, worths_at: Callable[[Stand], Worths]) -> Worths:
    """What each change leads to, over all stands."""
    total: Worths = {}
    for stand, weight in stands.items():
        for change, worth in worths_at(stand).items():
            total[change] = total.get(change, 0.0) + weight * worth
    return total


def _change(change: Change) -> Action:
    return HOLD if change is None else LastCard(THROWS[change])
