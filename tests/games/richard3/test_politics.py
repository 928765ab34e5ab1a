"""Sections 8 and 9: the political turn and the end."""

from __future__ import annotations

from msgspec.structs import replace

from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.phases import politics
from rosenkrieg.games.richard3.state import AREA_COUNT
from rosenkrieg.games.richard3.tables import BLOCK

from .table import Position, bare, supplied


def politic(picture: str, **others: object) -> Position:
    """The political turn, from its beginning."""
    return Position(politics.begin(bare(picture, turn=7, **others)))


def counts(picture: str, **others: object) -> tuple[int, int]:
    state = politics.levies_gone(bare(picture, turn=7, **others))
    return politics.usurpation_counts(state)


def homes(table: Position, block: str) -> set[str]:
    return {text.rsplit(":", 1)[1] for text in table.legal(f"home:{block}:")}


RED = "derby: l-henry_vi"


def test_8_0_1_after_turn_7():
    assert supplied("kent: y-york | derby: l-henry_vi", turn=7).kind == "going_home"
    assert supplied("kent: y-york | derby: l-henry_vi", turn=6).kind == "choosing"


def test_1_0_2_the_phases_of_a_turn_in_order():
    table = supplied("kent: y-york | derby: l-henry_vi", turn=3)
    assert (table.kind, table.state.date.turn) == ("choosing", 4)


def test_8_1_1_levies_go_first_so_they_do_not_hold_london():
    table = politic(
        "middlesex: y-london_levy y-bombard | kent: y-york y-irish_mercenary rebel"
        f"| powys: l-welsh_mercenary | {RED} | calais: y-burgundian_mercenary"
    )
    for name in ("y-london_levy", "y-bombard", "l-welsh_mercenary", "rebel"):
        assert table.where(name) == "pool"
    assert table.where("y-irish_mercenary") == "ireland"
    assert counts(f"middlesex: y-london_levy | {RED} | kent: y-york") == (1, 1)


def test_8_2_1_heirs_nobles_church_and_one_for_middlesex():
    picture = f"middlesex: y-york y-hastings | kent: y-canterbury_church | {RED}"
    assert counts(picture) == (1, 4)


def test_8_2_2_exiles_man_pools_and_minors_do_not_count():
    picture = f"isle_of_man: y-stanley | calais: y-york y-warwick | scotland: l-devon | {RED}"
    assert counts(picture) == (1, 0)


def test_8_2_3_the_pretender_needs_strictly_more():
    assert politic(f"kent: y-york | {RED}").state.throne.side == 0
    assert politic(f"kent: y-york y-hastings | {RED}").state.throne.side == 1


def test_8_2_4_the_senior_living_heirs_lead():
    table = politic(f"kent: y-hastings y-essex | {RED} | calais: y-march")
    assert (table.king, table.pretender) == ("y-york", "l-henry_vi")  # a minor York is King


def test_8_2_5_turncoats_count_for_the_side_they_serve():
    assert counts(f"kent: y-exeter | {RED}") == (1, 1)


def test_8_2_6_the_captive_counts():
    table = Position(GAME.initial_state({"setup": "1470"}))
    on_map = politics.usurpation_counts(politics.levies_gone(table.state))
    assert on_map[0] == 1


def test_8_2_7_the_count_follows_from_public_numbers():
    table = politic(f"kent: y-york y-hastings | {RED} | essex: l-oxford l-rivers")
    groups = GAME.view(table.state, None).groups
    seen = [sum(g.strangers + len(g.pieces) for g in groups if g.side == seat) for seat in (0, 1)]
    assert tuple(seen) == politics.usurpation_counts(table.state)


# going home


def test_8_3_1_the_pretenders_heirs_go_to_exile_and_only_there():
    table = politic(f"hereford: y-york | isle_of_man: y-march | {RED} | essex: l-oxford")
    assert table.due == "york"
    for name in ("y-york", "y-march"):
        assert homes(table, name) == {"calais", "ireland"}


def test_8_3_1_after_usurpation_the_new_pretender_goes_first():
    table = politic(f"kent: y-york y-hastings | {RED}")
    assert table.due == "lancaster"
    assert homes(table, "l-henry_vi") == {"france", "scotland"}


def test_8_3_2_nobles_go_to_an_own_open_home_or_the_pool():
    table = politic(
        f"kent: y-hastings y-canterbury_church | leicester: l-rivers | {RED} | essex: l-oxford"
    )
    assert homes(table, "y-hastings") == {"pool"}
    assert homes(table, "y-canterbury_church") == {"kent"}
    table.play("home:y-hastings:pool")
    assert table.where("y-hastings") == "pool"


