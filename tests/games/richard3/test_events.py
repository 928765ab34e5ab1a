"""The events."""

from __future__ import annotations

from .table import fight, scene


def test_5_1_2_points_of_an_event_serve_the_event_only():
    assert scene("kent: y-march", card="piracy").play("take:y-march").legal("step") == []


def test_e_1_surprise_one_group_with_a_wider_border():
    names = "y-march y-hastings y-herbert"
    table = scene(f"cumbria: {names} | kent: y-essex", card="surprise")
    for name in names.split():
        table.play(f"take:{name} step:north_yorks")
    assert table.state.phase.points == 0
    assert "take:y-essex" not in table.legal()


def test_e_1_or_one_sea_move_with_its_pair():
    table = scene("calais: y-march y-kent", card="surprise")
    table.play("take:y-march sail:kent take:y-kent sail:kent")
    assert table.legal() == ["end"]


def test_e_1_the_bonus_ends_with_the_phase():
    table = fight(
        "cumbria",
        "l-devon",
        "y-march y-hastings y-herbert",
        over="north_yorks",
        cards=("action_4", "surprise"),
        at=4,
        elsewhere="northumbria: l-oxford | lancaster: l-rivers",
    )
    table.play("retreat:y-herbert:north_yorks retreat:y-march:north_yorks pass:l-devon")
    assert table.legal() == ["perish:y-hastings"]


def test_e_2_force_march_three_areas_may_attack_no_sea():
    table = scene("kent: y-march | wilts: l-devon | calais: y-kent", card="force_march")
    assert "take:y-kent" not in table.legal()
    table.play("take:y-march step:middlesex step:oxford step:wilts")
    assert table.kind == "acting"
    assert not table.play("end").legal("take:l-devon")


def test_e_3_muster_names_an_area_and_all_may_come():
    table = scene(
        "kent: y-march | wilts: y-hastings | calais: y-kent | oxford: l-devon", card="muster"
    )
    assert "muster:oxford" not in table.legal()
    table.play("muster:sussex")
    assert table.legal() == ["take:y-march", "take:y-hastings", "end"]
    table.play("take:y-march")
    assert table.goals("step") == {"sussex", "middlesex"}
    table.play("step:middlesex")
    assert table.legal() == ["step:sussex"]
    table.play("step:sussex take:y-hastings step:sussex")
    assert table.where("y-march") == table.where("y-hastings") == "sussex"


def test_e_3_through_no_enemy_and_unpinned_blocks_obey_the_borders():
    table = scene("kent: y-march | middlesex: l-devon", card="muster").play("muster:sussex")
    assert table.play("take:y-march").goals("step") == {"sussex"}
    pinned = scene("derby: y-march | chester: l-devon l-oxford", other="muster")
    pinned.play("take:y-march step:chester end muster:warwick take:l-devon")
    assert "derby" not in pinned.goals("step")


def test_e_4_piracy_attacks_by_sea_without_pairs():
    table = scene("calais: y-march y-kent | kent: l-devon", card="piracy")
    table.play("take:y-march sail:kent take:y-kent sail:kent")
    assert table.legal() == ["end"]
    table.play("end end")
    assert table.front("york") == {"y-march", "y-kent"}
    friendly = scene("calais: y-march y-kent y-warwick", card="piracy")
    friendly.play("take:y-march sail:kent take:y-kent sail:kent")
    assert friendly.legal() == ["end"]


def test_e_5_treason_asks_before_a_battle_with_a_target():
    table = fight("leicester", "l-rivers l-devon", "y-march", cards=("action_4", "treason"))
    assert (table.kind, table.due) == ("treason_asked", "york")
    assert table.legal() == ["treason:l-rivers", "wait"]
    table.play("treason:l-rivers").roll("2")
    assert table.where("y-rivers") == "leicester"
    assert table.reserve("york") == {"y-rivers"}
    assert table.state.turn.treason is None


