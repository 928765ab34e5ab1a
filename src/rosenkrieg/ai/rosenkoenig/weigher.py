"""What each action of Rosenkönig is worth: the net, looking ahead after every one of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from rosenkrieg.ai.judging import decided, for_seat, likely
from rosenkrieg.ai.rosenkoenig.judge import Lookout
from rosenkrieg.ai.weighing import Weigher, Weights, deepened
from rosenkrieg.core.contract import AnyGame, Seat
from rosenkrieg.games.rosenkoenig.actions import Action
from rosenkrieg.games.rosenkoenig.play import apply
from rosenkrieg.games.rosenkoenig.sampling import state_of
from rosenkrieg.games.rosenkoenig.view import View

NODES: Final = 200_000
"""Positions that the strongest player values for a decision."""


def weigh(game: AnyGame, view: View, legal: Sequence[Action], times: float, rng: Random) -> Weights:
    """What each action is worth."""
    state = state_of(view)
    seat: Seat = state.seat

    def value(action: Action, nodes: int) -> float:
        after = apply(state, seat, action)
        over = decided(game, after)
        chance = likely(Lookout(nodes).odds(after)) if over is None else over.value
        return for_seat(chance, seat)

    return deepened(legal, int(NODES * times), value)


WEIGHER: Final = Weigher(weigh, NODES)
