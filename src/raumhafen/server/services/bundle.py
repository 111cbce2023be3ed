"""The services of a server process as one object."""

import asyncio
import contextlib
import secrets
import time

from litestar.channels import ChannelsPlugin

from raumhafen.server.metrics import Metrics
from raumhafen.server.services.catalogue import Catalogue
from raumhafen.server.services.leases import Leases
from raumhafen.server.services.limits import Limits
from raumhafen.server.services.mail import Mail
from raumhafen.server.services.news import NewsChannel
from raumhafen.server.services.notices import Notices
from raumhafen.server.services.push import Push
from raumhafen.server.services.tasks import Tasks
from raumhafen.server.services.vigil import Vigil
from raumhafen.server.settings import Settings
from raumhafen.server.store.belongings import Belongings
from raumhafen.server.store.chats import Chats
from raumhafen.server.store.database import Database
from raumhafen.server.store.failures import StorageFailed
from raumhafen.server.store.ignores import Ignores
from raumhafen.server.store.log import Log
from raumhafen.server.store.mailings import Mailings
from raumhafen.server.store.moderation import Moderation
from raumhafen.server.store.positions import Positions
from raumhafen.server.store.ratings import Ratings
from raumhafen.server.store.sessions import EndedSessions
from raumhafen.server.store.subscriptions import Subscriptions
from raumhafen.server.store.tables import Tables
from raumhafen.server.store.uploads import Uploads
from raumhafen.server.store.users import Users
from raumhafen.server.workers.bots import Bots
from raumhafen.server.workers.pool import Workers

GOODBYE = 1.0  # seconds to give leases back; without it others wait until they have run out


class Services:
    """Stores, workers, news and figures; it knows nothing of tables in memory."""

    def __init__(self, settings: Settings, database: Database, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.started = time.time()
        self.metrics = Metrics()
        self.tasks = Tasks(self.metrics)
        self.limits = Limits(settings.rate_limits)
        self.catalogue = Catalogue()
        self.database = database
        self.tables = Tables(database)
        self.users = Users(database)
        self.ended = EndedSessions(database)
        self.subscriptions = Subscriptions(database)
        self.belongings = Belongings(database)
        self.chats = Chats(database)
        self.ignores = Ignores(database)
        self.moderation = Moderation(database)
        self.uploads = Uploads(database)
        self.ratings = Ratings(database)
        self.positions = Positions(database)
        self.log = Log(database)
        self.workers = Workers(settings.bot_workers, self.metrics)
        self.bots = Bots(self.workers, settings.hint_seconds, self.metrics)
        self.news = NewsChannel(channels, self.process, settings.shared)
        self.leases = Leases(self.tables, self.process, settings.shared)
        self.vigil = Vigil(settings, database, self.log, self.news)
        self.mail = Mail(settings, self.users, Mailings(database), self.tasks)
        self.push = Push(settings, self.users, self.tables, self.subscriptions, self.tasks)
        self.notices = Notices(settings, self.users, self.news, self.tasks, self.mail, self.push)

    @property
    def stopping(self) -> bool:
        return self.vigil.stopping

    async def start(self) -> None:
        await self.log.start()
        self.tasks.spawn(self.news.speak())
        self.mail.start()
        await self.push.start()
        self.tasks.spawn(self.vigil.keep())

    async def stop(self) -> None:
        """Writes everything that was asked for, then lets go of everything."""
        await self.log.stop()
        self.news.end()
        await self.tasks.cancel()
        with contextlib.suppress(TimeoutError, StorageFailed):
            await asyncio.wait_for(self.leases.give_back(), GOODBYE)
        await self.workers.stop()
        await self.database.close()
