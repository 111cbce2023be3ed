"""Refusals for speed come half a second late, so that asking again and again gains nothing."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketException

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

    monkeypatch.setattr(asyncio, "sleep", sleep)
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


@pytest.mark.parametrize(("path", "used_up"), [("/api/me", True), ("/api/me", False), ("/", True)])
def test_who_has_no_request_left_costs_nothing_but_the_wait(
    told: list[str], path: str, used_up: bool
) -> None:
    """The session is believed by its signature; nothing is looked up for it."""

    class App:
        state = SimpleNamespace(
            metrics=Metrics(), secret="s", services=SimpleNamespace(limits=Limits(True))
        )

        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            told.append("asked")

    app = App()
    while used_up and app.state.services.limits.allows("eve", REQUEST):
        pass
    cookie = f"{COOKIE}={sign('s', Session('eve', ''))}".encode()
    scope = {"type": "http", "method": "GET", "path": path, "headers": [(b"cookie", cookie)]}

    async def send(message: Any) -> None:
        told.append(str(message.get("status", "body")))

    asyncio.run(Watched(cast(Litestar, app))(scope, None, send))
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

    monkeypatch.setattr(sockets, "session_in", lambda _: SimpleNamespace(user_id="anna"))
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


def test_sockets_that_come_too_fast_wait_without_a_handshake(
    told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(True)
    while limits.allows("anna", CONNECTION):
        pass
    with pytest.raises(WebSocketException):
        come_in(told, limits, monkeypatch)
    assert told == [WAIT]


def test_a_socket_that_is_welcome_waits_for_nothing(
    told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert come_in(told, Limits(True), monkeypatch) is not None
    assert told == ["accepted"]
