"""Push: the switch among the settings, and browsers that refuse."""

from __future__ import annotations

import json

import pytest

from tests.browser.browsers import GERMAN, WITH_A_PHONE, Visitor, comes_to, expect, violations
from tests.browser.conftest import PUSH_ORIGIN, Visit
from tests.server.push_service import READER

pytestmark = pytest.mark.slow

# No push service can be reached from here, so the page gets one that answers by itself; nor does
# a browser without a window ever show notifications, whatever was granted.
SERVICE = """{
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  const KEPT = 'push-of-the-test';
  const subscription = () => localStorage[KEPT] && ({
    endpoint: %(endpoint)s,
    options: { applicationServerKey: Uint8Array.from(JSON.parse(localStorage[KEPT])).buffer },
    toJSON: () => ({ endpoint: %(endpoint)s, expirationTime: null, keys: %(keys)s }),
    unsubscribe: async () => { localStorage.removeItem(KEPT); return true; },
  });
  PushManager.prototype.getSubscription = async () => subscription() || null;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly || %(broken)s) throw new DOMException('no service', 'AbortError');
    localStorage.setItem(KEPT, JSON.stringify([...applicationServerKey]));
    return subscription();
  };
}"""
REFUSING = """{
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  Notification.requestPermission = async () => 'denied';
}"""


def with_service(person: Visitor, broken: bool = False) -> None:
    values = {
        "endpoint": json.dumps(f"{PUSH_ORIGIN}/browser"),
        "keys": json.dumps({"p256dh": READER.key, "auth": READER.auth}),
        "broken": json.dumps(broken),
    }
    person.context.add_init_script(SERVICE % values)


def named(person: Visitor) -> None:
    person.open("/account")
    person.page.fill("input[autocomplete=nickname]", "Ada")
    person.press("form .button.primary")
    expect(person.page.locator("main")).to_contain_text("You play as guest “Ada”")


def is_now(person: Visitor, state: str, words: str) -> None:
    found = person.page.locator("#push-state")
    expect(found).to_have_attribute("data-push", state)
    expect(found).to_contain_text(words)


@pytest.mark.parametrize("phone", WITH_A_PHONE)
def test_a_browser_subscribes_and_unsubscribes(visit: Visit, phone: bool) -> None:
    person = visit(phone=phone)
    with_service(person)
    named(person)
    person.open("/settings")
    is_now(person, "off", "encrypted")
    with person.page.expect_response("**/api/push") as told:
        person.page.locator("#push").check()
        is_now(person, "on", "This browser is told")
    assert told.value.ok
    assert violations(person.page) == []
    comes_to(person.page, "document.documentElement.scrollWidth <= innerWidth")
    with person.page.expect_request(lambda one: one.method == "POST" and "/push" in one.url):
        person.page.reload()  # each visit confirms it
    expect(person.page.locator("#push")).to_be_checked()
    with person.page.expect_response("**/api/push/end") as ended:
        person.page.locator("#push").uncheck()
        is_now(person, "off", "encrypted")
    assert ended.value.status == 204
    person.check()


def test_nobody_is_told_nothing(visit: Visit) -> None:
    """Without a name the server refuses, and the browser keeps nothing."""
    person = visit()
    with_service(person)
    person.open("/settings")
    person.page.locator("#push").click()
    is_now(person, "off", "choose a name or sign in")
    expect(person.page.locator("#push")).not_to_be_checked()
    assert all("401" in problem for problem in person.problems)
    person.problems.clear()


@pytest.mark.parametrize("lang", GERMAN)
def test_a_browser_that_refuses_says_so(visit: Visit, lang: str) -> None:
    person = visit(lang=lang)
    words = {"en": "does not allow notifications", "de": "erlaubt dieser Seite keine"}
    person.context.add_init_script(REFUSING)
    person.open("/settings")
    person.page.locator("#push").click()
    is_now(person, "denied", words[lang])
    expect(person.page.locator("#push")).not_to_be_checked()
    person.check()


def test_a_push_service_that_does_not_answer(visit: Visit) -> None:
    person = visit()
    with_service(person, broken=True)
    named(person)
    person.open("/settings")
    person.page.locator("#push").click()
    is_now(person, "failed", "got no answer from its push service")
    expect(person.page.locator("#push")).not_to_be_checked()
    person.check()
