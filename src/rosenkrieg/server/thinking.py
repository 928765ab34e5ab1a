"""A process in which computer players think: questions come in on lines, answers go out.

    python -m rosenkrieg.server.thinking [SETUP]

A question holds what a person in that seat would see and may choose, nothing more. SETUP is a
`Setup` as JSON.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
from contextlib import suppress
from typing import Any, BinaryIO, Final

import msgspec
from msgspec import Struct

from rosenkrieg.ai.analysis import Piece, Played, piece
from rosenkrieg.ai.budget import Budget
from rosenkrieg.ai.coaching import Advice, advice, warning
from rosenkrieg.ai.contract import Player
from rosenkrieg.ai.odds import odds
from rosenkrieg.ai.own import close, own_player
from rosenkrieg.ai.player import player
from rosenkrieg.core import registry
from rosenkrieg.core.contract import FIRST, Message, OptionValue
from rosenkrieg.server.settings import OwnBot


class Setup(Struct, frozen=True):
    """What a process is started with.

    `modules` are imported first; they may register further games. `own` are players of the host's
    own that it may ask, by game and name; they have so many seconds and megabytes.
    """

    modules: tuple[str, ...] = ()
    own: tuple[OwnBot, ...] = ()
    seconds: float = 0.0
    megabytes: float = 0.0


class Study(Struct, frozen=True):
    """A finished match to judge, as everyone may know it, from that stretch on."""

    played: Played
    start: int


class Question(Struct, frozen=True):
    """What a computer player is asked: its view as JSON, and the texts of its legal actions.

    Without a `bot` the question is what the viewer may expect: the odds. With a `study` it is what
    judges say of a match that is over, for about so many seconds. `advises`: say why, too; without
    a `bot` the judge of the game says what to do. `weighed` is an action that may give much away:
    should it be warned of?
    """

    game: str
    options: dict[str, OptionValue]
    bot: str | None
    view: msgspec.Raw
    legal: list[str]
    seed: int
    seconds: float | None = None
    study: Study | None = None
    advises: bool = False
    weighed: str | None = None


class Answer(Struct, frozen=True):
    """The text of the chosen action, or the lines of the odds, or what judges or the coach said,
    or what went wrong.
    """

    action: str = ""
    lines: tuple[Message, ...] = ()
    piece: Piece | None = None
    advice: Advice | None = None
    error: str = ""


OURS: Final = Setup()


def think(question: Question, setup: Setup = OURS) -> Answer:
    """Asks the computer player, or for the odds."""
    if question.study is not None:
        return Answer(
            piece=piece(question.study.played, question.study.start, question.seconds or 1)
        )
    game = registry.game(question.game)
    game.edition(question.options)  # loads the data that the view speaks of
    view = msgspec.json.decode(question.view, type=game.view_type)
    if question.weighed is not None:
        action = game.decode_action(question.weighed, view.viewer)
        return Answer(advice=warning(question.game, view, action, question.seed))
    legal = [game.decode_action(text) for text in question.legal]
    if question.advises:
        return Answer(advice=advice(question.game, question.bot, view, legal, question.seed))
    if question.bot is None:
        return Answer(lines=tuple(odds(question.game, view, question.seed)))
    chooser = _player(question, view, setup)
    try:
        chosen = chooser.choose(view, legal, Budget(question.seconds or setup.seconds or None))
    finally:
        close(chooser)
    return Answer(game.encode_action(chosen))


def _player(question: Question, view: Any, setup: Setup) -> Player:
    for own in setup.own:
        if (own.game, own.name) == (question.game, question.bot):
            seat = FIRST if view.viewer is None else view.viewer
            options, seed = question.options, question.seed
            return own_player(own.game, own.where, seat, options, seed, setup.seconds)
    return player(question.game, question.bot or "", question.seed)


def answer(line: bytes, setup: Setup = OURS) -> bytes:
    """The answer to a question, as a line; a fault of the player is an answer too."""
    try:
        found = think(msgspec.json.decode(line, type=Question), setup)
    except Exception as error:
        found = Answer(error=f"{type(error).__name__}: {error}"[:500])
    return msgspec.json.encode(found) + b"\n"


def main(setup: Setup) -> None:
    """Answers until the server closes the line."""
    answers = _own_output()
    os.nice(5)  # thinking must not slow down the table
    if setup.own:
        _limit(setup.megabytes)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # ends the program behind a player
    for module in setup.modules:
        importlib.import_module(module)
    answers.write(b"ready\n")
    for line in sys.stdin.buffer:
        answers.write(answer(line, setup))


def _limit(megabytes: float) -> None:
    """So much may this process take, and each that it starts; where the system can count it."""
    with suppress(ImportError, ValueError):
        import resource

        most = int(megabytes * 1024 * 1024)
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))


def _own_output() -> BinaryIO:
    """The line of answers; whatever a player prints goes elsewhere."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return answers


if __name__ == "__main__":
    main(msgspec.json.decode(sys.argv[1], type=Setup) if sys.argv[1:] else OURS)
