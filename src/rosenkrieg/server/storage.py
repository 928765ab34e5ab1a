"""What is kept: the tables of the database, and the door to it that both engines share.

Steps are only ever appended; the unique key (match, number) lets one writer win. A `Change`
is everything that belongs together: it is stored whole, or not at all, and it is durable
when `commit` returns. Changes that arrive together are committed together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    and_,
    bindparam,
    delete,
    exists,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.sql.expression import ClauseElement, Select

from rosenkrieg.core.errors import GameError
from rosenkrieg.server.clocks import Rule
from rosenkrieg.server.messages import ChatLine
from rosenkrieg.server.settings import Settings
from rosenkrieg.server.table import Setting, Step

HEAD: Final = "0001"
"""The revision of the schema that this code works with."""

CHAT_SHOWN: Final = 200
"""Lines of chat that a newcomer is told."""

metadata: Final = MetaData()

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text),
    Column("open", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("root", String(64), nullable=False),
    Column("size", Integer, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("rematch_of", String(40)),
    Column("status", String(10), nullable=False),
    Column("outcome", Text),
    Column("deadline", Float(53)),
    Index("matches_by_status", "status", "open", "created"),
    Index("matches_by_deadline", "deadline"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(50), nullable=False),
    Column("name", Text, nullable=False),
    Column("token_hash", String(64)),
    Column("taken", Float(53)),
)

steps: Final = Table(
    "steps",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("actor", Integer),
    Column("text", Text, nullable=False),
    Column("draw", Integer),
    Column("at", Float(53), nullable=False),
    Column("times", Text),
    sqlite_with_rowid=False,
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Index("chat_by_match", "match", "id"),
)

outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("at", Float(53), nullable=False),
    Index("outbox_by_match", "match"),
)

uptimes: Final = Table(
    "uptimes",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("began", Float(53), nullable=False),
    Column("seen", Float(53), nullable=False),
)

jobs: Final = Table(
    "jobs",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("question", Text, nullable=False),
    Column("asked", Float(53), nullable=False),
    Column("claimed", Float(53)),
    Column("answer", Text),
    Index("jobs_by_claim", "claimed", "asked"),
)


class StorageError(GameError):
    """The database cannot be used as asked."""


class Statement:
    """A write, made once for each engine from one description."""

    def __init__(self, clause: ClauseElement) -> None:
        self.clause = clause
        self._compiled: dict[str, tuple[str, tuple[str, ...]]] = {}

    def compiled(self, dialect: Dialect) -> tuple[str, tuple[str, ...]]:
        """The SQL and the names of its parameters, in order."""
        if dialect.name not in self._compiled:
            compiled = self.clause.compile(dialect=dialect)
            names = tuple(getattr(compiled, "positiontup", None) or ())
            self._compiled[dialect.name] = str(compiled), names
        return self._compiled[dialect.name]


def _insert(table: Table, *left_out: str) -> Statement:
    names = [column.name for column in table.columns if column.name not in left_out]
    return Statement(insert(table).values({name: bindparam(name) for name in names}))


def _set(table: Table, keys: Sequence[str], names: Sequence[str]) -> Statement:
    where = and_(*(table.c[key] == bindparam(f"key_{key}") for key in keys))
    return Statement(update(table).where(where).values({name: bindparam(name) for name in names}))


ADD_MATCH: Final = _insert(matches)
ADD_SEAT: Final = _insert(seats)
ADD_STEP: Final = _insert(steps)
ADD_CHAT: Final = _insert(chat, "id")
ADD_OUTBOX: Final = _insert(outbox, "id")
SET_STATUS: Final = _set(matches, ("id",), ("status", "outcome", "deadline"))
SET_SEAT: Final = _set(seats, ("match", "seat"), ("name", "taken"))
SET_TOKEN: Final = _set(seats, ("match", "seat"), ("token_hash",))
ADD_UPTIME: Final = _insert(uptimes)
SET_UPTIME: Final = _set(uptimes, ("process",), ("seen",))
FORGET_UNBEGUN: Final = Statement(
    delete(matches).where(
        and_(
            matches.c.created < bindparam("before"),
            text("status IN ('waiting', 'over')"),
            ~exists().where(and_(steps.c.match == matches.c.id, text("kind = 'begin'"))),
        )
    )
)

FORGET_NOTICE: Final = Statement(delete(outbox).where(outbox.c.id == bindparam("key_id")))
FORGET_NOTICES: Final = Statement(delete(outbox).where(outbox.c.at < bindparam("before")))

ORDER: Final = (
    ADD_MATCH,
    ADD_SEAT,
    ADD_STEP,
    ADD_CHAT,
    ADD_OUTBOX,
    SET_STATUS,
    SET_SEAT,
    SET_TOKEN,
    ADD_UPTIME,
    SET_UPTIME,
    FORGET_UNBEGUN,
    FORGET_NOTICE,
    FORGET_NOTICES,
)
"""In this order the writes of a batch can be done kind by kind."""

Operation = tuple[Statement, Mapping[str, object]]


class Change(Struct, frozen=True):
    """Writes that belong together, and the step of the match up to which they lead.

    `number` is 0 if no step is among them.
    """

    operations: tuple[Operation, ...]
    match: str = ""
    number: int = 0


class Stored(Struct, frozen=True):
    """A match as it is read back."""

    setting: Setting
    hashes: tuple[str | None, str | None]
    steps: tuple[Step, ...]
    chat: tuple[ChatLine, ...]
    last_chat: int
    status: str
    deadline: float | None


class Waiting(Struct, frozen=True):
    """An open seat, as the lobby lists it."""

    match: str
    game: str
    options: dict[str, str | int | bool]
    clock: Rule | None
    seat: int
    name: str
    created: float


class News(Struct, frozen=True, array_like=True):
    """What another process did: a match and its last step, or something it says of itself.

    Without a process and a match: news were missed.
    """

    process: str
    match: str
    number: int
    present: tuple[int, int, int] | None = None
    """Sockets of the first seat, the second, and spectators at that process."""
    asks: bool = False
    """Whether it wants to be told who is present elsewhere."""
    chat: bool = False
    """Whether something was said."""


Listener = Callable[[News], None]


class Storage(ABC):
    """The door to the database."""

    engine: str
    is_shared = False
    """Whether several processes may use it at once."""

    def __init__(self) -> None:
        self.on_batch: Callable[[int, float], None] = lambda size, seconds: None

    @abstractmethod
    async def start(self) -> None:
        """Brings the schema up to date and begins to work."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes what was begun."""

    @abstractmethod
    def commit(self, change: Change) -> Awaitable[None]:
        """Stores the change for good; Conflict if another writer was quicker."""

    @abstractmethod
    async def fetch(self, *queries: Select[Any]) -> list[Sequence[Any]]:
        """The rows that each query finds."""

    async def listen(self, process: str, listener: Listener) -> None:
        """Hears of what other processes do; nothing to hear where one process is alone."""
        return None

    def tell(self, news: News) -> None:
        """Tells the other processes, if there are any."""
        return None

    # reading

    async def load(self, match: str) -> Stored | None:
        """A match with all its steps."""
        found, who, made, said = await self.fetch(
            select(matches).where(matches.c.id == match),
            select(seats).where(seats.c.match == match).order_by(seats.c.seat),
            select(steps).where(steps.c.match == match).order_by(steps.c.number),
            select(chat).where(chat.c.match == match).order_by(chat.c.id.desc()).limit(CHAT_SHOWN),
        )
        if not found:
            return None
        return Stored(
            setting=_setting(found[0], who),
            hashes=(who[0].token_hash, who[1].token_hash),
            steps=tuple(_step(row) for row in made),
            chat=tuple(_line(row) for row in reversed(said)),
            last_chat=said[0].id if said else 0,
            status=found[0].status,
            deadline=found[0].deadline,
        )

    async def steps_after(self, match: str, number: int) -> list[Step]:
        """The steps that were added since."""
        later = and_(steps.c.match == match, steps.c.number > number)
        (rows,) = await self.fetch(select(steps).where(later).order_by(steps.c.number))
        return [_step(row) for row in rows]

    async def hashes(self, match: str) -> tuple[str | None, str | None]:
        """The hashes of the tokens of both seats."""
        found = select(seats.c.token_hash).where(seats.c.match == match).order_by(seats.c.seat)
        (rows,) = await self.fetch(found)
        return (rows[0].token_hash, rows[1].token_hash) if len(rows) == 2 else (None, None)

    async def chat_after(self, match: str, last: int) -> tuple[list[ChatLine], int]:
        """What was said since, and the number of the last line."""
        later = and_(chat.c.match == match, chat.c.id > last)
        (rows,) = await self.fetch(select(chat).where(later).order_by(chat.c.id))
        return [_line(row) for row in rows], rows[-1].id if rows else last

    async def lobby(self, most: int = 100) -> list[Waiting]:
        """Open seats, the newest first."""
        here = seats.alias("here")
        there = seats.alias("there")
        query = (
            select(matches, here.c.seat, there.c.name)
            .join(here, here.c.match == matches.c.id)
            .join(there, and_(there.c.match == matches.c.id, there.c.seat != here.c.seat))
            .where(
                and_(
                    matches.c.status == "waiting",
                    matches.c.open,
                    here.c.player == "human",
                    here.c.token_hash.is_(None),
                )
            )
            .order_by(matches.c.created.desc())
            .limit(most)
        )
        (rows,) = await self.fetch(query)
        return [
            Waiting(
                row.id,
                row.game,
                msgspec.json.decode(row.options),
                _clock(row.clock),
                row.seat,
                row.name,
                row.created,
            )
            for row in rows
        ]

    async def due(self, now: float, most: int = 200) -> list[str]:
        """Matches in which somebody's time may have run out."""
        query = select(matches.c.id).where(matches.c.deadline <= now)
        (rows,) = await self.fetch(query.order_by(matches.c.deadline).limit(most))
        return [row.id for row in rows]

    async def uptimes(self) -> list[tuple[str, float, float]]:
        """When which process was up."""
        (rows,) = await self.fetch(select(uptimes).order_by(uptimes.c.began))
        return [(row.process, row.began, row.seen) for row in rows]


