"""All running tables of older rules at once, for operators: judged only, or carried out too."""

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.engine.errors import Argument
from raumhafen.server.replays.upgrading import Judgement, carry_out, judge_case, read_case
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import Database, at_newest_schema
from raumhafen.server.store.records import TableRecord
from raumhafen.server.store.tables import one_table
from raumhafen.server.store.upgrades import tables_to_upgrade


class Judged(msgspec.Struct):
    """What becomes of a table, and why not something better."""

    table: str
    game: str
    before: int
    kind: str
    key: str
    args: dict[str, Argument]


async def check_all(settings: Settings) -> list[Judged]:
    """Changes nothing, whatever schema the database has: all of it is taken back."""
    if not settings.database and not settings.data.exists():
        return []
    database = Database(settings.database_url)
    try:
        async with at_newest_schema(database) as connection:
            records = await _records(connection)
            cases = [await read_case(connection, record) for record in records]
    finally:
        await database.close()
    return [_told(record, judge_case(case)) for record, case in zip(records, cases, strict=True)]


async def upgrade_all(database: Database) -> list[Judged]:
    done: list[Judged] = []
    async with database.read() as connection:
        records = await _records(connection)
    for record in records:
        async with database.read() as connection:
            case = await read_case(connection, record)
        judgement = judge_case(case)
        async with database.write() as connection:
            if await carry_out(connection, record, judgement):
                done.append(_told(record, judgement))
    return done


async def _records(connection: AsyncConnection) -> list[TableRecord]:
    found = [await one_table(connection, name) for name in await tables_to_upgrade(connection)]
    return [record for record in found if record is not None]


def _told(record: TableRecord, found: Judgement) -> Judged:
    return Judged(record.id, record.game, record.rules, found.kind, found.key, found.args)
