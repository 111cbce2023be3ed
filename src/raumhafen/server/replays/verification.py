"""Verification of all that is stored: the database itself, then every game, played again."""

from typing import NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from raumhafen.engine.errors import RaumhafenError, ReplayError
from raumhafen.engine.game import Game
from raumhafen.engine.lines import Header
from raumhafen.engine.replay import Replay, check_header
from raumhafen.engine.verification import verify
from raumhafen.games import load_game
from raumhafen.server.replays.packing import STRANGE, header_of
from raumhafen.server.store.database import Database
from raumhafen.server.store.failures import StorageFailed, reason_of
from raumhafen.server.store.integrity import check_rows
from raumhafen.server.store.log_rows import Row, decode_row
from raumhafen.server.store.old_rules import is_behind
from raumhafen.server.store.records import FINISHED, OPEN, TableRecord
from raumhafen.server.store.schema import lines, tables
from raumhafen.server.store.tables import Tables

Fault = tuple[str, RaumhafenError]
UNREADABLE = (DBAPIError, StorageFailed)


class Verified(NamedTuple):
    checked: int
    old: int  # games of older rules, which nobody can play again
    faults: list[Fault]


async def verify_all(database: Database) -> Verified:
    """Counts of checked and old games, and the faults found: one for each table at most."""
    faults = await check_rows(database)
    try:
        ids = await started(database)
    except StorageFailed:
        return Verified(0, 0, faults)
    old = 0
    for table_id in ids:
        try:
            old += await verify_table(database, table_id)
        except RaumhafenError as error:
            faults.append((table_id, error))
    return Verified(len(ids) - old, old, faults)


async def started(database: Database) -> list[str]:
    wanted = select(tables.c.id).where(tables.c.state != OPEN).order_by(tables.c.created)
    async with database.read() as connection:
        return [row.id for row in await connection.execute(wanted)]


async def verify_table(database: Database, table_id: str) -> bool:
    """Raises the fault of a table; tells whether it is too old to be played again."""
    record = await read_record(database, table_id)
    if record is None or is_behind(record):
        return record is not None
    replay = await read_replay(database, record)
    game = load_game(record.game)
    check_header(game, replay.present)
    play_again(game, replay)
    state = replay.restore(game, len(replay.history))
    if state.over != (record.state == FINISHED):
        raise ReplayError("error-replay-end", {"state": record.state})
    return False


async def read_record(database: Database, table_id: str) -> TableRecord | None:
    try:
        return await Tables(database).get(table_id)
    except (*UNREADABLE, msgspec.MsgspecError, *STRANGE) as error:
        raise ReplayError("verify-record", {"reason": reason_of(error)}) from error


# --- lines ---------------------------------------------------------------------------------------


async def read_replay(database: Database, record: TableRecord) -> Replay:
    """The lines of a table, without gaps; the number in a fault counts the header as one."""
    rows: list[Row] = []
    for number, (seq, text) in enumerate(await read_texts(database, record), start=1):
        if seq != number:
            raise ReplayError("verify-gap", {"line": number + 1})
        try:
            rows.append(decode_row(text[0], text[1], None))
        except (msgspec.MsgspecError, *STRANGE) as error:
            raise unusable(number, error) from error
    replay = rebuilt(header_of(record, rows), rows)
    stored = len(replay.lines)
    if stored != record.version:
        raise ReplayError("verify-version", {"version": record.version, "lines": stored})
    return replay


def rebuilt(header: Header, rows: list[Row]) -> Replay:
    replay = Replay(header)
    for number, row in enumerate(rows, start=1):
        try:
            replay.add(row.line)
        except STRANGE as error:
            raise unusable(number, error) from error
    return replay


def unusable(number: int, error: BaseException) -> ReplayError:
    return ReplayError("error-replay-line", {"line": number + 1, "reason": reason_of(error)})


Texts = list[tuple[int, tuple[str, str]]]


async def read_texts(database: Database, record: TableRecord) -> Texts:
    """All at once; if that fails, one by one to find the line that cannot be read."""
    try:
        return await texts_between(database, record.id, 1, None)
    except UNREADABLE as error:
        for seq in range(1, record.version + 1):
            try:
                await texts_between(database, record.id, seq, seq)
            except UNREADABLE as here:
                raise unusable(seq, here) from here
        raise ReplayError("verify-record", {"reason": reason_of(error)}) from error


async def texts_between(database: Database, table_id: str, first: int, last: int | None) -> Texts:
    wanted = (
        select(lines.c.seq, lines.c.line, lines.c.shown)
        .where(lines.c.table_id == table_id, lines.c.seq >= first)
        .order_by(lines.c.seq)
    )
    if last is not None:
        wanted = wanted.where(lines.c.seq <= last)
    async with database.read() as connection:
        found = await connection.execute(wanted)
        return [(row.seq, (row.line, row.shown)) for row in found]


# --- the game ------------------------------------------------------------------------------------


def play_again(game: Game, replay: Replay) -> None:
    """Engine and games say themselves which line is wrong, but for strange errors inside."""
    try:
        verify(game, replay)
    except STRANGE as error:
        raise unusable(first_strange(game, replay), error) from error


def first_strange(game: Game, replay: Replay) -> int:
    """The number of the first line with which playing fails, found by halving."""
    good, bad = 0, len(replay.lines)
    while bad - good > 1:
        middle = (good + bad) // 2
        if plays(game, replay, middle):
            good = middle
        else:
            bad = middle
    return bad


def plays(game: Game, replay: Replay, count: int) -> bool:
    part = Replay(replay.header)
    for line in replay.lines[:count]:
        part.add(line)
    try:
        verify(game, part)
    except (RaumhafenError, *STRANGE):
        return False
    return True
