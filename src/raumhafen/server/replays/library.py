"""Replays that somebody looks at: from uploads and from finished tables, kept for a while."""

import zlib
from collections import OrderedDict

from raumhafen.engine.replay import Replay, check_header, write_lines
from raumhafen.games import load_game
from raumhafen.server.errors import not_found
from raumhafen.server.replays.uploads import Story, replay_of, tell_story, unpack
from raumhafen.server.store.old_rules import is_stopped
from raumhafen.server.store.records import BOT, FINISHED, SeatRecord, TableRecord, UserRecord
from raumhafen.server.tables.hub import Hub
from raumhafen.server.tables.live import header_of

KEPT = 32


class Book:
    """One replay with the names of its players; finished ones may be seen by all eyes."""

    def __init__(self, replay: Replay, names: list[str | None], digests: int) -> None:
        self.replay = replay
        self.names = names
        self.digests = digests
        self.story: Story | None = None

    def text(self) -> str:
        return "\n".join(write_lines(self.replay)) + "\n"


class Books:
    """The last few that were read."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._kept: OrderedDict[str, Book] = OrderedDict()

    async def get(self, replay_id: str) -> Book:
        book = self._kept.pop(replay_id, None)
        if book is None or not await self._is_true(replay_id, book):
            book = await self._uploaded(replay_id) or await self._finished(replay_id)
        if book is None:
            raise not_found("error-no-replay")
        self._kept[replay_id] = book
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return book

    async def _is_true(self, replay_id: str, book: Book) -> bool:
        """Uploads can be deleted and names change, here or in another process."""
        if await self.hub.replays.owner(replay_id) is not None:
            return True
        record = await self.hub.tables.get(replay_id)
        return record is not None and [name_of(seat) for seat in record.seats] == book.names

    async def playable(self, replay_id: str) -> Book:
        """One whose rules are the present ones; others can only be read as a file."""
        book = await self.get(replay_id)
        header = book.replay.header
        check_header(load_game(header["game"]), header)
        return book

    async def _uploaded(self, replay_id: str) -> Book | None:
        row = await self.hub.replays.get(replay_id)
        if row is None:
            return None
        replay = unpack(row.body)
        names: list[str | None] = [""] * int(replay.header["seats"])
        return Book(replay, names, int(row.digests))

    async def _finished(self, table_id: str) -> Book | None:
        record = await self.hub.tables.get(table_id)
        if record is None or record.state != FINISHED:
            return None
        return await self.of_table(record)

    async def of_table(self, record: TableRecord) -> Book:
        replay = replay_of(header_of(record), await self.hub.log.rows(record.id))
        digests = sum("digest" in line for line in replay.lines)
        return Book(replay, [name_of(seat) for seat in record.seats], digests)

    async def story(self, replay_id: str) -> Story:
        book = await self.playable(replay_id)
        if book.story is None:
            packed = zlib.compress(book.text().encode())
            book.story = await self.hub.bots.call(tell_story, packed)
        return book.story


def name_of(seat: SeatRecord) -> str | None:
    """Bots are called by their kind; who has deleted the account has no name any more."""
    return seat.name or (seat.agent if seat.kind == BOT else None)


def may_download(record: TableRecord, user: UserRecord) -> bool:
    """A running game holds secrets, unless one person plays it alone or nobody can go on."""
    if record.state == FINISHED:
        return True
    return (record.solo or is_stopped(record)) and user.id in record.people()
