"""What is open in memory follows when a person's belongings have changed hands."""

import asyncio
from typing import TYPE_CHECKING

from raumhafen.server.errors import Refusal
from raumhafen.server.services.watchers import NOT_SIGNED_IN, Watcher
from raumhafen.server.store.records import UserRecord
from raumhafen.server.tables.driver import HOLDER
from raumhafen.server.tables.live import LiveTable

if TYPE_CHECKING:
    from raumhafen.server.tables.hub import Hub

# Seconds until a browser has its new cookie, with which its other windows come back.
COOKIE_SECONDS = 2.0
Moved = dict[LiveTable, list[Watcher]]


async def bring_along(hub: "Hub", guest: UserRecord, user: UserRecord) -> None:
    """A guest signs in to an account: everything of the guest is the account's from now on."""
    tables = await hub.belongings.give(guest.id, user)
    hub.publish({"kind": "moved", "before": guest.id, "after": user.id, "tables": tables})
    await follow(hub, guest.id, user, tables, here=True)


async def say_farewell(hub: "Hub", user: UserRecord) -> None:
    """An account is deleted; the others go on without its name, with a bot in its seat."""
    tables = await hub.belongings.forget(user, HOLDER)
    hub.publish({"kind": "moved", "before": user.id, "after": None, "tables": tables})
    await follow(hub, user.id, None, tables, here=True)


async def hear(hub: "Hub", before: str, after: str | None, tables: list[str]) -> None:
    """The same, done by another process."""
    user = None if after is None else await hub.users.get(after)
    await follow(hub, before, user, tables, here=False)


async def follow(
    hub: "Hub", before: str, user: UserRecord | None, tables: list[str], here: bool
) -> None:
    """Open pages of a guest go on as the account; closing them could meet a browser whose new
    cookie is still on its way. Those of a deleted account are closed.
    """
    await hub.opened(tables)
    moved = watching(hub, before)
    if user is None:
        dismiss(hub, moved, before)
    else:
        hub.notices.move(before, user)
        for watchers in moved.values():
            for watcher in watchers:
                watcher.user = user
    for table, watchers in moved.items():
        if watchers or table.record.id in tables:
            await settle(hub, table, [] if user is None else watchers, here)


def watching(hub: "Hub", user_id: str) -> Moved:
    return {
        table: [watcher for watcher in table.watchers if watcher.user.id == user_id]
        for table in hub.live.values()
    }


def dismiss(hub: "Hub", moved: Moved, user_id: str) -> None:
    at_tables = [watcher for watchers in moved.values() for watcher in watchers]
    for watcher in at_tables + hub.notices.of(user_id):
        watcher.dismiss(NOT_SIGNED_IN)


async def settle(hub: "Hub", table: LiveTable, watchers: list[Watcher], here: bool) -> None:
    try:
        await table.people_changed(watchers, here)
    except Refusal:  # nobody was left at it
        hub.vanish(table)
    else:
        hub.tell_presence(table)


async def reconnect(hub: "Hub", user_id: str) -> None:
    """After a new password: sockets come back with a cookie of today, or not at all."""
    await asyncio.sleep(COOKIE_SECONDS)
    hub.publish({"kind": "cut", "user": user_id})
    cut(hub, user_id)


def cut(hub: "Hub", user_id: str) -> None:
    at_tables = [watcher for watchers in watching(hub, user_id).values() for watcher in watchers]
    for watcher in at_tables + hub.notices.of(user_id):
        watcher.cut()
