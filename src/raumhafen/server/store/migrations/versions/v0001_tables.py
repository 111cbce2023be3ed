"""Users, tables, seats, the log and the chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(24)
NAME = sa.String(40)


def upgrade() -> None:
    add_users()
    add_tables()
    add_seats()
    add_log()
    add_chats()


def add_users() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "users",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", NAME, nullable=False),
        sa.Column("login", NAME, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )


def add_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("owner", ID, nullable=False),
        sa.Column("invite", sa.String(32), nullable=False, unique=True),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("hot_seat", sa.Boolean, nullable=False),
        sa.Column("bot_pace", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("clocks", sa.Text, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("driver", sa.String(40)),
        sa.Column("driver_until", sa.Float, nullable=False),
        sa.Column("outcome", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["state", "updated"])
    op.create_index("tables_by_due", "tables", ["due"])


def add_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user_id", ID),
        sa.Column("name", NAME, nullable=False),
        sa.Column("agent", sa.String(40), nullable=False),
        sa.Column("held", sa.Boolean, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
    )
    op.create_index("seats_by_user", "seats", ["user_id"])


def add_log() -> None:
    op.create_table(
        "lines",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("request", sa.String(100)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "request", name="lines_by_request"),
    )


def add_chats() -> None:
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("room", sa.String(12), nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chats_by_table", "chats", ["table_id", "id"])
