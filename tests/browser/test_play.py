"""Playing against bots: one click, reload, lost network, keyboard alone, taking back, refusals."""

import pytest

from tests.browser.browsers import Visitor, comes_to, expect, violations
from tests.browser.clicking import play_until
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow


def focused_code(person: Visitor) -> str:
    return str(person.page.evaluate("document.activeElement?.dataset.code ?? ''"))


def test_one_click_starts_a_game(visit: Visit) -> None:
    person = visit()
    person.play_now()
    codes = person.wait_asked()
    assert codes
    expect(person.page.locator(".prompt")).to_contain_text("Your move", ignore_case=True)
    person.check()


def test_the_board_is_the_control(visit: Visit) -> None:
    """Lit places answer the question; the version moves on."""
    person = visit()
    person.play_now()
    play_until(person, "split")
    person.answer_on_board('[data-choice="sum"]')
    play_until(person, "buy:")
    expect(person.page.locator("#part-yard .lit, #part-colonies .lit").first).to_be_attached()
    person.answer_on_board("#part-yard .lit")
    person.check()


def test_an_illegal_click_answers_with_the_reason(visit: Visit) -> None:
    person = visit()
    person.play_now()
    play_until(person, "buy:")
    before = person.status()["codes"]
    person.page.locator("#part-colonies button:not(.lit)").last.click()
    expect(person.page.locator(".prompt .error")).to_be_visible()
    expect(person.page.locator(".prompt .error .rule")).to_have_attribute("title", "Rule SB12.1")
    assert person.status()["codes"] == before


def test_reload_loses_nothing(visit: Visit) -> None:
    person = visit()
    person.play_now()
    codes = play_until(person, "buy:")
    before = person.status()
    lines = person.page.locator(".log .line").all_inner_texts()
    assert lines
    person.page.reload()
    assert person.wait_asked("buy:") == codes
    assert person.status()["version"] == before["version"]
    expect(person.page.locator(".log .line")).to_have_count(len(lines))
    assert person.page.locator(".log .line").all_inner_texts() == lines


def test_lost_network_loses_nothing(visit: Visit) -> None:
    """An answer given without a line is sent when it is back, once."""
    person = visit()
    person.play_now()
    play_until(person, "split")
    before = person.status()["version"]
    person.context.set_offline(True)
    person.page.wait_for_selector('[data-line="lost"], [data-line="connecting"]')
    person.press('[data-code="sum"]')
    person.page.wait_for_timeout(600)
    assert person.status()["version"] == before
    expect(person.page.locator(".talk > .line").first).to_be_visible()
    person.context.set_offline(False)
    person.wait_version(before)
    person.page.wait_for_selector('[data-line="open"]')
    play_until(person, "buy:")  # an arrow may ask more before it is told
    told = person.page.locator(".log .line", has_text="Guest takes the sum")
    expect(told.last).to_be_visible()
    person.problems.clear()  # the browser itself complains about the failed connections


def test_keyboard_alone_plays_a_turn(visit: Visit) -> None:
    """From the first page on: Tab and Enter start a game, keys answer, help opens and closes."""
    person = visit()
    person.open()
    page = person.page
    page.wait_for_selector("[data-play]")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.play ?? ''"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-version]")
    bought = False
    for _ in range(12):
        codes = person.wait_asked()
        before = int(person.status()["version"])
        if codes[0] == "done" and len(codes) > 1:
            page.keyboard.press("a")
            assert focused_code(person) == codes[0]
            page.keyboard.press("ArrowDown")
            assert focused_code(person) == codes[1]
            page.keyboard.press("Enter")
            bought = True
        else:
            page.keyboard.press("1")
        person.wait_version(before)
        if bought:
            break
    assert bought
    person.wait_asked()
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("Keyboard")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    before = int(person.status()["version"])
    page.keyboard.press("/")
    page.keyboard.type(person.wait_asked()[0])
    page.keyboard.press("Enter")
    person.wait_version(before)


def test_taking_back_and_repeating(visit: Visit) -> None:
    """Against bots always; the button says what it takes back."""
    person = visit()
    person.play_now()
    codes = play_until(person, "buy:")
    person.answer("done")
    page = person.page
    page.wait_for_function("() => !document.querySelector('#undo').disabled")
    assert (page.locator("#undo").get_attribute("title") or "").startswith("Undo: ")
    person.wait_asked()
    person.press("#undo")
    expect(page.locator(".log .line").last).to_contain_text("takes back a move")
    assert person.wait_asked("buy:") == codes
    before = int(person.status()["version"])
    person.press("#redo")
    person.wait_version(before)
    assert person.wait_asked() != codes


def test_hint_and_rule(visit: Visit) -> None:
    person = visit()
    person.play_now()
    play_until(person, "split")
    person.press("#hint")
    expect(person.page.locator(".hint b").first).to_contain_text("A strong bot would choose")
    person.press(".prompt .rule")
    expect(person.page.locator("dialog")).to_contain_text("Rule SB7.1")
    person.check()


def test_standing_answer_and_chat(visit: Visit) -> None:
    person = visit()
    person.play_now()
    person.wait_asked()
    person.press("#standing")
    person.page.get_by_text("Take the dice for me").click()
    expect(person.page.locator(".given")).to_contain_text("Take the dice for me")
    person.page.locator(".given button").click()
    expect(person.page.locator(".given")).to_have_count(0)
    log = person.page.query_selector(".log")
    assert log
    person.page.keyboard.press("c")
    expect(person.page.locator(".log")).to_have_count(0)
    # A box scrolled in its last frame hears of it only after it has gone from the page.
    log.dispatch_event("scroll")
    person.page.fill(".chat input", "Hello <b>there</b>")
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".chat .lines p")).to_contain_text("Hello <b>there</b>")


def test_plain_board_plays_any_game(visit: Visit) -> None:
    """Without its own board a game is played with buttons and a list of everything to be seen."""
    person = visit()
    address = person.play_now()
    person.page.goto(f"{address}?plain")
    codes = person.wait_asked()
    expect(person.page.locator(".generic dl").first).to_be_visible()
    before = int(person.status()["version"])
    person.page.locator(".generic .button").nth(len(codes) - 1).click()
    person.wait_version(before)
    assert violations(person.page) == []
    person.check()


def test_language_switches_at_the_table(visit: Visit) -> None:
    person = visit()
    person.play_now()
    person.wait_asked()
    person.press("button.lang")
    expect(person.page.locator(".prompt")).to_contain_text("Du bist dran", ignore_case=True)
    comes_to(person.page, "document.documentElement.lang", "de")
    person.check()
