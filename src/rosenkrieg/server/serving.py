"""A server in one process: uvicorn with our limits, and an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
import time
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rosenkrieg.server import collecting
from rosenkrieg.server.app import create_app
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.limits import Bucket, Visitor, Visitors
from rosenkrieg.server.settings import FRAME_BYTES, Rate
from rosenkrieg.server.sockets import ABORT, UNHEARD

BACKLOG: Final = 2048
HEAD_SECONDS: Final = 20.0
HEAD_BYTES: Final = 512 * 1024
"""What may come before a request's head is complete; the body can be in the same piece."""
CONTROLS: Final = Rate(5, 100)
"""Pings, pongs and pieces of messages that a client may send."""
PIECE_BYTES: Final = 4 * 1024
"""What is taken apart at a time of all that a socket has sent: tiny messages are many."""
LATE_BYTES: Final = 64 * 1024
"""What may still come after the farewell; most of it was on its way."""
SHUTDOWN_SECONDS: Final = 10
TURN_SECONDS: Final = 0.0005
"""How long a thread that reads a record may keep the event loop waiting; Python's own is ten times
that, and the loop waits once for every message."""
FAREWELL_SECONDS: Final = 0.2


class Requests(HttpToolsProtocol):
    """uvicorn's HTTP; what does not become a whole head in time or in size ends the connection.

    It makes no difference whether a connection is new or was kept open after an answer.
    """

    visitors: Visitors | None = None
    """Whose connections are counted; None behind a proxy, which all connections come from."""
    most = 0
    """Connections of one address."""
    _visitor: Visitor | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.visitors is not None and self.client is not None:
            self._visitor = self.visitors.of(self.client[0])
            self._visitor.connections += 1
            if self._visitor.connections > self.most:
                transport.abort()
        self._is_head = True
        self._head_bytes = 0
        self._patience: asyncio.TimerHandle | None = None
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_is_there()
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # sockets are counted by themselves
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        """Counts this connection no more."""
        if self._visitor is not None:
            self._visitor.connections -= 1
            self._visitor = None

    def data_received(self, data: bytes) -> None:
        if self._is_head:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self.transport.abort()
                return
        super().data_received(data)
        if not self._is_answering():
            self._wait_for_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_head = True
        self._head_bytes = 0

    def on_headers_complete(self) -> None:
        self._is_head = False
        self._head_is_there()
        super().on_headers_complete()

    def _is_answering(self) -> bool:
        cycle: Any = self.cycle  # None before the first request
        return cycle is not None and not cycle.response_complete

    def _wait_for_head(self) -> None:
        """Gives the peer some time, however it comes in pieces."""
        if self._patience is None and not self.transport.is_closing():
            self._patience = self.loop.call_later(HEAD_SECONDS, self._lose_patience)

    def _head_is_there(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _lose_patience(self) -> None:
        self._patience = None
        if self in self.connections and not self._is_answering():
            self.transport.abort()


class Sockets(WebSocketsSansIOProtocol):
    """uvicorn's websockets, able to cut off a peer that does not read, or that only pings.

    What has come is taken apart only as far as it is heard: a quarter of a megabyte can hold
    forty thousand messages, and would otherwise be that many things in memory at once.
    """

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._controls = Bucket(CONTROLS, time.monotonic())
        self._came = b""
        self._taken = 0
        self._late = 0

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._late += len(data)
            if self._late > LATE_BYTES:
                self.transport.abort()
        self._came = self._came[self._taken :] + data
        self._taken = 0
        self._take_apart()

    def _take_apart(self) -> None:
        """Goes on until there is something to hear."""
        while self._taken < len(self._came) and not self.transport.is_closing():
            if not self.queue.empty() and not self.close_sent:
                return
            piece = self._came[self._taken : self._taken + PIECE_BYTES]
            self._taken += len(piece)
            super().data_received(piece)
        self._came, self._taken = b"", 0

    async def receive(self) -> Any:
        heard = await super().receive()
        self._take_apart()
        return heard

    def handle_connect(self, event: Any) -> None:
        try:
            super().handle_connect(event)
        except UnicodeError:  # a path or header that is not ASCII
            self.transport.abort()
            return
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[ABORT] = self.transport.abort
            extensions[UNHEARD] = self.queue.qsize

    def handle_ping(self) -> None:
        if self._count_control():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._count_control():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._count_control():
            super().handle_cont(event)

    def _count_control(self) -> bool:
        """Counts what the application never hears of; too much of it ends the connection."""
        if self._controls.take(time.monotonic()):
            return True
        self.transport.abort()
        return False

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
    on_open: Callable[[], None] = lambda: None,
    metrics_port: int | None = None,
) -> None:
    """Serves until a signal comes; an error if the hall cannot be opened.

    Metrics are served on a port of their own, to this machine alone, and only if one is given.
    """
    server = make_server(hall, on_open)
    sys.setswitchinterval(TURN_SECONDS)

    async def serve() -> None:
        await hall.start()
        if metrics_port is not None:
            hall.metrics.serve(metrics_port)
        collecting.settle()
        searching = asyncio.create_task(collecting.search_when_quiet(lambda: hall.house.used))
        await server.serve(sockets=[place])
        searching.cancel()

    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(serve())


def make_server(hall: Hall, on_open: Callable[[], None] = lambda: None) -> Server:
    """A server over a hall."""
    proxies = hall.settings.proxies
    counting: dict[str, Any] = {
        "visitors": None if proxies else hall.visitors,
        "most": hall.settings.limits.connections_per_address,
    }
    config = uvicorn.Config(
        create_app(hall),
        http=type("Requests", (Requests,), counting),
        ws=Sockets,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,  # a quarter of a megabyte for each socket
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        backlog=BACKLOG,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
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


def nearby(place: socket.socket) -> tuple[str, ...]:
    """Where other devices in the local network find it; nothing if it listens to this one alone."""
    host, port = place.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return () if ip_address(host).is_loopback else (address(place),)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; tells which address would be used
        except OSError:
            return ()
        own: str = probe.getsockname()[0]
    return () if ip_address(own).is_loopback else (f"http://{own}:{port}",)


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
