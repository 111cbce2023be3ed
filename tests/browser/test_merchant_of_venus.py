"""Merchant of Venus by clicking: a whole short game, what lies on the table, looks."""

import re

import pytest

from raumhafen.engine.session import Session
from tests.browser.browsers import BY_NIGHT, comes_to, expect, violations
from tests.browser.clicking import join, start_table
from tests.browser.conftest import Visit
from tests.browser.merchants import (
    GAME,
    PANELS,
    SHORT,
    at_question,
    make_table,
    play,
    sit_down,
    wait_question,
)
from tests.browser.recordings import Recording, play_from, play_on

pytestmark = pytest.mark.slow
LONG_SECONDS = 1500
LAST_QUESTIONS = 14


# --- the board -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "fame"),
    [("en", "Credits for fame"), pytest.param("de", "Credits für Ruhm", marks=pytest.mark.soak)],
)
def test_the_last_rounds(visit: Visit, lang: str, fame: str) -> None:
    """To the end by clicking, in German with a phone."""
    person = visit(lang=lang, phone=lang == "de")
    game = Recording(GAME, 3, 5, SHORT)
    play_from(person, game.text, game.before_the_end(LAST_QUESTIONS))
    given, places = play([person])
    assert places["map"] >= 3 and "head" in given
    person.page.wait_for_selector("[data-over]", state="attached")
    expect(person.page.locator("dialog .body")).to_contain_text(fame)
    person.check()


@pytest.mark.soak
def test_a_whole_short_game(visit: Visit) -> None:
    """Two people, one of them with a German phone, and a bot: fifteen rounds by clicking."""
    host, guest = visit(), visit(lang="de", phone=True)
    table = make_table(host, ["me", "open", "bot:greedy"], SHORT)
    join(guest, host, table, "Berta")
    start_table([host, guest], table)
    given, places = play([host, guest])
    assert places["map"] >= 10
    assert {"head", "pilot", "gauge"} <= set(given)
    assert {"buy", "sell", "load", "go"} & set(given)
    for person in (host, guest):
        person.page.wait_for_selector("[data-over]", state="attached")
        person.check()
    expect(host.page.locator("dialog .body")).to_contain_text("Credits for fame")
    expect(guest.page.locator("dialog .body")).to_contain_text("Credits für Ruhm")


@pytest.mark.soak
def test_a_whole_game_of_thirty_rounds(visit: Visit) -> None:
    """One person and three bots, with everything as in the box, to the score."""
    person = visit()
    start_table([person], make_table(person, ["me", "bot:greedy", "bot:greedy", "bot:random"], {}))
    given, places = play([person], LONG_SECONDS)
    assert places["map"] >= 20 and {"head", "gauge", "go"} <= set(given)
    assert {"buy", "load"} & set(given)
    expect(person.page.locator("[data-round]")).to_have_attribute("data-round", "30")
    expect(person.page.locator("dialog .body")).to_contain_text("Credits for fame")
    person.check()


# --- what lies on the table ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "phone"),
    [("reward", True), pytest.param("card-option", False, marks=pytest.mark.soak)],
)
def test_an_open_card_is_readable_after_a_reload(visit: Visit, kind: str, phone: bool) -> None:
    person = visit(lang="de" if phone else "en", phone=phone)
    play_on(person, at_question(kind))
    wait_question(person, kind)
    text = person.page.locator(".on-table").inner_text()
    assert len(text) > 10
    person.page.reload()
    wait_question(person, kind)
    expect(person.page.locator(".on-table")).to_have_text(text, use_inner_text=True)
    comes_to(person.page, "document.documentElement.scrollWidth <= innerWidth")
    person.check()


def test_a_failed_check_shows_die_and_value(visit: Visit) -> None:
    person = visit()
    play_on(person, at_question("hazard-failed"))
    wait_question(person, "hazard-failed")
    expect(person.page.locator(".on-table")).to_contain_text("was rolled")
    assert violations(person.page) == []
    person.check()


def after_a_roll() -> Session:
    """Seat 0 is asked where to go, and the dice of seat 1 still lie there."""
    session = at_question("depart")
    while not is_after_a_roll(session):
        seat = session.state.deciders()[0]
        options = session.state.options(seat)
        action = session.game.mind().greedy(session.state, seat, options)
        session.act(seat, session.game.actions.code(action))
        session.settle()
    return session


