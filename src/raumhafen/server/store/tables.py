"""Tables and seats: creating, finding, changing."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy import Row as DbRow
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.server.store.database import Database
from raumhafen.server.store.records import CLOSED, FINISHED, FREE, OPEN, SeatRecord, TableRecord
from raumhafen.server.store.schema import put_away, seats, tables

JSON_COLUMNS = ("options", "pace", "waiting", "clocks", "outcome")


def table_from(row: DbRow[Any]) -> TableRecord:
    values = {str(name): value for name, value in row._mapping.items()}
    for name in JSON_COLUMNS:
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name])
    return msgspec.convert(values, TableRecord, strict=False)


def table_values(record: TableRecord) -> dict[str, Any]:
    values = msgspec.structs.asdict(record)
    del values["seats"]
    return packed(values)


def packed(values: dict[str, Any]) -> dict[str, Any]:
    """Values of columns, as text where they are structures."""
    found = dict(values)
    for name in JSON_COLUMNS:
        if found.get(name) is not None:
            found[name] = msgspec.json.encode(found[name]).decode()
    return found


def seat_from(row: DbRow[Any]) -> SeatRecord:
    values = {str(name): value for name, value in row._mapping.items()}
    del values["table_id"]
    return msgspec.convert(values, SeatRecord, strict=False)


def seat_values(table_id: str, seat: SeatRecord) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.structs.asdict(seat)}


async def one_table(connection: AsyncConnection, table_id: str) -> TableRecord | None:
    found = await connection.run_sync(_many, select(tables).where(tables.c.id == table_id))
    return found[0] if found else None


def _many(connection: Connection, wanted: Any) -> list[TableRecord]:
    records = [table_from(row) for row in connection.execute(wanted).all()]
    by_id = {record.id: record for record in records}
    chairs = select(seats).where(seats.c.table_id.in_(by_id)).order_by(seats.c.seat)
    for row in connection.execute(chairs).all():
        by_id[row.table_id].seats.append(seat_from(row))
    return records


class Tables:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, record: TableRecord) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(table_values(record)))
            rows = [seat_values(record.id, seat) for seat in record.seats]
            connection.execute(insert(seats), rows)

        await self.database.write_in_line(work)

    async def get(self, table_id: str) -> TableRecord | None:
        return await self._one(tables.c.id == table_id)

    async def by_invite(self, code: str) -> TableRecord | None:
        return await self._one(tables.c.invite == code)

    async def _one(self, condition: ColumnElement[bool]) -> TableRecord | None:
        found = await self._many(select(tables).where(condition))
        return found[0] if found else None

    async def _many(self, wanted: Any) -> list[TableRecord]:
        return await self.database.read_quickly(lambda connection: _many(connection, wanted))

    async def listed(
        self, state: str | None, user_id: str | None, mine: bool, limit: int = 100
    ) -> list[TableRecord]:
        """Public tables that can be joined or watched, or those where the user sits, newest
        first.
        """
        own = select(seats.c.table_id).where(seats.c.user_id == user_id)
        gone = select(put_away.c.table_id).where(put_away.c.user_id == user_id)
        wanted = select(tables).order_by(tables.c.updated.desc()).limit(limit)
        if mine:
            wanted = wanted.where(or_(tables.c.id.in_(own), tables.c.owner == user_id))
            wanted = wanted.where(tables.c.id.not_in(gone))
        else:
            wanted = wanted.where(~tables.c.private, tables.c.state != CLOSED)
        if state is not None:
            wanted = wanted.where(tables.c.state == state)
        return await self._many(wanted)

    async def unfinished(self, owner: str) -> int:
        """How many tables of the owner can still be played."""
        own = and_(tables.c.owner == owner, tables.c.state.not_in([FINISHED, CLOSED]))
        found = await self.database.rows(select(func.count()).where(own))
        return int(found[0][0])

    async def change(self, table_id: str, **values: Any) -> None:
        async with self.database.write() as connection:
            wanted = update(tables).where(tables.c.id == table_id)
            await connection.execute(wanted.values(**packed(values)))

    async def change_at(self, table_id: str, version: int, **values: Any) -> bool:
        """Changes what belongs to a version only if the table is still there."""
        same = update(tables).where(tables.c.id == table_id, tables.c.version == version)
        async with self.database.write() as connection:
            return bool((await connection.execute(same.values(**packed(values)))).rowcount)

    async def claim_rematch(self, table_id: str, before: str | None, new_id: str) -> bool:
        """Only one of those who ask at the same time makes the new table."""
        wanted = update(tables).where(tables.c.id == table_id, tables.c.rematch == before)
        async with self.database.write() as connection:
            return bool((await connection.execute(wanted.values(rematch=new_id))).rowcount)

    async def seat(self, table_id: str, seat: SeatRecord, before: str | None = None) -> bool:
        """Writes a seat; with `before` only if it is still of that kind."""
        wanted = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat.seat)
        if before is not None:
            wanted = wanted.where(seats.c.kind == before)
        async with self.database.write() as connection:
            done = await connection.execute(wanted.values(seat_values(table_id, seat)))
            return bool(done.rowcount)

    async def sit(self, table_id: str, chair: SeatRecord) -> bool:
        """Puts a person on a free seat of a table that has not started, and on one only.

        The row of the table is locked, so two who ask at once, in whatever process, come one after
        the other. Several seats of one person are for shared screens.
        """
        table = select(tables.c.state, tables.c.hot_seat).where(tables.c.id == table_id)
        own = select(seats.c.seat).where(
            seats.c.table_id == table_id, seats.c.user_id == chair.user_id
        )
        free = update(seats).where(
            seats.c.table_id == table_id, seats.c.seat == chair.seat, seats.c.kind == FREE
        )
        async with self.database.write() as connection:
            found = (await connection.execute(table.with_for_update())).first()
            if found is None or found.state != OPEN:
                return False
            if not found.hot_seat and (await connection.execute(own)).first() is not None:
                return False
            done = await connection.execute(free.values(seat_values(table_id, chair)))
            return bool(done.rowcount)

    async def note_seat(self, table_id: str, seat: SeatRecord) -> None:
        """Who plays a seat, not whose it is: that may have changed meanwhile."""
        wanted = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat.seat)
        async with self.database.write() as connection:
            await connection.execute(wanted.values(held=seat.held, missed=seat.missed))

    async def drop(self, table_id: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table_id))

    async def put_away(self, table_id: str, user_id: str) -> set[str]:
        """Out of the user's list; everybody who has put the table away by now."""
        values = {"table_id": table_id, "user_id": user_id}
        same = and_(put_away.c.table_id == table_id, put_away.c.user_id == user_id)
        everybody = select(put_away.c.user_id).where(put_away.c.table_id == table_id)
        async with self.database.write() as connection:
            await connection.execute(delete(put_away).where(same))
            await connection.execute(insert(put_away).values(values))
            return {row.user_id for row in await connection.execute(everybody)}

    async def bring_back(self, table_id: str, user_id: str) -> None:
        same = and_(put_away.c.table_id == table_id, put_away.c.user_id == user_id)
        async with self.database.write() as connection:
            await connection.execute(delete(put_away).where(same))

    async def drop_unused(self, before: float) -> int:
        """Open tables that nobody has touched for long."""
        wanted = delete(tables).where(tables.c.state == OPEN, tables.c.updated < before)
        async with self.database.write() as connection:
            return int((await connection.execute(wanted)).rowcount)

    # --- who plays bots and clocks -------------------------------------------------------------

    async def due(self, now: float, limit: int = 50) -> list[str]:
        """Tables where something should have happened and no process cares."""
        wanted = (
            select(tables.c.id)
            .where(tables.c.state != OPEN, tables.c.due <= now, tables.c.driver_until < now)
            .order_by(tables.c.due)
            .limit(limit)
        )
        return [row.id for row in await self.database.rows(wanted)]

    async def drive(self, table_ids: list[str], process: str, now: float, until: float) -> set[str]:
        """Takes or prolongs the right to play bots and clocks; the tables for which it worked."""
        free = or_(tables.c.driver == process, tables.c.driver_until < now)
        claim = update(tables).where(tables.c.id.in_(table_ids), free)
        async with self.database.write() as connection:
            await connection.execute(claim.values(driver=process, driver_until=until))
            mine = select(tables.c.id).where(tables.c.id.in_(table_ids), tables.c.driver == process)
            return {row.id for row in await connection.execute(mine)}

    async def let_go(self, process: str) -> None:
        wanted = update(tables).where(tables.c.driver == process)
        async with self.database.write() as connection:
            await connection.execute(wanted.values(driver=None, driver_until=0.0))

    async def versions(self, table_ids: list[str]) -> dict[str, int]:
        wanted = select(tables.c.id, tables.c.version).where(tables.c.id.in_(table_ids))
        return {row.id: row.version for row in await self.database.rows(wanted)}
