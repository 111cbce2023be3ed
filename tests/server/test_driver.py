"""The driver of a table: bots think about open questions only."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from raumhafen.engine.replay import new_header
from raumhafen.games import load_game
from raumhafen.server.errors import Refusal
from raumhafen.server.services.leases import Leases
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.store.records import BOT, RUNNING, Clocks, SeatRecord
from raumhafen.server.tables.data import TableData
from raumhafen.server.tables.driver import Driver
from raumhafen.server.tables.hints import hint
from raumhafen.server.tables.live import LiveTable
from raumhafen.server.tables.match import Match
from raumhafen.server.workers.bots import Thought
from tests.engine import vaults
from tests.server.inside import PEOPLE, Inside, at_a_table, inside, record_of

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


# --- failures ------------------------------------------------------------------------------------


class Failing:
    """Leases that fail one after the other, and then drive nothing."""

    def __init__(self, *errors: Exception) -> None:
        self.errors = list(errors)

    async def drives(self, table_id: str) -> bool:
        if self.errors:
            raise self.errors.pop(0)
        return False


ERRORS = [StorageFailed("away"), Refusal("error-stale"), ValueError("ours")]


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits after an error."""
    for pause in ("AFTER_ERROR", "AFTER_RACE"):
        monkeypatch.setattr(f"raumhafen.server.tables.driver.{pause}", 0.0)


@pytest.mark.usefixtures("at_once")
def test_a_bot_is_driven_on_whatever_has_failed(tmp_path: Path) -> None:
    """What is nobody's fault is not told; what is ours is, and the table goes on."""

    async def story(place: Inside) -> None:
        seat = place.match.awaited()[0]
        place.table.record.seats[seat].held = True
        failing = Failing(*ERRORS)
        place.hub.services.leases.drives = failing.drives  # type: ignore[method-assign]
        with capture_logs() as logs:
            await place.table.driver._run(seat)
        assert failing.errors == []
        assert [(log["event"], log["log_level"]) for log in logs] == [("driver", "error")]

    at_a_table(tmp_path, story, "space-base")


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("error", ERRORS[:2])
def test_after_a_failure_the_table_looks_again(tmp_path: Path, error: Exception) -> None:
    """When a clock has run out, and when a bot was to answer out of turn."""

    async def story(place: Inside) -> None:
        driver, nudges = place.table.driver, [0]

        def nudge() -> None:
            nudges[0] += 1

        driver.nudge = nudge  # type: ignore[method-assign]
        version = place.match.version
        for waiting in (driver._time_out, lambda: driver._answer_aside(0)):
            place.hub.services.leases.drives = Failing(error).drives  # type: ignore[method-assign]
            await waiting()
        assert nudges == [2] and driver._replies == {} and place.match.version == version

    at_a_table(tmp_path, story, "space-base")


def test_who_is_not_asked_gets_no_hint(tmp_path: Path) -> None:
    async def story(place: Inside) -> None:
        asked = place.match.awaited()[0]
        with pytest.raises(Refusal) as refused:
            await hint(place.hub, place.table.record.id, 1 - asked, PEOPLE[1 - asked].id)
        assert (refused.value.key, refused.value.status) == ("error-not-asked", 409)
        assert refused.value.arguments == {"seat": 1 - asked}

    at_a_table(tmp_path, story, "space-base")


# --- late answers --------------------------------------------------------------------------------


def missed(place: Inside) -> list[int]:
    return [chair.missed for chair in place.table.record.seats]


def test_who_is_late_where_no_rule_lays_down_an_answer_gets_one_of_a_bot(tmp_path: Path) -> None:
    async def story(place: Inside) -> None:
        seat = place.match.awaited()[0]
        offered = place.codes(seat)
        bot = Bot()
        place.hub.services.bots.choose = bot.choose  # type: ignore[method-assign]
        await place.table.driver._answer_late(seat)
        line = place.match.session.replay.history[0]
        assert (line["seat"], line.get("code")) == (seat, offered[0]) and "late" in line
        assert bot.answered == 1 and missed(place) == [int(k == seat) for k in (0, 1)]

    at_a_table(tmp_path, story)


def test_who_is_not_asked_any_more_is_not_late(tmp_path: Path) -> None:
    """The answer of another whose time was over may have closed the question."""

    async def story(place: Inside) -> None:
        seat, version = 1 - place.match.awaited()[0], place.match.version
        assert place.match.session.state.asked[seat] is None
        await place.table.driver._answer_late(seat)
        assert place.match.version == version and missed(place) == [0, 0]

    at_a_table(tmp_path, story)


def test_who_answers_in_the_last_moment_is_not_late(tmp_path: Path) -> None:
    """While the bot still thought about it."""

    async def story(place: Inside) -> None:
        seat = place.match.awaited()[0]

        async def choose(thought: Thought) -> str:
            await place.act(seat, place.codes(seat)[1])
            return place.match.game.actions.code(0)

        chosen = place.codes(seat)[1]
        place.hub.services.bots.choose = choose  # type: ignore[method-assign]
        await place.table.driver._answer_late(seat)
        line = place.match.session.replay.history[0]
        assert line.get("code") == chosen and "late" not in line and missed(place) == [0, 0]

    at_a_table(tmp_path, story)


class Hiding:
    """A table of vaults in memory, where one decision has as many hidden answers as one likes."""

    def __init__(self) -> None:
        self.match = Match(vaults.GAME, new_header(vaults.GAME, 2, {}, "late"), [])
        self.match.open([])
        record = record_of("space-base", 2)
        record.state, record.clocks = RUNNING, Clocks()
        self.data = TableData(record)
        self.data.replace(record, self.match)
        self.told: list[SeatRecord] = []
        services: Any = SimpleNamespace()
        audience: Any = SimpleNamespace()
        self.driver = Driver(services, self.data, audience, self)
        self.code = ""

    async def answer(self, seat: int, asked_at: int, code: str, auto: bool) -> bool:
        self.match.act(seat, [self.code or code], auto=auto)
        return True

    async def seat_changed(self, chair: SeatRecord) -> None:
        self.told.append(chair)

    async def reply(self, seat: int, code: str) -> None: ...

    async def begin_race(self) -> None: ...


@pytest.mark.parametrize(("code", "times"), [("hide:left", 0), ("done", 1)])
def test_hidden_answers_are_late_once(code: str, times: int) -> None:
    """As long as the decision goes on, nobody learns from a count how many there were."""
    table = Hiding()
    table.code = code
    asyncio.run(table.driver._answer_late(0))
    assert [chair.missed for chair in table.told] == [1] * times
    assert table.data.record.seats[0].missed == times


def test_a_process_that_ends_drives_nothing() -> None:
    leases = Leases(SimpleNamespace(), "alone", False)  # type: ignore[arg-type]
    assert asyncio.run(leases.drives("t"))
    leases.end()
    assert not asyncio.run(leases.drives("t"))
