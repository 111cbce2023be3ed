"""A15 Autocracy and Empire: rival, Sovereignty, goals and policies."""

import pytest

from raumhafen.games.sternenkinder.actions import BASE_THING, LAW_IDS, PACTS
from raumhafen.games.sternenkinder.content.market import CARD
from raumhafen.games.sternenkinder.content.regimes import EMPIRE, GOAL
from raumhafen.games.sternenkinder.content.tables import (
    GROUND_UNITS,
    INFANTRY,
    OWN_FLEET,
    TECH,
    TECH_COST,
)
from raumhafen.games.sternenkinder.rules.core import foes, regimes
from raumhafen.games.sternenkinder.rules.core.agents import police_at
from raumhafen.games.sternenkinder.rules.core.fleets import (
    add_fleet,
    fleets_of,
    may_own,
)
from raumhafen.games.sternenkinder.rules.core.market import bid_fee, take
from raumhafen.games.sternenkinder.rules.core.militia import militia_profile, militia_turns
from raumhafen.games.sternenkinder.rules.core.news import KILL, PLANET_CONQUERED
from raumhafen.games.sternenkinder.rules.core.prices import THING_COST, own_price
from raumhafen.games.sternenkinder.rules.politics import autocracy, goals, wars
from raumhafen.games.sternenkinder.rules.politics.costs import end_cost
from raumhafen.games.sternenkinder.rules.politics.council import booty_votes
from raumhafen.games.sternenkinder.rules.politics.crafts import ILLEGAL, SHADOWS, total
from raumhafen.games.sternenkinder.rules.politics.declaring import prevention
from raumhafen.games.sternenkinder.rules.politics.government_goals import fulfil
from raumhafen.games.sternenkinder.rules.politics.smuggling import delegation_price
from raumhafen.games.sternenkinder.rules.strategy.decision import vote_price
from raumhafen.games.sternenkinder.rules.strategy.expedition import expedition_price
from raumhafen.games.sternenkinder.rules.strategy.simple_combat import note_kills
from raumhafen.games.sternenkinder.state import BASE_BIT, FLAGSHIP, HONOURS, SOVEREIGNTY
from tests.games.sternenkinder.chambers import number, propose
from tests.games.sternenkinder.rulers import PLENTY, Reign


def war(t: Reign) -> Reign:
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    return t


def test_a_rival_is_named_free_of_cost_and_replaced_for_ten() -> None:
    """A15.1: he has at least as many points or planets; only an Autocracy or Empire has one."""
    t = Reign("autocracy", seats=3)
    third = 3 - t.mine.seat - t.other.seat
    t.play(f"rival:{t.other.seat}")
    assert t.count(regimes.RIVAL) == t.other.seat and t.mine.account["culture"] == PLENTY
    t.play(f"rival:{third}")
    assert t.mine.account["culture"] == PLENTY - 10
    t.s.points[t.mine.seat] = 5
    t.settle(t.mine)
    assert t.ask_again().refusal(f"rival:{t.other.seat}").rule == "A15.1"
    t.rule(t.mine, "democracy")
    assert t.ask_again().refusal(f"rival:{t.other.seat}").key == "illegal-no-autocrat"


def test_destroying_units_of_the_rival_steals_culture() -> None:
    """A15.2: the counter rises to 3; 1 + counter C, then what he has most of; booty, too."""
    t = Reign("autocracy")
    t.set(regimes.RIVAL, t.other.seat)
    t.other.has(food=9, awe=0, research=0, culture=3)
    autocracy.hear_kill(t.s, t.mine.seat, 0, t.other.seat)
    assert t.count(regimes.RIVAL_PIPS) == 1 and t.other.account["culture"] == 1
    assert t.mine.account["awe"] == PLENTY + 2
    autocracy.hear_kill(t.s, t.mine.seat, 0, t.other.seat)
    assert t.other.account == {"food": 7, "awe": 0, "research": 0, "culture": 0}
    for _ in range(3):
        autocracy.harm_rival(t.s, t.mine.seat, t.other.seat)
    assert t.count(regimes.RIVAL_PIPS) == 3


