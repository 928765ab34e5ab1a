"""The built page, served out of the package, and the headers that every answer carries."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

IMMUTABLE: Final = "public, max-age=31536000, immutable"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))

PLACES: Final = frozenset(
    (
        "",
        "new",
        "lobby",
        "tools",
        "matches",
        "m",
        "replay",
        "verify",
        "learn",
        "watch",
        "puzzles",
        "season",
        "rules",
        "settings",
        "about",
        "notices",
        "imprint",
        "privacy",
    )
)
"""First words of the addresses that the page has; a test holds them beside the page's own list."""

UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Rosenkrieg</title>
<h1>Rosenkrieg</h1>
<p>The server runs, but the page has not been built. In a checkout of the source, run
<code>make web</code> and load this page again. The API is described at
<a href="/openapi.json">/openapi.json</a>.</p>
<p lang="de">Der Server läuft, aber die Seite ist nicht gebaut. Im Quelltext-Verzeichnis
<code>make web</code> aufrufen und neu laden.</p>
</html>
"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class SecurityHeaders:
    """Puts the headers on every HTTP answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await self._app(scope, receive, send_with_headers)


def static() -> Traversable:
    """Where the built page lies."""
    return files("rosenkrieg.server").joinpath("static")


Preview = Callable[[Request, str, str], Awaitable[str | None]]
"""Writes into the page what its address is about: request, path, page."""


def page_under(
    base: str, preview: Preview | None = None
) -> Callable[[Request], Awaitable[Response]]:
    """The page as it is served below that path; empty for the root."""

    async def answer(request: Request) -> Response:
        return await _page(request, base, preview)

    return answer


page: Final = page_under("")
"""The page at the root of its address."""


async def _page(request: Request, base: str, preview: Preview | None) -> Response:
    """A file of the built page; any path of the page itself is index.html."""
    path = request.path_params.get("path", "")
    place = _file(path)
    status = 200
    if place is None:
        if "." in path.rpartition("/")[2] or path.startswith(("api/", "ws/", "assets/")):
            raise HTTPException(404, "no such file")
        status = 200 if path.partition("/")[0] in PLACES else 404
        place = _file("index.html")
        path = "index.html"
    if place is None:
        headers = {"Cache-Control": "no-store"}
        return Response(under(UNBUILT, base), 200, headers, "text/html; charset=utf-8")
    if preview and path == "index.html" and status == 200:
        asked = request.path_params.get("path", "")
        told = await preview(request, asked, place.read_text("utf-8"))
        if told is not None:
            return _respond_under(request, under(told, base), status)
    if base and path == "index.html":
        return _respond_under(request, under(place.read_text("utf-8"), base), status)
    return _respond(request, path, place, status)


def under(html: str, base: str) -> str:
    """The page with its files below the path, which it also tells its scripts.

    >>> under('<html lang="en"><script src="/early.js">', "/rosen")
    '<html data-base="/rosen" lang="en"><script src="/rosen/early.js">'
    """
    if not base:
        return html
    told = html.replace("<html ", f'<html data-base="{base}" ', 1)
    return re.sub(r'\b(href|src)="/(?!/)', rf'\1="{base}/', told)


def _respond_under(request: Request, html: str, status: int) -> Response:
    data = html.encode()
    headers = {"Cache-Control": "no-cache", "ETag": _tag(data)}
    if status == 200 and request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(data, status, headers, "text/html; charset=utf-8")


def _tag(data: bytes) -> str:
    return f'"{hashlib.sha256(data).hexdigest()[:32]}"'


def _file(path: str) -> Traversable | None:
    """The file of that path, if it is one of the page's; no path leads out of the folder."""
    parts = path.split("/")
    if not path or any(part in ("", ".", "..") or "\\" in part or "\0" in part for part in parts):
        return None
    place = static()
    for part in parts:
        place = place.joinpath(part)
    try:
        return place if place.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def _respond(request: Request, path: str, place: Traversable, status: int) -> Response:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    is_hashed = path.startswith("assets/")
    headers = {"Cache-Control": IMMUTABLE if is_hashed else "no-cache", "Vary": "Accept-Encoding"}
    accepted = {
        part.partition(";")[0].strip()
        for part in request.headers.get("accept-encoding", "").split(",")
    }
    body = place
    for encoding, ending in ENCODINGS:
        packed = _file(path + ending) if encoding in accepted else None
        if packed is not None:
            body = packed
            headers["Content-Encoding"] = encoding
            break
    data = body.read_bytes()
    headers["ETag"] = _tag(data)
    if status == 200 and request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    if kind.startswith("text/") or kind.endswith(("json", "javascript")):
        kind += "; charset=utf-8"
    return Response(data, status, headers, kind)
