"""MV4 Rounds and turns."""

from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    ENCOUNTER_IDS,
    NONE,
    REGION,
    SPACE,
)
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.trade.passengers import place_passenger
from raumhafen.games.merchant_of_venus.state import DISPLAYED, IN_BAG
from tests.games.merchant_of_venus.scenarios import ROCK, arrive, fly, opening, start
from tests.games.merchant_of_venus.table import A, B, C, Table, staying


def test_shorter_games() -> None:
    """MV4.1 20 or 15 rounds."""
    s = opening(2, rounds=15)
    rng = Rng(4)
    while not s.over:
        seat = s.deciders()[0]
        apply(s, seat, rng.pick(s.options(seat)))
    assert s.round == 15 and s.turns == 30


def test_rounds_and_turns_are_counted_for_the_platform() -> None:
    """MV4.1, MV4.4 A round is one turn of everybody, beginning with the first."""
    s = opening(2)
    assert (GAME.turns_begun(s), GAME.rounds_begun(s)) == (1, 1)
    while s.round == 1:
        seat = s.deciders()[0]
        apply(s, seat, s.options(seat)[0])
    assert (GAME.turns_begun(s), GAME.rounds_begun(s)) == (3, 2)


def test_t3_passengers_wait_where_they_start() -> None:
    """MV4.3, MV3.8 T3: at the base, or in the supply area of an unknown culture."""
    t = Table()
    place_passenger(t.s, 7)
    assert t.where("ps08") == 14
    place_passenger(t.s, 12)
    assert t.where("ps13") == 22
    t.discover("cw", 5)
    place_passenger(t.s, 1)
    assert t.where("ps02") == t.s.home[4]


def test_passenger_rounds() -> None:
    """MV4.3, MV4.1 Odd rounds from 3 on; from an empty bag nobody comes."""
    t = Table()
    t.next_round()
    assert t.s.round == 3
    t.toss(0, 30)
    assert t.s.passenger_at.count(IN_BAG) == 29
    t.s.passenger_at = [-1] * 30
    t.s.round = 4
    t.next_round()
    assert t.s.chance == 0


def test_t5_a_bare_orbital_ends_the_turn() -> None:
    """MV4.5, MV4.7, MV5.13 T5: with the last MP on a bare orbital the turn is over."""
    t = Table()
    fly(t, "r_gb_cw_1", 2, 2, 3)
    t.do("go:cw08-cw07")
    while t.asked == "step":
        t.do(f"go:{t.at(A)}-cw06")
    assert t.at(A) == "cw06" and t.s.mp == 0 and t.over


def test_end_of_turn_clears_the_slots() -> None:
    """MV4.6 Dice leave their slots but stay visible."""
    t = Table()
    t.give(A, "t12")
    fly(t, "r_gb_cw_1", 1, 1, 3)
    t.do("assign:3:t12")
    assert t.told("event-assign") and t.over and t.s.dice == [1, 1, 3] and t.s.slots == [-1, -1, -1]


def test_t47_markers_run_out_and_mining_pays() -> None:
    """MV4.2, MV12.2, MV18.4 T47: no third drill with 3 spaceports; even rounds pay c10 each."""
    t = start(2, "as05")
    t.s.kind[SPACE[ROCK]] = ASTEROID
    t.give(A, "t05")
    for orbital in ("cw03", "cw06", "jw03"):
        t.port(A, orbital)
    rocks = [k for k in range(268) if t.s.kind[k] == ASTEROID and k != SPACE[ROCK]][:2]
    for rock in rocks:
        t.s.mark[rock] = A
        t.s.markers[A] -= 1
    t.discover("cw", 8)
    fly(t, ROCK, 2, 2, 2)
    assert t.asked == "land"
    t.do("land")
    t.discover("jw", 3)
    t.ship(A, "jw02")
    t.money(A, 500)
    staying(t)
    t.refuse("build", "illegal-build", "MV12.1")
    t.do("done")
    t.s.round = 3
    t.next_round()
    assert t.s.credits[A] == 520 and t.s.markers[A] == 2


def test_waiting_passengers_come_to_the_market() -> None:
    """MV4.3, MV9.2 T3: from the supply area of their culture, or they wait at the base."""
    t = Table()
    t.culture("cw", 3)
    t.s.passenger_at[12] = 20 + 2
    arrive(t)
    t.toss(3, 6)
    assert t.where("ps13") == REGION["cw"]
    assert t.s.piles[6:9] == [1, 2, 0]


def test_first_contact_replaces_business() -> None:
    """MV4.4, MV10.1 Limits are three, extra actions included."""
    t = Table()
    t.culture("cw", 3)
    t.reward(A, "re17", "re18")
    t.money(A, 100)
    arrive(t)
    t.toss(0, 6)
    assert (t.s.buys, t.s.sells) == (4, 4)


def test_mining_pays_in_even_rounds_only() -> None:
    """MV4.2 In an odd round the drill markers stay where they are."""
    t = Table()
    t.s.mark[SPACE[ROCK]] = A
    t.s.markers[A] -= 1
    t.next_round()
    assert t.s.round == 3 and t.s.credits[A] == 0 and t.mark(ROCK) == A
    t.toss(0, 30)
    t.next_round()
    assert t.s.round == 4 and t.s.credits[A] == 10 and t.mark(ROCK) == NONE


def test_titles_are_checked_when_a_turn_ends() -> None:
    """MV4.6, MV8.6 A waiting title goes to a sole leader, also after a failed check."""
    t = start(3, "sn02")
    t.s.encounter_bag.remove(ENCOUNTER_IDS.index("en15"))
    t.s.title_at[3] = DISPLAYED
    t.s.sold = [0, 2, 2]
    staying(t, B)
    assert t.s.title_at[3] == DISPLAYED
    t.s.sold = [0, 2, 3]
    fly(t, "sn03", 2, 2, 2)
    t.effect(6)
    assert t.over and t.s.title_at[3] == C
