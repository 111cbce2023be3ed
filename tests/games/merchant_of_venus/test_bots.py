"""The greedy bot: full holds, short ways, every question answered."""

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.bots.challenge_worth import step_worth
from raumhafen.games.merchant_of_venus.bots.destinations import open_stops
from raumhafen.games.merchant_of_venus.bots.flight import wanted_pirates
from raumhafen.games.merchant_of_venus.bots.greedy import CHOICES, STYLED, greedy_choice
from raumhafen.games.merchant_of_venus.bots.outlook import Outlook
from raumhafen.games.merchant_of_venus.bots.plan import Plan
from raumhafen.games.merchant_of_venus.bots.value import value
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    BUYERS,
    CATEGORY,
    CHALLENGE_IDS,
    CHOOSE_MARKET_TOP,
    FEE,
    GOODS,
    INTEL_IDS,
    ITEM_IDS,
    ITEMS,
    LUXURY,
    MARKET_IDS,
    MARKET_STATE,
    MISSION_IDS,
    NO_FEE_THIS_TURN,
    NONE,
    REGION,
    SPACE,
    WEAK,
)
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.cards.missions import OWN_SPACEPORTS, ROWS
from raumhafen.games.merchant_of_venus.rules.challenge import PORTS_BUILT, SYSTEMS_MET
from raumhafen.games.merchant_of_venus.rules.flight.pirates import FIGHT_PIRATE
from raumhafen.games.merchant_of_venus.rules.scoring import worth
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.distances import (
    ARRIVE,
    TURNS,
    between,
    speed_up,
    to_stop,
)
from tests.contract.play import choose
from tests.games.merchant_of_venus.riches import rich_start
from tests.games.merchant_of_venus.table import A, B, Table


def greedy_match(seats: int, seed: int, rounds: int = 30) -> VenusState:
    state = GAME.new_state(seats, {"rounds": rounds}, seed)
    assert isinstance(state, VenusState)
    while not state.over:
        seat = state.deciders()[0]
        apply(state, seat, greedy_choice(state, seat, state.options(seat)))
    return state


def asked(t: Table) -> str:
    """The code of what greedy answers."""
    seat = t.s.deciders()[0]
    return GAME.actions.code(greedy_choice(t.s, seat, t.s.options(seat)))


# --- ways ----------------------------------------------------------------------------------------


def test_turns_follow_from_the_dice() -> None:
    """MV5.4 Three dice always bring 3 MP; 10 or more in 62.5 % of the rolls."""
    assert TURNS[3] == 1 and ARRIVE[1][3] == pytest.approx(1)
    assert ARRIVE[1][10] == pytest.approx(0.625)
    assert ARRIVE[1][18] == pytest.approx(1 / 216)
    assert all(TURNS[mp] <= TURNS[mp + 1] for mp in range(60))
    assert ARRIVE[4][40] > ARRIVE[3][40]


def test_drives_shorten_ways() -> None:
    """MV5.9"""
    assert 0 < speed_up(1) < speed_up(3) and 0 < speed_up(2) < speed_up(3) < 0.6
    assert to_stop(0, SPACE["cw02"])[SPACE["gb01"]] == 9  # T4
    assert to_stop(2, SPACE["cw02"])[SPACE["gb01"]] == 7  # T6
    for mask in range(4):
        assert all(way < 80 for row in between(mask)[:SYSTEMS] for way in row[:SYSTEMS])


def test_a_spaceport_takes_the_place_of_its_city() -> None:
    """MV12.4"""
    t = Table()
    assert SPACE["cw02"] in open_stops(t.s, REGION["cw"])
    t.port(B, "cw06")
    stops = open_stops(t.s, REGION["cw"])
    assert SPACE["cw02"] not in stops and SPACE["cw06"] in stops


# --- plans ---------------------------------------------------------------------------------------


def test_goods_go_where_they_are_wanted() -> None:
    """MV10.7 Perfume is wanted by culture 3 in the Colony World, not by 2 in the Biosphere."""
    t = Table()
    for system in range(SYSTEMS):  # nothing left to explore
        t.s.home[t.s.contact[system]] = system
    t.culture("cw", 3)
    t.culture("ib", 2)
    t.s.home = [t.s.contact.index(culture) for culture in range(SYSTEMS)]
    t.give(A, "g01", "g01", "g01")
    t.s.round = 20
    plan = Plan(Outlook(t.s, A), NONE, True)
    assert plan.scores[REGION["cw"]] > plan.scores[REGION["ib"]]


