"""RULES.md names every rule, and what it names exists."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

PACKAGE = "rosenkrieg.games.richard3"
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


def test_rules_md_has_242_items_45_examples_26_decisions():
    assert len(items()) == 242
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
