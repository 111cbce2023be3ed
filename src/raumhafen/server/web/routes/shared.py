"""Common parts of all routes: dependencies, and the errors of the description."""

from functools import partial
from typing import Any

import litestar
from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from raumhafen.server.errors import ErrorReply
from raumhafen.server.replays.library import Library
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.limits import RECORDING
from raumhafen.server.store.records import TableRecord, UserRecord
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.table_info import table_info
from raumhafen.server.web.sessions import known_user, need_user
from raumhafen.server.wire import TableInfo

AnyRequest = Request[Any, Any, Any]
AHub = NamedDependency[Hub]
AUser = NamedDependency[UserRecord]
Anybody = NamedDependency[UserRecord | None]
ALibrary = NamedDependency[Library]
SomeServices = NamedDependency[Services]
Reader = NamedDependency[str]
ERRORS = {
    status: ResponseSpec(ErrorReply, description="refused", generate_examples=False)
    for status in (400, 401, 403, 404, 405, 409, 413, 415, 429)
}
get = partial(litestar.get, responses=ERRORS)
post = partial(litestar.post, responses=ERRORS)
patch = partial(litestar.patch, responses=ERRORS)
delete = partial(litestar.delete, responses=ERRORS)


async def provide_hub(request: AnyRequest) -> Hub:
    hub = request.app.state.hub
    assert isinstance(hub, Hub)
    return hub


async def provide_services(request: AnyRequest) -> Services:
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


async def provide_library(request: AnyRequest) -> Library:
    library = request.app.state.library
    assert isinstance(library, Library)
    return library


async def provide_user(request: AnyRequest, services: SomeServices) -> UserRecord:
    return await need_user(request, services)


async def provide_anybody(request: AnyRequest, services: SomeServices) -> UserRecord | None:
    """Who only reads may be nobody; that is what a banned person is."""
    user = await known_user(request, services)
    return None if user is None or user.banned is not None else user


async def provide_reader(request: AnyRequest, services: SomeServices, anybody: Anybody) -> str:
    """For whom a recording is read: a person, or without a session an address."""
    address = request.client.host if request.client else ""
    reader = f"address:{address}" if anybody is None else anybody.id
    services.limits.take(reader, RECORDING)
    return reader


def info(hub: Hub, record: TableRecord, user: UserRecord | None) -> TableInfo:
    """From memory where the table is open, since the list may be a moment behind."""
    user_id = None if user is None else user.id
    live = hub.live.get(record.id)
    if live is None:
        return table_info(record, user_id, set())
    return live.audience.info(user_id)
