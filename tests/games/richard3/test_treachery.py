"""Sections 6.8, 6.9 and 9.1: deaths and defections."""

from __future__ import annotations

import pytest

from .table import Position, fight, scene, supplied

LAST = "dead: l-prince_edward l-somerset l-richmond"


def kill(block: str, area: str = "derby", **others: object) -> Position:
    """A block at strength 1 is killed by Northumberland of the other side."""
    if block.startswith("l"):
        table = fight(area, f"{block}=1", "y-calais_mercenary y-herbert", over="", **others)
        shooter = "y-herbert"
    else:
        table = fight(area, "l-clifford", f"{block}=1", **others)
        shooter = "l-clifford"
    while f"fire:{shooter}" not in table.legal():
        table.play(table.legal("pass")[0])
    return table.play(f"fire:{shooter}").roll("1-6-6")


# deaths


def test_6_81_1_the_next_king_is_crowned_in_the_supply_phase_wherever_he_is():
    exile = supplied(
        "france: l-exeter=2 | calais: y-march | dead: l-henry_vi l-prince_edward", king_block=None
    )
    assert exile.king == "l-exeter"
    assert exile.strength("l-exeter") == 2


def test_6_81_2_a_minor_is_king_and_enters_in_the_same_phase():
    table = supplied(
        "cornwall: l-exeter | calais: y-march | dead: l-henry_vi", king_block=None, due=(1, 0)
    )
    assert (table.kind, table.king) == ("entering", "l-prince_edward")
    table.play("enter:l-prince_edward:derby")
    assert table.where("l-prince_edward") == "derby"


def test_6_81_2_without_an_open_crown_he_is_king_off_the_map():
    crowns = (
        "cumbria: y-york | south_yorks: y-march | caernarvon: y-norfolk | chester: y-essex"
        "| derby: y-hastings | pembroke: y-herbert | warwick: y-worcester | gloucester: y-suffolk"
        "| middlesex: y-arundel | sussex: y-warwick | cornwall: y-kent | dead: l-henry_vi"
    )
    table = supplied(crowns, king_block=None, due=(1, 0))
    assert (table.kind, table.king, table.where("l-prince_edward")) == (
        "choosing", "l-prince_edward", "minor",
    )  # fmt: skip
    assert table.state.throne.due == (1, 0)


def test_6_81_3_the_next_pretender_takes_over_at_once():
    table = kill("y-york", elsewhere="calais: y-march")
    assert table.pretender == "y-march"


def test_6_81_4_between_death_and_coronation_nobody_is_king():
    table = kill("l-henry_vi", elsewhere="cornwall: l-exeter")
    assert (table.kind, table.king) == ("regrouping", None)
    other = fight("derby", "l-exeter", "y-rivers", attacker="lancaster", king_block=None)
    assert not other.legal("turn")


def test_6_82_1_heirs_are_out_for_good():
    assert kill("y-rutland", elsewhere="calais: y-march").where("y-rutland") == "dead"


def test_6_82_2_a_minor_for_each_killed_heir_at_full_strength():
    table = supplied("calais: y-york | middlesex: l-henry_vi | dead: y-march y-rutland", due=(0, 2))
    table.play("enter:y-clarence:ireland")
    assert table.kind == "entering"
    table.play("enter:y-gloucester:calais")
    assert table.strength("y-gloucester") == 3
    assert table.kind == "choosing"


def test_6_82_2_deaths_in_a_supply_phase_count_for_the_next():
    blocks = "y-york y-rutland=1 y-hastings y-essex y-suffolk"
    table = supplied(f"kent: {blocks} | middlesex: l-henry_vi")
    table.play("lose:y-rutland")
    assert table.kind == "choosing"
    assert table.state.throne.due == (0, 1)


def test_6_82_3_royal_minors_in_a_crown_area_others_in_exile():
    royal = supplied("kent: l-exeter | derby: y-york", due=(1, 0))
    assert "enter:l-henry_vi:derby" not in royal.legal()
    assert "enter:l-henry_vi:middlesex" in royal.legal()
    other = supplied("kent: y-york | middlesex: l-henry_vi", due=(0, 1))
    assert set(other.legal()) == {"enter:y-march:calais", "enter:y-march:ireland"}


def test_4_5_2_the_senior_minor_enters_first():
    table = supplied("kent: y-york | middlesex: l-henry_vi | dead: y-march", due=(0, 1))
    assert all(text.startswith("enter:y-rutland") for text in table.legal())


@pytest.mark.parametrize(("block", "place"), [("l-devon", "dead"), ("l-stanley", "down")])
def test_6_83_1_roses_die_for_good_others_until_the_next_campaign(block: str, place: str):
    table = kill(block)
    assert table.where(block) == place


