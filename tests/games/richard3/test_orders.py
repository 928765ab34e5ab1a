"""Standing orders: what each does, and that without it the person is asked."""

from __future__ import annotations

import pytest

from rosenkrieg.core.errors import BadOrders
from rosenkrieg.games.richard3.game import GAME

from .table import SIDE, Position, fight, scene

DERBY = "chester: l-oxford | warwick: l-rivers=1"


def ordered(table: Position, **orders: str) -> str | None:
    """What the orders of whoever is due choose, as text."""
    seat = SIDE[table.due]
    legal = GAME.legal_actions(table.state, seat)
    complete = GAME.info.complete_orders(orders)
    action = GAME.obey(GAME.view(table.state, seat), legal, complete)
    return None if action is None else GAME.encode_action(action)


def test_the_first_value_of_every_order_asks():
    assert {order.default for order in GAME.info.orders} == {"ask"}


def test_an_unknown_order_or_value_is_refused():
    with pytest.raises(BadOrders, match=r"expected an order out of fire, .*, got 'flee'"):
        GAME.info.complete_orders({"flee": "always"})
    with pytest.raises(BadOrders, match="order fire to be one of ask, always, got 'never'"):
        GAME.info.complete_orders({"fire": "never"})


# fire


def test_fire_always_lets_the_block_fire_that_hopes_most():
    table = fight("derby", "l-devon=1 l-rivers", "y-hastings", over="chester")
    assert ordered(table) is None
    assert ordered(table, fire="always") == "fire:l-rivers"


def test_fire_asks_first_about_a_charge_unless_told_not_to():
    table = fight("derby", "l-devon", "y-march", over="chester", attacker="york")
    assert table.legal("charge")
    assert ordered(table, fire="always") is None
    assert ordered(table, fire="always", charge="never") == "fire:y-march"


def test_no_order_charges():
    table = fight("derby", "l-devon=1", "y-march", over="chester")
    values = {order.name: order.values[-1] for order in GAME.info.orders}
    assert ordered(table, **values) == "fire:y-march"


# treachery


def kings_turn() -> Position:
    """York's leader faces Rivers (one die), Northumberland (two), and others."""
    return fight("derby", "l-rivers l-northumberland", "y-york", over="chester", king="york").play(
        "pass:l-rivers pass:l-northumberland"
    )


def test_treachery_is_asked_about_before_firing():
    table = kings_turn()
    assert table.legal("turn")
    assert ordered(table, fire="always", charge="never") is None


def test_treachery_easy_rolls_against_one_die_only():
    assert ordered(kings_turn(), treachery="easy") == "turn:y-york:l-rivers"
    table = fight("derby", "l-northumberland", "y-york", over="chester", king="york")
    table.play("pass:l-northumberland")
    assert table.legal("turn") == ["turn:y-york:l-northumberland"]
    assert ordered(table, treachery="easy", charge="never", fire="always") == "fire:y-york"


def test_treachery_never_fires_instead():
    assert ordered(kings_turn(), treachery="never", charge="never", fire="always") == "fire:y-york"


def test_one_die_is_that_of_whoever_rolls():
    """Kent stands on one die against Warwick only. [6.91-1]"""
    table = fight("derby", "l-warwick", "y-kent", over="chester").play("pass:y-kent")
    assert ordered(table, treachery="easy") == "turn:l-warwick:y-kent"


def test_the_treason_card_stays_the_persons():
    table = fight("derby", "l-rivers", "y-hastings", over="chester", cards=("action_4", "treason"))
    assert table.kind == "treason_asked"
    values = {order.name: order.values[1] for order in GAME.info.orders}
    assert ordered(table, **values) is None


# retreat


def outnumbered() -> Position:
    """In round 2 Hastings has attacked two good blocks."""
    return fight("derby", "l-devon l-rivers", "y-hastings=1", over="chester", at=2).play(
        "pass:l-devon pass:l-rivers"
    )


def test_retreat_asks_as_long_as_nothing_is_ordered():
    assert outnumbered().legal("retreat")
    assert ordered(outnumbered(), fire="always") is None


def test_retreat_when_weaker_but_not_when_stronger():
    orders = {"fire": "always", "retreat": "weaker", "refuge": "friends"}
    assert str(ordered(outnumbered(), **orders)).startswith("retreat:y-hastings:")
    table = fight("derby", "l-devon=1", "y-hastings", over="chester", at=2).play("pass:l-devon")
    assert table.legal("retreat")
    assert ordered(table, **orders) == "fire:y-hastings"


