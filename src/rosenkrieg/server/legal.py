"""Imprint and privacy page of the host, from Markdown files; none of ours where they give none."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from rosenkrieg import rulebook
from rosenkrieg.core.errors import GameError
from rosenkrieg.server import messages as m
from rosenkrieg.server.refusals import Refusal

if TYPE_CHECKING:
    from rosenkrieg.server.hall import Hall
    from rosenkrieg.server.settings import Settings

PAGES: Final = ("imprint", "privacy")


def read_pages(settings: Settings) -> dict[str, list[rulebook.Section]]:
    """The pages that the host gives, by name; an error names the file that cannot be used."""
    found: dict[str, list[rulebook.Section]] = {}
    for name in PAGES:
        path: str = getattr(settings, name)
        if path:
            found[name] = _read(name, Path(path))
    return found


def _read(name: str, path: Path) -> list[rulebook.Section]:
    try:
        return rulebook.parse(path.read_text("utf-8"))
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8"
        raise GameError(f"expected --{name} to be a Markdown file, got {path}: {reason}") from None
    except rulebook.BadRulesPage as error:
        raise GameError(f"expected --{name} to be simple Markdown, got {path}: {error}") from None


async def page(hall: Hall, request: Request) -> Response:
    """A page of the host."""
    sections = hall.legal.get(request.path_params["page"])
    if sections is None:
        raise Refusal("not_found", f"expected a page out of {', '.join(PAGES)} that the host gave")
    headers = {"Cache-Control": "no-cache"}
    return Response(m.encode(m.RulesText(sections)), 200, headers, "application/json")
