"""What is open in memory follows when a person's belongings have changed hands."""

from typing import TYPE_CHECKING

from raumhafen.server.store.records import UserRecord

if TYPE_CHECKING:
    from raumhafen.server.hub import Hub


async def bring_along(hub: "Hub", guest: UserRecord, user: UserRecord) -> None:
    """A guest signs in to an account: everything of the guest is the account's from now on."""
    tables = await hub.belongings.give(guest.id, user)
    hub.publish({"kind": "moved", "before": guest.id, "after": user.id, "tables": tables})
    await follow(hub, guest.id, user, tables, here=True)


async def follow(hub: "Hub", before: str, user: UserRecord, tables: list[str], here: bool) -> None:
    """Open pages go on as the account; closing them could meet a browser whose new cookie is
    still on its way.
    """
    await hub.opened(tables)
    hub.notices.move(before, user)
    moved = {
        table: [watcher for watcher in table.watchers if watcher.user.id == before]
        for table in hub.live.values()
    }
    for watchers in moved.values():
        for watcher in watchers:
            watcher.user = user
    for table, watchers in moved.items():
        if watchers or table.record.id in tables:
            await table.people_changed(watchers, here)
            hub.tell_presence(table)


async def hear(hub: "Hub", before: str, after: str, tables: list[str]) -> None:
    """The same, done by another process."""
    user = await hub.users.get(after)
    if user is not None:
        await follow(hub, before, user, tables, here=False)
