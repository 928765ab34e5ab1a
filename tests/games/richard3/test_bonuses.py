"""Sections 2.2 to 2.6 and 3: home bonuses, seniority, steps."""

from __future__ import annotations

import pytest

from .table import fight


def defends(block: str, area: str, beside: str = "", **others: object) -> str:
    """Letter and number of a block that defends an area."""
    enemy = "y-hastings" if block.startswith("l") else "l-oxford"
    red, white = (
        (f"{block} {beside}", enemy) if block.startswith("l") else (enemy, f"{block} {beside}")
    )
    attacker = "york" if block.startswith("l") else "lancaster"
    table = fight(area, red, white, attacker=attacker, **others)
    return table.fires(block)


def attacks(block: str, area: str) -> str:
    red, white = (block, "y-hastings") if block.startswith("l") else ("l-oxford", block)
    attacker = "lancaster" if block.startswith("l") else "york"
    return fight(area, red, white, attacker=attacker).fires(block)


def test_2_2_1_a_noble_on_his_shield():
    assert defends("l-beaumont", "lincoln") == "B3"
    assert defends("l-beaumont", "derby") == "B2"


def test_2_2_2_also_who_came_this_turn_or_changed_sides():
    stays = fight("leicester", "l-rivers l-oxford", "y-york", attacker="lancaster")
    stays.play("pass:l-oxford turn:y-york:l-rivers").roll("2")
    assert stays.battle.round == 2
    assert stays.fires("y-rivers") == "B3"
    late = fight("leicester", "l-oxford", "y-york", attacker="lancaster", reserves="y-hastings")
    late.play("pass:l-oxford pass:y-york")
    assert late.fires("y-hastings") == "B3"


def test_2_2_3_attackers_get_nothing():
    assert attacks("y-hastings", "leicester") == "B2"


def test_2_2_4_only_the_senior_heir_and_it_passes_on_at_once():
    table = fight("hereford", "l-northumberland", "y-march=1 y-york=1", attacker="lancaster")
    assert (table.fires("y-york"), table.fires("y-march")) == ("B4", "A3")
    table.play("pass:y-march pass:y-york fire:l-northumberland").roll("1-6-6-6")
    table.play("suffer:y-york")
    assert table.fires("y-march") == "A4"


@pytest.mark.parametrize("area", ["south_yorks", "hereford", "rutland"])
def test_2_2_5_any_york_heir_on_the_three_york_shields(area: str):
    assert defends("y-rutland", area) == "B2"


@pytest.mark.parametrize("area", ["lancaster", "lincoln"])
def test_2_2_6_any_lancaster_heir_on_the_plain_shields(area: str):
    assert defends("l-somerset", area, king="york") == "A3"


def test_2_2_7_special_shields_only_once_the_owner_is_dead():
    assert defends("l-henry_vi", "dorset") == "B2"
    assert defends("l-henry_vi", "dorset", elsewhere="dead: l-somerset") == "B3"
    assert defends("l-henry_vi", "pembroke", king="york") == "B2"  # a minor Richmond blocks it
    assert defends("l-henry_vi", "cornwall", elsewhere="kent: y-exeter", king="york") == "B2"


def test_2_2_8_the_owner_keeps_his_shield_beside_a_senior_heir():
    assert defends("l-somerset", "dorset", "l-henry_vi") == "A3"


def test_2_2_9_reserves_do_not_count_as_present():
    table = fight("hereford", "l-oxford", "y-march", attacker="lancaster", reserves="y-york")
    assert table.fires("y-march") == "A4"


def test_2_2_10_bonuses_have_no_cap():
    assert defends("y-march", "south_yorks", king="york") == "A5"


def test_2_3_1_a_crown_for_the_senior_royal_heir_only():
    assert defends("l-henry_vi", "derby") == "B3"
    assert defends("l-henry_vi", "derby", king="york") == "B2"
    assert defends("l-somerset", "derby", "l-henry_vi") == "A2"


def test_2_3_2_shield_and_crown_add_up():
    assert defends("l-exeter", "cornwall") == "A3"


def test_2_3_3_a_senior_heir_takes_the_crown_exeter_keeps_his_shield():
    assert defends("l-exeter", "cornwall", "l-henry_vi") == "A2"
    assert defends("l-henry_vi", "cornwall", "l-exeter") == "B3"


def test_2_3_4_the_crown_follows_the_house_without_a_king():
    assert defends("l-somerset", "derby", king_block=None) == "A3"


