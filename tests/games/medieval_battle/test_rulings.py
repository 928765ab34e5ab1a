"""Rulings that no item, example or other test decides: Q1 to Q87, A6, P6."""

from __future__ import annotations

import pytest

from rosenkrieg.games.medieval_battle.geometry import NUMBERS, distance
from rosenkrieg.games.medieval_battle.material import BAGGAGE
from rosenkrieg.games.medieval_battle.phases.rally import outer_of
from rosenkrieg.games.medieval_battle.state import unit
from rosenkrieg.games.medieval_battle.tables import field_of

from .table import on_map, recruited, scene

# deployment


def test_q1_q2_three_steps_are_far_enough():
    table = recruited().play("deploy:BG:-2,-2 deploy:BG:5,-3")
    field = field_of(table.state)
    places = [NUMBERS[name] for name in table.goals("deploy:LI")]
    assert min(distance(at, flag) for at in places for flag in field.flags) == 3
    assert min(distance(at, NUMBERS["5,-3"]) for at in places) == 3
    assert min(distance(at, NUMBERS["-2,-2"]) for at in places) == 1


# zones and moves


def test_q4_an_attack_needs_no_step_before():
    assert scene("0,0 .LI .pk0").play("attack:0,0:1,0").due == "yellow"


def test_q11_a_turned_over_baggage_hinders_retreats_too():
    table = scene("-1,0 .lc .LB . .bg0", "yellow").play("attack:-1,0:0,0")
    assert set(table.legal()) == {"stand", "retreat:1,-1", "retreat:0,1"}


def test_q12_from_zone_to_zone_and_then_a_shot():
    table = scene("0,0 .AR .pk").play("move:0,0:0,1")
    assert table.legal() == ["stop", "attack:1,0", "shoot:1,0"]


def test_q14_nothing_is_done_from_a_crossed_hex():
    table = scene("""
        1,-1  m  m
        0,0   .LI .PK .
        0,1   m  m
        2,0   .pk
    """)
    assert not table.legal("move:0,0:1,0")


def test_q35_a_shot_out_of_a_zone_at_another_target():
    assert scene("0,0 .LB .hi .pk").goals("shoot:0,0") == {"1,0", "2,0"}


def test_q30_the_baggage_is_seen_like_any_target():
    assert scene("0,0 .LB . .bg").can("shoot:0,0:2,0")
    assert not scene("0,0 .LB f .bg").can("shoot:0,0:2,0")
    assert not scene("0,0 .AR . .bg").can("shoot:0,0:2,0")


def test_a6_every_action_stands_once_in_the_list():
    legal = scene("0,0 .AR .pk\n0,1 .HC .LI-\n-1,1 .LI-").legal()
    assert len(legal) == len(set(legal))


# retreats and chains


def test_q8_after_a_retreat_any_neighbor_may_be_attacked():
    table = scene("""
        2,-1  .hc
        0,0   .LI mar .
        1,1   .pk
    """).play("attack:0,0:1,0 retreat:2,0")
    assert table.legal() == ["stop", "attack:2,-1", "attack:2,0", "attack:1,1"]


def test_q16_no_retreat_into_an_own_unit():
    table = scene("-1,0 .LI .pk- .pk-").play("attack:-1,0:0,0")
    assert not table.can("retreat:1,0")
    assert table.can("retreat:1,-1")


def test_q17_one_free_hex_off_the_map_is_enough_and_costs_a_point():
    assert scene("4,-1 .LI\n4,0 .pk").play("attack:4,-1:4,0").can("leave")
    assert scene("4,-1 .LI\n4,0 .pk0").play("attack:4,-1:4,0").kind == "turn"


def test_q72_q74_it_may_stop_beside_enemies_that_it_cannot_pay():
    table = scene("""
        1,-1  hpk
        0,0   .LI2 .pk .
    """).play("attack:0,0:1,0 retreat:2,0")
    assert table.legal() == ["stop", "attack:2,0"]
    assert table.play("stop").at("1,0") == "LI1"


def test_q75_a_baggage_in_the_chain_ends_it():
    table = scene("""
        0,0  .LC .ar .
        1,1  .bg
    """).play("attack:0,0:1,0 retreat:2,0 attack:1,1")
    assert (table.at("1,1"), table.at("1,0"), table.due) == ("bg0", "LC3", "yellow")