def test_the_sovereignty_is_one_extra_fleet() -> None:
    """A15.3, A15.5: once in a game, without upkeep or limit; its destroyer gets a point."""
    t = Reign("democracy")
    t.mine.techs("political_philosophy")
    t.ask_again().play("govern:autocracy")
    upkeep = t.mine.income["awe"]
    t.economy()
    marked = [at for at in fleets_of(t.s, t.mine.seat) if t.s.fleet_mark[at] & SOVEREIGNTY]
    assert len(marked) == 1 and t.mine.income["awe"] == upkeep
    t.mine.techs("small_craft")
    assert may_own(t.s, t.mine.seat, OWN_FLEET)
    t.s.fight = [0, t.other.seat, 0, OWN_FLEET, 1, 1, t.mine.seat, marked[0], OWN_FLEET, 0]
    before = t.points(t.other)
    note_kills(t.s, [t.s.fight[5:]])
    t.s.fight, t.s.news = [], []
    assert t.points(t.other) == before + 1
    autocracy.hear_reform(t.s, t.mine.seat, 0, 0)
    assert sum(mark & SOVEREIGNTY != 0 for mark in t.s.fleet_mark) == 1


@pytest.mark.plays("goal.order")
def test_order_enacts_a_law() -> None:
    """A15.6: three neutral fleets destroyed; a law of a hand is taken from there."""
    t = Reign("autocracy")
    law = number("technology_release")
    t.s.law_deck &= ~(1 << law)
    t.s.law_hand[t.other.seat] |= 1 << law
    for _ in range(3):
        t.tells(KILL, t.mine.home)
    assert t.count(regimes.PACIFIED) == 3
    t.play(f"law:{LAW_IDS[law]}", "research:small_craft")
    assert t.s.laws[:3] == [law, t.mine.seat, 0]
    assert not t.s.law_hand[t.other.seat] >> law & 1 and t.s.law_hand[t.other.seat]


@pytest.mark.plays("goal.rival")
def test_the_rival_is_overcome() -> None:
    """A15.7: all his C, at least seven resources, and a point."""
    t = Reign("autocracy")
    t.set(regimes.RIVAL, t.other.seat)
    t.other.has(food=1, awe=9, research=0, culture=3)
    before = t.points()
    fulfil(t.s, t.mine.seat, GOAL["rival"])
    assert t.points() == before + 1
    assert t.other.account == {"food": 1, "awe": 5, "research": 0, "culture": 0}


@pytest.mark.plays("goal.arms")
def test_the_armament_monopoly() -> None:
    """A15.8: twice the space capacity in resources, and AWE for capacity buildings."""
    t = Reign("autocracy")
    t.mine.building("capacity", 2)
    before = t.mine.income
    fulfil(t.s, t.mine.seat, GOAL["arms"])
    assert t.gained(before) == {"awe": 2}
    assert t.s.stack[-1].script.name == "receive"
    assert t.s.stack[-1].args[0] == 2 * t.mine.full_capacity[1]


@pytest.mark.plays("policy.just_war")
def test_just_war_is_a_reason() -> None:
    """A15.11: for seven C; at war C pays for fleets and their upkeep."""
    t = Reign("autocracy", "just_war")
    t.play("activate:just_war")
    assert t.mine.account["culture"] == PLENTY - 7
    assert goals.has_casus(t.s, t.mine.seat, t.other.seat)
    t = war(Reign("autocracy", "just_war"))
    t.mine.techs("small_craft")
    t.economy()
    t.mine.has(awe=1, culture=9).points_of_capacity(3, 3)
    t.ask_again().play("buy:fleet")
    assert t.mine.account["awe"] == 0 and t.mine.account["culture"] < 9


@pytest.mark.plays("policy.war_booty")
def test_war_booty() -> None:
    """A15.12: two AWE, twice at war and against neutral units; two F for civil ones."""
    t = Reign("autocracy", "war_booty")
    assert autocracy.booty_factor(t.s, t.mine.seat, t.other.seat) == 1
    autocracy.hear_kill(t.s, t.mine.seat, 0, -1)
    assert t.mine.account["awe"] == PLENTY + 4
    war(t)
    add_fleet(t.s, t.mine.seat, OWN_FLEET, t.other.home)
    autocracy.hear_civil_lost(t.s, t.other.seat, t.other.home, 0)
    assert t.mine.account["food"] == PLENTY + 4


