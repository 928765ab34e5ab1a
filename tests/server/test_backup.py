"""Backup and restore, within an engine and from one to the other."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from rosenkrieg import Record
from rosenkrieg.server.backup import backup, restore
from rosenkrieg.server.store.storage import StorageError
from tests.server.helpers import Running, play_on


async def test_what_was_backed_up_while_playing_goes_on_elsewhere(
    engine: str,
    database: str,
    new_database: Callable[[str], str],
    start: Callable[..., Running],
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:
    running = start(database)
    file = tmp_path / "backup"
    async with running.table() as (first, second, made):
        await play_on(first, second, choose=lambda legal: legal[0]["action"], until=5)
        await first.say({"chat": "Grüße"})
        await second.of("chat")
        await asyncio.to_thread(backup, database, file)  # the server runs on
        version, log = first.last["version"], list(first.log)
        await play_on(first, second, choose=lambda legal: legal[0]["action"], until=1)
    assert file.stat().st_mode & 0o077 == 0
    with pytest.raises(StorageError, match="does not exist yet"):
        await asyncio.to_thread(backup, database, file)
    targets = {"sqlite"} if engine == "sqlite" else {"sqlite", "postgres"}
    for target in sorted(targets):
        place = new_database(target)
        assert await asyncio.to_thread(restore, place, file) == 1
        with pytest.raises(StorageError, match="empty database"):
            await asyncio.to_thread(restore, place, file)
        other = start(place)
        async with (
            other.client(made["match"], made["tokens"][0]) as first,
            other.client(made["match"], made["tokens"][1]) as second,
        ):
            await first.until(version=version)
            assert first.log == log
            await second.say({"chat": "zurück"})
            lines = (await second.of("chat"))["lines"]
            assert "Grüße" in lines[0]["text"]
            await first.until(version=version)
            await second.until(version=version)
            await play_on(first, second, choose=lambda legal: legal[-1]["action"])
        answer = await other.get(f"/api/matches/{made['match']}/record")
        assert Record.from_json(answer.content).verify().draws_checked > 5
        other.stop()


@pytest.mark.postgres
async def test_from_sqlite_to_postgres(
    sqlite_file: str,
    new_database: Callable[[str], str],
    start: Callable[..., Running],
    tmp_path: Path,
) -> None:
    running = start(sqlite_file)
    async with running.table() as (first, _, made):
        await first.act()
        version = first.last["version"]
    running.stop()
    await asyncio.to_thread(backup, sqlite_file, tmp_path / "backup")
    place = new_database("postgres")
    assert await asyncio.to_thread(restore, place, tmp_path / "backup") == 1
    other = start(place)
    async with other.client(made["match"], made["tokens"][0]) as first:
        assert (await first.table())["version"] == version


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"nonsense\n",
        b"SQLite format 3\0nonsense",
        b'{"format":"rosenkrieg-backup/1","revision":"9999"}\n',
        b'{"format":"rosenkrieg-backup/1","revision":"0001"}\n["users",{}]\n',
        b'{"format":"rosenkrieg-backup/1","revision":"0001"}\n["matches",{"id":"x"}]\n',
        b'{"format":"rosenkrieg-backup/1","revision":"0001"}\n["matches",{"colour":"x"}]\n',
        b'{"format":"rosenkrieg-backup/1","revision":"0001"}\n[\n',
    ],
)
def test_a_damaged_backup_is_refused_and_nothing_is_stored(
    sqlite_file: str, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "backup"
    file.write_bytes(content)
    with pytest.raises(StorageError, match="expected"):
        restore(sqlite_file, file)
    good = tmp_path / "good"
    good.write_text(json.dumps({"format": "rosenkrieg-backup/1", "revision": "0001"}) + "\n")
    assert restore(sqlite_file, good) == 0


def test_a_running_server_is_not_restored_over(
    sqlite_file: str, start: Callable[..., Running], tmp_path: Path
) -> None:
    start(sqlite_file)
    backup(sqlite_file, tmp_path / "backup")
    with pytest.raises(StorageError, match="another server"):
        restore(sqlite_file, tmp_path / "backup")


@pytest.mark.parametrize(
    ("statements", "complaint"),
    [
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
def test_what_is_not_ours_is_not_backed_up(
    tmp_path: Path, statements: list[str], complaint: str
) -> None:
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as connection, connection:
        for statement in statements:
            connection.execute(statement)
    with pytest.raises(StorageError, match=complaint) as refused:
        backup(f"sqlite:///{tmp_path / 'other.sqlite'}", tmp_path / "backup")
    assert "\n" not in str(refused.value)
    assert not (tmp_path / "backup").exists()


def test_what_is_not_there_cannot_be_backed_up(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="not a file"):
        backup(f"sqlite:///{tmp_path / 'nothing.sqlite'}", tmp_path / "backup")
    with pytest.raises(StorageError, match="not a file"):
        restore(f"sqlite:///{tmp_path / 'x.sqlite'}", tmp_path / "backup")
    for address in ("mysql://x/y", "nonsense", "", "sqlite://"):
        with pytest.raises(StorageError, match="expected"):
            backup(address, tmp_path / "backup")
    assert not list(tmp_path.iterdir())
