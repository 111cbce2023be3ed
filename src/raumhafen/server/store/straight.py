"""One statement straight to PostgreSQL's driver, which is a transaction by itself.

A transaction of SQLAlchemy changes greenlets seven times and waits for five answers, which costs a
server more than acting and storing; this is one question and one answer.
"""

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import Any

import asyncpg
from sqlalchemy import exc
from sqlalchemy.ext.asyncio import AsyncEngine

from raumhafen.server.store.failures import told_as_failures

ALIVE, IDLE = 2.0, 1.0  # seconds for a sign of life of a connection that was idle for a while
PLAN_ONCE = "SET plan_cache_mode = force_generic_plan"  # to plan takes longer than to carry out
END_TOO = "SET statement_timeout = {}"  # nothing is stored long after it was refused


class Straight:
    """A connection that the pool has opened and forgotten; after a failure it is another one."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._driver: Any = None
        self._used = 0.0

    async def fetch(self, patience: float | None, statement: str, values: list[Any]) -> list[Any]:
        is_new = not await self._lives()
        if is_new:
            await self._connect()
        with self._watched(patience), named_by_sqlalchemy():
            if is_new:
                await self._driver.execute(
                    f"{PLAN_ONCE}; {END_TOO.format(round(1000 * (patience or 0.0)))}"
                )
            found: list[Any] = await self._driver.fetch(statement, *values)
        self._used = time.monotonic()
        return found

    async def close(self, seconds: float) -> None:
        """A server that hangs is left alone."""
        driver, self._driver = self._driver, None
        if driver is not None:
            with contextlib.suppress(Exception):
                await driver.close(timeout=seconds)

    async def _lives(self) -> bool:
        """After a while without use a connection may be dead, which nobody may notice for long."""
        if self._driver is None or self._driver.is_closed():
            return False
        if time.monotonic() - self._used < IDLE:
            return True
        try:
            await asyncio.wait_for(self._driver.fetchval("SELECT 1"), ALIVE)
        except Exception:
            return False
        return True

    async def _connect(self) -> None:
        self._cut()
        with told_as_failures(connecting=True):
            pooled = await self.engine.raw_connection()
        self._driver = pooled.driver_connection
        pooled.detach()

    @contextlib.contextmanager
    def _watched(self, patience: float | None) -> Iterator[None]:
        """Cutting the line ends all waiting at once, and what has failed is not asked again."""
        watchdog = None
        if patience is not None:
            loop = asyncio.get_running_loop()
            watchdog = loop.call_later(patience, self._driver.terminate)
        try:
            yield
        except exc.IntegrityError:
            raise  # the connection is as good as before
        except BaseException:
            self._cut()
            raise
        finally:
            if watchdog is not None:
                watchdog.cancel()

    def _cut(self) -> None:
        driver, self._driver = self._driver, None
        if driver is not None:
            driver.terminate()


@contextlib.contextmanager
def named_by_sqlalchemy() -> Iterator[None]:
    """The errors that the same statement would have raised through it."""
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise exc.IntegrityError(None, None, error) from error
    except (asyncpg.InterfaceError, asyncpg.InternalClientError, RuntimeError) as error:
        # The last ones are words of a connection that is just ending, and of uvloop's closed line.
        raise exc.InterfaceError(None, None, error) from error
    except asyncpg.PostgresError as error:
        raise exc.DBAPIError(None, None, error) from error
