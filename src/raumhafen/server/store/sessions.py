"""Sessions that were ended before their cookie did."""

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from raumhafen.server.store.database import Database
from raumhafen.server.store.schema import ended_sessions


class EndedSessions:
    """Most sessions are never ended, so what is kept is the short list of those that were."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def end(self, key: str, now: float, until: float) -> None:
        """Twice is harmless; what would have ended by itself is forgotten."""
        try:
            async with self.database.write() as connection:
                old = delete(ended_sessions).where(ended_sessions.c.until < now)
                await connection.execute(old)
                await connection.execute(insert(ended_sessions).values(id=key, until=until))
        except IntegrityError:
            return

    async def has(self, key: str) -> bool:
        wanted = select(ended_sessions.c.id).where(ended_sessions.c.id == key)
        return await self.database.first(wanted) is not None
