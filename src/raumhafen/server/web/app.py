"""The application: routes, sockets, protection and life cycle."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.stores.base import Store
from litestar.stores.memory import MemoryStore

from raumhafen import __version__
from raumhafen.engine.errors import RaumhafenError
from raumhafen.server.errors import ErrorBody, ErrorReply
from raumhafen.server.logs import LOG
from raumhafen.server.replays.library import Library
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.limits import AT_THE_DOOR, CONNECTION, PENANCE, REQUEST
from raumhafen.server.services.line import RedisLine
from raumhafen.server.services.news import CHANNEL
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import PATIENCE, cookie_secret, open_database
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.tables import lifetime
from raumhafen.server.tables.hub import NO_TABLE, Hub
from raumhafen.server.web import refusals
from raumhafen.server.web.routes import (
    accounts,
    catalogue,
    client,
    health,
    lobby,
    mail,
    people,
    push,
    replays,
)
from raumhafen.server.web.routes.shared import (
    provide_anybody,
    provide_hub,
    provide_library,
    provide_reader,
    provide_services,
    provide_user,
)
from raumhafen.server.web.security import COOKIE, HEADERS, read_cookie
from raumhafen.server.web.sockets import person_socket, table_socket
from raumhafen.server.web.sturdy_store import SturdyStore
from raumhafen.server.wire import ENCODER

REQUESTS_A_MINUTE = 900
SIGN_INS_A_MINUTE = 30
BODY_BYTES = 4_000_000
ADDRESS_BYTES = 4_000
TOO_MANY = 429
ZIPPED = 4  # lists in the server's loop: the most that pays


async def create_app(settings: Settings) -> "Watched":
    """Opens the database first, because it keeps the secret that signs cookies."""
    database = await open_database(settings)
    secret = await cookie_secret(database)
    await database.close()
    return Watched(build(settings, secret))


def build(settings: Settings, secret: str) -> Litestar:
    channels = ChannelsPlugin(backend=make_backend(settings), channels=[CHANNEL])

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        database = await open_database(settings)
        database.patience = PATIENCE
        services = Services(settings, database, channels)
        hub = Hub(services)
        app.state.services, app.state.metrics = services, services.metrics
        app.state.hub, app.state.library = hub, Library(services)
        await lifetime.start(hub)
        LOG.info("started", process=services.process, version=__version__)
        yield
        await lifetime.stop(hub)
        LOG.info("stopped", process=services.process)

    app = Litestar(
        [api_router(settings), table_socket, person_socket, *OPEN_ROUTES],
        plugins=[channels],
        lifespan=[life],
        dependencies={"hub": Provide(provide_hub), "services": Provide(provide_services)},
        exception_handlers={
            RaumhafenError: refusals.on_refusal,
            StorageFailed: refusals.on_storage,
            HTTPException: refusals.on_http,
            RecursionError: refusals.on_nesting,
            Exception: refusals.on_crash,
        },
        csrf_config=CSRFConfig(
            secret=secret,
            cookie_name="csrf",
            header_name="x-csrf-token",
            cookie_secure=settings.secure,
        ),
        compression_config=CompressionConfig(
            "gzip",
            minimum_size=1000,
            gzip_compress_level=ZIPPED,
            exclude=["/assets/.*woff2", "/replay$", "/file$"],
        ),
        stores={"limits": make_store(settings)},
        openapi_config=describe(),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )
    app.state.settings, app.state.secret = settings, secret
    return app


OPEN_ROUTES = (health.healthz, health.readyz, health.metrics, client.client)


def api_router(settings: Settings) -> Router:
    strict, usual = (
        limit(settings, SIGN_INS_A_MINUTE, "sign"),
        limit(settings, REQUESTS_A_MINUTE, "api"),
    )
    guarded = Router(
        "/",
        route_handlers=[*PASSWORD_ROUTES, *mail.ROUTES, accounts.guest, lobby.play_now],
        middleware=strict,
    )
    return Router(
        "/api",
        route_handlers=[
            guarded,
            *ACCOUNT_ROUTES,
            *CATALOGUE_ROUTES,
            *LOBBY_ROUTES,
            *people.ROUTES,
            *push.ROUTES,
            *replays.ROUTES,
        ],
        middleware=usual,
        dependencies={
            "user": Provide(provide_user),
            "anybody": Provide(provide_anybody),
            "library": Provide(provide_library),
            "reader": Provide(provide_reader),
        },
    )


PASSWORD_ROUTES = (
    accounts.register,
    accounts.login,
    accounts.change_password,
    accounts.delete_me,
)
ACCOUNT_ROUTES = (accounts.logout, accounts.me, accounts.change_me)
CATALOGUE_ROUTES = (
    catalogue.games,
    catalogue.content,
    catalogue.rules,
    catalogue.texts,
    catalogue.ratings,
)
LOBBY_ROUTES = (
    lobby.tables,
    lobby.create,
    lobby.table,
    lobby.glance,
    lobby.invited,
    lobby.join,
    lobby.leave,
    lobby.take_back,
    lobby.stand_in,
    lobby.start,
    lobby.rematch,
    lobby.put_away,
    lobby.close,
    lobby.hint,
    lobby.explain,
    lobby.forecast,
)


def limit(settings: Settings, a_minute: int, name: str) -> list[Any]:
    if not settings.rate_limits:
        return []
    config = RateLimitConfig(
        ("minute", a_minute),
        store="limits",
        identifier_for_request=lambda request: f"{name}:{client_address(request)}",
    )
    return [config.middleware]


def client_address(request: Any) -> str:
    return request.client.host if request.client else "?"


def describe() -> OpenAPIConfig:
    """Only the description itself: the usual viewers load scripts from elsewhere."""
    return OpenAPIConfig(
        "Raumhafen",
        __version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )


def make_backend(settings: Settings) -> ChannelsBackend:
    if not settings.redis:
        return MemoryChannelsBackend()
    return RedisLine(settings.redis)


def make_store(settings: Settings) -> Store:
    if not settings.redis:
        return MemoryStore()
    return SturdyStore(settings.redis)


class Watched:
    """The application with protecting headers on every answer and a log line for each.

    It stands outside, because refusals are answered there too. The line names the route, not the
    address: addresses can hold invite codes.
    """

    def __init__(self, app: Litestar) -> None:
        self.app = app

    @property
    def fault(self) -> str:
        """Its own, for which the process has ended."""
        services: Services | None = getattr(self.app.state, "services", None)
        return "" if services is None else services.vigil.fault

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self.door(scope)(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()

        async def wrapped(message: Any) -> None:
            if message["type"] == "http.response.start":
                if message["status"] == TOO_MANY:
                    await asyncio.sleep(PENANCE)
                add_headers(message)
                note(self.app, scope, message["status"], time.perf_counter() - started)
            await send(message)

        if is_strange(scope):
            await refuse(wrapped, 400, (b"connection", b"close"))
        elif self.is_too_fast(scope):
            await refuse(wrapped, TOO_MANY)
        else:
            await self.app(scope, receive, wrapped)

    def is_too_fast(self, scope: Any) -> bool:
        """Who has no request left: refused before anything is looked up, since a refusal that costs
        as much as an answer would be no limit.
        """
        services: Services | None = getattr(self.app.state, "services", None)
        if services is None or not scope["path"].startswith("/api/"):
            return False
        person = self.person(scope)
        return person is not None and services.limits.is_used_up(person, REQUEST)

    def door(self, scope: Any) -> Any:
        """Who takes care of a socket that comes in."""
        services: Services | None = getattr(self.app.state, "services", None)
        if is_strange(scope):
            return turn_away
        person = self.person(scope)
        if services is None or person is None or services.limits.allows(person, CONNECTION):
            return self.app
        return keep_waiting

    def person(self, scope: Any) -> str | None:
        """Whose cookie it is; it is believed by its signature."""
        cookie = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(COOKIE)
        session = None if cookie is None else read_cookie(self.app.state.secret, cookie)
        return None if session is None else session.user_id


async def turn_away(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.close", "code": NO_TABLE})


async def keep_waiting(scope: Any, receive: Any, send: Any) -> None:
    """Not even a handshake for whom sockets come too fast; who hangs up, or the server that stops,
    ends the waiting.
    """
    await receive()
    try:
        await asyncio.wait_for(receive(), random.uniform(*AT_THE_DOOR))
    except TimeoutError:
        await send({"type": "websocket.close", "code": NO_TABLE})


async def refuse(send: Any, status: int, *more: tuple[bytes, bytes]) -> None:
    body = ENCODER.encode(ErrorReply(ErrorBody(refusals.STATUS_KEYS[status])))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *more,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def is_strange(scope: Any) -> bool:
    """An address that no page of ours has, and that a database might choke on."""
    path, query = scope.get("path", ""), scope.get("query_string", b"")
    if len(path) + len(query) > ADDRESS_BYTES:
        return True
    return "\x00" in path or b"\x00" in query or b"%00" in query


def add_headers(message: Any) -> None:
    for name, value in HEADERS.items():
        message["headers"].append((name.lower().encode(), value.encode()))


def note(app: Litestar, scope: Any, status: int, seconds: float) -> None:
    app.state.metrics.requests.labels(str(status)).inc()
    route = getattr(scope.get("route_handler"), "handler_name", "none")
    LOG.info(
        "request", method=scope["method"], route=route, status=status, ms=round(1000 * seconds, 1)
    )
