"""Push: browsers that want to be told, and how often that was done lately."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(24), nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("subscriptions_by_user", "subscriptions", ["user_id"])
    op.create_index("subscriptions_by_session", "subscriptions", ["session"])
    # Not in batch mode, as in 0002.
    op.add_column("mailings", sa.Column("pushed", sa.Float, nullable=False, server_default="0"))
    op.add_column("mailings", sa.Column("pushes", sa.Integer, nullable=False, server_default="0"))
