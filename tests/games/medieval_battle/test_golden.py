"""The golden battles read as they did when they were written."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from rosenkrieg.core.record import Record, record
from tests.games.medieval_battle.golden import FOLDER, RECIPES, replayed, told


@cache
def kept(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("name", RECIPES)
def test_it_reads_as_it_did_and_its_record_can_be_replayed(name: str):
    match = replayed(kept(name))
    assert told(match) == kept(name)
    assert Record.from_json(record(match).to_json()).replay().state == match.state


def test_everything_that_can_be_done_is_done_in_one_of_them():
    words = {move.split()[1].split(":")[0] for name in RECIPES for move in kept(name)["moves"]}
    assert words >= {
        "recruit", "deploy", "done", "move", "dismount", "attack", "shoot", "rally", "pass", "stop",
        "stand", "retreat", "leave", "enter",
    }  # fmt: skip


def test_an_army_is_read_by_its_owner_alone_until_both_have_chosen():
    logs = kept("standard")["logs"]
    assert any("You" in line for line in logs["red"])
    assert not any("You" in line for line in logs["watch"])
