"""Sections 1.2, 2.1, 2.7, 5.2 and 5.3: control, land moves, pinning, sea moves."""

from __future__ import annotations

from .table import Position, scene

FIVE = "y-march y-hastings y-herbert y-essex y-suffolk"


def test_1_2_1_player_1_does_all_actions_then_player_2():
    table = scene("kent: y-march | dorset: l-somerset")
    assert table.due == "york"
    table.play("end")
    assert (table.due, table.kind) == ("lancaster", "acting")


def test_1_2_2_a_point_for_an_area_a_voyage_or_a_recruit():
    table = scene("kent: y-march | sussex: y-hastings | calais: y-kent", card="action_3")
    table.play("take:y-march step:middlesex stop take:y-kent sail:essex recruit:y-suffolk:oxford")
    assert table.state.phase.points == 0
    assert table.legal() == ["end"]


def test_1_2_3_a_recruit_is_whole_and_does_not_move():
    table = scene("kent: y-march").play("recruit:y-suffolk:oxford")
    assert table.strength("y-suffolk") == 3
    assert "take:y-suffolk" not in table.legal()


def test_1_2_4_control_changes_at_once():
    table = scene("kent: y-march")
    assert not table.legal("recruit:y-bombard")
    table.play("recruit:y-norwich_levy:east_anglia")
    assert table.legal("recruit:y-bombard") == ["recruit:y-bombard:east_anglia"]


def test_2_1_1_friendly_enemy_vacant_contested():
    table = scene(
        "kent: y-march y-warwick | middlesex: l-henry_vi | calais: y-kent", card="action_2"
    )
    assert "essex" in table.play("take:y-kent").goals("sail")  # vacant
    assert "middlesex" not in table.goals("sail")  # enemy
    table.play("sail:kent take:y-march step:middlesex end")
    lancaster = table
    assert "recruit:l-bombard:middlesex" not in lancaster.legal()  # contested


def test_2_1_2_a_face_down_block_counts_for_nothing():
    table = scene("down: y-calais_mercenary | calais: y-march | kent: l-devon", card="action_2")
    assert table.where("y-calais_mercenary") == "down"
    assert "take:y-calais_mercenary" not in table.legal()


def test_2_7_2_nobody_enters_an_enemy_exile():
    table = scene("northumbria: y-march | kent: y-warwick", card="action_4")
    assert "scotland" not in table.play("take:y-march").goals("step")
    table.play("step:east_yorks stop take:y-warwick")
    assert not {"france", "scotland"} & table.goals("sail")


def test_2_7_2_not_even_with_piracy():
    table = scene("kent: y-warwick | france: l-oxford", card="piracy")
    assert "france" not in table.play("take:y-warwick").goals("sail")


def test_2_7_3_an_own_exile_is_an_ordinary_area():
    table = scene("northumbria: l-devon rebel | middlesex: l-henry_vi", seat="lancaster")
    assert "scotland" in table.play("take:l-devon").goals("step")
    york_king = scene("northumbria: l-devon rebel", seat="lancaster", king="york")
    assert "scotland" in york_king.play("take:rebel").goals("step")


def test_2_72_1_lancaster_walks_into_scotland():
    table = scene("cumbria: l-devon", seat="lancaster")
    assert "scotland" in table.play("take:l-devon").goals("step")


# land moves


def test_5_2_1_a_point_moves_any_number_one_or_two_areas():
    table = scene("kent: y-march y-hastings y-herbert", card="action_2")
    table.play("take:y-march step:sussex stop take:y-hastings step:sussex step:wilts")
    table.play("take:y-herbert step:middlesex stop")
    assert table.state.phase.points == 1
    assert [table.where(f"y-{n}") for n in ("march", "hastings", "herbert")] == [
        "sussex", "wilts", "middlesex",
    ]  # fmt: skip


def test_5_2_2_an_active_area_stays_active():
    table = scene("kent: y-march y-hastings | wilts: y-suffolk", card="action_2")
    table.play("take:y-march step:middlesex stop take:y-suffolk step:somerset stop")
    assert table.state.phase.points == 0
    assert "take:y-hastings" in table.legal()
    assert "take:y-march" not in table.legal()


def test_5_2_2_activation_covers_only_who_began_there():
    table = scene("kent: y-march | sussex: y-hastings", card="action_2")
    table.play("take:y-march step:sussex stop")
    assert "take:y-march" not in table.legal()


