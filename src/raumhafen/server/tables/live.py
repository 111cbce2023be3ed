"""A table in memory: takes changes one after the other, stores them, then shows them.

Nothing is shown or acknowledged before it is stored. If storing fails, what is in memory is thrown
away and read again, so memory never runs ahead of the log.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.replay import FORMAT, Line
from raumhafen.games import load_game
from raumhafen.server.errors import Refusal
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.store.log import Append, Conflict
from raumhafen.server.store.log_rows import Row, show_line
from raumhafen.server.store.records import FINISHED, RUNNING, ChatRecord, SeatRecord, TableRecord
from raumhafen.server.tables import clocks
from raumhafen.server.tables.absence import Attendance, stand_ins
from raumhafen.server.tables.changes import perform
from raumhafen.server.tables.driver import Driver
from raumhafen.server.tables.match import RECENT, Match
from raumhafen.server.tables.table_info import clock_info, must_agree, table_info, undo_info
from raumhafen.server.wire import ENCODER, Change, ConsentTo, TableInfo

if TYPE_CHECKING:
    from raumhafen.server.tables.hub import Hub

ATTEMPTS = 3
OLD_RULES = "error-old-rules"
Make = Callable[[], list[Row]]


class LiveTable:
    """One table, its match, and the sockets that look at it."""

    def __init__(self, hub: "Hub", record: TableRecord) -> None:
        self.hub = hub
        self.record = record
        self.game = load_game(record.game)
        self.match: Match | None = None
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.driver = Driver(self)
        self.touched = time.monotonic()
        self.shown_at = 0.0
        self.waiting_shown: list[int] = []
        self.elsewhere: dict[str, tuple[float, set[str]]] = {}
        self.seen: dict[str, float] = {}  # when people of the table were last here
        self.stand_ins_shown: dict[int, float] = {}

    # --- opening -------------------------------------------------------------------------------

    async def load(self) -> None:
        """Reads record and log; also the way back after anything that went wrong."""
        found = await self.hub.tables.get(self.record.id)
        if found is None:
            raise Refusal("error-no-table", status=404)
        self.record = found
        self.match = None
        await self.look_who_was_here()
        if found.state != "open":
            self._check_rules()
            rows = await self.hub.log.rows(found.id, found.version - 2 * RECENT)
            self.match = Match(self.game, header_of(self.record), rows)
            self.record.version = self.match.version
        self.driver.nudge()

    def _check_rules(self) -> None:
        """A match is played to its end by the rules with which it began, or not at all."""
        version = self.record.rules
        if version != self.game.meta.rules_version:
            raise Refusal(OLD_RULES, {"version": version}, status=409)

    def playing(self) -> Match:
        if self.match is None:
            raise Refusal("error-not-started", status=409)
        return self.match

    # --- changing ------------------------------------------------------------------------------

    async def change(self, user_id: str, message: Change) -> None:
        """Carries out a message of a person. Repeats are harmless."""
        request = f"{user_id}:{message.id}"
        async with self.lock:
            if request in self.playing().requests:
                return
            await self._store(lambda: perform(self, user_id, message, request))
            if isinstance(message, ConsentTo):
                await self._undo_if_agreed()
            self._forgive(user_id)

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

    async def begin(self, history: list[Line]) -> None:
        """The first rows of a table that was just started; some go on from another game."""
        async with self.lock:
            self.match = Match(self.game, header_of(self.record), [])
            await self._store(lambda: self.playing().open(history), once=True)

    async def _store(self, make: Make, once: bool = False) -> None:
        """Applies, stores, shows; starts over from the log if another process was first."""
        for _ in range(1 if once else ATTEMPTS):
            base = self.playing().version
            try:
                rows = make()
                await self._append(base, rows)
            except Conflict:
                self.hub.metrics.conflicts.inc()
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
            await self.hub.log.append(entry)
        else:
            await self.hub.tables.change(
                self.record.id, waiting=entry.waiting, clocks=entry.clocks, due=entry.due
            )
        self.take(entry)
        self.hub.publish_rows(entry)
        self._announce([k for k in entry.waiting if k in self._newly_asked(base)])

    def _entry(self, base: int, rows: list[Row]) -> Append:
        match, now = self.playing(), time.time()
        state = FINISHED if match.over else RUNNING
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
        """What the list of tables shows, after rows were stored here or elsewhere."""
        record = self.record
        record.version = entry.base + len(entry.rows)
        record.waiting, record.clocks, record.due = entry.waiting, entry.clocks, entry.due
        record.state, record.outcome, record.updated = entry.state, entry.outcome, entry.at

    def _after(self, base: int, rows: list[Row]) -> None:
        self.hub.metrics.actions.inc(sum("code" in row.line for row in rows))
        self.show(rows)
        self.driver.nudge()
        if self.record.state == FINISHED:
            self.hub.spawn(self.hub.rate(self.record))

    def _announce(self, asked: list[int]) -> None:
        for seat in asked:
            if seat < len(self.record.seats):
                self.hub.notices.turn(self.record, self.record.seats[seat], self.present())

    def _forgive(self, user_id: str) -> None:
        """Who acts in time again starts counting anew."""
        for chair in self.record.seats:
            if chair.user_id == user_id and chair.missed:
                chair.missed = 0
                self.hub.spawn(self.hub.tables.note_seat(self.record.id, chair))

    async def follow(self, entry: Append) -> None:
        """Rows that another process has stored."""
        async with self.lock:
            match = self.match
            if match is None or entry.base > match.version:
                await self._catch_up()
            elif entry.base == match.version:
                match.follow(entry.rows)
                self.take(entry)
                self.show(entry.rows)
                self.driver.nudge()

    async def catch_up(self) -> None:
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        before = self.match
        await self.load()
        if self.match is not None and (before is None or self.match.version != before.version):
            for watcher in self.watchers:
                self.greet(watcher, 0 if before is None else before.known[watcher.looking])

    # --- showing -------------------------------------------------------------------------------

    def present(self) -> set[str]:
        """People with a socket at this table, in this process or another."""
        here = {watcher.user.id for watcher in self.watchers}
        now = time.monotonic()
        for until, users in self.elsewhere.values():
            if until > now:
                here |= users
        return here

    def spectators(self) -> int:
        return len(self.present() - self.record.people())

    async def look_who_was_here(self) -> None:
        self.seen = await self.hub.users.seen(self.record.people())

    def note_gone(self, users: set[str]) -> None:
        """They have just closed the last window with this table."""
        now = time.time()
        self.seen |= dict.fromkeys(users - self.present(), now)

    def attendance(self) -> Attendance:
        hub = self.hub
        return Attendance(self.present(), self.seen, hub.started, hub.settings.away_seconds)

    def info(self, user_id: str | None) -> TableInfo:
        who, record = self.attendance(), self.record
        found = stand_ins(record, who)
        return table_info(record, user_id, who.here, self.spectators(), found)

    def greet(self, watcher: Watcher, since: int = 0) -> None:
        """Everything a socket needs after connecting: the table, then the position."""
        mine = self.record.seats_of(watcher.user.id)
        if watcher.looking not in mine:
            asked = [seat for seat in mine if seat in self.record.waiting]
            watcher.looking = (asked or mine or [SPECTATOR])[0]
        self.send_info(watcher)
        if self.match is not None:
            self.send_position(watcher, since)

    def send_position(self, watcher: Watcher, since: int = 0) -> None:
        watcher.version = self.playing().known[watcher.looking]
        watcher.send(ENCODER.encode(self._position(watcher, since)))

    def _position(self, watcher: Watcher, since: int) -> dict[str, Any]:
        match, seat = self.playing(), watcher.looking
        mine = self.record.seats_of(watcher.user.id)
        return {
            "t": "state",
            "v": watcher.version,
            "seat": None if seat == SPECTATOR else seat,
            "view": match.view(seat),
            "log": match.log(seat, since),
            "undo": undo_info(self.record, match, seat),
            "standing": self.standing(mine),
            "mine": mine,
        }

    def standing(self, mine: list[int]) -> dict[int, list[str]]:
        given = self.playing().session.standing
        return {seat: list(given[seat]) for seat in mine if given.get(seat)}

    def send_info(self, watcher: Watcher) -> None:
        info = self.info(watcher.user.id)
        watcher.send(ENCODER.encode({"t": "table", "v": watcher.version, "table": info}))

    def show_info(self) -> None:
        self.stand_ins_shown = stand_ins(self.record, self.attendance())
        for watcher in list(self.watchers):
            self.send_info(watcher)

    def show(self, rows: list[Row]) -> None:
        """New rows for every socket; those who look at the same seat get the same bytes."""
        self.touched = time.monotonic()
        self.shown_at = self.touched
        made: dict[int, list[bytes]] = {}
        for watcher in list(self.watchers):
            seat = watcher.looking
            if seat not in made:
                made[seat] = self._steps(rows, seat)
            watcher.version = self.playing().known[seat]
            for message in made[seat]:
                watcher.send(message)
        self.waiting_shown = self.record.waiting
        self._show_rest()

    def _show_rest(self) -> None:
        if self.record.pace.kind != clocks.NONE or self.record.clocks.ring is not None:
            clock = clock_info(self.record, time.time())
            self.tell({"t": "clock", **asdict(clock)})
        if self.record.state == FINISHED:
            self.tell({"t": "ended", "outcome": self.record.outcome})
            self.show_info()
        elif self.stand_ins_shown != stand_ins(self.record, self.attendance()):
            self.show_info()

    def _steps(self, rows: list[Row], seat: int) -> list[bytes]:
        match = self.playing()
        length = match.length - sum("code" in row.line or "revise" in row.line for row in rows)
        shown: list[dict[str, Any]] = []
        for row in rows:
            length += "code" in row.line or "revise" in row.line
            n = row.line.get("undo", length)
            if match.is_shown(row, seat):
                shown.append(show_line(row, n, seat, match.over))
        v = match.known[seat]
        steps: list[dict[str, Any]] = [
            {"t": "step", "v": v, "line": line, "view": None} for line in shown
        ]
        if not steps and self.waiting_shown != self.record.waiting:
            steps.append({"t": "step", "v": v, "line": None})
        if steps:
            steps[-1]["view"] = match.view(seat)
            steps[-1]["undo"] = undo_info(self.record, match, seat)
            if seat != SPECTATOR:
                steps[-1]["standing"] = self.standing([seat])
        return [ENCODER.encode(step) for step in steps]

    def tell(self, message: dict[str, Any]) -> None:
        """The same message to every socket."""
        for watcher in list(self.watchers):
            watcher.send(ENCODER.encode({**message, "v": watcher.version}))

    def show_chat(self, said: ChatRecord) -> None:
        """Players do not read what spectators say about their game until it is over."""
        people = self.record.people()
        for watcher in list(self.watchers):
            if said.room == "players" or may_read_spectators(self.record, people, watcher.user.id):
                watcher.send(chat_message(said, watcher.version))

    # --- seats ---------------------------------------------------------------------------------

    async def seat_changed(self, chair: SeatRecord) -> None:
        """A seat went to a bot or back: clocks, bots and everybody's picture follow."""
        async with self.lock:
            await self.hub.tables.note_seat(self.record.id, chair)
            present = self.record.seats[chair.seat]  # another record, if it was read anew
            present.held, present.missed = chair.held, chair.missed
            await self._seats_settled()
        self.show_info()
        self.driver.nudge()
        self.hub.publish_info(self.record.id)

    async def people_changed(self, moved: list[Watcher], here: bool) -> None:
        """Seats belong to others than before; `moved` sockets speak for somebody else now.

        What follows from it for clocks and consent is done where it was changed: `here`.
        """
        async with self.lock:
            await self._catch_up()
            if here:
                await self._seats_settled()
            for watcher in moved:
                self.greet(watcher)

    async def _seats_settled(self) -> None:
        """Whose clock runs depends on who sits there, and so does who has to agree."""
        if self.match is not None and self.record.state == RUNNING:
            await self._append(self.match.version, [])
            await self._undo_if_agreed()


def chat_message(said: ChatRecord, version: int) -> bytes:
    return ENCODER.encode(
        {
            "t": "chat",
            "v": version,
            "room": said.room,
            "from": said.name,
            "text": said.text,
            "at": said.at,
        }
    )


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


def may_read_spectators(record: TableRecord, people: set[str], user_id: str) -> bool:
    return record.state == FINISHED or user_id not in people
