"""Bots and hints, asked of worker processes."""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from raumhafen.engine.save import save
from raumhafen.engine.state import State
from raumhafen.server.logs import LOG
from raumhafen.server.metrics import Metrics
from raumhafen.server.workers import thinking
from raumhafen.server.workers.jobs import BOT, HINT, SEARCH, Job, Kind, NotWanted
from raumhafen.server.workers.pool import Workers

BUDGETS = {"search": "search:0.4s", "expert": "expert:1s"}


def budget(agent: str) -> str:
    """The full name of an agent, with its time for one move."""
    return BUDGETS.get(agent, agent)


def freeze(state: State) -> bytes:
    return msgspec.json.encode(save(state))


class Thought(NamedTuple):
    """A question to a bot: for whom it thinks, about what, and as long as it is wanted."""

    person: str
    game: str
    position: Callable[[], bytes]  # frozen when its turn has come
    seat: int
    agent: str
    seed: str
    wanted: Callable[[], bool]

    def job(self, kind: Kind, work: Callable[..., Any], *more: str) -> Job:
        def prepare() -> tuple[Any, ...]:
            return (self.game, self.position(), self.seat, *more, self.seed)

        return Job(self.person, kind, work, prepare, self.wanted)


class Bots:
    def __init__(self, workers: Workers, hint_seconds: float, metrics: Metrics) -> None:
        self.workers = workers
        self.hint_seconds = hint_seconds
        self.metrics = metrics

    async def choose(self, thought: Thought) -> str:
        """A bot's answer; should it fail, any legal one, so that no table stands still."""
        order, started = self.workers.order, time.perf_counter()
        kind = SEARCH if thought.agent in BUDGETS else BOT
        try:
            return str(await order(thought.job(kind, thinking.choose, budget(thought.agent))))
        except NotWanted:
            raise
        except Exception as error:
            LOG.error("bot-failed", agent=thought.agent, game=thought.game, exc_info=error)
            return str(await order(thought.job(BOT, thinking.choose_any)))
        finally:
            self.metrics.bot_seconds.observe(time.perf_counter() - started)

    async def reply(self, thought: Thought) -> str:
        """A bot's answer out of turn, or nothing: no table waits for it."""
        try:
            return str(await self.workers.order(thought.job(BOT, thinking.reply)))
        except NotWanted:
            raise
        except Exception as error:
            LOG.error("bot-failed", agent=thought.agent, game=thought.game, exc_info=error)
            return ""

    async def advise(self, thought: Thought) -> dict[str, Any]:
        agent = f"expert:{self.hint_seconds}s"  # what was learned tells truer chances
        found = await self.workers.order(thought.job(HINT, thinking.advise, agent))
        assert isinstance(found, dict)
        return found
