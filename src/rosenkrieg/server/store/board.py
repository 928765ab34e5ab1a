"""Questions for workers and their answers, in a table of PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import asyncpg
from msgspec import Struct

from rosenkrieg.server.store.address import database_url
from rosenkrieg.server.store.storage import StorageError

ASKED: Final = "rosenkrieg_asked"
ANSWERED: Final = "rosenkrieg_answered"
POLL_SECONDS: Final = 2.0
KEPT_SECONDS: Final = 3600.0
LIMIT_SECONDS: Final = 3.0
"""How long the database may take to answer."""
RENEW_SECONDS: Final = 1.0
"""How often a worker says that it still thinks."""
LOST_SECONDS: Final = 4.0
"""A worker that has been silent for so long has lost its question to the next one."""

_NOW: Final = "extract(epoch FROM clock_timestamp())::float8"
"""The database's clock: those of the machines may differ."""


class Job(Struct, frozen=True):
    """A question that a worker has claimed."""

    id: str
    question: str


class Asked(Struct, frozen=True):
    """A question: its answer if there is one, and for how long nobody has been working on it."""

    answer: str | None
    silent: float


class Board:
    """The questions, and a signal when there is something new to read."""

    def __init__(self, database: str, channel: str) -> None:
        url = database_url(database)
        if url.get_backend_name() != "postgresql":
            raise StorageError(
                "expected a PostgreSQL database for workers; on SQLite the server thinks itself"
            )
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._channel = channel
        self.changed = asyncio.Event()
        self._pool: asyncpg.Pool[Any] | None = None
        self._listening: asyncpg.Connection[Any] | None = None
        self._opening = asyncio.Lock()

    async def open(self) -> None:
        """Connects, or connects again."""
        await self._connected()

    async def wait(self) -> None:
        """Waits for a signal, or a little while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(POLL_SECONDS):
                await self.changed.wait()
        self.changed.clear()

    async def close(self) -> None:
        """Lets go of the connections."""
        if self._listening is not None:
            self._listening.terminate()
        if self._pool is not None:
            self._pool.terminate()

    async def ask(self, id: str, question: str) -> None:
        """Puts a question up, unless it is there already."""
        await self._run(
            f"INSERT INTO jobs (id, question, asked) VALUES ($1, $2, {_NOW}) "
            "ON CONFLICT DO NOTHING",
            id,
            question,
        )
        await self._run("SELECT pg_notify($1, '')", ASKED)

    async def answer_to(self, id: str) -> Asked:
        """What has become of a question."""
        row = await self._row(
            f"SELECT answer, {_NOW} - COALESCE(claimed, asked) AS silent FROM jobs WHERE id = $1",
            id,
        )
        return Asked(None, 0.0) if row is None else Asked(row["answer"], row["silent"])

    async def claim(self) -> Job | None:
        """A question nobody works on, or whose worker has gone silent."""
        row = await self._row(
            f"UPDATE jobs SET claimed = {_NOW} WHERE id = ("
            "SELECT id FROM jobs WHERE answer IS NULL "
            f"AND (claimed IS NULL OR claimed < {_NOW} - $1) "
            "ORDER BY asked FOR UPDATE SKIP LOCKED LIMIT 1) RETURNING id, question",
            LOST_SECONDS,
        )
        return None if row is None else Job(row["id"], row["question"])

    async def renew(self, job: Job) -> None:
        """Says that someone still thinks about it."""
        await self._run(f"UPDATE jobs SET claimed = {_NOW} WHERE id = $1", job.id)

    async def answer(self, job: Job, answer: str) -> None:
        """Puts the answer beside its question, and forgets old ones."""
        await self._run("UPDATE jobs SET answer = $2 WHERE id = $1", job.id, answer)
        await self._run(f"DELETE FROM jobs WHERE asked < {_NOW} - $1", KEPT_SECONDS)
        await self._run("SELECT pg_notify($1, '')", ANSWERED)

    async def _run(self, statement: str, *values: object) -> None:
        pool = await self._connected()
        with _told():
            await pool.execute(statement, *values, timeout=LIMIT_SECONDS)

    async def _row(self, query: str, *values: object) -> Any:
        pool = await self._connected()
        with _told():
            return await pool.fetchrow(query, *values, timeout=LIMIT_SECONDS)

    async def _connected(self) -> asyncpg.Pool[Any]:
        """The connections; a lost ear is replaced."""
        async with self._opening:
            with _told():
                async with asyncio.timeout(LIMIT_SECONDS):
                    if self._pool is None:
                        self._pool = await asyncpg.create_pool(self._dsn, min_size=1, max_size=4)
                    if self._listening is None or self._listening.is_closed():
                        self._listening = await asyncpg.connect(self._dsn)
                        await self._listening.add_listener(self._channel, self._hear)
                    return self._pool

    def _hear(self, *_: object) -> None:
        self.changed.set()


@contextmanager
def _told() -> Iterator[None]:
    """What is wrong with the database, as a StorageError."""
    try:
        yield
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        kind = type(error).__name__
        raise StorageError(f"expected a PostgreSQL database, but: {kind}: {error}") from None
