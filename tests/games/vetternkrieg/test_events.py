# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Events, main and secondary, and the French. [V090-V105, X5, Y12, Y13]"""

from __future__ import annotations

import pytest

from rosenkrieg.core.match import Match
from tests.games.vetternkrieg.table import (
    EVENTS,
    E,
    M,
    Offered,
    Playing,
    Replying,
    Throwing,
    assert_refused,
    at,
    card,
    legal,
    play,
    table,
    there,
    turn,
    uses,
    why_not,
)


def with_event(id: str, seat: int = M, round: int = 5, **facts: object) -> Match:
    """The active seat holds that event and a battlefield; round 5 is plain for E1 to E6."""
    mine, theirs = f"{id} barnet", " ".join([each for each in EVENTS if each != id][:2])
    hands = {"red": mine, "white": theirs} if seat == M else {"red": theirs, "white": mine}
    return at(Playing(seat), round=round, **{**hands, **facts})


def mains(match: Match, id: str) -> list[str]:
    return [use.removeprefix("main/") for use in uses(match, id) if use.startswith("main/")]


def offered(id: str, seat: int, **facts: object) -> Match:
    """The seat may carry out the secondary event of the other's card."""
    return at(Offered(seat, card(id)), **{"red": "barnet", "white": "bosworth hexham", **facts})


def events(match: Match) -> list[str]:
    return [text.removeprefix("event/") for text in legal(match) if text.startswith("event/")]


# main events


def test_E1_main_takes_up_to_two_own_troops_from_the_board_into_the_reserve() -> None:
    match = with_event("E1", north=(2, 1), central=(1, 1), south=(0, 1))
    assert mains(match, "E1") == [
        "r:north>reserve",
        "r:central>reserve",
        "r:north>reserve*2",
        "r:north>reserve+r:central>reserve",
    ]
    play(match, "E1/main/r:north>reserve+r:central>reserve")
    assert there(match).startswith("n1:1 c0:1 s0:1 reserve 4:2")


def test_E3_main_puts_at_most_one_into_each_region() -> None:
    match = with_event("E3", seat=E, reserve=(2, 3))
    assert mains(match, "E3") == [
        "w:reserve>north",
        "w:reserve>central",
        "w:reserve>south",
        "w:reserve>north+w:reserve>central",
        "w:reserve>north+w:reserve>south",
        "w:reserve>central+w:reserve>south",
        "w:reserve>north+w:reserve>central+w:reserve>south",
    ]


@pytest.mark.parametrize(
    ("id", "region"), [("E4", "north"), ("E5", "south"), ("E9", "central"), ("E10", "north")]
)
def test_E4_E5_E9_E10_main_bring_one_or_two_into_a_region(id: str, region: str) -> None:
    match = with_event(id, round=1)
    assert mains(match, id) == [f"r:reserve>{region}", f"r:reserve>{region}*2"]


def test_E10_main_means_the_battle_region() -> None:
    match = with_event("E10", round=1, field="towton", red="E10 barnet")
    assert mains(match, "E10") == ["r:reserve>north", "r:reserve>north*2"]
    match = with_event("E10", round=1, field="mortimers_cross")
    assert mains(match, "E10") == ["r:reserve>central", "r:reserve>central*2"]


def test_E6_main_brings_troops_of_the_supply_onto_the_field() -> None:
    match = with_event("E6")
    play(match, "E6/main/r:supply>field*2")
    assert "supply 5:7" in there(match)
    assert "half 2:0" in there(match)


def test_E7_main_brings_one_or_two_french() -> None:
    match = with_event("E7", round=1, seat=E)
    assert mains(match, "E7") == ["f:supply>york", "f:supply>york*2"]
    match = with_event("E7", round=1, french=(1, 0))
    assert mains(match, "E7") == ["f:supply>lancaster"]
    match = with_event("E7", round=1, french=(1, 1))
    assert mains(match, "E7") == []


def test_E8_main_brings_one_and_then_if_wanted_a_troop_into_the_reserve() -> None:
    match = with_event("E8", round=1)
    assert mains(match, "E8") == ["f:supply>lancaster", "f:supply>lancaster+r:supply>reserve"]
    play(match, "E8/main/f:supply>lancaster+r:supply>reserve")
    assert "reserve 3:2 supply 6:7:1" in there(match)
    assert "french 1:0" in there(match)
    match = with_event("E8", round=1, french=(1, 1))
    assert mains(match, "E8") == []  # the extra alone is nothing


# secondary events: when


