# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Heroes: turning a rose of the other side. [R30-R38, R60, A9, A13]"""

from __future__ import annotations

import pytest

from rosenkrieg.core.contract import VIEWERS
from tests.games.rosenkoenig.table import (
    assert_refused,
    drawn,
    hand,
    legal,
    match_at,
    picture_of,
    play,
    table,
    turn,
)

# each colour's own picture of the same position: a rose of the other side to the east
SIDES = [("red", "5 ....Rw..."), ("white", "5 ....Wr...")]


@pytest.mark.parametrize(("side", "picture"), SIDES)
def test_R30_a_hero_is_used_only_together_with_a_card(side: str, picture: str) -> None:
    match = match_at(picture, turn=side, **{side: "N1"})
    assert legal(match) == "N1 +"  # the rose beside the crown cannot be turned without E1
    assert_refused(match, "*", "E1*", "N1*", "+*")


@pytest.mark.parametrize(("side", "picture"), SIDES)
def test_R31_the_card_must_lead_exactly_onto_a_rose_of_the_other_side(
    side: str, picture: str
) -> None:
    match = match_at(picture, turn=side, **{side: "E1 E2 E3"})
    assert legal(match) == "E1* E2 E3 +"
    assert_refused(match, "E1", "E2*", "E3*")


@pytest.mark.parametrize(
    ("side", "before", "after"),
    [
        ("red", "5 .r..Rw.w.", "5 .r..rR.w."),
        ("white", "5 .w..Wr.r.", "5 .w..wW.r."),
    ],
)
def test_R32_the_rose_is_turned_and_the_crown_stands_on_it(
    side: str, before: str, after: str
) -> None:
    match = play(match_at(before, turn=side, **{side: "E1"}), "E1*")
    assert picture_of(match) == drawn(after)


@pytest.mark.parametrize(
    ("side", "picture", "heroes"),
    [("red", "5 ....Rw...", (3, 4)), ("white", "5 ....Wr...", (4, 3))],
)
def test_R33_the_card_is_discarded_and_the_hero_is_spent(
    side: str, picture: str, heroes: tuple[int, int]
) -> None:
    match = match_at(picture, turn=side, **{side: "E1 N3"})
    play(match, "E1*")
    assert table(match).heroes == heroes
    assert table(match).discard == ("E1",)
    assert hand(match, side) == "N3"


def test_R33_a_spent_hero_does_not_come_back_with_a_reshuffle() -> None:
    match = match_at("5 ....Rw...", red="E1", white="S1 S2", stock="NE1")
    play(match, "E1* +NE1")
    assert table(match).discard == ()
    assert table(match).heroes == (3, 4)


def test_R34_four_flips_and_then_no_more() -> None:
    match = match_at("5 wwwwWwwww", red="E1 SE1 SW2 SE3 S1", white="N1 N2 N3 NE1")
    play(match, "E1* N1 SE1* N2 SW2* N3 SE3* NE1")
    assert table(match).heroes == (0, 4)
    assert picture_of(match) == drawn("""
        8 ....w....
        7 ......w..
        6 .....w..W
        5 wwwwrrrrw
    """)
    assert hand(match, "red") == "S1"  # it leads to the white rose on i5
    assert legal(match) == "+"
    assert_refused(match, "S1*", "S1")


@pytest.mark.parametrize("heroes", [0, 1, 2, 3, 4])
def test_R34_without_a_hero_no_rose_can_be_turned(heroes: int) -> None:
    match = match_at("5 ....Rw...", red="E1 E2", heroes=(heroes, 4))
    assert legal(match) == ("E1* E2 +" if heroes else "E2 +")
    match = match_at("5 ....Wr...", white="E1 E2", turn="white", heroes=(4, heroes))
    assert legal(match) == ("E1* E2 +" if heroes else "E2 +")


@pytest.mark.parametrize(("side", "picture"), SIDES)
def test_R35_a_flip_takes_no_stone_from_the_pool(side: str, picture: str) -> None:
    match = match_at(picture, turn=side, **{side: "E1"})
    assert table(match).pool == 50
    play(match, "E1*")
    assert table(match).pool == 50


@pytest.mark.parametrize(("side", "picture"), [("red", "5 ...rR...."), ("white", "5 ...wW....")])
def test_R36_own_roses_are_neither_landed_on_nor_turned(side: str, picture: str) -> None:
    match = match_at(picture, turn=side, **{side: "W1"})
    assert legal(match) == "+"
    assert_refused(match, "W1", "W1*")


def test_R37_a_hero_cannot_be_spent_on_an_empty_square() -> None:
    match = match_at("5 ....Rw...", red="N1 S2")
    assert legal(match) == "N1 S2 +"
    assert_refused(match, "N1*", "S2*")


def test_R38_a_turned_rose_may_be_turned_back_as_often_as_heroes_last() -> None:
    match = match_at("5 ...Rw....", red="E1 N1 W2 SE2", white="W1 SE1 N2", heroes=(2, 2))
    colours = []
    for word in ("E1*", "W1*", "N1", "SE1*", "W2", "N2", "SE2*"):
        play(match, word)
        colours.append("red" if "e5" in table(match).roses[0] else "white")
    assert colours == ["red", "red", "red", "white", "white", "white", "red"]
    assert table(match).heroes == (0, 0)
    assert picture_of(match) == drawn("""
        7 ..w......
        6 ...r.....
        5 ..rwR....
    """)


def test_R60_heroes_left_are_open_to_everybody() -> None:
    match = match_at("5 ....Rw...", red="E1", heroes=(3, 1))
    assert {match.view(viewer).heroes for viewer in VIEWERS} == {(3, 1)}
    play(match, "E1*")
    assert {match.view(viewer).heroes for viewer in VIEWERS} == {(2, 1)}


def test_A9_the_landing_square_decides_whether_a_hero_is_used() -> None:
    match = match_at("5 ...rRw...", red="N1 E1 W1")
    assert legal(match) == "N1 E1* +"  # empty, the other side's, one's own
    words = legal(match).replace("*", "").split()
    assert len(words) == len(set(words))


def test_A13_heroes_turn_the_other_sides_roses_only() -> None:
    match = match_at("5 ...rRw...", red="E1 W1", turn="red")
    assert legal(match) == "E1* +"
    match = match_at("5 ...rRw...", white="E1 W1", turn="white")
    assert legal(match) == "W1* +"
    assert turn(match) == "white"
