# ruff: noqa: N802 (tests are named after the items of RULES.md)
"""Phase 5: the battle and its survivors. [V106-V150, X6, X7, Y1-Y6, Y11]"""

from __future__ import annotations

from itertools import product

import pytest

from rosenkrieg.core.contract import VIEWERS
from rosenkrieg.core.match import Match
from rosenkrieg.games.vetternkrieg import dice
from tests.games.vetternkrieg.table import (
    GAME,
    Claiming,
    Defending,
    Doubting,
    E,
    M,
    Playing,
    Replying,
    Settling,
    Throwing,
    assert_refused,
    at,
    legal,
    play,
    table,
    there,
    turn,
    why_not,
)


def battle(attacker: int = M, **facts: object) -> Match:
    """Both hold a last card: M one with 1 CP, E one with 3 CP, as in the example."""
    facts = {"half": (2, 3), "french": (2, 0), "red": "E4", "white": "E3", **facts}
    return at(Throwing(attacker, 1), **facts)


def last_play(**facts: object) -> Match:
    """York is about to play the last card of phase 4."""
    return at(Playing(E), **{"red": "E4", "white": "bosworth E3", **facts})


# the beginning


def test_V106_Y11_no_troops_at_all_and_the_field_owner_wins() -> None:
    for owner in (M, E):
        match = last_play(owner=owner)
        play(match, "bosworth/gain")
        assert table(match).won[owner] == ("wakefield",)
        assert table(match).phase == "keep"  # no dice, both last cards go to phase 7
        assert turn(match) == "lancaster york"
        assert table(match).hands == (1, 1)


@pytest.mark.parametrize(
    ("half", "french", "winner"),
    [((1, 0), (0, 0), M), ((0, 1), (0, 0), E), ((0, 0), (1, 0), M), ((0, 0), (0, 2), E)],
)
def test_V107_troops_on_one_half_only_win_at_once(
    half: tuple[int, int], french: tuple[int, int], winner: int
) -> None:
    match = last_play(half=half, french=french, owner=M)
    play(match, "bosworth/gain")
    assert table(match).won[winner] == ("wakefield",)
    assert table(match).phase == ("settle" if half[winner] else "keep")


@pytest.mark.parametrize(
    ("north", "owner", "attacker"),
    [
        ((2, 1), E, M),  # V108
        ((1, 2), M, E),
        ((1, 1), E, E),  # V109
        ((0, 0), M, M),
    ],
)
def test_V108_V109_more_troops_in_the_battle_region_attack_first(
    north: tuple[int, int], owner: int, attacker: int
) -> None:
    match = last_play(half=(1, 1), north=north, owner=owner)
    play(match, "bosworth/gain")
    assert table(match).phase == "throw"
    assert table(match).battle.attacker == attacker


def test_V110_troops_on_the_field_do_not_count_for_it() -> None:
    match = last_play(half=(5, 1), north=(1, 2), owner=M)
    play(match, "bosworth/gain")
    assert table(match).battle.attacker == E


# steps 1 to 3


@pytest.mark.parametrize("troops", [1, 5])
def test_V111_the_attacker_throws_three_dice_that_only_he_sees(troops: int) -> None:
    match = battle(half=(troops, 3), french=(0, 0))
    play(match, "throw:245")
    assert table(match, M).battle.dice == "245"
    assert table(match, E).battle.dice is None
    assert table(match, None).battle.dice is None


def test_V112_X6_there_are_eighteen_claims() -> None:
    match = play(battle(), "throw:245")
    expected = [f"claim:{str(face) * size}" for size in (1, 2, 3) for face in range(1, 7)]
    assert legal(match) == expected
    for claim in ("claim:6", "claim:44", "claim:222"):
        assert claim in legal(match)


@pytest.mark.parametrize("throw", dice.THROWS)
def test_V113_a_claim_need_not_be_true_and_may_be_lower(throw: str) -> None:
    match = at(Claiming(M, 1, throw), half=(1, 1), red="E4", white="E3")
    assert len(legal(match)) == 18


def test_V114_the_defender_must_believe_or_doubt() -> None:
    match = play(battle(), "throw:245 claim:55")
    assert turn(match) == "york"
    assert legal(match) == ["believe", "doubt"]
    assert table(match, E).battle.claim == "55"


