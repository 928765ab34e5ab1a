"""The HTTP requests in OpenAPI's words, made from the message types."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from rosenkrieg.server import messages as m
from rosenkrieg.server.schema import HTTP_TYPES, components
from rosenkrieg.version import __version__

_MATCH: Final = {
    "name": "match",
    "in": "path",
    "required": True,
    "description": "The id of a match.",
    "schema": {"type": "string"},
}
_LANGUAGE: Final = {
    "name": "language",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "examples": ["de", "en"]},
}
_GAME: Final = {
    "name": "game",
    "in": "path",
    "required": True,
    "schema": {"type": "string", "examples": ["rosenkoenig"]},
}
_SEAT: Final[list[dict[str, list[str]]]] = [{"seat": []}]
_MAYBE_SEAT: Final[list[dict[str, list[str]]]] = [{}, {"seat": []}]

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
                (401, 403, 404, 409),
                (_MATCH,),
                security=_MAYBE_SEAT,
            )
        },
        "/api/replay": {
            "post": _operation(
                "A record that somebody brought, position by position.",
                _json(_ref(m.Replay)),
                (400, 413, 422),
                requestBody={"required": True, "content": _json({"type": "object"})},
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
        "/healthz": {"get": _operation("Whether the server is well.", _json(_ref(m.Health)))},
        "/metrics": {"get": _operation("Numbers for Prometheus.", _text())},
    }


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
            "schemas": components(HTTP_TYPES, "components/schemas"),
            "securitySchemes": {
                "seat": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The token of a seat, from the fragment of its link.",
                }
            },
        },
    }
