"""MV9 to MV15, one word of a rule at a time: each of these fails if that word is dropped."""

import pytest

from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    CITY,
    ENCOUNTER_IDS,
    MISSION_IDS,
    NONE,
    PASSENGER_IDS,
    REGION,
    SITE_IDS,
    SPACE,
)
from raumhafen.games.merchant_of_venus.rules.cards.missions import is_fulfilled
from raumhafen.games.merchant_of_venus.rules.scoring import SCORING, challenge_met, fame_total
from raumhafen.games.merchant_of_venus.state import IN_SUPPLY, LANDED, STAYED
from tests.games.merchant_of_venus.table import A, B, Table, landed, staying
from tests.games.merchant_of_venus.test_business import arrive, port_visit
from tests.games.merchant_of_venus.test_movement import fly
from tests.games.merchant_of_venus.test_navigation import start

# --- first contact and prices --------------------------------------------------------------------


def test_only_the_passengers_of_the_culture_come() -> None:
    """MV9.2 Those of others wait on."""
    t = Table()
    t.culture("cw", 3)
    t.s.passenger_at[PASSENGER_IDS.index("ps02")] = IN_SUPPLY + 4
    arrive(t)
    t.toss(0, 6)
    assert t.where("ps02") == IN_SUPPLY + 4


def test_a_first_contact_card_serves_its_owner() -> None:
    """MV9.4 Nobody else spends its credits, and nobody in another system."""
    t = Table()
    t.discover("cw", 8, B, 100)
    t.discover("jw", 9, A, 100)
    t.ship(A, "cw02")
    t.money(A, 10)
    staying(t)
    assert t.over  # nothing that could be bought for c10


def test_what_a_card_does_not_pay() -> None:
    """MV9.4 Deeds and intel cards are paid in cash."""
    t = Table()
    t.discover("cw", 8, A, 100)
    t.ship(A, "cw02")
    t.intel(NONE, "en18")
    t.money(A, 190)
    staying(t)
    assert t.offered("deed") == set() and "equip:laser" in t.options
    t.money(A, 20)
    t.do("equip:laser", "from-card:6")
    assert t.offered("intel") == set()


def test_a_fee_is_not_paid_from_the_card() -> None:
    """MV9.4, MV12.5 Without c10 in cash a visitor cannot buy."""
    t = Table()
    t.discover("cw", 8, A, 100)
    t.port(B, "cw06")
    t.ship(A, "cw06")
    t.money(A, 0)
    t.give(A, "g05")
    staying(t)
    t.refuse("equip:laser", "illegal-too-expensive", "MV10.5")
    t.do("sell:g05", "equip:laser")
    assert t.options and max(int(code.split(":")[1]) for code in t.options) == 6


def test_no_price_falls_below_zero() -> None:
    """MV10.4 c30 less at home, c10 less for the first purchase, of c30."""
    t = landed(culture=11)
    t.pilot(A, "p_whynom", 3)
    t.reward(A, "re11")
    staying(t)
    t.do("buy:t11")
    assert t.s.credits[A] == 0 and not any(t.s.card_credits)


@pytest.mark.parametrize(
    ("pilot", "level", "culture", "action", "price"),
    [
        ("p_whynom", 1, 8, "equip:laser", 50),
        ("p_whynom", 2, 8, "equip:laser", 50),
        ("p_whynom", 3, 8, "equip:laser", 60),
        ("p_whynom", 1, 8, "buy:t08", 60),
        ("p_eeepeeep", 1, 8, "buy:t08", 50),
        ("p_eeepeeep", 2, 8, "buy:t08", 50),
        ("p_eeepeeep", 4, 8, "buy:t08", 60),
        ("p_eeepeeep", 1, 8, "buy:g08", 50),
        ("p_eeepeeep", 1, 8, "equip:laser", 60),
        ("p_human", 1, 8, "equip:laser", 60),
    ],
)
def test_discounts(pilot: str, level: int, culture: int, action: str, price: int) -> None:
    """MV10.4, MV13.9 Equipment or technologies, by the ability on the present card."""
    t = landed(culture=culture)
    t.pilot(A, pilot, level)
    t.money(A, 500)
    staying(t)
    t.do(action)
    assert t.s.credits[A] == 500 - price


def test_a_deed_is_refunded_at_its_price() -> None:
    """MV10.11, MV14.1, MV13.9 c160 for the discount, c160 back."""
    t = landed()
    t.pilot(A, "p_whynom", 2)
    t.money(A, 160)
    staying(t)
    t.do("deed:cw06")
    t.run(SCORING, A)
    assert t.s.final[A] == 160 + 30  # and level 2 is worth three fame


