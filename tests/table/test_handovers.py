"""How often two people by post wait for each other."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from rosenkrieg.ai.simulation import Bot, Job, Simulation, play
from rosenkrieg.core import registry
from rosenkrieg.core.errors import BadOrders
from rosenkrieg.core.record import Record
from rosenkrieg.table.handovers import Count, hand_overs, suggested

RICHARD = registry.game("richard3")


def a_job(game: str, options: dict[str, str | int | bool] | None = None) -> Job:
    return Job(game, dict(options or {}), (Bot("random", 1), Bot("random", 2)), seed=3)


def test_a_hand_over_is_a_change_of_the_seat_that_acts():
    job = a_job("rosenkoenig")
    counted = hand_overs(job)
    kept = Record.from_json(str(play(replace(job, keeps_record=True)).record))
    seats = [actor for actor, _ in kept.moves if actor != "chance"]
    assert counted.total() == sum(one != two for one, two in pairwise(seats))
    assert all(prompt.startswith("prompt-") for prompt in counted)


def test_suggested_is_the_second_value():
    assert suggested(RICHARD)["retreat"] == "weaker"
    assert suggested(registry.game("rosenkoenig")) == {}


def test_a_secret_choice_of_both_is_one_hand_over_at_most():
    """Whoever is there chooses first, so that the other comes once."""
    counted = hand_overs(a_job("richard3", {"setup": "1483"}))
    assert 0 < counted["prompt-choosing"] + counted["prompt-choosing-poor"] <= 7


def test_orders_save_what_they_decide():
    job = a_job("richard3", {"setup": "1460"})
    plain, under_orders = hand_overs(job), hand_overs(job, suggested(RICHARD))
    asked = {"prompt-battle", "prompt-regrouping", "prompt-suffering", "prompt-choosing-battle"}
    assert sum(plain[prompt] for prompt in asked) > 10
    assert not asked & set(under_orders)


def test_orders_that_ask_change_nothing():
    job = a_job("richard3", {"setup": "1483"})
    assert hand_overs(job, RICHARD.info.complete_orders({})) == hand_overs(job)


def test_a_count_adds_up():
    simulation = Simulation("richard3", 2, seed=5, options={"setup": "1483"})
    count = Count(simulation, {"hits": "fighters"})
    assert len(list(count.run())) == 2
    found = count.summary(seconds=1.0)
    assert found.orders == suggested(RICHARD) | {"hits": "fighters"}
    totals = [hand_overs(job).total() for job in simulation.jobs()]
    assert (found.without.min, found.without.max) == (min(totals), max(totals))
    assert found.without.mean == pytest.approx(sum(totals) / 2)
    assert sum(found.without.by_prompt.values()) == pytest.approx(found.without.mean, abs=0.1)
    assert found.saved == pytest.approx(1 - found.under_orders.mean / found.without.mean, abs=0.01)


def test_a_count_refuses_an_unknown_order():
    with pytest.raises(BadOrders, match="got 'flee'"):
        Count(Simulation("richard3", 1), {"flee": "now"})
