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
from typing import Final

from rosenkrieg.server.store.storage import DropNotice, Notice, Storage

POLL_SECONDS: Final = 5.0


class Outbox:
    """The notices that wait to be delivered."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def notices(self, poll_seconds: float = POLL_SECONDS) -> AsyncIterator[Notice]:
        """One notice after the other, the oldest first; waits for more when there are none."""
        while True:
            waiting = await self._storage.notices()
            for notice in waiting:
                yield notice
                await self._storage.commit(DropNotice(notice.id))
            if not waiting:
                await asyncio.sleep(poll_seconds)
