"""The HTTP requests. Each endpoint answers with a message type, an error with a code."""

from __future__ import annotations

import asyncio
import hashlib
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route

from rosenkrieg.ai.player import player_names
from rosenkrieg.core import registry
from rosenkrieg.core.contract import SEATS, Option
from rosenkrieg.core.errors import GameError, UnknownGame
from rosenkrieg.server import messages as m
from rosenkrieg.server import openapi
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.limits import Bucket
from rosenkrieg.server.refusals import Refusal, code_of
from rosenkrieg.server.settings import BODY_BYTES, BODY_SECONDS, UNREAD_BYTES
from rosenkrieg.server.showing import replay as positions
from rosenkrieg.server.table import shown_options
from rosenkrieg.version import __version__

STATUS: Final = {
    "bad_token": 403,
    "no_token": 401,
    "not_over": 403,
    "not_begun": 409,
    "not_now": 409,
    "taken": 409,
    "stale_version": 409,
    "no_such_match": 404,
    "no_sheet": 404,
    "not_found": 404,
    "method_not_allowed": 405,
    "too_large": 413,
    "bad_body": 422,
    "too_fast": 429,
    "busy": 503,
    "storage_error": 503,
    "unavailable": 503,
}
"""Codes and their status; what is not here is 400."""

_PHRASES: Final = {404: "not_found", 405: "method_not_allowed"}
_BEARER: Final = re.compile(r"[Bb]earer +([A-Za-z0-9_-]{1,64}) *")

T = TypeVar("T")
Endpoint = Callable[[Hall, Request], Awaitable[Response]]


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A message as JSON."""
    return Response(m.encode(value), status, headers, "application/json")


def error_answer(code: str, message: str, status: int | None = None) -> Response:
    """An error as JSON."""
    body = m.ErrorAnswer(m.ErrorFacts(code, message))
    headers = {"Retry-After": "5"} if code in ("too_fast", "busy", "unavailable") else None
    return answer(body, status or STATUS.get(code, 400), headers)


async def on_game_error(_: Request, error: Exception) -> Response:
    """A refusal of the rules or of the server."""
    assert isinstance(error, GameError), "registered for these"
    return error_answer(code_of(error), str(error))


async def on_http_error(_: Request, error: Exception) -> Response:
    """What the router refuses."""
    assert isinstance(error, HTTPException), "registered for these"
    code = _PHRASES.get(error.status_code, "bad_request")
    response = error_answer(code, f"expected a request of this server, got: {error.detail}")
    response.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


# the endpoints


async def games(hall: Hall, request: Request) -> Response:
    """All games, their options and computer players."""
    return answer(game_list(registry.keys()), headers={"Cache-Control": "no-cache"})


async def check_options(hall: Hall, request: Request) -> Response:
    """Whether a match could be played with these options, before anybody sits down to one."""
    game = registry.game(_game(request.path_params["game"]))
    options = _read(await _body(hall, request), dict[str, str | int | bool])
    _take(_visitor(hall, request).records)
    return _private(answer(shown_options(await hall.check_options(game, options))))


async def create(hall: Hall, request: Request) -> Response:
    """Creates a match."""
    wish = _read(await _body(hall, request), m.NewMatch)
    token = _token(request)
    visitor = _visitor(hall, request)
    _take(visitor.creations)
    if wish.fork is not None:
        _take(visitor.records)
    if wish.rematch_of is None:
        return _private(answer(await hall.create(wish), 201))
    if token is None:
        raise Refusal("no_token", "expected the token of a seat of the match before")
    return _private(answer(await hall.create_rematch(wish, token), 201))


async def facts(hall: Hall, request: Request) -> Response:
    """What everybody may know of a match."""
    room = await hall.known_room(request.path_params["match"])
    return answer(await room.facts(), headers={"Cache-Control": "no-store"})


async def record(hall: Hall, request: Request) -> Response:
    """The record of a match, as its reader may know it."""
    room = await hall.known_room(request.path_params["match"])
    text = await room.record(_token(request))
    return _private(Response(text, media_type="application/json"))


async def replay(hall: Hall, request: Request) -> Response:
    """A match from the beginning, position by position, as its reader saw it."""
    room = await hall.known_room(request.path_params["match"])
    pieces = await room.replay(_token(request))
    return _private(StreamingResponse(pieces, media_type="application/json"))


async def replay_record(hall: Hall, request: Request) -> Response:
    """A record that somebody brought, position by position."""
    _take(_visitor(hall, request).records)
    brought = await hall.readers.read(await _body(hall, request))
    match = brought.match
    viewer = None if brought.head.viewer is None else SEATS[brought.head.viewer]
    pieces = positions(brought.head, match.game, match.states, brought.lines, viewer)
    return _private(StreamingResponse(pieces, media_type="application/json"))


async def sheet(hall: Hall, request: Request) -> Response:
    """What is printed on board and pieces of a match."""
    room = await hall.known_room(request.path_params["match"])
    text = m.encode(room.sheet())
    tag = f'"{hashlib.sha256(text).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="application/json")


async def reissue(hall: Hall, request: Request) -> Response:
    """Another token for the seat."""
    token = _token(request)
    if token is None:
        raise Refusal("no_token", "expected the token of a seat")
    room = await hall.known_room(request.path_params["match"])
    return _private(answer(await room.reissue(token)))


async def lobby(hall: Hall, request: Request) -> Response:
    """The open seats."""
    return answer(await hall.lobby(), headers={"Cache-Control": "no-store"})


async def claim(hall: Hall, request: Request) -> Response:
    """Takes an open seat."""
    room = await hall.known_room(request.path_params["match"])
    return _private(answer(await room.claim()))


async def catalogue(hall: Hall, request: Request) -> Response:
    """The Fluent text of the shell, or of a game."""
    from rosenkrieg.locale import SHELL, game_package, source

    language = _language(request)
    key = request.path_params.get("game")
    package = SHELL if key is None else game_package(_game(key))
    try:
        text = source(package, language)
    except ModuleNotFoundError:
        text = ""
    headers = {"Cache-Control": "no-cache"}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


async def rules(hall: Hall, request: Request) -> Response:
    """The rules of a game in our own words."""
    from rosenkrieg.server import rulebook

    found = rulebook.read(_game(request.path_params["game"]), _language(request))
    if found is None:
        raise Refusal("not_found", "expected a game whose rules are written down")
    return answer(found, headers={"Cache-Control": "no-cache"})


async def health(hall: Hall, request: Request) -> Response:
    """Whether the server is well."""
    if hall.closing:
        raise Refusal("unavailable", "expected a server that stays, this one is going down")
    return answer(m.Health("ok", __version__), headers={"Cache-Control": "no-store"})


async def metrics(hall: Hall, request: Request) -> Response:
    """Numbers for Prometheus."""
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def description(hall: Hall, request: Request) -> Response:
    """This API, in OpenAPI's words."""
    return answer(openapi.document())


