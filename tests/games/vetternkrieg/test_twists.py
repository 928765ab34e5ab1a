# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""The twists of war. [V162-V173]"""

from __future__ import annotations

from random import Random

import pytest

from rosenkrieg.core.errors import BadEdition
from rosenkrieg.core.match import Match
from tests.games.vetternkrieg import decks
from tests.games.vetternkrieg.table import (
    CHANCE,
    GAME,
    TWISTS,
    E,
    Keeping,
    M,
    Playing,
    Throwing,
    assert_refused,
    at,
    legal,
    play,
    table,
    there,
    turn,
    uses,
    why_not,
)

HANDS = {"red": "E4 E1", "white": "E5 E6"}


def test_V162_used_by_agreement_only() -> None:
    assert GAME.info.complete({})["twists"] == "off"
    match = Match(GAME, seed=1)
    assert all(GAME.view(state, None).twist is None for state in match.states)


def test_V162_a_deck_without_twists_plays_without_them() -> None:
    text = decks.STANDARD.partition("# --- twists")[0]
    assert Match(GAME, {"edition": text}).state.round == 1
    with pytest.raises(BadEdition, match="twist: expected 6"):
        Match(GAME, {"edition": text, "twists": "on"})


def test_V163_V164_one_of_the_six_is_turned_up_before_the_deal() -> None:
    match = Match(GAME, {"twists": "on"})
    assert legal(match) == [f"twist:{id}" for id in TWISTS]
    assert GAME.chance_weights(match.state) == (1,) * 6
    play(match, "twist:T3")
    for viewer in (M, E, None):
        assert table(match, viewer).twist == "T3"
        assert table(match, viewer).twists_left == ("T1", "T2", "T4", "T5", "T6")
    assert table(match).phase == "deal"


def test_V165_V166_it_holds_for_the_round_and_never_comes_again() -> None:
    match = at(Keeping((None, None)), twist="T3", red="E1", white="E2")
    play(match, "M>keep E>discard")
    assert table(match).twist is None
    assert legal(match) == [f"twist:{id}" for id in TWISTS if id != "T3"]


def test_V166_no_twist_comes_twice_in_a_match() -> None:
    for seed in range(20):
        match = Match(GAME, {"twists": "on"}, seed=seed)
        rng = Random(seed)
        while not match.over:
            actor = match.actors[0]
            match.act(actor, rng.choice(match.legal(actor)))
        turned = [move.action for move in match.moves if "TurnedUp" in type(move.action).__name__]
        assert len(turned) == len(set(turned)) == match.state.round
        assert table(match).twists_left  # one of the six is never seen


# T1


def test_V167_T1_the_own_secondary_event_instead_of_main_event_or_points() -> None:
    match = at(Playing(M), twist="T1", round=2, **HANDS)  # E4: red rose in 2
    found = [use for use in uses(match, "E4") if use.startswith("secondary")]
    assert found == [f"secondary/r:reserve>{name}" for name in ("north", "central", "south")]
    play(match, "E4/secondary/r:reserve>south")
    assert there(match).startswith("n1:1 c1:1 s2:1 reserve 1:2")
    assert turn(match) == "york"
    assert table(match).phase == "play"


def test_V167_not_with_the_other_rose_and_not_without_the_twist() -> None:
    match = at(Playing(E), twist="T1", round=2, red="E5 E6", white="E4 E1")
    assert not [use for use in uses(match, "E4") if use.startswith("secondary")]
    assert why_not(match, E, "card:E4", "use:secondary") == "V167"
    match = at(Playing(M), round=2, **HANDS)
    assert not [use for use in uses(match, "E4") if use.startswith("secondary")]
    assert why_not(match, M, "card:E4", "use:secondary") == "V093"


def test_V168_T1_an_outline_is_not_enough_and_it_must_be_possible() -> None:
    match = at(Playing(M), twist="T1", round=4, **HANDS)  # E4: outlined in 4
    assert not [use for use in uses(match, "E4") if use.startswith("secondary")]
    match = at(Playing(M), twist="T1", round=2, reserve=(0, 2), **HANDS)
    assert not [use for use in uses(match, "E4") if use.startswith("secondary")]
    assert why_not(match, M, "card:E4", "use:secondary") == "V168"


def test_V168_T1_the_check_for_the_opponent_follows() -> None:
    text = decks.with_entry("event", "E4", ("outlined = [4]", "outlined = [2, 4]"))
    match = at(Playing(M), twist="T1", round=2, edition=text, **HANDS)
    play(match, "E4/secondary/r:reserve>south")
    assert table(match).phase == "offer"
    assert turn(match) == "york"


# T2 to T6


def test_V169_T2_losses_go_to_the_reserve_and_french_to_the_supply() -> None:
    match = at(Throwing(E, 1), twist="T2", half=(2, 3), french=(1, 0), red="E1", white="E2")
    play(match, "throw:444 claim:444 believe throw:123 hold")
    assert "reserve 4:2 supply 5:4:2" in there(match)
    match = at(Throwing(E, 1), twist="T2", half=(2, 3), french=(0, 0), red="E1", white="E2")
    play(match, "throw:124 claim:4 doubt")  # step 4 as well
    assert "reserve 3:2" in there(match)


def test_V170_T3_no_moving_with_points() -> None:
    match = at(Playing(M), twist="T3", **HANDS)
    assert not [use for use in uses(match, "E1") if use.startswith("move")]
    assert_refused(match, "E1/move/north/0,1,0")
    assert why_not(match, M, "card:E1", "use:move") == "V170"
    assert [use for use in uses(match, "E1") if use.startswith("main/r:north>reserve")]


def test_V171_T4_no_removing_with_points() -> None:
    match = at(Playing(M), twist="T4", **HANDS)
    assert not [use for use in uses(match, "E1") if use.startswith("remove")]
    assert why_not(match, M, "card:E1", "use:remove") == "V171"
    assert [use for use in uses(match, "E1") if use.startswith("move")]


def test_V172_T5_no_last_card_in_the_battle() -> None:
    match = at(Throwing(M, 1), twist="T5", half=(5, 3), red="E1", white="E2")
    play(match, "throw:245 claim:55 doubt")
    assert table(match).phase == "defend"  # nothing to decide for the liar
    play(match, "throw:133")
    assert table(match).phase == "throw"  # nor for the defender
    assert table(match).hands == (1, 1)


def test_V173_T6_two_troops_into_each_reserve_without_a_choice() -> None:
    match = Match(GAME, {"twists": "on"})
    play(match, "twist:T6")
    assert there(match) == "n1:1 c1:1 s1:1 reserve 4:4 supply 5:5:2"
    assert match.actors == (CHANCE,)


def test_V173_T6_or_as_many_as_there_are() -> None:
    regions = {"north": (9, 1), "central": (0, 1), "south": (0, 1)}
    match = at(Keeping((None, None)), twist="T3", red="E1", white="E2", **regions)
    play(match, "M>keep E>keep twist:T6")
    assert there(match) == "n9:1 c0:1 s0:1 reserve 3:4 supply 0:5:2"


def test_a_twist_may_forbid_other_uses_too() -> None:
    text = decks.with_entry("twist", "T3", ('"move"', '"gain", "deploy", "place"'))
    match = at(Playing(M), twist="T3", edition=text, **HANDS)
    assert {use.partition("/")[0] for use in uses(match, "E1")} == {"main", "move", "remove"}
    assert why_not(match, M, "card:E1", "use:gain") == "V165"
