"""What must be true of every lesson, and of every picture of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rosenkrieg.core import registry
from rosenkrieg.core.contract import Seat
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.match import Match
from rosenkrieg.learning.course import Lesson, Task, Text, seat_of
from rosenkrieg.learning.facts import filled, names, without_facts
from rosenkrieg.learning.lesson import NEXT, is_among, opened, solution, stand
from rosenkrieg.learning.pictures import Picture, shown

_NUMBER: Final = re.compile(r"\d")

AnyMatch = Match[Any, Any, Any]


def faults(lesson: Lesson, languages: Sequence[str]) -> list[str]:
    """Everything that is wrong with a lesson, each in one line."""
    found: list[str] = []
    try:
        found.extend(_faults(lesson, languages))
    except GameError as error:  # what comes after it cannot be looked at
        found.append(f"{lesson.key}: {error}")
    return found


def _faults(lesson: Lesson, languages: Sequence[str]) -> Iterator[str]:
    game, seat = registry.game(lesson.game), seat_of(lesson)
    if not lesson.rule:
        yield f"{lesson.key}: expected the number of the rule that it teaches"
    elif not re.fullmatch(game.info.rule_form, lesson.rule):
        yield f"{lesson.key}: expected a rule such as the game's own, got {lesson.rule!r}"
    for what, text in (("title", lesson.title), ("idea", lesson.idea)):
        yield from (f"{lesson.key}, {what}: {fault}" for fault in _of_text(text, languages, set()))
    tried: list[str] = []
    match = opened(lesson)
    for number, task in enumerate(lesson.tasks):
        for fault in _of_task(task, match, seat, languages):
            yield f"{lesson.key}, task {number + 1}: {fault}"
        if task.right:
            tried.append(solution(task, match, seat))
            if stand(lesson, tried).verdict != "right":
                yield f"{lesson.key}, task {number + 1}: its own solution is not right"
                return
        tried.append(NEXT)
        match = stand(lesson, tried).match
    if stand(lesson, tried).verdict != "done":
        yield f"{lesson.key}: expected to be done after its last task"


def _of_task(task: Task, match: AnyMatch, seat: Seat, languages: Sequence[str]) -> Iterator[str]:
    texts = {"prompt": task.prompt}
    if task.right:
        texts |= {"why": task.why, "hint": task.hint}
    if task.right and not solution(task, match, seat):
        legal = ", ".join(match.game.encode_action(action) for action in match.legal(seat)[:20])
        yield f"expected a right action out of {legal}, got {', '.join(task.right)}"
        return
    wrong = [
        text
        for action in match.legal(seat)
        if not is_among(text := match.game.encode_action(action), task.right)
    ]
    if task.right and wrong and not task.otherwise:
        yield "expected an answer to other moves (otherwise)"
    if task.otherwise:
        texts["otherwise"] = task.otherwise
    for number, reply in enumerate(task.replies):
        texts[f"reply {number + 1}"] = reply.text
        if not any(is_among(text, reply.actions) for text in wrong):
            yield f"reply {number + 1}: expected a wrong move that it answers"
    used: set[str] = set()
    for what, told in texts.items():
        used |= names(told)
        for fault in _of_text(told, languages, set(task.facts)):
            yield f"{what}: {fault}"
        filled(told, task.facts, match, seat)
    if unused := task.facts.keys() - used:
        yield f"expected texts that use {', '.join(sorted(unused))}"


def faults_of_picture(picture: Picture, languages: Sequence[str]) -> list[str]:
    """Everything that is wrong with a picture, each in one line."""
    found: list[str] = []
    try:
        for number, (step, _) in enumerate(zip(picture.steps, shown(picture), strict=True), 1):
            where = f"{picture.key}, step {number}"
            unused = step.facts.keys() - names(step.caption)
            if unused:
                found.append(f"{where}: expected a caption that uses {', '.join(sorted(unused))}")
            known = set(step.facts)
            found.extend(f"{where}: {each}" for each in _of_text(step.caption, languages, known))
    except GameError as error:  # what comes after it cannot be looked at
        found.append(f"{picture.key}: {error}")
    return found


def _of_text(text: Text, languages: Sequence[str], known: set[str]) -> Iterator[str]:
    for language in languages:
        if not text.get(language, "").strip():
            yield f"expected words in {language}"
    for language, words in text.items():
        if language not in languages:
            yield f"expected a language out of {', '.join(languages)}, got {language!r}"
        if found := _NUMBER.search(without_facts(words)):
            yield f"{language}: expected numbers as facts, got {found[0]!r} in the text"
    if unknown := names(text) - known:
        yield f"expected a fact for {', '.join(sorted(unknown))}"
