"""People: looks of names, verified mail, bans, ended sessions, ignored people, reports, orders.

Lines of chat know who said them. Addresses that nobody has verified are forgotten.
"""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from raumhafen.server.store.looks import look_of

revision = "0006"
down_revision = "0005"

ID = sa.String(24)
NAME = sa.String(40)


def upgrade() -> None:
    add_to_users()
    add_to_chats()
    add_sessions_and_mail()
    add_moderation()


def add_to_users() -> None:
    """Not in batch mode, as in 0002."""
    op.add_column("users", sa.Column("look", sa.String(80)))
    op.add_column("users", sa.Column("mail", sa.String(200)))
    op.add_column("users", sa.Column("banned", sa.Float))
    connection = op.get_bind()
    accounts = "SELECT id, name FROM users WHERE login IS NOT NULL ORDER BY created, id"
    taken: set[str] = set()
    for user_id, name in connection.execute(sa.text(accounts)).all():
        look = look_of(name)
        if look not in taken:  # who came later keeps the name too, but not the claim to it
            taken.add(look)
            change = sa.text("UPDATE users SET look = :look WHERE id = :id")
            connection.execute(change, {"look": look, "id": user_id})
    forget_addresses(connection)
    op.create_index("users_by_look", "users", ["look"], unique=True)
    op.create_index("users_by_mail", "users", ["mail"], unique=True)


def forget_addresses(connection: Any) -> None:
    wanted = sa.text("SELECT id, settings FROM users WHERE settings LIKE '%\"mail\"%'")
    for user_id, text in connection.execute(wanted).all():
        settings = json.loads(text)
        settings.pop("mail", None)
        change = sa.text("UPDATE users SET settings = :settings WHERE id = :id")
        connection.execute(change, {"settings": json.dumps(settings), "id": user_id})


def add_to_chats() -> None:
    """Older lines know only a name; where one person of the table has it, it is theirs."""
    op.add_column("chats", sa.Column("user_id", ID))
    same = "FROM seats s WHERE s.table_id = chats.table_id AND s.name = chats.name"
    op.execute(
        f"UPDATE chats SET user_id = (SELECT min(s.user_id) {same})"
        f" WHERE room = 'players' AND (SELECT count(DISTINCT s.user_id) {same}) = 1"
    )
    op.create_index("chats_by_user", "chats", ["user_id"])


def add_sessions_and_mail() -> None:
    op.create_table(
        "ended_sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "mailings",
        sa.Column("user_id", ID, primary_key=True),
        sa.Column("noticed", sa.Float, nullable=False),
        sa.Column("linked", sa.Float, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("mails", sa.Integer, nullable=False),
    )


def add_moderation() -> None:
    op.create_table(
        "ignored",
        sa.Column("user_id", ID, primary_key=True),
        sa.Column("other", ID, primary_key=True),
        sa.Column("blocked", sa.Boolean, nullable=False),
    )
    op.create_index("ignored_by_other", "ignored", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("reporter", ID, nullable=False),
        sa.Column("about", ID, nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("chat_id", sa.Integer),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("subject", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
