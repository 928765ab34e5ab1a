"""The examples: E1 to E16 have their results from the book, X1 to X19 follow from the rulings.

They assume the movement points of the standard edition: heavy cavalry 4, light cavalry and mounted
archers 5, light infantry 4, all others on foot 3. [A8]
"""

from __future__ import annotations

import pytest

from rosenkrieg.games.medieval_battle.geometry import NUMBERS
from rosenkrieg.games.medieval_battle.material import KIND, KINDS
from rosenkrieg.games.medieval_battle.phases import melee, shooting
from rosenkrieg.games.medieval_battle.state import unit
from rosenkrieg.games.medieval_battle.tables import field_of

from .table import TABLES, begun, on_map, scene


def test_a8_the_examples_assume_these_movement_points():
    points = dict(zip(KINDS, TABLES.movement, strict=True))
    assert points == {
        "HC": 4, "LC": 5, "MA": 5, "HI": 3, "LI": 4, "PK": 3, "LB": 3, "AR": 3, "BG": 1,
    }  # fmt: skip


def test_e1_an_army_of_20_points():
    table = begun().play("red/recruit:2,1,1")
    assert table.can("recruit:2,1,1,1,2")
    assert not table.can("recruit:1,1,1,2,2")  # a second longbow unit for one heavy infantry


def test_e2_across_two_plains_to_a_hill():
    table = scene("0,0 .HC . . h").play("move:0,0:3,0 stop")
    assert table.at("3,0") == "HC0"


def test_e3_longbowmen_climb_a_mountain_and_shoot():
    table = scene("0,0 .LB m . .pk")
    assert not table.legal("shoot")
    table.play("move:0,0:1,0 shoot:3,0")
    assert (table.at("1,0"), table.at("3,0")) == ("LB0", "pk3-")


PASS_OF_THE_HILL = """
    2,-2  .LB
    1,-1  .  m
    0,0   .hc . . h
"""


def test_e4_yellow_first_rides_onto_the_hill_and_is_shot_at():
    table = scene(PASS_OF_THE_HILL, "yellow").play("move:0,0:3,0 stop")
    assert table.at("3,0") == "hc0"
    table.play("move:2,-2:2,-1 shoot:3,0")
    assert table.at("3,0") == "hc0-"


def test_e4_red_first_stops_the_riders():
    table = scene(PASS_OF_THE_HILL).play("move:2,-2:2,-1 stop")
    assert "3,0" not in table.goals("move:0,0")
    table.play("move:0,0:1,0")
    assert table.legal() == ["stop", "dismount"]
    table.play("stop")
    assert table.at("1,0") == "hc3"


def test_e5_riders_below_a_mountain():
    table = scene("""
        0,-1  mlb
        0,0   .HC
    """)
    field = field_of(table.state)
    assert not field.zones[1][NUMBERS["0,0"]] >> NUMBERS["0,-1"] & 1
    assert field.zones[0][NUMBERS["0,-1"]] >> NUMBERS["0,0"] & 1
    assert not table.legal("attack")


def test_e6_zones_reach_beyond_the_rim():
    field = field_of(scene("4,0 .HC").state)
    for name in ("5,0", "5,-1", "4,1"):
        assert field.zones[1][NUMBERS["4,0"]] >> NUMBERS[name] & 1, name


def test_e7_where_longbowmen_can_retreat_to():
    table = scene("-1,0 .LC .lb").play("attack:-1,0:0,0")
    assert table.due == "yellow"
    assert set(table.legal()) == {"stand", "retreat:1,0", "retreat:1,-1", "retreat:0,1"}


def test_e7_a_mountain_is_no_part_of_a_riders_zone():
    table = scene("""
         0,-1  m
        -1,0   .LC .lb
    """).play("attack:-1,0:0,0")
    assert table.can("retreat:0,-1")
    assert not table.can("retreat:-1,1")
    table.play("retreat:0,-1")
    assert table.at("0,-1") == "lb1"


