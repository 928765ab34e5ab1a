"""One season in memory: its ledger, its rows, and everybody who hears of changes.

Whatever changes the season takes turns (`lock`), and so do readers: nothing is shown
that has not been stored. If storing fails the ledger is taken back to what is stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from msgspec import Struct

from rosenkrieg.campaign import corrections
from rosenkrieg.campaign.book import Book
from rosenkrieg.campaign.corrections import Consequences, Correction
from rosenkrieg.campaign.entries import ORGANIZER, PUBLIC, Answered, Entry, Ledger
from rosenkrieg.campaign.questions import SECRET
from rosenkrieg.campaign.refusals import (
    no_reason,
    not_the_organizer,
    not_together,
    still_secret,
)
from rosenkrieg.campaign.rows import (
    Added,
    Corrected,
    Dropped,
    Pages,
    Row,
    Wished,
    added,
    first_head,
    leaf,
    next_head,
    read,
    salt,
    write,
)
from rosenkrieg.campaign.views import is_hidden
from rosenkrieg.core.errors import GameError
from rosenkrieg.core.fairness import Sealed
from rosenkrieg.server import messages
from rosenkrieg.server.house import House, random_id
from rosenkrieg.server.logs import logger
from rosenkrieg.server.messages import seasons as m
from rosenkrieg.server.metering import in_thread
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.seasons.commands import carry_out
from rosenkrieg.server.store.seasons import AppendRows, SeasonKey, SeasonRow, StoredSeason
from rosenkrieg.server.store.storage import Conflict
from rosenkrieg.server.tokens import token_hash

MOST_ROWS: Final = 30_000
MOST_TEXT: Final = 16_000_000
"""Letters in all rows of a season."""
MOST_KEPT: Final = 8_000_000
"""Bytes of answers that are kept until the season changes."""
MOST_WISHES: Final = 20
AGAIN_SECONDS: Final = 0.5
"""Seconds until what could not be read is tried again."""
ATTEMPTS: Final = 25
"""How often an entry is tried again when other servers are quicker."""
QUICK_ROWS: Final = 200
"""Rows that are read in, or entries that are computed again, without leaving the loop to others."""
BYTES_A_LETTER: Final = 6
"""What a stored row takes in memory once it is read, measured over 300 battles."""
TAKEN_OVER: Final = 4010

log = logger("rosenkrieg.season")


class Listener(Protocol):
    """The way out to someone who wants to hear of changes."""

    def send(self, data: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Done(Struct, frozen=True):
    """What came of a request: its rows."""

    rows: tuple[Row, ...]
    repeated: bool


class Keeper:
    """A season; `season` is its id."""

    def __init__(self, house: House, stored: StoredSeason) -> None:
        self._house = house
        self.setting = stored.setting
        self.season = stored.setting.season
        self.read_only = False
        self.keys = dict(stored.keys)
        self.picture = stored.picture
        self.book = Book()
        self.pages = Pages()
        self.rows: list[tuple[str, Row]] = []
        self.dice = Sealed(stored.setting.secret, self.season, stored.setting.size)
        self.head = first_head(self.season, stored.setting.root)
        self.drawn = 0
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._requests: dict[str, tuple[int, int]] = {}
        self._last_request = ""
        self._letters = 0
        self._behind = False
        self._is_torn = False
        """Whether rows were taken in that the book has not followed."""
        self._hearing: asyncio.Task[None] | None = None
        self._sockets: dict[Listener, str] = {}
        self._kept: dict[str, tuple[int, bytes]] = {}
        self._kept_bytes = 0

    @property
    def version(self) -> int:
        """How many rows there are."""
        return len(self.rows)

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        return BYTES_A_LETTER * self._letters + self._kept_bytes

    # rows

    def begin(self, rows: tuple[SeasonRow, ...]) -> None:
        """Reads what is stored; takes a while."""
        for row in rows:
            self._note(row, read(row.text))
        self.book = Book(self.pages.ledger)

    def _note(self, stored: SeasonRow, row: Row) -> None:
        """Takes a stored row in; the book must follow."""
        number = len(self.rows) + 1
        assert stored.number == number, "rows come in their order"
        self.pages.turn(row)
        self.rows.append((stored.text, row))
        self.head = next_head(self.head, leaf(salt(self.setting.secret, number), stored.text))
        self._letters += len(stored.text)
        if stored.request is not None:
            self._requests[stored.request] = (number, number)
            self._last_request = stored.request
        elif number > 1 and self._requests.get(self._last_request, (0, 0))[1] == number - 1:
            self._requests[self._last_request] = (self._requests[self._last_request][0], number)
        if number > self.setting.imported and isinstance(row, Added):
            body = row.entry.body
            if isinstance(body, Answered) and body.draw is not None:
                self.drawn = max(self.drawn, body.draw + 1)

    # who is who

    def holder(self, token: str | None) -> str:
        """Whose token it is; without one, the public."""
        if token is None:
            return PUBLIC
        hashed = token_hash(token)
        for holder, known in self.keys.items():
            if known == hashed:
                return holder
        raise Refusal("bad_token", "expected the token of a link of this season, got another")

    async def holder_now(self, token: str | None) -> str:
        """The same; another server may have given out the link a moment ago."""
        try:
            return self.holder(token)
        except Refusal:
            if not self._house.storage.is_shared or self.read_only:
                raise
        async with self.lock:
            self._behind = True
            await self._catch_up()
        return self.holder(token)

    # entering

    async def enter(
        self,
        author: str,
        asked: m.Entering,
        keys: Callable[[tuple[Row, ...]], tuple[SeasonKey, ...]],
    ) -> Done:
        """Carries a command out, and stores it before anybody sees it."""

        def work(at: int) -> None:
            carry_out(self.book, author, asked.command, at, self.dice, self.drawn)

        return await self.change(author, asked.id, asked.version, work, keys=keys)

    async def change(
        self,
        author: str,
        request: str | None,
        version: int | None,
        work: Callable[[int], object],
        make: Callable[[tuple[Row, ...]], tuple[Row, ...]] = lambda rows: rows,
        keys: Callable[[tuple[Row, ...]], tuple[SeasonKey, ...]] = lambda rows: (),
    ) -> Done:
        """Does the work on the book; its entries are stored, together with what `make` adds."""
        if self.read_only:
            raise Refusal("read_only", "expected a season of your own, this one is only to look at")
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self._catch_up()
                done = self._answered(request)
                if done is not None:
                    self._check_same(done, author)
                    return done
                self._check_version(version)
                before = self.book.ledger
                at = int(self._house.now())
                try:
                    if self.version > QUICK_ROWS:
                        await in_thread(partial(work, at))
                    else:
                        work(at)
                    rows = make(added(before, self.book.ledger))
                    await self._store(request, rows, keys(rows))
                except Conflict:
                    await self._restore(before)
                    continue
                except BaseException:
                    await self._restore(before)
                    raise
                return Done(rows, False)
        raise Refusal("busy", "expected fewer entries at the same time; try again in a moment")

    def _answered(self, request: str | None) -> Done | None:
        if request is None or request not in self._requests:
            return None
        first, last = self._requests[request]
        return Done(tuple(row for _, row in self.rows[first - 1 : last]), True)

    def _check_same(self, done: Done, author: str) -> None:
        first = done.rows[0]
        if isinstance(first, Added) and first.entry.author not in (author, "server"):
            raise Refusal("taken", "expected an id of your own, this one was used by another hand")

    def _check_version(self, version: int | None) -> None:
        if version is not None and version != self.version:
            raise Refusal(
                "stale_version", f"expected version {self.version} of the season, got {version}"
            )

    async def _store(
        self, request: str | None, rows: tuple[Row, ...], keys: tuple[SeasonKey, ...]
    ) -> None:
        """Commits the rows; then they count."""
        first = self.version + 1
        at = self._house.time()
        stored = tuple(
            SeasonRow(number, write(row), at, request if number == first else None)
            for number, row in enumerate(rows, first)
        )
        letters = self._letters + sum(len(row.text) for row in stored)
        if self.version + len(rows) > MOST_ROWS or letters > MOST_TEXT:
            raise Refusal("season_full", "expected a season with fewer entries, this one is full")
        due = self.book.next_confirmation()
        deadline = None if due is None else float(due)
        try:
            await self._house.storage.commit(AppendRows(self.season, stored, deadline, keys))
        except BaseException:
            self.hear()  # no one knows whether it was stored
            raise
        for kept, row in zip(stored, rows, strict=True):
            self._note(kept, row)
        self._renew(keys)
        self._house.touch()
        self.announce()

    def _renew(self, keys: tuple[SeasonKey, ...]) -> None:
        """New links; the sockets of the old ones end."""
        for key in keys:
            self.keys[key.holder] = key.hash
            for socket, holder in list(self._sockets.items()):
                if holder == key.holder:
                    socket.close(TAKEN_OVER, "taken over by a newer link")

    async def _restore(self, before: Ledger) -> None:
        if self.book.ledger is not before:
            await in_thread(lambda: self.book.replace(self.pages.ledger))

    async def give_link(self, holder: str, hash: str) -> None:
        """A new link for a holder; the old one ends."""
        async with self.lock:
            keys = (SeasonKey(holder, hash),)
            due = self.book.next_confirmation()
            deadline = None if due is None else float(due)
            await self._house.storage.commit(AppendRows(self.season, (), deadline, keys))
            self._renew(keys)

    # corrections

    async def consider(self, author: str, correction: Correction) -> tuple[int, Consequences]:
        """What a correction would change. [K4]"""
        async with self.lock:
            await self._catch_up()
            self._check_open(correction)
            at = int(self._house.now())
            found = await in_thread(lambda: corrections.preview(self.book, correction, at))
            return self.version, found

    async def correct(self, asked: m.Correcting) -> tuple[Done, Consequences | None]:
        """The organizer corrects. [K9]"""
        return await self._correct(
            ORGANIZER, asked.id, asked.version, asked.correction, asked.reason
        )

    async def _correct(
        self,
        author: str,
        request: str,
        version: int | None,
        correction: Correction,
        reason: str,
        wish: str = "",
    ) -> tuple[Done, Consequences | None]:
        found: list[Consequences] = []

        def work(at: int) -> None:
            self._check_open(correction)
            found.append(corrections.correct(self.book, author, correction, at, reason))

        def make(rows: tuple[Row, ...]) -> tuple[Row, ...]:
            return tuple(
                Corrected(row.revision, wish) if isinstance(row, Corrected) else row for row in rows
            )

        done = await self.change(author, request, version, work, make)
        return done, found[-1] if found and not done.repeated else None

    async def wish(self, author: str, asked: m.Correcting) -> Done:
        """A realm asks for a correction; it waits for the other realm or the organizer. [K9]"""
        made: list[Wished] = []

        def work(at: int) -> None:
            self._check_open(asked.correction)
            if sum(wish.author == author for wish in self.pages.wishes.values()) >= MOST_WISHES:
                raise Refusal("not_now", f"expected at most {MOST_WISHES} wishes at a time")
            corrections.preview(self.book, asked.correction, at, asked.reason or "-")
            if not asked.reason:
                raise no_reason()
            id = f"w{self.version + 1}"
            made.append(Wished(id, author, at, asked.reason, asked.correction))

        return await self.change(
            author, asked.id, asked.version, work, lambda rows: (*rows, made[-1])
        )

    async def agree(self, author: str, wish: str, asked: m.Agreeing) -> Done:
        """The other realm or the organizer agrees to a wish, or someone drops it."""
        async with self.lock:
            await self._catch_up()
            done = self._answered(asked.id)
            if done is not None:
                return done
            wished = self.pages.wishes.get(wish)
        if wished is None:
            raise Refusal("not_found", "expected a wish that is open, got another")
        if not asked.agree:
            return await self._drop(author, wished, asked.id)
        if author == ORGANIZER:
            hands = ORGANIZER
        elif author == wished.author:
            raise not_together()
        else:
            hands = f"{wished.author}+{author}"
        done, _ = await self._correct(
            hands, asked.id, None, wished.correction, wished.reason, wished.id
        )
        return done

    async def _drop(self, author: str, wished: Wished, request: str) -> Done:
        dropped: list[Row] = []

        def work(at: int) -> None:
            battle = self.book.season.battles.get(self.battle_of(wished))
            realms = () if battle is None else battle.realms
            if author not in (ORGANIZER, wished.author, *realms):
                raise not_the_organizer(author)
            dropped.append(Dropped(wished.id, author, at))

        return await self.change(author, request, None, work, lambda rows: (*rows, *dropped[-1:]))

    def battle_of(self, wished: Wished) -> str:
        """The battle that a wish is about; empty if it is about none."""
        return corrections.battle_about(self.book.ledger, wished.correction)

    def _check_open(self, correction: Correction) -> None:
        """What was chosen in secret is not corrected before it is shown. [D5, D6, D13]"""
        if correction.author not in (ORGANIZER, *self.book.season.realms):
            raise Refusal("bad_body", "expected an entry of the organizer or of a realm")
        there = corrections.entries_of(self.book.ledger, correction)
        if correction.kind == "remove" and any(is_hidden(self.book, each) for each in there):
            raise still_secret()
        bodies: list[object] = [correction.body, *(each.body for each in there)]
        for body in bodies:
            if isinstance(body, Answered) and body.question.startswith(SECRET):
                battle = self.book.season.find(body.battle)
                name = body.question.partition(".")[0]
                if battle is not None and battle.status == "open":
                    phase = type(battle.state.phase).__name__.lower()
                    if phase == name:
                        raise still_secret()

    # time, and other processes

    async def look_at_time(self) -> None:
        """Does what time does: reports that nobody answered count. [G17]"""
        now = int(self._house.now())
        if self.book.next_confirmation() is None:
            async with self.lock:
                await self._house.storage.commit(AppendRows(self.season, (), None))
            return
        request = f"time-{random_id()}"
        await self.change("time", request, None, lambda at: self.book.confirm_by_time(now))

    def hear(self) -> None:
        """Another process has changed the season."""
        self._behind = True
        if self._hearing is None or self._hearing.done():
            self._hearing = asyncio.create_task(self._read_on())

    async def _read_on(self) -> None:
        while self._behind and not self._house.closing:
            try:
                async with self.lock:
                    await self._catch_up()
            except Exception as error:  # whatever it is, the season must not stay behind
                if not isinstance(error, GameError):
                    log.exception("not caught up", season=self.season)
                await asyncio.sleep(AGAIN_SECONDS)
        self.announce()

    async def _catch_up(self) -> None:
        """Reads what other processes have stored."""
        if not self._behind:
            return
        rows, keys = await self._house.storage.rows_after(self.season, self.version)
        changed = tuple(
            SeasonKey(holder, hash)
            for holder, hash in keys.items()
            if self.keys.get(holder) != hash
        )
        self._renew(changed)
        self.picture = await self._house.storage.picture(self.season) is not None
        news = [(row, read(row.text)) for row in rows]
        was_torn, self._is_torn = self._is_torn, True
        for stored, row in news:
            self._note(stored, row)
        many = len(news) > QUICK_ROWS or any(not isinstance(row, Added) for _, row in news)
        if was_torn or many:
            await in_thread(lambda: self.book.replace(self.pages.ledger))
        else:
            for _, row in news:
                assert isinstance(row, Added)
                self.book.take(row.entry)
        self._is_torn = self._behind = False

    # sockets

    def join(self, socket: Listener, holder: str) -> None:
        """Someone wants to hear of changes."""
        if len(self._sockets) >= self._house.settings.limits.sockets_per_room:
            raise Refusal("busy", "expected fewer people at one season; come back soon")
        self._sockets[socket] = holder
        socket.send(messages.encode(m.SeasonNews(self.season, self.version)))

    def leave(self, socket: Listener) -> None:
        """Someone has gone."""
        self._sockets.pop(socket, None)
        self.used = time.monotonic()

    def announce(self) -> None:
        """Tells everybody how far the season is."""
        news = messages.encode(m.SeasonNews(self.season, self.version))
        for socket in list(self._sockets):
            socket.send(news)

    def dismiss(self, code: int, reason: str) -> None:
        """Says goodbye to everybody."""
        for socket in list(self._sockets):
            socket.close(code, reason)

    def is_idle(self, before: float) -> bool:
        """Whether nobody has needed it since."""
        return not self._sockets and self.is_quiet(before)

    def is_quiet(self, before: float) -> bool:
        """Whether nothing has been done in it since; people may be listening."""
        return not self.lock.locked() and self.used < before

    async def close(self) -> None:
        """Ends what goes on."""
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)

    # reading

    async def reading(self, what: str, make: Callable[[], object]) -> bytes:
        """An answer as JSON; made once for each version, in a thread of its own."""
        self.used = time.monotonic()
        async with self.lock:
            await self._catch_up()
            kept = self._kept.get(what)
            if kept is not None and kept[0] == self.version:
                return kept[1]
            made = await in_thread(lambda: messages.encode(make()))
            self._keep(what, made)
            return made

    async def working_out(self, make: Callable[[], object]) -> object:
        """An answer that nobody else asks for, in a thread of its own."""
        self.used = time.monotonic()
        async with self.lock:
            await self._catch_up()
            return await in_thread(make)

    def _keep(self, what: str, made: bytes) -> None:
        """Keeps an answer, and lets the oldest ones go."""
        self._kept[what] = (self.version, made)
        self._kept_bytes = sum(len(each) for _, each in self._kept.values())
        for oldest in list(self._kept):
            if self._kept_bytes <= MOST_KEPT:
                break
            self._kept_bytes -= len(self._kept.pop(oldest)[1])

    def forget_answers(self) -> None:
        """Makes room; they are made again when someone asks."""
        self._kept.clear()
        self._kept_bytes = 0

    def ledger_at(self, version: int) -> Ledger:
        """The ledger as it stood after so many rows. [K2]"""
        if version == self.version:
            return self.book.ledger
        pages = Pages()
        for _, row in self.rows[:version]:
            pages.turn(row)
        return pages.ledger

    def entries_of(self, done: Done) -> list[Entry]:
        """The entries that a request made."""
        return [row.entry for row in done.rows if isinstance(row, Added)]
