"""Editions: embedded data, data brought by a player, and what is wrong with it."""

from typing import Any

import pytest

from rosenkrieg import BadEdition
from rosenkrieg.core.editions import Editions


def parse(data: dict[str, Any]) -> int:
    if not isinstance(data.get("stones"), int):
        raise BadEdition(f"stones: expected a number, got {data.get('stones')!r}")
    return int(data["stones"])


@pytest.fixture
def editions() -> Editions[int]:
    return Editions("rosenkrieg.games.rosenkoenig", parse)


def test_a_text_is_an_edition_named_by_itself_and_known_by_its_hash(editions: Editions[int]):
    edition = editions.load('name = "mine"\nstones = 60\n')
    assert edition.name == "mine"
    assert len(edition.hash) == 64
    assert editions.tables(edition.hash) == 60
    assert editions.load('name = "mine"\nstones = 61\n').hash != edition.hash


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("nowhere", "expected the name of an edition or the text of one, got 'nowhere'"),
        ("../../../pyproject", "expected the name of an edition"),
        ("", "expected the name of an edition"),
        ("stones = \n", "expected an edition as TOML"),
        ('stones = "many"\n', "stones: expected a number, got 'many'"),
        ("#\n" * 200_000, "expected at most 200000 characters"),
        ("a = " + "[" * 100_000 + "\n", "expected an edition as TOML"),
    ],
)
def test_bad_editions_say_what_is_wrong(editions: Editions[int], value: str, problem: str):
    with pytest.raises(BadEdition, match=problem):
        editions.load(value)


def test_tables_of_an_unknown_hash(editions: Editions[int]):
    with pytest.raises(BadEdition, match="expected an edition that was loaded"):
        editions.tables("00")
