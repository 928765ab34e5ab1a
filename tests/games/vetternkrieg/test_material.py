# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""What is in the box: troops, dice, cards, the board. [V001-V012] And what the data promise."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS
from rosenkrieg.games.vetternkrieg import dice
from rosenkrieg.games.vetternkrieg.tables import EDITIONS, STANDARD, cards_in
from rosenkrieg.games.vetternkrieg.troops import NEXT_TO
from tests.games.vetternkrieg.table import (
    CARDS,
    EVENTS,
    FIELDS,
    GAME,
    M,
    Playing,
    Throwing,
    at,
    dealt,
    legal,
    play,
    position,
    table,
)

TABLES = EDITIONS.tables(STANDARD.hash)


def test_V001_two_players_one_for_each_house() -> None:
    assert GAME.info.seats == ("lancaster", "york")


def test_V002_each_throws_three_dice_in_the_battle_and_one_die_in_an_attempt() -> None:
    match = at(Throwing(M, 1), half=(1, 1))
    assert {len(text.removeprefix("throw:")) for text in legal(match)} == {3}
    assert {face for text in legal(match) for face in text.removeprefix("throw:")} == set("123456")
    match = at(Playing(M), red="E1 E4", white="E5 E6")
    play(match, "E1/place/north")
    assert legal(match) == [f"die:{face}" for face in range(1, 7)]


def test_V002_throws_fall_as_often_as_with_three_dice() -> None:
    ways: dict[str, int] = {}
    for faces in product("123456", repeat=3):
        throw = "".join(sorted(faces))
        ways[throw] = ways.get(throw, 0) + 1
    assert dict(zip(dice.THROWS, dice.WEIGHTS, strict=True)) == ways
    match = at(Throwing(M, 1), half=(1, 1))
    assert sum(GAME.chance_weights(match.state)) == 216


def test_V003_V004_twelve_of_each_house_and_two_french_always() -> None:
    view = table(dealt(" ".join(CARDS[:6]), " ".join(CARDS[6:12])))
    for seat in SEATS:
        held = view.supply[seat] + view.reserve[seat]
        assert held + sum(region.troops[seat] for region in view.regions.values()) == 12
    assert view.supply[2] == 2


def test_V004_a_position_with_another_number_of_troops_is_no_position() -> None:
    state = position(Playing(M), red="E1 E4", white="E5 E6")
    with pytest.raises(AssertionError, match="V004"):
        GAME.check(replace(state, troops=state.troops + 1))


def test_V005_ten_events_and_seven_battlefields() -> None:
    assert TABLES.ids == CARDS
    assert len(FIELDS) == 7
    assert len(EVENTS) == 10


def test_V006_six_twists_that_are_there_only_with_the_expansion() -> None:
    assert len(TABLES.twists) == 6
    with_twists = GAME.initial_state({"twists": "on", "edition": "standard"})
    without = GAME.initial_state({"twists": "off", "edition": "standard"})
    assert len(GAME.view(with_twists, None).twists_left) == 6
    assert GAME.view(without, None).twists_left == ()


def test_V007_central_touches_both_others_which_do_not_touch() -> None:
    assert NEXT_TO == ((1,), (0, 2), (1,))


def test_V008_V009_a_battlefield_shows_date_region_troops_and_points() -> None:
    faces = {
        id: (
            TABLES.dates[n],
            ("N", "C", "S")[TABLES.regions[n]],
            TABLES.starting[n],
            TABLES.points[n],
        )
        for n, id in enumerate(FIELDS)
    }
    assert faces == {
        "st_albans": ("1455-05-22", "S", (1, 1), 1),
        "wakefield": ("1460-12-30", "N", (1, 0), 2),
        "mortimers_cross": ("1461-02-02", "C", (0, 1), 2),
        "towton": ("1461-03-29", "N", (2, 2), 2),
        "hexham": ("1464-05-15", "N", (1, 1), 2),
        "barnet": ("1471-04-14", "S", (1, 1), 3),
        "bosworth": ("1485-08-22", "C", (1, 1), 3),
    }


def test_V010_an_event_shows_points_two_events_and_a_track() -> None:
    tracks = {id: TABLES.tracks[id] for id in EVENTS}
    assert tracks == {
        "E1": ((4,), (), (1,)),
        "E2": ((), (4,), (1,)),
        "E3": ((), (1,), (3,)),
        "E4": ((2,), (), (4,)),
        "E5": ((), (2,), (4,)),
        "E6": ((1,), (), (3,)),
        "E7": ((3,), (), (5,)),
        "E8": ((), (3,), (5,)),
        "E9": ((5,), (), (2,)),
        "E10": ((), (5,), (2,)),
    }
    assert all(main and secondary for main, secondary in TABLES.steps.values())


def test_V011_points_are_printed_on_both_kinds_of_card() -> None:
    assert TABLES.points == (1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 1, 1, 3, 2, 2, 1, 1)


def test_V012_rounds_are_counted_from_1_to_5() -> None:
    state = position(Playing(M), red="E1 E4", white="E5 E6")
    with pytest.raises(AssertionError, match="V012"):
        GAME.check(
            replace(state, round=6, deck=0, shown=(state.shown[0] | state.deck, state.shown[1]))
        )


# what the reconstruction promises


def test_the_sums_of_the_deck() -> None:
    assert sum(TABLES.points[:7]) == 15
    assert sum(TABLES.points[7:]) == 20
    assert sum(red for red, _ in TABLES.starting) == 7
    assert sum(white for _, white in TABLES.starting) == 7
    assert not TABLES.warnings


def test_every_round_has_one_rose_of_each_colour_and_two_outlined_numbers() -> None:
    for round in range(1, 6):
        marks = [[round in rounds for rounds in TABLES.tracks[id]] for id in EVENTS]
        assert [sum(row[kind] for row in marks) for kind in range(3)] == [1, 1, 2]
        assert len(cards_in(TABLES.plain[round])) == 6


def test_red_cards_have_white_partners() -> None:
    for red, white in (("E4", "E5"), ("E1", "E2"), ("E6", "E3"), ("E7", "E8"), ("E9", "E10")):
        assert TABLES.points[TABLES.number[red]] == TABLES.points[TABLES.number[white]]
        assert TABLES.tracks[red] == (TABLES.tracks[white][1], (), TABLES.tracks[white][2])


def test_dates_are_in_order_and_points_never_fall_with_them() -> None:
    assert list(TABLES.dates) == sorted(set(TABLES.dates))
    assert list(TABLES.points[:7]) == sorted(TABLES.points[:7])


def test_every_entry_says_where_its_values_come_from() -> None:
    assert set(TABLES.sources) == {*CARDS, "T1", "T2", "T3", "T4", "T5", "T6"}
    assert TABLES.sources["wakefield"]["date"] == "book"
    assert TABLES.sources["E4"]["cp"] == "public"
    assert TABLES.sources["E10"] == dict.fromkeys(
        ("name", "cp", "rounds", "main", "secondary"), "ours"
    )
    assert TABLES.sources["T1"]["effect"] == "book"
    assert TABLES.sources["T2"] == {"name": "public", "effect": "ours"}
