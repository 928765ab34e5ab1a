"""Steps 6 to 12: terrain, boasts, the battle, glory, the territory roll, the gain, the end."""

from __future__ import annotations

import pytest

import rosenkrieg
from rosenkrieg.core.contract import FIRST, SECOND
from rosenkrieg.core.errors import BadEdition
from rosenkrieg.games.rampant.game import GAME
from rosenkrieg.games.rampant.phases.closing import returned
from rosenkrieg.games.rampant.phases.terrain import in_band
from rosenkrieg.games.rampant.realms import listable
from rosenkrieg.games.rampant.state import OnPlan, with_realm
from rosenkrieg.games.rampant.tables import EDITIONS, STANDARD
from tests.games.rampant.table import PLAIN, Table

TABLES = EDITIONS.tables(STANDARD.hash)
OPENING = ("L attack", "D defend", "L name:f1-1", "D no")


def terrain(
    lion: tuple[str, ...] = PLAIN, dragon: tuple[str, ...] = PLAIN, pair: tuple[str, ...] = ()
) -> Table:
    """A battle on a real table, at the first piece."""
    table = Table(lion, dragon, quick=False, pair=pair)
    table.do(*OPENING, "L no", "11")
    return table if "bad_weather" in pair else table.do("L no")


def boasting(lion: tuple[str, ...] = PLAIN, dragon: tuple[str, ...] = PLAIN) -> Table:
    """A quick battle, at the boasts; the Lion attacks the Dragon's second territory."""
    return Table(lion, dragon).do(*OPENING, "L no", "11")


def won(lion: int = 9, dragon: int = 3) -> Table:
    """A quick battle, at the territory roll."""
    return boasting().fight(lion, dragon)


# step 6


def test_b8_b9_q22_q23_mandatory_pieces_in_turn_then_an_optional_one_each() -> None:
    table = terrain()
    assert table.battle.slots == (
        *((0, "mandatory"), (1, "mandatory"), (0, "mandatory"), (1, "mandatory")),
        *((0, "optional"), (1, "optional")),
    )
    assert table.legal("L") == ["piece:wood", "piece:hill", "piece:rough", "piece:ruin"]
    table.do("L piece:hill", "2", "L at:24,3", "1")
    assert table.legal("D") == ["piece:wood", "piece:rough", "piece:ruin"]
    assert table.battle.plan == (OnPlan("hill", 24, 3, 0),)


def test_optional_pieces_may_be_declined() -> None:
    table = terrain()
    for who in ("L", "D", "L", "D"):
        kind = table.legal(who)[0]
        table.do(f"{who} {kind}", "6")
        table.do(f"{who} {table.legal(who)[0]}", "1")
    assert "no" in table.legal("L")
    assert table.do("L no", "D no").phase == "Boasting"


@pytest.mark.parametrize(
    ("die", "fits", "fails"),
    [
        (1, (24, 39), (24, 38)),  # within 6" of the enemy edge
        (2, (24, 9), (24, 10)),
        (3, (9, 27), (10, 27)),  # within 6" of a side edge, in the enemy half
        (4, (39, 21), (39, 24)),
        (5, (24, 30), (24, 29)),  # at least 3" beyond the center line
        (6, (24, 18), (24, 19)),
    ],
)
def test_b10_b11_b12_q24_bands_from_the_placer_t3(
    die: int, fits: tuple[int, int], fails: tuple[int, int]
) -> None:
    assert in_band(TABLES.terrain, die, *fits)
    assert not in_band(TABLES.terrain, die, *fails)


def test_b10_b12_the_defender_sees_the_table_from_the_other_side() -> None:
    table = terrain().do("L piece:hill", "2", "L at:24,3", "1", "D piece:wood", "2")
    assert all(int(text.partition(",")[2]) >= 39 for text in table.legal("D"))
    assert table.why(1, "at:24,3") == "Q24"


