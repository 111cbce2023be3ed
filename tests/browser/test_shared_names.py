"""Names and curtain of a shared screen, who leaves and comes back, and what cards of games say."""

import pytest

from tests.browser.browsers import Visitor, expect
from tests.browser.clicking import join, make_table_of, start_table
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow
GAME = "space-base"
# The story is told and the same person asked again, perhaps together with the other one, or the
# curtain is down before the next one.
STILL_OR_CURTAIN = """(name) => document.querySelector('.curtain')
  || !document.querySelector('.watching')
  && [...document.querySelectorAll('.seat.waits .name')].some((n) =>
    n.textContent.trim() === name)"""


def share_a_screen(person: Visitor, curtain: bool) -> None:
    """Ada and Grete before one screen."""
    person.open("/new?game=space-base")
    page = person.page
    page.wait_for_selector("#create")
    page.locator("input[autocomplete=nickname]").fill("Ada")
    page.locator("form section select").nth(1).select_option("2")
    page.locator("#hot-seat").check()
    page.locator('[data-name="1"]').fill("Grete")
    if not curtain:
        page.locator("#curtain").uncheck()
    person.press("#create")
    page.wait_for_selector("[data-version]")


def test_people_before_a_shared_screen_have_names(visit: Visit) -> None:
    """And they may hand it on without a curtain, from the start or from any curtain on."""
    person = visit()
    share_a_screen(person, curtain=True)
    names = person.page.locator(".strip .seat .name")
    expect(names).to_have_text(["Ada", "Grete"])
    person.wait_asked()
    first = person.page.locator(".seat.waits .name").first.inner_text()
    for _ in range(20):
        person.page.wait_for_function(STILL_OR_CURTAIN, arg=first)
        if person.page.locator(".curtain").count():
            break
        person.answer(person.wait_asked()[0])
    expect(person.page.locator(".curtain h2")).to_be_visible()
    person.press("[data-no-curtain]")
    expect(person.page.locator(".curtain")).to_have_count(0)
    hand_on_openly(person)
    person.check()


def hand_on_openly(person: Visitor) -> None:
    """Until both have been asked once more, with the whole table in sight."""
    seen = set()
    for _ in range(30):
        codes = person.wait_asked()
        expect(person.page.locator(".curtain")).to_have_count(0)
        seen.add(person.page.locator(".seat.waits .name").first.inner_text())
        if len(seen) == 2:
            return
        person.answer(codes[0])
    raise AssertionError(seen)


@pytest.mark.soak
def test_a_table_may_begin_without_a_curtain(visit: Visit) -> None:
    person = visit(phone=True)
    share_a_screen(person, curtain=False)
    hand_on_openly(person)
    person.check()


def test_the_log_tells_who_leaves_and_who_is_back(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = make_table_of(GAME, host, ["me", "open"], {})
    join(guest, host, table, "Berta")
    start_table([host, guest], table)
    guest.send(f"/api/tables/{table}/leave", {})
    expect(host.page.locator('[data-note="left"]')).to_contain_text("Berta")
    guest.send(f"/api/tables/{table}/takeback-seat", {})
    expect(host.page.locator('[data-note="back"]')).to_contain_text("Berta")
    for person in (host, guest):
        person.check()


def test_cards_of_own_games_tell_round_and_points(visit: Visit) -> None:
    """And one click leaves a table to a bot."""
    host, guest = visit(), visit(lang="de")
    table = make_table_of(GAME, host, ["me", "open"], {})
    join(guest, host, table, "Berta")
    start_table([host, guest], table)
    guest.open("/games")
    card = guest.page.locator(f'[data-table="{table}"]')
    expect(card.locator("[data-round]")).to_have_text("Runde 1")
    expect(card.locator(".points")).to_have_count(2)
    card.locator("[data-leave]").click()
    expect(card.locator("[data-remove]")).to_be_visible()
    guest.check()
