"""Steps 1 to 5: the meeting, spies, the choice, what is at stake, warbands, the scenario."""

from __future__ import annotations

import pytest

import rosenkrieg
from rosenkrieg.games.rampant.game import GAME
from rosenkrieg.games.rampant.tables import EDITIONS, STANDARD
from tests.games.rampant.table import PLAIN, Table

TABLES = EDITIONS.tables(STANDARD.hash)
SIX = ("village", "forest", "hills", "moor", "highroad", "stud_farm")


# founding


def test_a30_founding_rolls_no_special_no_unique_and_no_repeat() -> None:
    match = rosenkrieg.Match("rampant", {"realms": "rolled"})
    kinds = [GAME.encode_action(each) for each in match.legal(0)]
    assert "kind:village" in kinds
    assert "kind:market_town" not in kinds  # more than a point
    assert "kind:barrow" not in kinds  # unique
    match.act(0, "kind:village")
    first = [each.face for each in match.legal(2)]
    assert min(first) == 21
    assert not set(first) & {61, 62, 63, 64}
    match.act(2, "roll:33")
    assert not {33, 34} & {each.face for each in match.legal(2)}
    match.act(2, "roll:65")
    match.act(0, "kind:forest")  # a borderland may be named like the first
    assert [each.kind for each in match.state.realms[0].territories] == [
        "village",
        "forest",
        "forest",
    ]
    assert match.state.realms[0].home == "f0-0"


def test_q39_given_realms_begin_at_once_and_founded_ones_first() -> None:
    assert type(rosenkrieg.Match("rampant").state.phase).__name__ == "SpyChoice"
    founding = rosenkrieg.Match("rampant", {"realms": "rolled"})
    assert type(founding.state.phase).__name__ == "HomeChoice"


def test_q40_the_first_seat_alternates() -> None:
    table = Table(battles=3)
    table.do("L attack", "D defend", "L name:f1-1", "D no", "L no", "11").fight(9, 5)
    table.do("33", "L rolled")
    assert table.battle.number == 2
    assert table.battle.first == 1


# step 1


@pytest.mark.parametrize(
    ("own", "enemy", "may"),
    [(3, 6, True), (3, 5, False), (4, 8, True), (4, 7, False), (1, 2, True)],
)
def test_b28_q19_raid_from_twice_the_number_t7(own: int, enemy: int, may: bool) -> None:
    lion = tuple(["village"] * own)
    dragon = tuple(["village"] * enemy)
    table = Table(lion, dragon)
    assert (table.phase == "FormChoice") == may
    assert table.legal("D") == [] or not may


def test_b35_a_raid_is_a_permission() -> None:
    table = Table(PLAIN, SIX)
    assert table.legal("L") == ["battle", "raid"]
    table.do("L battle")
    assert table.phase == "Choosing"


def test_q18_b29_the_raider_attacks_without_a_secret_choice() -> None:
    table = Table(PLAIN, SIX).do("L raid")
    assert table.battle.attacker == 0
    assert table.battle.chosen == (None, None)
    assert table.phase == "OfferChoice"


def test_no_raid_under_a_truce_and_both_defend() -> None:
    table = Table(PLAIN, SIX, pair=("truce",))
    assert table.battle.chosen == ("defend", "defend")
    assert table.phase == "Naming"


# step 2


def test_b1_both_choose_in_secret_before_the_scenario() -> None:
    table = Table()
    assert GAME.actors(table.state) == (0, 1)
    assert table.battle.scenario is None
    table.do("L attack")
    assert GAME.view(table.state, 1).step.chosen == (None, None)
    assert GAME.view(table.state, 1).committed == (True, False)
    assert GAME.view(table.state, None) != GAME.view(table.state, 0)
    assert GAME.actors(table.state) == (1,)


