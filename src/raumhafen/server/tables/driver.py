"""The driver of a table: plays for bots and for clocks that run out."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.flow import NO_DEFAULT
from raumhafen.engine.game import SPECTATOR
from raumhafen.server.logs import LOG
from raumhafen.server.services.bundle import Services
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.store.records import RUNNING, SeatRecord
from raumhafen.server.tables import clocks
from raumhafen.server.tables.audience import Audience
from raumhafen.server.tables.data import TableData
from raumhafen.server.workers.bots import Thought, freeze

HOLDER = "greedy"
AFTER_ERROR = 1.0
AFTER_RACE = 0.05
# In a race against the hourglass bots act like people of different skill: so many pauses for one
# grip. A good builder needs about one second to take a tile, to turn it over or to put it down.
RACE_PAUSES = {"random": 2.5, "greedy": 1.25, "search": 1.0, "expert": 1.0}
# People follow the first moves of bots; the longer these are among themselves, the less there is to
# see in each, as when one has built a ship and the others go on: the pause halves after so many.
LONG_RUN = 24


class Answering(Protocol):
    """The table, as far as its driver changes it."""

    async def answer(self, seat: int, asked_at: int, code: str, auto: bool) -> bool: ...

    async def reply(self, seat: int, code: str) -> None: ...

    async def seat_changed(self, chair: SeatRecord) -> None: ...

    async def begin_race(self) -> None: ...


class Driver:
    """Of all processes that have the table open, only the one with the lease drives it."""

    def __init__(
        self, services: Services, data: TableData, audience: Audience, table: Answering
    ) -> None:
        self.services = services
        self.data = data
        self.audience = audience
        self.table = table
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._moved: dict[int, float] = {}
        self._thought: dict[int, int] = {}  # by seat: what everybody knew when it last thought
        self._replies: dict[int, asyncio.Task[None]] = {}
        self._replied: dict[int, int] = {}  # by seat: the version at which it last had no reply
        self._ended = False
        self._run_of_bots = 0  # moves of bots since the table waited for a person

    def nudge(self) -> None:
        """Something has changed: see whether bots or a clock are next."""
        if self._ended:
            return
        self._wind_up()
        for seat in self.bots_to_reply():
            if seat not in self._replies or self._replies[seat].done():
                self._replies[seat] = self.services.tasks.spawn(self._answer_aside(seat))
        for seat in self.bots_to_move():
            if seat not in self._tasks or self._tasks[seat].done():
                self._tasks[seat] = self.services.tasks.spawn(self._run(seat))

    def is_busy(self) -> bool:
        tasks = [*self._tasks.values(), *self._replies.values()]
        return any(not task.done() for task in tasks)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self) -> None:
        """For good: the table is closed, and nobody waits for its bots."""
        self.stop()
        self._ended = True

    # --- bots ----------------------------------------------------------------------------------

    def bots_to_move(self) -> list[int]:
        """Asked seats that bots play; where several are asked they think side by side.

        While a person could still repeat what was taken back, bots wait for that person; and they
        let each other answer out of turn before the position goes on. Nobody starts before a race.
        """
        match, chairs = self.data.match, self.data.record.seats
        if not self._plays() or match is None or self.bots_to_reply():
            return []
        if self.data.record.clocks.race is not None:
            return []
        asked = [seat for seat in match.deciders() if seat < len(chairs)]
        bots = [seat for seat in asked if chairs[seat].played_by_bot]
        return [] if match.session.redoable and len(bots) < len(asked) else bots

    def _plays(self) -> bool:
        match = self.data.match
        going = match is not None and not match.over and self.data.record.state == RUNNING
        return going and not self._ended

    def bots_to_reply(self) -> list[int]:
        """Seats of bots that others wait for out of turn, and that have not thought about it yet.

        While a person could still repeat what was taken back, they say nothing.
        """
        match, chairs = self.data.match, self.data.record.seats
        if not self._plays() or match is None or match.session.redoable:
            return []
        return [
            seat
            for seat in match.addressed()
            if chairs[seat].played_by_bot and self._replied.get(seat) != match.version
        ]

    async def _answer_aside(self, seat: int) -> None:
        """One answer, or none at this version; then the table goes on."""
        try:
            if not await self.services.leases.drives(self.data.record.id):
                return
            if seat in self.bots_to_reply():
                await self._reply(seat)
        except StorageFailed:
            await asyncio.sleep(AFTER_ERROR)
        except RaumhafenError:
            await asyncio.sleep(AFTER_RACE)
        self._replies.pop(seat, None)
        self.nudge()

    async def _reply(self, seat: int) -> None:
        match = self.data.playing()
        version = match.version
        thought = self._thought_of(seat, HOLDER, lambda: match.version == version)
        try:
            code = await self.services.bots.reply(thought)
            if code and match.version == version:
                await asyncio.sleep(self._pause(self.audience.shown_at))
                await self.table.reply(seat, code)
        finally:
            self._replied[seat] = version  # whatever came of it, not twice about the same position

    async def _run(self, seat: int) -> None:
        while seat in self.bots_to_move():
            try:
                if not await self.services.leases.drives(self.data.record.id):
                    return
                if seat in self.bots_to_move():  # fetching a lease takes time, and others play on
                    await self._play(seat)
            except StorageFailed:
                await asyncio.sleep(AFTER_ERROR)
            except RaumhafenError:
                # Another seat or process was first, which is no fault; look again.
                await asyncio.sleep(AFTER_RACE)
            except Exception as error:
                LOG.error("driver", table=self.data.record.id, exc_info=error)
                await asyncio.sleep(AFTER_ERROR)

    async def _play(self, seat: int) -> None:
        match = self.data.playing()
        question = match.session.state.asked[seat]
        asked_at, hidden = match.asked_at[seat], match.session.state.secret
        self._show_thinking(seat)
        agent = self.data.record.seats[seat].agent or HOLDER
        code = await self._think(seat, agent)
        if question is not None and question.ask.live:
            await asyncio.sleep(self._live_pause(seat, agent))
        elif not hidden:
            await asyncio.sleep(self._pause(self.audience.shown_at))
        await self.table.answer(seat, asked_at, code, auto=False)
        self._moved[seat] = time.monotonic()
        self._run_of_bots = 0 if self._waits_for_people() else self._run_of_bots + 1

    def _show_thinking(self, seat: int) -> None:
        """Of hidden answers only the first: nobody is to count them."""
        match = self.data.playing()
        seen = match.known[SPECTATOR]
        if not match.session.state.veils(seat) or self._thought.get(seat) != seen:
            self.audience.show_thinking(seat)
        self._thought[seat] = seen

    def _waits_for_people(self) -> bool:
        match, chairs = self.data.match, self.data.record.seats
        awaited = [] if match is None else match.awaited()
        return any(seat < len(chairs) and not chairs[seat].played_by_bot for seat in awaited)

    async def _think(self, seat: int, agent: str) -> str:
        """Its work counts for the owner of the table, and is dropped when the question is."""
        asked_at = self.data.playing().asked_at[seat]
        thought = self._thought_of(seat, agent, lambda: self.data.is_open(seat, asked_at))
        return await self.services.bots.choose(thought)

    def _thought_of(self, seat: int, agent: str, wanted: Callable[[], bool]) -> Thought:
        record, match = self.data.record, self.data.playing()
        return Thought(
            person=record.owner,
            game=record.game,
            position=lambda: freeze(self.data.playing().session.state),
            seat=seat,
            agent=agent,
            seed=f"{record.seed}:{match.known[seat]}:{seat}",
            wanted=lambda: not self._ended and wanted(),
        )

    def _pause(self, since: float) -> float:
        """People follow what bots do; without an audience there is no need to wait."""
        if not self.data.record.bot_pace or not self.audience.watchers:
            return 0.0
        waited = time.monotonic() - since
        pause = self.services.settings.bot_delay * 0.5 ** (self._run_of_bots // LONG_RUN)
        return max(0.0, pause - waited)

    def _live_pause(self, seat: int, agent: str) -> float:
        """Where several act side by side everybody has a pace of their own.

        In a race it holds without an audience too: whoever lost the line for a moment must not
        find the pile empty.
        """
        since = self._moved.get(seat, self.audience.shown_at)
        if self.data.record.clocks.ring is None:
            return self._pause(since)
        pause = RACE_PAUSES[agent] * self.services.settings.bot_delay
        return max(0.0, pause - (time.monotonic() - since))

    # --- clocks --------------------------------------------------------------------------------

    def _wind_up(self) -> None:
        self.stop()
        record = self.data.record
        end = clocks.next_event(record.clocks) if record.state == RUNNING else None
        if end is not None and self.data.match is not None:
            wait = max(0.0, end - clocks.time_of(record))
            self._timer = asyncio.get_running_loop().call_later(wait + 0.01, self._alarm)

    def _alarm(self) -> None:
        self.services.tasks.spawn(self._time_out())

    async def _time_out(self) -> None:
        now = clocks.time_of(self.data.record)
        try:
            if not await self.services.leases.drives(self.data.record.id):
                return
            await self._ring(now)
            await self._begin_race(now)
            for seat in clocks.expired(self.data.record, now):
                await self._answer_late(seat)
        except StorageFailed:
            await asyncio.sleep(AFTER_ERROR)
        except RaumhafenError:
            await asyncio.sleep(AFTER_RACE)
        self.nudge()

    async def _ring(self, now: float) -> None:
        """The hourglass of the game acts."""
        ring, match = self.data.record.clocks.ring, self.data.playing()
        if ring is not None and ring.at <= now and ring.place in match.deciders():
            await self.table.answer(ring.place, match.asked_at[ring.place], ring.code, auto=True)

    async def _begin_race(self, now: float) -> None:
        """The hourglass is set; bots reach for their first tile as quickly as for any other."""
        race = self.data.record.clocks.race
        if race is not None and race.at is not None and race.at <= now:
            self._moved.clear()
            await self.table.begin_race()

    def _goes_on_unseen(self, seat: int) -> bool:
        match = self.data.match
        if match is None or seat not in match.awaited():
            return False
        return match.session.state.veils(seat)

    async def _answer_late(self, seat: int) -> None:
        """The answer that the rules lay down for being late, or a bot's for this one question."""
        match = self.data.playing()
        asked_at, state = match.asked_at[seat], match.session.state
        if state.asked[seat] is None:
            return
        default = state.default(seat)
        if default != NO_DEFAULT:
            code = match.game.actions.code(default)
        else:
            code = await self._think(seat, HOLDER)
        if not await self.table.answer(seat, asked_at, code, auto=True):
            return
        if self._goes_on_unseen(seat):
            return  # hidden answers are one decision
        chair = self.data.record.seats[seat]
        chair.missed += 1
        chair.held = chair.missed >= clocks.MISSES
        await self.table.seat_changed(chair)
        if chair.held:
            self.services.notices.held(self.data.record, chair, self.audience.present())
