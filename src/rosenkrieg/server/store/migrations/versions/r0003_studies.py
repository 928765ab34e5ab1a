"""Studies: what judges say of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    match = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "studies",
        sa.Column("match", sa.String(40), match, primary_key=True, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("studies")
