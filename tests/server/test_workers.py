"""Work for worker processes: fair between persons, limited, and dropped when it is stale."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise
from multiprocessing import Pipe
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import psutil
import pytest
from structlog.testing import capture_logs

from raumhafen.engine.errors import ReplayError
from raumhafen.server.errors import Refusal
from raumhafen.server.metrics import Metrics
from raumhafen.server.services.tasks import Tasks
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.workers import jobs, pool, process
from raumhafen.server.workers.bots import Bots, Thought
from raumhafen.server.workers.jobs import FairQueue, Job, Kind, NotWanted
from raumhafen.server.workers.pool import MEGABYTES, Workers
from raumhafen.server.workers.process import LOADED, Worker, beginning

BOT = Kind("bot", "quick", seconds=20)
FEW = Kind("upload", "replaying", seconds=1, queued=2)


# --- the queue -----------------------------------------------------------------------------------


def job(person: str, kind: Kind = BOT, wanted: bool = True) -> Job:
    return Job(person, kind, str, lambda: (), lambda: wanted)


def everything(queue: FairQueue, busy: tuple[str, ...] = ()) -> Iterator[str]:
    while (found := queue.pop(lambda person: person not in busy)) is not None:
        yield found.person


def test_persons_take_turns_whoever_came_first() -> None:
    queue = FairQueue()
    for person in "aaaabbc":
        queue.push(job(person))
    assert "".join(everything(queue)) == "abcabaa"


def test_who_comes_later_is_next_after_the_one_at_work() -> None:
    queue = FairQueue()
    for _ in range(50):
        queue.push(job("attacker"))
    assert queue.pop(lambda _: True) is not None
    queue.push(job("somebody"))
    found = [queue.pop(lambda _: True) for _ in range(2)]
    assert [one.person for one in found if one is not None] == ["somebody", "attacker"]


def test_who_has_enough_at_work_waits() -> None:
    queue = FairQueue()
    for person in "aab":
        queue.push(job(person))
    assert list(everything(queue, busy=("a",))) == ["b"]
    assert len(queue) == 2


def test_unwanted_jobs_are_dropped_and_their_callers_told() -> None:
    async def story() -> None:
        queue = FairQueue()
        stale, fresh = job("a", wanted=False), job("a")
        for one in (stale, fresh):
            one.done = asyncio.get_running_loop().create_future()
            queue.push(one)
        assert queue.pop(lambda _: True) is fresh
        with pytest.raises(NotWanted):
            await stale.future()

    asyncio.run(story())


def test_a_person_may_queue_only_so_much_of_a_kind() -> None:
    queue = FairQueue()
    for _ in range(2):
        queue.push(job("a", FEW))
    with pytest.raises(Refusal) as refused:
        queue.push(job("a", FEW))
    assert (refused.value.key, refused.value.status) == ("error-too-many-jobs", 429)
    queue.push(job("b", FEW))
    queue.push(job("a", BOT))  # bots wait as long as it takes


def test_only_who_was_served_lately_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """And still waits for those who were not."""
    monkeypatch.setattr(jobs, "REMEMBERED", 4)
    queue = FairQueue()
    for person in "abcdefg":
        queue.push(job(person))
        assert "".join(everything(queue)) == person
    assert len(queue._served) <= 4 and "g" in queue._served
    for person in "gxg":
        queue.push(job(person))
    assert "".join(everything(queue)) == "xgg"


def test_a_job_whose_caller_has_gone_fails_in_silence() -> None:
    async def story() -> None:
        queue, stale = FairQueue(), job("a", wanted=False)
        stale.done = asyncio.get_running_loop().create_future()
        queue.push(stale)
        stale.done.cancel()
        assert queue.pop(lambda _: True) is None and stale.done.cancelled()

    asyncio.run(story())


def test_who_has_gone_is_told_nothing() -> None:
    async def story() -> None:
        here, gone = job("a"), job("b")
        for one in (here, gone):
            one.done = asyncio.get_running_loop().create_future()
        gone.future().cancel()
        for one in (here, gone):
            one.settle("found")
        assert here.future().result() == "found" and gone.future().cancelled()

    asyncio.run(story())


# --- lanes, with nobody at work ------------------------------------------------------------------


class Hand:
    """A worker without a process."""

    made: ClassVar[list[Hand]] = []

    def __init__(self, nice: int, megabytes: int) -> None:
        self.usable = True
        self.alive = True
        self.process = self
        self.made.append(self)

    def is_alive(self) -> bool:
        return self.alive

    def do(self, work: Callable[..., Any], args: tuple[Any, ...], seconds: int) -> Any:
        return work(*args)

    def kill(self) -> None:
        self.usable = False


def with_hands(
    monkeypatch: pytest.MonkeyPatch, story: Callable[[Workers], Awaitable[None]]
) -> list[Hand]:
    async def run() -> None:
        workers = Workers(1, Metrics())
        await story(workers)
        await workers.stop()

    monkeypatch.setattr(pool, "Worker", Hand)
    monkeypatch.setattr(Hand, "made", [])
    asyncio.run(run())
    return Hand.made


def test_a_job_unwanted_since_it_left_the_queue_is_not_begun(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wanted = iter([True, False])

    async def story(workers: Workers) -> None:
        with pytest.raises(NotWanted):
            await workers.call(BOT, "a", greet, "a", wanted=lambda: next(wanted))

    assert with_hands(monkeypatch, story) == []


def test_a_worker_that_died_while_nobody_needed_it_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(workers: Workers) -> None:
        for name in ("a", "b"):
            assert await workers.call(BOT, "a", greet, name) == f"hello {name}"
        assert len(Hand.made) == 1
        Hand.made[0].alive = False
        assert await workers.call(BOT, "a", greet, "c") == "hello c"

    first, second = with_hands(monkeypatch, story)
    assert not first.usable and first is not second


def test_workers_that_have_stopped_take_no_work(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(workers: Workers) -> None:
        await workers.stop()
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(workers.call(BOT, "a", greet, "a"), 30)
        assert workers.waiting() == 0

    assert with_hands(monkeypatch, story) == []


def test_a_worker_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its processor time may never be used up, on a machine that has stopped it."""
    worker = Worker(0, MEGABYTES)
    monkeypatch.setattr(worker, "pipe", SimpleNamespace(poll=lambda seconds: False))
    with pytest.raises(Refusal) as refused:
        worker._answer(1)
    assert (refused.value.key, refused.value.status) == ("error-too-long", 413)
    assert not worker.usable


