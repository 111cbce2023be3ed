"""The audience of a table: sockets that look at it, and everything they are shown."""

import time
from typing import Any

from msgspec.structs import asdict

from raumhafen.engine.game import SPECTATOR
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.news import Presence
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.store.log_rows import Row, show_line
from raumhafen.server.store.records import FINISHED, ChatRecord
from raumhafen.server.tables import clocks
from raumhafen.server.tables.absence import Attendance, stand_ins
from raumhafen.server.tables.chat import chat_message, readable_rooms
from raumhafen.server.tables.data import TableData
from raumhafen.server.tables.match import is_played
from raumhafen.server.tables.table_info import clock_info, table_info, undo_info
from raumhafen.server.wire import ENCODER, TableInfo

PRESENCE = 30.0


class Audience:
    """Only shows; it changes nothing at the table."""

    def __init__(self, services: Services, data: TableData) -> None:
        self.services = services
        self.data = data
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, set[str]]] = {}  # by process: until when, who
        self.seen: dict[str, float] = {}  # when people of the table were last here
        self.touched = time.monotonic()
        self.shown_at = 0.0
        self.waiting_shown: list[int] = []
        self.stand_ins_shown: dict[int, float] = {}

    # --- who is here ---------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.services.metrics.sockets.inc()
        self.tell_presence()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.touched = time.monotonic()
        self.services.metrics.sockets.dec()
        self._store_gone(watcher.user.id)
        self.tell_presence()

    def _store_gone(self, user_id: str) -> None:
        """For other processes and later times too; those who only watch owe nobody anything."""
        services = self.services
        if not services.stopping and user_id in self.data.record.people():
            self.note_gone({user_id})
            services.tasks.spawn(services.users.change(user_id, seen=time.time()))

    def tell_presence(self) -> None:
        if not self.services.stopping:
            self.show_info()
            self.publish_presence()

    def publish_presence(self) -> None:
        here = sorted({watcher.user.id for watcher in self.watchers})
        self.services.news.publish(Presence(table=self.data.record.id, users=here))

    def note_elsewhere(self, process: str, users: set[str]) -> None:
        """Who is here in another process, for as long as it does not fall silent."""
        _, before = self.elsewhere.get(process, (0.0, set()))
        self.elsewhere[process] = (time.monotonic() + PRESENCE, users)
        self.note_gone(before - users)
        self.show_info()

    def present(self) -> set[str]:
        """People with a socket at this table, in this process or another."""
        here = {watcher.user.id for watcher in self.watchers}
        now = time.monotonic()
        for until, users in self.elsewhere.values():
            if until > now:
                here |= users
        return here

    async def look_who_was_here(self) -> None:
        self.seen = await self.services.users.seen(self.data.record.people())

    def note_gone(self, users: set[str]) -> None:
        """They have just closed the last window with this table."""
        now = time.time()
        self.seen |= dict.fromkeys(users - self.present(), now)

    def attendance(self) -> Attendance:
        services = self.services
        patience = services.settings.away_seconds
        return Attendance(self.present(), self.seen, services.started, patience)

    # --- the table -----------------------------------------------------------------------------

    def info(self, user_id: str | None) -> TableInfo:
        who, record = self.attendance(), self.data.record
        spectators = len(who.here - record.people())
        return table_info(record, user_id, who.here, spectators, stand_ins(record, who))

    def send_info(self, watcher: Watcher) -> None:
        info = self.info(watcher.user.id)
        watcher.send(ENCODER.encode({"t": "table", "v": watcher.version, "table": info}))

    def show_info(self) -> None:
        self.stand_ins_shown = stand_ins(self.data.record, self.attendance())
        for watcher in list(self.watchers):
            self.send_info(watcher)

    # --- the position --------------------------------------------------------------------------

    def greet(self, watcher: Watcher, since: int = 0) -> None:
        """Everything a socket needs after connecting: the table, then the position."""
        record = self.data.record
        mine = record.seats_of(watcher.user.id)
        if watcher.looking not in mine:
            asked = [seat for seat in mine if seat in record.waiting]
            watcher.looking = (asked or mine or [SPECTATOR])[0]
        self.send_info(watcher)
        if self.data.match is not None:
            self.send_position(watcher, since)

    def send_position(self, watcher: Watcher, since: int = 0) -> None:
        watcher.version = self.data.playing().known[watcher.looking]
        watcher.send(ENCODER.encode(self._position(watcher, since)))

    def _position(self, watcher: Watcher, since: int) -> dict[str, Any]:
        record, match, seat = self.data.record, self.data.playing(), watcher.looking
        mine = record.seats_of(watcher.user.id)
        return {
            "t": "state",
            "v": watcher.version,
            "seat": None if seat == SPECTATOR else seat,
            "view": match.view(seat),
            "log": match.log(seat, since),
            "undo": undo_info(record, match, seat),
            "standing": match.standing(mine),
            "mine": mine,
        }

    # --- steps ---------------------------------------------------------------------------------

    def show(self, rows: list[Row]) -> None:
        """New rows for every socket; those who look at the same seat get the same bytes."""
        self.touched = time.monotonic()
        self.shown_at = self.touched
        made: dict[int, list[bytes]] = {}
        for watcher in list(self.watchers):
            seat = watcher.looking
            if seat not in made:
                made[seat] = self._steps(rows, seat)
            watcher.version = self.data.playing().known[seat]
            for message in made[seat]:
                watcher.send(message)
        self.waiting_shown = self.data.record.waiting
        self._show_clock()
        self._show_end()

    def _steps(self, rows: list[Row], seat: int) -> list[bytes]:
        record, match = self.data.record, self.data.playing()
        v = match.known[seat]
        steps: list[dict[str, Any]] = [
            {"t": "step", "v": v, "line": line, "view": None} for line in self._lines(rows, seat)
        ]
        if not steps and self.waiting_shown != record.waiting:
            steps.append({"t": "step", "v": v, "line": None})
        if steps:
            steps[-1]["view"] = match.view(seat)
            steps[-1]["undo"] = undo_info(record, match, seat)
            if seat != SPECTATOR:
                steps[-1]["standing"] = match.standing([seat])
        return [ENCODER.encode(step) for step in steps]

    def _lines(self, rows: list[Row], seat: int) -> list[dict[str, Any]]:
        match = self.data.playing()
        length = match.length - sum(is_played(row.line) for row in rows)
        shown: list[dict[str, Any]] = []
        for row in rows:
            length += is_played(row.line)
            if match.is_shown(row, seat):
                n = row.line.get("undo", length)
                shown.append(show_line(row, n, seat, match.over))
        return shown

    def _show_clock(self) -> None:
        record = self.data.record
        if record.pace.kind != clocks.NONE or record.clocks.ring is not None:
            clock = clock_info(record, time.time())
            self.tell({"t": "clock", **asdict(clock)})

    def _show_end(self) -> None:
        record = self.data.record
        if record.state == FINISHED:
            self.tell({"t": "ended", "outcome": record.outcome})
            self.show_info()
        elif self.stand_ins_shown != stand_ins(record, self.attendance()):
            self.show_info()

    # --- words ---------------------------------------------------------------------------------

    def tell(self, message: dict[str, Any]) -> None:
        """The same message to every socket."""
        for watcher in list(self.watchers):
            watcher.send(ENCODER.encode({**message, "v": watcher.version}))

    def show_chat(self, said: ChatRecord) -> None:
        for watcher in list(self.watchers):
            mine = readable_rooms(self.data.record, watcher.user.id)
            if said.room in mine and said.user_id not in watcher.ignores:
                watcher.send(chat_message(said, watcher.version))

    def unsay(self, ids: list[int]) -> None:
        self.tell({"t": "unsaid", "ids": ids})