def test_5_2_3_passing_own_blocks_is_free():
    table = scene("kent: y-march | sussex: y-hastings", card="action_2")
    table.play("take:y-march step:sussex step:wilts")
    assert table.where("y-march") == "wilts"


def test_5_2_4_entering_an_enemy_ends_the_move():
    table = scene("kent: y-march | sussex: l-devon", card="action_2")
    table.play("take:y-march step:sussex")
    assert table.kind == "acting"


def test_5_2_5_a_block_moves_once_a_turn():
    table = scene("kent: y-march", card="action_4").play("take:y-march step:sussex stop")
    assert "take:y-march" not in table.legal()


def test_5_2_6_no_step_straight_back():
    table = scene("kent: y-march", card="force_march").play("take:y-march step:sussex")
    assert "kent" not in table.goals("step")
    table.play("step:middlesex")
    assert "kent" in table.goals("step")  # a loop of three
    table.play("step:kent")
    assert table.kind == "acting"
    assert "take:y-march" not in table.legal()


def test_5_2_7_areas_without_land_borders():
    table = scene("calais: y-march", card="force_march")
    assert table.legal() == ["end"]


def test_5_21_1_border_limits_count_both_directions():
    blocks = "y-march y-hastings"
    table = scene(f"cumbria: {blocks} | north_yorks: y-suffolk", card="action_4")
    table.play("take:y-march step:north_yorks take:y-suffolk step:cumbria")
    assert "north_yorks" not in table.play("take:y-hastings").goals("step")


def test_5_21_2_a_red_border_stops():
    table = scene("cumbria: y-march", card="action_4").play("take:y-march step:north_yorks")
    assert table.kind == "acting"
    table = scene("northumbria: y-march", card="action_4").play("take:y-march step:north_yorks")
    assert "cumbria" in table.goals("step")  # as the last step


def test_5_21_3_each_player_has_his_own_count():
    table = scene("cumbria: y-march y-hastings | powys: l-devon l-oxford | hereford: l-rivers")
    table.play("take:y-march step:lancaster take:y-hastings step:lancaster end")
    assert sum(table.state.phase.used) == 0


# pinning


def attack_on_chester(main: str) -> Position:
    """Player 1 attacks five defenders in Chester from Derby (3) and Warwick (1). [5.22]"""
    table = scene(
        "derby: y-march y-hastings y-suffolk | warwick: y-essex"
        "| chester: l-devon l-oxford l-rivers l-stanley l-bombard"
    )
    table.play("take:y-march step:chester take:y-hastings step:chester take:y-suffolk step:chester")
    table.play("take:y-essex step:chester end")
    return table.play(f"main:chester:{main}")


def test_5_22_1_attackers_pin_as_many_defenders():
    table = attack_on_chester("derby")
    table.play("take:l-devon step:lancaster stop take:l-oxford step:lancaster stop")
    assert not [text for text in table.legal("take") if table.where(text[5:]) == "chester"]


def test_5_22_2_the_defender_decides_who_stays_and_reinforcements_release_nobody():
    table = scene(
        "derby: y-march y-hastings | chester: l-devon l-oxford l-rivers | hereford: l-stanley"
    )
    table.play("take:y-march step:chester take:y-hastings step:chester end")
    assert {"take:l-devon", "take:l-oxford", "take:l-rivers"} <= set(table.legal())
    table.play("take:l-stanley step:chester take:l-devon step:lancaster stop")
    assert not [text for text in table.legal("take") if table.where(text[5:]) == "chester"]


def test_5_22_3_unpinned_blocks_may_attack_or_sail():
    table = attack_on_chester("derby")
    table.play("take:l-devon")
    assert {"caernarvon", "hereford", "lancaster", "powys"} <= table.goals("step")
    assert "cumbria" in table.goals("sail")


def test_5_22_4_not_over_a_border_the_enemy_entered_by():
    table = attack_on_chester("derby")
    table.play("take:l-devon")
    assert not {"derby", "warwick"} & table.goals("step")


def test_5_22_4_player_2_coming_in_there_changes_nothing():
    table = scene(
        "derby: y-march | chester: l-devon l-oxford | lancaster: l-stanley | leicester: l-rivers"
    )
    table.play("take:y-march step:chester end")
    table.play("take:l-rivers step:derby step:chester take:l-devon")
    assert "derby" not in table.goals("step")