def test_an_unloaded_upgrade_does_not_work() -> None:
    """MV11.3 The die stays, the field is gone."""
    t = port_visit(B)
    t.give(B, "t04")
    t.ship(B, "cw05")
    t.turn(B)
    t.do("head:cw06")
    t.speed(2, 2, 2)
    t.do("done", "land", "assign:1:t04", "unload:t04", "sell:g01")
    assert t.s.credits[A] == 10


def test_tanks_make_room_for_themselves() -> None:
    """MV11.12 The passengers who filled the ship move into them."""
    t = landed(culture=8)
    t.give(A, "g01")
    t.passenger(A, "ps01", "ps02", "ps03")
    t.money(A, 60)
    staying(t)
    t.do("buy:t08")
    assert t.cargo(A, "t08") == 1


# --- passengers ----------------------------------------------------------------------------------


def test_infamous_passengers() -> None:
    """MV10.12 Markers of infamy with the fare."""
    t = landed(culture=14)
    t.passenger(A, "ps15")
    staying(t)
    t.do("set-down:ps15")
    assert t.s.infamy[A] == 3 and t.s.fame[A] == 0


def test_the_base_is_a_destination_of_its_own() -> None:
    """MV10.12 Whoever goes to the base is not set down elsewhere, and the other way round."""
    t = landed(culture=12)
    t.passenger(A, "ps02", "ps08")
    staying(t)
    assert t.offered("set-down") == {"set-down:ps08"}
    t.do("done")
    t.ship(A, "gb01")
    staying(t)
    assert t.offered("set-down") == {"set-down:ps02"}


def test_the_higher_die_of_an_ejection() -> None:
    """MV10.15 Whichever of the two it is."""
    t = start(2, "cw07")
    t.passenger(A, "ps13")
    fly(t, "cw08", 2, 2, 3)
    t.do("eject:ps13")
    t.dice(5, 2)
    assert t.s.infamy[A] == 5


@pytest.mark.parametrize(("space", "head"), [("cw02", "cw06"), ("nh07", "nh16"), ("gb01", "nh12")])
def test_nothing_goes_overboard_on_ports_and_cities(space: str, head: str) -> None:
    """MV10.15 A ship that starts there keeps its cargo in the speed step."""
    t = start(2, space)
    t.give(A, "g12", "t03")
    t.discover("jw", 3)
    fly(t, head, 2, 2, 2)
    assert t.asked == "speed" and t.offered("jettison") == set()


def test_a_shuttle_sets_down_at_destinations_only() -> None:
    """MV11.10 Whoever goes to the base stays aboard over another system."""
    t = start(2, "cw08")
    t.discover("cw", 3)
    t.give(A, "t06")
    t.passenger(A, "ps02", "ps10")
    fly(t, "cw09", 3, 4, 4)
    t.do("assign:1:t06")
    assert t.offered("set-down") == {"set-down:ps10"}


# --- jammer and probe ----------------------------------------------------------------------------


def test_the_jammer_reaches_its_own_space_only() -> None:
    """MV11.13 Both counters start anew."""
    t = Table(3)
    t.give(A, "t09")
    t.s.second[A] = 1
    t.mission(A, "mi22", "mi01")
    t.mission(B, "mi27")
    t.mission(2, "mi02")
    t.s.progress = [2, 0, 1, 0, 0, 0]
    t.ship(A, "cw06")
    t.ship(B, "cw06")
    t.turn(A)
    t.do("stay")
    assert t.options == {"done", "jam:1:1:1", "jam:1:2:1"}
    t.do("jam:1:1:1")
    assert t.s.progress == [0] * 6 and t.s.missions[0] == MISSION_IDS.index("mi27")


def test_knowledge_moves_with_swapped_cards() -> None:
    """MV11.14, MV17.2 Everybody sees which cards change places."""
    t = Table()
    t.discover("nh", 10)
    t.give(A, "t10")
    t.s.known[14 * B + REGION["iw"]] = 1
    fly(t, "r_gb_cw_1", 2, 2, 2)
    t.do("probe", "peek:iw", "peek:gp", "swap")
    assert t.s.known[14 * B + REGION["gp"]] == 1 and t.s.known[14 * B + REGION["iw"]] == 0


# --- spaceports ----------------------------------------------------------------------------------


