"""A machine beside the server that takes mail and calls."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from email import message_from_bytes
from email.message import Message

Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Post:
    """Takes whatever is sent by HTTP or SMTP."""

    def __init__(self) -> None:
        self.hooks: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        self.mails: asyncio.Queue[Message] = asyncio.Queue()

    async def hook(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        lines = [line.lower() for line in head.split(b"\r\n")]
        length = next(int(line[15:]) for line in lines if line.startswith(b"content-length:"))
        await self.hooks.put(json.loads(await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    async def smtp(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 test\r\n")
        while line := await reader.readline():
            if line.upper().startswith(b"DATA"):
                writer.write(b"354 go\r\n")
                body = await reader.readuntil(b"\r\n.\r\n")
                await self.mails.put(message_from_bytes(body))
            writer.write(b"221 bye\r\n" if line.upper().startswith(b"QUIT") else b"250 ok\r\n")
        writer.close()


async def listen(handler: Handler) -> tuple[asyncio.Server, int]:
    server = await asyncio.start_server(handler, "127.0.0.1", 0)
    return server, int(server.sockets[0].getsockname()[1])