def test_e8_one_point_and_only_heavy_ground():
    table = scene("""
         1,-1  h
        -1,0   .LC .lb1 f
         0,1   m
    """).play("attack:-1,0:0,0")
    assert table.at("0,0") == "LC4"  # no question was asked: the fight is over
    assert (table.kind, table.due) == ("turn", "yellow")


@pytest.mark.parametrize(
    ("enemy", "result"),
    [
        ("pk", ("LC4-", "pk0")), ("hc", ("LC4-", "hc0-")), ("lc", ("LC4-", "lc0-")),
        ("hi", ("LC4-", "hi0-")), ("li", ("LC4", "li0-")), ("ma", ("LC4", "ma0-")),
        ("ar", ("", "LC4")), ("lb", ("", "LC4")),
    ],
)  # fmt: skip
def test_e9_light_cavalry_attacks(enemy: str, result: tuple[str, str]):
    table = scene(f"0,0 .LC .{enemy}0").play("attack:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0")) == result


def test_e10_light_infantry_from_a_mountain():
    table = scene("0,0 mLI hhc").play("attack:0,0:1,0")
    assert table.can("retreat:2,0")
    table.play("stand")
    assert (table.at("0,0"), table.at("1,0")) == ("LI2", "hc4-")
    assert table.due == "yellow"


def test_e10_the_cavalry_leaves_the_hill():
    table = scene("0,0 mLI hhc").play("attack:0,0:1,0 retreat:2,0")
    assert (table.at("1,0"), table.at("2,0")) == ("LI2", "hc3")


@pytest.mark.parametrize("shooter", ["LB", "AR", "MA"])
@pytest.mark.parametrize("target", KINDS[:-1])
@pytest.mark.parametrize("ground", ["h", "f"])
def test_e11_a_full_target_higher_or_in_forest_loses_nothing(
    shooter: str, target: str, ground: str
):
    field = field_of(scene(f"0,0 . {ground}").state)
    one = unit(NUMBERS["0,0"], KIND[shooter], True, 3)
    two = unit(NUMBERS["1,0"], KIND[target], True, 3)
    assert shooting.losses(TABLES, field, one, two)[1] == 0


def test_e12_the_way_back_of_longbowmen():
    table = on_map("bg@-3,0 lb@5,-3 LI@4,-3 BG@-2,5").play("attack:4,-3:5,-3 leave")
    assert (table.away, table.at("5,-3")) == ("X.lb2", "LI3")
    table.play("rally")
    assert (table.away, table.due) == ("Z.lb2", "red")
    table.play("pass rally")
    around = {"-2,0", "-2,-1", "-3,-1", "-4,0", "-4,1", "-3,1"}
    assert table.goals("enter:Z.LB2") == around
    table.play("enter:Z.LB2:-2,0")
    assert table.at("-2,0") == "lb3"


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_e13_points_after_dismounting(before: int, after: int):
    table = scene(f"0,0 .LC{before}").play("dismount:0,0:0,0")
    assert table.at("0,0") == f"LI{after}"


def test_e14_the_baggage_and_the_center_win():
    table = scene("0,0 .PK", flags={"1,0": 2}, baggage=(True, False)).play("move:0,0:1,0")
    assert table.points == (5, 0)
    assert table.end == ("red", "points", "points")


def test_e15_across_a_flag():
    table = scene("0,0 .PK . .", flags={"1,0": 2}).play("move:0,0:2,0")
    assert table.points == (0, 0)


def test_e16_a_unit_that_dies_on_a_flag():
    table = scene("0,0 .AR- . .hi0", flags={"1,0": 2}).play("move:0,0:1,0 attack:2,0")
    assert (table.at("1,0"), table.points) == ("", (0, 0))


# what follows from the rulings


