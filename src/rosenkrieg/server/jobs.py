"""Thinking shared by many machines: questions and answers in a table of PostgreSQL.

The server puts a question there, any `rosenkrieg worker` claims it with SKIP LOCKED, and
the answer comes back the same way. Two servers that ask the same get the same answer. A
question whose worker died is claimed again by another.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec

from rosenkrieg.server.bots import ProcessThinkers, Thinkers, ThinkingFailed
from rosenkrieg.server.logs import logger
from rosenkrieg.server.metrics import Metrics
from rosenkrieg.server.settings import Settings
from rosenkrieg.server.storage import StorageError, database_url
from rosenkrieg.server.thinking import Answer, Question

ASKED: Final = "rosenkrieg_asked"
ANSWERED: Final = "rosenkrieg_answered"
POLL_SECONDS: Final = 2.0
KEPT_SECONDS: Final = 3600.0

_BROKEN: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = logger("rosenkrieg.jobs")


class Board:
    """The table of questions, and a signal when something on it changes."""

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

    async def open(self) -> asyncpg.Pool[Any]:
        """The connections; a lost ear is replaced."""
        async with self._opening:
            if self._pool is None:
                try:
                    self._pool = await asyncpg.create_pool(self._dsn, min_size=1, max_size=4)
                except (*_BROKEN, ValueError) as error:
                    raise StorageError(f"expected a PostgreSQL database, but: {error}") from None
            if self._listening is None or self._listening.is_closed():
                self._listening = await asyncpg.connect(self._dsn)
                await self._listening.add_listener(self._channel, self._hear)
            return self._pool

    def _hear(self, *_: object) -> None:
        self.changed.set()

    async def wait(self) -> None:
        """Waits for a signal, or a little while."""
        with suppress(TimeoutError):
            async with asyncio.timeout(POLL_SECONDS):
                await self.changed.wait()
        self.changed.clear()

    async def close(self) -> None:
        """Lets go of the connections."""
        if self._listening is not None:
            await self._listening.close()
        if self._pool is not None:
            await self._pool.close()

    async def ask(self, id: str, question: str) -> None:
        """Puts a question up, unless it is there already."""
        pool = await self.open()
        await pool.execute(
            "INSERT INTO jobs (id, question, asked) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            id,
            question,
            time.time(),
        )
        await pool.execute("SELECT pg_notify($1, '')", ASKED)

    async def answer_to(self, id: str) -> str | None:
        """The answer, if it is there."""
        pool = await self.open()
        answer: str | None = await pool.fetchval("SELECT answer FROM jobs WHERE id = $1", id)
        return answer

    async def claim(self, lost_seconds: float) -> tuple[str, str] | None:
        """A question nobody works on, or whose worker has been silent for so long."""
        pool = await self.open()
        now = time.time()
        row = await pool.fetchrow(
            "UPDATE jobs SET claimed = $1 WHERE id = (SELECT id FROM jobs WHERE answer IS NULL "
            "AND (claimed IS NULL OR claimed < $2) ORDER BY asked FOR UPDATE SKIP LOCKED LIMIT 1) "
            "RETURNING id, question",
            now,
            now - lost_seconds,
        )
        return None if row is None else (row["id"], row["question"])

    async def answer(self, id: str, answer: str) -> None:
        """Puts the answer beside its question, and forgets old ones."""
        pool = await self.open()
        await pool.execute("UPDATE jobs SET answer = $2 WHERE id = $1", id, answer)
        await pool.execute("DELETE FROM jobs WHERE asked < $1", time.time() - KEPT_SECONDS)
        await pool.execute("SELECT pg_notify($1, '')", ANSWERED)


class JobThinkers(Thinkers):
    """Leaves the thinking to workers elsewhere."""

    def __init__(self, settings: Settings) -> None:
        self._board = Board(settings.database, ANSWERED)
        self._seconds = settings.thinking_seconds

    async def ask(self, question: Question) -> Answer:
        text = msgspec.json.encode(question).decode()
        id = hashlib.sha256(text.encode()).hexdigest()[:40]
        try:
            async with asyncio.timeout(2 * self._seconds):
                await self._board.ask(id, text)
                while (said := await self._board.answer_to(id)) is None:
                    await self._board.wait()
        except (*_BROKEN, StorageError, TimeoutError) as error:
            raise ThinkingFailed(f"no worker has answered: {type(error).__name__}") from None
        answer = msgspec.json.decode(said, type=Answer)
        if answer.error:
            raise ThinkingFailed(answer.error)
        return answer

    async def close(self) -> None:
        await self._board.close()


class Worker:
    """Claims questions and has them answered by processes on this machine."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._board = Board(settings.database, ASKED)
        self._thinkers = ProcessThinkers(
            settings.thinkers, settings.thinking_seconds, settings.register, Metrics()
        )

    async def run(self) -> None:
        """Works until it is cancelled."""
        await self._board.open()
        log.info("worker ready", thinkers=self._settings.thinkers)
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._settings.thinkers):
                    group.create_task(self._work())
        finally:
            await self._thinkers.close()
            await self._board.close()

    async def _work(self) -> None:
        while True:
            try:
                job = await self._board.claim(3 * self._settings.thinking_seconds)
                if job is None:
                    await self._board.wait()
                else:
                    await self._board.answer(job[0], await self._answer(job[1]))
            except (*_BROKEN, StorageError) as error:
                log.warning("database lost", error=type(error).__name__)
                await asyncio.sleep(POLL_SECONDS)

    async def _answer(self, question: str) -> str:
        try:
            asked = msgspec.json.decode(question, type=Question)
            answer = await self._thinkers.ask(asked)
        except (ThinkingFailed, msgspec.MsgspecError) as error:
            answer = Answer(error=str(error)[:500])
        return msgspec.json.encode(answer).decode()
