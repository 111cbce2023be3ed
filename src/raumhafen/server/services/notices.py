"""Notices of a person's turn: in the page, by push, and by webhook or mail where configured."""

import asyncio
from urllib.parse import urlsplit

from msgspec import to_builtins

from raumhafen.server.logs import LOG
from raumhafen.server.messages import PersonMessage, SeatHeld, YourTurn
from raumhafen.server.services.mail import Mail
from raumhafen.server.services.news import NewsChannel, PersonalNotice
from raumhafen.server.services.push import Push
from raumhafen.server.services.tasks import Tasks
from raumhafen.server.services.watchers import Watcher
from raumhafen.server.settings import Settings
from raumhafen.server.store.records import SeatRecord, TableRecord, UserRecord
from raumhafen.server.store.users import Users
from raumhafen.server.wire import ENCODER

TIMEOUT = 10.0


class Notices:
    def __init__(
        self, settings: Settings, users: Users, news: NewsChannel, tasks: Tasks, mail: Mail,
        push: Push,
    ) -> None:  # fmt: skip
        self.settings = settings
        self.users = users
        self.news = news
        self.tasks = tasks
        self.mail = mail
        self.push = push
        self.people: dict[str, set[Watcher]] = {}

    def turn(self, record: TableRecord, seat: SeatRecord, present: set[str]) -> None:
        """A seat is asked something new."""
        if not seat.held:
            self._tell(YourTurn(record.id, record.game, seat.seat), seat, present)

    def held(self, record: TableRecord, seat: SeatRecord, present: set[str]) -> None:
        """A bot plays for somebody who was away."""
        self._tell(SeatHeld(record.id, record.game, seat.seat), seat, present)

    def _tell(self, message: YourTurn | SeatHeld, seat: SeatRecord, present: set[str]) -> None:
        if seat.user_id is None:
            return
        self.send_everywhere(seat.user_id, message)
        if seat.user_id not in present:
            self._reach_out(seat.user_id, message)

    def send_everywhere(self, user_id: str, message: PersonMessage) -> None:
        self.send(user_id, message)
        self.news.publish(PersonalNotice(user=user_id, message=message))

    def send(self, user_id: str, message: PersonMessage) -> None:
        for watcher in self.people.get(user_id, ()):
            watcher.tell(message)

    def add(self, watcher: Watcher) -> None:
        self.people.setdefault(watcher.user.id, set()).add(watcher)

    def remove(self, watcher: Watcher) -> None:
        mine = self.people.get(watcher.user.id, set())
        mine.discard(watcher)
        if not mine:
            self.people.pop(watcher.user.id, None)

    def move(self, before: str, user: UserRecord) -> None:
        """Pages of a guest who has signed in listen for the account."""
        for watcher in self.people.pop(before, set()):
            watcher.user = user
            self.add(watcher)

    def of(self, user_id: str) -> list[Watcher]:
        return list(self.people.get(user_id, ()))

    # --- outside of the page -------------------------------------------------------------------

    def _reach_out(self, user_id: str, message: YourTurn | SeatHeld) -> None:
        for way in (self.push, self.mail):
            way.notice(user_id, to_builtins(message))
        if self.settings.webhook:
            self.tasks.spawn(self._call(user_id, message))

    async def _call(self, user_id: str, message: YourTurn | SeatHeld) -> None:
        user = await self.users.get(user_id)
        if user is None:
            return
        link = f"{self.settings.public_url}/table/{message.table}"
        body = {**to_builtins(message), "user": user.id, "name": user.name, "url": link}
        try:
            await asyncio.wait_for(post_json(self.settings.webhook, ENCODER.encode(body)), TIMEOUT)
        except Exception as error:
            LOG.warning("notice-failed", error=type(error).__name__)


async def post_json(url: str, body: bytes) -> None:
    """A plain POST to the operator's own address; the answer is not read."""
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    reader, writer = await asyncio.open_connection(parts.hostname, port, ssl=secure or None)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    writer.write(head.encode() + body)
    await writer.drain()
    await reader.readline()
    writer.close()
