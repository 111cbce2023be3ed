"""Ratings, uploaded replays and rematches; older tables count as rated if two people sat there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ID = sa.String(24)


def upgrade() -> None:
    # Not in batch mode: on SQLite that drops the old table, and with it all rows that refer to it.
    op.add_column("tables", sa.Column("rematch", ID))
    op.add_column(
        "tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute(
        "UPDATE tables SET rated = true WHERE NOT hot_seat AND (SELECT count(DISTINCT user_id)"
        " FROM seats WHERE seats.table_id = tables.id) > 1"
    )
    op.create_table(
        "replays",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("user_id", ID, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("digests", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
