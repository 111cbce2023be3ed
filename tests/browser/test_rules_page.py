"""The rules in the app: how to win, contents to go by, and hits that are marked."""

import pytest

from raumhafen.games import METAS
from tests.browser.browsers import comes_to, expect, violations
from tests.browser.conftest import Visit

pytestmark = pytest.mark.slow


LOOK = {True: ("en", "dark"), False: ("de", "light")}


@pytest.mark.parametrize(
    ("game", "lang", "theme"),
    [
        pytest.param(game, *LOOK[first], marks=[] if first == at % 2 else pytest.mark.soak)
        for at, game in enumerate(sorted(METAS))
        for first in LOOK
    ],
)
def test_every_game_has_an_illustrated_overview(
    visit: Visit, game: str, lang: str, theme: str
) -> None:
    """Each part has a picture and words, each sign a drawing and words; a phone shows it whole."""
    person = visit(lang=lang, theme=theme, phone=lang == "de")
    page = person.page
    person.open(f"/rules/{game}")
    page.wait_for_selector("[data-overview]")
    parts, signs = page.locator("[data-part]"), page.locator("[data-sign]")
    assert parts.count() >= 4 and signs.count() >= 10
    for one in (*parts.all(), *signs.all()):
        assert one.locator("svg").count() and len(one.inner_text()) >= 3
        assert "overview-" not in one.inner_text() and "sign-" not in one.inner_text()
    comes_to(page, "document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    person.check()


def test_rules_answer_how_to_win_and_mark_what_is_sought(visit: Visit) -> None:
    person = visit(lang="de")
    page = person.page
    for game in METAS:
        person.open(f"/rules/{game}")
        expect(page.locator("#win")).to_contain_text("Wie gewinne ich?")
        assert page.locator(".contents li").count() > 5
    person.open("/rules/merchant-of-venus")
    page.locator(".contents a").nth(3).click()
    expect(page.locator("section.wanted")).to_be_in_viewport()
    page.fill("input[type=search]", "credits")
    expect(page.locator("mark").first).to_have_text("credits", ignore_case=True)
    expect(page.locator(".contents")).to_have_count(0)
    person.check()