def test_8_3_3_several_open_homes_and_any_order():
    table = politic(f"kent: y-norfolk y-suffolk | {RED} | essex: l-oxford | lincoln: l-beaumont")
    assert homes(table, "y-norfolk") == {"caernarvon", "east_anglia", "glamorgan"}
    stays = politic(f"east_anglia: y-norfolk | {RED} | essex: l-oxford")
    assert "east_anglia" in homes(stays, "y-norfolk")
    table.play("home:y-suffolk:oxford home:y-norfolk:glamorgan")
    assert table.due == "lancaster"


def test_8_3_4_yorks_warwick_may_go_to_calais_lancasters_may_not():
    assert "calais" in homes(politic(f"kent: y-warwick | {RED} | essex: l-oxford"), "y-warwick")
    red = politic("kent: l-warwick | hereford: y-york y-hastings | essex: y-essex", king="york")
    assert homes(red, "l-warwick") == {"warwick", "glamorgan"}


def test_8_3_5_kent_and_salisbury_fall_back_on_calais():
    table = politic(
        "derby: l-henry_vi | sussex: y-kent y-salisbury | east_yorks: l-oxford | essex: l-devon"
    )
    assert homes(table, "y-kent") == {"calais", "pool"}
    assert homes(table, "y-salisbury") == {"north_yorks"}
    both = politic(
        "derby: l-henry_vi | sussex: y-salisbury | east_yorks: l-oxford | north_yorks: l-devon"
    )
    assert homes(both, "y-salisbury") == {"calais", "pool"}


def test_8_3_6_nevilles_use_the_shields_of_a_dead_one_going_home():
    table = politic(f"sussex: y-kent | dead: y-warwick y-salisbury | {RED} | essex: l-oxford")
    assert homes(table, "y-kent") == {"east_yorks", "warwick", "glamorgan", "calais", "north_yorks"}
    red = politic(
        "sussex: l-kent | dead: y-warwick | kent: y-york y-hastings | essex: y-essex", king="york"
    )
    assert homes(red, "l-kent") == {"east_yorks", "warwick", "glamorgan"}


def test_8_3_7_no_choice_closes_anothers_home():
    table = politic(f"sussex: y-norfolk y-suffolk | {RED} | essex: l-oxford | lincoln: l-beaumont")
    before = homes(table, "y-suffolk")
    table.play("home:y-norfolk:east_anglia")
    assert homes(table, "y-suffolk") == before


def test_8_3_8_the_kings_blocks_deny_homes():
    table = politic(f"sussex: y-arundel | {RED} | kent: l-oxford")
    assert homes(table, "y-arundel") == {"sussex"}
    denied = politic(f"kent: y-arundel | sussex: l-oxford | {RED}")
    assert homes(denied, "y-arundel") == {"pool"}


def test_8_3_9_the_same_for_both_sides():
    table = politic(
        "kent: l-rivers | leicester: y-hastings | sussex: y-york | derby: l-henry_vi", king="york"
    )
    assert homes(table, "l-rivers") == {"pool"}


def test_8_4_1_royal_heirs_to_a_usable_shield_or_a_crown():
    table = politic("kent: l-henry_vi | essex: l-oxford | calais: y-york")
    found = homes(table, "l-henry_vi")
    assert {"lancaster", "lincoln", "derby", "middlesex"} <= found
    assert "dorset" not in found  # Somerset lives
    dead = politic("kent: l-henry_vi | essex: l-oxford | calais: y-york | dead: l-somerset")
    assert "dorset" in homes(dead, "l-henry_vi")


def test_8_4_2_only_open_areas_else_the_pool():
    crowns = (
        "cumbria south_yorks caernarvon chester derby pembroke warwick gloucester middlesex sussex "
        "cornwall lancaster lincoln"
    )
    nobles = (
        "y-hastings y-essex y-herbert y-worcester y-suffolk y-norfolk y-arundel y-warwick y-kent "
        "y-salisbury y-york_church y-shrewsbury y-stanley"
    )
    pairs = " | ".join(
        f"{area}: {name}" for area, name in zip(crowns.split(), nobles.split(), strict=True)
    )
    table = Position(politics._go_home(bare(f"{pairs} | kent: l-henry_vi | calais: y-york"), 0))
    assert homes(table, "l-henry_vi") == {"pool"}


def test_8_4_3_exiles_stay():
    table = politic("scotland: l-henry_vi | calais: y-york y-hastings | essex: l-oxford")
    assert not table.legal("home:l-henry_vi")
    assert not table.legal("home:y-hastings")


# reset


