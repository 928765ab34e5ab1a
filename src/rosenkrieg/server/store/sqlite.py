"""SQLite: one file, one writer thread, group commit.

The writer takes all changes that wait, stores them in one transaction, each behind a
savepoint of its own, and commits: WAL and `synchronous=FULL`, so a commit outlives a loss
of power. Readers use a connection of their own in another thread.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.dialects import sqlite as dialects
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import SingletonThreadPool
from sqlalchemy.sql.expression import Select

from rosenkrieg.server.store.reading import SqlStorage
from rosenkrieg.server.store.schema import HEAD
from rosenkrieg.server.store.storage import Change, Conflict, StorageError
from rosenkrieg.server.store.writing import Operation, operations

BATCH: Final = 1000
"""Changes in one transaction at the most."""

Waiting = tuple[tuple[Operation, ...], "asyncio.Future[None]"]


class SqliteStorage(SqlStorage):
    """One file; only one server may use it at a time."""

    engine = "sqlite"

    def __init__(self, path: str) -> None:
        super().__init__()
        if not path or path == ":memory:":
            raise StorageError("expected the path of a database file, got none")
        self.path = Path(path)
        self._waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._dialect = dialects.dialect(paramstyle="qmark")
        self._reader = ThreadPoolExecutor(1, "storage-reader")
        self._reads: Engine | None = None
        self._writer: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock: int | None = None

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lock = lock_file(self.path)
        await asyncio.to_thread(migrate, self.path)
        self._reads = reading_engine(self.path)
        connection = _connect(self.path)
        self._writer = threading.Thread(target=self._write, args=(connection,), name="writer")
        self._writer.start()

    async def close(self) -> None:
        if self._writer is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
        if self._reads is not None:
            await asyncio.get_running_loop().run_in_executor(self._reader, self._reads.dispose)
        self._reader.shutdown()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def commit(self, change: Change) -> Awaitable[None]:
        assert self._loop is not None, "the storage was started"
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put((operations(change), done))
        return done

    async def fetch(self, *queries: Select[Any]) -> list[Sequence[Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._fetch, queries)

    def _fetch(self, queries: Sequence[Select[Any]]) -> list[Sequence[Any]]:
        assert self._reads is not None, "the storage was started"
        try:
            with self._reads.connect() as connection:
                return [connection.execute(query).all() for query in queries]
        except SQLAlchemyError as error:
            raise StorageError(f"expected to read, but: {type(error).__name__}") from None

    # the writer's thread

    def _write(self, connection: sqlite3.Connection) -> None:
        going = True
        while going:
            batch, going = self._next_batch()
            if batch:
                began = time.perf_counter()
                errors = self._store(connection, batch)
                self.on_batch(len(batch), time.perf_counter() - began)
                self._answer(batch, errors)
        connection.close()

    def _next_batch(self) -> tuple[list[Waiting], bool]:
        """All changes that wait, and whether to go on after them."""
        batch: list[Waiting] = []
        waiting = self._waiting.get()
        while waiting is not None:
            batch.append(waiting)
            if len(batch) >= BATCH:
                return batch, True
            try:
                waiting = self._waiting.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _store(
        self, connection: sqlite3.Connection, batch: Sequence[Waiting]
    ) -> list[Exception | None]:
        try:
            connection.execute("BEGIN IMMEDIATE")
            errors = [self._store_one(connection, writes) for writes, _ in batch]
            connection.execute("COMMIT")
            return errors
        except Exception as error:  # whatever it was, the writer goes on
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [StorageError(f"expected to store a change, but: {error}")] * len(batch)

    def _store_one(
        self, connection: sqlite3.Connection, writes: Sequence[Operation]
    ) -> Exception | None:
        connection.execute("SAVEPOINT change")
        try:
            for statement, values in writes:
                sql, names = statement.compiled(self._dialect)
                connection.execute(sql, [values[name] for name in names])
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK TO change")
            return Conflict(str(error))
        except (sqlite3.ProgrammingError, sqlite3.DataError, ValueError, OverflowError) as error:
            connection.execute("ROLLBACK TO change")  # one that cannot be stored harms no other
            return StorageError(f"expected values that can be stored, but: {type(error).__name__}")
        finally:
            connection.execute("RELEASE change")
        return None

    def _answer(self, batch: Sequence[Waiting], errors: Sequence[Exception | None]) -> None:
        def answer() -> None:
            for (_, done), error in zip(batch, errors, strict=True):
                if done.done():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)

        assert self._loop is not None, "the storage was started"
        self._loop.call_soon_threadsafe(answer)


def lock_file(path: Path) -> int:
    """Keeps other servers off the file until the descriptor is closed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StorageError(f"expected a folder to write to, but: {error}") from None
    try:
        _lock(lock)
    except OSError:
        os.close(lock)
        raise StorageError(
            f"expected a database of our own, but another server uses {path}"
        ) from None
    return lock


def _lock(descriptor: int) -> None:
    """Locks a file without waiting; OSError if someone else has."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def migrate(path: Path) -> None:
    """Brings the schema of the file up to date."""
    try:
        # for nobody else: it holds the secrets of matches that are being played
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = _connect(path)
        current, tables = _revision(connection), _tables(connection)
        connection.close()
    except (sqlite3.Error, OSError) as error:
        raise StorageError(f"expected a database in {path}, but: {error}") from None
    if current != HEAD:
        from rosenkrieg.server.store.migrations import check_ours, upgrade

        check_ours(current, tables)
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as writing:
            upgrade(writing)
        engine.dispose()


def check_file(path: Path) -> None:
    """Refuses a file that is no database of ours, or of a newer version, and changes nothing."""
    from rosenkrieg.server.store.migrations import check_ours

    try:
        with closing(sqlite3.connect(path)) as connection:
            current, tables = _revision(connection), _tables(connection)
    except sqlite3.Error as error:
        raise StorageError(f"expected a database in {path}, but: {error}") from None
    if current != HEAD:
        check_ours(current, tables)


def reading_engine(path: Path) -> Engine:
    """An engine for one reading thread."""
    engine = create_engine(f"sqlite:///{path}", poolclass=SingletonThreadPool)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA query_only = ON")

    return engine


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _revision(connection: sqlite3.Connection) -> str | None:
    try:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError:
        return None
    return str(row[0]) if row else None


def _tables(connection: sqlite3.Connection) -> list[str]:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return [str(name) for (name,) in found]
