"""What a seat is asked, and which rule it is told when something cannot be done."""

from __future__ import annotations

import pytest

from rosenkrieg.games.richard3.game import GAME

from .table import Position, fight, scene


def asked(table: Position, seat: str = "york") -> tuple[str, object]:
    """The key of the prompt, and what it says the card is good for."""
    message = GAME.prompt(table.view(seat))
    return message.key, message.params.get("may")


def refused(table: Position, *path: str, seat: str = "york") -> tuple[str, str]:
    """The key of a refusal and the rule that it cites."""
    message = GAME.why_not(table.view(seat), path)
    assert message is not None
    return message.key, str(message.params["rule"])


@pytest.mark.parametrize(
    ("card", "may"),
    [
        ("action_2", "all"),
        ("force_march", "march"),
        ("piracy", "pirates"),
        ("surprise", "group"),
        ("treason", "group"),
    ],
)
def test_5_1_2_the_prompt_says_what_the_card_is_good_for(card: str, may: str):
    assert asked(scene("kent: y-march", card=card)) == ("prompt-acting", may)


def test_e_6_the_plague_asks_for_a_city_only_if_there_is_one():
    assert asked(scene("kent: y-march | middlesex: l-devon", card="plague"))[0] == "prompt-plague"
    none = scene("kent: y-march | middlesex: l-devon y-essex", card="plague")
    assert asked(none)[0] == "prompt-plague-none"
    struck = scene("kent: y-march | middlesex: l-devon", card="plague").play("plague:middlesex")
    assert asked(struck)[0] == "prompt-plague-over"


def test_5_22_7_pinned_is_said_of_pinned_blocks_only():
    table = scene(
        "derby: y-march | warwick: y-essex | chester: l-devon l-oxford | kent: l-rivers l-stanley",
        other="action_2",
    )
    table.play("take:y-march step:chester take:y-essex step:chester end main:chester:derby")
    table.play("take:l-rivers step:sussex stop recruit:l-shrewsbury:south_yorks")
    assert refused(table, "block:l-devon", seat="lancaster") == ("why-no-points", "1.2-2")
    table = scene("derby: y-march | chester: l-devon").play("take:y-march step:chester end")
    assert refused(table, "block:l-devon", seat="lancaster") == ("why-pinned", "5.22-7")
    pirates = scene("ireland: y-march | chester: l-devon", card="piracy")
    pirates.play("take:y-march sail:chester end")
    assert refused(pirates, "block:l-devon", seat="lancaster") == ("why-pinned", "5.22-7")
    rebel = scene("derby: rebel | chester: l-devon").play("take:rebel step:chester end")
    assert refused(rebel, "block:l-devon", seat="lancaster") == ("why-pinned", "5.22-7")


def test_5_4_11_who_has_homes_of_his_own_kind():
    table = scene("pool: y-exeter y-kent | kent: y-march")
    assert refused(table, "block:y-exeter", "area:kent") == ("why-recruit-there", "5.4-11")
    assert refused(table, "block:y-kent", "area:kent") == ("why-recruit-there", "5.4-11")


def test_6_9_2_why_somebody_cannot_be_turned():
    table = fight(
        "derby", "l-northumberland l-devon l-henry_vi", "y-warwick y-york y-hastings",
        over="chester",
    )  # fmt: skip
    while not table.legal("turn:y-warwick") and table.due != "york":
        table.play(table.legal("pass")[0])
    turn = "block:y-warwick", "turn"
    assert refused(table, *turn, "block:l-northumberland") == ("why-not-warwick", "6.91-2")
    assert refused(table, *turn, "block:l-devon") == ("why-target", "6.9-2")
    assert refused(table, *turn, "block:l-henry_vi") == ("why-target", "9.1-1")
    assert refused(table, "block:y-hastings", "turn", "block:l-devon") == ("why-no-roll", "6.9-1")
    back = fight("derby", "l-henry_vi l-rivers", "y-york y-hastings", over="chester")
    back.play("pass:l-rivers pass:l-henry_vi turn:y-york:l-rivers").roll("2").play(
        "pass:y-hastings"
    )
    tried = "block:l-henry_vi", "turn", "block:y-rivers"
    assert refused(back, *tried, seat="lancaster") == ("why-turned-already", "6.9-6")
