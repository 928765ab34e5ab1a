"""Shooting: R65 to R72, R112, R113, R117."""

from __future__ import annotations

import pytest

from rosenkrieg.games.medieval_battle.geometry import NUMBERS
from rosenkrieg.games.medieval_battle.material import KIND
from rosenkrieg.games.medieval_battle.phases import shooting
from rosenkrieg.games.medieval_battle.tables import field_of

from .table import TABLES, scene


def test_r65_longbows_reach_two_hexes_and_are_stronger():
    table = scene("0,0 .LB . .pk .li")
    assert table.goals("shoot:0,0") == {"2,0"}
    strong, weak = (TABLES.ranged[KIND[name]] for name in ("LB", "AR"))
    assert all(one >= two for one, two in zip(strong, weak, strict=True))
    assert strong != weak


def test_q31_longbows_also_shoot_at_neighbors():
    assert scene("0,0 .LB .pk").can("shoot:0,0:1,0")


def test_r66_archers_reach_one_hex():
    for shooter in ("AR", "MA"):
        assert scene(f"0,0 .{shooter} .pk .li").goals("shoot:0,0") == {"1,0"}


def _shifts(picture: str) -> tuple[int, int, int]:
    table = scene(picture)
    (shooter,) = (each for each in table.state.units[0] if each >> 8 == NUMBERS["0,0"])
    (target,) = (each for each in table.state.units[1] if each >> 8 == NUMBERS["1,0"])
    return shooting.factors(field_of(table.state), shooter, target)


@pytest.mark.parametrize(("picture", "shift"), [("0,0 .AR .pk-", 1), ("0,0 .AR- .pk", -1)])
def test_r67_two_knights_against_one_for_either_side(picture: str, shift: int):
    assert _shifts(picture) == (shift, 0, 0)


@pytest.mark.parametrize(
    ("picture", "shift"), [("0,0 hAR .pk", 1), ("0,0 mAR .pk", 1), ("0,0 .AR mpk", -1)]
)
def test_r68_height_for_either_side(picture: str, shift: int):
    assert _shifts(picture) == (0, shift, 0)


@pytest.mark.parametrize("picture", ["0,0 .AR fpk", "0,0 .AR fhc", "0,0 fAR fpk"])
def test_r69_a_target_in_forest_also_cavalry(picture: str):
    assert _shifts(picture) == (0, 0, -1)


def test_r70_a_full_target_with_an_advantage_loses_nothing():
    assert scene("0,0 .LB fpk").play("shoot:0,0:1,0").at("1,0") == "pk3"
    assert scene("0,0 .LB hpk").play("shoot:0,0:1,0").at("1,0") == "pk3"
    assert scene("0,0 .LB .pk").play("shoot:0,0:1,0").at("1,0") == "pk3-"


def test_r70_no_full_unit_is_destroyed_by_a_shot():
    best = max(column for card in TABLES.ranged.values() for column in card) + 1
    assert TABLES.track[best][1] == 1


def test_r71_a_shot_ends_the_turn():
    assert scene("0,0 .AR .pk").play("shoot:0,0:1,0").due == "yellow"


@pytest.mark.parametrize(
    ("picture", "is_seen"),
    [
        ("0,0 .LB . .pk", True), ("0,0 .LB h .pk", True), ("0,0 .LB .PK .pk", True),
        ("0,0 .LB f .pk", False), ("0,0 fLB f .pk", False), ("0,0 hLB f .pk", True),
        ("0,0 .LB m .pk", False), ("0,0 mLB m mpk", False), ("0,0 .LB f mpk", False),
    ],
)  # fmt: skip
def test_r72_what_blocks_the_sight(picture: str, is_seen: bool):
    assert scene(picture).can("shoot:0,0:2,0") == is_seen


def test_r64_the_shooter_loses_nothing():
    table = scene("0,0 .AR- mhc").play("shoot:0,0:1,0")
    assert table.at("0,0") == "AR2-"


def test_r112_all_factors_add_up():
    assert _shifts("0,0 .AR- fpk") == (-1, 0, -1)
    assert _shifts("0,0 hAR fpk-") == (1, 1, -1)


def test_r113_archers_shoot_at_neighbors_only():
    for shooter in ("AR", "MA"):
        assert not scene(f"0,0 .{shooter} . .pk").legal("shoot")


def test_r117_only_shooters_shoot():
    for kind in ("HC", "LC", "HI", "LI", "PK", "BG"):
        assert not scene(f"0,0 .{kind} .pk").legal("shoot"), kind


def test_q28_a_shot_at_the_baggage_is_an_attack():
    table = scene("0,0 .AR .bg").play("shoot:0,0:1,0")
    assert table.at("1,0") == "bg0"
    table.play("pass shoot:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0"), table.points) == ("AR1", "", (3, 0))
