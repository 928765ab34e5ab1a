# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Phase 4: the plays and the five uses of command points. [V046-V089, X2-X4, Y7-Y9]"""

from __future__ import annotations

from fractions import Fraction

import pytest

from rosenkrieg.core.match import Match
from tests.games.vetternkrieg.table import (
    GAME,
    Attempting,
    E,
    M,
    Playing,
    assert_refused,
    at,
    card,
    dealt,
    legal,
    play,
    table,
    there,
    turn,
    uses,
    why_not,
)

RED = "barnet E1 E4 E7 E9"
WHITE = "bosworth E2 E3 E5 E8"


def active(seat: int = M, **facts: object) -> Match:
    """The active seat with five cards: Barnet has 3 CP and no event, E4 and E9 have 1, E7 has 2."""
    facts = {"red": RED, "white": WHITE, **facts}
    return at(Playing(seat), **facts)


# the order of play


def test_V046_V047_V048_the_owner_begins_and_each_plays_four_of_five() -> None:
    match = dealt("wakefield barnet E1 E4 E7 E9", "mortimers_cross bosworth E2 E3 E5 E8")
    play(match, "M>give:E1 E>give:E2 M>lay:wakefield E>lay:mortimers_cross muster:1")
    players = []
    while table(match).phase == "play":
        players.append(turn(match))
        id = table(match, match.actors[0]).hand[0]
        play(match, f"{id}/gain" if f"{id}/gain" in legal(match) else legal(match)[0])
        if table(match).phase == "offer":
            play(match, "decline")
    assert players == ["lancaster", "york"] * 4
    assert table(match).hands == (1, 1)


def test_V046_york_begins_on_its_own_field() -> None:
    match = dealt("barnet wakefield E1 E4 E7 E9", "st_albans bosworth E2 E3 E5 E8")
    play(match, "M>give:E1 E>give:E2 M>lay:wakefield E>lay:st_albans muster:1 muster:1")
    assert turn(match) == "york"


def test_V049_a_card_is_used_in_one_way() -> None:
    match = active()
    play(match, "E4/main/r:reserve>north")
    assert turn(match) == "york"
    assert "E4" not in table(match, M).hand


def test_V050_there_is_no_passing() -> None:
    match = active()
    assert_refused(match, "stop", "decline", "E4/nothing", "barnet/nothing")
    assert why_not(match, M, "pass") == "V050"
    assert why_not(match, M, "card:E4", "use:nothing") == "V050"


def test_V050_c44_a_card_that_can_do_nothing_is_played_without_use() -> None:
    match = active(
        north=(0, 0), central=(0, 0), south=(0, 0), reserve=(0, 2), half=(12, 3), red="barnet E4"
    )
    assert legal(match) == ["barnet/nothing", "E4/nothing"]
    play(match, "E4/nothing")
    assert turn(match) == "york"
    assert "E4" in table(match).discard


def test_V050_c44_the_secondary_event_is_checked_as_always() -> None:
    match = active(
        north=(0, 0),
        central=(0, 0),
        south=(0, 0),
        reserve=(0, 2),
        half=(12, 3),
        red="barnet E9",
        round=2,
    )
    play(match, "E9/nothing")
    assert turn(match) == "york"
    assert "event/w:supply>reserve*2" in legal(match)


def test_V051_a_battlefield_has_points_only() -> None:
    match = active()
    assert not [use for use in uses(match, "barnet") if use.startswith("main")]
    assert why_not(match, M, "card:barnet", "use:main") == "V051"


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_V052_a_main_event_is_open_whatever_the_track_shows(round: int) -> None:
    match = active(round=round)
    assert "main/r:reserve>north*2" in uses(match, "E4")
    play(match, "E4/main/r:reserve>north*2")
    assert "n3:1" in there(match)
    assert "reserve 0:2" in there(match)


def test_V053_an_impossible_main_event_may_not_be_chosen() -> None:
    match = active(reserve=(0, 2))
    assert not [use for use in uses(match, "E4") if use.startswith("main")]
    assert why_not(match, M, "card:E4", "use:main") == "V053"
    assert "gain" in uses(match, "E4")


def test_V054_up_to_two_means_one_or_two() -> None:
    match = active()
    mains = [use for use in uses(match, "E4") if use.startswith("main")]
    assert mains == ["main/r:reserve>north", "main/r:reserve>north*2"]
    assert [use for use in uses(active(reserve=(1, 2)), "E4") if use.startswith("main")] == mains[
        :1
    ]


def test_V055_points_go_into_one_of_five_uses() -> None:
    match = active()
    assert {use.partition("/")[0] for use in uses(match, "barnet")} == {
        "gain", "deploy", "move", "place", "remove",
    }  # fmt: skip


