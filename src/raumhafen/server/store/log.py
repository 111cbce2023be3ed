"""The logs of all tables: appended before anybody is told, never changed.

Appends that arrive together share one transaction. A table's version moves only from the one that
an append was based on, together with its rows; (table, seq) is the primary key besides. So of two
processes that act on the same version exactly one succeeds, and the numbers have no gaps.
"""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.engine.shapes import OutcomeView
from raumhafen.server.store import many_rows
from raumhafen.server.store.appending import APPEND, arrays
from raumhafen.server.store.database import Database
from raumhafen.server.store.log_rows import (
    HIDDEN,
    Row,
    decode_rows,
    encode_line,
    encode_shown,
)
from raumhafen.server.store.records import OPEN, Clocks, TableRecord
from raumhafen.server.store.schema import lines, seats, tables
from raumhafen.server.store.tables import packed
from raumhafen.server.wire import TableState

BATCH = 200
SQLITE = "sqlite"
SHORT = 500  # rows that are read in a few milliseconds


class Conflict(Exception):
    """Somebody else has stored lines after the version this was based on."""


class Append(msgspec.Struct):
    """New rows of one table and what follows from them for its entry in the list."""

    table_id: str
    base: int
    rows: list[Row]
    at: float
    waiting: list[int]
    clocks: Clocks
    due: float | None
    state: TableState
    outcome: OutcomeView | None
    updated: float = 0.0  # when something happened that everybody may know
    held: int | None = None  # a person's seat for which a bot answers: only while it holds it

    def line_values(self) -> list[tuple[Any, ...]]:
        """By LINE_COLUMNS."""
        return [
            (
                self.table_id,
                self.base + offset,
                encode_line(row),
                encode_shown(row),
                row.request,
                self.at,
            )
            for offset, row in enumerate(self.rows, start=1)
        ]

    def table_values(self) -> tuple[Any, ...]:
        """By TABLE_COLUMNS."""
        return (
            self.table_id,
            self.base,
            self.base + len(self.rows),
            msgspec.json.encode(self.waiting).decode(),
            msgspec.json.encode(self.clocks).decode(),
            self.due,
            self.state,
            msgspec.json.encode(self.outcome).decode() if self.outcome else None,
            self.updated,
        )


LINE_COLUMNS = ("table_id", "seq", "line", "shown", "request", "at")
CHANGED = ("version", "waiting", "clocks", "due", "state", "outcome", "updated")
TABLE_COLUMNS = ("which", "base", *CHANGED)
INSERT_LINES = insert(lines)
UPDATE_TABLE = update(tables).where(
    tables.c.id == bindparam("which"), tables.c.version == bindparam("base")
)
STOP_SECONDS = 4.0


