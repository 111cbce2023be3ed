"""B2, B4.4 Income, upkeep, state size, bankruptcy, capacity."""

import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.games.sternenkinder.content.tables import (
    GROUND_IDS,
    GROUND_UNITS,
    OWN_FLEET,
    TECH_IDS,
)
from raumhafen.games.sternenkinder.content.words import CAPACITIES, RESOURCES
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_in, most_fleets
from raumhafen.games.sternenkinder.rules.core.places import site_owner, sites_at
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.state import (
    BASE_BIT,
    CIVIL_UNITS,
    FORTRESS_BIT,
    NOBODY,
    SternState,
)
from raumhafen.games.sternenkinder.views.prices import prices
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.tables import GAME, Scenario

COLONY = "iii3"


def total(s: SternState, seat: int, what: str) -> int:
    return sum(share.amount for share in GAME.explain(s, seat, what))


def test_a_research_building() -> None:
    """T4, B0.8, B2.2, B2.3, B2.4, B4.2: R income 3 to 5, F income 3 to 2, for 3 F and 2 GC."""
    t = Scenario()
    player = t.active
    t.play("build:research_1")
    assert (player.income["research"], player.income["food"]) == (5, 2)
    assert (player.account["food"], player.capacity) == (3, [1, 1])


def test_food_buildings_cost_no_upkeep() -> None:
    """T4, B4.2"""
    t = Scenario()
    assert t.active.building("food", 2).income["food"] == 7


def test_a_centre_doubles_levels() -> None:
    """T5, B4.5: 4 + 2 AWE, two more GC and SC, and upkeep 2 + 2 F."""
    t = Scenario()
    player = t.active.building("awe", 2).building("capacity", 1)
    t.s.centre[player.home] = 1
    assert player.income["awe"] == 3 + 6 - 1
    assert player.full_capacity == [3 + 2, 1 + 2]
    assert player.income["food"] == 3 - 2 - 2


def test_several_buildings_of_one_resource() -> None:
    """B4.3"""
    t = Scenario()
    player = t.active.building("culture", 1).building("culture", 1)
    assert player.income["culture"] == 7


def test_upkeep_of_ships_is_rounded_down() -> None:
    """B2.5, T8 for research ships: 2, 3 and 6 of them cost 0, 1 and 2 F."""
    t = Scenario()
    player = t.active.has(food=99)
    found = []
    for _ in range(5):
        player.points_of_capacity(3, 1)
        t.s.acted = 0
        t.ask_again().play("buy:research")
        found.append(3 - player.income["food"])
    assert found == [0, 1, 1, 1, 2]


def test_too_many_planets_skip_every_second_income() -> None:
    """T7, B2.6, A10.14: state size 1, two planets: skip, pay, skip; upkeep is charged each time."""
    t = Scenario(round_limit=30)
    player = t.seat(0).building("research", 1).colony(COLONY)
    found = []
    for _ in range(5):
        before = player.has(food=20).account
        income = player.income
        t.next_economy()
        gained = {name: player.account[name] - before[name] for name in RESOURCES}
        found.append("pay" if gained["research"] == income["research"] else "skip")
        assert gained["food"] == (income["food"] if found[-1] == "pay" else -1)
    assert found == ["skip", "pay", "skip", "pay", "skip"]


def test_a_state_within_its_size_receives_income_again() -> None:
    """B2.6: the count begins anew."""
    t = Scenario()
    player = t.seat(0).colony(COLONY)
    t.next_economy()
    assert t.s.skip[0] == 1
    player.techs("local_government")
    t.next_economy()
    assert t.s.skip[0] == 0


@pytest.mark.parametrize(("culture", "sells"), [(6, False), (5, True)])
def test_a_debt_is_covered_by_culture_or_sales(culture: int, sells: bool) -> None:
    """T12, B2.8: 3 AWE are missing; 6 C settle them, with 5 the player must sell."""
    t = Scenario()
    player = t.seat(0).building("capacity", 3).building("capacity", 3)
    broke(t, culture)
    assert t.question() == ("sale" if sells else "economy")
    assert player.account["awe"] == (0 if not sells else -3)
    assert player.account["culture"] == (0 if not sells else culture)


def broke(t: Scenario, culture: int) -> None:
    """Goes on to the next income, after which 3 AWE are missing and C is as given."""
    player = t.seat(0)
    assert player.income["awe"] == -3
    player.has(awe=0, culture=culture - player.income["culture"])
    while t.question() != "sale" and (t.s.round == 1 or t.question() == "politics"):
        t.play("pass")


