"""Positions of running tables, kept for the rules of a later release.

The log tells how a match came to be, but only the rules with which it was played can read it for
certain. So whoever closes a table keeps its position, and a later release goes on from there.
"""

import msgspec
from sqlalchemy import Connection, and_, delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.engine.save import Saved
from raumhafen.engine.shapes import OutcomeView
from raumhafen.server.store.database import Database
from raumhafen.server.store.records import RUNNING
from raumhafen.server.store.schema import positions, tables


class Kept(msgspec.Struct):
    """A position after `at` entries of the history, at a version of the table."""

    table_id: str
    version: int
    rules: int
    at: int
    saved: Saved
    standing: OutcomeView


class Positions:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, kept: list[Kept]) -> None:
        """Those of tables that are still as they were: another process may know more."""

        def work(connection: Connection) -> None:
            for one in kept:
                _keep(connection, one)

        if kept:
            await self.database.write_quickly(work)

    async def missing(self, now: float, rules: dict[str, int], limit: int) -> list[str]:
        """Running tables of the present rules that nobody drives and whose position was not kept,
        as after a power cut.
        """
        known = and_(positions.c.table_id == tables.c.id, positions.c.version == tables.c.version)
        present = [
            and_(tables.c.game == game, tables.c.rules == version)
            for game, version in rules.items()
        ]
        wanted = (
            select(tables.c.id)
            .where(tables.c.state == RUNNING, tables.c.driver_until < now, or_(*present))
            .where(~select(positions.c.table_id).where(known).exists())
            .limit(limit)
        )
        async with self.database.read() as connection:
            return [row.id for row in await connection.execute(wanted)]


async def kept_position(connection: AsyncConnection, table_id: str) -> Kept | None:
    wanted = select(positions).where(positions.c.table_id == table_id)
    row = (await connection.execute(wanted)).first()
    if row is None:
        return None
    decode = msgspec.json.decode
    return Kept(
        row.table_id, row.version, row.rules, row.at, decode(row.saved), decode(row.standing)
    )


def _keep(connection: Connection, kept: Kept) -> None:
    same = and_(tables.c.id == kept.table_id, tables.c.version == kept.version)
    if connection.execute(select(tables.c.id).where(same)).first() is not None:
        connection.execute(delete(positions).where(positions.c.table_id == kept.table_id))
        connection.execute(insert(positions).values(_values(kept)))


def _values(kept: Kept) -> dict[str, str | int]:
    encode = msgspec.json.encode
    return {
        "table_id": kept.table_id,
        "version": kept.version,
        "rules": kept.rules,
        "at": kept.at,
        "saved": encode(kept.saved).decode(),
        "standing": encode(kept.standing).decode(),
    }
