"""The own area is whole on small laptops, and larger on large screens."""

import pytest

from raumhafen.games.space_base.content.load import CONTENT
from tests.browser.browsers import Visitor, comes_to
from tests.browser.clicking import sit_down_at
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow
SMALL = [(1366, 768), (1024, 768)]
LARGE = (1920, 1080)
YARD = 18
PARTS = ".sector, .sector .station, .sector .deployed, .card"

# Which parts stick out of the window or of what they lie in.
CUT = """(parts) => parts.filter((part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const frame = part.closest('.box').getBoundingClientRect();
  return right > frame.right + 1 || bottom > frame.bottom + 1 || left < frame.left - 1
    || top < frame.top - 1 || part.scrollHeight > part.clientHeight + 1;
}).map((part) => part.outerHTML.slice(0, 120))"""
RENAME = """(names) => document.querySelectorAll('.yard .card .name').forEach(
  (name, at) => { name.textContent = names[at] ?? ''; })"""
SHIPS = [card.name.split()[1] for card in CONTENT.cards if card.level]
SHORTENED = """(words) => words.filter((w) => w.offsetParent && w.scrollWidth > w.clientWidth)
  .map((w) => w.textContent)"""


def area(person: Visitor, selector: str) -> float:
    box = person.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["width"] * box["height"]


@pytest.mark.parametrize("size", SMALL)
def test_own_base_is_whole(visit: Visit, size: tuple[int, int]) -> None:
    """Space Base: twelve sectors with both halves, the yard with whole names."""
    person = visit(size=size)
    sit_down_at(person, "space-base")
    page = person.page
    assert page.locator("[data-sector]").count() == 12
    for start in range(0, len(SHIPS), YARD):  # whatever the deal
        page.evaluate(RENAME, SHIPS[start : start + YARD])
        comes_to(page, f"({CUT})([...document.querySelectorAll('{PARTS}')])", [])
        comes_to(page, f"({SHORTENED})([...document.querySelectorAll('.card .name')])", [])
    comes_to(page.locator(".box"), "(box) => box.scrollHeight <= box.clientHeight")
    person.check()


def test_large_screens_show_more(visit: Visit) -> None:
    small, large = visit(size=SMALL[0]), visit(size=LARGE)
    for person in (small, large):
        sit_down_at(person, "space-base")
    assert area(large, "[data-sector]") > 1.7 * area(small, "[data-sector]")
