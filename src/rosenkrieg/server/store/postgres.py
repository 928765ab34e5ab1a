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
from msgspec import Struct
from sqlalchemy import URL, Connection, Dialect, inspect, text
from sqlalchemy.dialects.postgresql import asyncpg as dialects
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql.expression import Select

from rosenkrieg.server.logs import logger
from rosenkrieg.server.store.ear import CHANNEL, Ear
from rosenkrieg.server.store.reading import SqlStorage
from rosenkrieg.server.store.schema import HEAD, metadata
from rosenkrieg.server.store.seasons import AppendRows
from rosenkrieg.server.store.storage import (
    AppendSteps,
    Change,
    Conflict,
    Erase,
    Listener,
    News,
    Say,
    StorageError,
)
from rosenkrieg.server.store.writing import IN_BATCH_ORDER, Operation, Statement, operations

BATCH: Final = 1000
NOTICE_BYTES: Final = 7_900
"""PostgreSQL carries a little less than 8000 bytes in a NOTIFY."""
MIGRATION_LOCK: Final = 0x526F7365
START_SECONDS: Final = 60.0
"""How long the first connection may take: the schema may have to be brought up to date."""
READERS: Final = 4


class Waiting(Struct, frozen=True):
    """A change that waits to be stored, as rows, and what other processes are to hear of it."""

    writes: tuple[Operation, ...]
    news: tuple[News, ...]
    done: asyncio.Future[None]


_BROKEN: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = logger("rosenkrieg.postgres")


class PostgresStorage(SqlStorage):
    """A database that processes share."""

    engine = "postgresql"
    is_shared = True

    def __init__(self, url: URL, limit: float) -> None:
        super().__init__()
        self._limit = limit
        self._url = url.set(drivername="postgresql+asyncpg")
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._dialect: Dialect = dialects.dialect()  # type: ignore[no-untyped-call]
        self._engine: AsyncEngine | None = None
        self._writing: asyncpg.Connection[Any] | None = None
        self._ear: Ear | None = None
        self._waiting: list[Waiting] = []
        self._news: list[News] = []
        self._work = asyncio.Event()
        self._closing = False
        self._writer: asyncio.Task[None] | None = None
        self._process = ""

    async def start(self) -> None:
        self._engine = create_async_engine(
            self._url,
            pool_size=READERS,
            pool_pre_ping=True,
            connect_args={"timeout": self._limit},
        )
        try:
            async with asyncio.timeout(START_SECONDS):
                async with self._engine.begin() as connection:
                    await connection.run_sync(migrate_within)
                self._writing = await asyncpg.connect(self._dsn)
        except BaseException as error:
            await self._engine.dispose()
            if isinstance(error, (*_BROKEN, SQLAlchemyError, ValueError)):
                reason = _reason(error)
                raise StorageError(f"expected a PostgreSQL database, but: {reason}") from None
            raise
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        self._closing = True
        self._work.set()
        if self._ear is not None:
            await self._ear.close()
        if self._writer is not None:
            await self._writer
        if self._writing is not None and not self._writing.is_closed():
            with suppress(*_BROKEN):
                await self._writing.close(timeout=self._limit)
        if self._engine is not None:
            await self._engine.dispose()

    def commit(self, change: Change) -> Awaitable[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(operations(change), news_of(self._process, change), done))
        self._work.set()
        return done

    async def fetch(self, *queries: Select[Any]) -> list[Sequence[Any]]:
        assert self._engine is not None, "the storage was started"
        try:
            async with asyncio.timeout(self._limit), self._engine.connect() as connection:
                return [(await connection.execute(query)).all() for query in queries]
        except (SQLAlchemyError, *_BROKEN) as error:
            raise StorageError(f"expected to read, but: {_reason(error)}") from None

    # telling and hearing

    async def listen(self, process: str, listener: Listener) -> None:
        self._process = process
        self._ear = Ear(self._dsn, process, listener, self._limit)
        try:
            await self._ear.open()
        except _BROKEN as error:
            raise StorageError(f"expected a PostgreSQL database, but: {_reason(error)}") from None

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
            async with asyncio.timeout(self._limit):
                errors = await self._stored(batch, news)
        except Exception as error:  # whatever it was, the writer goes on
            log.error("batch lost", error=_reason(error))
            failure = StorageError(f"expected to store a change, but: {_reason(error)}")
            errors = [failure] * len(batch)
            self._hang_up()
        for waiting, problem in zip(batch, errors, strict=True):
            if waiting.done.done():
                continue
            if problem is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(problem)

    async def _stored(self, batch: list[Waiting], news: list[News]) -> Sequence[Exception | None]:
        connection = await self._connection()
        try:
            await self._store_together(connection, batch, news)
            return [None] * len(batch)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError):
            # one that cannot be stored harms no other
            await self._store_together(connection, [], news)
            return [await self._store_alone(connection, waiting) for waiting in batch]

    def _hang_up(self) -> None:
        """Lets go of a connection that failed: what it did last is unknown."""
        if self._writing is not None:
            self._writing.terminate()
            self._writing = None

    async def _connection(self) -> asyncpg.Connection[Any]:
        if self._writing is None or self._writing.is_closed():
            self._writing = await asyncpg.connect(self._dsn)
        return self._writing

    async def _store_alone(
        self, connection: asyncpg.Connection[Any], waiting: Waiting
    ) -> Exception | None:
        try:
            await self._store_together(connection, [waiting], [])
        except asyncpg.IntegrityConstraintViolationError as error:
            return Conflict(str(error))
        except asyncpg.DataError as error:
            return StorageError(f"expected values that can be stored, but: {_reason(error)}")
        return None

    async def _store_together(
        self, connection: asyncpg.Connection[Any], batch: list[Waiting], news: list[News]
    ) -> None:
        kinds: dict[Statement, list[list[object]]] = {}
        for waiting in batch:
            for statement, values in waiting.writes:
                _, names = statement.compiled(self._dialect)
                kinds.setdefault(statement, []).append([values[name] for name in names])
        told = news + [each for waiting in batch for each in waiting.news]
        async with connection.transaction():
            for statement in IN_BATCH_ORDER:
                if statement in kinds:
                    sql, _ = statement.compiled(self._dialect)
                    await connection.executemany(sql, kinds[statement])
            for payload in _payloads(told):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)


def news_of(process: str, change: Change) -> tuple[News, ...]:
    """What other processes that have the match in memory must hear of."""
    if isinstance(change, AppendSteps) and change.steps:
        return (News(process, change.match, change.steps[-1].number),)
    if isinstance(change, AppendRows):
        last = change.rows[-1].number if change.rows else 0
        return (News(process, change.season, last),)
    if isinstance(change, Erase):
        return (News(process, change.match, 0, erased=int(change.seat)),)
    if isinstance(change, Say):
        return (News(process, change.match, 0, chat=True),)
    return ()


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
    if not check_within(connection):
        from rosenkrieg.server.store.migrations import upgrade

        upgrade(connection)


def check_within(connection: Connection) -> bool:
    """Whether the schema is up to date; refuses one of others or of a newer version."""
    revision = _revision(connection)
    if revision == HEAD:
        return True
    from rosenkrieg.server.store.migrations import check_ours

    check_ours(revision, metadata.tables.keys() & set(inspect(connection).get_table_names()))
    return False


def _revision(connection: Connection) -> str | None:
    found = connection.execute(text("SELECT to_regclass('alembic_version')")).scalar()
    if found is None:
        return None
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if revision is None else str(revision)


def _reason(error: BaseException) -> str:
    """One line, without the address: it may hold a password."""
    return f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"[:200]
