"""Handover of a person's belongings to an account or to nobody, at tables open in memory."""

import asyncio

from raumhafen.server.errors import Refusal
from raumhafen.server.services.news import HandedOver, SessionsEnded, TableChanged
from raumhafen.server.services.watchers import NOT_SIGNED_IN, Watcher
from raumhafen.server.store.records import UserRecord
from raumhafen.server.tables.driver import HOLDER
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.live import LiveTable

# Seconds until a browser has its new cookie, with which its other windows come back.
COOKIE_SECONDS = 2.0
Moved = dict[LiveTable, list[Watcher]]


async def bring_along(hub: Hub, guest: UserRecord, user: UserRecord) -> None:
    """A guest signs in to an account: everything of the guest is the account's from now on."""
    tables = await hub.services.belongings.give(guest.id, user)
    hub.services.news.publish(HandedOver(before=guest.id, after=user.id, tables=tables))
    await follow(hub, guest.id, user, tables, here=True)


async def say_farewell(hub: Hub, user: UserRecord) -> None:
    """An account is deleted; the others go on without its name, with a bot in its seat."""
    tables = await hub.services.belongings.forget(user, HOLDER)
    hub.services.news.publish(HandedOver(before=user.id, after=None, tables=tables))
    await follow(hub, user.id, None, tables, here=True)


async def follow_other(hub: Hub, news: HandedOver) -> None:
    """A handover that another process has carried out."""
    user = None if news.after is None else await hub.services.users.get(news.after)
    await follow(hub, news.before, user, news.tables, here=False)


async def follow(
    hub: Hub, before: str, user: UserRecord | None, tables: list[str], here: bool
) -> None:
    """Open pages of a guest go on as the account; closing them could meet a browser whose new
    cookie is still on its way. Those of a deleted account are closed.
    """
    await hub.opened(tables)
    moved = watching(hub, before)
    if user is None:
        dismiss(hub, moved, before)
    else:
        hub.services.notices.move(before, user)
        for watchers in moved.values():
            for watcher in watchers:
                watcher.user = user
    for table, watchers in moved.items():
        if watchers or table.record.id in tables:
            await settle(hub, table, [] if user is None else watchers, here)


def watching(hub: Hub, user_id: str) -> Moved:
    return {
        table: [watcher for watcher in table.audience.watchers if watcher.user.id == user_id]
        for table in hub.live.values()
    }


def dismiss(hub: Hub, moved: Moved, user_id: str) -> None:
    at_tables = [watcher for watchers in moved.values() for watcher in watchers]
    for watcher in at_tables + hub.services.notices.of(user_id):
        watcher.dismiss(NOT_SIGNED_IN)


async def settle(hub: Hub, table: LiveTable, watchers: list[Watcher], here: bool) -> None:
    try:
        await table.people_changed(watchers, here)
    except Refusal:  # nobody was left at it
        hub.vanish(table)
    else:
        table.audience.tell_presence()


async def reconnect(hub: Hub, user_id: str) -> None:
    """After a new password: sockets come back with a cookie of today, or not at all."""
    await asyncio.sleep(COOKIE_SECONDS)
    hub.services.news.publish(SessionsEnded(user=user_id))
    cut(hub, user_id)


def cut(hub: Hub, user_id: str) -> None:
    at_tables = [watcher for watchers in watching(hub, user_id).values() for watcher in watchers]
    for watcher in at_tables + hub.services.notices.of(user_id):
        watcher.cut()


def rename(hub: Hub, user_id: str, name: str) -> None:
    """A new name at the tables that are open here, and in other processes."""
    for table in hub.live.values():
        chairs = [chair for chair in table.record.seats if chair.user_id == user_id]
        for chair in chairs:
            chair.name = name
        if chairs:
            table.audience.show_info()
            hub.services.news.publish(TableChanged(table=table.record.id))
