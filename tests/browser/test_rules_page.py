"""The rules in the app: how to win, contents to go by, and hits that are marked."""

import pytest

from tests.browser.browsers import expect
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow
GAMES = ("space-base", "galaxy-trucker", "merchant-of-venus")


def test_rules_answer_how_to_win_and_mark_what_is_sought(visit: Visit) -> None:
    person = visit(lang="de")
    page = person.page
    for game in GAMES:
        person.open(f"/rules/{game}")
        expect(page.locator("#win")).to_contain_text("Wie gewinne ich?")
        assert page.locator(".contents li").count() > 5
    page.locator(".contents a").nth(3).click()
    expect(page.locator("section.wanted")).to_be_in_viewport()
    page.fill("input[type=search]", "credits")
    expect(page.locator("mark").first).to_have_text("credits", ignore_case=True)
    expect(page.locator(".contents")).to_have_count(0)
    person.check()
