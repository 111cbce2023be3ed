"""Mail and pushes that somebody has had lately, counted for all processes together."""

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from raumhafen.server.store.database import Database
from raumhafen.server.store.schema import mailings

DAY = 86_400.0
MAILS_A_DAY, PUSHES_A_DAY = 20, 100
NOTICED, LINKED, PUSHED = "noticed", "linked", "pushed"
NOTHING = {NOTICED: 0.0, LINKED: 0.0, PUSHED: 0.0, "mails": 0, "pushes": 0}


class Mailings:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def claim(self, user_id: str, kind: str, now: float, gap: float) -> bool:
        """Whether one more letter of a kind may go out now; if so, it counts."""
        mine = mailings.c.user_id == user_id
        day = int(now / DAY)
        counter, most = ("pushes", PUSHES_A_DAY) if kind == PUSHED else ("mails", MAILS_A_DAY)
        try:
            async with self.database.write() as connection:
                row = (
                    await connection.execute(select(mailings).where(mine).with_for_update())
                ).first()
                if row is None:
                    values = {**NOTHING, "user_id": user_id, "day": day, kind: now, counter: 1}
                    await connection.execute(insert(mailings).values(values))
                    return True
                today = {name: row._mapping[name] for name in ("mails", "pushes")}
                if row.day != day:
                    today = dict.fromkeys(today, 0)
                if today[counter] >= most or now - row._mapping[kind] < gap:
                    return False
                values = {kind: now, "day": day, **today, counter: today[counter] + 1}
                await connection.execute(update(mailings).where(mine).values(values))
                return True
        except IntegrityError:  # another process was first
            return False
