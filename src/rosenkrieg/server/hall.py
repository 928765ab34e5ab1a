"""The hall: all rooms, and what happens beyond a single one."""

from __future__ import annotations

import asyncio
import base64
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from rosenkrieg.ai.player import player_names
from rosenkrieg.core import registry
from rosenkrieg.core.contract import AnyGame, OptionValue
from rosenkrieg.core.errors import BadOptions, GameError, UnknownPlayer
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.server import messages as m
from rosenkrieg.server.bots import ProcessThinkers, Thinkers
from rosenkrieg.server.clocks import Rule
from rosenkrieg.server.limits import Visitor
from rosenkrieg.server.logs import logger
from rosenkrieg.server.metrics import Metrics
from rosenkrieg.server.records import Readers
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.rooms import Room, read_table
from rosenkrieg.server.settings import TOKEN_BYTES, Settings
from rosenkrieg.server.showing import clean_name, rematch_token, seat_link
from rosenkrieg.server.storage import (
    ADD_MATCH,
    ADD_SEAT,
    ADD_STEP,
    ADD_UPTIME,
    FORGET_NOTICES,
    FORGET_UNBEGUN,
    SET_UPTIME,
    Change,
    News,
    Operation,
    Storage,
    Stored,
    match_row,
    open_storage,
    step_row,
)
from rosenkrieg.server.table import (
    HUMAN,
    Setting,
    Table,
    needed_draws,
    offered_seat,
    shown_options,
    token_hash,
)
from rosenkrieg.server.uptime import GAP, Uptime

ID_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz234567")
ID_LENGTH: Final = 16
FORGET_SECONDS: Final = 3600.0
MOMENT: Final = 5.0
"""Seconds that a room is kept at the least, for whoever is on his way into it."""

log = logger("rosenkrieg.hall")

Start = tuple[AnyGame, dict[str, OptionValue], list[tuple[int, str]]]
"""A game, its options, and the moves with which the match begins: actor and text."""


