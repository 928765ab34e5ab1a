"""What every HTTP request passes: the processor time that it takes is counted for its address.

That is routing, the page and its files, packing and sending as well as the endpoints of the API.
Who has used up theirs waits, since half a page is worse than a slow one; after a while, or where
a program asks, the answer is to come back later.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from rosenkrieg.server.hall import Hall
from rosenkrieg.server.limits import Visitor
from rosenkrieg.server.metering import metered

FREE: Final = ("/healthz", "/readyz")
"""What hosts ask; it costs next to nothing."""
PATIENCE: Final = 5.0
"""Seconds that a request for the page waits until its address may use our processor again."""
WAIT_SECONDS: Final = 0.1


class Turnstile:
    """Counts what a request takes; `refused` is the answer to those who have used up theirs."""

    def __init__(self, app: ASGIApp, hall: Hall, refused: Callable[[], Response]) -> None:
        self._app = app
        self._hall = hall
        self._refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] in FREE:
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        visitor = self._hall.visitors.of(client[0] if client else "")
        patience = 0.0 if scope["path"].startswith("/api/") else PATIENCE
        app = self._app if await _may_work(visitor, patience) else self._refused()

        async def serve() -> None:
            await app(scope, receive, send)

        await metered(serve(), visitor.work)


async def _may_work(visitor: Visitor, patience: float) -> bool:
    """Whether the address has processor time left, now or within so many seconds."""
    until = time.monotonic() + patience
    while not visitor.work.has(time.monotonic()):
        if time.monotonic() >= until:
            return False
        await asyncio.sleep(WAIT_SECONDS)
    return True
