"""What a judge's log odds have been worth in results.

A judge values positions in the measure of its search or its evaluation. How often such positions
were won is another question: matches between computer players answer it, and the answer stands in
`ai/<game>/chances.toml`. `scripts/judges.py` plays the matches, writes the file, and tests it on
other matches.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

BOUND: Final = 8.0
"""Log odds of one to three thousand."""
_FILE: Final = "chances.toml"


class Stage(Struct, frozen=True, forbid_unknown_fields=True):
    """A stage of a match, from 0 to 1, at which log odds are worth `shift` + `factor` * odds."""

    at: float
    factor: float
    shift: float = 0.0


class Fit(Struct, frozen=True, forbid_unknown_fields=True):
    """How log odds follow from those of a judge; between two stages in proportion.

    `source` tells which matches the numbers come from. Beyond `bound` a judge's log odds mean no
    more than at it.
    """

    source: str
    stages: tuple[Stage, ...]
    bound: float = BOUND

    def odds(self, odds: float, at: float) -> float:
        """The log odds of winning."""
        odds = max(-self.bound, min(self.bound, odds))
        parts = shares([stage.at for stage in self.stages], at)
        return sum(
            part * (stage.shift + stage.factor * odds)
            for part, stage in zip(parts, self.stages, strict=True)
        )


def shares(stages: Sequence[float], at: float) -> list[float]:
    """How much each of the stages, which are in order, counts at a moment; one in all."""
    bounded = max(stages[0], min(stages[-1], at))
    found = [0.0] * len(stages)
    for number, (before, after) in enumerate(itertools.pairwise(stages)):
        if before <= bounded <= after:
            found[number + 1] = (bounded - before) / (after - before)
            found[number] = 1 - found[number + 1]
            return found
    found[-1] = 1.0
    return found


def has_fit(game: str) -> bool:
    """Whether a fit is shipped for the judge of a game."""
    return files(f"rosenkrieg.ai.{game}").joinpath(_FILE).is_file()


@lru_cache
def fit_of(game: str) -> Fit:
    """The fit that is shipped for the judge of a game."""
    text = files(f"rosenkrieg.ai.{game}").joinpath(_FILE).read_bytes()
    return msgspec.toml.decode(text, type=Fit)
