"""One websocket: joining, reading commands, and the bounded queue to a reader."""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Final, assert_never

from starlette.types import Receive, Scope, Send

from rosenkrieg.ai.coaching import Advice
from rosenkrieg.core.contract import Seat, Viewer
from rosenkrieg.core.errors import GameError, StaleVersion
from rosenkrieg.server import messages as m
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.limits import Bucket, Visitor
from rosenkrieg.server.logs import logger
from rosenkrieg.server.metering import metered
from rosenkrieg.server.origins import is_welcome
from rosenkrieg.server.refusals import Refusal, told
from rosenkrieg.server.room import Room
from rosenkrieg.server.room.connections import Asked
from rosenkrieg.server.room.questions import Path
from rosenkrieg.server.settings import Limits

NOT_UNDERSTOOD: Final = 4000
NO_SUCH_MATCH: Final = 4001
BAD_TOKEN: Final = 4003
TOO_SLOW_TO_JOIN: Final = 4008
TOO_MANY: Final = 4009
GOING_AWAY: Final = 1001
TRY_LATER: Final = 1013
WAIT_SECONDS: Final = 0.1
"""Between two looks whether an address may use our processor again."""

CODES: Final = {
    "no_such_match": NO_SUCH_MATCH,
    "no_such_season": NO_SUCH_MATCH,
    "bad_token": BAD_TOKEN,
    "bad_entropy": NOT_UNDERSTOOD,
}

PLACE: Final = re.compile(r"/ws/(?P<kind>matches|seasons)/(?P<match>[^/]+)")

ABORT: Final = "rosenkrieg.abort"
"""Extension of our protocol class: cuts a connection whose peer does not read."""

UNHEARD: Final = "rosenkrieg.unheard"
"""Extension of our protocol class: how many messages have come that nobody has read yet."""

log = logger("rosenkrieg.sockets")


class Socket:
    """The way out to one client. Sending never waits; a client that does not read is cut off."""

    __slots__ = ("_abort", "_bytes", "_limits", "_queue", "_send", "_task", "closed", "issue")

    def __init__(self, send: Send, abort: Callable[[], None] | None, limits: Limits) -> None:
        self.issue = 0
        self.closed: int | None = None
        self._send = send
        self._abort = abort
        self._limits = limits
        self._queue: deque[dict[str, Any]] = deque()
        self._bytes = 0
        self._task: asyncio.Task[None] | None = None

    def send(self, data: bytes) -> None:
        """Puts a message on its way."""
        if self.closed is not None:
            return
        self._bytes += len(data)
        if (
            len(self._queue) >= self._limits.unread_messages
            or self._bytes > self._limits.unread_bytes
        ):
            self._cut()
            return
        self._put({"type": "websocket.send", "text": data.decode()})

    def close(self, code: int, reason: str) -> None:
        """Says goodbye after what was sent before."""
        if self.closed is None:
            self.closed = code
            self._put({"type": "websocket.close", "code": code, "reason": reason})

    def _cut(self) -> None:
        """Cuts off a reader that does not read: a farewell would not get through either."""
        self.closed = TRY_LATER
        self._queue.clear()
        if self._abort is not None:
            self._abort()
        else:
            self._put({"type": "websocket.close", "code": TRY_LATER, "reason": "too slow a reader"})

    def _put(self, event: dict[str, Any]) -> None:
        self._queue.append(event)
        if self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._queue:
                event = self._queue.popleft()
                await self._send(event)
                self._bytes -= len(event.get("text", ""))
            self._bytes = 0
        except (OSError, RuntimeError):  # the client has gone
            self.closed = self.closed or GOING_AWAY
            self._queue.clear()
        finally:
            self._task = None

    async def finish(self) -> None:
        """Waits until everything is on its way."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=5)


class Closing(Exception):
    """The conversation ends: with a code and a reason, or because the client has gone."""

    def __init__(self, code: int | None, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class WayIn:
    """The way in from one client: too quick a one is slowed down, a flood ends the conversation."""

    def __init__(
        self, receive: Receive, unheard: Callable[[], int], limits: Limits, visitor: Visitor
    ) -> None:
        self._receive = receive
        self._unheard = unheard
        self._most = limits.unheard_messages
        self._visitor = visitor
        self._frames = Bucket(limits.frames, time.monotonic())

    async def text(self) -> str | None:
        """The next message; None if the client has gone."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            return None
        while not self._frames.take(time.monotonic()):
            # one that waits for its answers has nothing else on the way
            if self._unheard() > self._most:
                raise Closing(TOO_MANY, "too many messages")
            await asyncio.sleep(self._frames.seconds(time.monotonic()))
        if not self._visitor.frames.take(time.monotonic()):
            raise Closing(TOO_MANY, "too many messages")
        text = event.get("text")
        if text is None:
            raise Closing(NOT_UNDERSTOOD, "expected text, got a binary frame")
        return str(text)


