"""Worker processes in lanes: heavy work on games, never in the server's loop."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
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


class Workers:
    """Quick answers, thinking and replaying have lanes of their own, so that none waits for what
    takes longer by nature. Processes start with the first work.
    """

    def __init__(self, count: int, metrics: Metrics) -> None:
        self.metrics = metrics
        # One more than a single person may occupy. The server itself and quick answers go first.
        self.lanes = {
            QUICK: Lane(count, 0, metrics),
            THINKING: Lane(count + 1, 10, metrics),
            REPLAYING: Lane(2, 10, metrics),
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

    def __init__(self, size: int, nice: int, metrics: Metrics) -> None:
        self.size = size
        self.nice = nice
        self.metrics = metrics
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
        self._go_on()
        return job.done

    def _go_on(self) -> None:
        """As many jobs as there are hands."""
        while len(self._tasks) < self.size and not self.stopped:
            job = self.queue.pop(self._may_run)
            if job is None:
                break
            self._at_work[job.person] += 1
            task = asyncio.create_task(self._run(job))
            self._tasks.add(task)
            task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        self._go_on()

    def _may_run(self, person: str) -> bool:
        """Where there are several hands, one is always left for the others."""
        return self._at_work[person] < max(1, self.size - 1)

    async def _run(self, job: Job) -> None:
        try:
            job.settle(await self._work(job))
        except asyncio.CancelledError:
            job.future().cancel()
        except Exception as error:
            job.fail(error)
        finally:
            self._at_work -= Counter([job.person])

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
