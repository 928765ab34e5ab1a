"""The rally and the way back, dismounting, flags and points: R75 to R101, R114, R118."""

from __future__ import annotations

import pytest

from rosenkrieg.games.medieval_battle.battlefield import step_on_ring, steps_on_ring
from rosenkrieg.games.medieval_battle.geometry import NUMBERS
from rosenkrieg.games.medieval_battle.phases.rally import outer_of
from rosenkrieg.games.medieval_battle.tables import field_of

from .table import on_map, scene

# the rally


def test_r75_all_points_come_back():
    table = scene("0,0 .LI0 .HC1\n3,0 .li0").play("rally")
    assert (table.at("0,0"), table.at("1,0"), table.at("3,0")) == ("LI4", "HC4", "li0")
    assert (table.state.markers, table.due) == ((4, 5), "yellow")


def test_r76_the_baggage_is_fortified():
    assert scene("0,0 .BG0").play("rally").at("0,0") == "BG1"


def test_q45_a_rally_with_nothing_to_restore():
    assert scene("0,0 .LI").can("rally")


def test_r77_the_way_back_depends_on_the_outer_modules():
    table = on_map("bg@-3,0 LI@4,-3", "yellow", away="X.lb2 Z.ar1 Y.pk2")
    found = {(each.kind, each.rallies) for each in table.view(None).away[1]}
    assert found == {("AR", 0), ("LB", 1), ("PK", 1)}
    assert table.play("rally").goals("enter:Z.AR1")
    assert not table.legal("enter:X")


def test_r77_the_shorter_way_around_the_ring():
    field = field_of(on_map("BG@0,0", size="large").state)
    assert field.ring == ("X", "Z", "Y", "V", "U")
    assert [steps_on_ring(field, 0, place) for place in range(5)] == [0, 1, 2, 2, 1]


def test_r78_a_module_each_rally():
    table = on_map("bg@-3,0 LI@4,-3 BG@-2,5", "yellow", size="large", away="V.lb2")
    table.play("rally")
    assert table.away == "Y.lb2"
    table.play("pass rally")
    assert table.away == "Z.lb2"


def test_r78_equal_ways_begin_with_the_first_of_the_ring():
    field = field_of(on_map("BG@0,0", size="large").state)
    assert step_on_ring(field, 3, (0, 1)) == 2  # V to Z, or by U to X
    standard = field_of(on_map("BG@0,0").state)
    assert step_on_ring(standard, 2, (0, 1)) == 0


def test_r79_it_enters_beside_the_baggage_with_its_knights_and_all_points():
    table = scene("0,0 .bg", "yellow", away="X.pk1").play("rally")
    assert table.goals("enter") == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}
    table.play("enter:X.PK1:1,0")
    assert (table.at("1,0"), table.away, table.due) == ("pk3-", "", "red")


def test_r80_units_held_back_enter_too():
    table = scene("0,0 .BG", away="held.HC2 held.LI2").play("rally enter:held.HC2:1,0")
    assert table.at("1,0") == "HC4"
    table.play("enter:held.LI2:0,1")
    assert (table.away, table.due) == ("", "yellow")


def test_q48_also_into_an_enemy_zone():
    table = scene("0,0 .BG . .pk", away="held.LI2").play("rally")
    assert table.can("enter:held.LI2:1,0")


def test_r81_flags_do_not_matter_then():
    table = scene("0,0 .BG", flags={"1,0": 2}, away="held.LI2").play("rally enter:held.LI2:1,0")
    assert table.points == (2, 0)


def test_r91_without_baggage_nobody_comes_in():
    table = scene("0,0 .LI0", away="held.HC2 X.LI1", baggage=(False, True)).play("rally")
    assert (table.due, table.away, table.at("0,0")) == ("yellow", "X.LI1 held.HC2", "LI4")


def test_r114_coming_back_is_a_choice():
    table = scene("0,0 .BG", away="X.LI2 held.HC2").play("rally done")
    assert (table.away, table.due) == ("X.LI2 held.HC2", "yellow")