class TableSocket:
    """The ASGI application behind `/ws/matches/{match}` and `/ws/seasons/{season}`."""

    def __init__(self, hall: Hall, talks: Mapping[str, type[Conversation]]) -> None:
        self._hall = hall
        self._talks = talks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        hall = self._hall
        await receive()
        place = PLACE.fullmatch(scope["path"])
        client = scope.get("client")
        visitor = hall.visitors.of(client[0] if client else "")
        limits = hall.settings.limits
        if (
            place is None
            or hall.closing
            or hall.sockets >= limits.sockets
            or visitor.sockets >= limits.sockets_per_address
            or not is_welcome(scope["headers"], hall.settings.origins)
            or not visitor.requests.take(time.monotonic())
        ):
            hall.metrics.closes.labels("refused").inc()
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        hall.sockets += 1
        visitor.sockets += 1
        hall.metrics.sockets.set(hall.sockets)
        try:
            await send({"type": "websocket.accept"})
            extensions = scope.get("extensions", {})
            socket = Socket(send, extensions.get(ABORT), limits)
            way_in = WayIn(receive, extensions.get(UNHEARD, lambda: 0), limits, visitor)
            talk = self._talks[place["kind"]]
            await talk(hall, visitor, socket, way_in).run(place["match"])
        except OSError:  # the client went while we were speaking
            pass
        finally:
            hall.sockets -= 1
            visitor.sockets -= 1
            hall.metrics.sockets.set(hall.sockets)


