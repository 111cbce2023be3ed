"""Watchers: open sockets as tables and notices see them."""

import asyncio

import msgspec

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.server.messages import PersonMessage, ServerMessage
from raumhafen.server.store.records import UserRecord
from raumhafen.server.wire import ENCODER

BACKLOG = 256
NOT_SIGNED_IN = 4401


class Shown(msgspec.Struct):
    """A board as it was sent: the open sections, and those of the seat that is looked at."""

    open: View
    own: View

    def board(self) -> View:
        return {**self.open, **self.own}


class Watcher:
    """Messages wait here until the socket takes them; one that is too slow is cut off."""

    def __init__(self, user: UserRecord) -> None:
        self.user = user
        self.looking = SPECTATOR
        self.shown: Shown | None = None  # the board as the socket knows it
        self.version = 0  # of the last position that was sent; the table itself may be ahead
        self.lost = False
        self.code: int | None = None  # with which the socket is closed
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    def tell(self, message: ServerMessage | PersonMessage) -> None:
        self.send(ENCODER.encode(message))

    def send(self, message: bytes) -> None:
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
        return await self._queue.get()
