"""Whether draws follow their weights: Pearson's chi-square test."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt


def chi_square(counts: Sequence[int], weights: Sequence[int]) -> float:
    """The chance that draws which follow the weights look at least as uneven as these counts.

    Computed with the approximation of Wilson and Hilferty, which is good to a few thousandths.

    >>> chi_square([100, 200, 100], [1, 2, 1]), round(chi_square([130, 200, 70], [1, 2, 1]), 4)
    (1.0, 0.0001)
    """
    total, draws = sum(weights), sum(counts)
    expected = [draws * weight / total for weight in weights]
    distance = sum(
        (count - share) ** 2 / share for count, share in zip(counts, expected, strict=True)
    )
    free = len(weights) - 1
    if distance == 0:
        return 1.0
    spread = 2 / (9 * free)
    normal = ((distance / free) ** (1 / 3) - (1 - spread)) / sqrt(spread)
    return erfc(normal / sqrt(2)) / 2