def test_q50_who_could_enter_and_stays_does_not_step():
    table = on_map("bg@-3,0 LI@4,-3 BG@-2,5", "yellow", away="Z.lb2 X.ar2").play("rally done")
    assert table.away == "Z.lb2 Z.ar2"


def test_q51_the_distance_is_taken_anew():
    far = on_map("bg@-3,0 LI@4,-3", "yellow", away="X.lb2")
    near = on_map("bg@5,-3 LI@4,-1", "yellow", away="X.lb2")
    assert [table.view(None).away[1][0].rallies for table in (far, near)] == [1, 0]


def test_a10_from_a_filler_without_baggage():
    field = field_of(on_map("BG@0,0").state)
    filler = next(at for at, slot in field.slots.items() if slot == "ZY")
    assert outer_of(field, (), filler) == field.ring.index("Z")


# dismounting


def test_r82_before_or_after_the_move():
    table = scene("0,0 .HC . .")
    assert table.can("dismount:0,0:1,0")
    assert table.play("move:0,0:1,0").legal() == ["stop", "dismount"]


def test_r82_not_after_a_fight_and_nothing_follows():
    table = scene("0,0 .HC . .pk0").play("move:0,0:1,0 attack:2,0")
    assert table.due == "yellow"
    assert scene("0,0 .HC .").play("move:0,0:1,0 dismount").due == "yellow"


@pytest.mark.parametrize(("rider", "on_foot"), [("HC", "HI"), ("LC", "LI"), ("MA", "AR")])
def test_r83_what_riders_become(rider: str, on_foot: str):
    table = scene(f"0,0 .{rider}4-").play("dismount:0,0:0,0")
    assert table.at("0,0") == f"{on_foot}2-"
    assert not scene(f"0,0 .{on_foot}").legal("dismount")


def test_r84_half_the_points():
    found = [scene(f"0,0 .LC{n}").play("dismount:0,0:0,0").at("0,0") for n in range(6)]
    assert found == ["LI0", "LI0", "LI1", "LI1", "LI2", "LI2"]


# flags and points


def test_r85_center_flags_count_two_edge_flags_one():
    table = on_map("BG@0,0 bg@-5,4", "yellow").play("pass")
    assert table.points == (2, 1)


def test_r86_taken_at_the_end_of_a_turn():
    table = scene("0,0 .LI .", flags={"1,0": 2}).play("move:0,0:1,0")
    assert table.points == (2, 0)


def test_r87_a_unit_that_fights_on_may_still_take_it():
    table = scene("-1,0 .HI . .ar0-", flags={"0,0": 2}).play("move:-1,0:0,0 attack:1,0")
    assert table.points == (0, 0)  # it has destroyed the archers and moved in
    shot = scene("-1,0 .AR . .hi", flags={"0,0": 2}).play("move:-1,0:0,0 shoot:1,0")
    assert shot.points == (2, 0)


def test_r88_across_a_flag_takes_nothing():
    table = scene("0,0 .LI . .", flags={"1,0": 2}).play("move:0,0:2,0")
    assert table.points == (0, 0)


def test_r89_a_flag_stays_held():
    table = scene("0,0 .LI .\n0,2 .li", flags={"0,0": 2}, holders={"0,0": "red"})
    assert table.play("move:0,0:1,0").points == (2, 0)


def test_r118_held_flags_need_no_marker():
    flags = {f"{q},0": 1 for q in range(-2, 2)}
    table = scene("3,0 .LI .", flags=flags, holders=dict.fromkeys(flags, "red"))
    assert table.play("move:3,0:4,0").points == (4, 0)  # also if there are more than six


def test_r90_a_destroyed_baggage_is_three_points():
    assert scene("0,0 .LI .bg0").play("attack:0,0:1,0").points == (3, 0)


def test_r92_five_points_win_six_on_the_large_map():
    flags = {"1,0": 2, "4,0": 3}
    for size, end in (("standard", ("red", "points", "points")), ("large", None)):
        table = scene("0,0 .LI .", flags=flags, holders={"4,0": "red"}, size=size)
        assert table.play("move:0,0:1,0").end == end


