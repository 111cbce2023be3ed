"""Replays: download, upload, any position, summary, playing on."""

import asyncio
import time
from typing import Any

import msgspec
from litestar import Response
from litestar.datastructures import UploadFile
from litestar.params import FromPath, FromQuery, JSONBody

from raumhafen.engine.errors import ReplayError
from raumhafen.server.errors import Refusal, forbidden, not_found
from raumhafen.server.messages import ReplayPosition
from raumhafen.server.replays.library import StoredReplay, check_position, may_download
from raumhafen.server.replays.packing import text_of, zipped
from raumhafen.server.replays.uploads import LONGEST, check_upload
from raumhafen.server.services import limits
from raumhafen.server.services.bundle import Services
from raumhafen.server.store.ids import new_id
from raumhafen.server.store.records import UserRecord
from raumhafen.server.tables import starting
from raumhafen.server.tables.hints import hint_of
from raumhafen.server.web.routes.lobby import find_table
from raumhafen.server.web.routes.shared import (
    AHub,
    ALibrary,
    Anybody,
    AnyRequest,
    AUser,
    Reader,
    SomeServices,
    delete,
    get,
    info,
    post,
)
from raumhafen.server.wire import (
    JudgedMove,
    MoveInfo,
    PlayOnBody,
    ReplayHint,
    ReplayInfo,
    StudyInfo,
    Summary,
    TableInfo,
    TurnInfo,
    UploadInfo,
)
from raumhafen.server.workers.jobs import UPLOAD

Code = FromQuery[str | None]  # the invite of a private table
LINES = "application/x-ndjson"
UPLOADS = 200  # of one person


def replay_info(replay_id: str, found: StoredReplay) -> ReplayInfo:
    header = found.header
    return ReplayInfo(
        id=replay_id,
        game=header["game"],
        seats=header["seats"],
        length=found.length,
        first=found.first,
        digests=found.digests,
        options=header["options"],
        names=found.names,
    )


async def as_file(request: AnyRequest, name: str, body: bytes) -> Response[bytes]:
    """Packed and unpacked beside the server's loop: recordings may be long."""
    headers = {
        "Content-Disposition": f'attachment; filename="raumhafen-{name}.jsonl"',
        "Vary": "Accept-Encoding",
    }
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(await asyncio.to_thread(zipped, body), media_type=LINES, headers=headers)
    return Response(await asyncio.to_thread(text_of, body), media_type=LINES, headers=headers)


@get("/tables/{table_id:str}/replay")
async def download(
    request: AnyRequest, hub: AHub, library: ALibrary, user: AUser, table_id: FromPath[str]
) -> Response[bytes]:
    record = await find_table(hub, table_id, user)
    if not may_download(record, user):
        raise forbidden("error-replay-running")
    hub.services.limits.take(user.id, limits.RECORDING)
    return await as_file(request, table_id, await library.of_table(record))


@post("/replays", status_code=201)
async def upload(
    request: AnyRequest, services: SomeServices, library: ALibrary, user: AUser
) -> ReplayInfo:
    """The file itself as the body, or as the one file of a form."""
    await check_room(services, user)
    text = await uploaded_text(request)
    if text.count("\n") > LONGEST:
        raise Refusal("error-replay-long", {"lines": LONGEST})
    checked: dict[str, Any] = await services.workers.call(UPLOAD, user.id, check_upload, text)
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
    return replay_info(replay_id, await library.get(replay_id, user.id))


async def check_room(services: Services, user: UserRecord) -> None:
    services.limits.take(user.id, limits.UPLOAD)
    if len(await services.uploads.of(user.id)) >= UPLOADS:
        raise Refusal("error-too-many-uploads", {"uploads": UPLOADS}, status=409)


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
async def replay(
    library: ALibrary, reader: Reader, replay_id: FromPath[str], code: Code = None
) -> ReplayInfo:
    return replay_info(replay_id, await library.get(replay_id, reader, code))


@get("/replays/{replay_id:str}/file")
async def replay_file(
    request: AnyRequest,
    library: ALibrary,
    reader: Reader,
    replay_id: FromPath[str],
    code: Code = None,
) -> Response[bytes]:
    return await as_file(request, replay_id, (await library.get(replay_id, reader, code)).body)


@get("/replays/{replay_id:str}/at/{n:int}")
async def at(
    library: ALibrary,
    reader: Reader,
    replay_id: FromPath[str],
    n: FromPath[int],
    seat: FromQuery[str] = "all",
    code: Code = None,
) -> Response[ReplayPosition]:
    """The table as a seat saw it, or as nobody could: `all`."""
    found: Any = msgspec.Raw(await library.position(replay_id, reader, n, seat, code))
    return Response(found, media_type="application/json")


@get("/replays/{replay_id:str}/summary")
async def summary(
    library: ALibrary, reader: Reader, replay_id: FromPath[str], code: Code = None
) -> Summary:
    story = await library.story(replay_id, reader, code)
    turns = [TurnInfo(**turn) for turn in story.turns]
    moves = [MoveInfo(one.n, one.seat, one.code, one.auto) for one in story.moves]
    return Summary(story.length, turns, story.points, story.chances, moves)


@get("/replays/{replay_id:str}/study/{first:int}")
async def study(
    library: ALibrary,
    reader: Reader,
    replay_id: FromPath[str],
    first: FromPath[int],
    code: Code = None,
) -> StudyInfo:
    """The next slice of the study from this place on; whoever reads it asks on at `next`."""
    library.services.limits.take(reader, limits.STUDY)
    found = await library.study(replay_id, reader, first, code)
    moves = [msgspec.convert(move, JudgedMove) for move in found.moves]
    return StudyInfo(found.next, found.length, moves)


@get("/replays/{replay_id:str}/hint/{n:int}")
async def hint_at(
    library: ALibrary, reader: Reader, replay_id: FromPath[str], n: FromPath[int], code: Code = None
) -> ReplayHint:
    """What a strong bot would have answered at this place."""
    library.services.limits.take(reader, limits.HINT)
    found = await library.hint(replay_id, reader, n, code)
    return ReplayHint(found["seat"], hint_of(found))


@post("/replays/{replay_id:str}/play-on", status_code=201)
async def play_on(
    hub: AHub,
    library: ALibrary,
    user: AUser,
    replay_id: FromPath[str],
    data: JSONBody[PlayOnBody],
    code: Code = None,
) -> TableInfo:
    """A table of one's own that begins with the first n actions of the replay."""
    hub.services.limits.take(user.id, limits.PLAY_ON)
    found = await library.playable(replay_id, user.id, code)
    check_position(found, data.n)
    if found.first:
        raise ReplayError("error-play-on-epoch")
    record = await starting.play_on(hub, found.present, found.body, data.n, data.seat, user)
    return info(hub, record, user)


ROUTES = (
    download, upload, uploads, drop, replay, replay_file, at, summary, study, hint_at, play_on,
)  # fmt: skip
