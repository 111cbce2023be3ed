"""What the greedy bot answers where the cards, the dice or the captain's plans make it rare."""

import pytest

from raumhafen.games.merchant_of_venus.actions import PILOT_CARD
from raumhafen.games.merchant_of_venus.bots.business import Visit
from raumhafen.games.merchant_of_venus.bots.cards import choose_pilot
from raumhafen.games.merchant_of_venus.bots.flight import HUNTED, LURE, token_drag
from raumhafen.games.merchant_of_venus.bots.greedy import greedy_choice
from raumhafen.games.merchant_of_venus.bots.outlook import Outlook
from raumhafen.games.merchant_of_venus.bots.plan import OUT_OF_REACH, Plan
from raumhafen.games.merchant_of_venus.bots.ports_and_intel import port_gain
from raumhafen.games.merchant_of_venus.bots.styles import USUAL
from raumhafen.games.merchant_of_venus.bots.value import dice_to_come
from raumhafen.games.merchant_of_venus.bots.worth import reward_worth, technology_worth
from raumhafen.games.merchant_of_venus.content.tables import (
    CHALLENGE_IDS,
    FAME_CREDITS,
    FAME_PER_PORT,
    ITEM,
    NONE,
    PILOT_IDS,
    PORT_PRICE,
    REGION,
    REWARD_IDS,
    RULES,
    SPACE,
    SYSTEM_IDS,
    UPGRADES,
)
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.scoring import fame_total
from raumhafen.games.merchant_of_venus.state import IN_DECK
from tests.games.merchant_of_venus.scenarios import (
    LAIR,
    ROCK,
    ambush,
    fly,
    port_visit,
    shuttle,
    start,
)
from tests.games.merchant_of_venus.table import A, B, Table, landed, staying


def answer(t: Table) -> str:
    """The code of what greedy answers."""
    return GAME.actions.code(greedy_choice(t.s, t.asks, t.s.options(t.asks)))


def closed(t: Table) -> Table:
    """The speed step is over."""
    if t.asked == "speed":
        t.do("done")
    return t


# --- set-up and checks ---------------------------------------------------------------------------


def test_the_best_pilot_that_is_left_is_taken() -> None:
    """MV3.5 Discounts before stunts, down to the last card."""
    cards = [PILOT_CARD + pilot for pilot in range(len(PILOT_IDS))]
    taken = []
    while cards:
        taken.append(choose_pilot(Table().s, A, cards))
        cards.remove(taken[-1])
    assert [pilot - PILOT_CARD for pilot in taken] == [1, 2, 0, 3]


@pytest.mark.parametrize(("laser", "wanted"), [(3, "forecast"), (4, "done"), (6, "done")])
def test_the_forecast_is_kept_for_checks_in_doubt(laser: int, wanted: str) -> None:
    """MV8.5 Not for a laser of 4, still less for one that no die beats (5 and the relic)."""
    t = start(2, "wts07")
    t.gauges(A, min(laser, 5), 1)
    if laser == 6:
        t.reward(A, "re10")
    t.intel(A, "en16")
    fly(t, "wts08", 2, 2, 2)
    assert closed(t).asked == "before-check" and answer(t) == wanted


def test_the_highest_die_goes_onto_the_laser() -> None:
    """MV11.16 Before a check, and before a fight that would be lost otherwise."""
    t = start(2, "wts07")
    t.give(A, "t14")
    fly(t, "wts08", 2, 6, 3)
    assert closed(t).asked == "before-check" and answer(t) == "assign:2:t14"
    t = ambush("pi9")
    t.give(A, "t14")
    fly(t, LAIR, 2, 6, 3)
    assert closed(t).asked == "fight" and answer(t) == "assign:2:t14"


# --- goods and passengers ------------------------------------------------------------------------


def test_a_pirate_gets_the_good_that_brings_least() -> None:
    """MV7.5 Cultures 3 and 4 want g01, 3 wants g12; g07 nobody who is known."""
    t = ambush("pi5")
    t.discover("cw", 3)
    t.discover("jw", 4)
    t.give(A, "g01", "g07", "g12")
    fly(t, LAIR, 2, 2, 2)
    closed(t).do("fight:laser")
    t.effect(6)
    assert t.asked == "lose-good" and answer(t) == "lose:g07"


