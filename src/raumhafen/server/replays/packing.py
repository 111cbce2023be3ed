"""Replays as stored and as sent to workers: the lines of a table, and compressed text."""

import gzip
import zlib
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import msgspec

from raumhafen.engine.lines import Header
from raumhafen.engine.replay import FORMAT, Replay, read_lines
from raumhafen.server.store.log_rows import Row, decode_row
from raumhafen.server.store.records import TableRecord

# Errors of engine and games on lines that nobody has checked.
STRANGE = (
    KeyError,
    TypeError,
    ValueError,
    IndexError,
    AttributeError,
    OverflowError,
    RecursionError,
)
HEADER_BYTES = 65_536


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


def pack(record: TableRecord, lines: list[str]) -> bytes:
    """The compressed text of a table's recording from its lines as they are stored."""
    epochs = [decode_row(line, "", None) for line in lines if '"position":' in line]
    header = header_of(record, epochs)
    header["names"] = [seat.name or seat.agent for seat in record.seats]
    return zlib.compress("\n".join([msgspec.json.encode(header).decode(), *lines]).encode())


def header_in(body: bytes) -> Header:
    """The first line, without reading the others."""
    start = zlib.decompressobj().decompress(body, HEADER_BYTES)
    return msgspec.json.decode(start.partition(b"\n")[0], type=Header)


def text_of(body: bytes) -> bytes:
    return zlib.decompress(body) + b"\n"


def zipped(body: bytes) -> bytes:
    return gzip.compress(text_of(body), 6)


# --- in workers ----------------------------------------------------------------------------------


@lru_cache(2)
def unpack(body: bytes) -> Replay:
    """Whoever looks at one position of a recording soon looks at the next."""
    return read_lines(zlib.decompress(body).decode().splitlines())


class Outline(NamedTuple):
    present: Header
    first: int
    length: int
    digests: int


def outline(body: bytes) -> Outline:
    replay = unpack(body)
    digests = sum("digest" in line for line in replay.lines)
    return Outline(replay.present, replay.floor, len(replay.history), digests)
