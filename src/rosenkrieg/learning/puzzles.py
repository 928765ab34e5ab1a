"""Puzzles: positions of played matches in which one action is clearly the best.

A puzzle is a file `puzzles/*.toml` in the folder of its game: the position, the best action, and
how far it is ahead of the next best one. It is played like a lesson with one task. Its texts are
made of messages: what the coach of the game says, and what a move gives away.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, structs

from rosenkrieg.ai.analysis import said
from rosenkrieg.ai.player import players
from rosenkrieg.core import registry
from rosenkrieg.core.contract import Message, Params, Seat
from rosenkrieg.core.match import Match
from rosenkrieg.learning.course import BadLesson, Lesson, Position, Task, Text, moves_of, seat_of
from rosenkrieg.learning.lesson import Standing, opened, stand
from rosenkrieg.locale import LANGUAGES, words_for

FOLDER: Final = "puzzles"
GRADES: Final = (1, 2, 3)
"""Easy, medium, hard."""
MOST_LINES: Final = 2
"""Lines of the coach that are quoted."""

Grade = Annotated[int, Meta(ge=GRADES[0], le=GRADES[-1])]
Chance = Annotated[float, Meta(ge=0, le=1)]


class Puzzle(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position, its best action and the next best one, with the chance of winning after each."""

    best: str
    second: str
    chance: Chance
    second_chance: Chance
    grade: Grade

    @property
    def gap(self) -> float:
        """What every other action gives away at least."""
        return self.chance - self.second_chance


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first."""
    package = registry.package_of(registry.game(game))
    folder = files(package).joinpath(FOLDER) if package else None
    if folder is None or not folder.is_dir():
        return ()
    found = (
        read(game, file.name, file.read_text("utf-8"))
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    )
    return tuple(sorted(found, key=lambda puzzle: (puzzle.grade, puzzle.key)))


def puzzle(game: str, key: str) -> Puzzle:
    """The puzzle of that key; BadLesson if there is none."""
    for each in puzzles(game):
        if each.key == key:
            return each
    raise BadLesson(f"expected a puzzle of {game}, got {key!r:.80}")


def read(game: str, name: str, text: str) -> Puzzle:
    """A puzzle from the text of its file; BadLesson says what is wrong with it."""
    try:
        found = msgspec.convert(tomllib.loads(text), Puzzle)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{game}, puzzle {name}: {error}") from None
    return structs.replace(found, key=name.removesuffix(".toml"), game=game)


def written(puzzle: Puzzle) -> str:
    """The text of its file."""
    lines = [f"{name} = {_toml(getattr(puzzle, name))}" for name in ("seat", "grade")]
    lines += [
        f"{name} = {_toml(getattr(puzzle, name))}"
        for name in ("best", "second", "chance", "second_chance")
    ]
    if puzzle.options:
        chosen = (f"{name} = {_toml(value)}" for name, value in puzzle.options.items())
        lines.append(f"options = {{ {', '.join(chosen)} }}")
    moves = _wrapped(moves_of(puzzle))
    return "\n".join([*lines, f'moves = """\n{moves}"""', ""])


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        assert not set(value) & set('"\\\n'), "actions and options are plain words"
        return f'"{value}"'
    return str(value)


def _wrapped(moves: Sequence[str]) -> str:
    """Moves one after the other, with commas between those of a line."""
    lines: list[list[str]] = []
    room = 0
    for move in moves:
        if not lines or room + len(move) + 2 > 100:
            lines.append([])
            room = 0
        lines[-1].append(move)
        room += len(move) + 2
    return "\n".join(", ".join(line) for line in lines)


def key_of(game: str, moves: Iterable[str]) -> str:
    """The key of a puzzle: short, and the same whenever the same position is found."""
    text = "\n".join((game, *moves))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


# what is said


def stand_at(puzzle: Puzzle, tried: Sequence[str]) -> Standing:
    """Where a solver stands who has tried this; IllegalAction for what the rules forbid."""
    now = stand(lesson_of(puzzle), tried)
    if now.verdict != "wrong":
        return now
    match, seat = opened(puzzle), seat_of(puzzle)
    action = match.game.decode_action(tried[-1], seat)
    coach = players(puzzle.game).coach
    dangers = coach.dangers(match.view(seat), action)[:MOST_LINES] if coach else []
    return structs.replace(now, answer=_text(puzzle.game, [*dangers, _gives(puzzle)]))


def lesson_of(puzzle: Puzzle) -> Lesson:
    """The puzzle as a lesson with one task."""
    match, seat, game = opened(puzzle), seat_of(puzzle), puzzle.game
    view = match.view(seat)
    coach = players(game).coach
    matters = coach.now(view)[:MOST_LINES] if coach else []
    reasons = coach.reasons(view, _action(match, seat, puzzle.best)) if coach else []
    chances: Params = {
        "best": points(puzzle.chance),
        "second": points(puzzle.second_chance),
    }
    second = list(said(match.game, match.state, seat, (_action(match, seat, puzzle.second),)))
    tempting = [Message("puzzle-not"), *second] if second else []
    task = Task(
        prompt=_asked(puzzle),
        right=(puzzle.best,),
        hint=_text(game, [*matters, *tempting] or [Message("puzzle-look")]),
        why=_text(game, [*reasons[:MOST_LINES], Message("puzzle-chances", chances)]),
        otherwise=_text(game, [_gives(puzzle)]),
    )
    return Lesson(
        key=puzzle.key,
        game=game,
        seat=puzzle.seat,
        options=puzzle.options,
        moves=puzzle.moves,
        title={},
        idea={},
        tasks=(task,),
    )


def points(chance: float) -> int:
    """A chance in points of a hundred."""
    return round(100 * chance)


def _asked(puzzle: Puzzle) -> Text:
    """Whose move it is, and what to find."""
    spoken = {language: words_for(language, puzzle.game) for language in LANGUAGES}
    return {
        language: words("puzzle-task", side=words(f"side-{puzzle.seat}"))
        for language, words in spoken.items()
    }


def _gives(puzzle: Puzzle) -> Message:
    """What every other action gives away; a part of a point more does not count."""
    return Message("puzzle-gives", {"points": int(100 * puzzle.gap)})


def _action(match: Match[Any, Any, Any], seat: Seat, text: str) -> Any:
    return match.game.decode_action(text, seat)


def _text(game: str, messages: Iterable[Message]) -> Text:
    told = list(messages)
    return {
        language: " ".join(words_for(language, game).say(message) for message in told)
        for language in LANGUAGES
    }
