"""Web push: browsers that want to hear of their person's turns while no page is open."""

import time

from litestar.params import JSONBody

from raumhafen.server.services.limits import SUBSCRIPTION
from raumhafen.server.services.push_message import Reader
from raumhafen.server.store.records import SubscriptionRecord
from raumhafen.server.store.subscriptions import id_of
from raumhafen.server.web.routes.shared import AnyRequest, AUser, SomeServices, get, post
from raumhafen.server.web.sessions import session_key
from raumhafen.server.wire import PushBody, PushEndBody, PushInfo


@get("/push")
async def push_key(services: SomeServices) -> PushInfo:
    """The key of this server, for which browsers ask their push service; null where it is off."""
    return PushInfo(services.push.public_key)


@post("/push", status_code=204)
async def subscribe(
    request: AnyRequest, services: SomeServices, user: AUser, data: JSONBody[PushBody]
) -> None:
    """What a browser calls its subscription; again and again is harmless, and confirms it."""
    services.limits.take(user.id, SUBSCRIPTION)
    await services.push.check(data.endpoint, Reader(data.keys.p256dh, data.keys.auth))
    record = SubscriptionRecord(
        id=id_of(data.endpoint),
        user_id=user.id,
        session=session_key(request),
        endpoint=data.endpoint,
        key=data.keys.p256dh,
        auth=data.keys.auth,
        at=time.time(),
    )
    await services.subscriptions.add(record)


@post("/push/end", status_code=204)
async def unsubscribe(services: SomeServices, user: AUser, data: JSONBody[PushEndBody]) -> None:
    await services.subscriptions.remove(user.id, data.endpoint)


ROUTES = (push_key, subscribe, unsubscribe)
