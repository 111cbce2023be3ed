"""A4.3, A10 Why a political deed is refused: each reason with its rule, one by one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from raumhafen.engine.asides import aside
from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.save import digest
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.rules.core import regimes
from tests.games.sternenkinder.courts import Court
from tests.games.sternenkinder.rulers import PLENTY, Reign
from tests.games.sternenkinder.tables import GAME, Scenario
from tests.games.sternenkinder.talks import Diplomacy, rich_economy

Change = Callable[[Reign], object]


def nothing(t: Reign) -> None:
    """The position is as it is."""


def poor(t: Reign) -> None:
    t.mine.has(food=0, awe=0, research=0, culture=0)


def idle(t: Reign) -> None:
    """No political action is left."""
    t.s.budget = [0] * len(t.s.budget)


def schooled(*techs: str) -> Change:
    return lambda t: t.mine.techs(*techs)


def counted(which: int, value: int) -> Change:
    return lambda t: t.set(which, value)


def both(*changes: Change) -> Change:
    return lambda t: [change(t) for change in changes]


def taught(t: Reign) -> None:
    """All governments of level I and II are unlocked."""
    t.mine.techs("political_philosophy", "political_vision", "perfect_government")


# government, what else holds, deed, key of the refusal, rule
CASES = [
    ("autocracy", taught, "govern:autocracy", "illegal-governs", "A10.1"),
    ("oligarchy", nothing, "govern:autocracy", "illegal-locked", "A10.1"),
    ("oligarchy", both(taught, poor), "govern:autocracy", "illegal-costs-more", "A10.1"),
    ("oligarchy", both(taught, idle), "govern:autocracy", "illegal-no-government-action", "A4.3"),
    ("empire", taught, "advance:empire", "illegal-governs", "A10.1"),
    ("oligarchy", nothing, "advance:empire", "illegal-locked", "A10.1"),
    ("oligarchy", both(taught, poor), "advance:empire", "illegal-costs-more", "A10.1"),
    ("autocracy", nothing, "policy:dividend", "illegal-policy-foreign", "A10.3"),
    ("autocracy", poor, "policy:just_war", "illegal-costs-more", "A10.3"),
    ("autocracy", idle, "policy:just_war", "illegal-no-government-action", "A4.3"),
    ("oligarchy", nothing, "activate:monetary_rule", "illegal-policy-absent", "A10.7"),
    ("oligarchy", nothing, "rival:0", "illegal-no-autocrat", "A15.1"),
    ("autocracy", nothing, "rival:0", "illegal-no-rival", "A15.1"),
    ("autocracy", nothing, "rival:5", "error-not-an-option", "A3.5"),
    ("oligarchy", nothing, "influence", "illegal-no-utopia", "A18.10"),
    ("utopia", counted(regimes.INFLUENCED, 2), "influence", "illegal-policy-used", "A18.10"),
    ("utopia", poor, "influence", "illegal-costs-more", "A18.10"),
    ("utopia", idle, "influence", "illegal-no-government-action", "A4.3"),
    ("plutocracy", nothing, "branch:i0", "illegal-no-branches", "A17.12"),
    ("corporatocracy", nothing, "branch:i0", "illegal-branch-place", "A17.12"),
    ("autocracy", nothing, "goal:order", "illegal-goal-not-paid", "A10.10"),
    ("autocracy", nothing, "advisor:tor_contact", "illegal-no-experts", "A10.11"),
    ("oligarchy", nothing, "skill:tor_contact:first_a", "illegal-no-skill", "A10.13"),
    ("oligarchy", idle, "draw-ware", "illegal-no-political-action", "A4.3"),
    ("oligarchy", nothing, "ia:mine", "illegal-ia-tech", "A8.7"),
    ("autocracy", nothing, "goal:feed", "illegal-goal-closed", "A10.10"),
    ("sociocracy", poor, "goal:feed", "illegal-costs-more", "A10.10"),
]  # fmt: skip


@pytest.mark.parametrize(("government", "change", "code", "key", "rule"), CASES)
def test_refused(government: str, change: Change, code: str, key: str, rule: str) -> None:
    t = Reign(government)
    change(t)
    refused = t.ask_again().refusal(code)
    assert (refused.key, refused.rule) == (key, rule)


def test_a_policy_in_play_and_one_of_another_phase() -> None:
    """A10.3, A10.7"""
    t = Reign("plutocracy", "dividend", "monetary_rule")
    assert t.refusal("policy:dividend").key == "illegal-policy-in-play"
    refused = t.refusal("activate:monetary_rule")
    assert (refused.key, refused.rule) == ("illegal-policy-phase", "A10.7")


def test_another_rival_costs_culture() -> None:
    """A15.1 The first is free."""
    t = Reign("autocracy", seats=3)
    first, second = (seat for seat in range(3) if seat != t.mine.seat)
    t.play(f"rival:{first}")
    t.mine.has(culture=0)
    refused = t.ask_again().refusal(f"rival:{second}")
    assert (refused.key, refused.rule) == ("illegal-costs-more", "A15.1")


@pytest.mark.parametrize(
    ("government", "change", "key"),
    [
        ("oligarchy", nothing, "illegal-no-logocracy"),
        ("logocracy", nothing, "illegal-locked"),
        ("logocracy", both(schooled("megaconstructions"), poor), "illegal-no-means"),
    ],
)
def test_refused_wonder(government: str, change: Change, key: str) -> None:
    """A19.10 In the economy phase."""
    t = Reign(government)
    t.economy()
    t.mine.has(food=PLENTY, awe=PLENTY, research=PLENTY, culture=PLENTY)
    change(t)
    refused = t.ask_again().refusal("wonder:void_habitat")
    assert (refused.key, refused.rule) == (key, "A19.10")


def test_advisors_need_a_political_action() -> None:
    """A4.3 For his card and for each of his levels."""
    t = Court().display("tor_contact").advisor("countess_swan")
    idle(t)
    for code in ("advisor:tor_contact", "skill:countess_swan:first_a"):
        refused = t.ask_again().refusal(code)
        assert (refused.key, refused.rule) == ("illegal-no-government-action", "A4.3")


PLAIN = [
    "advance:empire", "policy:just_war", "activate:just_war", "goal:feed", "rival:1", "influence",
    "branch:i0", "wonder:void_habitat", "ia:mine", "advisor:tor_contact", "protection",
    "skill:tor_contact:first_a",
]  # fmt: skip


@pytest.mark.parametrize("code", PLAIN)
def test_without_politics_there_is_no_such_deed(code: str) -> None:
    """A5.1 The table option decides."""
    t = Scenario()
    t.pass_all()
    assert t.question() == "politics"
    before = digest(t.s)
    assert t.refusal(code).key in ("error-not-an-option", "illegal-no-politics")
    assert digest(t.s) == before


# what else holds, purchase, key of the refusal, rule
PURCHASES: list[tuple[Callable[[Diplomacy], object], str, str, str]] = [
    (lambda t: t.mine.has(food=0, awe=0), "build:food_1", "illegal-no-means", "B4.4.2"),
    (lambda t: None, "buy:heavy_infantry", "illegal-locked", "B4.1.4"),
    (lambda t: t.mine.points_of_capacity(0, 0), "buy:research", "illegal-no-means", "B4.4.2"),
    (lambda t: t.s.built.__setitem__(t.mine.seat, 1), "buy:research", "illegal-buildings-last",
     "B4.1.2"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "code", "key", "rule"), PURCHASES)
def test_refused_purchase(
    change: Callable[[Diplomacy], object], code: str, key: str, rule: str
) -> None:
    t = rich_economy()
    change(t)
    refused = t.ask_again().refusal(code)
    assert (refused.key, refused.rule) == (key, rule)


@pytest.mark.parametrize(("food", "key"), [(0, "illegal-no-means"), (99, "illegal-growth")])
def test_refused_growth(food: int, key: str) -> None:
    """B3.2 The price, or the level that has just come."""
    t = rich_economy()
    t.mine.has(food=food)
    t.s.level[t.mine.home] = 2
    if key == "illegal-growth":
        t.s.grown[t.mine.home] = t.s.round
    refused = t.ask_again().refusal(f"grow:{CELL_IDS[t.mine.home]}")
    assert (refused.key, refused.rule) == (key, "B3.2")


@pytest.mark.parametrize(
    ("politics", "code", "key", "rule"),
    [
        (False, "propose:alliance:1:half", "illegal-no-politics", "A5.1"),
        (True, "propose:alliance:0:half", "illegal-no-such-treaty", "A5.1"),
        (True, "accept:alliance:1", "illegal-no-such-offer", "A5.1"),
        (True, "send:0", "illegal-no-exchange", "A5.14"),
        (True, "govern:autocracy", "illegal-not-out-of-turn", "A0.10"),
    ],
)
def test_refused_out_of_turn(politics: bool, code: str, key: str, rule: str) -> None:
    """A0.10 Beside the question that is open."""
    t = Scenario(politics=politics)
    t.pass_all()
    with pytest.raises(IllegalAction) as found:
        aside(GAME, t.s, 0, GAME.actions.parse(code))
    assert (found.value.key, found.value.rule) == (key, rule)