class Conversation:
    """One client from joining to leaving."""

    def __init__(self, hall: Hall, visitor: Visitor, socket: Socket, way_in: WayIn) -> None:
        self._hall = hall
        self._visitor = visitor
        self._socket = socket
        self._way_in = way_in
        self._thinking: asyncio.Task[None] | None = None

    async def run(self, match: str) -> None:
        """Speaks until one of the two goes."""
        try:
            await self._speak(match)
        except Closing as closing:
            if closing.code is not None:
                self._hall.metrics.closes.labels(str(closing.code)).inc()
                self._socket.close(closing.code, closing.reason)
        except Exception:
            log.exception("conversation failed")
            self._socket.close(1011, "the server has made a mistake")
        await self._socket.finish()

    async def _speak(self, match: str) -> None:
        first = await self._first()
        work = self._visitor.work
        room, viewer = await metered(self._enter(match, first), work)
        try:
            while True:
                text = await self._text()
                while not work.has(time.monotonic()):  # others have their share first
                    await asyncio.sleep(WAIT_SECONDS)
                await metered(self._hear(room, viewer, text), work)
                await asyncio.sleep(0)  # many messages at once must not keep others waiting
        finally:
            room.leave(self._socket, viewer)
            if self._thinking is not None:
                self._thinking.cancel()

    async def _first(self) -> m.First:
        try:
            async with asyncio.timeout(self._hall.settings.limits.join_seconds):
                return m.read_first(await self._text())
        except TimeoutError:
            raise Closing(TOO_SLOW_TO_JOIN, "too slow to join") from None
        except m.NotUnderstood:
            raise Closing(NOT_UNDERSTOOD, "expected a JSON object") from None
        except m.BadMessage as error:
            raise Closing(NOT_UNDERSTOOD, str(error)[:100]) from None

    async def _enter(self, match: str, first: m.First) -> tuple[Room, Viewer]:
        try:
            room = await self._hall.rooms.known(match)
            if isinstance(first, m.Watch):
                await room.watch(self._socket, first)
                return room, None
            return room, await room.join(self._socket, first)
        except GameError as error:
            code, message = told(error)
            raise Closing(CODES.get(code, TRY_LATER), message[:100]) from None

    async def _text(self) -> str:
        """The next message."""
        text = await self._way_in.text()
        if text is None or self._socket.closed is not None:
            raise Closing(None)
        return text

    async def _hear(self, room: Room, viewer: Viewer, text: str) -> None:
        said: m.Said | None = None
        try:
            said = m.read(text)
            await self._obey(room, viewer, said)
        except m.NotUnderstood:
            raise Closing(NOT_UNDERSTOOD, "expected a JSON object") from None
        except m.BadMessage as error:
            self._refuse(error, error.id)
        except GameError as error:
            self._refuse(error, said.id if said else None)
            if isinstance(error, StaleVersion):
                room.publisher.resend(self._socket, viewer)

    def _refuse(self, error: GameError, id: m.Id) -> None:
        code, message = told(error)
        self._hall.metrics.refusals.labels(code).inc()
        self._answer(m.ErrorMessage(id, code, message))

    async def _obey(self, room: Room, viewer: Viewer, said: m.Said) -> None:
        if isinstance(said, m.Ping):
            self._answer(m.Pong(said.id))
        elif isinstance(said, m.Chat):
            await self._chat(room, viewer, said)
        elif isinstance(said, m.Turn):
            await self._retell(room, viewer, said)
        elif isinstance(said, m.Survey):
            found = await room.questions.survey(viewer, said.survey)
            self._answer(m.SurveyMessage(said.id, found))
        elif viewer is None:
            raise Refusal("not_seated", "expected someone with a seat, got a spectator")
        elif isinstance(said, m.Command):
            await self._play(room, viewer, said)
        else:
            await self._ask(room, viewer, said)

    async def _chat(self, room: Room, viewer: Viewer, said: m.Chat) -> None:
        text = "".join(c for c in said.chat if c.isprintable() or c == "\n").strip()
        if not text:
            raise Refusal("bad_message", "expected some words, got none")
        if not self._visitor.chats.take(time.monotonic()):
            raise Refusal("too_fast", "expected fewer words; say it again in a moment")
        await room.chat.say(viewer, text)

    async def _retell(self, room: Room, viewer: Viewer, said: m.Turn) -> None:
        """Past views are long answers, like replays."""
        if not self._visitor.bytes.has(time.monotonic()):
            raise Refusal("too_fast", "expected fewer questions; ask again in a moment")
        answer = m.encode(await room.archive.turn(viewer, said))
        self._visitor.bytes.spend(len(answer))
        self._socket.send(answer)

    async def _play(self, room: Room, seat: Seat, said: m.Command) -> None:
        asked = Asked(self._socket, said.id)
        match said:
            case m.Act():
                await room.commands.act(seat, said.act, said.version, asked)
            case m.TakeBack():
                await room.commands.take_back(seat, asked)
            case m.GiveOrders():
                await room.commands.order(seat, said.orders, asked)
            case m.Offer():
                await room.commands.offer(seat, said.offer, asked)
            case m.Accept():
                await room.commands.accept(seat, said.accept, asked)
            case m.Decline():
                await room.commands.decline(seat, said.decline, asked)
            case m.Resign():
                await room.commands.resign(seat, asked)
            case m.Open():
                await room.commands.open(seat, said.open, asked)
            case _:
                assert_never(said)

    async def _ask(self, room: Room, seat: Seat, said: m.Question) -> None:
        questions = room.questions
        match said:
            case m.Preview():
                lines = await questions.preview(seat, said.preview)
                self._answer(m.PreviewMessage(said.id, lines))
            case m.Why():
                self._answer(m.WhyMessage(said.id, await questions.why(seat, said.why)))
            case m.Choices():
                self._answer(await questions.choices(seat, said))
            case m.Hint():
                self._think(self._hint(room.questions.hint, seat, said.id), said.id)
            case m.Coach():
                self._think(self._hint(room.questions.coach, seat, said.id), said.id)
            case m.Weigh():
                self._think(self._weigh(room, seat, said), said.id)
            case m.Odds():
                self._think(self._odds(room, seat, said.id), said.id)
            case _:
                assert_never(said)

    async def _hint(
        self, asked: Callable[[Seat], Awaitable[tuple[Advice, Path]]], seat: Seat, id: m.Id
    ) -> m.Sent:
        said, path = await asked(seat)
        return m.HintMessage(
            id, said.action, path, list(said.now), list(said.reasons), list(said.dangers)
        )

    async def _weigh(self, room: Room, seat: Seat, said: m.Weigh) -> m.Sent:
        found = await room.questions.weigh(seat, said.weigh)
        if found is None:
            return m.WeighMessage(said.id, None, [])
        instead, path = found
        better = m.Better(instead.action, path, list(instead.reasons))
        return m.WeighMessage(said.id, better, list(instead.dangers))

    async def _odds(self, room: Room, seat: Seat, id: m.Id) -> m.Sent:
        return m.OddsMessage(id, await room.questions.odds(seat))

    def _think(self, help: Coroutine[Any, Any, m.Sent], id: m.Id) -> None:
        """Thinking takes its time; the conversation goes on meanwhile."""
        most = self._hall.settings.limits.questions_per_address
        if self._thinking is not None or self._visitor.thinking >= most:
            help.close()
            raise Refusal("too_fast", "expected one question at a time")
        self._visitor.thinking += 1
        self._thinking = asyncio.create_task(self._answer_when_thought(help, id))
        self._thinking.add_done_callback(lambda _: self._thought(help))

    def _thought(self, help: Coroutine[Any, Any, m.Sent]) -> None:
        """It was answered, or the one who asked has gone, perhaps before it was begun."""
        help.close()
        self._visitor.thinking -= 1

    async def _answer_when_thought(self, help: Coroutine[Any, Any, m.Sent], id: m.Id) -> None:
        try:
            self._answer(await help)
        except GameError as error:
            self._refuse(error, id)
        finally:
            self._thinking = None

    def _answer(self, message: m.Sent) -> None:
        self._socket.send(m.encode(message))
