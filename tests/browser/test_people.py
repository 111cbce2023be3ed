"""Small things between people and tables: who plays, who has read what, whose board it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.browsers import Visitor, expect
from tests.browser.company import seated
from tests.browser.conftest import Visit
from tests.browser.recordings import Recording, play_from, upload

pytestmark = pytest.mark.slow


def test_play_now_means_against_a_bot(visit: Visit) -> None:
    """Merchant of Venus can be played alone, but that is not what was asked for."""
    person = visit()
    person.open()
    person.press('[data-play="merchant-of-venus"]')
    person.page.wait_for_selector("[data-version]")
    expect(person.page.locator(".strip .seat")).to_have_count(2)


def test_leaving_bots_leaves_nobody_a_seat_to_hold(visit: Visit) -> None:
    """The table waits; coming back is one click, and the question is still mine."""
    person = visit()
    address = person.play_now()
    person.wait_asked()
    person.press(".leave")
    person.press("#leave-yes")
    person.page.wait_for_url("**/games")
    person.page.goto(address)
    person.wait_asked()
    expect(person.page.locator(".talk > .line")).to_have_count(0)


def test_a_held_seat_is_not_asked(visit: Visit) -> None:
    """While a bot holds my seat, nothing says that it is my move."""
    _, guest = seated(visit)
    guest.press(".leave")
    guest.press("#leave-yes")
    expect(guest.page.locator(".talk > .line")).to_contain_text("A bot holds your seat")
    expect(guest.page.locator(".prompt")).to_have_count(0)
    expect(guest.page.locator("[data-code]")).to_have_count(0)


def unread(person: Visitor) -> int:
    found = person.page.locator(".tabs .tag.lit")
    return int(found.inner_text()) if found.count() else 0


def test_what_was_read_stays_read(visit: Visit) -> None:
    host, guest = seated(visit)
    guest.press(".side .tabs button >> nth=1")
    guest.page.locator(".chat input").fill("hello there")
    guest.page.keyboard.press("Enter")
    expect(host.page.locator(".tabs .tag.lit")).to_have_text("1")
    host.page.reload()
    expect(host.page.locator(".tabs .tag.lit")).to_have_text("1")
    host.press(".side .tabs button >> nth=1")
    expect(host.page.locator(".tabs .tag.lit")).to_have_count(0)
    host.page.reload()
    host.page.wait_for_selector("[data-version]")
    host.press(".side .tabs button >> nth=1")
    expect(host.page.locator(".chat")).to_contain_text("hello there")
    host.press(".side .tabs button >> nth=0")
    assert unread(host) == 0


def test_only_what_can_be_paid_is_pointed_at(visit: Visit) -> None:
    """Space Base on a phone: no point beside the colonies while none is affordable."""
    person = visit(phone=True)
    game = Recording("space-base", 3, 7)
    play_from(person, game.text, game.moments["buy:buy"][0])
    codes = person.wait_asked("buy:")
    assert all(int(code.split(":")[1]) < 18 for code in codes if code.startswith("buy:"))
    expect(person.page.locator('[data-tab="yard"] .dot')).to_have_count(1)
    expect(person.page.locator('[data-tab="colonies"] .dot')).to_have_count(0)


def test_a_replay_says_whose_base_it_shows(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    upload(person, tmp_path)
    tab, choice = person.page.locator('[data-tab="base"]'), person.page.locator("select").nth(1)
    expect(tab).to_have_text(re.compile("^The base of [A-Z]"))
    for seat in ("1", "2"):
        choice.select_option(seat)
        person.page.wait_for_url(f"**seat={seat}**")
        name = choice.locator(f'option[value="{seat}"]').text_content() or "nobody"
        expect(tab).to_have_text(f"The base of {name.strip()}")
