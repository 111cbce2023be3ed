"""Several people: hot seat behind a curtain, spectators who learn no secret."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from tests.browser.browsers import PATIENCE, Visitor, expect
from tests.browser.company import pass_curtain, seated
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow
SOME_ANSWERS = 14


# Behind the curtain sits another seat, which does not know of the hidden answer.
GONE_ON = """before => document.querySelector(".curtain")
    || Number(document.querySelector("[data-version]")?.dataset.version) > before"""


def test_hot_seat_hands_the_screen_over(visit: Visit) -> None:
    """Between the hidden answers of two people at one screen a curtain falls."""
    person = visit()
    person.new_table("Ada", ["me", "me"], hot_seat=True)
    person.page.wait_for_selector("[data-version], .curtain")
    curtains, answers, turns = 0, 0, set()
    while answers < SOME_ANSWERS or curtains < 2:
        person.page.wait_for_selector("[data-code], .curtain", state="attached")
        if pass_curtain(person):
            curtains += 1
            continue
        codes = person.status()["codes"]
        if codes:
            turns.add(person.page.locator(".seat.waits .name").first.inner_text())
            before = int(person.status()["version"])
            person.press(f'[data-code="{codes[0]}"]')
            person.page.wait_for_function(GONE_ON, arg=before)
            answers += 1
    assert curtains >= 2
    assert turns == {"Ada A", "Ada B"}
    person.check()


def test_taking_back_needs_consent(visit: Visit) -> None:
    """What was revealed is taken back only if the other person agrees."""
    people = list(seated(visit))
    buyer = None
    for _ in range(80):
        for person in people:
            state = person.status()
            if not state["codes"] or state["busy"]:
                continue
            person.answer(state["codes"][-1])
            if state["codes"][-1].startswith("buy:"):
                buyer = person
        if buyer is not None:
            break
        people[0].page.wait_for_timeout(30)
    assert buyer is not None
    other = people[1 - people.index(buyer)]
    expect(buyer.page.locator("#undo")).to_be_enabled()
    assert "Ask the others" in (buyer.page.locator("#undo").get_attribute("title") or "")
    buyer.press("#undo")
    expect(buyer.page.locator(".consent")).to_contain_text("The others are asked")
    expect(other.page.locator(".consent")).to_contain_text("would like to take back")
    other.press(".consent .primary")
    assert any(code.startswith("buy:") for code in buyer.wait_asked("buy:"))
    expect(other.page.locator(".log")).to_contain_text("takes back a move")


def test_leaving_and_coming_back(visit: Visit) -> None:
    """A bot holds the seat of somebody who leaves, until it is taken back."""
    host, guest = seated(visit)
    guest.press(".leave")
    guest.press("#leave-yes")
    expect(guest.page.locator(".talk > .line")).to_contain_text("A bot holds your seat")
    host.page.wait_for_selector(".seat >> nth=1 >> svg >> nth=1")
    guest.page.get_by_role("button", name="Take it back").click()
    expect(guest.page.locator(".talk > .line")).to_have_count(0)


LIVE = {"kind": "live", "seconds": 600, "days": 0, "increment": 30}


def test_live_clock_runs(visit: Visit) -> None:
    person = visit()
    person.open("/new")
    page = person.page
    page.wait_for_selector("#create")
    page.fill("input[autocomplete=nickname]", "Ada")
    page.locator("form section select").nth(1).select_option("2")
    page.locator(".seat select").nth(1).select_option("bot:greedy")
    page.locator("input[value=live]").check()
    page.locator("#increment").select_option("30")
    person.press("#create")
    person.wait_asked()
    table = page.url.rsplit("/", 1)[1]
    assert person.get(f"/api/tables/{table}")["pace"] == LIVE
    first = page.locator(".clock").first.inner_text()
    assert first.startswith(("9:", "10:"))
    expect(page.locator(".clock").first).not_to_have_text(first)


def wait_until(person: Visitor, is_so: Callable[[], bool]) -> None:
    for _ in range(PATIENCE // 50):
        if is_so():
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("it never came")


def steps_of(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [message for message in heard if message["t"] == "step"]


def watched(visitor: Visitor) -> list[dict[str, Any]]:
    """Everything the server says to this browser from now on."""
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    visitor.page.on("websocket", listen)
    return heard


def end_dialogue(person: Visitor) -> None:
    """Arrows of own ships may be asked about after the sum, as hidden as the sum itself."""
    prompt = person.page.locator(".prompt")
    for _ in range(200):
        if "stays hidden" in prompt.inner_text():
            return
        state = person.status()
        if state["codes"] and not state["busy"]:
            person.answer(state["codes"][0])
        person.page.wait_for_timeout(30)
    raise AssertionError(prompt.inner_text())


def test_spectator_sees_no_secret(visit: Visit) -> None:
    """A hidden answer reaches neither spectators nor the other player before the reveal."""
    host, guest = seated(visit)
    watcher = visit()
    heard = watched(watcher)
    watcher.page.goto(host.page.url)
    watcher.page.wait_for_selector("[data-version]")
    people = {"host": host, "guest": guest}
    secret = None
    for _ in range(80):
        states = {name: person.status() for name, person in people.items()}
        both = all("sum" in state["codes"] for state in states.values())
        if both:
            secret = int(states["host"]["version"])
            break
        for name, state in states.items():
            if state["codes"] and not state["busy"]:
                people[name].answer(state["codes"][-1])
        host.page.wait_for_timeout(30)
    assert secret is not None
    expect(watcher.page.locator("[data-version]")).to_have_attribute("data-version", str(secret))
    before = len(heard)
    host.answer("sum")
    end_dialogue(host)
    wait_until(watcher, lambda: bool(steps_of(heard[before:])))
    steps = steps_of(heard[before:])
    assert all(step["lines"] == [] for step in steps)
    assert {step["v"] for step in steps} <= {secret}
    assert "event-sum" not in json.dumps(guest.page.inner_text(".log"))
    views = [message["view"] for message in heard if message.get("view")]
    assert views and all(view["question"] is None for view in views)
    assert all("mine" not in view.get("board", {}) for view in views)
    assert '"mine"' not in json.dumps(
        [message["lines"] for message in heard if message["t"] == "step"]
    )
    expect(watcher.page.locator("[data-code]")).to_have_count(0)
    expect(watcher.page.locator(".prompt")).to_contain_text("You are watching")
    guest.answer("split")
    wait_until(watcher, lambda: "event-sum" in json.dumps(heard))
    watcher.check()
