"""The sheet: what is printed on board, blocks and cards, and open to all."""

from collections import Counter

import msgspec
import pytest

from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.sheet import Sheet
from rosenkrieg.games.richard3.tables import SETUPS

SHEET = GAME.sheet({"setup": "1460"})
AREAS = {area.id: area for area in SHEET.areas}
BLOCKS = {block.id: block for block in SHEET.blocks}


def test_2_1_every_border_lies_between_two_areas_and_has_the_limit_of_its_colour() -> None:
    assert len(SHEET.areas) == 33
    assert len(SHEET.borders) == len({border.id for border in SHEET.borders}) == 62
    limits = {(border.colour, border.limit) for border in SHEET.borders}
    assert limits == {("yellow", 4), ("blue", 3), ("red", 2)}
    for border in SHEET.borders:
        assert border.id == "-".join(border.areas)
        assert set(border.areas) <= set(AREAS)


def test_2_7_two_exiles_each() -> None:
    exiles = {area.id: area.exile_of for area in SHEET.areas if area.exile_of}
    assert exiles == {
        "ireland": "york",
        "calais": "york",
        "scotland": "lancaster",
        "france": "lancaster",
    }


def test_8_2_only_middlesex_brings_one_more() -> None:
    assert [area.id for area in SHEET.areas if area.worth] == ["middlesex"]
    assert not AREAS["isle_of_man"].counts


def test_3_0_blocks_as_printed() -> None:
    assert Counter(block.house for block in SHEET.blocks) == {
        "york": 31,
        "lancaster": 31,
        "rebel": 1,
    }
    york = BLOCKS["y-york"]
    assert (york.strength, york.fires, york.rank) == (4, "B3", 1)
    assert BLOCKS["y-clarence"].loyalty == 1
    assert not BLOCKS["y-london_levy"].counts
    assert BLOCKS["y-york_church"].counts


def test_5_1_twenty_five_cards() -> None:
    assert sum(card.copies for card in SHEET.cards) == 25
    assert [card.id for card in SHEET.cards if card.event and not card.points] == [
        "muster",
        "plague",
    ]


@pytest.mark.parametrize("setup", SETUPS)
def test_the_sheet_follows_from_the_options_alone(setup: str) -> None:
    """The set-up says which campaigns are played; nothing else on the sheet differs."""
    sheet = GAME.sheet({"setup": setup})
    first, last = SETUPS[setup]["first_campaign"], SETUPS[setup]["last_campaign"]
    assert sheet.campaigns == tuple(range(first, last + 1))
    assert msgspec.structs.replace(sheet, campaigns=SHEET.campaigns) == SHEET
    assert msgspec.json.decode(msgspec.json.encode(sheet), type=Sheet) == sheet
