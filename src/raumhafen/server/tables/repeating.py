"""Games that go on from a recording: a worker repeats its beginning as rows of a new table."""

import asyncio

import msgspec

from raumhafen.engine.lines import Header
from raumhafen.games import load_game
from raumhafen.server.replays.packing import header_of, unpack
from raumhafen.server.services.bundle import Services
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import TableRecord
from raumhafen.server.tables.match import Match
from raumhafen.server.workers.jobs import PLAY_ON

LONGEST = 5_000  # entries; the longest games that people play have some thousand
_ROWS = msgspec.json.Decoder(list[Row])


async def repeated(
    services: Services, person: str, record: TableRecord, body: bytes, n: int
) -> list[Row]:
    found = await services.workers.call(PLAY_ON, person, repeat, header_of(record, []), body, n)
    return await asyncio.to_thread(_ROWS.decode, found)


def repeat(header: Header, body: bytes, n: int) -> bytes:
    """In a worker: the first n entries of a recording, and what follows by itself."""
    match = Match(load_game(header["game"]), header, [])
    return msgspec.json.encode(match.open(unpack(body).history[:n]))
