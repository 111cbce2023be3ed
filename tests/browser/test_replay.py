"""The replay studio: scrub, jump, look through one seat's eyes, link, play on to the end."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.browser.browsers import Visitor, expect, violations
from tests.browser.conftest import Visit
from tests.browser.recordings import upload

pytestmark = pytest.mark.slow
NEAR_THE_END = 14


def place(person: Visitor) -> tuple[int, int]:
    """Where the slider stands, and its end."""
    slider = person.page.locator("#scrub")
    return int(slider.input_value()), int(slider.get_attribute("max") or 0)


def test_studio(visit: Visit, tmp_path: Path) -> None:
    person = visit()
    upload(person, tmp_path)
    page = person.page
    at, length = place(person)
    assert at == length > 50
    page.get_by_label("One move back").click()
    page.keyboard.press("ArrowLeft")
    assert place(person)[0] == length - 2
    expect(page.locator(".events")).not_to_be_empty()
    page.locator("#scrub").fill("20")
    page.wait_for_url("**at=20**")
    turns = page.locator("select").first
    turns.select_option(index=5)
    jumped = place(person)[0]
    assert jumped not in (20, length)
    views = page.locator("select").nth(1)
    views.select_option("1")
    page.wait_for_url("**seat=1**")
    expect(page.locator("figure svg")).to_have_count(2)
    expect(page.locator(".seat .name").first).to_have_text("Sol")
    person.check()

    other = visit(lang="de")
    other.page.goto(page.url)
    other.page.wait_for_selector("#scrub")
    assert place(other) == (jumped, length)
    other.check()


@pytest.mark.soak
def test_play_on_to_the_end(visit: Visit, tmp_path: Path) -> None:
    """From a late position against bots; the end explains itself and leads to a rematch."""
    person = visit()
    upload(person, tmp_path)
    page = person.page
    _, length = place(person)
    page.locator("#scrub").fill(str(length - NEAR_THE_END))
    page.wait_for_url(f"**at={length - NEAR_THE_END}**")
    page.locator("#play-on").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-version]")
    for _ in range(40):
        page.wait_for_selector("[data-code], [data-over]", state="attached")
        state = person.status()
        if state["over"]:
            break
        if state["codes"] and not state["busy"]:
            person.answer(state["codes"][-1])
    page.wait_for_selector("dialog table")
    expect(page.locator("dialog h2").first).to_contain_text(re.compile("win"))
    expect(page.locator("dialog figure")).to_have_count(2)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    lines = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
    assert '"game":"space-base"' in lines[0] and len(lines) > length - NEAR_THE_END
    person.check()
    table = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("(old) => location.href !== old", arg=table)
    page.wait_for_selector("[data-version]")


def test_own_uploads_are_listed_and_deleted(visit: Visit, tmp_path: Path) -> None:
    person = visit(phone=True)
    upload(person, tmp_path)
    replay = re.sub(r".*/replay/|\?.*", "", person.page.url)
    person.open("/games")
    entry = person.page.locator(f'[data-upload="{replay}"]')
    expect(entry).to_contain_text("Space Base")
    assert violations(person.page) == []
    person.press("[data-upload] [data-remove]")
    expect(person.page.locator("dialog")).to_contain_text("Delete this replay?")
    person.press("dialog [data-confirm]")
    expect(entry).to_have_count(0)
    expect(person.page.locator("dialog")).to_have_count(0)
    person.check()


def blame(route: Route) -> None:
    """Bots make no blunders: one of their answers is called one."""
    answer = route.fetch()
    found = answer.json()
    for move in found["moves"][:1]:
        move |= {"mark": "blunder", "chance": 0.2, "best_chance": 0.5}
    route.fulfill(response=answer, json=found)


def test_a_recording_is_studied(visit: Visit, tmp_path: Path) -> None:
    """Moves by chapters, charts to press, a hint anywhere, and what was given away."""
    person = visit()
    upload(person, tmp_path)
    page = person.page
    chart = page.locator("figure svg").first
    box = chart.bounding_box()
    assert box
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    at, length = place(person)
    assert 0 < at < length
    page.locator("[data-moves] summary").nth(2).click()
    move = page.locator("[data-move]:visible").first
    wanted = int(move.get_attribute("data-move") or 0)
    move.click()
    assert place(person)[0] == wanted
    page.locator("#replay-hint").click()
    expect(page.locator("[data-hint] .reason").first).to_be_visible(timeout=30_000)
    page.route("**/study/*", blame, times=1)
    page.locator("#study").click()
    expect(page.locator("[data-progress]")).to_be_visible()
    page.wait_for_function(
        "() => Number(document.querySelector('[data-progress]')?.value) > 0", timeout=60_000
    )
    page.locator("#study").click()
    expect(page.locator("#study")).to_contain_text("Analyse")
    marked = page.locator('[data-move][data-mark="blunder"]').first
    expect(marked.locator(".loss")).to_have_text("−30%")
    marked.evaluate("(move) => move.click()")  # its chapter may be closed
    expect(page.locator('[data-verdict="blunder"]')).to_contain_text("Better was")
    page.locator("#scrub").fill("3")
    assert "⟦" not in page.locator(".dock").inner_text()
    assert violations(page) == []
    person.check()
