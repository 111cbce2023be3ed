"""Start and end of a server process, in an order that loses nothing."""

from functools import partial

from raumhafen.server.tables import orders
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.reception import receive


async def start(hub: Hub) -> None:
    services = hub.services
    await services.start()
    services.tasks.spawn(services.news.listen(partial(receive, hub), hub.live.__contains__))
    services.tasks.spawn(hub.sweep())
    services.tasks.spawn(orders.follow(hub))
    services.tasks.spawn(hub.upgrade())


async def stop(hub: Hub) -> None:
    hub.services.vigil.stopping = True
    hub.services.leases.end()
    hub.halt()
    await hub.keep()
    await hub.services.stop()