def test_what_cannot_arrive_is_worth_nothing() -> None:
    """MV14.1 In the last round no good is bought that only another system wants."""
    t = Table()
    t.discover("cw", 3)
    t.discover("ib", 4)
    t.ship(A, "cw02")
    t.money(A, 300)
    t.turn(A)
    t.do("stay")
    assert asked(t) == "buy:g03"
    t.s.round = t.s.rounds
    assert not asked(t).startswith("buy:g")


def test_unknown_cultures_are_not_peeked_at() -> None:
    """MV17.1 Where the hidden cards lie makes no difference to a plan."""
    t = Table()
    before = Plan(Outlook(t.s, A), NONE, True).scores
    t.s.contact.reverse()
    assert Plan(Outlook(t.s, A), NONE, True).scores == before


def test_passengers_are_set_down_and_cards_spent_first() -> None:
    """MV10.12, MV10.5"""
    t = Table()
    t.discover("cw", 1, owner=A, credits=80)
    t.ship(A, "cw02")
    t.money(A, 100)
    t.passenger(A, "ps16")
    t.turn(A)
    t.do("stay")
    assert asked(t) == "set-down:ps16"


@pytest.mark.parametrize(("gauges", "weapon"), [((5, 1), "laser"), ((0, 5), "shield")])
def test_pirates_are_fought_with_the_best_weapon(gauges: tuple[int, int], weapon: str) -> None:
    """MV7.4"""
    t = Table()
    t.gauges(A, *gauges)
    t.pirate("pi1", "jw07", infamy=2)
    t.ship(A, "jw07")
    t.s.mp = 5
    t.run(FIGHT_PIRATE, A)
    assert asked(t) == f"fight:{weapon}"


# --- every question ------------------------------------------------------------------------------


def test_every_question_has_an_answer() -> None:
    assert {*CHOICES, *STYLED} == {ask.name for ask in GAME.asks}
    assert not CHOICES.keys() & STYLED.keys()


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_answers_are_legal_in_rich_positions(seats: int) -> None:
    """Random play through positions in which much is possible; greedy is asked every time."""
    met: set[str] = set()
    for seed in range(12):
        rng = Rng(f"rich {seed}")
        state = rich_start(seats, seed, rng)
        while not state.over:
            seat, action = choose(state, rng)
            asked_of = state.asked[seat]
            assert asked_of is not None
            met.add(asked_of.ask.name)
            assert greedy_choice(state, seat, state.options(seat)) in state.options(seat)
            assert 0 <= value(state, seat) <= 1
            apply(state, seat, action)
    assert len(met) > 18


# --- strength ------------------------------------------------------------------------------------


@pytest.mark.slow
def test_greedy_matches_prosper() -> None:
    """Both seats trade, deliver and explore."""
    state = greedy_match(2, 7)
    assert min(state.final) > 600 and min(state.sold) > 3 and sum(state.contacts) > 5


