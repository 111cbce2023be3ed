"""axe-core finds nothing on any screen, in both themes, on a desk and on a phone."""

from pathlib import Path

import pytest

from tests.browser.browsers import BY_DAY, BY_NIGHT, Visitor, comes_to, sampled, violations
from tests.browser.conftest import Visit
from tests.browser.recordings import upload

pytestmark = pytest.mark.slow
PAGES = (
    "/",
    "/lobby",
    "/new",
    "/games",
    "/ratings",
    "/rules",
    "/settings",
    "/account",
    "/about",
    "/nowhere",
)
DARK = sampled("dark", "light")
LIGHT = sampled("light", "dark")


def settle(person: Visitor) -> None:
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_timeout(100)


@pytest.mark.parametrize(("phone", "theme"), BY_DAY)
def test_plain_pages(visit: Visit, theme: str, phone: bool) -> None:
    person = visit(theme=theme, phone=phone)
    found = {}
    for path in PAGES:
        person.open(path)
        settle(person)
        comes_to(person.page, "document.documentElement.dataset.theme", theme)
        found[path] = violations(person.page)
        comes_to(person.page, "document.documentElement.scrollWidth <= innerWidth")
    assert {path: faults for path, faults in found.items() if faults} == {}
    person.check()


@pytest.mark.parametrize("theme", LIGHT)
def test_own_games(visit: Visit, theme: str) -> None:
    """Cards of games that wait for me; "your move" was too pale by day."""
    person = visit(theme=theme)
    person.play_now()
    person.wait_asked()
    person.open("/games")
    person.page.wait_for_selector(".tag.lit")
    person.page.wait_for_selector("[data-round]")
    assert violations(person.page) == []
    person.check()


@pytest.mark.parametrize(("phone", "theme"), BY_NIGHT)
def test_table(visit: Visit, theme: str, phone: bool) -> None:
    """The table itself, a full board, a rule, the keyboard help and the waiting room."""
    person = visit(theme=theme, phone=phone)
    person.play_now()
    person.wait_asked()
    faults = violations(person.page)
    person.press(".seat >> nth=1")
    person.page.wait_for_selector("dialog")
    faults += violations(person.page)
    person.page.keyboard.press("Escape")
    person.press(".prompt .rule")
    person.page.wait_for_selector("dialog p")
    faults += violations(person.page)
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("?")
    faults += violations(person.page)
    person.page.keyboard.press("Escape")
    person.new_table("Ada", ["me", "open"])
    person.page.wait_for_selector("#invite-link")
    assert faults + violations(person.page) == []


@pytest.mark.parametrize("theme", DARK)
def test_replay_and_tutorial(visit: Visit, theme: str, tmp_path: Path) -> None:
    person = visit(theme=theme)
    upload(person, tmp_path)
    faults = violations(person.page)
    person.open("/learn/space-base")
    person.page.wait_for_selector(".coach")
    assert faults + violations(person.page) == []


SMALL_TARGETS = """() => [...document.querySelectorAll('main button, header button, header a')]
  .filter((entry) => entry.offsetParent && !entry.matches('.rule'))
  .map((entry) => [entry.outerHTML.slice(0, 90), entry.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
  .map(([html, box]) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`)"""


def test_targets_are_large_enough(visit: Visit) -> None:
    """44 px for everything one taps at the table; nothing sticks out at the side."""
    person = visit(phone=True)
    person.play_now()
    person.wait_asked()
    for width in (360, 390, 768):
        person.page.set_viewport_size({"width": width, "height": 780})
        comes_to(person.page, SMALL_TARGETS, [])
        comes_to(person.page, "document.documentElement.scrollWidth <= innerWidth")
