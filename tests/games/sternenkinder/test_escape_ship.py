"""A12.6 The Escape Ship, a card of the black market."""

from __future__ import annotations

import pytest

from raumhafen.engine.flow import script
from raumhafen.games.sternenkinder.content.statutes import LAW
from raumhafen.games.sternenkinder.content.tables import OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of
from raumhafen.games.sternenkinder.rules.core.movers import MOVERS, destroy_mover
from raumhafen.games.sternenkinder.rules.core.news import KILL, hear_news
from raumhafen.games.sternenkinder.rules.politics.statutes import adopt
from raumhafen.games.sternenkinder.state import NOBODY, RETREATED
from tests.games.sternenkinder.agency import ship
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.wars import HIT, MISS

HEARD = script("heard", hear_news)


@pytest.mark.plays("market.escape_ship")
@pytest.mark.parametrize(("answer", "left"), [("yes", 1), ("no", 0)])
def test_escape_ship_saves_a_fleet(answer: str, left: int) -> None:
    """A12.6 market.escape_ship: on the home world, as if retreated; nobody gains anything."""
    t = Market(seats=2)
    t.hold(t.mine, "escape_ship")
    t.attack(MISS, HIT)
    assert t.question() == "escape-ship" and t.active.seat == t.mine.seat
    assert fleets_of(t.s, t.mine.seat) == [] and KILL in t.s.news[::4]
    t.play(answer)
    found = fleets_of(t.s, t.mine.seat)
    assert [t.s.fleet_at[at] for at in found] == [t.mine.home] * left
    assert all(t.s.fleet_mark[at] & RETREATED for at in found)
    assert t.hand(t.mine) == ["escape_ship"] * (1 - left)


def test_the_enemy_gains_nothing_from_who_escapes() -> None:
    """A12.6 market.escape_ship: the bounty for a destroyed unit is not paid."""
    gained = []
    for answer in ("yes", "no"):
        t = Market(seats=2)
        t.s.sanction[t.mine.seat] = 1
        adopt(t.s, t.other.seat, LAW["law.bounties"], NOBODY)
        t.hold(t.mine, "escape_ship")
        t.attack(MISS, HIT)
        t.play(answer)
        gained.append(sum(t.other.account.values()) - 80)
    assert gained[0] == 0 < gained[1]


@pytest.mark.plays("market.escape_ship")
def test_escape_ship_saves_a_civil_ship() -> None:
    """A12.6 market.escape_ship: with its variant; not without a home world."""
    for lost in (False, True):
        t = Market("agent", seats=2)
        t.mine.techs("strategic_infiltration", "hybrid_war", "deep_contacts")
        victim = t.second_ship(t.other, t.other.home, "police")
        t.at(t.other.home).network(t.mine, t.other.home, 3)
        t.hold(t.other, "escape_ship")
        if lost:
            t.s.owner[t.other.home], t.bent = t.mine.seat, True
        t.s.busy[t.ship] = 0
        t.act("sabotage", f"foe:{t.other.seat}", ship(victim))
        while t.question() == "arrest":
            t.play("no")
        assert (t.question() == "escape-ship") is not lost
        if not lost:
            t.play("yes")
            unit = units_of(t.s, t.other.seat)[-1]
            assert t.s.civil_variant[unit] == 1 and t.s.civil_at[unit] == t.other.home
            assert t.hand(t.other) == [] and t.under() == ["escape_ship"]


def test_one_card_saves_one_unit() -> None:
    """A12.6 market.escape_ship: of two that are lost together the other is gone."""
    t = Market(seats=2)
    t.hold(t.mine, "escape_ship")
    for _ in range(2):
        add_fleet(t.s, t.mine.seat, OWN_FLEET, t.mine.home)
    t.interrupt()
    for fleet in fleets_of(t.s, t.mine.seat):
        destroy_mover(t.s, MOVERS + fleet)
    t.s.call(HEARD, t.mine.seat)
    t.s.advance(t.s.stack)
    assert t.question() == "escape-ship"
    t.play("yes")
    assert t.question() == "politics" and len(fleets_of(t.s, t.mine.seat)) == 1


def test_a_fleet_that_nobody_has_shot_down_is_saved() -> None:
    """A12.6, A8.52 market.escape_ship: subverted, no enemy would have gained from it."""
    t = Market("agent", seats=2)
    t.mine.techs("hybrid_war", "deep_contacts", "strategic_infiltration")
    t.at(t.other.home).network(t.mine, t.other.home, 3)
    t.hold(t.other, "escape_ship")
    add_fleet(t.s, t.other.seat, OWN_FLEET, t.other.home)
    t.s.watched[t.mine.seat] = 1 << t.other.seat
    t.act("subvert", "move:1")
    assert t.question() == "escape-ship" and KILL not in t.s.news[::4]
    t.play("yes")
    assert len(fleets_of(t.s, t.other.seat)) == 1 and t.under() == ["escape_ship"]
    assert any(t.s.requests)  # A22.14 that an agent has acted is heard all the same