def test_8_5_1_all_stand_up_at_full_strength():
    table = politic(
        "derby: l-henry_vi=1 | down: y-london_levy y-stanley y-calais_mercenary rebel"
        "| calais: y-york=2 | essex: l-oxford=1"
    )
    table.play("home:l-oxford:essex home:l-henry_vi:derby")
    assert table.kind == "deal"
    assert table.strength("l-henry_vi") == 4
    assert table.strength("y-york") == 4
    assert (
        table.where("y-london_levy") == table.where("y-stanley") == table.where("rebel") == "pool"
    )
    assert table.where("y-calais_mercenary") == "calais"


def test_8_5_2_exile_surplus_goes_to_the_pool_after_8_4():
    table = politic(f"calais: y-york y-hastings y-essex y-suffolk y-arundel y-worcester | {RED}")
    table.play("home:l-henry_vi:derby")
    assert (table.kind, sum(table.phase.quota)) == ("trimming", 2)
    table.play("leave:y-essex leave:y-suffolk")
    assert table.kind == "deal"


def test_7_2_3_as_many_as_are_above_the_limit_among_the_counted():
    table = politic(f"ireland: y-york y-hastings y-essex y-irish_mercenary | {RED}")
    table.play("home:l-henry_vi:derby")
    assert "leave:y-irish_mercenary" not in table.legal()
    assert len(table.legal()) == 3


def test_8_5_3_a_new_deal_of_all_cards():
    table = politic(f"calais: y-york | {RED}").play("home:l-henry_vi:derby")
    assert table.kind == "deal"
    assert sum(table.state.cards.deck) == 25
    assert (table.state.date.campaign, table.state.date.turn) == (2, 1)


# the end


def test_9_0_1_all_five_heirs_dead_wins_at_once():
    state = bare(
        "calais: y-york | dead: l-henry_vi l-prince_edward l-exeter l-somerset l-richmond",
        king_block=None,
    )
    from rosenkrieg.games.richard3.houses import ended_by_heirs, is_over

    assert is_over(state.where)
    over = ended_by_heirs(state)
    assert GAME.outcome(over).winner == 1
    assert GAME.outcome(over).reason == "heirs"


def test_9_0_2_else_the_king_after_the_last_campaign():
    table = politic(f"kent: y-york y-hastings | {RED}", campaign=3)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.scores) == (1, "king", (1, 2))


def test_9_1_6_turncoats_go_home_as_nobles():
    exeter = politic(f"kent: y-exeter | {RED} | essex: l-oxford")
    assert homes(exeter, "y-exeter") == {"cornwall"}
    barred = politic(f"kent: y-exeter | {RED} | cornwall: l-devon")
    assert homes(barred, "y-exeter") == {"pool"}
    clarence = politic(
        "kent: l-clarence l-devon | calais: y-york | hereford: y-hastings | rutland: l-oxford"
        "| sussex: l-henry_vi"
    )
    clarence.play("home:y-hastings:leicester")
    assert homes(clarence, "l-clarence") == {"hereford", "south_yorks"}
    stays = politic("rutland: l-clarence | calais: y-york | sussex: l-henry_vi")
    assert "rutland" in homes(stays, "l-clarence")


def test_9_1_6_from_an_exile_they_do_not_move():
    table = politic(f"calais: y-exeter | {RED} | essex: l-oxford")
    assert not table.legal("home:y-exeter")


def test_x_43_nine_against_eight_and_london():
    nobles = "y-york y-march y-hastings y-essex y-herbert y-worcester y-suffolk y-norfolk y-arundel"
    reds = "l-henry_vi l-devon l-oxford l-clifford l-beaumont l-pembroke l-wiltshire l-stanley"
    with_london = f"kent: {nobles} | middlesex: {reds}"
    assert politic(with_london).state.throne.side == 0
    without = f"kent: {nobles} | derby: {reds}"
    assert politic(without).state.throne.side == 1


def test_x_44_turncoats_with_and_without_a_home():
    assert homes(politic(f"kent: y-exeter | {RED} | essex: l-oxford"), "y-exeter") == {"cornwall"}
    assert homes(politic(f"kent: y-exeter | {RED} | cornwall: l-oxford"), "y-exeter") == {"pool"}
    full = politic(
        "kent: l-clarence | hereford: l-devon | rutland: l-oxford | south_yorks: l-shrewsbury"
        "| calais: y-york"
        "| sussex: l-henry_vi"
    )
    assert homes(full, "l-clarence") == {"pool"}


# Kingmaker


def kingmaker(picture: str, **others: object) -> Position:
    state = bare(picture, setup="1470", campaign=2, king="york", **others)
    return Position(state)


def test_4_x_2_the_captive_counts_for_nothing_but_heir_and_usurpation():
    table = Position(GAME.initial_state({"setup": "1470"}))
    assert table.pretender == "l-henry_vi"
    view = GAME.view(table.state, None)
    assert view.off["l-henry_vi"] == "captive"
    assert all(g.side == 1 for g in view.groups if g.area == "middlesex")


