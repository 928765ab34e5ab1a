"""Melee, the orderly retreat and the pursuit: R49 to R64."""

from __future__ import annotations

import pytest

from rosenkrieg.games.medieval_battle.geometry import NUMBERS
from rosenkrieg.games.medieval_battle.material import KIND
from rosenkrieg.games.medieval_battle.phases import melee
from rosenkrieg.games.medieval_battle.state import unit
from rosenkrieg.games.medieval_battle.tables import field_of

from .table import TABLES, scene


def test_r49_one_hex_out_of_the_attackers_zones():
    table = scene("-1,0 .LI .pk").play("attack:-1,0:0,0")
    assert set(table.legal("retreat")) == {"retreat:1,0", "retreat:1,-1", "retreat:0,1"}
    guarded = scene("-1,0 .LI .pk\n2,0 .PK").play("attack:-1,0:0,0")
    assert set(guarded.legal("retreat")) == {"retreat:1,-1", "retreat:0,1"}


def test_r49_never_from_a_shot():
    assert scene("0,0 .AR .pk").play("shoot:0,0:1,0").kind == "turn"


def test_r50_the_attacker_may_attack_again():
    table = scene("0,0 .LI .pk .\n1,-1 .li").play("attack:0,0:1,0 retreat:2,0")
    assert table.at("1,0") == "LI3"
    assert table.legal() == ["stop", "attack:1,-1", "attack:2,0"]


def test_r50_not_asked_without_points():
    table = scene("0,0 .LI1 .pk .").play("attack:0,0:1,0 retreat:2,0")
    assert (table.kind, table.due, table.at("1,0")) == ("turn", "yellow", "LI0")


def test_r51_who_stands_fights():
    table = scene("0,0 .LI .pk").play("attack:0,0:1,0 stand")
    assert (table.at("1,0"), table.due) == ("pk3-", "yellow")


def test_r51_who_cannot_retreat_fights():
    assert scene("0,0 .LI .pk0").play("attack:0,0:1,0").at("1,0") == "pk0-"


def test_r52_off_the_map_and_only_when_attacked():
    table = scene("3,0 .LI .pk")
    assert not table.legal("leave")
    table.play("attack:3,0:4,0 leave")
    assert table.away == "X.pk2"
    assert not scene("0,0 .LI .pk").play("attack:0,0:1,0").can("leave")


def test_r53_a_card_for_full_units_on_even_ground():
    field = field_of(scene("0,0 . .").state)
    one, two = (unit(NUMBERS[name], KIND["HI"], True, 3) for name in ("0,0", "1,0"))
    assert melee.factors(field, one, two) == (0, 0, 0)
    assert (
        melee.losses(TABLES, field, one, two) == TABLES.track[TABLES.melee[KIND["HI"]][KIND["HI"]]]
    )


def test_r54_losses_of_attacker_and_defender():
    table = scene("0,0 .LC .lc0").play("attack:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0")) == ("LC4-", "lc0-")
    assert TABLES.track == ((2, 0), (1, 0), (1, 1), (0, 1), (0, 2))


def test_r55_the_card_of_light_cavalry():
    card = [TABLES.track[column] for column in TABLES.melee[KIND["LC"]]]
    assert card == [(1, 1), (1, 1), (0, 1), (1, 1), (0, 1), (1, 0), (0, 2), (0, 2)]


def _shifts(picture: str) -> tuple[int, int, int]:
    table = scene(picture)
    (attacker,) = (each for each in table.state.units[0] if each >> 8 == NUMBERS["0,0"])
    (defender,) = (each for each in table.state.units[1] if each >> 8 == NUMBERS["1,0"])
    return melee.factors(field_of(table.state), attacker, defender)


@pytest.mark.parametrize(
    ("picture", "shift"),
    [("0,0 .LI .pk-", 1), ("0,0 .LI- .pk", -1), ("0,0 .LI- .pk-", 0), ("0,0 .LI .pk", 0)],
)
def test_r56_two_knights_against_one(picture: str, shift: int):
    assert _shifts(picture) == (shift, 0, 0)


@pytest.mark.parametrize(
    ("picture", "shift"),
    [
        ("0,0 hLI .pk", 1), ("0,0 mLI .pk", 1), ("0,0 .LI hpk", -1), ("0,0 .LI mpk", -1),
        ("0,0 hLI mpk", -1), ("0,0 hLI hpk", 0), ("0,0 fLI .pk", 0),
    ],
)  # fmt: skip
def test_r57_higher_ground(picture: str, shift: int):
    assert _shifts(picture) == (0, shift, 0)


def test_r57_the_hexes_just_before_the_fight():
    table = scene("-1,0 .LI h .pk0").play("move:-1,0:0,0 attack:1,0")
    assert table.at("1,0") == "LI1"  # 0:1 becomes 0:2


@pytest.mark.parametrize(
    ("picture", "shift"),
    [
        ("0,0 .LC fpk", -1), ("0,0 hLC hpk", -1), ("0,0 .LI flc", 1), ("0,0 hLI hlc", 1),
        ("0,0 .LC flc", 0), ("0,0 .LI fpk", 0), ("0,0 fLC .pk", 0), ("0,0 mLC .pk", 0),
    ],
)  # fmt: skip
def test_r58_bad_ground_for_cavalry(picture: str, shift: int):
    assert _shifts(picture)[2] == shift


def test_r59_each_factor_is_a_column_and_the_ends_stay():
    assert [melee.column(TABLES, 2, (a, b, 0)) for a, b in ((1, 1), (1, -1), (-1, -1))] == [4, 2, 0]
    assert melee.column(TABLES, 4, (1, 1, 1)) == 4
    assert melee.column(TABLES, 0, (-1, -1, -1)) == 0


def test_r60_the_example_of_the_book():
    table = scene("0,0 mLI hhc").play("attack:0,0:1,0 stand")
    assert (table.at("0,0"), table.at("1,0")) == ("LI2", "hc4-")


def test_r61_damaged_units_stay_where_they_are():
    table = scene("0,0 .HI .hi0").play("attack:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0")) == ("HI2-", "hi0-")


def test_r62_the_victor_takes_the_hex_at_no_further_cost():
    table = scene("0,0 .LC far0-").play("attack:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0")) == ("", "LC3")


def test_r62_nobody_moves_if_both_die():
    table = scene("0,0 .HI- .hi0-").play("attack:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0")) == ("", "")


def test_r63_a_fight_ends_the_turn():
    table = scene("0,0 .LC .ar0\n2,0 .pk").play("attack:0,0:1,0")
    assert (table.at("1,0"), table.due) == ("LC4", "yellow")


def test_r64_shooters_use_melee_cards_in_melee():
    table = scene("0,0 .AR .hc0").play("attack:0,0:1,0")
    assert (table.at("0,0"), table.at("1,0")) == ("", "hc0")


def test_q5_points_are_never_refunded():
    table = scene("0,0 .LI fpk .").play("attack:0,0:1,0 retreat:2,0 stop")
    assert table.at("1,0") == "LI2"


def test_q7_after_a_retreat_nothing_but_attacks():
    table = scene("0,0 .MA .pk .").play("attack:0,0:1,0 retreat:2,0")
    assert table.legal() == ["stop", "attack:2,0"]


def test_q70_retreat_zones_are_those_before_the_attacker_moves():
    table = scene("-1,0 .LC .ar").play("attack:-1,0:0,0")
    assert table.can("retreat:1,0")  # beside the hex that the attacker will stand on
