"""Stored matches and records of every rules version replay for good."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from rosenkrieg import Record
from rosenkrieg.core import registry
from rosenkrieg.server.store.sqlite import SqliteStorage, migrate
from rosenkrieg.table.table import Table
from tests.trust.part import Figures

CLAIM = (
    "Records and matches of every rules version replay, verify and go on under the version that "
    "they began with."
)
DATA = Path(__file__).parents[1] / "data"


def run(size: float) -> Figures:
    """All that is stored in the tests, whatever the size."""
    counted: Counter[str] = Counter()
    for file in sorted(DATA.glob("v*/records/*.json")):
        read = Record.from_json(file.read_text("utf-8"))
        read.verify()
        if all(text is not None for _, text in read.moves):
            assert read.replay().game.info.rules_version == read.rules_version, file.name
        counted[f"{read.game}, rules version {read.rules_version}"] += 1
    for file in sorted(DATA.glob("v*/matches.database")):
        counted["matches of a stored database opened"] += asyncio.run(_opened(file))
    versions = [f"{key} {registry.game(key).info.rules_version}" for key in registry.keys()]  # noqa: SIM118
    return {name: f"{count:,}" for name, count in counted.items()} | {
        "present rules versions": ", ".join(versions)
    }


async def _opened(file: Path) -> int:
    """Every match of the database, read back from its steps."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "matches.sqlite"
        shutil.copy(file, copy)
        migrate(copy)
        connection = sqlite3.connect(copy)
        names = [str(name) for (name,) in connection.execute("SELECT id FROM matches")]
        connection.close()
        storage = SqliteStorage(str(copy))
        await storage.start()
        try:
            for name in names:
                stored = await storage.load(name)
                assert stored is not None, name
                table = Table(stored.setting)
                assert not table.read_only, name
                for step in stored.steps:
                    table.fold(step)
                _play_on(table, Random(name))
                if table.match is not None:
                    version = table.match.game.info.rules_version
                    assert version == stored.setting.rules_version, name
        finally:
            await storage.close()
    return len(names)


def _play_on(table: Table, rng: Random) -> None:
    """A few moves more, under the version that the match began with."""
    for _ in range(20):
        due = table.due()
        if not due:
            return
        seat = rng.choice(due)
        action = rng.choice(list(table.begun().legal(seat)))
        table.act(seat, action, None, table.timer.settled + 1)
