"""One server and one browser for all tests of the client.

They end with this package: Playwright keeps an event loop running in the thread, and other tests
want loops of their own there.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from raumhafen.engine.session import Session
from tests.browser.browsers import Visitor, built_client, launched
from tests.browser.recordings import play_on
from tests.server.servers import Server

Visit = Callable[..., Visitor]
Two = Callable[[Session], tuple[Visitor, Visitor]]
NAMED = "UPDATE seats SET kind = 'person', user_id = ?, name = 'Berta', agent = '' WHERE seat = 1"
PUSH_ORIGIN = "http://127.0.0.1:9"  # where nobody listens


@pytest.fixture(scope="package")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    built_client()
    folder = tmp_path_factory.mktemp("browser")
    options = ("--no-rate-limits", "--bot-delay", "0.05", "--push-origin", PUSH_ORIGIN)
    server = Server(folder, *options).start()
    yield server.base
    assert server.stop() == 0
    assert server.errors() == []


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with launched() as found:
        yield found


@pytest.fixture
def visit(base: str, browser: Browser) -> Iterator[Visit]:
    """Makes visitors and sees them off; at the end nothing may have gone wrong in their pages."""
    visitors: list[Visitor] = []

    def make(
        lang: str = "en", phone: bool = False, theme: str = "", stage: str = "off", **how: Any
    ) -> Visitor:
        visitors.append(Visitor(browser, base, lang, phone, theme, stage, **how))
        return visitors[-1]

    yield make
    problems = [problem for visitor in visitors for problem in visitor.problems]
    for visitor in visitors:
        visitor.close()
    assert problems == []


@pytest.fixture
def two(browser: Browser, tmp_path: Path) -> Iterator[Two]:
    """A desktop and a German phone of two people, at a table that begins in the middle of a game.

    They have the first two seats, bots all others.
    """
    built_client()
    server = Server(tmp_path, "--no-rate-limits", "--bot-delay", "0.05").start()
    host = Visitor(browser, server.base)
    guest = Visitor(browser, server.base, lang="de", phone=True, theme="light")

    def sit_down(session: Session) -> tuple[Visitor, Visitor]:
        play_on(host, session)
        guest.guest("Berta")
        user = guest.get("/api/me")
        server.stop()
        with closing(sqlite3.connect(tmp_path / "raumhafen.sqlite3")) as file, file:
            file.execute(NAMED, [user["id"]])
        server.start()
        for person in (host, guest):
            person.page.goto(host.page.url)
            person.page.wait_for_selector('.table[data-line="open"]')
        host.problems.clear()  # the server was away
        return host, guest

    yield sit_down
    problems = [*host.problems, *guest.problems]
    host.close()
    guest.close()
    assert server.stop() == 0
    assert problems == [] and server.errors() == []
