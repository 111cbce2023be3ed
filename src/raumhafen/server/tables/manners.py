"""Manners: people whom one does not want to read or to play with."""

from raumhafen.server.services.news import IgnoresChanged
from raumhafen.server.store.records import UserRecord
from raumhafen.server.tables.handover import pages_of
from raumhafen.server.tables.hub import Hub


async def ignore(hub: Hub, user: UserRecord, other: str, blocked: bool) -> None:
    await hub.services.ignores.add(user.id, other, blocked)
    await changed(hub, user.id)


async def forgive(hub: Hub, user: UserRecord, other: str) -> None:
    await hub.services.ignores.remove(user.id, other)
    await changed(hub, user.id)


async def changed(hub: Hub, user_id: str) -> None:
    hub.services.news.publish(IgnoresChanged(user=user_id))
    await read_again(hub, user_id)


async def read_again(hub: Hub, user_id: str) -> None:
    """Open pages of the person follow."""
    ignores = await hub.services.ignores.of(user_id)
    for watcher in pages_of(hub, user_id):
        watcher.ignores = ignores
