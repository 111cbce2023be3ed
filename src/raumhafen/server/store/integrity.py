"""Integrity of the database itself, before anybody looks at the games in it."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import msgspec
from sqlalchemy import Table, select
from sqlalchemy.exc import DBAPIError

from raumhafen.engine.errors import RaumhafenError
from raumhafen.server.store.database import Database
from raumhafen.server.store.failures import StorageFailed, reason_of
from raumhafen.server.store.schema import METADATA

Fault = tuple[str, RaumhafenError]  # the place, and what is wrong there
MOST = 20  # complaints of SQLite that are passed on
UNREADABLE = (DBAPIError, StorageFailed, ValueError, TypeError, RecursionError)


def check_file(path: Path) -> list[RaumhafenError]:
    """SQLite's own check of all pages and indexes."""
    if not path.exists():
        return []
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as file:
            found = file.execute(f"PRAGMA integrity_check({MOST})").fetchall()
            found += file.execute("PRAGMA foreign_key_check").fetchmany(MOST)
    except sqlite3.Error as error:
        return [broken(str(error))]
    return [broken(" ".join(map(str, row))) for row in found if row != ("ok",)]


def broken(reason: str) -> RaumhafenError:
    return RaumhafenError("verify-broken", {"reason": " ".join(reason.split())})


async def check_rows(database: Database) -> list[Fault]:
    """Reads everything that a backup would; the tables where that fails."""
    return [
        fault for table in METADATA.sorted_tables async for fault in check_table(database, table)
    ]


async def check_table(database: Database, table: Table) -> AsyncIterator[Fault]:
    rows = 0
    try:
        async with database.read() as connection:
            async for row in await connection.stream(select(table)):
                for value in row:
                    msgspec.json.encode(value)
                rows += 1
    except UNREADABLE as error:
        arguments: dict[str, str | int] = {"rows": rows, "reason": reason_of(error)}
        yield str(table.name), RaumhafenError("verify-rows", arguments)