def test_r93_no_markers_and_no_points():
    spent = "0,0 .LI1 .\n3,3 .BG0\n-3,0 .bg0"
    assert scene(spent, markers=(0, 0)).play("move:0,0:1,0").end == ("red", "spent", "value")
    assert scene(spent, markers=(0, 1)).play("move:0,0:1,0").end is None
    assert scene(spent.replace("bg0", "bg"), markers=(0, 0)).play("move:0,0:1,0").end is None


def test_r94_two_passes_in_a_row():
    assert scene("0,0 .LI").play("pass").end is None
    assert scene("0,0 .LI").play("pass pass").end == ("red", "passes", "value")


def test_q85_a_rally_between_two_passes():
    assert scene("0,0 .LI").play("pass rally pass").end is None


def test_r95_then_more_points_win():
    table = scene("0,0 .li", flags={"0,0": 1}).play("pass pass")
    assert table.end == ("yellow", "passes", "points")


def test_r96_then_the_value_on_the_map():
    assert scene("0,0 .HC- .li").play("pass pass").end == ("red", "passes", "value")
    assert scene("0,0 .LI- .li").play("pass pass").end == ("nobody", "passes", "")


def test_q57_units_off_the_map_do_not_count():
    table = scene("0,0 .LI", away="held.hc2").play("pass pass")
    assert table.end == ("red", "passes", "value")


def test_q41_a_dismounted_unit_counts_as_what_it_is():
    table = scene("0,0 .HC\n3,0 .hi", dismounting=True).play("dismount:0,0:0,0 pass pass")
    assert table.end == ("nobody", "passes", "")


# baggage


def test_r97_baggage_starts_fortified():
    assert on_map("BG@5,-3").at("5,-3") == "BG1"


def test_r98_it_may_move_one_plain_hex_and_is_turned_over():
    table = scene("0,0 .BG . .")
    assert "2,0" not in table.goals("move:0,0")
    assert table.play("move:0,0:1,0").at("1,0") == "BG0"


def test_r99_turned_over_it_cannot_move():
    assert not [text for text in scene("0,0 .BG0").legal("move:0,0")]


def test_r100_every_attack_turns_it_over():
    table = scene("0,0 .AR- .bg").play("attack:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0"), table.due) == ("AR2-", "bg0", "yellow")


@pytest.mark.parametrize("start", ["bg0", "bg"])
def test_r101_turned_over_it_is_destroyed(start: str):
    table = scene(f"0,0 .LI .{start}")
    if start == "bg":
        table.play("attack:0,0:1,0 pass")
    table.play("attack:0,0:1,0")
    assert table.at("1,0").startswith("LI")


def test_r101_also_if_it_has_moved():
    table = scene("0,0 .LI . .bg", "yellow").play("move:2,0:2,-1 move:0,0:1,0 attack:2,-1")
    assert (table.at("2,-1"), table.points) == ("LI2", (3, 0))


def test_r102_it_has_a_zone_and_cannot_attack():
    table = scene("0,0 .BG . .pk")
    assert not table.legal("attack:0,0")
    assert scene("-1,0 .LI . .\n0,1 .bg0").play("move:-1,0:0,0").kind == "ending"


def test_r103_it_never_retreats():
    assert scene("3,0 .LI .bg").play("attack:3,0:4,0").kind == "turn"


def test_q47_no_room_beside_the_baggage():
    ring = "0,-1 .PK .PK\n-1,0 .PK .BG .LI\n-1,1 .LI .LI"
    table = scene(ring, away="held.AR2").play("rally")
    assert (table.away, table.due) == ("held.AR2", "yellow")


def test_q18_flags_are_checked_for_both_sides():
    table = scene("0,0 .LI .pk .", flags={"2,0": 1}).play("attack:0,0:1,0 retreat:2,0 stop")
    assert table.points == (0, 1)


def test_nobody_stands_in_two_places_of_the_ring():
    field = field_of(on_map("BG@0,0").state)
    assert field.outers[NUMBERS["-3,0"]] == (1,)
