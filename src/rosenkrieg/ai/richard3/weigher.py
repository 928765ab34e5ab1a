"""What each action of Richard III is worth, where no long plan is needed: in battles.

Every choice is tried by fighting the battle to its end with the same dice, as the strongest player
does it; only the forecasts of battles to come are shorter.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from rosenkrieg.ai.judging import decided, for_seat, likely
from rosenkrieg.ai.richard3.conduct import fight_on
from rosenkrieg.ai.richard3.judge import BATTLES, SCALE
from rosenkrieg.ai.richard3.position import worth
from rosenkrieg.ai.weighing import Weigher, Weights, raced
from rosenkrieg.core.contract import AnyGame, Seat
from rosenkrieg.games.richard3.play import apply
from rosenkrieg.games.richard3.state import (
    Battle,
    ChoosingBattle,
    State,
    Suffering,
    TreasonAsked,
)

TRIES: Final = 576
"""Trial battles of the strongest player for a choice."""


def weigh(game: AnyGame, view: Any, legal: Sequence[Any], times: float, rng: Random) -> Weights:
    """What each choice of a battle is worth; nothing outside of battles."""
    seat: Seat = view.viewer
    state: State = game.determinize(view, rng)
    if type(state.phase) not in (Battle, Suffering, TreasonAsked, ChoosingBattle):
        return {}
    worlds: list[tuple[State, int]] = []

    def attempt(number: int, action: Any) -> float:
        if number == len(worlds):
            worlds.append((game.determinize(view, rng), rng.getrandbits(32)))
        world, seed = worlds[number]
        after = fight_on(apply(world, seat, action), Random(seed))
        over = decided(game, after)
        if over is not None:
            return for_seat(over.value, seat)
        return likely(worth(after, seat, BATTLES) / SCALE)

    return raced(legal, int(TRIES * times), attempt)


WEIGHER: Final = Weigher(weigh, TRIES, margin=0.02)
