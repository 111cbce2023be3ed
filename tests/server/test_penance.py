"""Refusals for speed come late, so that asking again and again gains nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar import Litestar

from raumhafen.server.metrics import Metrics
from raumhafen.server.services.bundle import Services
from raumhafen.server.services.limits import CONNECTION, REQUEST, SOCKETS, Limits
from raumhafen.server.web import sockets
from raumhafen.server.web.app import Watched
from raumhafen.server.web.security import COOKIE, Session, sign
from raumhafen.server.web.sockets import TOO_FAST, Socket, admit

WAIT = "0.5 s"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What happens in order; waiting is written down instead of waited."""
    found: list[str] = []

    async def sleep(seconds: float) -> None:
        found.append(f"{seconds} s")

    async def wait_for(work: Coroutine[Any, Any, None], seconds: float) -> None:
        work.close()
        found.append(f"{seconds} s")
        raise TimeoutError

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(asyncio, "wait_for", wait_for)
    return found


@pytest.mark.parametrize(
    ("status", "order"), [(429, [WAIT, "429"]), (200, ["200"]), (404, ["404"])]
)
def test_an_answer_waits_only_where_somebody_is_too_fast(
    told: list[str], status: int, order: list[str]
) -> None:
    class App:
        state = SimpleNamespace(metrics=Metrics())

        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": status, "headers": []})

    async def send(message: Any) -> None:
        told.append(str(message["status"]))

    scope = {"type": "http", "method": "GET", "path": "/api/me"}
    asyncio.run(Watched(cast(Litestar, App()))(scope, None, send))
    assert told == order


class Asked:
    """The application behind the door."""

    def __init__(self, told: list[str]) -> None:
        self.told = told
        self.state = SimpleNamespace(
            metrics=Metrics(), secret="s", services=SimpleNamespace(limits=Limits(True))
        )

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.told.append("asked")


def by_eve(kind: str, path: str) -> dict[str, Any]:
    cookie = f"{COOKIE}={sign('s', Session('eve', ''))}".encode()
    return {"type": kind, "method": "GET", "path": path, "headers": [(b"cookie", cookie)]}


@pytest.mark.parametrize(("path", "used_up"), [("/api/me", True), ("/api/me", False), ("/", True)])
def test_who_has_no_request_left_costs_nothing_but_the_wait(
    told: list[str], path: str, used_up: bool
) -> None:
    """The session is believed by its signature; nothing is looked up for it."""

    app = Asked(told)
    while used_up and app.state.services.limits.allows("eve", REQUEST):
        pass

    async def send(message: Any) -> None:
        told.append(str(message.get("status", "body")))

    asyncio.run(Watched(cast(Litestar, app))(by_eve("http", path), None, send))
    assert told == ([WAIT, "429", "body"] if used_up and path == "/api/me" else ["asked"])


class Line:
    """A socket that comes in."""

    def __init__(self, told: list[str]) -> None:
        self.told = told

    async def accept(self) -> None:
        self.told.append("accepted")

    async def close(self, code: int) -> None:
        self.told.append(f"closed {code}")


def come_in(told: list[str], limits: Limits, monkeypatch: pytest.MonkeyPatch) -> object:
    """Anna's window opens a socket."""

    async def known_user(*_: object) -> object:
        return SimpleNamespace(id="anna", banned=None)

    monkeypatch.setattr(sockets, "known_user", known_user)
    services = cast(Services, SimpleNamespace(limits=limits))
    return asyncio.run(admit(cast(Socket, Line(told)), services))


def test_a_socket_too_many_is_closed_after_a_while(
    told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(True)
    for _ in range(SOCKETS):
        limits.open_socket("anna")
    assert come_in(told, limits, monkeypatch) is None
    assert told == ["accepted", WAIT, f"closed {TOO_FAST}"]


@pytest.mark.parametrize("too_fast", [True, False])
def test_sockets_that_come_too_fast_wait_without_a_handshake(
    told: list[str], too_fast: bool
) -> None:
    """Those that were cut off together do not come back together."""
    app = Asked(told)
    while too_fast and app.state.services.limits.allows("eve", CONNECTION):
        pass

    async def receive() -> None:
        pass

    async def send(message: Any) -> None:
        told.append(message["type"])

    watched = Watched(cast(Litestar, app))
    for _ in range(2):
        asyncio.run(watched(by_eve("websocket", "/ws/table/t"), receive, send))
    if not too_fast:
        assert told == ["asked", "asked"]
        return
    waits, closed = told[::2], told[1::2]
    assert closed == ["websocket.close"] * 2 and len(set(waits)) == 2
    assert all(3.0 <= float(wait.removesuffix(" s")) <= 5.0 for wait in waits)


def test_a_socket_that_is_welcome_waits_for_nothing(
    told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert come_in(told, Limits(True), monkeypatch) is not None
    assert told == ["accepted"]
