"""Clocks, with time that passes when the test says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rosenkrieg.core.contract import FIRST, SECOND
from rosenkrieg.server.uptime import Uptime
from rosenkrieg.table.clocks import DAY, Clock, Days, Live
from tests.server.helpers import FakeClock, Running


def test_live_time_runs_for_whoever_must_act_and_grows_by_the_increment() -> None:
    clock = Clock(Live(60, 5))
    clock.turn((FIRST,))
    clock.pass_time(10)
    assert clock.left == [50, 60]
    clock.turn((SECOND,))
    assert clock.left == [55, 60]
    clock.pass_time(20)
    clock.turn((FIRST, SECOND))  # both choose in secret: both clocks run
    clock.pass_time(1)
    assert clock.left == [54, 39]
    assert clock.expired() is None
    clock.pass_time(39)
    assert clock.expired() == SECOND


def test_acting_and_taking_back_gains_no_time() -> None:
    for rule in (Live(60, 5), Days(2, 1)):
        clock = Clock(rule)
        clock.turn((FIRST,))
        for _ in range(3):
            clock.pass_time(4)
            left = clock.left[FIRST]
            clock.turn((SECOND,))
            clock.turn((FIRST,), taken_back=FIRST)
            assert clock.left[FIRST] == left


def test_days_are_given_anew_each_turn_and_the_reserve_is_eaten_once() -> None:
    clock = Clock(Days(2, 3))
    clock.turn((FIRST,))
    assert clock.left == [5 * DAY, 3 * DAY]
    clock.pass_time(1.5 * DAY)
    clock.turn((SECOND,))
    assert clock.reserve == [3 * DAY, 3 * DAY]  # within the allowance
    clock.pass_time(4 * DAY)
    clock.turn((FIRST,))
    assert clock.reserve == [3 * DAY, 1 * DAY]
    clock.turn((SECOND,))
    assert clock.left[SECOND] == 3 * DAY
    clock.pass_time(3 * DAY)
    assert clock.expired() == SECOND


def test_a_pause_stops_time_and_gives_none() -> None:
    clock = Clock(Live(60, 5))
    clock.turn((FIRST,))
    clock.pass_time(10)
    clock.halt()
    clock.pass_time(1000)
    clock.go_on((FIRST,))
    assert clock.left == [50, 60]
    clock.pass_time(1)
    assert clock.left == [49, 60]


def test_time_counts_only_while_a_server_was_up() -> None:
    uptime = Uptime(1000.0, [(0.0, 100.0), (50.0, 200.0), (600.0, 700.0)])
    assert uptime.between(1010.0, 1025.0) == 15.0
    assert uptime.between(150.0, 1000.0) == 50.0 + 100.0
    assert uptime.between(0.0, 1100.0) == 200.0 + 100.0 + 100.0
    assert uptime.between(800.0, 1001.0) == 1.0
    # another process that was seen a moment ago is there still
    assert Uptime(1000.0, [(0.0, 995.0)]).between(900.0, 1000.0) == 100.0


async def test_time_that_ran_out_ends_the_match(
    database: str, start: Callable[..., Running], clock: FakeClock
) -> None:
    running = start(database, now=clock, sweep_seconds=3600)
    async with running.table(clock={"kind": "live", "base": 60, "increment": 5}) as table:
        first, second, made = table
        assert first.last["clock"] == {
            "kind": "live",
            "left": [60.0, 60.0],
            "running": [0],
            "reserve": None,
            "away": [None, None],
            "vacation": None,
        }
        clock.pass_seconds(12)
        await first.act()
        assert first.last["clock"]["left"] == [53.0, 60.0]
        assert first.last["clock"]["running"] == [1]
        clock.pass_seconds(59)
        await running.acall(running.hall.sweeper.sweep())
        assert (await running.get(f"/api/matches/{made['match']}")).json()["status"] == "playing"
        clock.pass_seconds(2)
        await running.acall(running.hall.sweeper.sweep())
        table = await first.until(status="over")
        assert (table["outcome"]["winner"], table["outcome"]["reason"]) == (0, "time")
        assert table["clock"]["left"] == [53.0, 0.0]
        assert table["clock"]["running"] == []
        await second.until(status="over")


async def test_an_action_after_the_time_ran_out_comes_too_late(
    database: str, start: Callable[..., Running], clock: FakeClock
) -> None:
    running = start(database, now=clock, sweep_seconds=3600)
    async with running.table(clock={"kind": "live", "base": 60}) as (first, _, _):
        action = {"act": first.last["legal"][0]["action"], "version": first.last["version"]}
        clock.pass_seconds(61)
        assert await first.refused(action) == "match_over"
        assert first.last["outcome"]["reason"] == "time"


async def test_a_pause_stops_the_clock(
    database: str, start: Callable[..., Running], clock: FakeClock
) -> None:
    running = start(database, now=clock, sweep_seconds=3600)
    async with running.table(clock={"kind": "live", "base": 60}) as (first, second, _):
        clock.pass_seconds(10)
        await first.say({"offer": "pause"})
        await second.until_table(lambda now: bool(now["offers"]))
        await second.say({"accept": "pause"})
        await first.until(status="paused")
        clock.pass_seconds(10_000)
        await running.acall(running.hall.sweeper.sweep())
        await first.say({"offer": "resume"})
        await second.until_table(lambda now: now["offers"] == [{"kind": "resume", "by": 0}])
        await second.say({"accept": "resume"})
        table = await first.until(status="playing")
        assert table["clock"]["left"] == [50.0, 60.0]
        assert table["clock"]["running"] == [0]


async def test_a_computer_has_no_clock(
    database: str, start: Callable[..., Running], clock: FakeClock
) -> None:
    running = start(database, now=clock, sweep_seconds=3600)
    made = await running.create(
        seats=["human", "bot:random"], clock={"kind": "live", "base": 60, "increment": 1}
    )
    async with running.client(made["match"], made["tokens"][0]) as client:
        await client.until_table(lambda now: bool(now["legal"]))
        clock.pass_seconds(5)
        await client.act()
        await client.until_table(lambda now: bool(now["legal"]))
        assert client.last["clock"]["left"] == [56.0, 60.0]


@pytest.mark.parametrize("orderly", [True, False], ids=["stopped", "crashed"])
async def test_time_stops_while_the_server_is_down(
    database: str, start: Callable[..., Running], clock: FakeClock, orderly: bool
) -> None:
    running = start(database, now=clock, sweep_seconds=3600)
    async with running.table(clock={"kind": "days", "days": 2, "reserve": 1}) as (first, _, made):
        assert first.last["clock"]["left"] == [3 * DAY, 1 * DAY]
        assert first.last["clock"]["reserve"] == [1 * DAY, 1 * DAY]
        clock.pass_seconds(DAY)
        await running.acall(running.hall.sweeper.sweep())  # notes down that the server is up
        if orderly:
            clock.pass_seconds(3600)
    if orderly:
        running.stop()
    else:

        async def nothing() -> None:
            return None

        running.hall.sweeper.beat = nothing  # type: ignore[method-assign]
        running.stop()
    clock.pass_seconds(100 * DAY)
    running = start(database, now=clock, sweep_seconds=3600)
    await running.acall(running.hall.sweeper.sweep())
    async with running.client(made["match"], made["tokens"][0]) as client:
        table = await client.table()
        assert table["status"] == "playing"
        used = DAY + (3600 if orderly else 0)
        assert table["clock"]["left"] == [3 * DAY - used, 1 * DAY]
        clock.pass_seconds(2 * DAY)
    # nobody is there, and the room may have left the memory: the sweep finds it all the same
    running.hall.rooms.clear()
    await running.acall(running.hall.sweeper.sweep())
    facts = (await running.get(f"/api/matches/{made['match']}")).json()
    assert facts["status"] == "over"
    assert facts["outcome"]["reason"] == "time"


async def test_a_vacation_stops_the_clock_and_everyone_is_told(
    in_memory: str, start: Callable[..., Running], clock: FakeClock
) -> None:
    running = start(in_memory, now=clock, sweep_seconds=3600)
    async with running.table(clock={"kind": "days", "days": 3}) as (first, second, made):
        path, until = f"/api/matches/{made['match']}/vacation", clock.now + 10 * DAY
        token = made["tokens"][0]
        assert (await running.post(path, {"until": until})).status_code == 401
        assert (await running.post(path, {"until": until}, "x" * 43)).status_code == 403
        assert (await running.post(path, {"until": "soon"}, token)).status_code == 422
        refused = await running.post(path, {"until": clock.now + 31 * DAY}, token)
        assert (refused.status_code, refused.json()["error"]["code"]) == (400, "bad_vacation")
        assert (await running.post(path, {"until": until}, token)).status_code == 200
        for client in (first, second):
            told = await client.until_table(lambda now: now["clock"]["away"] == [until, None])
            assert told["clock"]["vacation"] == [30 * DAY, 30 * DAY]
        clock.pass_seconds(12 * DAY)
        await running.acall(running.hall.sweeper.sweep())
        facts = (await running.get(f"/api/matches/{made['match']}")).json()
        assert facts["status"] == "playing"
        assert (await running.post(path, {"until": None}, token)).status_code == 200
        clock.pass_seconds(1 * DAY)
        await running.acall(running.hall.sweeper.sweep())
        table = await second.until(status="over")
        assert (table["outcome"]["winner"], table["outcome"]["reason"]) == (1, "time")


async def test_a_live_clock_knows_no_vacation(
    in_memory: str, start: Callable[..., Running], clock: FakeClock
) -> None:
    running = start(in_memory, now=clock)
    async with running.table(clock={"kind": "live", "base": 60}) as (_, _, made):
        path = f"/api/matches/{made['match']}/vacation"
        refused = await running.post(path, {"until": clock.now + 60}, made["tokens"][1])
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_now")
