"""The application: sockets, requests and the page over one hall."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from rosenkrieg.core.errors import GameError
from rosenkrieg.server import api
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.page import SecurityHeaders, page
from rosenkrieg.server.sockets import TableSocket


def create_app(hall: Hall) -> ASGIApp:
    """The ASGI application over a hall that is open."""
    requests = Starlette(
        routes=[
            *api.routes(hall),
            Route("/", page, methods=["GET"]),
            Route("/{path:path}", page, methods=["GET"]),
        ],
        middleware=[Middleware(SecurityHeaders), Middleware(GZipMiddleware, compresslevel=5)],
        exception_handlers={
            HTTPException: api.on_http_error,
            GameError: api.on_game_error,
            Exception: _on_mistake,
        },
    )
    sockets = TableSocket(hall)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        # sockets do without the layers that requests go through: there are many of them
        await (sockets if scope["type"] == "websocket" else requests)(scope, receive, send)

    return app


async def _on_mistake(_: Request, error: Exception) -> Response:
    return api.error_answer("internal", "the server has made a mistake", 500)
