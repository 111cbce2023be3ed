"""Counters of requests in Redis; while that is away each process counts for itself."""

import time
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TypeVar

from litestar.stores.base import Store
from litestar.stores.memory import MemoryStore
from litestar.stores.redis import RedisStore
from redis.exceptions import RedisError

from raumhafen.server.logs import LOG
from raumhafen.server.services.line import open_redis

T = TypeVar("T")
PAUSE = 2.0  # seconds without asking Redis after it has failed


class SturdyStore(Store):
    """Never fails: to count a little wrong is better than to refuse everybody."""

    __slots__ = ("_away_until", "_memory", "_redis")

    def __init__(self, url: str) -> None:
        self._memory = MemoryStore()
        self._redis = RedisStore(open_redis(url), "raumhafen", handle_client_shutdown=True)
        self._away_until = 0.0

    async def _ask(self, question: Callable[[Store], Awaitable[T]]) -> T:
        if time.monotonic() >= self._away_until:
            try:
                return await question(self._redis)
            except (RedisError, OSError) as error:
                self._away_until = time.monotonic() + PAUSE
                LOG.warning("limits-in-memory", error=type(error).__name__)
        return await question(self._memory)

    async def set(
        self, key: str, value: str | bytes, expires_in: int | timedelta | None = None
    ) -> None:
        await self._ask(lambda store: store.set(key, value, expires_in))

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
        return await self._ask(lambda store: store.get(key, renew_for))

    async def delete(self, key: str) -> None:
        await self._ask(lambda store: store.delete(key))

    async def delete_all(self) -> None:
        await self._ask(lambda store: store.delete_all())

    async def exists(self, key: str) -> bool:
        return await self._ask(lambda store: store.exists(key))

    async def expires_in(self, key: str) -> int | None:
        return await self._ask(lambda store: store.expires_in(key))

    async def __aexit__(self, *error: object) -> None:
        await self._redis._shutdown()
