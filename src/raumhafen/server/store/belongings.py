"""Belongings of a person (seats, tables, replays, lists) when an account is merged or deleted."""

import time
from typing import Any

from sqlalchemy import Select, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.server.store.database import Database
from raumhafen.server.store.records import BOT, FINISHED, FREE, OPEN, PERSON, RUNNING, UserRecord
from raumhafen.server.store.schema import (
    chats,
    put_away,
    ratings,
    replays,
    seats,
    tables,
    users,
)

NOBODY = "-"  # owns tables whose only person is gone; no id looks like it


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

    async def forget(self, user: UserRecord, agent: str) -> list[str]:
        """Deletes a person. What others took part in stays, without the name; the tables."""
        async with self.database.write() as connection:
            concerned = await _ids(connection, tables_of(user.id))
            await _forget_words(connection, concerned, user.name)
            for table_id in concerned:
                await _forget_at(connection, table_id, user.id, agent)
            await connection.execute(delete(put_away).where(put_away.c.user_id == user.id))
            await connection.execute(delete(replays).where(replays.c.user_id == user.id))
            await connection.execute(delete(ratings).where(ratings.c.player == user.id))
            await connection.execute(delete(users).where(users.c.id == user.id))
        return concerned


async def _forget_words(connection: AsyncConnection, concerned: list[str], name: str) -> None:
    """What was said stays part of the conversation; lines know their speaker only by name."""
    said = update(chats).where(chats.c.table_id.in_(concerned), chats.c.name == name)
    await connection.execute(said.values(name=""))


async def _forget_at(connection: AsyncConnection, table_id: str, user_id: str, agent: str) -> None:
    chairs = select(seats.c.user_id).where(seats.c.table_id == table_id)
    others = {row.user_id for row in await connection.execute(chairs)} - {None, user_id}
    this = tables.c.id == table_id
    state = (await connection.execute(select(tables.c.state).where(this))).scalar_one()
    if state != FINISHED and not others:
        await connection.execute(delete(tables).where(this))
        return
    mine = update(seats).where(seats.c.table_id == table_id, seats.c.user_id == user_id)
    await connection.execute(mine.values(_left_behind(state, agent)))
    hosted = update(tables).where(this, tables.c.owner == user_id)
    await connection.execute(hosted.values(owner=min(others, default=NOBODY)))
    if state == RUNNING:
        await connection.execute(update(tables).where(this).values(due=time.time()))
        if len(others) < 2:
            await connection.execute(update(tables).where(this).values(rated=False))


def _left_behind(state: str, agent: str) -> dict[str, Any]:
    """Before the start the seat is free, later a bot's; who has played to the end was a person."""
    empty = {"user_id": None, "name": "", "held": False, "missed": 0}
    kinds = {OPEN: (FREE, ""), RUNNING: (BOT, agent)}
    kind, played_by = kinds.get(state, (PERSON, ""))
    return {**empty, "kind": kind, "agent": played_by}


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
