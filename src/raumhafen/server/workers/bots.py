"""Bots think in worker processes, never in the server's loop."""

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from raumhafen.engine.save import save
from raumhafen.engine.state import State
from raumhafen.server.logs import LOG
from raumhafen.server.services.metrics import Metrics
from raumhafen.server.settings import Settings
from raumhafen.server.workers import thinking

AGENTS = ("random", "greedy", "search")
BUDGETS = {"search": "search:0.4s"}


def budget(agent: str) -> str:
    """The full name of an agent, with its time for one move."""
    return BUDGETS.get(agent, agent)


def freeze(state: State) -> bytes:
    return msgspec.json.encode(save(state))


class Bots:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, position: bytes, seat: int, agent: str, seed: str) -> str:
        """A bot's answer; should it fail, any legal one, so that no table stands still."""
        started = time.perf_counter()
        try:
            return str(await self._run(thinking.choose, game, position, seat, budget(agent), seed))
        except Exception as error:
            LOG.error("bot-failed", agent=agent, game=game, exc_info=error)
            return str(await self._run(thinking.choose_any, game, position, seat, seed))
        finally:
            self.metrics.bot_seconds.observe(time.perf_counter() - started)

    async def advise(self, game: str, position: bytes, seat: int, seed: str) -> dict[str, Any]:
        agent = f"search:{self.settings.hint_seconds}s"
        found = await self._run(thinking.advise, game, position, seat, agent, seed)
        assert isinstance(found, dict)
        return found

    async def call(self, work: Callable[..., Any], *args: Any) -> Any:
        """Other heavy work on games, such as checking an uploaded replay."""
        return await self._run(work, *args)

    async def _run(self, work: Callable[..., Any], *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._workers(), work, *args)
        except BrokenProcessPool:
            self._pool = None
            return await loop.run_in_executor(self._workers(), work, *args)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.settings.bot_workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=thinking.end_with_parent,
            )
        return self._pool

    async def stop(self) -> None:
        """What is being thought about is thought to its end; that takes a second at most."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
