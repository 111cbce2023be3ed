"""MV13.5-MV13.7 Rewards."""

import pytest

from raumhafen.games.merchant_of_venus.content.tables import (
    INTEL_IDS,
    MISSION_IDS,
    REGION,
    REWARD_IDS,
)
from raumhafen.games.merchant_of_venus.rules.cards.rewards import DRAW_REWARD
from tests.games.merchant_of_venus.scenarios import (
    ROCK,
    YELLOW,
    arrive,
    fly,
    port_visit,
    start,
    two_gates,
)
from tests.games.merchant_of_venus.table import A, B, Table, staying


def found_on_the_way(answer: str) -> Table:
    """A mission completed by a jump brings the relic drive while the ship is in flight."""
    t = start(2, "jw06")
    t.mission(A, "mi24")
    t.teleportal(1, "jw07")
    t.teleportal(3, "wts07")
    fly(t, "jw07", 3, 2, 2)
    t.do("assign:1:navigation")
    t.draw("re08")
    t.do(answer)
    t.draw("mi20")
    assert t.at(A) == "wts07" and t.asked == "step"
    return t


def test_autopilot() -> None:
    """MV13.6 set_die_4 is announced before the roll."""
    t = Table()
    t.reward(A, "re04")
    t.turn(A)
    t.do("autopilot", "head:r_gb_cw_1")
    t.speed(2, 3)
    assert sorted(t.s.dice) == [2, 3, 4]


def test_air_foil() -> None:
    """MV13.6 green_cost_1"""
    t = Table()
    t.culture("cw", 8)
    t.ship(A, "cw07")
    t.reward(A, "re06")
    fly(t, "cw06", 1, 1, 1)
    t.do("done", "go:cw06-cw02")
    assert t.path == ["cw06", "cw02"] and t.at(A) == "cw02"


def test_switch_switch() -> None:
    """MV13.6 free_navigation: the value of any own die, without assigning it."""
    t = Table()
    t.reward(A, "re03")
    fly(t, "nh12", 2, 3, 4)
    assert {"read:2", "read:3", "read:4"} <= t.options
    t.do("read:3")
    assert t.s.slots == [-1, -1, -1] and "nh11" in t.path


def test_gate_lock() -> None:
    """MV13.6 ignore_teleportal"""
    t = two_gates()
    t.reward(A, "re02")
    fly(t, "jw07", 3, 2, 2)
    t.do("ignore")
    assert t.path[:2] == ["jw07", "jw08"]


def test_jump_start() -> None:
    """MV13.6, MV6.5 start_jump: roll, assign, jump, then declare."""
    t = two_gates()
    t.ship(A, "cw07")
    t.reward(A, "re01")
    t.turn(A)
    t.do("jump-start")
    t.speed(3, 4, 4)
    t.do("assign:1:navigation")
    assert t.at(A) == "im12" and t.s.mp == 11 and t.s.jumps[A] == 1


def test_fee_exemptions() -> None:
    """MV13.6, MV8.5 no_fee and customs codes."""
    t = port_visit(B)
    t.reward(B, "re14")
    staying(t, B)
    t.do("sell:g01")
    assert t.s.credits == [0, 240]
    t = port_visit(B)
    t.intel(B, "en18")
    staying(t, B)
    t.do("customs", "sell:g01", "sell:g01")
    assert t.s.credits == [0, 380] and t.s.intel_at[INTEL_IDS.index("en18")] == -1


def test_rewards_that_work_at_once() -> None:
    """MV13.6, MV13.5 remove_infamy_3 and credits_40."""
    t = Table()
    t.s.infamy[A] = 5
    t.run(DRAW_REWARD, A)
    t.draw("re24")
    assert t.s.infamy[A] == 2
    t.run(DRAW_REWARD, A)
    t.draw("re25")
    assert t.s.credits[A] == 40


def test_spy_eye() -> None:
    """MV13.6, MV17.2 peek_here: in a system its card is seen."""
    t = Table()
    t.reward(A, "re05")
    fly(t, "r_gb_cw_1", 2, 2, 2)
    assert t.s.known.count(1) == 1 and t.told("event-seen")


def test_spy_eye_after_a_jump() -> None:
    """MV13.6, MV17.2, MV6.5 A ship that jumps into a system is in it."""
    t = Table()
    t.reward(A, "re05")
    t.teleportal(4, "jw07")
    t.ship(A, "pp07")
    t.s.known[14 * A + REGION["pp"]] = 1
    t.encounter(A, "en35", 0)
    t.do("jump:4")
    assert t.s.known[14 * A + REGION["jw"]] == 1 and t.told("event-seen")


