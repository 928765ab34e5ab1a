"""Material, battlefields, recruiting and deployment: R1 to R25, R104 to R109."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from rosenkrieg.core.contract import FIRST, SECOND
from rosenkrieg.core.errors import BadOptions
from rosenkrieg.games.medieval_battle.battlefield import build, choices, code_of
from rosenkrieg.games.medieval_battle.game import GAME
from rosenkrieg.games.medieval_battle.geometry import (
    FORMS,
    LAYOUTS,
    NAMES,
    NUMBERS,
    around,
    distance,
    hexes_in,
)
from rosenkrieg.games.medieval_battle.material import (
    BAGGAGE,
    COST,
    FOREST,
    HILL,
    KIND,
    KINDS,
    LEVEL,
    MARKERS,
    MOUNTAIN,
    PLAIN,
)
from rosenkrieg.games.medieval_battle.phases.deployment import open_hexes
from rosenkrieg.games.medieval_battle.state import FULL, hex_of, kind_of
from rosenkrieg.games.medieval_battle.tables import field_of

from .table import ARMY, TABLES, begun, on_map, recruited, scene

MODULES = TABLES.sheets.modules


def test_r1_a_unit_has_two_knights_or_one():
    table = scene("0,0 .LI .pk0").play("attack:0,0:1,0")
    assert table.at("1,0") == "pk0-"
    assert table.state.units[1][0] & FULL == 0


def test_r2_points_are_kept_unit_by_unit():
    assert scene("0,0 .LI .").play("move:0,0:1,0").at("1,0") == "LI3"


def test_r3_baggage_never_has_more_than_one_point():
    assert TABLES.movement[BAGGAGE] == 1


def test_r4_the_modules_of_the_box():
    faces = Counter(module.kind for module in MODULES.values())
    assert faces == {"inner": 4, "outer": 10, "filler": 4}
    pieces = {(module.kind, module.piece) for module in MODULES.values()}
    assert Counter(kind for kind, _ in pieces) == {"inner": 2, "outer": 5, "filler": 4}
    assert {"I", "II", "III", "IV", "A1", "B5"} <= set(MODULES)


def test_r4_ground_of_all_modules():
    ground = Counter(
        (module.letter or module.kind, kind)
        for module in MODULES.values()
        for kind in module.ground
    )
    assert sum(ground.values()) == 4 * 13 + 10 * 26 + 4 * 8
    plains = {key[0]: count for key, count in ground.items() if key[1] == PLAIN}
    assert plains["A"] > plains["B"]  # side A is the more open one


def test_r5_five_time_markers_each():
    assert MARKERS == 5
    assert begun().state.markers == (5, 5)


def test_r6_a_card_for_every_unit_against_every_other():
    assert len(TABLES.melee) == len(KINDS) - 1 == 8
    assert {len(card) for card in TABLES.melee} == {8}
    assert sorted(TABLES.ranged) == sorted(KIND[name] for name in ("MA", "LB", "AR"))


def test_r6_archers_and_longbowmen_share_their_cards():
    archers, longbowmen = KIND["AR"], KIND["LB"]
    assert TABLES.melee[archers] == TABLES.melee[longbowmen]
    assert all(card[archers] == card[longbowmen] for card in TABLES.melee)
    assert TABLES.ranged[archers] == TABLES.ranged[KIND["MA"]]


def test_r7_chance_only_lays_the_map():
    table = begun(map="random")
    assert table.due == "chance"
    while table.due == "chance":
        table.play(table.legal()[0])
    assert table.kind == "recruiting"
    assert begun().due == "red yellow"


# the battlefield


def test_r8_the_standard_map():
    assert Counter(slot.kind for slot in LAYOUTS["standard"].slots) == {
        "inner": 1, "outer": 3, "filler": 3,
    }  # fmt: skip
    field = field_of(begun().state)
    assert len(field.hexes) == 115
    assert [NAMES[at] for at in field.flags] == ["0,0", "1,-5", "-5,4", "4,1"]


def test_r8_all_outer_modules_show_one_letter():
    for letter in "AB":
        offered = choices(MODULES, "standard", [letter, "I0"])
        assert len(offered) == 10
    with pytest.raises(BadOptions, match="R8"):
        begun(map="A-I0-1.2.2-e1.e2.e3")


def test_r9_the_large_map():
    assert Counter(slot.kind for slot in LAYOUTS["large"].slots) == {
        "inner": 2, "outer": 5, "filler": 4,
    }  # fmt: skip
    field = field_of(begun(size="large").state)
    assert len(field.hexes) == 188
    flags = ["0,0", "5,2", "1,-5", "-5,4", "6,-3", "0,6"]
    assert [NAMES[at] for at in field.flags] == flags


def test_r9_the_other_inner_piece():
    offered = choices(MODULES, "large", ["A", "II3"])
    assert {piece[:-1] for piece in offered} == {"III", "IV"}


def test_r10_mountains_are_highest_and_closed_to_cavalry_and_baggage():
    assert max(LEVEL) == LEVEL[MOUNTAIN]
    table = scene("0,0 .HC m\n0,1 .BG .")
    assert "1,0" not in table.goals("move:0,0")
    assert "1,0" not in table.goals("move:0,1")


def test_r11_hills_are_between_and_closed_to_baggage():
    assert LEVEL[PLAIN] < LEVEL[HILL] < LEVEL[MOUNTAIN]
    table = scene("0,0 .HC h\n0,1 .BG .")
    assert "1,0" in table.goals("move:0,0")
    assert "1,0" not in table.goals("move:0,1")


def test_r12_forest_and_plain_are_equally_low():
    assert LEVEL[FOREST] == LEVEL[PLAIN] == min(LEVEL)
    table = scene("0,0 .HC f\n0,1 .BG .")
    assert "1,0" in table.goals("move:0,0")
    assert "1,0" not in table.goals("move:0,1")


def test_r13_plain_costs_one_everything_else_two():
    assert COST == (1, 2, 2, 2)
    for letter, left in ((".", 2), ("f", 1), ("h", 1), ("m", 1)):
        assert scene(f"0,0 .PK {letter}").play("move:0,0:1,0").at("1,0") == f"PK{left}"


# recruiting


def test_r14_both_recruit_at_once_and_hidden():
    table = begun()
    assert table.due == "red yellow"
    table.play("red/recruit:2,1,1")
    before = table.view("yellow")
    table.play("red/recruit:2,1,1,1,2")
    assert table.due == "yellow"
    after = table.view("yellow")
    assert (before.army, after.army, after.away) == ((), (), ((), ()))
    assert (before.ready, after.ready) == ((False, False), (True, False))
    table.play("yellow/recruit:0,0,2")
    table.play("yellow/" + table.legal("", SECOND)[0])
    assert table.kind == "deploying"
    assert all(table.view(None).away)


@pytest.mark.parametrize(("size", "points", "count"), [("standard", 20, 2222), ("large", 30, 802)])
def test_r15_exactly_the_points(size: str, points: int, count: int):
    ways = TABLES.on_foot[size]
    armies = [(*mounted, *foot.counts) for mounted, rest in ways.items() for foot in rest]
    assert len(armies) == len(set(armies)) == count
    for army in armies:
        assert sum(map(int.__mul__, army, TABLES.cost[:BAGGAGE])) == points


def test_r16_what_units_cost():
    assert dict(zip(KINDS, TABLES.cost, strict=True)) == {
        "HC": 3, "LC": 2, "MA": 2, "HI": 2, "LB": 2, "LI": 1, "PK": 1, "AR": 1, "BG": 0,
    }  # fmt: skip


def test_r17_at_most_one_longbow_unit_on_the_standard_map():
    place = KIND["LB"] - 3
    for size, most in (("standard", 1), ("large", 2)):
        rest = [foot.counts for feet in TABLES.on_foot[size].values() for foot in feet]
        assert max(counts[place] for counts in rest) == most


def test_r18_baggage_is_free_and_must_be_used():
    table = recruited()
    assert all(KIND["BG"] in map(kind_of, mine) for mine in table.state.away)
    assert all(text.startswith("deploy:BG") for text in table.legal())


def test_r19_other_units_stay_out():
    table = recruited()
    assert Counter(map(kind_of, table.state.away[0])) == {
        kind: count for kind, count in enumerate((2, 1, 1, 2, 1, 1, 1, 2, 1))
    }


# deployment


def test_r20_baggage_first_red_first_on_plain_only():
    table = recruited()
    assert table.due == "red"
    field = field_of(table.state)
    assert all(field.ground[NUMBERS[name]] == PLAIN for name in table.goals("deploy:BG"))
    table.play(table.legal()[0])
    assert table.due == "yellow"
    assert all(text.startswith("deploy:BG") for text in table.legal())


def test_r21_three_hexes_from_flags_and_from_the_enemy_baggage():
    table = recruited().play("deploy:BG:-2,-2 deploy:BG:5,-3")
    field = field_of(table.state)
    goals = table.goals("deploy:LI")
    enemy = NUMBERS["5,-3"]
    assert len(goals) > 20
    for name in goals:
        at = NUMBERS[name]
        assert distance(at, enemy) >= 3
        assert all(distance(at, flag) >= 3 for flag in field.flags)
    assert any(distance(NUMBERS[name], NUMBERS["-2,-2"]) < 3 for name in goals)  # [Q2]


def test_r22_yellows_baggage_heeds_reds():
    table = recruited()
    assert len(table.legal()) == len({*table.goals("deploy:BG")})
    first = table.goals("deploy:BG")
    table.play("deploy:BG:5,-3")
    second = table.goals("deploy:BG")
    assert second < first
    assert first - second == {n for n in first if distance(NUMBERS[n], NUMBERS["5,-3"]) < 3}


def test_r23_then_a_unit_each_in_turn():
    table = recruited().play("deploy:BG:-2,-2 deploy:BG:5,-3")
    assert table.due == "red"
    table.play(table.legal("deploy:HC")[0])
    assert table.due == "yellow"
    table.play(table.legal("deploy:PK")[0])
    assert table.due == "red"


def test_r24_holding_back_is_final():
    table = recruited().play("deploy:BG:-2,-2 deploy:BG:5,-3 done")
    for _ in range(11):
        assert table.due == "yellow"
        table.play(table.legal("deploy")[0])
    assert (table.kind, table.due) == ("turn", "yellow")
    assert len(table.state.away[0]) == 11
    assert not table.state.away[1]


def test_r24_both_may_hold_back_all():
    table = recruited().play("deploy:BG:-2,-2 deploy:BG:5,-3 done done")
    assert (table.kind, table.due) == ("turn", "yellow")


def test_a7_a_side_with_nothing_left_is_done():
    few = ("recruit:3,3,2", "recruit:0,0,0,0,1")
    table = begun(size="standard")
    assert not table.can("recruit:3,3,3")  # 21 points
    table = recruited(yellow=few).play("deploy:BG:-2,-2 deploy:BG:5,-3")
    while table.state.away[1]:
        table.play(table.legal("deploy")[0])
    assert table.due == "red"


def test_r25_units_start_full_with_all_points():
    table = recruited().play("deploy:BG:-2,-2 deploy:BG:5,-3")
    at = sorted(table.goals("deploy:HC"))[0]
    assert table.play(f"deploy:HC:{at}").at(at) == "HC4"


def test_r104_there_are_two_ways_to_win():
    baggage = scene("0,0 .LI .bg0", flags={"4,0": 2}, holders={"4,0": "red"})
    assert baggage.play("attack:0,0:1,0").end == ("red", "points", "points")
    flags = scene("0,0 .LI .", flags={"1,0": 2, "4,0": 3}, holders={"4,0": "red"})
    assert flags.play("move:0,0:1,0").end == ("red", "points", "points")


def test_r105_everything_is_open_once_armies_are_shown():
    table = recruited()
    views = [table.view(seat) for seat in ("red", "yellow", None)]
    facts = [(v.units, v.away, v.markers, v.flags) for v in views]
    assert facts[0] == facts[1] == facts[2]


def test_r106_one_unit_in_a_hex():
    table = scene("0,0 .LI .PK .pk")
    assert "1,0" not in table.goals("move:0,0")
    taken = recruited().play("deploy:BG:-2,-2 deploy:BG:5,-3")
    assert "-2,-2" not in taken.goals("deploy:LI")


def test_r107_two_different_inner_pieces_on_any_face():
    with pytest.raises(BadOptions, match="R9"):
        begun(size="large", map="A-I0.II0-1.2.3.4.5-e1.e2.e3.e4")
    assert begun(size="large", map="A-IV3.II5-1.2.3.4.5-e1.e2.e3.e4").kind == "recruiting"


def test_r108_nothing_is_deployed_on_ground_it_cannot_enter():
    table = recruited(map="B-I0-3.1.2-e1.e2.e3")
    field = field_of(table.state)
    table.play(table.legal()[0])
    table.play(table.legal()[0])
    mountains = {at for at in hexes_in(open_hexes(table.state, FIRST)) if field.level[at] == 2}
    assert mountains
    foot = {NUMBERS[name] for name in table.goals("deploy:LI")}
    horse = {NUMBERS[name] for name in table.goals("deploy:HC")}
    assert foot - horse == mountains


def test_r109_the_counters_of_the_army():
    assert [kind.counters for kind in TABLES.sheets.kinds] == [3, 3, 3, 3, 3, 3, 2, 3, 1]
    counters = [kind.counters for kind in TABLES.sheets.kinds[:BAGGAGE]]
    assert sum(map(int.__mul__, counters, TABLES.cost[:BAGGAGE])) == 40  # twice a standard army
    assert max(max(recruit.counts) for recruit in TABLES.mounted["large"]) == 3


def test_r115_baggage_is_always_used_dismounting_is_an_option():
    assert not scene("0,0 .HC", dismounting=False).legal("dismount")
    assert scene("0,0 .HC").legal("dismount") == ["dismount:0,0:0,0"] + [
        text for text in scene("0,0 .HC").legal("dismount") if text != "dismount:0,0:0,0"
    ]
    assert recruited(dismounting="off").legal("deploy:BG")


# all battlefields


def _is_whole(open_to: int, one: int) -> bool:
    found, reached = 0, one
    while found != reached:
        found, reached = reached, (reached | around(reached)) & open_to
    return found == open_to


def test_every_standard_map_is_whole_also_for_cavalry():
    rng = Random(8)
    for letter in "AB":
        for outers in permutations("12345", 3):
            laid = [letter, rng.choice(choices(MODULES, "standard", [letter]))]
            laid += [piece + rng.choice(("", "r")) for piece in outers]
            laid += rng.sample(["e1", "e2", "e3", "e4"], 3)
            _check_map("standard", laid, 115)


def test_large_maps_are_whole_also_for_cavalry():
    rng = Random(9)
    for _ in range(40):
        laid: list[str] = []
        while offered := choices(MODULES, "large", laid):
            laid.append(rng.choice(offered))
        _check_map("large", laid, 188)


def _check_map(size: str, laid: list[str], hexes: int) -> None:
    field = build(MODULES, size, code_of(size, laid))
    assert len(field.hexes) == hexes
    for open_to in field.open[:2]:
        assert _is_whole(open_to, open_to & -open_to), field.code
    assert all(field.level[flag] < LEVEL[MOUNTAIN] for flag in field.flags)
    room = field.far & field.plain
    for at in hexes_in(room):  # wherever red's baggage is, yellow's finds a place
        assert room & ~field.near[at], field.code
    assert room.bit_count() >= {"standard": 15, "large": 29}[size] - 5


def test_forms_have_the_hexes_of_their_pieces():
    assert {kind: len(form) for kind, form in FORMS.items()} == {
        "inner": 13, "outer": 26, "filler": 8,
    }  # fmt: skip


def test_q59_players_build_in_turn_red_first():
    table = begun(map="built")
    due = []
    while table.kind == "building":
        due.append(table.due)
        table.play(table.legal()[-1])
    assert due == ["red", "yellow"] * 4
    assert table.state.code == "B-IV5-5r.4r.3r-e4.e3.e2"


def test_a9_chance_lays_in_the_same_order():
    table = begun(map="random", size="large")
    count = 0
    while table.kind == "building":
        assert set(GAME.chance_weights(table.state)) == {1}
        table.play(table.legal()[0])
        count += 1
    assert count == 12 == GAME.info.max_draws


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"map": "nowhere"}, "default, random, built, standard, large, or a code"),
        ({"map": "large"}, "expected a standard map"),
        ({"map": "A-I0-1.2-e1.e2.e3"}, "got 'e1'"),
        ({"map": "A-I0-1.2.3-e1.e2"}, "expected the code of a standard map such as A-I0"),
        ({"map": "A-I9-1.2.3-e1.e2.e3"}, "expected piece 2 out of I0"),
        ({"map": "A.I0-1.2.3-e1.e2.e3"}, "expected the code of a standard map"),
        ({"map": "A-" * 300}, "expected"),
    ],
)
def test_a_bad_map_is_refused_in_one_line(options: dict[str, object], words: str):
    with pytest.raises(BadOptions) as refused:
        begun(**options)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 700


def test_on_real_maps_units_know_their_outer_modules():
    field = field_of(on_map("BG@0,0").state)
    assert field.outers[NUMBERS["5,-3"]] == (0,)
    assert field.outers[NUMBERS["0,0"]] == (0, 1, 2)
    assert {len(field.outers[hex_of(flag << 8)]) for flag in field.flags[1:]} == {2}


def test_the_army_of_the_book_is_the_default_of_these_tests():
    assert ARMY == ("recruit:2,1,1", "recruit:2,1,1,1,2")
