"""Sections 1.3 and 6.1 to 6.7: battles, with dictated dice."""

from __future__ import annotations

from .table import SIDE, Position, fight, scene


def test_1_3_1_battles_come_after_both_have_moved():
    table = scene("kent: y-march | sussex: l-devon").play("take:y-march step:sussex end")
    assert table.kind == "acting"
    assert table.play("end").kind == "battle"


def test_1_3_2_player_1_picks_the_next_battle():
    table = scene(
        "kent: y-march | sussex: l-devon | derby: y-hastings | chester: l-oxford", first="york"
    )
    table.play("take:y-march step:sussex take:y-hastings step:chester end end")
    assert (table.kind, table.due) == ("choosing_battle", "york")
    assert table.legal() == ["fight:chester", "fight:sussex"]
    assert table.play("fight:sussex").battle.area is not None


def test_1_3_2_whoever_started_it():
    table = scene(
        "kent: y-march | sussex: l-devon | derby: y-hastings | chester: l-oxford", seat="york"
    )
    table.play("take:y-march step:sussex end take:l-oxford step:derby end")
    assert table.due == "york"


def test_1_3_3_no_new_battle_arises():
    table = fight("kent", "l-devon=1", "y-march", over="middlesex", elsewhere="sussex: l-oxford")
    table.play("fire:y-march").roll("1-6-6")
    assert "regroup:y-march:sussex" not in table.legal()


def test_6_1_1_fronts_are_shown_and_stand_up_after_the_battle():
    table = scene("kent: y-march y-hastings | sussex: l-devon=1 | wilts: y-suffolk")
    table.play("take:y-march step:sussex end end")
    assert table.known("y-march")
    assert table.known("l-devon")
    assert not table.known("y-hastings")
    table.play("fire:y-march").roll("1-6-6").play("regroup:y-march:wilts")
    assert not table.known("y-march")  # it stands among strangers


def test_6_1_2_reserves_are_shown_on_arrival():
    table = fight(
        "essex", "l-oxford", "y-march", reserves="y-hastings", over="rutland", behind="middlesex"
    )
    assert not table.known("y-hastings")
    assert table.view("lancaster").fight.reserves == (0, 1)
    table.play("fire:l-oxford").roll("6-6-6").play("pass:y-march")
    assert table.battle.round == 2
    assert table.known("y-hastings")


def test_6_2_1_one_turn_a_round_and_no_retreat_in_round_1():
    table = fight("essex", "l-oxford", "y-march", over="rutland")
    assert set(table.legal()) == {"fire:l-oxford", "pass:l-oxford"}
    table.play("pass:l-oxford")
    assert set(table.legal()) == {"fire:y-march", "pass:y-march", "charge:y-march:l-oxford"}
    table.play("pass:y-march")
    assert table.legal("retreat")


def test_6_2_2_letters_then_defenders_then_attackers_in_the_owners_order():
    table = fight("derby", "l-oxford l-devon l-rivers", "y-herbert y-hastings", over="chester")
    table.play("pass:l-oxford pass:y-herbert")
    assert set(table.legal("pass")) == {"pass:l-devon", "pass:l-rivers"}
    table.play("pass:l-rivers pass:l-devon pass:y-hastings")
    assert table.battle.round == 2


def test_6_2_3_a_bombard_is_a_in_round_1_only_and_never_from_reserve():
    table = fight("derby", "l-devon", "y-bombard y-hastings", over="chester")
    assert table.fires("y-bombard") == "A3"
    assert table.legal("pass") == ["pass:y-bombard"]
    table.play("pass:y-bombard pass:l-devon pass:y-hastings")
    assert table.fires("y-bombard") == "D3"
    late = fight(
        "derby", "l-devon", "y-hastings", reserves="y-bombard", over="chester", behind="warwick"
    )
    late.play("pass:l-devon pass:y-hastings")
    assert late.fires("y-bombard") == "D3"


