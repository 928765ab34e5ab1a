"""The table of a room and what is stored of it: one change after another.

Storage is right, memory may be wrong: after a failure the table is in doubt, and read again before
anything else is done with it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, Protocol, TypeVar

from msgspec.structs import replace

from rosenkrieg.core.contract import SEATS, VIEWERS, Seat, Viewer
from rosenkrieg.core.errors import GameError, StaleVersion
from rosenkrieg.server.house import House
from rosenkrieg.server.logs import logger
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.store.storage import (
    AppendSteps,
    Call,
    Change,
    Conflict,
    CreateMatch,
    Erase,
    Key,
    NoticeKind,
    Standing,
    StorageError,
    Stored,
)
from rosenkrieg.server.uptime import Uptime
from rosenkrieg.table import rows
from rosenkrieg.table.steps import (
    Claimed,
    Offered,
    Ordered,
    Reissued,
    Released,
    Sat,
    Step,
    is_move_of_seat,
)
from rosenkrieg.table.table import Table

ATTEMPTS: Final = 5

log = logger("rosenkrieg.keeper")

T = TypeVar("T")


class Around(Protocol):
    """What a keeper asks and tells the room around it."""

    def is_present(self, seat: Seat) -> bool:
        """Whether someone is there for the seat."""

    def was_read_again(self) -> None:
        """The table is another one now."""

    def was_changed(self, to: Sequence[Viewer]) -> None:
        """Another process has added steps that concern these viewers."""

    def look_again(self) -> None:
        """What is stored may be more than is known here, and must be taken up soon."""


class Keeper:
    """Holds the table, its lock, and what storage knows of it."""

    def __init__(self, house: House, table: Table, stored: Stored, around: Around) -> None:
        self.table = table
        self.hashes = stored.hashes
        self.used = time.monotonic()
        """When the room was last needed, by the monotonic clock."""
        self._house = house
        self._around = around
        self._lock = asyncio.Lock()
        self._standing = stored.standing
        self._due = table.due()
        self._is_doubtful = False
        """Whether memory may differ from what is stored."""

    @property
    def match(self) -> str:
        return self.table.setting.match

    @property
    def is_settled(self) -> bool:
        """Whether the table shows what is stored: nothing is on its way to the disk."""
        return not self._lock.locked() and not self._is_doubtful

    @property
    def is_locked(self) -> bool:
        return self._lock.locked()

    def is_overdue(self, now: float) -> bool:
        """Whether the table should be looked at."""
        deadline = self._standing.deadline
        return deadline is not None and deadline <= now

    def touch(self) -> None:
        """The room was needed."""
        self.used = time.monotonic()

    async def settle(self) -> None:
        """Waits until nothing is on its way to the disk."""
        async with self._lock:
            pass

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[Table]:
        """The table as it is stored, for one at a time."""
        async with self._lock:
            await self.refresh()
            yield self.table

    # changing

    def change(self, change: Callable[[float], list[Step]]) -> list[Step]:
        """The steps of a change; if it fails half-way the table is read again."""
        try:
            return change(self._house.time())
        except GameError:
            raise
        except Exception:
            self._is_doubtful = True
            raise

    async def store(
        self, steps: Sequence[Step], key: Key | None = None, follower: CreateMatch | None = None
    ) -> None:
        """Makes the steps durable; until then nobody hears of them."""
        self.touch()
        self._house.touch()
        standing = standing_of(self.table, self._house.time())
        changed = None if standing == self._standing else standing
        if not steps and changed is None:
            return
        calls = tuple(self._calls(steps))
        self._is_doubtful = True
        await self.commit(AppendSteps(self.match, tuple(steps), changed, calls, key, follower))
        self._is_doubtful = False
        self._standing = standing
        self._due = self.table.due()
        if key is not None:
            first, second = self.hashes
            self.hashes = (first, key.hash) if key.seat else (key.hash, second)
        moves = sum(is_move_of_seat(step) for step in steps)
        if moves:
            self._house.metrics.moves.labels(self.table.setting.game).inc(moves)

    async def commit(self, change: Change) -> None:
        """Stores a change, or says in a refusal that it could not be stored."""
        try:
            await self._house.storage.commit(change)
        except Conflict:
            self.look_again()
            raise StaleVersion("expected the latest position, but someone was quicker") from None
        except StorageError as error:
            log.error("not stored", match=self.match, error=str(error))
            self.look_again()  # perhaps it was, and the answer got lost
            raise Refusal("unavailable", "expected to store this, but it failed") from None
        except BaseException:
            self.look_again()
            raise

    def look_again(self) -> None:
        """What is stored may be more than is known here."""
        self._around.look_again()

    async def erase(self, seat: Seat) -> None:
        """Deletes the name of a seat from what is stored, and reads the table again."""
        stored = await self._house.storage.load(self.match)
        texts = tuple(
            (step.number, rows.write(replaced).text)
            for step in (stored.steps if stored else ())
            if isinstance(step.event, Sat) and step.event.seat == seat
            for replaced in [replace(step, event=replace(step.event, name=""))]
        )
        await self.commit(Erase(self.match, seat, texts))
        await self.read_again()

    async def read_again(self) -> None:
        """Steps that are known here have changed."""
        self._is_doubtful = True
        await self.refresh()

    async def insist(self, change: Callable[[], Awaitable[T]]) -> T:
        """Does it again if another process was quicker with something else."""
        for _ in range(ATTEMPTS):
            with suppress(StaleVersion):
                return await change()
            await self.refresh()
        raise Refusal("unavailable", "expected to store this, but others were quicker; try again")

    def _calls(self, steps: Sequence[Step]) -> Iterator[Call]:
        """Who is away and should be told: it is your turn, it began, it is over, an offer."""
        for seat in SEATS:
            if steps and self.table.is_human(seat) and not self._around.is_present(seat):
                kind = self._reason_to_call(seat, steps)
                if kind is not None:
                    yield Call(seat, kind)

    def _reason_to_call(self, seat: Seat, steps: Sequence[Step]) -> NoticeKind | None:
        if self.table.status == "over" and self._standing.status != "over":
            return "over"
        if seat in self.table.due() and seat not in self._due:
            return "turn"
        event = steps[0].event
        return "offer" if isinstance(event, Offered) and event.seat != seat else None

    # reading

    async def refresh(self) -> None:
        """Reads the table again if it is in doubt."""
        self.touch()
        if not self._is_doubtful:
            return
        try:
            stored = await self._house.storage.load(self.match)
        except StorageError:
            stored = None
        if stored is None:
            raise Refusal("unavailable", "expected to read this match, but it failed; try again")
        self.table = read_table(stored, self._house.uptime)
        self.hashes = stored.hashes
        self._standing = stored.standing
        self._due = self.table.due()
        self._is_doubtful = False
        self._around.was_read_again()

    async def take_up(self) -> None:
        """Takes up the steps that other processes have stored."""
        steps = await self._house.storage.steps_after(self.match, self.table.count)
        if not steps:
            return
        if any(isinstance(step.event, Claimed | Reissued | Released) for step in steps):
            self.hashes = await self._house.storage.hashes(self.match)
        self._is_doubtful = True  # until all of them are folded
        for step in steps:
            self.table.fold(step)
        self._is_doubtful = False
        self._due = self.table.due()
        self._standing = standing_of(self.table, self._house.time())
        self._around.was_changed(audience(steps))


def standing_of(table: Table, at: float) -> Standing:
    """How the match stands, as it is stored beside its steps."""
    return Standing(table.status, table.deadline(at), table.outcome)


def audience(steps: Sequence[Step]) -> Sequence[Viewer]:
    """Who is told of these steps: orders that led to nothing are their seat's own affair."""
    givers = [step.event.seat for step in steps if isinstance(step.event, Ordered)]
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
