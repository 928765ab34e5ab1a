"""`Room`: comings and goings at a table, and what holds its parts together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from rosenkrieg.core.contract import SEATS, Seat, Viewer
from rosenkrieg.core.errors import GameError
from rosenkrieg.server import messages as m
from rosenkrieg.server.house import House
from rosenkrieg.server.logs import logger
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.room.archive import Archive
from rosenkrieg.server.room.chat import Chat
from rosenkrieg.server.room.commands import Commands
from rosenkrieg.server.room.computers import Computers
from rosenkrieg.server.room.connections import Connections, Listener
from rosenkrieg.server.room.keeper import Keeper
from rosenkrieg.server.room.keys import Keys
from rosenkrieg.server.room.publisher import Publisher
from rosenkrieg.server.room.questions import Questions
from rosenkrieg.server.showing import clean_name
from rosenkrieg.server.store.storage import Latest, News, StorageError, Stored
from rosenkrieg.table.table import Table

OPEN_SECONDS: Final = 5.0
"""Seconds that play waits for entropy to be opened by someone who is there."""
AGAIN_SECONDS: Final = 0.5
"""Seconds until what could not be read is tried again."""

log = logger("rosenkrieg.room")


class Room:
    """One table and the sockets around it; see the package."""

    def __init__(self, house: House, table: Table, stored: Stored) -> None:
        self._house = house
        self.connections = Connections(house, table.setting)
        self.keeper = Keeper(house, table, stored, self)
        self.publisher = Publisher(house, self.keeper, self.connections)
        self.keys = Keys(house, self.keeper, self.connections, self.publisher)
        self.chat = Chat(house, self.keeper, self.connections, stored)
        self.commands = Commands(house, self.keeper, self.keys, self.publisher, self.wake)
        self.computers = Computers(house, self.keeper, self.connections, self.commands)
        self.questions = Questions(house, self.keeper)
        self.archive = Archive(
            self.keeper, self.keys, self.connections, self.publisher, house.replays
        )
        self._is_behind = False
        """Whether other processes may have done something that is not known here."""
        self._is_rewritten = False
        """Whether steps that are known here have changed."""
        self._catching_up: asyncio.Task[None] | None = None
        self._beginning: asyncio.Task[None] | None = None

    # comings and goings

    async def join(self, socket: Listener, first: m.Join) -> Seat:
        """Someone sits down; the last of the players to come lets the match begin."""
        async with self.keeper.hold():
            seat = await self.keys.seat_of(first.join)
            socket.issue = self.keeper.table.places[seat].issue
            self.connections.add(socket, seat)
            try:
                name = clean_name(first.name)
                is_new = await self.keeper.insist(lambda: self._sit(seat, name, first))
            except BaseException:
                self.connections.remove(socket, seat)
                raise
            if is_new:
                self.publisher.publish(but=socket)
            self._welcome(socket, seat, first.since)
        self.wake()
        return seat

    async def _sit(self, seat: Seat, name: str, first: m.Join) -> bool:
        """Takes the seat, if it is the first time."""
        at = self._house.time()
        offer = (first.program, first.commit or None)
        steps = self.keeper.table.sit(seat, name, first.entropy, at, *offer)
        if steps:
            await self.keeper.store(steps)
        return bool(steps)

    async def watch(self, socket: Listener, first: m.Watch) -> None:
        """Someone looks on."""
        async with self.keeper.hold():
            self.connections.add(socket, None)
            self._welcome(socket, None, first.since)
        self.wake()

    def _welcome(self, socket: Listener, viewer: Viewer, since: int) -> None:
        self.chat.welcome(socket)
        self.publisher.welcome(socket, viewer, since)

    def leave(self, socket: Listener, viewer: Viewer) -> None:
        """A socket has gone."""
        self.keeper.touch()
        self.connections.remove(socket, viewer)

    async def erase(self, token: str) -> None:
        """Deletes the name of the token's seat, and what was said from it."""
        async with self.keeper.hold():
            seat = await self.keys.seat_of(token)
            await self.keeper.erase(seat)
            self.chat.forget(int(seat))
            self.publisher.publish()

    # life

    def wake(self) -> None:
        """Lets computer players think if they must act, and play begin if it waits for nobody."""
        self.computers.wake()
        if self._beginning is None and self._awaits_opening():
            self._beginning = asyncio.create_task(self._begin_soon())

    def _awaits_opening(self) -> bool:
        table = self.keeper.table
        return table.status == "waiting" and any(table.should_open(seat) for seat in SEATS)

    async def _begin_soon(self) -> None:
        """A page opens its entropy within a moment; no one waits for a player who is away."""
        waiting = [seat for seat in SEATS if self.keeper.table.should_open(seat)]
        try:
            if all(map(self.is_present, waiting)):
                await asyncio.sleep(OPEN_SECONDS)
            await self.commands.begin_without()
        except GameError as error:
            log.warning("not begun", match=self.keeper.match, error=str(error))
        finally:
            self._beginning = None

    def is_idle(self, before: float) -> bool:
        """Whether nobody has needed the room since that time of the monotonic clock."""
        return (
            not self.connections.count
            and not self.computers.are_thinking
            and not self._is_behind
            and not self.keeper.is_locked
            and self.keeper.used < before
        )

    async def close(self) -> None:
        """Ends what goes on here."""
        self.connections.close()
        await self.computers.close()
        for task in (self._catching_up, self._beginning):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.keeper.settle()

    # what the keeper says

    def is_present(self, seat: Seat) -> bool:
        return self.connections.is_present(seat)

    def was_read_again(self) -> None:
        self.publisher.forget()
        self.keys.dismiss_earlier()
        self.publisher.publish()

    def was_changed(self, to: Sequence[Viewer]) -> None:
        self.keys.dismiss_earlier()
        self.publisher.publish(to)

    # other processes

    def hear(self, news: News) -> None:
        """Another process has changed this table, or has someone sitting at it."""
        self.keeper.touch()
        if news.asks:
            self.connections.announce()
        if news.present is not None:
            self.connections.hear(news.process, news.present)
        if news.erased is not None:
            self._is_rewritten = True
            self.chat.forget(news.erased)
        if news.number > self.keeper.table.count or news.chat or self._is_rewritten:
            self.look_again()

    def compare(self, latest: Latest | None) -> None:
        """Looks again if the match has come further than is known here."""
        known = Latest(self.keeper.table.count, self.chat.last)
        if latest is None or not self.keeper.is_settled or latest != known:
            self.look_again()

    def look_again(self) -> None:
        """Takes up what other processes may have done, and does not rest until that is known."""
        self._is_behind = True
        if self._catching_up is None:
            self._catching_up = asyncio.create_task(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            while self._is_behind and not self._house.closing:
                self._is_behind = False
                try:
                    async with self.keeper.hold():
                        if self._is_rewritten:
                            self._is_rewritten = False
                            await self.keeper.read_again()
                        await self.keeper.take_up()
                        await self.chat.take_up()
                except (Refusal, StorageError):
                    self._is_behind = True
                    await asyncio.sleep(AGAIN_SECONDS)
                except Exception:  # the table is in doubt now, and read again
                    log.exception("not caught up", match=self.keeper.match)
                    self._is_behind = True
                    await asyncio.sleep(AGAIN_SECONDS)
        finally:
            self._catching_up = None
        self.wake()