def test_any_mix_covers_a_debt() -> None:
    """B2.8, decision 42: the player says how much AWE; the rest is C."""
    t = Scenario()
    player = t.seat(0).building("research", 3).building("awe", 3)
    assert player.income["food"] == -3
    player.has(food=0, awe=2, culture=2)
    while t.question() != "cover-debt":
        t.play("pass")
    assert player.account["food"] == -3
    t.play("amount:5")
    assert player.account["food"] == 0
    assert player.account["awe"] == 2 + 9 - 5
    assert player.account["culture"] == 2 + 3 - 1


def test_sales_give_no_change() -> None:
    """B2.8: a building worth 9 settles a debt of 3, and the account is 0."""
    t = Scenario()
    player = t.seat(0).building("capacity", 3).building("capacity", 3)
    broke(t, 5)
    assert t.offers("sell:research") and t.offers("sell:capacity_3")
    assert not t.offers("sell:tank")
    t.seat(1).has(awe=8)
    t.play("sell:capacity_3")
    assert player.account["awe"] == 0
    assert player.account["culture"] == 5


def test_what_a_bankrupt_sells_is_offered_to_the_others() -> None:
    """B2.8, decision 23: the buyer pays the full price and has it where it stands."""
    t = Scenario(3)
    player = t.seat(0).building("capacity", 3).building("capacity", 3)
    for seat, money in ((1, 20), (2, 20)):
        t.seat(seat).has(awe=money)
    broke(t, 5)
    t.play("sell:capacity_3")
    assert t.question() == "offer" and t.active.seat == 1
    before = t.seat(2).account["awe"]
    t.play("no")
    assert t.active.seat == 2
    t.play("yes")
    assert t.seat(2).account["awe"] == before - 9
    assert player.account["awe"] == 0 and t.s.bankrupt == 1
    owners = {site_owner(t.s.sites[at]) for at in sites_at(t.s, player.home)}
    assert owners == {0, 2}
    assert t.seat(2).full_capacity == [6, 4]


def test_garrisons_are_offered_to_nobody() -> None:
    """B2.8 (ruling): they belong to the planet."""
    t = Scenario()
    t.bent = True  # an account below 0 before the income
    player = t.seat(0).has(food=0, awe=-30, culture=0)
    t.s.troops[GROUND_UNITS * player.home + GROUND_IDS.index("ground.tank")] = 3
    t.seat(1).has(food=99, awe=99)
    while t.question() != "sale":
        t.play("pass")
    t.play("sell:tank")
    assert t.question() == "sale" and t.active.seat == 0


def test_a_ship_changes_hands() -> None:
    """B2.8: civil ships stay where they are."""
    t = Scenario()
    t.bent = True
    player = t.seat(0).has(awe=-30, culture=0)
    t.seat(1).has(food=9)
    while t.question() != "offer":  # the ship is all there is to sell
        t.play("pass")
    t.play("yes")
    assert t.s.civil_at[CIVIL_UNITS + 1] == player.home
    assert t.s.civil_kind[0] == NOBODY


def ruined(**money: int) -> Scenario:
    """The first seat owes 90 AWE; the other has this money."""
    t = Scenario()
    t.bent = True
    t.seat(0).has(food=0, awe=-90, research=0, culture=0)
    t.seat(1).has(**money)
    return t


def to_the_sale(t: Scenario) -> Scenario:
    while t.question() not in ("sale", "offer"):
        t.play("pass")
    return t


@pytest.mark.parametrize("bought", [False, True])
def test_a_fleet_is_sold(bought: bool) -> None:
    """B2.8, decision 23: it is removed, or it belongs to its buyer where it stands."""
    t = ruined(awe=40)
    home = t.seat(0).home
    add_fleet(t.s, 0, OWN_FLEET, home)
    t.seat(1).techs("small_craft").points_of_capacity(9, 9)
    to_the_sale(t).play("sell:fleet")
    assert t.question() == "offer" and t.active.seat == 1
    money = t.seat(1).account["awe"]
    t.play("yes" if bought else "no")
    assert len(fleets_in(t.s, 1, home)) == bought and not fleets_in(t.s, 0, home)
    assert (t.seat(1).account["awe"] < money) is bought


@pytest.mark.parametrize("bought", [False, True])
def test_a_gate_is_sold(bought: bool) -> None:
    """B2.8, decision 23"""
    t = ruined(food=90, awe=90, research=90, culture=90)
    t.s.gate[t.seat(0).home] = 0
    to_the_sale(t).play("sell:artificial_gate")
    t.play("yes" if bought else "no")
    assert t.s.gate[t.seat(0).home] == (1 if bought else NOBODY)


