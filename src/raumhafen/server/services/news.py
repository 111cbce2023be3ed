"""News that processes serving the same tables send to each other."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
from litestar.channels import ChannelsPlugin

from raumhafen.server.logs import LOG
from raumhafen.server.messages import PersonMessage
from raumhafen.server.store.log import Append
from raumhafen.server.store.records import ChatRecord

CHANNEL = "tables"
SILENCE = 30.0
BETWEEN = b"\n"  # news of one message; none has it inside


class News(msgspec.Struct, tag_field="kind"):
    """Something that happened in the process `sender`."""

    sender: str = msgspec.field(default="", name="from")


class StoredRows(News, tag="rows", kw_only=True):
    """New lines of a table's log."""

    table: str
    entry: Append


class TableChanged(News, tag="info", kw_only=True):
    """Seats, names or settings of a table, or the table is gone."""

    table: str


class ChatSaid(News, tag="chat", kw_only=True):
    table: str
    said: ChatRecord


class ChatUnsaid(News, tag="unsaid", kw_only=True):
    """Lines of chat that are no more."""

    table: str
    ids: list[int]


class IgnoresChanged(News, tag="ignores", kw_only=True):
    """Somebody wants to read other people than before."""

    user: str


class Presence(News, tag="presence", kw_only=True):
    """Everybody with a socket at a table in that process."""

    table: str
    users: list[str]


class PersonalNotice(News, tag="notice", kw_only=True):
    """A message for all pages of a person."""

    user: str
    message: PersonMessage


class HandedOver(News, tag="moved", kw_only=True):
    """Everything of a person is another's, or nobody's (`after` None)."""

    before: str
    after: str | None
    tables: list[str]


class SessionsEnded(News, tag="cut", kw_only=True):
    """The sockets of a person have to come back with a new cookie; with a key, those of one
    session have to go.
    """

    user: str
    key: str = ""


class Beat(News, tag="beat"):
    """For the sender itself: the channel works."""


class Head(msgspec.Struct):
    """As much of any news as tells whether it is of use here."""

    sender: str = msgspec.field(default="", name="from")
    table: str = ""


TableNews = StoredRows | TableChanged | ChatSaid | ChatUnsaid | Presence
AnyNews = TableNews | IgnoresChanged | PersonalNotice | HandedOver | SessionsEnded | Beat
Hear = Callable[[AnyNews], Awaitable[None]]
IsOpen = Callable[[str], bool]
_HEAD = msgspec.json.Decoder(Head)
_DECODER: msgspec.json.Decoder[AnyNews] = msgspec.json.Decoder(AnyNews)


class NewsChannel:
    """Sends news and receives those of others.

    Losing the channel loses only speed: versions are compared with the database too.
    """

    def __init__(self, channels: ChannelsPlugin, process: str, shared: bool) -> None:
        self.channels = channels
        self.process = process
        self.shared = shared
        self._heard = time.monotonic()
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self._ended = False

    def publish(self, news: AnyNews) -> None:
        if self.shared:
            news.sender = self.process
            self._outbox.put_nowait(msgspec.json.encode(news))

    async def speak(self) -> None:
        """Until `end`, whatever becomes of one message or of one cancellation in the driver."""
        while not self._ended:
            batch = [await self._outbox.get()]
            while not self._outbox.empty():
                batch.append(self._outbox.get_nowait())
            try:
                await self.channels.wait_published(BETWEEN.join(batch), CHANNEL)
            except Exception as error:
                self._drop(error)

    def _drop(self, error: Exception) -> None:
        """Old news are no news: others have read the database before the line is back."""
        dropped = 1
        while not self._outbox.empty():
            self._outbox.get_nowait()
            dropped += 1
        LOG.warning("publish-failed", error=type(error).__name__, dropped=dropped)

    def end(self) -> None:
        self._ended = True
        self._outbox.put_nowait(msgspec.json.encode(Beat(self.process)))

    async def listen(self, hear: Hear, is_open: IsOpen) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for raw in subscriber.iter_events():
                for one in raw.split(BETWEEN):
                    await self._receive(one, hear, is_open)

    async def _receive(self, raw: bytes, hear: Hear, is_open: IsOpen) -> None:
        """What is our own, or of a table that nobody has open here, is read no further."""
        kind = "unknown"
        try:
            head = _HEAD.decode(raw)
            if head.sender == self.process:
                self._heard = time.monotonic()
            elif not head.table or is_open(head.table):
                news = _DECODER.decode(raw)
                kind = type(news).__name__
                await hear(news)
        except Exception as error:
            LOG.warning("news-failed", kind=kind, error=type(error).__name__)

    def hears(self) -> bool:
        """Whether its own news come back to it; otherwise the channel is broken."""
        return not self.shared or time.monotonic() - self._heard < SILENCE
