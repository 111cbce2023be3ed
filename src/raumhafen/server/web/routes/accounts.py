"""Guests and accounts."""

import asyncio
import time
from functools import cache
from typing import Any

from litestar import Response
from litestar.params import JSONBody

from raumhafen.server.errors import Refusal
from raumhafen.server.services.bundle import Services
from raumhafen.server.store.ids import new_id
from raumhafen.server.store.records import UserRecord
from raumhafen.server.store.users import login_of
from raumhafen.server.tables.handover import bring_along, end_pages, reconnect, rename, say_farewell
from raumhafen.server.tables.hub import Hub
from raumhafen.server.web.routes.shared import (
    AHub,
    Anybody,
    AnyRequest,
    AUser,
    SomeServices,
    get,
    patch,
    post,
)
from raumhafen.server.web.security import COOKIE, check_password, hash_password
from raumhafen.server.web.sessions import (
    clean_name,
    end_session,
    find_user,
    known_user,
    new_guest,
    sign_in,
)
from raumhafen.server.wire import FarewellBody, LoginBody, Me, MeBody, NameBody, PasswordBody

SETTINGS_BYTES = 4_000


def me_of(user: UserRecord | None) -> Me:
    if user is None:
        return Me(None)
    return Me(user.id, user.name, user.guest, user.settings, user.mail)


async def signed_in(
    request: AnyRequest, services: Services, user: UserRecord, status: int
) -> Response[Me]:
    answer = Response(me_of(user), status_code=status)
    await sign_in(request, services, user, answer)
    return answer


async def signed_in_alone(
    request: AnyRequest, hub: Hub, services: Services, user: UserRecord
) -> Response[Me]:
    """All other sessions have ended with the old password; nor are their browsers told anything."""
    answer = Response(me_of(user), status_code=200)
    key = await sign_in(request, services, user, answer)
    await services.subscriptions.end_others(user.id, key)
    services.tasks.spawn(reconnect(hub, user.id))
    return answer


@post("/guest", status_code=201)
async def guest(
    request: AnyRequest, hub: AHub, services: SomeServices, data: JSONBody[NameBody]
) -> Response[Me]:
    """Play at once under a chosen name; who is a guest already only changes it."""
    user = await find_user(request, services)
    if user is not None and user.guest:
        user.name = clean_name(data.name)
        await services.users.change(user.id, name=user.name)
        rename(hub, user.id, user.name)
    else:
        user = await new_guest(services, data.name)
    return await signed_in(request, services, user, 201)


@post("/register", status_code=201)
async def register(
    request: AnyRequest, hub: AHub, services: SomeServices, data: JSONBody[LoginBody]
) -> Response[Me]:
    """An account; a guest takes games and seats along."""
    name = clean_name(data.name)
    password = await asyncio.to_thread(hash_password, data.password)
    user = await find_user(request, services)
    if user is not None and user.guest:
        await services.users.change(user.id, name=name, login=login_of(name), password=password)
        user.name, user.login, user.password = name, login_of(name), password
        rename(hub, user.id, name)
    else:
        now = time.time()
        user = UserRecord(new_id(), name, login_of(name), password, {}, now, now)
        await services.users.add(user)
    return await signed_in(request, services, user, 201)


@post("/login", status_code=200)
async def login(
    request: AnyRequest, hub: AHub, services: SomeServices, data: JSONBody[LoginBody]
) -> Response[Me]:
    """The same refusal and the same work whether name or password is wrong.

    A guest takes everything along to the account.
    """
    user = await services.users.by_login(clean_name(data.name))
    stored = None if user is None else user.password
    right = await asyncio.to_thread(check_password, stored or nobody(), data.password)
    if user is None or not right:
        raise Refusal("error-login", status=401)
    if user.banned is not None:
        raise Refusal("error-banned", status=403)
    await services.users.change(user.id, seen=time.time())
    before = await find_user(request, services)
    if before is not None and before.guest:
        await bring_along(hub, before, user)
    return await signed_in(request, services, user, 200)


@cache
def nobody() -> str:
    """The hash of a password that nobody has; checking it takes as long as checking another."""
    return hash_password(new_id())


@post("/logout", status_code=200)
async def logout(request: AnyRequest, hub: AHub, services: SomeServices) -> Response[Me]:
    """Ends this session on the server too, with its open pages and what it has subscribed to;
    other devices stay signed in.
    """
    user = await known_user(request, services)
    if user is not None:
        key = await end_session(request, services)
        await services.subscriptions.end(key)
        end_pages(hub, user.id, key)
    return signed_out()


def signed_out() -> Response[Me]:
    answer = Response(Me(None), status_code=200)
    answer.delete_cookie(COOKIE)
    return answer


@post("/me/password", status_code=200)
async def change_password(
    request: AnyRequest,
    hub: AHub,
    services: SomeServices,
    user: AUser,
    data: JSONBody[PasswordBody],
) -> Response[Me]:
    """Ends all sessions but this one."""
    await confirm(user, data.password)
    user.password = await asyncio.to_thread(hash_password, data.new)
    await services.users.change(user.id, password=user.password)
    return await signed_in_alone(request, hub, services, user)


@post("/me/delete", status_code=200)
async def delete_me(hub: AHub, user: AUser, data: JSONBody[FarewellBody]) -> Response[Me]:
    """The account is no more, and neither are its sessions."""
    await confirm(user, data.password)
    await say_farewell(hub, user)
    return signed_out()


async def confirm(user: UserRecord, password: str) -> None:
    """Whoever sits at an open browser is not the owner of the account yet."""
    if user.password is None:
        raise Refusal("error-no-account", status=409)
    if not await asyncio.to_thread(check_password, user.password, password):
        raise Refusal("error-password", status=403)


@get("/me")
async def me(anybody: Anybody) -> Me:
    return me_of(anybody)


@patch("/me")
async def change_me(hub: AHub, services: SomeServices, user: AUser, data: JSONBody[MeBody]) -> Me:
    changes: dict[str, Any] = {}
    if data.name is not None and clean_name(data.name) != user.name:
        changes["name"] = user.name = clean_name(data.name)
        if not user.guest:
            changes["login"] = login_of(user.name)
    if data.settings is not None:
        user.settings = merged(user.settings, data.settings)
        changes["settings"] = user.settings
    if changes:
        await services.users.change(user.id, **changes)
    if data.name is not None:
        rename(hub, user.id, user.name)
    return me_of(user)


def merged(before: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """Plain values only, and not many: settings are no store for anything else.

    A mail address is no setting: it has to be verified.
    """
    after = {**before, **given, "mail": None}
    if any(isinstance(value, (dict, list)) for value in given.values()):
        raise Refusal("error-settings")
    if len(str(after)) > SETTINGS_BYTES:
        raise Refusal("error-settings")
    return {name: value for name, value in after.items() if value is not None}
