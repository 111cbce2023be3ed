"""Merchant of Venus says what an answer means, and shows first what can be done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from tests.browser.browsers import AT_A_DESK, WITH_A_PHONE, Visitor, comes_to, expect
from tests.browser.clicking import start_table
from tests.browser.conftest import Visit
from tests.browser.merchants import (
    GAME,
    SEEDS,
    SHORT,
    at_question,
    make_table,
    sit_down,
    wait_question,
)
from tests.browser.recordings import Recording, play_from, play_on

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("phone", AT_A_DESK)
def test_the_answers_of_a_card_are_its_words(visit: Visit, phone: bool) -> None:
    """MV8.3 Not "option 1" and "option 2", in the list and on the board alike."""
    person = visit(phone=phone)
    play_on(person, at_question("card-option"))
    wait_question(person, "card-option")
    for entry in person.page.locator("[data-code^=choose]").all():
        expect(entry).to_contain_text(re.compile("infamy|good|shield|credits"))
        expect(entry).not_to_contain_text("Option")
    person.check()


@pytest.mark.soak
def test_every_weapon_says_what_its_victory_brings(visit: Visit) -> None:
    """MV7.4, MV7.5"""
    person = visit()
    play_on(person, at_question("fight"))
    wait_question(person, "fight")
    for skill, words in {"laser": "a reward", "shield": "2 fame", "pilot": "movement"}.items():
        choice = person.page.locator(f'[data-code="fight:{skill}"]')
        if choice.count():
            expect(choice).to_contain_text(words)
    expect(person.page.locator(".on-table")).to_contain_text("your flight ends")
    person.check()


@pytest.mark.soak
def test_a_gauge_says_from_where_to_where_it_falls(visit: Visit) -> None:
    """MV7.2"""
    person = visit()
    play_on(person, at_question("hazard-failed"))
    wait_question(person, "hazard-failed")
    expect(person.page.locator('[data-code="lower"]')).to_contain_text(
        re.compile(r"(Laser|Shield) from \d to \d")
    )


def test_a_direction_says_where_it_leads(visit: Visit) -> None:
    person = visit()
    sit_down(person)
    expect(person.page.locator('[data-code="head:r_gb_cw_1"]')).to_contain_text(
        "towards Colony World"
    )
    person.check()


ON_TOP = """(name) => {
  const { left, top, bottom } = name.getBoundingClientRect();
  const front = document.elementFromPoint(left + 12, (top + bottom) / 2);
  return name.closest('.pilot').contains(front);
}"""


@pytest.mark.soak
def test_nothing_lies_on_the_first_pilot(visit: Visit) -> None:
    person = visit(phone=True, lang="de")
    start_table([person], make_table(person, ["me", "bot:random"], SHORT))
    wait_question(person, "pilot")
    name = person.page.locator(".pilot b").first
    expect(name).to_be_visible()
    comes_to(name, ON_TOP)
    person.check()


IN_PANEL = """(entry) => {
  const { top, bottom } = entry.getBoundingClientRect();
  const panel = entry.closest('.scroll').getBoundingClientRect();
  return top >= panel.top && bottom <= panel.bottom;
}"""


@pytest.mark.parametrize("phone", WITH_A_PHONE)
def test_who_can_only_buy_sees_first_what_is_for_sale(visit: Visit, phone: bool) -> None:
    """Also while it is asked how to pay: nothing changes places."""
    person = visit(phone=phone)
    play_on(person, found("business", cargo=False))
    wait_question(person, "business")
    expect(person.page.locator('[data-code^="sell:"]')).to_have_count(0)
    comes_to(person.page.locator('[data-choice^="buy:"]').first, IN_PANEL)
    head = person.page.locator(".place h4").first
    expect(head).to_contain_text(FOR_SALE)
    if not phone:  # a small screen shows the bill instead of the market
        person.page.uncheck("#pay-card")  # who splits the payment is asked
        person.press('[data-choice^="buy:"]')
        person.confirm()
        wait_question(person, "payment")
        expect(head).to_contain_text(FOR_SALE)
    person.check()


FOR_SALE = re.compile("for sale", re.IGNORECASE)


def test_the_card_pays_unless_one_wants_it_otherwise(visit: Visit) -> None:
    """MV10.5 One tap buys, as much as possible from the card, and nobody is asked how to pay."""
    session = found("business", cargo=False)
    person = visit()
    play_on(person, session)
    wait_question(person, "business")
    expect(person.page.locator("#pay-card")).to_be_checked()
    choice = person.page.locator('[data-choice^="buy:"]').first.get_attribute("data-choice")
    assert choice is not None
    person.press(f'[data-choice="{choice}"]')
    person.confirm()
    session.act(0, choice)
    session.act(0, session.view(0)["question"]["options"][-1])
    left = session.view(0)["board"]["seats"][0]["credits"]
    expect(person.page.locator(".seat .credits").first).to_have_text(str(left))
    wait_question(person, "business")
    person.check()


@pytest.mark.soak
def test_one_press_sells_all_or_buys_several(visit: Visit) -> None:
    """MV10.1 As many as the visit allows; once means once."""
    person, game = visit(), Recording(GAME, 3, 5)
    whole_cargo = person.page.locator('[data-all^="sell:"]')
    visit_market(person, game, "sells", allowed=1)
    expect(whole_cargo).to_have_count(0)
    visit_market(person, game, "sells", allowed=MANY)
    press_bulk(person, whole_cargo, -1)
    visit_market(person, game, "buys", allowed=MANY)
    press_bulk(person, person.page.locator('[data-all^="buy:g"]'), +1)
    person.check()


def visit_market(person: Visitor, game: Recording, what: str, allowed: int) -> None:
    """Where so many actions are left, and two goods of a kind aboard, or room for two."""
    for at in game.moments[f"business:{what[:-1]}"]:
        board = game.game.view(game.session.replay.restore(game.game, at), 0)
        own = board["seats"][0]
        enough = max(own["cargo"].values(), default=0) > 1 if what == "sells" else own["room"] > 1
        if board["turn"][what] == allowed and enough:
            play_from(person, game.text, at)
            wait_question(person, "business")
            person.wait_asked()
            return
    raise AssertionError((what, allowed))


def press_bulk(person: Visitor, entry: Locator, sign: int) -> None:
    """As many goods come or go as the button says."""
    kind, good = str(entry.first.get_attribute("data-all")).split(":")
    count = int(re.sub(r"\D", "", entry.first.inner_text()))
    aboard = person.page.locator(f'[data-aboard="{good}"]')
    before = aboard.count()
    assert count > 1 and (kind == "buy" or count == before)
    entry.first.click()
    person.confirm()
    expect(aboard).to_have_count(before + sign * count)


MANY = 1000


@pytest.mark.soak
@pytest.mark.parametrize("phone", AT_A_DESK)
def test_cargo_shows_who_buys_it(visit: Visit, phone: bool) -> None:
    """A tap on what lies in the hold answers "where can I sell this"."""
    person = visit(phone=phone)
    play_on(person, found("depart", cargo=True))
    wait_question(person, "depart")
    if phone:
        person.press('[data-tab="ship"]')
    thing = person.page.locator("button[data-aboard]:visible").first
    good = thing.get_attribute("data-aboard")
    person.press("button[data-aboard]:visible")
    expect(person.page.locator(f'[data-good="{good}"]')).to_contain_text("Who buys it")
    person.check()


def found(kind: str, cargo: bool) -> Session:
    """Seat 0 is asked this, with goods in the hold or with nothing to sell but something to buy."""
    game = load_game(GAME)
    for seed in range(SEEDS):
        session = Session.new(game, 2, {}, seed)
        rng = Rng(f"cargo {seed}")
        session.settle()
        for _ in range(200):
            seat = session.state.deciders()[0]
            question = session.state.asked[seat]
            assert question is not None
            options = session.state.options(seat)
            codes = [game.actions.code(option) for option in options]
            if seat == 0 and question.ask.name == kind and is_wanted(session, codes, cargo):
                return session
            whim = rng.below(6) == 0
            action = rng.pick(options) if whim else game.mind().greedy(session.state, seat, options)
            session.act(seat, game.actions.code(action))
            session.settle()
            if session.state.over:
                break
    raise AssertionError(f"nobody is asked {kind}")


def is_wanted(session: Session, codes: list[str], cargo: bool) -> bool:
    aboard = session.view(0)["board"]["seats"][0]["cargo"]
    if cargo:
        return any(item.startswith("g") for item in aboard)
    verbs = {code.partition(":")[0] for code in codes}
    return "buy" in verbs and "sell" not in verbs


@pytest.mark.soak
def test_a_small_laptop_cuts_nothing_off_the_market(visit: Visit) -> None:
    person = visit(lang="de")
    person.page.set_viewport_size({"width": 1024, "height": 768})
    play_on(person, found("business", cargo=False))
    wait_question(person, "business")
    panel = person.page.locator(".panel-side .scroll")
    comes_to(panel, "(box) => box.scrollWidth <= box.clientWidth")
    person.check()


@pytest.mark.soak
def test_who_assigns_no_die_hears_what_follows(visit: Visit) -> None:
    """MV6.2"""
    person = visit()
    play_on(person, at_question("navigation"))
    wait_question(person, "navigation")
    expect(person.page.locator('[data-code="done"]')).to_contain_text("neighbour chooses")
