"""Sessions: from the cookie of a request or socket to its user."""

import time
from typing import Any

from litestar.connection import ASGIConnection
from litestar.response import Response

from raumhafen.server.errors import Refusal
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.limits import REQUEST, Rate
from raumhafen.server.store.ids import new_id
from raumhafen.server.web.security import COOKIE, read_cookie, session_cookie, stamp_of
from raumhafen.server.store.records import UserRecord

Connection = ASGIConnection[Any, Any, Any, Any]


async def find_user(
    connection: Connection, services: Services, rate: Rate = REQUEST
) -> UserRecord | None:
    value = connection.cookies.get(COOKIE)
    if value is None:
        return None
    session = read_cookie(connection.app.state.secret, value)
    if session is None:
        return None
    services.limits.take(session.user_id, rate)  # before anything is looked up
    user = await services.users.get(session.user_id)
    return None if user is None or stamp_of(user) != session.stamp else user


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


def sign_in(connection: Connection, services: Services, user: UserRecord, answer: Response[Any]) -> None:
    secret: str = connection.app.state.secret
    answer.set_cookie(session_cookie(secret, user, services.settings))
