"""People whom somebody does not want to read (muted), or to play with either (blocked)."""

from sqlalchemy import ColumnElement, and_, delete, insert, or_, select

from raumhafen.server.store.database import Database
from raumhafen.server.store.schema import ignored, users


def same(user_id: str, other: str) -> ColumnElement[bool]:
    return and_(ignored.c.user_id == user_id, ignored.c.other == other)


class Ignores:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, user_id: str) -> set[str]:
        """Whose words this person does not read."""
        wanted = select(ignored.c.other).where(ignored.c.user_id == user_id)
        return {row.other for row in await self.database.rows(wanted)}

    async def listed(self, user_id: str) -> list[tuple[str, str, bool]]:
        """Id, name and whether blocked, of everybody this person ignores."""
        wanted = (
            select(users.c.id, users.c.name, ignored.c.blocked)
            .join(users, users.c.id == ignored.c.other)
            .where(ignored.c.user_id == user_id)
            .order_by(users.c.name)
        )
        return [(row.id, row.name, row.blocked) for row in await self.database.rows(wanted)]

    async def add(self, user_id: str, other: str, blocked: bool) -> None:
        """The newer wish counts."""
        values = {"user_id": user_id, "other": other, "blocked": blocked}
        async with self.database.write() as connection:
            await connection.execute(delete(ignored).where(same(user_id, other)))
            await connection.execute(insert(ignored).values(values))

    async def remove(self, user_id: str, other: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(ignored).where(same(user_id, other)))

    async def apart(self, user_id: str, others: set[str]) -> bool:
        """Whether this person has blocked one of them, or one of them this person."""
        mine = (ignored.c.user_id == user_id) & ignored.c.other.in_(others)
        theirs = (ignored.c.other == user_id) & ignored.c.user_id.in_(others)
        wanted = select(ignored.c.user_id).where(ignored.c.blocked, or_(mine, theirs))
        return await self.database.first(wanted.limit(1)) is not None
