"""Limits by person: how fast anybody may ask for something, and how many sockets anybody may hold.

They hold in each process for itself; between processes the limit by address counts.
"""

import time
from collections import Counter
from typing import NamedTuple

from raumhafen.server.errors import Refusal

REMEMBERED = 20_000  # buckets; full ones are forgotten beyond that
PENANCE = 0.5  # seconds that a refusal for speed waits: asking again and again gains nothing
# Seconds for whom sockets come too fast, more or less: opening one is the dearest thing to ask for,
# and those that were cut off together shall not come back together.
AT_THE_DOOR = (3.0, 5.0)
SOCKETS = 40  # of one person, tables and notices together


class Rate(NamedTuple):
    """A bucket of so many, filled again by so many a minute."""

    name: str
    a_minute: float
    burst: float


REQUEST = Rate("request", 600, 120)
CONNECTION = Rate("connection", 120, 30)
MESSAGE = Rate("message", 1200, 60)
CHAT = Rate("chat", 30, 10)
NEW_TABLE = Rate("table", 20, 20)
HINT = Rate("hint", 30, 10)
EXPLANATION = Rate("explanation", 240, 60)
STUDY = Rate("study", 120, 60)
RECORDING = Rate("recording", 240, 60)
LISTING = Rate("listing", 120, 60)
SUBSCRIPTION = Rate("subscription", 10, 20)
UPLOAD = Rate("upload", 6, 10)
PLAY_ON = Rate("play-on", 6, 10)


class Bucket:
    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = now

    def fill(self, now: float) -> None:
        more = (now - self.at) * self.rate.a_minute / 60
        self.tokens = min(self.rate.burst, self.tokens + more)
        self.at = now

    def take(self, now: float) -> bool:
        self.fill(now)
        if self.tokens < 1.0:
            return False
        self.tokens -= 1.0
        return True


class Limits:
    """One bucket for each person and thing that was asked for."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sockets: Counter[str] = Counter()

    def allows(self, person: str, rate: Rate) -> bool:
        """Takes one out of the bucket, if there is one."""
        if not self.enabled:
            return True
        now = time.monotonic()
        bucket = self._buckets.get((person, rate.name))
        if bucket is None:
            self._forget_full(now)
            bucket = self._buckets[person, rate.name] = Bucket(rate, now)
        return bucket.take(now)

    def take(self, person: str, rate: Rate) -> None:
        if not self.allows(person, rate):
            raise Refusal("error-too-many-requests", status=429)

    def is_used_up(self, person: str, rate: Rate) -> bool:
        """Whether nothing is left; nothing is taken."""
        bucket = self._buckets.get((person, rate.name))
        if bucket is None:
            return False
        bucket.fill(time.monotonic())
        return bucket.tokens < 1.0

    def _forget_full(self, now: float) -> None:
        if len(self._buckets) < REMEMBERED:
            return
        for key, bucket in list(self._buckets.items()):
            bucket.fill(now)
            if bucket.tokens >= bucket.rate.burst:
                del self._buckets[key]

    def open_socket(self, person: str) -> bool:
        """Whether the person may have one more; it has to be closed again."""
        if self.enabled and self._sockets[person] >= SOCKETS:
            return False
        self._sockets[person] += 1
        return True

    def close_socket(self, person: str) -> None:
        self._sockets[person] -= 1
        if self._sockets[person] <= 0:
            del self._sockets[person]