@pytest.mark.parametrize(
    ("lion", "dragon", "names"),
    [
        ("attack", "defend", ["L name:f1-1"]),
        ("defend", "attack", ["D name:f0-1"]),
        ("attack", "attack", ["L name:f1-1", "D name:f0-1"]),
        ("defend", "defend", ["L name:f0-1", "D name:f1-1"]),
    ],
)
def test_b2_b4_b5_b6_b7_b33_stakes_and_attacker_t1(
    lion: str, dragon: str, names: list[str]
) -> None:
    table = Table().do(f"L {lion}", f"D {dragon}")
    assert len(GAME.actors(table.state)) == len(names)
    table.do(*names)
    both = lion == dragon
    assert table.battle.stakes == (
        "f0-1" if both or lion == "defend" else None,
        "f1-1" if both or dragon == "defend" else None,
    )
    if both:
        assert table.phase == "Rolling"
        assert table.do("2").battle.attacker == 1
    else:
        table.do("D no" if dragon == "defend" else "L no")
        assert table.battle.attacker == (0 if lion == "attack" else 1)


def test_q1_who_chose_attack_is_attacker_in_the_scenario() -> None:
    table = Table().do("L defend", "D attack", "D name:f0-1", "L no")
    assert table.battle.attacker == 1


def test_q21_the_attacker_is_one_even_chance() -> None:
    table = Table().do("L attack", "D attack", "L name:f1-1", "D name:f0-1")
    assert table.legal() == ["roll:1", "roll:2"]
    assert GAME.chance_weights(table.state) == (1, 1)


def test_d6_two_names_are_secret_until_both_are_there() -> None:
    table = Table().do("L attack", "D attack", "L name:f1-1")
    assert GAME.view(table.state, 1).step.names == (None, None)
    assert GAME.view(table.state, 1).battle.stakes == (None, None)
    table.do("D name:f0-2")
    assert table.battle.stakes == ("f0-2", "f1-1")


# step 3


def test_q33_q32_home_land_and_border_fort_only_when_nothing_else_is_left() -> None:
    names = {
        ("village", "forest", "border_fort"): ["name:f1-1"],
        ("village", "border_fort"): ["name:f1-1"],
        ("village",): ["name:f1-0"],
    }
    for lands, expected in names.items():
        table = Table(dragon=lands)
        if table.phase == "FormChoice":
            table.do("D battle")
        assert table.do("L attack", "D defend").legal("L") == expected
    assert Table().do("L attack", "D defend").why(0, "territory:f1-0") == "Q33"


def test_g4_locked_territories_cannot_be_named() -> None:
    table = Table(locked=("f1-1",)).do("L attack", "D defend")
    assert table.legal("L") == ["name:f1-2"]
    assert table.why(0, "territory:f1-1") == "G4"


def test_q44_a18_where_all_is_locked_nothing_is_staked() -> None:
    table = Table(locked=("f1-1", "f1-2")).do("L attack", "D defend")
    assert table.battle.stakes == (None, None)  # the home land is not named instead
    assert table.phase == "ProposeChoice"


@pytest.mark.parametrize(
    ("lands", "die", "may"),
    [
        (PLAIN, 3, False),
        (PLAIN, 4, True),
        (("village", "bridge", "moor"), 2, True),
        (("village", "bridge", "moor"), 1, False),
    ],
)
def test_b3_exchange_on_four_or_with_a_crossing_on_two_t2(
    lands: tuple[str, ...], die: int, may: bool
) -> None:
    table = Table(dragon=lands)
    table.do("L attack", "D defend", "L name:f1-1", "D yes", str(die))
    assert (table.phase == "ExchangePick") == may


def test_q2_any_other_territory_or_none_takes_its_place() -> None:
    start = ("L attack", "D defend", "L name:f1-1", "D yes", "5")
    assert Table().do(*start).legal("D") == ["no", "name:f1-2"]
    assert Table().do(*start, "D name:f1-2").battle.stakes == (None, "f1-2")
    assert Table().do(*start, "D no").battle.stakes == (None, "f1-1")


def test_q3_no_roll_without_another_territory_t16() -> None:
    table = Table(dragon=("village", "forest")).do("L attack", "D defend")
    assert table.legal("L") == ["name:f1-1"]
    table.do("L name:f1-1")
    assert table.phase == "ProposeChoice"


# raids


