"""The first schema: matches, seats, steps, chat, outbox, uptimes, jobs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _match(primary_key: bool = False) -> sa.Column[str]:
    place = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match", sa.String(40), place, primary_key=primary_key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("root", sa.String(64), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("rematch_of", sa.String(40)),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("deadline", sa.Float(53)),
    )
    op.create_index("matches_by_status", "matches", ["status", "open", "created"])
    op.create_index("matches_by_deadline", "matches", ["deadline"])
    op.create_table(
        "seats",
        _match(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(50), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("taken", sa.Float(53)),
    )
    op.create_table(
        "steps",
        _match(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("draw", sa.Integer),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("times", sa.Text),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _match(),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_index("chat_by_match", "chat", ["match", "id"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _match(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
    )
    op.create_index("outbox_by_match", "outbox", ["match"])
    op.create_table(
        "uptimes",
        sa.Column("process", sa.String(40), primary_key=True),
        sa.Column("began", sa.Float(53), nullable=False),
        sa.Column("seen", sa.Float(53), nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("asked", sa.Float(53), nullable=False),
        sa.Column("claimed", sa.Float(53)),
        sa.Column("answer", sa.Text),
    )
    op.create_index("jobs_by_claim", "jobs", ["claimed", "asked"])


def downgrade() -> None:
    for table in ("jobs", "uptimes", "outbox", "chat", "steps", "seats", "matches"):
        op.drop_table(table)
