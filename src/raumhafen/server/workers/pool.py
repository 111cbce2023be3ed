"""Worker processes in lanes: heavy work on games, never in the server's loop."""

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from raumhafen.server.metrics import Metrics
from raumhafen.server.workers.jobs import (
    QUICK,
    REPLAYING,
    THINKING,
    FairQueue,
    Job,
    Kind,
    NotWanted,
)
from raumhafen.server.workers.process import Worker, WorkerDied

MEGABYTES = 512  # that one worker may use
IDLE = 120.0  # seconds after which a worker that nobody needs is ended


def always() -> bool:
    return True


def cores() -> int:
    """Those that this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable is not None else os.cpu_count() or 1


class Share:
    """The slow work that one person may have done at once, in all slow lanes together: one core
    is left to the server and to everybody else.
    """

    def __init__(self, most: int) -> None:
        self.most = max(1, most)
        self.lanes: list[Lane] = []
        self._at_work: Counter[str] = Counter()

    def allows(self, person: str) -> bool:
        return self._at_work[person] < self.most

    def begin(self, person: str) -> None:
        self._at_work[person] += 1

    def end(self, person: str, lane: "Lane") -> None:
        """The other lanes first, so that none of a person's own works is forgotten."""
        self._at_work -= Counter([person])
        for one in sorted(self.lanes, key=lambda other: other is lane):
            one.go_on()


class Workers:
    """Quick answers, thinking and replaying have lanes of their own, so that none waits for what
    takes longer by nature. Processes start with the first work.
    """

    def __init__(self, count: int, metrics: Metrics, share: int | None = None) -> None:
        self.metrics = metrics
        slow = Share(cores() - 1 if share is None else share)
        # One more than a single person may occupy. The server itself and quick answers go first.
        self.lanes = {
            QUICK: Lane(count, 0, Share(count)),
            THINKING: Lane(count + 1, 10, slow),
            REPLAYING: Lane(2, 10, slow),
        }

    async def call(
        self,
        kind: Kind,
        person: str,
        work: Callable[..., Any],
        *args: Any,
        wanted: Callable[[], bool] = always,
    ) -> Any:
        """Plain data in and out."""
        return await self.order(Job(person, kind, work, lambda: args, wanted))

    async def order(self, job: Job) -> Any:
        """Waits for its turn and its end; who stops waiting takes the job out of the queue."""
        lane = self.lanes[job.kind.lane]
        try:
            found = await lane.order(job)
        except asyncio.CancelledError:
            lane.queue.drop(job)
            raise
        except Exception as error:
            self.metrics.jobs.labels(job.kind.name, outcome_of(error)).inc()
            raise
        self.metrics.jobs.labels(job.kind.name, "done").inc()
        return found

    def waiting(self) -> int:
        return sum(len(lane.queue) for lane in self.lanes.values())

    async def stop(self) -> None:
        """Nobody waits for an answer any more: work in progress is cut off."""
        await asyncio.gather(*(lane.stop() for lane in self.lanes.values()))


def outcome_of(error: Exception) -> str:
    if isinstance(error, NotWanted):
        return "dropped"
    return "died" if isinstance(error, WorkerDied) else str(getattr(error, "key", "failed"))


class Lane:
    """So many processes and the queue in front of them."""

    def __init__(self, size: int, nice: int, share: Share) -> None:
        self.size = size
        self.nice = nice
        self.share = share
        share.lanes.append(self)
        self.queue = FairQueue()
        self.stopped = False
        self._workers: set[Worker] = set()
        self._idle: list[tuple[Worker, asyncio.TimerHandle]] = []
        self._at_work: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(size, "raumhafen-worker")

    def order(self, job: Job) -> "asyncio.Future[Any]":
        job.done = asyncio.get_running_loop().create_future()
        if self.stopped:
            job.done.cancel()
            return job.done
        self.queue.push(job)
        self.go_on()
        return job.done

    def go_on(self) -> None:
        """As many jobs as there are hands."""
        while len(self._tasks) < self.size and not self.stopped:
            job = self.queue.pop(self._may_run)
            if job is None:
                break
            self._at_work[job.person] += 1
            self.share.begin(job.person)
            task = asyncio.create_task(self._run(job))
            self._tasks.add(task)
            task.add_done_callback(partial(self._ended, job.person))

    def _ended(self, person: str, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        self._at_work -= Counter([person])
        self.share.end(person, self)

    def _may_run(self, person: str) -> bool:
        """Where there are several hands, one is always left for the others."""
        return self._at_work[person] < max(1, self.size - 1) and self.share.allows(person)

    async def _run(self, job: Job) -> None:
        try:
            job.settle(await self._work(job))
        except asyncio.CancelledError:
            job.future().cancel()
        except Exception as error:
            job.fail(error)

    async def _work(self, job: Job) -> Any:
        """Once more in a fresh process, should a worker have died."""
        if not job.wanted():  # the table may have moved on since the job left the queue
            raise NotWanted
        args = job.prepare()
        try:
            return await self._do(job, args)
        except WorkerDied:
            return await self._do(job, args)

    async def _do(self, job: Job, args: tuple[Any, ...]) -> Any:
        loop, worker = asyncio.get_running_loop(), self._take()
        try:
            return await loop.run_in_executor(
                self._threads, worker.do, job.work, args, job.kind.seconds
            )
        finally:
            self._put_back(worker)

    def _take(self) -> Worker:
        while self._idle:
            worker, timer = self._idle.pop()
            timer.cancel()
            if worker.usable and worker.process.is_alive():
                return worker
            self._end(worker)
        worker = Worker(self.nice, MEGABYTES)
        self._workers.add(worker)
        return worker

    def _put_back(self, worker: Worker) -> None:
        if not worker.usable or self.stopped:
            self._end(worker)
            return
        timer = asyncio.get_running_loop().call_later(IDLE, self._retire, worker)
        self._idle.append((worker, timer))

    def _retire(self, worker: Worker) -> None:
        self._idle = [one for one in self._idle if one[0] is not worker]
        self._end(worker)

    def _end(self, worker: Worker) -> None:
        worker.kill()
        self._workers.discard(worker)

    async def stop(self) -> None:
        self.stopped = True
        for job in self.queue.clear():
            job.future().cancel()
        for _, timer in self._idle:
            timer.cancel()
        for worker in list(self._workers):
            self._end(worker)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False)
