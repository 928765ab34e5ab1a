"""What is stored of a season: rows that are only ever appended, and the chain over them. [K1, K2]

The ledger can be corrected, its rows cannot: a correction is a row of its own. So every earlier
version of the ledger can be had back, and those who kept the head of the chain can tell later
whether anything was changed behind their back.

    leaf n = SHA-256("<salt n>|<text of row n>")
    head n = SHA-256("<head n-1>|<leaf n>"),  head 0 = SHA-256("rosenkrieg-season|<season>|<root>")

The salt keeps a row secret whose leaf is known: what it says could be guessed otherwise.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from rosenkrieg.campaign.corrections import Correction
from rosenkrieg.campaign.entries import Entry, Ledger, Revision
from rosenkrieg.campaign.refusals import BadCampaign


class Added(Struct, frozen=True, tag=True):
    """An entry at the end of the ledger."""

    entry: Entry


class Corrected(Struct, frozen=True, tag=True):
    """An earlier entry was changed, removed or inserted; `wish`: who asked for it did so there."""

    revision: Revision
    wish: str = ""


class Wished(Struct, frozen=True, tag=True):
    """A realm asks for a correction. [K9]"""

    id: str
    author: str
    at: int
    reason: str
    correction: Correction


class Dropped(Struct, frozen=True, tag=True):
    """A wish was refused or withdrawn."""

    wish: str
    author: str
    at: int


class Brought(Struct, frozen=True, tag=True):
    """A whole ledger out of a file; the first row of a season that came from elsewhere."""

    ledger: Ledger


Row = Added | Corrected | Wished | Dropped | Brought

_DECODER: Final = msgspec.json.Decoder(Row)


def write(row: Row) -> str:
    """The row as the text that is stored."""
    return msgspec.json.encode(row).decode()


def read(text: str) -> Row:
    """The row of a text."""
    try:
        found: Row = _DECODER.decode(text)
        return found
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadCampaign(f"expected a row of a campaign, got: {error}") from None


# the ledger


class Pages:
    """A ledger as its rows build it up. A row that its reader may not see is a gap."""

    def __init__(self) -> None:
        self._entries: list[Entry | None] = []
        self._revisions: list[Revision] = []
        self.made = 0
        self.wishes: dict[str, Wished] = {}

    def turn(self, row: Row) -> None:
        """Takes a row in."""
        match row:
            case Added(entry):
                self.add(entry)
            case Corrected(revision, wish):
                self._correct(revision)
                self.wishes.pop(wish, None)
            case Wished(id):
                self.wishes[id] = row
            case Dropped(wish):
                self.wishes.pop(wish, None)
            case Brought(ledger):
                self._entries = list(ledger.entries)
                self._revisions = list(ledger.revisions)
                self.made = ledger.made

    def add(self, entry: Entry | None) -> None:
        """An entry at the end."""
        self._entries.append(entry)
        self.made += 1

    def _correct(self, revision: Revision) -> None:
        self.shift(revision.position, revision.before is not None, revision.after)
        self._revisions.append(revision)
        self.made += revision.before is None

    def shift(self, place: int, removes: bool, after: Entry | None, inserts: bool = False) -> None:
        """An entry leaves its place, another one takes it."""
        if not 0 <= place <= len(self._entries) - removes:
            raise BadCampaign(f"expected a place in the ledger, got {place}")
        self._entries[place : place + removes] = [after] if after or inserts else []

    @property
    def ledger(self) -> Ledger:
        """The ledger, gaps left out."""
        entries = tuple(entry for entry in self._entries if entry is not None)
        return Ledger(entries, tuple(self._revisions), self.made)


def ledger_of(rows: Iterable[Row]) -> Ledger:
    """The ledger that rows build up."""
    pages = Pages()
    for row in rows:
        pages.turn(row)
    return pages.ledger


def added(before: Ledger, after: Ledger) -> tuple[Row, ...]:
    """The rows that lead from a ledger to the next one: more entries, or more corrections."""
    if len(after.revisions) > len(before.revisions):
        return tuple(Corrected(each) for each in after.revisions[len(before.revisions) :])
    return tuple(Added(entry) for entry in after.entries[len(before.entries) :])


# the chain


def salt(secret: bytes, number: int) -> str:
    """What is hashed with the row of a number."""
    return hmac.digest(secret, f"row|{number}".encode(), "sha256").hex()[:32]


def leaf(salt: str, text: str) -> str:
    """What stands for a row in the chain."""
    return _hash(f"{salt}|{text}")


def first_head(season: str, root: str) -> str:
    """Where the chain of a season begins."""
    return _hash(f"rosenkrieg-season|{season}|{root}")


def next_head(head: str, leaf: str) -> str:
    """The head of the chain with one row more."""
    return _hash(f"{head}|{leaf}")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
