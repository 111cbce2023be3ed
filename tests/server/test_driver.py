"""The driver of a table: bots think about open questions only."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from raumhafen.games import load_game
from raumhafen.server.store.records import BOT
from raumhafen.server.tables.live import LiveTable
from raumhafen.server.workers.bots import Thought
from tests.server.inside import Inside, inside, record_of

MOVES = 12


class Bot:
    """Takes the first option, and notes thoughts about questions that its seat is not asked."""

    def __init__(self) -> None:
        self.answered = 0
        self.idle: list[int] = []

    async def choose(self, thought: Thought) -> str:
        game = load_game(thought.game)
        options = game.load(msgspec.json.decode(thought.position())).options(thought.seat)
        if not options:
            self.idle.append(thought.seat)
            await asyncio.sleep(600.0)
        self.answered += 1
        return game.actions.code(options[0])


class Late:
    """A lease that comes so late that another process has answered in the meantime."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.overtaken = 0

    async def drives(self, table_id: str) -> bool:
        match = self.table.playing()
        for seat in match.deciders():
            if self.table.record.seats[seat].played_by_bot and self.overtaken < MOVES:
                self.overtaken += 1
                code = match.game.actions.code(match.session.state.options(seat)[0])
                await self.table.answer(seat, match.asked_at[seat], code, auto=False)
        return True


async def overtake(place: Inside, bot: Bot) -> None:
    late = Late(place.table)
    place.hub.services.leases.drives = late.drives  # type: ignore[method-assign]
    place.table.driver.nudge()
    async with asyncio.timeout(30):
        while not bot.idle and (late.overtaken < MOVES or bot.answered < MOVES):
            await asyncio.sleep(0.01)
    assert bot.idle == []


def test_a_question_answered_while_the_lease_was_fetched_is_not_thought_about(
    tmp_path: Path,
) -> None:
    """Fetching takes long when the database restarts, and another process plays on."""
    bot = Bot()

    async def run() -> None:
        record = record_of("space-base", 2)
        for chair in record.seats:
            chair.kind, chair.user_id, chair.agent = BOT, None, "random"
        record.seed = "late"
        async with inside(tmp_path, record, bot=bot.choose) as place:
            await overtake(place, bot)

    asyncio.run(run())