class Log:
    """One writer task; callers wait until their rows are safe."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._begun: float | None = None  # when the transaction that is running began

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Ends after everything that was asked for is written, if the database answers at all."""
        if self._task is None:
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._queue.join(), STOP_SECONDS)
        self._task.cancel()
        await asyncio.wait([self._task], timeout=1.0)

    def busy_for(self) -> float:
        """Seconds for which one transaction has been running; for ever, if the writer is gone."""
        if self._task is not None and self._task.done():
            return float("inf")
        return 0.0 if self._begun is None else time.monotonic() - self._begun

    async def append(self, entry: Append) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((entry, done))
        await done

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < BATCH:
                batch.append(self._queue.get_nowait())
            self._begun = time.monotonic()
            try:
                await self._write(batch)
            finally:
                self._begun = None
                for _ in batch:
                    self._queue.task_done()

    async def begin(self, entry: Append, record: TableRecord, values: dict[str, Any]) -> None:
        """The first rows of a table and its start: both or neither.

        Only if nothing has happened to the open table since it was read.
        """
        open_still = update(tables).where(
            tables.c.id == record.id, tables.c.state == OPEN, tables.c.updated == record.updated
        )

        def work(connection: Connection) -> bool:
            if not connection.execute(open_still.values(**packed(values))).rowcount:
                return False
            store(connection, [entry])
            return True

        if not await self.database.write_quickly(work):
            raise Conflict("not open any more")

    async def _write(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            late = await self._store([entry for entry, _ in batch])
        except IntegrityError as error:
            if len(batch) == 1:
                _settle(batch[0][1], Conflict(str(type(error.orig).__name__)))
                return
            for one in batch:
                await self._write([one])
        except Exception as error:
            for _, done in batch:
                _settle(done, error)
        else:
            for place, (_, done) in enumerate(batch, start=1):
                _settle(done, Conflict("version") if place in late else None)

    async def _store(self, entries: list[Append]) -> set[int]:
        """The places, from one, of those whose tables have moved on: these are left as they are."""
        if self.database.is_sqlite:
            return await self.database.write_quickly(lambda connection: append(connection, entries))
        moved = await self.database.fetch_quickly(APPEND, arrays_of(entries))
        return {*range(1, len(entries) + 1)} - {row["place"] for row in moved}

    async def texts(self, table_id: str) -> list[str]:
        """The lines as they are stored, for a file."""
        wanted = select(lines.c.line).where(lines.c.table_id == table_id).order_by(lines.c.seq)
        async with self.database.read() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def rows(self, table_id: str, told: int | None = None) -> list[Row]:
        async with self.database.read() as connection:
            return await read_rows(connection, table_id, told)


def append(connection: Connection, entries: list[Append]) -> set[int]:
    """With SQLite, where nobody else writes meanwhile; gives the late ones."""
    current = many_rows.versions(connection, [entry.table_id for entry in entries])
    late = {
        place
        for place, entry in enumerate(entries, start=1)
        if current.get(entry.table_id) != entry.base or is_taken_back(connection, entry)
    }
    store(connection, [one for place, one in enumerate(entries, start=1) if place not in late])
    return late


def is_taken_back(connection: Connection, entry: Append) -> bool:
    """The owner of the seat may be back in another process."""
    if entry.held is None:
        return False
    held = select(seats.c.held).where(
        seats.c.table_id == entry.table_id, seats.c.seat == entry.held
    )
    return not connection.execute(held).scalar_one()


def arrays_of(entries: list[Append]) -> list[list[Any]]:
    changes = [(*entry.table_values(), entry.held) for entry in entries]
    placed = enumerate(entries, start=1)
    return arrays(changes, [(at, *value) for at, one in placed for value in one.line_values()])


def store(connection: Connection, entries: list[Append]) -> None:
    values = [value for entry in entries for value in entry.line_values()]
    changes = [entry.table_values() for entry in entries]
    if connection.dialect.name == SQLITE:
        many_rows.insert(connection, "lines", LINE_COLUMNS, values)
        many_rows.update_tables(connection, CHANGED, changes)
        return
    if values:
        connection.execute(INSERT_LINES, named(LINE_COLUMNS, values))
    connection.execute(UPDATE_TABLE, named(TABLE_COLUMNS, changes))


def named(columns: tuple[str, ...], rows: list[tuple[Any, ...]]) -> list[dict[str, Any]]:
    return [dict(zip(columns, row, strict=True)) for row in rows]


def _settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


async def read_rows(
    connection: AsyncConnection, table_id: str, told: int | None = None
) -> list[Row]:
    """All rows; events only of the last `told` open ones, since nobody is shown the others again,
    and of all hidden ones, which some seats count and others do not.
    """
    shown: Any = lines.c.shown
    if told is not None:
        shown = case((is_hidden | (lines.c.seq >= first_told(table_id, told)), shown), else_="")
    wanted = (
        select(lines.c.line, shown, lines.c.request)
        .where(lines.c.table_id == table_id)
        .order_by(lines.c.seq)
    )
    found = [tuple(row) for row in await connection.execute(wanted)]
    if len(found) <= SHORT:
        return decode_rows(found)
    return await asyncio.to_thread(decode_rows, found)


is_hidden = lines.c.shown.endswith(HIDDEN, autoescape=True)


def first_told(table_id: str, told: int) -> ColumnElement[int]:
    """The first of the last so many open rows that have events; else the beginning."""
    last = (
        select(lines.c.seq)
        .where(lines.c.table_id == table_id, lines.c.shown != "", ~is_hidden)
        .order_by(lines.c.seq.desc())
        .offset(told - 1)
        .limit(1)
    )
    return func.coalesce(last.scalar_subquery(), 0)
