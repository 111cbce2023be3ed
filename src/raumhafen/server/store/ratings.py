"""The list of ratings."""

from sqlalchemy import select

from raumhafen.server.store.database import Database
from raumhafen.server.store.records import RatingRecord
from raumhafen.server.store.schema import ratings


class Ratings:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def listed(self, game: str, limit: int = 100) -> list[RatingRecord]:
        rank = (ratings.c.mu - 3 * ratings.c.sigma).desc()
        wanted = select(ratings).where(ratings.c.game == game).order_by(rank).limit(limit)
        async with self.database.read() as connection:
            return [RatingRecord(*row) for row in await connection.execute(wanted)]
