"""The own area is whole on small laptops, and larger on large screens."""

import pytest

from raumhafen.games.space_base.content.load import CONTENT
from tests.browser.browsers import PHONE, Visitor, comes_to, expect, sampled
from tests.browser.clicking import sit_down_at
from tests.browser.conftest import Visit
from tests.browser.recordings import Recording, play_from

pytestmark = pytest.mark.slow
SMALL = [(1366, 768), (1024, 768)]
LARGE = (1920, 1080)
YARD = 18
PARTS = ".sector, .sector .station, .sector .deployed, .card, .card:not(.colony) .name, .card .band"

# Which parts stick out of the window or of what they lie in.
CUT = """(parts) => parts.filter((part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const around = part.parentElement.closest('.card') ?? part.closest('.box');
  const frame = around.getBoundingClientRect();
  return right > frame.right + 1 || bottom > frame.bottom + 1 || left < frame.left - 1
    || top < frame.top - 1 || part.scrollHeight > part.clientHeight + 1;
}).map((part) => part.outerHTML.slice(0, 120))"""
RENAME = """(names) => document.querySelectorAll('.yard .card .name').forEach(
  (name, at) => { name.textContent = names[at] ?? ''; })"""
SHIPS = [card.name.split()[1] for card in CONTENT.cards if card.level]
# Or broken elsewhere than at a hyphen.
SHORTENED = """(words) => words.filter((word) => {
  const lines = word.offsetHeight / parseFloat(getComputedStyle(word).lineHeight);
  return word.offsetParent
    && (word.scrollWidth > word.clientWidth || lines > word.textContent.split('-').length + 0.5);
}).map((word) => word.textContent)"""


def area(person: Visitor, selector: str) -> float:
    box = person.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["width"] * box["height"]


NAMES = f"({SHORTENED})([...document.querySelectorAll('.card .name')])"


@pytest.mark.parametrize("size", sampled(*SMALL))
def test_own_base_is_whole(visit: Visit, size: tuple[int, int]) -> None:
    """Space Base: twelve sectors with both halves, the yard with whole names, on a phone too."""
    person = visit(size=size)
    sit_down_at(person, "space-base")
    page = person.page
    assert page.locator("[data-sector]").count() == 12
    for start in range(0, len(SHIPS), YARD):  # whatever the deal
        page.evaluate(RENAME, SHIPS[start : start + YARD])
        comes_to(page, f"({CUT})([...document.querySelectorAll('{PARTS}')])", [])
        comes_to(page, NAMES, [])
    comes_to(page.locator(".box"), "(box) => box.scrollHeight <= box.clientHeight")
    at_size(person, PHONE)
    person.press("[data-tab=yard]")
    for start in range(0, len(SHIPS), YARD):
        page.evaluate(RENAME, SHIPS[start : start + YARD])
        comes_to(page, NAMES, [])
    person.check()


@pytest.mark.soak
def test_large_screens_show_more(visit: Visit) -> None:
    small, large = visit(size=SMALL[0]), visit(size=LARGE)
    for person in (small, large):
        sit_down_at(person, "space-base")
    assert area(large, "[data-sector]") > 1.7 * area(small, "[data-sector]")


def at_size(person: Visitor, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})


# What sticks out of its frame, sideways or below, or does not fit into itself.
OUT = """([parts, frame]) => [...document.querySelectorAll(parts)].filter((part) => {
  if (part.offsetParent === null) return false;
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const around = part.closest(frame).getBoundingClientRect();
  return left < around.left - 1 || right > around.right + 1 || top < around.top - 1
    || bottom > around.bottom + 1 || part.scrollWidth > part.clientWidth + 1;
}).map((part) => part.textContent)"""


def out_of(parts: str, frame: str) -> str:
    return f"() => ({OUT})([`{parts}`, `{frame}`])"


