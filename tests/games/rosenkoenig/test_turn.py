# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Whose turn it is and what a turn consists of. [R13-R16, R39, R40, R56, R61, A2, A6]"""

from __future__ import annotations

import pytest

from rosenkrieg.core.contract import FIRST
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

# five cards that lead off the board from i9, i8 and from most of the corner around
DEAD = "N2 N3 NE2 NE3 E1"


@pytest.mark.parametrize("word", ["N1", "E1*", "+S3"])
def test_R13_a_turn_is_one_play_or_one_flip_or_one_draw(word: str) -> None:
    match = match_at("5 ....Rw...", red="N1 E1", white="SW1 SW2 W1 W2 NW1")
    assert legal(match) == "N1 E1* +"
    play(match, word)
    assert turn(match) == "white"


def test_R14_who_can_act_must_act() -> None:
    match = match_at("9 ........W", red="S1 N1 N2 NE1 E1", white="W1 W2 W3 SW1 SW2")
    assert legal(match) == "S1"
    assert_refused(match, "--", "", "pass", "+")


def test_R14_passing_is_no_choice_even_if_every_play_hurts() -> None:
    match = match_at("5 ....Rw...", red="E1 N1 N2 N3 S1", white="W1")
    assert set(legal(match).split()) == {"E1*", "N1", "N2", "N3", "S1"}


def test_R15_who_cannot_act_is_skipped() -> None:
    match = match_at("8 .......R.", red="NE1 S1 S2 SW1 W1", white=DEAD)
    play(match, "NE1")
    assert picture_of(match) == drawn("""
        9 ........R
        8 .......r.
    """)
    assert turn(match) == "red"
    assert hand(match, "white") == DEAD
    assert [move.actor for move in match.moves] == [FIRST]  # a pass is never recorded


def test_R16_the_other_goes_on_until_the_skipped_one_can_act() -> None:
    match = match_at("8 .......R.", red="NE1 S1 S2 SW1 W1", white=DEAD)
    turns = []
    for word in ("NE1", "+SW2", "S1", "SW1"):
        play(match, word)
        turns.append(turn(match))
    assert turns == ["red", "red", "red", "white"]
    assert legal(match) == "N2 E1"  # from h7 to h9 and i7


def test_R39_five_cards_and_only_flips_the_flip_is_compulsory() -> None:
    match = match_at(
        """
        9 .......wR
        8 .......ww
        """,
        red="N1 NE1 E1 S1 SW1",
        white="W1",
    )
    assert legal(match) == "S1* SW1*"
    assert_refused(match, "+", "S1", "SW1")
    play(match, "SW1*")
    assert picture_of(match) == drawn("""
        9 .......wr
        8 .......Rw
    """)


def test_A2_a_flip_is_compulsory_before_a_skip() -> None:
    things = {"red": "N1 NE1 E1 S1 NE2", "white": "W2", "turn": "white"}
    before = """
        9 ........r
        8 ........w
        7 ........W
    """
    match = play(match_at(before, **things | {"white": "W2 N2"}, heroes=(1, 4)), "N2*")
    assert turn(match) == "red"
    assert legal(match) == "S1*"
    match = play(match_at(before, **things | {"white": "W2 N2"}, heroes=(0, 4)), "N2*")
    assert turn(match) == "white"  # Red has no hero left: skipped


def test_R40_an_empty_hand_forces_a_draw() -> None:
    match = match_at("5 ....Rw...", white="W1")
    assert legal(match) == "+"
    assert_refused(match, "E1", "E1*")


def test_R56_the_other_player_if_he_can_act() -> None:
    match = match_at("8 .......R.", red="NE1 S1 S2 SW1 W1", white="N2 N3 NE2 NE3 S3")
    assert turn(play(match, "NE1")) == "white"


def test_R56_else_the_same_player_if_he_can_act() -> None:
    match = match_at("8 .......R.", red="NE1 S1 S2 SW1 W1", white=DEAD)
    assert turn(play(match, "NE1")) == "red"


def test_R56_else_the_end() -> None:
    match = match_at("9 ........R", red="N1 NE1 E2 E3", white=DEAD)
    play(match, "+SE1")
    assert turn(match) == "nobody"
    assert match.outcome.reason == "blocked"


def test_R56_holds_after_a_draw_as_well() -> None:
    match = match_at("9 ........R", red="N1 NE1 E2 E3", white=DEAD)
    play(match, "+S1")
    assert turn(match) == "red"  # White is skipped, Red has drawn a card that can be played
    assert legal(match) == "S1"


@pytest.mark.parametrize("side", ["red", "white"])
def test_R61_an_action_uses_one_card_and_at_most_one_hero(side: str) -> None:
    picture = "5 w..wRr..w" if side == "red" else "5 r..rWw..r"
    match = match_at(picture, turn=side, **{side: "W1 N1 N2 S1"})
    assert_refused(match, "N1N2", "N1+N2", "W1**", "N1 N2", "W1*W1*")
    play(match, "W1*")
    assert len(hand(match, side).split()) == 3
    assert sorted(table(match).heroes) == [3, 4]
    match = play(match_at(picture, turn=side, **{side: "W1 N1 N2 S1"}), "N1")
    assert len(hand(match, side).split()) == 3
    assert table(match).heroes == (4, 4)
