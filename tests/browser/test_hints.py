"""Hints in words of the game, and forecasts of answers before they are given."""

import re

import pytest
from playwright.sync_api import Request

from tests.browser.browsers import Visitor, expect, violations
from tests.browser.clicking import play_until
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow


def percents(person: Visitor, selector: str) -> list[int]:
    found = person.page.locator(selector).all_inner_texts()
    return [int(number) for text in found for number in re.findall(r"(\d+)\s?%", text)]


def test_a_hint_gives_reasons_and_the_chance_of_each_answer(visit: Visit) -> None:
    person = visit()
    person.play_now()
    play_until(person, "buy:")
    person.press("#hint")
    panel = person.page.locator(".hint")
    expect(panel.locator("header b")).to_contain_text("A strong bot would choose")
    expect(panel.locator(".reason").first).to_contain_text(re.compile("sector|credits"))
    assert "thinking" not in panel.inner_text() and "⟦" not in panel.inner_text()
    best, *others = percents(person, ".hint .options b")
    assert others
    assert percents(person, ".hint .chances li")[0] == best
    panel.locator("summary").first.click()
    expect(panel.locator("details .reason").first).to_be_visible()
    assert violations(person.page) == []
    person.check()


def test_a_forecast_follows_the_pointer_and_lights_the_sector(visit: Visit) -> None:
    person = visit()
    person.play_now()
    play_until(person, "buy:")
    page = person.page
    card = page.locator("[data-card][data-option]").first
    code = card.get_attribute("data-option")
    card.hover()
    forecast = page.locator(f'[data-forecast="{code}"]')
    expect(forecast).to_contain_text("sector")
    expect(forecast.locator("li").first).to_contain_text("→")
    expect(page.locator("[data-sector].spotted")).to_have_count(1)
    page.locator("#hint").hover()
    expect(forecast).to_have_count(0)
    expect(page.locator("[data-sector].spotted")).to_have_count(0)
    person.check()


def test_on_a_phone_the_first_tap_tells(visit: Visit) -> None:
    person = visit(lang="de", phone=True)
    person.play_now()
    play_until(person, "buy:")
    person.page.locator("[data-card][data-option]").first.tap()
    forecast = person.page.locator("[data-forecast]")
    expect(forecast).to_contain_text(re.compile("Sektor"))
    person.check()


def forecasts_asked(person: Visitor) -> list[str]:
    """A list that grows with every forecast that the page asks for."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/forecast"):
            asked.append(str(request.post_data))

    person.page.on("request", note)
    return asked


def test_a_tap_that_answers_foretells_nothing(visit: Visit) -> None:
    """A forecast that comes and goes would move the next answer from under the finger."""
    person = visit(phone=True)
    asked = forecasts_asked(person)
    person.play_now()
    for _ in range(8):
        person.answer(person.wait_asked()[-1])
    assert asked == []
    person.check()


@pytest.mark.parametrize("game", ["galaxy-trucker", "merchant-of-venus"])
def test_hints_and_forecasts_of_every_game(visit: Visit, game: str) -> None:
    person = visit(lang="de")
    page = person.page
    person.guest("Ada")
    table = person.send("/api/play-now", {"game": game})
    page.goto(f"{person.base}/table/{table['id']}")
    person.wait_asked()
    page.locator("[data-code]").first.focus()
    expect(page.locator("[data-forecast] .reason, [data-forecast] li").first).to_be_visible()
    assert "⟦" not in page.locator("[data-forecast]").inner_text()
    person.press("#hint")
    expect(page.locator(".hint .reason").first).to_be_visible(timeout=30_000)
    assert "⟦" not in page.locator(".hint").inner_text()
    person.check()
