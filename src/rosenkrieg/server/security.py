"""`/.well-known/security.txt` (RFC 9116): where to report a hole in this site."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from rosenkrieg.server.settings import Settings

VALID_SECONDS: Final = 90 * 86_400


def security_text(settings: Settings) -> Callable[[Request], Awaitable[Response]]:
    """The file, if the host has said where to report; not found otherwise."""

    async def show(request: Request) -> Response:
        if not settings.contact:
            raise HTTPException(404, "no such file")
        until = time.gmtime(time.time() + VALID_SECONDS)
        lines = [
            f"Contact: {settings.contact}",
            time.strftime("Expires: %Y-%m-%dT00:00:00Z", until),
            "Preferred-Languages: en, de",
        ]
        if settings.url:
            lines.append(f"Canonical: {settings.url.rstrip('/')}/.well-known/security.txt")
        return PlainTextResponse("\n".join(lines) + "\n", headers={"Cache-Control": "no-cache"})

    return show
