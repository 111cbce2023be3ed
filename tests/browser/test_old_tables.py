"""A table that was begun with older rules: told in the list, and gone with one confirmation."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.browsers import Visitor, built_client, expect, violations
from tests.browser.clicking import join
from tests.server.people import Person
from tests.server.servers import Server
from tests.server.tables import play_some

pytestmark = pytest.mark.slow
Meet = Callable[..., Visitor]


@pytest.fixture
def harbour(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, which can be stopped."""
    built_client()
    server = Server(tmp_path, "--no-rate-limits", "--bot-delay", "0.05").start()
    yield server
    server.stop()


@pytest.fixture
def meet(harbour: Server, browser: Browser) -> Iterator[Meet]:
    visitors: list[Visitor] = []

    def make(lang: str = "en", phone: bool = False) -> Visitor:
        visitors.append(Visitor(browser, harbour.base, lang, phone))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.close()


def make_table(host: Visitor, kinds: list[str], name: str = "") -> str:
    body = {"game": "space-base", "seats": len(kinds), "kinds": kinds}
    if name:
        host.guest(name)
    return str(host.send("/api/tables", body)["id"])


def start(host: Visitor, table: str) -> None:
    host.send(f"/api/tables/{table}/start", {})


def change_rules(harbour: Server, host: Visitor) -> None:
    """A release that cannot go on with any running table."""
    harbour.update("broken")
    expect_all_closed(host)


def forget_the_restart(person: Visitor) -> None:
    """The header asks for waiting games now and then, and in between nobody was there to answer."""
    person.problems = [one for one in person.problems if "ERR_CONNECTION_REFUSED" not in one]


def expect_all_closed(host: Visitor) -> None:
    """The server takes a moment to look at all tables."""
    end = time.monotonic() + 60
    while "running" in (states := [one["state"] for one in host.get("/api/tables?mine=1")]):
        assert time.monotonic() < end, states
        time.sleep(0.1)


def two_people(host: Visitor, guest: Visitor) -> str:
    table = make_table(host, ["me", "open"], "Ada")
    join(guest, host, table, "Berta")
    start(host, table)
    return table


def open_list(person: Visitor) -> None:
    person.open("/games")
    person.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(
    ("lang", "phone", "told"),
    [
        ("en", False, "Closed by new rules of the game"),
        ("de", True, "Durch neue Spielregeln geschlossen"),
    ],
)
def test_an_old_table_is_marked_and_closed(
    harbour: Server, meet: Meet, lang: str, phone: bool, told: str
) -> None:
    ada = meet(lang, phone)
    old = make_table(ada, ["me", "bot:random"], "Ada")
    start(ada, old)
    change_rules(harbour, ada)
    living = make_table(ada, ["me", "open"])
    open_list(ada)
    page = ada.page
    cards = page.locator("article[data-table]")
    assert [card.get_attribute("data-table") for card in cards.all()] == [living, old]
    card = page.locator(f'[data-table="{old}"]')
    expect(card).to_contain_text(told)
    expect(page.locator(".lit")).to_have_count(0)  # nobody's move
    expect(card.locator("a")).to_have_attribute("href", re.compile("/replay$"))  # the file alone
    ada.press(f'[data-table="{old}"] [data-remove]')
    assert violations(page) == []
    ada.press("dialog .cancel")
    expect(card).to_be_visible()
    ada.press(f'[data-table="{old}"] [data-remove]')
    ada.press("dialog [data-close]")
    expect(card).to_have_count(0)
    expect(page.locator(f'[data-table="{living}"]')).to_be_visible()
    ada.check()


def test_guests_remove_it_for_themselves_and_the_host_for_all(harbour: Server, meet: Meet) -> None:
    host, guest = meet(), meet()
    first, second = two_people(host, guest), two_people(host, guest)
    change_rules(harbour, host)
    for person in (host, guest):
        forget_the_restart(person)
        open_list(person)
        expect(person.page.locator("article[data-table]")).to_have_count(2)
    guest.press(f'[data-table="{first}"] [data-remove]')
    expect(guest.page.locator("dialog [data-close]")).to_have_count(0)
    guest.press("dialog [data-put-away]")
    expect(guest.page.locator(f'[data-table="{first}"]')).to_have_count(0)
    open_list(host)
    expect(host.page.locator(f'[data-table="{first}"]')).to_be_visible()
    host.press(f'[data-table="{second}"] [data-remove]')
    expect(host.page.locator("dialog [data-put-away]")).to_be_visible()
    host.press("dialog [data-close]")
    expect(host.page.locator(f'[data-table="{second}"]')).to_have_count(0)
    open_list(guest)
    expect(guest.page.locator("article[data-table]")).to_have_count(0)
    for person in (host, guest):
        person.check()


def test_a_link_to_an_old_table_leads_to_the_list(harbour: Server, meet: Meet) -> None:
    ada = meet()
    old = make_table(ada, ["me", "bot:random"], "Ada")
    start(ada, old)
    change_rules(harbour, ada)
    ada.page.goto(f"{harbour.base}/table/{old}")
    expect(ada.page.locator(".error")).to_contain_text("rules of this game have changed")
    ada.press('.page a[href="/games"]')
    expect(ada.page.locator(f'[data-table="{old}"]')).to_be_visible()
    ada.check()


async def played_over_other_rules(harbour: Server) -> str:
    """A finished game that went on from its position when the rules changed."""
    async with Person(harbour.base) as ada:
        table = await play_some(ada)
        for chair in ada.chairs:
            await chair.close()
        harbour.update("other")
        chair = await ada.sit(table)
        await chair.until_kind("state")
        await chair.play_on(random.Random(5))
        return table


def test_a_replay_is_shown_from_its_last_epoch_on(harbour: Server, meet: Meet) -> None:
    with ThreadPoolExecutor(1) as beside:  # the browser has the loop of this thread
        table = beside.submit(asyncio.run, played_over_other_rules(harbour)).result()
    ada = meet()
    ada.open(f"/replay/{table}?at=0")
    page = ada.page
    expect(page.locator("#epoch")).to_contain_text("older rules")
    first = page.locator("#scrub").get_attribute("min")
    assert first is not None and int(first) > 0
    expect(page.locator("#scrub")).to_have_value(first)
    expect(page).to_have_url(re.compile(f"at={first}"))
    expect(page.locator("#play-on")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#scrub")).to_have_value(first)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#scrub")).to_have_value(str(int(first) + 1))
    assert violations(page) == []
    ada.check()
