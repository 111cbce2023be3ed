"""Other people: muting, blocking and reporting them."""

import time

from litestar.params import FromPath, JSONBody

from raumhafen.server.errors import Refusal, not_found
from raumhafen.server.services.bundle import Services
from raumhafen.server.store.records import UserRecord
from raumhafen.server.tables import manners
from raumhafen.server.web.routes.lobby import find_table
from raumhafen.server.web.routes.shared import AHub, AUser, SomeServices, delete, get, post
from raumhafen.server.wire import IgnoreBody, IgnoredInfo, ReportBody


@get("/people/ignored")
async def ignored(services: SomeServices, user: AUser) -> list[IgnoredInfo]:
    """Everybody whom one has muted or blocked."""
    return [IgnoredInfo(*one) for one in await services.ignores.listed(user.id)]


@post("/people/{user_id:str}/ignore", status_code=204)
async def ignore(
    hub: AHub, user: AUser, user_id: FromPath[str], data: JSONBody[IgnoreBody]
) -> None:
    """Muted: their words are not shown. Blocked: nor do the two meet at new tables."""
    other = await somebody_else(hub.services, user, user_id)
    await manners.ignore(hub, user, other.id, data.blocked)


@delete("/people/{user_id:str}/ignore", status_code=204)
async def forgive(hub: AHub, user: AUser, user_id: FromPath[str]) -> None:
    await manners.forgive(hub, user, user_id)


@post("/tables/{table_id:str}/report", status_code=204)
async def report(
    hub: AHub, user: AUser, table_id: FromPath[str], data: JSONBody[ReportBody]
) -> None:
    """For the operator, with the line of chat that it is about."""
    services = hub.services
    await find_table(hub, table_id, user, data.code)
    about = await somebody_else(services, user, data.about)
    values = {
        "table_id": table_id,
        "reporter": user.id,
        "about": about.id,
        "name": about.name,
        "chat_id": data.chat,
        "said": await words(services, table_id, about, data.chat),
        "text": data.text.strip(),
        "at": time.time(),
    }
    if not await services.moderation.report(values):
        raise Refusal("error-reports", status=429)


async def somebody_else(services: Services, user: UserRecord, user_id: str) -> UserRecord:
    other = await services.users.get(user_id)
    if other is None:
        raise not_found("error-no-person")
    if other.id == user.id:
        raise Refusal("error-yourself", status=409)
    return other


async def words(services: Services, table_id: str, about: UserRecord, chat: int | None) -> str:
    """The line as it was said, which must be one of that person at that table."""
    if chat is None:
        return ""
    found = await services.chats.line(chat)
    if found is None or found[0] != table_id or found[1].user_id != about.id:
        raise not_found("error-no-line")
    return found[1].text


ROUTES = (ignored, ignore, forgive, report)
