"""Running tables of older rules: found, taken over by the present rules, or closed.

Each change holds only while the table is as it was judged, so it is made once, whoever is first.
"""

import time

import msgspec
from sqlalchemy import ColumnElement, and_, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.engine.lines import EpochLine
from raumhafen.engine.shapes import OutcomeView
from raumhafen.server.store.old_rules import waiting_for_upgrade
from raumhafen.server.store.records import CLOSED, RUNNING, TableRecord
from raumhafen.server.store.schema import lines, tables


async def tables_to_upgrade(connection: AsyncConnection) -> list[str]:
    wanted = select(tables.c.id).where(waiting_for_upgrade()).order_by(tables.c.updated.desc())
    return [row.id for row in await connection.execute(wanted)]


async def begin_epoch(connection: AsyncConnection, record: TableRecord, line: EpochLine) -> bool:
    """The header of the epoch becomes a line of the log; a process is to look after the table."""
    now = time.time()
    values = {
        "rules": line["rules"],
        "options": msgspec.json.encode(line["options"]).decode(),
        "version": record.version + 1,
        "due": now,
    }
    done = await connection.execute(update(tables).where(_as_judged(record)).values(values))
    if not done.rowcount:
        return False
    text = msgspec.json.encode(line).decode()
    seq = record.version + 1
    row = {"table_id": record.id, "seq": seq, "line": text, "shown": "", "at": now}
    await connection.execute(insert(lines).values(row))
    return True


async def close_table(
    connection: AsyncConnection, record: TableRecord, standing: OutcomeView | None
) -> bool:
    """It keeps its log and its rules; nobody is waited for any more."""
    values = {
        "state": CLOSED,
        "waiting": "[]",
        "due": None,
        "outcome": None if standing is None else msgspec.json.encode(standing).decode(),
    }
    done = await connection.execute(update(tables).where(_as_judged(record)).values(values))
    return bool(done.rowcount)


def _as_judged(record: TableRecord) -> ColumnElement[bool]:
    return and_(
        tables.c.id == record.id,
        tables.c.state == RUNNING,
        tables.c.version == record.version,
        tables.c.rules == record.rules,
    )