@pytest.mark.parametrize(
    ("die", "answers"), [(1, None), (2, None), (3, None), (4, "at"), (5, "at"), (6, "remove")]
)
def test_b13_the_answer_die_t4(die: int, answers: str | None) -> None:
    table = terrain().do("L piece:hill", "6", "L at:24,12", str(die))
    if answers is None:
        assert table.phase == "PieceChoice"
        return
    offered = table.legal("D")
    assert offered[0] == "no"
    assert offered[1].startswith(answers)
    table.do(f"D {offered[1]}")
    assert len(table.battle.plan) == (answers == "at")


def test_b13_q20_a_shift_is_at_most_six_inches_and_may_leave_the_band() -> None:
    table = terrain().do("L piece:hill", "6", "L at:24,18", "4")
    spots = [tuple(map(int, text[3:].split(","))) for text in table.legal("D")[1:]]
    assert all((x - 24) ** 2 + (y - 18) ** 2 <= 36 for x, y in spots)
    assert (24, 24) in spots
    assert (24, 18) not in spots


def test_b14_q25_both_must_agree_to_leave_the_terrain_out() -> None:
    table = Table(quick=False).do(*OPENING, "L no", "11")
    assert table.do("L yes", "D no").phase == "PieceChoice"
    table = Table(quick=False).do(*OPENING, "L no", "11")
    assert table.do("L yes", "D yes").phase == "Boasting"
    assert table.battle.plan == ()


def test_a16_a_forest_comes_first_and_moor_keeps_a_piece() -> None:
    table = terrain(("village", "forest", "moor"))
    assert table.battle.slots[0] == (0, "forest")
    table.do("L piece:wood", "6", "L at:24,12", "4")
    assert table.phase == "KeepChoice"
    table.do("L yes")
    assert (table.phase, len(table.battle.plan)) == ("PieceChoice", 1)
    table.do("L piece:hill", "6", "L at:12,12", "4")
    assert table.phase == "ShiftChoice"  # once a battle


def test_hill_country_repeats_one_position_roll() -> None:
    table = terrain(("village", "hills", "armoury")).do("L piece:hill", "6")
    assert table.phase == "AgainChoice"
    table.do("L yes", "2", "L at:24,3", "1")
    table.do("D piece:wood", "6", "D at:24,30", "1")
    assert table.do("L piece:rough", "6").phase == "PlaceChoice"


def test_a17_without_room_a_piece_is_not_placed() -> None:
    table = terrain()
    full = tuple(OnPlan("hill", x, y, 0) for x in range(3, 46, 6) for y in (3, 9))
    table.at("pieces", plan=full).do("L piece:hill", "2")
    assert table.phase == "PieceChoice"
    assert table.battle.plan == full


def test_a29_in_bad_weather_the_defender_places_everything_without_answer() -> None:
    table = terrain(("village", "forest", "armoury"), pair=("bad_weather",))
    assert {seat for seat, _ in table.battle.slots} == {1}
    table.do("D piece:wood", "D at:24,24")
    assert table.phase == "PieceChoice"


def test_fair_weather_leaves_pieces_alone() -> None:
    table = terrain(pair=("fair_weather",)).do("L piece:hill", "6", "L at:24,12")
    assert table.phase == "PieceChoice"


# step 7


def test_q26_boasts_are_secret_and_at_most_three_four_with_a_tilt_yard() -> None:
    table = boasting(("village", "tilt_yard"))
    for boast in ("first_blow", "mighty_blow", "steady", "challenge"):
        assert GAME.view(table.state, 1).step.lists == ((), ())
        table.do(f"L boast:{boast}")
    assert GAME.actors(table.state) == (1,)
    table.do("D boast:first_blow", "D boast:challenge", "D boast:steady")
    assert [len(each) for each in table.battle.boasts] == [4, 3]


def test_a26_no_magic_only_with_dragon_rampant() -> None:
    start = Table().do(*OPENING, "L no")
    assert "boast:no_magic" in start.do("13").legal("L")
    assert "boast:no_magic" not in Table().do(*OPENING, "L no", "23").legal("L")


# steps 8 and 9


def test_quick_battle_strength_and_margins() -> None:
    # DR A has no bonus for the attacker; a chosen defender against an attacker has 1
    assert boasting().fight(6, 5).battle.scenario_glory == (2, 2)
    assert boasting().fight(7, 5).battle.scenario_glory == (3, 1)
    assert boasting().fight(10, 5).battle.scenario_glory == (5, 0)


