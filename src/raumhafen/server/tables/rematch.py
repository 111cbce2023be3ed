"""Rematches: the same people at a new table."""

import secrets
import time

import msgspec

from raumhafen.server.errors import Refusal
from raumhafen.server.messages import RematchOffered
from raumhafen.server.services.news import TableChanged
from raumhafen.server.store.ids import new_id
from raumhafen.server.store.records import (
    BOT,
    FINISHED,
    FREE,
    OPEN,
    PERSON,
    Clocks,
    SeatRecord,
    TableRecord,
    UserRecord,
)
from raumhafen.server.tables.creation import check_room
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.live import LiveTable
from raumhafen.server.tables.seating import refresh
from raumhafen.server.tables.starting import start


async def rematch(hub: Hub, old: TableRecord, user: UserRecord) -> TableRecord:
    """Everybody who asks gets the same new table; it starts when all are there."""
    if old.state != FINISHED:
        raise Refusal("error-not-finished", status=409)
    if user.id not in old.people():
        raise Refusal("error-not-at-table", status=403)
    known = None if old.rematch is None else await hub.services.tables.get(old.rematch)
    new_table_id = await first_to_ask(hub, old, user) if known is None else known.id
    table = await hub.open(new_table_id)
    for chair in old.seats:
        if chair.user_id == user.id:
            seat = SeatRecord(chair.seat, PERSON, user.id, chair.name or user.name)
            await hub.services.tables.sit(new_table_id, seat)
    await refresh(hub, table)
    if table.record.state == OPEN and all(c.kind != FREE for c in table.record.seats):
        await start_once(hub, table)
    return table.record


async def start_once(hub: Hub, table: LiveTable) -> None:
    """Several may be the last to ask at the same moment; it begins with the first of them."""
    try:
        await start(hub, table.record.id, None)
    except Refusal as refused:
        if refused.key != "error-already-started":
            raise
    await refresh(hub, table)


async def first_to_ask(hub: Hub, old: TableRecord, user: UserRecord) -> str:
    record = again(old, user)
    await check_room(hub.services, user)
    await hub.services.tables.add(record)
    if not await hub.services.tables.claim_rematch(old.id, old.rematch, record.id):
        await hub.services.tables.drop(record.id)
        found = await hub.services.tables.get(old.id)
        assert found is not None and found.rematch is not None
        return found.rematch
    shown = hub.live.get(old.id)
    if shown is None:
        hub.services.news.publish(TableChanged(table=old.id))
    else:
        await refresh(hub, shown)
    for person in old.people():
        hub.services.notices.send_everywhere(person, RematchOffered(record.id, old.game))
    return record.id


def again(old: TableRecord, user: UserRecord) -> TableRecord:
    """The same table with its people still to come; private, so that their seats stay theirs.

    Who asks first is its host, since the host before may be away.
    """
    record = msgspec.structs.replace(old, id=new_id(), invite=new_id(), seed=secrets.token_hex(12))
    record.owner = user.id
    record.private, record.state, record.rematch = True, OPEN, None
    record.version, record.waiting, record.outcome = 0, [], None
    record.clocks, record.due = Clocks([], []), None
    record.driver, record.driver_until = None, 0.0
    record.created = record.updated = time.time()
    record.seats = [
        SeatRecord(c.seat, BOT, None, c.name, c.agent)
        if c.kind == BOT
        else SeatRecord(c.seat, FREE)
        for c in old.seats
    ]
    return record
