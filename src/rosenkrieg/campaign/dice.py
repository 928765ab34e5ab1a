"""The server's dice in a season: one secret, committed to before the first roll.

Keys are those of `core.fairness`. What people added (`Stirred`) goes into every draw after it, as
one text; so a draw depends on the secret that was fixed first, and on all that came since.
"""

from __future__ import annotations

import hashlib
from typing import Final

from rosenkrieg.campaign.season import Season
from rosenkrieg.core.fairness import Sealed

DRAWS: Final = 16_384
"""Rolls that a season can have; 300 battles on the table need about 6,000."""


def entropy(season: Season) -> str:
    """What everybody added so far."""
    if not season.stirred:
        return ""
    told = "|".join(f"{author}:{text}" for author, text in season.stirred.items())
    return hashlib.sha256(told.encode()).hexdigest()


def prepared(dice: Sealed, season: Season, drawn: int) -> Sealed:
    """The dice, ready for a draw."""
    dice.entropies = (entropy(season), "")
    dice.drawn = drawn
    return dice
