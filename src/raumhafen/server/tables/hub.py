"""The open tables of a server process, and the sweep that looks after them."""

import asyncio
import time

from raumhafen.engine.errors import RaumhafenError
from raumhafen.server.errors import Refusal
from raumhafen.server.logs import LOG
from raumhafen.server.services.bundle import Services
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.store.records import FINISHED
from raumhafen.server.store.upgrades import tables_to_upgrade
from raumhafen.server.tables.live import OLD_RULES, LiveTable
from raumhafen.server.tables.rating import rate
from raumhafen.server.tables.upgrading import keep_positions, tables_without_position

NO_TABLE = 4404
IDLE = 60.0
UNUSED = 7 * 86_400.0
KEEP_ROUNDS = 60
KEEP_MOST = 20
KEEP_SECONDS = 4.0
ON_ITS_WAY = 0.3  # seconds in which the news of an action come, if they come at all


class Hub:
    """Opens tables, keeps each of them once, and closes those that nobody needs."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    # --- open tables ---------------------------------------------------------------------------

    async def open(self, table_id: str) -> LiveTable:
        """The one live table of this id; two who ask at the same time get the same."""
        table = self.live.get(table_id)
        if table is not None:
            table.audience.touched = time.monotonic()
            if table.data.lost:
                await table.bring_back()
            return table
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        record = await self.services.tables.get(table_id)
        if record is None:
            raise Refusal("error-no-table", status=404)
        table = LiveTable(self.services, record)
        await table.load()
        self.live[table_id] = table
        self.services.metrics.tables.set(len(self.live))
        return table

    async def opened(self, table_ids: list[str]) -> None:
        """Waits for tables that are just being read, perhaps as they were a moment ago."""
        tasks = [self._opening[one] for one in table_ids if one in self._opening]
        await asyncio.gather(*tasks, return_exceptions=True)

    def close(self, table_id: str) -> None:
        table = self.live.pop(table_id, None)
        if table is not None:
            table.driver.end()
            self.services.tasks.spawn(keep_positions(self.services, [table.data]))
        self.services.leases.forget(table_id)
        self.services.metrics.tables.set(len(self.live))

    def vanish(self, table: LiveTable, but: str = "") -> None:
        """The table is gone; whoever still looks at it is told, `but` the one who knows."""
        for watcher in list(table.audience.watchers):
            if watcher.user.id != but:
                watcher.dismiss(NO_TABLE)
        self.close(table.record.id)

    def halt(self) -> None:
        """No driver acts any more, and sockets are told to come back."""
        for table in self.live.values():
            table.driver.end()
            for watcher in list(table.audience.watchers):
                watcher.cut()

    # --- sweep ---------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Now and then: tables that are due, that are idle, that another process has changed."""
        rounds = 0
        while True:
            try:
                await self._tidy(rounds)
            except StorageFailed as error:
                LOG.warning("sweep", error=str(error))
            except Exception as error:
                LOG.error("sweep", exc_info=error)
            rounds += 1
            self.services.vigil.swept = time.monotonic()
            await asyncio.sleep(self.services.settings.sweep_seconds)

    async def _tidy(self, rounds: int) -> None:
        tables = self.services.tables
        for table_id in await tables.due(time.time()):
            await self._look_after(table_id)
        self._close_idle()
        if rounds % KEEP_ROUNDS == 0:
            await self._keep_missing()
        if self.services.settings.shared and rounds % 3 == 0:
            await self._keep_in_step()
        if rounds % 3600 == 0:
            await tables.drop_unused(time.time() - UNUSED)
            await self.services.subscriptions.drop_unconfirmed(time.time())

    async def _keep_missing(self) -> None:
        """After a power cut; tables that are open here are kept when they are closed."""
        for table_id in await tables_without_position(self.services, len(self.live) + KEEP_MOST):
            if table_id not in self.live:
                await self._look_after(table_id)

    async def upgrade(self) -> None:
        """Running tables of older rules, one after the other: opening takes them over."""
        async with self.services.database.read() as connection:
            found = await tables_to_upgrade(connection)
        for table_id in found:
            try:
                await self.open(table_id)
            except RaumhafenError as error:
                LOG.warning("table-closed", table=table_id, key=error.key)
            except StorageFailed as error:  # it is taken over when somebody opens it
                LOG.warning("upgrade", table=table_id, error=str(error))
            except Exception as error:
                LOG.error("upgrade", table=table_id, exc_info=error)

    async def keep(self) -> None:
        """The positions of all open tables, before the process ends."""
        try:
            async with asyncio.timeout(KEEP_SECONDS):
                await keep_positions(self.services, [table.data for table in self.live.values()])
        except (StorageFailed, TimeoutError) as error:
            LOG.warning("positions", error=str(error))
        except Exception as error:  # the next process finds them in the log
            LOG.error("positions", exc_info=error)

    async def _look_after(self, table_id: str) -> None:
        """A table that waits for a bot, a clock or its rating, for instance after a restart."""
        self.services.vigil.swept = time.monotonic()  # many of them may take a while
        record = await self.services.tables.get(table_id)
        if record is not None and record.state == FINISHED:
            await rate(self.services.database, record)
            return
        try:
            table = await self.open(table_id)
        except RaumhafenError as error:
            if error.key != OLD_RULES:  # which was told when it was closed
                LOG.error("table-lost", table=table_id, key=error.key)
            await self.services.tables.change(table_id, due=None)
            return
        table.driver.nudge()

    async def _keep_in_step(self) -> None:
        """With other processes, whose news may have been lost."""
        await self._compare_versions()
        for table in list(self.live.values()):
            if table.audience.watchers:
                table.audience.publish_presence()

    async def _compare_versions(self) -> None:
        stored = await self.services.tables.versions(list(self.live))
        if self._behind(stored):
            await asyncio.sleep(ON_ITS_WAY)
        for table in self._behind(stored):
            await table.catch_up()

    def _behind(self, stored: dict[str, int]) -> list[LiveTable]:
        tables = [table for table in self.live.values() if not table.lock.locked()]
        return [one for one in tables if one.record.version < stored.get(one.record.id, 0)]

    def _close_idle(self) -> None:
        before = time.monotonic() - IDLE
        for table in list(self.live.values()):
            watched = table.audience.watchers or table.audience.touched >= before
            resting = not table.driver.is_busy() and not table.data.lost
            if not watched and resting and not table.lock.locked():
                self.close(table.record.id)