def test_e_5_passing_keeps_the_roll_and_without_target_nobody_asks():
    table = fight("leicester", "l-rivers", "y-march", cards=("action_4", "treason")).play("wait")
    assert table.state.turn.treason == 1
    assert fight("leicester", "l-devon", "y-march", cards=("action_4", "treason")).kind == "battle"


def test_e_5_reserves_are_no_target_kent_rolls_two_northern_earls_too():
    table = fight(
        "leicester", "l-northumberland", "y-march", reserves="l-rivers", first="york",
        cards=("action_4", "treason"),
    )  # fmt: skip
    assert table.legal() == ["treason:l-northumberland", "wait"]
    kent = fight("leicester", "l-kent", "y-march", cards=("action_4", "treason"))
    kent.play("treason:l-kent").roll("2-4")
    assert kent.where("y-kent") == "leicester"


def test_e_5_treason_moves_a_group_or_sails():
    table = scene("kent: y-march | calais: y-kent y-warwick", card="treason")
    assert {"take:y-march", "take:y-kent"} <= set(table.legal())
    table.play("take:y-kent sail:kent take:y-warwick sail:kent")
    assert table.legal() == ["end"]


def test_e_6_plague_in_a_city_with_enemies_alone():
    table = scene(
        "middlesex: l-henry_vi=2 l-devon=1 | wilts: l-oxford y-march | kent: l-rivers",
        card="plague",
    )
    assert table.legal("plague") == ["plague:middlesex"]
    table.play("plague:middlesex")
    assert (table.strength("l-henry_vi"), table.where("l-devon")) == (1, "dead")
    assert table.legal() == ["end"]


def test_e_6_no_such_area_no_effect():
    assert scene("kent: y-march | sussex: l-devon", card="plague").legal() == ["end"]


def test_e_6_the_win_is_checked_at_once():
    table = scene(
        "middlesex: l-henry_vi=1 | kent: y-march"
        "| dead: l-prince_edward l-exeter l-somerset l-richmond",
        card="plague",
    )
    table.play("plague:middlesex")
    assert (table.kind, table.phase.winner) == ("over", 1)


def test_e_7_pirates_retreat_and_regroup_by_sea_in_the_zone_they_came_through():
    table = fight(
        "kent", "l-devon", "y-march", over="sea:calais", at=2, elsewhere="sussex: y-hastings"
    )
    goals = table.goals("retreat")
    assert {"calais", "essex", "cornwall"} <= goals  # both zones are common
    west = fight("pembroke", "l-devon", "y-march", over="sea:ireland", at=2)
    assert "chester" in west.goals("retreat")
    assert "sussex" not in west.goals("retreat")


def test_e_8_other_blocks_of_the_pirate_regroup_by_land():
    table = fight(
        "kent", "l-devon=1", "y-march", over="sea:calais", reserves="y-hastings", behind="sussex"
    )
    table.play("fire:y-march").roll("1-6-6")
    assert table.kind == "regrouping"
    assert "regroup:y-march:calais" in table.legal()
    assert "regroup:y-hastings:calais" not in table.legal()
    assert "regroup:y-hastings:middlesex" in table.legal()
    assert "regroup:y-march:middlesex" in table.legal()  # a coast of the North Sea


def test_e_9_the_sea_is_one_border_and_pins():
    table = scene(
        "calais: y-march | sussex: y-kent | kent: l-devon l-oxford l-rivers", card="piracy"
    )
    table.play("take:y-march sail:kent take:y-kent sail:kent end")
    assert table.kind == "acting"  # nothing to declare
    table.play("take:l-rivers step:middlesex stop")
    assert not [text for text in table.legal("take") if table.where(text[5:]) == "kent"]


def test_e_9_player_2_joins_by_sea_as_reserve():
    table = scene("middlesex: y-march | kent: l-devon | france: l-oxford", other="piracy")
    table.play("take:y-march step:kent end take:l-oxford sail:kent end")
    assert table.reserve("lancaster") == {"l-oxford"}