def test_6_2_4_four_rounds_at_most():
    table = fight("derby", "l-devon", "y-hastings", over="chester")
    for _ in range(3):
        table.play("pass:l-devon pass:y-hastings")
    table.play("pass:l-devon retreat:y-hastings:chester")
    assert table.kind != "battle"


def test_6_2_5_attackers_must_leave_in_round_4():
    table = fight("derby", "l-devon", "y-march y-york", over="chester", at=4)
    assert all(text.startswith("retreat:") for text in table.legal())
    table.play("retreat:y-march:chester")
    assert table.legal("fire") == ["fire:l-devon"]  # who comes earlier still hits the rest
    table.play("fire:l-devon").roll("1-1")
    assert table.strength("y-york") == 2
    assert all(text.startswith("retreat:y-york") for text in table.legal())  # no treachery either


def test_6_2_6_the_order_is_looked_up_anew():
    table = fight("derby", "l-oxford l-devon=1", "y-hastings=1", over="chester")
    table.play("fire:l-oxford").roll("6-6-6")
    assert table.legal("fire") == ["fire:l-devon"]


# reserves


def test_6_3_1_three_borders_at_the_most_and_their_limits():
    table = scene(
        "warwick: l-devon | derby: y-march | leicester: y-hastings | oxford: y-essex"
        "| gloucester: y-suffolk"
    )
    table.play("take:y-march step:warwick take:y-hastings step:warwick take:y-essex step:warwick")
    table.play("take:y-suffolk")
    assert "warwick" not in table.goals("step")


def test_6_3_2_blocks_of_different_areas_join_on_one_border():
    table = scene("sussex: l-devon l-oxford | middlesex: y-march | oxford: y-essex")
    table.play("take:y-march step:oxford step:sussex take:y-essex step:sussex end")
    assert table.kind == "acting"  # one border, nothing to declare
    assert table.play("end").front("york") == {"y-march", "y-essex"}


def test_6_3_3_the_attacker_declares_the_main_attack():
    table = scene("sussex: l-devon | kent: y-march | wilts: y-essex")
    table.play("take:y-march step:sussex take:y-essex step:sussex end")
    assert (table.kind, table.due) == ("declaring", "york")
    assert set(table.legal()) == {"main:sussex:kent", "main:sussex:wilts"}
    table.play("main:sussex:wilts end")
    assert table.front("york") == {"y-essex"}
    assert table.reserve("york") == {"y-march"}


def test_6_3_4_reserves_do_nothing_and_take_no_hits_in_round_1():
    table = fight("sussex", "l-devon", "y-essex=1", reserves="y-march", over="wilts", behind="kent")
    table.play("fire:l-devon").roll("6-6")
    assert table.legal("fire") == ["fire:y-essex"]
    table.play("pass:y-essex")
    assert table.battle.round == 2
    assert table.front("york") == {"y-essex", "y-march"}


def test_6_3_5_reserves_come_at_once_when_the_front_is_gone():
    table = fight(
        "sussex", "l-devon l-rivers", "y-essex=1", reserves="y-march", over="wilts", behind="kent"
    )
    table.play("fire:l-devon").roll("1-1")  # the second hit is lost
    assert table.front("york") == {"y-march"}
    assert table.strength("y-march") == 3
    assert table.legal("fire") == ["fire:l-rivers"]
    table.play("fire:l-rivers").roll("1-6")
    assert table.strength("y-march") == 2
    assert table.battle.round == 2


def test_6_3_6_all_defenders_gone_in_round_1_roles_change():
    table = fight(
        "essex", "l-devon=1", "y-march y-hastings", reserves="l-rivers", over="rutland",
        behind="east_anglia",
    )  # fmt: skip
    table.play("fire:y-march").roll("1-6-6")
    assert table.battle.attacker == 0
    assert table.front("lancaster") == {"l-rivers"}
    assert table.legal("fire") == ["fire:y-hastings"]