def is_after_a_roll(session: Session) -> bool:
    question = session.state.asked[0]
    thrown = session.view(0)["board"]["turn"]["thrown"]
    asked = question is not None and question.ask.name == "depart"
    return asked and thrown is not None and thrown["seat"] == 1


def test_the_last_roll_lies_there_until_the_next(visit: Visit) -> None:
    """MV4.6"""
    session = after_a_roll()
    dice = session.view(0)["board"]["turn"]["thrown"]["dice"]
    person = visit()
    play_on(person, session)
    wait_question(person, "depart")
    tray = person.page.locator("[data-thrown]").first
    expect(tray).to_have_attribute("data-thrown", " ".join(str(die) for die in dice))
    expect(tray.locator("xpath=..")).to_have_attribute(
        "aria-label", re.compile("The last roll, by")
    )
    assert violations(person.page) == []
    person.check()


@pytest.mark.soak
def test_a_bill_is_split_in_plain_words(visit: Visit) -> None:
    """Answers name what comes from the card and what is paid in cash."""
    person = visit()
    play_on(person, at_question("payment"))
    wait_question(person, "payment")
    expect(person.page.locator("[data-bill]")).to_contain_text("costs")
    expect(person.page.locator('[data-choice^="from-card:"]').last).to_contain_text("card")
    person.check()


@pytest.mark.soak
def test_the_solo_challenge_shows_its_progress(visit: Visit) -> None:
    person = visit()
    play_on(person, at_question("depart", seats=1))
    wait_question(person, "depart")
    person.press('[data-tab="tasks"]')
    expect(person.page.locator("[data-challenge]")).to_contain_text("/")
    person.check()


# --- looks ---------------------------------------------------------------------------------------


def test_nothing_on_the_map_moves_for_ever(visit: Visit) -> None:
    """A phone that waits for its owner rests; who wants no motion sees none."""
    person = visit()
    sit_down(person)
    running = "() => document.querySelector('.galaxy').getAnimations({subtree: true}).length"
    expect(person.page.locator(".galaxy .ring")).not_to_have_count(0)
    assert person.page.evaluate(running) == 0
    person.page.emulate_media(reduced_motion="no-preference")
    person.page.wait_for_selector(":root[data-motion=full]")
    turns = person.page.locator(".galaxy .ring").first
    expect(turns).to_have_css("animation-name", re.compile("spin"))
    expect(turns).to_have_css("animation-iteration-count", "1")
    person.page.wait_for_function(f"{running} === 0")
    person.check()


@pytest.mark.parametrize(("phone", "theme"), BY_NIGHT)
def test_the_board_is_accessible(visit: Visit, theme: str, phone: bool) -> None:
    person = visit(theme=theme, phone=phone)
    sit_down(person)
    faults = violations(person.page)
    for name in (*PANELS, *(["ship"] if phone else [])):
        if person.page.locator(f'[data-tab="{name}"][aria-pressed="true"]').count() == 0:
            person.press(f'[data-tab="{name}"]')
        faults += violations(person.page)
    person.press(".seat >> nth=1")
    person.page.wait_for_selector("dialog")
    faults += violations(person.page)
    assert faults == []
    person.check()


SMALL_TARGETS = """() => [...document.querySelectorAll('main button')]
  .filter((entry) => entry.offsetParent && !entry.matches('.rule, .close'))
  .map((entry) => [entry.outerHTML.slice(0, 90), entry.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([html, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`)"""


def test_a_small_screen_keeps_everything_in_reach(visit: Visit) -> None:
    """Nothing sticks out; what one taps beside the map is large enough; the map fills the rest."""
    person = visit(phone=True)
    sit_down(person)
    for width in (360, 390):
        person.page.set_viewport_size({"width": width, "height": 780})
        comes_to(person.page, SMALL_TARGETS, [])
        comes_to(person.page, "document.documentElement.scrollWidth <= innerWidth")
        box = person.page.locator(".galaxy").bounding_box()
        assert box is not None and box["width"] > width - 20 and box["height"] > 300
    person.press('[data-tab="prices"]')
    expect(person.page.locator("section.prices")).to_be_visible()
