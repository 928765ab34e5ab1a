"""Whether two people agreed on hints."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    column = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", column)


def downgrade() -> None:
    op.drop_column("matches", "hints")