def test_b31_b32_q17_offer_and_lists_of_a_raid() -> None:
    dragon = ("forest", "village", "hills", "moor", "highroad", "stud_farm")
    table = Table(PLAIN, dragon).do("L raid")
    assert table.legal("D") == [f"name:f1-{n}" for n in (2, 3, 4, 5)]  # not home, no points
    table.do("D name:f1-2")
    assert table.battle.stakes == (None, "f1-2")
    assert "name:f1-0" in table.legal("D")  # the home land may be listed
    assert table.why(1, "territory:f1-1") == "B31"
    table.do("D name:f1-0", "D name:f1-3")
    assert table.battle.listed[1] == ("f1-2", "f1-0", "f1-3")
    table.do("L name:f0-1", "L no")
    assert table.battle.listed[0] == ("f0-1",)
    assert table.battle.stakes[0] is None


def test_a19_who_can_list_an_offer_must() -> None:
    dragon = ("forest", "village", "village", "village", "village", "moor")
    assert Table(PLAIN, dragon).do("L raid").legal("D") == ["name:f1-5"]


def test_q45_without_a_property_any_contestable_one_is_offered() -> None:
    dragon = ("forest", *["village"] * 5)
    table = Table(PLAIN, dragon).do("L raid")
    assert table.legal("D") == [f"name:f1-{n}" for n in range(1, 6)]
    assert table.do("D name:f1-1").battle.listed[1] == ()


def test_b30_a_raid_caps_both_at_24_t15() -> None:
    rich = ("farmland", "market_town", "silver_mine", "royal_road_toll", "village", "forest")
    table = Table(PLAIN, rich).do("L raid", "D name:f1-5", "L no")
    assert table.battle.points == (24, 24)
    assert table.phase == "ProposeChoice"  # no underdog decision


def test_q15_in_a_raid_nobody_is_the_underdog() -> None:
    rich = ("farmland", "market_town", "silver_mine", "royal_road_toll", "village", "forest")
    table = Table(PLAIN, rich, waiting=(("failed_harvest",), ("good_harvest", "knight")))
    table.do("L raid", "D name:f1-5", "L no")
    assert table.battle.points == table.battle.fielded == (24, 24)  # neither harvests nor knights
    table.do("L no", "11", "L no", "D no", "7", "7", "1", "1")
    assert not [line for line in table.battle.lines if line.source == "underdog"]


def test_b31_only_listed_properties_work_in_a_raid() -> None:
    dragon = ("village", "forest", "hills", "moor", "highroad", "watchtower")
    table = Table(PLAIN, dragon).do("L raid", "D name:f1-1", "D no", "L no")
    assert GAME.view(table.state, None).sides[1].properties == ("forest",)


# step 4


def test_q41_points_add_up_and_properties_count_once() -> None:
    table = Table(dragon=("village", "village", "forest", "forest"))
    side = GAME.view(table.state, None).sides[1]
    assert side.points == 26
    assert side.properties == ("village", "forest")


@pytest.mark.parametrize(("choice", "points"), [("attack", (28, 25)), ("defend", (26, 25))])
def test_q34_harbor_and_castle_by_the_choice(choice: str, points: tuple[int, int]) -> None:
    lands = ("village", "harbour", "farmland")
    if choice == "attack":
        table = Table(lion=lands).do("L attack", "D defend", "L name:f1-1", "D no")
    else:
        table = Table(lion=lands).do("L defend", "D defend", "L name:f0-1", "D name:f1-1", "1")
    assert table.battle.points == points
    castle = Table(lion=("village", "castle")).do("L defend", "D attack", "D name:f0-1")
    assert castle.battle.points == (27, 25)


def test_q36_effects_add_up_within_the_limits() -> None:
    rich = ("village", *["royal_road_toll"] * 1, *["market_town"] * 4)
    table = Table(rich, rich[:1] + rich[2:], waiting=(("good_harvest",), ("failed_harvest",) * 9))
    sides = GAME.view(table.state, None).sides
    assert (sides[0].points, sides[1].points) == (36, 20)


def test_q35_a_comet_takes_points_too_and_plague_only_points() -> None:
    lands = ("village", "forest", "market_town")
    table = Table(lands, lands, waiting=(("comet",), ("plague",)))
    lion, dragon = GAME.view(table.state, None).sides
    assert (lion.points, lion.properties) == (24, ())
    assert dragon.points == 24
    assert "forest" in dragon.properties


