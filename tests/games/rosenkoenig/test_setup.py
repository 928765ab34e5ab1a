# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""What lies on the table before the first turn. [R01-R12, A12, A16, A17]"""

from __future__ import annotations

import pytest

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, VIEWERS
from rosenkrieg.core.errors import BadOptions, NotYourTurn
from rosenkrieg.core.match import AGREED, Match
from rosenkrieg.games.rosenkoenig.game import GAME
from tests.games.rosenkoenig.table import (
    CARDS,
    OPENING_RED,
    OPENING_WHITE,
    dealt,
    drawn,
    hand,
    legal,
    match_at,
    picture_of,
    play,
    table,
    turn,
)


def test_R01_two_players_and_no_more() -> None:
    assert GAME.info.seats == ("red", "white")
    match = dealt()
    assert len(table(match).hands) == len(table(match).heroes) == 2
    with pytest.raises(NotYourTurn):
        match.act(3, "NW2")


def test_R02_both_take_their_stones_from_one_pool_of_52() -> None:
    match = dealt()
    assert table(match).pool == 52
    play(match, "NW2")
    assert table(match).pool == 51
    play(match, "S1")
    assert table(match).pool == 50


def test_R03_every_direction_and_length_is_one_card() -> None:
    match = Match(GAME)
    assert legal(match) == (
        "N1 N2 N3 NE1 NE2 NE3 E1 E2 E3 SE1 SE2 SE3 S1 S2 S3 SW1 SW2 SW3 W1 W2 W3 NW1 NW2 NW3"
    )


def test_R04_eight_heroes_four_in_each_colour() -> None:
    assert table(Match(GAME)).heroes == (4, 4)


def test_R05_there_is_one_crown_and_it_leaves_its_square() -> None:
    match = dealt()
    assert picture_of(match) == drawn("5 ....x....")
    play(match, "NW2")
    assert picture_of(match) == drawn("7 ..R......")


def test_R06_white_sits_at_the_crown_edge_where_north_points() -> None:
    assert (GAME.info.seats[FIRST], GAME.info.seats[SECOND]) == ("red", "white")
    match = play(dealt("N3 E1 E2 E3 SE1", "S3 SW1 SW2 SW3 W1"), "N3")
    assert picture_of(match) == drawn("8 ....R....")  # rank 9 is White's edge


def test_R07_five_cards_each_and_14_in_the_stock() -> None:
    match = Match(GAME)
    for number, card in enumerate(CARDS[:10]):
        assert turn(match) == "chance"
        assert legal(match).split() == list(CARDS[number:])
        assert set(GAME.chance_weights(match.state)) == {1}  # thoroughly shuffled
        match.act(CHANCE, card)
    assert turn(match) == "red"
    assert hand(match, "red") == "N1 N2 N3 NE1 NE2"
    assert hand(match, "white") == "NE3 E1 E2 E3 SE1"
    assert table(match).stock == CARDS[10:]
    assert len(table(match).stock) == 14
    assert table(match).discard == ()


def test_R07_no_card_is_dealt_twice() -> None:
    match = Match(GAME)
    match.act(CHANCE, "NE2")
    assert "NE2" not in legal(match).split()


def test_R08_both_hands_lie_face_up_for_everybody() -> None:
    match = dealt()
    for viewer in VIEWERS:
        red, white = match.view(viewer).hands
        assert set(red) == set(OPENING_RED.split())
        assert set(white) == set(OPENING_WHITE.split())


@pytest.mark.parametrize("side", ["red", "white"])
def test_R09_a_direction_is_the_same_for_both_players(side: str) -> None:
    match = play(match_at("5 ....x....", turn=side, **{side: "NE1"}), "NE1")
    assert picture_of(match) == drawn(f"6 .....{side[0].upper()}...")


@pytest.mark.parametrize("side", ["red", "white"])
def test_R09_the_edge_is_the_same_for_both_players(side: str) -> None:
    match = match_at("9 ....x....", turn=side, **{side: "N1 S1"})
    assert legal(match) == "S1 +"


def test_R10_each_player_starts_with_four_heroes() -> None:
    for starter in ("red", "white"):
        assert table(dealt(starter=starter)).heroes == (4, 4)


def test_R11_the_crown_starts_on_e5_and_no_stone_lies_anywhere() -> None:
    match = dealt()
    assert table(match).crown == "e5"
    assert table(match).roses == ((), ())
    assert picture_of(match) == drawn("5 ....x....")


def test_R12_red_begins_and_then_turns_alternate() -> None:
    match = dealt()
    turns = []
    for word in ("NW2", "S1", "S2", "E1", "NW1", "+W2", "SE1*"):
        turns.append(turn(match))
        play(match, word)
    assert turns == ["red", "white", "red", "white", "red", "white", "red"]
    assert turn(match) == "white"


def test_R12_nobody_else_can_begin() -> None:
    with pytest.raises(NotYourTurn):
        dealt().act(SECOND, "E1")


def test_A12_the_option_starter_lets_white_begin() -> None:
    match = dealt(starter="white")
    assert turn(match) == "white"
    assert hand(match, "red") == "SE1 S2 W1 NW1 NW2"  # Red is still dealt first
    play(match, "E1")
    assert turn(match) == "red"
    assert [option.default for option in GAME.info.options if option.name == "starter"] == ["red"]


def test_A16_no_hidden_hands_and_no_partnership() -> None:
    assert not GAME.info.hidden
    assert [option.name for option in GAME.info.options] == ["starter", "reshuffle"]
    with pytest.raises(BadOptions):
        Match(GAME, {"hidden_hands": True})


def test_A17_resigning_and_agreeing_leave_the_rules_alone() -> None:
    for end in (lambda match: match.resign(FIRST), lambda match: match.end(AGREED)):
        match = play(dealt(), "NW2")
        before = match.state
        end(match)
        assert turn(match) == "nobody"
        assert match.state is before
        assert GAME.outcome(match.state) is None
        assert GAME.actors(match.state) == (SECOND,)


def test_A17_an_action_is_taken_back_to_the_same_position() -> None:
    match = dealt()
    before = match.state
    play(match, "NW2")
    match.take_back(FIRST)
    assert match.state == before
