"""The schema: from empty, and from the version before with data in it, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from raumhafen.server.settings import Settings
from raumhafen.server.store.database import Database, cookie_secret, migrate
from raumhafen.server.store.schema import METADATA, ratings, tables
from raumhafen.server.store.tables import Tables
from tests.server.servers import Postgres

BEFORE = "0001"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return Settings(data=tmp_path).database_url
    postgres: Postgres = request.getfixturevalue("postgres")
    return Settings(database=postgres.database()).database_url


def with_database(url: str, story: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        database = Database(url)
        try:
            await story(database)
        finally:
            await database.close()

    asyncio.run(run())


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


OLD_TABLE = """
INSERT INTO tables (id, game, rules, options, seed, owner, invite, private, hot_seat, bot_pace,
  pace, state, version, waiting, clocks, due, driver, driver_until, outcome, created, updated)
VALUES ('{id}', 'space-base', 1, '{{}}', 's', 'u', 'i-{id}', false, false, true, '{{}}',
  'finished', 0, '[]', '{{}}', NULL, NULL, 0, NULL, 0, 0)
"""
OLD_SEAT = """
INSERT INTO seats (table_id, seat, kind, user_id, name, agent, held, missed)
VALUES ('{id}', {seat}, '{kind}', {user}, '', '', false, 0)
"""


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


def test_processes_that_start_together_agree_on_the_secret(url: str) -> None:
    async def story(database: Database) -> None:
        others = [Database(url) for _ in range(3)]
        await asyncio.gather(*(migrate(other) for other in others))
        found = await asyncio.gather(*(cookie_secret(other) for other in others))
        assert len(set(found)) == 1 and len(found[0]) == 64
        for other in others:
            await other.close()

    with_database(url, story)
