"""Storing of an epoch: once, and only while the table is as it was judged."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from raumhafen.engine.replay import Replay
from raumhafen.engine.session import Session
from raumhafen.engine.upgrade import new_epoch
from raumhafen.games import load_game
from raumhafen.server.replays.packing import header_of
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import Database, open_database
from raumhafen.server.store.log import read_rows
from raumhafen.server.store.positions import Kept, Positions, kept_position
from raumhafen.server.store.records import RUNNING, TableRecord, UserRecord
from raumhafen.server.store.tables import Tables
from raumhafen.server.store.upgrades import begin_epoch, close_table
from raumhafen.server.tables.creation import new_table
from raumhafen.server.wire import NewTable

GAME = load_game("space-base")


async def stored(database: Database) -> TableRecord:
    """A running table of older rules."""
    user = UserRecord("anna", "Anna", None, None, {}, 0.0, 0.0)
    record = new_table(user, NewTable("space-base", 2, kinds=["me", "bot:random"]))
    record.state, record.rules = RUNNING, GAME.meta.rules_version - 1
    await Tables(database).add(record)
    return record


def session_of(record: TableRecord) -> Session:
    header = header_of(record, [])
    return Session(GAME, Replay({**header, "rules": GAME.meta.rules_version}))


def test_of_many_who_judge_one_begins_the_epoch(tmp_path: Path) -> None:
    async def story() -> None:
        databases = [await open_database(Settings(data=tmp_path)) for _ in range(3)]
        record = await stored(databases[0])
        session = session_of(record)
        line = new_epoch(GAME, Replay(header_of(record, [])), session.state, False)

        async def begin(database: Database) -> bool:
            async with database.write() as connection:
                return await begin_epoch(connection, record, line)

        done = await asyncio.gather(*[begin(one) for one in databases * 2])
        assert sorted(done) == [False] * 5 + [True]
        async with databases[0].write() as connection:
            assert not await close_table(connection, record, None), "it has gone on"
        async with databases[0].read() as connection:
            rows = await read_rows(connection, record.id)
        after = await Tables(databases[0]).get(record.id)
        assert after is not None and (after.version, after.state) == (1, RUNNING)
        assert after.rules == GAME.meta.rules_version
        assert header_of(after, rows)["rules"] == record.rules, "the first header stays true"
        for database in databases:
            await database.close()

    asyncio.run(story())


def test_a_position_is_kept_only_of_the_table_as_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        database = await open_database(Settings(data=tmp_path))
        record = await stored(database)
        positions, saved = Positions(database), GAME.save(session_of(record).state)

        def kept(version: int, table_id: str = record.id) -> Kept:
            standing = {"points": [0, 0], "winners": [], "rule": ""}
            return Kept(table_id, version, record.rules, 0, saved, standing)  # type: ignore[arg-type]  # plain data

        await positions.keep([kept(3), kept(0, "gone")])
        async with database.read() as connection:
            assert await kept_position(connection, record.id) is None
        rules = {record.game: record.rules}
        assert await positions.missing(time.time(), rules, 9) == [record.id]
        await positions.keep([kept(0)])
        await positions.keep([kept(0)])
        async with database.read() as connection:
            found = await kept_position(connection, record.id)
        assert found is not None and found.saved == saved
        assert await positions.missing(time.time(), rules, 9) == []
        await database.close()

    asyncio.run(story())