def test_quick_battle_counts_points_modifiers_and_size() -> None:
    lion = ("village", "royal_road_toll")  # 28 points
    dragon = ("forest", "hills", "moor", "stud_farm", "armoury")  # 24, modifiers at most 2
    table = Table(lion, dragon).do("L battle", *OPENING, "L points:28", "L no", "21")
    table.do("L no", "D no", "7", "7")
    # lion: 4 more points +2, three fewer territories +2; dragon: modifiers 2, defender 1
    assert table.battle.strength == (11, 10)


def test_quick_battle_helps_much_smaller_realms_by_three_at_most() -> None:
    table = Table(PLAIN, (*PLAIN, *["moor"] * 8)).do("L battle", *OPENING, "L no", "11")
    table.do("L no", "D no", "7", "7")
    # lion: modifiers 2, eight fewer territories 3; dragon: modifiers 2, defender 1
    assert table.battle.strength == (12, 10)


def test_q41_quick_modifiers_count_once_a_kind() -> None:
    table = Table(("village", "armoury", "armoury")).do(*OPENING, "L no", "11", "L no", "D no", "7")
    assert table.battle.strength[0] == 8


@pytest.mark.parametrize(("die", "is_done"), [(3, False), (4, True)])
def test_a_boast_is_harder_for_the_weaker_side(die: int, is_done: bool) -> None:
    table = boasting().do("L no", "D boast:first_blow", "D no", "9", "3", "1", "1", str(die))
    assert table.battle.done == ((), (is_done,))


def test_five_kills_the_leader_for_a_clear_winner_alone() -> None:
    assert boasting().fight(10, 5, 5, 5).battle.killed == (1, 0)
    assert boasting().fight(9, 5, 5, 5).battle.killed == (0, 0)


def test_weather_in_quick_battles() -> None:
    hilly = ("village", "forest", "hills")
    for pair, expected in (((), 9), (("fair_weather",), 7)):
        table = Table(hilly, pair=pair).do(*OPENING, "L no", "11", "L no", "D no", "7")
        assert table.battle.strength[0] == expected
    table = Table(pair=("bad_weather",)).do(*OPENING, "L no", "11", "L no", "D no", "7", "7")
    assert table.battle.strength == (9, 11)  # defender by choice, and of the scenario


def test_a26_slaying_the_leader_follows_the_leader_die() -> None:
    table = boasting().do("L boast:slay_leader", "L no", "D no", "8", "8", "6", "1")
    boasts = [line.glory for line in table.battle.lines if line.source == "boast"]
    heroes = [line.glory for line in table.battle.lines if line.source == "heroes"]
    assert (boasts, heroes) == ([3], [2])


def test_b18_glory_by_source() -> None:
    lion = ("village", "barrow", "watchtower")
    table = boasting(lion).do("L boast:mighty_blow", "L boast:challenge", "L no", "D no")
    table.do("12", "3", "6", "1", "3", "1")  # clear winner: +1 on boasts
    mine = {line.source: line.glory for line in table.battle.lines if line.seat == 0}
    assert mine == {"scenario": 5, "heroes": 4, "boast": -1, "watchtower": 1}
    both = [line.glory for line in table.battle.lines if line.source == "boast"]
    assert both == [2, -1]


def test_b17_b19_most_glory_wins_and_equal_glory_is_a_draw() -> None:
    assert won(9, 3).battle.winner == 0
    assert won(3, 9).battle.winner == 1
    assert won(6, 5).battle.winner is None


def test_b36_underdog_glory_is_part_of_the_sum_t8() -> None:
    table = Table(("forest", "royal_road_toll", "market_town", "village"), ("forest", "hills"))
    table.do("D battle", "L attack", "D defend", "L name:f1-1", "L points:30", "L no", "11")
    table.do("L no", "D no", "7", "4", "1", "1")  # 7 + 2 + 1 against 4 + 1 + 2 + 1: 3 to 1
    sums = [sum(x.glory for x in table.battle.lines if x.seat == seat) for seat in (0, 1)]
    assert sums == [3, 1 + 4]
    assert table.battle.winner == 1


# on the table