def test_5_22_5_player_1_is_never_pinned():
    table = scene("derby: y-march | chester: l-devon", card="action_2")
    assert "take:y-march" in table.legal()


def test_5_22_6_who_enters_attacks_and_both_may_do_so():
    table = scene(
        "derby: y-march y-hastings | chester: l-devon l-oxford l-rivers | leicester: y-essex"
    )
    table.play("take:y-march step:chester take:y-hastings step:chester end")
    table.play("take:l-devon step:lancaster stop end")
    assert table.battle.attacker == 1
    other = scene("derby: y-march | chester: l-devon | leicester: y-essex", seat="lancaster")
    other.play("take:l-devon step:derby end end")
    assert other.battle.attacker == 0


def test_5_22_7_pinned_blocks_make_no_move_of_any_kind():
    table = scene("derby: y-march | chester: l-devon", other="muster")
    table.play("take:y-march step:chester end")
    assert table.legal() == ["end"]


# sea moves


def test_5_3_1_one_block_within_a_zone():
    table = scene("kent: y-march", card="action_2").play("take:y-march")
    assert "calais" in table.goals("sail")
    assert "ireland" not in table.goals("sail")


def test_5_3_2_only_to_friendly_or_vacant_areas():
    table = scene("calais: y-march | kent: l-devon | sussex: l-oxford y-hastings")
    goals = table.play("take:y-march").goals("sail")
    assert not {"kent", "sussex"} & goals


def test_5_3_3_land_or_sea():
    table = scene("kent: y-march", card="action_4").play("take:y-march step:sussex")
    assert not table.legal("sail")
    table = scene("kent: y-march", card="action_4").play("take:y-march sail:sussex")
    assert "take:y-march" not in table.legal()


def test_5_3_4_calais_and_france_touch_two_zones():
    calais = scene("calais: y-march").play("take:y-march").goals("sail")
    assert {"sussex", "east_anglia"} <= calais
    france = scene("france: l-oxford", seat="lancaster").play("take:l-oxford").goals("sail")
    assert {"sussex", "chester"} <= france
    assert "east_anglia" not in france


def test_5_3_5_no_sea_in_hereford_gloucester_south_yorks():
    for area in ("hereford", "gloucester", "south_yorks"):
        assert not scene(f"{area}: y-march").play("take:y-march").legal("sail")
    assert "middlesex" in scene("kent: y-march").play("take:y-march").goals("sail")


def test_5_3_7_bombards_sail_levies_do_not():
    table = scene("east_anglia: y-bombard y-norwich_levy")
    assert table.play("take:y-bombard").legal("sail")
    table = scene("east_anglia: y-bombard y-norwich_levy")
    assert not table.play("take:y-norwich_levy").legal("sail")


def test_5_3_8_mercenaries_nobles_heirs_and_church_sail():
    for name in ("y-irish_mercenary", "y-hastings", "y-march", "y-canterbury_church"):
        assert scene(f"east_anglia: {name}").play(f"take:{name}").legal("sail")


def test_5_3_9_to_the_own_exile_by_choice():
    assert "calais" in scene("kent: y-march").play("take:y-march").goals("sail")


def test_5_31_1_two_blocks_between_major_ports():
    table = scene("calais: y-march y-kent y-warwick", card="action_2")
    table.play("take:y-march sail:kent take:y-kent sail:kent")
    assert table.state.phase.points == 1
    table.play("take:y-warwick sail:kent")
    assert table.state.phase.points == 0


def test_5_31_2_the_free_trip_may_come_later_and_closes_when_used():
    table = scene("calais: y-march y-kent y-warwick | wilts: y-suffolk", card="action_2")
    table.play("take:y-march sail:kent take:y-suffolk step:somerset stop")
    assert table.state.phase.points == 0
    assert table.play("take:y-kent").goals("sail") == {"kent"}
    table.play("sail:kent")
    assert "take:y-warwick" not in table.legal()