def test_V115_Y2_believed_the_claim_is_the_result() -> None:
    match = play(battle(), "throw:245 claim:55 believe")
    assert table(match).battle.result == "55"
    assert table(match).phase == "defend"
    play(match, "throw:133 last:222")  # a triple of 2 costs M her two French
    assert "half 2:3 french 0:0" in there(match)
    assert table(match).hands == (1, 0)  # M keeps her card


def test_V116_believed_dice_are_shown_to_nobody_and_forgotten() -> None:
    one = play(battle(), "throw:245 claim:55 believe")
    two = play(battle(), "throw:555 claim:55 believe")
    assert one.state == two.state
    for viewer in VIEWERS:
        assert "245" not in str(table(one, viewer))


def test_V117_the_attacker_may_not_play_his_card_if_believed_or_true() -> None:
    match = play(battle(), "throw:245 claim:55 believe")
    assert turn(match) == "chance"
    match = play(battle(), "throw:255 claim:55 doubt")
    assert turn(match) == "chance"
    assert table(match).hands == (1, 1)
    match = play(battle(), "throw:255")
    assert why_not(match, M, "last:555") == "V117"


# step 4


def test_V118_doubted_dice_are_shown_to_all() -> None:
    match = play(battle(), "throw:245 claim:55 doubt")
    for viewer in VIEWERS:
        assert table(match, viewer).battle.dice == "245"


@pytest.mark.parametrize("throw", dice.THROWS)
def test_V119_a_claim_is_true_if_the_dice_contain_it(throw: str) -> None:
    for rank, text in enumerate(dice.CLAIM_TEXTS):
        expected = throw.count(text[0]) >= len(text)
        assert (rank in dice.HOLDS[throw]) == expected


def test_V120_Y5_true_the_defender_loses_one_and_the_best_of_the_dice_counts() -> None:
    match = play(battle(), "throw:266 claim:6 doubt")
    assert "half 2:2" in there(match)
    assert table(match).battle.result == "66"
    match = play(battle(), "throw:266 claim:6 believe")
    assert table(match).battle.result == "6"


def test_V121_caught_in_a_lie_he_may_play_his_last_card() -> None:
    match = play(battle(), "throw:245 claim:55 doubt")
    assert turn(match) == "lancaster"
    assert legal(match)[0] == "hold"
    match = play(battle(red=""), "throw:245 claim:55 doubt")
    assert turn(match) == "chance"  # without a card: step 5


def reachable(throw: str, points: int) -> set[str]:
    """Counted die by die: which throws so many single changes lead to."""
    found = set()
    for steps in product((-1, 0, 1), repeat=3):
        faces = [int(face) + step for face, step in zip(throw, steps, strict=True)]
        used = sum(step != 0 for step in steps)
        if 1 <= used <= points and all(1 <= face <= 6 for face in faces):
            found.add("".join(map(str, sorted(faces))))
    return found - {throw}


@pytest.mark.parametrize(("id", "points"), [("E4", 1), ("E7", 2), ("E1", 3), ("barnet", 3)])
@pytest.mark.parametrize("throw", ["111", "133", "245", "345", "666"])
def test_V122_V123_each_point_changes_another_die_by_one(id: str, points: int, throw: str) -> None:
    match = play(battle(red=id, white="E5"), f"throw:{throw} claim:111 doubt" if throw != "111" else
                 f"throw:{throw} claim:222 doubt")  # fmt: skip
    assert set(legal(match)) == {"hold"} | {f"last:{dice}" for dice in reachable(throw, points)}
    assert_refused(match, f"last:{throw}")  # not for nothing


def test_V122_the_refusals() -> None:
    match = play(battle(), "throw:245 claim:55 doubt")
    assert why_not(match, M, "last:355") == "V122"  # two dice with one point
    assert why_not(match, M, "last:245") == "V123"
    assert why_not(match, M, "last:255") is None


def test_V124_mended_nobody_loses_a_troop() -> None:
    match = play(battle(), "throw:245 claim:55 doubt last:255")
    assert "half 2:3 french 2:0" in there(match)
    assert table(match).battle.result == "55"
    assert table(match).hands == (0, 1)


