"""The tables of the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

HEAD: Final = "0004"
"""The revision of the schema that this code works with."""

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
    Column("hints", Boolean, nullable=False, server_default=false()),
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

seasons: Final = Table(
    "seasons",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("root", String(64), nullable=False),
    Column("size", Integer, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("imported", Integer, nullable=False),
    Column("deadline", Float(53)),
    Index("seasons_by_deadline", "deadline"),
)

season_rows: Final = Table(
    "season_rows",
    metadata,
    Column("season", String(40), ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("request", String(64)),
    Index("season_rows_by_request", "season", "request", unique=True),
    sqlite_with_rowid=False,
)

season_keys: Final = Table(
    "season_keys",
    metadata,
    Column("season", String(40), ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", String(40), primary_key=True),
    Column("token_hash", String(64), nullable=False),
)

season_pictures: Final = Table(
    "season_pictures",
    metadata,
    Column("season", String(40), ForeignKey("seasons.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

studies: Final = Table(
    "studies",
    metadata,
    Column("match", String(40), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