def test_5_31_2_each_paid_trip_keeps_its_own_free_companion():
    """The book's example: two blocks to one port and two to another, in any order."""
    table = scene("calais: y-march y-kent y-warwick y-york", card="action_2")
    table.play("take:y-march sail:kent take:y-kent sail:sussex")
    assert table.play("take:y-warwick").goals("sail") == {"kent", "sussex"}
    table.play("sail:kent")
    assert table.play("take:y-york").goals("sail") == {"sussex"}


def test_5_31_2_version_1_another_paid_trip_replaces_it():
    table = scene("calais: y-march y-kent y-warwick", card="action_2", rules=1)
    table.play("take:y-march sail:kent take:y-kent sail:sussex")
    assert table.play("take:y-warwick").goals("sail") == {"sussex"}


def test_5_31_3_the_free_trip_gives_nothing_else():
    table = scene("kent: y-march y-warwick", card="surprise")
    table.play("take:y-march sail:sussex")
    table.play("take:y-warwick")
    assert not table.legal("step")
    assert table.goals("sail") == {"sussex"}


# the examples of the book


def test_x_1_three_points_in_any_mix_and_no_fourth_action():
    table = scene("kent: y-march | wilts: y-hastings | calais: y-kent", card="action_3")
    table.play("take:y-march step:sussex stop take:y-hastings step:somerset stop")
    table.play("recruit:y-suffolk:oxford")
    assert not table.legal("recruit")
    assert "take:y-kent" not in table.legal()


def test_x_17_goals_from_east_anglia():
    blocks = "y-march y-hastings y-herbert y-essex y-suffolk y-norfolk"
    table = scene(f"east_anglia: {blocks}", card="action_2")
    table.play("take:y-march")
    first = table.goals("step")
    reached = set(first)
    for area in first:
        copy = scene(f"east_anglia: {blocks}", card="action_2").play(f"take:y-march step:{area}")
        reached |= copy.goals("step")
    assert reached == {"essex", "rutland", "middlesex", "leicester", "lincoln"}
    table = scene(f"east_anglia: {blocks}", card="action_2")
    for name in blocks.split()[:3]:
        table.play(f"take:{name} step:rutland stop")
    assert "rutland" not in table.play("take:y-essex").goals("step")
    table.play("step:essex step:rutland take:y-suffolk step:essex step:rutland")
    table.play("take:y-norfolk step:essex step:rutland")
    assert table.state.phase.points == 1


def test_x_18_five_from_middlesex_to_oxford():
    table = scene(f"middlesex: {FIVE}", card="action_2")
    for name in FIVE.split()[:4]:
        table.play(f"take:{name} step:oxford stop")
    table.play("take:y-suffolk")
    assert "oxford" not in table.goals("step")
    ways = [
        area
        for area in table.goals("step")
        if "oxford" in scene(f"middlesex: {FIVE}").play(f"take:y-suffolk step:{area}").goals("step")
    ]
    assert sorted(ways) == ["leicester", "sussex"]


def test_x_19_two_over_a_red_border_each():
    table = scene(
        "cumbria: y-march y-hastings y-herbert | north_yorks: l-clifford l-devon l-oxford"
    )
    table.play("take:y-march step:north_yorks take:y-hastings step:north_yorks")
    assert "north_yorks" not in table.play("take:y-herbert").goals("step")


def test_x_20_five_defenders_in_chester():
    table = attack_on_chester("derby")
    table.play("take:l-devon")
    assert table.goals("step") == {"caernarvon", "hereford", "lancaster", "powys"}
    assert table.legal("sail")
    table.play("step:powys stop take:l-oxford step:powys stop")
    assert not [text for text in table.legal("take") if table.where(text[5:]) == "chester"]
    other = attack_on_chester("warwick")
    for name in ("devon", "oxford", "rivers", "stanley"):
        other.play(
            f"take:l-{name} step:lancaster stop" if name < "r" else f"take:l-{name} step:powys stop"
        )
    assert not [text for text in other.legal("take") if other.where(text[5:]) == "chester"]


def test_x_22_glamorgan_to_somerset_by_land():
    table = scene("glamorgan: y-march", card="force_march")
    table.play("take:y-march step:hereford step:gloucester step:somerset")
    assert table.where("y-march") == "somerset"
    plain = scene("glamorgan: y-march").play("take:y-march step:hereford step:gloucester")
    assert plain.kind == "acting"


