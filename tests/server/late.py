"""A server on a bad day: storing, sending and thinking take a random while.

What comes late only now and then elsewhere comes late here all the time. `RAUMHAFEN_LATE=0.2` lets
every test run against such servers (at most so many seconds of delay), which is how races are
found, in the platform and in the tests themselves.
"""

import asyncio
import os
import random
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from raumhafen.cli.entry import run
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.store.log import Log
from raumhafen.server.workers.bots import Bots
from tests.server.servers import LATE

DICE = random.Random()

Slow = Callable[..., Awaitable[Any]]


def late(work: Slow, seconds: float) -> Slow:
    """One time in three it begins late, one time in three it ends late."""

    async def done(*args: Any) -> Any:
        await asyncio.sleep(max(0.0, DICE.uniform(-2 * seconds, seconds)))
        found = await work(*args)
        await asyncio.sleep(max(0.0, DICE.uniform(-2 * seconds, seconds)))
        return found

    return done


def delay_everything(seconds: float) -> None:
    for place, name in ((Log, "append"), (Bots, "choose"), (Watcher, "next")):
        setattr(place, name, late(getattr(place, name), seconds))
    setattr(Watcher, "connect", lambda watcher, push: None)  # noqa: B010  # nothing is sent at once


if __name__ == "__main__":
    delay_everything(float(os.environ[LATE]))
    sys.exit(run(sys.argv[1:]))
