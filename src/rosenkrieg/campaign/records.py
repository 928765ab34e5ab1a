"""A season as a record that a stranger can check: its rows, their chain, and the opened dice.

`check` says what was checked and never more: a record is consistent by itself; that nothing was
changed since some day, only those know who kept the head of the chain or the root of that day.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from rosenkrieg.campaign.book import Book
from rosenkrieg.campaign.dice import entropy
from rosenkrieg.campaign.entries import Answered, Begun, Entry, Ledger
from rosenkrieg.campaign.refusals import BadCampaign
from rosenkrieg.campaign.rows import (
    Added,
    Brought,
    Corrected,
    Pages,
    Row,
    first_head,
    leaf,
    next_head,
    read,
    salt,
)
from rosenkrieg.campaign.views import is_hidden
from rosenkrieg.core.contract import CHANCE
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.fairness import Sealed, are_committed, result
from rosenkrieg.games.rampant import play
from rosenkrieg.games.rampant.notation import encode


class Shown(Struct, frozen=True, tag="row", forbid_unknown_fields=True):
    """A row: its text as it is stored, and its salt."""

    text: str
    salt: str


class Hidden(Struct, frozen=True, tag="hidden", forbid_unknown_fields=True):
    """A row with a secret choice: its leaf, and what it does to the order of the ledger."""

    leaf: str
    does: Literal["add", "insert", "remove", "change"]
    place: int = 0


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """All rows of a season. The first `imported` came from a file; their dice are of elsewhere.

    `keys`: the keys of all draws so far, in order; `beside`: what proves them (core.fairness).
    """

    season: str
    root: str
    size: int
    rows: tuple[Shown | Hidden, ...]
    head: str
    imported: int = 0
    keys: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()


class Verdict(Struct, frozen=True):
    """What was checked in a valid record.

    `sealed`: rolls that follow from the opened keys, `table`: rolls entered by people, `imported`:
    rolls of the server where the season was before. `unused`: draws that led to no roll. `stirred`:
    who added to the dice. `before`: sealed rolls before anybody had added anything.
    """

    season: str
    rows: int
    hidden: int
    corrections: int
    sealed: int
    table: int
    imported: int
    unused: int
    stirred: tuple[str, ...]
    before: int
    head: str


def make(
    book: Book,
    season: str,
    rows: Sequence[tuple[str, Row]],
    dice: Sealed,
    drawn: int,
    imported: int,
) -> Record:
    """The record as everybody may read it; `rows` with their texts."""
    head = first_head(season, dice.root)
    shown: list[Shown | Hidden] = []
    for number, (text, row) in enumerate(rows, 1):
        grain = salt(dice.secret, number)
        mark = leaf(grain, text)
        head = next_head(head, mark)
        shown.append(_hidden(row, mark) if _is_secret(book, row) else Shown(text, grain))
    keys = tuple(dice.key(number).hex() for number in range(drawn))
    beside = dice.open_first(drawn) if drawn else ()
    return Record(season, dice.root, dice.size, tuple(shown), head, imported, keys, beside)


def _is_secret(book: Book, row: Row) -> bool:
    match row:
        case Added(entry):
            return is_hidden(book, entry)
        case Corrected(revision):
            there = (revision.before, revision.after)
            return any(entry is not None and is_hidden(book, entry) for entry in there)
        case _:
            return False


def _hidden(row: Row, mark: str) -> Hidden:
    if not isinstance(row, Corrected):
        return Hidden(mark, "add")
    revision = row.revision
    if revision.before is None:
        return Hidden(mark, "insert", revision.position)
    return Hidden(mark, "remove" if revision.after is None else "change", revision.position)


# reading


def visible_rows(record: Record) -> list[Row]:
    """The rows whose text is there."""
    return [read(each.text) for each in record.rows if isinstance(each, Shown)]


def ledger_of(record: Record) -> Ledger:
    """The ledger; secret choices are missing, and are asked again."""
    pages = Pages()
    for each in record.rows:
        _turn(pages, each)
    return pages.ledger


def _turn(pages: Pages, each: Shown | Hidden) -> Row | None:
    if isinstance(each, Shown):
        row = read(each.text)
        pages.turn(row)
        return row
    if each.does == "add":
        pages.add(None)
    else:
        inserts = each.does == "insert"
        pages.shift(each.place, not inserts, None, inserts or each.does == "change")
        pages.made += inserts
    return None


# checking


def check(record: Record) -> Verdict:
    """Checks chain, entries and dice; BadCampaign names the first row at fault."""
    _check_chain(record)
    if record.keys and not are_committed(record.keys, record.beside, record.root, record.size):
        raise BadCampaign("expected keys of the draws that the root was published for")
    pages, book = Pages(), Book()
    rolls = _Rolls(record)
    hidden = 0
    for number, each in enumerate(record.rows, 1):
        try:
            row = _turn(pages, each)
            hidden += row is None
            if isinstance(row, Added):
                rolls.check(book, row.entry, number)
                book.take(row.entry)
            elif (row is None or isinstance(row, Corrected | Brought)) and not _goes_on(
                record, number
            ):
                book.replace(pages.ledger)
        except BadCampaign as error:
            raise BadCampaign(f"row {number}: {error}") from None
        except (GameError, LookupError, ValueError, AssertionError, TypeError) as error:
            raise BadCampaign(f"row {number} does not fit: {error!s:.120}") from None
    return Verdict(
        record.season,
        len(record.rows),
        hidden,
        sum(not each.part for each in book.ledger.revisions),
        rolls.sealed,
        rolls.table,
        rolls.imported,
        len(record.keys) - rolls.sealed,
        tuple(book.season.stirred),
        rolls.before,
        record.head,
    )


def _goes_on(record: Record, number: int) -> bool:
    """Whether the next row is a part of the same correction."""
    each = record.rows[number] if number < len(record.rows) else None
    row = read(each.text) if isinstance(each, Shown) else None
    return isinstance(row, Corrected) and row.revision.part


def _check_chain(record: Record) -> None:
    head = first_head(record.season, record.root)
    for each in record.rows:
        mark = leaf(each.salt, each.text) if isinstance(each, Shown) else each.leaf
        head = next_head(head, mark)
    if head != record.head:
        raise BadCampaign("expected rows that lead to the head of the chain; one was changed")
    if not record.rows or not isinstance(_first(record), Begun | Brought):
        raise BadCampaign("expected the first row to begin the season")


def heads(record: Record) -> set[str]:
    """The heads of the chain after each row, of which a reader may have kept one."""
    head = first_head(record.season, record.root)
    found = {head}
    for each in record.rows:
        mark = leaf(each.salt, each.text) if isinstance(each, Shown) else each.leaf
        head = next_head(head, mark)
        found.add(head)
    return found


def _first(record: Record) -> object:
    first = record.rows[0]
    row = read(first.text) if isinstance(first, Shown) else None
    return row.entry.body if isinstance(row, Added) else row


class _Rolls:
    """Counts the rolls, and holds those of the server against their keys."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._last = -1
        self.sealed = self.table = self.imported = self.before = 0

    def check(self, book: Book, entry: Entry, number: int) -> None:
        """Checks a roll before it is taken in."""
        body = entry.body
        if not isinstance(body, Answered) or not body.action.startswith("roll:"):
            return
        if body.draw is None:
            if body.source == "server" and number > self._record.imported:
                raise BadCampaign("expected a roll of the server to name its draw")
            self.table += 1
        elif number <= self._record.imported:
            self.imported += 1
        else:
            self._check_draw(book, body, body.draw)

    def _check_draw(self, book: Book, body: Answered, draw: int) -> None:
        if not self._last < draw < len(self._record.keys):
            raise BadCampaign(f"expected a draw that is opened and later than the last, got {draw}")
        self._last = draw
        state = book.state(book.battle(body.battle))
        key = bytes.fromhex(self._record.keys[draw])
        added = entropy(book.season)
        index = result(key, (added, ""), play.chance_weights(state))
        if encode(play.legal_actions(state, CHANCE)[index]) != body.action:
            raise BadCampaign(f"expected the result of draw {draw}, got {body.action!r:.20}")
        self.sealed += 1
        self.before += not added