def test_a15_tavern_and_border_fort_always_work() -> None:
    lands = ("village", "tavern", "border_fort", "forest")
    table = Table(lands, waiting=(("comet",), ()))
    assert GAME.view(table.state, None).sides[0].properties == ("tavern", "border_fort")


def test_b25_q13_q14_the_larger_declares_any_number_between() -> None:
    table = Table(lion=("village", "market_town", "farmland"))
    table.do("L attack", "D defend", "L name:f1-1", "D no")
    assert table.phase == "DeclareChoice"
    assert table.battle.scenario is None
    assert table.legal("L") == ["points:25", "points:26", "points:27", "points:28"]


@pytest.mark.parametrize(("declared", "glory"), [(24, 0), (26, 0), (27, 1), (30, 4)])
def test_b26_b27_q12_underdog_glory_t6(declared: int, glory: int) -> None:
    lands = ("forest", "royal_road_toll", "market_town", "village")
    table = Table(lands, ("forest", "hills", "moor"))
    table.do("L attack", "D defend", "L name:f1-1", "D no", f"L points:{declared}")
    table.do("L no", "11", "L no", "D no", "7", "7", "1", "1")
    lines = [line.glory for line in table.battle.lines if line.source == "underdog"]
    assert sum(lines) == glory
    assert all(line.seat == 1 for line in table.battle.lines if line.source == "underdog")


def test_q37_the_knight_joins_and_does_not_count_for_the_underdog() -> None:
    table = Table(lion=("village", "market_town"), waiting=(("knight",), ()))
    table.do("L attack", "D defend", "L name:f1-1", "D no", "L points:27")
    assert table.battle.fielded == (30, 25)
    table.do("L no", "11").fight(7, 7)
    assert not [line for line in table.battle.lines if line.source == "underdog"]


def test_q37_the_knight_stays_inside_the_limit() -> None:
    rich = ("village", "royal_road_toll", *["market_town"] * 4)
    table = Table(rich, waiting=(("knight",), ())).do("D battle", "L attack", "D defend")
    table.do("L name:f1-1", "D no", "L points:36")
    assert table.battle.fielded == (36, 25)


def test_help_for_the_smaller_realm_is_six_points_at_most() -> None:
    table = Table(PLAIN, (*PLAIN, *["moor"] * 8), help=True)
    assert GAME.view(table.state, None).sides[0].points == 31


def test_help_for_the_smaller_realm_is_an_option() -> None:
    lands = ("village", "forest", "forest", "forest", "forest")
    without, with_help = (Table(PLAIN, lands, help=on) for on in (False, True))
    assert GAME.view(without.state, None).sides[0].points == 25
    assert GAME.view(with_help.state, None).sides[0].points == 27


# spies


def test_s1_a13_the_opponent_chooses_first_and_openly() -> None:
    table = Table(spies=(1, 0))
    assert table.phase == "SpyChoice"
    table.do("L yes", "5")
    assert GAME.actors(table.state) == (1,)
    table.do("D attack")
    assert GAME.view(table.state, 0).step.chosen == (None, "attack")
    assert GAME.actors(table.state) == (0,)


def test_s1_no_spy_looks_at_a_choice_that_a_truce_has_made() -> None:
    table = Table(pair=("truce",), spies=(1, 1))
    assert (table.phase, table.battle.chosen) == ("Naming", ("defend", "defend"))


def test_s1_only_one_such_use_a_battle() -> None:
    table = Table(spies=(1, 2)).do("L yes", "D no", "5")
    assert table.phase == "Choosing"  # the Dragon is not asked any more


def test_s2_a14_a_silenced_territory_adds_no_points_and_the_attacker_is_known() -> None:
    table = Table(dragon=("village", "market_town"), spies=(1, 0))
    table.do("L no", "L attack", "D attack", "L name:f1-1", "D name:f0-1", "1")
    assert table.battle.attacker == 0
    assert table.legal("L") == ["no", "name:f1-0", "name:f1-1"]
    table.do("L name:f1-1", "6")
    assert table.battle.points == (25, 25)