def open_storage(settings: Settings) -> Storage:
    """The storage that the address of the database stands for."""
    url = database_url(settings.database)
    if url.get_backend_name() == "sqlite":
        from rosenkrieg.server.sqlite import SqliteStorage

        return SqliteStorage(url.database or "")
    from rosenkrieg.server.postgres import PostgresStorage

    return PostgresStorage(url)


def database_url(address: str) -> URL:
    """The address of a database, taken apart; an error does not repeat it, for its password."""
    try:
        url = make_url(address)
        backend = url.drivername.partition("+")[0]
    except (ArgumentError, ValueError):
        backend = ""
    if backend not in ("sqlite", "postgresql"):
        raise StorageError(
            "expected a database such as sqlite:///FILE or postgresql://HOST/NAME, "
            "got an address of another form"
        )
    return url


# rows


def match_row(setting: Setting, status: str, deadline: float | None) -> dict[str, object]:
    """A new match as a row."""
    return {
        "id": setting.match,
        "game": setting.game,
        "rules_version": setting.rules_version,
        "options": msgspec.json.encode(setting.options).decode(),
        "clock": msgspec.json.encode(setting.clock).decode() if setting.clock else None,
        "open": setting.open,
        "secret": setting.secret,
        "root": setting.root,
        "size": setting.size,
        "created": setting.created,
        "rematch_of": setting.rematch_of,
        "status": status,
        "outcome": None,
        "deadline": deadline,
    }


def step_row(match: str, step: Step) -> dict[str, object]:
    """A step as a row."""
    return {
        "match": match,
        "number": step.number,
        "kind": step.kind,
        "actor": step.actor,
        "text": step.text,
        "draw": step.draw,
        "at": step.at,
        "times": step.times,
    }


def _clock(text: str | None) -> Rule | None:
    return None if text is None else msgspec.json.decode(text, type=Rule)


def _setting(row: Any, who: Sequence[Any]) -> Setting:
    return Setting(
        match=row.id,
        game=row.game,
        rules_version=row.rules_version,
        options=msgspec.json.decode(row.options),
        players=(who[0].player, who[1].player),
        names=(who[0].name, who[1].name),
        clock=_clock(row.clock),
        open=row.open,
        secret=row.secret,
        root=row.root,
        size=row.size,
        created=row.created,
        rematch_of=row.rematch_of,
    )


def _step(row: Any) -> Step:
    return Step(row.number, row.kind, row.actor, row.text, row.draw, row.at, row.times)


def _line(row: Any) -> ChatLine:
    return ChatLine(row.seat, row.name, row.text, row.at)
