"""Every lesson that is shipped can be played, and what it says is so."""

from __future__ import annotations

import re

import pytest

from rosenkrieg.core import registry
from rosenkrieg.learning.course import Lesson, Task, course
from rosenkrieg.learning.lesson import NEXT, stand
from rosenkrieg.learning.proof import faults
from rosenkrieg.locale import LANGUAGES, words_for
from tests.shipped import SHIPPED

LESSONS = [lesson for key in SHIPPED for lesson in course(key).lessons]


def name(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.key}"


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_is_right(lesson: Lesson) -> None:
    assert faults(lesson, LANGUAGES) == []


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_wrong_moves_are_played_and_answered(lesson: Lesson) -> None:
    tried: list[str] = []
    for number, task in enumerate(lesson.tasks):
        now = stand(lesson, tried)
        assert (now.task, now.verdict) == (number, "asked")
        if task.right:
            game = now.match.game
            for action in now.match.legal(now.seat):
                text = game.encode_action(action)
                answered = stand(lesson, [*tried, text])
                assert answered.verdict in ("right", "wrong")
                assert all(answered.answer.get(language) for language in LANGUAGES)
                assert len(answered.match.moves) > len(now.match.moves)
            tried.append(now.solution)
        tried.append(NEXT)
    assert stand(lesson, tried).verdict == "done"


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_sides_are_called_as_on_the_page(lesson: Lesson) -> None:
    """Not by the colors of their pieces, which nothing else on the page calls them by."""
    words = words_for("en", lesson.game)
    texts = [lesson.idea, *(text for task in lesson.tasks for text in said_by(task))]
    for seat in registry.game(lesson.game).info.seats:
        if words(f"side-{seat}") != seat.capitalize():
            for text in texts:
                assert not re.search(rf"\b{seat.capitalize()}\b", text.get("en", ""))


def said_by(task: Task) -> list[dict[str, str]]:
    """All texts of a task."""
    return [task.prompt, task.hint, task.why, task.otherwise, *(one.text for one in task.replies)]


@pytest.mark.parametrize("key", SHIPPED)
def test_keys_of_lessons_are_unique(key: str) -> None:
    keys = [lesson.key for lesson in course(key).lessons]
    assert len(set(keys)) == len(keys)
