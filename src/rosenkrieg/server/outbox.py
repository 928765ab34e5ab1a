"""Notices for people who are away: it is your turn, an offer, the match is over.

They are written in the same transaction as the step that calls for them, so none is lost and
none is made up. What becomes of them (a mail, a push message) is the business of a
*notifier*: a task beside the hall that takes them out, one after the other:

    async for notice in Outbox(hall.storage).notices():
        await tell(notice)

A notice is thrown away when the next one is asked for, so a notifier that fails meets it
again: it is told at least once. With PostgreSQL the notifier may be a process of its own; one is
enough. Without any, notices are forgotten after some days.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final, Literal, cast

from msgspec import Struct
from sqlalchemy import select

from rosenkrieg.server.storage import FORGET_NOTICE, Change, Storage, outbox

POLL_SECONDS: Final = 5.0
BATCH: Final = 100

NoticeKind = Literal["turn", "offer", "over"]


class Notice(Struct, frozen=True):
    """Why a seat that was away should be told: the match, its step of that number, when."""

    id: int
    match: str
    number: int
    seat: int
    kind: NoticeKind
    at: float


class Outbox:
    """The notices that wait to be told."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def notices(self, poll_seconds: float = POLL_SECONDS) -> AsyncIterator[Notice]:
        """One notice after the other, the oldest first; waits for more when there are none."""
        while True:
            waiting = await self.waiting()
            for notice in waiting:
                yield notice
                await self.throw_away(notice)
            if not waiting:
                await asyncio.sleep(poll_seconds)

    async def waiting(self, most: int = BATCH) -> list[Notice]:
        """The oldest notices."""
        (rows,) = await self._storage.fetch(select(outbox).order_by(outbox.c.id).limit(most))
        return [
            Notice(row.id, row.match, row.number, row.seat, cast(NoticeKind, row.kind), row.at)
            for row in rows
        ]

    async def throw_away(self, notice: Notice) -> None:
        """It has been told."""
        await self._storage.commit(Change(((FORGET_NOTICE, {"key_id": notice.id}),)))