def test_V056_points_not_used_are_lost() -> None:
    match = active()
    play(match, "barnet/deploy/1")
    assert turn(match) == "york"


def test_V057_a_use_that_can_change_nothing_may_not_be_chosen() -> None:
    match = active(
        north=(0, 0),
        central=(0, 0),
        south=(0, 0),
        reserve=(0, 12 - 3),
        half=(3, 3),
        red="barnet E4",
    )
    assert uses(match, "barnet") == ["gain"]
    assert why_not(match, M, "card:barnet", "use:move") == "V057"


def test_V058_use_then_secondary_event_then_the_discard_pile() -> None:
    match = active(round=4)  # E1: red rose in 4; E4: outlined in 4
    play(match, "E4/gain")
    view = table(match)
    assert view.phase == "offer"
    assert "E4" not in view.discard
    assert (view.use.card, view.use.seat) == ("E4", M)
    play(match, "decline")
    assert "E4" in table(match).discard
    assert turn(match) == "york"


# gain


@pytest.mark.parametrize(("id", "points"), [("E4", 1), ("E7", 2), ("barnet", 3)])
def test_V059_gain_as_many_as_the_card_has_points(id: str, points: int) -> None:
    match = active()
    play(match, f"{id}/gain")
    assert f"reserve {2 + points}:2 supply {7 - points}:7" in there(match)


def test_V060_fewer_only_if_the_supply_has_fewer() -> None:
    match = active(north=(5, 1), reserve=(4, 2))  # one red troop is left in the supply
    assert [use for use in uses(match, "barnet") if use.startswith("gain")] == ["gain"]
    play(match, "barnet/gain")
    assert "reserve 5:2 supply 0:7" in there(match)


def test_V061_no_gain_from_an_empty_supply() -> None:
    match = active(north=(5, 1), reserve=(5, 2))
    assert "gain" not in uses(match, "barnet")
    assert why_not(match, M, "card:barnet", "use:gain") == "V061"


# deploy


def test_V062_deploy_one_to_as_many_as_points() -> None:
    match = active(reserve=(5, 2))
    assert [use for use in uses(match, "barnet") if use.startswith("deploy")] == [
        "deploy/1", "deploy/2", "deploy/3",
    ]  # fmt: skip
    assert [use for use in uses(match, "E4") if use.startswith("deploy")] == ["deploy/1"]
    play(match, "barnet/deploy/3")
    assert "reserve 2:2" in there(match)
    assert "half 3:0" in there(match)
    assert turn(match) == "york"  # no dice


def test_V062_only_what_is_in_the_reserve() -> None:
    assert [use for use in uses(active(), "barnet") if use.startswith("deploy")] == [
        "deploy/1", "deploy/2",
    ]  # fmt: skip


def test_V063_no_deploy_from_an_empty_reserve() -> None:
    match = active(reserve=(0, 2))
    assert not [use for use in uses(match, "barnet") if use.startswith("deploy")]
    assert why_not(match, M, "card:barnet", "use:deploy") == "V063"
    assert why_not(match, M, "card:barnet", "use:place") == "V070"


# move


def test_V064_one_target_and_own_troops_from_regions_next_to_it() -> None:
    match = active(north=(2, 4), central=(1, 3), south=(0, 3))
    moves = {use for use in uses(match, "E7") if use.startswith("move")}  # 2 CP
    assert moves == {
        "move/north/0,1,0",
        "move/south/0,1,0",
        "move/central/1,0,0",
        "move/central/2,0,0",
    }
    play(match, "E7/move/central/2,0,0")
    assert there(match).startswith("n0:4 c3:3 s0:3")
    assert turn(match) == "york"


def test_V065_to_north_or_south_only_from_central() -> None:
    match = active(north=(3, 0), central=(0, 0), south=(3, 0), reserve=(2, 2))
    assert not [
        use for use in uses(match, "barnet") if use.startswith(("move/north", "move/south"))
    ]
    assert_refused(match, "barnet/move/south/1,0,0", "barnet/move/north/0,0,1")
    assert why_not(match, M, "card:barnet", "use:move", "region:south") == "V064"


def test_V066_to_central_in_any_mix_together_at_most_the_points() -> None:
    match = active(north=(3, 0), central=(0, 0), south=(3, 0))
    mixes = {use.removeprefix("move/central/") for use in uses(match, "barnet") if "move" in use}
    assert mixes == {
        f"{north},0,{south}" for north in range(4) for south in range(4) if 1 <= north + south <= 3
    }
    assert_refused(match, "barnet/move/central/2,0,2", "E7/move/central/2,0,1")