def reporting() -> Table:
    table = Table(quick=False).do(*OPENING, "L scenario:LR-A", "D yes", "L yes", "D yes")
    return table.do("L boast:first_blow", "L no", "D no")


FIRST_REPORT = ("fielded:27", "fielded:25", "glory:3", "glory:3", "heroes:0", "heroes:0", "done:1")


def test_d14_a21_a_report_is_confirmed_by_the_other() -> None:
    table = reporting().do(*(f"L {line}" for line in FIRST_REPORT))
    assert GAME.actors(table.state) == (1,)
    table.do("D yes")
    assert table.battle.fielded == (27, 25)
    assert table.battle.winner == 0  # 3 + 1 against 3


@pytest.mark.parametrize(("larger", "glory"), [(26, 0), (27, 1)])
def test_a21_underdog_glory_counts_what_the_smaller_may_field_t9(larger: int, glory: int) -> None:
    lands = ("forest", "royal_road_toll", "market_town", "village")
    table = Table(lands, ("forest", "hills", "moor"), quick=False)
    table.do("L attack", "D defend", "L name:f1-1", "D no", f"L points:{larger}")
    table.do("L scenario:LR-A", "D yes", "L yes", "D yes", "L no", "D no")
    report = (f"fielded:{larger}", "fielded:20", "glory:3", "glory:3", "heroes:0", "heroes:0")
    table.do(*(f"L {line}" for line in report), "D yes")  # 24 were possible, 20 came
    assert sum(line.glory for line in table.battle.lines if line.source == "underdog") == glory


def test_q37_a21_a_reported_knight_is_no_underdog_glory() -> None:
    table = Table(("village", "market_town"), quick=False, waiting=(("knight",), ()))
    table.do(*OPENING, "L points:27", "L scenario:LR-A", "D yes", "L yes", "D yes", "L no", "D no")
    report = ("fielded:30", "fielded:25", "glory:3", "glory:3", "heroes:0", "heroes:0")
    table.do(*(f"L {line}" for line in report), "D yes")
    assert not [line for line in table.battle.lines if line.source == "underdog"]


def test_q27_disputed_reports_have_no_result_in_the_end() -> None:
    table = reporting()
    for who, other in (("L", "D"), ("D", "L"), ("L", "D")):
        assert table.battle.winner is None
        table.do(*(f"{who} {line}" for line in FIRST_REPORT), f"{other} no")
    assert table.phase == "Over"
    assert [realm.glory for realm in table.state.realms] == [0, 0]


def test_a3_who_breaks_off_concedes() -> None:
    table = reporting().do("L concede")
    assert table.battle.scenario_glory == (0, 5)
    assert [line.source for line in table.battle.lines] == ["scenario", "scenario"]
    assert table.battle.winner == 1


def test_a3_who_breaks_off_loses_whatever_the_underdog_rule_gives() -> None:
    lands = ("forest", "royal_road_toll", "market_town", "silver_mine", "market_town", "village")
    table = Table(("forest", "hills", "moor"), lands, quick=False).do("L battle")
    table.do("L attack", "D defend", "L name:f1-1", "D no", "D points:34")
    table.do("L scenario:LR-A", "D yes", "L yes", "D yes", "L no", "D no", "L concede")
    sums = [sum(x.glory for x in table.battle.lines if x.seat == seat) for seat in (0, 1)]
    assert sums == [8, 5]  # ten points more bring eight glory
    assert (table.battle.winner, table.battle.entitled) == (1, 1)


def test_q12_a21_the_reported_points_decide_between_equal_warbands() -> None:
    table = reporting()
    report = ("fielded:30", "fielded:25", "glory:3", "glory:3", "heroes:0", "heroes:0", "done:0")
    table.do(*(f"L {line}" for line in report), "D yes")
    lines = [(line.seat, line.glory) for line in table.battle.lines if line.source == "underdog"]
    assert lines == [(1, 3)]


# step 10


def test_b20_q6_a_territory_is_rolled_after_every_battle() -> None:
    table = won()
    assert table.phase == "Rolling"
    assert "roll:33" in table.legal()


