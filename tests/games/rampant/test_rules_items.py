"""RULES.md names every item of the rules, and a test for each that exists and bears its number."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

RULES = files("rosenkrieg.games.rampant").joinpath("RULES.md").read_text("utf-8")
ROWS = {
    found[1]: re.findall(r"`(test_\w+)`", found[2])
    for found in re.finditer(r"^\| ([A-Z]\d+) \|.*\|(.*)\|$", RULES, re.MULTILINE)
}
HERE = Path(__file__).parents[2]
TESTS = {
    name
    for folder in ("games/rampant", "campaign")
    for path in (HERE / folder).glob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
}
MOST = {"B": 37, "Q": 45, "S": 6, "A": 30, "G": 23, "K": 9}
NOT_THERE = {"A27"}
"""The amendments have no such number."""


@pytest.mark.parametrize("letter", MOST)
def test_every_item_is_there_and_tested(letter: str) -> None:
    wanted = {f"{letter}{number}" for number in range(1, MOST[letter] + 1)} - NOT_THERE
    assert {item for item in ROWS if item[0] == letter} == wanted
    for item in wanted:
        assert set(ROWS[item]) <= TESTS, item
        assert any(f"_{item.lower()}_" in f"{name}_" for name in ROWS[item]), item


def test_every_example_of_the_rules_is_a_test() -> None:
    for number in range(1, 24):
        assert any(f"_t{number}_" in f"{name}_" for name in TESTS), f"T{number}"
