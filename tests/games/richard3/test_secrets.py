"""Section 3.27 and the decision points P-1 to P-26: who sees what, and when."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from rosenkrieg.core.contract import CHANCE, FIRST, SECOND, VIEWERS
from rosenkrieg.core.errors import NoTakeBack
from rosenkrieg.core.match import Match
from rosenkrieg.games.richard3.game import GAME
from rosenkrieg.games.richard3.picture import Group
from rosenkrieg.games.richard3.tables import BLOCK
from rosenkrieg.games.richard3.view import View
from rosenkrieg.testing.play import begun

from .table import SIDE, Position, fight, scene, supplied
from .test_cards import POOR, RICH, choosing
from .test_politics import politic


def group(view: View, area: str, seat: int = SECOND) -> Group:
    return next(g for g in view.groups if g.area == area and g.side == seat)


def seen_by(table: Position, seat: str | None) -> bytes:
    return msgspec.json.encode(table.view(seat))


def match_from(table: Position) -> Match:
    """A match that begins at this position, with chance by hand."""
    return Match(begun(GAME, table.state))


# 3.27


def test_3_27_1_only_the_owner_sees_name_and_strength():
    table = scene("kent: y-march y-hastings | sussex: l-devon")
    enemy = group(table.view("lancaster"), "kent")
    assert (enemy.pieces, enemy.strangers) == ((), 2)
    assert b"y-march" not in seen_by(table, "lancaster")
    own = {piece.block: piece for piece in table.view("york").own}
    assert (own["y-march"].place, own["y-march"].strength) == ("kent", 3)


def test_3_27_1_handles_say_the_place_not_the_block():
    table = scene("kent: y-march y-hastings | sussex: l-devon")
    other = scene("kent: y-essex y-suffolk | sussex: l-devon")
    assert group(table.view("lancaster"), "kent").handles == ("york/kent/1", "york/kent/2")
    assert group(table.view("lancaster"), "kent") == group(other.view("lancaster"), "kent")


def test_3_27_2_the_rebels_place_is_public_its_strength_is_not():
    table = scene("kent: rebel=2 y-march | sussex: l-devon")
    rebel = table.view("lancaster").rebel
    assert (rebel.place, rebel.strength) == ("kent", None)


def test_3_27_3_numbers_can_be_followed_but_not_blocks():
    table = scene("kent: y-march y-hastings | sussex: l-devon | wilts: y-essex")
    table.play("take:y-march step:middlesex stop take:y-essex step:sussex")
    view = table.view("lancaster")
    assert [(m.moved, m.count) for m in group(view, "middlesex").marks] == [(True, 1)]
    assert [(m.moved, m.came) for m in group(view, "sussex").marks] == [(True, "wilts")]
    assert [(m.moved, m.count) for m in group(view, "kent").marks] == [(False, 1)]


def test_3_27_4_every_group_of_the_set_up_is_known():
    view = GAME.view(GAME.initial_state({"setup": "1460"}), None)
    assert all(g.strangers == 0 for g in view.groups)


def test_3_27_4_a_known_group_that_splits_turns_into_strangers():
    table = scene("kent: y-march y-hastings | sussex: l-devon", known=True)
    table.play("take:y-march")
    assert not table.known("y-march")
    assert not table.known("y-hastings")
    table.play("step:middlesex stop")
    assert not table.known("y-march")


def test_3_27_4_a_single_known_block_stays_known_on_its_way():
    table = scene("kent: y-march | wilts: y-essex | oxford: y-suffolk", known=True)
    table.play("take:y-march step:middlesex")
    assert table.view("lancaster").mover.block == "y-march"
    table.play("stop")
    assert table.known("y-march")
    table.play("take:y-essex step:oxford stop")
    assert table.known("y-essex")  # known and known
    assert table.known("y-suffolk")


def test_3_27_4_one_stranger_makes_all_strangers():
    table = scene("kent: y-march | sussex: y-essex", known=True)
    table.play("recruit:y-canterbury_church:kent")
    assert not table.known("y-march")


def test_3_27_4_a_battle_makes_known_and_reserves_that_never_came_do_not():
    table = fight(
        "sussex", "l-devon=1", "y-march", reserves="y-hastings", over="kent", behind="wilts"
    )
    table.play("fire:y-march").roll("1-6-6")
    assert not table.known("y-march")  # it stands with a stranger now


def test_3_27_4_supply_losses_turn_a_group_into_strangers():
    blocks = "y-york y-hastings y-essex y-suffolk y-arundel"
    table = supplied(f"kent: {blocks} | derby: l-henry_vi", known=True)
    table.play("lose:y-essex")
    assert not table.known("y-york")
    assert table.view("lancaster").secret_steps == (0, 1)
    assert "y-essex" not in table.view("lancaster").worn


def test_3_27_4_plague_leaves_a_known_group_known():
    table = scene("middlesex: l-henry_vi l-devon | kent: y-march", card="plague", known=True)
    table.play("plague:middlesex")
    assert table.known("l-henry_vi")
    assert table.view("york").worn["l-devon"] == 1


def test_3_27_5_deaths_are_public_by_name():
    table = scene("middlesex: l-henry_vi l-devon=1 | kent: y-march", card="plague")
    table.play("plague:middlesex")
    assert table.view("york").off["l-devon"] == "dead"


# the decision points


def test_p_1_a_choice_shows_only_that_it_was_made():
    one = choosing(RICH, POOR).play("york/play:muster")
    two = choosing(RICH, POOR).play("york/claim")
    for seat in ("lancaster", None):
        assert seen_by(one, seat) == seen_by(two, seat)


def test_p_2_the_answer_only_and_a_card_that_went_back_stays_unseen():
    match = match_from(choosing(POOR, RICH))
    match.act(SECOND, "play:action_4")
    match.act(FIRST, "claim")
    assert GAME.disclose(match, 0, FIRST) is None
    assert GAME.disclose(match, 1, SECOND) is not None
    match.act(SECOND, "keep")
    assert GAME.disclose(match, 0, FIRST) is None
    assert match.view(FIRST).keeper == SECOND


def test_p_3_points_left_are_public():
    table = scene("kent: y-march", card="action_3").play("recruit:y-suffolk:oxford")
    assert table.view(None).actions.points == 2


def test_p_4_the_path_is_public_the_block_is_not():
    table = scene("kent: y-march y-hastings | sussex: l-devon")
    other = scene("kent: y-march y-hastings | sussex: l-devon")
    table.play("take:y-march step:middlesex")
    other.play("take:y-hastings step:middlesex")
    assert seen_by(table, "lancaster") == seen_by(other, "lancaster")
    assert table.view(None).mover.path == ("kent", "middlesex")
    match = match_from(scene("kent: y-march y-hastings"))
    match.act(SECOND, "take:y-march")
    match.act(SECOND, "step:middlesex")
    assert GAME.disclose(match, 0, FIRST) is None
    assert GAME.disclose(match, 0, SECOND) is not None
    assert GAME.disclose(match, 1, FIRST) is not None


def test_p_5_start_and_goal_of_a_voyage():
    table = scene("calais: y-march y-kent").play("take:y-march sail:kent")
    other = scene("calais: y-march y-kent").play("take:y-kent sail:kent")
    assert seen_by(table, None) == seen_by(other, None)


def test_p_6_a_recruit_shows_the_area_the_rebel_his_name():
    table = scene("kent: y-march").play("recruit:y-norfolk:east_anglia")
    other = scene("kent: y-march").play("recruit:y-suffolk:east_anglia")
    assert seen_by(table, "lancaster") == seen_by(other, "lancaster")
    rebel = scene("kent: y-march").play("recruit:rebel:derby")
    assert rebel.view("lancaster").rebel.place == "derby"


def test_p_7_plague_names_the_dead_only():
    table = scene("middlesex: l-henry_vi l-devon=1 l-oxford | kent: y-march", card="plague")
    table.play("plague:middlesex")
    seen = seen_by(table, "york")
    assert table.view(None).trail == ("middlesex",)
    assert b"l-devon" in seen
    assert b"l-oxford" not in seen


def test_p_8_the_border_is_declared_openly():
    table = scene("sussex: l-devon | kent: y-march | wilts: y-essex")
    table.play("take:y-march step:sussex take:y-essex step:sussex end main:sussex:kent")
    assert table.view("lancaster").table.mains == {"sussex": "kent"}


def test_p_9_pinning_is_seen_by_what_moves_out():
    table = scene("derby: y-march | chester: l-devon l-oxford").play(
        "take:y-march step:chester end"
    )
    one = Position(table.state).play("take:l-devon step:lancaster stop")
    two = Position(table.state).play("take:l-oxford step:lancaster stop")
    assert seen_by(one, "york") == seen_by(two, "york")


def test_p_10_a_battle_shows_both_fronts_and_no_reserve():
    table = fight(
        "essex", "l-oxford", "y-march", reserves="y-hastings", over="rutland", behind="middlesex"
    )
    seen = seen_by(table, "lancaster")
    assert b"y-march" in seen
    assert b"y-hastings" not in seen
    assert b"l-oxford" in seen_by(table, None)


def test_p_11_and_p_12_and_p_13_battle_actions_are_public():
    match = match_from(fight("derby", "l-rivers l-devon", "y-york", over="chester"))
    for seat, text in ((FIRST, "pass:l-devon"), (FIRST, "pass:l-rivers"), (SECOND, "fire:y-york")):
        match.act(seat, text)
    match.act(CHANCE, "1-2-5-6")
    for viewer in VIEWERS:
        assert all(GAME.disclose(match, n, viewer) is not None for n in range(4))
        assert GAME.opens(match, 3, viewer)
    assert match.view(None).rolled == (1, 2, 5, 6)


def test_p_14_who_takes_hits_is_public():
    match = match_from(fight("derby", "l-northumberland", "y-hastings y-essex", over="chester"))
    match.act(FIRST, "fire:l-northumberland")
    match.act(CHANCE, "1-6-6-6")
    match.act(SECOND, "suffer:y-essex")
    assert GAME.disclose(match, 2, FIRST) is not None


def test_p_15_reserves_are_named_on_arrival():
    table = fight(
        "derby", "l-devon", "y-hastings", reserves="y-march", over="chester", behind="warwick"
    )
    table.play("pass:l-devon pass:y-hastings")
    assert b"y-march" in seen_by(table, "lancaster")


def test_p_16_regrouping_shows_numbers_and_areas():
    def after(block: str) -> bytes:
        table = fight("derby", "l-devon=1", "y-herbert y-hastings", over="chester")
        table.play("fire:y-herbert").roll("1-6-6")
        return seen_by(table.play(f"regroup:{block}:warwick"), "lancaster")

    assert after("y-herbert") == after("y-hastings")


def test_p_16_the_border_of_the_attack_does_not_tell_who_regroups():
    """Blocks of two borders were shown with them; once they stand up again they are alike."""

    def after(block: str) -> bytes:
        table = fight(
            "derby", "l-devon=1", "y-hastings", reserves="y-herbert", over="chester",
            behind="warwick",
        )  # fmt: skip
        table.play("pass:l-devon pass:y-hastings fire:y-herbert").roll("1-6-6")
        assert table.kind == "regrouping"
        return seen_by(table.play(f"regroup:{block}:leicester"), "lancaster")

    assert after("y-herbert") == after("y-hastings")


def test_p_17_a_new_king_is_named():
    table = supplied(
        "france: l-exeter | calais: y-york | dead: l-henry_vi l-prince_edward", king_block=None
    )
    assert (table.view("york").king, table.view("york").crowned) == ("l-exeter", "france")


def test_p_18_a_minor_enters_in_the_open():
    table = supplied("kent: y-york | middlesex: l-henry_vi", due=(0, 1)).play(
        "enter:y-march:calais"
    )
    assert table.known("y-march")


def test_p_19_an_execution_question_tells_no_place():
    one = supplied("kent: y-exeter y-hastings | derby: l-henry_vi | ireland: y-york")
    two = supplied(
        "kent: y-essex y-hastings | derby: l-henry_vi | ireland: y-york | pool: y-exeter"
    )
    assert one.kind == two.kind == "judging"


@pytest.mark.parametrize("seat", ["lancaster", None])
def test_p_19_an_execution_does_not_show_the_strength(seat: str | None):
    """Of two steps lost in secret one may have been his; the public sum must not tell."""

    def after(weak: str) -> bytes:
        table = supplied("kent: y-exeter=3 y-hastings=3 | derby: l-henry_vi | ireland: y-york")
        strength = bytearray(table.state.strength)
        strength[BLOCK[weak]] -= 1
        weakened = Position(replace(table.state, strength=bytes(strength)))
        assert weakened.view("lancaster").secret_steps == (0, 1)
        after = weakened.play("execute:y-exeter")
        assert after.where("y-exeter") == "dead"
        view = after.view("lancaster")
        assert GAME.view(GAME.determinize(view, Random(1)), FIRST) == view
        return seen_by(after, seat)

    assert after("y-exeter") == after("y-hastings")


def test_p_20_losses_show_numbers_and_the_names_of_the_dead():
    blocks = "y-york y-hastings y-essex y-suffolk y-arundel"
    one = supplied(f"kent: {blocks} | derby: l-henry_vi").play("lose:y-essex")
    two = supplied(f"kent: {blocks} | derby: l-henry_vi").play("lose:y-york")
    assert seen_by(one, "lancaster") == seen_by(two, "lancaster")
    match = match_from(supplied(f"kent: {blocks} | derby: l-henry_vi"))
    match.act(SECOND, "lose:y-york")
    assert GAME.disclose(match, 0, FIRST) is None


def test_p_21_levies_that_went_home_are_numbers():
    one = politic("kent: y-york y-london_levy | derby: l-henry_vi l-oxford")
    assert one.view("lancaster").pools[1] > 0
    assert b"y-london_levy" not in seen_by(one, "lancaster")


def test_p_22_counts_and_leaders_are_public():
    table = politic("kent: y-york y-hastings | derby: l-henry_vi")
    assert (table.view(None).king_side, table.view(None).king) == (1, "y-york")


@pytest.mark.parametrize("block", ["y-suffolk", "y-norfolk"])
def test_p_23_and_p_24_going_home_shows_from_where_to_where(block: str):
    table = politic("kent: y-norfolk y-suffolk | derby: l-henry_vi l-oxford l-devon")
    table.play(f"home:{block}:east_anglia")
    view = table.view("lancaster")
    assert group(view, "east_anglia").strangers == 1
    assert block.encode() not in seen_by(table, "lancaster")


def test_p_25_exile_surplus_shows_numbers():
    picture = "ireland: y-york y-hastings y-essex | derby: l-henry_vi"
    one = politic(picture).play("home:l-henry_vi:derby leave:y-essex")
    two = politic(picture).play("home:l-henry_vi:derby leave:y-hastings")
    assert seen_by(one, "lancaster") == seen_by(two, "lancaster")


def test_p_26_hands_are_secret_and_so_are_keys_of_deals():
    match = Match(GAME, {"setup": "1460"})
    for card in (*RICH.split(), *POOR.split()):
        match.act(CHANCE, card)
    for number in range(14):
        owner = FIRST if number < 7 else SECOND
        for viewer in VIEWERS:
            told = GAME.disclose(match, number, viewer)
            assert (told is not None) == (viewer == owner)
        assert GAME.opens(match, number, owner) == (owner == FIRST)


# taking back


def test_steps_can_be_taken_back_within_the_own_phase():
    match = match_from(scene("kent: y-march y-hastings | sussex: l-devon"))
    for text in ("take:y-march", "step:middlesex", "stop", "recruit:y-suffolk:oxford", "end"):
        match.act(SECOND, text)
    for _ in range(5):
        match.take_back(SECOND)
    assert not match.moves


def test_plague_and_the_start_of_a_battle_cannot_be_taken_back():
    match = match_from(scene("middlesex: l-henry_vi | kent: y-march", card="plague"))
    match.act(SECOND, "plague:middlesex")
    with pytest.raises(NoTakeBack):
        match.take_back(SECOND)
    match = match_from(scene("kent: y-march | sussex: l-devon", first="lancaster"))
    for text in ("take:y-march", "step:sussex", "end"):
        match.act(SECOND, text)
    assert match.view(None).phase == "battle"
    with pytest.raises(NoTakeBack):
        match.take_back(SECOND)


def test_a_freed_captive_cannot_be_taken_back():
    table = scene(
        "captive: l-henry_vi | kent: l-oxford | derby: y-march", seat="lancaster", king="york",
        setup="1470", campaign=2,
    )  # fmt: skip
    match = match_from(table)
    for text in ("take:l-oxford", "step:middlesex", "stop"):
        match.act(FIRST, text)
    with pytest.raises(NoTakeBack):
        match.take_back(FIRST)


# sampling


def test_samples_keep_what_is_certain():
    table = scene(
        "kent: y-march=1 y-hastings y-essex | calais: y-kent"
        "| east_anglia: y-norwich_levy y-bombard | sussex: l-devon",
        campaign=1,
    )
    rng = Random(1)
    for _ in range(50):
        sample = GAME.determinize(table.view("lancaster"), rng)
        GAME.check(sample)
        assert sample.where[31:62] == table.state.where[31:62]
        drawn = Position(sample)
        assert drawn.where("y-norwich_levy") != "calais"
        assert drawn.where("y-march") != "pool"
    assert SIDE["york"] == SECOND


def test_samples_lose_the_steps_that_were_lost_in_secret():
    blocks = "y-york y-hastings y-essex y-suffolk y-arundel"
    table = supplied(f"kent: {blocks} | derby: l-henry_vi").play("lose:y-essex")
    rng = Random(2)
    weak = set()
    for _ in range(60):
        sample = Position(GAME.determinize(table.view("lancaster"), rng))
        lost = [n for n in range(63) if sample.state.strength[n] < sample.state.shown[n]]
        assert len(lost) == 1
        weak |= set(lost)
    assert len(weak) > 3


def test_samples_of_a_kept_hand_hold_no_shown_card():
    table = choosing(POOR, RICH).play("york/play:action_4 lancaster/claim york/keep")
    while table.due == "chance":
        table.roll(table.legal()[-1])
    rng = Random(3)
    for _ in range(30):
        sample = GAME.determinize(table.view("lancaster"), rng)
        assert not any(
            sample.cards.hands[SECOND][card]
            for card in range(6)
            if table.state.cards.shown[FIRST][card]
        )