@pytest.mark.parametrize("block", ["y-kent", "l-salisbury", "y-warwick", "l-warwick"])
def test_6_83_2_nevilles_die_for_good_in_either_colour(block: str):
    assert kill(block).where(block) == "dead"


def test_6_83_3_a_block_does_not_change_sides_by_dying():
    table = kill("y-rivers")
    assert table.where("y-rivers") == "down"
    assert table.where("l-rivers") == "beside"


@pytest.mark.parametrize("block", ["y-exeter", "l-clarence"])
def test_6_83_4_exeter_and_clarence_die_for_good_in_either_colour(block: str):
    table = kill(block)
    assert table.where(block) == "dead"
    assert table.where(f"{'y' if block[0] == 'l' else 'l'}{block[1:]}") == "dead"


@pytest.mark.parametrize("block", ["y-london_levy", "l-bombard"])
def test_6_84_1_levies_and_bombards_lie_face_down(block: str):
    assert kill(block).where(block) == "down"


@pytest.mark.parametrize("block", ["l-french_mercenary", "l-welsh_mercenary", "y-irish_mercenary"])
def test_6_84_2_mercenaries_lie_face_down_for_this_campaign(block: str):
    assert kill(block).where(block) == "down"


def test_6_85_1_the_rebel_lies_face_down():
    table = fight("derby", "l-clifford", "rebel=1", over="chester")
    table.play("fire:l-clifford").roll("1-6-6")
    assert table.where("rebel") == "down"


def test_3_26_1_the_rebel_fights_for_the_pretender():
    york = scene("kent: rebel y-march", seat="york")
    assert "take:rebel" in york.legal()
    red = scene("kent: rebel | sussex: l-devon", seat="lancaster", king="york")
    assert "take:rebel" in red.legal()


# treachery


def test_6_9_1_king_pretender_and_warwick_once_a_battle_each_from_the_front():
    table = fight("derby", "l-rivers l-stanley", "y-york y-warwick", over="chester")
    table.play("pass:l-rivers pass:l-stanley")
    assert table.legal("turn:y-york")
    assert table.legal("turn:y-warwick")
    table.play("turn:y-york:l-rivers").roll("1")
    table.play("turn:y-warwick:l-rivers").roll("1")
    table.play("pass:l-rivers pass:l-stanley")
    assert not table.legal("turn")


def test_6_9_2_only_blocks_with_loyalty_dice_no_leader_no_reserve():
    table = fight(
        "derby",
        "l-rivers l-devon",
        "y-york",
        reserves="l-stanley",
        over="chester",
        behind="warwick",
    )
    table.play("pass:l-devon pass:l-rivers")
    assert table.legal("turn") == ["turn:y-york:l-rivers"]


def test_6_9_3_all_dice_must_be_even():
    for dice, turned in (("1-3", False), ("2-3", False), ("2-6", True)):
        table = fight("derby", "l-shrewsbury l-devon", "y-york", over="chester")
        table.play("pass:l-shrewsbury pass:l-devon turn:y-york:l-shrewsbury").roll(dice)
        assert (table.where("y-shrewsbury") == "derby") == turned


def test_6_9_4_the_defector_comes_from_reserve_at_the_same_strength():
    table = fight("derby", "l-rivers=1 l-devon", "y-york y-hastings", over="chester")
    table.play("pass:l-rivers pass:l-devon turn:y-york:l-rivers").roll("4")
    assert table.where("l-rivers") == "beside"
    assert table.strength("y-rivers") == 1
    assert table.reserve("york") == {"y-rivers"}
    table.play("pass:y-hastings")
    assert "y-rivers" in table.front("york")


def test_6_9_5_several_rolls_at_one_block():
    table = fight(
        "derby",
        "l-rivers l-devon",
        "y-york y-warwick",
        over="chester",
        cards=("action_4", "treason"),
    )
    table.play("treason:l-rivers").roll("1").play("pass:l-rivers pass:l-devon")
    table.play("turn:y-york:l-rivers").roll("1").play("turn:y-warwick:l-rivers").roll("3")
    assert table.where("l-rivers") == "derby"


def test_6_9_6_nobody_is_won_back_in_the_same_battle():
    table = fight("derby", "l-rivers l-henry_vi", "y-york y-hastings", over="chester")
    table.play("pass:l-rivers pass:l-henry_vi turn:y-york:l-rivers").roll("2").play(
        "pass:y-hastings"
    )
    assert table.battle.round == 2
    assert not table.legal("turn:l-henry_vi")


def test_6_9_7_the_turn_is_used_whether_it_works_or_not():
    table = fight("derby", "l-rivers l-devon", "y-york", over="chester")
    table.play("pass:l-rivers pass:l-devon turn:y-york:l-rivers").roll("1")
    assert table.battle.round == 2


