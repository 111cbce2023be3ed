"""Galaxy Trucker under the hand: tiles are dragged, lie at once, and the heap keeps its places."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute

from tests.browser.browsers import WITH_A_PHONE, Visitor, comes_to, expect, sampled
from tests.browser.conftest import Visit
from tests.browser.truckers import (
    begin,
    fitting_cell,
    lit_cell,
    show,
    take_tile,
    wait_codes,
    wait_hand,
)

pytestmark = pytest.mark.slow
CALM: dict[str, Any] = {"building": "days", "round_1": "I", "round_2": "none", "round_3": "none"}


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Visitor, source: Locator, to: Locator) -> None:
    """With the mouse, or with a finger that moves in small steps."""
    (x, y), (u, v) = middle(source), middle(to)
    if not person.phone:
        mouse = person.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move((x + u) / 2, (y + v) / 2, steps=4)
        expect(person.page.locator(".carried")).to_be_visible()
        mouse.move(u, v, steps=4)
        mouse.up()
        return
    finger = person.context.new_cdp_session(person.page)
    way = [(x + (u - x) * k / 8, y + (v - y) * k / 8) for k in range(9)]
    for at, (p, q) in enumerate(way):
        kind = "touchMove" if at else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": p, "y": q}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def tile_in(person: Visitor, cell: str) -> Locator:
    return person.page.locator(f'[data-cell="{cell}"].laid')


def cell_for_hand(person: Visitor) -> str:
    take_tile(person)
    wait_codes(person)
    show(person, "ship")
    return fitting_cell(person) or lit_cell(person)


@pytest.mark.parametrize("phone", WITH_A_PHONE)
def test_tile_is_dragged_from_the_hand(visit: Visit, phone: bool) -> None:
    person = visit(phone=phone)
    begin(person, CALM)
    cell = cell_for_hand(person)
    box = person.page.locator("[data-hand]").bounding_box()
    assert box is not None and box["width"] >= (60 if phone else 80)
    drag(person, person.page.locator("[data-hand]"), person.page.locator(f'[data-cell="{cell}"]'))
    wait_hand(person, full=False)
    wait_codes(person, "take-pile")
    # A phone has turned to the heap by now, for the next tile.
    expect(tile_in(person, cell)).to_be_attached()
    expect(tile_in(person, cell)).to_be_visible(visible=not phone)
    person.check()


@pytest.mark.soak
def test_a_taken_tile_flies_into_the_hand(visit: Visit) -> None:
    person = visit(motion="full")
    begin(person, CALM)
    take_tile(person)
    flown = person.page.locator(".flown")
    expect(flown).to_have_css("animation-name", re.compile("taken"))
    person.check()


def pressed_tab(person: Visitor) -> Locator:
    return person.page.locator("[data-tab][aria-pressed=true]")


def turn_to(person: Visitor, tab: str) -> None:
    """By a click: of a tap soon after a drag a busy Chromium makes a long press now and then."""
    person.page.locator(f'[data-tab="{tab}"]').click()


@pytest.mark.parametrize("waits", sampled(True, False))
def test_tab_after_a_drag_by_finger_is_not_lost(visit: Visit, waits: bool) -> None:
    """Whether the table has answered the drag already or answers after the tap."""
    person = visit(phone=True)
    line = Line(person)
    begin(person, CALM)
    cell = cell_for_hand(person)
    line.holds = waits
    drag(person, person.page.locator("[data-hand]"), person.page.locator(f'[data-cell="{cell}"]'))
    if waits:
        sure = person.page.locator(f'[data-cell="{cell}"] .ghost.sure')
        expect(sure).to_be_visible()
    else:
        wait_hand(person, full=False)
    turn_to(person, "fleet")
    expect(pressed_tab(person)).to_have_attribute("data-tab", "fleet")
    if waits:
        line.release()
    wait_hand(person, full=False)
    wait_codes(person, "take-pile")
    expect(pressed_tab(person)).to_have_attribute("data-tab", "fleet")
    for tab in ("yard", "ship"):
        turn_to(person, tab)
        expect(pressed_tab(person)).to_have_attribute("data-tab", tab)
    person.check()


@pytest.mark.soak
def test_tile_is_dragged_from_the_pile(visit: Visit) -> None:
    """One drag takes it, turns it over and lays it down."""
    person = visit()
    begin(person, CALM)
    wait_codes(person, "take-pile")
    cell = person.page.locator('[data-cell="7,8"]')
    drag(person, person.page.locator("[data-heap]"), cell)
    expect(tile_in(person, "7,8")).to_be_visible()


class Line:
    """The wire of a table in the test's hands: answers wait until they are let through."""

    def __init__(self, person: Visitor) -> None:
        self.held: list[str | bytes] = []
        self.holds = False
        self.spoils = False
        self.page: WebSocketRoute | None = None
        person.page.route_web_socket("**/ws/table/**", self.join)

    def join(self, page: WebSocketRoute) -> None:
        server, self.page = page.connect_to_server(), page
        page.on_message(lambda text: server.send(self.spoilt(text)))
        server.on_message(lambda text: self.held.append(text) if self.holds else page.send(text))

    def spoilt(self, text: str | bytes) -> str | bytes:
        message = json.loads(text)
        if self.spoils and message["t"] == "act":
            message["codes"] = ["place:1,1"]
        return json.dumps(message)

    def release(self) -> None:
        assert self.page is not None
        self.holds = False
        while self.held:
            self.page.send(self.held.pop(0))


