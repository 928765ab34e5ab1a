"""Several servers, and a database that goes away, hangs or answers late."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rosenkrieg.server import jobs
from rosenkrieg.server.jobs import Worker
from rosenkrieg.server.settings import Settings
from rosenkrieg.server.store import board
from rosenkrieg.server.store.board import ANSWERED, Board
from rosenkrieg.server.store.storage import Stored
from tests.server.helpers import Client, Running
from tests.server.toxic import Toxic

pytestmark = pytest.mark.postgres

LIMIT = 1.0
LOST_SECONDS = 1.0


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody gives up a little sooner than in earnest."""
    monkeypatch.setattr(board, "LOST_SECONDS", LOST_SECONDS)
    monkeypatch.setattr(jobs, "RENEW_SECONDS", LOST_SECONDS / 4)
    monkeypatch.setattr(jobs, "UNHEARD_SECONDS", 3.0)


@pytest.fixture
def toxic(new_database: Callable[[str], str]) -> Iterator[Toxic]:
    proxy = Toxic(new_database("postgres"))
    yield proxy
    proxy.set("pass")
    proxy.stop()


@pytest.fixture
def behind(toxic: Toxic, start: Callable[..., Running]) -> Running:
    """A server whose database is behind the proxy."""
    return start(toxic.database, database_seconds=LIMIT)


@pytest.fixture
def beside(behind: Running, toxic: Toxic, start: Callable[..., Running]) -> Running:
    """Another server on the same database, not behind the proxy."""
    return start(toxic._target.render_as_string(hide_password=False))


async def seated(here: Running, there: Running, made: Any) -> tuple[Any, Any]:
    return (
        here.client(made["match"], made["tokens"][0]),
        there.client(made["match"], made["tokens"][1]),
    )


@pytest.mark.parametrize("mode", ["cut", "hold"])
async def test_a_node_hears_again_after_a_long_outage(
    behind: Running, beside: Running, toxic: Toxic, mode: Any
) -> None:
    made = await beside.create()
    one, two = await seated(beside, behind, made)
    async with one as first, two as second:
        await first.until(status="playing")
        await second.until(status="playing")
        toxic.set(mode)
        await asyncio.sleep(2.5 * LIMIT)  # attempts to listen again fail meanwhile
        await first.act()
        toxic.set("pass")
        ended = time.monotonic()
        await second.until(version=first.last["version"])
        assert time.monotonic() - ended < 10
        # and it hears what happens from now on
        await second.act()
        await first.until(version=second.last["version"])


async def test_a_room_loaded_while_another_node_commits_is_not_left_behind(
    behind: Running, beside: Running
) -> None:
    made = await beside.create()
    one, two = await seated(beside, behind, made)
    async with one as first:
        async with two as second:
            await first.until(status="playing")
            await second.until(status="playing")
        behind.hall.rooms.clear()
        storage = behind.hall.house.storage
        load, played = storage.load, asyncio.Event()

        async def slow(match: str) -> Stored | None:
            stored = await load(match)
            while not played.is_set():
                await asyncio.sleep(0.01)
            return stored

        storage.load = slow  # type: ignore[method-assign]
        async with behind.client(made["match"], made["tokens"][1]) as second:
            await asyncio.sleep(0.3)
            await first.act()
            played.set()
            await second.until(version=first.last["version"])


async def test_a_database_that_hangs_is_said_to_be_gone(behind: Running, toxic: Toxic) -> None:
    async with behind.table() as (first, second, made):
        version = first.last["version"]
        action = first.last["legal"][0]["action"]
        toxic.set("hold")
        began = time.monotonic()
        assert await first.refused({"act": action, "version": version}) == "unavailable"
        answer = await behind.get(f"/api/matches/{'a' * 16}")
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "unavailable"
        assert int(answer.headers["Retry-After"]) > 0
        assert time.monotonic() - began < 12 * LIMIT
        toxic.set("pass")
        await retried(first, action)
        await second.until_table(lambda now: now["version"] > version)
        assert (await behind.get(f"/api/matches/{made['match']}")).status_code == 200


async def retried(client: Client, action: str) -> None:
    """Plays the action as soon as the server can store it; perhaps the first try came through."""
    before = client.last["version"]
    while client.last["version"] == before:
        await client.say({"act": action, "version": before, "id": "again"})
        while (said := await client.hear())["type"] not in ("table", "error"):
            pass
        if said["type"] == "error":
            assert said["code"] in ("unavailable", "stale_version")
            await asyncio.sleep(0.1)


async def test_a_question_whose_worker_died_is_free_within_seconds(
    new_database: Callable[[str], str], start: Callable[..., Running]
) -> None:
    database = new_database("postgres")
    start(database, thinkers=0)  # makes the tables
    asking, working = Board(database, ANSWERED), Board(database, board.ASKED)
    try:
        await asking.ask("one", "{}")
        job = await working.claim()
        assert job is not None
        assert await working.claim() is None  # somebody works on it
        began = time.monotonic()
        for _ in range(3):  # as long as the claim is renewed it stays so
            await asyncio.sleep(LOST_SECONDS / 2)
            await working.renew(job)
            assert await working.claim() is None
        while await working.claim() is None:
            await asyncio.sleep(0.2)
        assert time.monotonic() - began < 4 * LOST_SECONDS
    finally:
        await asking.close()
        await working.close()


async def test_without_workers_a_simpler_player_plays(
    new_database: Callable[[str], str],
    start: Callable[..., Running],
    caplog: pytest.LogCaptureFixture,
) -> None:
    database = new_database("postgres")
    running = start(database, thinkers=0)
    made = await running.create(seats=["bot:squire", "human"])
    async with running.client(made["match"], made["tokens"][1]) as client:
        await client.until(status="playing")
        began = time.monotonic()
        await client.until_table(lambda now: bool(now["legal"]))
        assert time.monotonic() - began < 10
    failed = [record.getMessage() for record in caplog.records if "bot failed" in str(record.msg)]
    assert any("greedy" in line for line in failed), failed


async def test_a_worker_that_thinks_long_keeps_its_question(
    new_database: Callable[[str], str], start: Callable[..., Running]
) -> None:
    database = new_database("postgres")
    start(database, thinkers=0)
    worker = Worker(Settings(database))
    asking = Board(database, ANSWERED)

    async def slow(question: str) -> str:
        await asyncio.sleep(1.5 * LOST_SECONDS)
        return "thought"

    worker._answer = slow  # type: ignore[method-assign]
    working = asyncio.create_task(worker.run())
    try:
        await asking.ask("one", "{}")
        async with asyncio.timeout(60):
            while (said := await asking.answer_to("one")).answer is None:
                assert said.silent < LOST_SECONDS
                await asyncio.sleep(0.1)
        assert said.answer == "thought"
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        await asking.close()
