"""What the players know about each game: how good a position is for a seat."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

from msgspec import Struct

from rosenkrieg.ai.knowledge import land, richard3, rosenkoenig, vetternkrieg
from rosenkrieg.core.contract import Actor, Seat

Seen = Callable[[Any, Actor, Any, Any, Seat], Hashable]
"""State before, actor, action, state after, a seat: what that seat sees of the step."""


class Knowledge(Struct, frozen=True):
    """How good a position is for a seat, and what a search needs to use it.

    `scale`: the advantage that makes a win about three times as likely as a loss.
    `rollout`: how many random moves a search plays before it values a position.
    `seen`: what a seat can tell of a step; without it a search compares views, which is slow.
    `horizon`: whether a search goes no further than a state and values it as it is, though
    chance or a seat acts there.
    `outlook`: what a search values positions by, if not by `evaluate`.
    """

    evaluate: Callable[[Any, Seat], float]
    scale: float
    rollout: int
    seen: Seen | None = None
    horizon: Callable[[Any], bool] | None = None
    outlook: Callable[[Any, Seat], float] | None = None


KNOWLEDGE: Final[dict[str, Knowledge]] = {
    "rosenkoenig": Knowledge(rosenkoenig.evaluate, land.SCALE, land.ROLLOUT, outlook=land.odds),
    "vetternkrieg": Knowledge(
        vetternkrieg.evaluate, vetternkrieg.SCALE, vetternkrieg.ROLLOUT, vetternkrieg.seen
    ),
    "richard3": Knowledge(richard3.evaluate, richard3.SCALE, richard3.ROLLOUT),
}
