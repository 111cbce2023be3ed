"""Notices outside of the page: webhook and mail, both to this machine."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

from raumhafen.server.messages import YourTurn
from raumhafen.server.services import notices
from raumhafen.server.store.records import UserRecord
from raumhafen.server.tables.hub import Hub
from tests.server.accounts import PASSWORD
from tests.server.inside import at_a_hub
from tests.server.people import Person, catch_up
from tests.server.postbox import Post, listen
from tests.server.servers import QUICK, Server


@pytest.mark.slow
def test_who_is_away_is_told_by_webhook_and_mail(tmp_path: Path) -> None:
    async def story() -> None:
        post = Post()
        async with listen(post.hook) as hook_port, listen(post.smtp) as mail_port:
            options = (
                *("--webhook", f"http://127.0.0.1:{hook_port}/turn"),
                *("--smtp", f"127.0.0.1:{mail_port}", "--mail-from", "games@example.org"),
                *("--away-seconds", "0", "--mail-seconds", "0.2"),
                *("--public-url", "https://games.example"),
            )
            server = Server(tmp_path, *QUICK, *options)
            await asyncio.to_thread(server.start)
            try:
                await away(server, post)
            finally:
                await asyncio.to_thread(server.stop)
        assert server.errors() == []

    asyncio.run(story())


async def away(server: Server, post: Post) -> None:
    async with Person(server.base) as anna, Person(server.base) as ben:
        await anna.guest("Anna")
        me = await ben.post("/api/register", {"name": "Ben", "password": PASSWORD})
        ben.id = me["id"]
        await ben.patch("/api/me", {"settings": {"lang": "de"}})
        await ben.post("/api/me/mail", {"mail": "ben@example.org", "password": PASSWORD})
        proof = await asyncio.wait_for(post.mails.get(), 20)
        token = bytes(proof.get_payload(decode=True)).decode().partition("#confirm=")[2].split()[0]
        await ben.post("/api/mail/confirm", {"token": token})
        days = {"kind": "days", "days": 2}
        body = {"game": "space-base", "seats": 2, "pace": days}
        table = (await anna.post("/api/tables", body))["id"]
        await ben.post(f"/api/tables/{table}/join")
        chair = await anna.sit(table)
        await catch_up(chair)  # she is there before it is her turn
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
    await catch_up(chair)  # she is there before it is her turn
    await anna.post(f"/api/tables/{table}/start")
    await chair.until_kind("state")
    while 1 not in chair.view["waiting"]:
        await chair.act(chair.options[0])
    await anna.post(f"/api/tables/{table}/stand-in", {"seat": 1})
    kinds = {(await asyncio.wait_for(post.hooks.get(), 20))["t"] for _ in range(2)}
    assert kinds == {"turn", "held"}
    while "Bot spielt" not in str((await asyncio.wait_for(post.mails.get(), 20))["Subject"]):
        pass


def test_nobody_is_called_about_who_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The account may be deleted between the turn and the call."""
    called: list[bytes] = []

    async def post(url: str, body: bytes) -> None:
        called.append(body)

    monkeypatch.setattr(notices, "post_json", post)

    async def story(hub: Hub) -> None:
        await hub.services.users.add(UserRecord("a", "Anna", None, None, {}, 0.0, 0.0))
        for user in ("gone", "a"):
            await hub.services.notices._call(user, YourTurn("t", "space-base", 0))
        assert [msgspec.json.decode(body)["user"] for body in called] == ["a"]

    at_a_hub(tmp_path, story)


def test_a_webhook_that_nobody_answers_is_told_in_the_log(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        services = hub.services
        await services.users.add(UserRecord("a", "Anna", None, None, {}, 0.0, 0.0))
        services.settings.webhook = "http://127.0.0.1:1/turn"
        with capture_logs() as logs:
            await services.notices._call("a", YourTurn("t", "space-base", 0))
        assert [(log["event"], log["error"]) for log in logs] == [
            ("notice-failed", "ConnectionRefusedError")
        ]

    at_a_hub(tmp_path, story)
