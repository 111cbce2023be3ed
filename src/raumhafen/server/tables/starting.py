"""Start of a game, from its beginning or from a position of a replay."""

import time

from raumhafen.engine.lines import Header
from raumhafen.games import METAS
from raumhafen.server.errors import Refusal
from raumhafen.server.services.news import TableChanged
from raumhafen.server.store.log import Conflict
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import (
    BOT,
    FREE,
    OPEN,
    RUNNING,
    SeatRecord,
    TableRecord,
    UserRecord,
)
from raumhafen.server.tables import clocks
from raumhafen.server.tables.creation import check_agent, check_room, new_table
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.live import LiveTable
from raumhafen.server.tables.repeating import LONGEST, repeated
from raumhafen.server.tables.seating import refresh
from raumhafen.server.wire import NewTable


async def start(
    hub: Hub, table_id: str, fill: str | None, rows: list[Row] | None = None
) -> TableRecord:
    table = await hub.open(table_id)
    record = table.record
    if record.state != OPEN:
        raise Refusal("error-already-started", status=409)
    await fill_seats(hub, table, fill)
    record = table.record
    values = {
        "state": RUNNING,
        "rules": METAS[record.game].rules_version,  # the table may be older than the rules
        "rated": record.rated and stays_rated(record),
        "clocks": clocks.new_clocks(record.pace, len(record.seats)),
        "due": time.time(),
        "updated": time.time(),
    }
    try:
        await table.begin(rows or [], values)
    except Conflict:  # somebody came or went, or was first
        return await start(hub, table_id, fill, rows)
    hub.services.news.publish(TableChanged(table=table_id))
    table.audience.show_info()
    for watcher in list(table.audience.watchers):
        table.audience.greet(watcher)
    return table.record


def stays_rated(record: TableRecord) -> bool:
    """At least two people, each on one seat, never on a shared screen."""
    people = record.people()
    seats = sum(chair.user_id is not None for chair in record.seats)
    return len(people) > 1 and seats == len(people) and not record.hot_seat


async def fill_seats(hub: Hub, table: LiveTable, fill: str | None) -> None:
    free = [chair.seat for chair in table.record.seats if chair.kind == FREE]
    if not free:
        return
    if fill is None:
        raise Refusal("error-seats-open", {"seats": len(free)}, status=409)
    for number in free:
        chair = SeatRecord(number, BOT, None, "", check_agent(table.record.game, fill))
        await hub.services.tables.seat(table.record.id, chair, before=FREE)
    await refresh(hub, table)


async def play_on(
    hub: Hub, header: Header, body: bytes, n: int, seat: int, user: UserRecord
) -> TableRecord:
    """From a position of a replay, the other seats played by bots. A worker repeats the game."""
    if n > LONGEST:
        raise Refusal("error-play-on-long", {"lines": LONGEST})
    seats = header["seats"]
    if seat >= seats:
        raise Refusal("error-no-such-seat", {"seat": seat}, status=404)
    kinds = ["me" if k == seat else "bot:greedy" for k in range(seats)]
    wanted = NewTable(header["game"], seats, header["options"], kinds, private=True)
    record = new_table(user, wanted)
    record.seed = str(header["seed"])
    await check_room(hub.services, user)
    rows = await repeated(hub.services, user.id, record, body, n)
    await hub.services.tables.add(record)
    return await start(hub, record.id, None, rows)
