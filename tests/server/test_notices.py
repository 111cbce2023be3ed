"""Notices outside of the page: webhook and mail, both to this machine."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.servers import QUICK, Server

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


@pytest.mark.slow
def test_who_is_away_is_told_by_webhook_and_mail(tmp_path: Path) -> None:
    async def story() -> None:
        post = Post()
        hooks, hook_port = await listen(post.hook)
        mails, mail_port = await listen(post.smtp)
        server = Server(
            tmp_path,
            *QUICK,
            *(
                "--webhook",
                f"http://127.0.0.1:{hook_port}/turn",
                "--smtp",
                f"127.0.0.1:{mail_port}",
            ),
            *("--away-seconds", "0"),
            *("--mail-from", "games@example.org", "--public-url", "https://games.example"),
        )
        await asyncio.to_thread(server.start)
        try:
            await away(server, post)
        finally:
            await asyncio.to_thread(server.stop)
            hooks.close()
            mails.close()
        assert server.errors() == []

    asyncio.run(story())


async def away(server: Server, post: Post) -> None:
    async with Person(server.base) as anna, Person(server.base) as ben:
        await anna.guest("Anna")
        await ben.guest("Ben")
        await ben.patch("/api/me", {"settings": {"lang": "de", "mail": "ben@example.org"}})
        days = {"kind": "days", "days": 2}
        body = {"game": "space-base", "seats": 2, "pace": days}
        table = (await anna.post("/api/tables", body))["id"]
        await ben.post(f"/api/tables/{table}/join")
        chair = await anna.sit(table)
        await anna.post(f"/api/tables/{table}/start")
        await chair.until_kind("state")
        while 1 not in chair.view["waiting"]:
            await chair.act(chair.options[0])
        hook = await asyncio.wait_for(post.hooks.get(), 20)
        assert hook["user"] == ben.id and hook["url"] == f"https://games.example/table/{table}"
        mail = await asyncio.wait_for(post.mails.get(), 20)
        assert mail["To"] == "ben@example.org"
        assert "am Zug" in str(mail["Subject"])
        assert post.hooks.empty()  # Anna sits at the table and needs none
        await replaced(anna, ben, post)


async def replaced(anna: Person, ben: Person, post: Post) -> None:
    """A bot stands in for Ben, who learns of it."""
    table = (await anna.post("/api/tables", {"game": "space-base", "seats": 2}))["id"]
    await ben.post(f"/api/tables/{table}/join")
    chair = await anna.sit(table)
    await anna.post(f"/api/tables/{table}/start")
    await chair.until_kind("state")
    while 1 not in chair.view["waiting"]:
        await chair.act(chair.options[0])
    await anna.post(f"/api/tables/{table}/stand-in", {"seat": 1})
    kinds = {(await asyncio.wait_for(post.hooks.get(), 20))["t"] for _ in range(2)}
    assert kinds == {"turn", "held"}
    mails = [await asyncio.wait_for(post.mails.get(), 20) for _ in range(2)]
    assert any("Bot spielt" in str(mail["Subject"]) for mail in mails)
