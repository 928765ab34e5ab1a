# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Playing a card: where the crown goes and what it leaves there. [R17-R23, R28, R58, A1]"""

from __future__ import annotations

import pytest

from tests.games.rosenkoenig.table import (
    CARDS,
    FILES,
    assert_refused,
    dealt,
    drawn,
    hand,
    legal,
    match_at,
    picture_of,
    play,
    table,
)

FROM_E5 = {
    "N1": "e6", "N2": "e7", "N3": "e8",
    "NE1": "f6", "NE2": "g7", "NE3": "h8",
    "E1": "f5", "E2": "g5", "E3": "h5",
    "SE1": "f4", "SE2": "g3", "SE3": "h2",
    "S1": "e4", "S2": "e3", "S3": "e2",
    "SW1": "d4", "SW2": "c3", "SW3": "b2",
    "W1": "d5", "W2": "c5", "W3": "b5",
    "NW1": "d6", "NW2": "c7", "NW3": "b8",
}  # fmt: skip


def with_crown(square: str) -> str:
    """A picture with nothing but the crown."""
    cells = "".join("x" if file == square[0] else "." for file in FILES)
    return f"{square[1]} {cells}"


def target(square: str, card: str) -> str | None:
    """Where a card leads from a square, counted step by step; None beyond the edge."""
    file, rank = FILES.index(square[0]), int(square[1])
    for _ in range(int(card[-1])):
        file += ("E" in card) - ("W" in card)
        rank += ("N" in card) - ("S" in card)
    return f"{FILES[file]}{rank}" if 0 <= file <= 8 and 1 <= rank <= 9 else None


def test_R17_a_played_card_goes_face_up_to_the_discard() -> None:
    match = play(dealt(), "NW2")
    assert table(match).discard == ("NW2",)
    assert hand(match, "red") == "SE1 S2 W1 NW1"
    play(match, "S1")
    assert table(match).discard == ("S1", "NW2")


@pytest.mark.parametrize("card", CARDS)
def test_R18_the_crown_moves_by_direction_and_number(card: str) -> None:
    match = play(match_at("5 ....x....", red=card), card)
    assert table(match).crown == FROM_E5[card]
    assert table(match).roses == ((FROM_E5[card],), ())


def test_R18_it_moves_from_where_it_stands_now() -> None:
    match = play(match_at("5 ....x....", red="N2 N1", white="E3"), "N2 E3 N1")
    assert table(match).crown == "h8"


def test_R19_the_full_number_must_be_used() -> None:
    match = match_at("5 ....x....", red="N3")
    assert legal(match) == "N3 +"
    play(match, "N3")
    assert picture_of(match) == drawn("8 ....R....")


def test_R19_a_card_is_not_shortened_by_the_edge_or_by_a_stone() -> None:
    match = match_at(
        """
        8 ....W....
        5 ....r....
        """,
        red="N2 S3",
        white="W1",
    )
    assert legal(match) == "+"
    assert_refused(match, "N2", "S3", "N1", "S2")


@pytest.mark.parametrize("side", ["red", "white"])
def test_R20_without_a_hero_the_landing_square_must_carry_no_stone(side: str) -> None:
    match = match_at("5 ...rRw...", turn=side, **{side: "E1 W1 N1"})
    assert_refused(match, "E1", "W1")
    assert "N1" in legal(match).split()


@pytest.mark.parametrize("square", [file + rank for file in FILES for rank in "123456789"])
def test_R21_a_card_off_the_board_cannot_be_played(square: str) -> None:
    for start in range(0, 24, 4):
        held = CARDS[start : start + 4]
        match = match_at(with_crown(square), red=" ".join(held))
        on_board = [card for card in held if target(square, card)]
        assert legal(match).split() == [*on_board, "+"]
        for card in set(held) - set(on_board):
            assert_refused(match, card, card + "*")  # with or without a hero


def test_R21_the_board_has_no_way_around_its_edges() -> None:
    match = match_at(
        """
        6 w........
        5 ........R
        4 w........
        """,
        red="E1 NE1 SE1 E2",
        white="W1",
    )
    assert legal(match) == "+"


def test_R22_stones_in_between_do_not_matter() -> None:
    match = match_at("5 ..w.Rwr..", red="E3 W3", white="N1")
    play(match, "E3")
    assert picture_of(match) == drawn("5 ..w.rwrR.")


def test_A1_the_crown_passes_over_stones_of_both_colours() -> None:
    match = match_at(
        """
        7 ....r.w..
        6 ....wr...
        5 ....R....
        """,
        red="N3 NE3 NE2",
        white="S1",
    )
    assert legal(match) == "N3 NE2* NE3 +"


@pytest.mark.parametrize(("side", "rose"), [("red", "R"), ("white", "W")])
def test_R23_the_landing_square_gets_a_stone_of_the_pool_with_the_crown_on_it(
    side: str, rose: str
) -> None:
    match = match_at("5 ..rw.W...", turn=side, **{side: "NE1"})
    assert table(match).pool == 49
    play(match, "NE1")
    assert picture_of(match) == drawn(f"6 ......{rose}..\n5 ..rw.w...")
    assert table(match).pool == 48


def test_R28_nothing_is_refilled_after_playing() -> None:
    match = dealt("N1 N2 E2 S3 S1", "E1 W1 SW1 S2 NW1")
    sizes = []
    for word in ("N1", "E1", "N2", "W1", "E2", "SW1", "S3", "S2", "S1"):
        play(match, word)
        sizes.append(tuple(len(cards) for cards in table(match).hands))
        assert len(table(match).stock) == 14
    assert sizes == [(4, 5), (4, 4), (3, 4), (3, 3), (2, 3), (2, 2), (1, 2), (1, 1), (0, 1)]


def test_R58_the_centre_may_receive_a_stone_once_the_crown_has_left() -> None:
    match = dealt("NW2 N1 N2 N3 S1", "SE2 E1 E2 E3 S2")
    play(match, "NW2 SE2")
    assert picture_of(match) == drawn("""
        7 ..r......
        5 ....W....
    """)
