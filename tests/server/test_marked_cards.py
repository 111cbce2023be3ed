"""Nobody plays with marked cards: no time, no seat and no consent by tricks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from raumhafen.engine.replay import barrier_mark
from raumhafen.server.errors import Refusal
from raumhafen.server.store.records import INCREMENT, Pace, TableRecord
from raumhafen.server.tables import clocks, seating
from raumhafen.server.tables.table_info import must_agree
from raumhafen.server.wire import PaceBody
from raumhafen.server.workers.bots import Thought
from tests.server.inside import PEOPLE, Inside, Now, at_a_table, process, record_of

LIVE = PaceBody("live", seconds=60)
TIMES = 20


async def free_to_take_back(place: Inside) -> tuple[int, str]:
    """Goes on to an answer that its seat can take back without asking anybody; it is open again."""
    for _ in range(200):
        seat = place.match.awaited()[0]
        for code in place.codes(seat):
            await place.act(seat, code)
            if place.match.session.free_undo(seat) == place.match.length - 1:
                assert (await place.ask(seat, t="undo"))["t"] == "ack"
                return seat, code
            break
    raise AssertionError("nothing could be taken back in two hundred answers")


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    return Now(monkeypatch)


# --- clocks ------------------------------------------------------------------------------------


async def to_and_fro(place: Inside, now: Now, times: int) -> None:
    seat, code = await free_to_take_back(place)
    before = place.left(seat)
    for _ in range(times):
        now.at += 1.0
        await place.act(seat, code)
        now.at += 1.0
        assert (await place.ask(seat, t="undo"))["t"] == "ack"
    assert place.left(seat) <= before - times  # its clock ran for half of the time, or longer


def test_taking_back_gains_no_time(tmp_path: Path, now: Now) -> None:
    """Once 60 s became 470 s in twenty times."""
    at_a_table(tmp_path, lambda place: to_and_fro(place, now, TIMES), pace=LIVE)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["space-base", "galaxy-trucker", "merchant-of-venus"])
def test_taking_back_for_long_gains_no_time(tmp_path: Path, now: Now, game: str) -> None:
    pace = PaceBody("live", seconds=6000)
    at_a_table(tmp_path, lambda place: to_and_fro(place, now, 1000), game, pace)


async def in_and_out(place: Inside, now: Now, times: int) -> None:
    """Leaves and comes back before the bot has thought of anything."""
    seat = place.match.awaited()[0]
    before, start = place.left(seat), now.at
    for _ in range(times):
        await seating.leave(place.hub, place.table.record.id, PEOPLE[seat])
        now.at += 1.0
        await seating.take_back(place.hub, place.table.record.id, PEOPLE[seat])
    assert place.left(seat) == before - (now.at - start)


@pytest.mark.slow
def test_leaving_and_coming_back_gains_no_time(tmp_path: Path, now: Now) -> None:
    """Once 60 s became 260 s in twenty times; nor does time stand still for who is out."""
    at_a_table(tmp_path, lambda place: in_and_out(place, now, TIMES), pace=LIVE)


@pytest.mark.soak
def test_leaving_and_coming_back_for_long_gains_no_time(tmp_path: Path, now: Now) -> None:
    pace = PaceBody("live", seconds=6000)
    at_a_table(tmp_path, lambda place: in_and_out(place, now, 1000), pace=pace)


def test_progress_brings_time(tmp_path: Path, now: Now) -> None:
    async def story(place: Inside) -> None:
        seat, code = await free_to_take_back(place)
        await place.act(seat, code)
        before = [place.left(k) for k in (0, 1)]
        seat = place.match.awaited()[0]
        await place.act(seat, place.codes(seat)[0])
        assert place.left(seat) == before[seat] + INCREMENT

    at_a_table(tmp_path, story, pace=LIVE)


def days() -> TableRecord:
    record = record_of("space-base", 2)
    record.pace = Pace("days", days=2)
    record.clocks = clocks.new_clocks(record.pace, 2)
    return record


def test_days_do_not_begin_anew_without_progress() -> None:
    record = days()
    record.clocks = clocks.tick(record, [0], [0], now=0.0)
    record.clocks = clocks.tick(record, [1], [0, 1], now=clocks.DAY)  # answered
    record.clocks = clocks.tick(record, [0], [0, 1], now=clocks.DAY, progress=False)  # taken back
    assert clocks.deadline(record) == 2 * clocks.DAY
    record.clocks = clocks.tick(record, [1], [0, 1], now=1.5 * clocks.DAY, progress=False)
    record.clocks = clocks.tick(record, [0], [0, 1], now=1.75 * clocks.DAY)
    assert clocks.deadline(record) == 3.75 * clocks.DAY


def test_hidden_answers_are_one_decision() -> None:
    """Nobody can tell from the clock how many there were."""
    record = record_of("space-base", 2)
    record.pace = Pace("live", seconds=60)
    record.clocks = clocks.new_clocks(record.pace, 2)
    record.clocks = clocks.tick(record, [0, 1], [0, 1], now=0.0)
    for at in (1.0, 2.0, 3.0):
        record.clocks = clocks.tick(record, [0, 1], [1], at, progress=False, hidden={1})
        assert clocks.left_now(record, 1, at) == 60.0 - at
    record.clocks = clocks.tick(record, [0], [1], 4.0, progress=False, hidden={1})
    assert clocks.left_now(record, 1, 9.0) == 56.0
    record.clocks = clocks.tick(record, [0], [0, 1], 10.0)  # the last answer reveals all
    assert record.clocks.left == [60.0, 66.0] and record.clocks.owed == []


# --- seats that bots hold ----------------------------------------------------------------------


def test_a_bot_does_not_answer_after_the_owner_is_back(tmp_path: Path) -> None:
    async def story(place: Inside) -> None:
        thought, go_on = asyncio.Event(), asyncio.Event()

        async def choose(one: Thought) -> str:
            code = place.codes(one.seat)[0]
            thought.set()
            await go_on.wait()
            return code

        place.hub.services.bots.choose = choose  # type: ignore[method-assign,assignment]
        seat, before = place.match.awaited()[0], place.match.version
        await seating.leave(place.hub, place.table.record.id, PEOPLE[seat])
        await asyncio.wait_for(thought.wait(), 30)
        await seating.take_back(place.hub, place.table.record.id, PEOPLE[seat])
        go_on.set()
        while place.table.driver.is_busy():
            await asyncio.sleep(0.01)
        assert place.match.version == before
        await place.act(seat, place.codes(seat)[0])

    at_a_table(tmp_path, story)


def test_nor_if_the_owner_is_back_in_another_process(tmp_path: Path) -> None:
    """The news of it may be late, so the database decides."""

    async def story(place: Inside) -> None:
        seat, version = place.match.awaited()[0], place.match.version
        table = place.table.record.id
        await seating.leave(place.hub, table, PEOPLE[seat])
        async with process(tmp_path) as other:
            await seating.take_back(other, table, PEOPLE[seat])
        assert place.table.record.seats[seat].held  # nobody has told this process
        code = place.codes(seat)[0]
        with pytest.raises(Refusal, match="error-stale"):
            await place.table.answer(seat, place.match.asked_at[seat], code, auto=False)
        assert place.match.version == version and not place.table.record.seats[seat].held

    at_a_table(tmp_path, story)


@pytest.mark.parametrize("kind", ["undo", "reset", "redo", "revise", "act", "stand", "consent"])
def test_a_held_seat_is_nobodys_to_change(tmp_path: Path, kind: str) -> None:
    """Neither by others, nor by its owner who has not taken it back, named or not."""

    async def story(place: Inside) -> None:
        seat, code = await free_to_take_back(place)
        await place.act(seat, code)
        await seating.leave(place.hub, place.table.record.id, PEOPLE[seat])
        before = place.match.version
        message: dict[str, Any] = {"t": kind, "code": code, "kind": "turn", "on": True, "yes": True}
        answer = await place.ask(1 - seat, **message | {"seat": seat})
        assert answer["error"]["key"] == "error-not-your-seat"
        for named in (seat, None):
            if named is None and kind in ("undo", "revise", "act", "stand"):
                continue  # these name a seat always
            answer = await place.ask(seat, **message | {"seat": named})
            assert answer["error"]["key"] == "error-seat-held"
        assert place.match.version == before

    at_a_table(tmp_path, story)


def quiet_code(place: Inside, seat: int) -> str | None:
    """An answer that neither draws nor reveals anything."""
    for code in place.codes(seat):
        copy = place.match.session.state.clone()
        place.match.game.act(copy, seat, code)
        if barrier_mark(copy) == barrier_mark(place.match.session.state):
            return code
    return None


def test_others_do_not_take_back_what_a_clock_has_answered(tmp_path: Path, now: Now) -> None:
    """It is no automatic answer that comes along with their own."""

    async def story(place: Inside) -> None:
        for _ in range(200):
            seat = place.match.awaited()[0]
            await place.act(seat, place.codes(seat)[0])
            late, session = 1 - seat, place.match.session
            if place.match.awaited() == [late] and session.free_undo(seat) is not None:
                code = quiet_code(place, late)
                if code is not None:
                    break
        assert await place.table.answer(late, place.match.asked_at[late], code or "", auto=True)
        length = place.match.length
        for kind in ("reset", "undo"):  # refused, or only asked for
            await place.say(seat, t=kind)
            assert place.match.length == length
        assert place.match.consent is not None

    at_a_table(tmp_path, story, pace=LIVE)


# --- consent -----------------------------------------------------------------------------------


async def beyond_taking_back(place: Inside) -> int:
    """A seat whose last answer can only be taken back by consent."""
    for _ in range(300):
        seat = place.match.awaited()[0]
        await place.act(seat, place.codes(seat)[0])
        session = place.match.session
        if session.free_undo(seat) is None and session.agreed_undo(seat) is not None:
            return seat
    raise AssertionError("everything could be taken back")


@pytest.mark.parametrize("first", ["leaves", "asks"])
@pytest.mark.parametrize("rated", [False, True])
def test_leaving_is_no_consent_where_it_counts(tmp_path: Path, rated: bool, first: str) -> None:
    async def story(place: Inside) -> None:
        seat = await beyond_taking_back(place)
        other, length = PEOPLE[1 - seat], place.match.length
        for what in ("leaves", "asks") if first == "leaves" else ("asks", "leaves"):
            if what == "leaves":
                await seating.leave(place.hub, place.table.record.id, other)
            else:
                assert (await place.ask(seat, t="undo"))["t"] == "ack"
        if not rated:
            assert place.match.length < length
            return
        assert place.match.length == length
        assert must_agree(place.table.record, place.match) == [1 - seat]
        await seating.take_back(place.hub, place.table.record.id, other)
        assert (await place.ask(1 - seat, t="consent", yes=True))["t"] == "ack"
        assert place.match.length < length

    at_a_table(tmp_path, story, "space-base", rated=rated)


def test_nobody_asks_for_consent_twice(tmp_path: Path) -> None:
    async def story(place: Inside) -> None:
        seat = await beyond_taking_back(place)
        assert (await place.ask(seat, t="undo"))["t"] == "ack"
        version, asked = place.match.version, place.match.consent
        answer = await place.ask(seat, t="undo")
        assert answer["error"]["key"] == "error-consent-pending"
        assert (place.match.version, place.match.consent) == (version, asked)

    at_a_table(tmp_path, story, "space-base")


async def counted(place: Inside) -> list[int]:
    """Late answers by seat, as they are stored."""
    stored = await place.hub.services.tables.get(place.table.record.id)
    assert stored is not None
    return [chair.missed for chair in stored.seats]


def test_who_acts_in_time_again_starts_counting_anew(tmp_path: Path) -> None:
    """Otherwise three late answers in a long game would cost somebody the seat."""

    async def story(place: Inside) -> None:
        seat, table = place.match.awaited()[0], place.table.record
        for chair in table.seats:
            chair.missed = 2
            await place.hub.services.tables.note_seat(table.id, chair)
        await place.act(seat, place.codes(seat)[0])
        wanted = [0 if k == seat else 2 for k in (0, 1)]
        assert [chair.missed for chair in table.seats] == wanted
        async with asyncio.timeout(30):
            while await counted(place) != wanted:
                await asyncio.sleep(0.01)

    at_a_table(tmp_path, story)
