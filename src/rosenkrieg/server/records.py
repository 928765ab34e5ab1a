"""Records that people bring along, to look at or to go on from.

Anybody may post anything, so it is read in a thread, one record after the other, and given
up when it takes too long; the tables stay quick meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from rosenkrieg.core.contract import Viewer
from rosenkrieg.core.errors import BadRecord
from rosenkrieg.core.match import Match
from rosenkrieg.core.record import Record, viewer_of
from rosenkrieg.learning.samples import Sample, sample
from rosenkrieg.server import messages as m
from rosenkrieg.server import settings
from rosenkrieg.server.limits import Bucket
from rosenkrieg.server.metering import charged, payer
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.replays import replay
from rosenkrieg.server.showing import clean_name, log_lines, seat_number
from rosenkrieg.table.setting import HUMAN, shown_options

WAITING: Final = 8
"""Records and editions that may wait for their turn, one of each address; more are sent away."""

T = TypeVar("T")


class Brought(Struct, frozen=True):
    """A whole record that holds: the match that it was replayed to, what comes before its
    positions in a replay, and its log.
    """

    match: Match[Any, Any, Any]
    head: m.Replay
    lines: list[m.Line]


class Queue(Struct, eq=False):
    """Those of one address, one behind the other."""

    lock: asyncio.Lock = msgspec.field(default_factory=asyncio.Lock)
    count: int = 0


class Readers:
    """Reads records, one at a time, and those of each address in turn."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "records")
        self._waiting = 0
        self._queues: dict[Bucket, Queue] = {}
        self._samples: dict[str, bytes] = {}

    async def sample(self, key: str) -> bytes:
        """The sample match of a game, which is the same for everyone."""
        if key not in self._samples:
            told, brought = await self.in_turn(lambda: _sample(key))
            match = brought.match
            text = await replay(
                brought.head, match.game, match.states, brought.lines, told.viewer, []
            )
            parts = {"record": told.record.to_json(), "comments": told.comments}
            self._samples[key] = m.encode(parts | {"replay": msgspec.Raw(text)})
        return self._samples[key]

    async def read(self, text: bytes) -> Brought:
        """A whole record; BadRecord says what is wrong with it."""
        return await self.in_turn(lambda: _brought(Record.from_json(text)))

    async def fork(self, fork: m.Fork) -> Match[Any, Any, Any]:
        """The match up to a move from which play can go on."""
        return await self.in_turn(lambda: _forked(_unpacked(fork.record), fork.move))

    async def in_turn(self, work: Callable[[], T]) -> T:
        """Does it in the thread, when those before are done."""
        async with self._place():
            return await self._in_thread(work)

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        """However many one address asks for, one of them stands in the way of others."""
        bucket = payer()
        if bucket is None:
            yield
            return
        queue = self._queues.setdefault(bucket, Queue())
        queue.count += 1
        try:
            async with queue.lock:
                if not bucket.has(time.monotonic()):  # those before took all there was
                    raise Refusal("too_fast", "expected fewer requests; try again in a moment")
                yield
        finally:
            queue.count -= 1
            if not queue.count:
                del self._queues[bucket]

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise Refusal(
                "busy", "expected fewer records and editions at a time; try again in a moment"
            )
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, charged(work))
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Takes no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


# in the thread


def _unpacked(part: msgspec.Raw) -> Record:
    """A record inside another message: its text as a string, or the same as an object."""
    try:
        found = msgspec.json.decode(part, type=Record | str)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"expected a record, or its text as a string, got: {error}") from None
    return Record.from_json(found if isinstance(found, str) else found.to_json())


def _forked(record: Record, move: int) -> Match[Any, Any, Any]:
    match = _replayed(record, move)
    record.check_fork(match)
    return match


def _sample(key: str) -> tuple[Sample, Brought]:
    told = sample(key)
    if told is None:
        raise Refusal("not_found", "expected a game with a match to watch, it has none")
    return told, _seen(told.record, told.match, told.viewer)


def _brought(record: Record) -> Brought:
    match = _replayed(record)
    return _seen(record, match, viewer_of(match.game, record.reader))


def _seen(record: Record, match: Match[Any, Any, Any], viewer: Viewer) -> Brought:
    """A record as that viewer sees it."""
    lines = [
        line
        for number in in_time(range(len(match.moves)))
        for line in log_lines(match, viewer, number, number + 1)
    ]
    head = m.Replay(
        match=(record.dice.match or "")[: settings.NAME_LENGTH],
        game=match.game.info.key,
        rules_version=record.rules_version,
        options=shown_options(match.options),
        viewer=None if viewer is None else seat_number(viewer),
        seats=_seats(record, match.game.info.seats),
        outcome=match.outcome,
        sheet=match.game.sheet(match.options),
        positions=[],
    )
    return Brought(match, head, lines)


def _replayed(record: Record, until: int | None = None) -> Match[Any, Any, Any]:
    *_, match = in_time(record.replaying(until))
    return match


def in_time(things: Iterable[T]) -> Iterator[T]:
    """The same things, unless this thread is busy with them for too long."""
    began = time.thread_time()
    for thing in things:
        if time.thread_time() - began > settings.RECORD_SECONDS:
            raise Refusal(
                "too_slow", "expected a record that is quicker to replay; it was given up"
            )
        yield thing


def _seats(record: Record, sides: tuple[str, str]) -> list[m.SeatFacts]:
    first, second = (clean_name(name)[: settings.NAME_LENGTH] for name in record.players)
    return [_seat(0, sides[0], first), _seat(1, sides[1], second)]


def _seat(seat: m.SeatNumber, side: str, name: str) -> m.SeatFacts:
    """A computer player is written down by its kind, a person by the name."""
    is_bot = name.startswith("bot:")
    return m.SeatFacts(seat, side, "" if is_bot else name, name if is_bot else HUMAN, True, True)
