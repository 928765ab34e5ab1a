"""What comes with a request: its body, token, language, and whose it is."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from rosenkrieg.core import registry
from rosenkrieg.core.errors import UnknownGame
from rosenkrieg.locale import LANGUAGES
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.limits import Bucket, Visitor
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.settings import BODY_BYTES, BODY_SECONDS, UNREAD_BYTES

_BEARER: Final = re.compile(r"[Bb]earer +([A-Za-z0-9_-]{1,64}) *")

T = TypeVar("T")


async def read_body(hall: Hall, request: Request, most: int = BODY_BYTES) -> bytes:
    """The whole body; a refusal if it is too long or takes too long."""
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                hall.unread += len(chunk)
                if len(data) > most:
                    raise Refusal("too_large", f"expected at most {most} bytes, got more")
                if hall.unread > UNREAD_BYTES:
                    raise Refusal("busy", "expected fewer long requests at a time; come back soon")
    except (TimeoutError, ClientDisconnect):
        raise Refusal("bad_body", f"expected the body within {BODY_SECONDS} seconds") from None
    finally:
        hall.unread -= len(data)
    return bytes(data)


def parsed(data: bytes, kind: type[T]) -> T:
    """The body as a message."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_body", f"expected a body of the documented form, got: {error}") from None


def token_of(request: Request) -> str | None:
    """The token of a seat that the request brings, if it brings one."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    found = _BEARER.fullmatch(given)
    if found is None:
        raise Refusal("no_token", "expected an authorization of the form: Bearer TOKEN")
    return found[1]


def game_key(key: str) -> str:
    """The key, if there is such a game."""
    try:
        return registry.game(key).info.key
    except UnknownGame as error:
        raise Refusal("not_found", str(error)) from None


def language_of(request: Request) -> str:
    """The language that is asked for."""
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refusal("not_found", f"expected a language out of {known}, got {language!r:.40}")
    return language


def visitor_of(hall: Hall, request: Request) -> Visitor:
    """What is known of the address that the request comes from."""
    return hall.visitors.of(request.client.host if request.client else "")


def take(bucket: Bucket, amount: float = 1.0) -> None:
    """Counts a request, or how much it was; a refusal if there were too many."""
    if not bucket.take(time.monotonic(), amount):
        raise Refusal("too_fast", "expected fewer requests; try again in a moment")
