"""The pool of worker processes."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from raumhafen.server.workers import thinking


class Workers:
    """Heavy work on games, never in the server's loop. The pool starts with the first work."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    async def call(self, work: Callable[..., Any], *args: Any) -> Any:
        """Plain data in and out; once more in a fresh pool, should a worker have died."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), work, *args)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._started(), work, *args)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=thinking.end_with_parent,
            )
        return self._pool

    async def stop(self) -> None:
        """Waits for the work in progress, which takes a second at most."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