def test_6_3_6_also_when_the_last_defender_defected():
    table = fight(
        "derby", "l-rivers", "y-york", reserves="l-devon", over="chester", behind="warwick"
    )
    table.play("pass:l-rivers turn:y-york:l-rivers").roll("2")
    assert table.battle.attacker == 0
    assert table.battle.round == 2  # the arrivals cannot act in this round
    assert table.front("york") == {"y-york", "y-rivers"}


def test_6_3_7_player_2_joins_as_reserve_over_two_borders():
    table = scene(
        "rutland: y-march | essex: l-oxford | east_anglia: l-devon | middlesex: l-rivers"
        "| leicester: l-stanley"
    )
    table.play("take:y-march step:essex end")
    table.play("take:l-devon step:essex take:l-rivers step:essex take:l-stanley")
    assert "essex" not in table.goals("step")
    table.play("step:oxford stop end")
    assert table.front("lancaster") == {"l-oxford"}
    assert table.reserve("lancaster") == {"l-devon", "l-rivers"}


def test_6_3_8_player_2_attacks_afresh_with_three_borders():
    table = scene(
        "rutland: y-march | east_anglia: l-devon | middlesex: l-rivers | leicester: l-stanley",
        first="york",
    )
    table.play("take:y-march step:essex stop end")
    for name in ("devon", "rivers", "stanley"):
        table.play(f"take:l-{name} step:essex")
    table.play("end")
    assert (table.kind, table.due) == ("declaring", "lancaster")


def test_6_3_9_a_side_without_blocks_ends_the_battle_at_once():
    table = fight("derby", "l-rivers=1", "y-herbert y-hastings", over="chester")
    table.play("fire:y-herbert").roll("1-6-6")
    assert table.kind == "regrouping"
    before = fight("leicester", "l-rivers", "y-march", cards=("action_4", "treason"))
    before.play("treason:l-rivers").roll("4")
    assert before.kind == "regrouping"


# fire


def test_6_4_1_dice_by_strength_hits_up_to_the_firepower():
    table = fight("derby", "l-stanley=3", "y-hastings", over="chester")
    table.play("fire:l-stanley").roll("1-2-3")
    assert table.strength("y-hastings") == 1


def test_6_4_2_all_hits_to_the_strongest_then_on():
    table = fight("derby", "l-northumberland", "y-norfolk=2 y-hastings=1", over="chester")
    table.play("fire:l-northumberland").roll("1-2-3-6")
    assert table.where("y-norfolk") == "dead"
    assert table.where("y-hastings") == "dead"


def test_6_4_3_the_owner_chooses_among_equals_again_after_each_death():
    table = fight("derby", "l-northumberland", "y-norfolk=2 y-hastings=2 y-essex=1", over="chester")
    table.play("fire:l-northumberland").roll("1-2-3-6")
    assert (table.kind, table.due) == ("suffering", "york")
    assert table.legal() == ["suffer:y-hastings", "suffer:y-norfolk"]
    table.play("suffer:y-hastings")
    assert table.where("y-hastings") == "dead"
    assert table.strength("y-norfolk") == 1
    assert table.strength("y-essex") == 1


def test_6_4_4_reserves_are_no_targets():
    table = fight(
        "derby",
        "l-northumberland",
        "y-essex=1",
        reserves="y-march",
        over="chester",
        behind="warwick",
    )
    assert table.legal("charge") == []
    table.play("fire:l-northumberland").roll("1-1-1-1")
    assert table.strength("y-march") == 3


# charges


def test_6_5_1_the_senior_heir_may_charge_a_named_block():
    table = fight("derby", "l-devon l-rivers", "y-march", over="chester")
    assert set(table.legal("charge")) == {"charge:y-march:l-devon", "charge:y-march:l-rivers"}


def test_6_5_2_surplus_hits_of_a_charge_are_lost():
    table = fight("derby", "l-devon l-rivers", "y-march", over="chester")
    table.play("charge:y-march:l-rivers").roll("1-2-3")
    assert table.where("l-rivers") == "down"
    assert table.strength("l-devon") == 2