OPEN = {  # event: (rose colour, rose round, outlined round)
    "E1": (M, 4, 1), "E2": (E, 4, 1), "E3": (E, 1, 3), "E4": (M, 2, 4), "E5": (E, 2, 4),
    "E6": (M, 1, 3), "E7": (M, 3, 5), "E8": (E, 3, 5), "E9": (M, 5, 2), "E10": (E, 5, 2),
}  # fmt: skip


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("id", list(OPEN))
@pytest.mark.parametrize("seat", [M, E])
def test_V090_V091_V092_V093_V094_when_a_secondary_event_is_open(
    id: str, seat: int, round: int
) -> None:
    rose, rose_round, outlined = OPEN[id]
    match = with_event(id, seat=seat, round=round, half=(1, 1))
    play(match, f"{id}/gain")  # also when the card is used for its points
    is_open = round == outlined or (round == rose_round and rose != seat)
    assert (table(match).phase == "offer") == is_open
    assert turn(match) == ("york" if seat == M else "lancaster")


def test_V090_after_the_main_event_too() -> None:
    match = with_event("E4", round=4)
    play(match, "E4/main/r:reserve>north")
    assert table(match).phase == "offer"


def test_V090_after_the_last_card_of_the_phase_it_comes_before_the_battle() -> None:
    match = with_event("E1", seat=E, round=1, red="E4", half=(0, 1))
    play(match, "E1/gain")
    assert (table(match).phase, turn(match)) == ("offer", "lancaster")
    play(match, "event/r:north>field")
    assert table(match).phase == "throw"
    assert table(match).field.troops == (1, 1)


def test_X5_the_example_of_the_track() -> None:
    phases = {}
    for round, seat in ((4, E), (4, M), (1, E), (1, M), (2, E), (2, M)):
        match = with_event("E1", seat=seat, round=round)
        play(match, "E1/gain")
        phases[round, seat] = (table(match).phase == "offer", turn(match))
    assert phases == {
        (4, E): (True, "lancaster"),
        (4, M): (False, "york"),
        (1, E): (True, "lancaster"),
        (1, M): (True, "york"),
        (2, E): (False, "lancaster"),
        (2, M): (False, "york"),
    }


# secondary events: how


def test_V095_the_opponent_may_decline() -> None:
    match = offered("E1", E)
    before = there(match)
    assert legal(match)[0] == "decline"
    play(match, "decline")
    assert there(match) == before
    assert turn(match) == "york"


def test_V096_he_carries_it_out_as_his_own() -> None:
    match = offered("E1", E, north=(2, 2), reserve=(2, 2))  # the card names Lancaster
    assert events(match) == [
        "w:north>field",
        "w:central>field",
        "w:south>field",
        "w:north>field*2",
        "w:north>field+w:central>field",
        "w:north>field+w:south>field",
        "w:central>field+w:south>field",
    ]
    play(match, "event/w:north>field+w:south>field")
    assert there(match).startswith("n2:1 c1:1 s1:0")
    assert "half 0:2" in there(match)


def test_V097_once_for_a_card_and_at_no_cost() -> None:
    match = with_event("E1", round=1)
    play(match, "E1/gain event/w:north>field")
    assert turn(match) == "york"  # now his own play
    assert table(match).phase == "play"
    assert len(table(match, E).hand) == 2


def test_V098_not_offered_if_no_troop_can_move() -> None:
    match = with_event("E4", round=4, reserve=(2, 0))
    play(match, "E4/gain")
    assert table(match).phase == "play"


def test_V098_it_is_judged_after_the_use_of_the_card() -> None:
    match = with_event("E4", round=4, north=(1, 2), reserve=(2, 0))
    play(match, "E4/remove/north die:2")  # what is removed is what York can bring back
    assert table(match).phase == "offer"
    assert events(match) == ["w:reserve>north", "w:reserve>central", "w:reserve>south"]
    match = with_event("E7", round=5)
    play(match, "E7/main/f:supply>lancaster*2")  # no French are left to call
    assert table(match).phase == "play"
    match = with_event("E7", round=5)
    play(match, "E7/main/f:supply>lancaster")
    assert events(match) == ["f:supply>york"]


def test_V099_no_secondary_event_of_a_battlefield_or_a_last_card() -> None:
    match = with_event("E1", round=1)
    play(match, "barnet/gain")
    assert table(match).phase == "play"
    match = at(Replying(M, 1, None, 17, 17, "112"), round=1, half=(4, 4), red="barnet", white="E1")
    play(match, "last:222")
    assert table(match).phase == "throw"  # E1 is outlined in round 1, and nothing is offered


