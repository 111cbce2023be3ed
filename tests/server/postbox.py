"""A machine beside the server that takes mail and calls."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
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

    async def smtp(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 test\r\n")
        while line := await reader.readline():
            if line.upper().startswith(b"DATA"):
                writer.write(b"354 go\r\n")
                body = await reader.readuntil(b"\r\n.\r\n")
                await self.mails.put(message_from_bytes(body))
            writer.write(b"221 bye\r\n" if line.upper().startswith(b"QUIT") else b"250 ok\r\n")


@asynccontextmanager
async def listen(handler: Handler) -> AsyncIterator[int]:
    """The port of a machine that takes calls until the block ends; no connection outlives it."""
    calls: set[asyncio.Task[None]] = set()

    async def call(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        calls.add(asyncio.current_task())  # type: ignore[arg-type]  # it runs in a task
        try:
            await handler(reader, writer)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    server = await asyncio.start_server(call, "127.0.0.1", 0)
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        server.close()
        for task in calls:
            task.cancel()
        await asyncio.gather(*calls, return_exceptions=True)