def test_6_5_3_a_survivor_fires_back_at_the_heir_alone():
    table = fight("derby", "l-stanley l-rivers", "y-march y-hastings", over="chester")
    table.play("charge:y-march:l-stanley").roll("1-6-6")
    assert table.due == "chance"
    assert table.view(None).dice.count == 3
    table.roll("1-1-1")
    assert table.where("y-march") == "dead"
    assert table.strength("y-hastings") == 3
    assert "fire:l-stanley" in table.legal()


def test_6_5_4_each_side_has_its_own_senior_heir_in_the_front():
    table = fight("derby", "l-henry_vi l-somerset", "y-march y-york", over="chester")
    assert not table.legal("charge:l-somerset")  # Henry VI is there
    table.play("pass:l-somerset pass:y-march pass:l-henry_vi")
    assert table.legal("charge:y-york")
    last = fight("derby", "l-devon", "y-march", over="chester", at=4)
    assert not last.legal("charge")


def test_6_5_5_a_reserve_that_came_at_once_fires_back_too():
    table = fight(
        "sussex", "l-devon l-richmond", "y-essex=1", reserves="y-march", over="wilts", behind="kent"
    )
    table.play("fire:l-devon").roll("1-6")
    assert table.front("york") == {"y-march"}
    table.play("charge:l-richmond:y-march").roll("6-6-6")
    assert table.view(None).dice.kind == "reply"
    table.roll("1-1-1")
    assert table.where("l-richmond") == "dead"
    assert table.battle.round == 2  # it had no turn of its own in round 1 [6.3-5]


# retreat


def test_6_6_1_retreat_instead_of_firing_from_round_2():
    table = fight("derby", "l-devon", "y-hastings", over="chester", at=2)
    assert {"retreat:l-devon:warwick", "fire:l-devon"} <= set(table.legal())


def test_6_6_2_only_to_friendly_or_vacant_neighbours():
    table = fight(
        "derby", "l-devon l-rivers", "y-hastings", over="chester", at=2,
        elsewhere="warwick: y-essex | leicester: l-oxford",
    )  # fmt: skip
    goals = {text.rsplit(":", 1)[1] for text in table.legal("retreat:l-devon")}
    assert goals == {"leicester", "lancaster", "lincoln", "south_yorks"}
    table.play("retreat:l-devon:leicester retreat:l-rivers:lincoln")


def test_6_6_3_not_over_a_border_the_enemy_entered_by():
    table = fight("derby", "l-devon", "y-hastings", over="chester", at=2)
    assert "retreat:l-devon:chester" not in table.legal()
    table.play("pass:l-devon")
    assert "retreat:y-hastings:chester" in table.legal()


def test_6_6_3_if_both_used_it_only_player_2_may():
    picture = dict(reserves="l-rivers", over="chester", behind="chester", at=2)
    table = fight("derby", "l-devon", "y-hastings", first="york", **picture)
    assert "retreat:l-devon:chester" in table.legal()
    table.play("pass:l-devon pass:l-rivers")
    assert "retreat:y-hastings:chester" not in table.legal()


def test_6_6_4_border_limits_each_round_and_side():
    names = "l-devon l-rivers l-stanley"
    table = fight("cumbria", names, "y-hastings", over="northumbria", at=2,
                  elsewhere="north_yorks: y-essex | scotland: l-oxford")  # fmt: skip
    table.play("retreat:l-devon:lancaster retreat:l-rivers:lancaster")
    assert "retreat:l-stanley:lancaster" not in table.legal()
    assert "retreat:l-stanley:scotland" in table.legal()
    table.play("pass:l-stanley pass:y-hastings")
    assert "retreat:l-stanley:lancaster" in table.legal()


