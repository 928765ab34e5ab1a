"""A campaign as one JSON file, and its standings as CSV. [K1]

Secret choices that are not shown yet are left out of a file: they are asked again.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct

from rosenkrieg.campaign.book import Book
from rosenkrieg.campaign.entries import PUBLIC, Begun, Entry, Ledger
from rosenkrieg.campaign.records import Record, ledger_of
from rosenkrieg.campaign.refusals import BadCampaign
from rosenkrieg.campaign.season import Season, fold
from rosenkrieg.campaign.views import visible, visible_revisions
from rosenkrieg.core.errors import GameError

FORMAT = "rosenkrieg campaign"
VERSION = 1
LARGEST = 20_000_000


class File(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is in the file: a ledger, or the record of a season of some site."""

    format: str
    version: int
    ledger: Ledger | None = None
    record: Record | None = None


def export(book: Book) -> str:
    """The campaign as JSON text, one that `load` reads again."""
    entries = tuple(visible(book, PUBLIC))
    ledger = Ledger(entries, visible_revisions(book), book.ledger.made)
    return _text(File(FORMAT, VERSION, ledger))


def export_record(record: Record) -> str:
    """A season of a site as JSON text; `load` and `parse` read it again."""
    return _text(File(FORMAT, VERSION, record=record))


def _text(file: File) -> str:
    encoded = msgspec.json.encode(file, order="deterministic")
    return msgspec.json.format(encoded, indent=1).decode() + "\n"


Pace = Callable[[Iterable[Entry]], Iterable[Entry]]
"""The same entries one by one, unless it takes too long."""


def load(text: str, pace: Pace = iter) -> Book:
    """Reads a campaign; BadCampaign says in one line what is wrong."""
    file = parse(text)
    if file.record is not None:
        return Book(_checked(ledger_of(file.record), pace))
    assert file.ledger is not None
    return Book(_checked(file.ledger, pace))


def parse(text: str) -> File:
    """What the file says; BadCampaign unless it has the form of one."""
    if len(text) > LARGEST:
        raise BadCampaign(f"expected at most {LARGEST} characters, got {len(text)}")
    try:
        file = msgspec.json.decode(text, type=File)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadCampaign(f"expected a campaign file, got: {error}") from None
    if (file.format, file.version) != (FORMAT, VERSION):
        got = f"{file.format!r:.40} {file.version}"
        raise BadCampaign(f"expected {FORMAT!r} version {VERSION}, got {got}")
    if (file.ledger is None) == (file.record is None):
        raise BadCampaign("expected either a ledger or a record in the file")
    return file


def _checked(ledger: Ledger, pace: Pace) -> Ledger:
    ids = [entry.id for entry in ledger.entries]
    if len(set(ids)) != len(ids):
        raise BadCampaign("expected every entry to have an id of its own, got one twice")
    numbers = [int(id[1:]) if id[:1] == "e" and id[1:].isdecimal() else None for id in ids]
    if None in numbers or any(number > ledger.made for number in numbers if number):
        raise BadCampaign(f"expected ids from e1 to e{ledger.made}")
    if not ledger.entries or not isinstance(ledger.entries[0].body, Begun):
        raise BadCampaign("expected the first entry to begin the season")
    season = Season()
    for number, entry in enumerate(pace(ledger.entries), 1):
        if number > 1 and isinstance(entry.body, Begun):
            raise BadCampaign(f"entry {number}: expected one beginning, got another")
        try:
            season.read(entry)
        except (GameError, LookupError, ValueError, AssertionError, TypeError) as error:
            what = type(entry.body).__name__
            raise BadCampaign(f"entry {number} ({what}) does not fit: {error!s:.120}") from None
    return ledger


def standings_csv(book: Book) -> str:
    """The standings, one realm a line, with a heading."""
    lines = _Lines()
    writer = csv.writer(lines, lineterminator="\n")
    writer.writerow(["rank", "realm", "territories", "glory", "points", "battles", "per_battle"])
    for row in fold(book.ledger).standings():
        per_battle = f"{row.territories / row.battles:.2f}" if row.battles else ""
        name = f"'{row.name}" if row.name[:1] in "=+-@" else row.name
        writer.writerow(
            [row.rank, name, row.territories, row.glory, row.points, row.battles, per_battle]
        )
    return "".join(lines)


class _Lines(list[str]):
    """What a writer of CSV writes to."""

    def write(self, line: str) -> None:
        self.append(line)
