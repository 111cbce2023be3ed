"""Bots and hints, asked of worker processes."""

import time
from typing import Any

import msgspec

from raumhafen.engine.save import save
from raumhafen.engine.state import State
from raumhafen.server.logs import LOG
from raumhafen.server.metrics import Metrics
from raumhafen.server.workers import thinking
from raumhafen.server.workers.pool import Workers

AGENTS = ("random", "greedy", "search")
BUDGETS = {"search": "search:0.4s"}


def budget(agent: str) -> str:
    """The full name of an agent, with its time for one move."""
    return BUDGETS.get(agent, agent)


def freeze(state: State) -> bytes:
    return msgspec.json.encode(save(state))


class Bots:
    def __init__(self, workers: Workers, hint_seconds: float, metrics: Metrics) -> None:
        self.workers = workers
        self.hint_seconds = hint_seconds
        self.metrics = metrics

    async def choose(self, game: str, position: bytes, seat: int, agent: str, seed: str) -> str:
        """A bot's answer; should it fail, any legal one, so that no table stands still."""
        call, started = self.workers.call, time.perf_counter()
        try:
            return str(await call(thinking.choose, game, position, seat, budget(agent), seed))
        except Exception as error:
            LOG.error("bot-failed", agent=agent, game=game, exc_info=error)
            return str(await call(thinking.choose_any, game, position, seat, seed))
        finally:
            self.metrics.bot_seconds.observe(time.perf_counter() - started)

    async def advise(self, game: str, position: bytes, seat: int, seed: str) -> dict[str, Any]:
        agent = f"search:{self.hint_seconds}s"
        found = await self.workers.call(thinking.advise, game, position, seat, agent, seed)
        assert isinstance(found, dict)
        return found
