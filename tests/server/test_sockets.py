"""Sockets: who gets one, what comes after a break, chat."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from raumhafen.server.messages import Pong
from raumhafen.server.services.limits import Limits
from raumhafen.server.services.watchers import BANNED, NOT_SIGNED_IN, Watcher
from raumhafen.server.store.records import UserRecord
from raumhafen.server.tables.hub import Hub
from raumhafen.server.web.sockets import Pulse, hear, look_again, pong, write
from tests.server.inside import PEOPLE, Inside, at_a_hub, at_a_table, drained, record_of
from tests.server.people import Person, is_late, wait_for_bots
from tests.server.servers import QUICK as QUICK_SERVER
from tests.server.servers import Server
from tests.server.tables import alone, wait_to_be_asked


@pytest.mark.parametrize("change", ["signature", "user", "stamp", "empty", "none"])
def test_a_forged_cookie_opens_no_socket(server: Server, change: str) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            table, _ = await alone(anna)
            true = anna.http.cookies.get("session") or ""
            user, issued, stamp, chance, signature = true.split(".")
            forged = {
                "signature": f"{user}.{issued}.{stamp}.{chance}.{signature[:-2]}AA",
                "user": f"someone-else.{issued}.{stamp}.{chance}.{signature}",
                "stamp": f"{user}.{issued}.0123456789abcdef.{chance}.{signature}",
                "empty": "...",
                "none": "",
            }[change]
            address = server.base.replace("http", "ws") + f"/ws/table/{table}"
            headers = {"Cookie": f"session={forged}"} if forged else {}
            async with connect(
                address,
                origin=server.base,  # type: ignore[arg-type]  # a plain text is an origin
                additional_headers=headers,
                proxy=None,
            ) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(socket.recv(), 5)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401

    asyncio.run(story())


@pytest.mark.parametrize("origin", ["http://evil.example", None])
def test_a_page_of_another_site_opens_no_socket(server: Server, origin: str | None) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            table, _ = await alone(anna)
            cookie = anna.http.cookies.get("session")
            with pytest.raises(InvalidStatus) as refused:
                await connect(
                    server.base.replace("http", "ws") + f"/ws/table/{table}",
                    origin=origin,  # type: ignore[arg-type]  # a plain text is an origin
                    additional_headers={"Cookie": f"session={cookie}"},
                    proxy=None,
                )
            assert refused.value.response.status_code == 403

    asyncio.run(story())


def test_a_private_table_is_for_its_members_and_the_invited(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as eve:
            table, _ = await alone(anna, private=True)
            await eve.guest("Eve")
            chair = await eve.sit(table)
            with pytest.raises(ConnectionClosed) as closed:
                await chair.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
            assert (await eve.http.get(f"/api/tables/{table}")).status_code == 404
            invite = (await anna.get(f"/api/tables/{table}"))["invite"]
            invited = await eve.sit(table, code=invite)
            assert (await invited.until_kind("state"))["seat"] is None

    asyncio.run(story())


def test_who_comes_back_gets_what_was_missed(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna:
            table, chair = await alone(anna)
            await wait_to_be_asked(chair)
            await chair.act(chair.options[0])
            await wait_to_be_asked(chair)
            await wait_for_bots(chair)
            seen, length = chair.version, chair.log[-1]["n"]
            await chair.close()
            other = await anna.sit(table)
            await other.until_kind("state")
            await other.act(other.options[0])
            await wait_to_be_asked(other)
            await wait_for_bots(other)
            back = await anna.sit(table, since=seen)
            state = await back.until_kind("state")
            # Numbers may be missing: hidden answers of the bot are counted, but not shown.
            missed = [line for line in other.log if line["n"] > length]
            assert missed and state["log"] == missed
            await other.send(t="look", seat=0)
            now = await other.until_kind("state")
            assert (state["v"], state["view"]) == (now["v"], now["view"])

    asyncio.run(story())


def test_who_has_missed_something_may_ask_for_everything(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as wim:
            table, chair = await alone(anna)
            await wait_to_be_asked(chair)
            watching = await (await wim.guest("Wim")).sit(table)
            await watching.until_kind("state")
            for one, seat in ((chair, 0), (watching, None)):
                await one.send(t="look")
                known, message = one.view, await one.next()
                while message["t"] != "state":  # bots may still be answering
                    known, message = one.view, await one.next()
                assert message["seat"] == seat and one.view == known
            await watching.send(t="look", seat=0)
            assert (await watching.until_kind("refused"))["error"]["key"] == "error-not-your-seat"

    asyncio.run(story())


def test_chat_of_players_and_of_spectators(server: Server) -> None:
    async def story() -> None:
        async with Person(server.base) as anna, Person(server.base) as wim:
            table, at_anna = await alone(anna)
            await wim.guest("Wim")
            at_wim = await wim.sit(table)
            await at_anna.ask(t="say", room="players", text="hello <b>all</b>")
            heard = await at_wim.until_kind("chat")
            assert (heard["from"], heard["text"]) == ("Anna", "hello <b>all</b>")
            await at_wim.ask(t="say", room="spectators", text="she should buy")
            crossed = await at_wim.ask(t="say", room="players", text="psst")
            assert crossed["error"]["key"] == "error-chat-room"
            await at_anna.send(t="ping")
            await at_anna.until_kind("pong")
            assert not [m for m in at_anna.seen if m["t"] == "chat" and m["room"] == "spectators"]
            late = await wim.sit(table)
            said = [(await late.until_kind("chat"))["text"] for _ in range(2)]
            assert said == ["hello <b>all</b>", "she should buy"]

    asyncio.run(story())


@pytest.mark.slow
def test_no_message_is_ahead_of_what_was_shown(tmp_path: Path) -> None:
    """While a bot's answer is being stored, an ack comes for what was stored before it; who would
    take the version of the table itself for what it has seen could answer unseen questions.
    """

    async def story(base: str) -> None:
        async with Person(base) as anna:
            _, chair = await alone(anna, game="galaxy-trucker")
            rng = random.Random(6)
            for _ in range(60):
                await wait_to_be_asked(chair)
                if chair.over:
                    break
                await chair.send(t="ping")
                answer = await chair.act(rng.choice(chair.options))  # each message is checked
                assert answer["t"] == "ack" or is_late(answer), answer

    running = Server(tmp_path, *QUICK_SERVER, late="0.1").start()
    try:
        asyncio.run(story(running.base))
    finally:
        running.stop()


# --- inside the process --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "lost", "code"),
    [
        ("nothing", False, None),
        ("gone", True, None),
        ("banned", True, BANNED),
        ("signed out", True, NOT_SIGNED_IN),
    ],
)
def test_what_happened_while_a_socket_came_in_is_not_overlooked(
    tmp_path: Path, change: str, lost: bool, code: int | None
) -> None:
    async def story(hub: Hub) -> None:
        anna = UserRecord("a", "Anna", None, None, {}, 0.0, 0.0)
        anna.banned = 1.0 if change == "banned" else None
        if change != "gone":
            await hub.services.users.add(anna)
        if change == "signed out":
            await hub.services.ended.end("key", time.time(), time.time() + 60.0)
        watcher = Watcher(anna, "key")
        await look_again(hub.services, watcher)
        assert (watcher.lost, watcher.code) == (lost, code)

    at_a_hub(tmp_path, story)


def test_who_asks_too_fast_whether_the_line_works_gets_no_answer() -> None:
    async def story() -> None:
        watcher, pulse = Watcher(PEOPLE[0]), Pulse(Limits(True))
        while pulse.misses == 0:
            await pong(watcher, pulse)
        answered = watcher._queue.qsize()
        await pong(watcher, pulse)
        assert pulse.misses == 2 and watcher._queue.qsize() == answered > 1

    asyncio.run(story())


def test_who_says_nothing_is_refused_and_who_wants_no_receipt_gets_none(tmp_path: Path) -> None:
    async def story(place: Inside) -> None:
        answer = await place.ask(0, t="say", text="  \t ")
        assert answer["error"]["key"] == "error-bad-message"
        await place.say(0, t="say", text=" hello ", id=None)
        told = [msgspec.json.decode(text) for text in drained(place.watchers[0])]
        assert [(one["t"], one.get("text")) for one in told] == [("chat", "hello")]
        said = await place.hub.services.chats.last(place.table.record.id, ["players"], set())
        assert [line.text for line in said] == ["hello"]

    at_a_table(tmp_path, story)


def test_a_table_that_has_not_begun_has_no_position(tmp_path: Path) -> None:
    async def story(hub: Hub) -> None:
        record = record_of("space-base", 2)
        await hub.services.tables.add(record)
        table, watcher = await hub.open(record.id), Watcher(PEOPLE[0])
        for text in ('{"t":"look"}', '{"t":"undo","id":"1","seat":0}'):
            await hear(table, watcher, text, Pulse(hub.services.limits))
            (told,) = [msgspec.json.decode(one) for one in drained(watcher)]
            assert (told["t"], told["error"]["key"]) == ("refused", "error-not-started")

    at_a_hub(tmp_path, story)


@pytest.mark.parametrize("error", [WebSocketDisconnect(detail="gone"), RuntimeError("closed")])
def test_writing_ends_with_a_reader_who_has_gone(error: Exception) -> None:
    sent: list[bytes] = []

    async def send(message: bytes, mode: str, encoding: str) -> None:
        sent.append(message)
        raise error

    async def story() -> None:
        watcher = Watcher(PEOPLE[0])
        for _ in range(2):
            watcher.tell(Pong())
        await write(cast(Any, SimpleNamespace(send_data=send)), watcher)

    asyncio.run(story())
    assert len(sent) == 1


def test_a_fault_of_ours_is_counted_told_and_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*message: object) -> None:
        raise ValueError("ours")

    async def story(place: Inside) -> None:
        crashes = place.hub.services.metrics.crashes
        before = crashes._value.get()
        with monkeypatch.context() as patched, capture_logs() as logs:
            patched.setattr("raumhafen.server.web.sockets.handle", broken)
            answer = await place.ask(0, t="say", text="hello")
        assert (answer["id"], answer["error"]["key"]) == ("0-1", "error-internal")
        assert [(log["event"], log["log_level"]) for log in logs] == [("unhandled", "error")]
        assert crashes._value.get() == before + 1
        assert (await place.ask(0, t="say", text="hello"))["t"] == "ack"

    at_a_table(tmp_path, story)
