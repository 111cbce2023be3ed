"""Advisors and the black market by clicking: price, effect, reasons, the veto, sealed bids."""

from __future__ import annotations

import pytest

from tests.browser.browsers import Visitor, expect, violations
from tests.browser.clicking import question
from tests.browser.conftest import Visit
from tests.browser.empires import show
from tests.browser.recordings import play_on
from tests.browser.summits import court, voice

pytestmark = pytest.mark.slow
LOOKS = [("de", True, "light"), pytest.param("en", False, "dark", marks=pytest.mark.soak)]


def read(person: Visitor, chapter: str) -> None:
    show(person, "politics")
    person.press(f'[data-chapter="{chapter}"]')


@pytest.mark.parametrize(("lang", "phone", "theme"), LOOKS)
def test_an_advisor_comes_into_play_where_he_is_read(
    visit: Visit, lang: str, phone: bool, theme: str
) -> None:
    """A10.11 to A10.13: price, effect and reason stand on the card; he takes the only place."""
    person = visit(lang=lang, phone=phone, theme=theme)
    session = court()
    play_on(person, session)
    person.wait_asked("advisor:")
    read(person, "advisors")
    page = person.page
    view = session.game.view(session.state, 0)
    (own,) = [one for one in view["affairs"]["cabinet"]["advisors"] if one["seat"] == 0]
    before = page.locator(f'[data-advisor="{own["advisor"]}"]')
    expect(before).to_have_attribute("data-level", str(len(own["abilities"]) - 1))
    expect(before.locator("[data-ability]:visible")).to_have_count(len(own["abilities"]))
    for deed in view["mine"]["cabinet"]:
        place = page.locator(f'[data-advisors] [data-reason="{deed["code"]}"]')
        expect(place).to_have_count(int("lacks" in deed))
    lit = page.locator('[data-candidate] [data-choice^="advisor:"]').first
    expect(lit).to_contain_text("Kultur" if lang == "de" else "Culture")
    assert violations(page) == []
    new = str(lit.get_attribute("data-choice")).partition(":")[2]
    lit.focus()
    version = int(person.status()["version"])
    page.keyboard.press("Enter")
    person.settle(version)
    expect(page.locator(f'[data-advisor="{new}"]')).to_have_attribute("data-level", "0")
    expect(before).to_have_count(0)
    person.check()


@pytest.mark.parametrize(("lang", "phone", "theme"), LOOKS)
def test_a_card_of_the_display_is_auctioned(
    visit: Visit, lang: str, phone: bool, theme: str
) -> None:
    """A12.2, A12.3: what is for sale stands beside the bid; then it lies in one place only."""
    person = visit(lang=lang, phone=phone, theme=theme)
    session = court()
    play_on(person, session)
    person.wait_asked("auction:")
    read(person, "market")
    page = person.page
    services = session.game.view(session.state, 0)["mine"]["services"]
    for deed in services:
        place = page.locator(f'[data-services] [data-reason="{deed["code"]}"]')
        expect(place).to_have_count(int("lacks" in deed))
    chip = page.locator('[data-display] [data-choice^="auction:"]').first
    ware = str(chip.get_attribute("data-choice")).partition(":")[2]
    text = page.locator(f'[data-ware="{ware}"] [data-card-text], [data-ware="{ware}"] li').first
    effect = str(text.text_content())
    assert violations(page) == []
    person.answer_on_board(f'[data-display] [data-choice="auction:{ware}"]')
    expect(page.locator("[data-sale]")).to_contain_text(effect)
    bids = page.locator('[data-asked="auction-bid"] [data-choice^="amount:"]')
    expect(bids.first).to_be_in_viewport()
    assert violations(page) == []
    person.answer_on_board(f'[data-asked="auction-bid"] [data-choice="amount:{bids.count() - 1}"]')
    expect(page.locator("[data-sale]")).to_have_count(0)
    read(person, "market")
    expect(page.locator(f'[data-ware="{ware}"]')).to_have_count(1)
    person.check()


def test_the_veto_is_switched_on_and_off(visit: Visit) -> None:
    """Decision 40: kinds of actions are named beforehand, on a German phone, in turn and later."""
    person = visit(lang="de", phone=True, theme="light")
    play_on(person, voice())
    person.wait_asked("watch:")
    read(person, "advisors")
    page = person.page
    switches = page.locator("[data-veto] [data-watch]")
    expect(switches).to_have_count(9)
    war = page.locator('[data-watch="war"]')
    expect(war).to_have_text("Kriege")
    expect(war).to_have_attribute("aria-checked", "true")
    assert violations(page) == []
    person.answer_on_board('[data-watch="war"]')
    expect(war).to_have_attribute("aria-checked", "false")
    person.answer_on_board('[data-watch="treaty"]')
    expect(page.locator('[data-watch="treaty"]')).to_have_attribute("aria-checked", "true")
    assert question(person) == "politics"
    person.check()
