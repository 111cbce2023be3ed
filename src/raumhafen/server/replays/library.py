"""The library of replays: uploads and finished tables, the last ones kept in memory."""

import asyncio
from collections import OrderedDict

from raumhafen.engine.errors import ReplayError
from raumhafen.engine.replay import check_header
from raumhafen.games import load_game
from raumhafen.server.errors import Refusal, not_found
from raumhafen.server.replays.packing import Outline, header_in, outline, pack
from raumhafen.server.replays.positions import position_in
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
from raumhafen.server.workers.jobs import POSITION, STORY

KEPT = 32
KEPT_BYTES = 16_000_000


class StoredReplay:
    """One replay with the names of its players, packed; only workers unpack it."""

    def __init__(self, body: bytes, names: list[str | None], found: Outline) -> None:
        self.body = body
        self.header = header_in(body)
        self.names = names
        self.present = found.present  # the header of the rules by which it ended
        self.first, self.length, self.digests = found.first, found.length, found.digests
        self.story: Story | None = None


class Library:
    """The last few that were read. Whatever is worked out counts for the person who asks."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._kept: OrderedDict[str, StoredReplay] = OrderedDict()

    async def get(self, replay_id: str, person: str) -> StoredReplay:
        found = self._kept.pop(replay_id, None)
        if found is None or not await self._is_true(replay_id, found):
            found = await self._uploaded(replay_id, person)
            found = found or await self._finished(replay_id, person)
        if found is None:
            raise not_found("error-no-replay")
        self._keep(replay_id, found)
        return found

    def _keep(self, replay_id: str, found: StoredReplay) -> None:
        self._kept[replay_id] = found
        size = sum(len(one.body) for one in self._kept.values())
        while len(self._kept) > KEPT or (size > KEPT_BYTES and len(self._kept) > 1):
            _, gone = self._kept.popitem(last=False)
            size -= len(gone.body)

    async def _is_true(self, replay_id: str, found: StoredReplay) -> bool:
        """Uploads can be deleted and names change, here or in another process."""
        if await self.services.uploads.owner(replay_id) is not None:
            return True
        record = await self.services.tables.get(replay_id)
        return record is not None and [name_of(seat) for seat in record.seats] == found.names

    async def playable(self, replay_id: str, person: str) -> StoredReplay:
        """One whose rules are the present ones; others can only be read as a file."""
        found = await self.get(replay_id, person)
        check_header(load_game(found.header["game"]), found.present)
        return found

    async def _uploaded(self, replay_id: str, person: str) -> StoredReplay | None:
        row = await self.services.uploads.get(replay_id)
        if row is None:
            return None
        names: list[str | None] = [""] * int(header_in(row.body)["seats"])
        found = await self.services.workers.call(POSITION, person, outline, row.body)
        return StoredReplay(row.body, names, found)

    async def _finished(self, table_id: str, person: str) -> StoredReplay | None:
        record = await self.services.tables.get(table_id)
        if record is None or record.state != FINISHED:
            return None
        body = await self.of_table(record)
        found = await self.services.workers.call(POSITION, person, outline, body)
        return StoredReplay(body, [name_of(seat) for seat in record.seats], found)

    async def of_table(self, record: TableRecord) -> bytes:
        """The packed recording of a table as it is now."""
        lines = await self.services.log.texts(record.id)
        return await asyncio.to_thread(pack, record, lines)

    async def position(self, replay_id: str, person: str, n: int, seat: str) -> bytes:
        """The table after n entries, as JSON; a place that is not there costs no work."""
        found = await self.playable(replay_id, person)
        check_position(found, n)
        who = seat_number(seat, found.header["seats"])
        body = await self.services.workers.call(POSITION, person, position_in, found.body, n, who)
        assert isinstance(body, bytes)
        return body

    async def story(self, replay_id: str, person: str) -> Story:
        found = await self.playable(replay_id, person)
        if found.story is None:
            found.story = await self.services.workers.call(STORY, person, tell_story, found.body)
        return found.story


def check_position(found: StoredReplay, n: int) -> None:
    if not 0 <= n <= found.length:
        raise not_found("error-no-position")
    if n < found.first:
        raise ReplayError("error-replay-epoch", {"at": found.first})


def seat_number(seat: str, seats: int) -> int | None:
    if seat == "all":
        return None
    if seat.isdecimal() and seat.isascii() and len(seat) < 3 and int(seat) < seats:
        return int(seat)
    raise Refusal("error-no-such-seat", {"seat": seat[:10]}, status=404)


def name_of(seat: SeatRecord) -> str | None:
    """Bots are called by their kind; who has deleted the account has no name any more."""
    return seat.name or (seat.agent if seat.kind == BOT else None)


def may_download(record: TableRecord, user: UserRecord) -> bool:
    """A running game holds secrets, unless one person plays it alone or nobody can go on."""
    if record.state == FINISHED:
        return True
    return (record.solo or record.state == CLOSED) and user.id in record.people()
