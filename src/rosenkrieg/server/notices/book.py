"""Who wants to be told, and where: kept apart from the matches, and gone with them.

SQLite keeps it in a file of its own beside the database, PostgreSQL in tables of its own. Neither
is part of `rosenkrieg backup`: an address leaves the server only to send to it.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Column,
    Connection,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import SingletonThreadPool, StaticPool

from rosenkrieg.server.notices.wishes import Wishes
from rosenkrieg.server.store.address import MEMORY, database_url
from rosenkrieg.server.store.storage import StorageError

T = TypeVar("T")

Kind = Literal["mail", "push", "webhook"]
What = Literal["turn", "offer", "over", "reminder"]

SEATS_MOST: Final = 200
"""Seats that one address can be told of."""
TRIES: Final = 8

metadata: Final = MetaData()

facts: Final = Table(
    "notice_facts",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
contacts: Final = Table(
    "notice_contacts",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("form", String(10), nullable=False),
    Column("wishes", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("confirmed", Float(53)),
    Column("sent", Float(53)),
)
seats: Final = Table(
    "notice_seats",
    metadata,
    Column("contact", String(64), primary_key=True),
    Column("match", String(40), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),
    Column("told", Integer, nullable=False),
    Column("reminded", Integer, nullable=False),
)
pending: Final = Table(
    "notice_pending",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("contact", String(64), nullable=False, index=True),
    Column("match", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("due", Float(53), nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)
_OF_CONTACTS: Final = (contacts, seats, pending)


class Contact(Struct, frozen=True):
    """An address and what its owner wants; `form` is the kind of a webhook."""

    id: str
    kind: Kind
    address: str
    form: str
    wishes: Wishes
    created: float
    confirmed: float | None = None
    sent: float | None = None
    """When something was last sent there."""


class Waiting(Struct, frozen=True):
    """A notice that is to be sent; `version` is that of the seat's decision."""

    contact: str
    match: str
    seat: int
    what: What
    game: str
    version: int
    due: float
    id: int = 0
    tries: int = 0