def test_b21_q8_specials_first_and_at_most_three_t13() -> None:
    table = won().do("11", "7", "14", "12", "7")
    assert table.battle.specials == 3
    assert not {"roll:11", "roll:15"} & set(table.legal())
    table.do("33")
    assert table.battle.rolled == "forest"
    assert table.state.realms[0].spies == 1


def test_q7_spies_and_good_harvest_go_to_the_entitled_realm() -> None:
    table = won(3, 9).do("14", "11", "9", "33")
    assert [realm.spies for realm in table.state.realms] == [0, 1]
    assert [realm.waiting for realm in table.state.realms] == [(), ("good_harvest",)]
    nobody = won(6, 5).do("14", "11", "9", "11", "10", "33")
    assert [realm.spies for realm in nobody.state.realms] == [0, 0]
    assert [realm.waiting for realm in nobody.state.realms] == [(), ()]


@pytest.mark.parametrize(("lands", "most"), [(PLAIN, 2), (("village", "tavern", "armoury"), 3)])
def test_q7_a_spy_beyond_the_limit_is_lost(lands: tuple[str, ...], most: int) -> None:
    table = Table(lands, spies=(2, 0)).do("L no", *OPENING, "L no", "L no", "11", "L no")
    table.fight(9, 3).do("14", "15")
    assert table.state.realms[0].spies == most


def test_g4_unrest_never_tests_what_is_at_stake_here() -> None:
    table = Table(dragon=(*PLAIN, "moor")).do(*OPENING, "L no", "11").fight(9, 3).do("11", "4")
    assert table.legal("D") == ["name:f1-2", "name:f1-3"]


def test_events_hit_whom_they_say() -> None:
    table = won().do("11", "2", "11", "10", "33", "L rolled")
    assert table.state.realms[0].waiting == ("comet",)
    assert table.state.realms[1].waiting == ("comet", "knight")  # equal: the loser
    assert won().do("11", "11").state.pair == ("truce",)


def test_unrest_tests_a_silver_mine_first_and_never_the_home_land() -> None:
    lion = ("village", "silver_mine", "armoury", "shrine")
    table = Table(lion).do("L attack", "D defend", "L name:f1-1", "D no", "L points:27", "L no")
    table.do("11").fight(9, 3).do("11", "4")
    assert table.phase == "Rolling"  # one mine: no choice
    table.do("2")
    assert table.kinds(0) == ["village", "armoury", "shrine"]
    plain = Table(("village", "armoury", "shrine", "moor")).do(*OPENING, "L no", "11")
    plain.fight(9, 3).do("11", "4")
    assert plain.legal("L") == ["name:f0-1", "name:f0-2", "name:f0-3"]
    assert plain.do("L name:f0-1", "3").kinds(0)[1] == "armoury"


def test_g4_unrest_spares_what_was_staked_elsewhere_meanwhile() -> None:
    for locked, left in (((), 2), (("f0-1",), 3)):
        table = won().do("11", "4")
        if table.phase == "UnrestChoice":
            table.do("L name:f0-1")
        table.state = with_realm(table.state, FIRST, locked=locked)
        assert len(table.do("1").kinds(0)) == left


def test_inheritance_gives_the_smaller_realm_a_territory() -> None:
    table = Table(("village", "armoury"), PLAIN).do(*OPENING, "L no", "11").fight(9, 3)
    table.do("11", "12")
    assert "roll:11" not in table.legal()
    table.do("65", "L kind:moor")
    assert table.kinds(0) == ["village", "armoury", "moor"]


def test_q29_q31_a_unique_territory_is_rolled_once_in_the_campaign() -> None:
    lands = ("village", "barrow", "armoury")
    table = Table(lands, uniques=("border_fort",)).do(*OPENING, "L no", "11").fight(9, 3)
    assert not {"roll:62", "roll:63"} & set(table.legal())
    assert "roll:61" in table.legal()


def test_a11_a_monastery_repeats_a_roll_once_a_battle() -> None:
    table = boasting(("village", "monastery", "armoury")).fight(9, 3).do("11", "2")
    assert table.phase == "MonasteryChoice"
    table.do("L yes", "7", "33")
    assert table.phase == "GainChoice"
    table = boasting(("village", "monastery", "armoury")).fight(9, 3).do("33", "L yes", "41")
    assert table.battle.rolled == "moor"


