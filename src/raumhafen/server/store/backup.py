"""Backup and restore. A backup is one compressed file of JSON lines, the same for SQLite and
PostgreSQL, so it also moves a platform from one to the other.
"""

import base64
import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.engine.errors import RaumhafenError
from raumhafen.server.store.database import PRIVATE, Database
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.store.schema import METADATA

FORMAT = 1
BATCH = 500


# --- backup ------------------------------------------------------------------------------------


async def write(database: Database, path: Path) -> int:
    """One consistent picture, for its owner's eyes only; the file gets its name when it is
    complete.
    """
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as raw:
            with gzip.open(raw, "wb") as out:
                rows = await _write_all(database, out)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(path)
    except (StorageFailed, ValueError) as error:
        raise RaumhafenError("backup-unreadable", {"reason": str(error)}) from error
    finally:
        part.unlink(missing_ok=True)
    return rows


async def _write_all(database: Database, out: gzip.GzipFile) -> int:
    rows = 0
    async with database.read() as connection:
        if not database.is_sqlite:
            await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        revision = await revision_of(connection)
        out.write(msgspec.json.encode({"raumhafen": FORMAT, "revision": revision}) + b"\n")
        for table in METADATA.sorted_tables:
            rows += await _write_table(connection, table, out)
    return rows


async def _write_table(connection: AsyncConnection, table: Table, out: gzip.GzipFile) -> int:
    rows = 0
    found = await connection.stream(select(table))
    async for row in found:
        values = {str(name): packed(value) for name, value in row._mapping.items()}
        out.write(msgspec.json.encode([str(table.name), values]) + b"\n")
        rows += 1
    return rows


def packed(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


async def revision_of(connection: AsyncConnection) -> str:
    found = await connection.execute(text("SELECT version_num FROM alembic_version"))
    return str(found.scalar_one())


# --- restore -----------------------------------------------------------------------------------


async def read(database: Database, path: Path) -> int:
    """All or nothing, and only into a database without tables and users."""
    async with database.write() as connection:
        await _check_empty(connection)
        await _check_head(connection, path)
        await connection.execute(METADATA.tables["secrets"].delete())
        return await _insert_all(connection, path)


async def _check_empty(connection: AsyncConnection) -> None:
    for name in ("users", "tables", "replays"):
        count = select(func.count()).select_from(METADATA.tables[name])
        if (await connection.execute(count)).scalar_one():
            raise RaumhafenError("restore-not-empty")


async def _check_head(connection: AsyncConnection, path: Path) -> None:
    """A backup of another schema has to be restored by the release that made it."""
    head = next(_lines(path), None)
    expected = {"raumhafen": FORMAT, "revision": await revision_of(connection)}
    if head != expected:
        raise RaumhafenError("restore-unreadable", {"path": str(path)})


async def _insert_all(connection: AsyncConnection, path: Path) -> int:
    rows = 0
    name, batch = "", list[dict[str, Any]]()
    entries = _lines(path)
    next(entries)
    for entry in entries:
        if entry[0] != name or len(batch) >= BATCH:
            rows += await _insert(connection, name, batch)
            name, batch = entry[0], []
        batch.append(unpacked(METADATA.tables[name], entry[1]))
    rows += await _insert(connection, name, batch)
    await _continue_numbers(connection)
    return rows


async def _insert(connection: AsyncConnection, name: str, batch: list[dict[str, Any]]) -> int:
    if batch:
        await connection.execute(insert(METADATA.tables[name]), batch)
    return len(batch)


async def _continue_numbers(connection: AsyncConnection) -> None:
    """PostgreSQL counts chat lines by a sequence of its own, which must go on after the last."""
    if connection.dialect.name == "postgresql":
        await connection.execute(
            text(
                "SELECT setval('chats_id_seq', coalesce((SELECT max(id) FROM chats), 0) + 1, false)"
            )
        )


def unpacked(table: Table, values: dict[str, Any]) -> dict[str, Any]:
    for column in table.columns:
        if isinstance(column.type, LargeBinary) and values.get(column.name) is not None:
            values[column.name] = base64.b64decode(values[column.name])
    return values


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rb") as source:
            for line in source:
                yield msgspec.json.decode(line)
    except (OSError, EOFError, msgspec.DecodeError):
        raise RaumhafenError("restore-unreadable", {"path": str(path)}) from None
