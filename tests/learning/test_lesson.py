"""Where a learner stands, what they may try, and lessons with faults."""

from __future__ import annotations

import pytest

from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.learning.course import BadLesson, Course, course, read
from rosenkrieg.learning.facts import found_at
from rosenkrieg.learning.lesson import MOST, NEXT, stand
from rosenkrieg.learning.proof import faults

CARDS = ("NW1", "NW2", "S2", "SE1", "W1", "E1", "NE1", "NE2", "S1", "SE2")
DEAL = ", ".join(f"chance {card}" for card in CARDS)

LESSON = f"""
seat = "red"
rule = "R18"
moves = "{DEAL}"
title = {{ en = "One", de = "Eins" }}
idea = {{ en = "Idea.", de = "Idee." }}

[[tasks]]
right = ["NW2"]
prompt = {{ en = "To {{square}}.", de = "Nach {{square}}." }}
hint = {{ en = "Look.", de = "Schau." }}
why = {{ en = "Now {{points}}.", de = "Jetzt {{points}}." }}
otherwise = {{ en = "No.", de = "Nein." }}
facts.square = {{ view = "landings.NW2.square" }}
facts.points = {{ preview = "preview-points", action = "NW2", param = "you-after" }}
then = ["white E1"]

[[tasks.replies]]
actions = ["W*"]
text = {{ en = "West.", de = "Westen." }}

[[tasks]]
prompt = {{ en = "See {{crown}}.", de = "Sieh {{crown}}." }}
facts.crown = {{ view = "crown" }}
"""


def lesson(text: str = LESSON):
    return read("rosenkoenig", "01_one.toml", text)


def test_a_lesson_is_played_to_its_end():
    asked = stand(lesson(), [])
    assert asked.prompt["en"] == "To c7."
    assert asked.solution == "NW2"
    right = stand(lesson(), ["NW2"])
    assert (right.verdict, right.answer["de"]) == ("right", "Jetzt 1.")
    assert [line.key for line in right.effect] == ["preview-points"]
    seen = stand(lesson(), ["NW2", NEXT])
    assert (seen.task, seen.verdict, seen.prompt["en"]) == (1, "asked", "See d7.")
    assert seen.solution == ""
    assert stand(lesson(), ["NW2", NEXT, NEXT]).verdict == "done"


def test_a_wrong_move_is_played_and_has_its_answer():
    west = stand(lesson(), ["W1"])
    assert (west.verdict, west.answer["en"]) == ("wrong", "West.")
    assert west.match.view(None).crown == "d5"
    assert stand(lesson(), ["S2"]).answer["en"] == "No."


@pytest.mark.parametrize(
    "tried",
    [
        ["NE1"],  # White's card
        ["nonsense"],
        [NEXT],
        ["W1", "NW2"],
        ["W1", NEXT],
        ["NW2", "W1"],
        ["NW2", NEXT, "W1"],
        ["NW2", NEXT, NEXT, NEXT],
        ["NW2"] * (MOST + 1),
    ],
    ids=str,
)
def test_what_cannot_be_tried_is_refused(tried: list[str]):
    with pytest.raises(IllegalAction, match="expected"):
        stand(lesson(), tried)


def test_a_lesson_that_is_not_there():
    with pytest.raises(BadLesson, match="expected a lesson of rosenkoenig out of one, got 'two'"):
        Course("rosenkoenig", (lesson(),)).lesson("two")
    assert course("rosenkoenig").lessons


def test_the_lesson_used_here_is_right():
    assert faults(lesson(), ("de", "en")) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("To {square}.", "To c7.", "expected numbers as facts, got '7'"),
        ("Now {points}.", "Now {score}.", "expected a fact for score"),
        ('de = "Schau."', 'de = ""', "hint: expected words in de"),
        ('de = "Schau."', 'fr = "Regarde."', "expected a language out of de, en, got 'fr'"),
        ('right = ["NW2"]', 'right = ["SW3"]', "expected a right action out of"),
        ('actions = ["W*"]', 'actions = ["NW2"]', "expected a wrong move that it answers"),
        ('"landings.NW2.square"', '"landings.NW9.square"', "stuck at 'NW9'"),
        ('param = "you-after"', 'param = "after"', "expected preview-points with 'after'"),
        ('action = "NW2"', 'action = "NE1"', "expected an action that is legal here"),
        ("white E1", "white NE3", "move 'white NE3'"),
        ("white E1", "E1", "expected one of red, white, chance and an action"),
        ("chance NW1,", "chance NW1, chance NW1,", "move 'chance NW1'"),
        ('seat = "red"', 'seat = "blue"', "expected a seat out of red, white"),
        ('rule = "R18"', 'rule = "18"', "expected a rule such as the game's own"),
        ('otherwise = { en = "No.", de = "Nein." }', "", "expected an answer to other moves"),
        ("See {crown}.", "See.", "expected texts that use crown"),
    ],
)
def test_faults_of_lessons_are_found(old: str, new: str, fault: str):
    broken = LESSON.replace(old, new)
    if old == "See {crown}.":
        broken = broken.replace("Sieh {crown}.", "Sieh.")
    assert broken != LESSON
    assert any(fault in found for found in faults(lesson(broken), ("de", "en")))


@pytest.mark.parametrize(
    ("old", "new"),
    [('seat = "red"', "seat = 1"), ("[[tasks]]", "[[task]]"), ("title", "name"), ("{", "{{")],
)
def test_files_that_are_no_lessons_are_refused_in_one_line(old: str, new: str):
    with pytest.raises(BadLesson, match=r"^rosenkoenig, lesson 01_one\.toml: ") as error:
        lesson(LESSON.replace(old, new))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("path", "found"),
    [("hands.0.#", "5"), ("options.name=bold.values.1", "red"), ("options.#", "2")],
)
def test_a_path_picks_entries_and_counts(path: str, found: str):
    data = {
        "hands": (["a", "b", "c", "d", "e"], []),
        "options": [{"name": "plain"}, {"name": "bold", "values": ("blue", "red")}],
    }
    assert found_at(data, path) == found


def test_a_position_is_kept_and_not_changed_by_those_who_play_on():
    once = stand(lesson(), ["NW2"])
    assert len(once.match.moves) == len(stand(lesson(), []).match.moves) + 1
