"""The rules of a game as pages and programs show them, from `rules_pages/<language>.md`.

The file is Markdown, a small part of it. `## Title {#id}` opens a section, a comment below
it names the rules it speaks of: `<!-- R12 R13 -->`. Then paragraphs, lists, tables,
**bold**, *italic*, `code`. Everything is escaped; no HTML of the file comes through.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from rosenkrieg import locale
from rosenkrieg.server.messages import RulesText, Section

_HEADING: Final = re.compile(r"#{1,2} (?P<title>.*?)(?: \{#(?P<id>[\w-]+)\})?\s*")
_COMMENT: Final = re.compile(r"<!--(.*?)-->", re.DOTALL)
_ITEM: Final = re.compile(r"(?:[-*]|\d+\.) +")
_INLINE: Final = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"\*(.+?)\*"), r"<em>\1</em>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)


@cache
def read(game: str, language: str) -> RulesText | None:
    """The rules of a game in a language; None if nobody has written them down."""
    try:
        place = files(locale.game_package(game)).joinpath("rules_pages", f"{language}.md")
    except ModuleNotFoundError:
        return None
    return RulesText(sections(place.read_text("utf-8"))) if place.is_file() else None


def sections(text: str) -> list[Section]:
    """The sections of a text, in order."""
    parts = [part.strip() for part in re.split(r"\n(?=## )", text)]
    return [_section(part, number) for number, part in enumerate(parts, 1) if part]


def _section(part: str, number: int) -> Section:
    first, _, rest = part.partition("\n")
    heading = _HEADING.fullmatch(first)
    body = rest if heading else part
    return Section(
        id=(heading and heading["id"]) or f"section-{number}",
        title=heading["title"] if heading else "",
        rules=[rule for comment in _COMMENT.findall(part) for rule in comment.split()],
        html="\n".join(_blocks(_COMMENT.sub("", body))),
    )


def _blocks(text: str) -> Iterator[str]:
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = [line.strip() for line in block.splitlines() if line.strip()]
        if lines and lines[0].startswith("### "):
            yield f"<h3>{_inline(lines.pop(0)[4:])}</h3>"
        if not lines:
            continue
        if lines[0].startswith("|"):
            yield _table(lines)
        elif _ITEM.match(lines[0]):
            yield _list(lines)
        else:
            yield f"<p>{_inline(' '.join(lines))}</p>"


def _list(lines: list[str]) -> str:
    items: list[str] = []
    for line in lines:
        if _ITEM.match(line):
            items.append(_ITEM.sub("", line, count=1))
        else:
            items[-1] += f" {line}"
    kind = "ol" if lines[0][0].isdigit() else "ul"
    return f"<{kind}>{''.join(f'<li>{_inline(item)}</li>' for item in items)}</{kind}>"


def _table(lines: list[str]) -> str:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    is_ruled = len(rows) > 1 and all(re.fullmatch(r":?-+:?", cell) for cell in rows[1])
    head = _row(rows[0], "th") if is_ruled else ""
    rest = rows[2:] if is_ruled else rows
    return f"<table>{head}{''.join(_row(row, 'td') for row in rest)}</table>"


def _row(cells: list[str], kind: str) -> str:
    return "<tr>" + "".join(f"<{kind}>{_inline(cell)}</{kind}>" for cell in cells) + "</tr>"


def _inline(text: str) -> str:
    escaped = html.escape(text)
    for pattern, replacement in _INLINE:
        escaped = pattern.sub(replacement, escaped)
    return escaped
