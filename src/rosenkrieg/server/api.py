"""The HTTP requests. Each endpoint answers with a message type, an error with a code."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from functools import cache
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route

from rosenkrieg import rulebook
from rosenkrieg.ai.coaching import has_coach
from rosenkrieg.ai.player import usual_player
from rosenkrieg.campaign.refusals import Refused
from rosenkrieg.core import registry, schema
from rosenkrieg.core.contract import SEATS, Message, Option, Seat
from rosenkrieg.core.errors import BadOptions, GameError
from rosenkrieg.learning.pictures import pictures
from rosenkrieg.learning.puzzles import puzzles as shelf
from rosenkrieg.learning.samples import has_sample
from rosenkrieg.locale import LANGUAGES, SHELL, blurb, game_package, source
from rosenkrieg.server import legal, openapi
from rosenkrieg.server import messages as m
from rosenkrieg.server.founding import bot_names
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.lessons import (
    learning,
    lesson_of,
    listed,
    picture_of,
    puzzle_of,
    puzzles_listed,
    solving,
)
from rosenkrieg.server.limits import Visitor
from rosenkrieg.server.notices import doors
from rosenkrieg.server.origins import is_welcome
from rosenkrieg.server.raster import png
from rosenkrieg.server.refusals import Refusal, told
from rosenkrieg.server.replays import replay as positions
from rosenkrieg.server.requests import (
    game_key,
    language_of,
    parsed,
    read_body,
    take,
    token_of,
    visitor_of,
)
from rosenkrieg.server.seasons import requests as seasons
from rosenkrieg.server.settings import Settings
from rosenkrieg.server.site import site
from rosenkrieg.server.turnstile import FREE
from rosenkrieg.table.setting import shown_options
from rosenkrieg.version import __version__

STATUS: Final = {
    "bad_token": 403,
    "bad_origin": 403,
    "no_token": 401,
    "not_over": 403,
    "not_begun": 409,
    "not_now": 409,
    "taken": 409,
    "stale_version": 409,
    "no_such_match": 404,
    "no_such_season": 404,
    "read_only": 403,
    "refused": 409,
    "season_full": 409,
    "no_sheet": 404,
    "not_found": 404,
    "method_not_allowed": 405,
    "too_large": 413,
    "bad_body": 422,
    "too_fast": 429,
    "busy": 503,
    "unavailable": 503,
}
"""Codes and their status; what is not here is 400."""

CAMPAIGN: Final = "rosenkrieg.campaign"
"""Whose words of seasons are."""

_PHRASES: Final = {404: "not_found", 405: "method_not_allowed"}

Endpoint = Callable[[Hall, Request], Coroutine[Any, Any, Response]]


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A message as JSON."""
    return Response(m.encode(value), status, headers, "application/json")


def error_answer(
    code: str, message: str, status: int | None = None, words: Message | None = None
) -> Response:
    """An error as JSON."""
    body = m.ErrorAnswer(m.ErrorFacts(code, message, words))
    headers = {"Retry-After": "5"} if code in ("too_fast", "busy", "unavailable") else None
    return answer(body, status or STATUS.get(code, 400), headers)


def come_back() -> Response:
    """To an address that has used up its share of the processor."""
    return error_answer("too_fast", "expected fewer requests; try again in a moment")


async def on_game_error(_: Request, error: Exception) -> Response:
    """A refusal of the rules or of the server."""
    assert isinstance(error, GameError), "registered for these"
    words = error.words if isinstance(error, Refused) else None
    return error_answer(*told(error), words=words)


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
    found = game_list(registry.keys(), hall.settings)
    return answer(found, headers={"Cache-Control": "no-cache"})


async def check_options(hall: Hall, request: Request) -> Response:
    """Whether a match could be played with these options, before anybody sits down to one."""
    game = registry.game(game_key(request.path_params["game"]))
    options = parsed(await read_body(hall, request), dict[str, str | int | bool])
    take(visitor_of(hall, request).records)
    return _private(answer(shown_options(await hall.founder.check_options(game, options))))


async def beginning(hall: Hall, request: Request) -> Response:
    """How a match with these options begins: what is printed, and what lies there."""
    game = registry.game(game_key(request.path_params["game"]))
    options = parsed(await read_body(hall, request), dict[str, str | int | bool])
    if options != shown_options(options):
        take(visitor_of(hall, request).records)
    return _private(answer(await hall.founder.beginning(game, options)))


async def lessons(hall: Hall, request: Request) -> Response:
    """The lessons of a game."""
    game = game_key(request.path_params["game"])
    return answer(listed(game), headers={"Cache-Control": "no-cache"})