def test_x1_a_chain_of_attacks():
    table = scene("-1,0 .LC .ar . . .").play("attack:-1,0:0,0 retreat:1,0 attack:1,0")
    table.play("retreat:2,0 attack:2,0 retreat:3,0")
    assert (table.at("2,0"), table.at("3,0")) == ("LC2", "ar0")
    table.play("attack:3,0")
    assert (table.at("3,0"), table.due) == ("LC1", "yellow")


def test_x2_the_second_enemy_after_the_first_has_left():
    table = scene("""
        4,-1  .pk
        3,0   .LC .ar
    """).play("attack:3,0:4,0 leave")
    assert (table.at("4,0"), table.away) == ("LC4", "X.ar2")
    table.play("attack:4,-1")
    table.play("stand")
    assert (table.at("4,0"), table.at("4,-1")) == ("LC3-", "pk3")


def test_x3_no_way_out():
    table = scene("""
        4,-3  .PK
        4,-2  .ar
        4,-1  .LI
    """).play("attack:4,-1:4,-2")
    assert (table.at("4,-2"), table.due) == ("ar3-", "yellow")


def test_x4_baggage_hinders_retreats():
    picture = "-1,0 .lc .LB {} .bg"
    table = scene(picture.format("."), "yellow").play("attack:-1,0:0,0")
    assert set(table.legal()) == {"stand", "retreat:1,-1", "retreat:0,1"}
    table = scene(picture.format("h"), "yellow").play("attack:-1,0:0,0")
    assert table.can("retreat:1,0")


def test_x5_after_moving_only_those_in_whose_zone_it_stands():
    picture = """
        -1,0  .LI m .hc
         0,1  .pk
    """
    table = scene(picture).play("move:-1,0:0,0")
    assert table.legal() == ["stop", "attack:0,1"]
    table = scene(picture.replace(".pk", ".")).play("move:-1,0:0,0")
    assert table.legal() == ["stop", "attack:1,0"]
    table = scene("0,0 mLI .hc\n0,1 .pk")
    assert table.goals("attack:0,0") == {"1,0", "0,1"}


def test_x6_leaving_a_zone():
    table = scene("0,0 .HI .pk").play("move:0,0:0,1")
    assert table.legal() == ["stop", "attack:1,0"]
    table = scene("0,0 .HI .pk")
    assert {"-1,0", "-2,0", "-3,0"} <= table.goals("move:0,0")


def test_x7_crossing_an_own_unit():
    picture = """
        1,-1  f
        0,0   .HI .AR .
        0,1   f
    """  # [A1] without the forests the way round costs no more
    table = scene(picture).play("move:0,0:1,0:2,0")
    assert (table.at("2,0"), table.at("1,0")) == ("HI0", "AR2")
    assert not scene(picture.replace(".AR", ".AR0")).legal("move:0,0:1,0:")
    assert not scene(picture.replace("1,-1  f", "1,-1  fpk")).legal("move:0,0:1,0:")
    assert not scene("0,0 .HI .AR .").legal("move:0,0:1,0:")


def test_x8_the_smaller_number_of_points():
    table = scene("0,0 .LI4- .LI1-").play("move:0,0:1,0")
    assert table.at("1,0") == "LI1"
    table = scene("0,0 .LI4- .LI4-").play("move:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0")) == ("", "LI3")


def test_x9_baggage_is_turned_over_then_destroyed():
    table = scene("0,0 .LI .bg").play("attack:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0")) == ("LI3", "bg0")
    rallied = scene("0,0 .LI .bg").play("attack:0,0:1,0 rally attack:0,0:1,0")
    assert rallied.at("1,0") == "bg0"
    table.play("pass attack:0,0:1,0")
    assert (table.at("1,0"), table.points) == ("LI2", (3, 0))


