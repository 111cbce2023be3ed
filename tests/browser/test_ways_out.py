"""Nobody is stuck: guests of a private table, hosts without a seat, games that one has left."""

from __future__ import annotations

import pytest

from tests.browser.browsers import expect
from tests.browser.company import seated
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow


def test_an_invited_guest_watches_a_private_game(visit: Visit) -> None:
    """The link leads to the table after its start, too, and over a broken line."""
    host, guest = visit(), visit()
    host.open("/new")
    host.page.wait_for_selector("#create")
    host.page.fill("input[autocomplete=nickname]", "Ada")
    host.page.locator("form section select").nth(1).select_option("2")
    host.page.locator(".seat select").nth(1).select_option("open")
    host.page.get_by_label("Private").check()
    host.press("#create")
    host.page.wait_for_url("**/table/*")
    link = host.page.input_value("#invite-link")
    host.press("#start-fill")
    host.page.wait_for_selector("[data-version]")
    guest.page.goto(link)
    expect(guest.page.locator(".prompt")).to_contain_text("You are watching")
    guest.page.reload()
    expect(guest.page.locator(".prompt")).to_contain_text("You are watching")
    guest.check()


@pytest.mark.soak
def test_a_host_without_a_seat_starts_and_leaves(visit: Visit) -> None:
    host = visit()
    for what in ("#start-fill", "text=Leave"):
        host.new_table("Ada", ["bot:random", "open"])
        expect(host.page.locator("#invite-link")).to_be_visible()
        host.press(what)
        if what == "#start-fill":
            host.page.wait_for_selector("[data-version]")
    host.page.wait_for_url("**/lobby")
    host.check()


def test_a_game_that_one_has_left_is_removed_from_the_list(visit: Visit) -> None:
    host, guest = seated(visit)
    table = guest.page.url.rsplit("/", 1)[1]
    guest.press(".leave")
    guest.press("#leave-yes")
    expect(guest.page.locator(".talk > .line")).to_contain_text("A bot holds your seat")
    guest.open("/games")
    guest.press(f'[data-table="{table}"] [data-remove]')
    expect(guest.page.locator("dialog")).to_contain_text("a bot plays in your seat")
    guest.press("dialog [data-put-away]")
    expect(guest.page.locator(f'[data-table="{table}"]')).to_have_count(0)
    host.open("/games")
    expect(host.page.locator(f'[data-table="{table}"] [data-remove]')).to_have_count(0)
    guest.check()
