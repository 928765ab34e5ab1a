"""Many matches at once, with arrays in and out.

>>> import numpy as np
>>> batch = Batch("rosenkoenig", 4, seed=1)
>>> for _ in range(3):
...     returns, over = batch.step(batch.masks().argmax(axis=1))
>>> batch.turns().tolist(), batch.masks().shape
([1, 1, 1, 1], (4, 25))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rosenkrieg.core.contract import SEATS
from rosenkrieg.research.environment import Environment, Mask
from rosenkrieg.research.layout import Numbers


class Batch:
    """Matches side by side. A match that is over starts again with the next step.

    Match `n` has the seed `seed + n`, and its next ones `count` more each, so that no two matches
    of a batch are alike and all can be repeated.
    """

    def __init__(
        self, game: str, count: int, options: Mapping[str, object] | None = None, seed: int = 0
    ) -> None:
        if count < 1:
            raise ValueError(f"expected at least one match, got {count}")
        self.count: Final = count
        self._seeds = [seed + number for number in range(count)]
        self.environments: Final = [
            Environment(game, options, seed=number) for number in self._seeds
        ]
        first = self.environments[0]
        self._ids = len(first.alphabet)
        self._size = first.observation_size

    def turns(self) -> NDArray[np.int8]:
        """The seat that must act in each match."""
        turns = (environment.turn for environment in self.environments)
        return np.array([SEATS[0] if turn is None else turn for turn in turns], np.int8)

    def masks(self) -> Mask:
        """What that seat can choose, a row for each match."""
        masks = np.zeros((self.count, self._ids), np.int8)
        for row, environment in zip(masks, self.environments, strict=True):
            if environment.turn is not None:
                row[environment.choices(environment.turn)] = 1
        return masks

    def observations(self) -> Numbers:
        """What that seat knows, a row for each match."""
        rows = np.zeros((self.count, self._size), np.float32)
        for row, environment in zip(rows, self.environments, strict=True):
            if environment.turn is not None:
                row[:] = environment.observation(environment.turn)
        return rows

    def step(self, choices: Sequence[int] | NDArray[Any]) -> tuple[Numbers, NDArray[np.bool_]]:
        """Chooses in every match; tells the returns of both seats, and which matches are over.

        Those that are over stand at the beginning of their next match when this returns. One
        choice that is not possible refuses all of them.
        """
        if len(choices) != self.count:
            raise ValueError(f"expected a choice for each of {self.count} matches")
        for number, environment in enumerate(self.environments):
            assert environment.turn is not None, "a match of a batch waits for a seat"
            environment.check(environment.turn, int(choices[number]))
        returns = np.zeros((self.count, 2), np.float32)
        over = np.zeros(self.count, np.bool_)
        for number, environment in enumerate(self.environments):
            turn = environment.turn
            assert turn is not None, "a match of a batch waits for a seat"
            environment.step(turn, int(choices[number]))
            if environment.over:
                returns[number] = environment.returns()
                over[number] = True
                self._seeds[number] += self.count
                environment.reset(self._seeds[number])
        return returns, over
