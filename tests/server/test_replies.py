"""Bots answer out of turn what others want of them, once, before they go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from raumhafen.engine.asides import NOBODY, asides, resting
from raumhafen.engine.replay import new_header
from raumhafen.engine.rng import Rng
from raumhafen.games import load_game
from raumhafen.server.metrics import Metrics
from raumhafen.server.services.tasks import Tasks
from raumhafen.server.store.records import BOT, RUNNING, Clocks
from raumhafen.server.tables.data import TableData
from raumhafen.server.tables.driver import Driver
from raumhafen.server.tables.match import Match
from raumhafen.server.workers.bots import Thought
from tests.contract.play import choose
from tests.contract.toy.actions import ACTIONS
from tests.contract.toy.game import GAME
from tests.server.inside import Inside, inside, record_of


class Table:
    """A table of the toy game in memory: nothing is stored, and nobody looks."""

    def __init__(self, bots: list[int]) -> None:
        self.match = Match(GAME, new_header(GAME, 3, {"rich": True}, "rest"), [])
        self.match.open([])
        rng = Rng("rest")
        while resting(self.match.session.state) == NOBODY:
            seat, action = choose(self.match.session.state, rng)
            self.match.act(seat, [ACTIONS.code(action)])
        record = record_of("space-base", 3)
        record.state, record.clocks = RUNNING, Clocks()
        for seat in bots:
            record.seats[seat].kind, record.seats[seat].user_id = BOT, None
        self.data = TableData(record)
        self.data.replace(record, self.match)
        self.thoughts = 0
        self.silent = False
        self.done: list[tuple[int, str]] = []
        self.driver = Driver(self.services(), self.data, self.audience(), self)

    def services(self) -> Any:
        async def drives(table: str) -> bool:
            return True

        bots = SimpleNamespace(choose=self.choose, reply=self.think)
        leases = SimpleNamespace(drives=drives)
        return SimpleNamespace(tasks=Tasks(Metrics()), leases=leases, bots=bots)

    def audience(self) -> Any:
        return SimpleNamespace(watchers=[], shown_at=0.0, show_thinking=lambda seat: None)

    async def choose(self, thought: Thought) -> str:
        await asyncio.sleep(600.0)
        return ""

    async def think(self, thought: Thought) -> str:
        self.thoughts += 1
        state = self.match.session.state
        found = GAME.mind().reply(state, thought.seat, asides(GAME, state, thought.seat))
        return "" if self.silent else ACTIONS.code(found)

    async def answer(self, seat: int, asked_at: int, code: str, auto: bool) -> bool:
        return False

    async def reply(self, seat: int, code: str) -> None:
        self.done.append((seat, code))
        self.match.aside(seat, [code])

    async def seat_changed(self, chair: object) -> None: ...

    async def begin_race(self) -> None: ...

    async def settle(self) -> None:
        """Until no bot is about to answer out of turn."""
        self.driver.nudge()
        async with asyncio.timeout(30):
            while any(not task.done() for task in self.driver._replies.values()):
                await asyncio.sleep(0)


def others(table: Table) -> tuple[int, int]:
    asked = resting(table.match.session.state)
    first, second = [seat for seat in range(3) if seat != asked]
    return first, second


def test_a_bot_answers_who_knocks_and_a_person_is_left_to_himself() -> None:
    async def run() -> None:
        table = Table([0, 1, 2])
        knocking, bot = others(table)
        table.data.record.seats[knocking].kind = "person"
        table.match.aside(knocking, [f"knock:{bot}"])
        assert table.driver.bots_to_reply() == [bot] and table.driver.bots_to_move() == []
        await table.settle()
        assert table.done == [(bot, "shut")] and table.match.addressed() == []
        table.match.aside(bot, [f"knock:{knocking}"])
        await table.settle()
        assert table.thoughts == 1 and table.match.addressed() == [knocking]
        table.driver.end()

    asyncio.run(run())


def test_a_bot_that_has_nothing_to_say_is_asked_once_and_holds_nobody_up() -> None:
    async def run() -> None:
        table = Table([0, 1, 2])
        table.silent = True
        knocking, bot = others(table)
        table.match.aside(knocking, [f"knock:{bot}"])
        for _ in range(3):
            await table.settle()
        assert table.thoughts == 1 and table.done == []
        assert table.driver.bots_to_move() == table.match.deciders()
        table.driver.end()

    asyncio.run(run())


def test_a_bot_is_asked_once_however_often_something_changes_meanwhile() -> None:
    async def run() -> None:
        table, told = Table([0, 1, 2]), asyncio.Event()
        think = table.think

        async def slowly(thought: Thought) -> str:
            await told.wait()
            return await think(thought)

        table.driver.services.bots.reply = slowly  # type: ignore[method-assign]
        knocking, bot = others(table)
        table.match.aside(knocking, [f"knock:{bot}"])
        for _ in range(3):
            table.driver.nudge()
            await asyncio.sleep(0)
        told.set()
        await table.settle()
        assert table.thoughts == 1 and table.done == [(bot, "shut")]
        table.driver.end()

    asyncio.run(run())


@pytest.mark.parametrize("elsewhere", [True, False])
def test_a_reply_is_for_the_process_that_drives_the_table(elsewhere: bool) -> None:
    """Which may have answered by the time that the lease was fetched."""

    async def run() -> None:
        table = Table([0, 1, 2])
        knocking, bot = others(table)

        async def drives(table_id: str) -> bool:
            if not elsewhere and table.match.addressed():
                table.match.aside(bot, ["shut"])
            return not elsewhere

        table.driver.services.leases.drives = drives  # type: ignore[method-assign]
        table.match.aside(knocking, [f"knock:{bot}"])
        await table.settle()
        assert (table.thoughts, table.done) == (0, [])
        table.driver.end()

    asyncio.run(run())


async def passing(thought: Thought) -> str:
    """A bot that passes, or says the first thing."""
    game = load_game(thought.game)
    options = game.load(msgspec.json.decode(thought.position())).options(thought.seat)
    codes = [game.actions.code(option) for option in options]
    return "pass" if "pass" in codes else codes[0]


async def reach_politics(place: Inside) -> None:
    """The person passes through the first round, until he is asked about politics."""
    async with asyncio.timeout(60):
        while not asks_politics(place):
            if place.match.deciders() == [0]:
                codes = place.codes(0)
                await place.act(0, "pass" if "pass" in codes else codes[0])
            await asyncio.sleep(0.01)


def asks_politics(place: Inside) -> bool:
    return place.match.deciders() == [0] and "cabinet:less_bureaucracy" in place.codes(0)


def test_a_bot_answers_an_offer_of_sternenkinder(tmp_path: Path) -> None:
    """By its own judgement, in a worker, while the table waits for a person."""

    async def run() -> None:
        record = record_of("sternenkinder", 4, {"teams": True, "politics": True})
        record.bot_pace = False
        for chair in record.seats[1:]:
            chair.kind, chair.user_id, chair.agent = BOT, None, "greedy"
        async with inside(tmp_path, record, bot=passing) as place:
            await reach_politics(place)
            answer = await place.ask(0, t="aside", codes=["propose:trade:1:offerer"])
            assert answer["t"] == "ack", answer
            async with asyncio.timeout(60):
                while place.match.addressed():
                    await asyncio.sleep(0.01)
            lines = [line for line in place.match.session.replay.lines if "aside" in line]
            assert [line["code"] for line in lines][-1] == "accept:trade:0"

    asyncio.run(run())
