"""A18 Sociocracy and Utopia: influence, goals and policies."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, CENTRE_THING, ROUTE_THING
from raumhafen.games.sternenkinder.content.galaxy import DISTANCE
from raumhafen.games.sternenkinder.content.regimes import GOAL
from raumhafen.games.sternenkinder.content.tables import COLONY_SHIP, OWN_FLEET, PLANET
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.fleets import fleet_upkeep
from raumhafen.games.sternenkinder.rules.core.militia import militia_turns
from raumhafen.games.sternenkinder.rules.core.news import BUILT
from raumhafen.games.sternenkinder.rules.core.places import slots
from raumhafen.games.sternenkinder.rules.core.prices import own_ground, own_price
from raumhafen.games.sternenkinder.rules.core.regimes import INFLUENCE, SENT_OUT, is_influenced
from raumhafen.games.sternenkinder.rules.politics.sociocracy import feed, is_edge
from raumhafen.games.sternenkinder.rules.strategy.founding import may_found
from raumhafen.games.sternenkinder.state import FACE_DOWN, SITES
from tests.games.sternenkinder.rulers import PLENTY, Reign
from tests.games.sternenkinder.tables import reveal


@pytest.mark.plays("goal.economy")
def test_a_dominant_economy() -> None:
    """A18.1: nine levels of resource buildings, three F for each."""
    t = Reign("sociocracy")
    for kind in ("food", "awe", "research"):
        t.mine.building(kind, 3)
    t.tells(BUILT, t.mine.home)
    assert t.s.goals_by[GOAL["economy"]] == t.mine.seat
    assert t.mine.account["food"] == PLENTY - 4 + 27


@pytest.mark.plays("goal.refuge")
def test_a_home_of_the_oppressed() -> None:
    """A18.2: three colonies, two levels at once."""
    t = Reign("sociocracy")
    cells = [t.settle(t.mine, 1) for _ in range(3)]
    t.tells(BUILT, t.mine.home)
    while t.question() == "raise-colony":
        t.play(f"at:{cells[0]}")
    assert t.s.level[CELL_IDS.index(cells[0])] == 3


@pytest.mark.plays("goal.unknown")
def test_unknown_worlds() -> None:
    """A18.3: three colony ships beyond the edge are a point."""
    t = Reign("sociocracy")
    edge = next(c for c in range(len(t.s.tile)) if t.s.tile[c] >= 0 and is_edge(t.s, c))
    for _ in range(3):
        add_civil(t.s, t.mine.seat, COLONY_SHIP, edge)
    before = t.points()
    t.movement()
    for number in range(1, 4):
        while t.active.seat != t.mine.seat:
            t.play("pass")
        t.play("goal:unknown")
        assert t.count(SENT_OUT) == number
    t.pass_all()
    assert t.points() == before + 1 and t.s.goals_by[GOAL["unknown"]] == t.mine.seat


@pytest.mark.plays("goal.feed")
def test_world_food_programme() -> None:
    """A18.4: five F for each player, at least twenty; all colonies rise."""
    t = Reign("sociocracy")
    own, theirs = t.settle(t.mine, 1), t.settle(t.other, 3)
    t.ask_again().play("goal:feed")
    assert t.mine.account["food"] == PLENTY - 20
    assert t.s.level[CELL_IDS.index(own)] == 2 and t.s.level[CELL_IDS.index(theirs)] == 3
    t.s.centre[CELL_IDS.index(theirs)] = 1
    feed(t.s, t.mine.seat)
    assert t.s.level[CELL_IDS.index(theirs)] == 4


@pytest.mark.plays("policy.partner_form")
def test_the_form_partnership() -> None:
    """A18.5: one of three comes back; planets of level IV are a point more."""
    t = Reign("sociocracy", "partner_form")
    t.s.centre[t.mine.home] = 1
    before = t.points()
    t.s.level[t.mine.home] = 4
    assert t.points() == before + 1
    t.economy()
    t.mine.has(food=PLENTY, awe=PLENTY)
    t.ask_again().play("build:food_1")
    assert t.mine.account["food"] == PLENTY - 3 + 1
    t.mine.techs("expanded_industry")
    t.ask_again().play("upgrade:food_2")
    assert t.mine.account["food"] == PLENTY - 3 + 1 - 3 + 1


@pytest.mark.plays("policy.mobility")
def test_the_mobility_reform() -> None:
    """A18.6: routes cost two AWE less and no capacity."""
    t = Reign("sociocracy", "mobility")
    assert own_price(t.s, t.mine.seat, ROUTE_THING, 5) == 3
    assert own_ground(t.s, t.mine.seat, ROUTE_THING) == 0
    assert own_price(t.s, t.other.seat, ROUTE_THING, 5) == 5
    assert own_ground(t.s, t.mine.seat, CENTRE_THING) > 0


@pytest.mark.plays("policy.equality")
def test_equality() -> None:
    """A18.7: two F for each level of colonies, without the home world."""
    t = Reign("sociocracy")
    t.settle(t.mine, 2)
    t.settle(t.mine, 3)
    before = t.mine.income
    t.rule(t.mine, "sociocracy", "equality")
    assert t.gained(before) == {"food": 10, "culture": -2}


@pytest.mark.plays("policy.civil_society")
def test_civil_society() -> None:
    """A18.8: a civil unit each economy phase, free."""
    t = Reign("sociocracy", "civil_society")
    t.economy()
    before = t.mine.account
    ships = t.s.civil_kind.count(COLONY_SHIP)
    t.play("activate:civil_society", "buy:colony")
    assert t.s.civil_kind.count(COLONY_SHIP) == ships + 1 and t.mine.account == before
    assert not t.offers("activate:civil_society")


@pytest.mark.plays("government.utopia")
def test_influence_rises_once_a_round() -> None:
    """A18.10: five F times the new level, a government action; only a Utopia."""
    t = Reign("utopia")
    t.play("influence")
    assert t.count(INFLUENCE) == 1 and t.mine.account["food"] == PLENTY - 5
    assert t.refusal("influence").rule == "A18.10"
    t.rule(t.mine, "democracy")
    assert t.ask_again().refusal("influence").key == "illegal-no-utopia"


@pytest.mark.plays("government.utopia")
def test_influence_reaches_worlds() -> None:
    """A18.11, A14.3: colonies without ships, militia, points for home worlds; dear fleets."""
    t = Reign("utopia")
    far = DISTANCE[len(t.s.tile) * t.mine.home + t.other.home]
    before = t.points()
    t.set(INFLUENCE, far)
    assert is_influenced(t.s, t.mine.seat, t.other.home) and t.points() == before + 1
    assert militia_turns(t.s, t.other.home, t.mine.seat)
    cell = next(
        c for c in range(len(t.s.tile)) if t.s.tile[c] == FACE_DOWN and CELL_IDS[c][:2] == "ii"
    )
    reveal(t.s, cell, PLANET)
    assert may_found(t.s, t.mine.seat, cell) and not may_found(t.s, t.other.seat, cell)
    dear = fleet_upkeep(t.s, t.mine.seat, OWN_FLEET)
    assert dear == fleet_upkeep(t.s, t.other.seat, OWN_FLEET) + 1


@pytest.mark.plays("government.utopia")
def test_a_utopia_earns_food_for_colonies() -> None:
    """A14.3"""
    t = Reign("sociocracy")
    t.settle(t.mine, 1)
    t.settle(t.mine, 1)
    before = t.mine.income
    t.rule(t.mine, "utopia")
    assert t.gained(before) == {"food": 4 - 3}


@pytest.mark.plays("policy.harmony")
def test_harmony_gives_a_site_and_takes_it_back() -> None:
    """A18.15, A10.6: bound, so a foreign government loses the building on it."""
    t = Reign("utopia", "harmony")
    assert slots(t.s, t.mine.home) == 4
    for kind in ("food", "awe", "research", "culture"):
        t.mine.building(kind, 1)
    t.mine.techs("political_philosophy")
    t.ask_again().play("govern:democracy")
    while t.question() != "lost-slot":
        t.play("pass")
    t.play(t.options()[0])
    start = SITES * t.mine.home
    assert sum(site > 0 for site in t.s.sites[start : start + SITES]) == 3


@pytest.mark.plays("policy.refuge")
def test_the_great_refuge() -> None:
    """A18.17: a colony rises for a government action."""
    t = Reign("utopia", "refuge")
    cell = t.settle(t.mine, 1)
    budget = sum(t.s.budget)
    t.ask_again().play("activate:refuge")
    assert t.s.level[CELL_IDS.index(cell)] == 2 and sum(t.s.budget) == budget - 1


@pytest.mark.plays("policy.beacon")
def test_the_beacon() -> None:
    """A18.18: a point for six colony levels of others in range."""
    t = Reign("utopia", "beacon")
    t.settle(t.other, 3)
    t.set(INFLUENCE, 12)
    assert t.points() == 1 + 1
