"""What must be looked after from time to time: clocks, uptime, what nobody needs any more."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from rosenkrieg.core.errors import GameError
from rosenkrieg.server.house import House
from rosenkrieg.server.limits import Visitors
from rosenkrieg.server.logs import logger
from rosenkrieg.server.rooms import Rooms
from rosenkrieg.server.seasons.seasons import Seasons
from rosenkrieg.server.store.storage import Beat, Forget, StorageError
from rosenkrieg.server.uptime import GAP

FORGET_SECONDS: Final = 3600.0
SEASONS_SECONDS: Final = 10.0

log = logger("rosenkrieg.sweeping")


class Sweeper:
    """Sweeps every second or so; `sweep` may also be called alone."""

    def __init__(self, house: House, rooms: Rooms, seasons: Seasons, visitors: Visitors) -> None:
        self._house = house
        self._rooms = rooms
        self._seasons = seasons
        self._visitors = visitors
        self._next: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to sweep."""
        self._task = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        """Sweeps no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def sweep(self) -> None:
        """Looks after matches whose time is over, notes down that the server is up, tidies up."""
        house = self._house
        for match in await self._overdue():
            await self._check_time(match)
        if self._is_time("beat", house.settings.beat_seconds):
            await self.beat()
        if self._is_time("seasons", SEASONS_SECONDS):
            await self._seasons.look_at_time()
        self._rooms.let_go(house.settings.idle_seconds)
        self._seasons.let_go(house.settings.idle_seconds)
        self._visitors.forget_idle()
        if self._is_time("forget", FORGET_SECONDS):
            before = house.now() - house.settings.forget_days * 86_400
            ended, said = (
                house.now() - days * 86_400 if days else None
                for days in (house.settings.keep_days, house.settings.chat_days)
            )
            await house.storage.commit(Forget(before, ended, said))

    async def _check_time(self, match: str) -> None:
        """Looks at one clock; whatever is wrong with this match, the others have their turn."""
        try:
            room = await self._rooms.find(match)
            if room is not None:
                with suppress(GameError):  # another process was quicker, or it cannot be stored now
                    await room.commands.check_time()
        except StorageError:
            raise
        except Exception:
            log.exception("clock not looked at", match=match)

    async def beat(self) -> None:
        """Notes down that the server is up, and hears which other processes are."""
        house = self._house
        now = house.now()
        await house.storage.commit(Beat(house.process, now))
        if house.storage.is_shared:
            spans = await house.storage.uptimes()
            there = {span.process for span in spans if now - span.seen < GAP}
            for room in self._rooms:
                room.connections.forget_others(there)

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.sweep_seconds)
            try:
                await self.sweep()
            except GameError as error:
                log.warning("sweep failed", error=str(error))
            except Exception:
                log.exception("sweep failed")

    async def _overdue(self) -> list[str]:
        now = self._house.now()
        here = self._rooms.overdue(now)
        if self._is_time("due", 10 * self._house.settings.sweep_seconds):
            here += [match for match in await self._house.storage.overdue(now) if match not in here]
        return here

    def _is_time(self, what: str, seconds: float) -> bool:
        now = self._house.now()
        if now < self._next.get(what, 0.0):
            return False
        self._next[what] = now + seconds
        return True
