"""The tables of the database as they are now; `migrations/` leads there from every older one."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()
ID = String(24)
NAME = String(40)

secrets = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

users = Table(
    "users",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", NAME, nullable=False),
    Column("login", NAME, unique=True),  # the name without case; guests have none
    Column("password", Text),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("look", String(80)),  # what the name looks like; accounts of an old collision have none
    Column("mail", String(200)),  # an address that was verified
    Column("banned", Float),  # since when
    Index("users_by_look", "look", unique=True),
    Index("users_by_mail", "mail", unique=True),
)

ended_sessions = Table(
    "ended_sessions",  # cookies that were signed out before their time
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("until", Float, nullable=False),  # when the cookie would have ended by itself
)

subscriptions = Table(
    "subscriptions",  # browsers that want to be told by push
    METADATA,
    Column("id", String(64), primary_key=True),  # of the endpoint
    Column("user_id", ID, nullable=False),
    Column("session", String(64), nullable=False),  # the key of the cookie that is there
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("at", Float, nullable=False),  # when the browser last confirmed it
    Index("subscriptions_by_user", "user_id"),
    Index("subscriptions_by_session", "session"),
)

mailings = Table(
    "mailings",  # how often somebody was written to lately, by mail and by push
    METADATA,
    Column("user_id", ID, primary_key=True),
    Column("noticed", Float, nullable=False),  # when the last notices went out
    Column("linked", Float, nullable=False),  # when the last link went out
    Column("day", Integer, nullable=False),
    Column("mails", Integer, nullable=False),  # on that day
    Column("pushed", Float, nullable=False, server_default="0"),  # when browsers were last told
    Column("pushes", Integer, nullable=False, server_default="0"),  # on that day
)

ignored = Table(
    "ignored",  # people whose words somebody does not want to read, or who are blocked
    METADATA,
    Column("user_id", ID, primary_key=True),
    Column("other", ID, primary_key=True),
    Column("blocked", Boolean, nullable=False),
    Index("ignored_by_other", "other"),
)

reports = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ID, nullable=False),  # the table may be closed by now
    Column("reporter", ID, nullable=False),
    Column("about", ID, nullable=False),
    Column("name", NAME, nullable=False),  # of the person whom it is about, at that time
    Column("chat_id", Integer),
    Column("said", Text, nullable=False),  # the line of chat, if it is about one
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Boolean, nullable=False),
)

orders = Table(
    "orders",  # of an operator, for the running processes
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(12), nullable=False),
    Column("subject", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("owner", ID, nullable=False),
    Column("invite", String(32), nullable=False, unique=True),
    Column("private", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("bot_pace", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("state", String(12), nullable=False),
    Column("version", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("clocks", Text, nullable=False),
    Column("due", Float),  # when something has to happen without a person
    Column("driver", String(40)),  # the process that plays bots and clocks
    Column("driver_until", Float, nullable=False),
    Column("outcome", Text),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("rematch", ID),
    Index("tables_by_state", "state", "updated"),
    Index("tables_by_due", "due"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("user_id", ID),
    Column("name", NAME, nullable=False),
    Column("agent", String(40), nullable=False),
    Column("held", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),  # times in a row that the clock ran out
    Index("seats_by_user", "user_id"),
)

put_away = Table(
    "put_away",  # tables that somebody does not want to see in the own list
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", ID, primary_key=True),
)

lines = Table(
    "lines",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("shown", Text, nullable=False),  # events with their audience
    Column("request", String(100)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "request", name="lines_by_request"),
)

positions = Table(
    "positions",  # kept when nobody has the table open any more, for the rules of a later release
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the table: the log has gone on if it differs
    Column("rules", Integer, nullable=False),
    Column("at", Integer, nullable=False),  # entries of the history
    Column("saved", Text, nullable=False),
    Column("standing", Text, nullable=False),  # the outcome if it ended here
)

chats = Table(
    "chats",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("room", String(12), nullable=False),
    Column("name", NAME, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("user_id", ID),  # lines of older releases may have none
    Index("chats_by_table", "table_id", "id"),
    Index("chats_by_user", "user_id"),
)

replays = Table(
    "replays",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("user_id", ID, nullable=False),
    Column("length", Integer, nullable=False),
    Column("digests", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # the uploaded lines, compressed
    Column("created", Float, nullable=False),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("player", String(40), primary_key=True),  # a user id, or "bot:greedy"
    Column("name", NAME, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