def test_6_9_8_warwick_can_be_turned_and_rolls_once_in_a_battle():
    table = fight("derby", "l-henry_vi l-rivers", "y-warwick y-hastings", over="chester")
    table.play("pass:l-rivers turn:l-henry_vi:y-warwick").roll("2-4-6")
    assert table.where("l-warwick") == "derby"
    both = fight("derby", "l-henry_vi l-rivers", "y-warwick y-stanley", over="chester")
    both.play("pass:l-rivers pass:l-henry_vi turn:y-warwick:l-rivers").roll("1")
    both.play("pass:y-stanley pass:l-rivers turn:l-henry_vi:y-warwick").roll("2-4-6")
    both.play("pass:y-stanley")
    assert "pass:l-warwick" in both.legal()
    assert not both.legal("turn")  # he serves the other side now, but Warwick has rolled


def test_6_9_9_a_defector_of_round_3_retreats_in_round_4():
    table = fight("derby", "l-rivers l-devon", "y-york", over="chester", at=3)
    table.play("pass:l-rivers pass:l-devon turn:y-york:l-rivers").roll("2")
    assert table.battle.round == 4
    table.play("pass:l-devon")
    assert table.legal("retreat:y-rivers")
    assert not table.legal("fire")
    late = fight("derby", "l-henry_vi", "y-rivers y-hastings", over="chester", at=4)
    late.play("turn:l-henry_vi:y-rivers").roll("2-2").play("retreat:y-hastings:chester")
    assert late.where("l-rivers") == "derby"


def test_6_91_2_warwick_does_not_roll_against_the_northern_earls():
    table = fight("derby", "l-northumberland l-westmoreland", "y-warwick", over="chester")
    table.play("pass:l-northumberland pass:l-westmoreland")
    assert not table.legal("turn")


def test_9_1_1_exeter_can_be_turned_but_not_as_leader():
    table = fight("derby", "l-exeter l-henry_vi", "y-york", over="chester")
    table.play("pass:l-exeter pass:l-henry_vi")
    assert table.legal("turn") == ["turn:y-york:l-exeter"]
    king = fight(
        "derby", "l-exeter", "y-york", over="chester", elsewhere="dead: l-henry_vi l-prince_edward"
    )
    assert king.king == "l-exeter"
    king.play("pass:l-exeter")
    assert not king.legal("turn")


def test_9_1_2_on_the_other_side_they_are_nobles_only():
    table = fight(
        "cornwall", "l-oxford", "y-exeter", attacker="lancaster", over="dorset", king="york"
    )
    assert table.fires("y-exeter") == "A2"  # no crown
    assert not table.legal("charge")


def exeter_turned_back(rules: int = 2, **more: object) -> Position:
    table = fight(
        "derby", "l-somerset l-devon", "y-exeter y-hastings", attacker="lancaster",
        elsewhere="dead: l-henry_vi l-prince_edward", rules=rules, **more,
    )  # fmt: skip
    leader = table.king if more.get("king") != "york" else table.pretender
    assert leader == "l-somerset"
    table.play("pass:y-exeter turn:l-somerset:y-exeter").roll("2")
    assert table.where("l-exeter") == "derby"
    return table


def test_9_1_3_an_heir_turned_back_takes_the_office_from_one_junior_to_him():
    assert exeter_turned_back().king == "l-exeter"


def test_9_1_3_the_pretender_gives_way_too():
    table = exeter_turned_back(king="york")
    assert (table.king, table.pretender) == ("y-york", "l-exeter")


def test_9_1_3_version_1_a_leader_keeps_his_office():
    assert exeter_turned_back(rules=1).king == "l-somerset"


def test_9_1_3_who_is_junior_to_the_leader_takes_nothing():
    table = fight("derby", "l-henry_vi l-devon", "y-exeter y-hastings", attacker="lancaster")
    table.play("pass:y-exeter pass:y-hastings turn:l-henry_vi:y-exeter").roll("2")
    assert (table.king, table.where("l-exeter")) == ("l-henry_vi", "derby")


def test_9_1_3_a_turned_noble_takes_no_office():
    """White Exeter is no heir of York."""
    table = fight("derby", "l-exeter l-devon", "y-march", over="chester", elsewhere="dead: y-york")
    before = (table.king, table.pretender)
    table.play("pass:l-exeter turn:y-march:l-exeter").roll("2-2")
    assert table.where("y-exeter") == "derby"
    assert (table.king, table.pretender) == before


