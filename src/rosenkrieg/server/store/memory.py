"""Everything in memory: for tests, and for trying out without a file.

It keeps what a database would keep, in the form in which the other storages keep it, so that
what cannot be stored there cannot be stored here either.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import TypeVar, assert_never

import msgspec
from msgspec import Struct

from rosenkrieg.core.contract import Seat
from rosenkrieg.server.messages import ChatLine
from rosenkrieg.server.store.seasons import (
    AppendRows,
    CreateSeason,
    Picture,
    SeasonRow,
    SetPicture,
    Shelf,
    StoredSeason,
)
from rosenkrieg.server.store.storage import (
    CHAT_SHOWN,
    LOBBY_SHOWN,
    NOTICES_AT_ONCE,
    OVERDUE_AT_ONCE,
    AppendSteps,
    Beat,
    Change,
    Conflict,
    CreateMatch,
    DropNotice,
    Erase,
    Forget,
    Hashes,
    KeepStudy,
    Latest,
    Notice,
    Say,
    Span,
    Standing,
    StartProcess,
    Storage,
    StorageError,
    Stored,
    Waiting,
)
from rosenkrieg.table import rows
from rosenkrieg.table.setting import HUMAN, Setting
from rosenkrieg.table.steps import Sat, Step

T = TypeVar("T")


class Kept(Struct):
    """A match and its steps, as rows."""

    setting: Setting
    hashes: Hashes
    standing: Standing
    names: tuple[str, str]
    steps: dict[int, rows.Row]

    def made(self, after: int = 0) -> list[Step]:
        """The steps after that number, in order."""
        return [rows.read(self.steps[number]) for number in sorted(self.steps) if number > after]


class MemoryStorage(Storage):
    """Keeps matches until the process ends."""

    engine = "memory"

    def __init__(self) -> None:
        super().__init__()
        self._matches: dict[str, Kept] = {}
        self._chat: list[tuple[int, str, ChatLine]] = []
        self._notices: dict[int, Notice] = {}
        self._spans: dict[str, Span] = {}
        self._last_id = 0
        self._shelf = Shelf()
        self._studies: dict[str, str] = {}

    async def start(self) -> None:
        return None

    async def close(self) -> None:
        return None

    async def commit(self, change: Change) -> None:
        await asyncio.sleep(0)  # as with a database, others get a turn before it is done
        began = time.perf_counter()
        try:
            msgspec.json.encode(change)
        except (ValueError, TypeError) as error:
            kind = type(error).__name__
            raise StorageError(f"expected values that can be stored, but: {kind}") from None
        self._commit(change)
        self.on_batch(1, time.perf_counter() - began)

    def _commit(self, change: Change) -> None:
        match change:
            case CreateMatch():
                self._check_new(change)
                self._create(change)
            case AppendSteps():
                self._append(change)
            case Say(match, line):
                self._match(match)
                self._chat.append((self._next_id(), match, line))
            case StartProcess(process, at):
                self._spans[process] = Span(process, at, at)
            case Beat(process, at):
                self._spans[process] = Span(process, self._spans[process].began, at)
            case DropNotice(id):
                self._notices.pop(id, None)
            case Forget(before, ended, said):
                self._forget(before, ended, said)
            case Erase():
                self._erase(change)
            case KeepStudy(match, text):
                self._match(match)
                self._studies[match] = text
            case CreateSeason() | AppendRows() | SetPicture():
                try:
                    self._shelf.commit(change)
                except ValueError as error:
                    raise Conflict(str(error)) from None
            case _:
                assert_never(change)

    # writing

    def _match(self, match: str) -> Kept:
        if match not in self._matches:
            raise Conflict(f"expected a match that is kept, got {match}")
        return self._matches[match]

    def _check_new(self, change: CreateMatch) -> None:
        if change.setting.match in self._matches:
            raise Conflict(f"expected a new match, got {change.setting.match}")

    def _create(self, change: CreateMatch) -> None:
        setting = change.setting
        kept = Kept(setting, change.hashes, change.standing, setting.names, {})
        _add(kept, change.steps)
        self._matches[setting.match] = kept

    def _append(self, change: AppendSteps) -> None:
        kept = self._match(change.match)
        if change.follower is not None:
            self._check_new(change.follower)
        _add(kept, change.steps)  # the last thing that can fail
        if change.follower is not None:
            self._create(change.follower)
        if change.standing is not None:
            kept.standing = change.standing
        if change.key is not None:
            kept.hashes = _replaced(kept.hashes, change.key.seat, change.key.hash)
        for call in change.calls:
            id, last = self._next_id(), change.steps[-1]
            seat = int(call.seat)
            self._notices[id] = Notice(id, change.match, last.number, seat, call.kind, last.at)

    def _erase(self, change: Erase) -> None:
        kept = self._match(change.match)
        kept.names = _replaced(kept.names, change.seat, "")
        for number, told in change.texts:
            kept.steps[number] = msgspec.structs.replace(kept.steps[number], text=told)
        self._chat = [
            said
            for said in self._chat
            if said[1] != change.match or said[2].seat != int(change.seat)
        ]

    def _forget(self, before: float, ended: float | None, said: float | None) -> None:
        for match, kept in list(self._matches.items()):
            times = [kept.setting.created, *(row.at for row in kept.steps.values())]
            if ended is not None and max(times) < ended:
                del self._matches[match]
        if said is not None:
            self._chat = [each for each in self._chat if each[2].at >= said]
        for match, kept in list(self._matches.items()):
            is_old = kept.setting.created < before and kept.standing.status in ("waiting", "over")
            if is_old and all(row.kind != "begin" for row in kept.steps.values()):
                del self._matches[match]
        self._chat = [said for said in self._chat if said[1] in self._matches]
        self._notices = {
            id: notice
            for id, notice in self._notices.items()
            if notice.at >= before and notice.match in self._matches
        }

    def _next_id(self) -> int:
        self._last_id += 1
        return self._last_id

    # reading

    async def load(self, match: str) -> Stored | None:
        kept = self._matches.get(match)
        if kept is None:
            return None
        said = [(id, line) for id, where, line in self._chat if where == match][-CHAT_SHOWN:]
        return Stored(
            setting=msgspec.structs.replace(kept.setting, names=kept.names),
            hashes=kept.hashes,
            steps=tuple(kept.made()),
            chat=tuple(line for _, line in said),
            last_chat=said[-1][0] if said else 0,
            standing=kept.standing,
        )

    async def steps_after(self, match: str, number: int) -> list[Step]:
        kept = self._matches.get(match)
        return kept.made(number) if kept else []

    async def latest(self, matches: Sequence[str]) -> dict[str, Latest]:
        lines = {where: id for id, where, _ in self._chat}
        return {
            match: Latest(max(self._matches[match].steps), lines.get(match, 0))
            for match in matches
            if match in self._matches and self._matches[match].steps
        }

    async def hashes(self, match: str) -> Hashes:
        kept = self._matches.get(match)
        return kept.hashes if kept else (None, None)

    async def chat_after(self, match: str, last: int) -> tuple[list[ChatLine], int]:
        said = [(id, line) for id, where, line in self._chat if where == match and id > last]
        return [line for _, line in said], said[-1][0] if said else last

    async def study(self, match: str) -> str | None:
        return self._studies.get(match) if match in self._matches else None

    async def lobby(self, most: int = LOBBY_SHOWN) -> list[Waiting]:
        offered = (waiting for kept in self._matches.values() for waiting in _waiting(kept))
        return sorted(offered, key=lambda waiting: -waiting.created)[:most]

    async def overdue(self, now: float, most: int = OVERDUE_AT_ONCE) -> list[str]:
        due = [
            (kept.standing.deadline, match)
            for match, kept in self._matches.items()
            if kept.standing.deadline is not None and kept.standing.deadline <= now
        ]
        return [match for _, match in sorted(due)[:most]]

    async def notices(self, most: int = NOTICES_AT_ONCE) -> list[Notice]:
        return list(self._notices.values())[:most]

    async def uptimes(self) -> list[Span]:
        return sorted(self._spans.values(), key=lambda span: span.began)

    async def load_season(self, season: str) -> StoredSeason | None:
        return self._shelf.load(season)

    async def rows_after(self, season: str, number: int) -> tuple[list[SeasonRow], dict[str, str]]:
        found = self._shelf.load(season)
        if found is None:
            return [], {}
        return [row for row in found.rows if row.number > number], found.keys

    async def overdue_seasons(self, now: float) -> list[str]:
        return self._shelf.overdue(now)

    async def picture(self, season: str) -> Picture | None:
        return self._shelf.picture(season)


def _add(kept: Kept, steps: Iterable[Step]) -> None:
    """Adds all the steps, or none and a Conflict if a number is taken."""
    new: dict[int, rows.Row] = {}
    names = kept.names
    for step in steps:
        if step.number in kept.steps or step.number in new:
            raise Conflict(f"expected the next step, but step {step.number} is taken")
        new[step.number] = rows.write(step)
        if isinstance(step.event, Sat):
            names = _replaced(names, step.event.seat, step.event.name)
    kept.steps.update(new)
    kept.names = names


def _replaced(pair: tuple[T, T], seat: Seat, value: T) -> tuple[T, T]:
    return (pair[0], value) if seat else (value, pair[1])


def _waiting(kept: Kept) -> Iterable[Waiting]:
    """The open seats of a match."""
    setting = kept.setting
    if not setting.open or kept.standing.status != "waiting":
        return
    for seat in (0, 1):
        if setting.players[seat] == HUMAN and kept.hashes[seat] is None:
            yield Waiting(
                setting.match,
                setting.game,
                setting.options,
                setting.clock,
                seat,
                kept.names[1 - seat],
                setting.created,
            )
