"""Replays: download, upload, any position, summary, playing on."""

import time
from typing import Any

from litestar import Response
from litestar.datastructures import UploadFile
from litestar.params import FromPath, FromQuery, JSONBody

from raumhafen.engine.errors import ReplayError
from raumhafen.engine.replay import Replay
from raumhafen.server.tables import starting
from raumhafen.server.messages import ReplayPosition
from raumhafen.server.replays.library import StoredReplay, may_download
from raumhafen.server.errors import Refusal, forbidden, not_found
from raumhafen.server.messages import ReplayPosition
from raumhafen.server.replays.uploads import check_upload
from raumhafen.server.messages import ReplayPosition
from raumhafen.server.replays.positions import position
from raumhafen.server.web.routes.lobby import find_table
from raumhafen.server.web.routes.shared import (
    ALibrary,
    AHub,
    Anybody,
    AnyRequest,
    AUser,
    SomeServices,
    delete,
    get,
    info,
    post,
)
from raumhafen.server.store.ids import new_id
from raumhafen.server.wire import PlayOnBody, ReplayInfo, Summary, TableInfo, TurnInfo, UploadInfo

LINES = "application/x-ndjson"


def replay_info(replay_id: str, found: StoredReplay) -> ReplayInfo:
    header = found.replay.header
    return ReplayInfo(
        id=replay_id,
        game=header["game"],
        seats=header["seats"],
        length=len(found.replay.history),
        first=found.replay.floor,
        digests=found.digests,
        options=header["options"],
        names=found.names,
    )


def as_file(name: str, found: StoredReplay) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="raumhafen-{name}.jsonl"'}
    return Response(found.text().encode(), media_type=LINES, headers=headers)


@get("/tables/{table_id:str}/replay")
async def download(
    hub: AHub, library: ALibrary, user: AUser, table_id: FromPath[str]
) -> Response[bytes]:
    record = await find_table(hub, table_id, user)
    if not may_download(record, user):
        raise forbidden("error-replay-running")
    return as_file(table_id, await library.of_table(record))


@post("/replays", status_code=201)
async def upload(request: AnyRequest, services: SomeServices, library: ALibrary, user: AUser) -> ReplayInfo:
    """The file itself as the body, or as the one file of a form."""
    text = await uploaded_text(request)
    checked: dict[str, Any] = await services.workers.call(check_upload, text)
    if "key" in checked:
        raise Refusal(checked["key"], checked["args"])
    replay_id = new_id()
    await services.uploads.add(
        id=replay_id,
        game=checked["game"],
        user_id=user.id,
        length=checked["length"],
        digests=checked["digests"],
        body=checked["body"],
        created=time.time(),
    )
    return replay_info(replay_id, await library.get(replay_id))


@get("/replays")
async def uploads(services: SomeServices, anybody: Anybody) -> list[UploadInfo]:
    """One's own, newest first."""
    found = [] if anybody is None else await services.uploads.of(anybody.id)
    return [UploadInfo(row.id, row.game, row.length, row.created) for row in found]


@delete("/replays/{replay_id:str}", status_code=204)
async def drop(services: SomeServices, user: AUser, replay_id: FromPath[str]) -> None:
    """Only uploads; the replay of a finished game belongs to everybody who played."""
    owner = await services.uploads.owner(replay_id)
    if owner is None:
        raise not_found("error-no-replay")
    if owner != user.id:
        raise forbidden("error-not-your-replay")
    await services.uploads.drop(replay_id)


async def uploaded_text(request: AnyRequest) -> str:
    content_type, _ = request.content_type
    raw: bytes
    if content_type == "multipart/form-data":
        files = [
            entry for entry in (await request.form()).values() if isinstance(entry, UploadFile)
        ]
        if not files:
            raise Refusal("error-replay-header", {"line": 1})
        raw = await files[0].read()
    else:
        raw = await request.body()
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Refusal("error-replay-header", {"line": 1}) from None


@get("/replays/{replay_id:str}")
async def replay(library: ALibrary, replay_id: FromPath[str]) -> ReplayInfo:
    return replay_info(replay_id, await library.get(replay_id))


@get("/replays/{replay_id:str}/file")
async def replay_file(library: ALibrary, replay_id: FromPath[str]) -> Response[bytes]:
    return as_file(replay_id, await library.get(replay_id))


@get("/replays/{replay_id:str}/at/{n:int}")
async def at(
    library: ALibrary, replay_id: FromPath[str], n: FromPath[int], seat: FromQuery[str] = "all"
) -> ReplayPosition:
    """The table as a seat saw it, or as nobody could: `all`."""
    found = await library.playable(replay_id)
    check_position(found.replay, n)
    return position(found.replay, n, seat_number(seat, found.replay.header["seats"]))


def check_position(replay: Replay, n: int) -> None:
    if not 0 <= n <= len(replay.history):
        raise not_found("error-no-position")
    if n < replay.floor:
        raise ReplayError("error-replay-epoch", {"at": replay.floor})


def seat_number(seat: str, seats: int) -> int | None:
    if seat == "all":
        return None
    if seat.isdecimal() and seat.isascii() and len(seat) < 3 and int(seat) < seats:
        return int(seat)
    raise Refusal("error-no-such-seat", {"seat": seat[:10]}, status=404)


@get("/replays/{replay_id:str}/summary")
async def summary(library: ALibrary, replay_id: FromPath[str]) -> Summary:
    story = await library.story(replay_id)
    turns = [TurnInfo(turn["n"], turn["label"], turn["seat"]) for turn in story.turns]
    return Summary(story.length, turns, story.points, story.chances)


@post("/replays/{replay_id:str}/play-on", status_code=201)
async def play_on(
    hub: AHub, library: ALibrary, user: AUser, replay_id: FromPath[str], data: JSONBody[PlayOnBody]
) -> TableInfo:
    """A table of one's own that begins with the first n actions of the replay."""
    found = await library.playable(replay_id)
    history = found.replay.history
    check_position(found.replay, data.n)
    if found.replay.floor:
        raise ReplayError("error-play-on-epoch")
    record = await starting.play_on(hub, found.replay.present, history[: data.n], data.seat, user)
    return info(hub, record, user)


ROUTES = (download, upload, uploads, drop, replay, replay_file, at, summary, play_on)
