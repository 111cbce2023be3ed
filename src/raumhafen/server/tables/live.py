"""A table in memory: takes changes one after the other, stores them, then shows them.

Nothing is shown or acknowledged before it is stored. If storing fails, what is in memory is thrown
away and read again, so memory never runs ahead of the log.
"""

import asyncio
import time
from collections.abc import Callable

from raumhafen.engine.errors import RaumhafenError
from raumhafen.games import load_game
from raumhafen.server.errors import Refusal
from raumhafen.server.replays.packing import header_of
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.news import StoredRows, TableChanged
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.store.log import Append, Conflict
from raumhafen.server.store.log_rows import Row
from raumhafen.server.store.records import CLOSED, FINISHED, OPEN, RUNNING, SeatRecord, TableRecord
from raumhafen.server.tables import clocks
from raumhafen.server.tables.audience import Audience
from raumhafen.server.tables.changes import perform
from raumhafen.server.tables.data import TableData
from raumhafen.server.tables.driver import Driver
from raumhafen.server.tables.match import RECENT, Match
from raumhafen.server.tables.opening import open_match
from raumhafen.server.tables.rating import rate
from raumhafen.server.tables.table_info import must_agree
from raumhafen.server.tables.upgrading import upgraded
from raumhafen.server.wire import Act, Change, ConsentTo, TableState

ATTEMPTS = 3
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
        found = await self.services.tables.get(self.record.id)
        if found is None:
            raise Refusal("error-no-table", status=404)
        self.data.record = found
        self.data.match = None
        await self.audience.look_who_was_here()
        if found.state != OPEN:
            found = self.data.record = await upgraded(self.services, found)
            self._check_rules()
            rows = await self.services.log.rows(found.id, found.version - 2 * RECENT)
            self.data.match = await open_match(self.game, header_of(found, rows), rows)
            found.version = self.data.match.version
            if rows and "position" in rows[-1].line and found.state == RUNNING:
                await self._append(found.version, [])  # clocks and bots as the new rules ask
        self.driver.nudge()

    def _check_rules(self) -> None:
        """Those of a finished game may be gone; another process may already know newer ones."""
        version = self.record.rules
        if version != self.game.meta.rules_version or self.record.state == CLOSED:
            raise Refusal(OLD_RULES, {"version": version}, status=409)

    # --- changing ------------------------------------------------------------------------------

    async def change(self, user_id: str, message: Change) -> None:
        """Carries out a message of a person. Repeats are harmless."""
        request = f"{user_id}:{message.id}"
        async with self.lock:
            if request in self.playing().requests:
                return
            await self._look_ahead(user_id, message)
            await self._store(lambda: self._perform(user_id, message, request))
            if isinstance(message, ConsentTo):
                await self._undo_if_agreed()
            self._forgive(user_id)

    def _perform(self, user_id: str, message: Change, request: str) -> list[Row]:
        """Nothing for a repeat of what another process has stored before its news came here."""
        if request in self.playing().requests:
            return []
        return perform(self.record, self.playing(), user_id, message, request)

    async def _look_ahead(self, user_id: str, message: Change) -> None:
        """A client may know more than this process, but nobody knows more than the log: who claims
        to costs one look at a number.
        """
        if not isinstance(message, Act) or not self.services.settings.shared:
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
        """A bot's answer, if its question is still open."""
        async with self.lock:
            match = self.match
            if match is None or match.over or match.asked_at[seat] != asked_at:
                return False
            await self._store(lambda: self.playing().act(seat, [code], auto=auto), once=True)
            return True

    async def begin(self, rows: list[Row]) -> None:
        """The first rows of a table that was just started; some go on from another game."""
        header = header_of(self.record, rows)
        async with self.lock:
            self.data.match = Match(self.game, header, [])
            opened = await open_match(self.game, header, rows) if rows else None
            await self._store(lambda: self._opened(opened, rows), once=True)

    def _opened(self, match: Match | None, rows: list[Row]) -> list[Row]:
        if match is None:
            return self.playing().open([])
        self.data.match = match
        return rows

    async def _store(self, make: Make, once: bool = False) -> None:
        """Applies, stores, shows; starts over from the log if another process was first."""
        for _ in range(1 if once else ATTEMPTS):
            base = self.playing().version
            self.playing().watch(bool(self.audience.watchers))
            try:
                rows = make()
                await self._append(base, rows)
            except Conflict:
                self.services.metrics.conflicts.inc()
                await self.load()
            except RaumhafenError:
                raise
            except Exception:
                await self.load()
                raise
            else:
                self._after(base, rows)
                return
        raise Refusal("error-stale", status=409)

    async def _append(self, base: int, rows: list[Row]) -> None:
        entry = self._entry(base, rows)
        if rows:
            await self.services.log.append(entry)
        else:
            await self.services.tables.change(
                self.record.id, waiting=entry.waiting, clocks=entry.clocks, due=entry.due
            )
        self.take(entry)
        self.services.news.publish(StoredRows(table=entry.table_id, entry=entry))
        self._announce([k for k in entry.waiting if k in self._newly_asked(base)])

    def _entry(self, base: int, rows: list[Row]) -> Append:
        match, now = self.playing(), time.time()
        state: TableState = FINISHED if match.over else RUNNING
        waiting, outcome = match.awaited(), match.outcome()
        ticked = clocks.after_step(self.record, match, self._newly_asked(base), now)
        entry = Append(self.record.id, base, rows, now, waiting, ticked, None, state, outcome)
        entry.due = self._due(entry)
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
        asked = self.playing().deciders()
        if any(k < len(chairs) and chairs[k].played_by_bot for k in asked):
            return entry.at
        return clocks.next_event(entry.clocks)

    def take(self, entry: Append) -> None:
        """Brings the record up to date after rows were stored here or elsewhere."""
        record = self.record
        record.version = entry.base + len(entry.rows)
        record.waiting, record.clocks, record.due = entry.waiting, entry.clocks, entry.due
        record.state, record.outcome, record.updated = entry.state, entry.outcome, entry.at

    def _after(self, base: int, rows: list[Row]) -> None:
        self.services.metrics.actions.inc(sum("code" in row.line for row in rows))
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
        """Rows that another process has stored."""
        async with self.lock:
            match = self.match
            if match is None or entry.base > match.version:
                await self._catch_up()
            elif entry.base == match.version:
                match.watch(bool(self.audience.watchers))
                match.follow(entry.rows)
                self.take(entry)
                self.audience.show()
                self.driver.nudge()

    async def catch_up(self) -> None:
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        before = self.match
        await self.load()
        if self.match is not None and (before is None or self.match.version != before.version):
            for watcher in self.audience.watchers:
                self.audience.greet(watcher, 0 if before is None else before.known[watcher.looking])

    # --- seats ---------------------------------------------------------------------------------

    async def seat_changed(self, chair: SeatRecord) -> None:
        """A seat went to a bot or back: clocks, bots and everybody's picture follow."""
        async with self.lock:
            await self.services.tables.note_seat(self.record.id, chair)
            present = self.record.seats[chair.seat]  # another record, if it was read anew
            present.held, present.missed = chair.held, chair.missed
            await self._seats_settled()
        self.audience.show_info()
        self.driver.nudge()
        self.services.news.publish(TableChanged(table=self.record.id))

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
            await self._append(self.match.version, [])
            await self._undo_if_agreed()
