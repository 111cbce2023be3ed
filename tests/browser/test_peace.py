"""Peace and common wars by clicking: what is given for an armistice, who pays for a war."""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, SternState
from tests.browser.browsers import Visitor, expect, violations
from tests.browser.conftest import Two
from tests.browser.empires import show
from tests.browser.summits import common_war, war

pytestmark = pytest.mark.slow


def asked(person: Visitor, kind: str, *words: str) -> str:
    """The sheet turns to the question by itself and says this; its place."""
    place = f'[data-asked="{kind}"]'
    for said in words:
        expect(person.page.locator(place)).to_contain_text(said)
    return place


def reply(person: Visitor, place: str, code: str) -> None:
    person.answer_on_board(f'{place} [data-choice^="{code}"]')


def give(person: Visitor, kind: str, resource: str, amount: int) -> None:
    """Of few by a button, of many step by step, from none on."""
    place = asked(person, kind, resource)
    if person.page.locator(f"{place} [data-bid]").count():
        for _ in range(amount):
            person.press(f'{place} [data-step="1"]')
    reply(person, place, f"amount:{amount}")


def test_an_armistice_is_offered_countered_and_accepted(two: Two) -> None:
    """A5.19: resources and a ship are offered; the other wants more, and both see what was given"""
    host, guest = two(war())
    host.wait_asked("armistice:")
    show(host, "politics")
    host.answer_on_board('[data-deed="armistice:1"] [data-choice="armistice:1"]')
    for resource, amount in (("Food", 1), ("AWE", 2), ("Research", 0), ("Culture", 0)):
        give(host, "armistice-gift", f"How much {resource}", amount)
    reply(host, asked(host, "armistice-thing", "1 Food, 2 AWE"), "ship:")
    reply(host, asked(host, "armistice-thing", "2 AWE, Research ship in"), "end")
    place = asked(guest, "armistice-answer", "Ada bietet dir", "1 Nahrung, 2 AWE, Forschungsschiff")
    expect(host.page.locator("[data-truce]")).to_contain_text("Ada would give: 1 Food, 2 AWE")
    assert violations(guest.page) == []
    reply(guest, place, "send:0")
    for resource, amount in (("Nahrung", 0), ("AWE", 3), ("Forschung", 0), ("Kultur", 1)):
        give(guest, "armistice-wish", f"Wie viel {resource}", amount)
    place = asked(host, "armistice-counter", "you give", "3 AWE, 1 Culture, Research ship")
    before = riches(host)
    reply(host, place, "yes")
    expect(host.page.locator('[data-sum="income:awe"] b')).to_have_text(str(before[1] - 3))
    assert [was - now for was, now in zip(before, riches(host), strict=True)] == [0, 3, 0, 1]
    assert ships_at_home(host) == own_ships() - 1
    for person in (host, guest):
        show(person, "politics")
        expect(person.page.locator('[data-tie="peace-0-1"]')).to_have_count(1)
        person.check()


def riches(person: Visitor) -> list[int]:
    """Of the four resources."""
    return [
        int(found) for found in person.page.locator('[data-sum^="income:"] b').all_inner_texts()
    ]


def own_ships() -> int:
    """At the home of the first player, where the war begins."""
    s = war().state
    assert isinstance(s, SternState)
    return s.civil_at[:CIVIL_UNITS].count(s.home[0])


def ships_at_home(person: Visitor) -> int:
    """Those of the first player, as the map tells them."""
    s = war().state
    assert isinstance(s, SternState)
    home = CELL_IDS[s.home[0]]
    show(person, "map")
    person.press(f'[data-cell="{home}"] .hit')
    pieces = person.page.locator(f'[data-system="{home}"] li', has_text="Research ship (Ada)")
    expect(pieces).not_to_have_count(0)
    return pieces.count()


def test_allies_share_the_price_of_a_war(two: Two) -> None:
    """A5.10: one after the other names a part, and sees what the war costs and what is left."""
    host, guest = two(common_war())
    place = asked(host, "war-share", "costs 1 culture", "Promised so far: nothing")
    reply(host, place, "amount:0")
    place = asked(guest, "war-share", "Bisher zugesagt: Ada 0", "Noch offen: 1")
    assert violations(guest.page) == []
    before = riches(host)[-1]
    reply(guest, place, "amount:1")
    expect(host.page.locator('[data-sum="income:culture"] b')).to_have_text(str(before + 1))
    for person in (host, guest):
        person.check()
