"""The pages of rules for players, of every game: all rules told once, alike in both languages."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pkgutil import iter_modules
from typing import NamedTuple

import pytest

from rosenkrieg import games
from rosenkrieg.core import registry
from rosenkrieg.locale import LANGUAGES, game_package


class Numbers(NamedTuple):
    """How a game numbers its rules, and where it refuses actions by them."""

    item: str
    refusals: str
    least_refused: int


NUMBERS = {
    "rosenkoenig": Numbers(r"R\d\d", "refusals.py", 7),
    "vetternkrieg": Numbers(r"V\d{3}", "refusals.py", 20),
    "richard3": Numbers(r"(?:\d\.[\dx]+|E)-\d+", "refusals.py", 31),
    "medieval_battle": Numbers(r"R\d+", "refusals.py", 30),
    "rampant": Numbers(r"[BQSAGK]\d+", "refusals.py", 18),
}


@cache
def read(key: str, *path: str) -> str:
    return files(game_package(key)).joinpath(*path).read_text("utf-8")


def told(key: str, language: str) -> list[str]:
    """The items that the sections of a page name, in their order."""
    comments = re.findall(r"<!--(.*?)-->", read(key, "rules_pages", f"{language}.md"))
    return [item for comment in comments for item in comment.split()]


def test_every_game_has_numbers() -> None:
    assert set(NUMBERS) == {game.name for game in iter_modules(games.__path__)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", NUMBERS)
def test_every_item_of_rules_md_is_told_once(key: str, language: str) -> None:
    item = NUMBERS[key].item
    listed = re.findall(rf"^\| `?({item})`? \|", read(key, "RULES.md"), re.MULTILINE)
    assert len(listed) > 60
    assert sorted(each for each in told(key, language) if re.fullmatch(item, each)) == sorted(
        listed
    )


@pytest.mark.parametrize("key", NUMBERS)
def test_both_languages_have_the_same_sections(key: str) -> None:
    german, english = (
        re.findall(r"\{#([a-z0-9-]+)\}|<!--(.*?)-->", read(key, "rules_pages", f"{language}.md"))
        for language in LANGUAGES
    )
    assert german == english
    assert len(german) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", NUMBERS)
def test_the_text_itself_has_no_numbers_of_rules_and_does_not_shout(
    key: str, language: str
) -> None:
    """A page opens at the first section that names a rule, so only the comments do."""
    text = re.sub(r"<!--.*?-->", "", read(key, "rules_pages", f"{language}.md"))
    assert not re.search(rf"\b(?:{NUMBERS[key].item})\b", text)
    assert "!" not in text
    for section in re.split(r"\n(?=## )", text)[1:]:
        assert section.partition("\n")[2].strip(), section


@pytest.mark.parametrize("key", NUMBERS)
def test_every_refusal_finds_its_section(key: str) -> None:
    numbers = NUMBERS[key]
    refused = set(re.findall(rf'"({numbers.item})"', read(key, numbers.refusals)))
    assert len(refused) >= numbers.least_refused
    assert refused <= set(told(key, "en"))


@pytest.mark.parametrize("key", NUMBERS)
def test_the_declared_form_fits_every_number(key: str) -> None:
    form = registry.game(key).info.rule_form
    named = told(key, "en")
    assert [each for each in named if not re.fullmatch(form, each)] == []
    assert re.findall(rf"(?<![\w.-])(?:{form})(?![\w-])", " ".join(named)) == named
