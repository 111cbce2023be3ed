"""Independent jobs on this process, on several, or on a Ray cluster, in whatever order they end."""

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context, resource_tracker
from threading import current_thread, main_thread
from typing import TypeVar

from raumhafen.sim.collector import collect_rarely, rarely_collected

Job = TypeVar("Job")
Done = TypeVar("Done")


@dataclass(frozen=True)
class Machines:
    """Where jobs run: `workers` processes here, or the Ray cluster at an address.

    The address "local" starts a cluster on this machine and stops it at the end.
    """

    workers: int = 1
    ray: str | None = None

    def run(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[tuple[Job, Done]]:
        """Jobs with what they gave, as they are done; the order is nobody's promise."""
        if self.ray is not None:
            from raumhafen.sim.cluster import on_cluster  # loads Ray, which takes a second

            return on_cluster(self.ray, work, jobs)
        if self.workers > 1:
            return in_processes(self.workers, work, jobs)
        return in_this_process(work, jobs)


HERE = Machines()


def in_this_process(work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[tuple[Job, Done]]:
    with rarely_collected():
        for job in jobs:
            yield job, work(job)


def in_processes(
    workers: int, work: Callable[[Job], Done], jobs: Iterable[Job]
) -> Iterator[tuple[Job, Done]]:
    with deaf_to_interrupts():
        # Spawned, not forked: a forked process inherits locks of threads it does not have.
        pool = get_context("spawn").Pool(workers, begin_work)
    with pool:
        yield from pool.imap_unordered(partial(_do, work), jobs)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes that begin now do not hear Ctrl-C from their first moment on: it is for the parent,
    which hears it when they have begun. Half begun, they would complain about it.
    """
    with interrupts_put_off(), interrupts_blocked():
        yield


@contextmanager
def interrupts_put_off() -> Iterator[None]:
    if current_thread() is not main_thread():  # which alone is interrupted
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Processes and threads that begin now inherit it."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # begun later, it would lift the block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _do(work: Callable[[Job], Done], job: Job) -> tuple[Job, Done]:
    return job, work(job)


def begin_work() -> None:
    """In a new process, which leaves interrupts to its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()


def in_order(done: Iterable[tuple[Job, Done]], jobs: Iterable[Job]) -> Iterator[Done]:
    """What the jobs gave, in the order of the jobs; what is early waits."""
    pairs = iter(done)
    early: dict[Job, Done] = {}
    for job in jobs:
        while job not in early:
            ended, found = next(pairs)
            early[ended] = found
        yield early.pop(job)
