"""Browsers that want to be told by push, each with the session that has asked for it."""

import hashlib
from typing import Any

import msgspec
from sqlalchemy import Row as DbRow
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.server.store.database import Database
from raumhafen.server.store.records import SubscriptionRecord
from raumhafen.server.store.schema import subscriptions

EACH = 10  # of one person; a new one takes the place of the oldest
UNCONFIRMED = 180 * 86_400.0  # seconds; a browser confirms it whenever somebody opens a page there


def id_of(endpoint: str) -> str:
    """An endpoint is one browser's, whoever signs in there."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def subscription_from(row: DbRow[Any]) -> SubscriptionRecord:
    values = {str(name): value for name, value in row._mapping.items()}
    return msgspec.convert(values, SubscriptionRecord)


class Subscriptions:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, record: SubscriptionRecord) -> None:
        """Once more is harmless; what was known of the browser before is forgotten."""
        same = subscriptions.c.id == record.id
        try:
            async with self.database.write() as connection:
                await connection.execute(delete(subscriptions).where(same))
                values = msgspec.structs.asdict(record)
                await connection.execute(insert(subscriptions).values(values))
                await _keep_newest(connection, record.user_id)
        except IntegrityError:  # another page of the same browser was first
            return

    async def of(self, user_id: str) -> list[SubscriptionRecord]:
        mine = select(subscriptions).where(subscriptions.c.user_id == user_id)
        return [subscription_from(row) for row in await self.database.rows(mine)]

    async def remove(self, user_id: str, endpoint: str) -> None:
        async with self.database.write() as connection:
            mine = delete(subscriptions).where(subscriptions.c.user_id == user_id)
            await connection.execute(mine.where(subscriptions.c.id == id_of(endpoint)))

    async def drop(self, subscription_id: str) -> None:
        """The browser does not want it any more, or is gone."""
        async with self.database.write() as connection:
            this = subscriptions.c.id == subscription_id
            await connection.execute(delete(subscriptions).where(this))

    async def drop_unconfirmed(self, now: float) -> None:
        async with self.database.write() as connection:
            old = subscriptions.c.at < now - UNCONFIRMED
            await connection.execute(delete(subscriptions).where(old))

    # --- with sessions -------------------------------------------------------------------------

    async def end(self, session: str) -> None:
        """Somebody has signed out there."""
        async with self.database.write() as connection:
            there = subscriptions.c.session == session
            await connection.execute(delete(subscriptions).where(there))

    async def follow(self, before: str, session: str, user_id: str) -> None:
        """A browser has a new cookie, maybe of another person."""
        async with self.database.write() as connection:
            there = update(subscriptions).where(subscriptions.c.session == before)
            await connection.execute(there.values(session=session, user_id=user_id))

    async def end_others(self, user_id: str, session: str) -> None:
        """All sessions of a person have ended but one."""
        async with self.database.write() as connection:
            mine = delete(subscriptions).where(subscriptions.c.user_id == user_id)
            await connection.execute(mine.where(subscriptions.c.session != session))


async def _keep_newest(connection: AsyncConnection, user_id: str) -> None:
    mine = select(subscriptions.c.id).where(subscriptions.c.user_id == user_id)
    found = (await connection.execute(mine.order_by(subscriptions.c.at.desc()))).scalars().all()
    if len(found) > EACH:
        await connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(found[EACH:])))