def test_a_late_base_is_whole(visit: Visit) -> None:
    """Space Base: sectors with five deployed ships, full seats, and the end in sight."""
    game = Recording()
    person = visit(lang="de", size=SMALL[0])
    play_from(person, game.text, game.before_the_end(1))
    person.wait_asked()
    page = person.page
    assert page.locator(".sector .count").filter(has_text="×5").count() == 1
    for size in SMALL:
        at_size(person, size)
        comes_to(page, f"({CUT})([...document.querySelectorAll('{PARTS}')])", [])
        comes_to(page, out_of(".card .rewards > *", ".band"), [])
        expect(page.locator(".tray .last")).to_be_visible()


@pytest.mark.soak
def test_five_seats_are_whole(visit: Visit) -> None:
    """Space Base: credits, income and points of everybody, side by side."""
    game = Recording(seats=5, seed=2)
    person = visit(lang="de", size=SMALL[1])
    play_from(person, game.text, game.before_the_end(1))
    person.wait_asked()
    for size in SMALL:
        at_size(person, size)
        comes_to(person.page, out_of(".seat .facts > *", ".seat .facts"), [])


def test_what_a_pirate_asks_is_whole(visit: Visit) -> None:
    """Merchant of Venus: many answers on the map scroll, and leave the ship's sheet in sight."""
    game = Recording("merchant-of-venus", 3, 5)
    person = visit(lang="de", size=SMALL[1])
    play_from(person, game.text, game.moments["fight"][0])
    person.wait_asked()
    comes_to(person.page, out_of(".sheet > .asked > *", ".sheet"), [])


@pytest.mark.soak
def test_the_treasury_is_whole(visit: Visit) -> None:
    """Sternenkinder: no number and no word of what one owns is cut, no tab covers the round."""
    person = visit(lang="de", size=SMALL[1])
    sit_down_at(person, "sternenkinder")
    for size in SMALL:
        at_size(person, size)
        comes_to(person.page, out_of(".treasury .cell, .treasury .cell *", ".treasury"), [])
        comes_to(person.page, out_of("button[data-tab]", ".bar"), [])


@pytest.mark.soak
def test_a_large_screen_shows_all_open_tiles(visit: Visit) -> None:
    """Galaxy Trucker: where there is room below, neither the heap nor the ship stays small."""
    game = Recording("galaxy-trucker", 3, 3, {"round_1": "II", "round_2": "none"})
    person = visit(size=LARGE)
    built = max(at for at in game.moments["build"] if at < game.moments["crew"][0])
    play_from(person, game.text, built)
    person.wait_asked()
    comes_to(person.page.locator(".tiles"), "(heap) => heap.scrollHeight <= heap.clientHeight")
    comes_to(person.page.locator(".box"), "(box) => box.scrollHeight <= box.clientHeight")


# Which of these boxes lie on one another.
CROSSING = """() => {
  const boxes = [...document.querySelectorAll('.sheet > .thrown, .sheet .news, .sheet > .asked')]
    .filter((box) => box.offsetHeight > 0)
    .map((box) => [box.className, box.getBoundingClientRect()]);
  return boxes.flatMap(([name, a], at) => boxes.slice(at + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map(([other]) => `${name} ${other}`));
}"""


def test_dice_and_news_share_a_small_map(visit: Visit) -> None:
    """Merchant of Venus on a phone: beside each other, and most of the map stays free."""
    game = Recording("merchant-of-venus", 3, 5)
    person = visit(lang="de", phone=True)
    page = person.page
    for at, told in ((game.moments["step"][56], ".news"), (game.moments["fight"][0], ".asked")):
        play_from(person, game.text, at)
        person.wait_asked()
        expect(page.locator(f".sheet {told}")).to_be_visible()
        expect(page.locator(".sheet > .thrown")).to_be_visible()
        comes_to(page, CROSSING, [])
        dice = page.locator(".sheet > .thrown").bounding_box()
        assert dice is not None and dice["height"] < 60