def test_V126_mended_dice_may_be_worth_more_than_the_claim() -> None:
    match = battle(red="E7")  # 2 CP
    play(match, "throw:144 claim:5 doubt last:155")
    assert "half 2:3 french 2:0" in there(match)
    assert table(match).battle.result == "55"


@pytest.mark.parametrize("action", ["hold", "last:145"])
def test_V125_still_a_lie_and_the_attacker_loses_one(action: str) -> None:
    match = play(battle(), f"throw:245 claim:55 doubt {action}")
    assert "half 2:3 french 1:0" in there(match)


def test_V126_V127_Y6_the_dice_as_they_lie_count_even_if_the_claim_is_missed() -> None:
    match = battle(red="E7")  # 2 CP
    play(match, "throw:124 claim:666 doubt last:223")
    assert "french 1:0" in there(match)
    assert table(match).battle.result == "22"
    assert table(match).battle.dice == "223"


def test_V128_Y4_a_loss_in_step_4_can_end_the_battle() -> None:
    match = play(battle(half=(2, 1)), "throw:255 claim:55 doubt")
    assert table(match).phase == "settle"
    assert table(match).won[M] == ("wakefield",)
    match = play(battle(half=(1, 1), french=(0, 0), red=""), "throw:245 claim:55 doubt")
    assert table(match).won[E] == ("wakefield",)


def test_Y1_without_a_card_the_lie_costs_a_troop_and_the_battle() -> None:
    match = play(battle(red=""), "throw:245 claim:55 doubt")
    assert "half 2:3 french 1:0" in there(match)
    assert table(match).battle.result == "5"
    play(match, "throw:133 last:222")
    assert table(match).won[E] == ("wakefield",)
    assert table(match).phase == "settle"
    assert table(match).field.troops == (0, 3)


# step 5


def test_V129_the_defender_throws_three_dice_openly() -> None:
    match = play(battle(half=(2, 1)), "throw:245 claim:55 believe")
    assert turn(match) == "chance"
    assert len(legal(match)) == 56
    play(match, "throw:133")
    for viewer in VIEWERS:
        assert table(match, viewer).battle.thrown == "133"


@pytest.mark.parametrize("steps", ["claim:55 believe", "claim:55 doubt hold", "claim:5 doubt"])
def test_V130_he_may_play_his_last_card_doubted_or_not(steps: str) -> None:
    match = play(battle(), f"throw:245 {steps} throw:133")
    assert turn(match) == "york"
    assert set(legal(match)) == {"hold"} | {f"last:{dice}" for dice in reachable("133", 3)}


def test_V130_without_a_card_there_is_nothing_to_decide() -> None:
    match = play(battle(white=""), "throw:245 claim:55 believe throw:133")
    assert table(match).phase == "throw"


def test_V131_his_result_is_the_best_after_changes() -> None:
    match = play(battle(), "throw:245 claim:44 believe throw:133 last:234")
    assert "half 2:1" in there(match)  # a single 4 against a pair


@pytest.mark.parametrize("throw", dice.THROWS)
def test_V132_the_best_of_a_throw(throw: str) -> None:
    counts = {face: throw.count(face) for face in throw}
    most = max(counts.values())
    face = max(face for face, count in counts.items() if count == most)
    assert dice.CLAIM_TEXTS[dice.BEST[throw]] == face * most


def test_V132_every_triple_beats_every_pair_and_every_pair_every_single() -> None:
    ranks = {text: rank for rank, text in enumerate(dice.CLAIM_TEXTS)}
    assert ranks["111"] > ranks["66"] > ranks["11"] > ranks["6"] > ranks["5"]


LOSSES = [
    ("222", "136", 3),  # V133 triple over single
    ("111", "566", 2),  # V134 triple over pair
    ("11", "456", 2),  # V135 pair over single
    ("333", "222", 1),  # V136
    ("55", "336", 1),
    ("6", "345", 1),
    ("55", "255", 0),  # V137: other dice are not compared
    ("6", "236", 0),
    ("444", "444", 0),
]


