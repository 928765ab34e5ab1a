"""What the players know about each game: how good a position is for a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from rosenkrieg.ai.knowledge import richard3, rosenkoenig, vetternkrieg
from rosenkrieg.core.contract import Seat


class Knowledge(Struct, frozen=True):
    """How good a position is for a seat, and what a search needs to use it.

    `scale`: the advantage that makes a win about three times as likely as a loss.
    `rollout`: how many random moves a search plays before it values a position.
    """

    evaluate: Callable[[Any, Seat], float]
    scale: float
    rollout: int


KNOWLEDGE: Final[dict[str, Knowledge]] = {
    "rosenkoenig": Knowledge(rosenkoenig.evaluate, rosenkoenig.SCALE, rosenkoenig.ROLLOUT),
    "vetternkrieg": Knowledge(vetternkrieg.evaluate, vetternkrieg.SCALE, vetternkrieg.ROLLOUT),
    "richard3": Knowledge(richard3.evaluate, richard3.SCALE, richard3.ROLLOUT),
}
