"""Words for terminals: the language of the environment, and texts for terminals without umlauts."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any, Final

from rosenkrieg.core.contract import AnyGame, Message, Seat, Viewer, other
from rosenkrieg.core.match import HOUSE_ENDS, Match
from rosenkrieg.core.registry import package_of
from rosenkrieg.locale import LANGUAGES, SHELL, Words

TERMINAL: Final = "rosenkrieg.cli"

_PLAIN: Final = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "→": "->",
        "←": "<-",
        "–": "-",
        "—": "-",
        "…": "...",
        "·": "-",
        "„": '"',
        "“": '"',
        "”": '"',
        "\N{SINGLE LOW-9 QUOTATION MARK}": "'",
        "‘": "'",
        "’": "'",
        "×": "x",
        "≤": "<=",
        "●": "R",
        "☼": "W",
        "♛": "K.",
        "♔": "^",
        "■": "#",
        "†": "+",
        "≈": "~",
        "▸": ">",
        "○": "o",
        "²": "^2",
        "\N{NO-BREAK SPACE}": " ",
        "\N{NARROW NO-BREAK SPACE}": " ",
    }
)


def in_ascii(text: str) -> str:
    """The text in ASCII.

    >>> in_ascii("Größe 57 → 72")
    'Groesse 57 -> 72'
    """
    folded = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    kept = "".join(letter for letter in folded if not unicodedata.combining(letter))
    return kept.encode("ascii", "replace").decode("ascii")


def printable(text: str) -> str:
    """A text from outside without what a terminal would take as a command.

    >>> printable("a\\x1b[2Jb")
    'a?[2Jb'
    """
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, English if it asks for none of ours.

    >>> language_of({"LANG": "de_CH.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "de_DE"})
    ('de', 'en')
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wanted = environment[name][:2].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"


def board_package(key: str) -> str:
    """The package that draws a game, with words of its own; empty for a game without one."""
    package = f"{TERMINAL}.boards.{key}"
    return package if key.isidentifier() and find_spec(package) else ""


class TerminalWords(Words):
    """The words of terminal, shell, game and board; in ASCII where nothing else is shown."""

    def __init__(
        self, language: str, game: AnyGame, unicode: bool = True, more: tuple[str, ...] = ()
    ) -> None:
        packages = (SHELL, TERMINAL, board_package(game.info.key), package_of(game))
        super().__init__(language, (*packages, *more))
        self._info = game.info
        self._unicode = unicode

    def say(self, message: Message) -> str:
        """The message in words; a match is not lost over a missing word, its key is shown."""
        try:
            text = super().say(message)
        except KeyError:
            text = f"[{message.key}]"
        return self.plain(text)

    def plain(self, text: str) -> str:
        """The text as this terminal can show it."""
        return text if self._unicode else in_ascii(text)

    def thing(self, step: str) -> str:
        """A step of a path in words, `thing-<kind>` as on the page; its own name without one.

        Parameters: `name` (also under the kind), a number as a number, or out of a list of
        messages `<kind>-<name>`; and `each`, the name letter by letter.
        """
        kind, _, name = step.partition(":")
        if not self.has(f"thing-{kind}"):
            return self.plain(f"{kind} {name}".strip())
        said: str | int = name
        if name.isascii() and name.isdigit():
            said = int(name)
        elif self.has(f"{kind}-{name}"):
            said = self(f"{kind}-{name}")
        return self(f"thing-{kind}", **{"name": said, kind: said, "each": ", ".join(name)})

    @property
    def title(self) -> str:
        """The name of the game."""
        return self("title") if self.has("title") else self._info.key

    def side(self, seat: Seat) -> str:
        """The name of a side."""
        name = self._info.seats[seat]
        return self(f"side-{name}") if self.has(f"side-{name}") else name.capitalize()


def ending(match: Match[Any, Any, Any], words: TerminalWords, viewer: Viewer = None) -> list[str]:
    """How a match ended, in words: the game's if it has any, or ours."""
    outcome = match.outcome
    if outcome is None:
        return []
    if outcome.reason not in HOUSE_ENDS and match.moves:
        told = match.narrate(len(match.moves) - 1, viewer)
        if told:
            return [words.say(line) for line in told]
    if outcome.winner is None:
        return [words("cli-drawn", reason=outcome.reason)]
    winner, loser = words.side(outcome.winner), words.side(other(outcome.winner))
    return [words("cli-won", reason=outcome.reason, winner=winner, loser=loser)]
