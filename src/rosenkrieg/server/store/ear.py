"""Hearing what other processes say, over PostgreSQL's LISTEN.

A connection can die without a word, so it is asked for a sign of life now and then. Whenever it had
to be made again something may have been missed, and the listener is told so: news without a match.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec

from rosenkrieg.server.logs import logger
from rosenkrieg.server.store.storage import Listener, News

CHANNEL: Final = "rosenkrieg"
RETRY_SECONDS: Final = 0.5
ALIVE_SECONDS: Final = 1.0
"""How often the connection is asked for a sign of life, and how long it may take to give it."""

log = logger("rosenkrieg.ear")


class Ear:
    """Listens until it is closed, however often the connection is lost."""

    def __init__(self, dsn: str, process: str, listener: Listener, limit: float) -> None:
        self._dsn = dsn
        self._process = process
        self._listener = listener
        self._limit = limit
        self._lost = asyncio.Event()
        self._connection: asyncpg.Connection[Any] | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begins to listen; an error if that is not possible now."""
        self._connection = await self._connect()
        self._task = asyncio.create_task(self._listen_on(self._connection))

    async def close(self) -> None:
        """Listens no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            self._connection.terminate()

    async def _connect(self) -> asyncpg.Connection[Any]:
        async with asyncio.timeout(self._limit):
            connection = await asyncpg.connect(self._dsn)
            self._lost = lost = asyncio.Event()  # of this connection; an older one has its own
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._hear)
        return connection

    async def _listen_on(self, connection: asyncpg.Connection[Any]) -> None:
        while True:
            await self._until_lost(connection)
            connection.terminate()
            log.warning("ear lost")
            self._connection = connection = await self._connect_again()
            log.info("ear back")
            self._listener(News("", "", 0))

    async def _until_lost(self, connection: asyncpg.Connection[Any]) -> None:
        while not self._lost.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(ALIVE_SECONDS):
                    await self._lost.wait()
            try:
                async with asyncio.timeout(self._limit):
                    await connection.execute("SELECT 1")
            except Exception as error:  # whatever it is, another connection is the answer
                log.warning("no sign of life", error=type(error).__name__)
                return

    async def _connect_again(self) -> asyncpg.Connection[Any]:
        while True:
            try:
                return await self._connect()
            except Exception:  # nothing may end the attempts
                await asyncio.sleep(RETRY_SECONDS)

    def _hear(self, _: object, __: int, ___: str, payload: object) -> None:
        for news in msgspec.json.decode(str(payload), type=list[News]):
            if news.process != self._process:
                self._listener(news)
