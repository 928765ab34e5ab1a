"""Computer players of the proving game, declared as a package from outside would."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.contract import Players
from rosenkrieg.ai.knowledge import Knowledge
from rosenkrieg.ai.levels import greedy
from rosenkrieg.core.contract import AnyGame, Seat, other
from tests.proving.state import State, blocks_of


def strength(state: State, seat: Seat) -> float:
    """The strength of the seat's blocks, less the other's."""
    own, theirs = (
        sum(block.strength for block in blocks_of(state, side)) for side in (seat, other(seat))
    )
    return float(own - theirs)


class Page:
    """Takes the first thing offered."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        pass

    def choose(self, view: Any, legal: Any, budget: Budget = Budget()) -> Any:  # noqa: B008
        return legal[0]


PLAYERS: Final = Players(
    levels={"page-boy": Page, **greedy(Knowledge(strength, scale=2.0, rollout=0))},
)
