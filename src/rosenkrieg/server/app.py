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
from rosenkrieg.server.forwarded import Watchful
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.linkpreview import LinkPreviews
from rosenkrieg.server.page import SecurityHeaders, page_under
from rosenkrieg.server.seasons.talk import SeasonConversation
from rosenkrieg.server.security import security_text
from rosenkrieg.server.sockets import Conversation, TableSocket
from rosenkrieg.server.turnstile import Turnstile
from rosenkrieg.server.under import Under


def create_app(hall: Hall) -> ASGIApp:
    """The ASGI application over a hall that is open."""
    base = hall.settings.base_path
    page = page_under(base, LinkPreviews(hall).put)
    requests = Starlette(
        routes=[
            *api.routes(hall),
            Route("/.well-known/security.txt", security_text(hall.settings), methods=["GET"]),
            Route("/", page, methods=["GET"]),
            Route("/{path:path}", page, methods=["GET"]),
        ],
        middleware=[
            Middleware(Turnstile, hall, api.come_back),
            Middleware(GZipMiddleware, compresslevel=5),
        ],
        exception_handlers={
            HTTPException: api.on_http_error,
            GameError: api.on_game_error,
            Exception: _on_mistake,
        },
    )
    guarded = SecurityHeaders(requests)  # around all of it: a mistake is an answer, too
    sockets = TableSocket(hall, {"matches": Conversation, "seasons": SeasonConversation})

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        # sockets do without the layers that requests go through: there are many of them
        await (sockets if scope["type"] == "websocket" else guarded)(scope, receive, send)

    return Watchful(Under(app, base) if base else app)


async def _on_mistake(_: Request, error: Exception) -> Response:
    return api.error_answer("internal", "the server has made a mistake", 500)
