"""Belongings of a person (seats, tables, replays, lists) when an account is merged or deleted."""

import time
from typing import Any

from sqlalchemy import Select, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.server.store.database import Database
from raumhafen.server.store.records import BOT, FINISHED, FREE, OPEN, PERSON, RUNNING, UserRecord
from raumhafen.server.store.schema import (
    chats,
    ignored,
    mailings,
    put_away,
    ratings,
    replays,
    reports,
    seats,
    subscriptions,
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
            said = update(chats).where(chats.c.user_id == guest_id)
            await connection.execute(said.values(user_id=user.id))
            browsers = update(subscriptions).where(subscriptions.c.user_id == guest_id)
            await connection.execute(browsers.values(user_id=user.id))
            await _give_manners(connection, guest_id, user.id)
            await connection.execute(delete(users).where(users.c.id == guest_id))
        return concerned

    async def forget(self, user: UserRecord, agent: str) -> list[str]:
        """Deletes a person. What others took part in stays, without the name; the tables."""
        async with self.database.write() as connection:
            concerned = await _ids(connection, tables_of(user.id))
            await _forget_words(connection, concerned, user)
            for table_id in concerned:
                await _forget_at(connection, table_id, user.id, agent)
            await _forget_manners(connection, user.id)
            await connection.execute(delete(put_away).where(put_away.c.user_id == user.id))
            await connection.execute(delete(replays).where(replays.c.user_id == user.id))
            await connection.execute(delete(ratings).where(ratings.c.player == user.id))
            await connection.execute(delete(users).where(users.c.id == user.id))
        return concerned


async def leave_open_tables(connection: AsyncConnection, user_id: str) -> list[str]:
    """Tables that have not started go on without a person, or close; their ids."""
    waiting = tables_of(user_id).where(tables.c.state == OPEN)
    concerned = await _ids(connection, waiting)
    for table_id in concerned:
        await _forget_at(connection, table_id, user_id, "")
    return concerned


async def _forget_words(
    connection: AsyncConnection, concerned: list[str], user: UserRecord
) -> None:
    """Chat goes along. Lines of older releases whose speaker is not known lose the name."""
    await connection.execute(delete(chats).where(chats.c.user_id == user.id))
    same = (chats.c.name == user.name) & chats.c.user_id.is_(None)
    old = update(chats).where(chats.c.table_id.in_(concerned), same)
    await connection.execute(old.values(name=""))


async def _forget_manners(connection: AsyncConnection, user_id: str) -> None:
    """Mail, push, people who were ignored, and reports by and about the person."""
    await connection.execute(delete(mailings).where(mailings.c.user_id == user_id))
    await connection.execute(delete(subscriptions).where(subscriptions.c.user_id == user_id))
    both = or_(ignored.c.user_id == user_id, ignored.c.other == user_id)
    await connection.execute(delete(ignored).where(both))
    either = or_(reports.c.reporter == user_id, reports.c.about == user_id)
    await connection.execute(delete(reports).where(either))


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


async def _give_manners(connection: AsyncConnection, guest_id: str, user_id: str) -> None:
    """Who was reported or ignored as a guest still is; two who are one now ignore nobody."""
    for column in (reports.c.about, reports.c.reporter):
        moved = update(reports).where(column == guest_id)
        await connection.execute(moved.values({column: user_id}))
    for mine, other in (
        (ignored.c.user_id, ignored.c.other),
        (ignored.c.other, ignored.c.user_id),
    ):
        known = select(other).where(mine == user_id)
        double = or_(other.in_(known), other == user_id)
        await connection.execute(delete(ignored).where(mine == guest_id, double))
        moved = update(ignored).where(mine == guest_id)
        await connection.execute(moved.values({mine: user_id}))


async def _share(connection: AsyncConnection, guest_id: str, user_id: str) -> None:
    """Where both sit, one person has two seats from now on, as at a shared screen.

    Such a game is not rated: who knows two hands plays another game.
    """
    both = tables.c.id.in_(seats_of(guest_id)) & tables.c.id.in_(seats_of(user_id))
    shared = update(tables).where(both, tables.c.state != FINISHED)
    await connection.execute(shared.values(hot_seat=True, rated=False))