def test_where_no_process_can_be_copied_workers_begin_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert beginning().get_start_method() == "forkserver"
    monkeypatch.setattr(process, "get_all_start_methods", lambda: ["spawn"])
    assert beginning().get_start_method() == "spawn"


# --- inside a worker, here without a process -----------------------------------------------------


def fail(error: Exception) -> None:
    raise error


@pytest.mark.parametrize(
    ("error", "told", "worn_out"),
    [
        (MemoryError(), Refusal("error-too-heavy", status=413), True),
        (RecursionError(), Refusal("error-bad-request"), False),
        (ValueError("ours"), ValueError("ours"), False),
    ],
)
def test_what_goes_wrong_in_a_worker_comes_back(
    error: Exception, told: Exception, worn_out: bool
) -> None:
    (worked, found), ends = process._done(fail, (error,))
    assert (worked, ends) == (False, worn_out)
    assert (type(found), str(found)) == (type(told), str(told))


def test_what_cannot_travel_is_described() -> None:
    worked, found, ends = pickle.loads(process._pickled((True, lambda: None, True)))
    assert (worked, ends) == (False, True)
    assert isinstance(found, RuntimeError) and "lambda" in str(found)


def test_a_worker_that_has_grown_too_large_ends_after_its_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    grown = iter([False, True])
    monkeypatch.setattr(process, "_limit_memory", lambda nice, megabytes: None)
    monkeypatch.setattr(process, "_limit_time", lambda seconds: None)
    monkeypatch.setattr(process, "_has_grown", lambda megabytes: next(grown))
    monkeypatch.setattr(process, "_wait_for_parent", lambda: None)
    monkeypatch.setattr("signal.signal", lambda *what: None)
    ours, inside = Pipe()
    for name in ("Anna", "Ben", "Cleo"):
        ours.send((greet, (name,), 1))
    process.serve(inside, 0, MEGABYTES)
    answers = [ours.recv(), ours.recv()]
    assert answers == [(True, "hello Anna", False), (True, "hello Ben", True)]
    assert not ours.poll() and inside.recv()[1] == ("Cleo",)  # which is for the next worker
    ours.close()
    inside.close()


