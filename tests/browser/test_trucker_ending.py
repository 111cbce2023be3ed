"""GT20.3 The end of Galaxy Trucker: everybody with a credit has won, the richest is first."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.browsers import Visitor, expect, violations
from tests.browser.conftest import Visit
from tests.browser.recordings import play_from
from tests.browser.truckers import recorded

pytestmark = pytest.mark.slow
Points = list[int]

ROWS = """() => [...document.querySelectorAll('dialog [data-place]')].map((row) => [
  Number(row.dataset.place), Number(row.querySelector('.number').textContent),
  row.querySelector('svg.trophy, .trophy svg') !== null])"""


def mine_in_the_middle(points: Points) -> bool:
    return 0 < points[0] < max(points) and 0 in points[1:]


def mine_empty(points: Points) -> bool:
    return points[0] == 0 and max(points) > 0


def mine_richest(points: Points) -> bool:
    return points[0] > max(points[1:])


def two_richest(points: Points) -> bool:
    return points.count(max(points)) == 2 and min(points) < max(points)


def at_the_end(
    person: Visitor, wanted: Callable[[Points], bool], teams: str = "none"
) -> list[tuple[int, int, bool]]:
    """A table whose game has ended in such a way; gives place, credits and trophy of its rows."""
    for seed in range(1, 60):
        game = recorded("I", 4, seed, teams)
        if wanted(game.game.outcome(game.session.state).points):
            break
    play_from(person, game.text, len(game.session.replay.history))
    expect(person.page.locator("dialog [data-place]").first).to_be_visible()
    return [(place, points, won) for place, points, won in person.page.evaluate(ROWS)]


def told(person: Visitor) -> str:
    return person.page.locator("dialog").inner_text()


def test_everybody_with_a_credit_has_won(visit: Visit) -> None:
    person = visit()
    rows = at_the_end(person, mine_in_the_middle)
    assert [row[1] for row in rows] == sorted((row[1] for row in rows), reverse=True)
    assert all(won == (points > 0) for _, points, won in rows)
    heading = person.page.locator("dialog h2")
    expect(heading).to_have_text(re.compile(r"^(2nd|3rd) place, in profit$"))
    assert "Everybody with at least 1 credit has won: " in told(person)
    assert "without a credit this time" in told(person)
    expect(person.page.locator("dialog thead").first).to_contain_text("Credits")
    person.check()


@pytest.mark.soak
def test_nobody_is_scolded_for_an_empty_purse(visit: Visit) -> None:
    person = visit(lang="de", phone=True)
    at_the_end(person, mine_empty)
    expect(person.page.locator("dialog h2")).to_have_text("Diesmal ohne Credits")
    assert "Wer mindestens 1 Credit hat, hat gewonnen: " in told(person)
    assert "Beim nächsten Flug" in told(person)
    assert violations(person.page) == []
    person.check()


@pytest.mark.soak
def test_the_richest_is_told_so(visit: Visit) -> None:
    person = visit(lang="de")
    rows = at_the_end(person, mine_richest)
    assert [row[0] for row in rows] == [1, 2, 3, 4] or len({row[1] for row in rows}) < 4
    title = person.page.locator("dialog h2").inner_text()
    assert title == "Gewonnen, und niemand hat mehr verdient!"
    person.press("dialog .icon-button")
    expect(person.page.locator("main")).to_contain_text("Flug 1 von 1")
    person.check()


@pytest.mark.soak
def test_equal_credits_share_the_rank(visit: Visit) -> None:
    person = visit()
    places = [row[0] for row in at_the_end(person, two_richest)]
    assert places[:3] == [1, 1, 3]
    person.check()


def test_teams_are_ranked_as_teams(visit: Visit) -> None:
    person = visit(phone=True)
    rows = at_the_end(person, lambda points: 0 < points[0] < points[1], "basic")
    assert [row[0] for row in rows] == [1, 2] and all(won for _, _, won in rows)
    expect(person.page.locator("dialog [data-place] .name")).to_have_count(4)
    expect(person.page.locator("dialog h2")).to_have_text("2nd place, in profit")
    person.check()