@pytest.mark.parametrize(
    ("picture", "target", "is_seen"),
    [
        ("0,0 .LB f .pk", "2,0", False),
        ("0,0 hLB f .pk", "2,0", True),
        ("0,0 mLB m .pk", "2,0", False),
        ("0,0 .LB f\n0,1 . .pk", "1,1", True),
        ("0,0 .LB f\n0,1 f .pk", "1,1", False),
        ("0,0 hLB f\n0,1 m .pk", "1,1", True),
    ],
)
def test_x10_lines_of_sight(picture: str, target: str, is_seen: bool):
    assert scene(picture).can(f"shoot:0,0:{target}") == is_seen


def test_x11_before_and_after_the_move():
    table = scene("0,0 .LC . . .")
    assert table.can("dismount:0,0:2,0")
    assert not table.can("dismount:0,0:3,0")
    table.play("dismount:0,0:2,0")
    assert table.at("2,0") == "LI0"
    table = scene("0,0 .HC2 .").play("move:0,0:1,0 dismount")
    assert table.at("1,0") == "HI0"


def test_x12_on_foot_it_may_attack_the_mountain():
    table = scene("0,-1 mlb\n0,0 .HC").play("dismount:0,0:0,0 attack:0,-1")
    assert table.due == "yellow"
    assert table.at("0,0") == "HI0"


def test_x13_no_room_for_riders():
    table = scene(
        """
         0,-1  .PK .PK
        -1,0   .PK .BG m
        -1,1   .LI .LI
        """,
        away="held.LC2 held.LI2",
    ).play("rally")
    assert table.legal() == ["done", "enter:held.LI2:1,0"]
    table.play("enter:held.LI2:1,0")
    assert (table.away, table.due) == ("held.LC2", "yellow")


def test_x14_a_flag_taken_by_a_retreat():
    table = scene("0,0 .LC .ar .", flags={"2,0": 2}).play("attack:0,0:1,0 retreat:2,0")
    table.play("stop")
    assert table.points == (0, 2)
    table.play("move:2,0:3,0 pass")
    assert table.points == (0, 2)


def test_x15_all_factors_against_the_attacker():
    table = scene("0,0 .LC- hhc0").play("attack:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0")) == ("", "hc0")


def test_x16_both_reach_the_points_in_one_turn():
    table = scene(
        """
        0,0  .lc .AR .
        1,1  .BG0
        """,
        "yellow",
        flags={"0,0": 2, "2,0": 1, "-4,0": 1},
        holders={"0,0": "yellow", "-4,0": "red"},
        baggage=(True, False),
    ).play("attack:0,0:1,0 retreat:2,0 attack:1,1")
    assert table.points == (5, 5)
    assert table.end == ("yellow", "points", "value")


def test_x17_a_fortified_baggage_keeps_the_battle_going():
    table = scene("0,0 .PK1 .", markers=(0, 0)).play("move:0,0:1,0")
    assert table.due == "yellow"


def test_x18_forest_hill_and_knights():
    table = scene("0,0 .LC far0").play("attack:0,0:1,0")
    assert table.at("1,0") == "ar0-"
    table = scene("0,0 .LC hli0").play("attack:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0")) == ("LC3-", "li0")
    table = scene("0,0 hAR fhc-").play("shoot:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0")) == ("AR2", "")


def test_x19_out_and_back_is_no_pass():
    table = scene("0,0 .LI .\n0,3 .pk", "yellow").play("pass move:0,0:0,0")
    assert table.at("0,0") == "LI2"
    table.play("pass")
    assert table.due == "red"


def test_the_fight_of_the_book_factor_by_factor():
    field = field_of(scene("0,0 m h").state)
    attacker = unit(NUMBERS["0,0"], KIND["LI"], True, 4)
    defender = unit(NUMBERS["1,0"], KIND["HC"], True, 4)
    assert TABLES.track[TABLES.melee[KIND["LI"]][KIND["HC"]]] == (1, 0)
    assert melee.factors(field, attacker, defender) == (0, 1, 1)
    assert melee.losses(TABLES, field, attacker, defender) == (0, 1)
