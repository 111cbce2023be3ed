"""Opening of matches from their rows, beside the server's loop where it takes long."""

import asyncio

from raumhafen.engine.game import Game
from raumhafen.engine.lines import Header
from raumhafen.server.store.log_rows import Row
from raumhafen.server.tables.match import Match

SHORT = 500  # rows that are read in a few milliseconds


async def open_match(game: Game, header: Header, rows: list[Row]) -> Match:
    if len(rows) <= SHORT:
        return Match(game, header, rows)
    return await asyncio.to_thread(Match, game, header, rows)
