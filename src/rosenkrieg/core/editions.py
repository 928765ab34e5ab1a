"""Editions: the data of a game's printed sheets, embedded or brought by a player.

The option `edition` of a game is the name of an embedded file (`standard`) or the text of a
TOML file of the same form. A state names its edition by hash, so that it stays small.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from rosenkrieg.core.errors import BadEdition

MAX_LENGTH: Final = 200_000
"""Characters of an edition that are read at the most."""

T = TypeVar("T")


class Edition(Struct, frozen=True):
    """Which data a match is played with: its name, and the hash of its text."""

    name: str
    hash: str


class Editions(Generic[T]):
    """The editions of one game: texts in, checked tables out.

    `parse` turns the TOML data into tables and raises BadEdition naming entry and reason.
    """

    def __init__(self, package: str, parse: Callable[[dict[str, Any]], T]) -> None:
        self._package = package
        self._parse = parse
        self._tables: dict[str, T] = {}
        self._editions: dict[str, Edition] = {}

    def load(self, value: str) -> Edition:
        """Reads and checks the edition of that name or text; BadEdition says what is wrong."""
        if value not in self._editions:
            text = self._text(value)
            hashed = hashlib.sha256(text.encode()).hexdigest()
            data = _toml(text)
            self._tables[hashed] = self._parse(data)
            self._editions[value] = Edition(str(data.get("name", value[:40])), hashed)
        return self._editions[value]

    def tables(self, hashed: str) -> T:
        """The tables of an edition that was loaded before."""
        if hashed not in self._tables:
            raise BadEdition(f"expected an edition that was loaded, got the hash {hashed!r:.80}")
        return self._tables[hashed]

    def _text(self, value: str) -> str:
        if "\n" in value:
            return value
        place = files(self._package).joinpath(f"data/{value}.toml")
        if not value.isidentifier() or not place.is_file():
            raise BadEdition(
                f"expected the name of an edition or the text of one, got {value!r:.80}"
            )
        return place.read_text("utf-8")


def _toml(text: str) -> dict[str, Any]:
    if len(text) > MAX_LENGTH:
        raise BadEdition(f"expected at most {MAX_LENGTH} characters, got {len(text)}")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadEdition(f"expected an edition as TOML, got: {error}") from None
