"""Chat, uploaded replays and ratings."""

from typing import Any

import msgspec
from sqlalchemy import Row as DbRow
from sqlalchemy import delete, insert, select

from raumhafen.server.store.database import Database
from raumhafen.server.store.records import ChatRecord, RatingRecord
from raumhafen.server.store.schema import chats, ratings, replays


class Chats:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table_id: str, said: ChatRecord) -> None:
        values = {"table_id": table_id, **msgspec.structs.asdict(said)}
        async with self.database.write() as connection:
            await connection.execute(insert(chats).values(values))

    async def last(self, table_id: str, rooms: list[str], limit: int = 50) -> list[ChatRecord]:
        wanted = (
            select(chats.c.room, chats.c.name, chats.c.text, chats.c.at)
            .where(chats.c.table_id == table_id, chats.c.room.in_(rooms))
            .order_by(chats.c.id.desc())
            .limit(limit)
        )
        async with self.database.read() as connection:
            found = (await connection.execute(wanted)).all()
        return [ChatRecord(*row) for row in reversed(found)]


class Replays:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, **values: Any) -> None:
        async with self.database.write() as connection:
            await connection.execute(insert(replays).values(values))

    async def get(self, replay_id: str) -> DbRow[Any] | None:
        wanted = select(replays).where(replays.c.id == replay_id)
        async with self.database.read() as connection:
            return (await connection.execute(wanted)).first()

    async def of(self, user_id: str) -> list[DbRow[Any]]:
        """What somebody has uploaded, newest first, without the lines themselves."""
        columns = (replays.c.id, replays.c.game, replays.c.length, replays.c.created)
        wanted = select(*columns).where(replays.c.user_id == user_id)
        async with self.database.read() as connection:
            return list(await connection.execute(wanted.order_by(replays.c.created.desc())))

    async def drop(self, replay_id: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(replays).where(replays.c.id == replay_id))

    async def owner(self, replay_id: str) -> str | None:
        """Who has uploaded it; None if nobody has."""
        wanted = select(replays.c.user_id).where(replays.c.id == replay_id)
        async with self.database.read() as connection:
            found = (await connection.execute(wanted)).scalar_one_or_none()
        return None if found is None else str(found)


class Ratings:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def listed(self, game: str, limit: int = 100) -> list[RatingRecord]:
        rank = (ratings.c.mu - 3 * ratings.c.sigma).desc()
        wanted = select(ratings).where(ratings.c.game == game).order_by(rank).limit(limit)
        async with self.database.read() as connection:
            return [RatingRecord(*row) for row in await connection.execute(wanted)]