class Book(ABC):
    """The address book; all work on it is written once, for both engines."""

    async def open(self) -> None:
        """Makes the tables."""
        await self.run(metadata.create_all)

    @abstractmethod
    async def run(self, work: Callable[[Connection], T]) -> T:
        """Does the work in one transaction."""

    @abstractmethod
    async def close(self) -> None:
        """Ends all work."""

    async def lead(self) -> bool:
        """Whether this process is the one that sends; of several, one does."""
        return True

    async def fact(self, name: str, make: Callable[[], str]) -> str:
        """Something made at the first start and kept since, such as a key."""

        def find(connection: Connection) -> str:
            query = select(facts.c.value).where(facts.c.name == name)
            known = connection.execute(query).scalar()
            if known is None:
                known = make()
                connection.execute(insert(facts).values(name=name, value=known))
            return str(known)

        try:
            return await self.run(find)
        except StorageError:  # another process was quicker
            return await self.run(find)

    # contacts

    async def add(self, contact: Contact) -> None:
        """A new address."""
        row = _row(contact)
        await self.run(lambda connection: connection.execute(insert(contacts).values(**row)))

    async def find(self, id: str) -> Contact | None:
        """The contact of that id."""

        def look(connection: Connection) -> Contact | None:
            row = connection.execute(select(contacts).where(contacts.c.id == id)).first()
            return None if row is None else _contact(row)

        return await self.run(look)

    async def asked_lately(self, address: str, since: float) -> int:
        """How often that address was entered since then without being confirmed."""
        query = (
            select(func.count())
            .select_from(contacts)
            .where(
                contacts.c.address == address,
                contacts.c.created > since,
                contacts.c.confirmed.is_(None),
            )
        )
        return int(await self.run(lambda connection: connection.execute(query).scalar() or 0))

    async def change(self, id: str, **values: object) -> None:
        """Changes columns of a contact."""
        clause = update(contacts).where(contacts.c.id == id).values(**values)
        await self.run(lambda connection: connection.execute(clause))

    async def forget(self, id: str) -> None:
        """Deletes an address and all that belongs to it."""

        def wipe(connection: Connection) -> None:
            for table in _OF_CONTACTS:
                column = table.c.id if table is contacts else table.c.contact
                connection.execute(delete(table).where(column == id))

        await self.run(wipe)

    # seats

    async def watch(self, contact: str, match: str, seat: int) -> bool:
        """Tells that contact of that seat from now on; False if it has too many already."""

        def add(connection: Connection) -> bool:
            own = select(func.count()).select_from(seats).where(seats.c.contact == contact)
            if int(connection.execute(own).scalar() or 0) >= SEATS_MOST:
                return False
            key = _key(contact, match, seat)
            connection.execute(delete(seats).where(*_is(seats, key)))
            connection.execute(insert(seats).values(**key, told=-1, reminded=-1))
            return True

        return await self.run(add)

    async def unwatch(self, contact: str, match: str, seat: int) -> None:
        """No more notices about that seat."""
        key = _key(contact, match, seat)

        def drop(connection: Connection) -> None:
            for table in (seats, pending):
                connection.execute(delete(table).where(*_is(table, key)))

        await self.run(drop)

    async def watched(self, contact: str) -> list[tuple[str, int]]:
        """The seats that a contact is told of."""
        query = select(seats.c.match, seats.c.seat).where(seats.c.contact == contact)

        def look(connection: Connection) -> list[tuple[str, int]]:
            return [(row.match, row.seat) for row in connection.execute(query)]

        return await self.run(look)

    async def watchers(self, match: str, seat: int) -> list[tuple[Contact, int, int]]:
        """Confirmed contacts of a seat, with the versions of the last notice and reminder."""
        query = (
            select(contacts, seats.c.told, seats.c.reminded)
            .join(seats, seats.c.contact == contacts.c.id)
            .where(seats.c.match == match, seats.c.seat == seat, contacts.c.confirmed.is_not(None))
        )

        def look(connection: Connection) -> list[tuple[Contact, int, int]]:
            return [(_contact(row), row.told, row.reminded) for row in connection.execute(query)]

        return await self.run(look)

    async def drop_match(self, match: str) -> None:
        """Nobody need be told of that match any more; addresses left without one go, too."""

        def drop(connection: Connection) -> None:
            connection.execute(delete(seats).where(seats.c.match == match))

        await self.run(drop)

    async def matches(self) -> list[str]:
        """All matches that someone wants to be told of."""

        def look(connection: Connection) -> list[str]:
            return [row.match for row in connection.execute(select(seats.c.match).distinct())]

        return await self.run(look)

    async def tidy(self, unconfirmed: float, unused: float) -> None:
        """Deletes addresses that were not confirmed since then, or not needed since then."""

        def wipe(connection: Connection) -> None:
            last = func.coalesce(contacts.c.sent, contacts.c.created)
            idle = (last < unused) & contacts.c.id.not_in(select(seats.c.contact))
            stale = contacts.c.confirmed.is_(None) & (contacts.c.created < unconfirmed)
            connection.execute(delete(contacts).where(stale | idle))
            left = select(contacts.c.id)
            for table in (seats, pending):
                connection.execute(delete(table).where(table.c.contact.not_in(left)))

        await self.run(wipe)

    # what is to be sent

    async def put(self, waiting: Waiting, told: bool) -> None:
        """Something to send; a second notice of the same kind for the same seat replaces it."""
        key = _key(waiting.contact, waiting.match, waiting.seat)
        row = msgspec.structs.asdict(waiting)
        del row["id"]
        mark = {"told" if told else "reminded": waiting.version}

        def write(connection: Connection) -> None:
            same = (*_is(pending, key), pending.c.what == waiting.what)
            connection.execute(delete(pending).where(*same))
            connection.execute(insert(pending).values(**row))
            connection.execute(update(seats).where(*_is(seats, key)).values(**mark))

        await self.run(write)

    async def ready(self, now: float, most: int = 100) -> list[Waiting]:
        """What may be sent now, the oldest first."""
        query = select(pending).where(pending.c.due <= now).order_by(pending.c.id).limit(most)

        def look(connection: Connection) -> list[Waiting]:
            rows = connection.execute(query).mappings()
            return [Waiting(**row) for row in rows]

        return await self.run(look)

    async def done(self, ids: list[int], contact: str, at: float | None) -> None:
        """These were sent then, or are of no use any more."""

        def write(connection: Connection) -> None:
            connection.execute(delete(pending).where(pending.c.id.in_(ids)))
            if at is not None:
                connection.execute(update(contacts).where(contacts.c.id == contact).values(sent=at))

        await self.run(write)

    async def again(self, ids: list[int], due: float) -> None:
        """These could not be sent: later again, and not for ever."""

        def write(connection: Connection) -> None:
            these = pending.c.id.in_(ids)
            connection.execute(delete(pending).where(these, pending.c.tries >= TRIES))
            connection.execute(
                update(pending).where(these).values(due=due, tries=pending.c.tries + 1)
            )

        await self.run(write)


