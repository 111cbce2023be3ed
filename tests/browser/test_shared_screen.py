"""Galaxy Trucker at a shared screen: it goes on when a seat has finished, and one can come back."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.browsers import AT_A_DESK, Visitor, expect
from tests.browser.clicking import start_table
from tests.browser.company import pass_curtain
from tests.browser.conftest import Visit
from tests.browser.truckers import (
    SHORT,
    lit_cell,
    make_table,
    show,
    take_tile,
    tap_cell,
    wait_codes,
)

pytestmark = pytest.mark.slow


NAMES = ["Ada A", "Ada B"]


def sit_down(person: Visitor) -> tuple[int, int]:
    """Two people before one screen: both lay a tile, and who began finishes; gives their seats."""
    start_table([person], make_table(person, ["me", "me"], SHORT))
    wait_codes(person, "take-")
    done = NAMES.index(person.page.locator(".seat.waits .name").inner_text())
    for other in (1 - done, done):
        take_tile(person)
        wait_codes(person, "place:")
        show(person, "ship")
        tap_cell(person, lit_cell(person))
        take_screen(person, other)
    press_answer(person, wait_codes(person, "finish:")[0])
    take_screen(person, 1 - done)
    return done, 1 - done


def press_answer(person: Visitor, code: str) -> None:
    if not person.page.locator(f'[data-code="{code}"]').is_visible():
        person.press(".fold")
    person.press(f'[data-code="{code}"]')
    person.confirm()


def take_screen(person: Visitor, seat: int) -> None:
    expect(person.page.locator(".curtain h2")).to_contain_text(NAMES[seat])
    assert pass_curtain(person)


def hand_over(person: Visitor, seat: int) -> None:
    """The way back: a tap on the seat, and the curtain."""
    person.press(f".strip .seat >> nth={seat}")
    person.press("dialog [data-hand]")
    take_screen(person, seat)


def no_curtain(person: Visitor) -> None:
    person.page.wait_for_timeout(400)
    expect(person.page.locator(".curtain")).to_have_count(0)


@pytest.mark.parametrize("phone", AT_A_DESK)
def test_who_has_finished_comes_back_and_stays(visit: Visit, phone: bool) -> None:
    person = visit(phone=phone)
    done, builder = sit_down(person)
    wait_codes(person, "take-")  # the second player builds on
    no_curtain(person)
    hand_over(person, done)
    wait_codes(person, "rest")
    no_curtain(person)
    press_answer(person, wait_codes(person, "look:")[0])
    wait_codes(person, "release")  # the stack is in view, and nobody took the screen away
    no_curtain(person)
    press_answer(person, "release")
    wait_codes(person, "look:")
    no_curtain(person)
    hand_over(person, builder)
    wait_codes(person, "take-")
    no_curtain(person)
    person.check()


class Post:
    """Between page and server; keeps positions back while told to."""

    def __init__(self) -> None:
        self.keeps = False
        self.kept: list[tuple[WebSocketRoute, str | bytes]] = []

    def stand_between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda message: self.pass_on(page, message))

    def pass_on(self, page: WebSocketRoute, message: str | bytes) -> None:
        if self.keeps and '"t":"state"' in str(message):
            self.kept.append((page, message))
        else:
            page.send(message)

    def hand_out(self) -> None:
        self.keeps = False
        for page, message in self.kept:
            page.send(message)


def test_the_curtain_stays_until_the_other_seat_is_there(visit: Visit) -> None:
    """Else who comes would see what the one before saw."""
    person, post = visit(), Post()
    person.context.route_web_socket("**/ws/table/**", post.stand_between)
    done, _ = sit_down(person)
    wait_codes(person, "take-")
    post.keeps = True
    person.press(f".strip .seat >> nth={done}")
    person.press("dialog [data-hand]")
    ready = person.page.locator(".curtain .primary")
    expect(ready).to_be_disabled()
    no_curtain_is_lifted(person)
    post.hand_out()
    take_screen(person, done)
    wait_codes(person, "rest")
    person.check()


def no_curtain_is_lifted(person: Visitor) -> None:
    person.page.keyboard.press("Enter")
    person.page.wait_for_timeout(400)
    expect(person.page.locator(".curtain")).to_be_visible()


def test_who_rests_leaves_the_screen_to_the_others(visit: Visit) -> None:
    person = visit()
    done, builder = sit_down(person)
    hand_over(person, done)
    press_answer(person, "rest")
    take_screen(person, builder)
    wait_codes(person, "take-")
    hand_over(person, done)  # there is nothing to do, but the own ship may be looked at
    no_curtain(person)
    expect(person.page.locator("[data-code]")).to_have_count(0)
    person.check()


def test_after_a_broken_line_the_screen_is_not_shown_to_the_wrong_one(visit: Visit) -> None:
    """The server shows the seat that is waited for; the player at the screen may be another."""
    person = visit()
    done, builder = sit_down(person)
    hand_over(person, done)
    wait_codes(person, "look:")
    person.context.set_offline(True)
    person.page.wait_for_selector('[data-line="lost"], [data-line="connecting"]')
    person.context.set_offline(False)
    take_screen(person, builder)
    wait_codes(person, "take-")
    person.check()
