"""Judgement of a running table of older rules. It may run in a worker process."""

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from raumhafen.engine.errors import Argument
from raumhafen.engine.lines import EpochLine, Plain, as_header, as_line
from raumhafen.engine.replay import Replay, Snapshot
from raumhafen.engine.shapes import OutcomeView
from raumhafen.engine.upgrade import CLOSED, judge
from raumhafen.games import METAS, load_game
from raumhafen.server.replays.packing import header_of, replay_of
from raumhafen.server.store.log import read_rows
from raumhafen.server.store.positions import Kept, kept_position
from raumhafen.server.store.records import TableRecord
from raumhafen.server.store.upgrades import begin_epoch, close_table


class Case(msgspec.Struct):
    """Everything that the judgement needs, as plain data."""

    header: Plain
    lines: list[Plain]
    kept: Kept | None


class Judgement(msgspec.Struct):
    kind: str
    line: EpochLine | None = None
    standing: OutcomeView | None = None
    key: str = ""  # why not otherwise
    args: dict[str, Argument] = {}


async def read_case(connection: AsyncConnection, record: TableRecord) -> bytes:
    rows = await read_rows(connection, record.id)
    kept = await kept_position(connection, record.id)
    replay = replay_of(header_of(record, rows), rows)
    now = kept if kept is not None and kept.version == record.version else None
    return msgspec.json.encode({"header": replay.header, "lines": replay.lines, "kept": now})


def judge_case(packed: bytes) -> Judgement:
    """Plays the match again, so nothing for the loop of a server."""
    case = msgspec.json.decode(packed, type=Case)
    if case.header["game"] not in METAS:
        return Judgement(CLOSED, None, _standing(case), "error-no-game")
    game = load_game(case.header["game"])
    replay = Replay(as_header(case.header))
    for line in case.lines:
        replay.add(as_line(line))
    kept = case.kept
    last = None if kept is None else Snapshot(kept.at, kept.saved, kept.rules)
    found = judge(game, replay, last)
    judgement = Judgement(found.kind, found.line)
    if found.reason is not None:
        judgement.key, judgement.args = found.reason.key, found.reason.arguments
    if found.kind == CLOSED:
        judgement.standing = _standing(case) or found.standing
    return judgement


def _standing(case: Case) -> OutcomeView | None:
    """As the rules counted it by which the match was played; nobody has won it."""
    return None if case.kept is None else {**case.kept.standing, "winners": []}


async def carry_out(connection: AsyncConnection, record: TableRecord, judgement: Judgement) -> bool:
    if judgement.line is None:
        return await close_table(connection, record, judgement.standing)
    return await begin_epoch(connection, record, judgement.line)
