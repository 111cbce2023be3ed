"""Jobs for workers, and the queue in which persons take turns."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, NamedTuple

from raumhafen.server.errors import Refusal

QUICK, THINKING, REPLAYING = "quick", "thinking", "replaying"
REMEMBERED = 10_000  # persons whose last turn is known


class Kind(NamedTuple):
    """A kind of work: where it is done, the processor time one job may take, and how many of them
    a person may have waiting. Without a number they wait as long as it takes.
    """

    name: str
    lane: str
    seconds: int
    queued: int | None = None


# Bots without a search answer in milliseconds and wait for nothing that takes longer.
BOT = Kind("bot", QUICK, seconds=20)
SEARCH = Kind("search", THINKING, seconds=20)
HINT = Kind("hint", THINKING, seconds=20, queued=2)
POSITION = Kind("position", REPLAYING, seconds=10, queued=8)
STORY = Kind("story", REPLAYING, seconds=20, queued=2)
JUDGING = Kind("judging", THINKING, seconds=20, queued=2)
UPLOAD = Kind("upload", REPLAYING, seconds=20, queued=2)
PLAY_ON = Kind("play-on", REPLAYING, seconds=20, queued=2)
UPGRADE = Kind("upgrade", REPLAYING, seconds=120)


class NotWanted(Refusal):
    """The table has moved on, or whoever asked is gone."""

    def __init__(self) -> None:
        super().__init__("error-stale", status=409)


class Job:
    """Work in a worker for somebody. Its data are prepared when its turn has come: what waits
    costs no memory.
    """

    def __init__(
        self,
        person: str,
        kind: Kind,
        work: Callable[..., Any],
        prepare: Callable[[], tuple[Any, ...]],
        wanted: Callable[[], bool],
    ) -> None:
        self.person = person
        self.kind = kind
        self.work = work
        self.prepare = prepare
        self.wanted = wanted
        self.done: asyncio.Future[Any] | None = None

    def future(self) -> "asyncio.Future[Any]":
        assert self.done is not None
        return self.done

    def settle(self, value: Any) -> None:
        if self.done is not None and not self.done.done():
            self.done.set_result(value)

    def fail(self, error: BaseException) -> None:
        if self.done is not None and not self.done.done():
            self.done.set_exception(error)


class FairQueue:
    """The person who was served longest ago is next, with one job; those of one person go in their
    order.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[Job]] = {}
        self._kinds: Counter[tuple[str, str]] = Counter()
        self._served: dict[str, int] = {}  # by person: the number of the last turn
        self._turn = 0

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def push(self, job: Job) -> None:
        mine = (job.person, job.kind.name)
        if job.kind.queued is not None and self._kinds[mine] >= job.kind.queued:
            raise Refusal("error-too-many-jobs", status=429)
        self._kinds[mine] += 1
        self._waiting.setdefault(job.person, deque()).append(job)

    def pop(self, may_run: Callable[[str], bool]) -> Job | None:
        """The next wanted job of the next person who may have one at work."""
        order = sorted(filter(may_run, self._waiting), key=lambda one: self._served.get(one, 0))
        for person in order:
            job = self._first_wanted(person)
            if job is not None:
                self._note_turn(person)
                return job
        return None

    def _first_wanted(self, person: str) -> Job | None:
        while person in self._waiting:
            job = self._waiting[person][0]
            self.drop(job)
            if job.wanted():
                return job
            job.fail(NotWanted())
        return None

    def _note_turn(self, person: str) -> None:
        self._turn += 1
        self._served[person] = self._turn
        if len(self._served) > REMEMBERED:
            before = self._turn - REMEMBERED // 2
            self._served = {one: at for one, at in self._served.items() if at > before}

    def drop(self, job: Job) -> None:
        """Out of the queue, if it is still there."""
        mine = self._waiting.get(job.person)
        if mine is None or job not in mine:
            return
        mine.remove(job)
        if not mine:
            del self._waiting[job.person]
        self._kinds -= Counter([(job.person, job.kind.name)])

    def clear(self) -> list[Job]:
        """Everything that has waited."""
        jobs = [job for mine in self._waiting.values() for job in mine]
        self._waiting.clear()
        self._kinds.clear()
        return jobs