async def picture(hall: Hall, request: Request) -> Response:
    """The picture of a section of the rules."""
    game = game_key(request.path_params["game"])
    section = request.path_params["section"]
    found = await hall.readers.in_turn(lambda: picture_of(game, section))
    return answer(found, headers={"Cache-Control": "no-cache"})


async def learn(hall: Hall, request: Request) -> Response:
    """Where a learner stands in a lesson."""
    game = game_key(request.path_params["game"])
    lesson = lesson_of(game, request.path_params["lesson"])
    asked = parsed(await read_body(hall, request), m.Tried)
    return _private(answer(await hall.readers.in_turn(lambda: learning(lesson, asked))))


async def puzzles(hall: Hall, request: Request) -> Response:
    """The puzzles of a game."""
    game = game_key(request.path_params["game"])
    return answer(puzzles_listed(game), headers={"Cache-Control": "no-cache"})


async def solve(hall: Hall, request: Request) -> Response:
    """Where a solver stands in a puzzle."""
    game = game_key(request.path_params["game"])
    puzzle = puzzle_of(game, request.path_params["puzzle"])
    asked = parsed(await read_body(hall, request), m.Tried)
    return _private(answer(await hall.readers.in_turn(lambda: solving(puzzle, asked))))


async def create(hall: Hall, request: Request) -> Response:
    """Creates a match."""
    wish = parsed(await read_body(hall, request), m.NewMatch)
    token = token_of(request)
    visitor = visitor_of(hall, request)
    take(visitor.creations)
    if wish.fork is not None:
        take(visitor.records)
    if wish.rematch_of is None:
        return _private(answer(await hall.create(wish), 201))
    if token is None:
        raise Refusal("no_token", "expected the token of a seat of the match before")
    return _private(answer(await hall.create_rematch(wish, wish.rematch_of, token), 201))


async def facts(hall: Hall, request: Request) -> Response:
    """What everybody may know of a match."""
    room = await hall.rooms.known(request.path_params["match"])
    return answer(await room.archive.facts(), headers={"Cache-Control": "no-store"})


async def glance(hall: Hall, request: Request) -> Response:
    """Where a match stands, and what happened last."""
    room = await hall.rooms.known(request.path_params["match"])
    return _private(answer(await room.archive.glance(token_of(request))))


async def preview_picture(hall: Hall, request: Request) -> Response:
    """The position as a spectator sees it, as PNG."""
    room = await hall.rooms.known(request.path_params["match"])
    drawn = await room.archive.drawing()
    found = await hall.readers.in_turn(lambda: png(drawn))
    return Response(found, headers={"Cache-Control": "public, max-age=60"}, media_type="image/png")


async def carry(hall: Hall, request: Request) -> Response:
    """Takes seats that another device is to hold too."""
    carrying = parsed(await read_body(hall, request), m.Carrying)
    take(visitor_of(hall, request).claims)
    return _private(answer(await hall.carriage.put(carrying), 201))


async def take_carried(hall: Hall, request: Request) -> Response:
    """Gives carried seats to the device that has the code, once."""
    said = parsed(await read_body(hall, request), m.Fetching)
    take(visitor_of(hall, request).claims)
    return _private(answer(await hall.carriage.take(said.code)))


async def record(hall: Hall, request: Request) -> Response:
    """The record of a match, as its reader may know it."""
    room = await hall.rooms.known(request.path_params["match"])
    visitor = visitor_of(hall, request)
    take(visitor.bytes, 0)
    return _long(visitor, (await room.archive.record(token_of(request))).encode())


def _side(request: Request) -> Seat | None:
    """The side whose view is asked for: `?side=0` or `?side=1`."""
    match request.query_params.get("side"):
        case None:
            return None
        case "0" | "1" as number:
            return SEATS[int(number)]
        case other:
            raise BadOptions(f"expected side 0 or 1, got {other[:20]!r}")


async def replay(hall: Hall, request: Request) -> Response:
    """A match from the beginning, position by position, as its reader saw it."""
    room = await hall.rooms.known(request.path_params["match"])
    visitor = visitor_of(hall, request)
    take(visitor.bytes, 0)
    return _long(visitor, await room.archive.replay(token_of(request), _side(request)))


async def survey(hall: Hall, request: Request) -> Response:
    """What the board shows about things touched in a position of a replay."""
    room = await hall.rooms.known(request.path_params["match"])
    asked = parsed(await read_body(hall, request), m.Touched)
    found = await room.archive.survey(token_of(request), asked.move, asked.path)
    return _private(answer(m.Shown(found)))


async def replay_record(hall: Hall, request: Request) -> Response:
    """A record that someone brought, position by position."""
    visitor = visitor_of(hall, request)
    take(visitor.records)
    take(visitor.bytes, 0)
    brought = await hall.readers.read(await read_body(hall, request))
    match = brought.match
    viewer = None if brought.head.viewer is None else SEATS[brought.head.viewer]
    text = await positions(brought.head, match.game, match.states, brought.lines, viewer, [])
    return _long(visitor, text)