@pytest.mark.parametrize(("turns", "wanted"), [(0, "jettison:g11"), (15, "done")])
def test_only_what_nobody_will_buy_makes_room_for_a_stowaway(turns: int, wanted: str) -> None:
    """MV10.15 In the last turn the holds are full of nothing; before, there is time to sell."""
    t = start(2, "pp07")
    t.give(A, "g12", "g12", "g11")
    t.discover("cw", 2)
    t.discover("ib", 1)
    t.s.round = t.s.rounds - turns
    t.encounter(A, "en28", 5)
    t.toss(12, 30)
    assert t.asked == "make-room" and answer(t) == wanted


def test_a_shuttle_takes_a_die_and_whoever_pays() -> None:
    """MV11.10, MV5.14"""
    t = shuttle("ps04", "cw")
    t.discover("ib", 6)
    assert answer(t) == "assign:1:t06"
    t.do(answer(t))
    assert answer(t) == "load:ps04"


def test_a_shuttle_sets_down_before_anything_else() -> None:
    """MV11.10, MV5.5 At the end of the movement, and already in the speed step."""
    t = shuttle("ps28", "aboard")
    t.do("assign:1:t06")
    assert t.asked == "shuttle" and answer(t) == "set-down:ps28"
    t = start(2, "r_gb_cw_1")
    t.give(A, "t06")
    t.passenger(A, "ps02")
    fly(t, "r_gb_cw_2", 3, 4, 4)
    t.do("assign:1:t06")
    assert t.asked == "speed" and answer(t) == "set-down:ps02"


# --- markets -------------------------------------------------------------------------------------


def test_market_flux_raises_the_price_of_the_cargo() -> None:
    """MV11.5, MV10.10 The order of both piles is known: g01 falls in one system by 20 and rises
    in the other."""
    t = Table()
    t.discover("cw", 3)
    t.discover("jw", 4)
    t.pile(3, "m03a", "m03b", "m03c")
    t.pile(4, "m04a", "m04b", "m04c")
    t.s.pile_known[2] = t.s.pile_known[3] = 1
    t.give(A, "t02", "g01")
    pays = [system["pays"]["g01"] for system in GAME.view(t.s, A)["systems"][1:3]]
    fly(t, "r_gb_cw_1", 2, 2, 2)
    t.do("assign:1:t02")
    assert t.asked == "flux" and answer(t) == "shift:jw"
    other = t.s.copy()
    t.do("shift:jw")
    assert GAME.view(t.s, A)["systems"][2]["pays"]["g01"] == pays[1] + 20
    GAME.act(other, A, "shift:cw")
    assert GAME.view(other, A)["systems"][1]["pays"]["g01"] == pays[0] - 20


@pytest.mark.parametrize(("top", "wanted"), [("m03c", "assign:1:t02"), ("m03b", "done")])
def test_a_late_die_moves_a_market_that_is_weak(top: str, wanted: str) -> None:
    """MV5.6, MV11.5 Quality goods are weak with m03c on top, active with m03b."""
    t = start(2, "r_gb_cw_1")
    t.discover("iw", 3)
    t.pile(3, top)
    t.give(A, "t02", "g01")
    fly(t, "r_gb_cw_2", 1, 1, 2)
    assert closed(t).asked == "late-die" and answer(t) == wanted


def test_customs_codes_come_before_the_first_sale() -> None:
    """MV8.5, MV12.5 On another captain's spaceport, if there is something to sell."""
    t = port_visit(B)
    t.intel(B, "en18")
    staying(t, B)
    assert answer(t) == "customs"
    t.do("customs")
    assert answer(t) == "sell:g01"


# --- flight --------------------------------------------------------------------------------------


def test_the_autopilot_is_set_whenever_the_ship_departs() -> None:
    """MV13.6 set_die_4"""
    t = Table()
    t.reward(A, "re04")
    t.turn(A)
    assert answer(t) == "autopilot"
    t.do("autopilot")
    assert answer(t).startswith("head:")


@pytest.mark.parametrize(("dice", "wanted"), [((2, 2, 5), "reroll:3"), ((5, 5, 5), "done")])
def test_low_dice_are_rolled_again_if_the_goal_is_far(
    dice: tuple[int, int, int], wanted: str
) -> None:
    """MV13.9 reroll_speed: cultures 11 to 14 want g10; their systems are beyond the roll."""
    t = Table()
    t.pilot(A, "p_human", 3)
    for at, region in enumerate(SYSTEM_IDS):
        t.discover(region, at + 1)
    t.give(A, "g10", "g10")
    t.s.round = 24
    fly(t, "r_gb_cw_1", *dice)
    assert t.asked == "speed" and answer(t) == wanted