def test_E2_secondary_moves_up_to_two_of_any_owner_from_one_region() -> None:
    match = offered("E2", E, round=4, north=(1, 2), central=(0, 0), south=(1, 0))
    ways = events(match)
    assert "r:north>central+w:north>south" in ways
    assert "w:north>central*2" in ways
    assert "r:south>north" in ways
    assert not [way for way in ways if "r:south" in way and "north>" in way]  # one region only
    singles = [way for way in ways if "+" not in way and "*" not in way]
    assert sorted(singles) == sorted(
        ["r:north>central", "r:north>south", "w:north>central", "w:north>south", "r:south>north",
         "r:south>central"]
    )  # fmt: skip
    assert len(ways) == len(set(ways)) == 6 + 7  # pairs: rw 4 ways, ww 3 ways


def test_E3_secondary_takes_any_one_troop_from_field_or_battle_region() -> None:
    match = offered("E3", E, round=3, half=(1, 1), french=(1, 1), north=(1, 0), field="wakefield")
    assert sorted(events(match)) == sorted(
        [
            "r:field>supply",
            "w:field>supply",
            "f:lancaster>supply",
            "f:york>supply",
            "r:north>supply",
        ]
    )
    play(match, "event/f:lancaster>supply")
    assert "supply" in there(match)
    assert table(match).supply[2] == 1


def test_E4_secondary_brings_one_to_any_region() -> None:
    match = offered("E4", M, round=2, white="bosworth", red="barnet hexham")
    assert events(match) == ["r:reserve>north", "r:reserve>central", "r:reserve>south"]


def test_E7_secondary_brings_one_french() -> None:
    match = offered("E7", M, round=3, white="bosworth", red="barnet hexham")
    assert events(match) == ["f:supply>lancaster"]


def test_E9_secondary_brings_up_to_two_into_the_reserve() -> None:
    match = offered("E9", E, round=2)
    assert events(match) == ["w:supply>reserve", "w:supply>reserve*2"]


# the French


def test_V100_points_cannot_bring_them() -> None:
    match = with_event("E4", reserve=(0, 2))
    assert not [text for text in legal(match) if "deploy" in text or "f:" in text]
    assert table(match).supply[2] == 2


def test_V101_they_stand_in_no_region_and_no_reserve() -> None:
    match = with_event("E7", round=1)
    play(match, "E7/main/f:supply>lancaster*2")
    view = table(match)
    assert view.field.french == (2, 0)
    assert view.regions["north"].troops == (1, 1)
    assert view.regions["north"].controller is None
    assert view.reserve == (2, 2)


def test_V102_Y12_they_count_for_their_half_from_the_battle_on() -> None:
    match = with_event("E4", half=(0, 1), french=(1, 0), white="hexham", seat=M)
    play(match, "barnet/gain")
    assert table(match).phase == "throw"


def test_V103_they_are_lost_first() -> None:
    match = at(Throwing(E, 1), half=(2, 3), french=(2, 0), red="E1", white="E2")
    play(match, "throw:444 claim:444 believe throw:123 hold")
    assert "half 1:3 french 0:0" in there(match)
    assert table(match).supply[2] == 2


def test_V104_those_left_over_go_to_the_supply() -> None:
    match = at(Throwing(M, 1), half=(1, 1), french=(2, 0), red="E1", white="E2")
    play(match, "throw:444 claim:444 believe throw:123 hold")
    assert table(match).phase == "settle"
    assert table(match).field.french == (0, 0)
    assert table(match).supply[2] == 2


@pytest.mark.parametrize(
    ("half", "french", "expected"),
    [
        ((1, 1), (0, 1), "half 1:1 french 1:0"),  # 1 against 2
        ((0, 1), (0, 2), "half 0:1 french 2:0"),
        ((1, 2), (1, 1), "half 1:2 french 2:0"),  # French on both halves [c48]
        ((2, 1), (0, 1), None),  # 2 against 2: not fewer
        ((0, 2), (1, 0), None),  # none over there
        ((0, 1), (0, 0), None),
    ],
)
def test_V105_Y13_french_treachery(
    half: tuple[int, int], french: tuple[int, int], expected: str | None
) -> None:
    match = with_event("E2", half=half, french=french)
    found = mains(match, "E2")
    if expected is None:
        assert found == []
        fewer = half[0] + french[0] < half[1] + french[1]
        assert why_not(match, M, "card:E2", "use:main") == ("V053" if fewer else "V105")
        assert_refused(match, "E2/main/f:york>lancaster")
    else:
        assert len(found) == 1  # all of them
        play(match, f"E2/main/{found[0]}")
        assert expected in there(match)
