"""A9.12 to A9.15 Every law of the council is put into force, and what it did."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.statutes import LAW
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    COLONY_SHIP,
    FOOD,
    OWN_FLEET,
    TECH,
    TECH_COST,
)
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleet_price, fleet_upkeep
from raumhafen.games.sternenkinder.rules.core.militia import militia_at
from raumhafen.games.sternenkinder.rules.core.news import CLOSING_TIME, KILL, announce
from raumhafen.games.sternenkinder.rules.core.pacts import INTELLIGENCE, TRADE
from raumhafen.games.sternenkinder.rules.core.prices import tech_price
from raumhafen.games.sternenkinder.rules.core.quantities import COLONY_SHIP_COST, changed
from raumhafen.games.sternenkinder.rules.politics import declaring, statutes
from raumhafen.games.sternenkinder.rules.strategy.control import blockade_options
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from raumhafen.games.sternenkinder.rules.strategy.trade import ratio
from tests.games.sternenkinder.chambers import chamber, number, pass_law
from tests.games.sternenkinder.tables import GAME, Seat
from tests.games.sternenkinder.talks import Diplomacy

# the Sovereign and the stipend in test_council.py, sanctions also in test_raids.py, the shadow war
# in test_agents.py, those of Judicial Power in test_judiciary.py


def in_force(name: str, about: int = -1, seats: int = 3) -> Diplomacy:
    """A law that the first player has carried."""
    t = chamber(seats, *([] if name == "bounties" else [name]))
    t.s.law_hand[t.mine.seat] &= ~(1 << number(name))
    statutes.adopt(t.s, t.mine.seat, number(name), about)
    assert GAME.broken_laws(t.s) == []
    return t


# --- lasting effects -----------------------------------------------------------------------------


@pytest.mark.plays("law.free_trade")
def test_free_trade() -> None:
    """A9.12 law.free_trade: all ratios are better by 1, at best 2:1."""
    t = chamber(3, "free_trade")
    before = ratio(t.s, t.other.seat, FOOD, AWE)
    pass_law(t, "free_trade")
    assert ratio(t.s, t.other.seat, FOOD, AWE) == before - 1


@pytest.mark.plays("law.pure_metal_priority")
def test_pure_metal() -> None:
    """A9.12 law.pure_metal_priority: fleets cost everybody 1 AWE less."""
    before = fleet_price(chamber().s, 0, OWN_FLEET)
    assert fleet_price(in_force("pure_metal_priority").s, 0, OWN_FLEET) == before - 1


@pytest.mark.plays("law.force_disarmament")
def test_disarmament_hits_one_player_for_each_adoption() -> None:
    """A9.13 law.force_disarmament"""
    t = in_force("force_disarmament", 1)
    before = fleet_upkeep(t.s, 0, OWN_FLEET)
    assert fleet_upkeep(t.s, 1, OWN_FLEET) == before + 1
    statutes.adopt(t.s, t.mine.seat, number("force_disarmament"), 1)
    assert fleet_upkeep(t.s, 1, OWN_FLEET) == before + 2
    assert GAME.broken_laws(t.s) == []


@pytest.mark.plays("law.open_science")
def test_open_science() -> None:
    """A9.12 law.open_science: technologies that somebody knows cost 1 R less."""
    t = in_force("open_science")
    known, unknown = TECH["tech.capital_ships"], TECH["tech.interstellar_trade"]
    t.s.first_by[known] = t.other.seat
    assert TECH_COST[known] > 4 and tech_price(t.s, t.mine.seat, known) == TECH_COST[known] - 2 - 1
    assert tech_price(t.s, t.mine.seat, unknown) == TECH_COST[unknown]


@pytest.mark.plays("law.technology_release")
def test_technology_release() -> None:
    """A9.5, A9.13 law.technology_release: the named one costs all 3 R less, at least 1."""
    tech = TECH["tech.interstellar_trade"]
    t = chamber(3, "technology_release")
    pass_law(t, "technology_release", "research:interstellar_trade")
    for seat in range(3):
        assert tech_price(t.s, seat, tech) == max(1, TECH_COST[tech] - 3)
    statutes.adopt(t.s, 0, number("technology_release"), tech)
    assert tech_price(t.s, 0, tech) == max(1, TECH_COST[tech] - 6)


@pytest.mark.plays("law.settlement_storm")
def test_settlement_storm() -> None:
    """A9.12 law.settlement_storm: colony ships are cheaper, and states may be larger."""
    t = chamber(3, "settlement_storm")
    size = t.s.state_size[0]
    pass_law(t, "settlement_storm")
    assert t.s.state_size[0] == size + 1 and COLONY_SHIP >= 0
    assert changed(t.s, 0, COLONY_SHIP_COST, 6) == 4


@pytest.mark.plays("law.civil_protection")
def test_civil_protection() -> None:
    """A9.12 law.civil_protection: one more for each level."""
    t = chamber(3, "civil_protection")
    before = militia_at(t.s, t.other.home)
    pass_law(t, "civil_protection")
    assert militia_at(t.s, t.other.home) == before + 3


@pytest.mark.plays("law.networking_initiative")
def test_networking_pays_for_networks_of_partners_too() -> None:
    """A9.12, A5.13 law.networking_initiative: with an intelligence agreement both count all."""
    t = in_force("networking_initiative")
    me, you = t.mine.seat, t.other.seat
    before = t.mine.income["research"]
    t.s.network[CELLS * me + 5] = 2
    t.s.network[CELLS * you + 9] = 1
    assert t.mine.income["research"] == before + 1
    t.s.treaties += [INTELLIGENCE, me, you, 0]
    assert t.mine.income["research"] == before + 2 == t.other.income["research"]


@pytest.mark.plays("law.freedom_of_lanes")
def test_the_lanes_are_free_in_peace() -> None:
    """A9.12, B3.5 law.freedom_of_lanes: blockades in peace end, and none is declared."""
    t = chamber(3, "freedom_of_lanes")
    me, home = t.mine.seat, t.other.home
    for _ in range(9):
        add_fleet(t.s, me, OWN_FLEET, home)
    assert blockade_options(t.s, me)
    t.s.blockade[home] = me
    pass_law(t, "freedom_of_lanes")
    assert t.s.blockade[home] == -1 and not blockade_options(t.s, me)
    t.s.foes = [7 & ~(1 << seat) for seat in range(3)]
    assert blockade_options(t.s, me)


@pytest.mark.plays("law.competition_war")
def test_competition_war() -> None:
    """A9.12, A6.6 law.competition_war: war for nothing, and 1 AWE for every kill."""
    t = in_force("competition_war")
    me, you = t.mine.seat, t.other.seat
    assert declaring.least_price(t.s, me) == 0
    t.s.budget[5 * me] = 1
    t.ask_again().play(f"war:{you}", "amount:0")
    assert t.question() == "war-goal"
    awe = t.mine.account["awe"]
    announce_kill(t, me, you)
    assert t.mine.account["awe"] == awe + 1


def announce_kill(t: Diplomacy, killer: int, victim: int) -> None:
    announce(t.s, KILL, killer, 5, victim)
    t.play("amount:1", "end")


@pytest.mark.plays("law.bounties")
@pytest.mark.parametrize(("level", "paid"), [(0, 0), (1, 2)])
def test_bounties(level: int, paid: int) -> None:
    """A9.12, A9.14 law.bounties: 2 AWE for units of sanctioned players."""
    t = in_force("bounties")
    me, you = t.mine.seat, t.other.seat
    t.s.budget[5 * me] = 1
    t.ask_again().play(f"war:{you}", "amount:1", "no")
    t.s.sanction[you] = level
    t.bent = True
    awe = t.mine.account["awe"]
    announce_kill(t, me, you)
    assert t.mine.account["awe"] == awe + paid


# --- once ----------------------------------------------------------------------------------------


@pytest.mark.plays("law.right_to_settle")
def test_the_right_to_settle() -> None:
    """A9.5, A9.13 law.right_to_settle: a colony below level III rises, whoever owns it."""
    t = chamber(3, "right_to_settle")
    t.other.colony("iii3", 2)
    t.bent = True
    pass_law(t.ask_again(), "right_to_settle", "at:iii3")
    assert t.s.level[CELL_IDS.index("iii3")] == 3


@pytest.mark.plays("law.sanctions_1", "law.sanctions_2", "law.sanctions_3")
@pytest.mark.parametrize(("before", "law", "after"), [(0, 2, 2), (2, 2, 1), (1, 3, 3), (1, 1, 0)])
def test_the_council_imposes_and_lifts_sanctions(before: int, law: int, after: int) -> None:
    """A7.4, A9.14 law.sanctions_1 to law.sanctions_3"""
    t = chamber(3)
    you = t.other.seat
    t.s.sanction[you] = before
    t.bent = True
    pass_law(t.ask_again(), f"sanctions_{law}", f"foe:{you}")
    assert t.s.sanction[you] == after and t.s.laws == []


def test_who_stands_above_the_level_is_no_target() -> None:
    """A7.4"""
    t = chamber(3)
    t.s.sanction[t.other.seat] = 2
    assert not statutes.may_sanction(t.s, t.other.seat, 1)


# --- closing phase -------------------------------------------------------------------------------


def closing(t: Diplomacy) -> None:
    """The closing phase is announced to all, heard after a little trade, and answered."""
    for seat in t.s.seats_from(t.s.first):
        announce(t.s, CLOSING_TIME, seat)
    t.bent = True
    t.mine.has(food=20)
    t.ask_again().play("trade:food:awe")
    while t.question() != "politics":
        t.play(t.options()[-1])


@pytest.mark.plays("law.reconstruction_fund")
def test_the_fund_goes_to_who_is_behind() -> None:
    """A9.12 law.reconstruction_fund: 3 resources of choice."""
    t = in_force("reconstruction_fund")
    t.s.points = [1, 1, 1]
    t.s.points[t.other.seat] = 0
    before = sum(t.other.account.values())
    third = t.seat(3 - t.mine.seat - t.other.seat)
    rest = third.account
    closing(t)
    assert sum(t.other.account.values()) == before + 3 and third.account == rest


@pytest.mark.plays("law.solidarity_levy")
def test_the_levy_takes_from_the_rich() -> None:
    """A9.12 law.solidarity_levy: 3 AWE of who has more than 20; who is behind gets 2."""
    t = in_force("solidarity_levy")
    t.s.points = [1, 1, 1]
    t.s.points[t.other.seat] = 0
    third = t.seat(3 - t.mine.seat - t.other.seat)
    third.has(awe=21)
    closing(t)
    assert third.account["awe"] == 18 and t.other.account["awe"] == 9 + 2


@pytest.mark.plays("keyword.law_competition")
@pytest.mark.parametrize("name", ["culture", "science", "fleet", "trade"])
def test_a_competition_ends_after_two_closing_phases(name: str) -> None:
    """A9.15: then its law has left the game."""
    law = f"contest_{name}"
    t = in_force(law)
    before = t.other.account
    closing(t)
    assert t.s.laws[3] == 1 and t.other.account == before
    closing(t)
    assert t.s.laws == [] and t.s.law_gone == 1 << LAW[f"law.{law}"]
    assert t.other.account != before


def contest(name: str) -> tuple[Diplomacy, Seat]:
    """Its last closing phase comes; the third player, too."""
    t = in_force(f"contest_{name}")
    t.s.laws[3] = 1
    return t, t.seat(3 - t.mine.seat - t.other.seat)


def gains(t: Diplomacy, *seats: Seat) -> list[dict[str, int]]:
    """What the closing phase brings them."""
    before = [seat.account for seat in seats]
    closing(t)
    return [
        {name: n - had[name] for name, n in seat.account.items() if n != had[name]}
        for seat, had in zip(seats, before, strict=True)
    ]


@pytest.mark.plays("law.contest_culture")
def test_the_contest_of_culture() -> None:
    """A9.15 law.contest_culture: by income of culture; a point, then 5 and 2 resources."""
    t, third = contest("culture")
    t.s.aid[t.other.seat], t.s.aid[third.seat] = 2, 1
    points = [victory_points(t.s, p) for p in range(3)]
    first, second = gains(t, t.other, third)
    assert (sum(first.values()), sum(second.values())) == (5 + 2, 5 + 2)
    points[t.other.seat] += 1
    assert [victory_points(t.s, p) for p in range(3)] == points


@pytest.mark.plays("law.contest_science")
def test_the_contest_of_science() -> None:
    """A9.15 law.contest_science: by technologies; one of at most 9 R, then 4 and 2 R."""
    t, third = contest("science")
    t.other.techs("small_craft", "political_philosophy")
    third.techs("small_craft")
    known = [techs.bit_count() for techs in t.s.techs]
    first, second = gains(t, t.other, third)
    known[t.other.seat] += 1
    assert [techs.bit_count() for techs in t.s.techs] == known
    assert first.get("research", 0) >= 4 + 2 and second == {"research": 4 + 2}


@pytest.mark.plays("law.contest_fleet")
def test_the_contest_of_fleets() -> None:
    """A9.15 law.contest_fleet: by hull; a point, then 5 and 2 AWE."""
    t, third = contest("fleet")
    for seat in (t.other.seat, t.other.seat, third.seat):
        add_fleet(t.s, seat, OWN_FLEET, t.s.home[seat])
    points = victory_points(t.s, t.other.seat)
    assert gains(t, t.other, third) == [{"awe": 5 + 2}, {"awe": 5 + 2}]
    assert victory_points(t.s, t.other.seat) == points + 1


@pytest.mark.plays("law.contest_trade")
def test_the_contest_of_trade() -> None:
    """A9.15 law.contest_trade: by routes and treaties; 10 AWE, then a route, then 3 AWE."""
    t, third = contest("trade")
    t.s.treaties += [TRADE, t.other.seat, third.seat, 0] * 2
    t.s.treaties += [TRADE, t.other.seat, t.mine.seat, 0]
    assert gains(t, t.other, third) == [{"awe": 10 + 3}, {"awe": 3}]
    assert sorted(t.s.route.count(p) for p in range(3)) == [0, 1, 1]
    assert t.s.route.count(t.mine.seat) == 0


def test_equal_counts_share_the_better_place() -> None:
    """A9.15, decision 47: places 1, 1, 3 – each with the rewards of all lower ones."""
    t = in_force("contest_fleet")
    t.s.log = []
    for seat in (t.mine.seat, t.other.seat):
        add_fleet(t.s, seat, OWN_FLEET, t.s.home[seat])
    depth = len(t.s.stack)
    statutes.award(t.s, number("contest_fleet"))
    third = 3 - t.mine.seat - t.other.seat
    ranks = {e.args["seat"]: e.args["rank"] for e in t.s.log if e.key == "event-contest"}
    assert ranks == {t.mine.seat: 1, t.other.seat: 1, third: 3}
    given = [f.seat for f in t.s.stack[depth:]]
    assert sorted(given) == sorted([t.mine.seat] * 3 + [t.other.seat] * 3 + [third])
