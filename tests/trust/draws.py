"""Draws of the sealed dice follow their weights."""

from __future__ import annotations

import os

from rosenkrieg.core.fairness import Sealed
from rosenkrieg.testing.chance import chi_square
from tests.trust.part import Figures, share

CLAIM = "Sealed draws follow their weights (chi-square)."
WEIGHTS = {
    "a die": (1,) * 6,
    "two dice": (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1),
    "a deck of 25": (1,) * 25,
    "uneven": (1, 97, 3, 500, 11),
}
BATCH = 4096
LEAST = 1e-5


def run(size: float) -> Figures:
    """Ten million draws in all, each batch from another secret."""
    each = share(size, 10_000_000, 20_000) // len(WEIGHTS)
    figures: Figures = {}
    for name, weights in WEIGHTS.items():
        counts = [0] * len(weights)
        for _ in range(max(1, each // BATCH)):
            source = Sealed(os.urandom(32), "trust", BATCH, (os.urandom(16).hex(), "yours"))
            for _ in range(BATCH):
                counts[source.draw(weights)] += 1
        chance = chi_square(counts, weights)
        assert chance > LEAST, f"{name}: {counts}, p = {chance:.2g}"
        figures[name] = f"{sum(counts):,} draws, p = {chance:.3f}"
    return figures
