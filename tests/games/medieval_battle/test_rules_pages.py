"""RULES.md names every rule, and what it names exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from rosenkrieg.games.medieval_battle.material import FIGHTERS, KINDS
from rosenkrieg.games.medieval_battle.tables import EDITIONS
from rosenkrieg.locale import Words, game_package

PACKAGE = "rosenkrieg.games.medieval_battle"


@cache
def rows() -> dict[str, list[str]]:
    """The rows of the tables of RULES.md: item -> cells."""
    text = files(PACKAGE).joinpath("RULES.md").read_text("utf-8")
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if re.match(r"\| [RQAM]\d+ \|", line):
            item, *cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert item not in found, f"{item} stands there twice"
            found[item] = cells
    return found


ITEMS = [f"R{number}" for number in range(1, 119)]


@cache
def names_of_tests() -> frozenset[str]:
    return frozenset(
        node.name
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def test_rules_md_has_118_items_89_rulings_10_amendments():
    kinds = {kind: [item for item in rows() if item[0] == kind] for kind in "RQA"}
    assert sorted(kinds["R"]) == sorted(ITEMS)
    assert kinds["Q"] == [f"Q{number}" for number in range(1, 90)]
    assert kinds["A"] == [f"A{number}" for number in range(1, 11)]


@pytest.mark.parametrize("item", ITEMS)
def test_its_test_exists_and_carries_its_number(item: str):
    names = re.findall(r"`(test_\w+)`", rows()[item][-1])
    assert names
    assert set(names) <= names_of_tests()
    assert all(f"_{item.lower()}_" in name for name in names)


@pytest.mark.parametrize("item", ITEMS)
def test_its_function_exists(item: str):
    names = re.findall(r"`([\w.]+)`", rows()[item][-2])
    assert names
    for name in names:
        module, _, last = name.rpartition(".")
        assert hasattr(import_module(f"{PACKAGE}.{module}"), last), name


def test_every_number_that_the_code_cites_exists():
    package = Path(str(files(PACKAGE)))
    known = {*rows(), *(f"P{number}" for number in range(1, 13))}
    for file in package.rglob("*.py"):
        for cited in re.findall(r"\[([^\]\n]*)\]", file.read_text("utf-8")):
            for number in re.findall(r"\b[RQPA]\d+\b", cited):
                assert number in known, f"{number} in {file.name}"


# the combat cards on the rules pages


def card_rows(language: str) -> list[str]:
    """The cards of the standard edition as lines: each result and the enemies it is against."""
    tables = EDITIONS.tables(EDITIONS.load("standard").hash)
    words = Words(language, (game_package("medieval_battle"),))
    names = {kind: words(f"unit-{KINDS[kind]}") for kind in FIGHTERS}
    rows = []
    for kind in FIGHTERS:
        results = [
            f"{lost}:{killed} {', '.join(enemies)}"
            for column, (lost, killed) in enumerate(tables.track)
            if (enemies := [names[each] for each in FIGHTERS if tables.melee[kind][each] == column])
        ]
        rows.append(f"- **{names[kind]}**: {'; '.join(results)}")
    return rows


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_rules_pages_print_the_combat_cards(language: str):
    page = files(PACKAGE).joinpath("rules_pages", f"{language}.md").read_text("utf-8")
    _, _, rest = page.partition("{#cards}")
    section, _, _ = rest.partition("\n## ")
    assert [line for line in section.splitlines() if line.startswith("- ")] == card_rows(language)


def test_what_the_rules_pages_say_of_shots_is_what_the_cards_say():
    """Longbowmen kill one knight of every target, other shooters one but of heavy cavalry."""
    tables = EDITIONS.tables(EDITIONS.load("standard").hash)
    killed = {
        (KINDS[shooter], KINDS[enemy]): tables.track[columns[enemy]][1]
        for shooter, columns in tables.ranged.items()
        for enemy in FIGHTERS
    }
    assert {pair for pair, each in killed.items() if each == 0} == {("AR", "HC"), ("MA", "HC")}
    assert set(killed.values()) == {0, 1}
