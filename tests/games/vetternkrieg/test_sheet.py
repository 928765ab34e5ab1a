"""What is printed, as it is told to whoever draws it: the edition's own values, nothing hidden."""

from __future__ import annotations

import msgspec
import pytest

from rosenkrieg.games.vetternkrieg.sheet import Effect, Sheet, Shift, Step
from rosenkrieg.games.vetternkrieg.tables import EDITIONS, STANDARD
from tests.games.vetternkrieg.decks import changed
from tests.games.vetternkrieg.table import EVENTS, FIELDS, GAME

TABLES = EDITIONS.tables(STANDARD.hash)


def printed(**options: str) -> Sheet:
    return GAME.sheet(GAME.info.complete(options))


SHEET = printed(twists="on")


def test_every_card_and_twist_has_its_face() -> None:
    assert [face.id for face in SHEET.battlefields] == [*FIELDS]
    assert [face.id for face in SHEET.events] == [*EVENTS]
    assert [face.id for face in SHEET.twists] == ["T1", "T2", "T3", "T4", "T5", "T6"]


def test_twists_are_printed_only_where_they_are_played_with() -> None:
    assert printed(twists="off").twists == ()
    assert printed(twists="off").events == SHEET.events


def test_faces_say_what_the_edition_says() -> None:
    wakefield = SHEET.battlefields[1]
    assert (wakefield.date, wakefield.region, wakefield.troops, wakefield.points) == (
        "1460-12-30",
        "north",
        (1, 0),
        2,
    )
    assert wakefield.name == {"de": "Wakefield", "en": "Wakefield"}
    treachery = SHEET.events[1]
    assert treachery.name["de"] == "Französischer Verrat"
    assert (treachery.red, treachery.white, treachery.outlined) == ((), (4,), (1,))
    assert treachery.main == Effect(
        (Step("french", ("other_half",), ("own_half",), 1, None, False, False, None),), fewer=True
    )
    assert treachery.secondary.steps[0].one_from
    assert not treachery.secondary.fewer
    assert SHEET.events[2].main.steps[0].each_to == 1
    assert len(SHEET.events[7].main.steps) == 2


def test_faces_of_twists() -> None:
    plans, booty, winter, truce, mist, muster = SHEET.twists
    assert plans.own_rose_secondary
    assert not booty.own_rose_secondary
    assert booty.losses_to_reserve
    assert not winter.losses_to_reserve
    assert [twist.forbidden for twist in (winter, truce, mist)] == [
        ("move",),
        ("remove",),
        ("last_card",),
    ]
    assert muster.on_reveal == (Shift("supply", "reserve", 2),)


def test_the_board_counts_what_is_in_the_box() -> None:
    board = SHEET.board
    assert (board.troops, board.french, board.rounds) == (12, 2, 5)
    assert (board.in_region, board.in_reserve) == (1, 2)
    assert (board.hand, board.played) == (6, 4)


@pytest.mark.parametrize("face", [*SHEET.battlefields, *SHEET.events, *SHEET.twists])
def test_every_face_says_where_its_values_come_from(face: msgspec.Struct) -> None:
    source = face.source  # type: ignore[attr-defined]
    assert source == TABLES.sources[face.id]  # type: ignore[attr-defined]
    assert set(source.values()) <= {"book", "public", "ours"}


def test_the_sheet_of_a_deck_of_ones_own() -> None:
    own = changed(('de = "Wakefield"', 'de = "Sandal"'))
    assert printed(edition=own).battlefields[1].name["de"] == "Sandal"
    assert printed().battlefields[1].name["de"] == "Wakefield"


def test_it_survives_the_way_to_the_page() -> None:
    assert msgspec.json.decode(msgspec.json.encode(SHEET), type=Sheet) == SHEET
