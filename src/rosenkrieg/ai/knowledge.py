"""What a search wants to know about a game: how good a position is for a seat."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from msgspec import Struct

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
