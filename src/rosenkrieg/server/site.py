"""What the site says of itself: `GET /api/site`, which `rosenkrieg doctor` and the page ask."""

from __future__ import annotations

import shutil
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from rosenkrieg.server import messages as m
from rosenkrieg.server.forwarded import forwarded
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.store.address import MEMORY, database_url
from rosenkrieg.version import __version__

LEAST_FREE: Final = 200 * 1024 * 1024
"""Bytes below which the disk of the database counts as full soon."""


async def site(hall: Hall, request: Request) -> Response:
    """What this server is, what is wrong with it, and how the request reached it."""
    facts = m.SiteFacts(
        version=__version__,
        time=hall.house.time(),
        address=request.client.host if request.client else "",
        forwarded=forwarded(request.scope),
        problems=await problems(hall),
        notices=hall.notifier.ways,
        url=hall.settings.url,
        imprint="imprint" in hall.legal,
        privacy="privacy" in hall.legal,
        nearby=list(hall.settings.nearby) if _is_same_machine(request) else [],
    )
    return Response(
        m.encode(facts), headers={"Cache-Control": "no-store"}, media_type="application/json"
    )


def _is_same_machine(request: Request) -> bool:
    """Whether the browser runs where the server does, with no proxy between them."""
    if request.client is None or forwarded(request.scope) != "none":
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


async def problems(hall: Hall) -> list[m.SiteProblem]:
    """What the host should look after."""
    found: list[m.SiteProblem] = []
    if not await hall.is_ready():
        found.append("database")
    free = free_bytes(hall.settings.database)
    if free is not None and free < LEAST_FREE:
        found.append("disk")
    if hall.notifier.failing:
        found.append("mail")
    return found


def free_bytes(database: str) -> int | None:
    """How much room is left beside the database file; None if it is elsewhere."""
    if database == MEMORY:
        return None
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        return None
    try:
        return shutil.disk_usage(Path(url.database or "").parent).free
    except OSError:
        return None
