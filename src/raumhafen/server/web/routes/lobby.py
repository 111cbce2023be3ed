"""The lobby: making, finding, joining, starting and leaving tables."""

import secrets
from typing import Annotated

from litestar import Response
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from raumhafen.server.errors import Refusal, not_found
from raumhafen.server.services import limits
from raumhafen.server.store.old_rules import is_old
from raumhafen.server.store.records import RUNNING, TableRecord, UserRecord
from raumhafen.server.tables import (
    creation,
    explaining,
    forecasting,
    hints,
    removal,
    seating,
    starting,
    table_info,
)
from raumhafen.server.tables import rematch as rematches
from raumhafen.server.tables.hub import Hub
from raumhafen.server.web.routes.shared import AHub, Anybody, AnyRequest, AUser, get, info, post
from raumhafen.server.web.sessions import find_user, new_guest, sign_in
from raumhafen.server.wire import (
    ExplainBody,
    Explanation,
    Forecast,
    ForecastBody,
    Glance,
    Hint,
    JoinBody,
    NewTable,
    PlayNow,
    SeatBody,
    StartBody,
    TableInfo,
    TableState,
)
from raumhafen.text import Texts


async def find_table(
    hub: Hub, table_id: str, user: UserRecord | None, code: str | None = None
) -> TableRecord:
    record = await hub.services.tables.get(table_id)
    if record is None or not record.admits(None if user is None else user.id, code):
        raise not_found("error-no-table")
    return record


@get("/tables")
async def tables(
    hub: AHub,
    anybody: Anybody,
    table_state: Annotated[TableState | None, QueryParameter(name="state")] = None,
    mine: FromQuery[bool] = False,
) -> list[TableInfo]:
    """Public tables, or one's own: "your move" first, last what cannot be opened any more."""
    if mine and anybody is None:
        return []
    user_id = None if anybody is None else anybody.id
    if user_id is not None:
        hub.services.limits.take(user_id, limits.LISTING)
    found = await hub.services.tables.listed(table_state, user_id, mine)
    infos = [info(hub, record, anybody) for record in found]
    if mine:
        infos.sort(key=lambda one: (one.old_rules, not set(one.mine) & set(one.waiting)))
    return infos


@post("/tables", status_code=201)
async def create(hub: AHub, user: AUser, data: JSONBody[NewTable]) -> TableInfo:
    record = creation.new_table(user, data)
    await creation.check_room(hub.services, user)
    await hub.services.tables.add(record)
    return info(hub, record, user)


@get("/tables/{table_id:str}")
async def table(
    hub: AHub, anybody: Anybody, table_id: FromPath[str], code: FromQuery[str | None] = None
) -> TableInfo:
    return info(hub, await find_table(hub, table_id, anybody, code), anybody)


@get("/tables/{table_id:str}/glance")
async def glance(hub: AHub, user: AUser, table_id: FromPath[str]) -> Glance:
    """Round and points of a running match at which one sits."""
    record = await find_table(hub, table_id, user)
    if not record.seats_of(user.id):
        raise Refusal("error-not-at-table", status=403)
    if record.state != RUNNING or is_old(record):
        raise Refusal("error-not-started", status=409)
    return table_info.glance((await hub.open(table_id)).playing())


@get("/invite/{code:str}")
async def invited(hub: AHub, anybody: Anybody, code: FromPath[str]) -> TableInfo:
    record = await hub.services.tables.by_invite(code)
    if record is None:
        raise not_found("error-no-table")
    return info(hub, record, anybody)


@post("/tables/{table_id:str}/join", status_code=200)
async def join(
    hub: AHub, user: AUser, table_id: FromPath[str], data: JSONBody[JoinBody]
) -> TableInfo:
    await find_table(hub, table_id, user, data.code)
    return info(hub, await seating.join(hub, table_id, user, data.seat), user)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(hub: AHub, user: AUser, table_id: FromPath[str]) -> TableInfo:
    await find_table(hub, table_id, user)
    return info(hub, await seating.leave(hub, table_id, user), user)