async def study(hall: Hall, request: Request) -> Response:
    """What judges say of a match that is over, as far as they have come."""
    visitor = visitor_of(hall, request)
    return _private(answer(await hall.studies.look(request.path_params["match"], visitor)))


async def sheet(hall: Hall, request: Request) -> Response:
    """What is printed on board and pieces of a match."""
    room = await hall.rooms.known(request.path_params["match"])
    text = m.encode(room.archive.sheet())
    tag = f'"{hashlib.sha256(text).hexdigest()[:32]}"'
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, headers=headers, media_type="application/json")


async def reissue(hall: Hall, request: Request) -> Response:
    """Another token for the seat."""
    token = token_of(request)
    if token is None:
        raise Refusal("no_token", "expected the token of a seat")
    room = await hall.rooms.known(request.path_params["match"])
    return _private(answer(await room.keys.reissue(token)))


async def erase(hall: Hall, request: Request) -> Response:
    """Deletes the name of a seat and what was said from it."""
    token = token_of(request)
    if token is None:
        raise Refusal("no_token", "expected the token of a seat")
    room = await hall.rooms.known(request.path_params["match"])
    await room.erase(token)
    return _private(answer(m.Done()))


async def vacation(hall: Hall, request: Request) -> Response:
    """Stops the clock of a player who is away, in a match by days."""
    token = token_of(request)
    if token is None:
        raise Refusal("no_token", "expected the token of a seat")
    wish = parsed(await read_body(hall, request), m.Away)
    room = await hall.rooms.known(request.path_params["match"])
    await room.commands.vacation(token, wish.until)
    return _private(answer(m.Done()))


async def lobby(hall: Hall, request: Request) -> Response:
    """The open seats."""
    return answer(await hall.lobby(), headers={"Cache-Control": "no-store"})


async def claim(hall: Hall, request: Request) -> Response:
    """Takes an open seat."""
    take(visitor_of(hall, request).claims)
    room = await hall.rooms.known(request.path_params["match"])
    return _private(answer(await room.keys.claim()))


async def catalogue(hall: Hall, request: Request) -> Response:
    """The Fluent text of the shell, or of a game."""
    language = language_of(request)
    key = request.path_params.get("game")
    package = SHELL if key is None else _package(key)
    headers = {"Cache-Control": "no-cache"}
    return Response(
        source(package, language), headers=headers, media_type="text/plain; charset=utf-8"
    )


def _package(key: str) -> str:
    """Where the words of a game lie, or those of seasons."""
    return CAMPAIGN if key == "campaign" else game_package(game_key(key))


async def rules(hall: Hall, request: Request) -> Response:
    """The rules of a game in our own words; no sections where it has none."""
    game = registry.game(game_key(request.path_params["game"]))
    found = rulebook.read(game, language_of(request))
    drawn = list(pictures(game.info.key))
    return answer(m.RulesText(list(found), drawn), headers={"Cache-Control": "no-cache"})


async def sample(hall: Hall, request: Request) -> Response:
    """The match of a game to watch, with comments."""
    key = game_key(request.path_params["game"])
    visitor = visitor_of(hall, request)
    take(visitor.bytes, 0)
    return _long(visitor, await hall.readers.sample(key))


async def game_schema(hall: Hall, request: Request) -> Response:
    """What views and actions of a game look like."""
    game = registry.game(game_key(request.path_params["game"]))
    return answer(schema.document(game), headers={"Cache-Control": "no-cache"})


async def health(hall: Hall, request: Request) -> Response:
    """Whether the server lives."""
    if hall.closing:
        raise Refusal("unavailable", "expected a server that stays, this one is going down")
    return answer(m.Health("ok", __version__), headers={"Cache-Control": "no-store"})


async def ready(hall: Hall, request: Request) -> Response:
    """Whether a move could be stored now."""
    if hall.closing or not await hall.is_ready():
        raise Refusal("unavailable", "expected a server that can store moves; try again soon")
    return answer(m.Health("ok", __version__), headers={"Cache-Control": "no-store"})


async def description(hall: Hall, request: Request) -> Response:
    """This API, in OpenAPI's words."""
    return answer(openapi.document())


