"""A game of Space Base to its end by clicking: the last turns as a sample, a whole one as proof."""

import pytest

from tests.browser.browsers import Visitor
from tests.browser.conftest import Visit
from tests.browser.recordings import Recording, play_from

pytestmark = pytest.mark.slow
LAST_QUESTIONS = 8
MOST_ANSWERS = 900


def best(codes: list[str]) -> str:
    """A plain plan that gets a game done: the sum while it lasts, the dearest card, colonies."""
    return codes[-1]


def reply(person: Visitor, codes: list[str]) -> None:
    """On a phone by tapping the lit card, otherwise through the list."""
    code = best(codes)
    if person.phone and code.startswith("buy:"):
        slot = int(code.removeprefix("buy:"))
        person.press('[data-tab="colonies"]' if slot >= 18 else '[data-tab="yard"]')
        part = "#part-colonies" if slot >= 18 else "#part-yard"
        person.answer_on_board(f"{part} .lit >> nth=-1")
    else:
        person.answer(code)


def play_to_the_end(people: list[Visitor]) -> int:
    answers = 0
    while answers < MOST_ANSWERS:
        if all(person.status()["over"] for person in people):
            return answers
        for person in people:
            state = person.status()
            if state["codes"] and not state["busy"] and not state["over"]:
                reply(person, state["codes"])
                answers += 1
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_the_last_turns(visit: Visit) -> None:
    person = visit(lang="de", phone=True)
    game = Recording(seats=3, seed=7)
    play_from(person, game.text, game.before_the_end(LAST_QUESTIONS))
    assert play_to_the_end([person]) >= LAST_QUESTIONS // 2
    person.page.wait_for_selector("dialog table")
    assert "Revanche" in person.text()
    person.check()


@pytest.mark.soak
def test_two_people_and_two_bots_play_to_the_end(visit: Visit) -> None:
    host, guest = visit(), visit(lang="de", phone=True)
    host.new_table("Ada", ["me", "open", "bot:greedy", "bot:greedy"])
    link = host.page.input_value("#invite-link")
    guest.page.goto(link)
    guest.page.fill("input[autocomplete=nickname]", "Berta")
    guest.press("li .button.primary")
    guest.page.wait_for_url("**/table/*")
    host.page.get_by_text("Berta").first.wait_for()
    host.press("#start")
    for person in (host, guest):
        person.page.wait_for_selector("[data-version]")
    assert play_to_the_end([host, guest]) > 20
    for person in (host, guest):
        person.page.wait_for_selector("dialog table")
        person.check()
    rows = ["dialog tbody tr td:last-child"] * 2
    points = [
        p.page.locator(row).all_inner_texts() for p, row in zip((host, guest), rows, strict=True)
    ]
    assert points[0] == points[1] and max(map(int, points[0])) >= 40
    assert "Ada" in host.text() and "Berta" in guest.text()
    assert "Rematch" in host.text() and "Revanche" in guest.text()
