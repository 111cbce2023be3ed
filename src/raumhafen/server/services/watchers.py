"""Watchers: open sockets as tables and notices see them."""

import asyncio
from collections.abc import Callable

import msgspec

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.server.messages import PersonMessage, ServerMessage
from raumhafen.server.store.records import ChatRecord, UserRecord
from raumhafen.server.wire import ENCODER

BACKLOG = 256
NOT_SIGNED_IN = 4401
BANNED = 4402
Push = Callable[[bytes], bool]


class Shown(msgspec.Struct):
    """A board as it was sent: the open sections, and those of the seat that is looked at."""

    open: View
    own: View

    def board(self) -> View:
        return {**self.open, **self.own}


class Watcher:
    """Messages wait here until the socket takes them; one that is too slow is cut off."""

    def __init__(self, user: UserRecord, session: str = "") -> None:
        self.user = user
        self.session = session  # the key of the cookie with which it came
        self.ignores: set[str] = set()  # people whose words it does not show
        self.looking = SPECTATOR
        self.shown: Shown | None = None  # the board as the socket knows it
        self.version = 0  # of the last position that was sent; the table itself may be ahead
        self.held: list[ChatRecord] | None = None  # said while it is told what was said before
        self.lost = False
        self.code: int | None = None  # with which the socket is closed
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self._push: Push | None = None
        self._idle = False  # whoever takes messages from the queue waits for the next one

    def connect(self, push: Push | None) -> None:
        """A short way out, for as long as nothing waits; it refuses what it cannot send at once."""
        self._push = push

    def tell(self, message: ServerMessage | PersonMessage) -> None:
        self.send(ENCODER.encode(message))

    def send(self, message: bytes) -> None:
        if self._idle and self._queue.empty() and self._push is not None and self._push(message):
            return
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.cut()

    def cut(self) -> None:
        """Drops what was waiting: after a new connection the table sends everything anew."""
        self.lost = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    def dismiss(self, code: int) -> None:
        """There is nothing to come back to."""
        self.code = code
        self.cut()

    async def next(self) -> bytes | None:
        """The next message; None when the socket has to be closed."""
        self._idle = True
        try:
            return await self._queue.get()
        finally:
            self._idle = False