# step 11


def test_b22_b34_q10_q11_the_winner_takes_one_of_the_two_t11() -> None:
    start = ("L attack", "D attack", "L name:f1-1", "D name:f0-1", "1", "L no", "11")
    table = Table().do(*start).fight(9, 3).do("33")
    assert table.legal("L") == ["name:f1-1", "rolled"]
    table.do("L name:f1-1")
    assert table.kinds(0) == ["village", "stud_farm", "armoury", "stud_farm"]
    assert table.kinds(1) == ["village", "armoury"]
    other = Table().do(*start).fight(9, 3).do("33", "L rolled")
    assert other.kinds(0)[-1] == "forest"
    assert len(other.kinds(1)) == 3


def test_q4_a2_a_defender_who_wins_gets_the_rolled_one_t10() -> None:
    table = won(3, 9).do("33")
    assert table.phase == "Over"
    assert table.kinds(1)[-1] == "forest"


def test_b23_q9_at_a_draw_the_smaller_realm_chooses_t12() -> None:
    table = Table(("village", "armoury"), PLAIN).do(*OPENING, "L no", "11", "L no", "D no")
    table.do("6", "5", "1", "1", "33")  # 6 + 1 + 1 against 5 + 2 + 1
    assert table.battle.winner is None
    assert table.legal("L") == ["name:f1-1", "rolled"]
    equal = won(6, 5).do("33")
    assert equal.phase == "Over"
    assert [len(equal.kinds(seat)) for seat in (0, 1)] == [3, 3]


def raided(*strengths: str) -> Table:
    table = Table(PLAIN, ("village", "forest", *PLAIN, "moor"), battles=3).do("L raid")
    table.do("D name:f1-1", "D no", "L no", "L no", "11", "L no", "D no")
    return table.do(*strengths, "1", "1")


def test_b24_q16_a_raid_gains_the_rolled_one_and_plunders_t14() -> None:
    table = raided("12", "3").do("33")
    assert table.kinds(0)[-1] == "forest"
    assert "forest" in table.kinds(1)
    assert table.battle.number == 2
    assert table.battle.resting == ((), ("f1-1",))


def test_q16_what_was_plundered_rests_in_the_next_battle() -> None:
    table = raided("12", "3").do("33")
    assert "forest" not in GAME.view(table.state, None).sides[1].properties
    assert "f1-1" not in listable(table.state, SECOND)


def test_q16_only_a_raider_who_wins_plunders() -> None:
    assert raided("2", "12").do("33").battle.resting == ((), ())


def test_q45_without_a_property_nothing_is_plundered() -> None:
    table = Table(PLAIN, ("forest", *["village"] * 5), battles=3).do("L raid", "D name:f1-1")
    table.do("D no", "L no", "L no", "11").fight(12, 2).do("33")
    assert (table.battle.number, table.battle.resting) == (2, ((), ()))


def test_q38_a_drawn_raid_gives_the_smaller_realm_the_rolled_one() -> None:
    table = raided("5", "6")  # three fewer territories +2, the forest +1
    assert table.battle.winner is None
    assert table.do("33").kinds(0)[-1] == "forest"


def test_a20_a_raid_does_not_use_up_knights_and_harvests() -> None:
    lands = ("village", "forest", *PLAIN, "moor")
    table = Table(PLAIN, lands, battles=3, waiting=(("knight", "comet"), ("failed_harvest",)))
    table.do("L raid", "D name:f1-1", "D no", "L no", "L no", "11").fight(12, 3).do("33")
    assert table.battle.effects == (("knight",), ("failed_harvest",))


def test_q32_a_home_land_is_never_taken_t17() -> None:
    table = Table(dragon=("village",)).do("D battle", "L attack", "D defend", "L name:f1-0")
    table.do("L no", "11").fight(11, 2).do("33")
    assert table.kinds(1) == ["village"]
    assert table.kinds(0)[-1] == "forest"


def test_q43_both_cannot_be_declined() -> None:
    table = won().do("33")
    assert "no" not in table.legal("L")
    assert table.why(0, "answer:no") == "Q43"


