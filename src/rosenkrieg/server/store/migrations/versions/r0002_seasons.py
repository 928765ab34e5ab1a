"""Seasons: their rows, links and pictures."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _season() -> sa.Column[str]:
    place = sa.ForeignKey("seasons.id", ondelete="CASCADE")
    return sa.Column("season", sa.String(40), place, primary_key=True, nullable=False)


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("root", sa.String(64), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("imported", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Float(53)),
    )
    op.create_index("seasons_by_deadline", "seasons", ["deadline"])
    op.create_table(
        "season_rows",
        _season(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("request", sa.String(64)),
        sqlite_with_rowid=False,
    )
    op.create_index("season_rows_by_request", "season_rows", ["season", "request"], unique=True)
    op.create_table(
        "season_keys",
        _season(),
        sa.Column("holder", sa.String(40), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "season_pictures",
        _season(),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("season_pictures", "season_keys", "season_rows", "seasons"):
        op.drop_table(table)
