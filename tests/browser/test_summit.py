"""Four players, two of them people, at one table that goes on: what they settle by clicking.

A desktop in English and a phone in German: an offer out of turn with a counter-offer, a vote, an
arrest, an auction, a war, an armistice.
"""

from __future__ import annotations

import pytest

from tests.browser.browsers import Visitor, expect, violations
from tests.browser.clicking import question
from tests.browser.conftest import Two
from tests.browser.empires import show
from tests.browser.summits import summit

pytestmark = pytest.mark.slow
WAITS = ("no", "pass", "end", "amount:0")
MOST = 150
IA = ("ia-ship", "ia-character", "ia-detail", "forge")


def read(person: Visitor, chapter: str) -> None:
    show(person, "politics")
    person.press(f'[data-chapter="{chapter}"]')


def carry_on(people: tuple[Visitor, Visitor], person: Visitor, wanted: str) -> None:
    """Everybody waits and passes until this person is offered it."""
    for _ in range(MOST):
        for one in people:
            state = one.status()
            codes = [] if state["busy"] else state["codes"]
            if one is person and any(code.startswith(wanted) for code in codes):
                return
            if codes:
                one.answer(next((code for code in WAITS if code in codes), codes[0]))
        people[0].page.wait_for_timeout(100)
    raise AssertionError(f"nobody is offered {wanted}")


def reply(person: Visitor, kind: str, choice: str) -> None:
    """The sheet turns to the question by itself, and is answered there."""
    expect(person.page.locator(f'[data-asked="{kind}"]')).to_be_visible()
    person.answer_on_board(f'[data-asked="{kind}"] {choice}')


@pytest.mark.soak
def test_a_war_is_declared_and_ended(two: Two) -> None:
    """A6.3, A5.19: one of four attacks, the other asks for peace in the same phase."""
    people = two(summit())
    people[0].wait_asked("war:")
    wage_war(people, 0)
    people[0].answer("end")
    make_peace(people, 1)
    for person in people:
        person.check()


@pytest.mark.soak
def test_four_players_settle_their_affairs(two: Two) -> None:
    people = two(summit())
    people[0].wait_asked("council")
    trade_out_of_turn(*people)
    vote(*people)
    arrest(*people)
    hold_auction(*people)
    wage_war(people, 1)
    make_peace(people, 0)
    for person in people:
        person.check()


def trade_out_of_turn(host: Visitor, guest: Visitor) -> None:
    """A5.1: offered by who is not on turn, countered, accepted; concluded in the own turn later."""
    show(guest, "politics")
    trade = '[data-deed="treaty:trade:0"]'
    guest.press(f"{trade} summary")
    guest.press(f'{trade} [data-answer="propose:trade:0:offerer"]')
    show(host, "politics")
    host.press(
        '[data-offer="trade-1-0"][data-stage="open"] [data-answer="counter:trade:1:partner"]'
    )
    place = '[data-offer="trade-1-0"][data-stage="countered"]'
    expect(guest.page.locator(place)).to_contain_text("Ein Gegenangebot")
    guest.press(f'{place} [data-answer="accept:trade:0"]')
    expect(host.page.locator('[data-offer="trade-1-0"][data-stage="agreed"]')).to_be_visible()


def vote(host: Visitor, guest: Visitor) -> None:
    """A9: a law about a bot; both people and both bots vote."""
    host.answer_on_board('[data-deeds] [data-choice="council"]')
    reply(host, "law", '[data-choice="law:sanctions_1"]')
    host.wait_asked("foe:")
    host.answer("foe:3")
    reply(guest, "law", '[data-choice="no"]')
    expect(guest.page.locator("[data-chamber] article.open").first).to_contain_text("Sanktionen")
    carry_on((host, guest), guest, "yes")
    assert question(guest) == "law-side" and violations(guest.page) == []
    reply(guest, "law-side", '[data-choice="yes"]')
    reply(guest, "final-votes", "[data-choice] >> nth=-1")
    carry_on((host, guest), host, "end")
    read(host, "talks")
    expect(host.page.locator("[data-chamber]")).to_contain_text("has met")


