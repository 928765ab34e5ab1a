"""The golden matches read as they did when they were written."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from rosenkrieg.core.record import Record, record
from rosenkrieg.core.registry import register
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.tables import BLOCKS
from tests.games.richard3.golden import FOLDER, RECIPES, replayed, told

register(GAME)


@cache
def kept(name: str) -> dict[str, Any]:
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


@pytest.mark.parametrize("name", RECIPES)
def test_it_reads_as_it_did(name: str):
    assert told(replayed(name, kept(name))) == kept(name)


@pytest.mark.parametrize("name", RECIPES)
def test_its_record_can_be_replayed(name: str):
    match = replayed(name, kept(name))
    text = record(match).to_json()
    assert Record.from_json(text).replay().state == match.state


@pytest.mark.parametrize("name", RECIPES)
def test_every_position_passes_the_check(name: str):
    for state in replayed(name, kept(name)).states:
        GAME.check(state)


def test_a_spectator_reads_no_name_that_was_not_public():
    """Moves of strangers are told as moves of a block."""
    lines = kept("roses")["logs"]["watch"]
    assert any("a block moves from" in line for line in lines)
    assert not any(line.startswith("You") for line in lines)
    assert len(BLOCKS) == 63


def test_the_count_says_who_keeps_the_throne():
    """Either the side that had it, by more nobles or a tie, or a usurpation is told next."""
    verdicts = set()
    for name in RECIPES:
        match = replayed(name, kept(name))
        lines = [line for _, line in match.log(None)]
        for number, line in enumerate(lines):
            if line.key == "counted":
                verdict, (red, white) = line.params["verdict"], _counts(line)
                verdicts.add(verdict)
                assert (verdict == "usurped") == any(
                    each.key == "usurped" for each in lines[number : number + 2]
                )
                assert (verdict == "tie") == (red == white)
                assert verdict != "lancaster" or red > white
                assert verdict != "york" or white > red
    assert {"lancaster", "usurped"} <= verdicts


def _counts(line: Any) -> tuple[int, int]:
    return line.params["lancaster"], line.params["york"]