@pytest.mark.parametrize(("mission", "jumps"), [("mi01", False), ("mi24", True)])
def test_a_mission_makes_a_jump_welcome(mission: str, jumps: bool) -> None:
    """MV8.3, MV13.1 mi24 asks for a jump, also to a place from which the goal is farther."""
    t = start(2, "pp07")
    t.mission(A, mission)
    t.teleportal(1, "jw07")
    t.teleportal(3, "im12")
    t.encounter(A, "en35", 5)
    assert t.asked == "jump" and answer(t).startswith("jump:") == jumps


def drag(t: Table, space: str) -> float:
    return token_drag(Outlook(t.s, A), SPACE[space])


def test_tokens_draw_those_who_want_them() -> None:
    """MV13.1, MV15.1 A teleportal costs time, an encounter or an asteroid none; all three are
    welcome to somebody."""
    t = Table(1)
    t.s.round = 20
    t.teleportal(1, "jw07")
    assert (drag(t, "jw07"), drag(t, "dw05"), drag(t, ROCK)) == (USUAL.gate_drag, 0.0, 0.0)
    t.s.challenge = CHALLENGE_IDS.index("ch5")
    assert drag(t, "dw05") == -LURE
    t.mission(A, "mi29", "mi24")
    assert (drag(t, "jw07"), drag(t, ROCK)) == (-HUNTED, 0.0)
    t.give(A, "t05")
    assert drag(t, ROCK) == -HUNTED


def test_a_place_beyond_the_horizon_is_no_goal() -> None:
    """MV5.8 From nh02 it is more than 60 MP to iw, where the cargo is wanted."""
    t = start(2, "nh02")
    t.discover("iw", 3)
    t.give(A, "g01")
    plan = Plan(Outlook(t.s, A), NONE, True)
    assert plan.near[REGION["iw"]] > 60 and plan.scores[REGION["iw"]] == OUT_OF_REACH
    t.ship(A, "gb01")
    assert Plan(Outlook(t.s, A), NONE, True).scores[REGION["iw"]] > OUT_OF_REACH


# --- worth ---------------------------------------------------------------------------------------


def test_an_orbital_that_is_taken_leaves_the_other() -> None:
    """MV12.1, MV15.1 A challenge wants spaceports: cw has two orbitals."""
    t = Table()
    for orbital, is_free in (("cw03", True), ("cw06", False)):
        t.port(B, orbital)
        assert Plan(Outlook(t.s, A), NONE, True).can_build(REGION["cw"]) == is_free


def test_training_prefers_side_a() -> None:
    """MV13.9"""
    t = landed(culture=14)
    t.pilot(A, "p_qossuth", 2)
    t.money(A, 60)
    staying(t)
    options = t.s.options(A)
    worth = [
        Visit(t.s, A).worth(GAME.actions.parse(f"train:side-{side}"), options) for side in "ab"
    ]
    assert worth[0] > worth[1] and answer(t) == "train:side-a"


def test_an_upgrade_without_a_slot_is_worth_nothing() -> None:
    """MV1.3 Three can be mounted."""
    t = Table()
    assert RULES.upgrade_slots == 3 and ITEM["t06"] in UPGRADES
    t.give(A, "t12", "t14")
    assert technology_worth(Outlook(t.s, A), ITEM["t06"]) > 0
    t.give(A, "t02")
    assert technology_worth(Outlook(t.s, A), ITEM["t06"]) == 0


def test_the_plaque_makes_spaceports_worth_more_and_they_it() -> None:
    """MV13.6 fame_2_per_port"""
    t = Table()
    plaque = REWARD_IDS.index("re26")
    assert plaque == FAME_PER_PORT
    bare = reward_worth(Outlook(t.s, A), plaque)
    for count, orbital in enumerate(("cw03", "jw03"), 1):
        t.port(A, orbital)
        assert reward_worth(Outlook(t.s, A), plaque) == bare + count * 2 * FAME_CREDITS
    gains = []
    for owner in (IN_DECK, A):
        t.s.reward_at[plaque] = owner
        gains.append(port_gain(Outlook(t.s, A), PORT_PRICE))
    assert gains[1] == gains[0] + 2 * FAME_CREDITS


def test_dice_that_are_thrown_at_the_end_count_by_their_average() -> None:
    """MV14.3 A spoiler brings one die of fame, fuzzy dice two and now and then all fame again."""
    t = Table()
    assert dice_to_come(t.s, A) == 0
    t.give(A, "t01p")
    assert dice_to_come(t.s, A) == 3.5 * FAME_CREDITS
    t.give(A, "t11")
    fame = max(0, fame_total(t.s, A))
    assert dice_to_come(t.s, A) == pytest.approx((3.5 + 7 + fame / 6) * FAME_CREDITS)
