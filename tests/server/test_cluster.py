"""Several servers and workers share one PostgreSQL database."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from rosenkrieg import Record
from rosenkrieg.server.jobs import Worker
from rosenkrieg.server.settings import Settings
from rosenkrieg.server.store.storage import StorageError
from tests.server.helpers import Running, play_on

pytestmark = pytest.mark.postgres


@pytest.fixture
def pair(
    new_database: Callable[[str], str], start: Callable[..., Running]
) -> tuple[Running, Running]:
    """Two servers on one database."""
    database = new_database("postgres")
    return start(database), start(database)


async def test_two_people_at_two_servers_play_one_match(pair: tuple[Running, Running]) -> None:
    here, there = pair
    made = await here.create()
    rng = random.Random(4)
    async with (
        here.client(made["match"], made["tokens"][0], entropy="a") as first,
        there.client(made["match"], made["tokens"][1], entropy="b") as second,
        there.client(made["match"]) as watcher,
    ):
        await first.until_table(lambda now: all(seat["present"] for seat in now["seats"]))
        await first.until(watchers=1)
        await play_on(first, second, watcher, choose=lambda legal: rng.choice(legal)["action"])
        assert first.last["outcome"] == second.last["outcome"] is not None
        assert len(first.log) == len(second.log) == len(watcher.log)
        await first.say({"chat": "gut gespielt"})
        for client in (first, second, watcher):
            assert [line["text"] for line in (await client.of("chat"))["lines"]] == ["gut gespielt"]
        await second.say({"chat": "danke"})
        for client in (first, second):
            assert [line["text"] for line in (await client.of("chat"))["lines"]] == ["danke"]
        await first.say({"offer": "rematch"})
        await second.until(offers=[{"kind": "rematch", "by": 0}])
        await second.say({"accept": "rematch"})
        mine = (await first.until_table(lambda now: now["rematch"] is not None))["rematch"]
        theirs = (await second.until_table(lambda now: now["rematch"] is not None))["rematch"]
        assert mine["match"] == theirs["match"]
    async with (
        there.client(mine["match"], mine["token"]) as first,
        here.client(theirs["match"], theirs["token"]) as second,
    ):
        await first.until(status="playing")
        await second.until(status="playing")
    answer = await there.get(f"/api/matches/{made['match']}/record")
    assert Record.from_json(answer.content).verify().draws_checked > 10


async def test_take_backs_and_pauses_reach_the_other_server(pair: tuple[Running, Running]) -> None:
    here, there = pair
    made = await here.create()
    async with (
        here.client(made["match"], made["tokens"][0]) as first,
        there.client(made["match"], made["tokens"][1]) as second,
    ):
        await first.until(status="playing")
        before = len(first.log)
        await first.act()
        await second.until(version=first.last["version"])
        await first.say({"take_back": True})
        await second.until_table(lambda now: now["actors"] == [0] and len(second.log) == before)
        await second.say({"offer": "pause"})
        await first.until_table(lambda now: bool(now["offers"]))
        await first.say({"accept": "pause"})
        await second.until(status="paused")


async def test_one_of_two_that_act_at_once_is_told_he_was_late(
    pair: tuple[Running, Running],
) -> None:
    here, there = pair
    made = await here.create()
    for _ in range(5):
        async with (
            here.client(made["match"], made["tokens"][0]) as one,
            there.client(made["match"], made["tokens"][0]) as two,  # the same seat, elsewhere
            there.client(made["match"], made["tokens"][1]) as other,
        ):
            for client in (one, two, other):
                await client.until(status="playing", actors=[0])
            version = one.last["version"]
            for client, choice in ((one, 0), (two, -1)):
                action = client.last["legal"][choice]["action"]
                await client.say({"act": action, "version": version})
            for client in (one, two, other):
                await client.until_table(lambda now, v=version: now["version"] > v)
            assert one.last["view"]["crown"] == two.last["view"]["crown"]
            codes = [m["code"] for c in (one, two) for m in c.heard if m["type"] == "error"]
            assert set(codes) <= {"stale_version", "not_your_turn"}
            await other.until_table(lambda now: bool(now["legal"]))
            await other.act()
    steps = await here.acall(here.hall.house.storage.steps_after(made["match"], 0))
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))


async def test_a_token_reissued_at_one_server_ends_sockets_at_the_other(
    pair: tuple[Running, Running],
) -> None:
    here, there = pair
    made = await here.create()
    async with there.client(made["match"], made["tokens"][0]) as client:
        await client.table()
        path = f"/api/matches/{made['match']}/reissue"
        fresh = (await here.post(path, token=made["tokens"][0])).json()["token"]
        assert (await client.closed())[0] == 4010
    async with there.client(made["match"], fresh) as client:
        await client.table()
    async with there.client(made["match"], made["tokens"][0]) as client:
        assert (await client.closed())[0] == 4003


async def test_a_name_that_is_deleted_at_one_server_is_gone_at_the_other(
    pair: tuple[Running, Running],
) -> None:
    here, there = pair
    made = await here.create(names=["Anna", "Bruno"])
    async with there.client(made["match"], made["tokens"][1]) as other:
        async with here.client(made["match"], made["tokens"][0], name="Anna") as first:
            await first.say({"chat": "hallo"})
            await other.until_table(lambda now: now["seats"][0]["name"] == "Anna")
            while all(message["type"] != "chat" for message in other.heard):
                await other.hear()
        path = f"/api/matches/{made['match']}/erase"
        assert (await here.post(path, token=made["tokens"][0])).status_code == 200
        await other.until_table(lambda now: now["seats"][0]["name"] == "")
    async with there.client(made["match"], made["tokens"][1]) as again:
        await again.table()
        assert all(message["type"] != "chat" for message in again.heard)


async def test_the_lobby_gives_a_seat_once_over_all_servers(pair: tuple[Running, Running]) -> None:
    for _ in range(5):
        made = await pair[0].create(open=True)
        path = f"/api/lobby/{made['match']}"
        answers = await asyncio.gather(*(pair[n % 2].post(path) for n in range(6)))
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
        codes = {a.json()["error"]["code"] for a in answers if a.status_code == 409}
        assert codes == {"taken"}


async def test_who_sat_at_a_server_that_is_gone_is_gone(pair: tuple[Running, Running]) -> None:
    here, there = pair
    made = await here.create()
    async with (
        here.client(made["match"], made["tokens"][0]) as first,
        there.client(made["match"], made["tokens"][1]),
    ):
        await first.until_table(lambda now: now["seats"][1]["present"])
        room = here.hall.rooms[made["match"]]
        here.loop.call_soon_threadsafe(room.connections.forget_others, set())
        await first.until_table(lambda now: not now["seats"][1]["present"])


async def test_a_lost_ear_is_replaced_and_what_was_missed_is_read(
    pair: tuple[Running, Running],
) -> None:
    here, there = pair
    made = await here.create()
    async with (
        here.client(made["match"], made["tokens"][0]) as first,
        there.client(made["match"], made["tokens"][1]) as second,
    ):
        await first.until(status="playing")
        await second.until(status="playing")
        storage: Any = there.hall.house.storage
        await there.acall(storage._ear._connection.close())
        await first.act()
        await second.until(version=first.last["version"])


async def test_workers_think_for_a_server(
    new_database: Callable[[str], str], start: Callable[..., Running]
) -> None:
    database = new_database("postgres")
    running = start(database, thinkers=0)
    made = await running.create(seats=["human", "bot:greedy"])
    async with running.client(made["match"], made["tokens"][0]) as client:
        await client.until_table(lambda now: bool(now["legal"]))
        worker = asyncio.create_task(Worker(Settings(database)).run())
        await play_on(client, choose=lambda legal: legal[0]["action"], until=4)
        hint = await client.ask({"hint": True}) if client.last["legal"] else {"type": "hint"}
        assert hint["type"] == "hint"
        worker.cancel()
        with pytest.raises(asyncio.CancelledError):
            await worker


async def test_workers_need_postgres() -> None:
    with pytest.raises(StorageError, match="PostgreSQL"):
        Worker(Settings("sqlite:///x"))
