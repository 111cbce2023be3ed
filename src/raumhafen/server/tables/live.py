"""A table in memory: takes changes one after the other, stores them, then shows them.

Nothing is shown or acknowledged before it is stored. If storing fails, the match is thrown away
before anything else, so memory never runs ahead of the log; the table comes back when the log
can be read again.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any

import msgspec

from raumhafen.engine.errors import RaumhafenError
from raumhafen.games import load_game
from raumhafen.server.errors import Refusal
from raumhafen.server.incoming import Act, Change, ConsentTo, Ready
from raumhafen.server.replays.packing import header_of
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.news import StoredRows, TableChanged
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.store.log import Append, Conflict
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import CLOSED, FINISHED, OPEN, RUNNING, SeatRecord, TableRecord
from raumhafen.server.tables import clocks
from raumhafen.server.tables.audience import Audience
from raumhafen.server.tables.changes import perform
from raumhafen.server.tables.data import TableData
from raumhafen.server.tables.driver import Driver
from raumhafen.server.tables.ledger import RECENT, tells, unseen
from raumhafen.server.tables.match import Match
from raumhafen.server.tables.opening import open_match
from raumhafen.server.tables.rating import rate
from raumhafen.server.tables.table_info import must_agree
from raumhafen.server.tables.upgrading import upgraded
from raumhafen.server.wire import TableState

ATTEMPTS = 3
SOON, LATER = 0.1, 2.0  # seconds between two attempts to read a table that was lost
OLD_RULES = "error-old-rules"
Make = Callable[[], list[Row]]


class LiveTable:
    """One table with its match; its audience looks on, its driver plays for bots and clocks."""

    def __init__(self, services: Services, record: TableRecord) -> None:
        self.services = services
        self.data = TableData(record)
        self.game = load_game(record.game)
        self.lock = asyncio.Lock()
        self.audience = Audience(services, self.data)
        self.driver = Driver(services, self.data, self.audience, self)
        self._return: asyncio.Task[None] | None = None
        self._held: int | None = None  # the person's seat for which a bot is just answering

    @property
    def record(self) -> TableRecord:
        return self.data.record

    @property
    def match(self) -> Match | None:
        return self.data.match

    def playing(self) -> Match:
        return self.data.playing()

    # --- opening -------------------------------------------------------------------------------

    async def load(self) -> None:
        """Reads record and log; also the way back after anything that went wrong."""
        record, rows = await self._read()
        if record.state != OPEN and len(rows) < record.version:
            raise Refusal("error-table-broken", status=409)
        rows = rows[: record.version]  # another process may have stored between the two
        match = None
        if record.state != OPEN:
            match = await open_match(self.game, header_of(record, rows), rows)
        self.data.replace(record, match)
        await self._set_clocks()
        await self.audience.look_who_was_here()
        if rows and "position" in rows[-1].line and record.state == RUNNING:
            with contextlib.suppress(Conflict):  # another process has gone on from here
                await self._append(record.version, [])  # clocks and bots as the new rules ask
        self.driver.nudge()

    async def _set_clocks(self) -> None:
        """Noted at once, so that the next process to read them does not begin anew."""
        record = self.record
        if clocks.set_back(record, clocks.time_of(record)):
            await self.services.tables.change_at(record.id, record.version, clocks=record.clocks)

    async def _read(self) -> tuple[TableRecord, list[Row]]:
        found = await self.services.tables.get(self.record.id)
        if found is None:
            raise Refusal("error-no-table", status=404)
        if found.state == OPEN:
            return found, []
        found = await upgraded(self.services, found)
        self._check_rules(found)
        return found, await self.services.log.rows(found.id, RECENT)

    def _check_rules(self, record: TableRecord) -> None:
        """Those of a finished game may be gone; another process may already know newer ones."""
        version = record.rules
        if version != self.game.meta.rules_version or record.state == CLOSED:
            raise Refusal(OLD_RULES, {"version": version}, status=409)

    # --- changing ------------------------------------------------------------------------------

    async def change(self, user_id: str, message: Change) -> None:
        """Carries out a message of a person. Repeats are harmless."""
        request = f"{user_id}:{message.id}"
        async with self.lock:
            await self._bring_back()
            try:
                await self._look_ahead(user_id, message)
                await self._store(
                    lambda: perform(self.record, self.playing(), user_id, message, request), request
                )
            except StorageFailed:
                if not await self._is_stored(request):
                    raise
            if isinstance(message, ConsentTo):
                await self._undo_if_agreed()
            self._forgive(user_id)

    async def _look_ahead(self, user_id: str, message: Change) -> None:
        """A client may know more than this process, but nobody knows more than the log: who claims
        to costs one look at a number. Who else is ready stands beside the log.
        """
        if not self.services.settings.shared:
            return
        if isinstance(message, Ready):
            await self.load()
        if not isinstance(message, Act):
            return
        match, own = self.playing(), self.record.seats_of(user_id)
        if message.seat in own and message.v > match.known[message.seat]:
            stored = await self.services.tables.versions([self.record.id])
            if stored.get(self.record.id, 0) > match.version:
                await self.load()

    async def _undo_if_agreed(self) -> None:
        match = self.playing()
        consent = match.consent
        if consent is not None and not must_agree(self.record, match):
            seat, at = consent.seat, consent.at
            await self._store(lambda: self.playing().undo(seat, at))

    async def answer(self, seat: int, asked_at: int, code: str, auto: bool) -> bool:
        """A bot's answer, if its question is still open and nobody has taken the seat back.

        `auto` is for clocks, whose seats may be a person's.
        """
        async with self.lock:
            match, chairs = self.match, self.record.seats
            if match is None or match.over or match.asked_at[seat] != asked_at:
                return False
            if not auto and not chairs[seat].played_by_bot:
                return False
            self._held = seat if not auto and chairs[seat].held else None
            try:
                await self._store(lambda: self.playing().act(seat, [code], auto=auto), once=True)
            finally:
                self._held = None
            return True

    async def reply(self, seat: int, code: str) -> None:
        """A bot's answer out of turn, if it may still be given."""
        async with self.lock:
            match = self.match
            if match is not None and not match.over and self.record.seats[seat].played_by_bot:
                await self._store(lambda: self.playing().aside(seat, [code]), once=True)

    async def begin_race(self) -> None:
        """The moment has come, if it still has: the sand runs, and everybody may build."""
        async with self.lock:
            if self.match is not None and self.record.clocks.race is not None:
                await self._store(list, once=True)

    async def begin(self, rows: list[Row], values: dict[str, Any]) -> None:
        """Starts the open table and stores its first rows; some go on from another game."""
        async with self.lock:
            await self.load()
            before = self.record
            if before.state != OPEN:
                raise Refusal("error-already-started", status=409)
            record = msgspec.structs.replace(before, **values)
            match = await open_match(self.game, header_of(record, rows), rows)
            self.data.replace(record, match)
            try:
                rows = rows or match.open([])
                entry = self._entry(0, rows)
                entry.updated = entry.at
                await self.services.log.begin(entry, before, values)
            except BaseException:
                self.data.record = before
                self._lose()
                raise
            self._stored(entry)
            self._after(rows)

    async def _store(self, make: Make, request: str = "", once: bool = False) -> None:
        """Applies, stores, shows; starts over from the log if another process was first."""
        for _ in range(1 if once else ATTEMPTS):
            if request in self.playing().requests:
                return
            base = self.playing().version
            self.playing().watch(bool(self.audience.watchers))
            try:
                rows = make()
                await self._append(base, rows)
            except Conflict:
                self.services.metrics.conflicts.inc()
                self._lose()
                await self._bring_back()
            except RaumhafenError:
                if self.match is None or self.match.version != base:
                    self._lose()
                raise
            except BaseException:
                self._lose()
                raise
            else:
                self._after(rows)
                return
        raise Refusal("error-stale", status=409)

    async def _append(self, base: int, rows: list[Row]) -> None:
        entry = self._entry(base, rows)
        if rows:
            await self.services.log.append(entry)
        elif not await self.services.tables.change_at(
            entry.table_id, base, waiting=entry.waiting, clocks=entry.clocks, due=entry.due
        ):
            raise Conflict("version")
        self._stored(entry)

    def _stored(self, entry: Append) -> None:
        self.take(entry)
        self.services.news.publish(StoredRows(table=entry.table_id, entry=entry))
        self._announce([k for k in entry.waiting if k in self._newly_asked(entry.base)])

    def _entry(self, base: int, rows: list[Row]) -> Append:
        match, at, now = self.playing(), time.time(), clocks.time_of(self.record)
        state: TableState = FINISHED if match.over else RUNNING
        waiting, outcome = match.awaited(), match.outcome()
        changed, hidden = self._newly_asked(base), unseen(rows)
        ticked = clocks.after_step(self.record, match, changed, now, at, hidden)
        entry = Append(self.record.id, base, rows, at, waiting, ticked, None, state, outcome)
        entry.due, entry.held = self._due(entry), self._held
        quiet = not tells(rows) and waiting == self.record.waiting
        entry.updated = self.record.updated if quiet else at
        return entry

    def _newly_asked(self, base: int) -> list[int]:
        """Seats whose question is another than at the version `base`; at the start all."""
        since = self.playing().asked_at
        return [seat for seat, version in enumerate(since) if version > base or base == 0]

    def _due(self, entry: Append) -> float | None:
        """When the table needs a process even if nobody looks: bots, clocks, ratings."""
        if entry.state == FINISHED:
            return entry.at if self.record.rated else None
        chairs = self.record.seats
        wanted = [*self.playing().deciders(), *self.playing().addressed()]
        bots = any(k < len(chairs) and chairs[k].played_by_bot for k in wanted)
        if bots and entry.clocks.race is None:
            return entry.at
        end = clocks.next_event(entry.clocks)
        return None if end is None else entry.at + end - clocks.time_of(self.record)

    def take(self, entry: Append) -> None:
        """Brings the record up to date after rows were stored here or elsewhere."""
        record = self.record
        record.version = entry.base + len(entry.rows)
        record.waiting, record.clocks, record.due = entry.waiting, entry.clocks, entry.due
        record.state, record.outcome = entry.state, entry.outcome
        record.updated = entry.updated or entry.at  # earlier releases tell only the latter

    def _after(self, rows: list[Row]) -> None:
        self.services.metrics.actions.inc(sum("code" in row.line for row in rows))
        self.audience.touched = time.monotonic()
        self.audience.show()
        self.driver.nudge()
        if self.record.state == FINISHED:
            self.services.tasks.spawn(rate(self.services.database, self.record))

    def _announce(self, asked: list[int]) -> None:
        for seat in asked:
            if seat < len(self.record.seats):
                self.services.notices.turn(
                    self.record, self.record.seats[seat], self.audience.present()
                )

    def _forgive(self, user_id: str) -> None:
        """Who acts in time again starts counting anew."""
        for chair in self.record.seats:
            if chair.user_id == user_id and chair.missed:
                chair.missed = 0
                self.services.tasks.spawn(self.services.tables.note_seat(self.record.id, chair))

    async def follow(self, entry: Append) -> None:
        """Rows that another process has stored; that alone keeps no table open here."""
        async with self.lock:
            match = self.match
            if match is None or entry.base > match.version:
                await self._catch_up()
            elif entry.base == match.version:
                match.watch(bool(self.audience.watchers))
                match.follow(entry.rows)
                self.take(entry)
                clocks.set_back(self.record, clocks.time_of(self.record))
                self.audience.show()
                self.driver.nudge()

    async def catch_up(self) -> None:
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        before = self.match
        await self.load()
        if self.match is not None and (before is None or self.match.version != before.version):
            self.audience.greet_all(lambda one: 0 if before is None else before.known[one.looking])

    # --- failures ------------------------------------------------------------------------------

    def _lose(self) -> None:
        """What is in memory may be more than what is stored: nobody may build on it."""
        self.data.lose()
        self.driver.stop()
        if self._return is None or self._return.done():
            self._return = self.services.tasks.spawn(self._come_back())

    async def _come_back(self) -> None:
        """As soon as the log can be read, whether somebody asks or not."""
        pause = SOON
        while self.data.lost and not self.services.stopping:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATER)
            with contextlib.suppress(StorageFailed):
                await self.bring_back()

    async def bring_back(self) -> None:
        async with self.lock:
            await self._bring_back()

    async def _bring_back(self) -> None:
        """Everybody sees the table as it is stored."""
        if self.data.lost:
            await self.load()
            self.audience.greet_all(lambda one: one.version)

    async def _is_stored(self, request: str) -> bool:
        """The connection may have broken after everything was done."""
        try:
            await self._bring_back()
        except StorageFailed:
            return False
        return request in self.playing().requests

    # --- seats ---------------------------------------------------------------------------------

    async def seat_changed(self, chair: SeatRecord) -> None:
        """A seat went to a bot or back: clocks, bots and everybody's picture follow."""
        async with self.lock:
            await self._note_seat(chair)
            present = self.record.seats[chair.seat]  # another record, if it was read anew
            present.held, present.missed = chair.held, chair.missed
            await self._seats_settled()
        self.audience.show_info()
        self.driver.nudge()
        self.services.news.publish(TableChanged(table=self.record.id))

    async def _note_seat(self, chair: SeatRecord) -> None:
        try:
            await self.services.tables.note_seat(self.record.id, chair)
        except BaseException:
            self._lose()  # the seat in memory is another than the stored one
            raise
        await self._bring_back()

    async def people_changed(self, moved: list[Watcher], here: bool) -> None:
        """Seats belong to others than before; `moved` sockets speak for somebody else now.

        What follows from it for clocks and consent is done where it was changed: `here`.
        """
        async with self.lock:
            await self._catch_up()
            if here:
                await self._seats_settled()
            for watcher in moved:
                self.audience.greet(watcher)

    async def _seats_settled(self) -> None:
        """Whose clock runs depends on who sits there, and so does who has to agree."""
        if self.match is not None and self.record.state == RUNNING:
            await self._store(list)
            await self._undo_if_agreed()
