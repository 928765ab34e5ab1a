"""Sections 1.4, 7 and 9.1: the supply phase."""

from __future__ import annotations

from msgspec.structs import replace

from rosenkrieg.core.contract import FIRST
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.phases import supply

from .table import Position, supplied

SIX = "y-york y-hastings y-essex y-suffolk y-arundel y-worcester"


def test_1_4_1_and_7_x_1_the_fixed_order():
    table = supplied(
        f"kent: {SIX} | cornwall: l-somerset l-clarence | sussex: y-exeter"
        "| dead: l-henry_vi y-march",
        king_block=None, due=(1, 1),
    )  # fmt: skip
    assert table.king == "l-prince_edward"  # (1)
    assert (table.kind, table.due) == ("entering", "york")  # (2) the Pretender's side first
    table.play("enter:y-rutland:calais")
    assert (table.kind, table.due) == ("entering", "lancaster")
    table.play("enter:l-prince_edward:derby")
    assert (table.kind, table.due) == ("judging", "lancaster")  # (3)
    table.play("spare:l-clarence")
    assert (table.kind, table.due) == ("judging", "york")
    table.play("spare:y-exeter")
    assert (table.kind, table.due) == ("losing", "york")  # (4)
    table.play("lose:y-essex lose:y-suffolk")
    assert table.kind == "choosing"


def test_6_82_4_coronation_and_minors_come_before_executions():
    test_1_4_1_and_7_x_1_the_fixed_order()


def test_7_1_1_four_blocks_five_in_a_city():
    assert supplied(f"wilts: {' '.join(SIX.split()[:5])} | derby: l-henry_vi").kind == "choosing"
    assert supplied(f"kent: {' '.join(SIX.split()[:5])} | derby: l-henry_vi").kind == "losing"


def test_7_1_2_as_many_different_blocks_lose_a_step():
    table = supplied(f"kent: {SIX} | derby: l-henry_vi")
    table.play("lose:y-york")
    assert "lose:y-york" not in table.legal()
    table.play("lose:y-worcester")
    assert (table.strength("y-york"), table.strength("y-worcester")) == (3, 1)
    assert table.kind == "choosing"


def test_7_1_2_a_weak_block_may_be_chosen_and_the_number_stays():
    table = supplied(f"kent: {SIX.replace('y-essex', 'y-essex=1')} | derby: l-henry_vi")
    table.play("lose:y-essex")
    assert table.where("y-essex") == "dead"
    assert table.kind == "losing"


def test_7_1_3_a_win_by_supply_is_immediate():
    table = supplied(
        f"kent: {SIX.replace('y-york', 'y-york=1')} | derby: l-henry_vi"
        "| dead: y-march y-rutland y-clarence y-gloucester"
    )
    table.play("lose:y-york")
    assert (table.kind, table.phase.winner) == ("over", 0)


def test_7_2_1_exile_limits_without_local_mercenaries():
    full = "y-york y-hastings y-essex y-suffolk y-calais_mercenary y-burgundian_mercenary"
    assert supplied(f"calais: {full} | derby: l-henry_vi").kind == "choosing"
    away = "y-york y-hastings y-essex y-suffolk y-irish_mercenary"
    assert supplied(f"calais: {away} | derby: l-henry_vi").kind == "losing"
    assert (
        supplied("scotland: l-henry_vi l-devon l-french_mercenary | kent: y-york").kind == "losing"
    )


def test_7_2_2_chosen_among_the_counted_blocks():
    table = supplied("ireland: y-york y-hastings y-essex y-irish_mercenary | derby: l-henry_vi")
    assert set(table.legal()) == {"lose:y-york", "lose:y-hastings", "lose:y-essex"}


def test_9_1_4_the_question_comes_wherever_he_is():
    for place in ("kent", "calais", "pool"):
        table = supplied(f"{place}: y-exeter | derby: l-henry_vi | ireland: y-york")
        assert table.legal() == ["execute:y-exeter", "spare:y-exeter"]


def test_9_1_5_no_minor_for_a_defector_but_for_his_death():
    table = supplied("kent: y-exeter | derby: l-henry_vi | ireland: y-york")
    assert table.state.throne.due == (0, 0)
    table.play("execute:y-exeter")
    assert table.state.throne.due == (1, 0)
    assert table.where("l-exeter") == "dead"


def test_x_41_six_in_sussex_six_in_middlesex():
    assert sum(supplied(f"sussex: {SIX} | derby: l-henry_vi").phase.quota) == 2
    assert sum(supplied(f"middlesex: {SIX} | derby: l-henry_vi").phase.quota) == 1


def test_x_42_three_in_ireland():
    three = "ireland: y-york y-hastings y-essex"
    for irish in ("", " y-irish_mercenary"):
        table = supplied(f"{three}{irish} | derby: l-henry_vi")
        assert sum(table.phase.quota) == 1
    reset = supplied(f"{three} | derby: l-henry_vi", turn=7).play(
        "lose:y-essex home:l-henry_vi:derby"
    )
    assert (reset.kind, reset.due) == ("trimming", "york")
    reset.play("leave:y-hastings")
    assert reset.where("y-hastings") == "pool"
    calais = "calais: y-york y-hastings y-essex y-suffolk y-irish_mercenary"
    assert supplied(f"{calais} | derby: l-henry_vi").kind == "losing"


# further cases


def test_9_1_4_who_is_spared_lives_and_the_turn_goes_on():
    table = supplied("kent: y-exeter | derby: l-henry_vi | ireland: y-york").play("spare:y-exeter")
    assert (table.where("y-exeter"), table.kind) == ("kent", "choosing")


def test_9_1_4_an_execution_ends_no_war_by_itself():
    table = supplied("kent: y-exeter | derby: l-henry_vi | ireland: y-york")
    assert table.play("execute:y-exeter").kind == "choosing"


def test_6_81_1_a_coronation_is_announced_once_and_only_if_there_is_one():
    living = supplied("derby: l-henry_vi | ireland: y-york")
    assert living.view(None).crowned is None
    crowned = supplied(
        "france: l-exeter=2 | calais: y-march | dead: l-henry_vi l-prince_edward", king_block=None
    )
    assert crowned.view(None).crowned == "france"
    later = Position(supply.begin(crowned.state))
    assert (later.king, later.view(None).crowned) == ("l-exeter", None)


def test_7_x_1_the_pretenders_losses_come_before_the_kings():
    red = "l-henry_vi l-devon l-oxford l-rivers l-buckingham"
    white = "y-york y-hastings y-suffolk y-norfolk y-essex"
    table = supplied(f"derby: {red} | kent: {white}")
    assert (table.kind, table.due) == ("losing", "york")
    table.play("lose:y-essex")
    assert (table.kind, table.due) == ("losing", "lancaster")
    assert table.play("lose:l-devon").kind == "choosing"


def test_6_81_1_the_log_says_where_the_new_king_is_or_that_he_is_a_minor():
    def told(picture: str) -> list[str]:
        after = supplied(picture, king_block=None).state
        before = replace(after, throne=replace(after.throne, king=None, crowned=None))
        told = GAME.narrate(before, FIRST, GAME.decode_action("end"), after, None)
        return [line.key for line in told if "block" in line.params]

    assert told("kent: y-york | cornwall: l-somerset | dead: l-henry_vi") == ["crowned-minor"]
    heirs = "l-henry_vi l-prince_edward"
    assert told(f"kent: y-york | cornwall: l-exeter | dead: {heirs}") == ["crowned"]