def test_spy_eye_where_it_is_found() -> None:
    """MV13.6, MV13.5 It works from the moment it is owned, also for a ship already there."""
    t = Table()
    t.ship(A, "jw07")
    t.run(DRAW_REWARD, A)
    t.draw("re05")
    assert t.s.known[14 * A + REGION["jw"]] == 1
    t.s.known[14 * A + REGION["jw"]] = 0  # a probe has swapped the card since
    t.turn(A)
    assert t.s.known[14 * A + REGION["jw"]] == 1


def test_a_relic_drive_found_in_flight_is_on() -> None:
    """MV13.5, MV5.2 It works from now on, and only before the direction could it be off."""
    t = found_on_the_way("keep")
    assert t.s.mask == YELLOW
    assert "go:wts08-wts09" in t.options and "go:wts07-wts08" not in t.options


def test_a_relic_drive_traded_in_is_none() -> None:
    """MV13.5 The card is exchanged when it is drawn, so it never works."""
    t = found_on_the_way("trade-in")
    assert t.s.mask == 0 and "go:wts07-wts08" in t.options


@pytest.mark.parametrize(("card", "limits"), [("re17", (1, 2)), ("re18", (2, 1)), ("re20", (1, 1))])
def test_extra_actions_of_a_reward_won_here(card: str, limits: tuple[int, int]) -> None:
    """MV13.5, MV10.1 A mission completed in business adds its action to this very landing."""
    t = Table()
    t.discover("cw", 3)
    t.mission(A, "mi02")
    t.give(A, "g05")
    arrive(t)
    t.do("complete:1")
    t.draw(card)
    t.do("keep")
    t.draw("mi20")
    assert (t.s.buys, t.s.sells) == limits


def test_an_extra_purchase_bought_at_the_base() -> None:
    """MV13.5, MV10.1 A displayed purchase order gives back the action that it took."""
    t = start(2, "r_gb_cw_3")
    t.money(A, 120)
    t.reward(-1, "re18", "re20")
    fly(t, "r_gb_cw_2", 1, 1, 1)
    t.do("done", "reward:re18", "reward:re20")
    assert t.s.reward_at[REWARD_IDS.index("re20")] == A and t.s.credits[A] == 0


def test_a_claw_won_by_landing_comes_too_late() -> None:
    """MV13.6 asteroid_20 pays on landing: who lands without it gets nothing for that landing."""
    t = start(2, "as05")
    t.mission(A, "mi09")
    fly(t, ROCK, 2, 2, 2)
    t.do("land")
    t.draw("re15")
    t.do("keep")
    t.draw("mi20")
    assert t.over and t.s.credits[A] == 0


def test_salvage_with_the_last_point() -> None:
    """MV13.6, MV0.6 A movement that ends on an asteroid is a landing, which pays once."""
    t = start(2, "as09")
    t.reward(A, "re15")
    t.mission(A, "mi09")
    fly(t, "as05", 1, 1, 1)
    t.do("done", "go:as05-as02", f"go:as02-{ROCK}")
    t.draw("re21")
    t.draw("mi20")
    assert t.over and t.s.credits[A] == 20


def test_the_free_reading_ends_at_navigation_spaces() -> None:
    """MV13.6 free_navigation does not choose the teleportal."""
    t = two_gates()
    t.reward(A, "re03")
    fly(t, "jw07", 3, 2, 2)
    assert t.asked == "navigation" and t.offered("read") == set()


def test_the_almanac_helps_once_in_a_turn() -> None:
    """MV13.6 check_plus_1"""
    t = start(2, "r_dw_sn_2")
    t.reward(A, "re16")
    fly(t, "sn04", 2, 2, 2)
    t.do("almanac")
    t.effect(3)
    t.do("go:sn04-sn05")
    assert t.at(A) == "sn05" and t.asked == "chance"


def test_the_almanac_helps_in_missions() -> None:
    """MV13.6, MV13.2 check_plus_1 is for any check outside fights."""
    t = start(2, "jw01")
    t.discover("jw", 8)
    t.mission(A, "mi03")
    t.reward(A, "re16")
    staying(t)
    t.do("complete:1", "almanac")
    t.effect(3)
    t.draw("re21")
    t.draw("mi30")
    assert t.s.mission_done[MISSION_IDS.index("mi03")] == A
