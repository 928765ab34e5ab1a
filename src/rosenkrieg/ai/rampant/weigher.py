"""What each action of Rampant is worth: by search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from rosenkrieg.ai.rampant.judge import KNOWN
from rosenkrieg.ai.search.ismcts import InformationSetPlayer
from rosenkrieg.ai.weighing import Weigher, Weights
from rosenkrieg.core.contract import AnyGame

TRIES: Final = 40
"""Tries of the strongest player for a decision."""
EVENLY: Final = 10
"""Tries for each of those, as they do not go to what looks best alone."""


def weigh(game: AnyGame, view: Any, legal: Sequence[Any], times: float, rng: Random) -> Weights:
    """What each action is worth."""
    return InformationSetPlayer(game, KNOWN, 0, rng).weigh(view, legal, int(TRIES * EVENLY * times))


WEIGHER: Final = Weigher(weigh, TRIES, margin=0.03, choices=2)
