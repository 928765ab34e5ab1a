"""The pictures of the rules: positions on the game's own board, with a caption.

A picture is a file `rules_pages/<section>.toml` in the folder of its game, named after the section
of the rules that it belongs to. docs/lessons.md tells authors what goes into one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from rosenkrieg.core import registry
from rosenkrieg.core.contract import Seat
from rosenkrieg.core.match import Match
from rosenkrieg.learning.course import BadLesson, Fact, Position, Text, course, seat_of
from rosenkrieg.learning.facts import filled
from rosenkrieg.learning.lesson import opened, play

FOLDER: Final = "rules_pages"


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """What a picture shows, and what is said below it."""

    caption: Text
    play: tuple[str, ...] = ()
    """Moves played before it, each `actor action`."""
    show: tuple[str, ...] = ()
    """Things on the board that it points at."""
    facts: dict[str, Fact] = {}


class Picture(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, and what is shown there, step by step; `key` is the section."""

    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]
    lesson: str = ""
    """The lesson at whose position it begins; `moves` come after that."""
    hand: bool = False
    """Whether the hand is shown beside the board."""


class Shown(Struct, frozen=True):
    """A step of a picture: the match, and the caption with its facts filled in."""

    match: Match[Any, Any, Any]
    seat: Seat
    caption: Text
    show: tuple[str, ...]


@cache
def pictures(game: str) -> dict[str, Picture]:
    """The pictures of a game, by the section of its rules."""
    package = registry.package_of(registry.game(game))
    if not package:
        return {}
    folder = files(package).joinpath(FOLDER)
    if not folder.is_dir():
        return {}
    found = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            section = file.name.removesuffix(".toml")
            found[section] = read(game, section, file.read_text("utf-8"))
    return found


def read(game: str, section: str, text: str) -> Picture:
    """A picture from the text of its file; BadLesson says what is wrong with it."""
    try:
        picture = msgspec.convert(tomllib.loads(text), Picture)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{game}, picture {section}: {error}") from None
    picture = msgspec.structs.replace(picture, key=section, game=game)
    if not picture.lesson:
        return picture
    lesson = course(game).lesson(picture.lesson)
    moves = f"{lesson.moves}\n{picture.moves}"
    return msgspec.structs.replace(picture, moves=moves, options=lesson.options)


def shown(picture: Picture) -> Iterator[Shown]:
    """The steps of a picture, played by the rules."""
    match, seat = opened(picture), seat_of(picture)
    for step in picture.steps:
        play(match, step.play)
        caption = filled(step.caption, step.facts, match, seat)
        yield Shown(match.copy(), seat, caption, step.show)