def arrest(host: Visitor, guest: Visitor) -> None:
    """A8.55: the agent is caught where the police of the other stands, with the higher bid."""
    carry_on((host, guest), guest, "treaty:trade:0")
    read(guest, "talks")
    guest.answer_on_board('[data-deeds] [data-choice="treaty:trade:0"]')
    expect(host.page.locator('[data-tie="trade-0-1"]')).to_have_count(1)
    guest.wait_asked("ia:build_network")
    read(guest, "agents")
    before = networks(guest)
    guest.answer_on_board('[data-institutions] [data-choice="ia:build_network"]')
    while question(guest) in IA:
        reply(guest, question(guest), "[data-choice] >> nth=0")
    if question(guest) == "ia-place":
        guest.answer(str(guest.status()["codes"][0]))
    reply(host, "arrest", '[data-choice="yes"]')
    host.press('[data-step="5"]')
    reply(host, "arrest-bid", '[data-choice="amount:5"]')
    reply(guest, "arrest-bid", '[data-choice="amount:0"]')
    guest.wait_asked("end")
    read(guest, "agents")
    assert networks(guest) == before


def networks(person: Visitor) -> list[str]:
    """Those of the second player, with their levels."""
    return person.page.locator('[data-outpost^="network-"][data-outpost$="-1"]').all_inner_texts()


def hold_auction(host: Visitor, guest: Visitor) -> None:
    """A12.3: in the next round; what is for sale stands before both, and lies in one place then."""
    carry_on((host, guest), host, "auction:")
    read(host, "market")
    chip = host.page.locator('[data-display] [data-choice^="auction:"]').first
    code = str(chip.get_attribute("data-choice"))
    host.answer_on_board(f'[data-display] [data-choice="{code}"]')
    for person in (host, guest):
        expect(person.page.locator("[data-sale]")).to_be_visible()
        expect(person.page.locator('[data-asked="auction-bid"]')).to_be_visible()
    expect(guest.page.locator("[data-sale]")).to_contain_text("Ada hat die Versteigerung begonnen")
    assert violations(guest.page) == []
    reply(host, "auction-bid", '[data-choice="amount:0"]')
    reply(guest, "auction-bid", '[data-choice^="amount:"] >> nth=-1')
    host.wait_asked("end")
    for person in (host, guest):
        read(person, "market")
        expect(person.page.locator("[data-sale]")).to_have_count(0)
        expect(person.page.locator(f'[data-ware="{code.partition(":")[2]}"]')).to_have_count(1)


def wage_war(people: tuple[Visitor, Visitor], seat: int) -> None:
    """A6.3: treaty or not, one declares war on the other, who does not prevent it."""
    person, code = people[seat], f"war:{1 - seat}"
    carry_on(people, person, code)
    read(person, "talks")
    person.answer_on_board(f'[data-deed="{code}"] [data-choice="{code}"]')
    settle(people, "end", ("no", "amount:"))
    for one in people:
        read(one, "talks")
        expect(one.page.locator('[data-tie="war-0-1"]')).to_have_count(1)


def make_peace(people: tuple[Visitor, Visitor], seat: int) -> None:
    """A5.19: offered and accepted where wars are seen; the peace that was agreed is shown."""
    person, code = people[seat], f"armistice:{1 - seat}"
    carry_on(people, person, code)
    read(person, "talks")
    person.answer_on_board(f'[data-deed="{code}"] [data-choice="{code}"]')
    settle(people, "end", ("yes", "amount:0", "send", "end"))
    for one in people:
        read(one, "talks")
        expect(one.page.locator('[data-tie="war-0-1"]')).to_have_count(0)
        expect(one.page.locator('[data-tie="peace-0-1"]')).to_have_count(1)


def settle(people: tuple[Visitor, Visitor], wanted: str, likings: tuple[str, ...]) -> None:
    """Questions that follow are answered in this way until the turn can be ended."""
    for _ in range(MOST):
        for one in people:
            state = one.status()
            codes = [] if state["busy"] else state["codes"]
            if wanted in codes and question(one) == "politics":
                return
            if codes:
                liked = [code for like in likings for code in codes if code.startswith(like)]
                one.answer(liked[0] if liked else codes[0])
        people[0].page.wait_for_timeout(100)
    raise AssertionError("the questions do not end")
