"""What is kept of seasons: changes, what is read, and their rows in SQL and in memory.

Rows are only ever appended; the unique key (season, number) lets one writer win, the unique key
(season, request) keeps an entry that was sent twice from being entered twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Select, and_, select

from rosenkrieg.server.store.schema import season_keys, season_pictures, season_rows, seasons

OVERDUE_SEASONS: Final = 50


class SeasonSetting(Struct, frozen=True):
    """What is fixed when a season is created; `imported`: how many rows came from a file."""

    season: str
    secret: bytes
    root: str
    size: int
    created: float
    imported: int = 0


class SeasonRow(Struct, frozen=True):
    """A row of a season as text; `request` is the id of the request that its first row answers."""

    number: int
    text: str
    at: float
    request: str | None = None


class SeasonKey(Struct, frozen=True):
    """The hash of the token of a holder: the organizer or a realm."""

    holder: str
    hash: str


class CreateSeason(Struct, frozen=True):
    """A new season with its first rows and links."""

    setting: SeasonSetting
    keys: tuple[SeasonKey, ...]
    rows: tuple[SeasonRow, ...]
    deadline: float | None = None


class AppendRows(Struct, frozen=True):
    """The next rows of a season, and new links; `deadline`: when to look at it again."""

    season: str
    rows: tuple[SeasonRow, ...]
    deadline: float | None
    keys: tuple[SeasonKey, ...] = ()


class SetPicture(Struct, frozen=True):
    """The picture behind the map of a season; no bytes: none any more."""

    season: str
    kind: str
    data: bytes


SeasonChange = CreateSeason | AppendRows | SetPicture


class StoredSeason(Struct, frozen=True):
    """A season as it is read back; `picture`: whether there is one."""

    setting: SeasonSetting
    keys: dict[str, str]
    rows: tuple[SeasonRow, ...]
    picture: bool


class Picture(Struct, frozen=True):
    """A picture as it is served."""

    kind: str
    data: bytes


# SQL: rows that are written


Writes = Iterator[tuple[str, Mapping[str, object]]]
"""Statements by name, with their values; `writing` knows the statements."""


def writes(change: SeasonChange) -> Writes:
    """The rows that a change writes, in an order in which they can be written."""
    match change:
        case CreateSeason(setting, keys, rows, deadline):
            yield (
                "add",
                {
                    "id": setting.season,
                    "secret": setting.secret,
                    "root": setting.root,
                    "size": setting.size,
                    "created": setting.created,
                    "imported": setting.imported,
                    "deadline": deadline,
                },
            )
            yield from _new_rows(setting.season, rows)
            for key in keys:
                yield "key", _key(setting.season, key)
        case AppendRows(season, rows, deadline, keys):
            yield from _new_rows(season, rows)
            for key in keys:
                yield "unkey", {"key_season": season, "key_holder": key.holder}
                yield "key", _key(season, key)
            yield "deadline", {"key_id": season, "deadline": deadline}
        case SetPicture(season, kind, data):
            yield "unpicture", {"key_season": season}
            if data:
                yield "picture", {"season": season, "kind": kind, "data": data}


def _new_rows(season: str, rows: Sequence[SeasonRow]) -> Writes:
    for row in rows:
        values = {"number": row.number, "text": row.text, "at": row.at, "request": row.request}
        yield "row", {"season": season, **values}


def _key(season: str, key: SeasonKey) -> dict[str, object]:
    return {"season": season, "holder": key.holder, "token_hash": key.hash}


# SQL: rows that are read


def loading(season: str) -> tuple[Select[Any], ...]:
    """What is asked to load a season."""
    return (
        select(seasons).where(seasons.c.id == season),
        select(season_keys).where(season_keys.c.season == season),
        select(season_rows).where(season_rows.c.season == season).order_by(season_rows.c.number),
        select(season_pictures.c.season).where(season_pictures.c.season == season),
    )


def loaded(found: Sequence[Sequence[Any]]) -> StoredSeason | None:
    """The season out of the answers."""
    heads, keys, rows, pictures = found
    if not heads:
        return None
    head = heads[0]
    return StoredSeason(
        SeasonSetting(head.id, head.secret, head.root, head.size, head.created, head.imported),
        {key.holder: key.token_hash for key in keys},
        tuple(row_of(each) for each in rows),
        bool(pictures),
    )


def later(season: str, number: int) -> Select[Any]:
    """What is asked for the rows since."""
    mine = and_(season_rows.c.season == season, season_rows.c.number > number)
    return select(season_rows).where(mine).order_by(season_rows.c.number)


def keys_of(season: str) -> Select[Any]:
    """What is asked for the links of a season."""
    return select(season_keys).where(season_keys.c.season == season)


def row_of(row: Any) -> SeasonRow:
    """A row of the database."""
    return SeasonRow(row.number, row.text, row.at, row.request)


def overdue(now: float) -> Select[Any]:
    """What is asked for the seasons to look at."""
    due = select(seasons.c.id).where(seasons.c.deadline <= now)
    return due.order_by(seasons.c.deadline).limit(OVERDUE_SEASONS)


def picture_of(season: str) -> Select[Any]:
    """What is asked for a picture."""
    return select(season_pictures).where(season_pictures.c.season == season)


# memory


class Shelf:
    """Seasons in memory; ValueError where a database would refuse a key."""

    def __init__(self) -> None:
        self._seasons: dict[str, StoredSeason] = {}
        self._deadlines: dict[str, float | None] = {}
        self._pictures: dict[str, Picture] = {}

    def commit(self, change: SeasonChange) -> None:
        """Keeps a change, whole or not at all."""
        match change:
            case CreateSeason(setting, keys, rows, deadline):
                if setting.season in self._seasons:
                    raise ValueError(f"expected a new season, got {setting.season}")
                empty = StoredSeason(setting, {}, (), False)
                self._seasons[setting.season] = _more(empty, rows, keys)
                self._deadlines[setting.season] = deadline
            case AppendRows(season, rows, deadline, keys):
                self._seasons[season] = _more(self._season(season), rows, keys)
                self._deadlines[season] = deadline
            case SetPicture(season, kind, data):
                self._season(season)
                self._pictures.pop(season, None)
                if data:
                    self._pictures[season] = Picture(kind, data)

    def _season(self, season: str) -> StoredSeason:
        if season not in self._seasons:
            raise ValueError(f"expected a season that is kept, got {season}")
        return self._seasons[season]

    def load(self, season: str) -> StoredSeason | None:
        """A season with all its rows."""
        found = self._seasons.get(season)
        return None if found is None else replace(found, picture=season in self._pictures)

    def picture(self, season: str) -> Picture | None:
        """The picture behind the map."""
        return self._pictures.get(season)

    def overdue(self, now: float) -> list[str]:
        """Seasons to look at, the longest overdue first."""
        due = [(at, season) for season, at in self._deadlines.items() if at and at <= now]
        return [season for _, season in sorted(due)[:OVERDUE_SEASONS]]


def _more(kept: StoredSeason, rows: Sequence[SeasonRow], keys: Sequence[SeasonKey]) -> StoredSeason:
    numbers = {row.number for row in kept.rows}
    requests = {row.request for row in kept.rows} - {None}
    for row in rows:
        if row.number in numbers or row.request in requests:
            raise ValueError(f"expected the next row, but row {row.number} is taken")
        numbers.add(row.number)
        requests |= {row.request} - {None}
    hashes = {**kept.keys, **{key.holder: key.hash for key in keys}}
    ordered = sorted((*kept.rows, *rows), key=lambda row: row.number)
    return replace(kept, rows=tuple(ordered), keys=hashes)
