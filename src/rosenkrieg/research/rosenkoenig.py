"""Rosenkönig in numbers, and many matches of it at once by its kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rosenkrieg.ai.rosenkoenig.foresight import HAS_KERNEL
from rosenkrieg.core.contract import SEATS, OptionValue
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.games.rosenkoenig.game import GAME
from rosenkrieg.games.rosenkoenig.state import Options, State
from rosenkrieg.games.rosenkoenig.tables import CARDS, HEROES, SQUARES, STONES
from rosenkrieg.games.rosenkoenig.view import View
from rosenkrieg.research.alphabet import NoNumbers
from rosenkrieg.research.environment import Mask
from rosenkrieg.research.layout import Layout, Numbers
from rosenkrieg.research.playouts import Play, Tally

THINGS: Final = (*(f"card:{card}" for card in CARDS), "stock")

MOST_POINTS: Final = 500
"""Scores are divided by this, as a few ever get there."""

LAYOUT: Final = Layout(
    View,
    names={
        **dict.fromkeys(("viewer", "turn", "starter"), (0, 1)),
        **dict.fromkeys(("crown", "roses"), SQUARES),
        **dict.fromkeys(("hands", "stock", "discard"), CARDS),
    },
    most={"heroes[]": 2, "heroes": HEROES, "pool": STONES, "scores": MOST_POINTS},
    left_out=("landings", "territories", "outcome"),  # they follow from the rest
)


_STARTS: Final = np.array(
    [
        LAYOUT.names.index(name)
        for name in (
            "viewer is there", "phase=turn", "turn=0", "crown=a1",
            "roses[0] has a1", "roses[1] has a1", "hands[0] has N1", "hands[1] has N1",
            "heroes[0] is there", "heroes[1] is there", "pool", "stock has N1", "discard has N1",
            "scores[0]", "starter=0", "reshuffle=at_once",
        )
    ],
    np.int32,
)  # fmt: skip
_MOST: Final = np.array([HEROES, STONES, MOST_POINTS], np.float32)


def _options(options: Mapping[str, object]) -> Options:
    return GAME.initial_state(GAME.info.complete(options)).options


def random_games() -> Play | None:
    """Random games by the kernel; None without it."""
    return _by_kernel if HAS_KERNEL else None


def _by_kernel(count: int, options: Mapping[str, OptionValue], seed: int) -> Tally:
    from rosenkrieg.ai.rosenkoenig import kernel

    chosen = _options(options)
    moves, first, second = kernel.random_games(chosen.starter, chosen.shuffles_on_draw, count, seed)
    return Tally(count, moves, (first, second))


class KernelBatch:
    """What `Batch` is, but stepped by the kernel: the same numbers, several thousand times as fast.

    Match `n` has the seed `seed + n`, and its next ones `count` more each. The kernel draws its
    chance otherwise than `Environment` does, so the same seed gives other matches than there.
    """

    def __init__(
        self, count: int, options: Mapping[str, object] | None = None, seed: int = 0
    ) -> None:
        if not HAS_KERNEL:
            raise NoNumbers("expected the kernel, which is built where there is a C compiler")
        from rosenkrieg.ai.rosenkoenig import kernel

        self.count: Final = count
        self._options = _options(options or {})
        self._matches = kernel.Matches(
            count, seed, self._options.starter, self._options.shuffles_on_draw
        )

    def turns(self) -> NDArray[np.int8]:
        """The seat that must act in each match."""
        seats = np.zeros(self.count, np.int8)
        self._matches.turns(seats)
        return seats

    def masks(self) -> Mask:
        """What that seat can choose, a row for each match."""
        rows = np.zeros((self.count, len(THINGS)), np.int8)
        self._matches.masks(rows)
        return rows

    def observations(self) -> Numbers:
        """What that seat knows, a row for each match."""
        rows = np.zeros((self.count, len(LAYOUT) + len(THINGS)), np.float32)
        self._matches.observations(rows, _STARTS, _MOST)
        return rows

    def step(self, choices: Sequence[int] | NDArray[Any]) -> tuple[Numbers, NDArray[np.bool_]]:
        """Chooses in every match; tells the returns of both seats, and which matches are over.

        Those that are over stand at the beginning of their next match when this returns. If one
        choice is not possible, IllegalAction names it, and no match has changed.
        """
        returns = np.zeros((self.count, 2), np.float32)
        over = np.zeros(self.count, np.bool_)
        chosen = np.ascontiguousarray(choices, np.int64)
        wrong = self._matches.step(chosen, returns, over.view(np.uint8))
        if wrong >= 0:
            possible = np.flatnonzero(self.masks()[wrong]).tolist()
            raise IllegalAction(
                f"expected match {wrong} to choose out of {possible}, got {chosen[wrong]}"
            )
        return returns, over

    def state(self, number: int) -> State:
        """The position of a match, as the rules know it."""
        fields = self._matches.position(number).fields
        board, crown, hands, heroes, stock, discard, pool, seat, phase, _, _ = fields
        return State(
            board, crown, hands, heroes, stock, discard, pool, SEATS[seat], phase, self._options
        )
