"""Where a learner stands in a lesson.

What was tried is a list: the texts of actions, and `NEXT` to go on after a right one or after
something to look at. A wrong move is played, so that the learner sees what comes of it; it is the
last thing on the list and is dropped to try again.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any, Final, Literal

from msgspec import Struct, structs

from rosenkrieg.core.contract import Message, OptionValue, Seat
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.core.match import Match
from rosenkrieg.learning.course import (
    BadLesson,
    Lesson,
    Position,
    Task,
    Text,
    actor_and_action,
    moves_of,
    seat_of,
)
from rosenkrieg.learning.facts import filled

NEXT: Final = "next"
MOST: Final = 200
"""Entries that a list of what was tried may have."""

Verdict = Literal["asked", "right", "wrong", "done"]
AnyMatch = Match[Any, Any, Any]


class Standing(Struct, frozen=True):
    """What the learner sees now: the position, the task, and the answer to the last move."""

    match: AnyMatch
    seat: Seat
    task: int
    verdict: Verdict
    prompt: Text
    hint: Text
    show: tuple[str, ...]
    solution: str
    """A right action; empty where there is only something to look at."""
    answer: Text = {}
    effect: tuple[Message, ...] = ()
    """What the last move changes, in the game's own words."""


def stand(lesson: Lesson, tried: Sequence[str]) -> Standing:
    """Where a learner stands who has tried this; IllegalAction for what the rules forbid."""
    if len(tried) > MOST:
        raise IllegalAction(f"expected at most {MOST} moves in a lesson, got {len(tried)}")
    match, seat = opened(lesson), seat_of(lesson)
    now = _asked(lesson, match, seat, 0)
    for entry in tried:
        if now.verdict in ("wrong", "done"):
            raise IllegalAction("expected the lesson to be started again or the last move undone")
        now = _next(lesson, now) if entry == NEXT else _tried(lesson, now, entry)
    return now


def _asked(lesson: Lesson, match: AnyMatch, seat: Seat, number: int) -> Standing:
    """The task of that number, before anything was tried."""
    task = lesson.tasks[number]
    return Standing(
        match=match,
        seat=seat,
        task=number,
        verdict="asked",
        prompt=filled(task.prompt, task.facts, match, seat),
        hint=filled(task.hint, task.facts, match, seat),
        show=task.show,
        solution=solution(task, match, seat),
    )


def _next(lesson: Lesson, now: Standing) -> Standing:
    """Goes on to the next task."""
    task = lesson.tasks[now.task]
    if task.right and now.verdict != "right":
        raise IllegalAction("expected a move that solves the task before the next one")
    play(now.match, task.then)
    if now.task + 1 == len(lesson.tasks):
        return structs.replace(now, verdict="done", answer={}, effect=())
    return _asked(lesson, now.match, now.seat, now.task + 1)


def _tried(lesson: Lesson, now: Standing, text: str) -> Standing:
    """Plays an action, right or wrong, and says what comes of it."""
    task, match, seat = lesson.tasks[now.task], now.match, now.seat
    if now.verdict == "right":
        raise IllegalAction("expected the next task, but this one is solved already")
    if not task.right:
        raise IllegalAction("expected the next task: there is nothing to play here")
    action = match.game.decode_action(text, seat)
    effect = match.game.preview(match.view(seat), action) if action in match.legal(seat) else ()
    is_right = is_among(text, task.right)
    answer = filled(task.why if is_right else _reply(task, text), task.facts, match, seat)
    match.act(seat, action)
    verdict: Verdict = "right" if is_right else "wrong"
    return structs.replace(now, verdict=verdict, answer=answer, effect=tuple(effect))


def _reply(task: Task, text: str) -> Text:
    for reply in task.replies:
        if is_among(text, reply.actions):
            return reply.text
    return task.otherwise


def opened(position: Position) -> AnyMatch:
    """The match at that position: where a lesson begins."""
    options = tuple(sorted(position.options.items()))
    return _opened(position.game, options, tuple(moves_of(position))).copy()


@lru_cache(maxsize=128)
def _opened(
    game: str, options: tuple[tuple[str, OptionValue], ...], moves: tuple[str, ...]
) -> AnyMatch:
    """Kept, because a learner comes back to it with each move, and a long match takes a while."""
    match: AnyMatch = Match(game, dict(options))
    play(match, moves)
    return match


def play(match: AnyMatch, lines: Sequence[str]) -> None:
    """Plays moves written as `actor action`."""
    for line in lines:
        actor, text = actor_and_action(match.game, line)
        try:
            match.act(actor, text)
        except IllegalAction as error:
            raise BadLesson(f"move {line!r:.80}: {error}") from None


def solution(task: Task, match: AnyMatch, seat: Seat) -> str:
    """The text of a right action; empty where there is only something to look at."""
    for action in match.legal(seat):
        text = match.game.encode_action(action)
        if is_among(text, task.right):
            return text
    return ""


def is_among(text: str, patterns: Sequence[str]) -> bool:
    """Whether an action is written like one of these."""
    return any(fnmatchcase(text, pattern) for pattern in patterns)