def test_x_23_no_sea_moves_to_or_from_three_areas():
    goals = scene("kent: y-march").play("take:y-march").goals("sail")
    assert not {"hereford", "gloucester", "south_yorks"} & goals
    assert "middlesex" in goals


def test_x_24_two_zones():
    cornwall = scene("cornwall: l-devon", seat="lancaster").play("take:l-devon").goals("sail")
    assert {"kent", "sussex", "dorset", "france", "pembroke", "isle_of_man", "scotland"} <= cornwall
    assert not {"ireland", "calais", "essex"} & cornwall
    kent = scene("kent: l-devon", seat="lancaster").play("take:l-devon").goals("sail")
    assert {"cornwall", "essex", "scotland", "france"} <= kent
    assert "chester" not in kent
    scotland = scene("scotland: l-devon", seat="lancaster").play("take:l-devon").goals("sail")
    assert {"east_yorks", "kent", "chester", "isle_of_man", "france"} <= scotland
    assert not {"calais", "ireland", "sussex"} & scotland


def test_x_25_four_blocks_in_calais_with_two_points():
    four = "y-march y-kent y-warwick y-salisbury"
    table = scene(f"calais: {four} | middlesex: l-henry_vi", card="action_2")
    for name in four.split():
        table.play(f"take:{name} sail:kent")
    table = scene(f"calais: {four} | middlesex: l-henry_vi", card="action_2")
    table.play("take:y-march sail:kent take:y-kent sail:kent")
    table.play("take:y-warwick sail:east_anglia take:y-salisbury sail:east_anglia")
    table = scene(f"calais: {four} | middlesex: l-henry_vi", card="action_2")
    table.play("take:y-march sail:kent take:y-kent sail:kent take:y-warwick")
    assert "middlesex" not in table.goals("sail")
    table.play("sail:essex")
    assert table.legal() == ["end"]
    table = scene(f"calais: {four}", card="action_2")
    table.play("take:y-march sail:essex take:y-kent sail:essex")
    assert table.legal() == ["end"]


# further cases


def test_4_x_2_a_captive_freed_by_a_move_does_not_move_in_that_turn():
    table = scene(
        "essex: l-oxford | captive: l-henry_vi | calais: y-march",
        seat="lancaster",
        king="york",
        setup="1470",
        campaign=2,
    )
    table.play("take:l-oxford step:middlesex")
    if table.kind == "moving":
        table.play("stop")
    assert table.where("l-henry_vi") == "middlesex"
    assert "take:l-henry_vi" not in table.legal()


def test_5_2_5_who_has_not_moved_may_move_though_others_have():
    table = scene("derby: l-henry_vi | kent: l-devon", seat="lancaster")
    table.play("take:l-devon step:sussex stop")
    assert "take:l-henry_vi" in table.legal()


def test_5_3_1_no_voyage_ends_where_it_began():
    table = scene("kent: y-march").play("take:y-march")
    assert table.goals("sail")
    assert "kent" not in table.goals("sail")


def test_5_3_7_who_never_sails_is_not_taken_where_there_is_only_sea():
    table = scene("isle_of_man: rebel y-march")
    assert table.legal("take") == ["take:y-march"]


def test_5_31_1_no_pair_from_or_to_a_small_port():
    for start, goal in (("essex", "kent"), ("kent", "essex")):
        table = scene(f"{start}: y-march y-hastings", card="action_2")
        table.play(f"take:y-march sail:{goal} take:y-hastings sail:{goal}")
        assert table.state.phase.points == 0


def test_5_31_2_each_start_has_its_own_open_trip():
    table = scene("calais: y-march y-kent | ireland: y-york y-rutland", card="action_2")
    table.play("take:y-march sail:kent take:y-york sail:chester")
    assert table.play("take:y-kent").goals("sail") == {"kent"}
    assert table.play("sail:kent take:y-rutland").goals("sail") == {"chester"}


def test_4_x_2_an_attack_on_middlesex_frees_nobody_before_it_is_won():
    table = scene(
        "essex: l-oxford | middlesex: y-hastings | captive: l-henry_vi | calais: y-march",
        seat="lancaster", king="york", setup="1470", campaign=2,
    )  # fmt: skip
    table.play("take:l-oxford step:middlesex")
    assert table.where("l-henry_vi") == "captive"
    table.play("end end")
    assert table.where("l-henry_vi") == "captive"
