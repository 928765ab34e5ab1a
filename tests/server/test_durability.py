"""What was published is never lost, and who is behind is told."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Callable
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

import pytest
import websockets

from rosenkrieg import Record
from rosenkrieg.core.contract import FIRST
from rosenkrieg.server import messages as m
from rosenkrieg.server.refusals import Conflict
from rosenkrieg.server.storage import ADD_STEP, Change, StorageError, step_row
from rosenkrieg.server.table import Step
from tests.server.helpers import Client, FakeClock, Process, Running, play_on


async def play_until_cut(client: Client, rng: random.Random) -> None:
    """Plays as fast as it can until the connection ends."""
    with suppress(websockets.ConnectionClosed, ConnectionError):
        while client.last is None or client.last["status"] != "over":
            await client.table()
            if client.last["legal"]:
                action = rng.choice(client.last["legal"])["action"]
                await client.say({"act": action, "version": client.last["version"]})


async def test_a_server_killed_in_the_middle_loses_nothing_it_told(database: str) -> None:
    rng = random.Random(8)
    server = Process(database)
    matches = [await server.create() for _ in range(6)]
    for _ in range(3):
        clients: list[Client] = []
        async with asyncio.timeout(60):
            async with asyncio.TaskGroup() as group:
                for made in matches:
                    for token in made["tokens"]:
                        group.create_task(sit(server, made["match"], token, clients, rng))
                wanted = 30 + rng.randrange(60)
                while sum(len(client.heard) for client in clients) < wanted:
                    await asyncio.sleep(0.001)
                server.kill()
        server = Process(database)
        for client in clients:
            if client.last is None:
                continue
            made = next(made for made in matches if made["match"] == client.last["match"])
            token = made["tokens"][client.last["viewer"]]
            async with server.client(made["match"], token) as again:
                table = await again.table()
                assert again.log[: len(client.log)] == client.log
                assert table["version"] >= client.last["version"]
    for made in matches:
        answer = await server.get(f"/api/matches/{made['match']}/record", made["tokens"][0])
        Record.from_json(answer.content).verify()
    assert "Traceback" not in server.terminate()


async def sit(
    server: Process, match: str, token: str, clients: list[Client], rng: random.Random
) -> None:
    with suppress(OSError, websockets.WebSocketException, EOFError):
        async with server.client(match, token) as client:
            clients.append(client)
            await play_until_cut(client, rng)


async def test_an_orderly_end_says_goodbye(database: str) -> None:
    server = Process(database)
    made = await server.create()
    async with server.client(made["match"], made["tokens"][0]) as client:
        await client.table()
        server.process.send_signal(signal.SIGTERM)
        code, reason = await client.closed()
        assert code == 1001
        assert "come back" in reason
    log = server.terminate()
    assert "hall closed" in log
    assert "Traceback" not in log


async def test_a_match_goes_on_after_a_restart(
    database: str, start: Callable[..., Running]
) -> None:
    running = start(database)
    async with running.table() as (first, second, made):
        await play_on(first, second, choose=lambda legal: legal[-1]["action"], until=9)
        await first.say({"offer": "draw"})
        await second.until_table(lambda now: bool(now["offers"]))
        await first.until_table(lambda now: bool(now["offers"]))
        await second.say({"chat": "bis morgen"})
        await first.of("chat")
        before = [first.last, second.last]
        logs = [first.log, second.log]
    running.stop()
    running = start(database)
    async with (
        running.client(made["match"], made["tokens"][0]) as first,
        running.client(made["match"], made["tokens"][1]) as second,
    ):
        assert (await first.of("chat"))["lines"][0]["text"] == "bis morgen"
        for client, old, log in zip((first, second), before, logs, strict=True):
            table = await client.until_table(
                lambda now: all(seat["present"] for seat in now["seats"])
            )
            assert client.log == log
            for name in ("version", "view", "legal", "offers", "actors", "can_take_back"):
                assert table[name] == old[name], name
        await play_on(first, second, choose=lambda legal: legal[0]["action"])
        assert first.last["status"] == "over"
    answer = await running.get(f"/api/matches/{made['match']}/record")
    assert Record.from_json(answer.content).verify().draws_checked > 10


async def test_rooms_leave_the_memory_and_come_back(
    database: str, start: Callable[..., Running]
) -> None:
    running = start(database, idle_seconds=0.0, sweep_seconds=3600)
    async with running.table() as (first, second, made):
        await play_on(first, second, choose=lambda legal: legal[0]["action"], until=3)
        running.hall._evict(-1.0)
        assert made["match"] in running.hall.rooms
        version = first.last["version"]
    while made["match"] in running.hall.rooms:
        await asyncio.sleep(0.01)
        running.hall._evict(-1.0)
    async with running.client(made["match"], made["tokens"][0]) as first:
        assert (await first.table())["version"] == version


async def test_one_writer_wins_and_the_other_is_told(running: Running) -> None:
    async with running.table() as (first, second, made):
        room = running.hall.rooms[made["match"]]
        version = first.last["version"]

        async def write_elsewhere() -> None:
            """Another process plays for the first seat, and this one does not hear of it."""
            text = first.last["legal"][1]["action"]
            step = Step(room.table.count + 1, "move", 0, text, None, 1.0, None)
            await running.hall.storage.commit(Change(((ADD_STEP, step_row(made["match"], step)),)))

        await running.acall(write_elsewhere())
        action = first.last["legal"][0]["action"]
        assert await first.refused({"act": action, "version": version}) == "stale_version"
        # whatever is done next finds the truth
        assert (await first.ask({"why": ["stock"]}))["type"] == "why"
        table = await first.until(actors=[1])
        assert table["log"]["from"] == 0
        assert (await second.until(actors=[1]))["version"] == table["version"] == version + 1
        await second.act()


async def test_a_change_is_stored_whole_or_not_at_all(running: Running) -> None:
    made = await running.create()
    storage = running.hall.storage

    def step(number: int) -> tuple[object, dict[str, object]]:
        return ADD_STEP, step_row(made["match"], Step(number, "offer", 0, "", None, 1.0, None))

    async def work() -> list[BaseException | None]:
        return await asyncio.gather(
            storage.commit(Change((step(1), step(2)))),
            storage.commit(Change((step(3), step(2)))),  # 2 is taken: 3 must not remain
            storage.commit(Change((step(4),))),
            return_exceptions=True,
        )

    results = await running.acall(work())
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    stored = await running.acall(storage.steps_after(made["match"], 0))
    assert [step.number for step in stored] == [1, 2, 4]


async def test_a_change_that_cannot_be_stored_harms_no_other(running: Running) -> None:
    made = await running.create()
    storage = running.hall.storage

    def step(number: int, text: object) -> tuple[object, dict[str, object]]:
        row = step_row(made["match"], Step(number, "offer", 0, "", None, 1.0, None))
        return ADD_STEP, row | {"text": text}

    async def work() -> list[BaseException | None]:
        return await asyncio.gather(
            storage.commit(Change((step(1, "a"),))),
            storage.commit(Change((step(2, "b"), step(3, object())))),
            storage.commit(Change((step(4, "c"),))),
            return_exceptions=True,
        )

    results = await running.acall(work())
    assert [type(result) for result in results] == [type(None), StorageError, type(None)]
    stored = await running.acall(storage.steps_after(made["match"], 0))
    assert [step.number for step in stored] == [1, 4]


async def test_nothing_is_published_that_could_not_be_stored(running: Running) -> None:
    async with running.table() as (first, second, _):
        storage = running.hall.storage
        version = first.last["version"]
        commit = storage.commit

        async def full(change: Change) -> None:
            raise StorageError("the disk is full")

        storage.commit = full  # type: ignore[method-assign]
        try:
            action = {"act": first.last["legal"][0]["action"], "version": version}
            assert await first.refused(action) == "unavailable"
        finally:
            storage.commit = commit  # type: ignore[method-assign]
        await first.ask({"why": ["stock"]})
        await first.act(action["act"])
        await second.until(version=version + 1)
        assert all(message.get("version", 0) <= version + 1 for message in second.heard)


async def test_whoever_is_away_gets_a_row_in_the_outbox(
    database: str, start: Callable[..., Running], clock: FakeClock
) -> None:
    from sqlalchemy import select

    from rosenkrieg.server.storage import outbox

    running = start(database, now=clock)
    made = await running.create()
    async with running.client(made["match"], made["tokens"][1]) as second:
        await second.table()
    async with running.client(made["match"], made["tokens"][0]) as first:
        await first.until(status="playing")
        await first.until_table(lambda now: not now["seats"][1]["present"])
        await first.act()
        await first.say({"offer": "draw"})
        await first.until_table(lambda now: bool(now["offers"]))
        await first.say({"resign": True})
        await first.until(status="over")
    (rows,) = await running.acall(running.hall.storage.fetch(select(outbox).order_by(outbox.c.id)))
    assert [(row.seat, row.kind) for row in rows] == [(1, "turn"), (1, "offer"), (1, "over")]


async def test_matches_that_never_began_are_forgotten(
    database: str, start: Callable[..., Running], clock: FakeClock
) -> None:
    running = start(database, now=clock, sweep_seconds=3600)
    unbegun = await running.create()
    async with running.table() as (_, _, begun):
        pass
    running.hall.rooms.clear()
    clock.pass_seconds(31 * 86_400)
    await running.acall(running.hall.sweep())
    assert (await running.get(f"/api/matches/{unbegun['match']}")).status_code == 404
    assert (await running.get(f"/api/matches/{begun['match']}")).status_code == 200


def test_the_file_is_for_nobody_else(
    sqlite_file: str, start: Callable[..., Running], tmp_path: Path
) -> None:
    running = start(sqlite_file)
    asyncio.run(running.create())
    files = list(tmp_path.iterdir())
    assert len(files) >= 3
    assert all(file.stat().st_mode & 0o077 == 0 for file in files)


def test_two_servers_do_not_share_a_file(sqlite_file: str, start: Callable[..., Running]) -> None:
    start(sqlite_file)
    with pytest.raises(StorageError, match="another server"):
        start(sqlite_file)


def test_the_schema_is_what_the_migrations_make(sqlite_file: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory
    from sqlalchemy import create_engine

    from rosenkrieg.server import migrations
    from rosenkrieg.server.storage import HEAD, metadata

    assert ScriptDirectory.from_config(migrations.config()).get_current_head() == HEAD
    engine = create_engine(sqlite_file)
    with engine.begin() as connection:
        migrations.upgrade(connection)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_messages_name_seats_as_the_core_does() -> None:
    assert m.encode(m.OfferFacts("draw", 0)) == b'{"kind":"draw","by":0}'
    assert FIRST == 0


async def test_a_match_with_data_of_its_own_goes_on_after_a_restart(
    database: str, start: Callable[..., Running], caplog: pytest.LogCaptureFixture
) -> None:
    data = files("tests.proving").joinpath("data", "ford.toml").read_text("utf-8")
    own = data + "\n# a file that a player brought along\n"
    running = start(database, register=("tests.server.games",))
    made = await running.create(
        game="proving", options={"edition": own}, seats=["human", "bot:random"]
    )
    for _ in range(2):
        async with running.client(made["match"], made["tokens"][0]) as client:
            for _ in range(3):
                await client.until_table(lambda now: now["legal"] or now["status"] == "over")
                if client.last["legal"]:
                    await client.act()
            assert client.last["options"]["edition"].startswith("sha256:")
        answer = await running.get(f"/api/matches/{made['match']}/record", made["tokens"][0])
        assert Record.from_json(answer.content).options["edition"] == own
        running.stop()
        running = start(database, register=("tests.server.games",))
    assert "bot failed" not in caplog.text