def test_9_0_3_the_win_when_the_last_other_heir_changes_sides():
    table = fight(
        "derby", "l-exeter l-devon", "y-york", over="chester", king_block=None,
        elsewhere="dead: l-henry_vi l-prince_edward l-somerset l-richmond",
    )  # fmt: skip
    table.play("pass:l-exeter pass:l-devon turn:y-york:l-exeter").roll("2-2")
    assert (table.kind, table.phase.winner) == ("over", 1)


# the examples of the book


def test_x_14_rivers_rolls_one_die_red_two_white():
    red = fight("derby", "l-rivers", "y-york", over="chester").play(
        "pass:l-rivers turn:y-york:l-rivers"
    )
    assert red.view(None).dice.count == 1
    white = fight("derby", "l-henry_vi", "y-rivers", over="chester").play(
        "turn:l-henry_vi:y-rivers"
    )
    assert white.view(None).dice.count == 2


def test_x_16_henry_vi_is_killed():
    table = kill("l-henry_vi", elsewhere="cornwall: l-exeter | dorset: l-somerset | calais: y-york")
    table.play("end")
    assert (table.kind, table.due) == ("entering", "lancaster")
    assert table.king == "l-prince_edward"
    table.play("enter:l-prince_edward:sussex")
    assert table.kind == "choosing"


def test_x_38_the_king_of_york_rolls_for_northumberland():
    for dice, works in (("1-3", False), ("2-6", True)):
        table = fight(
            "derby", "l-northumberland l-devon", "y-york y-warwick", over="chester", king="york"
        )
        table.play("pass:l-northumberland pass:l-devon")
        assert not table.legal("turn:y-warwick:l-northumberland")
        table.play("turn:y-york:l-northumberland").roll(dice)
        assert (table.reserve("york") == {"y-northumberland"}) == works


def test_x_39_three_rolls_at_one_target():
    table = fight(
        "derby",
        "l-rivers l-devon",
        "y-york y-warwick",
        over="chester",
        cards=("action_4", "treason"),
    )
    table.play("treason:l-rivers").roll("3").play("pass:l-rivers pass:l-devon")
    table.play("turn:y-york:l-rivers").roll("5").play("turn:y-warwick:l-rivers").roll("2")
    assert table.where("y-rivers") == "derby"


def test_x_40_dice_against_kent_and_salisbury():
    for name in ("kent", "salisbury"):
        king = fight("derby", f"l-{name} l-devon", "y-york y-warwick", over="chester")
        while "turn:y-york" not in " ".join(king.legal()):
            king.play(king.legal("pass")[0])
        king.play(f"turn:y-york:l-{name}")
        assert king.view(None).dice.count == 2
        other = king.roll("1-1").play(f"turn:y-warwick:l-{name}")
        assert other.view(None).dice.count == 1


def test_9_1_1_clarence_cannot_be_turned_as_pretender():
    dead = "dead: y-york y-march y-rutland"
    table = fight("derby", "l-henry_vi", "y-clarence y-rivers", over="chester", elsewhere=dead)
    assert table.pretender == "y-clarence"
    assert table.legal("turn") == ["turn:l-henry_vi:y-rivers"]


def test_6_9_4_a_defector_joins_those_who_wait_in_reserve():
    table = fight(
        "derby", "l-rivers l-devon", "y-york", reserves="y-hastings", over="chester",
        behind="warwick",
    )  # fmt: skip
    table.play("pass:l-rivers pass:l-devon turn:y-york:l-rivers").roll("2")
    assert table.front("york") == {"y-york", "y-hastings", "y-rivers"}  # all in round 2


def test_6_9_6_none_of_several_defectors_is_won_back():
    table = fight("derby", "l-rivers l-stanley l-henry_vi", "y-york y-warwick", over="chester")
    table.play("pass:l-rivers pass:l-stanley pass:l-henry_vi")
    for roller, target in (("york", "rivers"), ("warwick", "stanley")):
        table.play(f"turn:y-{roller}:l-{target}")
        table.roll("-".join("2" * table.view(None).dice.count))
    assert {"y-rivers", "y-stanley"} <= table.front("york")
    assert table.legal("pass:l-henry_vi")
    targets = {text.rsplit(":", 1)[1] for text in table.legal("turn:l-henry_vi")}
    assert targets == {"y-warwick"}


def test_6_82_2_without_minors_nobody_is_due():
    white = kill("y-rutland", elsewhere="calais: y-york y-march | dead: y-clarence y-gloucester")
    red = kill(
        "l-somerset", elsewhere="kent: l-henry_vi | dead: l-prince_edward l-richmond l-exeter"
    )
    assert (white.where("y-rutland"), red.where("l-somerset")) == ("dead", "dead")
    assert white.state.throne.due == red.state.throne.due == (0, 0)
