"""The vigil of a process over itself: whether it is ready, and whose fault it is if not.

Others (a database, Redis, a full disk) come back by themselves, and the process with them. What is
its own fault does not: after a minute it ends with an error, so that it is started again.
"""

import asyncio
import os
import shutil
import signal
import threading
import time
from collections.abc import Callable

from raumhafen.server.logs import LOG
from raumhafen.server.services.line import answers
from raumhafen.server.services.news import Beat, NewsChannel
from raumhafen.server.settings import Settings
from raumhafen.server.store.database import Database, file_of, is_reachable
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.store.log import Log

ROUND = 3.0
UNREADY = 60.0  # seconds through its own fault
STUCK = 30.0  # seconds for one transaction of the log, or one round of the sweep
FREE_BYTES = 32_000_000  # less than that is a full disk
FAULT = 70  # exit code: an error inside
READY, STOPPING, DATABASE, DISK, NEWS, WRITER, SWEEP = (
    "ok", "stopping", "database", "disk", "news", "writer", "sweep"
)  # fmt: skip


def end_process() -> None:
    """The orderly way; what cannot wait has been stored already."""
    signal.raise_signal(signal.SIGTERM)


class Vigil:
    def __init__(self, settings: Settings, database: Database, log: Log, news: NewsChannel) -> None:
        self.settings = settings
        self.database = database
        self.log = log
        self.news = news
        self.stopping = False
        self.fault = ""  # for which the process ends
        self.swept: float | None = None
        self.end: Callable[[], None] = end_process
        self._since: float | None = None
        self._beats = 0

    async def state(self) -> str:
        """One word for `/readyz`."""
        if self.stopping:
            return STOPPING
        if not await self._has_database():
            return DATABASE
        if not await self._has_room():
            return DISK
        return self._own_parts() or (READY if self.news.hears() else NEWS)

    async def _has_database(self) -> bool:
        try:
            await self.database.ping()
        except StorageFailed:
            return False
        return True

    async def _has_room(self) -> bool:
        """Room on the disk, as far as it is ours; after a failed store only a store proves it."""
        file = file_of(self.settings)
        if file is not None and shutil.disk_usage(file.parent).free < FREE_BYTES:
            return False
        if not self.database.failing:
            return True
        try:
            await self.database.probe()
        except StorageFailed:
            return False
        return True

    def _own_parts(self) -> str:
        if self.log.busy_for() > STUCK:
            return WRITER
        since = 0.0 if self.swept is None else time.monotonic() - self.swept
        return SWEEP if since > STUCK else ""

    # --- whose fault ---------------------------------------------------------------------------

    async def own_fault(self) -> str:
        """The state that nobody but this process can be blamed for, or nothing."""
        state = await self.state()
        if state in (READY, STOPPING, DISK):
            return ""
        if state == DATABASE:
            return state if await is_reachable(self.database) else ""
        if state == NEWS and self.settings.redis:
            return state if await answers(self.settings.redis) else ""
        return state

    async def keep(self) -> None:
        """Beats on the line, and looks after itself."""
        over = threading.Event()
        threading.Thread(target=self._watch_loop, args=[over], daemon=True).start()
        try:
            while True:
                self._beats += 1
                self.news.publish(Beat())
                await self._look()
                await asyncio.sleep(ROUND)
        finally:
            over.set()

    async def _look(self) -> None:
        try:
            self.judge(await self.own_fault(), time.monotonic())
        except Exception as error:
            LOG.error("vigil", exc_info=error)

    def judge(self, fault: str, now: float) -> None:
        if not fault:
            self._since = None
        elif self._since is None:
            self._since = now
            LOG.warning("unready", fault=fault)
        elif now - self._since >= UNREADY and not self.fault:
            self.fault = fault
            LOG.error("gives-up", fault=fault)
            self.end()

    def _watch_loop(self, over: threading.Event) -> None:
        """From a thread: a loop that stands still cannot notice it. Counts its own seconds, since
        a process that was halted as a whole has done nothing wrong.
        """
        known, still = self._beats, 0
        while not over.wait(1.0):
            known, still = (known, still + 1) if self._beats == known else (self._beats, 0)
            if still > UNREADY:
                LOG.error("gives-up", fault="loop")
                os._exit(FAULT)
