"""The hall: a whole server over its storage, from opening to closing."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rosenkrieg.core.errors import BadOptions, GameError
from rosenkrieg.server import founding
from rosenkrieg.server import messages as m
from rosenkrieg.server.bots import Thinkers, processes
from rosenkrieg.server.carriage import Carriage
from rosenkrieg.server.founding import Founder
from rosenkrieg.server.house import House
from rosenkrieg.server.legal import read_pages
from rosenkrieg.server.limits import Visitors
from rosenkrieg.server.logs import logger
from rosenkrieg.server.metrics import Metrics
from rosenkrieg.server.notices.book import open_book
from rosenkrieg.server.notices.notifier import Notifier
from rosenkrieg.server.records import Readers
from rosenkrieg.server.rooms import Rooms
from rosenkrieg.server.seasons.seasons import Seasons
from rosenkrieg.server.settings import Settings
from rosenkrieg.server.showing import rematch_token
from rosenkrieg.server.store import open_storage
from rosenkrieg.server.store.storage import News, StartProcess, Storage
from rosenkrieg.server.studying import Studies
from rosenkrieg.server.sweeping import Sweeper
from rosenkrieg.server.uptime import Uptime
from rosenkrieg.table.setting import shown_options

READY_SECONDS: Final = 1.0
LOBBY_SECONDS: Final = 0.1
"""A list of open seats that took longer to read is shown again for a while."""
LOBBY_SHARE: Final = 10
"""So many times as long as it took to read."""

log = logger("rosenkrieg.hall")


class Hall:
    """All that one process serves."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage | None = None,
        thinkers: Thinkers | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.house = House(
            settings,
            storage or open_storage(settings.database, settings.database_seconds),
            thinkers or _thinkers(settings, self.metrics),
            self.metrics,
            now,
        )
        self.readers = Readers()
        self.founder = Founder(self.house, self.readers)
        self.visitors = Visitors(settings.limits)
        self.rooms = Rooms(self.house)
        self.seasons = Seasons(self.house, self.readers)
        self.sweeper = Sweeper(self.house, self.rooms, self.seasons, self.visitors)
        self.legal = read_pages(settings)
        book = open_book(settings.database)
        self.notifier = Notifier(self.house, self.rooms, book)
        self.carriage = Carriage(book, now)
        self.studies = Studies(self.house, self.rooms)
        self._probe: asyncio.Task[bool] | None = None
        self._probed = 0.0
        self._lobby: asyncio.Task[list[m.Invitation]] | None = None
        self._lobby_until = 0.0
        self.sockets = 0
        """How many are open."""
        self.unread = 0
        """Bytes of bodies that are on their way."""

    @property
    def closing(self) -> bool:
        return self.house.closing

    # life

    async def start(self) -> None:
        """Opens the storage and begins to sweep."""
        for module in self.settings.register:
            __import__(module)
        house, storage = self.house, self.house.storage
        storage.on_batch = self.metrics.committed
        await storage.start()
        began = house.now()
        earlier = [(span.began, span.seen) for span in await storage.uptimes()]
        house.uptime = Uptime(began, earlier)
        await storage.commit(StartProcess(house.process, began))
        await storage.listen(house.process, self.hear)
        self.sweeper.start()
        await self.notifier.start()
        log.info("hall open", engine=storage.engine)

    def hear(self, news: News) -> None:
        """Another process has done something."""
        self.rooms.hear(news)
        self.seasons.hear(news)

    def farewell(self) -> None:
        """Tells all sockets that the server is going down."""
        self.house.closing = True
        for room in self.rooms:
            room.connections.dismiss(1001, "the server is going down, come back soon")
        self.seasons.dismiss(1001, "the server is going down, come back soon")

    async def close(self) -> None:
        """Lets what was begun be finished, and closes the storage."""
        self.house.closing = True
        await self.sweeper.close()
        await self.notifier.close()
        await self.studies.close()
        await self.rooms.close()
        await self.seasons.close()
        await self.house.thinkers.close()
        self.readers.close()
        with suppress(GameError):
            await self.sweeper.beat()
        await self.house.storage.close()
        log.info("hall closed")

    async def is_ready(self) -> bool:
        """Whether something could be stored a moment ago; asked of the storage once a second."""
        now = time.monotonic()
        if self._probe is None or now - self._probed > READY_SECONDS:
            self._probed = now
            self._probe = asyncio.create_task(self._can_store())
        return await asyncio.shield(self._probe)

    async def _can_store(self) -> bool:
        try:
            async with asyncio.timeout(self.settings.database_seconds):
                await self.sweeper.beat()
        except (GameError, TimeoutError):
            return False
        return True

    # matches

    async def create(self, wish: m.NewMatch) -> m.Created:
        """A new match; its links go to the one who asked for it."""
        creation, table, tokens = await self.founder.found(wish)
        await self.rooms.open(creation, table)
        return founding.links(creation.setting, tokens)

    async def create_rematch(self, wish: m.NewMatch, before: str, token: str) -> m.Created:
        """A match that follows that one, asked for by someone who sat there."""
        if wish.fork is not None:
            raise BadOptions("expected a rematch or a fork, got both")
        game = founding.wished_game(wish)
        options = await self.founder.check_options(game, wish.options)
        room = await self.rooms.known(before)
        seat, setting = await room.commands.follow_for(token, game.info.key, options, wish.clock)
        secret = room.keeper.table.setting.secret
        if seat:
            return founding.links(setting, (rematch_token(secret, setting.match, 0), None))
        return founding.links(setting, (None, rematch_token(secret, setting.match, 1)))

    async def lobby(self) -> list[m.Invitation]:
        """The open seats; asked of the storage again when that costs little."""
        if self._lobby is None or time.monotonic() > self._lobby_until:
            self._lobby_until = math.inf  # who comes meanwhile gets the same answer
            self._lobby = asyncio.create_task(self._read_lobby())
        return await asyncio.shield(self._lobby)

    async def _read_lobby(self) -> list[m.Invitation]:
        began = time.monotonic()
        try:
            return await self._invitations()
        finally:
            ended = time.monotonic()
            slow = ended - began > LOBBY_SECONDS
            self._lobby_until = ended + LOBBY_SHARE * (ended - began) if slow else ended

    async def _invitations(self) -> list[m.Invitation]:
        return [
            m.Invitation(
                waiting.match,
                waiting.game,
                shown_options(waiting.options),
                waiting.clock,
                1 if waiting.seat else 0,
                waiting.name,
                waiting.created,
            )
            for waiting in await self.house.storage.lobby()
        ]


def _thinkers(settings: Settings, metrics: Metrics) -> Thinkers:
    """Processes of this server, or workers elsewhere."""
    if settings.thinkers:
        return processes(settings, metrics)
    from rosenkrieg.server.jobs import JobThinkers

    return JobThinkers(settings)
