"""RULES.md and the pages for players name every rule, and what they name exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from rosenkrieg.games.rosenkoenig.game import GAME
from tests.games.rosenkoenig.table import pictured, position

PACKAGE = "rosenkrieg.games.rosenkoenig"
ITEMS = [f"R{number:02}" for number in range(1, 62)]
INVARIANTS = [f"I{number:02}" for number in range(1, 14)]
RULINGS = [f"A{number}" for number in range(1, 18)]
LANGUAGES = ("de", "en")


@cache
def read(*path: str) -> str:
    return files(PACKAGE).joinpath(*path).read_text("utf-8")


@cache
def rows() -> dict[str, list[str]]:
    """The rows of the tables of RULES.md: item -> cells."""
    found: dict[str, list[str]] = {}
    for line in read("RULES.md").splitlines():
        if re.match(r"\| [RIA]\d", line):
            item, *cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert item not in found, f"{item} stands there twice"
            found[item] = cells
    return found


@cache
def names_in(file: str) -> frozenset[str]:
    """The names of the tests of a file."""
    text = Path(__file__).with_name(file).read_text("utf-8")
    return frozenset(
        node.name
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def section(language: str, name: str) -> str:
    """The text of a section of a page for players."""
    page = read("rules_pages", f"{language}.md")
    return page.partition(f"{{#{name}}}")[2].partition("-->\n\n")[2].partition("\n## ")[0]


# RULES.md


def test_rules_md_names_every_item_once() -> None:
    assert list(rows()) == ITEMS + INVARIANTS + RULINGS


@pytest.mark.parametrize("item", ITEMS + INVARIANTS + RULINGS)
def test_its_functions_exist(item: str) -> None:
    names = re.findall(r"`([\w.]+)`", rows()[item][-2])
    assert names
    for name in names:
        module, _, attributes = name.partition(".")
        thing = import_module(f"{PACKAGE}.{module}")
        for attribute in attributes.split("."):
            thing = getattr(thing, attribute)


@pytest.mark.parametrize("item", ITEMS + INVARIANTS + RULINGS)
def test_its_test_exists(item: str) -> None:
    (file,) = re.findall(r"`(\w+\.py)`", rows()[item][-1])
    assert any(f"_{item}_" in name for name in names_in(file)), f"no test of {item} in {file}"


def test_no_test_has_a_number_that_does_not_exist() -> None:
    known = {*ITEMS, *INVARIANTS, *RULINGS}
    for file in Path(__file__).parent.glob("test_*.py"):
        for name in names_in(file.name):
            assert set(re.findall(r"_([RIA]\d+)(?=_)", name)) <= known, name


def test_what_the_code_cites_exists() -> None:
    known = {*ITEMS, *INVARIANTS, *RULINGS}
    for place in files(PACKAGE).iterdir():
        if place.name.endswith((".py", ".ftl")):
            cited = set(re.findall(r"\b([RIA]\d{1,2})\b", place.read_text("utf-8")))
            assert cited <= known, place.name


# the pages for players; more about them in tests/games/test_rules_pages.py


EXAMPLE = {"r": "c3 c4 d4 d5 e6 g2 h2", "w": "f3 f4 f5 b7 b8 c8 h5"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_is_counted_right(language: str) -> None:
    stones = {square: rose for rose, squares in EXAMPLE.items() for square in squares.split()}
    view = GAME.view(position(pictured(stones), red="N1"), None)
    assert view.scores == (21, 19)
    joined = GAME.view(position(pictured(stones | {"e5": "r"}), red="N1"), None)
    assert [len(territory) for territory in joined.territories[0]] == [6, 2]
    text = section(language, "example")
    first = text.split("\n")[0]
    assert set(re.findall(r"\b[a-i][1-9]\b", first)) == set(stones)
    for number in ("= 21 |", "= 19 |", "36", "69", "34"):
        assert number in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_points_is_right(language: str) -> None:
    text = section(language, "territories")
    lines = [line for line in text.split("\n") if line.startswith("|")]
    squares, points = ([int(n) for n in re.findall(r"\d+", line)] for line in (lines[0], lines[2]))
    assert points == [size * size for size in squares]
