"""The proving game as the law kit meets it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from rosenkrieg.locale import SHELL
from rosenkrieg.testing.play import Case
from tests.proving.game import GAME, HedgeWar
from tests.proving.swaps import MIRRORED, swaps

EDITION_TEXT: Final = files("tests.proving").joinpath("data/standard.toml").read_text("utf-8")
BROUGHT: Final = EDITION_TEXT.replace('name = "standard"', 'name = "brought along"')
"""An edition as a player would bring it."""


def case_with(game: HedgeWar) -> Case:
    """The case of the game, or of one with a planted fault."""
    options: tuple[dict[str, object], ...] = (
        {},
        {"rounds": 5},
        {"edition": "ford", "rounds": 5},
        {"edition": BROUGHT},
    )
    return Case(game, swaps, MIRRORED, options, (SHELL, "tests.proving"))


CASE: Final = case_with(GAME)