@pytest.mark.parametrize("thing", ["centre", "fortress", "missile_base"])
def test_what_belongs_to_the_planet_is_torn_down(thing: str) -> None:
    """B2.8 (ruling): defence and centre are offered to nobody, and their value counts."""
    t = ruined(food=90, awe=90, research=90, culture=90)
    home = t.seat(0).home
    t.s.centre[home], t.s.defence[home] = 1, FORTRESS_BIT | BASE_BIT
    to_the_sale(t)
    debt = t.seat(0).account["awe"]
    assert debt < 0
    t.play(f"sell:{thing}")
    assert t.question() == "sale" and not t.offers(f"sell:{thing}")
    assert t.seat(0).account["awe"] > debt
    assert t.s.centre[home] == (thing != "centre")
    assert t.s.defence[home].bit_count() == (2 if thing == "centre" else 1)


def test_who_has_nothing_left_starts_from_zero() -> None:
    """B2.8"""
    t = Scenario()
    t.bent = True
    player = t.seat(0).has(awe=-50)
    for place in range(20):
        t.s.civil_kind[place] = t.s.civil_at[place] = -1
    t.next_economy()
    assert player.account["awe"] == 0


# --- capacity ------------------------------------------------------------------------------------


def test_capacity_of_the_start() -> None:
    """T9, B4.4.1, B4.4.2: one research ship, and one building whose price the third GC lowers."""
    t = Scenario()
    player = t.active
    t.play("buy:research")
    assert player.capacity == [3, 0]
    assert not t.offers("buy:research") and not t.offers("buy:colony")
    t.play("build:food_1")
    assert player.account["food"] == 6 - 3 - 3
    t.pass_all()
    assert t.seat(player.seat).account["food"] >= 1


def test_points_left_pay_back() -> None:
    """B4.4.5, decision 22, T9: 3 F for the building become 2 F."""
    t = Scenario()
    player = t.active
    t.play("build:food_1", "pass")
    before = player.account["food"]
    while t.s.round == 1 and t.s.phase == 1:
        events = t.play("pass")
    assert [e.args for e in events if e.key == "event-paid-back"] == [
        {"seat": player.seat, "food": 1, "awe": 0}
    ]
    assert before == 3


def test_points_set_aside_lower_the_next_price() -> None:
    """B4.4.5"""
    t = Scenario()
    player = t.active.has(food=2)
    assert not t.ask_again().offers("build:food_1")
    t.play("lower:ground")
    t.play("build:food_1")
    assert player.account["food"] == 0
    assert player.capacity == [0, 1]


def test_two_small_units_for_a_point() -> None:
    """B4.4.3: infantry is small."""
    t = Scenario()
    player = t.active.techs("defence_troops").points_of_capacity(1, 0)
    t.ask_again().play("buy:infantry")
    assert player.capacity == [0, 0]
    t.play("buy:infantry")
    t.play("pass")
    assert t.active.seat == player.seat and not t.offers("buy:infantry")


def test_capacity_is_restored_in_the_closing_phase() -> None:
    """A22.4, B2.9, B4.4.6: new capacity counts from the next restoration on."""
    t = Scenario()
    player = t.active
    t.play("build:capacity_1")
    assert player.capacity == [1, 1]
    assert player.full_capacity == [4, 2]
    t.next_economy()
    assert player.capacity == [4, 2]


def test_blocked_planets_give_no_income_votes_or_ships() -> None:
    """B2.7, B3.5, B4.4.4: ground capacity stays."""
    t = Scenario()
    player = t.seat(0).colony(COLONY, 2)
    before = player.income
    cell = t.s.home[0]
    t.s.blockade[cell] = 1
    assert player.income["food"] == before["food"] - 3
    assert player.full_capacity == [5, 0]
    assert votes(t.s, 0) == 2


# --- explanations --------------------------------------------------------------------------------


def test_explanations_add_up_to_their_numbers() -> None:
    """B2.3, B4.4.1, A9.3: every income, capacity, vote and limit of a game with everything."""
    t = Scenario()
    player = t.seat(0).techs("exotic_mining", "general_education", "city_planning")
    player.building("awe", 2).building("capacity", 1).colony(COLONY, 3)
    t.s.aid[0] = 2
    for resource in RESOURCES:
        assert total(t.s, 0, f"income:{resource}") == player.income[resource]
    for at, kind in enumerate(CAPACITIES):
        assert total(t.s, 0, f"capacity:{kind}") == player.full_capacity[at]
    assert total(t.s, 0, "votes") == votes(t.s, 0)
    assert total(t.s, 0, "state-size") == t.s.state_size[0]
    assert all(share.rule for share in GAME.explain(t.s, 0, "income:awe"))


