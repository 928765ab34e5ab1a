"""The rooms that one process has in memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final

from rosenkrieg.server.house import House
from rosenkrieg.server.logs import logger
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.room import Room
from rosenkrieg.server.room.keeper import read_table
from rosenkrieg.server.room.room import AGAIN_SECONDS
from rosenkrieg.server.store.storage import CreateMatch, News, StorageError, Stored
from rosenkrieg.table.table import Table

ID_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz234567")
ID_LENGTH: Final = 16
MOMENT: Final = 5.0
"""Seconds that a room is kept at the least, for those on their way into it."""

log = logger("rosenkrieg.rooms")


class Rooms:
    """Loads rooms when someone needs them, and lets them go when nobody does."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._is_behind = False
        """Whether news was missed, and nobody has found out yet of which rooms."""
        self._comparing: asyncio.Task[None] | None = None

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def __contains__(self, match: str) -> bool:
        return match in self._rooms

    def __len__(self) -> int:
        return len(self._rooms)

    def __getitem__(self, match: str) -> Room:
        """A room that is in memory."""
        return self._rooms[match]

    async def find(self, match: str) -> Room | None:
        """The room of a match, loaded if need be; None if there is no such match."""
        room = self._rooms.get(match)
        if room is not None:
            room.keeper.touch()
            return room
        if len(match) != ID_LENGTH or not ID_LETTERS.issuperset(match):
            return None
        if match not in self._loading:
            loading = asyncio.create_task(self._load(match))
            self._loading[match] = loading
            loading.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(self._loading[match])

    async def known(self, match: str) -> Room:
        """The room of a match; a refusal if there is no such match."""
        room = await self.find(match)
        if room is None:
            raise Refusal("no_such_match", "expected the id of a match, got an unknown one")
        return room

    async def open(self, creation: CreateMatch, table: Table) -> Room:
        """Stores a new match and opens its room."""
        self._make_place()
        await self._house.storage.commit(creation)
        stored = Stored(creation.setting, creation.hashes, creation.steps, (), 0, creation.standing)
        return self._keep(Room(self._house, table, stored))

    def hear(self, news: News) -> None:
        """Another process has done something; without a match, news was missed."""
        if not news.match:
            self._is_behind = True
            if self._comparing is None:
                self._comparing = asyncio.create_task(self._compare())
        elif news.match in self._rooms:
            self._rooms[news.match].hear(news)

    async def _compare(self) -> None:
        """Finds out what was missed, for all rooms at once, and does not rest until it is known."""
        try:
            while self._is_behind and not self._house.closing:
                self._is_behind = False
                try:
                    await self._compare_once()
                except Exception as error:  # whatever it is, the rooms must not stay behind
                    if not isinstance(error, StorageError):
                        log.exception("not compared")
                    self._is_behind = True
                    await asyncio.sleep(AGAIN_SECONDS)
        finally:
            self._comparing = None

    async def _compare_once(self) -> None:
        latest = await self._house.storage.latest([room.keeper.match for room in self])
        for room in self:
            room.compare(latest.get(room.keeper.match))
            room.connections.announce()
            self._ask_who_is_there(room.keeper.match)

    def overdue(self, now: float) -> list[str]:
        """The matches in memory that should be looked at."""
        return [match for match, room in self._rooms.items() if room.keeper.is_overdue(now)]

    def let_go(self, idle_seconds: float) -> None:
        """Forgets rooms that nobody has needed for so long; those of ended matches earlier."""
        now = time.monotonic()
        for match, room in list(self._rooms.items()):
            is_over = room.keeper.table.status == "over"
            seconds = min(idle_seconds, MOMENT) if is_over else idle_seconds
            if room.is_idle(now - seconds):
                room.archive.forget()
                del self._rooms[match]
        self._house.metrics.rooms.set(len(self._rooms))

    async def close(self) -> None:
        """Ends what goes on in all rooms."""
        if self._comparing is not None:
            self._comparing.cancel()
            await asyncio.gather(self._comparing, return_exceptions=True)
        for room in self:
            await room.close()

    def clear(self) -> None:
        """Forgets all rooms, as a restart would."""
        self._rooms.clear()

    async def _load(self, match: str) -> Room | None:
        stored = await self._house.storage.load(match)
        if stored is None:
            return None
        self._make_place()
        room = self._keep(Room(self._house, read_table(stored, self._house.uptime), stored))
        self._ask_who_is_there(match)
        if self._house.storage.is_shared:
            # news that came while it was loaded found no room; from now on none is missed
            room.look_again()
        return room

    def _ask_who_is_there(self, match: str) -> None:
        self._house.storage.tell(News(self._house.process, match, 0, asks=True))

    def _keep(self, room: Room) -> Room:
        self._rooms[room.keeper.match] = room
        self._house.metrics.rooms.set(len(self._rooms))
        room.wake()
        return room

    def _make_place(self) -> None:
        """Keeps the number of rooms within its bound."""
        most = self._house.settings.limits.rooms
        if len(self._rooms) < most:
            return
        self.let_go(MOMENT)
        if len(self._rooms) >= most:
            raise Refusal("busy", "expected a free room, but all are in use; come back soon")
