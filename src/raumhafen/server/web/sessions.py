"""Sessions: from the cookie of a request or socket to its user."""

import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.response import Response

from raumhafen.server.errors import Refusal
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.limits import REQUEST, Rate
from raumhafen.server.store.ids import new_id
from raumhafen.server.store.records import UserRecord
from raumhafen.server.web.security import (
    COOKIE,
    MAX_AGE,
    Session,
    key_of_session,
    read_cookie,
    session_cookie,
    stamp_of,
)

Connection = ASGIConnection[Any, Any, Any, Any]


def session_key(connection: Connection) -> str:
    """The name of a connection's session among those that were ended."""
    return key_of_session(connection.cookies.get(COOKIE, ""))


def session_in(connection: Connection) -> Session | None:
    """What the cookie says; nothing is looked up for it."""
    value = connection.cookies.get(COOKIE)
    return None if value is None else read_cookie(connection.app.state.secret, value)


async def known_user(
    connection: Connection, services: Services, rate: Rate | None = REQUEST
) -> UserRecord | None:
    """Whose session it is, banned or not."""
    session = session_in(connection)
    if session is None:
        return None
    if rate is not None:
        services.limits.take(session.user_id, rate)
    user = await services.users.get(session.user_id)
    if user is None or stamp_of(user) != session.stamp:
        return None
    return None if await services.ended.has(session_key(connection)) else user


async def find_user(connection: Connection, services: Services) -> UserRecord | None:
    user = await known_user(connection, services)
    if user is not None and user.banned is not None:
        raise Refusal("error-banned", status=403)
    return user


async def end_session(connection: Connection, services: Services) -> str:
    """Nobody comes in again with the cookie of somebody who is known; its key."""
    key, now = session_key(connection), time.time()
    await services.ended.end(key, now, now + MAX_AGE)
    return key


async def need_user(connection: Connection, services: Services) -> UserRecord:
    user = await find_user(connection, services)
    if user is None:
        raise Refusal("error-not-signed-in", status=401)
    return user


async def new_guest(services: Services, name: str) -> UserRecord:
    now = time.time()
    user = UserRecord(new_id(), clean_name(name), None, None, {}, now, now)
    await services.users.add(user)
    return user


def clean_name(name: str) -> str:
    """Printable and without surrounding blanks; control characters could fool a reader."""
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not cleaned:
        raise Refusal("error-name-empty")
    return cleaned[:40]


async def sign_in(
    connection: Connection, services: Services, user: UserRecord, answer: Response[Any]
) -> str:
    """A new cookie, and its key; what this browser has subscribed to is the new session's."""
    cookie = session_cookie(connection.app.state.secret, user, services.settings)
    key = key_of_session(cookie.value or "")
    if COOKIE in connection.cookies:
        await services.subscriptions.follow(session_key(connection), key, user.id)
    answer.set_cookie(cookie)
    return key
