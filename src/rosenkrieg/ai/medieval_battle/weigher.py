"""What each action of Medieval Battle is worth: the search, after every one of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from rosenkrieg.ai.judging import decided, for_seat, likely
from rosenkrieg.ai.medieval_battle import drill
from rosenkrieg.ai.medieval_battle.judge import SCALE
from rosenkrieg.ai.weighing import Weigher, Weights, deepened
from rosenkrieg.core.contract import AnyGame, Seat
from rosenkrieg.games.medieval_battle.actions import Action
from rosenkrieg.games.medieval_battle.play import apply
from rosenkrieg.games.medieval_battle.sampling import state_of
from rosenkrieg.games.medieval_battle.state import Building, Deploying, Recruiting
from rosenkrieg.games.medieval_battle.view import View

NODES: Final = 600_000
"""Positions that the strongest player visits for a turn."""


def weigh(game: AnyGame, view: View, legal: Sequence[Action], times: float, rng: Random) -> Weights:
    """What each action is worth; nothing before the battle, or without the kernel."""
    state = state_of(view)
    if isinstance(state.phase, (Building, Recruiting, Deploying)) or not drill.fits(state):
        return {}
    worth = drill.valuing(state)
    seat = Seat(game.actors(state)[0])

    def value(action: Action, nodes: int) -> float:
        after = apply(state, seat, action)
        over = decided(game, after)
        if over is not None:
            return for_seat(over.value, seat)
        found = worth(after, nodes)
        is_mine = game.actors(after)[0] == seat
        return likely((found if is_mine else -found) / SCALE)

    return deepened(legal, int(NODES * times), value)


WEIGHER: Final = Weigher(weigh, NODES)
