"""Opening the database, bringing its schema up to date, and transactions."""

import asyncio
import os
import secrets as tokens
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from raumhafen.server.settings import Settings
from raumhafen.server.store.schema import secrets

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 8377001
WRITES = "raumhafen_writes"
COOKIE_SECRET = "cookie"


class Database:
    """One engine; `read` and `write` are its only transactions."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self._thread = ThreadPoolExecutor(1)
        self.engine = open_sqlite(url) if self.is_sqlite else open_postgres(url)
        self._writing = self.engine.execution_options(**{WRITES: True})
        self._quick = open_quick(url) if self.is_sqlite else None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        async with self._writing.begin() as connection:
            yield connection

    @asynccontextmanager
    async def rehearse(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is taken back."""
        async with self._writing.connect() as connection:
            transaction = await connection.begin()
            try:
                yield connection
            finally:
                await transaction.rollback()

    async def write_quickly(self, work: Callable[[Connection], None]) -> None:
        """A whole transaction at once.

        With SQLite it runs in a thread of its own: the asynchronous driver changes threads for
        every single statement, which costs more than the statements themselves.
        """
        if self._quick is None:
            async with self.write() as connection:
                await connection.run_sync(work)
        else:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._write_now, self._quick, work)

    @staticmethod
    def _write_now(engine: Engine, work: Callable[[Connection], None]) -> None:
        with engine.begin() as connection:
            work(connection)

    async def close(self) -> None:
        if self._quick is not None:
            self._quick.dispose()
        self._thread.shutdown()
        await self.engine.dispose()

    async def ping(self) -> None:
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))


def open_postgres(url: str) -> AsyncEngine:
    return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)


def open_sqlite(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=5, max_overflow=10)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def open_quick(url: str) -> Engine:
    """The same database by the synchronous driver, with one connection that only writes."""
    engine = create_engine(
        url.replace("sqlite+aiosqlite", "sqlite"),
        poolclass=StaticPool,
        connect_args={"check_same_thread": False},
        execution_options={WRITES: True},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, record: Any) -> None:
    """WAL lets readers go on beside the writer; FULL survives a power cut, not only a kill.

    Processes that start together bring the schema up to date one after the other, which may take
    a while on a busy machine; so the patience is long, and it holds from the first statement on.
    """
    connection.isolation_level = None  # transactions begin in _begin_sqlite
    cursor = connection.cursor()
    for pragma in (
        "busy_timeout=60000",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "cache_size=-8000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write takes the lock at once, so that it waits instead of failing."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def open_database(settings: Settings) -> Database:
    """The database at its newest schema."""
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    database = Database(settings.database_url)
    await migrate(database)
    return database


async def migrate(database: Database, revision: str = "head") -> None:
    """Several processes may start at once: the first one migrates, the others wait."""
    async with database.write() as connection:
        await _wait_for_others(database, connection)
        await connection.run_sync(_upgrade, revision)


@asynccontextmanager
async def at_newest_schema(database: Database) -> AsyncIterator[AsyncConnection]:
    """To look at a database as if it were migrated; afterwards it is as it was."""
    async with database.read() as connection:
        if await connection.run_sync(_is_newest):
            yield connection
            return
    async with database.rehearse() as connection:
        await connection.run_sync(_upgrade, "head")
        yield connection


def _is_newest(connection: Connection) -> bool:
    head = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


async def _wait_for_others(database: Database, connection: AsyncConnection) -> None:
    if not database.is_sqlite:
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))


def _upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


async def cookie_secret(database: Database) -> str:
    """Shared by all processes through the database; the environment may overrule it."""
    given = os.environ.get("RAUMHAFEN_SECRET", "")
    if given:
        return given
    async with database.write() as connection:
        await _wait_for_others(database, connection)
        wanted = select(secrets.c.value).where(secrets.c.name == COOKIE_SECRET)
        found = (await connection.execute(wanted)).scalar_one_or_none()
        if found is None:
            found = tokens.token_hex(32)
            await connection.execute(insert(secrets).values(name=COOKIE_SECRET, value=found))
    return str(found)
