"""RULES.md and the pages for players name every rule, and what they name exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

PACKAGE = "rosenkrieg.games.richard3"
LANGUAGES = ("de", "en")
ITEM = r"(?:\d\.[\dx]+|E)-\d+"


@cache
def read(*path: str) -> str:
    return files(PACKAGE).joinpath(*path).read_text("utf-8")


@cache
def rows() -> dict[str, list[str]]:
    """The rows of the tables of RULES.md: item -> cells."""
    found: dict[str, list[str]] = {}
    for line in read("RULES.md").splitlines():
        if re.match(rf"\| `(?:{ITEM}|X-\d+|P-\d+)` \|", line):
            item, *cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert item.strip("`") not in found, f"{item} stands there twice"
            found[item.strip("`")] = cells
    return found


def items() -> list[str]:
    return [item for item in rows() if item[0] not in "XP"]


@cache
def names_of_tests() -> frozenset[str]:
    return frozenset(
        node.name
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


@cache
def sections(language: str) -> dict[str, tuple[str, str]]:
    """The sections of a page for players: id -> items covered, text."""
    found: dict[str, tuple[str, str]] = {}
    for part in re.split(r"\n(?=## )", read("rules_pages", f"{language}.md"))[1:]:
        heading = re.match(rf"## .+ \{{#([a-z-]+)\}}\n<!-- ((?:{ITEM} ?)+)-->\n\n", part)
        assert heading, part[:80]
        assert heading[1] not in found
        found[heading[1]] = heading[2].strip(), part[heading.end() :]
    return found


def test_rules_md_has_240_items_45_examples_26_decisions():
    assert len(items()) == 240
    assert [item for item in rows() if item[0] == "X"] == [f"X-{n}" for n in range(1, 46)]
    assert [item for item in rows() if item[0] == "P"] == [f"P-{n}" for n in range(1, 27)]


@pytest.mark.parametrize("item", rows())
def test_its_test_exists_and_carries_its_number(item: str):
    number = re.sub(r"[.-]", "_", item.lower())
    names = re.findall(r"`(test_\w+)`", rows()[item][-1])
    assert names
    assert set(names) <= names_of_tests()
    assert all(re.search(rf"_{number}_", name) for name in names)


@pytest.mark.parametrize("item", [item for item in rows() if item[0] != "X"])
def test_its_function_exists(item: str):
    names = re.findall(r"`([\w.]+)`", rows()[item][-2])
    assert names
    for name in names:
        *path, last = name.split(".")
        try:
            import_module(".".join([PACKAGE, *path, last]))
        except ModuleNotFoundError:
            thing = import_module(
                ".".join([PACKAGE, *path[:2]]) if path[0] == "phases" else f"{PACKAGE}.{path[0]}"
            )
            for attribute in path[2 if path[0] == "phases" else 1 :]:
                thing = getattr(thing, attribute)
            assert hasattr(thing, last), name


def test_what_the_code_cites_exists():
    known = set(rows())
    for file in Path(str(files(PACKAGE))).rglob("*"):
        if file.suffix in (".py", ".ftl"):
            cited = set(re.findall(rf"(?<![\w.-])({ITEM})(?![\w-])", file.read_text("utf-8")))
            assert cited <= known, (file.name, cited - known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_is_told_in_exactly_one_section(language: str):
    told = [item for listed, _ in sections(language).values() for item in listed.split()]
    assert sorted(told) == sorted(items())


def test_both_languages_have_the_same_sections():
    german, english = (
        [(name, listed) for name, (listed, _) in sections(language).items()]
        for language in LANGUAGES
    )
    assert german == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_a_rule_stands_in_the_text_itself(language: str):
    for _, text in sections(language).values():
        assert text.strip()
        assert not re.search(ITEM, text)
        assert "!" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_finds_its_section(language: str):
    refused = set(re.findall(rf'"({ITEM})"', read("refusals.py")))
    assert len(refused) > 30
    told = " ".join(listed for listed, _ in sections(language).values()).split()
    assert refused <= set(told)
