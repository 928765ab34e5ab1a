"""What was published is never lost, and who is behind is told."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from importlib.resources import files
from pathlib import Path

import asyncpg
import pytest
import websockets

from rosenkrieg import Record
from rosenkrieg.core.contract import FIRST
from rosenkrieg.server import messages as m
from rosenkrieg.server.store.schema import HEAD
from rosenkrieg.server.store.storage import AppendSteps, Change, StorageError
from rosenkrieg.table.steps import Moved, Step
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
        running.hall.rooms.let_go(-1.0)
        assert made["match"] in running.hall.rooms
        version = first.last["version"]
    while made["match"] in running.hall.rooms:
        await asyncio.sleep(0.01)
        running.hall.rooms.let_go(-1.0)
    async with running.client(made["match"], made["tokens"][0]) as first:
        assert (await first.table())["version"] == version


async def test_one_writer_wins_and_the_other_is_told(running: Running) -> None:
    async with running.table() as (first, second, made):
        room = running.hall.rooms[made["match"]]
        version = first.last["version"]

        async def write_elsewhere() -> None:
            """Another process plays for the first seat, and this one does not hear of it."""
            text = first.last["legal"][1]["action"]
            step = Step(room.keeper.table.count + 1, Moved(FIRST, text), 1.0)
            await running.hall.house.storage.commit(AppendSteps(made["match"], (step,)))

        await running.acall(write_elsewhere())
        action = first.last["legal"][0]["action"]
        assert await first.refused({"act": action, "version": version}) == "stale_version"
        # whatever is done next finds the truth
        assert (await first.ask({"why": ["stock"]}))["type"] == "why"
        table = await first.until(actors=[1])
        assert table["log"]["from"] == 0
        assert (await second.until(actors=[1]))["version"] == table["version"] == version + 1
        await second.act()


async def test_nothing_is_published_that_could_not_be_stored(running: Running) -> None:
    async with running.table() as (first, second, _):
        storage = running.hall.house.storage
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


async def test_matches_that_never_began_are_forgotten(
    database: str, start: Callable[..., Running], clock: FakeClock
) -> None:
    running = start(database, now=clock, sweep_seconds=3600)
    unbegun = await running.create()
    async with running.table() as (_, _, begun):
        pass
    running.hall.rooms.clear()
    clock.pass_seconds(31 * 86_400)
    await running.acall(running.hall.sweeper.sweep())
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


@pytest.mark.parametrize(
    ("statements", "complaint"),
    [
        (["CREATE TABLE alembic_version (version_num TEXT)"], "other tables"),
        (["CREATE TABLE recipes (name TEXT)"], "recipes"),
        (
            [
                "CREATE TABLE alembic_version (version_num TEXT)",
                "INSERT INTO alembic_version VALUES ('9999')",
            ],
            "unknown revision '9999'",
        ),
    ],
)
def test_a_database_of_others_or_of_a_newer_version_is_left_alone(
    sqlite_file: str, start: Callable[..., Running], statements: list[str], complaint: str
) -> None:
    path = Path(sqlite_file.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)
    with pytest.raises(StorageError, match=complaint) as refused:
        start(sqlite_file)
    assert "\n" not in str(refused.value)
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    assert tables == (1,)


@pytest.mark.postgres
def test_a_shared_database_of_a_newer_version_is_left_alone(
    new_database: Callable[[str], str], start: Callable[..., Running]
) -> None:
    database = new_database("postgres")
    start(database).stop()

    async def revise(revision: str) -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("UPDATE alembic_version SET version_num = $1", revision)
        await connection.close()

    asyncio.run(revise("9999"))
    try:
        with pytest.raises(StorageError, match="unknown revision '9999'"):
            start(database)
    finally:
        asyncio.run(revise(HEAD))


def test_the_schema_is_what_the_migrations_make(sqlite_file: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory
    from sqlalchemy import create_engine

    from rosenkrieg.server.store import migrations
    from rosenkrieg.server.store.schema import metadata

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
