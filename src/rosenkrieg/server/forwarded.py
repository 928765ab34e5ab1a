"""Headers in which a proxy says for whom it asks, and whether we may believe them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from starlette.types import ASGIApp, Receive, Scope, Send

from rosenkrieg.server.logs import logger

HEADERS: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip")

Forwarded = Literal["none", "believed", "ignored"]

log = logger("rosenkrieg.forwarded")


def forwarded(scope: Scope) -> Forwarded:
    """Whether the request names someone else it comes from, and whether that was believed.

    uvicorn gives a client whose address it took from a header the port 0.
    """
    if not any(name in HEADERS for name, _ in scope["headers"]):
        return "none"
    client = scope.get("client")
    return "believed" if client and client[1] == 0 else "ignored"


class Watchful:
    """Says once in the log if a proxy asks for others and `--proxies` does not name it."""

    def __init__(self, app: ASGIApp, warn: Callable[[str], None] | None = None) -> None:
        self._app = app
        self._warn = warn or _warn
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._warned and scope["type"] != "lifespan" and forwarded(scope) == "ignored":
            self._warned = True
            client = scope.get("client")
            self._warn(client[0] if client else "unknown")
        await self._app(scope, receive, send)


def _warn(address: str) -> None:
    log.warning(
        "forwarded headers ignored: if this is your proxy, start with --proxies, "
        "or all visitors share one set of limits",
        proxy=address,
    )
