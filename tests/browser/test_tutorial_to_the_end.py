"""Every tutorial is clicked to its end: all lessons, through a reload, folded away and back."""

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from raumhafen.games import METAS
from tests.browser.browsers import Visitor, expect
from tests.browser.coach import leaves_room
from tests.browser.conftest import Visit
from tests.browser.merchants import choose
from tests.browser.truckers import build_tile, finish, is_free, tiles_of

pytestmark = pytest.mark.slow
ENOUGH_TILES = 4
MOST = 600
ON_A_PHONE = ("space-base", "sternenkinder")
COUNT = "document.querySelector('[data-lessons]')?.textContent.split('/').map(Number)"


def lessons(person: Visitor) -> list[int]:
    """Learned, and all of them."""
    found = person.page.evaluate(COUNT)
    assert isinstance(found, list)
    return found


def build_or_fly(person: Visitor, codes: list[str]) -> None:
    if not any(code.startswith(("take-pile", "place:")) for code in codes):
        person.answer(codes[-1])
    elif tiles_of(person) < ENOUGH_TILES:
        build_tile(person)
    else:
        finish(person)


def answer(person: Visitor, game: str, turn: int) -> None:
    codes = person.status()["codes"]
    if game == "galaxy-trucker":
        build_or_fly(person, codes)
    elif game == "merchant-of-venus":
        person.answer(choose(codes, turn))
    else:
        person.answer(codes[-1] if game == "space-base" else codes[turn % len(codes)])


def go_on(person: Visitor, play: Callable[[], None]) -> None:
    """Reads on where the coach says next, and plays otherwise."""
    state = person.status()
    if person.page.locator("dialog[open] .icon-button").count():
        person.press("dialog[open] .icon-button")
    elif state["reading"]:
        person.press("#coach-next")
    elif is_free(state):
        play()
    else:
        person.page.wait_for_timeout(50)


def learn(person: Visitor, game: str, play: Callable[[], None]) -> None:
    """To the end of all lessons."""
    person.open(f"/learn/{game}")
    person.page.wait_for_selector(".coach")
    for _ in range(MOST):
        if person.page.locator("#coach-done").count():
            break
        if person.phone and person.page.locator(".toured").count():
            leaves_room(person)
        go_on(person, play)
    learned, all_of_them = lessons(person)
    assert learned == all_of_them > 9


@pytest.mark.parametrize("game", sorted(METAS))
def test_all_lessons_are_heard(visit: Visit, game: str) -> None:
    """On a phone (in German, the longest words) the board stays in sight beside every lesson."""
    phone = game in ON_A_PHONE
    person = visit(lang="de" if phone else "en", phone=phone)
    answered = count()  # whatever the page took to answer, the same moves are made
    learn(person, game, lambda: answer(person, game, next(answered)))
    person.press("#coach-done")
    expect(person.page.locator(".coach")).to_have_count(0)
    person.check()


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", ON_A_PHONE)
def test_a_phone_has_room_whatever_is_answered(visit: Visit, game: str, seed: int) -> None:
    person = visit(lang="de", phone=True)
    rng = Random(seed)
    learn(person, game, lambda: person.answer(rng.choice(person.status()["codes"])))
    person.check()


def test_lessons_survive_a_reload_and_fold_away(visit: Visit) -> None:
    person = visit(phone=True)
    person.open("/learn/space-base")
    person.page.wait_for_selector(".coach")
    before = lessons(person)[0]
    person.press("#coach-next")
    expect(person.page.locator("[data-lessons]")).to_have_text(f"{before + 1}/11")
    person.page.reload()
    expect(person.page.locator("[data-lessons]")).to_have_text(f"{before + 1}/11")
    person.press("#coach-fold")
    expect(person.page.locator("#coach-next")).to_have_count(0)
    expect(person.page.locator(".prompt")).to_be_visible()
    person.page.reload()
    expect(person.page.locator("#coach-fold")).to_have_attribute("aria-expanded", "false")
    person.press("#coach-fold")
    expect(person.page.locator("#coach-next")).to_be_visible()


def test_phone_turns_to_the_part_that_is_spoken_of(visit: Visit) -> None:
    """And speaks of taps, not of pointing."""
    person = visit(phone=True)
    person.open("/learn/space-base")
    page = person.page
    pressed = page.locator('[data-tab][aria-pressed="true"]')
    for tab in ("base", "yard", "colonies"):
        while not page.locator(f"[data-tour={tab}].toured").count():
            person.press("#coach-next")
            expect(page.locator(".toured")).to_be_visible()
        expect(pressed).to_have_attribute("data-tab", tab)
    person.press("#coach-next")
    expect(page.locator(".coach")).not_to_contain_text("Point at")
