"""Decks of one's own, made from the standard one."""

from __future__ import annotations

import re
from importlib.resources import files

STANDARD = files("rosenkrieg.games.vetternkrieg").joinpath("data/standard.toml").read_text("utf-8")


def changed(*pairs: tuple[str, str]) -> str:
    """The standard deck with texts replaced, each of them there."""
    text = STANDARD
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def entry(kind: str, id: str) -> str:
    """The text of an entry."""
    found = re.search(rf'\[\[{kind}\]\]\nid = "{id}"\n(?:[^\[\n].*\n|\].*\n)*', STANDARD)
    assert found, id
    return found[0]


def with_entry(kind: str, id: str, *pairs: tuple[str, str]) -> str:
    """The standard deck with an entry changed."""
    old = entry(kind, id)
    new = old
    for before, after in pairs:
        assert before in new, (before, new)
        new = new.replace(before, after, 1)
    return changed((old, new))


def marked_everywhere() -> str:
    """A deck in which every event is outlined in all rounds."""
    return re.sub(
        r"red = .*\nwhite = .*\noutlined = .*",
        "red = []\nwhite = []\noutlined = [1, 2, 3, 4, 5]",
        STANDARD,
    )
