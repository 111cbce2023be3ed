"""The board of Galaxy Trucker under the hand: goods dragged, races lost, the books of teams."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, WebSocketRoute

from tests.browser.browsers import WITH_A_PHONE, Visitor, comes_to, expect
from tests.browser.conftest import Visit
from tests.browser.recordings import play_from
from tests.browser.truckers import (
    SUMS,
    asked,
    build_tile,
    fly,
    four_fly,
    put_back,
    recorded,
    take_tile,
    two_racers,
    wait_codes,
    wait_hand,
)

pytestmark = pytest.mark.slow
STEPS = 4

Point = tuple[float, float]


# --- goods ---------------------------------------------------------------------------------------


class Hand:
    """Drags with the mouse, or with a finger on a phone."""

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.mouse = person.page.mouse
        self.wire = person.context.new_cdp_session(person.page)
        self.at: Point = (0.0, 0.0)

    def down(self, place: Locator) -> None:
        place.scroll_into_view_if_needed()
        self.at = middle(place)
        if self.person.phone:
            self.touch("touchStart", [self.at])
        else:
            self.mouse.move(*self.at)
            self.mouse.down()

    def move(self, x: float, y: float) -> None:
        """In a few steps, as a hand does."""
        first_x, first_y = self.at
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self.at = first_x + part * (x - first_x), first_y + part * (y - first_y)
            if self.person.phone:
                self.touch("touchMove", [self.at])
            else:
                self.mouse.move(*self.at)

    def up(self) -> None:
        if self.person.phone:
            self.touch("touchEnd", [])
        else:
            self.mouse.up()

    def touch(self, kind: str, points: list[Point]) -> None:
        fingers = [{"x": x, "y": y} for x, y in points]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def middle(place: Locator) -> Point:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tray_of(person: Visitor) -> str:
    return ".narrow [data-cube]" if person.phone else ".choose [data-cube]"


def cell_of(person: Visitor, name: str) -> Locator:
    return person.page.locator(f'[data-cell="{name}"]')


def cubes_in(person: Visitor, name: str) -> Locator:
    return cell_of(person, name).locator("[data-good]")


both_hands = pytest.mark.parametrize("phone", WITH_A_PHONE)


@both_hands
def test_goods_are_dragged_from_the_tray_into_a_hold(visit: Visit, phone: bool) -> None:
    person = visit(phone=phone)
    asked(person, "load")
    colour = person.page.locator(tray_of(person)).first.get_attribute("data-cube")
    hold = wait_codes(person, f"stow:{colour}")[0].split(":")[2]
    before = cubes_in(person, hold).count()
    hand = Hand(person)
    hand.down(person.page.locator(tray_of(person)).first)
    hand.move(*middle(cell_of(person, hold)))
    expect(person.page.locator(".carried")).to_be_visible()
    expect(cell_of(person, hold)).to_have_attribute("data-lit", "")
    hand.up()
    expect(cubes_in(person, hold)).to_have_count(before + 1)
    expect(person.page.locator(".carried")).to_have_count(0)
    person.check()


@both_hands
def test_goods_are_dragged_from_hold_to_hold_and_back_to_the_tray(
    visit: Visit, phone: bool
) -> None:
    person = visit(phone=phone)
    source, target = between_holds(person)
    waiting = person.page.locator(f"{tray_of(person)} svg")
    hand = Hand(person)
    before = cubes_in(person, source).count(), cubes_in(person, target).count()
    out = waiting.count()
    drag_good(person, hand, source, person.page.locator(tray_of(person)).first)
    expect(waiting).to_have_count(out + 1)
    expect(cubes_in(person, source)).to_have_count(before[0] - 1)
    source, target = between_holds(person)
    drag_good(person, hand, source, cell_of(person, target))
    expect(cubes_in(person, target)).to_have_count(before[1] + 1)
    expect(cubes_in(person, source)).to_have_count(before[0] - 1)
    person.check()


def drag_good(person: Visitor, hand: Hand, source: str, place: Locator) -> None:
    hand.down(cubes_in(person, source).first)
    hand.move(*middle(place))
    hand.up()


def between_holds(person: Visitor) -> tuple[str, str]:
    """At a table where a cube can be dragged to another hold: which, and where to."""
    hand = Hand(person)
    for text, at in moments("load:lift"):
        play_from(person, text, at)
        sources = {code.split(":")[2] for code in wait_codes(person, "lift:")}
        for source in sorted(sources):
            hand.down(cubes_in(person, source).first)
            hand.move(hand.at[0] + 30, hand.at[1])
            lit = person.page.locator(f'[data-lit]:not([data-cell="{source}"])')
            found = lit.first.get_attribute("data-cell") if lit.count() else None
            hand.move(2, 2)
            hand.up()
            if found:
                return source, found
    raise AssertionError("nowhere is room")


def moments(kind: str) -> Iterator[tuple[str, int]]:
    for seed in range(1, 30):
        game = four_fly(seed)
        for at in game.moments.get(kind, []):
            yield game.text, at


@pytest.mark.soak
def test_goods_that_are_let_go_elsewhere_stay_where_they_are(visit: Visit) -> None:
    """A drop beside the ship, and on a tile that holds no goods; a click is still a click."""
    person = visit()
    asked(person, "load")
    tray = person.page.locator(tray_of(person))
    version = person.status()["version"]
    hand = Hand(person)
    cabin = next(c for c in person.page.locator("[data-cell].laid").all() if not lit(c))
    for x, y in ((3.0, 3.0), middle(cabin)):
        hand.down(tray.first)
        hand.move(x, y)
        hand.up()
        expect(person.page.locator(".carried")).to_have_count(0)
    assert person.status()["version"] == version
    expect(person.page.locator(".prompt .error")).to_have_count(0)
    tray.first.click()
    expect(tray.first).to_have_attribute("aria-pressed", "true")
    person.check()


def lit(cell: Locator) -> bool:
    return cell.get_attribute("data-lit") is not None


# --- races ---------------------------------------------------------------------------------------


class SlowLine:
    """A connection on which the news of the server can be held back."""

    def __init__(self, person: Visitor) -> None:
        self.held: list[str | bytes] | None = None
        self.page: WebSocketRoute | None = None
        person.page.route_web_socket("**/ws/table/**", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        assert self.page is not None
        if self.held is None:
            self.page.send(message)
        else:
            self.held.append(message)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.pass_on(message)


def test_clicks_that_cross_are_told_kindly(visit: Visit) -> None:
    """Two people grab the same tile; to the slower one it still seems to lie there."""
    host, guest = visit(), visit()
    line = SlowLine(host)
    two_racers(host, guest)
    tile = take_tile(host)
    put_back(host)
    place = f'[data-open="{tile}"].lit'
    host.page.wait_for_selector(place)
    guest.page.wait_for_selector(place)
    line.hold()
    guest.press(place)
    wait_hand(guest, full=True)
    host.press(place)
    expect(host.page.locator(f'[data-open="{tile}"]')).to_have_count(1)  # as far as Ada knows
    line.release()
    note = host.page.locator(".prompt .note")
    expect(note).to_contain_text("Berta was a blink faster")
    expect(host.page.locator(".prompt .error")).to_have_count(0)
    expect(host.page.locator("[data-hand]")).to_have_count(0)
    build_tile(host)
    expect(note).to_have_count(0)
    host.check()


# --- the books of teams --------------------------------------------------------------------------


@pytest.mark.soak
def test_partners_share_a_column_of_the_books(visit: Visit) -> None:
    """GT21.4 One purse for two ships; every line is there, and they add up to its credits."""
    person = visit()
    game = recorded("I", 4, 5, teams="basic")
    flown = [
        at for kind, ats in game.moments.items() if kind not in ("build", "watch") for at in ats
    ]
    play_from(person, game.text, max(flown))
    fly([person])
    books = person.page.locator("dialog table").filter(has=person.page.locator("[data-flight]"))
    purses = books.locator("[data-purse]")
    expect(purses).to_have_count(2)
    for at in (0, 1):
        expect(purses.nth(at)).to_contain_text(f"Team {at + 1}")
        expect(purses.nth(at).locator(".who")).to_have_count(2)
    comes_to(person.page, SUMS)
    expect(books).not_to_contain_text("Not owed")  # the lines alone add up
    person.check()
