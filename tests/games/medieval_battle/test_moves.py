"""Turns, movement, zones of control and merging: R26 to R48, R73, R74, R110, R111, R116."""

from __future__ import annotations

import pytest

from rosenkrieg.games.medieval_battle.geometry import NUMBERS
from rosenkrieg.games.medieval_battle.material import CART, FOOT, HORSE
from rosenkrieg.games.medieval_battle.tables import field_of

from .table import scene


def test_r26_yellow_begins_and_turns_alternate():
    table = scene("0,0 .LI .\n0,2 .li .", "yellow").play("move:0,2:1,2")
    assert table.due == "red"
    assert table.play("move:0,0:1,0").due == "yellow"


def test_r27_one_action_a_turn():
    table = scene("0,0 .AR .\n0,1 .pk .")
    kinds = {text.partition(":")[0] for text in table.legal()}
    assert kinds == {"move", "attack", "shoot", "rally", "pass"}
    assert table.play("shoot:0,0:0,1").due == "yellow"


def test_r28_a_move_ends_with_one_thing():
    table = scene("-1,0 .AR . .pk").play("move:-1,0:0,0")
    assert table.legal() == ["stop", "attack:1,0", "shoot:1,0"]
    assert table.play("shoot:1,0").due == "yellow"


def test_r29_a_retreat_is_no_turn():
    table = scene("0,0 .LI .pk .").play("attack:0,0:1,0 retreat:2,0 stop")
    assert table.due == "yellow"


def test_r30_a_rally_needs_a_time_marker():
    assert scene("0,0 .LI").can("rally")
    assert not scene("0,0 .LI", markers=(0, 3)).can("rally")
    assert scene("0,0 .LI", markers=(2, 3)).play("rally").state.markers == (1, 3)


def test_r31_costs_depend_on_the_hex_entered():
    assert scene("0,0 fLI .").play("move:0,0:1,0").at("1,0") == "LI3"
    assert scene("0,0 .LI f").play("move:0,0:1,0").at("1,0") == "LI2"


def test_r32_a_move_may_use_any_part_of_the_points():
    table = scene("0,0 .LI . . . .")
    assert {"1,0", "2,0", "3,0", "4,0"} <= table.goals("move:0,0")
    assert not scene("0,0 .LI0").legal("move")


def test_r33_the_attacker_pays_for_the_hex():
    assert scene("0,0 .LI fpk0").play("attack:0,0:1,0").at("0,0") == "LI2"
    assert not scene("0,0 .LI1 fpk").legal("attack")


def test_r34_a_defender_that_stands_pays_nothing():
    table = scene("0,0 .LI .pk2").play("attack:0,0:1,0 stand")
    assert table.at("1,0") == "pk2-"


WALL = """
     1,-1  m  m
     0,0   .LI .PK .
    -1,1   m  m  m
"""


def test_r35_crossing_costs_both_a_point():
    table = scene(WALL).play("move:0,0:1,0:2,0")
    assert (table.at("2,0"), table.at("1,0")) == ("LI1", "PK2")


@pytest.mark.parametrize(("mover", "crossed"), [(".LI2", ".PK"), (".LI", ".PK0")])
def test_r35_both_need_the_point(mover: str, crossed: str):
    assert not scene(WALL.replace(".LI", mover).replace(".PK", crossed)).legal("move:0,0:1,0:")


def test_r35_no_move_ends_on_the_crossed_unit():
    assert "1,0" not in scene(WALL).goals("move:0,0")


def test_r35_two_units_in_a_row():
    table = scene("""
        1,-1  m  m  m
        0,0   .LC .PK .PK .
        0,1   m  m  m
    """)
    table.play("move:0,0:1,0:2,0:3,0 stop")
    assert (table.at("3,0"), table.at("1,0"), table.at("2,0")) == ("LC0", "PK2", "PK2")


def test_r36_no_crossing_in_an_enemy_zone():
    assert not scene(WALL.replace("1,-1  m  m", "1,-1  mpk m")).legal("move:0,0:1,0:")


def test_a3_no_needless_crossing():
    assert not scene("0,0 .LI .PK .").legal("move:0,0:1,0:")


def test_q15_crossing_the_baggage_turns_it_over():
    table = scene(WALL.replace(".PK", ".BG")).play("move:0,0:1,0:2,0")
    assert table.at("1,0") == "BG0"


def test_r37_a_shot_costs_a_point():
    assert scene("0,0 .AR .pk").play("shoot:0,0:1,0").at("0,0") == "AR2"
    assert not scene("0,0 .AR0 .pk").legal("shoot")


def test_r38_a_retreat_costs_the_hex():
    table = scene("0,0 .LI .pk f").play("attack:0,0:1,0 retreat:2,0")
    assert table.at("2,0") == "pk1"


def test_r39_no_retreat_into_heavy_ground_with_one_point():
    table = scene("""
        2,-1  h
        0,0   .LI .pk1 f
        1,1   m
    """).play("attack:0,0:1,0")
    assert table.kind == "turn"


def test_r40_the_zone_is_what_a_unit_could_occupy():
    field = field_of(scene("0,0 . m f h").state)
    at = NUMBERS["0,0"]
    assert field.zones[FOOT][at].bit_count() == 6
    assert field.zones[HORSE][at].bit_count() == 5
    assert field.zones[CART][NUMBERS["2,0"]].bit_count() == 4


def test_r40_points_do_not_matter():
    table = scene("-1,0 .LI2 . .\n0,1 .pk0")
    assert "1,0" not in table.goals("move:-1,0")  # it has to stop on 0,0
    assert table.play("move:-1,0:0,0").kind == "ending"


