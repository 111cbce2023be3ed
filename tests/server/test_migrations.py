"""The schema: from empty, and from the version before with data in it, on both databases."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from raumhafen.server.settings import Settings
from raumhafen.server.store.database import Database, cookie_secret, migrate, switch_to_wal
from raumhafen.server.store.mailings import PUSHED, Mailings
from raumhafen.server.store.schema import METADATA, mailings, ratings, tables
from raumhafen.server.store.subscriptions import Subscriptions
from raumhafen.server.store.tables import Tables
from tests.server.databases import OLD_SEAT, OLD_TABLE, with_database
from tests.server.servers import Postgres

BEFORE = "0001"
TOGETHER = 12


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return Settings(data=tmp_path).database_url
    postgres: Postgres = request.getfixturevalue("postgres")
    return Settings(database=postgres.database()).database_url


def differences(connection: Connection) -> list[Any]:
    """The schema made by the migrations, compared with the one the code expects."""
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_from_empty_to_the_present(url: str) -> None:
    async def story(database: Database) -> None:
        await migrate(database)
        await migrate(database)  # a second start changes nothing
        async with database.read() as connection:
            assert await connection.run_sync(differences) == []

    with_database(url, story)


def test_from_the_version_before_with_its_data(url: str) -> None:
    async def story(database: Database) -> None:
        await migrate(database, BEFORE)
        async with database.write() as connection:
            for name, users in (("two", ("'a'", "'b'")), ("alone", ("'a'", "NULL"))):
                await connection.execute(text(OLD_TABLE.format(id=name)))
                for seat, user in enumerate(users):
                    kind = "bot" if user == "NULL" else "person"
                    row = OLD_SEAT.format(id=name, seat=seat, kind=kind, user=user)
                    await connection.execute(text(row))
        await migrate(database)
        async with database.read() as connection:
            assert await connection.run_sync(differences) == []
            rated = {row.id: row.rated for row in await connection.execute(select(tables))}
            assert rated == {"two": True, "alone": False}
            assert (await connection.execute(select(ratings))).all() == []
        kept = await Tables(database).get("two")
        assert kept is not None and kept.people() == {"a", "b"}

    with_database(url, story)


def test_who_had_mail_before_push_has_had_no_push(url: str) -> None:
    async def story(database: Database) -> None:
        await migrate(database, "0006")
        old = "INSERT INTO mailings (user_id, noticed, linked, day, mails) VALUES ('a', 5, 6, 0, 7)"
        async with database.write() as connection:
            await connection.execute(text(old))
        await migrate(database)
        async with database.read() as connection:
            assert await connection.run_sync(differences) == []
            (row,) = (await connection.execute(select(mailings))).all()
        assert (row.mails, row.pushed, row.pushes) == (7, 0.0, 0)
        assert await Mailings(database).claim("a", PUSHED, 100.0, 30.0)
        assert await Subscriptions(database).of("a") == []

    with_database(url, story)


class Contended:
    """A cursor at a new file that others switch to WAL at the same moment."""

    def __init__(self) -> None:
        self.asked = 0

    def execute(self, statement: str) -> None:
        self.asked += 1
        if self.asked < 3:
            raise sqlite3.OperationalError("database is locked")


def test_the_switch_to_wal_is_tried_until_the_file_is_free() -> None:
    """SQLite refuses at once where two want to switch a file at the same moment."""
    cursor = Contended()
    switch_to_wal(cursor)
    assert cursor.asked == 3


def test_who_waits_in_vain_for_a_new_file_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("raumhafen.server.store.database.LOCKED", -1.0)
    cursor = Contended()
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        switch_to_wal(cursor)
    assert cursor.asked == 1


@pytest.mark.slow
def test_processes_that_start_together_agree_on_the_secret(url: str) -> None:
    async def story(database: Database) -> None:
        others = [Database(url) for _ in range(TOGETHER)]
        await asyncio.gather(*(migrate(other) for other in others))
        found = await asyncio.gather(*(cookie_secret(other) for other in others))
        assert len(set(found)) == 1 and len(found[0]) == 64
        for other in others:
            await other.close()

    with_database(url, story)
