"""All rows of a database into a file, and back.

A copy of SQLite is a SQLite file, made while the server runs. A copy of PostgreSQL is text: a head,
then one JSON line a row. Either can be read into either.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, create_engine, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from rosenkrieg.server.store.address import database_url
from rosenkrieg.server.store.schema import (
    HEAD,
    chat,
    matches,
    outbox,
    season_keys,
    season_pictures,
    season_rows,
    seasons,
    seats,
    steps,
    studies,
)
from rosenkrieg.server.store.sqlite import check_file, lock_file, migrate
from rosenkrieg.server.store.storage import StorageError

FORMAT: Final = "rosenkrieg-backup/1"
TABLES: Final = (
    *(matches, seats, steps, chat, outbox),
    *(seasons, season_rows, season_keys, season_pictures),
    studies,
)
REVISIONS: Final = ("0001", "0002", HEAD)
"""Revisions whose backups can be read as they are: later ones only added tables."""
CHUNK: Final = 500
_SQLITE_HEAD: Final = b"SQLite format 3\0"

Row = dict[str, Any]


def copy_out(database: str, file: Path) -> None:
    """Writes all matches into the file."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        _copy_sqlite(Path(url.database or ""), file)
    else:
        asyncio.run(_write_lines(database, file))


def copy_in(database: str, file: Path) -> int:
    """Fills an empty database from a copy; returns how many matches came."""
    with file.open("rb") as opened:
        is_sqlite = opened.read(len(_SQLITE_HEAD)) == _SQLITE_HEAD
    with tempfile.TemporaryDirectory() as folder:
        rows = _sqlite_rows(file, Path(folder)) if is_sqlite else _line_rows(file)
        url = database_url(database)
        if url.get_backend_name() == "sqlite":
            return _fill_sqlite(Path(url.database or ""), rows)
        return asyncio.run(_fill_postgres(database, rows))


# out


def _copy_sqlite(path: Path, file: Path) -> None:
    if not path.is_file():
        raise StorageError(f"expected a database, got {path}, which is not a file")
    check_file(path)
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    os.close(descriptor)
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(file)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise StorageError(f"expected a database in {path}, but: {error}") from None


async def _write_lines(database: str, file: Path) -> None:
    from rosenkrieg.server.store.postgres import check_within

    engine = create_async_engine(_async(database))
    try:
        async with engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            await connection.run_sync(check_within)
            descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as out:
                out.write(json.dumps({"format": FORMAT, "revision": HEAD}) + "\n")
                there = await connection.run_sync(lambda each: inspect(each).get_table_names())
                for table in (each for each in TABLES if each.name in there):
                    result = await connection.stream(select(table).order_by(*table.primary_key))
                    async for row in result.mappings():
                        out.write(json.dumps([table.name, _portable(dict(row))]) + "\n")
    except (SQLAlchemyError, OSError) as error:
        raise StorageError(f"expected to read the database, but: {_first_line(error)}") from None
    finally:
        await engine.dispose()


def _portable(row: Row) -> Row:
    return {
        name: {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
        for name, value in row.items()
    }


# in


def _sqlite_rows(file: Path, folder: Path) -> Iterator[tuple[Table, Row]]:
    """The rows of a SQLite backup, of whichever revision."""
    copy = folder / "backup.sqlite"
    _copy_sqlite(file, copy)
    migrate(copy)
    engine = create_engine(f"sqlite:///{copy}")
    try:
        with engine.connect() as connection:
            for table in TABLES:
                for row in connection.execute(select(table)).mappings():
                    yield table, dict(row)
    except SQLAlchemyError as error:
        raise StorageError(f"expected a backup of ours, but: {_first_line(error)}") from None
    finally:
        engine.dispose()


def _line_rows(file: Path) -> Iterator[tuple[Table, Row]]:
    tables = {table.name: table for table in TABLES}
    with file.open(encoding="utf-8", errors="replace") as lines:
        head = _parsed(lines.readline(), 1)
        if head not in [{"format": FORMAT, "revision": revision} for revision in REVISIONS]:
            known = " or ".join(REVISIONS)
            raise StorageError(f"expected a backup of format {FORMAT} and revision {known}")
        for number, line in enumerate(lines, 2):
            match _parsed(line, number):
                case [str(name), dict(row)] if name in tables and _fits(tables[name], row):
                    yield tables[name], {key: _restored(value) for key, value in row.items()}
                case _:
                    raise StorageError(f"expected a row in line {number} of the backup")


def _fits(table: Table, row: Row) -> bool:
    return row.keys() == set(table.columns.keys())


def _parsed(line: str, number: int) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        raise StorageError(f"expected JSON in line {number} of the backup") from None


def _restored(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


def _fill_sqlite(path: Path, rows: Iterable[tuple[Table, Row]]) -> int:
    lock = lock_file(path)
    try:
        migrate(path)
        engine = create_engine(f"sqlite:///{path}")
        try:
            with engine.begin() as connection:
                return _fill(connection, rows)
        finally:
            engine.dispose()
    finally:
        os.close(lock)


async def _fill_postgres(database: str, rows: Iterable[tuple[Table, Row]]) -> int:
    from rosenkrieg.server.store.postgres import migrate_within

    engine = create_async_engine(_async(database))
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate_within)
            count = await connection.run_sync(_fill, rows)
            for table in (chat, outbox):
                await connection.execute(text(_NEXT_NUMBER.format(table=table.name)))
            return count
    except OSError as error:
        raise StorageError(f"expected a PostgreSQL database, but: {error}") from None
    finally:
        await engine.dispose()


_NEXT_NUMBER: Final = (
    "SELECT setval(pg_get_serial_sequence('{table}', 'id'), "
    "(SELECT COALESCE(MAX(id), 0) + 1 FROM {table}), false)"
)


def _fill(connection: Connection, rows: Iterable[tuple[Table, Row]]) -> int:
    """Inserts the rows; all of them or none."""
    try:
        present = connection.execute(select(func.count()).select_from(matches)).scalar()
        if present:
            raise StorageError(f"expected an empty database, got one with {present} matches")
        others = connection.execute(select(func.count()).select_from(seasons)).scalar()
        if others:
            raise StorageError(f"expected an empty database, got one with {others} seasons")
        count = 0
        waiting: list[Row] = []
        current: Table | None = None
        for table, row in rows:
            if waiting and current is not None and (table is not current or len(waiting) >= CHUNK):
                connection.execute(insert(current), waiting)
                waiting = []
            current = table
            waiting.append(row)
            count += table is matches
        if waiting and current is not None:
            connection.execute(insert(current), waiting)
        return count
    except SQLAlchemyError as error:
        raise StorageError(f"expected a backup of ours, but: {_first_line(error)}") from None


def _async(database: str) -> Any:
    return database_url(database).set(drivername="postgresql+asyncpg")


def _first_line(error: BaseException) -> str:
    """What went wrong; the lines below it would show rows."""
    return (str(error).splitlines() or [type(error).__name__])[0][:200]