def test_an_orbital_takes_one_spaceport() -> None:
    """MV12.2 Neither a second one nor a deed; the city above which one stands remains a city."""
    t = landed()
    t.port(B, "cw06")
    t.money(A, 500)
    staying(t)
    assert "build" not in t.options and t.offered("deed") == {"deed:cw03"}
    t.do("done")
    t.ship(A, "cw01")
    staying(t)
    t.do("build")
    assert t.mark("cw03") == A and t.kind("cw01") == CITY


def test_a_used_deed_is_gone() -> None:
    """MV10.11 It is neither held nor refunded any more."""
    t = landed()
    site = SITE_IDS.index("cw06")
    t.s.deed[site], t.s.deed_paid[site] = A, 200
    staying(t)
    t.do("build")
    assert t.s.deed[site] == NONE and t.s.deed_paid[site] == 0


# --- missions and training -----------------------------------------------------------------------


def test_an_asteroid_is_no_place_of_business() -> None:
    """MV13.1 A mission that names no kind of space wants a trading place."""
    t = start(2, "jw07")
    t.mission(A, "mi03")
    t.s.kind[SPACE["jw07"]] = ASTEROID
    t.s.landed = LANDED
    assert not is_fulfilled(t.s, A, 0)
    t.ship(A, "jw01")
    assert is_fulfilled(t.s, A, 0)


def test_crossing_counts_different_spaces() -> None:
    """MV13.2 The same one twice is one."""
    t = start(2, "sn01")
    t.mission(A, "mi15")
    t.s.crossed = [SPACE["sn01"], SPACE["sn01"]]
    assert not is_fulfilled(t.s, A, 0)
    t.s.crossed = [SPACE["sn01"], SPACE["sn02"]]
    assert is_fulfilled(t.s, A, 0)


def test_a_full_hold_is_full_of_goods() -> None:
    """MV13.2 Structures do not count, and the ship must have landed."""
    t = Table()
    t.mission(A, "mi23")
    t.give(A, "g11", "g01", "t08")
    t.s.landed = STAYED
    assert not is_fulfilled(t.s, A, 0)
    t = Table()
    t.mission(A, "mi23")
    t.give(A, "g11", "g13")
    assert not is_fulfilled(t.s, A, 0)
    t.s.landed = STAYED
    assert is_fulfilled(t.s, A, 0)


def test_a_second_mission_is_bought_once() -> None:
    """MV13.4 Also if one of the two has not been replaced."""
    t = Table()
    t.money(A, 200)
    staying(t)
    t.do("second-mission")
    t.draw("mi02")
    assert "second-mission" not in t.options


def test_where_pilots_are_trained() -> None:
    """MV13.8 Level 2 at the base only, level 3 at home only, nobody beyond."""
    for space, culture, level, offered in (
        ("cw02", 14, 1, set()),
        ("cw02", 8, 2, set()),
        ("gb01", 8, 2, set()),
        ("cw02", 14, 2, {"train:side-a", "train:side-b"}),
        ("cw02", 14, 3, set()),
    ):
        t = landed(space=space, culture=culture)
        t.pilot(A, "p_qossuth", level)
        t.money(A, 100)
        t.intel(NONE, "en18")
        staying(t)
        assert t.asked == "business" and t.offered("train") == offered


# --- the end -------------------------------------------------------------------------------------


def test_titles_count_at_the_end() -> None:
    """MV14.2, MV8.6 Five fame for their holder."""
    t = Table()
    t.s.encounter_bag.remove(ENCOUNTER_IDS.index("en13"))
    t.s.title_at[1] = A
    assert (fame_total(t.s, A), fame_total(t.s, B)) == (5, 0)


@pytest.mark.parametrize(("level", "fame"), [(1, 0), (2, 3), (3, 8), (4, 8)])
def test_fame_of_a_pilot(level: int, fame: int) -> None:
    """MV14.2, MV13.9 Not added up; both sides of the third card are worth the same."""
    t = Table()
    t.pilot(A, "p_human", level)
    assert fame_total(t.s, A) == fame


@pytest.mark.parametrize("challenge", [1, 2, 4])
def test_every_part_of_a_challenge(challenge: int) -> None:
    """MV15.1 Systems, missions and pirates besides the credits."""
    t = Table(1)
    t.s.challenge = challenge
    t.s.final[A] = 5000
    t.s.contacts, t.s.beaten = [13], [3]
    t.s.mission_done[:4] = [A] * 4
    assert not challenge_met(t.s)
    t.s.contacts, t.s.beaten = [14], [4]
    t.s.mission_done[:5] = [A] * 5
    assert challenge_met(t.s)
    t.s.final[A] = 1199
    assert not challenge_met(t.s)
