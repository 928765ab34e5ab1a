"""Lessons, puzzles and pictures of the rules over HTTP.

Nothing is kept: each request brings all that the learner has tried.
"""

from __future__ import annotations

from rosenkrieg.core.contract import CHANCE, Message, Seat
from rosenkrieg.learning.course import BadLesson, Lesson, course, seat_of
from rosenkrieg.learning.lesson import AnyMatch, stand
from rosenkrieg.learning.lesson import Standing as Stand
from rosenkrieg.learning.pictures import Shown, pictures, shown
from rosenkrieg.learning.puzzles import Puzzle, puzzle, puzzles, stand_at
from rosenkrieg.server import messages as m
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.showing import log_lines, seat_number


def lesson_of(game: str, key: str) -> Lesson:
    """A lesson of a game; a refusal if there is none of that key."""
    try:
        return course(game).lesson(key)
    except BadLesson as error:
        raise Refusal("not_found", str(error)) from None


def listed(game: str) -> list[m.LessonFacts]:
    """The lessons of a game, in order."""
    return [
        m.LessonFacts(
            lesson.key,
            lesson.title,
            lesson.idea,
            lesson.minutes,
            len(lesson.tasks),
            lesson.rule,
        )
        for lesson in course(game).lessons
    ]


def puzzle_of(game: str, key: str) -> Puzzle:
    """A puzzle of a game; a refusal if there is none of that key."""
    try:
        return puzzle(game, key)
    except BadLesson as error:
        raise Refusal("not_found", str(error)) from None


def puzzles_listed(game: str) -> list[m.PuzzleFacts]:
    """The puzzles of a game, the easy ones first."""
    return [
        m.PuzzleFacts(each.key, each.grade, seat_number(seat_of(each))) for each in puzzles(game)
    ]


def learning(lesson: Lesson, asked: m.Tried) -> m.Standing:
    """Where a learner stands in a lesson who has tried this."""
    return _standing(stand(lesson, asked.tried), asked)


def solving(puzzle: Puzzle, asked: m.Tried) -> m.Standing:
    """Where a solver stands in a puzzle who has tried this."""
    return _standing(stand_at(puzzle, asked.tried), asked)


def _standing(now: Stand, asked: m.Tried) -> m.Standing:
    match, seat = now.match, now.seat
    game = match.game
    view = match.view(seat)
    legal = match.legal(seat) if now.verdict == "asked" and now.solution else ()
    return m.Standing(
        task=now.task,
        verdict=now.verdict,
        prompt=now.prompt,
        hint=now.hint,
        answer=now.answer,
        effect=now.effect,
        show=now.show,
        solution=_path(now),
        seat=seat_number(seat),
        actors=[seat_number(Seat(actor)) for actor in match.actors if actor != CHANCE],
        options=match.options,
        view=view,
        sheet=game.sheet(match.options),
        question=game.prompt(view),
        legal=[m.Choice(game.encode_action(action), game.path(action)) for action in legal],
        previews={game.encode_action(each): tuple(game.preview(view, each)) for each in legal},
        lines=list(log_lines(match, seat, 0, len(match.moves))),
        outcome=match.outcome,
        refusal=_refusal(match, seat, asked.why),
        found=None if asked.survey is None else game.survey(view, asked.survey),
    )


def picture_of(game: str, section: str) -> m.RulesPicture:
    """The picture of a section of the rules; a refusal if it has none."""
    picture = pictures(game).get(section)
    if picture is None:
        raise Refusal("not_found", f"expected a section with a picture, got {section!r:.80}")
    steps = list(shown(picture))
    match, seat = steps[0].match, steps[0].seat
    return m.RulesPicture(
        seat=seat_number(seat),
        options=match.options,
        sheet=match.game.sheet(match.options),
        hand=picture.hand,
        steps=[_step(each) for each in steps],
    )


def _step(now: Shown) -> m.PictureStep:
    match, seat = now.match, now.seat
    view = match.view(seat)
    return m.PictureStep(
        caption=now.caption,
        show=now.show,
        actors=[seat_number(Seat(actor)) for actor in match.actors if actor != CHANCE],
        view=view,
        question=match.game.prompt(view),
        lines=list(log_lines(match, seat, 0, len(match.moves))),
        outcome=match.outcome,
    )


def _path(now: Stand) -> tuple[str, ...]:
    game = now.match.game
    return game.path(game.decode_action(now.solution, now.seat)) if now.solution else ()


def _refusal(match: AnyMatch, seat: Seat, path: tuple[str, ...]) -> Message | None:
    return match.why_not(seat, path) if path else None
