# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Phase 3: the field and its starting troops. [V033-V045, X1, Y10, Y15, Y16]"""

from __future__ import annotations

import pytest

from rosenkrieg.core.match import Match
from tests.games.vetternkrieg.table import (
    E,
    Laying,
    M,
    assert_refused,
    at,
    card,
    dealt,
    legal,
    play,
    table,
    there,
    turn,
    why_not,
)

LAYING = Laying((None, None))
RED = "wakefield E1 E4 E7 E9 barnet"
WHITE = "mortimers_cross E2 E3 E5 E8 E10"
EVENTS_ONLY = "E1 E2 E4 E5 E7 E8"


def laying(**facts: object) -> Match:
    return at(LAYING, **facts)


def test_V033_Y16_who_holds_a_battlefield_lays_one_and_no_event() -> None:
    match = laying(red=RED, white=WHITE)
    assert legal(match, M) == ["lay:wakefield", "lay:barnet"]
    assert legal(match, E) == ["lay:mortimers_cross"]
    assert_refused(match, "lay:E4", "lay:E1", seat=M)
    assert why_not(match, M, "card:E4") == "V033"


def test_V034_without_one_he_lays_an_event_that_is_plain_for_the_round() -> None:
    match = laying(red=EVENTS_ONLY, white="wakefield barnet E3 E6 E9 E10")
    assert legal(match, M) == ["lay:E4", "lay:E5", "lay:E7", "lay:E8"]
    assert_refused(match, "lay:E1", "lay:E2", seat=M)  # outlined in round 1
    assert why_not(match, M, "card:E1") == "V034"


def test_V034_no_rose_of_either_colour_either() -> None:
    match = laying(red="E3 E6 E4 E5 E7 E8", white="wakefield barnet E1 E2 E9 E10")
    assert legal(match, M) == ["lay:E4", "lay:E5", "lay:E7", "lay:E8"]  # E3 white 1, E6 red 1


def test_V035_without_a_plain_event_any_event() -> None:
    from tests.games.vetternkrieg.decks import marked_everywhere

    match = laying(
        red=EVENTS_ONLY, white="wakefield barnet E3 E6 E9 E10", edition=marked_everywhere()
    )
    assert legal(match, M) == [f"lay:{id}" for id in EVENTS_ONLY.split()]


def test_V036_both_cards_are_turned_up_together() -> None:
    match = laying(red=RED, white=WHITE)
    play(match, "M>lay:wakefield")
    for viewer in (E, None):
        assert table(match, viewer).laid == (None, None)
        assert table(match, viewer).committed == (True, False)
        assert "wakefield" not in str(table(match, viewer))
    play(match, "E>lay:mortimers_cross")
    assert table(match).laid == ("wakefield", "mortimers_cross")


def test_V036_a_choice_of_one_is_still_a_choice() -> None:
    match = laying(red=RED, white=WHITE)
    play(match, "M>lay:wakefield")
    assert turn(match) == "york"
    assert legal(match, E) == ["lay:mortimers_cross"]


@pytest.mark.parametrize(
    ("mine", "theirs", "field", "owner"),
    [
        ("wakefield", "mortimers_cross", "wakefield", M),
        ("mortimers_cross", "wakefield", "wakefield", E),
        ("towton", "mortimers_cross", "mortimers_cross", E),  # the same year, the month decides
        ("hexham", "barnet", "hexham", M),
        ("bosworth", "st_albans", "st_albans", E),
    ],
)
def test_V037_the_earlier_battle_becomes_the_field(
    mine: str, theirs: str, field: str, owner: int
) -> None:
    match = laying(red=f"{mine} E1 E4 E7 E9 E3", white=f"{theirs} E2 E6 E5 E8 E10")
    play(match, f"M>lay:{mine} E>lay:{theirs}")
    found = table(match).field
    assert found is not None
    assert (found.card, found.owner) == (field, owner)


def test_V038_V041_Y15_one_battlefield_is_the_field_and_the_event_does_nothing() -> None:
    match = laying(red="st_albans barnet E4 E7 E9 E3", white="E1 E2 E6 E5 E8 E10")
    before = there(match)
    play(match, "M>lay:st_albans E>lay:E8")
    found = table(match).field
    assert found is not None
    assert (found.card, found.owner) == ("st_albans", M)
    assert table(match).discard == ("E8",)
    assert turn(match) == "lancaster"  # about starting troops, not about an event
    assert there(match).startswith(before)