def test_6_6_5_who_must_retreat_and_cannot_is_eliminated():
    table = fight(
        "caernarvon", "l-devon", "y-hastings", over="powys", at=4,
        elsewhere="powys: l-rivers | pembroke: l-oxford | chester: l-stanley",
    )  # fmt: skip
    table.play("pass:l-devon")
    assert table.legal() == ["perish:y-hastings"]
    table.play("perish:y-hastings")
    assert table.where("y-hastings") == "dead"


def test_6_6_6_who_only_wants_to_retreat_and_cannot_is_not_offered_it():
    table = fight(
        "caernarvon", "l-devon", "y-hastings", over="powys", at=2,
        elsewhere="pembroke: y-essex | chester: y-suffolk",
    )  # fmt: skip
    assert table.legal("retreat") == []


def test_5_3_6_no_retreat_or_regroup_by_sea_without_piracy():
    table = fight("kent", "l-devon=1", "y-hastings", over="sussex", at=2)
    assert all(text.endswith(("middlesex",)) for text in table.legal("retreat"))
    table.play("pass:l-devon fire:y-hastings").roll("1-6-6")
    assert {t.rsplit(":", 1)[1] for t in table.legal("regroup")} == {"middlesex", "sussex"}


def test_2_7_2_no_retreat_or_regroup_into_an_enemy_exile():
    table = fight("cumbria", "l-devon=1", "y-hastings", over="lancaster", at=2)
    table.play("pass:l-devon")
    assert "retreat:y-hastings:scotland" not in table.legal()
    table.play("fire:y-hastings").roll("1-6-6")
    assert "regroup:y-hastings:scotland" not in table.legal()


# regroup


def test_6_7_1_the_winner_regroups_within_fresh_limits_reserves_too():
    table = fight(
        "cumbria", "l-rivers=1", "y-hastings y-essex", reserves="y-suffolk", over="northumbria",
        behind="lancaster",
    )  # fmt: skip
    table.play("pass:l-rivers fire:y-hastings").roll("1-6-6")
    assert (table.kind, table.due) == ("regrouping", "york")
    table.play("regroup:y-suffolk:north_yorks regroup:y-essex:north_yorks")
    assert "regroup:y-hastings:north_yorks" not in table.legal()


def test_6_7_2_enemy_borders_are_no_obstacle_and_it_is_optional():
    table = fight("derby", "l-stanley", "y-hastings=1", over="chester")
    table.play("fire:l-stanley").roll("1-6-6-6")
    assert "regroup:l-stanley:chester" in table.legal()
    table.play("regroup:l-stanley:chester")
    assert table.kind == "choosing"  # at most one area, and nobody is left
    table = fight("derby", "l-stanley", "y-hastings=1", over="chester")
    table.play("fire:l-stanley").roll("1-6-6-6")
    table.play("end")
    assert table.where("l-stanley") == "derby"


def test_6_7_3_a_regrouped_block_counts_at_once_for_later_retreats():
    table = scene(
        "kent: y-march | sussex: l-devon=1 | oxford: l-oxford | gloucester: y-hastings=2",
        first="york",
    )
    table.play("take:y-march step:sussex take:y-hastings step:oxford end end fight:sussex")
    table.play("fire:y-march").roll("1-6-6").play("regroup:y-march:middlesex")
    table.play("pass:l-oxford pass:y-hastings")
    assert "retreat:l-oxford:middlesex" not in table.legal()


# the examples of the book


def test_x_28_the_order_of_herbert_rivers_clarence():
    table = fight("derby", "l-rivers", "y-herbert y-clarence", over="chester")
    order = []
    for _ in range(3):
        text = table.legal("pass")[0]
        order.append(text[5:])
        table.play(text)
    assert order == ["y-herbert", "l-rivers", "y-clarence"]


def test_x_29_bombards():
    table = fight(
        "derby", "l-bombard", "y-hastings", reserves="y-bombard", over="chester", behind="warwick"
    )
    assert table.fires("l-bombard") == "A3"
    table.play("pass:l-bombard pass:y-hastings")
    assert (table.fires("l-bombard"), table.fires("y-bombard")) == ("D3", "D3")


