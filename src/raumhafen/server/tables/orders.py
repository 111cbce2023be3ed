"""Orders of an operator, carried out at the tables that are open in this process."""

import asyncio

from raumhafen.server.logs import LOG
from raumhafen.server.services.watchers import BANNED
from raumhafen.server.store.moderation import BAN, CLOSE, LOOK, UNSAY, Order
from raumhafen.server.tables.handover import pages_of
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.reception import look_again


async def follow(hub: Hub) -> None:
    """Looks every second: the operator's command cannot call a process that has no Redis."""
    done: set[int] = set()
    while True:
        try:
            for order in await hub.services.moderation.orders():
                if order.id not in done:
                    await carry_out(hub, order)
                    done.add(order.id)
        except Exception as error:
            LOG.warning("orders-failed", error=type(error).__name__)
        await asyncio.sleep(hub.services.settings.sweep_seconds)


async def carry_out(hub: Hub, order: Order) -> None:
    """Once more does no harm, as after a restart."""
    table_id, _, line = order.subject.partition(":")
    table = hub.live.get(table_id)
    if order.kind == BAN:
        await show_out(hub, order.subject)
    elif table is not None and order.kind in (CLOSE, LOOK):
        await look_again(hub, table)
    elif table is not None and order.kind == UNSAY:
        table.audience.unsay([int(line)])


async def show_out(hub: Hub, user_id: str) -> None:
    user = await hub.services.users.get(user_id)
    if user is not None and user.banned is not None:
        for watcher in pages_of(hub, user_id):
            watcher.dismiss(BANNED)
