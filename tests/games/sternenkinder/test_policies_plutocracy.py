"""A17 Plutocracy and Corporatocracy: money at work."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import DISTANCE
from raumhafen.games.sternenkinder.content.regimes import GOAL
from raumhafen.games.sternenkinder.content.statutes import LAW
from raumhafen.games.sternenkinder.content.tables import MERCENARY_FLEET, OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleet_upkeep, fleets_of
from raumhafen.games.sternenkinder.rules.core.news import (
    BUILT,
    CLOSING_TIME,
    ECONOMY_OVER,
    POLITICS_OVER,
)
from raumhafen.games.sternenkinder.rules.core.places import site_owner
from raumhafen.games.sternenkinder.rules.core.regime_income import interest
from raumhafen.games.sternenkinder.rules.core.regimes import FUND, INVESTED, STOCK
from raumhafen.games.sternenkinder.rules.core.routes import carries
from raumhafen.games.sternenkinder.rules.politics.council import offence
from raumhafen.games.sternenkinder.rules.politics.plutocracy import pay_network
from raumhafen.games.sternenkinder.state import SITES
from tests.games.sternenkinder.rulers import PLENTY, Reign
from tests.games.sternenkinder.talks import pact


@pytest.mark.plays("goal.market")
def test_the_market_is_five_sources() -> None:
    """A17.1, A17.5: efficient taxes count them one by one."""
    t = Reign("plutocracy")
    t.mine.building("awe", 2).building("awe", 3)
    before = t.mine.income
    t.tells(BUILT, t.mine.home)
    assert t.s.goals_by[GOAL["market"]] == t.mine.seat
    assert t.gained(before) == {"awe": 5}


@pytest.mark.plays("goal.investment")
def test_a_large_investment_pays_in_the_next_round() -> None:
    """A17.2: X times a tenth of X, halved."""
    t = Reign("plutocracy")
    t.tells(ECONOMY_OVER)
    assert t.question() == "stake"
    money = t.mine.account["awe"]
    t.play("amount:25")
    assert t.mine.account["awe"] == money - 25 and t.s.goals_by[GOAL["investment"]] >= 0
    t.s.round += 1
    money = t.mine.account["awe"]
    t.tells(ECONOMY_OVER)
    assert t.mine.account["awe"] == money + 25 + 1


@pytest.mark.plays("goal.network")
def test_the_trade_network() -> None:
    """A17.3: four AWE for each trade treaty, then AWE with each exchange."""
    t = Reign("plutocracy")
    pact(pact(t, "trade"), "trade")
    t.tells(POLITICS_OVER)
    assert t.s.goals_by[GOAL["network"]] == t.mine.seat
    assert t.mine.account["awe"] == PLENTY + 8 + 1
    pay_network(t.s, t.other.seat, t.mine.seat)
    assert t.mine.account["awe"] == PLENTY + 8 + 1 + 2


@pytest.mark.plays("goal.triaria")
def test_the_triaria_rating() -> None:
    """A17.4: thirty AWE of income are a point."""
    t = Reign("plutocracy")
    t.s.aid[t.mine.seat] = 30
    before = t.points()
    t.tells(BUILT, t.mine.home)
    assert t.s.goals_by[GOAL["triaria"]] == t.mine.seat and t.points() == before + 1


@pytest.mark.plays("policy.tax")
def test_efficient_taxes() -> None:
    """A17.5: one AWE more for each source of AWE."""
    t = Reign("plutocracy")
    t.mine.building("awe", 1).building("awe", 1)
    before = t.mine.income["awe"]
    t.rule(t.mine, "plutocracy", "tax")
    assert t.mine.income["awe"] == before + 4


@pytest.mark.plays("policy.fund")
@pytest.mark.parametrize(
    ("government", "resource"),
    [("plutocracy", "awe"), ("democracy", "culture"), ("corporatocracy", "awe")],
)
def test_the_fund_raises_the_bonus(government: str, resource: str) -> None:
    """A17.6: three AWE a pip, more pips at three; twice a round, then more often."""
    t = Reign(government, "fund")
    t.economy()
    before = t.mine.income[resource]
    money = t.mine.account["awe"]
    t.play("activate:fund", "activate:fund")
    assert t.count(FUND) == 2 and t.mine.account["awe"] == money - 6
    assert t.mine.income[resource] == before + 2
    assert not t.offers("activate:fund")
    t.set(FUND, 2)
    t.set(INVESTED, 0)
    t.ask_again().play("activate:fund")
    assert t.count(FUND) == 5


@pytest.mark.plays("policy.fund")
def test_the_fund_of_an_autocrat_is_capacity() -> None:
    """A17.6"""
    t = Reign("autocracy", "fund")
    before = t.mine.full_capacity
    t.set(FUND, 4)
    assert t.mine.full_capacity == [before[0] + 4, before[1] + 4]


@pytest.mark.plays("policy.partner_seele")
def test_the_seele_partnership() -> None:
    """A17.7: mercenaries are bought like units, their upkeep is lower."""
    t = Reign("plutocracy")
    upkeep = fleet_upkeep(t.s, t.mine.seat, MERCENARY_FLEET)
    t.rule(t.mine, "plutocracy", "partner_seele")
    assert fleet_upkeep(t.s, t.mine.seat, MERCENARY_FLEET) == upkeep - 1
    t.economy()
    t.ask_again().play("buy:mercenary")
    kinds = [t.s.fleet_kind[at] for at in fleets_of(t.s, t.mine.seat)]
    assert MERCENARY_FLEET in kinds


@pytest.mark.plays("policy.partner_tor")
def test_the_tor_partnership() -> None:
    """A17.8: two routes and a fleet at once; routes of others count."""
    t = Reign("plutocracy")
    t.mine.techs("small_craft")
    t.ask_again().play("policy:partner_tor")
    while t.question() != "politics":
        t.play(t.options()[0])
    assert t.s.route.count(t.mine.seat) >= 1 and fleets_of(t.s, t.mine.seat)
    cell = t.s.route.index(t.mine.seat)
    t.s.route[cell] = t.other.seat
    assert carries(t.s, t.mine.seat, cell, False)
    assert not carries(Reign("democracy").s, t.mine.seat, cell, False)


@pytest.mark.parametrize(("debt", "due"), [(0, 0), (5, 1), (6, 2), (11, 4), (16, 8), (20, 8)])
def test_interest(debt: int, due: int) -> None:
    """A17.10"""
    assert interest(debt) == due


@pytest.mark.plays("government.corporatocracy")
def test_money_is_lent() -> None:
    """A17.10: at most twenty, without consent, with interest for the lender."""
    t = Reign("corporatocracy")
    t.pass_all()
    while t.active.seat != t.other.seat:
        t.play("pass")
    mine, other = t.mine.account["awe"], t.other.account["awe"]
    before = [t.mine.income["awe"], t.other.income["awe"]]
    t.ask_again().play(f"borrow:{t.mine.seat}", "amount:12")
    assert t.mine.account["awe"] == mine - 12 and t.other.account["awe"] == other + 12
    assert [t.mine.income["awe"], t.other.income["awe"]] == [before[0] + 4, before[1] - 4]
    t.play(f"repay:{t.mine.seat}", "amount:7")
    assert t.s.loans[2 * t.mine.seat + t.other.seat] == 5
    t.play(f"borrow:{t.mine.seat}")
    assert t.options()[-1] == "amount:15"


@pytest.mark.plays("government.corporatocracy")
def test_the_military_of_a_corporatocracy_fights_on() -> None:
    """A17.11, A14.3: nobody bids for mercenaries in simple combat; two AWE for each treaty."""
    t = Reign("corporatocracy")
    before = t.mine.income["awe"]
    pact(t, "trade")
    add_fleet(t.s, t.mine.seat, OWN_FLEET, t.mine.home)
    assert t.mine.income["awe"] == before + 2 - fleet_upkeep(t.s, t.mine.seat, OWN_FLEET)


@pytest.mark.plays("government.corporatocracy")
def test_branches_need_consent() -> None:
    """A17.12: n branches bring n times n AWE, two each to the host."""
    t = Reign("corporatocracy")
    home = CELL_IDS[t.other.home]
    before = [t.mine.income["awe"], t.other.income["awe"]]
    t.play(f"branch:{home}", "no")
    assert not any(t.s.branch) and t.mine.account["awe"] == PLENTY
    t.play("end")
    while t.active.seat != t.mine.seat:
        t.play("pass")
    t.play(f"branch:{home}", "yes")
    assert t.mine.account["awe"] == PLENTY - 5
    assert [t.mine.income["awe"], t.other.income["awe"]] == [before[0] + 1, before[1] + 2]
    t.s.branch[CELL_IDS.index(t.settle(t.other))] = 1 << t.mine.seat
    assert t.mine.income["awe"] >= before[0] + 4
    assert t.refusal(f"branch:{CELL_IDS[t.mine.home]}").rule == "A17.12"


@pytest.mark.plays("policy.flash_contracts")
def test_flash_contracts() -> None:
    """A17.13: mercenaries join a fleet, for AWE by distance."""
    t = Reign("corporatocracy", "flash_contracts")
    t.mine.techs("small_craft")
    add_fleet(t.s, t.mine.seat, OWN_FLEET, t.other.home)
    t.ask_again().play("hire")
    money = t.mine.account["awe"]
    t.play(f"at:{CELL_IDS[t.other.home]}")
    far = DISTANCE[len(t.s.tile) * t.mine.home + t.other.home]
    assert money - t.mine.account["awe"] == far
    joined = [at for at in fleets_of(t.s, t.mine.seat) if t.s.fleet_at[at] == t.other.home]
    assert [t.s.fleet_kind[at] for at in joined] == [OWN_FLEET, MERCENARY_FLEET]


@pytest.mark.plays("policy.stock")
def test_stock_manipulation() -> None:
    """A17.14: all players have the value as income; much of it speaks for sanctions."""
    t = Reign("corporatocracy", "stock")
    before = [t.mine.income["awe"], t.other.income["awe"]]
    t.tells(CLOSING_TIME)
    assert t.options() == [f"amount:{n}" for n in range(9, 16)]
    t.play("amount:15")
    assert [t.mine.income["awe"], t.other.income["awe"]] == [before[0] + 3, before[1] + 3]
    t.set(STOCK, -9)
    assert t.other.income["awe"] == before[1] - 9
    assert offence(t.s, LAW["law.sanctions_1"], t.mine.seat) == 3


@pytest.mark.plays("policy.real_estate")
def test_real_estate() -> None:
    """A17.15: he sells, or pays more than was offered."""
    for answer, owner in (("no", "mine"), ("yes", "other")):
        t = Reign("corporatocracy", "real_estate")
        t.other.building("food", 1)
        t.ask_again().play("activate:real_estate")
        while t.question() in ("estate-system", "estate"):
            t.play(t.options()[0])
        t.play("amount:4", answer)
        if t.question() == "estate-branch":
            t.play("no")
        at = next(n for n in range(SITES * t.other.home, SITES * t.other.home + 3) if t.s.sites[n])
        assert site_owner(t.s.sites[at]) == getattr(t, owner).seat
        assert t.mine.account["awe"] < PLENTY
        assert (t.other.account["awe"] > PLENTY) is (answer == "no")


@pytest.mark.plays("policy.monetary_rule")
def test_monetary_rule() -> None:
    """A17.16: thirty AWE for a point, once a round."""
    t = Reign("corporatocracy", "monetary_rule")
    t.economy()
    t.mine.has(awe=61)
    before = t.points()
    t.ask_again().play("activate:monetary_rule")
    assert t.points() == before + 1 and t.mine.account["awe"] == 31
    assert t.refusal("activate:monetary_rule").key == "illegal-policy-used"