def test_x_30_two_groups_attack_sussex():
    table = scene(
        "wilts: y-essex y-suffolk | kent: y-march y-hastings y-herbert y-norfolk"
        "| sussex: l-stanley l-devon",
        card="action_2",
    )
    for name in ("essex", "suffolk", "march", "hastings", "herbert", "norfolk"):
        table.play(f"take:y-{name} step:sussex")
    assert table.state.phase.points == 0
    table.play("end main:sussex:kent end")
    assert len(table.front("york")) == 4
    while table.battle.round == 1:
        table.play(table.legal("pass")[0])
    assert len(table.front("york")) == 6


def test_x_31_three_blocks_join_over_one_border():
    table = scene(
        "middlesex: l-devon | oxford: l-oxford | gloucester: l-rivers | sussex: y-march y-hastings",
        seat="lancaster", card="action_3",
    )  # fmt: skip
    table.play("take:l-devon step:oxford step:sussex take:l-oxford step:sussex")
    table.play("take:l-rivers step:oxford step:sussex end")
    assert not [text for text in table.legal("take") if table.where(text[5:]) == "sussex"]
    table.play("end")
    assert table.front("lancaster") == {"l-devon", "l-oxford", "l-rivers"}
    assert table.reserve("lancaster") == set()


def essex() -> Position:
    table = scene(
        "rutland: y-herbert y-hastings y-essex | middlesex: y-suffolk y-worcester"
        "| essex: l-devon=1 l-rivers=1 | east_anglia: l-stanley l-oxford l-beaumont"
    )
    for name in ("herbert", "hastings", "essex", "suffolk", "worcester"):
        table.play(f"take:y-{name} step:essex")
    table.play("end main:essex:rutland")
    assert not [text for text in table.legal("take") if table.where(text[5:]) == "essex"]
    for name in ("stanley", "oxford", "beaumont"):
        table.play(f"take:l-{name} step:essex")
    return table.play("end")


def test_x_32_three_against_two_then_five_against_five():
    table = essex()
    assert (len(table.front("york")), len(table.front("lancaster"))) == (3, 2)
    while table.battle.round == 1:
        table.play(table.legal("pass")[0])
    assert (len(table.front("york")), len(table.front("lancaster"))) == (5, 5)
    goals = {text.rsplit(":", 1)[1] for text in table.legal("retreat:l-oxford")}
    assert goals == {"east_anglia", "leicester"}
    table.play("pass:l-oxford")
    goals = {text.rsplit(":", 1)[1] for text in table.legal("retreat:y-herbert")}
    assert goals == {"rutland", "middlesex", "leicester"}


def test_x_33_reserves_come_at_once_and_roles_change():
    table = essex()
    table.play("fire:y-herbert").roll("1-1-6").play("suffer:l-devon")
    assert table.front("lancaster") == {"l-stanley", "l-oxford", "l-beaumont"}
    assert table.battle.attacker == 0
    assert set(table.legal("fire")) == {"fire:y-hastings", "fire:y-essex"}
    table.play("fire:y-hastings").roll("1-6-6")
    assert table.strength("l-stanley") == 3


def test_x_34_stanley_at_three():
    table = fight("derby", "l-stanley=3", "y-hastings", over="chester")
    assert table.fires("l-stanley") == "B2"
    table.play("fire:l-stanley")
    assert table.view(None).dice.count == 3
    table.roll("2-3-4")
    assert table.strength("y-hastings") == 2


def test_x_35_four_hits_on_3_2_2():
    table = fight("derby", "l-northumberland", "y-hastings y-norfolk=2 y-essex=2", over="chester")
    table.play("fire:l-northumberland").roll("1-1-2-3")
    assert table.where("y-hastings") == "dead"
    assert table.legal() == ["suffer:y-essex", "suffer:y-norfolk"]
    table.play("suffer:y-norfolk")
    assert (table.strength("y-norfolk"), table.strength("y-essex")) == (1, 2)


