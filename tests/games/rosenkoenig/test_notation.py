"""Texts of squares, cards and actions, and the opening of the rules document. [section 8]"""

from __future__ import annotations

import msgspec
import pytest

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND
from rosenkrieg.core.errors import IllegalAction
from rosenkrieg.core.record import Record, record
from rosenkrieg.games.rosenkoenig.game import GAME
from tests.games.rosenkoenig.table import (
    CARDS,
    assert_refused,
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

# number, actor, recorded words, crown, picture afterwards
OPENING = [
    (1, "red", "NW2", "c7", "7 ..R......"),
    (2, "white", "S1", "c6", "7 ..r......\n6 ..W......"),
    (3, "red", "S2", "c4", "7 ..r......\n6 ..w......\n4 ..R......"),
    (4, "white", "E1", "d4", "7 ..r......\n6 ..w......\n4 ..rW....."),
    (5, "red", "NW1", "c5", "7 ..r......\n6 ..w......\n5 ..R......\n4 ..rw....."),
    (6, "white", "+W2", "c5", "7 ..r......\n6 ..w......\n5 ..R......\n4 ..rw....."),
    (7, "red", "SE1*", "d4", "7 ..r......\n6 ..w......\n5 ..r......\n4 ..rR....."),
]


def test_the_opening_of_the_rules_document_move_by_move() -> None:
    match = dealt()
    for _, actor, words, crown, picture in OPENING:
        assert turn(match) == actor
        play(match, words)
        assert table(match).crown == crown
        assert picture_of(match) == drawn(picture)
    assert hand(match, "white") == "NE1 NE2 SE2 W2"
    assert len(table(match).stock) == 13
    assert table(match).heroes == (3, 4)
    assert ("c4", "d4", "c5") in table(match).territories[FIRST]


def test_the_opening_at_move_7() -> None:
    match = play(dealt(), "NW2 S1 S2 E1 NW1 +W2")
    assert hand(match, "red") == "SE1 W1"
    assert legal(match) == "SE1* W1 +"
    assert_refused(match, "SE1", "W1*")


def test_the_opening_as_it_is_recorded() -> None:
    match = play(dealt(), "NW2 S1 S2 E1 NW1 +W2 SE1*")
    moves = Record.from_json(record(match).to_json()).moves
    assert moves[:2] == (("chance", "NW1"), ("chance", "NW2"))
    assert moves[10:] == (
        ("red", "NW2"),
        ("white", "S1"),
        ("red", "S2"),
        ("white", "E1"),
        ("red", "NW1"),
        ("white", "+"),
        ("chance", "W2"),
        ("red", "SE1*"),
    )


def test_the_shortest_game_is_recorded_with_its_end() -> None:
    match = play(dealt("SE3 E1 E2 E3 NE1", "SE1 S1 S2 S3 SW1"), "SE3 SE1 +NE2 +SW2")
    text = record(match).to_json()
    replayed = Record.from_json(text).replay()
    assert replayed.outcome.reason == "blocked"
    assert replayed.outcome.winner is None
    assert replayed.state == match.state


def test_every_action_has_one_text() -> None:
    for card in CARDS:
        for text in (card, card + "*"):
            for seat in (FIRST, SECOND):
                assert GAME.encode_action(GAME.decode_action(text, seat)) == text
        assert GAME.encode_action(GAME.decode_action(card, CHANCE)) == card
        assert GAME.decode_action(card, FIRST) != GAME.decode_action(card + "*", FIRST)
        assert GAME.decode_action(card, FIRST) != GAME.decode_action(card, CHANCE)
    assert GAME.encode_action(GAME.decode_action("+", FIRST)) == "+"


NO_ACTIONS = (
    *("", " ", "--", "N", "N0", "N4", "n1", "NN1", "ES1", "SE3 ", "SE3**", "*SE3", "NO2"),
    *("+NE2", "++", "e5", "NW2 c7", "SEIII", "0", "pass"),
)


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_texts_that_are_no_action_are_refused(text: str) -> None:
    match = dealt()
    with pytest.raises(IllegalAction, match="expected an action such as SE3"):
        match.act(FIRST, text)
    assert len(match.moves) == 10


@pytest.mark.parametrize("text", ["", "+", "NE2*", "N4", "ne2", "NE2 "])
def test_texts_that_are_no_card_are_refused_for_chance(text: str) -> None:
    match = play(match_at("5 ....R....", red="N1", white="S1"), "+")
    with pytest.raises(IllegalAction, match="expected an action such as SE3"):
        match.act(CHANCE, text)


def test_a_card_of_the_other_hand_or_of_the_stock_is_refused() -> None:
    assert_refused(dealt(), "E1", "N3", "E1*")


def test_actions_come_in_listing_order_and_the_draw_last() -> None:
    match = match_at("5 ...wR....", red="NW3 W1 S2 N1")
    assert legal(match) == "N1 S2 W1* NW3 +"


def test_a_pass_is_not_recorded() -> None:
    match = match_at("8 .......R.", red="NE1 S1 S2 SW1 W1", white="N2 N3 NE2 NE3 E1")
    play(match, "NE1 S1")
    assert [move.actor for move in match.moves] == [FIRST, FIRST]


def test_the_path_of_an_action_is_the_card_or_the_stock() -> None:
    assert GAME.path(GAME.decode_action("SE3")) == ("card:SE3",)
    assert GAME.path(GAME.decode_action("SE3*")) == ("card:SE3",)
    assert GAME.path(GAME.decode_action("+")) == ("stock",)


def test_a_state_survives_its_text() -> None:
    match = play(dealt(reshuffle="on_draw", starter="white"), "E1 NW2 +W2")
    text = msgspec.json.encode(match.state)
    assert msgspec.json.decode(text, type=GAME.state_type) == match.state
