"""The HTTP requests in OpenAPI's words, made from the message types."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from rosenkrieg.campaign.drafts import Draft, Drafted
from rosenkrieg.campaign.missing import AskedAgain
from rosenkrieg.locale import LANGUAGES
from rosenkrieg.server import messages as m
from rosenkrieg.server.jsonschema import HTTP_TYPES, components, of_games
from rosenkrieg.server.messages import seasons as s
from rosenkrieg.server.notices.wishes import Wishes
from rosenkrieg.version import __version__

PLACE: Final = "components/schemas"

_MATCH: Final = {
    "name": "match",
    "in": "path",
    "required": True,
    "description": "The id of a match.",
    "schema": {"type": "string"},
}
_SEASON: Final = {
    "name": "season",
    "in": "path",
    "required": True,
    "description": "The id of a season, or `sample`.",
    "schema": {"type": "string", "examples": ["sample"]},
}
_BATTLE: Final = {
    **_SEASON,
    "name": "battle",
    "description": "The id of a battle.",
    "schema": {"type": "string"},
}
_WISH: Final = {
    **_SEASON,
    "name": "wish",
    "description": "The id of a wish.",
    "schema": {"type": "string"},
}
_VERSION: Final = {
    "name": "version",
    "in": "query",
    "required": False,
    "description": "After how many rows; now, if it is left out.",
    "schema": {"type": "integer", "minimum": 1},
}
_PAGE: Final = {
    "name": "page",
    "in": "query",
    "required": False,
    "description": "A page of it, or `last`; the whole, if it is left out.",
    "schema": {"type": "string", "pattern": "^(last|[0-9]{1,4})$"},
}
_SIDE: Final = {
    "name": "side",
    "in": "query",
    "required": False,
    "description": "The side whose view is asked for, after the end of a match that hides nothing.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 1},
}
_LANGUAGE: Final = {
    "name": "language",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "examples": list(LANGUAGES)},
}
_GAME: Final = {
    "name": "game",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "examples": ["rosenkoenig"]},
}
_LESSON: Final = {
    "name": "lesson",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "examples": ["join"]},
}
_PUZZLE: Final = {
    "name": "puzzle",
    "in": "path",
    "required": True,
    "schema": {"type": "string"},
}
_SECTION: Final = {
    "name": "section",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "examples": ["hero"]},
}
_SEAT: Final[list[dict[str, list[str]]]] = [{"seat": []}]
_MAYBE_SEAT: Final[list[dict[str, list[str]]]] = [{}, {"seat": []}]

_CONTACT: Final[list[dict[str, list[str]]]] = [{"contact": []}]
_CODE: Final = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}

_MEANINGS: Final = {
    400: "What was asked for does not exist or does not fit.",
    401: "A token is missing.",
    403: "The token is not good for this.",
    404: "There is no such thing.",
    409: "Not possible now.",
    413: "The body is too long.",
    422: "The body is not of the documented form.",
    429: "Too many requests.",
    503: "Try again in a moment.",
}


def _ref(kind: type) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _text() -> dict[str, Any]:
    return {"text/plain": {"schema": {"type": "string"}}}


def _operation(
    summary: str,
    content: dict[str, Any],
    errors: tuple[int, ...] = (),
    parameters: tuple[dict[str, Any], ...] = (),
    status: int = 200,
    **more: Any,
) -> dict[str, Any]:
    responses: dict[str, Any] = {str(status): {"description": summary, "content": content}}
    for code in sorted({*errors, 429, 503}):
        responses[str(code)] = {
            "description": _MEANINGS[code],
            "content": _json(_ref(m.ErrorAnswer)),
        }
    operation = {"summary": summary, "responses": responses, **more}
    return operation | ({"parameters": list(parameters)} if parameters else {})


def _about_contact(summary: str, body: type | None, *errors: int) -> dict[str, Any]:
    """A request with the key of an address for notices."""
    more: dict[str, Any] = {"security": _CONTACT}
    if body is not None:
        more["requestBody"] = {"required": True, "content": _json(_ref(body))}
    wrong = (401, 403, 404, *((413, 422) if body else ()), *errors)
    return {"post": _operation(summary, _json(_ref(m.Done)), wrong, **more)}


def _paths() -> dict[str, Any]:
    body = {"required": True, "content": _json(_ref(m.NewMatch))}
    several = {"type": "array"}
    return {
        "/api/games": {
            "get": _operation("All games.", _json(several | {"items": _ref(m.GameFacts)}))
        },
        "/api/games/{game}/options": {
            "post": _operation(
                "The options of a match, completed, if one can be played with them.",
                _json({"type": "object"}),
                (400, 404, 413, 422),
                (_GAME,),
                requestBody={"required": True, "content": _json({"type": "object"})},
            )
        },
        "/api/games/{game}/beginning": {
            "post": _operation(
                "How a match with these options begins, as a spectator sees it.",
                _json(_ref(m.Beginning)),
                (400, 404, 413, 422),
                (_GAME,),
                requestBody={"required": True, "content": _json({"type": "object"})},
            )
        },
        "/api/games/{game}/pictures/{section}": {
            "get": _operation(
                "The picture of a section of the rules.",
                _json(_ref(m.RulesPicture)),
                (404,),
                (_GAME, _SECTION),
            )
        },
        "/api/games/{game}/schema": {
            "get": _operation(
                "The JSON Schema of what is the game's own: its views, its sheet, its actions.",
                _json({"type": "object"}),
                (404,),
                (_GAME,),
            )
        },
        "/api/games/{game}/sample": {
            "get": _operation(
                "A match to watch, with what the coach says of its moves.",
                _json(_ref(m.SampleMatch)),
                (404,),
                (_GAME,),
            )
        },
        "/api/games/{game}/lessons": {
            "get": _operation(
                "The lessons of a game, in order.",
                _json(several | {"items": _ref(m.LessonFacts)}),
                (404,),
                (_GAME,),
            )
        },
        "/api/games/{game}/lessons/{lesson}": {
            "post": _operation(
                "Where a learner stands in a lesson who has tried this.",
                _json(_ref(m.Standing)),
                (400, 404, 413, 422),
                (_GAME, _LESSON),
                requestBody={"required": True, "content": _json(_ref(m.Tried))},
            )
        },
        "/api/games/{game}/puzzles": {
            "get": _operation(
                "The puzzles of a game, the easy ones first.",
                _json(several | {"items": _ref(m.PuzzleFacts)}),
                (404,),
                (_GAME,),
            )
        },
        "/api/games/{game}/puzzles/{puzzle}": {
            "post": _operation(
                "Where a solver stands in a puzzle who has tried this.",
                _json(_ref(m.Standing)),
                (400, 404, 413, 422),
                (_GAME, _PUZZLE),
                requestBody={"required": True, "content": _json(_ref(m.Tried))},
            )
        },
        "/api/matches": {
            "post": _operation(
                "Creates a match.",
                _json(_ref(m.Created)),
                (400, 401, 403, 404, 409, 413, 422),
                status=201,
                requestBody=body,
                security=_MAYBE_SEAT,
            )
        },
        "/api/matches/{match}": {
            "get": _operation(
                "What everybody may know of a match.", _json(_ref(m.MatchFacts)), (404,), (_MATCH,)
            )
        },
        "/api/matches/{match}/glance": {
            "get": _operation(
                "Where a match stands and what happened last, as its reader may know it.",
                _json(_ref(m.Glance)),
                (401, 403, 404),
                (_MATCH,),
                security=_MAYBE_SEAT,
            )
        },
        "/api/matches/{match}/picture": {
            "get": _operation(
                "The position as a spectator sees it, for link previews.",
                {"image/png": {"schema": {"type": "string", "format": "binary"}}},
                (404, 409),
                (_MATCH,),
            )
        },
        "/api/carry": {
            "post": _operation(
                "Takes seats for another device, for ten minutes.",
                _json(_ref(m.CarryCode)),
                (403, 413, 422),
                status=201,
                requestBody={"required": True, "content": _json(_ref(m.Carrying))},
            )
        },
        "/api/carry/take": {
            "post": _operation(
                "Gives the seats to the device that has the code, once.",
                _json(_ref(m.Carrying)),
                (403, 404, 413, 422),
                requestBody={"required": True, "content": _json(_ref(m.Fetching))},
            )
        },
        "/api/matches/{match}/record": {
            "get": _operation(
                "The record as its reader may know it.",
                _json({"type": "object"}),
                (401, 403, 404, 409),
                (_MATCH,),
                security=_MAYBE_SEAT,
            )
        },
        "/api/matches/{match}/replay": {
            "get": _operation(
                "A match from the beginning, as its reader saw it.",
                _json(_ref(m.Replay)),
                (400, 401, 403, 404, 409),
                (_MATCH, _SIDE),
                security=_MAYBE_SEAT,
            )
        },
        "/api/matches/{match}/survey": {
            "post": _operation(
                "What the board shows about things touched in a position of the replay.",
                _json(_ref(m.Shown)),
                (400, 401, 403, 404, 409, 413, 422),
                (_MATCH,),
                security=_MAYBE_SEAT,
                requestBody={"required": True, "content": _json(_ref(m.Touched))},
            )
        },
        "/api/replay": {
            "post": _operation(
                "A record that someone brought, position by position.",
                _json(_ref(m.Replay)),
                (400, 413, 422),
                requestBody={"required": True, "content": _json({"type": "object"})},
            )
        },
        "/api/matches/{match}/study": {
            "get": _operation(
                "What judges say of a match that is over, so far. Asking begins the work.",
                _json(_ref(m.Analysis)),
                (403, 404, 409),
                (_MATCH,),
            )
        },
        "/api/matches/{match}/sheet": {
            "get": _operation(
                "What is printed on board and pieces.",
                _json({"type": "object"}),
                (404,),
                (_MATCH,),
            )
        },
        "/api/matches/{match}/reissue": {
            "post": _operation(
                "Another token for the seat; the old one ends.",
                _json(_ref(m.Reissued)),
                (401, 403, 404, 409),
                (_MATCH,),
                security=_SEAT,
            )
        },
        "/api/lobby": {
            "get": _operation("Open seats.", _json(several | {"items": _ref(m.Invitation)}))
        },
        "/api/lobby/{match}": {
            "post": _operation("Takes an open seat.", _json(_ref(m.Taken)), (404, 409), (_MATCH,))
        },
        "/api/catalogue/{language}": {
            "get": _operation("The words of the shell.", _text(), (404,), (_LANGUAGE,))
        },
        "/api/catalogue/{language}/{game}": {
            "get": _operation("The words of a game.", _text(), (404,), (_LANGUAGE, _GAME))
        },
        "/api/rules/{language}/{game}": {
            "get": _operation(
                "The rules of a game.", _json(_ref(m.RulesText)), (404,), (_LANGUAGE, _GAME)
            )
        },
        "/api/site": {
            "get": _operation(
                "What this site is, what is wrong with it, and how the request reached it.",
                _json(_ref(m.SiteFacts)),
            )
        },
        **_season_paths(),
        "/api/legal/{page}": {
            "get": _operation(
                "Imprint or privacy page of the host.",
                _json(_ref(m.RulesText)),
                (404,),
                ({"name": "page", "in": "path", "required": True, "schema": {"type": "string"}},),
            )
        },
        "/api/matches/{match}/erase": {
            "post": _operation(
                "Deletes the name of a seat and what was said from it.",
                _json(_ref(m.Done)),
                (401, 403, 404, 409),
                (_MATCH,),
                security=_SEAT,
            )
        },
        "/api/matches/{match}/vacation": {
            "post": _operation(
                "Begins or ends a vacation: the clock stands still, in a match by days.",
                _json(_ref(m.Done)),
                (400, 401, 403, 404, 409, 413, 422),
                (_MATCH,),
                requestBody={"required": True, "content": _json(_ref(m.Away))},
                security=_SEAT,
            )
        },
        "/api/notices": {
            "post": _operation(
                "Takes an address for notices, and asks it to confirm.",
                _json(_ref(m.ContactCreated)),
                (400, 403, 409, 413, 422),
                status=201,
                requestBody={"required": True, "content": _json(_ref(m.NewContact))},
            )
        },
        "/api/notices/own": {
            "get": _operation(
                "What is known of an address for notices.",
                _json(_ref(m.ContactFacts)),
                (401, 404),
                security=_CONTACT,
            )
        },
        "/api/notices/wishes": _about_contact(
            "When notices are sent: together, not at night, not on vacation.", Wishes
        ),
        "/api/notices/watch": _about_contact(
            "Tells the address of a seat, or no more.", m.Watching, 403, 409
        ),
        "/api/notices/confirm": {
            "post": _operation(
                "The owner of an address has opened the link that was sent there.",
                _json(_ref(m.Done)),
                (403, 404, 413, 422),
                requestBody={"required": True, "content": _json(_ref(m.NoticeCode))},
            )
        },
        "/api/notices/forget": _about_contact("Deletes the address.", None),
        "/api/notices/stop/{code}": {
            "post": _operation(
                "Deletes the address that a link in a mail belongs to.",
                _json(_ref(m.Done)),
                (403, 404),
                (_CODE,),
            )
        },
        "/healthz": {"get": _operation("Whether the server lives.", _json(_ref(m.Health)))},
        "/readyz": {
            "get": _operation("Whether a move could be stored now.", _json(_ref(m.Health)))
        },
    }


def _season_paths() -> dict[str, Any]:
    """What is asked of seasons; a hand is the organizer's or a realm's."""
    hand = (400, 401, 403, 404, 409, 413, 422)

    def get(summary: str, kind: type | dict[str, Any], *more: dict[str, Any]) -> dict[str, Any]:
        content = kind if isinstance(kind, dict) else _json(_ref(kind))
        parameters = (_SEASON, *more)
        return {
            "get": _operation(summary, content, (401, 403, 404), parameters, security=_MAYBE_SEAT)
        }

    def post(
        summary: str, body: type, kind: type, *more: dict[str, Any], security: Any = _SEAT
    ) -> dict[str, Any]:
        told = {"required": True, "content": _json(_ref(body))}
        parameters = (_SEASON, *more)
        made = _operation(
            summary, _json(_ref(kind)), hand, parameters, requestBody=told, security=security
        )
        return {"post": made}

    any_object = _json({"type": "object"})
    csv = {"text/csv": {"schema": {"type": "string"}}}
    base = "/api/seasons/{season}"
    correcting = post("Corrects the ledger; a realm asks for it.", s.Correcting, s.Corrected)
    wished = {"description": "A realm's wish.", "content": _json(_ref(s.Corrected))}
    correcting["post"]["responses"]["202"] = wished
    return {
        "/api/seasons": {
            "post": _operation(
                "Creates a season.",
                _json(_ref(s.SeasonCreated)),
                (400, 409, 413, 422),
                status=201,
                requestBody={"required": True, "content": _json(_ref(s.NewSeason))},
            )
        },
        "/api/seasons/import": {
            "post": _operation(
                "Creates a season out of a file.",
                _json(_ref(s.SeasonCreated)),
                (400, 409, 413, 422),
                status=201,
                requestBody={"required": True, "content": any_object},
            )
        },
        base: get("A season as its reader may see it.", s.SeasonAnswer),
        f"{base}/battles/{{battle}}": get("A battle and its story.", s.SeasonBattle, _BATTLE),
        f"{base}/chronicle": get("The season as a story.", s.Chronicle, _PAGE),
        f"{base}/ledger": get("The ledger, now or earlier.", s.LedgerAnswer, _VERSION, _PAGE),
        f"{base}/revisions": get("All corrections.", s.RevisionsAnswer),
        f"{base}/export": get("The whole season as a file.", any_object),
        f"{base}/standings.csv": get("The standings.", csv),
        f"{base}/sheet": get("What the edition prints.", any_object),
        f"{base}/links": post("A new link; the old one ends.", s.WishedLink, s.SeasonLink),
        f"{base}/entries": post("Carries a command out.", s.Entering, s.Entered),
        f"{base}/missing": post(
            "The first answer that a closed battle lacks, asked at its place.",
            s.MissingAsked,
            s.MissingAnswer,
            security=_MAYBE_SEAT,
        ),
        f"{base}/again": post(
            "An entry at its place, with the answers that it could have been.",
            s.AgainAsked,
            AskedAgain,
            security=_MAYBE_SEAT,
        ),
        f"{base}/draft": post(
            "What a battle that was forgotten asks next, at its place.", Draft, Drafted
        ),
        f"{base}/choices": post(
            "Answers to a question.", s.Choosing, s.AnswersFound, security=_MAYBE_SEAT
        ),
        f"{base}/why": post("Which rule forbids it.", s.Choosing, s.WhyNot, security=_MAYBE_SEAT),
        f"{base}/warband": post(
            "Points and warnings of a roster.",
            s.WarbandAsked,
            s.WarbandChecked,
            security=_MAYBE_SEAT,
        ),
        f"{base}/consequences": post("What a correction would change.", s.Consider, s.Considered),
        f"{base}/corrections": correcting,
        f"{base}/wishes/{{wish}}": post(
            "Yes or no to a wished correction.", s.Agreeing, s.Corrected, _WISH
        ),
        f"{base}/picture": get("The picture behind the map.", _pictures()),
        f"{base}/map": {
            "post": _operation(
                "Sets the picture behind the map; without any bytes there is none.",
                _json(_ref(s.SeasonPicture)),
                hand,
                (_SEASON,),
                requestBody={"required": False, "content": _pictures()},
                security=_SEAT,
            )
        },
    }


def _pictures() -> dict[str, Any]:
    binary = {"schema": {"type": "string", "format": "binary"}}
    return {kind: binary for kind in ("image/png", "image/jpeg", "image/webp")}


@cache
def document() -> dict[str, Any]:
    """The whole description."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Rosenkrieg",
            "version": __version__,
            "description": "Matches are played over the websocket; see docs/protocol.md.",
        },
        "paths": _paths(),
        "components": {
            "schemas": components(HTTP_TYPES, PLACE) | of_games(PLACE),
            "securitySchemes": {
                "seat": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token of a seat, from the fragment of its link.",
                },
                "contact": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The key of an address for notices.",
                },
            },
        },
    }
