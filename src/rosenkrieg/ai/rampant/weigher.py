"""What each action of Rampant is worth: campaigns are played on to their end, at random.

A campaign is decided by the dice of its battles, and no level has been found to play the rest of it
better than chance. So an action is worth what happens after it when both sides choose at random:
that needs no evaluation, and it is right about the dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from rosenkrieg.ai.judging import decided, for_seat
from rosenkrieg.ai.weighing import Weigher, Weights, raced
from rosenkrieg.core.contract import AnyGame, Seat
from rosenkrieg.core.playout import playout

TRIES: Final = 40
"""Tries of the strongest player for a decision."""
PLAYED: Final = 100
"""Campaigns that can be played to their end in the time of one of its tries, at least."""


def campaigns(game: AnyGame, view: Any, legal: Sequence[Any], count: int, rng: Random) -> Weights:
    """What each action is worth, by that many campaigns in all."""
    seat: Seat = view.viewer
    worlds: list[tuple[Any, int]] = []

    def attempt(number: int, action: Any) -> float:
        if number == len(worlds):
            worlds.append((game.determinize(view, rng), rng.getrandbits(48)))
        world, seed = worlds[number]
        end, _ = playout(game, game.apply(world, seat, action), Random(seed))
        over = decided(game, end)
        assert over is not None, "played to its end"
        return for_seat(over.value, seat)

    return raced(legal, count, attempt)


def weigh(game: AnyGame, view: Any, legal: Sequence[Any], times: float, rng: Random) -> Weights:
    """What each action is worth."""
    return campaigns(game, view, legal, int(TRIES * PLAYED * times), rng)


WEIGHER: Final = Weigher(weigh, TRIES, margin=0.03, choices=2)
