"""Whether what was drawn at random has the distribution that it should have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import comb, sqrt
from typing import Any, Final

Z: Final = 4.5
"""A sound sampler fails for about one seed in 300,000; all seeds of the tests are fixed."""

LEAST: Final = 5
"""Draws expected of each result, so that chi-square holds."""


def assert_drawn_from(
    drawn: Iterable[Hashable], expected: Mapping[Any, float] | Iterable[Hashable]
) -> None:
    """Compares draws with weights, or with results that are equally likely, by chi-square."""
    weights = dict(expected) if isinstance(expected, Mapping) else dict.fromkeys(expected, 1)
    counts = Counter(drawn)
    strange = counts.keys() - weights.keys()
    assert not strange, f"drawn, but impossible: {sorted(map(str, strange))[:5]}"
    scale = counts.total() / sum(weights.values())
    least = min(weights.values()) * scale
    assert least >= LEAST, f"draw more: {least:.1f} expected of the rarest result"
    square = sum((counts[each] - w * scale) ** 2 / (w * scale) for each, w in weights.items())
    bound = critical(len(weights) - 1)
    assert square < bound, f"chi-square {square:.1f} above {bound:.1f} for {len(weights)} results"


def critical(freedom: int) -> float:
    """The bound that chi-square passes with the probability of Z (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + Z * sqrt(spread)) ** 3)


def hypergeometric(total: int, marked: int, taken: int) -> dict[int, int]:
    """How many marked ones are among those taken from a heap."""
    low, high = max(0, taken - (total - marked)), min(marked, taken)
    return {n: comb(marked, n) * comb(total - marked, taken - n) for n in range(low, high + 1)}
