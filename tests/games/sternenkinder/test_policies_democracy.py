"""A16 Democracy and Federation: goals, policies of one player and of members."""

import pytest

from raumhafen.games.sternenkinder.actions import CREW_IDS
from raumhafen.games.sternenkinder.content.regimes import GOAL
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP, TECH
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.news import (
    CLOSING_TIME,
    LAW_PASSED,
    TECH_RESEARCHED,
    TREATY_MADE,
)
from raumhafen.games.sternenkinder.rules.core.prices import plain_price, unit_price
from raumhafen.games.sternenkinder.rules.core.regimes import DIVIDEND, cabinet_price, has_policy
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.politics import goals, wars
from raumhafen.games.sternenkinder.rules.politics.smuggling import delegate_options
from raumhafen.games.sternenkinder.rules.politics.treaties import leave_federation
from raumhafen.games.sternenkinder.rules.strategy.ending import side, side_points
from raumhafen.games.sternenkinder.rules.strategy.expedition import send
from raumhafen.games.sternenkinder.rules.strategy.politics import PARTS_PRICE, aid_price
from raumhafen.games.sternenkinder.state import VARIANTS
from tests.games.sternenkinder.chambers import number
from tests.games.sternenkinder.rulers import PLENTY, Reign
from tests.games.sternenkinder.talks import pact


def union(*policies: str, seats: int = 4) -> Reign:
    t = Reign("federation", *policies, seats=seats)
    t.federate(t.other)
    t.ask_again()
    return t


@pytest.mark.plays("goal.judge")
def test_the_supreme_judge_is_paid_for() -> None:
    """A16.2: thirty C at once, without a political action."""
    t = Reign("democracy")
    t.mine.has(culture=29)
    assert t.ask_again().refusal("goal:judge").rule == "A10.10"
    t.mine.has(culture=30)
    t.ask_again().play("goal:judge")
    assert t.mine.account["culture"] == 0 and t.question() == "enacted-law"
    assert t.s.acted == 0
    t.play(t.options()[0])
    assert t.s.goals_by[GOAL["judge"]] == t.mine.seat and len(t.s.laws) >= 4


@pytest.mark.plays("goal.favourite")
def test_the_favourite_of_the_council() -> None:
    """A16.3: a treaty and peace with every player; five C for each treaty."""
    t = Reign("democracy")
    pact(pact(t, "trade"), "alliance")
    t.tells(TREATY_MADE)
    assert t.s.goals_by[GOAL["favourite"]] == t.mine.seat
    assert t.mine.account["culture"] == PLENTY + 10


@pytest.mark.plays("goal.law")
def test_heavenly_law() -> None:
    """A16.4: three own laws in force are a point."""
    t = Reign("democracy")
    for name in ("technology_release", "pure_metal_priority", "bounties"):
        t.s.laws += [number(name), t.mine.seat, -1, 0]
    t.renew()
    before = t.points()
    t.bent = True
    t.tells(LAW_PASSED)
    assert t.points() == before + 1


@pytest.mark.plays("policy.dividend")
def test_the_peace_dividend_grows_to_six() -> None:
    """A16.7: one of each resource for each pip; war sets it to 0."""
    t = Reign("democracy", "dividend")
    before = t.mine.income
    for _ in range(8):
        t.tells(CLOSING_TIME)
    assert t.count(DIVIDEND) == 6
    assert t.gained(before) == {"food": 6, "awe": 6, "research": 6, "culture": 6}
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    goals.set_goal(t.s, me, you, goals.VICTORY, 3, you)
    t.tells(CLOSING_TIME)
    assert t.count(DIVIDEND) == 0


def test_members_have_the_dividend_and_the_votes() -> None:
    """A16.1, A16.7, A16.8: each once, however many own it."""
    t = union("dividend", "participation")
    t.set(DIVIDEND, 3)
    alone = t.other.income["food"]
    t.s.policies[t.other.seat] = t.s.policies[t.mine.seat]
    t.renew()
    assert t.other.income["food"] == alone
    assert has_policy(t.s, t.other.seat, 9) and has_policy(t.s, t.other.seat, 10)


@pytest.mark.plays("policy.participation")
def test_participation() -> None:
    """A16.8: each colony counts one level higher, III and IV give 1 and 2 more."""
    t = Reign("democracy")
    t.settle(t.mine, 2)
    t.settle(t.mine, 3)
    before = votes(t.s, t.mine.seat)
    t.rule(t.mine, "democracy", "participation")
    assert votes(t.s, t.mine.seat) == before + 1 + 2


@pytest.mark.plays("policy.constitution")
def test_the_just_constitution() -> None:
    """A16.9: the cabinet is cheaper, at least 1 C; C buildings give more."""
    t = Reign("democracy")
    t.mine.building("culture", 1)
    before = t.mine.income
    t.rule(t.mine, "democracy", "constitution", "participation")
    assert cabinet_price(t.s, t.mine.seat, PARTS_PRICE) == PARTS_PRICE - 2
    assert cabinet_price(t.s, t.mine.seat, 1) == 1
    assert t.gained(before) == {"culture": 2 - 4}


