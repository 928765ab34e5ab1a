# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Both ends of the game. [R41-R44, A4-A8, I07]"""

from __future__ import annotations

import pytest

from rosenkrieg.core.contract import FIRST, SECOND, Outcome
from rosenkrieg.core.errors import MatchOver
from tests.games.rosenkoenig.table import (
    CARDS,
    dealt,
    drawn,
    legal,
    match_at,
    picture_of,
    play,
    table,
    turn,
)

SHORTEST = ("SE3 E1 E2 E3 NE1", "SE1 S1 S2 S3 SW1")
DEAD = "N2 N3 NE2 NE3 E1"

# 51 stones; the crown on f6, g6 is empty
NEARLY_FULL = """
    6 rwrwrW...
    5 rrrwwwrrr
    4 wwwrrrwww
    3 rrrwwwrrr
    2 wwwrrrwww
    1 rwrwrwrwr
"""


def test_R41_the_end_when_both_hold_five_cards_and_none_can_be_played() -> None:
    match = play(dealt(*SHORTEST), "SE3 SE1 +NE2 +SW2")
    assert picture_of(match) == drawn("""
        2 .......r.
        1 ........W
    """)
    assert turn(match) == "nobody"
    assert match.outcome.reason == "blocked"


def test_R41_not_while_one_of_them_can_turn_a_rose() -> None:
    picture = """
        9 ........R
        8 ........r
    """
    things = {"red": "N1 NE1 E2 E3", "white": "N2 N3 NE2 NE3 S1"}
    match = play(match_at(picture, **things, heroes=(4, 1)), "+SE1")
    assert (turn(match), legal(match)) == ("white", "S1*")
    match = play(match_at(picture, **things, heroes=(4, 0)), "+SE1")
    assert turn(match) == "nobody"


def test_R41_not_while_one_of_them_holds_fewer_than_five() -> None:
    match = play(match_at("9 ........R", red="N1 NE1 E2", white=DEAD), "+E3")
    assert (turn(match), legal(match)) == ("red", "+")


@pytest.mark.parametrize("side", ["red", "white"])
def test_R42_the_end_when_the_last_stone_is_placed(side: str) -> None:
    match = match_at(NEARLY_FULL, turn=side, red="E2", white="E1", stock="N1")
    assert table(match).pool == 1
    play(match, "E2" if side == "red" else "E1")
    assert table(match).pool == 0
    assert turn(match) == "nobody"
    assert match.outcome.reason == "stones"


def test_R42_a_flip_or_a_draw_with_one_stone_left_is_no_end() -> None:
    match = match_at(NEARLY_FULL, red="S1 E2", white="E1", stock="N1 N2")
    play(match, "S1* +N1")
    assert table(match).pool == 1
    assert (turn(match), match.outcome) == ("red", None)


def test_R43_the_end_is_immediate_and_nobody_equalises() -> None:
    for match in (
        play(match_at(NEARLY_FULL, red="E2 E1", white="N1"), "E2"),
        play(dealt(*SHORTEST), "SE3 SE1 +NE2 +SW2"),
    ):
        assert match.actors == ()
        assert not match.legal(FIRST)
        assert not match.legal(SECOND)
        for seat in (FIRST, SECOND):
            with pytest.raises(MatchOver):
                match.act(seat, "N1")


def test_R44_one_blocked_player_is_no_end() -> None:
    match = play(match_at("8 .......R.", red="NE1 N1 E2 E3 SE1", white=DEAD), "NE1")
    assert match.outcome is None
    assert (turn(match), legal(match)) == ("red", "+")  # he can at least draw


def test_A4_a_tie_in_everything_is_a_draw() -> None:
    match = play(dealt(*SHORTEST), "SE3 SE1 +NE2 +SW2")
    assert match.outcome == Outcome(None, "blocked", (1, 1), "nothing")


def test_A5_the_end_comes_with_the_action_and_not_after_two_passes() -> None:
    match = play(dealt(*SHORTEST), "SE3 SE1 +NE2")
    assert (turn(match), legal(match)) == ("white", "+")
    play(match, "+SW2")
    assert turn(match) == "nobody"
    assert len(match.moves) == 10 + 4 + 2  # the deal, four actions, two drawn cards


def test_A5_the_card_just_drawn_counts() -> None:
    match = play(dealt(*SHORTEST), "SE3 SE1 +NE2 +NW2")
    assert (turn(match), legal(match)) == ("white", "NW2")  # Red is skipped


@pytest.mark.parametrize("side", ["red", "white"])
def test_A6_the_other_below_five_cards_must_act(side: str) -> None:
    picture = "9 ........R" if side == "red" else "9 ........W"
    other = "white" if side == "red" else "red"
    match = match_at(picture, turn=side, **{side: "N1 NE1", other: DEAD})
    assert legal(match) == "+"
    play(match, "+E2")
    assert (turn(match), legal(match)) == (side, "+")
    play(match, "+E3")
    assert (turn(match), legal(match)) == (side, "+")
    play(match, "+SE1")
    assert turn(match) == "nobody"


def test_A7_the_last_stone_is_the_common_pools() -> None:
    match = match_at(
        """
        6 rrrrrR...
        5 rrrrrrrrr
        4 rrrrrrrrr
        3 wwwwwwwww
        2 wwwwwwwww
        1 rrrrrrrrr
        """,
        red="E1 N1",
        white="N2",
    )
    assert [len(roses) for roses in table(match).roses] == [33, 18]  # Red has more than 26
    play(match, "E1")
    assert match.outcome.reason == "stones"


def test_A8_no_hero_acts_after_the_last_stone() -> None:
    match = match_at(NEARLY_FULL, red="N1", white="S2 W1", heroes=(4, 4))
    play(match, "N1")
    assert turn(match) == "nobody"
    assert match.outcome.scores == table(match).scores


def test_I07_the_shortest_game_has_four_actions() -> None:
    match = play(dealt(*SHORTEST), "SE3 SE1 +NE2 +SW2")
    assert sum(move.actor in (FIRST, SECOND) for move in match.moves) == 4
    assert match.outcome == Outcome(None, "blocked", (1, 1), "nothing")


@pytest.mark.parametrize("card", CARDS)
def test_I07_nothing_shorter_exists(card: str) -> None:
    """End A needs ten dead cards; after one play at most nine cards lead off the board."""
    match = play(match_at("5 ....x....", red=card), card)
    crown = table(match).crown
    file, rank = "abcdefghi".index(crown[0]), int(crown[1]) - 1
    dead = 0
    for other in set(CARDS) - {card}:
        length = int(other[-1])
        to_file = file + length * (("E" in other) - ("W" in other))
        to_rank = rank + length * (("N" in other) - ("S" in other))
        dead += not (0 <= to_file <= 8 and 0 <= to_rank <= 8)
    assert dead <= 9
