"""All courses as the page plays them: from the server's answers, in the words of both languages.

The browser plays one course whole and a lesson of the others; here it is every task of every
course, with its right move and a wrong one of each kind, and everything that the page would say.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from rosenkrieg.core.contract import Message
from rosenkrieg.learning.course import Lesson, Task, course
from rosenkrieg.learning.lesson import NEXT, is_among
from rosenkrieg.locale import LANGUAGES, SHELL, Words, game_package, source
from rosenkrieg.server import messages as m
from rosenkrieg.server.lessons import learning, listed
from tests.shipped import SHIPPED

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


class Page(Words):
    """What the page says: the board's words first, then the game's, then the shell's."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, ())
        board = (BOARDS / game / "locale" / f"{language}.ftl").read_text("utf-8")
        for text in (board, source(game_package(game), language), source(SHELL, language)):
            self._bundle.add_resource(FluentResource(text))


def said(standing: m.Standing) -> Iterator[Message]:
    """Every message that a page shows with a standing."""
    yield standing.question
    yield from standing.effect
    yield from (line.message for line in standing.lines)
    for lines in standing.previews.values():
        yield from lines


def wrong_ones(task: Task, legal: list[str]) -> list[str]:
    """A wrong move for each reply, and one that has none of its own."""
    wrong = [text for text in legal if not is_among(text, task.right)]
    found = [
        next(text for text in wrong if is_among(text, reply.actions)) for reply in task.replies
    ]
    others = [
        text for text in wrong if not any(is_among(text, reply.actions) for reply in task.replies)
    ]
    return [*found, *others[:1]]


def check(lesson: Lesson, tried: list[str], pages: dict[str, Words], known: set[str]) -> m.Standing:
    """Where the learner stands; everything that is said there can be said in every language."""
    standing = learning(lesson, m.Tried(tried=tuple(tried)))
    told: list[dict[str, str]] = [standing.prompt, standing.hint, standing.answer]
    for each in filter(None, told):
        assert set(each) == set(LANGUAGES), each
        for words in each.values():
            assert words.strip(), "words"
            assert "{" not in words, f"a fact that was not filled in: {words}"
    for message in said(standing):
        if (text := repr(message)) not in known:
            known.add(text)
            for page in pages.values():
                assert page.say(message).strip(), message
    return standing


@pytest.mark.parametrize("game", SHIPPED)
def test_a_course_is_played_whole_in_both_languages(game: str) -> None:
    pages: dict[str, Words] = {language: Page(language, game) for language in LANGUAGES}
    known: set[str] = set()
    lessons: Any = course(game).lessons
    assert 8 <= len(lessons) <= 15
    assert [each.key for each in listed(game)] == [lesson.key for lesson in lessons]
    for lesson in lessons:
        tried: list[str] = []
        for number, task in enumerate(lesson.tasks):
            asked = check(lesson, tried, pages, known)
            assert (asked.task, asked.verdict) == (number, "asked")
            if task.right:
                legal = {choice.path: choice.action for choice in asked.legal}
                for text in wrong_ones(task, list(legal.values())):
                    wrong = check(lesson, [*tried, text], pages, known)
                    assert wrong.verdict == "wrong"
                    assert wrong.answer
                    assert wrong.answer != asked.prompt
                tried.append(legal[asked.solution])
                right = check(lesson, tried, pages, known)
                assert right.verdict == "right"
                assert right.answer
            tried.append(NEXT)
        assert check(lesson, tried, pages, known).verdict == "done"