ROUTES: Final[tuple[tuple[str, str, Endpoint], ...]] = (
    ("GET", "/api/games", games),
    ("POST", "/api/games/{game}/options", check_options),
    ("POST", "/api/games/{game}/beginning", beginning),
    ("GET", "/api/games/{game}/pictures/{section}", picture),
    ("GET", "/api/games/{game}/lessons", lessons),
    ("GET", "/api/games/{game}/sample", sample),
    ("POST", "/api/games/{game}/lessons/{lesson}", learn),
    ("GET", "/api/games/{game}/puzzles", puzzles),
    ("POST", "/api/games/{game}/puzzles/{puzzle}", solve),
    ("POST", "/api/matches", create),
    ("GET", "/api/matches/{match}", facts),
    ("GET", "/api/matches/{match}/glance", glance),
    ("GET", "/api/matches/{match}/picture", preview_picture),
    ("POST", "/api/carry", carry),
    ("POST", "/api/carry/take", take_carried),
    ("GET", "/api/matches/{match}/record", record),
    ("GET", "/api/matches/{match}/replay", replay),
    ("POST", "/api/matches/{match}/survey", survey),
    ("GET", "/api/matches/{match}/study", study),
    ("GET", "/api/matches/{match}/sheet", sheet),
    ("POST", "/api/replay", replay_record),
    ("POST", "/api/matches/{match}/reissue", reissue),
    ("GET", "/api/lobby", lobby),
    ("POST", "/api/lobby/{match}", claim),
    ("GET", "/api/catalogue/{language}", catalogue),
    ("GET", "/api/catalogue/{language}/{game}", catalogue),
    ("GET", "/api/rules/{language}/{game}", rules),
    ("GET", "/api/games/{game}/schema", game_schema),
    ("GET", "/api/site", site),
    *seasons.ROUTES,
    ("GET", "/api/legal/{page}", legal.page),
    ("POST", "/api/matches/{match}/erase", erase),
    ("POST", "/api/matches/{match}/vacation", vacation),
    ("POST", "/api/notices", doors.create),
    ("GET", "/api/notices/own", doors.show),
    ("POST", "/api/notices/wishes", doors.wishes),
    ("POST", "/api/notices/watch", doors.watch),
    ("POST", "/api/notices/confirm", doors.confirm),
    ("POST", "/api/notices/forget", doors.forget),
    ("POST", "/api/notices/stop/{code}", doors.stop),
    ("GET", "/healthz", health),
    ("GET", "/readyz", ready),
    ("GET", "/openapi.json", description),
)

PREFIX: Final = "/api"
PIECE_BYTES: Final = 64 * 1024


def routes(hall: Hall) -> list[BaseRoute]:
    """The routes of the API over a hall; nothing below /api is a path of the page."""
    made = [(path, _route(hall, method, path, endpoint)) for method, path, endpoint in ROUTES]
    below = [route for path, route in made if path.startswith(PREFIX)]
    beside = [route for path, route in made if not path.startswith(PREFIX)]
    return [Mount(PREFIX, routes=below), *beside]


def _route(hall: Hall, method: str, path: str, endpoint: Endpoint) -> Route:
    async def handle(request: Request) -> Response:
        if method != "GET" and not is_welcome(request.headers.raw, hall.settings.origins):
            raise Refusal("bad_origin", "expected a request of our own page, got one of another")
        if path in FREE:
            return await endpoint(hall, request)
        visitor = visitor_of(hall, request)
        take(visitor.requests)
        async with visitor.turns:
            take(visitor.work, 0)  # those before may have used all there was
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
def game_list(keys: tuple[str, ...], settings: Settings) -> list[m.GameFacts]:
    """The games of these keys, as the list tells them."""
    return [_game_facts(key, settings) for key in keys]


def _game_facts(key: str, settings: Settings) -> m.GameFacts:
    game = registry.game(key)
    info = game.info
    return m.GameFacts(
        key=info.key,
        blurbs={language: blurb(key, language) for language in LANGUAGES},
        seats=info.seats,
        signs=info.signs,
        options=_option_facts(info.options),
        rules_version=info.rules_version,
        bots=list(bot_names(key, settings)),
        usual_bot=usual_player(key),
        coach=has_coach(key),
        chance=info.chance,
        hidden=info.hidden,
        simultaneous=info.simultaneous,
        sheet=game.sheet(info.complete({})) is not None,
        orders=_option_facts(info.orders),
        puzzles=len(shelf(key)),
        sample=has_sample(key),
    )


def _option_facts(options: Sequence[Option]) -> list[m.OptionFacts]:
    return [m.OptionFacts(option.name, option.values, option.free) for option in options]


def _private(response: Response) -> Response:
    response.headers["Cache-Control"] = "no-store"
    return response


def _long(visitor: Visitor, text: bytes) -> Response:
    """Sent in pieces: each is compressed, and others are served in between; its length counts."""
    visitor.bytes.take(time.monotonic(), len(text))

    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(text), PIECE_BYTES):
            yield text[start : start + PIECE_BYTES]
            await asyncio.sleep(0)

    return _private(StreamingResponse(pieces(), media_type="application/json"))