def test_q30_an_open_borderland_is_named_when_taken() -> None:
    table = won().do("65", "L rolled")
    assert "kind:moor" in table.legal("L")
    assert table.why(0, "kind:barrow") == "Q30"
    assert table.do("L kind:moor").kinds(0)[-1] == "moor"


# step 12


def test_g9_q28_the_campaign_ends_with_its_battles_or_ten_territories() -> None:
    assert won().do("33", "L rolled").phase == "Over"
    nine = ("village", *["armoury"] * 8)
    table = Table(nine, nine, battles=12).do("L attack", "D defend", "L name:f1-1", "D no", "L no")
    table.do("11").fight(9, 3).do("33", "L rolled")
    assert table.phase == "Over"
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winner, outcome.decided, outcome.scores) == (0, "territories", (10, 9))


def test_a5_effects_wait_again_after_a_battle_without_a_result() -> None:
    table = Table(quick=False, battles=3, waiting=(("knight",), ()))
    table.do(*OPENING, "L scenario:LR-A", "D yes", "L yes", "D yes", "L no", "D no")
    for who, other in (("L", "D"), ("D", "L"), ("L", "D")):
        table.do(*(f"{who} {line}" for line in FIRST_REPORT[:6]), f"{other} no")
    assert table.battle.number == 2
    assert table.battle.effects == (("knight",), ())


def test_a5_g12_a_void_battle_gives_back_what_rests_and_the_weather() -> None:
    table = Table(pair=("fair_weather",)).at("attacker", chosen=("attack", "defend"))
    table.at("scenario", resting=(("f0-1",), ()))
    after = returned(table.state)
    assert after.realms[0].resting == ("f0-1",)
    assert after.pair == ("fair_weather",)


def test_a7_ids_of_new_territories_are_made_of_their_battle() -> None:
    table = won().do("33", "L rolled")
    assert table.state.realms[0].territories[-1].id == "b1-1"


def test_a_tavern_brings_a_spy_after_a_battle_without_one() -> None:
    table = boasting(("village", "tavern", "armoury")).fight(9, 3).do("33", "L rolled")
    assert [realm.spies for realm in table.state.realms] == [1, 0]


def test_q42_b37_a_match_of_two_stays_within_its_bounds() -> None:
    info = GAME.info
    assert len(info.seats) == 2
    assert info.max_moves >= 12 * 200
    match = rosenkrieg.Match("rampant", {"battles": 12, "battle": "table"}, seed=3)
    bots = [rosenkrieg.player("rampant", "random", seat) for seat in (0, 1)]
    for seat in match.turns():
        match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    assert match.outcome is not None


# words, dice, editions


def test_dice_can_be_entered_from_the_table_by_who_rolls() -> None:
    match = rosenkrieg.Match("rampant", {"dice": "table"})
    for seat, action in ((0, "no"), (1, "no"), (0, "attack"), (1, "defend"), (0, "name:f1-1")):
        match.act(seat, action)
    match.act(1, "yes")
    assert match.actors == (1,)
    match.act(1, "roll:5")
    assert match.log(None)[-1][1].params["face"] == 5


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_log_reads_in_both_languages(language: str) -> None:
    text = won().do("33", "L rolled").log(language)
    assert ("Großer Wald" if language == "de" else "Great forest") in text
    assert "{" not in text


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("faces = [21, 22]", "faces = [21]", "expected each roll of 11 to 66 once"),
        ('effect = "extra_spy"', 'effect = "magic"', "expected a known effect"),
        ('7 = "quiet"', '7 = "dragons"', "events 7"),
        ("base_points = 24", "base_points = 99", "values base_points"),
        ("table = 48", "table = 4", "expected a table of 24 to 72"),
        ('id = "DR-A"', 'id = "DR-Z"', "expected DR-A to LR-L"),
        ('territories = ["village", "forest", "bridge"]', "territories = []", "two realms"),
    ],
)
def test_an_edition_with_a_fault_is_refused_by_name(old: str, new: str, fault: str) -> None:
    text = EDITIONS.text("standard")
    assert old in text
    with pytest.raises(BadEdition, match=fault):
        EDITIONS.check(text.replace(old, new, 1))
