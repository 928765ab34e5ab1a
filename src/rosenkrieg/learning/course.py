"""A game's lessons as data.

A lesson is a file `lessons/*.toml` in the folder of its game; the order of the file names is the
order of the course. docs/lessons.md tells authors what goes into one.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from rosenkrieg.core import registry
from rosenkrieg.core.contract import CHANCE, Actor, AnyGame, OptionValue, Seat
from rosenkrieg.core.errors import GameError

FOLDER: Final = "lessons"

Text = dict[str, str]
"""What is said, by language; `{name}` stands for a fact of the task."""


class BadLesson(GameError):
    """A lesson file that cannot be used."""


class Fact(Struct, frozen=True, forbid_unknown_fields=True):
    """A number or name that the texts of a task use; computed, never copied.

    One of: `view`, a path into the learner's view such as `scores.0`; `sheet`, a path into what is
    printed on board and pieces; `preview` or `log`, the key
    of a message, with `param`; `place`, the number of a step in the path of `action`; `text`,
    words that name `action`. `action` is played first, except for a preview.
    """

    action: str = ""
    view: str = ""
    sheet: str = ""
    preview: str = ""
    log: str = ""
    param: str = ""
    place: int | None = None
    text: Text = {}


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """What is answered to some of the wrong moves."""

    actions: tuple[str, ...]
    text: Text


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do, or, without `right`, one thing to look at.

    Actions are written as in records; `*` stands for any letters.
    """

    prompt: Text
    right: tuple[str, ...] = ()
    why: Text = {}
    hint: Text = {}
    replies: tuple[Reply, ...] = ()
    otherwise: Text = {}
    facts: dict[str, Fact] = {}
    show: tuple[str, ...] = ()
    """Things on the board that the task points at."""
    then: tuple[str, ...] = ()
    """Moves played before the next task, each `actor action`."""


class Position(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position of a match, and who looks at it."""

    seat: str
    options: dict[str, OptionValue] = {}
    moves: str = ""
    """What has been played before: moves `actor action`, one a line or with commas between."""
    key: str = ""
    game: str = ""


class Lesson(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, and what to do there."""

    title: Text
    idea: Text
    tasks: Annotated[tuple[Task, ...], Meta(min_length=1)]
    minutes: Annotated[int, Meta(ge=1, le=30)] = 1
    rule: str = ""
    """The number of the rule that it teaches."""


class Course(Struct, frozen=True):
    """The lessons of a game, in order."""

    game: str
    lessons: tuple[Lesson, ...]

    def lesson(self, key: str) -> Lesson:
        """The lesson of that key; BadLesson lists the known ones."""
        for lesson in self.lessons:
            if lesson.key == key:
                return lesson
        known = ", ".join(lesson.key for lesson in self.lessons) or "none"
        raise BadLesson(f"expected a lesson of {self.game} out of {known}, got {key!r:.80}")


@cache
def course(game: str) -> Course:
    """The course of a game; one without lessons is empty."""
    package = registry.package_of(registry.game(game))
    if not package:
        return Course(game, ())
    folder = files(package).joinpath(FOLDER)
    if not folder.is_dir():
        return Course(game, ())
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=_name)
    return Course(game, tuple(read(game, _name(file), file.read_text("utf-8")) for file in found))


def _name(file: Any) -> str:
    return str(file.name)


def read(game: str, name: str, text: str) -> Lesson:
    """A lesson from the text of its file; BadLesson says what is wrong with it."""
    key = name.removesuffix(".toml").partition("_")[2] or name.removesuffix(".toml")
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{game}, lesson {name}: {error}") from None
    return msgspec.structs.replace(lesson, key=key, game=game)


def moves_of(position: Position) -> list[str]:
    """What has been played before, move by move."""
    parts = re.split(r",\s|\n", position.moves)  # names of places may have commas in them
    return [move for part in parts if (move := part.strip(" ,"))]


def actor_and_action(game: AnyGame, line: str) -> tuple[Actor, str]:
    """A move as a lesson writes it: `red NW2`, `chance SE1`."""
    who, _, text = line.strip().partition(" ")
    actor = game.info.actor_named(who)
    if actor is None or not text:
        names = ", ".join((*game.info.seats, game.info.actor_name(CHANCE)))
        raise BadLesson(f"expected one of {names} and an action, got {line!r:.80}")
    return actor, text.strip()


def seat_of(position: Position) -> Seat:
    """The seat of who looks at it."""
    info, seat = registry.game(position.game).info, position.seat
    if seat not in info.seats:
        raise BadLesson(f"expected a seat out of {', '.join(info.seats)}, got {seat!r:.40}")
    return Seat(Actor(info.seats.index(seat)))
