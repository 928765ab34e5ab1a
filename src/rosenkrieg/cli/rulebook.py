"""The rules of a game for terminals, out of its `rules_pages/{language}.md`.

A page has a title and an introduction, then sections: `## Title {#id}`, and in a comment
below it the numbers of the rules that the section tells of.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from msgspec import Struct

_COMMENT: Final = re.compile(r"<!--(.*?)-->", re.DOTALL)
_ID: Final = re.compile(r"\s*\{#([\w-]+)\}\s*$")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_TABLE_RULE: Final = re.compile(r"\|[\s|:-]+\|")


class Section(Struct, frozen=True):
    """A section of the rules: its title, the numbers it tells of, and its lines."""

    id: str
    title: str
    rules: tuple[str, ...]
    lines: tuple[str, ...]


def sections(package: str, language: str) -> list[Section]:
    """The introduction and the sections; nothing if the game has no such page."""
    page = files(package).joinpath("rules_pages", f"{language}.md")
    if not page.is_file():
        return []
    parts = re.split(r"^##? ", page.read_text("utf-8"), flags=re.MULTILINE)
    return [_section(part) for part in parts if part.strip()]


def _section(text: str) -> Section:
    head, _, body = text.partition("\n")
    named = _ID.search(head)
    rules = " ".join(_COMMENT.findall(body)).split()
    lines = [_plain(line) for line in _COMMENT.sub("", body).strip().splitlines()]
    return Section(
        id=named.group(1) if named else "",
        title=_ID.sub("", head).strip(),
        rules=tuple(rules),
        lines=tuple(line for line in lines if not _TABLE_RULE.fullmatch(line)),
    )


def _plain(line: str) -> str:
    """A line without the signs of Markdown; a row of a table keeps its columns."""
    text = _LINK.sub(r"\1", line).replace("**", "").replace("`", "")
    return text.lstrip("# ") if text.startswith("#") else text


def find(pages: Sequence[Section], wanted: str) -> Section | None:
    """The section of that number in the list, that rule, that id, or with that in its title."""
    if wanted.isascii() and wanted.isdigit():
        number = int(wanted) if len(wanted) < 6 else 0
        return pages[number] if 1 <= number < len(pages) else None
    sought = wanted.strip("[]").casefold()
    for section in pages:
        if sought == section.id or sought in map(str.casefold, section.rules):
            return section
    return next((each for each in pages[1:] if sought in each.title.casefold()), None)


def laid_out(section: Section, width: int) -> list[str]:
    """The lines of a section, wrapped; items of a list hang."""
    lines: list[str] = []
    for line in section.lines:
        hanging = "  " if line.startswith("- ") else ""
        lines += textwrap.wrap(line, width, subsequent_indent=hanging) or [""]
    return lines
