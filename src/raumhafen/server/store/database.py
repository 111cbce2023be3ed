"""Opening the database, bringing its schema up to date, and transactions."""

import asyncio
import contextlib
import os
import secrets as tokens
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    Select,
    create_engine,
    delete,
    event,
    exc,
    insert,
    make_url,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool, StaticPool

from raumhafen.server.settings import Settings
from raumhafen.server.store.failures import StorageFailed, told_as_failures
from raumhafen.server.store.schema import secrets
from raumhafen.server.store.straight import ALIVE, IDLE, Straight

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 8377001
WRITES = "raumhafen_writes"
COOKIE_SECRET = "cookie"
PRIVATE = 0o600  # the mode of files that hold secrets


T = TypeVar("T")

# Seconds: for a transaction of a server, to connect, and until there is a free connection.
PATIENCE = 6.0
CONNECT, QUEUE = 4.0, 5.0
GOODBYE = 1.0
LOCKED = 60  # seconds in which another process may hold SQLite's file
PROBE_BYTES = 65_536
READERS = 2


class Database:
    """One engine; `read` and `write` are its only transactions.

    With `patience` a transaction of PostgreSQL that takes longer loses its connection: a server
    that hangs fails like one that is away. Whether it was carried out only the tables can tell.
    """

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.patience: float | None = None
        self.failing = False  # the last attempt to write did not succeed
        self._thread = ThreadPoolExecutor(1)
        self._turn = asyncio.Lock()
        self._line = asyncio.Lock()
        self.engine = open_sqlite(url) if self.is_sqlite else open_postgres(url)
        self._writing = self.engine.execution_options(**{WRITES: True})
        self._quick = open_quick(url) if self.is_sqlite else None
        self._readers = ThreadPoolExecutor(READERS, "raumhafen-reader")
        self._reading = open_reading(url) if self.is_sqlite else None
        self._straight = Straight(self.engine)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with told_as_failures():
            async with self._connected(self.engine) as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        with told_as_failures():
            async with self._written() as connection, connection.begin():
                yield connection

    @asynccontextmanager
    async def rehearse(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is taken back."""
        with told_as_failures():
            async with self._written() as connection:
                transaction = await connection.begin()
                try:
                    yield connection
                finally:
                    await transaction.rollback()

    @asynccontextmanager
    async def _written(self) -> AsyncIterator[AsyncConnection]:
        async with (
            self._in_line(),
            self._one_writer(),
            self._connected(self._writing) as connection,
        ):
            yield connection

    def _one_writer(self) -> AbstractAsyncContextManager[None]:
        """SQLite lets one write at a time, and who finds it taken sleeps up to 33 ms and longer."""
        return self._turn if self.is_sqlite else contextlib.nullcontext()

    def _in_line(self) -> AbstractAsyncContextManager[None]:
        """Actions wait for one other transaction at most, however many somebody has asked for."""
        return self._line if self.is_sqlite else contextlib.nullcontext()

    @asynccontextmanager
    async def _connected(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        watchdog: asyncio.TimerHandle | None = None
        try:
            async with AsyncExitStack() as stack:
                with told_as_failures(connecting=True):
                    connection = await stack.enter_async_context(engine.connect())
                watchdog = await self._watchdog(connection)
                yield connection
        finally:
            if watchdog is not None:
                watchdog.cancel()

    async def _watchdog(self, connection: AsyncConnection) -> asyncio.TimerHandle | None:
        """Cutting the line ends all waiting at once; to cancel politely asks the hanging server."""
        if self.patience is None or self.is_sqlite:
            return None
        driver: Any = (await connection.get_raw_connection()).driver_connection
        return asyncio.get_running_loop().call_later(self.patience, driver.terminate)

    async def write_in_line(self, work: Callable[[Connection], T]) -> T:
        """A whole transaction at once that is no action of a table, and waits for those."""
        async with self._in_line():
            return await self._write_quickly(work)

    async def write_quickly(self, work: Callable[[Connection], T]) -> T:
        """A whole transaction at once.

        With SQLite it runs in a thread of its own: the asynchronous driver changes threads for
        every single statement, which costs more than the statements themselves.
        """
        with self._noting_failures():
            return await self._write_quickly(work)

    async def fetch_quickly(self, statement: str, values: list[Any]) -> list[Any]:
        """With PostgreSQL: a whole transaction that is one statement. One caller at a time."""
        with self._noting_failures(), told_as_failures():
            return await self._straight.fetch(self.patience, statement, values)

    @contextlib.contextmanager
    def _noting_failures(self) -> Iterator[None]:
        try:
            yield
        except StorageFailed:
            self.failing = True
            raise
        self.failing = False

    async def _write_quickly(self, work: Callable[[Connection], T]) -> T:
        if self._quick is None:
            async with self.write() as connection:
                return await connection.run_sync(work)
        loop = asyncio.get_running_loop()
        with told_as_failures():
            async with self._one_writer():
                return await loop.run_in_executor(self._thread, self._write_now, self._quick, work)

    @staticmethod
    def _write_now(engine: Engine, work: Callable[[Connection], T]) -> T:
        with engine.begin() as connection:
            return work(connection)

    async def read_quickly(self, work: Callable[[Connection], T]) -> T:
        """Some reading at once, for the same reason: requests look at several small things each."""
        if self._reading is None:
            async with self.read() as connection:
                return await connection.run_sync(work)
        loop = asyncio.get_running_loop()
        with told_as_failures():
            return await loop.run_in_executor(self._readers, self._read_now, self._reading, work)

    @staticmethod
    def _read_now(engine: Engine, work: Callable[[Connection], T]) -> T:
        with engine.connect() as connection:
            return work(connection)

    async def rows(self, wanted: Select[Any]) -> list[Row[Any]]:
        """Everything that one statement reads."""
        return await self.read_quickly(lambda connection: list(connection.execute(wanted).all()))

    async def first(self, wanted: Select[Any]) -> Row[Any] | None:
        """The first row, if there is one."""
        return next(iter(await self.rows(wanted)), None)

    async def close(self) -> None:
        self._thread.shutdown()
        self._readers.shutdown()
        for engine in (self._quick, self._reading):
            if engine is not None:
                engine.dispose()
        await self._straight.close(GOODBYE)
        with contextlib.suppress(TimeoutError):  # a server that hangs is left alone
            await asyncio.wait_for(self.engine.dispose(), GOODBYE)

    async def ping(self) -> None:
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def probe(self) -> None:
        """Stores something that needs room, and takes it away again."""
        row = {"name": f"probe-{tokens.token_hex(8)}", "value": tokens.token_hex(PROBE_BYTES // 2)}

        def work(connection: Connection) -> None:
            connection.execute(insert(secrets).values(row))

        def away(connection: Connection) -> None:
            connection.execute(delete(secrets).where(secrets.c.name.like("probe-%")))

        await self.write_quickly(work)
        await self.write_quickly(away)


async def is_reachable(database: Database) -> bool:
    """Whether the database answers to a fresh connection, so that the fault is ours."""
    if database.is_sqlite:
        return False
    engine = create_async_engine(
        database.engine.url, poolclass=NullPool, connect_args={"timeout": CONNECT}
    )
    try:
        with told_as_failures(connecting=True):
            async with asyncio.timeout(CONNECT), engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
    except StorageFailed:
        return False
    return True


def open_postgres(url: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=10,
        max_overflow=10,
        pool_timeout=QUEUE,
        hide_parameters=True,
        connect_args={"timeout": CONNECT},
    )
    event.listen(engine.sync_engine, "checkout", _check_alive)
    event.listen(engine.sync_engine, "checkin", _note_use)
    return engine


def _note_use(connection: Any, record: Any) -> None:
    record.info["used"] = time.monotonic()


def _check_alive(connection: Any, record: Any, proxy: Any) -> None:
    """After a while without use a connection may be dead, which nobody may notice for long."""
    if time.monotonic() - record.info.get("used", 0.0) < IDLE:
        return
    try:
        connection.run_async(lambda driver: asyncio.wait_for(driver.fetchval("SELECT 1"), ALIVE))
    except Exception as error:
        connection.run_async(_cut)
        raise exc.DisconnectionError from error  # the pool takes another


async def _cut(driver: Any) -> None:
    driver.terminate()


def open_sqlite(url: str) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=5, max_overflow=10, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def open_quick(url: str) -> Engine:
    """The same database by the synchronous driver, with one connection that only writes."""
    engine = create_engine(
        url.replace("sqlite+aiosqlite", "sqlite"),
        poolclass=StaticPool,
        hide_parameters=True,
        connect_args={"check_same_thread": False},
        execution_options={WRITES: True},
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def open_reading(url: str) -> Engine:
    """The same database by the synchronous driver, for its readers."""
    engine = create_engine(
        url.replace("sqlite+aiosqlite", "sqlite"),
        pool_size=READERS,
        hide_parameters=True,
        connect_args={"check_same_thread": False},
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
    cursor.execute(f"PRAGMA busy_timeout={LOCKED * 1000}")
    switch_to_wal(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "cache_size=-8000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def switch_to_wal(cursor: Any) -> None:
    """A new file is switched by one process alone, and SQLite does not wait for that by itself."""
    end = time.monotonic() + LOCKED
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write takes the lock at once, so that it waits instead of failing."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def file_of(settings: Settings) -> Path | None:
    """The file of SQLite, if it is one."""
    url = make_url(settings.database_url)
    found = url.database if url.get_backend_name() == "sqlite" else None
    return Path(found) if found and found != ":memory:" else None


def make_private(path: Path) -> None:
    """Readable for its owner only, from its first moment on; SQLite's companions follow it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for name in (path.name, path.name + "-wal", path.name + "-shm"):
        file = path.with_name(name)
        if file.exists() and file.stat().st_mode & 0o077 and file.stat().st_uid == os.geteuid():
            file.chmod(PRIVATE)


async def open_database(settings: Settings) -> Database:
    """The database at its newest schema."""
    if not settings.database:
        settings.data.mkdir(parents=True, exist_ok=True)
    file = file_of(settings)
    if file is not None:
        make_private(file)
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
    """The environment may overrule it."""
    given = os.environ.get("RAUMHAFEN_SECRET", "")
    return given or await kept_secret(database, COOKIE_SECRET, lambda: tokens.token_hex(32))


async def kept_secret(database: Database, name: str, make: Callable[[], str]) -> str:
    """Made at the first start, and shared by all processes through the database."""
    async with database.write() as connection:
        await _wait_for_others(database, connection)
        wanted = select(secrets.c.value).where(secrets.c.name == name)
        found = (await connection.execute(wanted)).scalar_one_or_none()
        if found is None:
            found = make()
            await connection.execute(insert(secrets).values(name=name, value=found))
    return str(found)
