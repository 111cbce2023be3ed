"""Plays what happens at a table without a person: bots, and clocks that run out."""

import asyncio
import time
from typing import TYPE_CHECKING

from raumhafen.server import clocks
from raumhafen.server.bots import freeze
from raumhafen.server.errors import Refusal
from raumhafen.server.logs import LOG
from raumhafen.server.store.records import RUNNING

if TYPE_CHECKING:
    from raumhafen.server.live import LiveTable

HOLDER = "greedy"
AFTER_ERROR = 1.0


class Driver:
    """Of all processes that have the table open, only the one with the lease drives it."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def nudge(self) -> None:
        """Something has changed: see whether a bot or a clock is next."""
        self._wind_up()
        if (self._task is None or self._task.done()) and self.next_bot() is not None:
            self._task = self.table.hub.spawn(self._run())

    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # --- bots ----------------------------------------------------------------------------------

    def next_bot(self) -> int | None:
        """The first asked seat that a bot plays.

        While a person could still repeat what was taken back, bots wait for that person.
        """
        match, chairs = self.table.match, self.table.record.seats
        if match is None or match.over or self.table.record.state != RUNNING:
            return None
        asked = [seat for seat in match.deciders() if seat < len(chairs)]
        bots = [seat for seat in asked if chairs[seat].played_by_bot]
        if match.session.redoable and len(bots) < len(asked):
            return None
        return bots[0] if bots else None

    async def _run(self) -> None:
        while (seat := self.next_bot()) is not None:
            if not await self.table.hub.drives(self.table.record.id):
                return
            try:
                await self._play(seat)
            except Refusal:
                continue  # another process was first; look again
            except Exception as error:
                LOG.error("driver", table=self.table.record.id, exc_info=error)
                await asyncio.sleep(AFTER_ERROR)

    async def _play(self, seat: int) -> None:
        match = self.table.playing()
        asked_at, hidden = match.asked_at[seat], match.session.state.secret
        self.table.tell({"t": "thinking", "seat": seat})
        code = await self._think(seat, self.table.record.seats[seat].agent or HOLDER)
        if not hidden:
            await asyncio.sleep(self._pause())
        await self.table.answer(seat, asked_at, code, auto=False)

    async def _think(self, seat: int, agent: str) -> str:
        table, match = self.table, self.table.playing()
        position = freeze(match.session.state)
        seed = f"{table.record.seed}:{match.version}:{seat}"
        return await table.hub.bots.choose(table.record.game, position, seat, agent, seed)

    def _pause(self) -> float:
        """People follow what bots do; without an audience there is no need to wait."""
        if not self.table.record.bot_pace or not self.table.watchers:
            return 0.0
        waited = time.monotonic() - self.table.shown_at
        return max(0.0, self.table.hub.settings.bot_delay - waited)

    # --- clocks --------------------------------------------------------------------------------

    def _wind_up(self) -> None:
        self.stop()
        record = self.table.record
        end = clocks.deadline(record) if record.state == RUNNING else None
        if end is not None and self.table.match is not None:
            wait = max(0.0, end - time.time())
            self._timer = asyncio.get_running_loop().call_later(wait + 0.01, self._ring)

    def _ring(self) -> None:
        self.table.hub.spawn(self._time_out())

    async def _time_out(self) -> None:
        if not await self.table.hub.drives(self.table.record.id):
            return
        for seat in clocks.expired(self.table.record, time.time()):
            try:
                await self._answer_late(seat)
            except Refusal:
                continue
        self.nudge()

    async def _answer_late(self, seat: int) -> None:
        """A bot answers the one question that was not answered in time."""
        match, chair = self.table.playing(), self.table.record.seats[seat]
        asked_at = match.asked_at[seat]
        question = match.session.state.asked[seat]
        if question is None:
            return
        if question.ask.default >= 0:
            code = match.game.actions.code(question.ask.default)
        else:
            code = await self._think(seat, HOLDER)
        chair.missed += 1
        if not await self.table.answer(seat, asked_at, code, auto=True):
            return
        chair = self.table.record.seats[seat]
        chair.held = chair.missed >= clocks.MISSES
        await self.table.seat_changed(chair)