def test_e_10_the_isle_of_man_is_reached_by_pirates_only_and_has_no_retreat():
    table = scene("isle_of_man: l-stanley | chester: y-march", card="piracy")
    table.play("take:y-march sail:isle_of_man end end")
    assert table.battle.attacker == 1
    later = fight("isle_of_man", "l-stanley", "y-march", over="sea:chester", at=2)
    later.play("pass:y-march")
    assert not later.legal("retreat")


def test_e_7_pirates_leave_by_sea_to_no_enemy_and_no_enemy_exile():
    table = fight(
        "kent",
        "l-devon=1",
        "y-hastings",
        over="sea:calais",
        cards=("action_4", "piracy"),
        elsewhere="sussex: l-oxford",
    )
    table.play("pass:l-devon fire:y-hastings").roll("1-6-6")
    goals = table.goals("regroup:y-hastings")
    assert {"calais", "essex"} <= goals
    assert not {"kent", "sussex", "france", "scotland"} & goals
    table.play("regroup:y-hastings:calais")
    assert table.where("y-hastings") == "calais"


def test_e_3_a_mover_takes_no_way_that_does_not_lead_there():
    """From Essex to Oxford by Middlesex or Leicester; a red border ends a move before the goal."""
    table = scene("essex: y-march", card="muster").play("muster:oxford take:y-march")
    assert table.goals("step") == {"middlesex", "leicester"}
    red = scene("cumbria: y-march | kent: y-hastings", card="muster")
    assert "muster:east_yorks" not in red.legal()  # by North Yorks or Northumbria, both over red
    assert "muster:north_yorks" in red.legal()


def test_e_3_the_last_border_has_its_limit():
    """Two blocks fill the red border of South Yorks and Lancaster: no way for a third."""
    table = scene("derby: y-essex | south_yorks: y-rivers y-suffolk", card="muster")
    table.play("muster:lancaster take:y-essex")
    assert table.goals("step") == {"lancaster", "chester", "south_yorks"}
    table = scene("derby: y-essex | south_yorks: y-rivers y-suffolk", card="muster")
    table.play("muster:lancaster take:y-rivers step:lancaster take:y-suffolk step:lancaster")
    assert table.play("take:y-essex").goals("step") == {"lancaster", "chester"}


def test_e_3_moves_to_the_muster_cost_nothing():
    table = scene("derby: y-essex", card="muster").play("muster:chester take:y-essex step:chester")
    assert table.view(None).actions.points == 0


def test_e_3_who_is_there_already_does_not_move():
    table = scene("sussex: y-march | kent: y-hastings", card="muster").play("muster:sussex")
    assert table.legal() == ["take:y-hastings", "end"]


def test_e_6_steps_of_strangers_are_lost_in_secret():
    table = scene("middlesex: l-henry_vi l-devon | kent: y-march", card="plague")
    table.play("plague:middlesex")
    view = table.view("york")
    assert view.secret_steps == (2, 0)
    assert not view.worn


def test_e_7_pirates_from_two_zones_go_back_by_the_one_they_came_through():
    """Calais lies in the Channel and the North Sea, Sussex in the Channel alone."""
    table = scene("calais: y-march | sussex: l-devon", card="piracy")
    table.play("take:y-march sail:sussex end end pass:y-march pass:l-devon")
    assert {"calais", "dorset"} <= table.goals("retreat")
    assert not {"essex", "east_anglia"} & table.goals("retreat")


def test_e_1_a_border_takes_one_block_more_and_no_second():
    names = "y-march y-hastings y-herbert y-essex"
    table = scene(f"cumbria: {names}", card="surprise")
    for name in names.split()[:3]:
        table.play(f"take:{name} step:north_yorks")
    assert "north_yorks" not in table.play("take:y-essex").goals("step")
