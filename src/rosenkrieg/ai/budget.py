"""How much a computer player may think."""

from __future__ import annotations

from msgspec import Struct


class Budget(Struct, frozen=True):
    """At most so many seconds, and a number of tries instead of what the player's level says."""

    seconds: float | None = None
    tries: int | None = None
