"""The audience of a table: sockets that look at it, and everything they are shown."""

import time
from collections.abc import Callable, Iterable

from msgspec.structs import asdict

from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.perspective import head_view, with_board
from raumhafen.server.messages import ClockTold, Ended, Position, TableTold, Thinking, Unsaid
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.news import Presence
from raumhafen.server.services.watchers import Shown, Watcher
from raumhafen.server.store.records import FINISHED, ChatRecord
from raumhafen.server.tables import clocks
from raumhafen.server.tables.absence import Attendance, stand_ins
from raumhafen.server.tables.chat import chat_message, readable_rooms
from raumhafen.server.tables.data import TableData
from raumhafen.server.tables.steps import Telling, shown_now
from raumhafen.server.tables.table_info import clock_info, race_info, table_info, undo_state
from raumhafen.server.wire import RaceInfo, TableInfo

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
        self.waiting_shown: list[int] = []  # which everybody here knows
        self.stand_ins_shown: dict[int, float] = {}
        self.clocks_shown: tuple[list[float], list[float | None]] = ([], [])
        self.race_shown: RaceInfo | None = None

    # --- who is here ---------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        is_new = watcher.user.id not in self.present()
        if not self.watchers:
            self.waiting_shown = self.data.record.waiting
        self.watchers.add(watcher)
        self.services.metrics.sockets.inc()
        if is_new:  # another window of the same person changes nothing for anybody
            self.tell_presence()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.touched = time.monotonic()
        self.services.metrics.sockets.dec()
        if not any(other.user.id == watcher.user.id for other in self.watchers):
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
        """Who is here in another process, for as long as it does not fall silent.

        It says so again and again; only what is new is shown.
        """
        _, before = self.elsewhere.get(process, (0.0, set()))
        present = self.present()
        self.elsewhere[process] = (time.monotonic() + PRESENCE, users)
        self.note_gone(before - users)
        if self.present() != present:
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
        watcher.tell(TableTold(watcher.version, self.info(watcher.user.id)))

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

    def greet_all(self, since: Callable[[Watcher], int]) -> None:
        """The table was read anew: from now on this is what everybody knows."""
        self.waiting_shown = self.data.record.waiting
        for watcher in list(self.watchers):
            self.greet(watcher, since(watcher))

    def send_position(self, watcher: Watcher, since: int = 0) -> None:
        record, match, seat = self.data.record, self.data.playing(), watcher.looking
        watcher.version = match.known[seat]
        watcher.shown = shared(self.watchers, seat, shown_now(match, seat))
        head = head_view(match.game, match.session.state, seat)
        mine = record.seats_of(watcher.user.id)
        position = Position(
            v=watcher.version,
            seat=head["seat"],
            view=with_board(head, watcher.shown.board()),
            log=match.log(seat, since),
            undo=undo_state(record, match, seat),
            standing=match.standing(mine),
            mine=mine,
        )
        watcher.tell(position)

    # --- steps ---------------------------------------------------------------------------------

    def show(self) -> None:
        """What has just happened, for every socket; those who know the same get the same bytes."""
        self.shown_at = time.monotonic()
        match = self.data.playing()
        telling = Telling(self.data.record, match, match.take_scenes())
        told = [watcher for watcher in list(self.watchers) if self._show(telling, watcher)]
        self.waiting_shown = self.data.record.waiting
        self._show_clock(told)
        self._show_end()

    def _show(self, telling: Telling, watcher: Watcher) -> bool:
        """Whether there is news; sockets that have not been greeted yet get everything then."""
        news = telling.concerns(watcher.looking) or self.waiting_shown != self.data.record.waiting
        if watcher.shown is not None and news:
            step = telling.for_one(watcher.looking, watcher.version, watcher.shown)
            watcher.version, watcher.shown = step.version, step.shown
            watcher.send(step.message)
        return news

    def _show_clock(self, told: list[Watcher]) -> None:
        """After news, or when people have come or gone: not to those who must not know that
        somebody has answered.
        """
        record = self.data.record
        race, before = race_info(record), self.race_shown
        self.race_shown = race
        if record.pace.kind == clocks.NONE and record.clocks.ring is None and race == before:
            return
        moving = (record.clocks.left, record.clocks.since)
        set_anew = moving != self.clocks_shown or race != before
        self.clocks_shown = moving
        clock = asdict(clock_info(record, clocks.time_of(record)))
        for watcher in list(self.watchers) if set_anew else told:
            watcher.tell(ClockTold(watcher.version, **clock))

    def _show_end(self) -> None:
        record = self.data.record
        if record.state == FINISHED and record.outcome is not None:
            for watcher in list(self.watchers):
                watcher.tell(Ended(watcher.version, record.outcome))
            self.show_info()
        elif self.stand_ins_shown != stand_ins(record, self.attendance()):
            self.show_info()

    def show_thinking(self, seat: int) -> None:
        for watcher in list(self.watchers):
            watcher.tell(Thinking(watcher.version, seat))

    # --- words ---------------------------------------------------------------------------------

    def show_chat(self, said: ChatRecord) -> None:
        for watcher in list(self.watchers):
            mine = readable_rooms(self.data.record, watcher.user.id)
            if said.room not in mine or said.user_id in watcher.ignores:
                continue
            if watcher.held is not None:
                watcher.held.append(said)
            else:
                watcher.tell(chat_message(said, watcher.version))

    def recall(self, watcher: Watcher, before: list[ChatRecord]) -> None:
        """What was said before somebody came, then what was said meanwhile, each line once."""
        known = {said.id for said in before}
        held, watcher.held = watcher.held or [], None
        for said in [*before, *[said for said in held if said.id not in known]]:
            watcher.tell(chat_message(said, watcher.version))

    def unsay(self, ids: list[int]) -> None:
        for watcher in list(self.watchers):
            if watcher.held is not None:
                watcher.held = [said for said in watcher.held if said.id not in ids]
            watcher.tell(Unsaid(watcher.version, ids))


def shared(watchers: Iterable[Watcher], seat: int, shown: Shown) -> Shown:
    """The same object for all who see the same, so that their steps are made only once: who opens
    a table sixty times does not cost sixty times as much.
    """
    for other in watchers:
        if other.looking == seat and other.shown == shown:
            return other.shown
    return shown