@pytest.mark.slow
def test_value_is_a_share() -> None:
    state = GAME.new_state(3, {}, 5)
    assert isinstance(state, VenusState)
    while state.round < 20:
        seat = state.deciders()[0]
        apply(state, seat, greedy_choice(state, seat, state.options(seat)))
    shares = [value(state, seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1)
    richest = state.clone()
    assert isinstance(richest, VenusState)
    richest.credits[0] += 500
    assert value(richest, 0) > shares[0] and value(richest, 1) < shares[1]


# --- deeds and intel -----------------------------------------------------------------------------


def at_a_spaceport(credits: int) -> Table:
    """Seat A stays on the spaceport of B above the Colony World; another orbital is free."""
    t = Table()
    t.discover("cw", 8)
    for item in range(ITEMS):  # nothing to buy but the deed
        t.s.supply[item] += t.s.market[ITEMS * REGION["cw"] + item]
        t.s.market[ITEMS * REGION["cw"] + item] = 0
    t.port(B, "cw06")
    t.ship(A, "cw06")
    t.money(A, credits)
    t.holds(A, 2)
    t.drive(A, 3)
    t.gauges(A, 5, 5)
    t.turn(A)
    t.do("stay")
    return t


def test_a_deed_is_bought_for_a_mission() -> None:
    """MV10.11 A captain who wants spaceports and cannot build here keeps the orbital free."""
    t = at_a_spaceport(900)
    t.mission(A, "mi26")
    assert any(row[0] == OWN_SPACEPORTS for row in ROWS[MISSION_IDS.index("mi26")])
    assert asked(t) == "deed:cw03"


def test_a_deed_is_left_when_the_money_is_needed() -> None:
    """MV10.11"""
    t = at_a_spaceport(300)
    t.mission(A, "mi26")
    assert not asked(t).startswith("deed")


def market_of_culture_8(t: Table) -> None:
    """Ada holds a good that culture 8 wants, while its market is weak."""
    good = next(g for g in range(GOODS) if BUYERS[g] >> 7 & 1 and CATEGORY[g] == LUXURY)
    t.give(A, ITEM_IDS[good])
    weak = next(k for k in range(3) if MARKET_STATE[7][k][LUXURY] == WEAK)
    t.pile(8, MARKET_IDS[7][weak])


def test_the_card_that_moves_the_market_is_bought_and_used_before_a_sale() -> None:
    """MV8.5 The strong market pays more than the card costs."""
    t = Table()
    t.discover("cw", 8)
    t.ship(A, "cw02")
    t.money(A, 200)
    market_of_culture_8(t)
    t.intel(NONE, INTEL_IDS[CHOOSE_MARKET_TOP])
    t.turn(A)
    t.do("stay")
    assert asked(t) == f"intel:{INTEL_IDS[CHOOSE_MARKET_TOP]}"
    t.do(asked(t))
    assert asked(t).startswith("market-top:")
    t.do(asked(t))
    assert asked(t).startswith("sell:") and t.s.intel_at[CHOOSE_MARKET_TOP] == NONE


def test_an_intel_card_that_brings_nothing_stays_where_it_is() -> None:
    """MV8.5 With nothing to sell and no fee to pay none is worth its price."""
    t = Table()
    t.discover("cw", 8)
    t.ship(A, "cw02")
    t.money(A, 200)
    for card in (CHOOSE_MARKET_TOP, NO_FEE_THIS_TURN):
        t.intel(NONE, INTEL_IDS[card])
    t.turn(A)
    t.do("stay")
    assert not asked(t).startswith("intel")


def test_deeds_count_as_what_was_paid() -> None:
    """MV14.1 They are refunded, so a position with a deed is worth as much as before."""
    t = at_a_spaceport(900)
    before = worth(t.s, A)
    t.do("deed:cw03")
    assert worth(t.s, A) == before - FEE  # the fee for the purchase


# --- the solo game -------------------------------------------------------------------------------


def solo(challenge: str) -> Table:
    t = Table(1)
    t.s.challenge = CHALLENGE_IDS.index(challenge)
    t.s.round = 20
    return t


def test_a_challenge_makes_its_steps_worth_more() -> None:
    """MV15.1 As long as something is missing, and never at a table with rivals."""
    assert [step_worth(solo("ch1").s, part) for part in range(1, 5)] == [0, 0, 0, 0]
    t = solo("ch4")
    assert step_worth(t.s, PORTS_BUILT) > 0 and step_worth(t.s, SYSTEMS_MET) == 0
    for orbital in ("cw03", "cw06", "jw03"):
        t.port(A, orbital)
    assert step_worth(t.s, PORTS_BUILT) == 0
    rivals = Table()
    assert step_worth(rivals.s, PORTS_BUILT) == 0


def test_a_solo_captain_looks_for_what_the_challenge_asks() -> None:
    """MV15.1 A system that nobody has met is worth more than without the goal."""
    plain, keen = solo("ch1"), solo("ch2")
    unknown = REGION["cw"]
    for t in (plain, keen):
        t.s.round = 12
    scores = [Plan(Outlook(t.s, A), NONE, True).scores[unknown] for t in (plain, keen)]
    assert scores[1] > scores[0] + 50


def test_a_solo_captain_hunts_pirates() -> None:
    """MV15.1 Towards a pirate that is likely to lose, instead of staying."""
    t = solo("ch5")
    t.gauges(A, 5, 5)
    t.pirate("pi1", "jw07")
    t.ship(A, "jw05")
    assert wanted_pirates(Outlook(t.s, A)) == [SPACE["jw07"]]
    t.gauges(A, 0, 0)
    assert wanted_pirates(Outlook(t.s, A)) == []


def test_the_value_of_a_solo_position_knows_the_goal() -> None:
    """MV15.1 The same position is worth less where more is missing."""
    values = [value(solo(challenge).s, A) for challenge in ("ch1", "ch6", "ch4")]
    assert values[0] > values[1] and values[0] > values[2]


@pytest.mark.slow
def test_a_plan_for_the_solo_game_wins() -> None:
    """MV15 More than half of the matches, and goals that nobody meets by trading alone."""
    won = dict.fromkeys(CHALLENGE_IDS, 0)
    for seed in range(60):
        state = greedy_match(1, seed)
        won[CHALLENGE_IDS[state.challenge]] += len(GAME.outcome(state).winners)
    assert sum(won.values()) >= 30 and min(won[card] for card in ("ch2", "ch3", "ch4")) >= 3