def test_V067_regions_may_be_emptied_and_others_do_not_hinder() -> None:
    match = active(north=(1, 5), central=(0, 4), south=(0, 1))
    play(match, "E4/move/central/1,0,0")
    assert there(match).startswith("n0:5 c1:4 s0:1")


def test_X2_the_example_of_moving() -> None:
    match = active(north=(3, 0), central=(0, 2), south=(2, 0))
    play(match, "barnet/move/central/2,0,1")
    assert there(match).startswith("n1:0 c3:2 s1:0")
    assert [region.controller for region in table(match).regions.values()] == [M, M, M]
    assert not match.over  # [V152]
    assert turn(match) == "york"


# place


def placing(**facts: object) -> Match:
    """Elisabeth places with 3 CP."""
    facts = {"north": (1, 1), "central": (1, 3), "reserve": (2, 3), **facts}
    return active(E, **facts)


def test_X3_the_example_of_placing() -> None:
    match = placing()
    play(match, "bosworth/place/north")
    assert there(match).startswith("n1:2 c1:3 s1:1 reserve 2:2 supply 7:4")
    play(match, "die:3")  # 3 is more than 2: stays
    assert there(match).startswith("n1:2 c1:3 s1:1 reserve 2:2 supply 7:4")
    assert legal(match) == ["try:central", "try:south", "stop"]
    assert why_not(match, E, "region:north") == "V069"
    play(match, "try:central die:2")  # 2 is less than 4: supply
    assert there(match).startswith("n1:2 c1:3 s1:1 reserve 2:1 supply 7:5")
    play(match, "try:central")
    assert there(match).startswith("n1:2 c1:4 s1:1 reserve 2:0 supply 7:5")
    play(match, "die:4")  # 4 is 4: reserve
    assert there(match).startswith("n1:2 c1:3 s1:1 reserve 2:1 supply 7:5")
    assert turn(match) == "lancaster"


@pytest.mark.parametrize(("id", "points"), [("E5", 1), ("E8", 2), ("bosworth", 3)])
def test_V068_at_most_as_many_attempts_as_points(id: str, points: int) -> None:
    match = placing(reserve=(2, 4))
    play(match, f"{id}/place/central die:1")
    for left in range(points - 1, 0, -1):
        assert table(match).use.left == left
        play(match, "try:central die:1")
    assert table(match).phase != "attempt"


def test_V069_not_where_an_attempt_with_this_card_has_succeeded() -> None:
    match = placing()
    play(match, "bosworth/place/south die:6")
    assert_refused(match, "try:south")
    assert table(match).use.closed == ("south",)


def test_V069_the_next_card_finds_all_regions_open() -> None:
    match = placing()
    play(match, "bosworth/place/south die:6 stop barnet/gain")
    assert "place/south" in uses(match, "E8")


def test_V070_the_troop_is_laid_before_the_die() -> None:
    match = placing()
    play(match, "bosworth/place/central")
    assert there(match).startswith("n1:1 c1:4")
    assert turn(match) == "chance"


@pytest.mark.parametrize(
    ("die", "expected"),
    [
        (5, "c1:4 s1:1 reserve 2:2 supply 7:4"),  # V072 higher
        (4, "c1:3 s1:1 reserve 2:3 supply 7:4"),  # V073 equal
        (3, "c1:3 s1:1 reserve 2:2 supply 7:5"),  # V074 lower
    ],
)
def test_V071_V072_V073_V074_the_die_against_the_own_troops_with_the_new_one(
    die: int, expected: str
) -> None:
    match = placing()
    play(match, f"bosworth/place/central die:{die}")
    assert expected in there(match)


def test_V075_a_region_with_failures_may_be_named_again() -> None:
    match = placing()
    play(match, "bosworth/place/central die:1")
    assert "try:central" in legal(match)


def test_V076_up_to_three_successes_in_three_regions() -> None:
    match = placing(central=(1, 1))
    play(match, "bosworth/place/north die:6 try:central die:6 try:south die:6")
    assert there(match).startswith("n1:2 c1:2 s1:2 reserve 2:0")
    assert turn(match) == "lancaster"


def test_V077_it_ends_when_the_reserve_is_empty() -> None:
    match = placing(reserve=(2, 1))
    play(match, "bosworth/place/north die:1")
    assert turn(match) == "lancaster"


def test_V077_the_player_may_stop_but_makes_one_attempt() -> None:
    match = placing()
    assert_refused(match, "stop")
    play(match, "bosworth/place/north die:6")
    assert legal(match)[-1] == "stop"
    play(match, "stop")
    assert turn(match) == "lancaster"


