"""B27.6.6 Characters intervene in planetary events."""

from __future__ import annotations

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.cards import OPTION_CONDITION
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.strategy.interventions import helpers
from tests.games.sternenkinder.agency import Agency


def announced(*, guard: int = 0, crew: str = "agent") -> tuple[Agency, int]:
    """The active player announces an option that costs something; the other has an agent there."""
    t = Agency()
    t.crew(t.other, "agent")
    t.pass_all()
    t.mine, t.other = t.active, t.seat(1 - t.active.seat)
    t.crew(t.mine).crew(t.other, crew)
    for p in (t.mine, t.other):
        p.has(food=30, awe=30, research=30, culture=30).points_of_capacity(9, 9)
    at = next(
        place
        for place, condition in enumerate(OPTION_CONDITION)
        if any(condition.pay[:4])
        and not condition.ground_battle
        and condition.have < 0
        and place // 3 % 3 == 0
    )
    event = CONTENT.planetary_events[at // 3]
    number = [planet.id for planet in CONTENT.planets].index(event.planet)
    t.s.planets_left.remove(number)
    t.s.planets_left.insert(0, number)
    t.mine.colony("iii3", 1)
    cell = CELL_IDS.index("iii3")
    t.s.chain[cell] = 1
    tally(t.s, t.mine.seat)
    t.guard(t.mine, cell, guard)
    t.s.civil_at[units_of(t.s, t.other.seat)[0]] = cell
    t.ask_again().play("develop:iii3")
    if t.question() == "planet-option":
        t.play(f"option:1{'abc'[at % 3]}")
    return t, cell


def test_an_agent_makes_an_option_dearer() -> None:
    """B27.6.6: what he spends the owner pays in addition."""
    t, _ = announced()
    assert t.question() == "intervention" and t.active.seat == t.other.seat
    before = sum(t.mine.account.values())
    spent = sum(t.other.account.values())
    while t.question() == "intervention":
        t.play(t.options()[-1])
    spent -= sum(t.other.account.values())
    assert spent > 0 and t.question() == "dearer-option" and t.active.seat == t.mine.seat
    t.play("yes")
    assert before - sum(t.mine.account.values()) >= spent


def test_the_owner_gives_up_for_this_round() -> None:
    """B27.6.6"""
    t, cell = announced()
    before = t.mine.account
    while t.question() == "intervention":
        t.play(t.options()[-1])
    t.play("no")
    assert t.mine.account == before and t.s.barred[cell]
    assert t.question() == "economy"


def test_a_diplomat_helps_to_pay() -> None:
    """B27.6.6: what he pays the owner saves, and police does not mind."""
    t, _ = announced(guard=1, crew="diplomat")
    assert t.question() == "assistance" and t.active.seat == t.other.seat
    mine, yours = sum(t.mine.account.values()), sum(t.other.account.values())
    while t.question() == "assistance":
        t.play(t.options()[-1])
    helped = yours - sum(t.other.account.values())
    assert helped > 0 and sum(t.mine.account.values()) >= mine


def test_enemies_do_not_help() -> None:
    """B27.6.6: nobody pays for those with whom he is at war."""
    t, cell = announced(crew="diplomat")
    assert helpers(t.s, t.mine.seat, cell) == [t.other.seat]
    me, you = t.mine.seat, t.other.seat
    t.s.foes[me], t.s.foes[you] = 1 << you, 1 << me
    assert helpers(t.s, me, cell) == []


def test_police_prevents_interventions() -> None:
    """B27.6.6: a guard has the properties of police (A8.8)."""
    t, cell = announced(guard=1)
    assert t.question() != "intervention" and not t.s.barred[cell]