@post("/tables/{table_id:str}/takeback-seat", status_code=200)
async def take_back(hub: AHub, user: AUser, table_id: FromPath[str]) -> TableInfo:
    await find_table(hub, table_id, user)
    return info(hub, await seating.take_back(hub, table_id, user), user)


@post("/tables/{table_id:str}/stand-in", status_code=200)
async def stand_in(
    hub: AHub, user: AUser, table_id: FromPath[str], data: JSONBody[SeatBody]
) -> TableInfo:
    """A bot plays for somebody who is away."""
    await find_table(hub, table_id, user)
    return info(hub, await seating.stand_in(hub, table_id, user, data.seat), user)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(
    hub: AHub, user: AUser, table_id: FromPath[str], data: JSONBody[StartBody | None] = None
) -> TableInfo:
    record = await find_table(hub, table_id, user)
    if record.owner != user.id:
        raise Refusal("error-not-owner", status=403)
    fill = None if data is None else data.fill
    return info(hub, await starting.start(hub, table_id, fill), user)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(hub: AHub, user: AUser, table_id: FromPath[str]) -> TableInfo:
    record = await find_table(hub, table_id, user)
    return info(hub, await rematches.rematch(hub, record, user), user)


@post("/tables/{table_id:str}/put-away", status_code=204)
async def put_away(hub: AHub, user: AUser, table_id: FromPath[str]) -> None:
    await removal.put_away(hub.services.tables, await find_table(hub, table_id, user), user)


@post("/tables/{table_id:str}/close", status_code=204)
async def close(hub: AHub, user: AUser, table_id: FromPath[str]) -> None:
    await removal.close(hub.services.tables, await find_table(hub, table_id, user), user)


@post("/play-now", status_code=201)
async def play_now(request: AnyRequest, hub: AHub, data: JSONBody[PlayNow]) -> Response[TableInfo]:
    """One click: a guest if nobody is signed in, a table, a bot, and off it goes."""
    user = await find_user(request, hub.services)
    wanted = creation.quick_table(data)
    is_new = user is None
    if user is None:
        user = await new_guest(hub.services, data.name or guest_name(request))
    record = creation.new_table(user, wanted)
    await creation.check_room(hub.services, user)
    await hub.services.tables.add(record)
    answer = Response(info(hub, await starting.start(hub, record.id, None), user), status_code=201)
    if is_new:
        await sign_in(request, hub.services, user, answer)
    return answer


def guest_name(request: AnyRequest) -> str:
    """A name in the reader's language, with a number so that two guests differ."""
    german = request.headers.get("accept-language", "").lower().startswith("de")
    texts = Texts("de" if german else "en", parts=("server",))
    return texts.say("guest-name", number=secrets.randbelow(9000) + 1000)


async def check_seat(
    hub: Hub, user: UserRecord, table_id: str, seat: int, rate: limits.Rate
) -> None:
    """Thinking for a seat is for its owner, and not without end."""
    record = await find_table(hub, table_id, user)
    if seat not in record.seats_of(user.id):
        raise Refusal("error-not-your-seat", status=403)
    hub.services.limits.take(user.id, rate)


@post("/tables/{table_id:str}/hint", status_code=200)
async def hint(hub: AHub, user: AUser, table_id: FromPath[str], data: JSONBody[SeatBody]) -> Hint:
    await check_seat(hub, user, table_id, data.seat, limits.HINT)
    return await hints.hint(hub, table_id, data.seat, user.id)


@post("/tables/{table_id:str}/explain", status_code=200)
async def explain(
    hub: AHub, user: AUser, table_id: FromPath[str], data: JSONBody[ExplainBody]
) -> Explanation:
    """The sum behind a number of the own seat, with rule numbers."""
    await check_seat(hub, user, table_id, data.seat, limits.EXPLANATION)
    return await explaining.explain(hub, table_id, data.seat, data.what)


@post("/tables/{table_id:str}/forecast", status_code=200)
async def forecast(
    hub: AHub, user: AUser, table_id: FromPath[str], data: JSONBody[ForecastBody]
) -> Forecast:
    """What an answer of the own seat gains, costs and changes, before it is given."""
    await check_seat(hub, user, table_id, data.seat, limits.EXPLANATION)
    return await forecasting.forecast(hub, table_id, data.seat, data.code)