def test_V039_the_owner_is_who_laid_it_whatever_troops_it_shows() -> None:
    match = laying(red="E2 E1 E4 E7 E9 mortimers_cross", white="barnet E3 E5 E6 E8 E10")
    play(match, "M>lay:mortimers_cross E>lay:barnet")
    assert table(match).field.owner == M
    play(match, "muster:1")
    assert table(match).field.troops == (0, 1)  # the white troop is York's, on York's half


def test_V040_the_other_card_is_discarded_open_for_all() -> None:
    match = play(laying(red=RED, white=WHITE), "M>lay:barnet E>lay:mortimers_cross")
    for viewer in (M, E, None):
        assert table(match, viewer).discard == ("barnet",)


def test_V042_starting_troops_go_by_colour_not_by_owner() -> None:
    match = laying(red="towton E1 E4 E7 E9 E3", white="barnet E2 E5 E6 E8 E10")
    play(match, "M>lay:towton E>lay:barnet muster:2 muster:2")
    assert table(match).field.troops == (2, 2)


@pytest.mark.parametrize(
    ("taken", "expected"),
    [
        (0, "reserve 0:2 supply 7:7:2 half 2:0"),
        (1, "reserve 1:2 supply 6:7:2 half 2:0"),
        (2, "reserve 2:2 supply 5:7:2 half 2:0"),
    ],
)
def test_V043_each_comes_from_the_supply_or_the_reserve(taken: int, expected: str) -> None:
    match = laying(red="towton E1 E4 E7 E9 E3", white="barnet E2 E5 E6 E8 E10")
    play(match, "M>lay:towton E>lay:barnet")
    assert legal(match) == ["muster:0", "muster:1", "muster:2"]
    play(match, f"muster:{taken}")
    assert expected in there(match)


def test_V043_the_field_owner_chooses_first() -> None:
    match = laying(red="barnet E1 E4 E7 E9 E3", white="towton E2 E5 E6 E8 E10")
    play(match, "M>lay:barnet E>lay:towton")
    assert turn(match) == "york"
    play(match, "muster:0")
    assert turn(match) == "lancaster"


def test_V044_Y10_as_far_as_supply_and_reserve_reach() -> None:
    match = laying(
        red="towton E1 E4 E7 E9 E3",
        white="barnet E2 E5 E6 E8 E10",
        north=(5, 1),
        central=(3, 1),
        south=(3, 1),
        reserve=(1, 2),
    )
    play(match, "M>lay:towton E>lay:barnet")
    assert there(match).endswith("reserve 0:2 supply 0:7:2 half 1:0 french 0:0")
    assert turn(match) == "york"  # nothing to choose for Lancaster


def test_V044_supply_and_reserve_reach_together() -> None:
    match = laying(
        red="towton E1 E4 E7 E9 E3",
        white="barnet E2 E5 E6 E8 E10",
        north=(5, 1),
        central=(3, 1),
        south=(2, 1),
        reserve=(1, 2),
    )
    play(match, "M>lay:towton E>lay:barnet")
    assert there(match).endswith("reserve 0:2 supply 0:7:2 half 2:0 french 0:0")
    assert turn(match) == "york"


def test_V044_with_both_empty_none() -> None:
    match = laying(
        red="towton E1 E4 E7 E9 E3",
        white="barnet E2 E5 E6 E8 E10",
        north=(6, 1),
        central=(3, 1),
        south=(3, 1),
        reserve=(0, 2),
    )
    play(match, "M>lay:towton E>lay:barnet muster:2")
    assert table(match).field.troops == (0, 2)
    assert turn(match) == "lancaster"


def test_V045_each_holds_five_cards_after_it() -> None:
    match = play(laying(red=RED, white=WHITE), "M>lay:wakefield E>lay:mortimers_cross muster:1")
    assert table(match).hands == (5, 5)
    assert "wakefield" not in table(match, M).hand
    assert card("wakefield") == match.state.field


def test_X1_the_example_of_the_rulebook() -> None:
    match = dealt(RED, WHITE)
    play(match, "M>give:E4 E>give:E5 M>lay:wakefield E>lay:mortimers_cross")
    assert turn(match) == "lancaster"
    play(match, "muster:1")  # Margarete takes the troop from the supply
    view = table(match)
    assert (view.field.card, view.field.owner) == ("wakefield", M)
    assert view.discard == ("mortimers_cross",)
    assert there(match) == "n1:1 c1:1 s1:1 reserve 2:2 supply 6:7:2 half 1:0 french 0:0"
    assert view.phase == "play"
    assert turn(match) == "lancaster"
