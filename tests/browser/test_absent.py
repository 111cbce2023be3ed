"""Somebody is away, and the others let a bot stand in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.browsers import Visitor, built_client, expect
from tests.browser.company import seated
from tests.browser.conftest import Visit
from tests.server.servers import Server

pytestmark = pytest.mark.slow


@pytest.fixture
def visit(tmp_path: Path, browser: Browser) -> Iterator[Visit]:
    """Visitors of a server where nobody has patience."""
    built_client()
    options = ("--no-rate-limits", "--bot-delay", "0.05", "--away-seconds", "0")
    server = Server(tmp_path, *options).start()
    visitors: list[Visitor] = []

    def make(lang: str = "en", phone: bool = False, theme: str = "") -> Visitor:
        visitors.append(Visitor(browser, server.base, lang, phone, theme))
        return visitors[-1]

    yield make
    problems = [problem for visitor in visitors for problem in visitor.problems]
    for visitor in visitors:
        visitor.close()
    assert problems == [] and server.stop() == 0 and server.errors() == []


def until_only_the_other_is_asked(host: Visitor) -> None:
    """The host answers as long as the host is asked."""
    waits = "() => document.querySelectorAll('.seat.waits').length === 1"
    waits += " && document.querySelector('.seat.waits:not(.own)') !== null"
    while not host.page.evaluate(waits):
        host.page.wait_for_function(
            f"() => ({waits})() || document.querySelector('[data-code]:enabled')"
        )
        codes = host.status()["codes"]
        if codes:
            host.answer(codes[0])


@pytest.mark.soak
def test_a_bot_stands_in_until_the_absent_person_is_back(visit: Visit) -> None:
    host, guest = seated(visit)
    table = guest.page.url
    until_only_the_other_is_asked(host)
    expect(host.page.locator("[data-stand-in]")).to_have_count(0)  # Berta is here
    guest.open("/lobby")
    expect(host.page.locator("[data-away]")).to_contain_text("Berta is away")
    host.press("[data-stand-in]")
    expect(host.page.locator("dialog")).to_contain_text("A bot for Berta?")
    host.press("dialog .cancel")
    expect(host.page.locator("dialog")).to_have_count(0)
    host.press("[data-stand-in]")
    host.press("dialog [data-confirm]")
    expect(host.page.locator("[data-away]")).to_have_count(0)
    host.wait_asked()
    expect(guest.page.locator(".toast")).to_contain_text("a bot is playing for you")
    guest.page.goto(table)
    expect(guest.page.locator(".talk > .line")).to_contain_text("A bot holds your seat")
    guest.page.get_by_role("button", name="Take it back").click()
    expect(guest.page.locator(".talk > .line")).to_have_count(0)
    host.check()
    guest.check()
