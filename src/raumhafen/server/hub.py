"""All tables that this process has open, and its conversation with other processes."""

import asyncio
import secrets
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin

from raumhafen.engine.errors import RaumhafenError
from raumhafen.server import moving
from raumhafen.server.bots import Bots
from raumhafen.server.catalogue import Catalogue
from raumhafen.server.errors import Refusal
from raumhafen.server.live import LiveTable
from raumhafen.server.logs import LOG
from raumhafen.server.metrics import Metrics
from raumhafen.server.notices import Notices
from raumhafen.server.rating import rate
from raumhafen.server.settings import Settings
from raumhafen.server.store.belongings import Belongings
from raumhafen.server.store.database import Database
from raumhafen.server.store.extras import Chats, Ratings, Replays
from raumhafen.server.store.log import Append, Log
from raumhafen.server.store.records import FINISHED, ChatRecord, TableRecord
from raumhafen.server.store.tables import Tables
from raumhafen.server.store.users import Users
from raumhafen.server.watch import Watcher

CHANNEL = "tables"
NO_TABLE = 4404
LEASE = 10.0
PRESENCE = 30.0
SILENCE = 30.0
IDLE = 60.0
UNUSED = 7 * 86_400.0


class Hub:
    """Opens tables, spreads news, and takes care of tables that nobody looks at."""

    def __init__(self, settings: Settings, database: Database, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.database = database
        self.channels = channels
        self.process = secrets.token_hex(8)
        self.metrics = Metrics()
        self.catalogue = Catalogue(settings.previews)
        self.tables = Tables(database)
        self.users = Users(database)
        self.belongings = Belongings(database)
        self.chats = Chats(database)
        self.replays = Replays(database)
        self.ratings = Ratings(database)
        self.log = Log(database)
        self.bots = Bots(settings, self.metrics)
        self.notices = Notices(self)
        self.live: dict[str, LiveTable] = {}
        self.leases: dict[str, float] = {}
        self.stopping = False
        self.started = time.time()
        self._heard = time.monotonic()
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()

    # --- life ----------------------------------------------------------------------------------

    async def start(self) -> None:
        await self.log.start()
        self.spawn(self._listen())
        self.spawn(self._speak())
        self.spawn(self._sweep())

    async def stop(self) -> None:
        """Lets go of everything in an order that loses nothing."""
        self.stopping = True
        for table in self.live.values():
            table.driver.stop()
            for watcher in list(table.watchers):
                watcher.cut()
        await self.log.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.settings.shared:
            await self.tables.let_go(self.process)
        await self.bots.stop()
        await self.database.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """A task that is not forgotten by the garbage collector, nor its error by us."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            if not isinstance(error, RaumhafenError):
                LOG.error("task", exc_info=error)
                self.metrics.crashes.inc()

    # --- tables --------------------------------------------------------------------------------

    async def open(self, table_id: str) -> LiveTable:
        """The one live table of this id; two who ask at the same time get the same."""
        table = self.live.get(table_id)
        if table is not None:
            table.touched = time.monotonic()
            return table
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        record = await self.tables.get(table_id)
        if record is None:
            raise Refusal("error-no-table", status=404)
        table = LiveTable(self, record)
        await table.load()
        self.live[table_id] = table
        self.metrics.tables.set(len(self.live))
        return table

    async def opened(self, table_ids: list[str]) -> None:
        """Waits for tables that are just being read, perhaps as they were a moment ago."""
        tasks = [self._opening[one] for one in table_ids if one in self._opening]
        await asyncio.gather(*tasks, return_exceptions=True)

    def close(self, table_id: str) -> None:
        table = self.live.pop(table_id, None)
        if table is not None:
            table.driver.stop()
        self.leases.pop(table_id, None)
        self.metrics.tables.set(len(self.live))

    def vanish(self, table: LiveTable, but: str = "") -> None:
        """The table is gone; whoever still looks at it is told, `but` the one who knows."""
        for watcher in list(table.watchers):
            if watcher.user.id != but:
                watcher.dismiss(NO_TABLE)
        self.close(table.record.id)

    async def rate(self, record: TableRecord) -> None:
        if record.rated:
            await rate(self.database, record)

    async def rename(self, user_id: str, name: str) -> None:
        """A new name at the tables that are open here, and in other processes."""
        for table in self.live.values():
            chairs = [chair for chair in table.record.seats if chair.user_id == user_id]
            for chair in chairs:
                chair.name = name
            if chairs:
                table.show_info()
                self.publish_info(table.record.id)

    # --- sockets -------------------------------------------------------------------------------

    def enter(self, table: LiveTable, watcher: Watcher) -> None:
        table.watchers.add(watcher)
        self.metrics.sockets.inc()
        self.tell_presence(table)

    def leave(self, table: LiveTable, watcher: Watcher) -> None:
        table.watchers.discard(watcher)
        table.touched = time.monotonic()
        self.metrics.sockets.dec()
        self._note_gone(table, watcher.user.id)
        self.tell_presence(table)

    def _note_gone(self, table: LiveTable, user_id: str) -> None:
        """For other processes and later times too; those who only watch owe nobody anything."""
        if not self.stopping and user_id in table.record.people():
            table.note_gone({user_id})
            self.spawn(self.users.change(user_id, seen=time.time()))

    def tell_presence(self, table: LiveTable) -> None:
        if not self.stopping:
            table.show_info()
            self._publish_presence(table)

    def _publish_presence(self, table: LiveTable) -> None:
        here = sorted({watcher.user.id for watcher in table.watchers})
        self.publish({"kind": "presence", "table": table.record.id, "users": here})

    # --- news for other processes --------------------------------------------------------------

    def publish(self, news: dict[str, Any]) -> None:
        if self.settings.shared:
            news["from"] = self.process
            self._outbox.put_nowait(msgspec.json.encode(news))

    def publish_rows(self, entry: Append) -> None:
        self.publish({"kind": "rows", "table": entry.table_id, "entry": entry})

    def publish_info(self, table_id: str) -> None:
        self.publish({"kind": "info", "table": table_id})

    def publish_chat(self, table_id: str, said: ChatRecord) -> None:
        self.publish({"kind": "chat", "table": table_id, "said": said})

    async def _speak(self) -> None:
        """Losing the channel loses only speed: versions are compared with the database too."""
        while True:
            news = await self._outbox.get()
            try:
                await self.channels.wait_published(news, CHANNEL)
            except Exception as error:
                LOG.warning("publish-failed", error=type(error).__name__)

    async def _listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for raw in subscriber.iter_events():
                news = msgspec.json.decode(raw)
                if news["from"] == self.process:
                    self._heard = time.monotonic()
                    continue
                try:
                    await self._hear(news)
                except Exception as error:
                    LOG.warning("news-failed", kind=news["kind"], error=type(error).__name__)

    def hears(self) -> bool:
        """Whether its own news come back to it; otherwise the channel is broken."""
        return not self.settings.shared or time.monotonic() - self._heard < SILENCE

    async def _hear(self, news: dict[str, Any]) -> None:
        if news["kind"] == "notice":
            self.notices.send(news["user"], news["message"])
        if news["kind"] == "moved":
            await moving.hear(self, news["before"], news["after"], news["tables"])
        if news["kind"] == "cut":
            moving.cut(self, news["user"])
        if "table" not in news:
            return
        table = self.live.get(news["table"])
        if table is None:
            return
        match news["kind"]:
            case "rows":
                await table.follow(msgspec.convert(news["entry"], Append))
            case "info":
                await self._look_again(table)
            case "chat":
                table.show_chat(msgspec.convert(news["said"], ChatRecord))
            case "presence":
                _, before = table.elsewhere.get(news["from"], (0.0, set()))
                until, users = time.monotonic() + PRESENCE, set(news["users"])
                table.elsewhere[news["from"]] = (until, users)
                table.note_gone(before - users)
                table.show_info()

    async def _look_again(self, table: LiveTable) -> None:
        try:
            await table.catch_up()
        except Refusal:  # closed in another process
            self.vanish(table)
        else:
            table.show_info()

    # --- leases and what is due ----------------------------------------------------------------

    async def drives(self, table_id: str) -> bool:
        """Whether this process plays the bots and clocks of a table."""
        if self.stopping:
            return False
        if not self.settings.shared or self.leases.get(table_id, 0.0) > time.monotonic():
            return True
        return table_id in await self._lease([table_id])

    async def _lease(self, table_ids: list[str]) -> set[str]:
        now = time.time()
        got = await self.tables.drive(table_ids, self.process, now, now + LEASE)
        until = time.monotonic() + LEASE / 2
        for table_id in table_ids:
            self.leases.pop(table_id, None)
            if table_id in got:
                self.leases[table_id] = until
        return got

    async def _sweep(self) -> None:
        """Now and then: what is due, what is idle, what another process has done."""
        rounds = 0
        while True:
            try:
                await self._tidy(rounds)
            except Exception as error:
                LOG.error("sweep", exc_info=error)
            rounds += 1
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _tidy(self, rounds: int) -> None:
        for table_id in await self.tables.due(time.time()):
            await self._look_after(table_id)
        self._close_idle()
        if self.settings.shared and rounds % 3 == 0:
            self.publish({"kind": "beat"})
            await self._compare_versions()
            for table in list(self.live.values()):
                if table.watchers:
                    self._publish_presence(table)
        if rounds % 3600 == 0:
            await self.tables.note_stopped(time.time())
            await self.tables.drop_unused(time.time() - UNUSED)

    async def _look_after(self, table_id: str) -> None:
        """A table that waits for a bot, a clock or its rating, for instance after a restart."""
        record = await self.tables.get(table_id)
        if record is not None and record.state == FINISHED:
            await self.rate(record)
            return
        try:
            table = await self.open(table_id)
        except RaumhafenError as error:
            LOG.error("table-lost", table=table_id, key=error.key)
            await self.tables.change(table_id, due=None)
            return
        table.driver.nudge()

    async def _compare_versions(self) -> None:
        stored = await self.tables.versions(list(self.live))
        for table_id, version in stored.items():
            table = self.live.get(table_id)
            if table is not None and table.record.version < version and not table.lock.locked():
                await table.catch_up()

    def _close_idle(self) -> None:
        before = time.monotonic() - IDLE
        for table in list(self.live.values()):
            idle = not table.watchers and table.touched < before and not table.driver.is_busy()
            if idle and not table.lock.locked():
                self.close(table.record.id)
