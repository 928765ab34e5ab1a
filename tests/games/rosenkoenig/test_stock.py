# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Drawing, and what happens when the stock is used up. [R24-R27, R29, R57, A3, A10]"""

from __future__ import annotations

import pytest

from rosenkrieg.core.contract import VIEWERS
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

FIVE = ("N1", "N2", "E1", "S1", "W1")


def rest(*held: str) -> tuple[str, ...]:
    """All other cards, in listing order."""
    return tuple(card for card in CARDS if card not in held)


def test_R24_drawing_takes_one_card_and_is_the_whole_turn() -> None:
    match = match_at("5 ....R....", red="N1", white="S1")
    play(match, "+")
    assert turn(match) == "chance"
    play(match, "NE2")
    assert hand(match, "red") == "N1 NE2"
    assert table(match).stock == rest("N1", "S1", "NE2")
    assert table(match).discard == ()
    assert picture_of(match) == drawn("5 ....R....")
    assert turn(match) == "white"


def test_R24_every_card_of_the_stock_is_as_likely() -> None:
    match = play(match_at("5 ....R....", red="N1", white="S1"), "+")
    assert GAME.chance_weights(match.state) == (1,) * 22


@pytest.mark.parametrize("count", range(6))
@pytest.mark.parametrize("side", ["red", "white"])
def test_R25_drawing_needs_fewer_than_five_cards(side: str, count: int) -> None:
    match = match_at("5 ....x....", turn=side, discard="NW3", **{side: " ".join(FIVE[:count])})
    assert ("+" in legal(match).split()) == (count < 5)
    if count == 5:
        assert_refused(match, "+")


def test_R25_the_other_hand_does_not_matter() -> None:
    match = match_at("5 ....x....", red="N3", white=" ".join(FIVE))
    assert legal(match) == "N3 +"


def test_R26_drawing_is_allowed_even_if_a_card_can_be_played() -> None:
    match = match_at("5 ....Rw...", red="N1 E1 S1 W1")
    assert legal(match) == "N1 E1* S1 W1 +"


def test_R27_the_drawn_card_lies_open() -> None:
    match = play(match_at("5 ....R....", red="N1", white="S1"), "+NE2")
    for viewer in VIEWERS:
        assert match.view(viewer).hands == (("N1", "NE2"), ("S1",))
        assert "NE2" not in match.view(viewer).stock


@pytest.mark.parametrize("reshuffle", ["at_once", "on_draw"])
def test_R29_the_whole_discard_becomes_the_new_stock(reshuffle: str) -> None:
    match = match_at("5 ....R....", red="N1", white="S1", stock="NE2", reshuffle=reshuffle)
    play(match, "+NE2")
    if reshuffle == "on_draw":
        play(match, "+")
    assert table(match).stock == rest("N1", "S1", "NE2")  # what was drawn stays with its owner
    assert table(match).discard == ()


def test_R29_not_before_the_stock_is_used_up() -> None:
    match = match_at("5 ....R....", red="N1", white="S1", stock="NE2 NE3")
    discard = table(match).discard
    play(match, "+NE2")
    assert table(match).stock == ("NE3",)
    assert table(match).discard == discard


def test_R57_a_card_is_drawn_from_the_stock_only() -> None:
    match = match_at("5 ....R....", red="N1", white="S1", discard="NE1 NE2")
    play(match, "+")
    assert legal(match).split() == list(rest("N1", "S1", "NE1", "NE2"))
    with pytest.raises(IllegalAction):
        play(match, "NE1")


def test_A3_at_once_the_draw_of_the_last_card_brings_the_new_stock() -> None:
    match = match_at("5 ....R....", red="N1", white="S1 E2", stock="NE2")
    play(match, "+NE2")
    assert turn(match) == "white"
    assert len(table(match).stock) == 20
    play(match, "E2")
    assert table(match).discard == ("E2",)  # too late for this shuffle
    play(match, "+")
    assert "E2" not in legal(match).split()


def test_A3_on_draw_the_stock_stays_empty_until_somebody_draws() -> None:
    match = match_at("5 ....R....", red="N1", white="S2 E2", stock="NE2", reshuffle="on_draw")
    play(match, "+NE2")
    assert table(match).stock == ()
    assert len(table(match).discard) == 20
    play(match, "E2 N1")
    assert table(match).stock == ()
    assert legal(match) == "S2 +"
    play(match, "+")
    assert legal(match).split() == list(rest("S2", "NE2"))  # E2 and N1 are among them
    play(match, "E2")
    assert table(match).stock == rest("S2", "NE2", "E2")


def test_A3_at_once_is_the_default_and_a_record_says_which() -> None:
    for reshuffle in ("at_once", "on_draw"):
        text = record(dealt(reshuffle=reshuffle)).to_json()
        assert Record.from_json(text).options["reshuffle"] == reshuffle
    assert dealt().options == {"starter": "red", "reshuffle": "at_once"}


def test_A10_stock_and_discard_are_open_to_everybody() -> None:
    match = play(dealt(), "NW2 S1")
    for viewer in VIEWERS:
        view = match.view(viewer)
        assert view.discard == ("S1", "NW2")
        assert len(view.stock) == 14
        assert {*view.stock, *view.discard, *view.hands[0], *view.hands[1]} == set(CARDS)
