"""Seats on their way from one device to another: good once, for ten minutes.

They lie in the book of notices, which all processes share. The code is kept as its hash alone, and
what it opens is covered with a pad that only the code yields.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Column, Connection, Float, LargeBinary, String, Table, delete, insert

from rosenkrieg.server import messages as m
from rosenkrieg.server.notices.book import Book, metadata
from rosenkrieg.server.refusals import Refusal
from rosenkrieg.server.tokens import token_hash

GOOD_SECONDS: Final = 600

carried: Final = Table(
    "carried_seats",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("seats", LargeBinary, nullable=False),
    Column("until", Float(53), nullable=False),
)


class Carriage:
    """Keeps seats until they are fetched."""

    def __init__(self, book: Book, now: Callable[[], float]) -> None:
        self._book = book
        self._now = now
        self._is_open = False

    async def put(self, carrying: m.Carrying) -> m.CarryCode:
        """Keeps the seats; the code fetches them."""
        await self._open()
        code = secrets.token_urlsafe(16)
        now = self._now()
        row = {
            "code": token_hash(code),
            "seats": _covered(msgspec.json.encode(carrying), code),
            "until": now + GOOD_SECONDS,
        }

        def write(connection: Connection) -> None:
            connection.execute(delete(carried).where(carried.c.until <= now))
            connection.execute(insert(carried).values(**row))

        await self._book.run(write)
        return m.CarryCode(code, GOOD_SECONDS)

    async def take(self, code: str) -> m.Carrying:
        """Gives the seats away; a Refusal if they were fetched before or it is too late."""
        await self._open()
        fetch = (
            delete(carried)
            .where(carried.c.code == token_hash(code))
            .returning(carried.c.seats, carried.c.until)
        )
        row = await self._book.run(lambda connection: connection.execute(fetch).first())
        if row is None or row.until <= self._now():
            raise Refusal("not_found", "expected a code that is good still, this one was used")
        return msgspec.json.decode(_covered(row.seats, code), type=m.Carrying)

    async def _open(self) -> None:
        if not self._is_open:
            await self._book.open()
            self._is_open = True


def _covered(data: bytes, code: str) -> bytes:
    """Covers, or uncovers; no code is used twice."""
    pad = hashlib.shake_256(b"carried seats" + code.encode()).digest(len(data))
    return bytes(one ^ two for one, two in zip(data, pad, strict=True))
