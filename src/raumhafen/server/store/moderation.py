"""Reports of people, and what an operator does about them.

A command of the operator is another process than the server. It changes the database and leaves an
order, which the running processes find there and carry out at their open tables.
"""

import time
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.server.store.belongings import leave_open_tables
from raumhafen.server.store.database import Database
from raumhafen.server.store.schema import chats, orders, reports, tables, users
from raumhafen.server.store.users import login_of

BAN, CLOSE, UNSAY, LOOK = "ban", "close", "unsay", "look"
KEPT = 86_400.0  # seconds for which orders are kept
HOUR = 3_600.0
REPORTS_AN_HOUR = 10


class Order(NamedTuple):
    id: int
    kind: str
    subject: str


class Report(NamedTuple):
    id: int
    table_id: str
    reporter: str
    about: str
    name: str
    chat_id: int | None
    said: str
    text: str
    at: float


class Moderation:
    def __init__(self, database: Database) -> None:
        self.database = database

    # --- reports -------------------------------------------------------------------------------

    async def report(self, values: dict[str, Any]) -> bool:
        """Keeps a report, unless its reporter has made enough of them lately."""
        mine = reports.c.reporter == values["reporter"]
        lately = select(func.count()).where(mine, reports.c.at > values["at"] - HOUR)
        async with self.database.write() as connection:
            if (await connection.execute(lately)).scalar_one() >= REPORTS_AN_HOUR:
                return False
            await connection.execute(insert(reports).values(**values, settled=False))
            return True

    async def reports(self) -> list[Report]:
        """Those that nobody has settled, oldest first."""
        columns = [reports.c[name] for name in Report._fields]
        wanted = select(*columns).where(~reports.c.settled).order_by(reports.c.id)
        async with self.database.read() as connection:
            return [Report(*row) for row in await connection.execute(wanted)]

    async def settle(self, report_id: int) -> bool:
        wanted = update(reports).where(reports.c.id == report_id, ~reports.c.settled)
        async with self.database.write() as connection:
            return bool((await connection.execute(wanted.values(settled=True))).rowcount)

    # --- measures ------------------------------------------------------------------------------

    async def find(self, who: str) -> tuple[str, str] | None:
        """Id and name of a person: by id, or an account by its name."""
        same = or_(users.c.id == who, users.c.login == login_of(who))
        wanted = select(users.c.id, users.c.name).where(same)
        async with self.database.read() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else (row.id, row.name)

    async def ban(self, user_id: str) -> None:
        """Tables that have not started go on without the person."""
        async with self.database.write() as connection:
            this = update(users).where(users.c.id == user_id)
            await connection.execute(this.values(banned=time.time()))
            for table_id in await leave_open_tables(connection, user_id):
                await _order(connection, LOOK, table_id)
            await _order(connection, BAN, user_id)

    async def unban(self, user_id: str) -> None:
        async with self.database.write() as connection:
            this = update(users).where(users.c.id == user_id)
            await connection.execute(this.values(banned=None))

    async def close(self, table_id: str) -> bool:
        """For everybody, with its log and its chat."""
        async with self.database.write() as connection:
            gone = await connection.execute(delete(tables).where(tables.c.id == table_id))
            await _order(connection, CLOSE, table_id)
            return bool(gone.rowcount)

    async def unsay(self, chat_id: int) -> bool:
        wanted = delete(chats).where(chats.c.id == chat_id).returning(chats.c.table_id)
        async with self.database.write() as connection:
            table_id = (await connection.execute(wanted)).scalar_one_or_none()
            if table_id is not None:
                await _order(connection, UNSAY, f"{table_id}:{chat_id}")
            return table_id is not None

    # --- orders --------------------------------------------------------------------------------

    async def orders(self) -> list[Order]:
        wanted = select(orders.c.id, orders.c.kind, orders.c.subject).order_by(orders.c.id)
        async with self.database.read() as connection:
            return [Order(*row) for row in await connection.execute(wanted)]


async def _order(connection: AsyncConnection, kind: str, subject: str) -> None:
    """The few of the last day are all that there is to read."""
    now = time.time()
    await connection.execute(delete(orders).where(orders.c.at < now - KEPT))
    await connection.execute(insert(orders).values(kind=kind, subject=subject, at=now))
