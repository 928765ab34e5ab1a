"""One websocket: joining, reading commands, and the bounded queue to a reader."""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, assert_never

from starlette.types import Receive, Scope, Send

from rosenkrieg.core.contract import Seat, Viewer
from rosenkrieg.core.errors import GameError, StaleVersion
from rosenkrieg.server import messages as m
from rosenkrieg.server.hall import Hall
from rosenkrieg.server.limits import Bucket
from rosenkrieg.server.logs import logger
from rosenkrieg.server.refusals import Refusal, code_of
from rosenkrieg.server.rooms import Asked, Room
from rosenkrieg.server.settings import Limits

NOT_UNDERSTOOD: Final = 4000
NO_SUCH_MATCH: Final = 4001
BAD_TOKEN: Final = 4003
TOO_SLOW_TO_JOIN: Final = 4008
TOO_MANY: Final = 4009
GOING_AWAY: Final = 1001
TRY_LATER: Final = 1013

CODES: Final = {
    "no_such_match": NO_SUCH_MATCH,
    "bad_token": BAD_TOKEN,
    "bad_entropy": NOT_UNDERSTOOD,
}

PLACE: Final = re.compile(r"/ws/matches/(?P<match>[^/]+)")

ABORT: Final = "rosenkrieg.abort"
"""Extension of our protocol class: cuts a connection whose peer does not read."""

log = logger("rosenkrieg.sockets")


class Socket:
    """The way out to one client. Sending never waits; whoever does not read is cut off."""

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


class TableSocket:
    """The ASGI application behind `/ws/matches/{match}`."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        hall = self._hall
        await receive()
        place = PLACE.fullmatch(scope["path"])
        client = scope.get("client")
        visitor = hall.visitor(client[0] if client else "")
        limits = hall.settings.limits
        if (
            place is None
            or hall.closing
            or hall.sockets >= limits.sockets
            or visitor.sockets >= limits.sockets_per_address
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
            abort = scope.get("extensions", {}).get(ABORT)
            socket = Socket(send, abort, limits)
            await Conversation(hall, socket, receive).run(place["match"])
        except OSError:  # the client went while we were speaking
            pass
        finally:
            hall.sockets -= 1
            visitor.sockets -= 1
            hall.metrics.sockets.set(hall.sockets)


class Conversation:
    """One client from joining to leaving."""

    def __init__(self, hall: Hall, socket: Socket, receive: Receive) -> None:
        self._hall = hall
        self._socket = socket
        self._receive = receive
        limits = hall.settings.limits
        self._frames = Bucket(limits.frames, time.monotonic())
        self._chats = Bucket(limits.chats, time.monotonic())
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
        room, viewer = await self._enter(match, first)
        try:
            while True:
                await self._hear(room, viewer, await self._text())
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
            room = await self._hall.known_room(match)
            if isinstance(first, m.Watch):
                await room.watch(self._socket, first)
                return room, None
            return room, await room.join(self._socket, first)
        except GameError as error:
            code = CODES.get(code_of(error), TRY_LATER)
            raise Closing(code, str(error)[:100]) from None

    async def _text(self) -> str:
        """The next message; binary ones and floods end the conversation."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect" or self._socket.closed is not None:
            raise Closing(None)
        if not self._frames.take(time.monotonic()):
            raise Closing(TOO_MANY, "too many messages")
        text = event.get("text")
        if text is None:
            raise Closing(NOT_UNDERSTOOD, "expected text, got a binary frame")
        return str(text)

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
                room.resend(self._socket, viewer)

    def _refuse(self, error: GameError, id: m.Id) -> None:
        code = code_of(error)
        self._hall.metrics.refusals.labels(code).inc()
        self._answer(m.ErrorMessage(id, code, str(error)))

    async def _obey(self, room: Room, viewer: Viewer, said: m.Said) -> None:
        if isinstance(said, m.Ping):
            self._answer(m.Pong(said.id))
        elif isinstance(said, m.Chat):
            await self._chat(room, viewer, said)
        elif viewer is None:
            raise Refusal("not_seated", "expected somebody with a seat, got a spectator")
        else:
            await self._play(room, viewer, said)

    async def _chat(self, room: Room, viewer: Viewer, said: m.Chat) -> None:
        text = "".join(c for c in said.chat if c.isprintable() or c == "\n").strip()
        if not text:
            raise Refusal("bad_message", "expected some words, got none")
        if not self._chats.take(time.monotonic()):
            raise Refusal("too_fast", "expected fewer words; say it again in a moment")
        await room.say(viewer, text)

    async def _play(
        self,
        room: Room,
        seat: Seat,
        said: m.Act
        | m.Preview
        | m.Why
        | m.Hint
        | m.Odds
        | m.TakeBack
        | m.GiveOrders
        | m.Offer
        | m.Accept
        | m.Decline
        | m.Resign,
    ) -> None:
        asked = Asked(self._socket, said.id)
        match said:
            case m.Act():
                await room.act(seat, said, asked)
            case m.Preview():
                self._answer(m.PreviewMessage(said.id, await room.preview(seat, said.preview)))
            case m.Why():
                self._answer(m.WhyMessage(said.id, await room.why(seat, said.why)))
            case m.Hint():
                self._think(self._hint(room, seat, said.id), said.id)
            case m.Odds():
                self._think(self._odds(room, seat, said.id), said.id)
            case m.TakeBack():
                await room.take_back(seat, asked)
            case m.GiveOrders():
                await room.order(seat, said.orders, asked)
            case m.Offer():
                await room.offer(seat, said.offer, asked)
            case m.Accept():
                await room.accept(seat, said.accept, asked)
            case m.Decline():
                await room.decline(seat, said.decline, asked)
            case m.Resign():
                await room.resign(seat, asked)
            case _:
                assert_never(said)

    async def _hint(self, room: Room, seat: Seat, id: m.Id) -> m.Sent:
        choice = await room.hint(seat)
        return m.HintMessage(id, choice.action, choice.path)

    async def _odds(self, room: Room, seat: Seat, id: m.Id) -> m.Sent:
        return m.OddsMessage(id, await room.odds(seat))

    def _think(self, help: Coroutine[Any, Any, m.Sent], id: m.Id) -> None:
        """Thinking takes its time; the conversation goes on meanwhile."""
        if self._thinking is not None:
            help.close()
            raise Refusal("too_fast", "expected one question at a time")
        self._thinking = asyncio.create_task(self._answer_when_thought(help, id))

    async def _answer_when_thought(self, help: Coroutine[Any, Any, m.Sent], id: m.Id) -> None:
        try:
            self._answer(await help)
        except GameError as error:
            self._refuse(error, id)
        finally:
            self._thinking = None

    def _answer(self, message: m.Sent) -> None:
        self._socket.send(m.encode(message))
