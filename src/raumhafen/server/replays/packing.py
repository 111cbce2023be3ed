"""Replays as stored: the lines of a table, and the compressed text of an upload."""

import zlib
from collections.abc import Iterable

from raumhafen.engine.lines import Header
from raumhafen.engine.replay import FORMAT, Replay, read_lines
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import TableRecord

# Errors of engine and games on lines that nobody has checked.
STRANGE = (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError)


def header_of(record: TableRecord, rows: list[Row]) -> Header:
    """The first line of the table's replay; its rules may be older than those of today."""
    return {
        "raumhafen": FORMAT,
        "game": record.game,
        "rules": first_rules(record, rows),
        "seats": len(record.seats),
        "options": record.options,
        "seed": record.seed,
    }


def first_rules(record: TableRecord, rows: list[Row]) -> int:
    for row in rows:
        if "position" in row.line:
            return row.line["before"]
    return record.rules


def replay_of(header: Header, rows: Iterable[Row]) -> Replay:
    replay = Replay(header)
    for row in rows:
        replay.add(row.line)
    return replay


def unpack(body: bytes) -> Replay:
    return read_lines(zlib.decompress(body).decode().splitlines())
