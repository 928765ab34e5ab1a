"""Sitting down at a table on one machine, with dice from a seed."""

from __future__ import annotations

import pytest

from rosenkrieg.core import registry
from rosenkrieg.core.contract import FIRST, SEATS, SECOND
from rosenkrieg.core.errors import BadOrders
from rosenkrieg.core.fairness import Seeded
from rosenkrieg.core.match import Match
from rosenkrieg.table.setting import HUMAN, bot, private_setting
from rosenkrieg.table.table import Table
from tests.proving.game import GAME as PROVING


@pytest.fixture(autouse=True)
def proving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._games, "proving", PROVING)


def table(*players: str) -> Table:
    first, second = players
    return Table(private_setting("proving", {}, (first, second)), dice=Seeded(3))


def test_seeded_dice_are_those_of_a_match_with_the_seed() -> None:
    here = table(HUMAN, bot("random"))
    here.seat_people({}, at=0.0)
    assert here.begun().moves == Match(PROVING, seed=3).moves
    assert here.status == "playing"


def test_people_get_the_orders_and_computers_do_not() -> None:
    here = table(HUMAN, bot("random"))
    here.seat_people({"card": "lowest"}, at=0.0)
    assert [here.orders[seat]["card"] for seat in SEATS] == ["lowest", "ask"]


def test_orders_are_followed_from_the_first_decision_on() -> None:
    here = table(HUMAN, HUMAN)
    here.seat_people({"card": "lowest", "march": "never"}, at=0.0)
    match = here.begun()
    while here.due():
        assert match.prompt(here.due()[0]).key not in ("prompt-choose", "prompt-turn")
        here.act(here.due()[0], match.legal(here.due()[0])[0], None, at=0.0)
    assert here.obeyed


def test_nobody_sits_down_under_orders_that_the_game_does_not_know() -> None:
    here = table(HUMAN, HUMAN)
    with pytest.raises(BadOrders):
        here.seat_people({"flee": "now"}, at=0.0)
    assert here.status == "waiting"


def test_a_rewind_needs_a_decision_to_go_back_to() -> None:
    here = table(HUMAN, HUMAN)
    here.seat_people({}, at=0.0)
    reason = here.why_no_rewind(FIRST)
    assert reason is not None
    assert reason.key == "no-take-back-nothing"
    here.act(FIRST, here.begun().legal(FIRST)[0], None, at=0.0)
    assert here.why_no_rewind(FIRST) is None
    assert here.why_no_rewind(SECOND) is not None
