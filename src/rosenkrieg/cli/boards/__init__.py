"""Drawings of the games for terminals. They draw a view and hold no rules.

A game `key` is drawn by `BOARD` in the package of that name here; a game without one is
shown as the plain facts of its view. Either way it can be played.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

import msgspec
from msgspec import Struct
from rich.text import Text

from rosenkrieg.cli.speech import TerminalWords, board_package

HOUSE: Final = ("bold red", "bold")
CHOICE: Final = "bold cyan"
LATEST: Final = "bold yellow"
QUIET: Final = "dim"

_NOTHING: Final = "-,; "
"""What is left of a fact that says nothing; such facts are left out."""


class Scene(Struct, frozen=True):
    """What is to be drawn: a view, who sits where, what just happened, what can be chosen.

    `numbers` are those of the things that can be touched now, `touched` the things that the
    last move spoke of, `chosen` those that were chosen on the way to this question.
    """

    view: Any
    names: tuple[str, str]
    log: tuple[str, ...]
    touched: frozenset[str]
    prompt: str
    numbers: dict[str, int]
    offers: tuple[str, ...]
    words: TerminalWords
    unicode: bool
    width: int
    height: int
    chosen: tuple[str, ...] = ()


class Board:
    """How a game is drawn and its things are named; this one does for any game."""

    def draw(self, scene: Scene) -> list[Text]:
        """The table, the last log lines, the question and the numbered choices."""
        known = {
            name: fact
            for name, fact in msgspec.to_builtins(scene.view).items()
            if _flat(fact).strip(_NOTHING)
        }
        facts = [Text(line) for line in facts_of(known, scene.width)]
        return [*facts, Text(), *log_lines(scene, 4), Text(), *question(scene)]

    def step(self, step: str, view: Any, words: TerminalWords) -> str:
        """A thing that can be touched, in words: the game's, or its own name."""
        return words.thing(step)

    def spelled(self, text: str, words: TerminalWords) -> str:
        """The text of an action as it is written in that language."""
        return text

    def meant(self, text: str, words: TerminalWords) -> str:
        """The text of an action as it is recorded, of what is written in that language."""
        return text

    def thing(self, text: str, words: TerminalWords) -> str | None:
        """What a person means by a short name, as a step of a path."""
        return None

    def way(self, text: str, view: Any, words: TerminalWords) -> tuple[str, ...] | None:
        """What a person means by a text at this position, as a path."""
        step = self.thing(text, words)
        return None if step is None else (step,)

    def facts(self, view: Any, words: TerminalWords, width: int) -> list[str]:
        """All that is public, in lines no wider than that."""
        return [words.plain(line) for line in facts_of(msgspec.to_builtins(view), width)]


def board(key: str) -> Board:
    """The drawing of a game."""
    package = board_package(key)
    if not package:
        return Board()
    drawing: Board = import_module(package).BOARD
    return drawing


# parts of a drawing


def question(scene: Scene) -> list[Text]:
    """What is asked, and the numbered choices."""
    return [Text(scene.prompt, "bold"), *(Text(line) for line in scene.offers)]


def log_lines(scene: Scene, count: int) -> list[Text]:
    """The last lines of the log, the newest marked."""
    newest = "▸ " if scene.unicode else "> "
    lines: list[Text] = []
    for line in scene.log[-count:-1]:
        lines += [Text(f"  {part}", "dim") for part in _wrapped(line, scene.width)]
    for line in scene.log[-1:]:
        first, *rest = _wrapped(line, scene.width)
        lines += [Text(newest + first), *(Text(f"  {part}") for part in rest)]
    return lines


def shorten(text: str, width: int) -> str:
    """As many words of a text as fit, with dots for the rest."""
    return textwrap.shorten(text, width, placeholder=" ...") if len(text) > width else text


def facts_of(value: Any, width: int, indent: int = 0) -> list[str]:
    """Nested facts as indented lines."""
    margin = "  " * indent
    if not isinstance(value, Mapping):
        return [margin + line for line in _wrapped(_flat(value), width - len(margin))]
    lines: list[str] = []
    for name, fact in value.items():
        flat = f"{name}: {_flat(fact)}"
        if isinstance(fact, Mapping) and len(margin + flat) > width:
            lines += [f"{margin}{name}:", *facts_of(fact, width, indent + 1)]
        elif isinstance(fact, Sequence) and any(isinstance(each, Mapping) for each in fact):
            lines.append(f"{margin}{name}:")
            lines += [line for each in fact for line in _item(each, width, margin)]
        else:
            first, *rest = _wrapped(flat, width - len(margin))
            lines += [margin + first, *(f"{margin}  {line}" for line in rest)]
    return lines


def _item(fact: Any, width: int, margin: str) -> list[str]:
    first, *rest = _wrapped(_flat(fact), width - len(margin) - 4)
    return [f"{margin}  - {first}", *(f"{margin}    {line}" for line in rest)]


def _flat(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_flat(fact)}" for name, fact in value.items()) or "-"
    if isinstance(value, Sequence) and not isinstance(value, str):
        nested = any(isinstance(each, (Mapping, list, tuple)) for each in value)
        return ("; " if nested else ", ").join(_flat(each) for each in value) or "-"
    return "-" if value is None else str(value)


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, max(width - 2, 20)) or [""]
