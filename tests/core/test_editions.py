"""Editions: embedded data, data brought by a player, and what is wrong with it."""

from importlib.resources import files
from typing import Any

import pytest

from rosenkrieg import BadEdition, Match
from rosenkrieg.core.editions import KEPT, Editions
from tests.proving.game import GAME
from tests.proving.tables import EDITIONS


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
        ("stones = 1\na" + ".a" * 90_000 + " = 1\n", "line 2: expected at most 200 dots"),
    ],
)
def test_bad_editions_say_what_is_wrong(editions: Editions[int], value: str, problem: str):
    with pytest.raises(BadEdition, match=problem):
        editions.load(value)


def test_tables_of_an_unknown_hash(editions: Editions[int]):
    with pytest.raises(BadEdition, match="expected an edition that was loaded"):
        editions.tables("00")


def text_of(number: int) -> str:
    return f"stones = {number}\n"


def test_many_editions_do_not_fill_the_memory(editions: Editions[int]):
    for number in range(10 * KEPT):
        editions.load(text_of(number))
    assert len(editions._tables) <= KEPT + 1
    assert len(editions._latest) == KEPT
    again = editions.load(text_of(0))  # read anew
    assert editions.tables(again.hash) == 0


def test_an_edition_that_is_held_stays(editions: Editions[int]):
    held = editions.load(text_of(0))
    for number in range(1, 3 * KEPT):
        editions.load(text_of(number))
    assert editions.tables(held.hash) == 0
    assert editions.load(text_of(0)) is held
    hashed = held.hash
    del held
    for number in range(1, 3 * KEPT):
        editions.load(text_of(number))
    with pytest.raises(BadEdition):
        editions.tables(hashed)


def test_a_match_keeps_its_edition_whatever_others_bring():
    standard = (files("tests.proving") / "data" / "standard.toml").read_text("utf-8")
    match: Match[Any, Any, Any] = Match(GAME, {"edition": standard + "# mine\n"}, seed=1)
    for number in range(2 * KEPT):
        Match(GAME, {"edition": f"{standard}# {number}\n"})
    for seat in match.turns():
        match.act(seat, match.legal(seat)[0])
    assert match.outcome is not None
    assert len(EDITIONS._tables) < 2 * KEPT
