"""Replays as stored and as sent to workers: the lines of a table, and compressed text."""

import gzip
import zlib
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import msgspec

from raumhafen.engine.replay import FORMAT, Line, Replay, read_lines
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import TableRecord

# Errors of engine and games on lines that nobody has checked.
STRANGE = (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) + (
    RecursionError,
)
HEADER_BYTES = 65_536


def header_of(record: TableRecord) -> Line:
    """The first line of the table's replay."""
    return {
        "raumhafen": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "seats": len(record.seats),
        "options": record.options,
        "seed": record.seed,
    }


def replay_of(header: Line, rows: Iterable[Row]) -> Replay:
    replay = Replay(header)
    for row in rows:
        replay.add(row.line)
    return replay


def pack(header: Line, lines: Iterable[str]) -> bytes:
    """The compressed text of a recording from lines as they are stored."""
    return zlib.compress("\n".join([msgspec.json.encode(header).decode(), *lines]).encode())


def header_in(body: bytes) -> Line:
    """The first line, without reading the others."""
    start = zlib.decompressobj().decompress(body, HEADER_BYTES)
    return msgspec.json.decode(start.partition(b"\n")[0], type=Line)


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
    length: int
    digests: int


def outline(body: bytes) -> Outline:
    replay = unpack(body)
    return Outline(len(replay.history), sum("digest" in line for line in replay.lines))
