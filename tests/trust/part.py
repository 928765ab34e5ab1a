"""What a part of the proofs returns, and how large it is."""

from __future__ import annotations

from collections.abc import Sequence

from rosenkrieg.core import registry
from rosenkrieg.core.contract import AnyGame

Figures = dict[str, str]
"""What was counted or measured, in words; in the order in which it is printed."""


def share(size: float, whole: int, least: int = 1) -> int:
    """So much of the whole."""
    return max(least, round(size * whole))


def all_games() -> list[AnyGame]:
    """Every game of the package."""
    return [registry.game(key) for key in registry.keys()]  # noqa: SIM118


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which that part of them lies."""
    found = sorted(values)
    return found[min(len(found) - 1, int(part * len(found)))] if found else 0.0


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"
