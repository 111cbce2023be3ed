"""Health of the process, for operators: alive, ready, and its figures."""

from typing import Any

import msgspec
from litestar import Response, get

from raumhafen import __version__
from raumhafen.server.web.routes.shared import SomeServices


class Health(msgspec.Struct):
    status: str
    version: str = __version__


@get("/healthz", sync_to_thread=False)
def healthz() -> Health:
    """The process runs."""
    return Health("ok")


@get("/readyz")
async def readyz(services: SomeServices) -> Response[Health]:
    """The database answers, news from other processes arrive, and it is not on its way out."""
    if services.stopping or not services.news.hears():
        return Response(Health("stopping" if services.stopping else "news"), status_code=503)
    try:
        await services.database.ping()
    except Exception:
        return Response(Health("database"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(services: SomeServices) -> Response[Any]:
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
