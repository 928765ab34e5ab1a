"""Sections 1.0, 1.1 and 5.1: dealing, choosing, the new deal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.phases.cards import player_one, worth
from rosenkrieg.games.richard3.state import Choosing, Deal
from rosenkrieg.games.richard3.tables import CARD, DECK, NO_CARDS

from .table import Position

POOR = "muster plague surprise treason action_4 action_4 action_3"
RICH = "action_4 action_4 action_3 action_3 action_3 action_2 action_2"


def counts(names: str) -> bytes:
    held = bytearray(len(DECK))
    for name in names.split():
        held[CARD[name]] += 1
    return bytes(held)


def choosing(red: str, white: str, turn: int = 1, redealt: bool = False) -> Position:
    """Both hold these cards in the set-up of 1460."""
    state = GAME.initial_state({"setup": "1460"})
    hands = (counts(red), counts(white))
    used = bytes(DECK[card] - hands[0][card] - hands[1][card] for card in range(len(DECK)))
    cards = replace(state.cards, hands=hands, deck=used, redealt=redealt)
    return Position(
        replace(state, cards=cards, phase=Choosing(), date=replace(state.date, turn=turn))
    )


def dealt(table: Position, red: str, white: str) -> Position:
    return table.roll(*red.split(), *white.split())


def test_1_0_4_seven_cards_each_and_eleven_stay_out():
    table = Position(GAME.initial_state({"setup": "1460"}))
    dealt(table, RICH, POOR)
    assert table.due == "lancaster york"
    assert sum(table.state.cards.deck) == 11
    assert GAME.view(table.state, FIRST).hands == (7, 7)


def test_1_0_4_chance_weighs_equal_cards_together():
    table = Position(GAME.initial_state({"setup": "1460"}))
    assert list(GAME.chance_weights(table.state)) == [1, 1, 1, 1, 1, 1, 6, 7, 6]
    table.roll("action_3", "muster")
    assert list(GAME.chance_weights(table.state)) == [1, 1, 1, 1, 1, 6, 6, 6]


def test_1_1_1_both_choose_in_secret_then_both_are_shown():
    table = choosing(RICH, RICH.replace("action_4 action_4", "surprise piracy"))
    table.play("york/play:piracy")
    assert table.due == "lancaster"
    seen = GAME.view(table.state, FIRST)
    assert seen.committed == (False, True)
    assert (seen.choice, seen.table) == (None, None)
    table.play("lancaster/play:action_4")
    shown = GAME.view(table.state, None).table
    assert shown is not None
    assert shown.cards == ("action_4", "piracy")


@pytest.mark.parametrize(
    ("red", "white", "first"),
    [
        ("action_4", "action_3", "lancaster"),
        ("action_2", "action_3", "york"),
    ],
)
def test_1_1_2_the_higher_points_are_player_1(red: str, white: str, first: str):
    assert player_one(CARD[red], CARD[white], FIRST) == ("lancaster", "york").index(first)


def test_1_1_3_equal_points_the_pretender_is_player_1():
    assert player_one(CARD["action_3"], CARD["action_3"], FIRST) == SECOND
    assert player_one(CARD["action_3"], CARD["action_3"], SECOND) == FIRST


def test_1_1_4_an_event_beats_every_plain_card():
    assert player_one(CARD["muster"], CARD["action_4"], FIRST) == FIRST
    assert player_one(CARD["action_4"], CARD["plague"], SECOND) == SECOND


def test_1_1_5_two_events_by_points_then_the_pretender():
    assert player_one(CARD["piracy"], CARD["force_march"], FIRST) == FIRST
    assert player_one(CARD["muster"], CARD["plague"], FIRST) == SECOND


def test_1_1_6_a_card_must_be_played_and_may_do_nothing():
    table = choosing(RICH, RICH.replace("action_4 action_4", "plague muster"))
    assert all(text.startswith("play:") for text in table.legal(actor=FIRST))
    table.play("lancaster/play:action_4 york/play:plague end")
    assert table.due == "lancaster"


def test_1_1_7_unused_points_are_lost():
    table = choosing(RICH, RICH.replace("action_4 action_4", "surprise treason"), turn=1)
    table.play("lancaster/play:action_4 york/play:action_2 end end")
    assert table.kind == "choosing"
    assert table.state.date.turn == 2


def test_1_1_8_played_cards_stay_open_hands_are_secret_but_not_their_size():
    table = choosing(RICH, RICH.replace("action_4 action_4", "surprise treason"))
    table.play("lancaster/play:action_4 york/play:action_2 end end")
    seen = GAME.view(table.state, FIRST)
    assert seen.played == (("action_4",), ("action_2",))
    assert seen.hands == (6, 6)
    assert GAME.view(table.state, None).hand == ()
    assert len(seen.hand) == 6


def test_1_4_2_after_seven_turns_the_political_turn():
    table = choosing("action_4", "action_2", turn=7)
    table.play("lancaster/play:action_4 york/play:action_2 end end")
    assert table.kind == "going_home"


def test_5_1_3_a_hand_of_13_points_may_be_shown():
    assert worth(counts(POOR)) == 13
    table = choosing(POOR, RICH)
    assert "claim" in table.legal(actor=FIRST)
    assert "claim" not in table.legal(actor=SECOND)


def test_5_1_3_the_claim_shows_the_hand_and_asks_the_other_side():
    table = choosing(POOR, RICH)
    table.play("york/play:action_4 lancaster/claim")
    assert (table.kind, table.due) == ("answering", "york")
    assert GAME.view(table.state, SECOND).shown[FIRST] == tuple(
        sorted(POOR.split(), key=lambda name: CARD[name])
    )
    assert GAME.view(table.state, FIRST).hand != ()


def test_5_1_3_a_kept_hand_leaves_18_cards():
    table = choosing(POOR, RICH)
    table.play("york/play:action_4 lancaster/claim york/keep")
    assert table.kind == "deal"
    assert sum(table.state.cards.deck) == 18
    assert table.state.cards.hands == (NO_CARDS, counts(RICH))
    for _ in range(7):
        table.roll(table.legal()[0])
    assert table.kind == "choosing"


def test_5_1_3_exchange_shuffles_all_25():
    table = choosing(POOR, RICH)
    table.play("york/play:action_4 lancaster/claim york/exchange")
    assert sum(table.state.cards.deck) == 25


def test_5_1_3_both_claim_both_are_dealt_anew():
    poor = "force_march piracy action_2 action_2 action_2 action_2 action_2"
    table = choosing(POOR, poor)
    table.play("lancaster/claim york/claim")
    assert isinstance(table.phase, Deal)
    assert sum(table.state.cards.deck) == 25
    assert [len(hand) for hand in GAME.view(table.state, None).shown] == [7, 7]


def test_5_1_4_one_new_deal_a_campaign_for_both_together():
    assert "claim" not in choosing(POOR, RICH, redealt=True).legal(actor=FIRST)
    assert "claim" not in choosing(POOR, RICH, turn=2).legal(actor=FIRST)


def test_x_2_the_pretender_is_first_with_equal_cards():
    table = choosing(RICH, RICH.replace("action_4 action_4", "surprise treason"))
    table.play("lancaster/play:action_3 york/play:action_3")
    assert table.due == "york"


def test_x_3_an_event_of_no_points_before_a_plain_4():
    table = choosing(RICH, RICH.replace("action_4 action_4", "surprise plague"))
    table.play("lancaster/play:action_4 york/play:plague")
    assert table.due == "york"


def test_x_4_who_may_claim_and_what_is_dealt():
    fourteen = POOR.replace("action_3", "action_4")
    assert "claim" in choosing(POOR, RICH).legal(actor=FIRST)
    assert "claim" not in choosing(fourteen, RICH).legal(actor=FIRST)
    table = choosing(POOR, RICH)
    table.play("york/play:action_4 lancaster/claim york/keep")
    assert sum(GAME.chance_weights(table.state)) == 18
    assert GAME.actors(table.state) == (CHANCE,)


# further cases


def test_1_1_6_only_cards_in_hand_and_only_once():
    table = choosing(RICH, RICH.replace("action_4 action_4", "surprise piracy"))
    held = ["play:action_4", "play:action_3", "play:action_2"]
    assert sorted(table.legal(actor=FIRST)) == sorted(held)
    table.play("lancaster/play:action_2")
    assert table.legal(actor=FIRST) == []


def test_5_1_3_a_claim_of_the_second_side_alone_asks_the_first():
    table = choosing(RICH, POOR).play("lancaster/play:action_2 york/claim")
    assert (table.kind, table.due) == ("answering", "lancaster")
    assert table.state.cards.shown[FIRST] == b""


def test_5_1_3_the_first_side_keeps_its_hand_too():
    table = choosing(RICH, POOR).play("lancaster/play:action_2 york/claim keep")
    assert table.state.cards.hands == (counts(RICH), NO_CARDS)


def test_e_5_whoever_plays_treason_holds_its_roll():
    with_treason = RICH.replace("action_4 action_4", "treason piracy")
    plain = RICH.replace("action_4 action_4", "muster surprise")
    for red, white, holder in (
        (with_treason, plain, FIRST),
        (plain, with_treason, SECOND),
        (RICH, plain, None),
    ):
        cards = ["play:treason" if "treason" in hand else "play:action_2" for hand in (red, white)]
        table = choosing(red, white).play(f"lancaster/{cards[0]} york/{cards[1]}")
        assert table.state.turn is not None
        assert table.state.turn.treason == holder


def test_5_1_4_a_poor_new_hand_stands():
    poor = "muster plague surprise treason action_2 action_2 action_2"
    table = choosing(POOR, RICH).play("york/play:action_4 lancaster/claim york/keep")
    table.roll(*poor.split())
    assert table.due == "lancaster york"
    assert "play:muster" in table.legal(actor=FIRST)
    assert "claim" not in table.legal(actor=FIRST)