def test_2_4_2_a_levy_in_its_own_city_bombards_never():
    assert defends("y-london_levy", "middlesex") == "C4"
    assert defends("y-norwich_levy", "middlesex") == "C2"
    assert defends("y-bombard", "middlesex") == "A3"


def test_2_5_1_church_in_its_cathedral_area_in_either_colour():
    assert defends("l-york_church", "south_yorks") == "C3"
    assert defends("y-york_church", "south_yorks") == "C3"
    assert defends("y-canterbury_church", "kent") == "C2"
    assert defends("y-canterbury_church", "sussex") == "C1"


@pytest.mark.parametrize("area", ["pembroke", "caernarvon", "powys", "glamorgan"])
def test_2_6_2_the_welsh_in_wales(area: str):
    assert defends("l-welsh_mercenary", area) == "A3"


def test_3_11_1_dice_by_strength_and_each_hit_takes_a_step():
    table = fight("derby", "l-northumberland", "y-salisbury", over="chester")
    table.play("fire:l-northumberland").roll("1-6-6-6")
    assert table.strength("y-salisbury") == 2
    table.play("fire:y-salisbury")
    assert table.view(None).dice.count == 2


def test_3_21_2_royal_heirs_are_those_of_the_kings_house():
    assert defends("y-rutland", "derby", king="york") == "B2"
    assert defends("y-rutland", "derby") == "B1"


def test_9_1_7_turncoats_have_the_bonus_of_nobles():
    assert defends("y-exeter", "cornwall", elsewhere="kent: l-henry_vi") == "A2"
    assert defends("l-clarence", "rutland", "l-henry_vi") == "B3"


# the examples of the book


def test_x_5_any_b2_noble():
    assert (defends("y-arundel", "sussex"), attacks("y-arundel", "sussex")) == ("B3", "B2")


def test_x_6_somersets_shield():
    assert defends("l-henry_vi", "dorset") == "B2"
    assert defends("l-henry_vi", "dorset", elsewhere="dead: l-somerset") == "B3"
    assert defends("l-somerset", "dorset") == "A3"


def test_x_7_exeter_alone_in_cornwall():
    assert defends("l-exeter", "cornwall") == "A3"


def test_x_8_henry_beside_exeter():
    assert defends("l-henry_vi", "cornwall", "l-exeter l-devon") == "B3"
    assert defends("l-exeter", "cornwall", "l-henry_vi l-devon") == "A2"
    assert defends("l-devon", "cornwall", "l-henry_vi l-exeter") == "B3"
    assert defends("l-exeter", "cornwall", reserves="l-henry_vi") == "A3"
    assert defends("l-exeter", "cornwall", "l-henry_vi", king="york") == "A2"
    assert defends("l-henry_vi", "cornwall", "l-exeter", king="york") == "B2"
    assert attacks("l-exeter", "cornwall") == "A1"
    assert defends("l-henry_vi", "cornwall", elsewhere="dead: l-exeter") == "B4"


def test_x_9_levies():
    assert defends("y-london_levy", "middlesex") == "C4"
    assert defends("l-bristol_levy", "somerset") == "C3"
    assert defends("y-norwich_levy", "middlesex") == "C2"
    assert attacks("l-york_levy", "south_yorks") == "C3"


def test_x_10_churches():
    assert defends("l-york_church", "south_yorks") == "C3"
    assert defends("y-canterbury_church", "kent") == "C2"


def test_x_11_the_welsh():
    assert defends("l-welsh_mercenary", "powys") == "A3"
    assert defends("l-welsh_mercenary", "hereford") == "A2"


def test_x_12_march_in_hereford():
    assert defends("y-march", "hereford") == "A4"
    assert defends("y-march", "hereford", "y-york") == "A3"
    assert defends("y-york", "hereford", "y-march") == "B4"


def test_x_13_salisbury_loses_three_steps():
    table = fight("derby", "l-northumberland", "y-salisbury", over="chester")
    left = []
    for _ in range(3):
        table.play("fire:l-northumberland").roll("1-6-6-6")
        left.append(
            table.where("y-salisbury") if table.kind != "battle" else table.strength("y-salisbury")
        )
        if table.kind == "battle":
            table.play("pass:y-salisbury")
    assert left == [2, 1, "dead"]
    assert table.where("l-salisbury") == "dead"


def test_2_2_7_a_dead_lancastrians_shield_is_none_of_yorks():
    table = fight(
        "cornwall", "l-devon", "y-march", attacker="lancaster", elsewhere="dead: l-exeter"
    )
    assert table.fires("y-march") == "A3"
