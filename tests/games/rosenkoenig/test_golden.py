# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""The golden matches read as they did when they were written, and show what they should."""

from __future__ import annotations

import json
from functools import cache
from itertools import groupby
from typing import Any

import pytest

from rosenkrieg.core.contract import CHANCE
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import Record, record
from rosenkrieg.games.rosenkoenig.game import GAME
from tests.games.rosenkoenig.golden import FOLDER, RECIPES, replayed, told

NAMES = ("shortest", *RECIPES)


@cache
def kept(name: str) -> dict[str, Any]:
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


@cache
def match_of(name: str) -> Match:
    return replayed(kept(name))


def texts(name: str) -> list[str]:
    """The actions of the seats."""
    return [move.split()[1] for move in kept(name)["moves"] if not move.startswith("chance")]


def count(name: str, key: str) -> int:
    """How often a line of that kind stands in the log."""
    return sum(line.key == key for _, line in match_of(name).log(None))


def test_every_golden_match_is_there() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_it_reads_as_it_did(name: str) -> None:
    assert told(match_of(name), kept(name)["about"]) == kept(name)


@pytest.mark.parametrize("name", NAMES)
def test_its_record_can_be_replayed(name: str) -> None:
    text = record(match_of(name)).to_json()
    assert Record.from_json(text).replay().state == match_of(name).state


@pytest.mark.parametrize("name", NAMES)
def test_every_position_passes_the_check(name: str) -> None:
    for state in match_of(name).states:
        GAME.check(state)


def test_I07_the_shortest_game() -> None:
    assert texts("shortest") == ["SE3", "SE1", "+", "+"]
    assert kept("shortest")["outcome"]["winner"] is None


def test_I06_a_game_of_119_actions() -> None:
    actions = texts("longest")
    assert len(actions) == 119
    assert sum(text.endswith("*") for text in actions) == 8
    assert actions.count("+") == 59
    assert not actions[-1].endswith("*")
    assert actions[-1] != "+"


def test_R16_a_long_lock_out() -> None:
    actors = [move.actor for move in match_of("lock_out").moves if move.actor != CHANCE]
    assert max(len(list(run)) for _, run in groupby(actors)) == 14
    assert count("lock_out", "skipped") >= 13


def test_R39_forced_flips() -> None:
    forced = 0
    for state in match_of("forced_flips").states:
        for actor in GAME.actors(state):
            choices = [GAME.encode_action(a) for a in GAME.legal_actions(state, actor)]
            forced += all(text.endswith("*") for text in choices)
    assert forced == 3


@pytest.mark.parametrize(
    ("name", "reason", "decided"),
    [
        ("shortest", "blocked", "nothing"),
        ("blocked", "blocked", "points"),
        ("stones", "stones", "points"),
        ("tie_territory", "blocked", "territory"),
        ("tie_roses", "blocked", "roses"),
    ],
)
def test_ends_and_tie_breaks(name: str, reason: str, decided: str) -> None:
    outcome = kept(name)["outcome"]
    assert (outcome["reason"], outcome["decided"]) == (reason, decided)


@pytest.mark.parametrize("name", ["longest", "on_draw"])
def test_R29_reshuffles(name: str) -> None:
    assert count(name, "reshuffled") >= 3


def test_A3_A12_the_other_options() -> None:
    assert kept("on_draw")["options"] == {"starter": "white", "reshuffle": "on_draw"}
    assert kept("on_draw")["moves"][10].startswith("white ")
    states = match_of("on_draw").states
    assert any(not GAME.view(state, None).stock for state in states)
