"""The questions to a storage as SQL, the same for both engines."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import and_, func, select, true
from sqlalchemy.sql.expression import Select

from rosenkrieg.core.contract import Outcome
from rosenkrieg.server.messages import ChatLine
from rosenkrieg.server.store import seasons as of_seasons
from rosenkrieg.server.store.schema import (
    chat,
    matches,
    outbox,
    seats,
    steps,
    studies,
    uptimes,
)
from rosenkrieg.server.store.storage import (
    CHAT_SHOWN,
    LOBBY_SHOWN,
    NOTICES_AT_ONCE,
    OVERDUE_AT_ONCE,
    Hashes,
    Latest,
    Notice,
    Span,
    Standing,
    Storage,
    Stored,
    Waiting,
)
from rosenkrieg.table import rows
from rosenkrieg.table.clocks import Rule
from rosenkrieg.table.setting import HUMAN, Setting
from rosenkrieg.table.steps import Step

AT_ONCE: Final = 500
"""Matches that are asked for in one query."""


class SqlStorage(Storage):
    """A storage that is a database; an engine adds how to run queries and how to commit."""

    @abstractmethod
    async def fetch(self, *queries: Select[Any]) -> list[Sequence[Any]]:
        """The rows that each query finds."""

    async def load(self, match: str) -> Stored | None:
        found, who, made, said = await self.fetch(
            select(matches).where(matches.c.id == match),
            select(seats).where(seats.c.match == match).order_by(seats.c.seat),
            select(steps).where(steps.c.match == match).order_by(steps.c.number),
            select(chat).where(chat.c.match == match).order_by(chat.c.id.desc()).limit(CHAT_SHOWN),
        )
        if not found:
            return None
        return Stored(
            setting=_setting(found[0], who),
            hashes=(who[0].token_hash, who[1].token_hash),
            steps=tuple(_step(row) for row in made),
            chat=tuple(_line(row) for row in reversed(said)),
            last_chat=said[0].id if said else 0,
            standing=_standing(found[0]),
        )

    async def steps_after(self, match: str, number: int) -> list[Step]:
        later = and_(steps.c.match == match, steps.c.number > number)
        (found,) = await self.fetch(select(steps).where(later).order_by(steps.c.number))
        return [_step(row) for row in found]

    async def latest(self, matches: Sequence[str]) -> dict[str, Latest]:
        found: dict[str, Latest] = {}
        for start in range(0, len(matches), AT_ONCE):
            some = list(matches[start : start + AT_ONCE])
            made, said = await self.fetch(
                _last(steps.c.match, steps.c.number, some), _last(chat.c.match, chat.c.id, some)
            )
            lines = {row.match: row.last for row in said}
            found |= {row.match: Latest(row.last, lines.get(row.match, 0)) for row in made}
        return found

    async def hashes(self, match: str) -> Hashes:
        query = select(seats.c.token_hash).where(seats.c.match == match).order_by(seats.c.seat)
        (found,) = await self.fetch(query)
        return (found[0].token_hash, found[1].token_hash) if len(found) == 2 else (None, None)

    async def chat_after(self, match: str, last: int) -> tuple[list[ChatLine], int]:
        later = and_(chat.c.match == match, chat.c.id > last)
        (found,) = await self.fetch(select(chat).where(later).order_by(chat.c.id))
        return [_line(row) for row in found], found[-1].id if found else last

    async def study(self, match: str) -> str | None:
        (found,) = await self.fetch(select(studies.c.text).where(studies.c.match == match))
        return str(found[0].text) if found else None

    async def lobby(self, most: int = LOBBY_SHOWN) -> list[Waiting]:
        here = seats.alias("here")
        there = seats.alias("there")
        is_offered = and_(
            matches.c.status == "waiting",
            matches.c.open == true(),  # in these words SQLite finds its index
            here.c.player == HUMAN,
            here.c.token_hash.is_(None),
        )
        (found,) = await self.fetch(
            select(matches, here.c.seat, there.c.name)
            .join(here, here.c.match == matches.c.id)
            .join(there, and_(there.c.match == matches.c.id, there.c.seat != here.c.seat))
            .where(is_offered)
            .order_by(matches.c.created.desc())
            .limit(most)
        )
        return [_waiting(row) for row in found]

    async def overdue(self, now: float, most: int = OVERDUE_AT_ONCE) -> list[str]:
        query = select(matches.c.id).where(matches.c.deadline <= now)
        (found,) = await self.fetch(query.order_by(matches.c.deadline).limit(most))
        return [row.id for row in found]

    async def notices(self, most: int = NOTICES_AT_ONCE) -> list[Notice]:
        (found,) = await self.fetch(select(outbox).order_by(outbox.c.id).limit(most))
        return [_notice(row) for row in found]

    async def uptimes(self) -> list[Span]:
        (found,) = await self.fetch(select(uptimes).order_by(uptimes.c.began))
        return [Span(row.process, row.began, row.seen) for row in found]

    async def load_season(self, season: str) -> of_seasons.StoredSeason | None:
        return of_seasons.loaded(await self.fetch(*of_seasons.loading(season)))

    async def rows_after(
        self, season: str, number: int
    ) -> tuple[list[of_seasons.SeasonRow], dict[str, str]]:
        found, keys = await self.fetch(of_seasons.later(season, number), of_seasons.keys_of(season))
        hashes = {key.holder: key.token_hash for key in keys}
        return [of_seasons.row_of(row) for row in found], hashes

    async def overdue_seasons(self, now: float) -> list[str]:
        (found,) = await self.fetch(of_seasons.overdue(now))
        return [row.id for row in found]

    async def picture(self, season: str) -> of_seasons.Picture | None:
        (found,) = await self.fetch(of_seasons.picture_of(season))
        return of_seasons.Picture(found[0].kind, found[0].data) if found else None


def _last(match: Any, number: Any, some: list[str]) -> Select[Any]:
    """The last number of each of these matches."""
    return select(match, func.max(number).label("last")).where(match.in_(some)).group_by(match)


def _setting(row: Any, who: Sequence[Any]) -> Setting:
    return Setting(
        match=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=msgspec.json.decode(row.options),
        players=(who[0].player, who[1].player),
        names=(who[0].name, who[1].name),
        clock=_clock(row.clock),
        open=row.open,
        secret=row.secret,
        root=row.root,
        size=row.size,
        created=row.created,
        rematch_of=row.rematch_of,
        hints=row.hints,
    )


def _standing(row: Any) -> Standing:
    outcome = None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome)
    return Standing(row.status, row.deadline, outcome)


def _step(row: Any) -> Step:
    kept = rows.Row(row.number, row.kind, row.actor, row.text, row.draw, row.at, row.times)
    return rows.read(kept)


def _line(row: Any) -> ChatLine:
    return ChatLine(row.seat, row.name, row.text, row.at)


def _waiting(row: Any) -> Waiting:
    options = msgspec.json.decode(row.options)
    return Waiting(row.id, row.game, options, _clock(row.clock), row.seat, row.name, row.created)


def _notice(row: Any) -> Notice:
    return Notice(row.id, row.match, row.number, row.seat, row.kind, row.at)


def _clock(text: str | None) -> Rule | None:
    return None if text is None else msgspec.json.decode(text, type=Rule)
