"""Stored uploads of replays."""

from typing import Any

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy import Row as DbRow

from raumhafen.server.store.database import Database
from raumhafen.server.store.schema import replays


class Uploads:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, **values: Any) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(replays).values(values))

        await self.database.write_in_line(work)

    async def get(self, replay_id: str) -> DbRow[Any] | None:
        wanted = select(replays).where(replays.c.id == replay_id)
        return await self.database.first(wanted)

    async def of(self, user_id: str) -> list[DbRow[Any]]:
        """The uploads of a person, newest first, without the lines themselves."""
        columns = (replays.c.id, replays.c.game, replays.c.length, replays.c.created)
        wanted = select(*columns).where(replays.c.user_id == user_id)
        return await self.database.rows(wanted.order_by(replays.c.created.desc()))

    async def drop(self, replay_id: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(replays).where(replays.c.id == replay_id))

    async def owner(self, replay_id: str) -> str | None:
        """The person who has uploaded it; None if nobody has."""
        wanted = select(replays.c.user_id).where(replays.c.id == replay_id)
        found = await self.database.first(wanted)
        return None if found is None else str(found.user_id)
