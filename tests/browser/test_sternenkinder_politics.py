"""The politics sheet by clicking: offers out of turn, a vote, reasons, a German phone."""

from __future__ import annotations

import pytest

from raumhafen.engine.session import Session
from raumhafen.games import load_game
from tests.browser.browsers import LOOKS, Visitor, expect, violations
from tests.browser.conftest import Two, Visit
from tests.browser.empires import GAME, SHORT, show
from tests.browser.recordings import play_on

pytestmark = pytest.mark.slow
SEED = 56
# Two research ships meet in the first round; then seat 0 opens the politics phase.
MEETING = [
    (1, "research:small_craft"), (0, "research:small_craft"), (1, "pass"), (0, "pass"),
    (1, "fly:1"), (1, "at:iv17"), (1, "at:iv9"), (0, "fly:1"), (0, "at:iv17"),
]  # fmt: skip


def met() -> Session:
    session = Session.new(load_game(GAME), 2, {**SHORT, "politics": True}, SEED)
    session.settle()
    for seat, code in MEETING:
        session.act(seat, code)
        session.settle()
    return session


def offer(person: Visitor, stage: str) -> str:
    """The place of the alliance, which is at this stage."""
    place = f'[data-offer="alliance-1-0"][data-stage="{stage}"]'
    expect(person.page.locator(place)).to_be_visible()
    return place


def test_an_offer_is_countered_and_accepted_while_another_is_on_turn(two: Two) -> None:
    host, guest = two(met())
    host.wait_asked("treaty:")
    show(guest, "politics")
    ally = '[data-deed="treaty:alliance:0"]'
    expect(guest.page.locator(ally)).to_contain_text("4 Kultur")
    guest.press(f"{ally} summary")
    guest.press(f'{ally} [data-answer="propose:alliance:0:offerer"]')
    offer(guest, "open")
    expect(host.page.locator('button[data-tab="politics"]')).to_contain_class("calls")
    show(host, "politics")
    assert violations(host.page) == []
    host.press(f'{offer(host, "open")} [data-answer="counter:alliance:1:partner"]')
    place = offer(guest, "countered")
    expect(guest.page.locator(place)).to_contain_text("Ein Gegenangebot")
    assert violations(guest.page) == []
    guest.press(f'{place} [data-answer="accept:alliance:0"]')
    offer(host, "agreed")
    host.wait_asked("pass")
    host.answer("pass")
    guest.wait_asked("treaty:alliance:0")
    guest.answer_on_board(f'{ally} [data-choice="treaty:alliance:0"]')
    for person in (host, guest):
        expect(person.page.locator('[data-tie="alliance-0-1"]')).to_have_count(1)
        person.check()
    expect(guest.page.locator("[data-tie-words]")).to_contain_text("Bündnis")
    expect(
        guest.page.locator(f"{ally} [data-reason], [data-kind-of-deed='alliance']")
    ).to_contain_text("Diesen Vertrag habt ihr schon")


def test_a_vote_in_the_council_chamber(visit: Visit) -> None:
    """On a German phone: called, proposed, voted on, counted; each step where the law is read."""
    person = visit(lang="de", phone=True)
    play_on(person, met())
    person.wait_asked("council")
    show(person, "politics")
    person.answer_on_board('[data-deeds] [data-choice="council"]')
    ask(person, "law", '[data-choice^="law:"]')
    person.wait_asked("foe:")
    person.answer("foe:1")
    voted = person.page.locator("[data-chamber] article.open")
    expect(voted).to_contain_text("Sanktionen")
    expect(voted).to_contain_text("Unterhalt")
    ask(person, "buy-votes", '[data-choice="amount:1"]')
    ask(person, "law-side", '[data-choice="yes"]')
    ask(person, "final-votes", "[data-choice] >> nth=-1")
    if person.page.locator('[data-asked="final-gold"]').count():
        ask(person, "final-gold", '[data-choice="amount:0"]')
    show(person, "politics")
    expect(person.page.locator("[data-chamber]")).to_contain_text("schon getagt")
    person.check()


def ask(person: Visitor, kind: str, choice: str) -> None:
    """The sheet turns to the question by itself, and is answered there."""
    expect(person.page.locator(f'[data-asked="{kind}"]')).to_be_visible()
    person.answer_on_board(f'[data-asked="{kind}"] {choice}')


@pytest.mark.parametrize(("phone", "theme"), LOOKS)
def test_the_sheet_says_what_can_be_done_and_why_not(visit: Visit, phone: bool, theme: str) -> None:
    person = visit(lang="de", phone=phone, theme=theme)
    play_on(person, met())
    person.wait_asked("treaty:")
    show(person, "politics")
    deeds = person.page.locator("[data-deeds]")
    expect(deeds.locator('[data-choice="treaty:trade:1"]')).to_contain_text("1 Kultur")
    expect(deeds.locator('[data-kind-of-deed="federation_invite"]')).to_contain_text(
        "Nur eine Föderation lädt ein"
    )
    assert violations(person.page) == []
    person.press('[data-chapter="government"]')
    expect(person.page.locator('[data-reason^="govern:"]').first).to_contain_text("Braucht")
    assert violations(person.page) == []
    person.press('[data-chapter="talks"]')
    deeds.locator('[data-choice="treaty:trade:1"]').focus()
    before = int(person.status()["version"])
    person.page.keyboard.press("Enter")
    person.settle(before)
    expect(person.page.locator('[data-asked="treaty-share"]')).to_be_visible()
    person.check()
