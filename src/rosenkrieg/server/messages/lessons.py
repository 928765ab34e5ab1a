"""Lessons and puzzles: what there is, what a learner tries, and where they stand."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rosenkrieg.core.contract import Message, Outcome
from rosenkrieg.learning.lesson import MOST
from rosenkrieg.server.messages.http import Replay
from rosenkrieg.server.messages.sent import Choice, Line
from rosenkrieg.server.messages.words import Action, Path, SeatNumber

Text = dict[str, str]
"""What is said, by language."""


class LessonFacts(Struct, frozen=True):
    """A lesson as its course lists it; `rule` is the number of the rule that it teaches."""

    key: str
    title: Text
    idea: Text
    minutes: int
    tasks: int
    rule: str


class PuzzleFacts(Struct, frozen=True):
    """A puzzle as a list shows it; `grade` is 1 for an easy one, 3 for a hard one."""

    key: str
    grade: int
    seat: SeatNumber


class Tried(Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner has played so far, with `next` between the tasks.

    `why` is a path of things touched now: which rule forbids that? `survey` is one, too: what does
    the board show about it?
    """

    tried: Annotated[tuple[Action, ...], Meta(max_length=MOST)] = ()
    why: Path = ()
    survey: Path | None = None


class Standing(Struct, frozen=True):
    """Where a learner stands: the position on the board, the task, the answer to the last move.

    `effect` is what the last move changes. `previews` has the same for every legal action.
    `sheet` is what is printed on board and pieces. `refusal` answers `why`, `found` `survey`.
    """

    task: int
    verdict: Literal["asked", "right", "wrong", "done"]
    prompt: Text
    hint: Text
    answer: Text
    effect: tuple[Message, ...]
    show: tuple[str, ...]
    solution: Path
    seat: SeatNumber
    actors: list[SeatNumber]
    options: dict[str, str | int | bool]
    view: Any
    sheet: Any
    question: Message
    legal: list[Choice]
    previews: dict[str, tuple[Message, ...]]
    lines: list[Line]
    outcome: Outcome | None
    refusal: Message | None
    found: Any


class Comment(Struct, frozen=True):
    """What the coach says of a move, by its number."""

    move: int
    lines: tuple[Message, ...]


class SampleMatch(Struct, frozen=True):
    """A match to watch: its record, the same position by position, and what the coach says."""

    record: str
    replay: Replay
    comments: list[Comment]


class PictureStep(Struct, frozen=True):
    """A step of a picture: what the board shows and points at, and what is said below it."""

    caption: Text
    show: tuple[str, ...]
    actors: list[SeatNumber]
    view: Any
    question: Message
    lines: list[Line]
    outcome: Outcome | None


class RulesPicture(Struct, frozen=True):
    """A picture of the rules: positions for the game's own board, as the seat sees them.

    `sheet` is what is printed on board and pieces; `hand` says whether the hand is shown, too.
    """

    seat: SeatNumber
    options: dict[str, str | int | bool]
    sheet: Any
    hand: bool
    steps: list[PictureStep]
