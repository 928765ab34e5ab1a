"""The rules pages say of every part whether it is the text's or ours."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

MARKS = {"de": ("Regeltext", "Ergänzung"), "en": ("Rule text", "Ours")}
PLAYERS_SPEAK_OF_TWO = "goal"
"""Its only item of the text says that it speaks of two players."""


@pytest.mark.parametrize("language", MARKS)
def test_every_part_is_marked_as_the_texts_or_ours(language: str) -> None:
    text, ours = (f"**{mark}:**" for mark in MARKS[language])
    page = files("rosenkrieg.games.rampant").joinpath("rules_pages", f"{language}.md")
    intro, *sections = re.split(r"^## ", page.read_text("utf-8"), flags=re.MULTILINE)
    assert all(f"**{mark}**" in intro for mark in MARKS[language])
    assert len(sections) > 25
    for section in sections:
        found = re.search(r"\{#([a-z-]+)\}\n<!--(.*?)-->\n\n(.*)", section, re.DOTALL)
        assert found is not None
        name, items, body = found.groups()
        assert body.startswith((text, ours)), name
        of_text = [item for item in items.split() if item.startswith("B")]
        if name != PLAYERS_SPEAK_OF_TWO:
            assert (text in body) == bool(of_text), name
        assert ours in body or len(of_text) == len(items.split()), name
        if text in body and ours in body:  # the text comes first
            assert body.index(text) < body.index(ours), name
