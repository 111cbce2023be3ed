"""The logs of all tables: appended before anybody is told, never changed.

Appends that arrive together share one transaction. (table, seq) is the primary key, so of two
processes that act on the same version exactly one succeeds.
"""

import asyncio
import contextlib
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, case, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.engine.shapes import OutcomeView
from raumhafen.server.store.database import Database
from raumhafen.server.store.log_rows import Row, decode_rows, encode_line, encode_shown
from raumhafen.server.store.records import Clocks
from raumhafen.server.store.schema import lines, tables
from raumhafen.server.wire import TableState

BATCH = 200
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

    def line_values(self) -> list[dict[str, Any]]:
        return [
            {
                "table_id": self.table_id,
                "seq": self.base + offset,
                "line": encode_line(row),
                "shown": encode_shown(row),
                "request": row.request,
                "at": self.at,
            }
            for offset, row in enumerate(self.rows, start=1)
        ]

    def table_values(self) -> dict[str, Any]:
        return {
            "which": self.table_id,
            "version": self.base + len(self.rows),
            "waiting": msgspec.json.encode(self.waiting).decode(),
            "clocks": msgspec.json.encode(self.clocks).decode(),
            "due": self.due,
            "state": self.state,
            "outcome": msgspec.json.encode(self.outcome).decode() if self.outcome else None,
            "updated": self.at,
        }


INSERT_LINES = insert(lines)
UPDATE_TABLE = update(tables).where(tables.c.id == bindparam("which"))


class Log:
    """One writer task; callers wait until their rows are safe."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Ends after everything that was asked for is written."""
        if self._task is None:
            return
        await self._queue.join()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def append(self, entry: Append) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((entry, done))
        await done

    async def _run(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < BATCH:
                batch.append(self._queue.get_nowait())
            try:
                await self._write(batch)
            finally:
                for _ in batch:
                    self._queue.task_done()

    async def _write(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        try:
            await self._store([entry for entry, _ in batch])
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
            for _, done in batch:
                _settle(done, None)

    async def _store(self, entries: list[Append]) -> None:
        values = [value for entry in entries for value in entry.line_values()]
        changes = [entry.table_values() for entry in entries]

        def work(connection: Connection) -> None:
            connection.execute(INSERT_LINES, values)
            connection.execute(UPDATE_TABLE, changes)

        await self.database.write_quickly(work)

    async def texts(self, table_id: str) -> list[str]:
        """The lines as they are stored, for a file."""
        wanted = select(lines.c.line).where(lines.c.table_id == table_id).order_by(lines.c.seq)
        async with self.database.read() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def rows(self, table_id: str, shown_after: int = 0) -> list[Row]:
        async with self.database.read() as connection:
            return await read_rows(connection, table_id, shown_after)


def _settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


async def read_rows(connection: AsyncConnection, table_id: str, shown_after: int = 0) -> list[Row]:
    """All rows; their events only for the last ones, since nobody is shown the others again."""
    shown = case((lines.c.seq > shown_after, lines.c.shown), else_="")
    wanted = (
        select(lines.c.line, shown, lines.c.request)
        .where(lines.c.table_id == table_id)
        .order_by(lines.c.seq)
    )
    found = [tuple(row) for row in await connection.execute(wanted)]
    if len(found) <= SHORT:
        return decode_rows(found)
    return await asyncio.to_thread(decode_rows, found)
