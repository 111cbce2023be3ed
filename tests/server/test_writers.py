"""Writers of one database file wait for each other in line."""

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from raumhafen.server.store import database as module
from raumhafen.server.store.database import Database
from tests.server.databases import with_database

ADD = text("INSERT INTO notes VALUES ('x')")


def test_nobody_sleeps_until_the_file_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without any patience of SQLite's own, all of them succeed."""
    monkeypatch.setattr(module, "LOCKED", 0)

    async def slowly(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(ADD)
            await asyncio.sleep(0.01)

    def quickly(connection: Connection) -> None:
        connection.execute(ADD)

    async def story(database: Database) -> None:
        async with database.write() as connection:
            await connection.execute(text("CREATE TABLE notes (word TEXT)"))
        both = [
            work for _ in range(5) for work in (slowly(database), database.write_quickly(quickly))
        ]
        await asyncio.gather(*both)
        async with database.read() as connection:
            found = await connection.execute(text("SELECT count(*) FROM notes"))
            assert found.scalar_one() == 10

    with_database(f"sqlite+aiosqlite:///{tmp_path}/notes.sqlite3", story)


def test_actions_wait_for_one_other_transaction_at_most(tmp_path: Path) -> None:
    """Somebody who makes tables and talks as fast as it goes holds up nobody's move."""
    order: list[str] = []

    def noted(name: str) -> Callable[[Connection], None]:
        return lambda connection: order.append(name)

    async def politely(database: Database, name: str) -> None:
        async with database.write():
            order.append(name)

    async def story(database: Database) -> None:
        others = [database.write_in_line(noted(f"other {k}")) for k in range(5)]
        others += [politely(database, f"polite {k}") for k in range(5)]
        waiting = [asyncio.create_task(one) for one in others]
        await asyncio.sleep(0)  # all of them stand in line
        await database.write_quickly(noted("action"))
        await asyncio.gather(*waiting)

    with_database(f"sqlite+aiosqlite:///{tmp_path}/order.sqlite3", story)
    assert len(order) == 11 and order.index("action") <= 1


def test_closing_waits_for_what_is_just_being_written(tmp_path: Path) -> None:
    """Otherwise the connection is taken away in the middle of a statement."""
    begun = threading.Event()

    def slowly(connection: Connection) -> int:
        begun.set()
        time.sleep(0.2)
        return int(connection.execute(text("SELECT 7")).scalar_one())

    async def story(database: Database) -> None:
        writing = asyncio.create_task(database.write_quickly(slowly))
        await asyncio.to_thread(begun.wait)
        await database.close()
        assert await writing == 7

    with_database(f"sqlite+aiosqlite:///{tmp_path}/closed.sqlite3", story)