def test_placement_shows_at_once_and_is_taken_back_if_refused(visit: Visit) -> None:
    person = visit()
    line = Line(person)
    begin(person, CALM)
    cell = cell_for_hand(person)
    sure = person.page.locator(f'[data-cell="{cell}"] .ghost.sure')
    line.holds = line.spoils = True
    person.press(f'[data-cell="{cell}"]')
    expect(sure).to_be_visible()
    line.release()
    expect(sure).to_have_count(0)
    expect(person.page.locator(".prompt .error")).to_be_visible()
    assert tile_in(person, cell).count() == 0
    line.holds, line.spoils = True, False
    person.press(f'[data-cell="{cell}"]')
    expect(sure).to_be_visible()
    line.release()
    wait_hand(person, full=False)
    expect(tile_in(person, cell)).to_be_visible()


PLACES = """() => Object.fromEntries([...document.querySelectorAll('[data-open]')].map((tile) => [
  tile.dataset.open, [tile.offsetLeft, tile.offsetTop]]))"""


def turn_over(person: Visitor) -> None:
    take_tile(person)
    wait_codes(person, "put-back")
    person.press("[data-put-back]")
    wait_hand(person, full=False)


def test_open_heap_keeps_its_places(visit: Visit) -> None:
    """Whoever takes or brings a tile: all others stay where they lie."""
    person = visit()
    begin(person, CALM)
    for _ in range(6):
        turn_over(person)
    comes_to(person.page, "document.querySelectorAll('[data-open]').length >= 6")
    before = person.page.evaluate(PLACES)
    taken = next(iter(before))
    person.page.locator(f'[data-open="{taken}"]').click()
    wait_hand(person, full=True)
    after = person.page.evaluate(PLACES)
    assert {name: after[name] for name in after if name in before} == {
        name: place for name, place in before.items() if name in after
    }
    assert taken not in after


def test_tiles_that_fit_nowhere_are_dimmed_on_request(visit: Visit) -> None:
    """What is dimmed has no cell without a fault once it is in hand; it can still be taken."""
    person = visit()
    begin(person, CALM)
    page = person.page
    for _ in range(8):
        turn_over(person)
    assert page.locator("[data-open].dimmed").count() == 0
    person.press("[data-dims]")
    expect(page.locator("[data-dims]")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("[data-dims]")).to_have_attribute("aria-pressed", "true")
    for tile in page.locator("[data-open].dimmed").all()[:2]:
        name = tile.get_attribute("data-open")
        page.locator(f'[data-open="{name}"]').click()
        wait_hand(person, full=True)
        wait_codes(person, "put-back")
        assert fitting_cell(person) == ""
        person.press("[data-put-back]")
        wait_hand(person, full=False)
    person.check()