def test_the_just_constitution_lowers_all_of_the_cabinet() -> None:
    """A16.9, A13.3, A13.6: delegations and expeditions too."""
    t = Reign("democracy", "constitution", "participation")
    me, you = t.mine.seat, t.other.seat
    t.s.crews[VARIANTS * me] = 1 << CREW_IDS.index("diplomat")
    t.ask_again().play(f"delegation:{you}")
    assert t.mine.account["culture"] == PLENTY - 1
    send(t.s, me)
    assert t.mine.account["culture"] == PLENTY - 1 - 3
    t.mine.has(culture=1)
    assert aid_price(t.s, me) > 1 and delegate_options(t.s, me) == []  # the ship is on its way
    add_civil(t.s, me, RESEARCH_SHIP, t.mine.home)
    assert delegate_options(t.s, me) != []


@pytest.mark.plays("government.federation")
def test_members_win_together() -> None:
    """A16.10, A5.11, A5.12: the points of members add up; leaving costs twice the own points."""
    t = Reign("federation", seats=4)
    t.s.points[t.other.seat] = 2
    t.ask_again().conclude("federation_invite")
    assert t.mine.account["culture"] == PLENTY - 6
    assert set(side(t.s, t.mine.seat)) == {t.mine.seat, t.other.seat}
    assert side_points(t.s, t.mine.seat) == t.points() + t.points(t.other)
    t.play("end")
    t.s.budget[5 * t.other.seat] = 1
    t.ask_again().play(f"cancel:federation_leave:{t.mine.seat}")
    assert t.other.account["culture"] == PLENTY - 4 and t.s.federation == [-1] * 4


@pytest.mark.plays("government.federation")
def test_a_federation_earns_culture_for_laws_and_keeps_the_peace() -> None:
    """A14.3, A6.3: two C for each law in force, whoever proposed it."""
    t = Reign("federation")
    before = t.mine.income
    t.s.laws += [number("pure_metal_priority"), t.other.seat, -1, 0]
    t.renew()
    assert t.gained(before) == {"culture": 2}
    t.bent = True
    assert not t.ask_again().offers(f"war:{t.other.seat}")
    t.rule(t.mine, "democracy")
    assert t.ask_again().offers(f"war:{t.other.seat}")


def test_federal_policies_need_two_members() -> None:
    """A16.11"""
    t = Reign("federation", "fusion", seats=4)
    assert not has_policy(t.s, t.mine.seat, 13)
    t.federate(t.other)
    assert has_policy(t.s, t.other.seat, 13)
    leave_federation(t.s, t.other.seat)
    assert not has_policy(t.s, t.mine.seat, 13)


@pytest.mark.plays("policy.new_clouds")
def test_the_new_clouds() -> None:
    """A16.12: ten of each resource for each member; each gets a point."""
    t = union("new_clouds")
    t.tells(CLOSING_TIME)
    before = [t.points(), t.points(t.other)]
    food = t.mine.account["food"]
    assert t.question() == "new-clouds"
    t.play("yes")
    assert [t.points(), t.points(t.other)] == [before[0] + 1, before[1] + 1]
    assert t.mine.account["food"] == food - 20


@pytest.mark.plays("policy.fusion")
def test_economic_fusion() -> None:
    """A16.13, decision 54: the sum is split, the founder gets the rest."""
    t = union()
    t.mine.building("food", 1)
    before = t.mine.income["food"]
    t.rule(t.mine, "federation", "fusion")
    assert t.mine.income["food"] == before + 2
    start = [t.mine.account["food"], t.other.account["food"]]
    total = t.mine.income["food"] + t.other.income["food"]
    t.pass_all()
    gains = [t.mine.account["food"] - start[0], t.other.account["food"] - start[1]]
    assert sum(gains) == total and gains[0] - gains[1] in (0, 1)


@pytest.mark.plays("policy.united_fleets")
def test_united_fleets() -> None:
    """A16.14: half more for each other member, who gets a copy; capacity is common."""
    t = union("united_fleets")
    plain = plain_price(t.s, t.mine.seat, 0)
    assert unit_price(t.s, t.mine.seat, 0) == (3 * plain + 1) // 2
    t.economy()
    ships = [kind for kind in t.s.civil_kind[20 * t.other.seat :][:20] if kind >= 0]
    t.mine.points_of_capacity(0, 0)
    t.other.points_of_capacity(9, 9)
    food = t.mine.account["food"]
    t.ask_again().play("buy:research")
    more = [kind for kind in t.s.civil_kind[20 * t.other.seat :][:20] if kind >= 0]
    assert len(more) == len(ships) + 1
    assert t.mine.account["food"] == food - unit_price(t.s, t.mine.seat, 0)


@pytest.mark.plays("policy.tech_parity")
def test_technological_parity() -> None:
    """A16.15: as if researched; a leaving member loses what he has not researched."""
    t = union("tech_parity")
    t.mine.techs("small_craft", "support_ships")
    t.tells(TECH_RESEARCHED)
    craft, support = TECH["tech.small_craft"], TECH["tech.support_ships"]
    assert t.s.techs[t.other.seat] >> support & 1 and t.s.borrowed[t.other.seat] >> craft & 1
    points = t.points(t.other)
    leave_federation(t.s, t.other.seat)
    t.tells(TECH_RESEARCHED)
    assert not t.s.techs[t.other.seat] >> craft & 1 and t.points(t.other) == points