def test_x_36_charges_with_three_hits_and_with_one():
    table = fight("derby", "l-stanley=2 l-devon", "y-march", over="chester")
    table.play("charge:y-march:l-stanley").roll("1-1-1")
    assert table.where("l-stanley") == "down"
    assert table.legal("fire") == ["fire:l-devon"]
    table = fight("derby", "l-stanley=2 l-devon", "y-march", over="chester")
    table.play("charge:y-march:l-stanley").roll("1-6-6")
    assert table.strength("l-stanley") == 1
    table.roll("1")
    assert table.strength("y-march") == 2
    assert "fire:l-stanley" in table.legal()


def test_x_37_round_4():
    table = fight(
        "caernarvon", "l-devon", "y-herbert y-london_levy", over="powys", at=4,
        elsewhere="pembroke: l-oxford | chester: l-stanley",
    )  # fmt: skip
    table.play("retreat:y-herbert:powys fire:l-devon").roll("1-6")
    assert table.strength("y-london_levy") == 3
    table.play("retreat:y-london_levy:powys")
    blocked = fight(
        "caernarvon", "l-devon", "y-herbert y-london_levy", over="powys", at=4,
        elsewhere="pembroke: l-oxford | chester: l-stanley | powys: l-rivers",
    )  # fmt: skip
    blocked.play("perish:y-herbert pass:l-devon perish:y-london_levy")
    assert blocked.where("y-london_levy") == "down"


# further cases


def test_6_2_3_a_bombard_acts_last_from_round_2():
    table = fight("derby", "l-devon", "y-bombard y-hastings", over="chester", at=2)
    table.play("pass:l-devon pass:y-hastings")
    assert table.legal("pass") == ["pass:y-bombard"]


def test_6_3_1_a_border_in_use_takes_more_and_other_attacks_do_not_count():
    table = scene(
        "warwick: l-devon | derby: y-march y-rivers | leicester: y-hastings | oxford: y-essex"
        "| sussex: l-oxford | kent: y-suffolk"
    )
    table.play("take:y-suffolk step:sussex take:y-march step:warwick take:y-hastings step:warwick")
    table.play("take:y-essex step:warwick take:y-rivers")
    assert "warwick" in table.goals("step")


def test_6_3_3_each_area_attacked_over_several_borders_is_declared():
    table = scene(
        "warwick: l-devon | derby: y-march | leicester: y-hastings"
        "| sussex: l-oxford | kent: y-suffolk | middlesex: y-rivers"
    )
    table.play("take:y-march step:warwick take:y-hastings step:warwick")
    table.play("take:y-suffolk step:sussex take:y-rivers step:sussex end")
    assert (table.kind, table.due) == ("declaring", "york")
    first = table.legal()
    table.play(first[0])
    assert table.kind == "declaring"
    assert {text.split(":")[1] for text in (*first, *table.legal())} == {"warwick", "sussex"}
    assert (table.play(table.legal()[0]).kind, table.due) == ("acting", "lancaster")


def test_6_3_6_roles_stay_when_the_attackers_front_is_gone():
    table = fight(
        "essex",
        "l-exeter l-devon",
        "y-hastings=1",
        reserves="y-suffolk",
        over="rutland",
        behind="middlesex",
    )
    table.play("fire:l-exeter").roll("1-6-6")
    assert (table.front("york"), table.battle.round) == ({"y-suffolk"}, 1)
    assert table.battle.attacker == SIDE["york"]


def test_6_3_6_roles_change_in_round_1_only():
    """In round 2 a defector comes out of reserve for the King who has won him and died."""
    table = fight(
        "essex", "l-henry_vi=1", "y-hastings y-rivers y-london_levy", over="rutland", at=2
    )
    table.play("turn:l-henry_vi:y-rivers").roll("2-2").play("fire:y-hastings").roll("1-6-6")
    assert table.where("l-henry_vi") == "dead"
    assert table.front("lancaster") == {"l-rivers"}
    assert (table.battle.attacker, table.battle.round) == (SIDE["york"], 2)


