"""How much there is of everything. [V003, V005, V006, V012, V025, V047]"""

from __future__ import annotations

from typing import Final

FIELDS_COUNT: Final = 7
EVENTS_COUNT: Final = 10
CARDS_COUNT: Final = FIELDS_COUNT + EVENTS_COUNT
TWISTS_COUNT: Final = 6
ROUNDS: Final = 5
HAND: Final = 6
PLAYED: Final = 4
"""Cards that each seat plays in phase 4."""
MOST_POINTS: Final = 3
HOUSES: Final = ("lancaster", "york")
ROSES: Final = ("red", "white")
USES: Final = ("gain", "deploy", "move", "place", "remove")
SOURCES: Final = ("book", "public", "ours")
