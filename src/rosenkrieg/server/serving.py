"""A server in one process: uvicorn with our limits, and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rosenkrieg.server import memory
from rosenkrieg.server.app import create_app
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.settings import FRAME_BYTES
from rosenkrieg.server.sockets import ABORT

BACKLOG: Final = 2048
HEAD_SECONDS: Final = 20.0
HEAD_BYTES: Final = 512 * 1024
"""What may come before a request's head is complete; the body can be in the same piece."""
SHUTDOWN_SECONDS: Final = 10
FAREWELL_SECONDS: Final = 0.2


class Requests(HttpToolsProtocol):
    """uvicorn's HTTP; a head that does not end in time or in size ends the connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_head = True
        self._head_bytes = 0
        self._patience = self.loop.call_later(HEAD_SECONDS, self._lose_patience)

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_head:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self.transport.abort()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_head = True
        self._head_bytes = 0

    def on_headers_complete(self) -> None:
        self._is_head = False
        self._patience.cancel()
        super().on_headers_complete()

    def _lose_patience(self) -> None:
        if self in self.connections:
            self.transport.abort()


class Sockets(WebSocketsSansIOProtocol):
    """uvicorn's websockets, able to cut off a peer that does not read."""

    def handle_connect(self, event: Any) -> None:
        try:
            super().handle_connect(event)
        except UnicodeError:  # a path or header that is not ASCII
            self.transport.abort()
            return
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[ABORT] = self.transport.abort

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


class Server(uvicorn.Server):
    """uvicorn's server; says goodbye to the sockets and closes the hall before it ends."""

    def __init__(self, config: uvicorn.Config, hall: Hall, on_open: Callable[[], None]) -> None:
        super().__init__(config)
        self._hall = hall
        self._on_open = on_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self._hall.farewell()
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)
        await self._hall.close()


def run(
    hall: Hall,
    place: socket.socket,
    proxies: str | None = None,
    on_open: Callable[[], None] = lambda: None,
) -> None:
    """Serves until a signal comes; an error if the hall cannot be opened."""
    server = make_server(hall, proxies, on_open)

    async def serve() -> None:
        await hall.start()
        memory.settle()
        searching = asyncio.create_task(memory.search_when_quiet(lambda: hall.used))
        await server.serve(sockets=[place])
        searching.cancel()

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(serve())


def make_server(
    hall: Hall, proxies: str | None = None, on_open: Callable[[], None] = lambda: None
) -> Server:
    """A server over a hall; `proxies` are addresses whose forwarded headers are believed."""
    config = uvicorn.Config(
        create_app(hall),
        http=Requests,
        ws=Sockets,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,  # a quarter of a megabyte for each socket
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=proxies,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        lifespan="off",
    )
    return Server(config, hall, on_open)


def bind(host: str, port: int) -> socket.socket:
    """A listening place; OSError if it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    place = socket.socket(family, socket.SOCK_STREAM)
    try:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind((host, port))
    except OSError:
        place.close()
        raise
    return place


def allow_many_files() -> None:
    """Lets the process hold as many sockets as the system allows."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def address(place: socket.socket) -> str:
    """Where a browser finds it."""
    host, port = place.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
