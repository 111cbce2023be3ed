"""For operators: is it alive, is it ready, how is it doing."""

from typing import Any

import msgspec
from litestar import Response, get

from raumhafen import __version__
from raumhafen.server.web.routes.shared import AHub


class Health(msgspec.Struct):
    status: str
    version: str = __version__


@get("/healthz", sync_to_thread=False)
def healthz() -> Health:
    """The process runs."""
    return Health("ok")


@get("/readyz")
async def readyz(hub: AHub) -> Response[Health]:
    """The database answers, news from other processes arrive, and it is not on its way out."""
    if hub.stopping or not hub.hears():
        return Response(Health("stopping" if hub.stopping else "news"), status_code=503)
    try:
        await hub.database.ping()
    except Exception:
        return Response(Health("database"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(hub: AHub) -> Response[Any]:
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