def new_key() -> str:
    """The key to a contact, which its browser keeps."""
    return secrets.token_urlsafe(32)


def _key(contact: str, match: str, seat: int) -> dict[str, Any]:
    return {"contact": contact, "match": match, "seat": seat}


def _is(table: Table, key: dict[str, Any]) -> list[Any]:
    return [table.c[name] == value for name, value in key.items()]


def _row(contact: Contact) -> dict[str, Any]:
    wishes = msgspec.json.encode(contact.wishes).decode()
    return msgspec.structs.asdict(contact) | {"wishes": wishes}


def _contact(row: Any) -> Contact:
    wishes = msgspec.json.decode(row.wishes, type=Wishes)
    return Contact(
        row.id, row.kind, row.address, row.form, wishes, row.created, row.confirmed, row.sent
    )


# where it is kept


def open_book(database: str) -> Book:
    """The address book that belongs to a database."""
    if database == MEMORY:
        return SqliteBook(None)
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        return SqliteBook(Path(url.database or ""))
    return PostgresBook(database)


class SqliteBook(Book):
    """A file beside that of the matches, or memory."""

    def __init__(self, database: Path | None) -> None:
        self._path = None if database is None else notices_file(database)
        self._worker = ThreadPoolExecutor(1, "notices")
        if self._path is None:
            self._engine = create_engine(
                "sqlite://", poolclass=StaticPool, connect_args={"check_same_thread": False}
            )
        else:
            self._engine = create_engine(f"sqlite:///{self._path}", poolclass=SingletonThreadPool)

            @event.listens_for(self._engine, "connect")
            def prepare(connection: Any, _: object) -> None:
                connection.execute("PRAGMA journal_mode = WAL")

    async def open(self) -> None:
        if self._path is not None:
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
        await super().open()

    async def run(self, work: Callable[[Connection], T]) -> T:
        def do() -> T:
            try:
                with self._engine.begin() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                kind = type(error).__name__
                raise StorageError(f"expected to use the address book, but: {kind}") from None

        return await asyncio.get_running_loop().run_in_executor(self._worker, do)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._worker, self._engine.dispose)
        self._worker.shutdown()


def notices_file(database: Path) -> Path:
    """Where the addresses for a SQLite database are."""
    return database.with_name(f"{database.stem}.notices.sqlite")


LEADER: Final = 0x526F7365_6E6F7465


class PostgresBook(Book):
    """Tables of their own in the shared database; one process at a time sends."""

    def __init__(self, database: str) -> None:
        url = database_url(database).set(drivername="postgresql+asyncpg")
        self._engine = create_async_engine(url, pool_size=2, pool_pre_ping=True)
        self._leading: Any = None

    async def open(self) -> None:
        def make(connection: Connection) -> None:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LEADER + 1})"))
            metadata.create_all(connection)

        await self.run(make)

    async def run(self, work: Callable[[Connection], T]) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            kind = type(error).__name__
            raise StorageError(f"expected to use the address book, but: {kind}") from None

    async def lead(self) -> bool:
        try:
            if self._leading is None:
                connection = await self._engine.connect()
                query = text(f"SELECT pg_try_advisory_lock({LEADER})")
                if not (await connection.execute(query)).scalar():
                    await connection.close()
                    return False
                await connection.commit()
                self._leading = connection
            else:
                await self._leading.execute(text("SELECT 1"))
                await self._leading.commit()
        except (SQLAlchemyError, OSError, TimeoutError):
            if self._leading is not None:
                await self._leading.invalidate()
                self._leading = None
            return False
        return True

    async def close(self) -> None:
        if self._leading is not None:
            await self._leading.invalidate()  # its session ends, and another process may lead
            self._leading = None
        await self._engine.dispose()