@pytest.mark.parametrize(("claim", "throw", "lost"), LOSSES)
def test_V133_V134_V135_V136_V137_losses_of_the_defender(claim: str, throw: str, lost: int) -> None:
    match = at(Throwing(M, 1), half=(5, 5), reserve=(0, 0))
    play(match, f"throw:123 claim:{claim} believe throw:{throw}")
    assert f"half 5:{5 - lost}" in there(match)


@pytest.mark.parametrize(
    ("claim", "throw", "lost"),
    [("6", "111", 3), ("66", "111", 2), ("6", "112", 2), ("11", "223", 1), ("222", "333", 1)],
)
def test_V139_the_attacker_can_lose_the_comparison_too(claim: str, throw: str, lost: int) -> None:
    match = at(Throwing(M, 1), half=(5, 5), reserve=(0, 0))
    play(match, f"throw:123 claim:{claim} believe throw:{throw}")
    assert f"half {5 - lost}:5" in there(match)


def test_V138_losses_go_to_the_supply_and_never_exceed_the_troops() -> None:
    match = at(Throwing(M, 1), half=(5, 2), french=(0, 0), reserve=(0, 0))
    play(match, "throw:123 claim:666 believe throw:123")
    assert table(match).supply[1] == 12 - 3
    assert table(match).phase == "settle"


def test_V140_an_empty_half_ends_the_battle_at_once() -> None:
    match = at(Throwing(M, 1), half=(1, 5), reserve=(0, 0))
    play(match, "throw:123 claim:6 believe throw:112")
    assert table(match).won[E] == ("wakefield",)


@pytest.mark.parametrize("throw", ["266", "123", "136"])
def test_V141_the_roles_change_after_a_tie_too(throw: str) -> None:
    match = at(Throwing(M, 1), half=(5, 5), reserve=(0, 0))
    play(match, f"throw:123 claim:6 believe throw:{throw}")
    view = table(match)
    assert view.phase == "throw"
    assert (view.battle.attacker, view.battle.exchange) == (E, 2)


def test_V142_a_last_card_works_once() -> None:
    match = battle(half=(5, 5), french=(0, 0), reserve=(0, 0))
    play(match, "throw:245 claim:55 doubt last:255 throw:133 hold")
    assert table(match).hands == (0, 1)
    play(match, "throw:111 claim:1 believe throw:456")  # M defends without a card
    assert table(match).phase == "throw"
    play(match, "throw:245 claim:66 doubt")  # and lies without a card
    assert table(match).phase == "defend"


def test_V143_a_last_card_is_discarded_face_up() -> None:
    match = play(battle(), "throw:245 claim:55 doubt last:255")
    assert "E4" in table(match).discard
    assert "E4" not in table(match, M).hand


def test_V144_nobody_can_retreat() -> None:
    match = play(battle(), "throw:245")
    assert all(text.startswith("claim:") for text in legal(match))
    assert why_not(match, M, "retreat") == "V144"


def test_V145_no_step_takes_troops_from_both() -> None:
    for throw, claim, answer in product(("245", "255", "111"), range(18), ("believe", "doubt")):
        match = at(Doubting(M, 1, throw, claim), half=(4, 4), reserve=(0, 0))
        play(match, answer)
        lost = [4 - number for number in table(match).field.troops]
        assert sorted(lost) in ([0, 0], [0, 1])
        assert isinstance(match.state.phase, Defending)


def test_X7_the_battle_of_margarete_and_elisabeth() -> None:
    match = battle()
    play(match, "throw:245 claim:55")
    assert turn(match) == "york"
    play(match, "doubt")
    assert table(match, E).battle.dice == "245"
    play(match, "last:255")  # the 4 becomes a 5
    assert there(match).endswith("half 2:3 french 2:0")
    assert table(match).battle.result == "55"
    play(match, "throw:133")
    reached = {
        dice.CLAIM_TEXTS[dice.BEST[text.removeprefix("last:")]]
        for text in legal(match)
        if text.startswith("last:")
    }
    assert reached == {"3", "4", "22", "33", "44", "222"}
    assert "last:333" not in legal(match)
    play(match, "last:222")
    assert there(match).endswith("half 2:3 french 0:0")  # two French for a triple over a pair
    assert table(match).supply[2] == 2
    assert {"E3", "E4"} <= set(table(match).discard)
    view = table(match)
    assert view.phase == "throw"
    assert view.battle.attacker == E


