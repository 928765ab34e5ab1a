"""Every puzzle that is shipped is a legal position with a best move, and bad ones are refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import structs

from rosenkrieg.ai.weighing import Weight, lead, raced
from rosenkrieg.core.contract import FIRST, SECOND
from rosenkrieg.core.match import Match
from rosenkrieg.learning import making
from rosenkrieg.learning.course import BadLesson, moves_of, seat_of
from rosenkrieg.learning.lesson import opened
from rosenkrieg.learning.making import (
    chooses_in_secret,
    is_like,
    made,
    objection,
    proof,
    weigher_of,
)
from rosenkrieg.learning.puzzles import (
    Puzzle,
    key_of,
    lesson_of,
    puzzle,
    puzzles,
    read,
    stand_at,
    written,
)
from rosenkrieg.locale import LANGUAGES, words_for
from tests.shipped import SHIPPED

ALL = [each for key in SHIPPED for each in puzzles(key)]
WITH = [key for key in SHIPPED if puzzles(key)]


@pytest.mark.parametrize("key", SHIPPED)
def test_a_game_has_puzzles_or_says_why_it_has_none(key: str) -> None:
    for language in LANGUAGES:
        assert bool(puzzles(key)) != words_for(language, key).has("puzzles-none")


QUICK = 0.5
"""The times that tell a bad puzzle."""
SURE = 2
"""The times that prove a good one: less leaves too much to luck."""


def name(one: Puzzle) -> str:
    return f"{one.game}-{one.key}"


def clearest(game: str) -> Puzzle:
    """The puzzle whose best move is furthest ahead, of those that need the least thought."""
    easiest = min(each.grade for each in puzzles(game))
    return max((each for each in puzzles(game) if each.grade == easiest), key=lambda each: each.gap)


@pytest.mark.parametrize("one", ALL, ids=name)
def test_a_puzzle_is_a_position_whose_solution_is_legal(one: Puzzle) -> None:
    match, seat = opened(one), seat_of(one)
    legal = [match.game.encode_action(action) for action in match.legal(seat)]
    assert one.key == key_of(one.game, moves_of(one))
    assert len(legal) >= weigher_of(one.game).choices
    assert one.best != one.second
    assert {one.best, one.second} <= set(legal)
    assert one.gap >= weigher_of(one.game).margin - 0.001
    assert not chooses_in_secret(match)


@pytest.mark.parametrize("one", ALL, ids=name)
def test_a_puzzle_is_asked_and_answered_in_every_language(one: Puzzle) -> None:
    asked = stand_at(one, [])
    right, wrong = stand_at(one, [one.best]), stand_at(one, [one.second])
    assert (asked.verdict, right.verdict, wrong.verdict) == ("asked", "right", "wrong")
    assert asked.solution == one.best
    for told in (asked.prompt, asked.hint, right.answer, wrong.answer):
        assert all(told[language].strip() for language in LANGUAGES)
        assert len(set(told.values())) == len(LANGUAGES)


@pytest.mark.parametrize("game", WITH)
def test_puzzles_differ(game: str) -> None:
    known = list(puzzles(game))
    for one in known:
        assert not is_like(one, [each for each in known if each is not one])


@pytest.mark.parametrize("game", WITH)
def test_a_quick_proof_holds(game: str) -> None:
    one = clearest(game)
    match, seat = opened(one), seat_of(one)
    weigh = weigher_of(game).weigh
    if weigh(match.game, match.view(seat), match.legal(seat), QUICK, Random(1)):
        assert proof(one, SURE, Random(1)) is not None


def test_a_puzzle_is_written_as_it_is_read() -> None:
    for one in ALL:
        text = written(one)
        assert structs.asdict(read(one.game, f"{one.key}.toml", text)) == structs.asdict(
            structs.replace(one, moves=read(one.game, "x.toml", text).moves)
        )
        assert moves_of(read(one.game, "x.toml", text)) == moves_of(one)


def planted(game: str = "rosenkoenig", **changes: Any) -> Puzzle:
    return structs.replace(clearest(game), **changes)


def test_bad_puzzles_are_refused() -> None:
    good = planted()
    assert objection(planted(best=good.second, second=good.best), QUICK).endswith("but it is not")
    assert "expected an action that is legal there, got 'SE9'" in objection(planted(best="SE9"))
    assert "expected one of red, white, chance" in objection(planted(moves="blue E1"))
    assert "expected at least 3 choices" in objection(planted(seat=other_side(good)))


def other_side(one: Puzzle) -> str:
    return {"red": "white", "white": "red"}[one.seat]


def test_what_every_level_finds_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "levels", lambda game: ("greedy",))
    easy = next(each for each in puzzles("rosenkoenig") if making.grade_of(each) is None)
    assert "but all of them find it" in objection(easy, QUICK)


def test_a_choice_in_secret_is_no_puzzle() -> None:
    match: Match[Any, Any, Any] = Match("richard3", seed=1)
    while len(match.actors) == 1:
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    assert chooses_in_secret(match)
    match.act(FIRST, match.legal(FIRST)[0])
    assert match.actors == (SECOND,)
    assert chooses_in_secret(match)


def test_a_puzzle_is_found_again_in_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "levels", lambda game: ("greedy", "page", "squire"))  # the quick
    one = min(puzzles("rosenkoenig"), key=lambda each: len(moves_of(each)))
    match = opened(one)
    match.act(seat_of(one), one.best)
    found = {each.key: each for each in made(match, Random(1), QUICK)}
    assert found[one.key].best == one.best


def test_near_duplicates_are_told() -> None:
    one = clearest("rosenkoenig")
    later = structs.replace(one, key="other", moves=f"{one.moves}\nred E1")
    assert is_like(later, [one])
    assert not is_like(structs.replace(later, best="other"), [one])


@pytest.mark.parametrize(
    ("old", "new"), [("best =", "right ="), ("grade = ", "grade = 1"), ('seat = "', "seat = ")]
)
def test_files_that_are_no_puzzles_are_refused_in_one_line(old: str, new: str) -> None:
    text = written(clearest("rosenkoenig"))
    assert old in text
    with pytest.raises(BadLesson, match=r"^rosenkoenig, puzzle one\.toml: ") as error:
        read("rosenkoenig", "one.toml", text.replace(old, new))
    assert "\n" not in str(error.value)


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(BadLesson, match="expected a puzzle of rosenkoenig, got 'none'"):
        puzzle("rosenkoenig", "none")


def test_a_puzzle_is_a_lesson_of_one_task() -> None:
    lesson = lesson_of(clearest("rosenkoenig"))
    assert [task.right for task in lesson.tasks] == [(clearest("rosenkoenig").best,)]


# weighing


def test_a_lead_is_measured_against_the_second_best() -> None:
    found = lead({"a": Weight(0.4, 0.03), "b": Weight(0.7, 0.04), "c": Weight(0.5)})
    assert (found.best, found.second, round(found.gap, 3)) == ("b", "c", 0.2)
    assert found.error == pytest.approx(0.04)


def test_a_race_tries_what_may_be_best_most_often() -> None:
    worth = {"good": 0.6, "fair": 0.55, "poor": 0.2, "bad": 0.1, "worse": 0.05, "worst": 0.0}
    tried = dict.fromkeys(worth, 0)
    rngs: dict[int, float] = {}

    def attempt(world: int, action: str) -> float:
        tried[action] += 1
        return worth[action] + rngs.setdefault(world, Random(world).random() / 100)

    weights = raced(list(worth), 2_000, attempt)
    assert lead(weights).best == "good"
    assert tried["good"] > tried["worse"] >= 32
    assert weights["good"].chance == pytest.approx(0.605, abs=0.002)
