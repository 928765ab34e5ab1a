"""A room: one table in memory, and the sockets around it.

Commands come one after the other, under the room's lock: check and change the table, store
the steps, and only when they are durable tell everybody. If storing fails, what was in
memory is forgotten and read again. Everything that leaves is made for one viewer.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

from rosenkrieg.ai.odds import has_odds
from rosenkrieg.ai.player import player_names
from rosenkrieg.core.contract import (
    CHANCE,
    FIRST,
    SEATS,
    SECOND,
    VIEWERS,
    Actor,
    Message,
    OptionValue,
    Seat,
    Viewer,
)
from rosenkrieg.core.errors import GameError, IllegalAction, NotYourTurn, StaleVersion
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import record
from rosenkrieg.server import messages as m
from rosenkrieg.server.bots import ThinkingFailed
from rosenkrieg.server.clocks import Rule
from rosenkrieg.server.limits import Bucket
from rosenkrieg.server.logs import logger
from rosenkrieg.server.refusals import Conflict, Refusal
from rosenkrieg.server.settings import TOKEN_BYTES
from rosenkrieg.server.showing import (
    Presence,
    ViewerLog,
    answering,
    clean_name,
    match_facts,
    replay,
    seat_facts,
    seat_number,
    table_message,
    url,
)
from rosenkrieg.server.storage import (
    ADD_CHAT,
    ADD_OUTBOX,
    ADD_STEP,
    CHAT_SHOWN,
    SET_SEAT,
    SET_STATUS,
    SET_TOKEN,
    Change,
    News,
    Operation,
    StorageError,
    Stored,
    step_row,
)
from rosenkrieg.server.table import HUMAN, Setting, Step, Table, token_hash
from rosenkrieg.server.thinking import Answer, Question
from rosenkrieg.server.uptime import Uptime

if TYPE_CHECKING:
    from rosenkrieg.server.hall import Hall

ATTEMPTS: Final = 5
PATIENCE: Final = 5.0
"""Seconds after which a computer player that could not act tries again."""

log = logger("rosenkrieg.rooms")

T = TypeVar("T")


class Listener(Protocol):
    """A socket as its room knows it."""

    issue: int

    def send(self, data: bytes) -> None:
        """Puts a message on its way; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Says goodbye."""


class Asked(Struct, frozen=True):
    """Who waits for what comes of a message, and its id."""

    socket: Listener
    id: m.Id


class Room:
    """One table and the sockets around it; see the module."""

    def __init__(self, hall: Hall, table: Table, stored: Stored) -> None:
        self.hall = hall
        self.table = table
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._hashes = stored.hashes
        self._chat = deque(stored.chat, CHAT_SHOWN)
        self._last_chat = stored.last_chat
        self._sockets: dict[Viewer, set[Listener]] = {viewer: set() for viewer in VIEWERS}
        self._elsewhere: dict[str, tuple[int, int, int]] = {}
        self._logs = {viewer: ViewerLog() for viewer in VIEWERS}
        self._kept = (stored.status, stored.deadline)
        self._due = table.due()
        self._is_doubtful = False
        """Whether memory may differ from what is stored."""
        self._thinking: asyncio.Task[None] | None = None
        self._pace = dict.fromkeys(SEATS, hall.settings.bot_pause)
        """Seconds that a computer player thought about its last secret choice."""
        self._telling: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._hints = {seat: Bucket(hall.settings.limits.hints, self.used) for seat in SEATS}

    # comings and goings

    async def _seat_of(self, token: str) -> Seat:
        """The seat that the token is the key to; a refusal if there is none."""
        seat = self._known_seat(token)
        if seat is None and self.hall.storage.is_shared:
            await self._take_up()  # another process may just have given it away
            seat = self._known_seat(token)
        if seat is None:
            raise Refusal("bad_token", "expected the token of a seat at this table")
        return seat

    def _known_seat(self, token: str) -> Seat | None:
        hashed = token_hash(token)
        for seat in SEATS:
            kept = self._hashes[seat]
            if kept is not None and hmac.compare_digest(kept, hashed):
                return seat
        return None

    async def join(self, socket: Listener, first: m.Join) -> Seat:
        """Somebody sits down; the last of the players to come lets the match begin."""
        async with self._lock:
            await self._refresh()
            seat = await self._seat_of(first.join)
            socket.issue = self.table.places[seat].issue
            self._add(socket, seat)
            try:
                name = clean_name(first.name)
                is_new = await self._insist(lambda: self._sit(seat, name, first.entropy))
            except BaseException:
                self._sockets[seat].discard(socket)
                raise
            if is_new:
                self._publish(but=socket)
            self._welcome(socket, seat, first.since)
        self.wake()
        return seat

    async def _sit(self, seat: Seat, name: str, entropy: str) -> bool:
        """Takes the seat, if it is the first time."""
        steps = self.table.sit(seat, name, entropy, self._time())
        if steps:
            row = {"key_match": self.table.setting.match, "key_seat": int(seat)}
            row |= {"name": self.table.places[seat].name, "taken": steps[0].at}
            await self._store(steps, (SET_SEAT, row))
        return bool(steps)

    async def watch(self, socket: Listener, first: m.Watch) -> None:
        """Somebody looks on."""
        async with self._lock:
            await self._refresh()
            self._add(socket, None)
            self._welcome(socket, None, first.since)
        self.wake()

    def _add(self, socket: Listener, viewer: Viewer) -> None:
        if self._here() >= self.hall.settings.limits.sockets_per_room:
            raise Refusal("busy", "expected a free place in this room, but it is full")
        self._sockets[viewer].add(socket)
        self._presence_changed()

    def leave(self, socket: Listener, viewer: Viewer) -> None:
        """A socket has gone."""
        self.used = time.monotonic()
        if socket in self._sockets[viewer]:
            self._sockets[viewer].remove(socket)
            self._presence_changed()

    def dismiss(self, code: int, reason: str, seat: Seat | None = None, issue: int = -1) -> None:
        """Closes all sockets, or those of a seat that hold an earlier token."""
        for viewer in VIEWERS if seat is None else (seat,):
            for socket in list(self._sockets[viewer]):
                if seat is None or socket.issue < issue:
                    self._sockets[viewer].discard(socket)
                    socket.close(code, reason)

    def _welcome(self, socket: Listener, viewer: Viewer, since: int) -> None:
        self._logs[viewer].extend(self.table, viewer)
        if self._chat:
            socket.send(m.encode(m.ChatMessage(list(self._chat))))
        socket.send(m.encode(self._message(viewer, 0 if self.table.rewound else since)))
        self._logs[viewer].told = len(self._logs[viewer].lines)

    def _presence_changed(self) -> None:
        """Tells of comings and goings a little later, many at once."""
        self.used = time.monotonic()
        here = (
            len(self._sockets[FIRST]),
            len(self._sockets[SECOND]),
            len(self._sockets[None]),
        )
        self.hall.storage.tell(News(self.hall.process, self.table.setting.match, 0, present=here))
        self._tell_later()

    def _tell_later(self) -> None:
        if self._telling is None and not self.hall.closing:
            wait = self.hall.settings.presence_seconds * (1 + self._here() / 50)
            self._telling = asyncio.get_running_loop().call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling = None
        if self._lock.locked():  # a change is on its way to the disk, and must not be shown yet
            self._tell_later()
        elif not self._is_doubtful:
            self._publish()

    def _here(self) -> int:
        return sum(len(sockets) for sockets in self._sockets.values())

    def _is_present(self, seat: Seat) -> bool:
        return bool(self._sockets[seat]) or any(there[seat] for there in self._elsewhere.values())

    def is_idle(self, before: float) -> bool:
        """Whether nobody has needed the room since that time of the monotonic clock."""
        return (
            not any(self._sockets.values())
            and self._thinking is None
            and not self._lock.locked()
            and self.used < before
        )

    async def close(self) -> None:
        """Ends what goes on here."""
        if self._telling is not None:
            self._telling.cancel()
        tasks = [*self._tasks, *([self._thinking] if self._thinking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with self._lock:
            pass

    # commands; whoever asked is answered by a table that carries his id

    async def act(self, seat: Seat, said: m.Act, asked: Asked | None = None) -> None:
        """Plays an action."""
        began = time.perf_counter()
        await self._do(lambda at: self.table.act(seat, said.act, said.version, at), asked)
        self.hall.metrics.act_seconds.observe(time.perf_counter() - began)

    async def take_back(self, seat: Seat, asked: Asked | None = None) -> None:
        """Takes the last action back."""
        await self._do(lambda at: self.table.take_back(seat, at), asked)

    async def order(
        self, seat: Seat, orders: Mapping[str, object], asked: Asked | None = None
    ) -> None:
        """Gives standing orders."""
        await self._do(lambda at: self.table.order(seat, orders, at), asked, seat)

    async def resign(self, seat: Seat, asked: Asked | None = None) -> None:
        """Gives up."""
        await self._do(lambda at: self.table.resign(seat, at), asked)

    async def offer(self, seat: Seat, kind: m.OfferKind, asked: Asked | None = None) -> None:
        """Offers something to the other seat."""
        if self.table.wants_rematch(seat, kind):
            await self._follow_alike(seat, asked)
        else:
            await self._do(lambda at: self.table.offer(seat, kind, at), asked)

    async def accept(self, seat: Seat, kind: m.OfferKind, asked: Asked | None = None) -> None:
        """Accepts what the other seat offers."""
        if self.table.wants_rematch(seat, kind):
            await self._follow_alike(seat, asked)
        else:
            await self._do(lambda at: self.table.accept(seat, kind, at), asked)

    async def decline(self, seat: Seat, kind: m.OfferKind, asked: Asked | None = None) -> None:
        """Declines what the other seat offers, or withdraws one's own offer."""
        await self._do(lambda at: self.table.decline(seat, kind, at), asked)

    async def check_time(self) -> None:
        """Ends the match if somebody's time is over; reminds computer players."""
        async with self._lock:
            await self._refresh()
            if not await self._run_out():
                await self._store([])
        self.wake()

    async def _do(
        self,
        change: Callable[[float], list[Step]],
        asked: Asked | None = None,
        asker: Viewer = None,
    ) -> None:
        """Check, change, store, publish; `asker` is told also if nothing changed."""
        async with self._lock:
            await self._refresh()
            await self._run_out()
            steps = self._changed(change)
            await self._store(steps)
            to = (asker,) if not steps and asker is not None else audience(steps)
            self._publish(to=to, asked=asked)
        self.wake()

    def _changed(self, change: Callable[[float], list[Step]]) -> list[Step]:
        """The steps of a change; if it fails half-way the table is read again."""
        try:
            return change(self._time())
        except GameError:
            raise
        except Exception:
            self._is_doubtful = True
            raise

    async def _run_out(self) -> bool:
        steps = self.table.run_out(self._time())
        if steps:
            await self._store(steps)
            self._publish()
        return bool(steps)

    def is_overdue(self, now: float) -> bool:
        """Whether somebody's time may be over."""
        deadline = self._kept[1]
        return deadline is not None and deadline <= now

    # questions

    async def preview(self, seat: Seat, text: str) -> list[Message]:
        """What an action would change."""
        async with self._lock:
            await self._refresh()
            match = self._deciding(seat)
            action = self.table.game.decode_action(text, seat)
            if action not in match.legal(seat):
                raise IllegalAction(f"expected a legal action, got {text!r:.80}")
            return list(self.table.game.preview(match.view(seat), action))

    async def why(self, seat: Seat, path: Sequence[str]) -> Message | None:
        """Which rule forbids what was touched."""
        async with self._lock:
            await self._refresh()
            if self.table.match is None:
                self.table.playing()  # raises, with the reason
            assert self.table.match is not None, "otherwise it was refused"
            return self.table.match.why_not(seat, path)

    async def hint(self, seat: Seat) -> m.Choice:
        """What the best computer player would do."""
        async with self._lock:
            await self._refresh()
            version = self._helped(seat).version(seat)
            self._count_question(seat)
            question = self._question(seat, player_names(self.table.setting.game)[-1])
        text = (await self._think(seat, question, version)).action
        action = self.table.game.decode_action(text, seat)
        return m.Choice(text, self.table.game.path(action))

    async def odds(self, seat: Seat) -> list[Message]:
        """What the seat may expect of the battle that goes on, by simulation."""
        async with self._lock:
            await self._refresh()
            match = self._helped(seat)
            if not has_odds(self.table.setting.game, match.view(seat)):
                raise Refusal("no_odds", "expected a battle that goes on, but there is none")
            self._count_question(seat)
            version = match.version(seat)
            question = self._question(seat, None)
        return list((await self._think(seat, question, version)).lines)

    def _helped(self, seat: Seat) -> Match[Any, Any, Any]:
        """The match, if the seat must act in it and may ask for help."""
        match = self._deciding(seat)
        if self.table.setting.open:
            raise Refusal("no_hint", "expected a match among friends; here is no help")
        return match

    def _count_question(self, seat: Seat) -> None:
        if not self._hints[seat].take(time.monotonic()):
            raise Refusal("too_fast", "expected fewer questions; ask again in a moment")

    async def _think(self, seat: Seat, question: Question, version: int) -> Answer:
        """Help from a thinking process, if the seat still has the same decision before it."""
        try:
            answer = await self.hall.thinkers.ask(question)
        except ThinkingFailed:
            raise Refusal("no_hint", "expected help, but the computer has no idea") from None
        async with self._lock:
            await self._refresh()
            if self._deciding(seat).version(seat) != version:
                raise StaleVersion("expected the same position, but it has changed since")
        return answer

    async def say(self, viewer: Viewer, text: str) -> None:
        """Somebody says something to the table."""
        row = {
            "match": self.table.setting.match,
            "seat": viewer,
            "name": "" if viewer is None else self.table.places[viewer].name,
            "text": text,
            "at": self._time(),
        }
        async with self._lock:
            await self._commit(Change(((ADD_CHAT, row),), self.table.setting.match))
            await self._tell_chat()

    async def facts(self) -> m.MatchFacts:
        """What everybody may know of this match."""
        async with self._lock:
            await self._refresh()
            return match_facts(self.table, self._presence())

    def sheet(self) -> Struct:
        """What is printed on board and pieces; it is the same from the first day to the last."""
        sheet = self.table.sheet()
        if sheet is None:
            raise Refusal("no_sheet", "expected a game with a sheet, but its views say it all")
        return sheet

    async def record(self, token: str | None) -> str:
        """The record: a seat's own at any time, the spectator's after the end."""
        async with self._lock:
            await self._refresh()
            seat = await self._reader(token)
            match = self.table.complete()
            reader = "watch" if seat is None else self.table.game.info.seats[seat]
            first, second = (place.name or place.player for place in self.table.places)
            return record(match, reader, (first, second)).to_json()

    async def _reader(self, token: str | None) -> Viewer:
        """Who wants to read what was played: a seat at any time, a spectator after the end."""
        if token is None:
            if self.table.status != "over":
                raise Refusal("not_over", "expected a match that is over, or the token of a seat")
            return None
        return await self._seat_of(token)

    async def replay(self, token: str | None) -> AsyncIterator[bytes]:
        """What was played, as the reader saw it, piece by piece: it may be long."""
        async with self._lock:
            await self._refresh()
            viewer = await self._reader(token)
            match = self.table.complete()
            states = list(match.states)
            self._logs[viewer].extend(self.table, viewer)
            lines = list(self._logs[viewer].lines)
            head = m.Replay(
                self.table.setting.match,
                self.table.setting.game,
                self.table.options,
                None if viewer is None else seat_number(viewer),
                seat_facts(self.table, self._presence()),
                self.table.outcome,
                self.table.sheet(),
                [],
            )
        return replay(head, self.table.game, states, lines, viewer)

    # seats and tokens

    async def reissue(self, token: str) -> m.Reissued:
        """Another key to the seat; the old one is no good any more."""
        async with self._lock:
            await self._refresh()
            return await self._insist(lambda: self._reissue(token))

    async def _reissue(self, token: str) -> m.Reissued:
        seat = await self._seat_of(token)
        fresh = secrets.token_urlsafe(TOKEN_BYTES)
        await self._change_key(seat, fresh, self.table.reissue(seat, self._time()))
        return m.Reissued(fresh, url(self.table.setting.match, fresh))

    async def claim(self) -> m.Taken:
        """Takes the seat that the lobby offers; one of many who try succeeds."""
        async with self._lock:
            await self._refresh()
            return await self._insist(self._claim)

    async def _claim(self) -> m.Taken:
        steps = self.table.claim(self._time())
        seat = Seat(Actor(steps[0].actor or 0))
        fresh = secrets.token_urlsafe(TOKEN_BYTES)
        match = self.table.setting.match
        await self._change_key(seat, fresh, steps)
        return m.Taken(match, seat_number(seat), fresh, url(match, fresh))

    async def _change_key(self, seat: Seat, token: str, steps: list[Step]) -> None:
        row = {"key_match": self.table.setting.match, "key_seat": int(seat)}
        hashed = token_hash(token)
        await self._store(steps, (SET_TOKEN, row | {"token_hash": hashed}))
        first, second = self._hashes
        self._hashes = (first, hashed) if seat else (hashed, second)
        self._dismiss_earlier()
        self._publish()

    def _dismiss_earlier(self) -> None:
        for seat in SEATS:
            issue = self.table.places[seat].issue
            self.dismiss(4010, "taken over by a newer token", seat, issue)

    # the next match

    async def _follow_alike(self, seat: Seat, asked: Asked | None) -> None:
        async with self._lock:
            await self._refresh()
            setting = self.table.setting
            await self._follow(seat, setting.game, setting.options, setting.clock, asked)

    async def follow_for(
        self, token: str, game: str, options: dict[str, OptionValue], clock: Rule | None
    ) -> tuple[Seat, Setting]:
        """Another match, asked for with the token of a seat: that seat, and the new match."""
        async with self._lock:
            await self._refresh()
            seat = await self._seat_of(token)
            return seat, await self._follow(seat, game, options, clock)

    async def _follow(
        self,
        seat: Seat,
        game: str,
        options: dict[str, OptionValue],
        clock: Rule | None,
        asked: Asked | None = None,
    ) -> Setting:
        """Another match after this one, with changed sides; both seats are shown their link."""
        table = self.table
        if table.status != "over" or table.match is None or table.rematch is not None:
            raise Refusal("not_now", "expected a match that is over, without another after it")
        names = (table.places[0].name, table.places[1].name)
        setting, operations = self.hall.prepare_rematch(table.setting, names, game, options, clock)
        await self._store(table.mark_rematch(seat, setting.match, self._time()), *operations)
        self._publish(asked=asked)
        return setting

    # storing

    def _time(self) -> float:
        return round(self.hall.now(), 3)

    async def _store(self, steps: list[Step], *operations: Operation) -> None:
        """Makes the steps durable; until then nobody hears of them."""
        self.used = self.hall.used = time.monotonic()
        match = self.table.setting.match
        writes: list[Operation] = list(operations)
        writes += [(ADD_STEP, step_row(match, step)) for step in steps]
        kept = (self.table.status, self.table.deadline(self._time()))
        if kept != self._kept:
            writes.append((SET_STATUS, self._status_row(*kept)))
        writes += [(ADD_OUTBOX, row) for row in self._notices(steps)]
        if not writes:
            return
        self._is_doubtful = True
        await self._commit(Change(tuple(writes), match, self.table.count))
        self._is_doubtful = False
        self._kept = kept
        self._due = self.table.due()
        moves = sum(step.kind in ("move", "obeyed") and step.actor != CHANCE for step in steps)
        if moves:
            self.hall.metrics.moves.labels(self.table.setting.game).inc(moves)

    async def _insist(self, change: Callable[[], Awaitable[T]]) -> T:
        """Does it again if another process was quicker with something else."""
        for _ in range(ATTEMPTS):
            with suppress(StaleVersion):
                return await change()
            await self._refresh()
        raise Refusal("unavailable", "expected to store this, but others were quicker; try again")

    async def _commit(self, change: Change) -> None:
        try:
            await self.hall.storage.commit(change)
        except Conflict:
            self.look_again()
            raise StaleVersion("expected the latest position, but somebody was quicker") from None
        except StorageError as error:
            log.error("not stored", match=change.match, error=str(error))
            raise Refusal("unavailable", "expected to store this, but it failed") from None

    def _status_row(self, status: str, deadline: float | None) -> dict[str, object]:
        outcome = self.table.outcome
        return {
            "key_id": self.table.setting.match,
            "status": status,
            "outcome": msgspec.json.encode(outcome).decode() if outcome else None,
            "deadline": deadline,
        }

    def _notices(self, steps: list[Step]) -> list[dict[str, object]]:
        """Who is away and should be told: it is your turn, it began, it is over, an offer."""
        if not steps:
            return []
        due = self.table.due()
        notices = []
        for seat in SEATS:
            if not self.table.is_human(seat) or self._is_present(seat):
                continue
            kind = None
            if self.table.status == "over" and self._kept[0] != "over":
                kind = "over"
            elif seat in due and seat not in self._due:
                kind = "turn"
            elif steps[0].kind == "offer" and steps[0].actor != seat:
                kind = "offer"
            if kind is not None:
                last = steps[-1]
                notices.append(
                    {
                        "match": self.table.setting.match,
                        "number": last.number,
                        "seat": int(seat),
                        "kind": kind,
                        "at": last.at,
                    }
                )
        return notices

    async def _refresh(self) -> None:
        """Reads the table again if memory may differ from what is stored."""
        self.used = time.monotonic()
        if not self._is_doubtful:
            return
        try:
            stored = await self.hall.storage.load(self.table.setting.match)
        except StorageError:
            stored = None
        if stored is None:
            raise Refusal("unavailable", "expected to read this match, but it failed; try again")
        self.table = read_table(stored, self.hall.uptime)
        self._hashes = stored.hashes
        self._kept = (stored.status, stored.deadline)
        self._due = self.table.due()
        self._logs = {viewer: ViewerLog() for viewer in VIEWERS}
        self._is_doubtful = False
        self._dismiss_earlier()
        self._publish()

    # other processes

    def hear(self, news: News) -> None:
        """Another process has changed this table, or has somebody sitting at it."""
        if news.asks:
            self._presence_changed()
        if news.present is not None:
            if any(news.present):
                self._elsewhere[news.process] = news.present
            else:
                self._elsewhere.pop(news.process, None)
            self._tell_later()
        if news.number > self.table.count or news.chat:
            self.look_again()

    def look_again(self) -> None:
        """Takes up what other processes may have done."""
        task = asyncio.create_task(self._catch_up())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def forget_others(self, there: set[str]) -> None:
        """Of the other processes only these are there; who sat with another one has gone."""
        for process in self._elsewhere.keys() - there:
            del self._elsewhere[process]
            self._tell_later()

    async def _catch_up(self) -> None:
        with suppress(Refusal, StorageError):
            async with self._lock:
                await self._refresh()
                await self._take_up()
                await self._tell_chat()
        self.wake()

    async def _take_up(self) -> None:
        """Takes up the steps that other processes have stored."""
        match = self.table.setting.match
        steps = await self.hall.storage.steps_after(match, self.table.count)
        if not steps:
            return
        if any(step.kind in ("claim", "reissue") for step in steps):
            self._hashes = await self.hall.storage.hashes(match)
        for step in steps:
            self.table.fold(step)
        self._due = self.table.due()
        self._kept = (self.table.status, self.table.deadline(self._time()))
        self._dismiss_earlier()
        self._publish(to=audience(steps))

    async def _tell_chat(self) -> None:
        """Tells everybody here what was said, wherever it was."""
        match = self.table.setting.match
        lines, self._last_chat = await self.hall.storage.chat_after(match, self._last_chat)
        if lines:
            self._chat.extend(lines)
            self._send_all(m.encode(m.ChatMessage(lines)))

    # computer players

    def wake(self) -> None:
        """Lets computer players think if they must act."""
        if self._thinking is None and self._bot_due() is not None and not self.hall.closing:
            self._thinking = asyncio.create_task(self._play_bots())
            self._thinking.add_done_callback(self._thought)

    def _thought(self, task: asyncio.Task[None]) -> None:
        self._thinking = None
        if not task.cancelled() and task.exception() is not None:
            log.error("thinking failed", error=type(task.exception()).__name__)
            asyncio.get_running_loop().call_later(PATIENCE, self.wake)

    def _bot_due(self) -> Seat | None:
        """The first computer player that must act; two of them play only before an audience."""
        if self._is_exhibition() and not any(self._sockets.values()):
            return None
        due = [seat for seat in self.table.due() if not self.table.is_human(seat)]
        return due[0] if due and not self.table.read_only else None

    def _is_exhibition(self) -> bool:
        return HUMAN not in self.table.setting.players

    async def _play_bots(self) -> None:
        while (seat := self._bot_due()) is not None and not self.hall.closing:
            if self._is_exhibition():
                await asyncio.sleep(self.hall.settings.bot_pause)
            async with self._lock:
                await self._refresh()
                if seat not in self.table.due():
                    continue
                version = self._deciding(seat).version(seat)
                question = self._question(seat, self.table.places[seat].player.partition(":")[2])
                is_secret = self._is_secret(self._deciding(seat))
            text = await self._in_time(seat, question, is_secret)
            try:
                await self._act_for_bot(seat, text, version)
            except StaleVersion:
                continue

    async def _act_for_bot(self, seat: Seat, text: str, version: int) -> None:
        async with self._lock:
            await self._refresh()
            await self._run_out()
            if seat not in self.table.due():
                return
            await self._store(self._changed(lambda at: self.table.act(seat, text, version, at)))
            self._publish()

    @staticmethod
    def _is_secret(match: Match[Any, Any, Any]) -> bool:
        """Whether both seats choose at once, or did before the other one had chosen."""
        return any(len(match.game.actors(state)) == len(SEATS) for state in match.states[-2:])

    async def _in_time(self, seat: Seat, question: Question, is_secret: bool) -> str:
        """The computer's choice; a secret one takes its time even if there is nothing to choose.

        Otherwise an answer at once would tell that it had no other.
        """
        start = time.monotonic()
        text = await self._answer(question)
        if is_secret and len(question.legal) == 1:
            await asyncio.sleep(self._pace[seat])
        elif is_secret:
            self._pace[seat] = time.monotonic() - start
        return text

    async def _answer(self, question: Question) -> str:
        """The computer's choice; if it fails, any legal action, so that nobody waits for ever."""
        if len(question.legal) == 1:
            return question.legal[0]
        try:
            text = (await self.hall.thinkers.ask(question)).action
            if text in question.legal:
                return text
            problem = "not a legal action"
        except ThinkingFailed as error:
            problem = str(error)
        log.error("bot failed", game=question.game, bot=question.bot, problem=problem)
        return question.legal[question.seed % len(question.legal)]

    def _question(self, seat: Seat, bot: str | None) -> Question:
        match = self._deciding(seat)
        game = self.table.game
        return Question(
            game=game.info.key,
            options=match.options,
            bot=bot,
            view=msgspec.Raw(msgspec.json.encode(match.view(seat))),
            legal=[game.encode_action(action) for action in match.legal(seat)],
            seed=self.table.bot_seed(seat),
        )

    def _deciding(self, seat: Seat) -> Match[Any, Any, Any]:
        """The match, if the seat must act in it now; otherwise an error says why it need not."""
        match = self.table.playing()
        if seat not in match.actors:
            raise NotYourTurn("expected it to be your turn, but the other seat must act")
        return match

    # publishing

    def _publish(
        self,
        but: Listener | None = None,
        to: Sequence[Viewer] = VIEWERS,
        asked: Asked | None = None,
    ) -> None:
        """Tells everybody, or some, what the table is like now."""
        kept, self.table.kept = self.table.kept, None
        for viewer in VIEWERS:
            lines = self._logs[viewer]
            if kept is not None:
                lines.drop(kept)
            if self._sockets[viewer] and viewer in to:
                lines.extend(self.table, viewer)
                data = m.encode(self._message(viewer, lines.told))
                lines.told = len(lines.lines)
                for socket in list(self._sockets[viewer]):
                    if asked is not None and socket is asked.socket:
                        socket.send(answering(data, asked.id))
                    elif socket is not but:
                        socket.send(data)

    def resend(self, socket: Listener, viewer: Viewer) -> None:
        """Sets a client right that was behind."""
        if not self._lock.locked() and not self._is_doubtful:
            self._logs[viewer].extend(self.table, viewer)
            socket.send(m.encode(self._message(viewer, self._logs[viewer].told)))

    def _send_all(self, data: bytes) -> None:
        for viewer in VIEWERS:
            for socket in list(self._sockets[viewer]):
                socket.send(data)

    def _message(self, viewer: Viewer, since: int) -> m.TableMessage:
        log = self._logs[viewer]
        return table_message(self.table, log, viewer, since, self._presence(), self._time())

    def _presence(self) -> Presence:
        watchers = len(self._sockets[None]) + sum(w for _, _, w in self._elsewhere.values())
        return Presence((self._is_present(FIRST), self._is_present(SECOND)), watchers)


def audience(steps: Sequence[Step]) -> Sequence[Viewer]:
    """Who is told of these steps: orders that led to nothing are their seat's own affair."""
    givers = [Seat(Actor(step.actor or 0)) for step in steps if step.kind == "orders"]
    return givers if givers and len(givers) == len(steps) else VIEWERS


def read_table(stored: Stored, uptime: Uptime) -> Table:
    """The table as its steps make it; one of other rules opens as far as it can be read."""
    table = Table(stored.setting, uptime.between)
    for step in stored.steps:
        try:
            table.fold(step)
        except Exception as error:
            kind = type(error).__name__
            log.error("unreadable", match=stored.setting.match, step=step.number, error=kind)
            table.read_only = True
            break
    return table
