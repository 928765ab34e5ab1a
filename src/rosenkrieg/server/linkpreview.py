"""What a messenger shows of a link: game, people, and the position as spectators see it."""

from __future__ import annotations

import re
import time
from html import escape
from typing import Final

from starlette.requests import Request

from rosenkrieg.core.errors import GameError
from rosenkrieg.locale import blurb
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.messages import MatchFacts
from rosenkrieg.server.requests import visitor_of
from rosenkrieg.server.room.archive import Archive

ADDRESS: Final = re.compile(r"(?:m|replay)/([\w-]{1,40})")
PICTURE: Final = "/icon-512.png"


class LinkPreviews:
    """Writes into the head of the page what the address is about."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def put(self, request: Request, path: str, html: str) -> str | None:
        """The page with its preview; None for an address that has none of its own."""
        found = ADDRESS.fullmatch(path)
        if found is None:
            return None
        if not visitor_of(self._hall, request).requests.take(time.monotonic()):
            return None  # looking a match up costs as much as asking for it
        try:
            archive = (await self._hall.rooms.known(found[1])).archive
            facts = await archive.facts()
        except GameError:
            return None  # the page says what is wrong
        language = "de" if request.headers.get("accept-language", "").startswith("de") else "en"
        about = blurb(facts.game, language)
        names = [seat.name for seat in facts.seats if seat.name]
        settings = self._hall.settings
        site = settings.url or str(request.base_url).rstrip("/") + settings.base_path
        told = {
            "og:title": ": ".join([about.title, *([" – ".join(names)] if names else [])]),
            "og:description": about.tagline,
            "og:image": site.rstrip("/") + await _picture(archive, facts),
        }
        for name, text in told.items():
            before, key, after = html.partition(f'<meta property="{name}" content="')
            if key:
                html = before + key + escape(text) + '"' + after.partition('"')[2]
        return html


async def _picture(archive: Archive, facts: MatchFacts) -> str:
    """The path of the position's picture, another after each move; of our own sign before one."""
    try:
        await archive.drawing()
    except GameError:
        return PICTURE
    return f"/api/matches/{facts.match}/picture?moves={facts.moves}"