def test_4_x_2_he_is_freed_when_lancaster_alone_stands_in_middlesex():
    from .table import fight, scene

    table = scene(
        "captive: l-henry_vi | kent: l-oxford | derby: y-march", seat="lancaster", king="york",
        setup="1470", campaign=2,
    )  # fmt: skip
    table.play("take:l-oxford step:middlesex stop")
    assert table.where("l-henry_vi") == "middlesex"
    assert table.strength("l-henry_vi") == 4
    assert "take:l-henry_vi" not in table.legal()
    battle = fight(
        "middlesex", "l-clifford", "y-hastings=1", attacker="lancaster", over="kent", king="york",
        elsewhere="captive: l-henry_vi | derby: y-march",
    )  # fmt: skip
    battle.play("fire:l-clifford").roll("1-6-6")
    assert battle.where("l-henry_vi") == "middlesex"
    assert not battle.legal("regroup:l-henry_vi")
    empty = scene(
        "captive: l-henry_vi | derby: y-march", seat="york", king="york", setup="1470", campaign=2
    )
    empty.play("end end")
    assert empty.where("l-henry_vi") == "captive"


def test_4_2_1_the_pool_shows_its_size_and_the_fallen_only():
    state = bare("kent: y-march | down: y-london_levy")
    view = GAME.view(replace(state), 0)
    assert view.pools[1] > 5
    assert view.off["y-london_levy"] == "down"
    assert "y-norwich_levy" not in view.off
    assert AREA_COUNT == 33


# further cases


def test_8_3_6_the_shields_of_a_living_neville_are_his_own():
    table = politic("sussex: y-kent | kent: y-warwick | derby: l-henry_vi | essex: l-oxford")
    assert homes(table, "y-kent") == {"east_yorks"}


def test_8_3_6_the_shield_of_a_dead_neville_is_an_offer_beside_the_pool():
    """With his own shields closed a Neville may go there, or to the pool like any noble."""
    enemies = "kent: y-york y-hastings y-essex | east_yorks: y-suffolk | hereford: y-herbert"
    red = politic(f"sussex: l-kent | dead: y-warwick | {enemies}", king="york")
    assert homes(red, "l-kent") == {"warwick", "glamorgan", "pool"}
    white = politic(
        f"sussex: y-kent | dead: y-warwick | {RED} | essex: l-oxford | east_yorks: l-devon"
    )
    assert homes(white, "y-kent") == {"warwick", "glamorgan", "calais", "pool"}
    open_home = politic(f"sussex: l-kent | dead: y-warwick | {enemies.split('|')[0]}", king="york")
    assert homes(open_home, "l-kent") == {"east_yorks", "warwick", "glamorgan"}


def test_8_5_1_the_welsh_stand_up_in_the_pool_other_mercenaries_at_home():
    table = Position(politics.reset(bare("down: l-welsh_mercenary l-french_mercenary")))
    assert table.where("l-welsh_mercenary") == "pool"
    assert table.where("l-french_mercenary") == "france"


def test_8_5_2_the_pretenders_exiles_are_trimmed_before_the_kings():
    crowded = "ireland: y-york y-march y-rutland | scotland: l-henry_vi l-exeter l-somerset"
    table = Position(politics.reset(bare(crowded)))
    assert (table.kind, table.due) == ("trimming", "york")
    table.play("leave:y-rutland")
    assert (table.kind, table.due) == ("trimming", "lancaster")
    assert table.play("leave:l-somerset").kind == "deal"


def test_8_2_4_rank_counts_again_when_the_throne_changes_hands():
    """Leaders who kept their office beside a returned senior heir give way to him. [9.1-3]"""
    state = bare(
        "kent: y-clarence y-gloucester y-hastings | derby: l-somerset l-exeter"
        "| dead: l-henry_vi l-prince_edward y-york y-march y-rutland",
        turn=7,
        king_block="l-somerset",
    )
    throne = replace(state.throne, pretender=BLOCK["y-gloucester"])
    table = Position(politics.begin(replace(state, throne=throne)))
    assert (table.king, table.pretender) == ("y-clarence", "l-exeter")


def test_8_2_4_a_king_who_died_in_the_last_supply_phase_has_a_successor_as_pretender():
    table = politic("kent: y-york y-hastings | derby: l-exeter | dead: l-henry_vi", king_block=None)
    assert (table.king, table.pretender) == ("y-york", "l-prince_edward")


def test_6_82_2_minors_that_are_due_stay_due_when_the_throne_changes_hands():
    table = politic(f"kent: y-york y-hastings | {RED} | dead: y-march", due=(0, 1))
    assert table.state.throne.side == 1
    assert table.state.throne.due == (0, 1)