def test_the_example_of_the_rules_page() -> None:
    match = battle(half=(3, 3), french=(0, 0), red="E4", white="")
    play(match, "throw:336 claim:66 doubt")
    assert not [text for text in legal(match) if "66" in text]
    play(match, "hold")
    assert table(match).battle.result == "33"
    play(match, "throw:255")
    assert "half 1:3" in there(match)
    assert table(match).battle.attacker == E


def test_Y3_without_elisabeths_card_a_pair_of_threes_loses_one() -> None:
    match = play(battle(white=""), "throw:245 claim:55 doubt last:255 throw:133")
    assert "half 2:2 french 2:0" in there(match)


def test_c56_a_battle_that_will_not_end_goes_to_the_field_owner() -> None:
    match = at(Throwing(M, 100), half=(5, 5), reserve=(0, 0), owner=E)
    play(match, "throw:123 claim:6 believe throw:236")
    assert table(match).won[E] == ("wakefield",)
    assert table(match).field.troops == (0, 5)


# after the battle


@pytest.mark.parametrize(
    ("field", "regions"),
    [
        ("wakefield", {"north", "central"}),
        ("mortimers_cross", {"north", "central", "south"}),
        ("st_albans", {"central", "south"}),
    ],
)
def test_V146_survivors_go_to_the_reserve_or_one_region_near_the_battle(
    field: str, regions: set[str]
) -> None:
    match = at(Settling(M), half=(2, 0), field=field)
    expected = {"settle:reserve"} | {f"settle:{name}*{n}" for name in regions for n in (1, 2)}
    assert set(legal(match)) == expected
    if regions != {"north", "central", "south"}:
        far = ({"north", "south"} - regions).pop()
        assert why_not(match, M, f"region:{far}") == "V146"


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("settle:reserve", "n1:1 c1:1 s1:1 reserve 5:2"),
        ("settle:north*3", "n4:1 c1:1 s1:1 reserve 2:2"),
        ("settle:central*1", "n1:1 c2:1 s1:1 reserve 4:2"),
    ],
)
def test_V147_any_split_with_one_region(action: str, expected: str) -> None:
    match = at(Settling(M), half=(3, 0), red="E1", white="E2")
    play(match, action)
    assert there(match).startswith(expected)


def test_V148_the_winner_keeps_the_field_card_for_good() -> None:
    match = at(Settling(E), half=(0, 1), owner=E, red="E1", white="E2")
    play(match, "settle:reserve M>discard E>discard")
    assert table(match).won == ((), ("wakefield",))
    assert "card:wakefield" not in legal(match)
    assert len(legal(match)) == 16


def test_V149_it_holds_without_a_fight_too() -> None:
    match = last_play(half=(0, 2), french=(0, 1))
    play(match, "bosworth/gain")
    assert table(match).phase == "settle"
    assert table(match).won == ((), ("wakefield",))
    assert table(match).supply[2] == 2
    assert "settle:north*2" in legal(match)


def test_V150_no_troop_is_on_a_field_after_it() -> None:
    match = at(Settling(M), half=(3, 0), red="E1", white="E2")
    play(match, "settle:north*1")
    assert there(match).endswith("half 0:0 french 0:0")
    GAME.check(match.state)


def test_Y12_a_side_of_french_alone_wins_and_places_nobody() -> None:
    match = at(Throwing(M, 1), half=(0, 1), french=(1, 0), red="E1", white="E2")
    play(match, "throw:666 claim:666 believe throw:123 hold")
    assert table(match).won[M] == ("wakefield",)
    assert table(match).phase == "keep"
    assert table(match).supply[2] == 2


def test_the_defender_changes_nothing_by_holding_his_card() -> None:
    match = at(Replying(M, 1, None, 5, 5, "236"), half=(2, 2), red="E1", white="E2")
    play(match, "hold")
    assert table(match).phase == "throw"
    assert table(match).hands == (1, 1)
