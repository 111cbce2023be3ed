"""The sockets: one for each table that somebody looks at, and one for a person's notices."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, FromQuery

from raumhafen.engine.errors import RaumhafenError
from raumhafen.server.errors import ErrorBody, Refusal, body_of
from raumhafen.server.incoming import INCOMING, Incoming, Look, Ping, Say
from raumhafen.server.logs import LOG
from raumhafen.server.messages import Ack, Pong, Refused
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.limits import (
    CHAT,
    MESSAGE,
    PENANCE,
    Bucket,
    Limits,
    Rate,
)
from raumhafen.server.services.news import ChatSaid
from raumhafen.server.services.watchers import BANNED, NOT_SIGNED_IN, Watcher
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.store.records import ChatRecord, UserRecord
from raumhafen.server.tables.chat import PLAYERS, readable_rooms
from raumhafen.server.tables.hub import NO_TABLE, Hub
from raumhafen.server.tables.live import OLD_RULES, LiveTable
from raumhafen.server.web.frames import PUSH
from raumhafen.server.web.security import is_same_origin
from raumhafen.server.web.sessions import known_user, session_key

FORBIDDEN, TOO_FAST, RULES_CHANGED = 4403, 4408, 4409
RESTART, LATER = 1012, 1013
SOCKET = Rate("socket", 1200, 60)
PATIENCE = 20  # refusals for speed before the socket is closed
LONGEST = 16_384

Socket = WebSocket[Any, Any, Any]


class Pulse:
    """The speed limit of a socket and, with all other sockets, of its person."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.bucket = Bucket(SOCKET, time.monotonic())
        self.misses = 0

    def beat(self, person: str) -> bool:
        if not self.limits.enabled:
            return True
        good = self.bucket.take(time.monotonic()) and self.limits.allows(person, MESSAGE)
        self.misses += not good
        return good