def test_r41_a_mountain_is_no_part_of_a_riders_zone():
    riders = WALL.replace("1,-1  m  m", "1,-1  .hc m")
    assert not scene(riders).legal("move:0,0:1,0:")
    assert scene(riders.replace(".PK", "mPK")).can("move:0,0:1,0:2,0")


def test_r42_zones_reach_off_the_map():
    table = scene("""
        4,-1  .LI
        4,0   .pk
        3,1   .LI .LI
    """)
    assert not table.play("attack:4,-1:4,0").can("leave")


def test_r43_entering_a_zone_ends_the_movement():
    table = scene("-1,0 .LC2 . . .\n0,1 .pk")
    assert table.can("move:-1,0:0,0")
    assert not table.can("move:-1,0:1,0")
    assert table.play("move:-1,0:0,0").legal("attack") == ["attack:0,1"]


def test_r43_only_units_in_whose_zone_it_came():
    table = scene("""
        -1,0  .HI m .hc
         0,1  .pk
    """).play("move:-1,0:0,0")
    assert table.legal("attack") == ["attack:0,1"]


def test_r44_a_shooter_may_shoot_in_a_zone():
    table = scene("-1,0 .AR . .pk").play("move:-1,0:0,0")
    assert "shoot:1,0" in table.legal()


def test_r44_at_any_target():
    table = scene("-1,0 .LB . .pk .hi").play("move:-1,0:0,0")
    assert table.legal("shoot") == ["shoot:1,0", "shoot:2,0"]


def test_r45_no_step_after_a_shot():
    assert scene("-1,0 .MA . .pk").play("move:-1,0:0,0 shoot:1,0").due == "yellow"


def test_r46_out_of_a_zone_one_hex():
    table = scene("0,0 .LI .pk")
    assert "0,1" in table.goals("move:0,0")  # from zone to zone
    assert table.play("move:0,0:0,1").legal() == ["stop", "attack:1,0"]


def test_r47_from_a_free_hex_it_goes_on():
    table = scene("0,0 .LI .pk")
    assert "-3,0" in table.goals("move:0,0")


def test_r47_not_from_another_zone():
    table = scene("""
         0,0   .LI .pk
        -2,1   .pk
        -1,-1  .pk
    """)
    assert "-2,0" not in table.goals("move:0,0")


def test_r48_the_route_stops_below_the_mountain():
    table = scene("0,0 .HC . . h\n2,-1 mlb")
    assert "1,0" in table.goals("move:0,0")
    assert "3,0" not in table.goals("move:0,0")


# merging


def test_r73_two_damaged_units_of_a_kind():
    table = scene("0,0 .LI- . .LI-").play("move:0,0:2,0")
    assert (table.at("0,0"), table.at("2,0")) == ("", "LI2")
    for picture in ("0,0 .LI- .LI", "0,0 .LI .LI-", "0,0 .LI- .PK-"):
        assert "1,0" not in scene(picture).goals("move:0,0"), picture


def test_r73_also_in_an_enemy_zone():
    assert scene("0,0 .LI- .LI- .pk").can("move:0,0:1,0")


def test_r73_across_another_unit():
    table = scene(WALL.replace(".LI", ".LI-").replace(".PK .", ".PK .LI-"))
    assert table.legal("move:0,0:1,0:") == ["move:0,0:1,0:2,0"]
    assert table.play("move:0,0:1,0:2,0").at("2,0") == "LI1"


def test_r74_the_smaller_number_of_points():
    assert scene("0,0 .LI- .LI2-").play("move:0,0:1,0").at("1,0") == "LI2"
    assert scene("0,0 .LI2- .LI-").play("move:0,0:1,0").at("1,0") == "LI1"


# the rest


def test_r110_standing_is_free_retreating_is_paid_at_once():
    table = scene("0,0 .LI .pk3 .").play("attack:0,0:1,0")
    assert scene("0,0 .LI .pk3 .").play("attack:0,0:1,0 stand").at("1,0") == "pk3-"
    assert table.play("retreat:2,0").at("2,0") == "pk2"


def test_r111_cavalry_never_goes_to_nor_attacks_a_mountain():
    assert not scene("0,0 .HC mpk").legal("attack")
    assert not scene("0,0 .BG .pk").legal("attack")


def test_r116_what_baggage_cannot_do():
    table = scene("0,0 .BG .LI .\n0,1 .pk")
    kinds = {text.partition(":")[0] for text in table.legal() if ":0,0:" in text}
    assert kinds == {"move"}
    assert not table.legal("move:0,0:1,0:")


def test_q36_dismounting_is_an_action_also_without_points():
    table = scene("0,0 .HC0")
    assert table.legal("dismount") == ["dismount:0,0:0,0"]
    assert table.play("dismount:0,0:0,0").due == "yellow"


def test_q68_out_and_back_is_paid_in_full():
    assert scene("0,0 .LI .").play("move:0,0:0,0").at("0,0") == "LI2"
    assert not scene("0,0 .LI1 .").can("move:0,0:0,0")


def test_a2_out_and_back_over_one_free_hex_outside_zones():
    surrounded = """
         0,-1  .PK .PK
        -1,0   .PK .LI {}
        -1,1   .PK .PK
    """
    assert scene(surrounded.format(".")).can("move:0,0:0,0")
    assert not scene(surrounded.replace("{}", ". .pk")).can("move:0,0:0,0")
    assert scene(surrounded.format("f")).play("move:0,0:0,0").at("0,0") == "LI1"


def test_q69_the_cheapest_path_is_paid():
    table = scene("0,0 .LI f .\n0,1 . .").play("move:0,0:2,0")
    assert table.at("2,0") == "LI1"


def test_q84_passing_is_always_allowed():
    assert scene("0,0 .LI0", markers=(0, 0)).legal() == [
        *scene("0,0 .LI0", markers=(0, 0)).legal("move"), "pass"
    ]  # fmt: skip