def test_weaker_is_less_than_two_thirds_of_the_enemys_hits():
    """Rivers at strength 3 hits on 2, so may Hastings: he leaves with 1 step, stays with 2."""
    orders = {"fire": "always", "retreat": "weaker", "refuge": "friends"}
    for strength, leaves in ((1, True), (2, False)):
        table = fight("derby", "l-rivers=3", f"y-hastings={strength}", over="chester", at=2)
        table.play("pass:l-rivers")
        fires = [f.fires for f in GAME.view(table.state, None).fight.fronts[0]]
        assert fires == ["B2"]
        assert str(ordered(table, **orders)).startswith("retreat") is leaves, strength


def test_retreat_never_stays_and_fires():
    assert ordered(outnumbered(), fire="always", retreat="never") == "fire:y-hastings"


def test_retreat_always_leaves_also_when_stronger():
    table = fight("derby", "l-devon=1", "y-hastings", over="chester", at=2).play("pass:l-devon")
    assert str(ordered(table, retreat="always", refuge="friends")).startswith("retreat:")


def test_the_dearest_leaves_first():
    table = fight("derby", "l-devon l-rivers", "y-york=1 y-hastings=1", over="chester", at=2)
    table.play("pass:l-devon pass:l-rivers")
    assert str(ordered(table, retreat="always", refuge="friends")).startswith("retreat:y-york:")


# refuge


def test_refuge_asks_where_there_are_several():
    table = outnumbered()
    assert len(table.legal("retreat")) > 1
    assert ordered(table, retreat="weaker") is None


def test_refuge_goes_to_friends_who_can_feed_it():
    crowd = "warwick: y-suffolk | leicester: y-norfolk y-rivers y-stanley y-herbert"
    table = fight(
        "derby", "l-devon l-buckingham", "y-hastings=1", over="chester", at=2, elsewhere=crowd
    ).play("pass:l-devon pass:l-buckingham")
    assert {"warwick", "leicester"} <= table.goals("retreat:y-hastings")
    assert ordered(table, retreat="always", refuge="friends") == "retreat:y-hastings:warwick"


def test_attackers_of_round_4_leave_by_refuge():
    table = fight("derby", "l-devon", "y-hastings", over="chester", at=4).play("pass:l-devon")
    assert all(text.startswith("retreat:") for text in table.legal())
    assert ordered(table, fire="always", retreat="never") is None
    assert str(ordered(table, refuge="friends")).startswith("retreat:y-hastings:")


# hits


def equal_blocks() -> Position:
    """A levy, a noble and an heir of York at strength 3; Lancaster has hit once."""
    table = fight("derby", "l-exeter", "y-march y-hastings=3 y-london_levy=3", over="chester")
    return table.play("fire:l-exeter").roll("1-6-6")


def test_hits_on_the_cheapest():
    table = equal_blocks()
    assert table.kind == "suffering"
    assert ordered(table) is None
    assert ordered(table, hits="cheapest") == "suffer:y-london_levy"


def test_hits_spare_who_fights_best():
    assert ordered(equal_blocks(), hits="fighters") == "suffer:y-hastings"


# what comes after, and before


def test_regroup_stay_ends_it():
    table = fight("derby", "l-devon=1", "y-hastings", over="chester")
    table.play("pass:l-devon fire:y-hastings").roll("1-1-6")
    assert table.kind == "regrouping"
    assert ordered(table) is None
    assert ordered(table, regroup="stay") == "end"


def test_the_surest_battle_comes_first():
    table = scene(
        "kent: y-march y-york | sussex: l-devon"
        "| derby: y-hastings | chester: l-oxford | warwick: l-rivers"
    )
    table.play("take:y-march step:sussex take:y-york step:sussex take:y-hastings step:chester end")
    table.play("end")
    assert table.kind == "choosing_battle"
    assert ordered(table) is None
    assert ordered(table, battles="surest") == "fight:sussex"


def test_only_one_choice_is_played_if_ordered():
    table = scene("kent: y-march | sussex: l-devon", card="plague", rest="gone")
    assert table.legal() == ["end"]
    assert ordered(table) is None
    assert ordered(table, forced="play") == "end"


def test_cards_and_marches_stay_the_persons():
    table = scene("kent: y-march | sussex: l-devon")
    values = {order.name: order.values[-1] for order in GAME.info.orders}
    assert len(table.legal()) > 1
    assert ordered(table, **values) is None
