"""Mail that somebody has had lately, counted for all processes together."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from raumhafen.server.store.database import Database
from raumhafen.server.store.schema import mailings

DAY = 86_400.0
MAILS_A_DAY = 20
NOTICED, LINKED = "noticed", "linked"


class Mailings:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def claim(self, user_id: str, kind: str, now: float, gap: float) -> bool:
        """Whether one more letter of a kind may go out now; if so, it counts."""
        mine = mailings.c.user_id == user_id
        day = int(now / DAY)
        try:
            async with self.database.write() as connection:
                row = (
                    await connection.execute(select(mailings).where(mine).with_for_update())
                ).first()
                if row is None:
                    values = {"user_id": user_id, NOTICED: 0.0, LINKED: 0.0, kind: now}
                    await connection.execute(insert(mailings).values(**values, day=day, mails=1))
                    return True
                mails = row.mails if row.day == day else 0
                if mails >= MAILS_A_DAY or now - row._mapping[kind] < gap:
                    return False
                values = {kind: now, "day": day, "mails": mails + 1}
                await connection.execute(update(mailings).where(mine).values(values))
                return True
        except IntegrityError:  # another process was first
            return False
