"""Frames of sockets: the short way of a message that is ready as bytes.

The usual one leads through a queue, a task and five layers for each socket, which cost more
together than making the message.
"""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PUSH = "raumhafen.push"  # the extension of the scope under which a socket offers it
TEXT = 0x81  # the first byte of a whole message of text
SHORT, MIDDLE = 126, 65_536  # from so many bytes on the length takes two more, or eight


def frame(text: bytes) -> bytes:
    """One message as it goes over the line; servers do not mask theirs."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < MIDDLE:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


class FramedProtocol(WebSocketsSansIOProtocol):
    """The protocol of uvicorn, whose sockets take messages at once while nothing is in the way."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            offered: dict[str, Any] = {**(self.scope.get("extensions") or {}), PUSH: self.push}
            self.scope["extensions"] = offered

    def push(self, text: bytes) -> bool:
        """Sends a text, unless the socket is closing or its reader is too slow at the moment."""
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if not self.writable.is_set() or self.transport.is_closing() or self.conn.extensions:
            return False
        self.transport.write(frame(text))
        return True
