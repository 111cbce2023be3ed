"""Seats of a table: joining, leaving, coming back, and bots that stand in."""

import time

from raumhafen.server.errors import Refusal
from raumhafen.server.services.news import TableChanged
from raumhafen.server.store.records import (
    FINISHED,
    FREE,
    OPEN,
    PERSON,
    RUNNING,
    SeatRecord,
    TableRecord,
    UserRecord,
)
from raumhafen.server.tables import absence
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.live import LiveTable


async def refresh(hub: Hub, table: LiveTable) -> TableRecord:
    """Reads a table anew after its seats have changed, and shows it.

    A finished table keeps the date of its end, whatever becomes of its rematch.
    """
    if table.record.state != FINISHED:
        await hub.services.tables.change(table.record.id, updated=time.time())
    await table.catch_up()
    table.audience.show_info()
    hub.services.news.publish(TableChanged(table=table.record.id))
    return table.record


async def join(hub: Hub, table_id: str, user: UserRecord, seat: int | None) -> TableRecord:
    table = await hub.open(table_id)
    record = table.record
    if record.seats_of(user.id):
        return record
    if record.state != OPEN:
        raise Refusal("error-already-started", status=409)
    if record.rated and user.guest:
        raise Refusal("error-rated-guest", status=409)
    if await hub.services.ignores.apart(user.id, record.people() | {record.owner}):
        raise Refusal("error-blocked", status=403)
    free = [c.seat for c in record.seats if c.kind == FREE and seat in (None, c.seat)]
    for number in free:
        chair = SeatRecord(number, PERSON, user.id, user.name)
        if await hub.services.tables.sit(table_id, chair):
            return await refresh(hub, table)
    return await came_late(table, user)


async def came_late(table: LiveTable, user: UserRecord) -> TableRecord:
    """No seat for this request; an earlier one of the same person may have got one."""
    await table.catch_up()
    if table.record.seats_of(user.id):
        return table.record
    if table.record.state != OPEN:
        raise Refusal("error-already-started", status=409)
    raise Refusal("error-no-free-seat", status=409)


async def leave(hub: Hub, table_id: str, user: UserRecord) -> TableRecord:
    """Before the start the seat is free again; later a bot holds it until its owner is back."""
    table = await hub.open(table_id)
    mine = table.record.seats_of(user.id)
    if not mine and table.record.owner != user.id:
        raise Refusal("error-not-at-table", status=403)
    if table.record.state == RUNNING:
        await hold(table, mine, held=True)
    elif table.record.state == OPEN:
        for number in mine:
            await hub.services.tables.seat(table_id, SeatRecord(number, FREE))
        await refresh(hub, table)
        await hand_over(hub, table, user)
    return table.record


async def hold(table: LiveTable, mine: list[int], held: bool) -> None:
    for number in mine:
        chair = table.record.seats[number]
        if chair.held != held:
            chair.held, chair.missed = held, 0
            await table.seat_changed(chair)


async def hand_over(hub: Hub, table: LiveTable, user: UserRecord) -> None:
    """Somebody else at the table becomes its owner; a table without people is closed."""
    people = table.record.people()
    if not people:
        await hub.services.tables.drop(table.record.id)
        hub.vanish(table, but=user.id)
        hub.services.news.publish(TableChanged(table=table.record.id))
    elif table.record.owner == user.id:
        await hub.services.tables.change(table.record.id, owner=min(people))
        await refresh(hub, table)


async def take_back(hub: Hub, table_id: str, user: UserRecord) -> TableRecord:
    table = await hub.open(table_id)
    mine = table.record.seats_of(user.id)
    if not mine:
        raise Refusal("error-not-at-table", status=403)
    await hold(table, mine, held=False)
    await hub.services.tables.bring_back(table_id, user.id)
    return table.record


async def stand_in(hub: Hub, table_id: str, user: UserRecord, seat: int) -> TableRecord:
    """A bot for somebody who is away and holds everybody up, until that person is back."""
    table = await hub.open(table_id)
    await table.audience.look_who_was_here()
    # Nothing may come between the check and `held`: who sits down now finds the seat taken.
    absence.check(table.record, user.id, seat, table.audience.attendance(), time.time())
    chair = table.record.seats[seat]
    await hold(table, table.record.seats_of(chair.user_id), held=True)
    hub.services.notices.held(table.record, chair, table.audience.present())
    return table.record
