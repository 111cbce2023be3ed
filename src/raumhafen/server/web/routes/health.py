"""Health of the process, for operators: alive, ready, and its figures."""

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from raumhafen import __version__
from raumhafen.server.services.vigil import READY
from raumhafen.server.web.routes.shared import SomeServices
from raumhafen.server.web.security import may_read_figures


class Health(msgspec.Struct):
    status: str
    version: str = __version__


@get("/healthz", sync_to_thread=False)
def healthz() -> Health:
    """The process runs."""
    return Health("ok")


@get("/readyz")
async def readyz(services: SomeServices) -> Response[Health]:
    """Ready, or a word for what is missing: database, disk, news of others, parts of its own."""
    state = await services.vigil.state()
    return Response(Health(state), status_code=200 if state == READY else 503)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(services: SomeServices, request: Request[Any, Any, Any]) -> Response[Any]:
    """They count hidden answers, too, and so are for the operator alone."""
    client = request.client.host if request.client else ""
    if not may_read_figures(services.settings.metrics_token, client, request.headers):
        raise NotFoundException
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
