"""Texts: messages put into the words of a language.

Catalogues are Fluent files: one pair for the shell beside this file, one pair in each
game's `locale/`, one in the terminal's. The page reads the same files.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct

from rosenkrieg.core import registry
from rosenkrieg.core.contract import Message
from rosenkrieg.core.errors import GameError

SHELL: Final = "rosenkrieg"

LANGUAGES: Final = tuple(
    sorted(
        place.name.removesuffix(".ftl")
        for place in files(SHELL).joinpath("locale").iterdir()
        if place.name.endswith(".ftl")
    )
)
"""The languages that the shell has a catalogue in."""

FALLBACK: Final = "en"
"""The language of a game that has no catalogue in the one that is asked for."""


def game_package(key: str) -> str:
    """The package with the catalogue and the rules pages of a game."""
    return registry.package_of(registry.game(key))


def source(package: str, language: str) -> str:
    """The text of the catalogue of a package, in English if need be; empty if it has none."""
    for each in (language, FALLBACK) if package else ():
        place = files(package).joinpath("locale", f"{each}.ftl")
        if place.is_file():
            return place.read_text("utf-8")
    return ""


_LINE: Final = re.compile(r"^([a-z]+) =(.*)$", re.MULTILINE)


class Words:
    """Says messages in one language, from the catalogues of some packages.

    >>> words = Words("de", (game_package("rosenkoenig"),))
    >>> words.say(Message("why-edge", {"card": Message("card", {"direction": "SE", "length": 2}),
    ...                                "rule": "R21"}))
    'SO 2 führt vom Brett. [R21]'
    """

    def __init__(self, language: str, packages: Sequence[str] = (SHELL,)) -> None:
        if language not in LANGUAGES:
            raise GameError(
                f"expected a language out of {', '.join(LANGUAGES)}, got {language!r:.40}"
            )
        from fluent.runtime import FluentBundle, FluentResource  # slow to import

        self.language = language
        # isolation marks would show up as boxes in terminals
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(source(package, language)))

    def has(self, key: str) -> bool:
        """Whether there are words for that key."""
        return self._bundle.has_message(key)

    def say(self, message: Message) -> str:
        """The message in words; a parameter that is a message is said first."""
        params = {
            name: self.say(value) if isinstance(value, Message) else value
            for name, value in message.params.items()
        }
        entry = self._bundle.get_message(message.key) if self.has(message.key) else None
        if entry is None or entry.value is None:
            raise KeyError(f"no words for {message.key!r} in {self.language}")
        text, errors = self._bundle.format_pattern(entry.value, params)
        if errors:
            raise KeyError(f"{message.key} in {self.language}: {errors[0]}")
        return str(text)

    def __call__(self, key: str, /, **params: str | int | Message) -> str:
        """The message of that key in words."""
        return self.say(Message(key, dict(params)))


class Blurb(Struct, frozen=True):
    """What a list of games says about one of them, as on the back of its box.

    Each is a line of the game's catalogue, without parameters: read without loading Fluent.
    """

    title: str
    tagline: str
    duration: str
    kind: str


@cache
def blurb(game: str, language: str) -> Blurb:
    """The blurb of a game; the key stands in for a missing title."""
    lines = dict(_LINE.findall(source(game_package(game), language)))
    title, *rest = (lines.get(name, "").strip() for name in Blurb.__struct_fields__)
    return Blurb(title or game, *rest)


@cache
def words_for(language: str, game: str) -> Words:
    """The words of a game and of the shell."""
    return Words(language, (SHELL, game_package(game)))
