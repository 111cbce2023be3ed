"""Removal of tables: out of one's own list, or for everybody."""

from raumhafen.server.errors import Refusal
from raumhafen.server.store.records import CLOSED, FINISHED, RUNNING, TableRecord, UserRecord
from raumhafen.server.store.tables import Tables


async def put_away(tables: Tables, record: TableRecord, user: UserRecord) -> None:
    """Out of one's own list: what is over, what cannot go on, and what one has left.

    A table that cannot go on is closed when nobody lists it any more.
    """
    people = record.people() | {record.owner}
    if user.id not in people:
        raise Refusal("error-not-at-table", status=403)
    if not (record.state in (FINISHED, CLOSED) or has_left(record, user)):
        raise Refusal("error-not-finished", status=409)
    gone = await tables.put_away(record.id, user.id)
    if record.state == CLOSED and people <= gone:
        await tables.drop(record.id)


def has_left(record: TableRecord, user: UserRecord) -> bool:
    mine = record.seats_of(user.id)
    return record.state == RUNNING and bool(mine) and all(record.seats[k].held for k in mine)


async def close(tables: Tables, record: TableRecord, user: UserRecord) -> None:
    """For all: only who opened the table may, and only if nobody can go on with it."""
    if record.owner != user.id:
        raise Refusal("error-not-owner", status=403)
    if record.state == FINISHED:
        raise Refusal("error-finished", status=409)
    if record.state != CLOSED:
        raise Refusal("error-not-finished", status=409)
    await tables.drop(record.id)