def test_r52_r79_who_leaves_with_one_knight_comes_back_with_one():
    table = scene("3,0 .LI .pk-").play("attack:3,0:4,0 leave")
    assert table.away == "X.pk1"


def test_r62_a_damaged_victor_moves_in_too():
    table = scene("0,0 .LC- .ar0-").play("attack:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0")) == ("", "LC4-")


@pytest.mark.parametrize(
    ("baggage", "filler", "outer"),
    [("Z", "ZY", "Z"), ("Z", "XZ", "Z"), ("X", "XZ", "X"), ("X", "ZY", "Z"), ("Y", "ZY", "Y")],
)
def test_q51_p6_from_a_filler_beside_the_nearer_outer_module(baggage: str, filler: str, outer: str):
    field = field_of(on_map("BG@0,0").state)
    at, there = (
        next(at for at, slot in field.slots.items() if slot == x) for x in (filler, baggage)
    )
    mine = (unit(there, BAGGAGE, True, 1),)
    assert outer_of(field, mine, at) == field.ring.index(outer)


# dismounting, merging, rallies


def test_q37_q44_on_foot_it_joins_a_unit_of_its_new_kind():
    table = scene("0,0 .HC- .HI-").play("dismount:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0"), table.due) == ("", "HI1", "yellow")


def test_q40_dismounting_is_not_limited_by_counters():
    assert scene("0,0 .HC .HI .HI .HI").can("dismount:0,0:0,0")


def test_q38_nothing_follows_a_merge():
    assert scene("0,0 .HC- .HC-").play("move:0,0:1,0").due == "yellow"


def test_q52_q76_a_baggage_that_was_hit_stays_until_a_rally():
    table = scene("0,0 .LI .bg .", "red").play("attack:0,0:1,0")
    assert not table.legal("move:1,0")
    table.play("rally pass")
    assert table.at("1,0") == "bg1"
    assert table.legal("move:1,0")


def test_q53_beside_enemies_the_baggage_is_fortified_again():
    assert scene("0,0 .BG0 .pk").play("rally").at("0,0") == "BG1"


# flags and the end


def test_q20_a_flag_stays_held_when_its_unit_merges_away_or_dies():
    table = scene("0,0 .LI- .LI-", flags={"0,0": 2}, holders={"0,0": "red"})
    assert table.play("move:0,0:1,0").points == (2, 0)
    table = scene("0,0 .HI- .hi0-", flags={"0,0": 1, "1,0": 2}, holders={"1,0": "yellow"})
    assert table.play("attack:0,0:1,0").points == (0, 2)  # [Q26] both have died


def test_q54_a_stuck_unit_with_points_keeps_the_battle_going():
    ring = "0,-1 f f\n-1,0 f .LI1 f\n-1,1 f f\n3,3 .BG0\n-3,0 .bg0"
    assert not scene(ring, markers=(0, 0)).legal("move")
    assert scene(ring, markers=(0, 0)).play("pass").end is None
    spent = ring.replace(".LI1", ".LI0")
    assert scene(spent, markers=(0, 0)).play("pass").end == ("red", "spent", "value")


def test_q55_both_reach_the_points_and_all_is_equal():
    table = scene(
        "0,0 .lc .HI .\n1,1 .BG0",
        "yellow",
        flags={"0,0": 2, "2,0": 1, "-4,0": 1},
        holders={"0,0": "yellow", "-4,0": "red"},
        baggage=(True, False),
    ).play("attack:0,0:1,0 retreat:2,0 attack:1,1")
    assert table.points == (5, 5)
    assert table.end == ("nobody", "points", "")


def test_q83_a_side_without_units_goes_on():
    table = scene("0,0 .LC .ar0-", baggage=(True, False)).play("attack:0,0:1,0")
    assert (table.due, table.end) == ("yellow", None)
    assert table.legal() == ["rally", "pass"]


def test_q86_points_come_before_the_last_point_is_spent():
    table = scene(
        "0,0 .PK1 .\n3,3 .BG0\n-3,0 .bg0", flags={"1,0": 5}, markers=(0, 0)
    ).play("move:0,0:1,0")  # fmt: skip
    assert table.end == ("red", "points", "points")
