"""One server and one browser for all tests of the client.

They end with this package: Playwright keeps an event loop running in the thread, and other tests
want loops of their own there.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.browsers import Visitor, built_client, launched
from tests.server.servers import Server

Visit = Callable[..., Visitor]
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
