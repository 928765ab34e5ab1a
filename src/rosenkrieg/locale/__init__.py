"""Texts: messages put into the words of a language.

Catalogues are Fluent files: one pair for the shell beside this file, one pair in each
game's `locale/`, one in the terminal's. The page reads the same files.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from rosenkrieg.core.contract import Message
from rosenkrieg.core.errors import GameError

LANGUAGES: Final = ("de", "en")

SHELL: Final = "rosenkrieg"


def game_package(key: str) -> str:
    """Where the catalogue of a game lies."""
    return f"rosenkrieg.games.{key}"


def source(package: str, language: str) -> str:
    """The text of the catalogue of a package; empty if it has none."""
    place = files(package).joinpath("locale", f"{language}.ftl")
    return place.read_text("utf-8") if place.is_file() else ""


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


@cache
def words_for(language: str, game: str) -> Words:
    """The words of a game and of the shell."""
    return Words(language, (SHELL, game_package(game)))