def test_6_6_2_who_has_left_is_no_longer_marked_by_its_border():
    table = fight("derby", "l-devon", "y-hastings", over="chester", at=2)
    assert [f.came for f in table.view(None).fight.fronts[1]] == ["chester"]
    table.play("pass:l-devon retreat:y-hastings:chester")
    (group,) = [g for g in table.view(None).groups if g.side == SIDE["york"]]
    assert [mark.came for mark in group.marks] == [None]


def test_6_7_1_a_king_who_was_no_captive_regroups_like_the_others():
    table = fight("derby", "l-henry_vi", "y-hastings=1", over="chester")
    table.play("fire:l-henry_vi").roll("1-6-6-6")
    assert table.kind == "regrouping"
    assert table.legal("regroup:l-henry_vi")


def test_4_x_2_a_captive_freed_by_a_battle_does_not_regroup():
    table = fight(
        "middlesex",
        "l-oxford",
        "y-hastings=1",
        attacker="lancaster",
        over="essex",
        elsewhere="captive: l-henry_vi",
        king="york",
        setup="1470",
        campaign=2,
    )
    table.play("pass:y-hastings" if table.due == "york" else "fire:l-oxford")
    if table.due == "lancaster":
        table.play("fire:l-oxford")
    table.roll("1-1-1")
    assert (table.kind, table.where("l-henry_vi")) == ("regrouping", "middlesex")
    assert table.legal("regroup:l-oxford")
    assert not table.legal("regroup:l-henry_vi")


OTHERS_DEAD = "dead: y-march y-rutland y-clarence y-gloucester"
"""York's heirs but the Duke."""


def test_9_0_1_a_shot_at_the_last_heir_ends_it():
    table = fight("derby", "l-exeter", "y-york=1", over="chester", elsewhere=OTHERS_DEAD)
    assert table.play("fire:l-exeter").roll("1-6-6").kind == "over"


def test_9_0_1_a_charge_at_the_last_heir_ends_it():
    table = fight("derby", "l-exeter", "y-york=1", over="chester", elsewhere=OTHERS_DEAD)
    assert table.play("charge:l-exeter:y-york").roll("1-6-6").kind == "over"


def test_9_0_1_the_last_heir_who_takes_the_hits_ends_it():
    table = fight(
        "derby", "l-exeter", "y-york=1 y-hastings=1", over="chester", elsewhere=OTHERS_DEAD
    )
    table.play("fire:l-exeter").roll("1-6-6")
    assert table.kind == "suffering"
    assert table.play("suffer:y-york").kind == "over"


def test_9_0_1_the_last_heir_who_cannot_retreat_ends_it():
    table = fight(
        "caernarvon", "l-devon", "y-york y-hastings", over="powys", at=4,
        elsewhere=f"powys: l-rivers | pembroke: l-oxford | chester: l-stanley | {OTHERS_DEAD}",
    )  # fmt: skip
    while not table.legal("perish:y-york"):
        table.play(table.legal()[0] if table.due == "york" else "pass:l-devon")
    assert table.play("perish:y-york").kind == "over"


def test_6_7_1_one_block_with_one_way_is_asked_too():
    table = fight("kent", "l-devon=1", "y-hastings", over="sussex", elsewhere="middlesex: l-oxford")
    table.play("pass:l-devon fire:y-hastings").roll("1-6-6")
    assert table.legal() == ["regroup:y-hastings:sussex", "end"]


def test_4_x_2_a_freed_captive_stays_though_others_regroup():
    table = fight(
        "middlesex", "l-oxford l-devon", "y-hastings=1", attacker="lancaster", over="essex",
        elsewhere="captive: l-henry_vi", king="york", setup="1470", campaign=2,
    )  # fmt: skip
    table.play("fire:l-oxford").roll("1-6-6").play("regroup:l-oxford:essex")
    assert table.legal("regroup:l-devon")
    assert not table.legal("regroup:l-henry_vi")
