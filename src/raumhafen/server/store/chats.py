"""Stored lines of chat."""

import msgspec
from sqlalchemy import insert, select

from raumhafen.server.store.database import Database
from raumhafen.server.store.records import ChatRecord
from raumhafen.server.store.schema import chats


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
