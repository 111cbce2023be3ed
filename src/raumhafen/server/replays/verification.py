"""Verification of all stored games: played again, their digests compared."""

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.engine.errors import RaumhafenError, ReplayError
from raumhafen.engine.replay import check_header
from raumhafen.engine.verification import verify
from raumhafen.games import load_game
from raumhafen.server.replays.packing import STRANGE, header_of, replay_of
from raumhafen.server.store.database import Database
from raumhafen.server.store.log import read_rows
from raumhafen.server.store.old_rules import is_behind
from raumhafen.server.store.records import FINISHED, OPEN, TableRecord
from raumhafen.server.store.schema import tables
from raumhafen.server.store.tables import Tables

Fault = tuple[str, RaumhafenError]


class Verified(NamedTuple):
    checked: int
    old: int  # games of older rules, which nobody can play again
    faults: list[Fault]


async def verify_all(database: Database) -> Verified:
    """Counts of checked and old games, and the faults found."""
    store = Tables(database)
    faults: list[Fault] = []
    old = 0
    async with database.read() as connection:
        wanted = select(tables.c.id).where(tables.c.state != OPEN).order_by(tables.c.created)
        ids = [row.id for row in await connection.execute(wanted)]
        for table_id in ids:
            record = await store.get(table_id)
            if record is not None and is_behind(record):
                old += 1
            elif record is not None:
                faults += await _verify(connection, record)
    return Verified(len(ids) - old, old, faults)


async def _verify(connection: AsyncConnection, record: TableRecord) -> list[Fault]:
    rows = await read_rows(connection, record.id)
    replay = replay_of(header_of(record, rows), rows)
    try:
        game = load_game(record.game)
        check_header(game, replay.present)
        verify(game, replay)
        state = replay.restore(game, len(replay.history))
        if state.over != (record.state == FINISHED):
            raise ReplayError("error-replay-end", {"state": record.state})
    except RaumhafenError as error:
        return [(record.id, error)]
    except STRANGE as error:
        return [(record.id, ReplayError("error-replay-line", {"line": 0, "reason": repr(error)}))]
    return []
