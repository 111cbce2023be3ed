"""The account page: signing in with what a guest has begun, a new password, the end."""

from __future__ import annotations

import random

import pytest

from tests.browser.browsers import AT_A_DESK, Visitor, comes_to, expect, violations
from tests.browser.company import seated
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow
PASSWORD, NEW = "correct horse", "battery staple"


def fill_in(person: Visitor, name: str, password: str) -> None:
    person.open("/account")
    person.page.fill("input[autocomplete=username]", name)
    person.page.fill("input[autocomplete=current-password]", password)


def registered(person: Visitor) -> str:
    name = f"Ada {random.getrandbits(32)}"
    fill_in(person, name, PASSWORD)
    person.page.get_by_role("button", name="Create an account").click()
    expect(person.page.locator("main")).to_contain_text("Welcome!")
    return name


def log_in(person: Visitor, name: str, password: str) -> None:
    fill_in(person, name, password)
    person.page.locator("form").nth(1).get_by_role("button", name="Sign in").click()
    expect(person.page.locator("main")).to_contain_text(f"You are signed in as “{name}”")


def test_what_a_guest_has_begun_comes_along(visit: Visit) -> None:
    person = visit()
    name = registered(person)
    person.press("text=Sign out >> nth=-1")
    expect(person.page.locator("main")).to_contain_text("You are signed out")
    table = person.play_now().rsplit("/", 1)[1]
    log_in(person, name, PASSWORD)
    person.open("/games")
    expect(person.page.locator(f'[data-table="{table}"]')).to_contain_text(name)
    person.check()


@pytest.mark.parametrize("phone", AT_A_DESK)
def test_a_new_password_and_the_end_of_an_account(visit: Visit, phone: bool) -> None:
    person = visit(phone=phone)
    name = registered(person)
    form = person.page.locator("#new-password")
    form.locator("[autocomplete=current-password]").fill(PASSWORD)
    form.locator("[autocomplete=new-password]").fill(NEW)
    person.press("#new-password button")
    expect(person.page.locator("main")).to_contain_text("The new password is saved")
    person.page.reload()
    expect(person.page.locator("main")).to_contain_text(f"You are signed in as “{name}”")
    assert violations(person.page) == []
    comes_to(person.page, "document.documentElement.scrollWidth <= innerWidth")
    person.press("#delete-account")
    expect(person.page.locator("dialog")).to_contain_text("Finished games stay")
    assert violations(person.page) == []
    person.page.fill("dialog input", NEW)
    person.press("dialog [data-confirm]")
    expect(person.page.locator("main")).to_contain_text("Your account is deleted")
    expect(person.page.locator("#new-password")).to_have_count(0)
    person.check()


def test_a_bot_takes_over_from_who_has_deleted_the_account(visit: Visit) -> None:
    host, guest = seated(visit)
    name = f"Berta {random.getrandbits(32)}"
    fill_in(guest, name, PASSWORD)
    guest.page.get_by_role("button", name="Create an account").click()
    expect(host.page.locator(".seat").nth(1)).to_contain_text(name)
    guest.press("#delete-account")
    guest.page.fill("dialog input", PASSWORD)
    guest.press("dialog [data-confirm]")
    expect(guest.page.locator("main")).to_contain_text("Your account is deleted")
    expect(host.page.locator(".seat").nth(1)).not_to_contain_text("Berta")
    host.wait_asked()
    host.check()
