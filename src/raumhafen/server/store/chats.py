"""Stored lines of chat."""

import msgspec
from sqlalchemy import insert, select

from raumhafen.server.store.database import Database
from raumhafen.server.store.records import ChatRecord
from raumhafen.server.store.schema import chats

COLUMNS = (chats.c.room, chats.c.name, chats.c.text, chats.c.at, chats.c.user_id, chats.c.id)


class Chats:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table_id: str, said: ChatRecord) -> None:
        """Stores a line, which gets its id by that."""
        values = {"table_id": table_id, **msgspec.structs.asdict(said)}
        del values["id"]
        new = insert(chats).values(values).returning(chats.c.id)
        said.id = await self.database.write_in_line(
            lambda connection: int(connection.execute(new).scalar_one())
        )

    async def last(
        self, table_id: str, rooms: list[str], without: set[str], limit: int = 50
    ) -> list[ChatRecord]:
        """The newest lines, `without` those of some people."""
        wanted = (
            select(*COLUMNS)
            .where(chats.c.table_id == table_id, chats.c.room.in_(rooms))
            .order_by(chats.c.id.desc())
            .limit(limit)
        )
        if without:
            wanted = wanted.where(chats.c.user_id.is_(None) | chats.c.user_id.not_in(without))
        return [ChatRecord(*row) for row in reversed(await self.database.rows(wanted))]

    async def line(self, chat_id: int) -> tuple[str, ChatRecord] | None:
        """A line and its table."""
        wanted = select(chats.c.table_id, *COLUMNS).where(chats.c.id == chat_id)
        row = await self.database.first(wanted)
        return None if row is None else (row[0], ChatRecord(*tuple(row)[1:]))

    async def of_person(self, user_id: str) -> dict[str, list[int]]:
        """Everything that somebody has said, by table."""
        wanted = select(chats.c.table_id, chats.c.id).where(chats.c.user_id == user_id)
        said: dict[str, list[int]] = {}
        async with self.database.read() as connection:
            for row in await connection.execute(wanted):
                said.setdefault(row.table_id, []).append(row.id)
        return said
