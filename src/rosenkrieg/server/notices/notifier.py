"""Takes notices out of the outbox, decides when each may be sent, and sends them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from itertools import groupby
from typing import Final

from rosenkrieg.core.contract import SEATS
from rosenkrieg.core.errors import GameError
from rosenkrieg.locale import Words, blurb
from rosenkrieg.server import messages as m
from rosenkrieg.server.house import House
from rosenkrieg.server.limits import Bucket
from rosenkrieg.server.logs import logger
from rosenkrieg.server.notices import channels
from rosenkrieg.server.notices.book import Book, Contact, Waiting, What
from rosenkrieg.server.notices.channels import Gone, Letter, MailServer, NotSent
from rosenkrieg.server.notices.wishes import due
from rosenkrieg.server.rooms import Rooms
from rosenkrieg.server.store.storage import DropNotice, Notice
from rosenkrieg.table.clocks import Days
from rosenkrieg.table.table import Table

PACKAGE: Final = "rosenkrieg.server.notices"
POLL_SECONDS: Final = 5.0
REMIND_SECONDS: Final = 12 * 3600.0
"""A reminder comes this long before time runs out, or after three quarters of a shorter turn."""
CONFIRM_SECONDS: Final = 86_400.0
RETRY_SECONDS: Final = 60.0
TIDY_SECONDS: Final = 3600.0

log = logger("rosenkrieg.notices")


class Notifier:
    """Sends notices; `step` does what is to be done now, and may be called alone."""

    def __init__(self, house: House, rooms: Rooms, book: Book) -> None:
        self.book = book
        self.mail: MailServer | None = None
        self.failing = False
        """Whether the last mail could not be handed in."""
        self.visitors: dict[str, Bucket] = {}
        """How many addresses each visitor may still enter."""
        self._house = house
        self._rooms = rooms
        self._secret = b""
        self._vapid = ""
        self._tidied = 0.0
        self._task: asyncio.Task[None] | None = None

    @property
    def ways(self) -> m.NoticeWays:
        """How people can be told."""
        settings = self._house.settings
        if not self._secret:
            return m.NoticeWays()
        push = channels.public_key(self._vapid) if self._vapid else None
        return m.NoticeWays(self.mail is not None, push, settings.webhooks != "off")

    @property
    def is_open(self) -> bool:
        """Whether this site sends anything at all."""
        return bool(self._secret)

    @property
    def private(self) -> bool:
        """Whether private addresses may be sent to."""
        return self._house.settings.webhooks == "private"

    async def start(self) -> None:
        """Opens the book, makes keys at the first start, and begins to send."""
        settings = self._house.settings
        if not settings.url:
            return  # a notice without a link is of no use
        if settings.mail_server:
            self.mail = channels.mail_server(settings.mail_server, settings.mail_from)
            import aiosmtplib as aiosmtplib  # fails here, with advice, rather than at the first
        await self.book.open()
        self._secret = (await self.book.fact("secret", lambda: secrets.token_hex(32))).encode()
        with suppress(ModuleNotFoundError):
            self._vapid = await self.book.fact("vapid", channels.new_vapid_key)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Sends no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self.book.close()

    async def _run(self) -> None:
        while True:
            try:
                if await self.book.lead():
                    await self.step()
            except GameError as error:
                log.warning("notices wait", error=str(error))
            except Exception:
                log.exception("notices wait")
            await asyncio.sleep(POLL_SECONDS)

    async def step(self) -> None:
        """What is to be done now."""
        await self._take()
        await self._remind()
        await self._send()
        now = self._house.now()
        if now >= self._tidied + TIDY_SECONDS:
            self._tidied = now
            await self._tidy(now)

    # what is to be sent

    async def _take(self) -> None:
        storage = self._house.storage
        for notice in await storage.notices():
            try:
                await self._note(notice)
            except GameError:
                raise
            except Exception:  # one notice must not hold up all others
                log.exception("notice dropped", match=notice.match)
            await storage.commit(DropNotice(notice.id))

    async def _note(self, notice: Notice) -> None:
        watchers = await self.book.watchers(notice.match, notice.seat)
        room = await self._rooms.find(notice.match) if watchers else None
        if room is None:
            return
        table = room.keeper.table
        version = _version(table, notice.seat)
        for contact, told, _ in watchers:
            if notice.kind == "turn" and told == version:
                continue  # one notice a turn, whatever was taken back meanwhile
            await self._put(contact, table, notice.seat, notice.kind, version)

    async def _put(
        self, contact: Contact, table: Table, seat: int, what: What, version: int
    ) -> None:
        at = due(contact.wishes, self._house.now(), contact.sent)
        if what == "reminder":  # too late is no use
            at = self._house.now()
        setting = table.setting
        waiting = Waiting(contact.id, setting.match, seat, what, setting.game, version, at)
        await self.book.put(waiting, told=what != "reminder")

    async def _remind(self) -> None:
        """Tells again those whose time is running out."""
        now = self._house.now()
        for match in await self._house.storage.overdue(now + REMIND_SECONDS):
            room = await self._rooms.find(match)
            if room is None:
                continue
            table = room.keeper.table
            left = table.time_left(now)
            rule = table.setting.clock
            if left is None or not isinstance(rule, Days):
                continue
            soon = min(REMIND_SECONDS, rule.days * 86_400 / 4)
            for seat in SEATS:
                if seat in table.due() and 0 < left[seat] <= soon:
                    version = _version(table, int(seat))
                    for contact, _, reminded in await self.book.watchers(match, int(seat)):
                        if contact.wishes.reminder and reminded != version:
                            await self._put(contact, table, int(seat), "reminder", version)

    # sending

    async def _send(self) -> None:
        ready = await self.book.ready(self._house.now())
        for contact, waiting in groupby(sorted(ready, key=_by_contact), _by_contact):
            await self._send_to(contact, list(waiting))

    async def _send_to(self, id: str, waiting: list[Waiting]) -> None:
        contact = await self.book.find(id)
        ids = [each.id for each in waiting]
        wanted = [each for each in waiting if contact and await self._is_true(each)]
        if contact is None or contact.confirmed is None or not wanted:
            await self.book.done(ids, id, None)
            return
        try:
            await self._deliver(contact, self.letter(contact, wanted))
        except Gone as error:
            log.info("address gone", kind=contact.kind, reason=str(error))
            await self.book.forget(id)
        except NotSent as error:
            tries = max(each.tries for each in waiting)
            log.warning("notice not sent", kind=contact.kind, tries=tries, reason=str(error))
            later = self._house.now() + RETRY_SECONDS * 2**tries
            await self.book.again(ids, later)
        else:
            await self.book.done(ids, id, self._house.now())
            for each in wanted:
                if each.what == "over":
                    await self.book.unwatch(id, each.match, each.seat)

    async def _is_true(self, waiting: Waiting) -> bool:
        """Whether it is still worth saying: not if the person has moved meanwhile."""
        room = await self._rooms.find(waiting.match)
        if room is None:
            return False
        table = room.keeper.table
        if waiting.what in ("turn", "reminder"):
            is_due = any(int(seat) == waiting.seat for seat in table.due())
            is_there = room.is_present(SEATS[waiting.seat])
            return is_due and not is_there and _version(table, waiting.seat) == waiting.version
        return waiting.what == "over" or bool(table.offers)

    async def _deliver(self, contact: Contact, letter: Letter) -> None:
        settings = self._house.settings
        match contact.kind:
            case "mail":
                if self.mail is None:
                    raise NotSent("no mail server")
                try:
                    await channels.send_mail(self.mail, contact.address, letter)
                except NotSent:
                    self.failing = True
                    raise
                self.failing = False
            case "push":
                sender = f"mailto:{settings.mail_from}" if settings.mail_from else settings.url
                await channels.send_push(self._vapid, sender, contact.address, letter, self.private)
            case "webhook":
                await channels.send_webhook(contact.form, contact.address, letter, self.private)

    async def ask(self, contact: Contact) -> None:
        """Asks the reader of that address to confirm it; NotSent or Gone if that is impossible."""
        words = words_of(contact.wishes.language)
        link = f"{self._house.settings.url}/notices#confirm={contact.id}.{self.mark(contact.id)}"
        site = self._house.settings.url.partition("://")[2]
        await self._deliver(
            contact,
            Letter(
                words("notice-confirm-subject"),
                (words("notice-confirm", site=site),),
                link,
                "confirm",
                footer=words("notice-confirm-foot"),
            ),
        )

    def mark(self, id: str, what: str = "confirm") -> str:
        """What shows that a link came from us: 128 bits that only this server can make."""
        said = f"{what}|{id}".encode()
        return hmac.new(self._secret, said, hashlib.sha256).hexdigest()[:32]

    def letter(self, contact: Contact, waiting: Sequence[Waiting]) -> Letter:
        """What is said: the game and what happened, and nothing that is hidden in it."""
        words = words_of(contact.wishes.language)
        url = self._house.settings.url
        lines = tuple(dict.fromkeys(_line(contact.wishes.language, each) for each in waiting))
        first = waiting[0]
        alone = len({each.match for each in waiting}) == 1
        stop = f"{contact.id}.{self.mark(contact.id, 'stop')}"
        return Letter(
            lines[0] if len(lines) == 1 else words("notice-several", count=len(waiting)),
            lines,
            f"{url}/m/{first.match}" if alone else f"{url}/matches",
            first.what,
            first.match if alone else None,
            first.game if alone else None,
            one_click=f"{url}/api/notices/stop/{stop}",
            footer=words("notice-foot", link=f"{url}/notices#stop={stop}"),
        )

    async def _tidy(self, now: float) -> None:
        for match in await self.book.matches():
            if await self._house.storage.hashes(match) == (None, None):  # the match is gone
                await self.book.drop_match(match)
        unused = now - self._house.settings.forget_days * 86_400
        await self.book.tidy(now - CONFIRM_SECONDS, unused)


def _by_contact(waiting: Waiting) -> str:
    return waiting.contact


def _version(table: Table, seat: int) -> int:
    match = table.match
    return match.version(SEATS[seat]) if match else 0


def _line(language: str, waiting: Waiting) -> str:
    words = words_of(language)
    return words(f"notice-{waiting.what}", game=blurb(waiting.game, language).title)


@cache
def words_of(language: str) -> Words:
    """The words of notices in that language."""
    return Words(language, (PACKAGE,))