def learned(t: Scenario) -> Scenario:
    """The first seat knows everything but the size of states, and has a colony."""
    t.seat(0).techs(*[name.removeprefix("tech.") for name in TECH_IDS]).colony(COLONY, 2)
    return t


@pytest.mark.parametrize("options", [{}, {"war_mode": True}, {"politics": True}])
@pytest.mark.parametrize("knowing", [False, True])
def test_every_price_opens_into_its_sum(options: dict[str, bool], knowing: bool) -> None:
    """B0.8: what the price list says, and B27.2.3 how many fleets there may be."""
    t = Scenario(**options)
    if knowing:
        learned(t)
    listed = prices(t.s, 0)
    found = {code: total(t.s, 0, f"price:{code}") for code in listed}
    assert found == listed and len(found) > 50
    assert total(t.s, 0, "fleets") == most_fleets(t.s, 0)


def test_technologies_make_fleets_dearer_and_more() -> None:
    """B27.2.3, B27.2.4: each names what it adds, and no more than the box has count."""
    t = learned(Scenario())
    shares = GAME.explain(t.s, 0, "price:buy:fleet")
    assert {share.args.get("source") for share in shares} > {None, "tech.simple_protection"}
    limit = GAME.explain(t.s, 0, "fleets")
    assert [share.key for share in limit].count("share-source") > 5
    assert GAME.explain(t.s, 0, "price:buy:mercenary")[1:] == []


@pytest.mark.parametrize("code", ["policy:legion", "upgrade:food_1", "pass"])
def test_what_has_no_price_is_not_explained(code: str) -> None:
    """A5.1, B4.1.5: no policies at this table, nothing below level I."""
    with pytest.raises(RaumhafenError, match=code):
        GAME.explain(Scenario().s, 0, f"price:{code}")


def test_transmutation_has_its_own_ratio() -> None:
    """A19.18: for research, but not into culture."""
    t = Reign("logocracy", "transmutation")
    what = "price:trade:research"
    assert [share.rule for share in GAME.explain(t.s, t.mine.seat, f"{what}:food")] == ["A19.18"]
    assert (
        total(t.s, t.mine.seat, f"{what}:food") == prices(t.s, t.mine.seat)["trade:research:food"]
    )
    with pytest.raises(RaumhafenError):
        GAME.explain(t.s, t.mine.seat, f"{what}:culture")


def test_the_price_of_an_upgrade_goes_by_what_stands_there() -> None:
    """B4.1.5: from level 1 to 3 at once, and less when level 2 stands."""
    t = Scenario()
    player = t.active.building("food", 1)
    codes = (f"price:upgrade:food_{level}" for level in (2, 3))
    small, large = (total(t.s, player.seat, code) for code in codes)
    listed = prices(t.s, player.seat)
    assert (listed["upgrade:food_2"], listed["upgrade:food_3"]) == (small, large)
    player.building("food", 2)
    assert total(t.s, player.seat, "price:upgrade:food_3") == large - small
    assert prices(t.s, player.seat)["upgrade:food_3"] == large - small


def test_a_trade_ratio_opens_into_its_sum() -> None:
    """A14.2, A13.7: the government's ratio, less what was invested, never below 2."""
    t = Scenario()
    printed = total(t.s, 0, "price:trade:food:awe")
    assert printed == prices(t.s, 0)["trade:food:awe"] > 3
    t.s.invested[0] = 1
    assert total(t.s, 0, "price:trade:food:awe") == total(t.s, 0, "price:trade:awe:food")
    assert total(t.s, 0, "price:trade:food:awe") == printed - 1
    t.s.invested[0] = 9
    keys = [share.key for share in GAME.explain(t.s, 0, "price:trade:food:awe")]
    assert keys == ["share-printed", "share-invested", "share-best-ratio"]
    assert total(t.s, 0, "price:trade:food:awe") == 2
    for nothing in ("price:trade:food:culture", "price:trade:food:food"):
        with pytest.raises(RaumhafenError):
            GAME.explain(t.s, 0, nothing)


def test_what_is_left_of_a_capacity_opens_into_its_sum() -> None:
    """B4.4.2, B4.4.5: the capacity of the round, less what is spent and what is set aside."""
    t = Scenario()
    player = t.active
    full = player.full_capacity[0]
    assert total(t.s, player.seat, "points:ground") == full
    t.play("lower:ground")
    t.s.capacity[2 * player.seat] -= 1
    lines = GAME.explain(t.s, player.seat, "points:ground")
    assert [line.key for line in lines[-2:]] == ["share-spent", "share-aside"]
    assert total(t.s, player.seat, "points:ground") == full - 2
