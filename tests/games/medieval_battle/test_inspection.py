"""What is said of a battlefield is what lies there."""

from __future__ import annotations

import pytest

from rosenkrieg.games.medieval_battle.battlefield import build
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.inspection import Check, inspected
from rosenkrieg.games.medieval_battle.tables import EDITIONS

STANDARD = EDITIONS.text("standard")
CODE = "A-I0-1.2.3-e1.e2.e3"
STAR = ("   f", ". . h .", " . . .", "f . h f", "   .")
"""The ground of the inner module I."""


def checks(*rows: str) -> dict[str, Check]:
    """What is said of the default map if its middle has this ground."""
    lines = "\n".join(f'  "{row}",' for row in rows)
    old = "\n".join(f'  "{row}",' for row in STAR)
    assert old in STANDARD
    tables = EDITIONS.check(STANDARD.replace(old, lines, 1))
    field = build(tables.sheets.modules, "standard", CODE)
    return {check.says.key: check for check in inspected(tables, field).checks}


def test_the_default_map_is_whole_and_open():
    found = checks(*STAR)
    assert {key for key, check in found.items() if not check.is_good} <= {"check-cover"}
    assert found["check-whole"].says.params == {"count": 115}
    assert found["check-flags"].says.params == {"flags": 5, "winning": 5}
    assert found["check-room"].says.params["least"] >= 8


def test_a_hex_behind_mountains_is_found():
    found = checks("   f", ". m m .", " m . m", "f m m f", "   .")
    for key in ("check-riders", "check-wagons"):
        assert not found[key].is_good
        assert found[key].hexes == ("0,0",)
        assert found[key].says.params == {"lost": 1}


@pytest.mark.parametrize("size", ["standard", "large"])
def test_it_is_told_where_armies_are_recruited_and_only_there(size: str):
    for map, told in (("default", True), ("built", False)):
        state = GAME.initial_state(GAME.info.complete({"size": size, "map": map}))
        found = GAME.survey(GAME.view(state, None), ())
        assert (found is not None) == told
        if found is not None:
            assert found.field is not None
            assert sum(found.field.grounds.values()) == found.field.checks[0].says.params["count"]
