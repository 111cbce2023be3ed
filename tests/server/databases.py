"""Databases for tests, and rows as the first release stored them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from raumhafen.server.store.database import Database

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


def with_database(url: str, story: Callable[[Database], Awaitable[None]]) -> None:
    async def run() -> None:
        database = Database(url)
        try:
            await story(database)
        finally:
            await database.close()

    asyncio.run(run())
