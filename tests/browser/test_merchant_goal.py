"""Merchant of Venus over turns: goals that are kept, ports that are passed, flights that fold."""

from functools import cache

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.engine.session import Session
from raumhafen.games import load_game
from tests.browser.browsers import AT_A_DESK, Visitor, comes_to, expect
from tests.browser.clicking import question
from tests.browser.conftest import Visit
from tests.browser.merchants import GAME, SEEDS, choose, sit_down, wait_question
from tests.browser.recordings import Recording, play_from, play_on

pytestmark = pytest.mark.slow


def next_departure(person: Visitor) -> None:
    """Whatever is asked until the next own turn begins."""
    for turn in range(40):
        codes = person.wait_asked()
        person.answer(choose(codes, turn))
        person.wait_asked()
        if question(person) == "depart":
            return
    raise AssertionError("no next turn")


def look_for(person: Visitor, words: str, space: str) -> None:
    if person.phone:
        person.press(".search > button")
    person.page.fill("#mv-search", words)
    person.press(f'[data-found="{space}"]')


@pytest.mark.parametrize("phone", AT_A_DESK)
def test_a_goal_is_kept_over_turns(visit: Visit, phone: bool) -> None:
    """As far as possible towards a city beyond reach, with the turns to expect."""
    person = visit(phone=phone)
    sit_down(person)
    page = person.page
    look_for(person, "Terror", "wts01")
    card = page.locator('[data-route="wts01"]')
    expect(card.locator("[data-turns]")).to_contain_text("turns away")
    person.press('[data-towards="wts"]')
    next_departure(person)
    goal = page.locator('[data-goal="wts"]')
    expect(goal).to_contain_text("turn")
    expect(goal.locator('[data-onward="wts"]')).to_be_visible()
    page.reload()
    expect(goal).to_be_visible()
    before = int(person.status()["version"])
    person.press('[data-onward="wts"]')
    person.settle(before)
    person.press('[data-goal="wts"] .close')
    expect(goal).to_have_count(0)
    person.check()


@cache
def before_idle_port() -> Session:
    """Seat 0 is asked to land where it could do nothing."""
    game = load_game(GAME)
    for seed in range(SEEDS):
        session = Session.new(game, 2, {"rounds": 15}, seed)
        rng = Rng(f"idle {seed}")
        session.settle()
        while not session.state.over:
            seat = session.state.deciders()[0]
            view = session.view(seat)
            if seat == 0 and view["board"]["mine"].get("idle"):
                return session
            codes = list(view["question"]["options"])
            session.act(seat, codes[rng.below(len(codes))])
            session.settle()
    raise AssertionError("nobody passes an idle port")


def test_nobody_is_asked_to_land_where_nothing_is_to_be_done(visit: Visit) -> None:
    """The ship flies on by itself; who takes that back may land there all the same."""
    person = visit()
    play_on(person, before_idle_port())
    page = person.page
    person.page.wait_for_selector("[data-version]")
    comes_to(page, PASSED)
    expect(page.locator('.board[data-question="land"]')).to_have_count(0)
    person.press("#undo")
    wait_question(person, "land")
    expect(page.locator('[data-code="land"]')).to_be_visible()
    person.check()


PASSED = """() => {
  const question = document.querySelector('.board')?.dataset.question;
  return question !== undefined && question !== 'land';
}"""


@cache
def traded() -> Recording:
    return Recording(GAME, 4, 5)


def test_the_log_folds_the_steps_of_one_flight(visit: Visit) -> None:
    person = visit()
    game = traded()
    play_from(person, game.text, len(game.session.replay.history) // 2)
    button = person.page.locator("[data-unfold]").last
    expect(button).to_contain_text("before")
    lines = person.page.locator(".log .line").count()
    button.click()
    comes_to(person.page, f"document.querySelectorAll('.log .line').length > {lines}")
    button.click()
    comes_to(person.page, f"document.querySelectorAll('.log .line').length === {lines}")
    person.check()


# Names of which a letter stands on a ship.
ON_SHIPS = """() => {
  const hulls = [...document.querySelectorAll('.ship .hull')].map((one) =>
    one.getBoundingClientRect());
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return [...document.querySelectorAll('.names .name, .label .plate')]
    .filter((name) => hulls.some((hull) => {
      const box = name.getBoundingClientRect();
      return across(box, hull) > 3 && down(box, hull) > 3;
    }))
    .map((name) => name.textContent.trim() || name.parentElement.textContent.trim());
}"""


@pytest.mark.soak
def test_no_name_stands_on_a_ship(visit: Visit) -> None:
    person = visit()
    game = traded()
    for share in (0.0, 0.3, 0.5, 0.7):
        play_from(person, game.text, int(share * len(game.session.replay.history)))
        person.press("[data-zoom=flag]")
        person.page.wait_for_timeout(300)
        comes_to(person.page, ON_SHIPS, [])
    person.check()
