"""Every picture of the rules is a position by the rules, and what is said below it is so."""

from __future__ import annotations

import pytest

from rosenkrieg import rulebook
from rosenkrieg.core import registry
from rosenkrieg.learning.course import BadLesson
from rosenkrieg.learning.pictures import Picture, pictures, read, shown
from rosenkrieg.learning.proof import faults_of_picture
from rosenkrieg.locale import LANGUAGES
from tests.shipped import SHIPPED

ALL = [picture for key in SHIPPED for picture in pictures(key).values()]

PICTURE = """
seat = "red"
lesson = "join"

[[steps]]
caption = { en = "Now {own}.", de = "Jetzt {own}." }
facts.own = { view = "scores.0" }

[[steps]]
play = ["red E1"]
show = ["square:h5"]
caption = { en = "Then {own}.", de = "Dann {own}." }
facts.own = { view = "scores.0" }
"""


def picture(text: str = PICTURE) -> Picture:
    return read("rosenkoenig", "territories", text)


@pytest.mark.parametrize("one", ALL, ids=lambda one: f"{one.game}-{one.key}")
def test_a_picture_is_right(one: Picture) -> None:
    assert faults_of_picture(one, LANGUAGES) == []


@pytest.mark.parametrize("one", ALL, ids=lambda one: f"{one.game}-{one.key}")
def test_a_picture_belongs_to_a_section(one: Picture) -> None:
    for language in LANGUAGES:
        assert one.key in [s.id for s in rulebook.read(registry.game(one.game), language)]


def test_a_picture_is_played_step_by_step() -> None:
    first, second = shown(picture())
    assert (first.caption["en"], second.caption["de"]) == ("Now 13.", "Dann 36.")
    assert first.match.view(None).crown == "g5"
    assert second.match.view(None).crown == "h5"
    assert len(second.match.moves) == len(first.match.moves) + 1
    assert second.show == ("square:h5",)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("Now {own}.", "Now 13.", "expected numbers as facts, got '1'"),
        ('de = "Jetzt {own}."', 'de = ""', "step 1: expected words in de"),
        ("Then {own}.", "Then {all}.", "expected a fact"),
        ('"red E1"', '"red E3"', "move 'red E3'"),
        ('"scores.0"', '"scores.9"', "stuck at '9'"),
    ],
)
def test_faults_of_pictures_are_found(old: str, new: str, fault: str) -> None:
    assert old in PICTURE
    found = faults_of_picture(picture(PICTURE.replace(old, new)), ("de", "en"))
    assert any(fault in each for each in found), found


@pytest.mark.parametrize(
    ("old", "new"), [('"join"', '"nothing"'), ("[[steps]]", "[[step]]"), ("{", "{{")]
)
def test_files_that_are_no_pictures_are_refused_in_one_line(old: str, new: str) -> None:
    with pytest.raises(BadLesson) as error:
        picture(PICTURE.replace(old, new))
    assert "\n" not in str(error.value)
