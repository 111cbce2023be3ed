"""Gathering of notices: for a while they wait, so that several turns make one letter."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from raumhafen.server.services.tasks import Tasks
from raumhafen.server.store.mailings import Mailings
from raumhafen.server.store.records import UserRecord
from raumhafen.server.store.users import Users

Message = dict[str, Any]


class Way(NamedTuple):
    """A way to reach people: its kind among the mailings, the seconds between two letters, whom it
    reaches, and how it tells them.
    """

    kind: str
    gap: float
    reaches: Callable[[UserRecord], Awaitable[bool]]
    tell: Callable[[UserRecord, list[Message]], Awaitable[None]]


class Gathering:
    def __init__(self, users: Users, mailings: Mailings, tasks: Tasks, way: Way) -> None:
        self.users = users
        self.mailings = mailings
        self.tasks = tasks
        self.way = way
        self._gathered: dict[str, dict[str, Message]] = {}  # by person and table

    def notice(self, user_id: str, message: Message) -> None:
        """Of several at the same table the last one counts."""
        is_first = user_id not in self._gathered
        self._gathered.setdefault(user_id, {})[message["table"]] = message
        if is_first:
            self.tasks.spawn(self._gather(user_id))

    async def _gather(self, user_id: str) -> None:
        way = self.way
        try:
            while (user := await self._reached(user_id)) is not None:
                await asyncio.sleep(way.gap)
                if await self.mailings.claim(user_id, way.kind, time.time(), 0.9 * way.gap):
                    await way.tell(user, list(self._gathered[user_id].values()))
                    return
        finally:
            del self._gathered[user_id]

    async def _reached(self, user_id: str) -> UserRecord | None:
        user = await self.users.get(user_id)
        if user is None or user.banned is not None:
            return None
        return user if await self.way.reaches(user) else None
