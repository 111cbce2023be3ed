"""The library of replays: uploads and finished tables, the last ones kept in memory."""

import asyncio
from collections import OrderedDict
from typing import Any

from raumhafen.engine.errors import ReplayError
from raumhafen.engine.lines import Header
from raumhafen.engine.replay import check_header
from raumhafen.games import load_game
from raumhafen.server.errors import Refusal, not_found
from raumhafen.server.replays.packing import Outline, header_in, outline, pack
from raumhafen.server.replays.positions import position_in
from raumhafen.server.replays.story import Story, tell_story
from raumhafen.server.replays.study import Study, hint_in, study_from
from raumhafen.server.services.bundle import Services
from raumhafen.server.store.records import (
    BOT,
    CLOSED,
    FINISHED,
    SeatRecord,
    TableRecord,
    UserRecord,
)
from raumhafen.server.workers.jobs import JUDGING, POSITION, STORY

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
        self.studied: dict[int, Study] = {}  # slices, by their first place


class Library:
    """The last few that were read. Whatever is worked out counts for the person who asks."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._kept: OrderedDict[str, StoredReplay] = OrderedDict()

    async def get(self, replay_id: str, person: str, code: str | None = None) -> StoredReplay:
        record = await self._table_of(replay_id, person, code)
        found = self._kept.pop(replay_id, None)
        if found is None or (record is not None and names_at(record) != found.names):
            found = await self._read(replay_id, record, person)
        self._keep(replay_id, found)
        return found

    async def _table_of(self, replay_id: str, person: str, code: str | None) -> TableRecord | None:
        """The finished table, if it is not an upload; private ones are not there for others.

        Asked every time: uploads can be deleted and names change, here or in another process.
        """
        if await self.services.uploads.owner(replay_id) is not None:
            return None
        record = await self.services.tables.get(replay_id)
        if record is None or record.state != FINISHED or not record.admits(person, code):
            raise not_found("error-no-replay")
        return record

    def _keep(self, replay_id: str, found: StoredReplay) -> None:
        self._kept[replay_id] = found
        size = sum(len(one.body) for one in self._kept.values())
        while len(self._kept) > KEPT or (size > KEPT_BYTES and len(self._kept) > 1):
            _, gone = self._kept.popitem(last=False)
            size -= len(gone.body)

    async def playable(self, replay_id: str, person: str, code: str | None = None) -> StoredReplay:
        """One whose rules are the present ones; others can only be read as a file."""
        found = await self.get(replay_id, person, code)
        check_header(load_game(found.header["game"]), found.present)
        return found

    async def _read(self, replay_id: str, record: TableRecord | None, person: str) -> StoredReplay:
        body = await (self._uploaded(replay_id) if record is None else self.of_table(record))
        names = names_in(header_in(body))
        found = await self.services.workers.call(POSITION, person, outline, body)
        return StoredReplay(body, names if record is None else names_at(record), found)

    async def _uploaded(self, replay_id: str) -> bytes:
        row = await self.services.uploads.get(replay_id)
        if row is None:
            raise not_found("error-no-replay")
        body = row.body
        assert isinstance(body, bytes)
        return body

    async def of_table(self, record: TableRecord) -> bytes:
        """The packed recording of a table as it is now."""
        lines = await self.services.log.texts(record.id)
        return await asyncio.to_thread(pack, record, lines)

    async def position(
        self, replay_id: str, person: str, n: int, seat: str, code: str | None = None
    ) -> bytes:
        """The table after n entries, as JSON; a place that is not there costs no work."""
        found = await self.playable(replay_id, person, code)
        check_position(found, n)
        who = seat_number(seat, found.header["seats"])
        body = await self.services.workers.call(POSITION, person, position_in, found.body, n, who)
        assert isinstance(body, bytes)
        return body

    async def story(self, replay_id: str, person: str, code: str | None = None) -> Story:
        found = await self.playable(replay_id, person, code)
        if found.story is None:
            found.story = await self.services.workers.call(STORY, person, tell_story, found.body)
        return found.story

    async def study(
        self, replay_id: str, person: str, first: int, code: str | None = None
    ) -> Study:
        """One slice of it; a slice that somebody has asked for is kept with the recording."""
        found = await self.playable(replay_id, person, code)
        check_position(found, max(first, found.first))
        if first not in found.studied:
            work = self.services.workers.call(JUDGING, person, study_from, found.body, first)
            found.studied[first] = await work
        return found.studied[first]

    async def hint(
        self, replay_id: str, person: str, n: int, code: str | None = None
    ) -> dict[str, Any]:
        found = await self.playable(replay_id, person, code)
        check_position(found, n)
        budget = f"expert:{self.services.bots.hint_seconds}s"
        hint = await self.services.workers.call(JUDGING, person, hint_in, found.body, n, budget)
        assert isinstance(hint, dict)
        return hint


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


def names_in(header: Header) -> list[str | None]:
    """The names that came along with a file."""
    given = header.get("names", [])
    return [given[seat] if seat < len(given) else "" for seat in range(int(header["seats"]))]


def names_at(record: TableRecord) -> list[str | None]:
    return [name_of(seat) for seat in record.seats]


def name_of(seat: SeatRecord) -> str | None:
    """Bots are called by their kind; who has deleted the account has no name any more."""
    return seat.name or (seat.agent if seat.kind == BOT else None)


def may_download(record: TableRecord, user: UserRecord) -> bool:
    """A running game holds secrets, unless one person plays it alone or nobody can go on."""
    if record.state == FINISHED:
        return True
    return (record.solo or record.state == CLOSED) and user.id in record.people()
