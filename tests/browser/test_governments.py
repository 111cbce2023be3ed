"""Government and agents by clicking: policies, goals, institution actions, networks, bids."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest

from raumhafen.agents import make_agent
from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from tests.browser.browsers import Visitor, expect, violations
from tests.browser.clicking import question
from tests.browser.conftest import Visit
from tests.browser.empires import GAME, show
from tests.browser.recordings import play_on

pytestmark = pytest.mark.slow
SEEDS = 12
MOST = 5000
LOOKS = [("de", True, "light"), pytest.param("en", False, "dark", marks=pytest.mark.soak)]
NETWORK = '[data-mark="network"][data-mark-seat="0"]'


# What the first seat and the others prefer to whatever bots like, so that agents are arrested.
POLICE = ("yes", "ia:guard", "crew:1:police", "research:jurisprudence")
SPIES = (
    "ia:build_network", "ia:mine", "ia:steal", "crew:1:agent", "research:strategic_infiltration",
    "research:simple_missiles",
)  # fmt: skip
Fits = Callable[[str, list[str]], bool]


def played(fits: Fits, *likings: tuple[str, ...]) -> Session:
    """Bots with some likings have played until the first seat is asked something fitting."""
    game, agent = load_game(GAME), make_agent("greedy")
    for seed in range(SEEDS):
        session, rng = Session.new(game, 3, {"politics": True}, seed), Rng(seed)
        session.settle()
        for _ in range(MOST):
            if session.state.over:
                break
            seat = session.state.deciders()[0]
            asked = session.state.asked[seat]
            assert asked is not None
            codes = [game.actions.code(action) for action in session.state.options(seat)]
            if seat == 0 and fits(asked.ask.name, codes):
                return session
            liked = likings[min(seat, 1)] if likings else ()
            found = [code for like in liked for code in codes if code.startswith(like)]
            if not found or not rng.below(3):
                found = [game.actions.code(agent.choose(session.perspective(seat), rng))]
            session.act(seat, found[0])
            session.settle()
    raise AssertionError("nobody is asked that")


@cache
def offered(start: str) -> Session:
    """The first seat is offered an action that begins so."""
    return played(lambda _, codes: any(code.startswith(start) for code in codes))


@cache
def arresting() -> Session:
    """The first seat bids for an arrest, and can afford much."""
    return played(lambda kind, codes: kind == "arrest-bid" and len(codes) > 12, POLICE, SPIES)


def read(person: Visitor, chapter: str) -> None:
    show(person, "politics")
    person.press(f'[data-chapter="{chapter}"]')


@pytest.mark.parametrize(("lang", "phone", "theme"), LOOKS)
def test_a_policy_is_introduced_where_it_is_read(
    visit: Visit, lang: str, phone: bool, theme: str
) -> None:
    """A10.3: price and effect stand beside it; then it is in play, with fewer places left."""
    person = visit(lang=lang, phone=phone, theme=theme)
    play_on(person, offered("policy:"))
    person.wait_asked("policy:")
    read(person, "government")
    lit = person.page.locator('[data-state="open"][data-choice^="policy:"]').first
    name = str(lit.get_attribute("data-policy"))
    expect(lit.locator("[data-card-text]")).not_to_be_empty()
    expect(person.page.locator(f'[data-policies] [data-sum="price:policy:{name}"]')).to_be_visible()
    before = person.page.locator('[data-state="active"]').count()
    assert violations(person.page) == []
    person.answer_on_board(f'[data-policy="{name}"]')
    expect(person.page.locator(f'[data-policy="{name}"]')).to_have_attribute("data-state", "active")
    expect(person.page.locator('[data-state="active"]')).to_have_count(before + 1)
    expect(person.page.locator("[data-policies] h3")).to_contain_text(f"{before + 1} ")
    person.check()


@pytest.mark.soak
@pytest.mark.parametrize(("lang", "phone", "theme"), LOOKS)
def test_goals_show_how_far_everybody_has_come(
    visit: Visit, lang: str, phone: bool, theme: str
) -> None:
    """A10.10: the numbers of the view as bars; the tree marks the own government."""
    person = visit(lang=lang, phone=phone, theme=theme)
    session = offered("policy:")
    play_on(person, session)
    person.wait_asked("policy:")
    read(person, "government")
    view = session.game.view(session.state, 0)
    cards = view["affairs"]["regimes"]["goals"]
    own = [card for card in cards if "0" in card.get("progress", {})]
    assert own
    for card in own:
        done, most = card["progress"]["0"]
        bar = person.page.locator(f'[data-goal="{card["goal"]}"] [data-progress="0"] [role]')
        expect(bar).to_have_attribute("aria-valuenow", str(done))
        expect(bar).to_have_attribute("aria-valuemax", str(most))
    governs = view["seats"][0]["government"]
    expect(person.page.locator(f'[data-government="{governs}"]')).to_contain_class("now")
    expect(person.page.locator("[data-government]")).to_have_count(10)
    expect(person.page.locator('[data-reason="advance:empire"]')).to_contain_text(
        "Braucht Politische Vision" if lang == "de" else "Needs Political Vision"
    )
    expect(person.page.locator("[data-reign]").last).to_be_visible()
    person.check()


def look_where_the_crew_is(person: Visitor) -> None:
    """At one of the own networks, from which the crew reaches systems; others stand alone."""
    places = person.page.locator('[data-outpost^="network-"][data-outpost$="-0"]')
    for at in range(places.count()):
        read(person, "agents")
        places.nth(at).scroll_into_view_if_needed()
        places.nth(at).click()
        person.page.wait_for_timeout(200)
        if person.page.locator("[data-spied]").count():
            return
    raise AssertionError("no crew at a network")


@pytest.mark.parametrize(("lang", "phone", "theme"), LOOKS)
def test_a_network_is_built_and_seen_on_the_map(
    visit: Visit, lang: str, phone: bool, theme: str
) -> None:
    """A8.38, A8.6: from the list of institution actions to a mark, and how far it reaches."""
    person = visit(lang=lang, phone=phone, theme=theme)
    play_on(person, offered("ia:build_network"))
    person.wait_asked("ia:build_network")
    before = levels(person)
    read(person, "agents")
    expect(person.page.locator('[data-crew] [data-busy="false"]').first).to_be_visible()
    expect(person.page.locator('[data-reason="ia:terror"]')).to_have_count(1)
    assert violations(person.page) == []
    person.answer_on_board('[data-institutions] [data-choice="ia:build_network"]')
    finish(person)
    read(person, "agents")
    expect(person.page.locator('[data-crew] [data-busy="true"]').first).to_be_visible()
    expect(person.page.locator("[data-done] li").first).to_contain_text("Ada")
    look_where_the_crew_is(person)
    expect(person.page.locator("[data-inspector], .inspector")).to_contain_text(
        "Netzwerk" if lang == "de" else "Network"
    )
    assert levels(person) == before + 1
    assert violations(person.page) == []
    person.check()


@pytest.mark.parametrize(("lang", "phone", "theme"), LOOKS)
def test_a_sealed_bid_is_stepped_to_and_says_what_it_is_about(
    visit: Visit, lang: str, phone: bool, theme: str
) -> None:
    """A8.55: who acts where; the amount is raised with buttons, by keyboard, too."""
    person = visit(lang=lang, phone=phone, theme=theme)
    session = arresting()
    play_on(person, session)
    person.wait_asked("amount:")
    last = session.game.view(session.state, 0)["agency"]["done"][-1]
    where = re.sub(r"(\d+)", r" \1", last["system"]).upper()
    for place in ('[data-asked="arrest-bid"]', ".prompt .ask"):
        expect(person.page.locator(place)).to_contain_text(f"in {where}: ")
    person.press('[data-step="5"]')
    person.page.locator('[data-step="1"]').focus()
    person.page.keyboard.press("Enter")
    person.press('[data-step="-1"]')
    expect(person.page.locator("[data-bid] output")).to_have_text("5")
    assert violations(person.page) == []
    person.answer_on_board('[data-bid] [data-choice="amount:5"]')
    expect(person.page.locator('[data-asked="arrest-bid"]')).to_have_count(0)
    person.check()


def levels(person: Visitor) -> int:
    """Of all own networks on the map."""
    show(person, "map")
    found = person.page.locator(NETWORK).evaluate_all(
        "(marks) => marks.map((mark) => Number(mark.dataset.markLevel))"
    )
    return sum(found)


def finish(person: Visitor) -> None:
    """Which ship, which character, where: each is answered where it is asked."""
    for _ in range(6):
        person.wait_asked()
        kind = question(person)
        if kind in ("ia-ship", "ia-character", "ia-detail", "forge"):
            person.answer_on_board(f'[data-asked="{kind}"] [data-choice] >> nth=0')
        elif kind == "ia-place":
            code = str(person.status()["codes"][0])
            person.answer_on_board(f'[data-cell][data-codes~="{code}"] .hit')
        else:
            return
    raise AssertionError("the institution action does not end")
