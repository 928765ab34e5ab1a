"""PostgreSQL: several processes on several machines share one database.

One connection writes: all changes that wait go in one transaction, kind by kind; if a key
is taken the batch is done again one change at a time, so that only the late one loses. The
same transaction tells the other processes, in one NOTIFY a batch, which matches changed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec
from sqlalchemy import URL, Connection, Dialect, text
from sqlalchemy.dialects.postgresql import asyncpg as dialects
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql.expression import Select

from rosenkrieg.server.logs import logger
from rosenkrieg.server.refusals import Conflict
from rosenkrieg.server.storage import (
    HEAD,
    ORDER,
    Change,
    Listener,
    News,
    Statement,
    Storage,
    StorageError,
)

BATCH: Final = 1000
CHANNEL: Final = "rosenkrieg"
NOTICE_BYTES: Final = 7_900
"""PostgreSQL carries a little less than 8000 bytes in a NOTIFY."""
MIGRATION_LOCK: Final = 0x526F7365
RETRY_SECONDS: Final = 1.0

Waiting = tuple[Change, "asyncio.Future[None]"]
_BROKEN: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = logger("rosenkrieg.postgres")


class PostgresStorage(Storage):
    """A database that processes share."""

    engine = "postgresql"
    is_shared = True

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._url = url.set(drivername="postgresql+asyncpg")
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._dialect: Dialect = dialects.dialect()  # type: ignore[no-untyped-call]
        self._engine: AsyncEngine | None = None
        self._writing: asyncpg.Connection[Any] | None = None
        self._listening: asyncpg.Connection[Any] | None = None
        self._waiting: list[Waiting] = []
        self._news: list[News] = []
        self._work = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._process = ""

    async def start(self) -> None:
        try:
            self._engine = create_async_engine(self._url, pool_size=4, pool_pre_ping=True)
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate_within)
            self._writing = await asyncpg.connect(self._dsn)
        except (*_BROKEN, SQLAlchemyError, ValueError) as error:
            raise StorageError(f"expected a PostgreSQL database, but: {_reason(error)}") from None
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        self._closing = True
        self._work.set()
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
        if self._writer is not None:
            await self._writer
        for connection in (self._listening, self._writing):
            if connection is not None and not connection.is_closed():
                with suppress(*_BROKEN, TimeoutError):
                    await connection.close(timeout=5)
        if self._engine is not None:
            await self._engine.dispose()

    def commit(self, change: Change) -> Awaitable[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._work.set()
        return done

    async def fetch(self, *queries: Select[Any]) -> list[Sequence[Any]]:
        assert self._engine is not None, "the storage was started"
        try:
            async with self._engine.connect() as connection:
                return [(await connection.execute(query)).all() for query in queries]
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(f"expected to read, but: {_reason(error)}") from None

    # telling and hearing

    async def listen(self, process: str, listener: Listener) -> None:
        self._process = process
        lost = asyncio.Event()
        await self._listen(listener, lost)
        self._keeper = asyncio.create_task(self._keep_listening(listener, lost))

    async def _listen(self, listener: Listener, lost: asyncio.Event) -> None:
        def hear(_: object, __: int, ___: str, payload: object) -> None:
            for news in msgspec.json.decode(str(payload), type=list[News]):
                if news.process != self._process:
                    listener(news)

        lost.clear()
        connection = await asyncpg.connect(self._dsn)
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, hear)
        self._listening = connection

    async def _keep_listening(self, listener: Listener, lost: asyncio.Event) -> None:
        """Listens again after the connection was lost; what was missed is asked for."""
        while True:
            await lost.wait()
            await asyncio.sleep(RETRY_SECONDS)
            with suppress(*_BROKEN):
                await self._listen(listener, lost)
                listener(News("", "", 0))

    def tell(self, news: News) -> None:
        self._news.append(news)
        self._work.set()

    # the writer

    async def _write(self) -> None:
        while self._waiting or self._news or not self._closing:
            await self._work.wait()
            self._work.clear()
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            news, self._news = self._news, []
            if self._waiting or self._closing:
                self._work.set()
            if batch or news:
                began = time.perf_counter()
                await self._store(batch, news)
                if batch:
                    self.on_batch(len(batch), time.perf_counter() - began)

    async def _store(self, batch: list[Waiting], news: list[News]) -> None:
        try:
            connection = await self._connection()
            try:
                await self._store_together(connection, [change for change, _ in batch], news)
                errors: list[Exception | None] = [None] * len(batch)
            except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError):
                # one that cannot be stored harms no other
                errors = [await self._store_alone(connection, change) for change, _ in batch]
        except Exception as error:  # whatever it was, the writer goes on
            log.error("batch lost", error=_reason(error))
            errors = [StorageError(f"expected to store a change, but: {_reason(error)}")] * len(
                batch
            )
        for (_, done), failure in zip(batch, errors, strict=True):
            if done.done():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

    async def _connection(self) -> asyncpg.Connection[Any]:
        if self._writing is None or self._writing.is_closed():
            self._writing = await asyncpg.connect(self._dsn)
        return self._writing

    async def _store_alone(
        self, connection: asyncpg.Connection[Any], change: Change
    ) -> Exception | None:
        try:
            await self._store_together(connection, [change], [])
        except asyncpg.IntegrityConstraintViolationError as error:
            return Conflict(str(error))
        except asyncpg.DataError as error:
            return StorageError(f"expected values that can be stored, but: {_reason(error)}")
        return None

    async def _store_together(
        self, connection: asyncpg.Connection[Any], changes: list[Change], news: list[News]
    ) -> None:
        kinds: dict[Statement, list[list[object]]] = {}
        for change in changes:
            for statement, values in change.operations:
                _, names = statement.compiled(self._dialect)
                kinds.setdefault(statement, []).append([values[name] for name in names])
        told = news + [
            News(self._process, change.match, change.number, chat=change.number == 0)
            for change in changes
            if change.match
        ]
        async with connection.transaction():
            for statement in ORDER:
                if statement in kinds:
                    sql, _ = statement.compiled(self._dialect)
                    await connection.executemany(sql, kinds[statement])
            for payload in _payloads(told):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)


def _payloads(told: list[News]) -> list[str]:
    """The news in as few notices as they fit into."""
    payloads: list[str] = []
    parts: list[str] = []
    length = 0
    for news in told:
        part = msgspec.json.encode(news).decode()
        if parts and length + len(part) + 1 > NOTICE_BYTES:
            payloads.append(f"[{','.join(parts)}]")
            parts, length = [], 0
        parts.append(part)
        length += len(part) + 1
    return [*payloads, f"[{','.join(parts)}]"] if parts else payloads


def migrate_within(connection: Connection) -> None:
    """Brings the schema up to date; processes that start together take turns."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    if _revision(connection) != HEAD:
        from rosenkrieg.server.migrations import upgrade

        upgrade(connection)


def _revision(connection: Connection) -> str | None:
    found = connection.execute(text("SELECT to_regclass('alembic_version')")).scalar()
    if found is None:
        return None
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if revision is None else str(revision)


def _reason(error: BaseException) -> str:
    """One line, without the address: it may hold a password."""
    return f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"[:200]
