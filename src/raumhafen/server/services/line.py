"""The line between processes: Redis, subscribed to again whenever it was away."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from raumhafen.server.logs import LOG

ANSWER = 1.0  # seconds within which Redis answers, or counts as away
QUIET = 10.0  # seconds without any message; our own beats come more often
AGAIN = 0.5  # seconds until the next attempt


def open_redis(url: str) -> Redis:
    """Fails soon and does not try by itself: whoever calls has something else to do meanwhile."""
    return Redis.from_url(
        url,
        socket_timeout=ANSWER,
        socket_connect_timeout=ANSWER,
        retry=Retry(NoBackoff(), 0),
    )


async def answers(url: str) -> bool:
    """Whether Redis itself is there, asked by a connection of its own."""
    client = open_redis(url)
    try:
        await client.ping()
    except (RedisError, OSError):
        return False
    finally:
        await client.aclose()
    return True


class RedisLine(ChannelsBackend):
    """Nothing is kept: what was said while Redis was away is found in the database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._speaker = open_redis(url)
        self._channels: set[str] = set()

    async def on_startup(self) -> None:
        """Redis may come later than we do."""

    async def on_shutdown(self) -> None:
        await self._speaker.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in set(channels):
            await self._speaker.publish(channel, data)

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """The process listens until it ends."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for channel, data in self._listen():
                    yield channel, data
                LOG.warning("line-quiet")
            except (RedisError, OSError) as error:
                LOG.warning("line-lost", error=type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> AsyncGenerator[tuple[str, Any], None]:
        """One subscription, until it breaks or falls silent."""
        async with open_redis(self.url) as client, client.pubsub() as subscription:
            while not self._channels:
                await asyncio.sleep(0.01)
            await subscription.subscribe(*self._channels)
            while (message := await subscription.get_message(timeout=QUIET)) is not None:
                if message["type"] == "message":
                    yield message["channel"].decode(), message["data"]

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []
