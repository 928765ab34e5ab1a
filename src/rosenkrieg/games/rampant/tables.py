"""Look-ups for an edition, and the few tables of the text itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from rosenkrieg.core.editions import Editions
from rosenkrieg.games.rampant.edition import Kind, read

SIDES: Final = ("lion", "dragon")
"""The two realms of a match."""

MOST_BATTLES: Final = 12
"""Battles of a match at most. [Q42]"""

MOST_REPORTS: Final = 3
"""Reports of one battle in a match; if nobody confirms the last one there is no result. [Q27]"""

TWO_DICE: Final = tuple(range(2, 13))
TWO_DICE_WEIGHTS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
DIE: Final = (1, 2, 3, 4, 5, 6)


@final
class Tables:
    """An edition, ready to play."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        sheets = read(data)
        self.sheets: Final = sheets
        self.values: Final = sheets.values
        self.terrain: Final = sheets.terrain
        self.quick: Final = sheets.quick
        self.events: Final = sheets.events
        self.kind: Final = {kind.id: kind for kind in sheets.kinds}
        self.scenario: Final = {scenario.id: scenario for scenario in sheets.scenarios}
        self.boast: Final = {boast.id: boast for boast in sheets.boasts}
        self.special: Final = {
            face: name for name, faces in sheets.specials.items() for face in faces
        }
        self.rolled: Final = {face: kind.id for kind in sheets.kinds for face in kind.faces}
        self.named: Final = tuple(kind.id for kind in sheets.kinds if can_be_named(self, kind))
        grid = range(0, sheets.terrain.table + 1, sheets.terrain.step)
        half = sheets.terrain.across / 2
        fits = [at for at in grid if half <= at <= sheets.terrain.table - half]
        self.spots: Final = tuple((x, y) for y in fits for x in fits)

    def scenario_of(self, face: int) -> str:
        """The scenario of a roll; a first die of 4, 5, 6 counts as 1, 2, 3. [B15, A4]"""
        block, letter = (face // 10 - 1) % 3, face % 10 - 1
        return tuple(self.scenario)[6 * block + letter]


def can_be_named(tables: Tables, kind: Kind) -> bool:
    """What a home land or an open borderland can be: not unique, at most one point. [Q30]"""
    points = kind.points <= tables.values.home_points
    return points and not kind.unique and kind.effect != "choose"


EDITIONS: Final = Editions("rosenkrieg.games.rampant", Tables)
STANDARD: Final = EDITIONS.load("standard")