@pytest.mark.plays("policy.war_booty")
def test_a_conquest_brings_a_technology_and_bounties_votes() -> None:
    """A15.12"""
    t = war(Reign("autocracy", "war_booty", seats=3))
    t.other.techs("small_craft")
    t.tells(PLANET_CONQUERED, t.other.home, t.other.seat)
    while t.question() != "politics":
        t.play(t.options()[0])
    assert t.s.techs[t.mine.seat] >> TECH["tech.small_craft"] & 1
    t = Reign("autocracy", "war_booty", seats=3)
    assert booty_votes(t.s, t.mine.seat) == 0
    propose(t, "bounties")
    while t.question() == "law":
        t.play("no")
    assert t.question() == "buy-votes" and booty_votes(t.s, t.mine.seat) == 3
    assert booty_votes(t.s, t.other.seat) == 0


@pytest.mark.plays("policy.war_code")
def test_the_war_code() -> None:
    """A15.13: cheaper capacity buildings that give C, and more at war."""
    t = Reign("autocracy")
    t.mine.building("capacity", 1).building("capacity", 2)
    before, full = t.mine.income, t.mine.full_capacity
    t.rule(t.mine, "autocracy", "war_code")
    assert t.gained(before) == {"culture": 2 * 3 - 2}
    thing = 3 * 4
    assert own_price(t.s, t.mine.seat, thing, THING_COST[thing]) == THING_COST[thing] - 1
    war(t)
    assert t.gained(before)["culture"] == 2 * 3 - 2 + 2
    assert t.mine.full_capacity == [full[0] + 1 + 2, full[1] + 1 + 2]


@pytest.mark.plays("government.empire")
def test_endless_expansion() -> None:
    """A15.15, A22.7: technologies of state size are free; the centre is a point every round."""
    t = Reign("democracy")
    t.mine.techs("political_vision", "local_government")
    t.mine.has(research=0)
    t.ask_again().play("advance:empire")
    while t.s.government[t.mine.seat] != EMPIRE:
        t.play("pass")
    names = ("local_government", "regional_parliaments", "sector_administration")
    first, *later = [TECH[f"tech.{name}"] for name in names]
    assert t.s.state_size[t.mine.seat] >= 99
    assert t.mine.account["research"] >= TECH_COST[first]  # what was paid comes back
    assert t.s.techs[t.mine.seat] >> later[0] & 1
    t.rule(t.mine, "democracy")
    autocracy.expand(t.s, t.mine.seat)
    assert not any(t.s.techs[t.mine.seat] >> tech & 1 for tech in later)


@pytest.mark.plays("government.empire")
def test_an_empire_has_capacity_for_bases_and_double_goals() -> None:
    """A14.3: missile bases stand for starbases."""
    t = Reign("empire")
    full = t.mine.full_capacity
    t.s.defence[t.mine.home] = BASE_BIT
    assert t.mine.full_capacity == [full[0] + 1, full[1] + 1]
    war(t)
    assert t.mine.full_capacity == [full[0] + 2, full[1] + 2]
    goals.set_goal(t.s, t.mine.seat, t.other.seat, goals.VICTORY, 1, t.other.seat)
    t.s.war_goals[goals.DONE] = 1
    wars.evaluate(t.s, goals.goals_of(t.s, t.mine.seat, t.other.seat), [])
    assert t.s.stack[-1].args[0] == 10


@pytest.mark.plays("policy.flagship")
def test_the_flagship() -> None:
    """A15.20: an extra fleet; a new one after a loss costs ten AWE."""
    t = Reign("empire")
    t.play("policy:flagship")
    marks = [mark for mark in t.s.fleet_mark if mark & HONOURS]
    assert marks == [FLAGSHIP]
    t.s.fleet_mark = [0] * len(t.s.fleet_mark)
    t.economy()
    before = t.mine.account["awe"]
    t.ask_again().play("activate:flagship")
    assert t.mine.account["awe"] == before - 10


