"""Since when a running table has been one of older rules, and who has put which table away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ID = sa.String(24)


def upgrade() -> None:
    op.add_column("tables", sa.Column("old_since", sa.Float))
    op.create_table(
        "put_away",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", ID, primary_key=True),
    )
