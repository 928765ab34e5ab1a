"""Printing: JSON, tables and progress."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")


def print_json(value: object) -> None:
    """One line of JSON, in ASCII, so that it arrives everywhere as it was sent."""
    print(json.dumps(msgspec.to_builtins(value)))


def print_table(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> None:
    """Rows in columns, the columns numbered in `right` flush with the right edge."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())


def progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """The items, with a bar on the terminal while they come; without one in a pipe."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield from items
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        for item in items:
            bar.advance(task)
            yield item


def plural(count: int, one: str, many: str) -> str:
    """A number and its noun."""
    return f"{count:,} {one if count == 1 else many}"
