"""What belongs to a person, when it changes hands: seats, tables, recordings, own lists."""

from sqlalchemy import Select, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.server.store.database import Database
from raumhafen.server.store.records import FINISHED, UserRecord
from raumhafen.server.store.schema import put_away, replays, seats, tables, users


class Belongings:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def give(self, guest_id: str, user: UserRecord) -> list[str]:
        """Everything of a guest to an account, all or nothing; the tables that this concerns."""
        async with self.database.write() as connection:
            concerned = await _ids(connection, tables_of(guest_id))
            await _give_lists(connection, guest_id, user.id)
            await _share(connection, guest_id, user.id)
            chairs = update(seats).where(seats.c.user_id == guest_id)
            await connection.execute(chairs.values(user_id=user.id, name=user.name))
            hosted = update(tables).where(tables.c.owner == guest_id)
            await connection.execute(hosted.values(owner=user.id))
            uploads = update(replays).where(replays.c.user_id == guest_id)
            await connection.execute(uploads.values(user_id=user.id))
            await connection.execute(delete(users).where(users.c.id == guest_id))
        return concerned


def seats_of(user_id: str) -> Select[tuple[str]]:
    return select(seats.c.table_id).where(seats.c.user_id == user_id)


def tables_of(user_id: str) -> Select[tuple[str]]:
    """Where the person sits, or has opened the table."""
    mine = or_(tables.c.id.in_(seats_of(user_id)), tables.c.owner == user_id)
    return select(tables.c.id).where(mine)


async def _ids(connection: AsyncConnection, wanted: Select[tuple[str]]) -> list[str]:
    return [str(row[0]) for row in await connection.execute(wanted)]


async def _give_lists(connection: AsyncConnection, guest_id: str, user_id: str) -> None:
    """What the guest has put away stays away, except where the account has its own say."""
    known = or_(
        put_away.c.table_id.in_(tables_of(user_id)),
        put_away.c.table_id.in_(select(put_away.c.table_id).where(put_away.c.user_id == user_id)),
    )
    guests = put_away.c.user_id == guest_id
    await connection.execute(delete(put_away).where(guests, known))
    await connection.execute(update(put_away).where(guests).values(user_id=user_id))


async def _share(connection: AsyncConnection, guest_id: str, user_id: str) -> None:
    """Where both sit, one person has two seats from now on, as at a shared screen.

    Such a game is not rated: who knows two hands plays another game.
    """
    both = tables.c.id.in_(seats_of(guest_id)) & tables.c.id.in_(seats_of(user_id))
    shared = update(tables).where(both, tables.c.state != FINISHED)
    await connection.execute(shared.values(hot_seat=True, rated=False))
