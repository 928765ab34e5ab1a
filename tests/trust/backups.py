"""Backup and restore of many matches."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rosenkrieg.server.backup import backup, restore
from rosenkrieg.server.house import random_id
from rosenkrieg.server.store.schema import chat, matches, outbox, seats, steps
from tests.server.helpers import Running
from tests.trust.part import Figures, share

CLAIM = (
    "A backup holds everything: after it is restored every row of every match is the same (equal "
    "hashes), and 100,000 matches take less than five minutes both ways together."
)
TABLES = (matches, seats, steps, chat, outbox)
MODELS = 20
MOVES = 40


def run(size: float) -> Figures:
    """A hundred thousand matches on SQLite."""
    count = share(size, 100_000, MODELS)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        source, target = place / "source.sqlite", place / "target.sqlite"
        asyncio.run(_played(f"sqlite:///{source}"))
        _multiply(source, count)
        began = time.perf_counter()
        backup(f"sqlite:///{source}", place / "backup")
        saved = time.perf_counter()
        found = restore(f"sqlite:///{target}", place / "backup")
        restored = time.perf_counter()
        assert found == count, f"{found} of {count} matches"
        one, rows = _hash(source)
        two, _ = _hash(target)
        assert one == two, "the restored matches differ"
        size_mb = (place / "backup").stat().st_size / 1e6
    assert restored - began < 300 * max(1.0, count / 100_000), "it took too long"
    return {
        "matches": f"{count:,}, {rows:,} rows, {size_mb:,.0f} MB",
        "backup": f"{saved - began:.1f} s",
        "restore": f"{restored - saved:.1f} s",
        "SHA-256 of all rows before and after": f"`{one[:16]}...`, equal",
    }


async def _played(database: str) -> None:
    """Some matches of all kinds to be copied."""
    running = Running(database)
    rng = Random(1)
    try:
        for number in range(MODELS):
            game = ("rosenkoenig", "vetternkrieg", "richard3", "medieval_battle")[number % 4]
            made = await running.create(game=game, names=["Anna", "Bruno"])
            async with running.table_of(made) as (first, second):
                await first.say({"chat": "Grüße"})
                await second.of("chat")
            table = running.hall.rooms[made["match"]].keeper.table
            room = running.hall.rooms[made["match"]]
            for _ in range(MOVES):
                due = table.due()
                if not due:
                    break
                seat = rng.choice(due)
                action = table.game.encode_action(rng.choice(list(table.begun().legal(seat))))
                version = table.begun().version(seat)
                await running.acall(room.commands.act_for_computer(seat, action, version))
    finally:
        running.stop()


def _multiply(path: Path, count: int) -> None:
    """Copies the matches until there are so many."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA synchronous = OFF")
        models = [name for (name,) in connection.execute("SELECT id FROM matches")]
        for table in (matches, seats, steps, chat):
            key = "id" if table is matches else "match"
            names = [str(column.name) for column in table.columns]
            others = ", ".join(name for name in names if name not in ("id", "match"))
            fill = (
                f"INSERT INTO {table.name} ({key}, {others}) "
                f"SELECT ?, {others} FROM {table.name} WHERE {key} = ?"
            )
            rng = Random(7)
            pairs = [
                (_id(rng), models[number % len(models)]) for number in range(count - len(models))
            ]
            connection.executemany(fill, pairs)


def _id(rng: Random) -> str:
    return "".join(rng.choice("abcdefghijklmnopqrstuvwxyz234567") for _ in random_id())


def _hash(path: Path) -> tuple[str, int]:
    """A hash over all rows of all matches, in an order of their own."""
    hashed, rows = hashlib.sha256(), 0
    with closing(sqlite3.connect(path)) as connection:
        for table in TABLES:
            names = ", ".join(column.name for column in table.columns)
            order = ", ".join(column.name for column in table.primary_key)
            query: Any = connection.execute(f"SELECT {names} FROM {table.name} ORDER BY {order}")
            for row in query:
                hashed.update(msgspec.json.encode([str(table.name), *map(_plain, row)]))
                rows += 1
    return hashed.hexdigest(), rows


def _plain(value: Any) -> Any:
    return value.hex() if isinstance(value, bytes) else value
