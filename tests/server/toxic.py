"""A plain TCP proxy in front of a database that can be made to misbehave."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Any, Literal

from sqlalchemy.engine import make_url

Mode = Literal["pass", "hold", "cut"]


class Toxic:
    """Passes bytes on; holds them back and keeps quiet; or cuts every connection."""

    def __init__(self, database: str) -> None:
        self._target = make_url(database)
        self.delay = 0.0
        """Seconds that every piece is late."""
        self._mode: Mode = "pass"
        self._passing = asyncio.Event()
        self._writers: set[asyncio.StreamWriter] = set()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=asyncio.run, args=(self._run(),), daemon=True)
        self._thread.start()
        self._ready.wait(30)

    @property
    def database(self) -> str:
        """The address of the database behind the proxy."""
        target = self._target
        return (
            f"postgresql://{target.username or 'postgres'}:@127.0.0.1:{self.port}/{target.database}"
        )

    def set(self, mode: Mode) -> None:
        """Behaves so from now on."""
        self._loop.call_soon_threadsafe(self._set, mode)

    def stop(self) -> None:
        """Ends it, and all connections through it."""
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(30)

    def _set(self, mode: Mode) -> None:
        self._mode = mode
        if mode == "pass":
            self._passing.set()
        else:
            self._passing.clear()
        if mode == "cut":
            for writer in list(self._writers):
                writer.transport.abort()

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._end = asyncio.Event()
        self._passing.set()
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port: int = server.sockets[0].getsockname()[1]
        self._ready.set()
        await self._end.wait()
        server.close()
        self._set("cut")

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._mode == "cut":
            writer.transport.abort()
            return
        await self._passing.wait()
        try:
            there, back = await self._connect()
        except OSError:  # the database itself is down
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        with suppress(OSError, asyncio.CancelledError):  # cancelled when the proxy ends
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
        for each in (writer, back):
            self._writers.discard(each)
            each.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host: Any = self._target.query.get("host") or self._target.host or "127.0.0.1"
        port = self._target.port or 5432
        if str(host).startswith("/"):
            return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        return await asyncio.open_connection(str(host), port)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            if self.delay:
                await asyncio.sleep(self.delay)
            await self._passing.wait()
            writer.write(data)
            await writer.drain()
        writer.transport.abort()
