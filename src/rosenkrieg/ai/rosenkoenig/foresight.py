"""The player that looks ahead with the net: with the compiled kernel if it is there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.rosenkoenig.lookahead import Lookahead
from rosenkrieg.ai.rosenkoenig.net import net
from rosenkrieg.core.contract import AnyGame, Seat, other
from rosenkrieg.games.rosenkoenig.actions import Action, Draw
from rosenkrieg.games.rosenkoenig.sampling import state_of
from rosenkrieg.games.rosenkoenig.state import State, fields
from rosenkrieg.games.rosenkoenig.view import View

try:
    from rosenkrieg.ai.rosenkoenig import kernel

    HAS_KERNEL = True
except ImportError:  # built without a C compiler
    HAS_KERNEL = False

PLAIN_NODES: Final = 150
"""The most positions that a decision values in plain Python: about a quarter of a second."""
EXACT_POOL: Final = 3
"""With so few stones left nothing is cut short: what is found out is certain."""


class ForesightPlayer:
    """Values so many positions for a decision, fewer if there is no time for them."""

    def __init__(self, game: AnyGame, nodes: int, rng: Random) -> None:
        self._nodes = nodes
        self._engine = engine()

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = Budget()) -> Action:  # noqa: B008
        if len(legal) == 1:
            return legal[0]
        state = state_of(view)
        if self._engine is None:
            return Lookahead(min(budget.tries or self._nodes, PLAIN_NODES)).best(state, legal)
        nodes = budget.tries or self._nodes
        at = position(state, other(state.seat))
        is_exact = state.pool <= EXACT_POOL
        chosen = self._engine.search(at, nodes, budget.seconds or 0, is_exact=is_exact)[0]
        return next(action for action in legal if number(action) == chosen)


def engine() -> kernel.Engine | None:
    """The compiled search over the net; None where it was not built."""
    return kernel.Engine(net()) if HAS_KERNEL else None


def number(action: Action) -> int:
    """The number of an action in the kernel: its card, or DRAWING."""
    return kernel.DRAWING if type(action) is Draw else action.card


def position(state: State, mover: Seat) -> kernel.Position:
    """The kernel's position; `mover` has acted last."""
    board, crown, hands, heroes, stock, discard, pool, seat, phase, options = fields(state)
    return kernel.Position(
        board, crown, hands, heroes, stock, discard, pool, seat, phase,
        options.shuffles_on_draw, mover,
    )  # fmt: skip