ROUTES: Final[tuple[tuple[str, str, Endpoint], ...]] = (
    ("GET", "/api/games", games),
    ("POST", "/api/games/{game}/options", check_options),
    ("POST", "/api/matches", create),
    ("GET", "/api/matches/{match}", facts),
    ("GET", "/api/matches/{match}/record", record),
    ("GET", "/api/matches/{match}/replay", replay),
    ("GET", "/api/matches/{match}/sheet", sheet),
    ("POST", "/api/replay", replay_record),
    ("POST", "/api/matches/{match}/reissue", reissue),
    ("GET", "/api/lobby", lobby),
    ("POST", "/api/lobby/{match}", claim),
    ("GET", "/api/catalogue/{language}", catalogue),
    ("GET", "/api/catalogue/{language}/{game}", catalogue),
    ("GET", "/api/rules/{language}/{game}", rules),
    ("GET", "/healthz", health),
    ("GET", "/metrics", metrics),
    ("GET", "/openapi.json", description),
)

PREFIX: Final = "/api"
_FREE: Final = ("/healthz", "/metrics")


def routes(hall: Hall) -> list[BaseRoute]:
    """The routes of the API over a hall; nothing below /api is a path of the page."""
    made = {path: _route(hall, method, path, endpoint) for method, path, endpoint in ROUTES}
    below = [route for path, route in made.items() if path.startswith(PREFIX)]
    beside = [route for path, route in made.items() if not path.startswith(PREFIX)]
    return [Mount(PREFIX, routes=below), *beside]


def _route(hall: Hall, method: str, path: str, endpoint: Endpoint) -> Route:
    async def handle(request: Request) -> Response:
        if path not in _FREE:
            _take(_visitor(hall, request).requests)
        return await endpoint(hall, request)

    async def counted(request: Request) -> Response:
        try:
            response = await handle(request)
        except GameError as error:
            response = await on_game_error(request, error)
        hall.metrics.requests.labels(path, str(response.status_code)).inc()
        return response

    return Route(path.removeprefix(PREFIX), counted, methods=[method])


# parts of requests


@cache
def game_list(keys: tuple[str, ...]) -> list[m.GameFacts]:
    """The games of these keys, as the list tells them."""
    return [_game_facts(key) for key in keys]


def _game_facts(key: str) -> m.GameFacts:
    game = registry.game(key)
    info = game.info
    return m.GameFacts(
        key=info.key,
        title=info.title,
        seats=info.seats,
        options=_option_facts(info.options),
        rules_version=info.rules_version,
        bots=list(player_names(key)),
        chance=info.chance,
        hidden=info.hidden,
        simultaneous=info.simultaneous,
        sheet=game.sheet(info.complete({})) is not None,
        orders=_option_facts(info.orders),
    )


def _option_facts(options: Sequence[Option]) -> list[m.OptionFacts]:
    return [m.OptionFacts(option.name, option.values, option.free) for option in options]


async def _body(hall: Hall, request: Request) -> bytes:
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                hall.unread += len(chunk)
                if len(data) > BODY_BYTES:
                    raise Refusal("too_large", f"expected at most {BODY_BYTES} bytes, got more")
                if hall.unread > UNREAD_BYTES:
                    raise Refusal("busy", "expected fewer long requests at a time; come back soon")
    except (TimeoutError, ClientDisconnect):
        raise Refusal("bad_body", f"expected the body within {BODY_SECONDS} seconds") from None
    finally:
        hall.unread -= len(data)
    return bytes(data)


def _read(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_body", f"expected a body of the documented form, got: {error}") from None


def _token(request: Request) -> str | None:
    given = request.headers.get("authorization")
    if given is None:
        return None
    found = _BEARER.fullmatch(given)
    if found is None:
        raise Refusal("no_token", "expected an authorization of the form: Bearer TOKEN")
    return found[1]


def _game(key: str) -> str:
    try:
        return registry.game(key).info.key
    except UnknownGame as error:
        raise Refusal("not_found", str(error)) from None


def _language(request: Request) -> str:
    # here, because reading Fluent takes long to load
    from rosenkrieg.locale import LANGUAGES

    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refusal("not_found", f"expected a language out of {known}, got {language!r:.40}")
    return language


def _visitor(hall: Hall, request: Request) -> Any:
    return hall.visitor(request.client.host if request.client else "")


def _take(bucket: Bucket) -> None:
    if not bucket.take(time.monotonic()):
        raise Refusal("too_fast", "expected fewer requests; try again in a moment")


def _private(response: Response) -> Response:
    response.headers["Cache-Control"] = "no-store"
    return response
