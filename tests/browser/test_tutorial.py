"""The tutorial speaks beside a real table, through a whole first round and then lets go."""

from collections.abc import Callable
from contextlib import suppress
from itertools import count

import pytest
from playwright.sync_api import TimeoutError as TooSlow

from tests.browser.browsers import ENGLISH, Visitor, expect
from tests.browser.coach import LISTEN, all_said, heard
from tests.browser.conftest import Visit
from tests.browser.merchants import choose
from tests.browser.truckers import answer, build_tile, finish, is_free, tiles_of

pytestmark = pytest.mark.slow


def go_on(person: Visitor, choose: Callable[[list[str]], str]) -> None:
    """What a learner does: reads on where the coach says next, and answers where it says so."""
    state = person.status()
    if state["reading"]:
        person.press("#coach-next")
    elif state["codes"] and not state["busy"]:
        person.answer(choose(state["codes"]))
    else:
        person.page.wait_for_timeout(50)


# Whose turn it is, and what the coach says about it, at one moment.
ASKED_AND_TOLD = """() => [
  document.querySelector('.prompt.asked') !== null,
  document.querySelector('.coach')?.textContent ?? '',
]"""
WATCH = {"en": "Watch the others", "de": "Sieh den anderen"}


def is_sent_to_watch(person: Visitor, lang: str) -> bool:
    """Told to watch the others although it is one's own move."""
    asked, told = person.page.evaluate(ASKED_AND_TOLD)
    return bool(asked) and WATCH[lang] in str(told)


def learn(person: Visitor, choose: Callable[[list[str]], str]) -> None:
    """Until every lesson was heard and the coach lets go."""
    for _ in range(400):
        if person.page.locator("#coach-done").count():
            person.press("#coach-done")
        if not heard(person):
            return
        go_on(person, choose)
    raise AssertionError("the coach never lets go")


@pytest.mark.parametrize("lang", ENGLISH)
def test_guided_first_round(visit: Visit, lang: str) -> None:
    person = visit(lang=lang, phone=lang == "de")
    person.open()
    person.press('a[href="/learn/space-base"]')
    person.page.wait_for_selector(".coach")
    expect(person.page.locator("[data-tour=base].toured")).to_have_count(1)
    person.page.evaluate(LISTEN)
    learn(person, lambda codes: codes[-1])
    spoken = all_said(person)
    words = {
        "en": ["your base", "the shipyard", "40 victory points", "You have rolled", "one card"],
        "de": ["deine Basis", "die Werft", "40 Siegpunkte", "Du hast gewürfelt", "eine Karte"],
    }
    assert [word for word in words[lang] if word not in spoken] == []
    person.wait_asked()
    person.check()


TRUCKER = {
    "en": ["This is your ship", "from the pile", "Connectors have to match", "order tile", "first"],
    "de": [
        "Das ist dein Schiff",
        "vom Haufen",
        "Verbindungen müssen",
        "Startnummer",
        "erster Flug",
    ],
}
ENOUGH = 8


def build_on(person: Visitor) -> None:
    """A learner who builds a little where tiles fit, then takes an order tile, then flies."""
    codes = person.status()["codes"]
    if any(code.startswith(("take-pile", "place:")) for code in codes):
        mending = person.page.locator('[data-phase="check"]').count()
        if tiles_of(person) < ENOUGH and not mending:
            build_tile(person)
        else:
            finish(person)
    else:
        answer(person, codes)


def read_on(person: Visitor) -> None:
    """Unless the result has just been laid over the table."""
    with suppress(TooSlow):
        person.page.locator("#coach-next").click(timeout=2_000)


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "de"])
def test_guided_learning_flight(visit: Visit, lang: str) -> None:
    """Galaxy Trucker's lessons, from the first page to the end of the learning flight."""
    person = visit(lang=lang, phone=lang == "de")
    person.open()
    person.press('a[href="/learn/galaxy-trucker"]')
    person.page.wait_for_selector(".coach")
    expect(person.page.locator("[data-tour=ship].toured")).to_have_count(1)
    person.page.evaluate(LISTEN)
    for _ in range(400):
        state = person.status()
        if state["over"]:
            break
        assert not is_sent_to_watch(person, lang)
        if state["reading"]:
            read_on(person)
        elif is_free(state):
            build_on(person)
        else:
            person.page.wait_for_timeout(50)
    assert person.status()["over"], "the learning flight does not end"
    person.press("dialog .icon-button")
    learn(person, lambda codes: codes[0])
    spoken = all_said(person)
    assert [word for word in TRUCKER[lang] if word not in spoken] == []
    person.check()


VENUS = {
    "en": ["Welcome aboard", "Choose a pilot", "Every flight begins", "your own"],
    "de": ["Willkommen an Bord", "Wähle einen Piloten", "Jeder Flug beginnt", "auf dich"],
}
COLONY_WORLD = "head:r_gb_cw_1"


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "de"])
def test_guided_first_trade_run(visit: Visit, lang: str) -> None:
    """Merchant of Venus: the coach leads from the pilot to the market, and lets go."""
    person = visit(lang=lang, phone=lang == "de")
    person.open("/learn/merchant-of-venus")
    person.page.wait_for_selector(".coach")
    expect(person.page.locator("[data-tour=map].toured")).to_have_count(1)
    person.page.evaluate(LISTEN)
    turns = count()
    learn(person, lambda c: COLONY_WORLD if COLONY_WORLD in c else choose(c, next(turns)))
    spoken = all_said(person)
    assert [word for word in VENUS[lang] if word not in spoken] == []
    person.check()