@websocket("/ws/table/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str], since: FromQuery[int] = 0) -> None:
    """Play or watch at one table."""
    async with later_without_database(socket):
        await sit(socket, table_id, since)


@contextlib.asynccontextmanager
async def later_without_database(socket: Socket) -> AsyncIterator[None]:
    """Whoever comes while the database is away may come again."""
    try:
        yield
    except StorageFailed as error:
        LOG.warning("storage", error=str(error))
        with contextlib.suppress(Exception):  # it may be closed already
            await socket.close(code=LATER)


async def sit(socket: Socket, table_id: str, since: int) -> None:
    hub: Hub = socket.app.state.hub
    services = hub.services
    async with admitted(socket, services) as user:
        table = None if user is None else await find_table(socket, hub, table_id, user)
        if user is not None and table is not None:
            watcher = await watcher_of(socket, services, user)
            await attend(socket, table, watcher, since)


async def find_table(socket: Socket, hub: Hub, table_id: str, user: UserRecord) -> LiveTable | None:
    try:
        table = await hub.open(table_id)
    except RaumhafenError as error:
        await socket.close(code=RULES_CHANGED if error.key == OLD_RULES else NO_TABLE)
        return None
    if table.record.admits(user.id, socket.query_params.get("code")):
        return table
    await socket.close(code=FORBIDDEN)
    return None


async def attend(socket: Socket, table: LiveTable, watcher: Watcher, since: int) -> None:
    await greet(table, watcher, since)
    try:
        await look_again(table.services, watcher)
        await talk(socket, watcher, lambda text, pulse: hear(table, watcher, text, pulse))
    finally:
        table.audience.leave(watcher)


@websocket("/ws/me")
async def person_socket(socket: Socket) -> None:
    """Notices: your move, a rematch."""
    async with later_without_database(socket):
        await be_told(socket)


async def be_told(socket: Socket) -> None:
    services: Services = socket.app.state.services
    async with admitted(socket, services) as user:
        if user is not None:
            await listen(socket, services, await watcher_of(socket, services, user))


async def listen(socket: Socket, services: Services, watcher: Watcher) -> None:
    services.notices.add(watcher)
    try:
        await look_again(services, watcher)
        await talk(socket, watcher, lambda text, pulse: pong(watcher, pulse))
    finally:
        services.notices.remove(watcher)


@contextlib.asynccontextmanager
async def admitted(socket: Socket, services: Services) -> AsyncIterator[UserRecord | None]:
    """Only pages of our own origin and people with a session who have not too many already; others
    are told why.
    """
    if not is_same_origin(socket, services.settings):
        raise WebSocketException(code=FORBIDDEN, detail="origin")
    user = await admit(socket, services)
    if user is None:
        yield None
        return
    person = user.id  # a guest may become somebody else meanwhile
    try:
        yield user
    finally:
        services.limits.close_socket(person)


async def admit(socket: Socket, services: Services) -> UserRecord | None:
    await socket.accept()
    user = await known_user(socket, services, None)
    if user is None or user.banned is not None:
        await socket.close(code=NOT_SIGNED_IN if user is None else BANNED)
        return None
    if not services.limits.open_socket(user.id):
        await asyncio.sleep(PENANCE)
        await socket.close(code=TOO_FAST)
        return None
    return user


async def watcher_of(socket: Socket, services: Services, user: UserRecord) -> Watcher:
    watcher = Watcher(user, session_key(socket))
    offered: dict[str, Any] = {**(socket.scope.get("extensions") or {})}
    watcher.connect(offered.get(PUSH))
    watcher.ignores = await services.ignores.of(user.id)
    return watcher


async def look_again(services: Services, watcher: Watcher) -> None:
    """A guest may have signed in, or somebody out, while this socket came in, unseen by either
    side.
    """
    user = await services.users.get(watcher.user.id)
    if user is None:
        watcher.cut()
    elif user.banned is not None:
        watcher.dismiss(BANNED)
    elif await services.ended.has(watcher.session):
        watcher.dismiss(NOT_SIGNED_IN)


async def greet(table: LiveTable, watcher: Watcher, since: int) -> None:
    watcher.held = []
    async with table.lock:
        table.audience.enter(watcher)
        table.audience.greet(watcher, since)
    rooms = readable_rooms(table.record, watcher.user.id)
    before = await table.services.chats.last(table.record.id, rooms, watcher.ignores)
    table.audience.recall(watcher, before)


async def talk(socket: Socket, watcher: Watcher, hear: Any) -> None:
    """Both directions until one side ends it."""
    writer = asyncio.create_task(write(socket, watcher))
    pulse = Pulse(socket.app.state.services.limits)
    try:
        while pulse.misses < PATIENCE:
            text = await socket.receive_data(mode="text")
            await hear(text, pulse)
        watcher.cut()
        await writer
    except (WebSocketDisconnect, WebSocketException, RuntimeError):
        pass
    finally:
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writer


async def write(socket: Socket, watcher: Watcher) -> None:
    try:
        while (message := await watcher.next()) is not None:
            await socket.send_data(message, mode="text", encoding="utf-8")
        restart = RESTART if socket.app.state.services.stopping else TOO_FAST
        await socket.close(code=watcher.code or restart)
    except (WebSocketDisconnect, RuntimeError):
        return


async def pong(watcher: Watcher, pulse: Pulse) -> None:
    if pulse.beat(watcher.user.id):
        watcher.tell(Pong())


async def hear(table: LiveTable, watcher: Watcher, text: str, pulse: Pulse) -> None:
    """One message; whatever is wrong with it is answered, and nothing else happens."""
    request: str | None = None
    try:
        in_time = pulse.beat(watcher.user.id)
        message = decode(text)
        request = getattr(message, "id", None)
        if not in_time:
            await asyncio.sleep(PENANCE)
            raise Refusal("error-too-many-requests")
        await handle(table, watcher, message)
    except RaumhafenError as error:
        refuse(table, watcher, request, body_of(error))
    except StorageFailed as error:
        LOG.warning("storage", table=table.record.id, error=str(error))
        refuse(table, watcher, request, ErrorBody("error-storage"))
    except Exception as error:
        LOG.error("unhandled", table=table.record.id, exc_info=error)
        table.services.metrics.crashes.inc()
        refuse(table, watcher, request, ErrorBody("error-internal"))


def decode(text: str) -> Incoming:
    if len(text) > LONGEST:
        raise Refusal("error-too-large")
    try:
        message: Incoming = INCOMING.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refusal("error-bad-message") from None
    return message


async def handle(table: LiveTable, watcher: Watcher, message: Incoming) -> None:
    match message:
        case Ping():
            watcher.tell(Pong(watcher.version))
        case Look():
            await look(table, watcher, message.seat)
        case Say():
            await say(table, watcher, message)
        case _:
            started = time.perf_counter()
            # Shielded: a socket that breaks must not break a change that is being stored.
            work = table.services.tasks.spawn(table.change(watcher.user.id, message))
            await asyncio.shield(work)
            table.services.metrics.action_seconds.observe(time.perf_counter() - started)
            watcher.tell(Ack(watcher.version, message.id))


def refuse(table: LiveTable, watcher: Watcher, request: str | None, error: ErrorBody) -> None:
    table.services.metrics.refused.labels(error.key).inc()
    watcher.tell(Refused(watcher.version, request, error))


async def look(table: LiveTable, watcher: Watcher, wanted: int | None) -> None:
    """Everything anew; at a shared screen also for another own seat."""
    seat = watcher.looking if wanted is None else wanted
    if wanted is not None and seat not in table.record.seats_of(watcher.user.id):
        raise Refusal("error-not-your-seat", status=403)
    async with table.lock:
        table.playing()
        watcher.looking = seat
        table.audience.send_position(watcher)


async def say(table: LiveTable, watcher: Watcher, message: Say) -> None:
    """Players speak to all; spectators among themselves."""
    is_player = watcher.user.id in table.record.people()
    if is_player != (message.room == PLAYERS):
        raise Refusal("error-chat-room", status=403)
    text = message.text.strip()
    if not text:
        raise Refusal("error-bad-message")
    table.services.limits.take(watcher.user.id, CHAT)
    at = round(time.time(), 3)
    said = ChatRecord(message.room, watcher.user.name, text, at, watcher.user.id)
    await table.services.chats.add(table.record.id, said)
    table.audience.show_chat(said)
    table.services.news.publish(ChatSaid(table=table.record.id, said=said))
    if message.id is not None:
        watcher.tell(Ack(watcher.version, message.id))
