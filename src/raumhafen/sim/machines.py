"""Independent jobs on this process, on several, or on a Ray cluster, in whatever order they end."""

import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import TypeVar

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
        return ((job, work(job)) for job in jobs)


HERE = Machines()


def in_processes(
    workers: int, work: Callable[[Job], Done], jobs: Iterable[Job]
) -> Iterator[tuple[Job, Done]]:
    with deaf_to_interrupts():
        # Spawned, not forked: a forked process inherits locks of threads it does not have.
        pool = get_context("spawn").Pool(workers, leave_interrupts_to_parent)
    with pool:
        yield from pool.imap_unordered(partial(_do, work), jobs)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes that begin now ignore Ctrl-C from their first moment on: it is for the parent."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _do(work: Callable[[Job], Done], job: Job) -> tuple[Job, Done]:
    return job, work(job)


def leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_order(done: Iterable[tuple[Job, Done]], jobs: Iterable[Job]) -> Iterator[Done]:
    """What the jobs gave, in the order of the jobs; what is early waits."""
    pairs = iter(done)
    early: dict[Job, Done] = {}
    for job in jobs:
        while job not in early:
            ended, found = next(pairs)
            early[ended] = found
        yield early.pop(job)
