"""The library of replays: uploads and finished tables, the last ones kept in memory."""

import zlib
from collections import OrderedDict

from raumhafen.engine.replay import Replay, check_header, write_lines
from raumhafen.games import load_game
from raumhafen.server.errors import not_found
from raumhafen.server.replays.packing import header_of, replay_of, unpack
from raumhafen.server.replays.story import Story, tell_story
from raumhafen.server.services.bundle import Services
from raumhafen.server.store.records import (
    BOT,
    CLOSED,
    FINISHED,
    SeatRecord,
    TableRecord,
    UserRecord,
)

KEPT = 32


class StoredReplay:
    """One replay with the names of its players; finished ones may be seen by all eyes."""

    def __init__(self, replay: Replay, names: list[str | None], digests: int) -> None:
        self.replay = replay
        self.names = names
        self.digests = digests
        self.story: Story | None = None

    def text(self) -> str:
        return "\n".join(write_lines(self.replay)) + "\n"


class Library:
    """The last few that were read."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._kept: OrderedDict[str, StoredReplay] = OrderedDict()

    async def get(self, replay_id: str) -> StoredReplay:
        found = self._kept.pop(replay_id, None)
        if found is None or not await self._is_true(replay_id, found):
            found = await self._uploaded(replay_id) or await self._finished(replay_id)
        if found is None:
            raise not_found("error-no-replay")
        self._kept[replay_id] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def _is_true(self, replay_id: str, found: StoredReplay) -> bool:
        """Uploads can be deleted and names change, here or in another process."""
        if await self.services.uploads.owner(replay_id) is not None:
            return True
        record = await self.services.tables.get(replay_id)
        return record is not None and [name_of(seat) for seat in record.seats] == found.names

    async def playable(self, replay_id: str) -> StoredReplay:
        """One whose rules are the present ones; others can only be read as a file."""
        found = await self.get(replay_id)
        header = found.replay.present
        check_header(load_game(header["game"]), header)
        return found

    async def _uploaded(self, replay_id: str) -> StoredReplay | None:
        row = await self.services.uploads.get(replay_id)
        if row is None:
            return None
        replay = unpack(row.body)
        names: list[str | None] = [""] * int(replay.header["seats"])
        return StoredReplay(replay, names, int(row.digests))

    async def _finished(self, table_id: str) -> StoredReplay | None:
        record = await self.services.tables.get(table_id)
        if record is None or record.state != FINISHED:
            return None
        return await self.of_table(record)

    async def of_table(self, record: TableRecord) -> StoredReplay:
        rows = await self.services.log.rows(record.id)
        replay = replay_of(header_of(record, rows), rows)
        digests = sum("digest" in line for line in replay.lines)
        return StoredReplay(replay, [name_of(seat) for seat in record.seats], digests)

    async def story(self, replay_id: str) -> Story:
        found = await self.playable(replay_id)
        if found.story is None:
            packed = zlib.compress(found.text().encode())
            found.story = await self.services.workers.call(tell_story, packed)
        return found.story


def name_of(seat: SeatRecord) -> str | None:
    """Bots are called by their kind; who has deleted the account has no name any more."""
    return seat.name or (seat.agent if seat.kind == BOT else None)


def may_download(record: TableRecord, user: UserRecord) -> bool:
    """A running game holds secrets, unless one person plays it alone or nobody can go on."""
    if record.state == FINISHED:
        return True
    return (record.solo or record.state == CLOSED) and user.id in record.people()