@pytest.mark.plays("policy.legion")
def test_the_legion() -> None:
    """A15.21: infantry for each level, small craft for bases; militia fight as infantry."""
    t = Reign("empire", "legion")
    t.mine.building("capacity", 3)
    at = GROUND_UNITS * t.mine.home + INFANTRY
    before = t.s.troops[at]
    autocracy.hear_economy_over(t.s, t.mine.seat, 0, 0)
    assert t.s.troops[at] == before + 3
    assert militia_profile(t.s, t.mine.home) == INFANTRY
    for _ in range(9):
        autocracy.hear_economy_over(t.s, t.mine.seat, 0, 0)
    assert t.s.troops[at] == 9


@pytest.mark.plays("policy.indoctrination")
@pytest.mark.parametrize(("pips", "felt"), [(0, 0), (2, 0), (3, 0), (4, 1), (6, 2)])
def test_indoctrination(pips: int, felt: int) -> None:
    """A15.22: the first two pips do not count, of the rest every second."""
    t = war(Reign("empire", "indoctrination"))
    t.s.wars[foes.WEARINESS + t.mine.seat] = pips
    assert foes.upkeep(t.s, t.mine.seat) == felt


@pytest.mark.plays("policy.slavery")
def test_slavery() -> None:
    """A15.23: AWE for all levels, cheap bases, militia for the attacker, and sanctions."""
    t = Reign("empire")
    before = t.mine.income
    t.play("policy:slavery")
    assert t.gained(before)["awe"] == 3 and t.s.sanction[t.mine.seat] == 1
    assert militia_turns(t.s, t.mine.home, t.other.seat)
    assert own_price(t.s, t.mine.seat, BASE_THING, 7) == 4


@pytest.mark.plays("policy.surveillance")
def test_total_surveillance() -> None:
    """A15.14: a police on every own planet; at war a garrison is two more."""
    t = Reign("autocracy")
    before = police_at(t.s, t.mine.seat, t.mine.home)
    t.rule(t.mine, "autocracy", "surveillance")
    assert police_at(t.s, t.mine.seat, t.mine.home) == before + 1
    assert police_at(t.s, t.mine.seat, t.other.home) == 0
    t.s.troops[GROUND_UNITS * t.mine.home + INFANTRY] = 1
    war(t)
    assert police_at(t.s, t.mine.seat, t.mine.home) == before + 3


def test_illegal_actions_against_the_rival_cost_half() -> None:
    """A15.2: rounded up."""
    t = Reign("autocracy")
    action = next(at for at, illegal in enumerate(ILLEGAL) if illegal and at not in SHADOWS)
    price = total(t.s, t.mine.seat, action, t.other.home, t.other.seat, 5)
    t.set(regimes.RIVAL, t.other.seat)
    assert total(t.s, t.mine.seat, action, t.other.home, t.other.seat, 5) == (price + 1) // 2


def test_a_reduction_comes_before_half_the_price() -> None:
    """A0.7, A15.2, A12.6: 3 C less 2 are 1, of which half is rounded up."""
    t = Reign("autocracy")
    sabotage, owned = SHADOWS[0], CARD["infiltration_commando"]
    t.s.market_deck &= ~(1 << owned)
    take(t.s, t.mine.seat, owned)
    t.set(regimes.RIVAL, t.other.seat)
    assert total(t.s, t.mine.seat, sabotage, t.other.home, t.other.seat, 3) == 1


def test_every_culture_cost_of_an_empire_is_higher() -> None:
    """A14.1, A14.3: votes, fees, preventing a war, leaving a federation; not what is free."""
    t = Reign("plutocracy", seats=4)
    me, you = t.mine.seat, t.other.seat
    t.s.points[me] = 2
    t.s.federation[me] = t.s.federation[you] = you

    def costs() -> list[int]:
        return [
            vote_price(t.s, me), bid_fee(t.s, me), prevention(t.s, me, 4),
            end_cost(t.s, PACTS.index("federation_invite"), me, you),
            delegation_price(t.s, me), expedition_price(t.s, me),
        ]  # fmt: skip

    before = costs()
    t.rule(t.mine, "empire")
    assert costs() == [price + 1 for price in before]
    t.s.points[me] = 0
    assert end_cost(t.s, PACTS.index("federation_invite"), me, you) == 0
