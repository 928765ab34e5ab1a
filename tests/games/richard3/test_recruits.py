"""Section 5.4: recruits."""

from __future__ import annotations

import pytest

from .table import scene


def places(block: str, picture: str, **others: str) -> set[str]:
    """Where a block of the pool may be recruited."""
    table = scene(picture, **others)
    return {text.rsplit(":", 1)[1] for text in table.legal(f"recruit:{block}:")}


def test_5_4_1_a_point_a_block_and_the_enemy_sees_only_that_one_came():
    table = scene("kent: y-march", card="action_2").play("recruit:y-norfolk:east_anglia")
    assert table.state.phase.points == 1
    assert table.strength("y-norfolk") == 4
    enemy = table.view("lancaster")
    group = next(g for g in enemy.groups if g.area == "east_anglia")
    assert (group.strangers, group.pieces) == (1, ())


def test_5_4_2_a_noble_on_his_shield_friendly_or_vacant():
    assert places("y-norfolk", "kent: y-march") == {"caernarvon", "east_anglia", "glamorgan"}
    assert places("y-norfolk", "kent: y-march | east_anglia: l-devon") == {
        "caernarvon", "glamorgan",
    }  # fmt: skip


def test_5_4_2_warwick_of_york_in_calais():
    assert "calais" in places("y-warwick", "kent: y-march | pool: y-warwick")
    red = places("l-warwick", "kent: l-devon | pool: l-warwick", seat="lancaster")
    assert red == {"warwick", "glamorgan"}


def test_5_4_3_church_in_its_cathedral_area():
    assert places("y-canterbury_church", "dorset: y-march") == {"kent"}
    assert places("y-canterbury_church", "kent: l-devon") == set()


def test_5_4_4_a_levy_in_its_city():
    assert places("y-london_levy", "kent: y-march") == {"middlesex"}
    assert places("y-london_levy", "middlesex: l-henry_vi") == set()


def test_5_4_5_a_bombard_needs_own_blocks_in_a_city_of_any_colour():
    assert places("y-bombard", "kent: y-march") == set()
    assert places("y-bombard", "kent: y-march | south_yorks: y-hastings") == {"south_yorks"}


def test_5_4_6_the_rebel_in_any_vacant_area_outside_exile():
    found = places("rebel", "kent: y-march | sussex: l-devon")
    assert {"isle_of_man", "middlesex"} <= found
    assert not {"kent", "sussex", "calais", "ireland", "france", "scotland"} & found
    assert len(found) == 33 - 4 - 2


def test_5_4_7_the_welsh_in_wales_other_mercenaries_walk():
    assert places("l-welsh_mercenary", "kent: l-devon", seat="lancaster") == {
        "pembroke", "caernarvon", "powys", "glamorgan",
    }  # fmt: skip
    assert places("l-french_mercenary", "france: l-french_mercenary", seat="lancaster") == set()


def test_5_4_8_no_steps_are_added():
    table = scene("middlesex: y-london_levy=1 y-march=2", card="action_4")
    table.play("take:y-march step:kent stop recruit:y-canterbury_church:kent")
    assert (table.strength("y-march"), table.strength("y-london_levy")) == (2, 1)


def test_5_4_9_no_recruits_in_contested_areas():
    table = scene("kent: y-march y-hastings | sussex: l-devon")
    table.play("take:y-march step:sussex")
    assert not [text for text in table.legal("recruit") if text.endswith(":sussex")]


def test_5_4_10_an_heir_in_the_pool_comes_like_a_minor():
    assert places("y-march", "pool: y-march | kent: y-hastings") == {"calais", "ireland"}
    royal = places("y-march", "pool: y-march | kent: y-hastings | derby: l-devon", king="york")
    assert "middlesex" in royal
    assert not {"derby", "hereford"} & royal


def test_5_4_11_clarence_on_york_shields_exeter_in_cornwall():
    red = places("l-clarence", "pool: l-clarence | rutland: y-march", seat="lancaster")
    assert red == {"hereford", "south_yorks"}
    assert places("y-exeter", "pool: y-exeter") == {"cornwall"}


def test_5_4_11_a_neville_on_his_own_shields_only():
    assert places("y-kent", "pool: y-kent | dead: y-salisbury y-warwick") == {"east_yorks"}


def test_5_4_12_face_down_blocks_wait():
    assert places("y-london_levy", "down: y-london_levy | kent: y-march") == set()


@pytest.mark.parametrize(
    "card", ["surprise", "force_march", "muster", "piracy", "treason", "plague"]
)
def test_5_1_2_no_recruits_with_an_event(card: str):
    assert not scene("kent: y-march", card=card).legal("recruit")


def test_x_26_two_recruits_in_northumbria():
    table = scene("middlesex: l-henry_vi", seat="lancaster", card="action_2")
    table.play("recruit:l-northumberland:northumbria recruit:l-newcastle_levy:northumbria")
    assert table.legal() == ["end"]


def test_x_27_three_recruits_in_east_anglia():
    table = scene("calais: y-march", card="action_3")
    table.play("recruit:y-norfolk:east_anglia recruit:y-suffolk:east_anglia")
    table.play("recruit:y-norwich_levy:east_anglia")
    assert table.legal() == ["end"]


def test_3_27_2_a_recruited_rebel_hides_nothing():
    table = scene("kent: y-march | sussex: l-devon")
    table.play(next(text for text in table.legal("recruit:rebel")))
    assert table.known("rebel")
    assert table.view("lancaster").rebel.strength == table.strength("rebel")
