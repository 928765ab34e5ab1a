"""A process in which computer players think: questions come in on lines, answers go out.

    python -m rosenkrieg.server.thinking [MODULE...]

A question holds what a person in that seat would see and may choose, nothing more.
MODULEs are imported first; they may register further games.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from typing import BinaryIO

import msgspec
from msgspec import Struct

from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.odds import odds
from rosenkrieg.ai.player import player
from rosenkrieg.core import registry
from rosenkrieg.core.contract import Message, OptionValue


class Question(Struct, frozen=True):
    """What a computer player is asked: its view as JSON, and the texts of its legal actions.

    Without a `bot` the question is what the viewer may expect: the odds.
    """

    game: str
    options: dict[str, OptionValue]
    bot: str | None
    view: msgspec.Raw
    legal: list[str]
    seed: int
    seconds: float | None = None


class Answer(Struct, frozen=True):
    """The text of the chosen action, or the lines of the odds, or what went wrong."""

    action: str = ""
    lines: tuple[Message, ...] = ()
    error: str = ""


def think(question: Question) -> Answer:
    """Asks the computer player, or for the odds."""
    game = registry.game(question.game)
    game.edition(question.options)  # loads the data that the view speaks of
    view = msgspec.json.decode(question.view, type=game.view_type)
    if question.bot is None:
        return Answer(lines=tuple(odds(question.game, view, question.seed)))
    legal = [game.decode_action(text) for text in question.legal]
    chosen = player(question.game, question.bot, question.seed).choose(
        view, legal, Budget(seconds=question.seconds)
    )
    return Answer(game.encode_action(chosen))


def answer(line: bytes) -> bytes:
    """The answer to a question, as a line; a fault of the player is an answer too."""
    try:
        found = think(msgspec.json.decode(line, type=Question))
    except Exception as error:
        found = Answer(error=f"{type(error).__name__}: {error}"[:500])
    return msgspec.json.encode(found) + b"\n"


def main(modules: Sequence[str]) -> None:
    """Answers until the server closes the line."""
    answers = _own_output()
    os.nice(5)  # thinking must not slow down the table
    for module in modules:
        importlib.import_module(module)
    answers.write(b"ready\n")
    for line in sys.stdin.buffer:
        answers.write(answer(line))


def _own_output() -> BinaryIO:
    """The line of answers; whatever a player prints goes elsewhere."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return answers


if __name__ == "__main__":
    main(sys.argv[1:])
