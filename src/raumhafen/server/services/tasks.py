"""Background tasks of a server process."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from raumhafen.engine.errors import RaumhafenError
from raumhafen.server.logs import LOG
from raumhafen.server.metrics import Metrics
from raumhafen.server.store.failures import StorageFailed

ROUNDS, PATIENCE = 5, 0.4


class Tasks:
    """Tasks that are not forgotten by the garbage collector, nor their errors by us."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StorageFailed):
            LOG.warning("task", error=str(error))
        elif error is not None and not isinstance(error, RaumhafenError):
            LOG.error("task", exc_info=error)
            self.metrics.crashes.inc()

    async def cancel(self) -> None:
        """Ends all of them; libraries may swallow a cancellation, so it is said more than once."""
        for _ in range(ROUNDS):
            for task in self._running:
                task.cancel()
            if not self._running:
                return
            await asyncio.wait(self._running, timeout=PATIENCE)
        LOG.error("tasks-left", count=len(self._running))