def test_a_worker_ends_with_its_server(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []
    here, there = Pipe()
    monkeypatch.setattr(process, "parent_process", lambda: SimpleNamespace(sentinel=here))
    monkeypatch.setattr("os._exit", ended.append)
    waiting = threading.Thread(target=process._wait_for_parent)
    waiting.start()
    assert ended == []
    there.close()
    waiting.join(30.0)
    assert ended == [0]
    here.close()


# --- bots ----------------------------------------------------------------------------------------


def thought(wanted: bool = True) -> Thought:
    return Thought("a", "space-base", bytes, 0, "greedy", "seed", lambda: wanted)


def asked_of(*answers: str | Exception) -> tuple[Bots, list[str]]:
    """Bots whose workers give these answers one after the other, and what they were asked."""
    asked: list[str] = []
    rest = iter(answers)

    async def order(wanted: Job) -> str:
        asked.append(wanted.work.__name__)
        answer = next(rest)
        if isinstance(answer, Exception):
            raise answer
        return answer

    return Bots(cast(Workers, SimpleNamespace(order=order)), 1.0, Metrics()), asked


def test_a_bot_that_fails_gives_any_legal_answer_so_that_no_table_stands_still() -> None:
    bots, asked = asked_of(ValueError("ours"), "split")
    with capture_logs() as logs:
        assert asyncio.run(bots.choose(thought())) == "split"
    assert asked == ["choose", "choose_any"]
    assert [(log["event"], log["agent"]) for log in logs] == [("bot-failed", "greedy")]


def test_a_bot_that_fails_out_of_turn_says_nothing() -> None:
    bots, asked = asked_of(ValueError("ours"))
    with capture_logs() as logs:
        assert asyncio.run(bots.reply(thought())) == ""
    assert asked == ["reply"] and [log["event"] for log in logs] == ["bot-failed"]


def test_a_thought_that_nobody_wants_any_more_is_no_fault() -> None:
    for think in (Bots.choose, Bots.reply):
        bots, asked = asked_of(NotWanted())
        with capture_logs() as logs, pytest.raises(NotWanted):
            asyncio.run(think(bots, thought()))
        assert len(asked) == 1 and logs == []


# --- tasks of the server itself ------------------------------------------------------------------


def test_a_task_that_crashes_is_told_and_counted() -> None:
    """What was refused is nobody's fault, and a store that is away is told as a warning."""

    async def fail(error: Exception) -> None:
        raise error

    async def story() -> float:
        metrics = Metrics()
        tasks = Tasks(metrics)
        for error in (Refusal("error-stale"), StorageFailed("away"), ValueError("ours")):
            await asyncio.wait([tasks.spawn(fail(error))])
        return float(metrics.crashes._value.get())

    with capture_logs() as logs:
        assert asyncio.run(story()) == 1.0
    assert [log["log_level"] for log in logs] == ["warning", "error"]


def test_a_task_that_does_not_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("raumhafen.server.services.tasks.PATIENCE", 0.0)

    async def stubborn(end: asyncio.Event) -> None:
        while not end.is_set():
            with contextlib.suppress(asyncio.CancelledError):
                await end.wait()

    async def story() -> None:
        tasks, end = Tasks(Metrics()), asyncio.Event()
        task = tasks.spawn(stubborn(end))
        await asyncio.sleep(0)
        await tasks.cancel()
        assert not task.done()
        end.set()
        await task

    with capture_logs() as logs:
        asyncio.run(story())
    assert [(log["event"], log["count"]) for log in logs] == [("tasks-left", 1)]


# --- the processes -------------------------------------------------------------------------------


def greet(name: str) -> str:
    return f"hello {name}"


def who() -> int:
    return os.getpid()


def nap(seconds: float) -> None:
    time.sleep(seconds)


def wait_for(path: str) -> tuple[float, float]:
    """When it began and ended, by the clock of all processes."""
    began = time.monotonic()
    while not os.path.exists(path):
        time.sleep(0.01)
    time.sleep(0.05)
    return began, time.monotonic()


def think_for_ever() -> None:
    while True:
        pass


def eat() -> int:
    return len([bytearray(1_000_000) for _ in range(100_000)])


def loaded() -> tuple[set[str], int]:
    """The modules of a worker, and the megabytes that it holds."""
    return set(sys.modules), psutil.Process().memory_info().rss >> 20


def die() -> None:
    os._exit(3)


def refuse() -> None:
    raise ReplayError("error-replay-line", {"line": 7})


def with_workers(
    story: Callable[[Workers], Awaitable[None]], count: int = 1, share: int | None = None
) -> None:
    async def run() -> None:
        workers = Workers(count, Metrics(), share)
        try:
            await story(workers)
        finally:
            await workers.stop()

    asyncio.run(run())


@pytest.mark.slow
def test_work_goes_there_and_comes_back() -> None:
    async def story(workers: Workers) -> None:
        assert await workers.call(BOT, "a", greet, "Anna") == "hello Anna"
        assert await workers.call(BOT, "a", who) != os.getpid()
        with pytest.raises(ReplayError) as refused:
            await workers.call(BOT, "a", refuse)
        assert refused.value.arguments == {"line": 7}

    with_workers(story)


@pytest.mark.slow
def test_workers_begin_with_everything_loaded() -> None:
    """Its memory is no reason yet to replace one."""

    async def story(workers: Workers) -> None:
        modules, megabytes = await workers.call(BOT, "a", loaded)
        assert modules >= set(LOADED)
        assert megabytes < MEGABYTES // 3
        first = await workers.call(BOT, "a", who)
        assert await workers.call(BOT, "a", who) == first

    with_workers(story)


@pytest.mark.slow
def test_endless_work_is_ended_and_its_worker_replaced() -> None:
    async def story(workers: Workers) -> None:
        first = await workers.call(FEW, "a", who)
        with pytest.raises(Refusal) as refused:
            await workers.call(FEW, "a", think_for_ever)
        assert refused.value.key == "error-too-long"
        assert await workers.call(FEW, "a", who) != first

    with_workers(story)


@pytest.mark.slow
def test_who_wants_too_much_memory_is_refused() -> None:
    async def story(workers: Workers) -> None:
        first = await workers.call(BOT, "a", who)
        with pytest.raises(Refusal) as refused:
            await workers.call(BOT, "a", eat)
        assert refused.value.key == "error-too-heavy"
        assert await workers.call(BOT, "a", who) != first

    with_workers(story)


@pytest.mark.slow
def test_a_dead_worker_is_replaced() -> None:
    async def story(workers: Workers) -> None:
        with pytest.raises(RuntimeError):
            await workers.call(BOT, "a", die)
        assert await workers.call(BOT, "a", greet, "Anna") == "hello Anna"

    with_workers(story)


@pytest.mark.slow
def test_ten_tables_of_one_person_do_not_hold_up_another() -> None:
    """Ten jobs of half a second are queued on one worker; the other waits for one of them."""

    async def story(workers: Workers) -> None:
        await workers.call(BOT, "a", nap, 0.0)
        crowd = [asyncio.create_task(workers.call(BOT, "a", nap, 0.5)) for _ in range(10)]
        await asyncio.sleep(0.1)
        await workers.call(BOT, "b", nap, 0.0)
        assert sum(one.done() for one in crowd) <= 2
        for one in crowd:
            one.cancel()

    with_workers(story)


@pytest.mark.slow
def test_slow_work_leaves_the_quick_lane_alone() -> None:
    async def story(workers: Workers) -> None:
        await workers.call(BOT, "b", nap, 0.0)
        uploads = [asyncio.create_task(workers.call(FEW, "a", nap, 3.0)) for _ in range(2)]
        await asyncio.sleep(0.1)
        await workers.call(BOT, "a", nap, 0.0)  # nor does one's own upload hold up one's bot
        assert not any(one.done() for one in uploads)
        for one in uploads:
            one.cancel()

    with_workers(story)


@pytest.mark.slow
def test_one_person_never_has_the_whole_lane() -> None:
    async def story(workers: Workers) -> None:
        two = Kind("story", "replaying", seconds=20)
        await workers.call(two, "b", nap, 0.0)
        crowd = [asyncio.create_task(workers.call(two, "a", nap, 5.0)) for _ in range(4)]
        await asyncio.sleep(0.1)
        await workers.call(two, "b", nap, 0.0)
        assert not any(one.done() for one in crowd)
        for one in crowd:
            one.cancel()

    with_workers(story)


@pytest.mark.slow
def test_slow_works_of_one_person_share_what_is_left_beside_the_server(tmp_path: Path) -> None:
    """Thinking and replaying have lanes of their own, but not each a core for the same person; by
    turns both go on, and somebody else waits for neither.
    """
    think, replay = (Kind(lane, lane, seconds=20) for lane in ("thinking", "replaying"))
    gate = tmp_path / "gate"

    async def story(workers: Workers) -> None:
        crowd = [
            asyncio.create_task(workers.call(kind, "a", wait_for, str(gate)))
            for kind in (think, think, think, replay, replay)
        ]
        for kind in (think, replay):
            await workers.call(kind, "b", nap, 0.0)
        assert not any(one.done() for one in crowd)
        gate.touch()
        spans = await asyncio.gather(*crowd)
        lanes = ("thinking", "thinking", "thinking", "replaying", "replaying")
        in_turn = sorted(zip(spans, lanes, strict=True))
        assert all(one[1] <= next_one[0] for (one, _), (next_one, _) in pairwise(in_turn))
        assert [lane for _, lane in in_turn] == ["thinking", "replaying"] * 2 + ["thinking"]

    with_workers(story, share=1)


@pytest.mark.slow
def test_a_cancelled_caller_leaves_the_queue() -> None:
    async def story(workers: Workers) -> None:
        jobs = [asyncio.create_task(workers.call(BOT, "a", nap, 0.3)) for _ in range(8)]
        await asyncio.sleep(0.05)
        for one in jobs[1:]:
            one.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert workers.waiting() == 0

    with_workers(story)


@pytest.mark.slow
def test_stopping_waits_for_nobody() -> None:
    async def story(workers: Workers) -> None:
        jobs: list[asyncio.Task[Any]] = [
            asyncio.create_task(workers.call(BOT, "a", nap, 60.0)) for _ in range(2)
        ]
        await asyncio.sleep(0.5)
        started = time.monotonic()
        await workers.stop()
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert time.monotonic() - started < 5.0
        assert all(isinstance(one, asyncio.CancelledError) for one in found)

    with_workers(story)