class Hall:
    """All rooms of one process."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage | None = None,
        thinkers: Thinkers | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.storage = storage or open_storage(settings)
        self.metrics = Metrics()
        self.process = _random_id()
        self.now = now
        self.thinkers = thinkers or self._choose_thinkers()
        self.readers = Readers()
        self.uptime = Uptime(now())
        self.rooms: dict[str, Room] = {}
        self.sockets = 0
        self.used = time.monotonic()
        """When somebody last did something, by the monotonic clock."""
        self.unread = 0
        """Bytes of bodies that are on their way."""
        self.closing = False
        self._visitors: dict[str, Visitor] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._next: dict[str, float] = {}

    def _choose_thinkers(self) -> Thinkers:
        settings = self.settings
        if settings.thinkers:
            return ProcessThinkers(
                settings.thinkers, settings.thinking_seconds, settings.register, self.metrics
            )
        from rosenkrieg.server.jobs import JobThinkers

        return JobThinkers(settings)

    # life

    async def start(self) -> None:
        """Opens the storage and begins to sweep."""
        for module in self.settings.register:
            __import__(module)
        self.storage.on_batch = self.metrics.committed
        await self.storage.start()
        began = self.now()
        earlier = [(start, seen) for _, start, seen in await self.storage.uptimes()]
        self.uptime = Uptime(began, earlier)
        row = {"process": self.process, "began": began, "seen": began}
        await self.storage.commit(Change(((ADD_UPTIME, row),)))
        await self.storage.listen(self.process, self._hear)
        self._sweeper = asyncio.create_task(self._sweep_on())
        log.info("hall open", engine=self.storage.engine)

    async def close(self) -> None:
        """Says goodbye to all sockets, lets what was begun be finished, closes the storage."""
        self.closing = True
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        for room in list(self.rooms.values()):
            await room.close()
        await self.thinkers.close()
        self.readers.close()
        with suppress(GameError):
            await self._beat()
        await self.storage.close()
        log.info("hall closed")

    def farewell(self) -> None:
        """Tells all sockets that the server is going down."""
        self.closing = True
        for room in list(self.rooms.values()):
            room.dismiss(1001, "the server is going down, come back soon")

    # rooms

    async def room(self, match: str) -> Room | None:
        """The room of a match, loaded if need be; None if there is no such match."""
        room = self.rooms.get(match)
        if room is not None:
            room.used = time.monotonic()
            return room
        if len(match) != ID_LENGTH or not ID_LETTERS.issuperset(match):
            return None
        if match not in self._loading:
            loading = asyncio.create_task(self._load(match))
            self._loading[match] = loading
            loading.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(self._loading[match])

    async def known_room(self, match: str) -> Room:
        """The room of a match; a refusal if there is no such match."""
        room = await self.room(match)
        if room is None:
            raise Refusal("no_such_match", "expected the id of a match, got an unknown one")
        return room

    async def _load(self, match: str) -> Room | None:
        stored = await self.storage.load(match)
        if stored is None:
            return None
        self._make_place()
        table = read_table(stored, self.uptime)
        room = Room(self, table, stored)
        self._keep(room)
        self.storage.tell(News(self.process, match, 0, asks=True))
        room.wake()
        return room

    def _keep(self, room: Room) -> None:
        self.rooms[room.table.setting.match] = room
        self.metrics.rooms.set(len(self.rooms))

    def _make_place(self) -> None:
        """Keeps the number of rooms within its bound."""
        if len(self.rooms) < self.settings.limits.rooms:
            return
        self._evict(MOMENT)
        if len(self.rooms) >= self.settings.limits.rooms:
            raise Refusal("busy", "expected a free room, but all are in use; come back soon")

    def _evict(self, idle_seconds: float) -> None:
        now = time.monotonic()
        for match, room in list(self.rooms.items()):
            seconds = min(idle_seconds, MOMENT) if room.table.status == "over" else idle_seconds
            if room.is_idle(now - seconds):
                del self.rooms[match]
        self.metrics.rooms.set(len(self.rooms))

    # matches

    async def create(self, wish: m.NewMatch) -> m.Created:
        """A new match; its links go to whoever asked for it."""
        game, options, moves = await self._start(wish)
        for player in wish.seats:
            check_player(game, player)
        if wish.open and wish.seats.count(HUMAN) != 2:
            raise BadOptions("expected two people in an open match, got a computer player")
        draft = self._draft(game, options, wish.seats, wish.names, wish.clock, wish.open)
        tokens = [
            secrets.token_urlsafe(TOKEN_BYTES) if player == HUMAN else None for player in wish.seats
        ]
        if wish.open:
            tokens[offered_seat(wish.seats)] = None
        room, operations = self._prepare(*draft, tokens, moves)
        self._make_place()
        await self.storage.commit(Change(operations, room.table.setting.match, room.table.count))
        self._keep(room)
        room.wake()
        return created(room.table.setting, tokens)

    async def _start(self, wish: m.NewMatch) -> Start:
        """What is to be played, and the moves it begins with."""
        if wish.fork is None:
            game = _wished(wish)
            return game, await self.check_options(game, wish.options), []
        if wish.open:
            raise BadOptions("expected a fork among friends, got one for the lobby")
        match = await self.readers.fork(wish.fork)
        game = match.game
        if wish.game not in (None, game.info.key) or wish.options:
            raise BadOptions("expected game and options from the record, got others beside it")
        moves = [(int(move.actor), game.encode_action(move.action)) for move in match.moves]
        return game, match.options, moves

    async def check_options(
        self, game: AnyGame, options: Mapping[str, OptionValue]
    ) -> dict[str, OptionValue]:
        """The options with defaults filled in; data that a player brought along is read."""
        complete = game.info.complete(options)
        if complete == shown_options(complete):
            game.initial_state(complete)
        else:  # a long text takes a while; others play meanwhile
            await self.readers.in_turn(lambda: game.initial_state(complete))
        return complete

    def _draft(
        self,
        game: AnyGame,
        options: dict[str, OptionValue],
        players: tuple[str, str],
        names: tuple[str, str],
        clock: Rule | None,
        is_open: bool,
        rematch_of: str | None = None,
    ) -> tuple[Setting, Sealed]:
        match = _random_id()
        secret = secrets.token_bytes(32)
        dice = Sealed(secret, match, needed_draws(game))
        setting = Setting(
            match=match,
            game=game.info.key,
            rules_version=game.info.rules_version,
            options=options,
            players=players,
            names=(clean_name(names[0]), clean_name(names[1])),
            clock=clock,
            open=is_open,
            secret=secret,
            root=dice.root,
            size=dice.size,
            created=round(self.now(), 3),
            rematch_of=rematch_of,
        )
        return setting, dice

    def _prepare(
        self,
        setting: Setting,
        dice: Sealed,
        tokens: list[str | None],
        moves: Sequence[tuple[int, str]] = (),
    ) -> tuple[Room, tuple[Operation, ...]]:
        """A room for a new match, and what must be stored before anybody hears of it."""
        table = Table(setting, self.uptime.between, dice)
        steps = table.fork(moves, setting.created) if moves else []
        steps += table.begin(setting.created)  # at once, if only computers play
        hashes = tuple(token_hash(token) if token else None for token in tokens)
        deadline = table.deadline(setting.created)
        operations: list[Operation] = [(ADD_MATCH, match_row(setting, table.status, deadline))]
        for seat, player in enumerate(setting.players):
            row = {
                "match": setting.match,
                "seat": seat,
                "player": player,
                "name": setting.names[seat],
                "token_hash": hashes[seat],
                "taken": None if player == HUMAN else setting.created,
            }
            operations.append((ADD_SEAT, row))
        operations += [(ADD_STEP, step_row(setting.match, step)) for step in steps]
        stored = Stored(
            setting, (hashes[0], hashes[1]), tuple(steps), (), 0, table.status, deadline
        )
        self.metrics.matches.labels(setting.game).inc()
        return Room(self, table, stored), tuple(operations)

    async def create_rematch(self, wish: m.NewMatch, token: str) -> m.Created:
        """A match that follows another, asked for by somebody who sat there."""
        assert wish.rematch_of is not None, "the match before is named"
        if wish.fork is not None:
            raise BadOptions("expected a rematch or a fork, got both")
        game = _wished(wish)
        options = await self.check_options(game, wish.options)
        room = await self.known_room(wish.rematch_of)
        seat, setting = await room.follow_for(token, game.info.key, options, wish.clock)
        mine = 1 - seat
        tokens: list[str | None] = [None, None]
        tokens[mine] = rematch_token(room.table.setting.secret, setting.match, mine)
        return created(setting, tokens)

    def prepare_rematch(
        self, before: Setting, names: tuple[str, str], key: str, options: Any, clock: Rule | None
    ) -> tuple[Setting, tuple[Operation, ...]]:
        """The match after that one, with changed sides, and what must be stored for it."""
        first, second = before.players
        setting, dice = self._draft(
            registry.game(key),
            options,
            (second, first),
            (names[1], names[0]),
            clock,
            False,
            before.match,
        )
        tokens = [
            rematch_token(before.secret, setting.match, seat) if player == HUMAN else None
            for seat, player in enumerate(setting.players)
        ]
        _, operations = self._prepare(setting, dice, tokens)
        return setting, operations

    async def lobby(self) -> list[m.Invitation]:
        """The open seats."""
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
            for waiting in await self.storage.lobby()
        ]

    # addresses

    def visitor(self, address: str) -> Visitor:
        """What is known of an address."""
        if address not in self._visitors:
            self._visitors[address] = Visitor(self.settings.limits, time.monotonic())
        return self._visitors[address]

    # sweeping

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                await self.sweep()
            except GameError as error:
                log.warning("sweep failed", error=str(error))
            except Exception:
                log.exception("sweep failed")

    async def sweep(self) -> None:
        """Looks after matches whose time is over, notes down that the server is up, tidies up."""
        for match in await self._overdue():
            room = await self.room(match)
            if room is not None:
                with suppress(GameError):  # another process was quicker, or it cannot be stored now
                    await room.check_time()
        if self._is_time("beat", self.settings.beat_seconds):
            await self._beat()
        self._evict(self.settings.idle_seconds)
        now = time.monotonic()
        for address, visitor in list(self._visitors.items()):
            if visitor.is_idle(now):
                del self._visitors[address]
        if self._is_time("forget", FORGET_SECONDS):
            before = {"before": self.now() - self.settings.forget_days * 86_400}
            forgotten = ((FORGET_UNBEGUN, before), (FORGET_NOTICES, before))
            await self.storage.commit(Change(forgotten))

    async def _overdue(self) -> list[str]:
        now = self.now()
        here = [match for match, room in self.rooms.items() if room.is_overdue(now)]
        if self._is_time("due", 10 * self.settings.sweep_seconds):
            here += [match for match in await self.storage.due(now) if match not in here]
        return here

    def _is_time(self, what: str, seconds: float) -> bool:
        now = self.now()
        if now < self._next.get(what, 0.0):
            return False
        self._next[what] = now + seconds
        return True

    async def _beat(self) -> None:
        now = self.now()
        row = {"key_process": self.process, "seen": now}
        await self.storage.commit(Change(((SET_UPTIME, row),)))
        if self.storage.is_shared:
            there = {who for who, _, seen in await self.storage.uptimes() if now - seen < GAP}
            for room in self.rooms.values():
                room.forget_others(there)

    # other processes

    def _hear(self, news: News) -> None:
        if not news.match:
            for room in self.rooms.values():
                room.look_again()
        elif news.match in self.rooms:
            self.rooms[news.match].hear(news)


def created(setting: Setting, tokens: list[str | None]) -> m.Created:
    """What the maker of a match is told."""
    first, second = (seat_link(setting.match, seat, tokens[seat]) for seat in (0, 1))
    return m.Created(
        setting.match,
        (first, second),
        f"/m/{setting.match}",
        m.Commitment(setting.root, setting.size),
    )


def _wished(wish: m.NewMatch) -> AnyGame:
    if wish.game is None:
        raise Refusal("bad_body", "expected the key of a game, or a record to go on from")
    return registry.game(wish.game)


def check_player(game: AnyGame, player: str) -> None:
    """Refuses a computer player that the game does not have."""
    kind, _, name = player.partition(":")
    names = player_names(game.info.key)
    if player != HUMAN and (kind != "bot" or name not in names):
        raise UnknownPlayer(
            f"expected a player of {game.info.key} out of {', '.join(names)}, got {name!r:.80}"
        )


def _random_id() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()