def test_s3_a_scenario_and_an_exchange_are_rolled_again() -> None:
    table = Table(spies=(2, 0))
    table.do("L no", "L attack", "D defend", "L name:f1-1", "D yes", "5", "L yes", "6", "2")
    assert table.battle.exchange == 2
    assert table.phase == "SpyChoice"  # W2: the exchange has failed
    table.do("L no", "L no", "11", "L yes", "6", "32")
    assert table.battle.scenario == "LR-H"


def test_s4_a10_seats_without_a_spy_are_not_asked() -> None:
    assert Table().phase == "Choosing"
    table = Table(spies=(1, 1))
    assert GAME.actors(table.state) == (0,)
    assert GAME.actors(table.do("L no").state) == (1,)
    assert table.do("D no").phase == "Choosing"


def test_s5_s6_a_canceled_spy_has_no_effect_t22() -> None:
    def at_w3(lion: tuple[str, ...]) -> Table:
        table = Table(lion, spies=(1, 1)).do("L no", "D no", "L attack", "D defend")
        table.do("L name:f1-1", "D no", "L no", "D no", "L no", "11")
        return table.do("L yes", "D yes", "1", "2")

    table = at_w3(PLAIN)
    assert table.battle.scenario == "DR-A"
    assert [(line.seat, line.glory) for line in table.battle.lines] == [(1, 1)]
    assert [each.spies for each in table.state.realms] == [0, 0]
    watched = at_w3(("village", "watchtower", "forest"))
    assert [(line.seat, line.glory) for line in watched.battle.lines] == [(1, 1), (0, 1)]


@pytest.mark.parametrize(
    ("lands", "die", "is_caught"),
    [(PLAIN, 1, True), (PLAIN, 2, False)]
    + [(("village", "watchtower"), die, die < 4) for die in (1, 3, 4)],
)
def test_s6_caught_on_one_or_up_to_three_by_a_watchtower(
    lands: tuple[str, ...], die: int, is_caught: bool
) -> None:
    table = Table(dragon=lands, spies=(1, 0)).do("L yes", str(die))
    assert [(line.seat, line.glory) for line in table.battle.lines] == [(1, 1)] * is_caught


def test_s2_a15_a_silenced_tavern_still_works() -> None:
    table = Table(dragon=("village", "tavern", "moor"), spies=(2, 0))
    table.do("L no", "L attack", "D defend", "L name:f1-2", "D no", "L name:f1-1", "6")
    assert "tavern" in GAME.view(table.state, None).sides[1].properties


def test_s4_one_spy_in_a_window() -> None:
    table = Table(spies=(3, 0)).do("L no", "L attack", "D defend", "L name:f1-1", "D no")
    table.do("L name:f1-1", "6")
    assert table.phase != "SpyChoice"


# step 5


@pytest.mark.parametrize(
    ("roll", "scenario"),
    [
        *[(11, "DR-A"), (16, "DR-F"), (21, "LR-A"), (26, "LR-F"), (31, "LR-G"), (36, "LR-L")],
        *[(41, "DR-A"), (51, "LR-A"), (61, "LR-G")],
    ],
)
def test_b15_q5_a4_scenario_rolls_t5(roll: int, scenario: str) -> None:
    assert TABLES.scenario_of(roll) == scenario


def test_b16_a22_a_scenario_may_be_proposed_once() -> None:
    start = ("L attack", "D defend", "L name:f1-1", "D no")
    table = Table().do(*start, "L scenario:LR-K", "D yes")
    assert table.battle.scenario == "LR-K"
    assert table.phase == "Boasting"
    table = Table().do(*start, "L scenario:LR-K", "D no")
    assert table.legal()[0] == "roll:11"


def test_a12_high_road_first_seat_then_second_then_spies() -> None:
    road = ("village", "highroad", "forest")
    table = Table(road, road, spies=(1, 0)).do("L no", "L attack", "D defend", "L name:f1-1")
    table.do("D no", "L no", "L no", "11")
    assert (table.phase, GAME.actors(table.state)) == ("RoadChoice", (0,))
    table.do("L yes", "22")
    assert (table.phase, GAME.actors(table.state)) == ("RoadChoice", (1,))
    table.do("D no")
    assert table.phase == "SpyChoice"
    assert table.battle.scenario == "LR-B"  # the last roll stands
