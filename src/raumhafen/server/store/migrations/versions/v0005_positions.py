"""Positions of running tables, from which they go on under the rules of a later release."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0003"

ID = sa.String(24)


def upgrade() -> None:
    op.create_table(
        "positions",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("saved", sa.Text, nullable=False),
        sa.Column("standing", sa.Text, nullable=False),
    )
    op.drop_column("tables", "old_since")
