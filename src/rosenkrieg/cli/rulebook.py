"""The rules of a game laid out for terminals."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from rosenkrieg.rulebook import Block, Grid, Heading, Items, Paragraph, Section, plain

_LEAST_WIDTH: Final = 20
"""Signs that the last column of a table needs; below it the cells of a row run on."""


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
    """The lines of a section, with an empty one between blocks."""
    lines: list[str] = []
    for block in section.blocks:
        lines += [*([""] * bool(lines)), *_lines(block, width)]
    return lines


def _lines(block: Block, width: int) -> list[str]:
    match block:
        case Heading(_, text) | Paragraph(text):
            return textwrap.wrap(plain(text), width)
        case Items(ordered, items):
            marks = [f"{number}. " if ordered else "- " for number in range(1, len(items) + 1)]
            return [
                line
                for mark, item in zip(marks, items, strict=True)
                for line in _hanging(mark, plain(item), width)
            ]
        case Grid(head, rows):
            return _table([[plain(cell) for cell in row] for row in (head, *rows)], width)


def _hanging(mark: str, text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, initial_indent=mark, subsequent_indent=" " * len(mark)) or [
        mark.rstrip()
    ]


def _table(rows: list[list[str]], width: int) -> list[str]:
    """Columns one below the other; the last one is wrapped."""
    broad = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)][:-1]
    left = width - sum(broad) - 2 * len(broad)
    if left < _LEAST_WIDTH:
        return [line for row in rows for line in _hanging("", "; ".join(filter(None, row)), width)]
    return [line for row in rows for line in _row(row, broad, width)]


def _row(row: list[str], broad: Sequence[int], width: int) -> Iterator[str]:
    *first, last = row
    begin = "".join(f"{cell:<{size}}  " for cell, size in zip(first, broad, strict=True))
    wrapped = textwrap.wrap(last, width - len(begin)) or [""]
    yield (begin + wrapped[0]).rstrip()
    for line in wrapped[1:]:
        yield " " * len(begin) + line
