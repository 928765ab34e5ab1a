"""Editions: the data of a game's printed components, embedded or provided by a player.

The option `edition` of a game is the name of an embedded file (`standard`) or the text of a
TOML file of the same form. A state names its edition by hash, so that it stays small.

Tables are kept as long as an `Edition` that loading them returned is in use, as in every match;
beyond that only the latest few. So strangers who bring many editions do not fill the memory,
and no match loses its own.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar
from weakref import WeakValueDictionary

from msgspec import Struct

from rosenkrieg.core.errors import BadEdition

MAX_LENGTH: Final = 200_000
"""Characters of an edition that are read at most."""

MAX_DOTS: Final = 200
"""Dots allowed in one line: keys with very many parts take very long to parse."""

MAX_FAULTS: Final = 100
"""Errors reported at once."""

KEPT: Final = 32
"""Editions brought by players that are kept without a match."""

T = TypeVar("T")
R = TypeVar("R")


class Edition(Struct, frozen=True, weakref=True):
    """Which data a match is played with: its name, and the hash of its text."""

    name: str
    hash: str


class Faults:
    """Collects the errors in an edition, so that all of them can be reported at once."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def keep(self, read: Callable[..., R], *arguments: Any) -> R | None:
        """What reading gives; None if there are faults, which are kept."""
        try:
            return read(*arguments)
        except BadEdition as error:
            self.found += error.faults
            return None

    def add(self, entry: str, problem: str) -> None:
        """Notes a fault of an entry."""
        self.found.append(f"{entry}: {problem}")

    def throw(self) -> None:
        """Raises a BadEdition with all faults, if there are any."""
        if self.found:
            raise BadEdition(*self.found[:MAX_FAULTS])


class Editions(Generic[T]):
    """The editions of one game: texts in, checked tables out.

    `parse` turns the TOML data into tables and raises BadEdition naming entries and reasons.
    """

    def __init__(self, package: str, parse: Callable[[dict[str, Any]], T]) -> None:
        self._package = package
        self._parse = parse
        self._tables: dict[str, T] = {}
        self._held: WeakValueDictionary[str, Edition] = WeakValueDictionary()
        self._embedded: dict[str, Edition] = {}
        self._latest: OrderedDict[str, Edition] = OrderedDict()

    def load(self, value: str) -> Edition:
        """Reads and checks the edition of that name or text; BadEdition says what is wrong.

        Its tables are available as long as the returned object is alive.
        """
        if value in self._embedded:
            return self._embedded[value]
        edition = self._latest.get(value) or self._read(value)
        if _is_text(value):
            self._latest[value] = edition
            self._latest.move_to_end(value)
            self._tidy()
        else:
            self._embedded[value] = edition
        return edition

    def _read(self, value: str) -> Edition:
        text = self.text(value)
        hashed = hashlib.sha256(text.encode()).hexdigest()
        edition = self._held.get(hashed)
        if edition is None:
            data = _toml(text)
            tables = self._parse(data)
            edition = self._held.setdefault(
                hashed, Edition(str(data.get("name", value[:40])), hashed)
            )
            self._tables[hashed] = tables
        return edition

    def _tidy(self) -> None:
        """Forgets unused editions once there are too many."""
        if len(self._latest) <= KEPT:
            return
        while len(self._latest) > KEPT:
            self._latest.popitem(last=False)
        for hashed in [hashed for hashed in self._tables if hashed not in self._held]:
            self._tables.pop(hashed, None)

    def tables(self, hashed: str) -> T:
        """The tables of an edition that was loaded before."""
        if hashed not in self._tables:
            raise BadEdition(f"expected an edition that was loaded, got the hash {hashed!r:.80}")
        return self._tables[hashed]

    def check(self, text: str) -> T:
        """The tables of a text, which is not kept; BadEdition has all its faults."""
        return self._parse(_toml(text))

    def text(self, value: str) -> str:
        """The text of the edition of that name, or the text itself."""
        if _is_text(value):
            return value
        from importlib.resources import files  # slow to import

        place = files(self._package).joinpath(f"data/{value}.toml")
        if not value.isidentifier() or not place.is_file():
            raise BadEdition(
                f"expected the name of an edition or the text of one, got {value!r:.80}"
            )
        return place.read_text("utf-8")


def _is_text(value: str) -> bool:
    """Whether it is the data itself, not a name."""
    return "\n" in value


def _toml(text: str) -> dict[str, Any]:
    if len(text) > MAX_LENGTH:
        raise BadEdition(f"expected at most {MAX_LENGTH} characters, got {len(text)}")
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MAX_DOTS:
            raise BadEdition(f"line {number}: expected at most {MAX_DOTS} dots, got more")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number may have too many digits
        raise BadEdition(f"expected an edition as TOML, got: {error}") from None
