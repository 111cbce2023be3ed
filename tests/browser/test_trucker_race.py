"""Before a race in Galaxy Trucker: the books are read, everybody says "ready", then 3-2-1."""

from __future__ import annotations

from functools import cache

import pytest

from tests.browser.browsers import Visitor, expect, violations
from tests.browser.clicking import join, start_table
from tests.browser.conftest import Visit
from tests.browser.recordings import Recording, play_from
from tests.browser.truckers import RACE, make_table, show, start_race, take_tile

pytestmark = pytest.mark.slow
TWO_RACES = {**RACE, "round_2": "II"}

# What was counted in front of the board, in order.
WATCH = """() => {
  window.counted = [];
  const place = document.querySelector('.countdown');
  const note = () => {
    const text = place.dataset.countdown ?? '';
    if (text && text !== window.counted.at(-1)) window.counted.push(text);
  };
  new MutationObserver(note).observe(place, {attributes: true});
}"""


def press_early(person: Visitor) -> None:
    """Reaches for a tile before the race."""
    show(person, "yard")
    person.press("[data-heap]")


def test_one_press_against_bots(visit: Visit) -> None:
    """Nothing is lit and nobody builds until everybody has seen 3-2-1."""
    person = visit()
    table = make_table(person, ["me", "bot:greedy"], RACE)
    start_table([person], table)
    race = person.page.locator("[data-race]")
    expect(race).to_contain_text("Read in peace")
    expect(person.page.locator("[data-code], [data-heap].lit")).to_have_count(0)
    assert violations(person.page) == []
    press_early(person)
    expect(race.locator(".error")).to_contain_text("Press “Ready” first")
    person.page.evaluate(WATCH)
    person.press("[data-ready]")
    race.wait_for(state="detached")
    person.page.wait_for_function("window.counted.at(-1) === 'Go!'")
    assert person.page.evaluate("window.counted") == ["3", "2", "1", "Go!"]
    take_tile(person)
    expect(person.page.locator("[data-countdown]")).to_have_count(0)
    person.check()


def test_everybody_sees_who_is_missing(visit: Visit) -> None:
    """Two people, one with a German phone; the yard opens for both at once."""
    host, guest = visit(), visit(lang="de", phone=True)
    table = make_table(host, ["me", "open"], RACE)
    join(guest, host, table, "Berta")
    start_table([host, guest], table)
    host.press("[data-ready]")
    race = host.page.locator("[data-race]")
    expect(race).to_contain_text("Waiting for Berta")
    expect(race).to_contain_text("at the latest")
    expect(host.page.locator("[data-ready]")).to_have_count(0)
    there = guest.page.locator("[data-race]")
    expect(there).to_contain_text("Es geht spätestens in")
    expect(there.locator(".there")).to_have_count(1)
    press_early(host)
    expect(race.locator(".error")).to_contain_text("It starts for everybody at the same moment")
    host.page.reload()
    expect(host.page.locator("[data-race]")).to_contain_text("You are ready")
    guest.page.evaluate(WATCH)
    start_race(guest)
    host.page.wait_for_selector("[data-race]", state="detached")
    guest.page.wait_for_function("window.counted.at(-1) === 'Los!'")
    for person in (host, guest):
        take_tile(person)
        person.check()


@cache
def two_races() -> tuple[str, int]:
    """A recorded match of two races, and the last question of its first flight."""
    found = Recording("galaxy-trucker", 2, 3, TWO_RACES)
    asked = sorted((at, kind) for kind, places in found.moments.items() for at in places)
    plain = [(at, kind) for at, kind in asked if ":" not in kind]
    pairs = zip(plain, plain[1:], strict=False)
    return found.text, next(at for (at, kind), (_, then) in pairs if then == "build" != kind)


def test_books_are_read_before_the_next_race(visit: Visit) -> None:
    """The last flight line by line stays open until the sand runs."""
    person = visit()
    play_from(person, *two_races())
    while not person.page.locator("[data-race]").count():
        codes = person.status()["codes"]
        if codes:
            person.answer(codes[0])
        else:
            person.page.wait_for_timeout(50)
    books = person.page.locator("[data-summary]")
    expect(books).to_be_visible()
    expect(person.page.locator("[data-race]")).to_be_visible()
    assert violations(person.page) == []
    start_race(person)
    expect(books).to_have_count(0)
    take_tile(person)
    person.check()
