"""Sample matches to watch, and what the coach of the game says of their moves.

A sample is the record `sample.json` in the folder of its game, written by `scripts/samples.py`. It
need not go to the end. Where the game has secrets it is watched over the shoulder of the first
seat. What is said of a move follows from the view of the seat that makes it, as in a match.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import Struct

from rosenkrieg.ai.player import players
from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, FIRST, Message, Seat, Viewer
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import Record

FILE: Final = "sample.json"
MOST_LINES: Final = 2
"""Lines said of a move; the next move is waiting."""


class Comment(Struct, frozen=True):
    """What is said of a move, by its number."""

    move: int
    lines: tuple[Message, ...]


class Sample(Struct, frozen=True):
    """A record, the match in it, who is watched, and the comments on moves in order."""

    record: Record
    match: Match[Any, Any, Any]
    viewer: Viewer
    comments: tuple[Comment, ...]


def has_sample(game: str) -> bool:
    """Whether a match of the game can be watched."""
    return _text(game) is not None


@cache
def sample(game: str) -> Sample | None:
    """The sample of a game, if it has one."""
    text = _text(game)
    if text is None:
        return None
    record = Record.from_json(text)
    match = record.replay()
    viewer = FIRST if match.game.info.hidden else None
    return Sample(record, match, viewer, tuple(_comments(match, viewer)))


def _text(game: str) -> str | None:
    package = registry.package_of(registry.game(game))
    file = files(package).joinpath(FILE) if package else None
    return file.read_text("utf-8") if file is not None and file.is_file() else None


def _comments(match: Match[Any, Any, Any], viewer: Viewer) -> list[Comment]:
    """Reasons of the moves; each is said once, until another one was said."""
    coach = players(match.game.info.key).coach
    found: list[Comment] = []
    said: tuple[Message, ...] = ()
    for number, move in enumerate(match.moves):
        actor, action = move.actor, move.action
        if coach is None or actor == CHANCE or viewer not in (None, actor):
            continue
        view = match.game.view(match.states[number], Seat(actor))
        lines = tuple(coach.reasons(view, action)[:MOST_LINES])
        if lines and lines != said:
            found.append(Comment(number, lines))
            said = lines
    return found
