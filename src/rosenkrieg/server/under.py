"""The path below which a site is served, such as `/rosen` of https://games.example/rosen/."""

from __future__ import annotations

import re
from typing import Final

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from rosenkrieg.core.errors import GameError
from rosenkrieg.server.page import PLACES

_BASE: Final = re.compile(r"(/[A-Za-z0-9._~-]+)+")
_OURS: Final = PLACES | {"api", "ws", "assets", "healthz", "readyz"}


def base_path(text: str) -> str:
    """The path as it is used: a slash before it, none behind it; empty for the root.

    >>> base_path("/rosen/"), base_path("games/rosen"), base_path("/")
    ('/rosen', '/games/rosen', '')
    """
    path = "/" + text.strip("/") if text.strip("/") else ""
    first = path.strip("/").partition("/")[0]
    if path and (not _BASE.fullmatch(path) or first.strip(".") == "" or ".." in path.split("/")):
        raise GameError(f"expected --base-path to be a path such as /rosen, got {text!r:.60}")
    if path and first in _OURS:
        raise GameError(
            f"expected --base-path to begin with a word the site does not use, got {text!r:.60}"
        )
    return path


class Under:
    """Takes the path off every request, so that nothing behind it knows where it is served.

    A proxy may pass the path on or take it off itself; both work.
    """

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app = app
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        if path == self._base and scope["type"] == "http":
            await RedirectResponse(f"{self._base}/", 308)(scope, receive, send)
            return
        if path.startswith(f"{self._base}/"):
            scope = {**scope, "path": path[len(self._base) :]}
            scope.pop("raw_path", None)
        await self._app(scope, receive, send)
