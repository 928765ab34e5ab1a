"""How much a computer player may think."""

from __future__ import annotations

from msgspec import Struct


class Budget(Struct, frozen=True):
    """Seconds, or a number of tries; with neither the player's own level holds."""

    seconds: float | None = None
    tries: int | None = None