def test_V077_three_closed_regions_end_it() -> None:
    match = at(Attempting(M, card("barnet"), True, 2, 0b011), red="E1", white="E2 E3")
    play(match, "try:south die:6")
    assert table(match).phase != "attempt"


def test_V078_opposing_troops_play_no_part() -> None:
    match = placing(north=(6, 1))
    play(match, "bosworth/place/north die:3")
    assert there(match).startswith("n6:2")


@pytest.mark.parametrize("before", range(8))
def test_V079_Y7_chances_of_placing(before: int) -> None:
    match = active(north=(1, before), central=(1, 0), south=(1, 0), reserve=(2, 3), seat=E)
    play(match, "bosworth/place/north")
    found = {"stays": 0, "reserve": 0, "supply": 0}
    for action in match.legal(2):
        view = GAME.view(GAME.apply(match.state, 2, action), None)
        where = "stays" if view.regions["north"].troops[1] == before + 1 else "supply"
        found["reserve" if view.reserve[1] == 3 else where] += 1
    after = before + 1
    expected = (6 - after, 1, after - 1) if after <= 6 else (0, 0, 6)
    assert tuple(found.values()) == expected


# remove


def removing(**facts: object) -> Match:
    """Margarete removes; E7 has 2 CP."""
    return active(
        **{"north": (1, 2), "central": (1, 0), "south": (1, 7), "reserve": (2, 1), **facts}
    )


def test_X4_the_example_of_removing() -> None:
    match = removing()
    play(match, "E7/remove/north die:2")
    assert there(match).startswith("n1:1 c1:0 s1:7 reserve 2:2 supply 7:2")
    assert turn(match) == "york"  # the other point is lost


@pytest.mark.parametrize(("id", "points"), [("E4", 1), ("E7", 2), ("barnet", 3)])
def test_V080_at_most_as_many_attempts_as_points(id: str, points: int) -> None:
    match = removing()
    play(match, f"{id}/remove/north die:3")
    for left in range(points - 1, 0, -1):
        assert table(match).use.left == left
        play(match, "try:north die:3")
    assert table(match).phase != "attempt"


def test_V081_Y9_only_where_an_opposing_troop_stands() -> None:
    match = removing()
    assert [use for use in uses(match, "E7") if use.startswith("remove")] == [
        "remove/north", "remove/south",
    ]  # fmt: skip
    assert_refused(match, "E7/remove/central")
    assert why_not(match, M, "card:E7", "use:remove", "region:central") == "V081"


def test_V081_nowhere_to_remove() -> None:
    match = removing(north=(1, 0), south=(1, 0))
    assert not [use for use in uses(match, "E7") if use.startswith("remove")]
    assert why_not(match, M, "card:E7", "use:remove") == "V081"


@pytest.mark.parametrize(
    ("die", "expected"),
    [
        (3, "n1:2 c1:0 s1:7 reserve 2:1 supply 7:2"),  # V082 higher
        (2, "n1:1 c1:0 s1:7 reserve 2:2 supply 7:2"),  # V083 equal
        (1, "n1:1 c1:0 s1:7 reserve 2:1 supply 7:3"),  # V084 lower
    ],
)
def test_V082_V083_V084_the_die_against_the_opposing_troops(die: int, expected: str) -> None:
    match = removing()
    play(match, f"E7/remove/north die:{die}")
    assert there(match).startswith(expected)


def test_V085_the_first_success_ends_it() -> None:
    match = removing()
    play(match, "barnet/remove/north die:1")
    assert turn(match) == "york"


def test_V086_after_a_failure_any_region_again() -> None:
    match = removing()
    play(match, "barnet/remove/north die:6")
    assert legal(match) == ["try:north", "try:south", "stop"]


def test_V087_the_player_may_stop_after_a_failure() -> None:
    match = removing()
    play(match, "barnet/remove/north die:6 stop")
    assert turn(match) == "york"


def test_V088_own_troops_play_no_part() -> None:
    match = removing(north=(6, 2))
    play(match, "E7/remove/north die:3")
    assert there(match).startswith("n6:2")


@pytest.mark.parametrize("number", range(1, 9))
def test_V089_Y8_chances_of_removing(number: int) -> None:
    match = removing(north=(1, number), south=(1, 0), reserve=(2, 1))
    play(match, "E4/remove/north")
    found = [0, 0, 0]
    for action in match.legal(2):
        view = GAME.view(GAME.apply(match.state, 2, action), None)
        if view.regions["north"].troops[1] == number:
            found[0] += 1
        else:
            found[1 if view.reserve[1] == 2 else 2] += 1
    expected = [6 - number, 1, number - 1] if number <= 6 else [0, 0, 6]
    assert found == expected
    assert sum(Fraction(count, 6) for count in found) == 1
