"""MV13.5, MV5.6 What works from the moment it is owned, and dice that are assigned late."""

import pytest

from raumhafen.games.merchant_of_venus.content.tables import ENCOUNTER_IDS, REWARD_IDS
from tests.games.merchant_of_venus.table import A, B, Table, landed, staying
from tests.games.merchant_of_venus.test_business import arrive
from tests.games.merchant_of_venus.test_movement import YELLOW, fly
from tests.games.merchant_of_venus.test_navigation import ROCK, start

# --- the relic drive -----------------------------------------------------------------------------


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


def test_a_relic_drive_found_in_flight_is_on() -> None:
    """MV13.5, MV5.2 It works from now on, and only before the direction could it be off."""
    t = found_on_the_way("keep")
    assert t.s.mask == YELLOW
    assert "go:wts08-wts09" in t.options and "go:wts07-wts08" not in t.options


def test_a_relic_drive_traded_in_is_none() -> None:
    """MV13.5 The card is exchanged when it is drawn, so it never works."""
    t = found_on_the_way("trade-in")
    assert t.s.mask == 0 and "go:wts07-wts08" in t.options


# --- actions in a turn with landing --------------------------------------------------------------


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


def test_extra_actions_after_staying() -> None:
    """MV10.1 Without a landing there is no limit to add to."""
    t = landed()
    t.mission(A, "mi02")
    t.give(A, "g05")
    t.money(A, 60)
    staying(t)
    before = t.s.sells
    t.do("complete:1")
    t.draw("re17")
    t.do("keep")
    t.draw("mi20")
    assert t.s.sells == before


def test_an_extra_purchase_bought_at_the_base() -> None:
    """MV13.5, MV10.1 A displayed purchase order gives back the action that it took."""
    t = start(2, "r_gb_cw_3")
    t.money(A, 120)
    t.reward(-1, "re18", "re20")
    fly(t, "r_gb_cw_2", 1, 1, 1)
    t.do("done", "reward:re18", "reward:re20")
    assert t.s.reward_at[REWARD_IDS.index("re20")] == A and t.s.credits[A] == 0


# --- salvage -------------------------------------------------------------------------------------


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


# --- the encounter deck --------------------------------------------------------------------------


def test_a_probe_finds_an_empty_deck_reshuffled() -> None:
    """MV8.2, MV11.14 The top card is looked for, so the discards become the deck."""
    t = Table()
    t.discover("nh", 10)
    t.give(A, "t10")
    s = t.s
    s.removed = len(s.encounter_bag) - 2
    s.encounter_bag = []
    s.discards = [ENCOUNTER_IDS.index("en37"), ENCOUNTER_IDS.index("en39")]
    fly(t, "r_gb_cw_1", 2, 2, 2)
    t.do("probe", "peek:cw", "peek:jw", "done")
    t.toss(0, 2)
    assert t.asked == "probe-card" and s.encounter_top == [ENCOUNTER_IDS.index("en37")]
    assert s.discards == [] and t.told("event-reshuffle")


# --- market flux ---------------------------------------------------------------------------------


def in_space(*dice: int) -> Table:
    """The movement ends on a bare space, with dice left to assign."""
    t = start(2, "r_gb_cw_1")
    t.discover("jw", 2)
    t.discover("iw", 3)
    t.pile(3, "m03a", "m03b", "m03c")
    t.give(A, "t02")
    fly(t, "r_gb_cw_2", *dice)
    t.do("done")
    if t.asked == "step":
        t.do("go:cw08-cw07")
    return t


def test_market_flux_at_the_end_of_a_flight() -> None:
    """MV5.6, MV11.5 A die may be assigned until the turn ends, in space too."""
    t = in_space(1, 1, 3)
    assert t.at(A) == "cw07" and t.asked == "late-die"
    assert t.options == {"done", "assign:1:t02", "assign:3:t02"}
    t.do("assign:1:t02", "shift:iw")
    assert t.s.piles[6:9] == [1, 2, 0] and t.over


def test_market_flux_may_stay_idle() -> None:
    """MV5.6 Nobody has to assign a die; without a roll there is none."""
    t = in_space(1, 1, 3)
    t.do("done")
    assert t.over and t.s.piles[6:9] == [0, 1, 2]
    staying(t)
    assert t.over


def test_market_flux_waits_for_no_turn_that_ends_at_once() -> None:
    """MV0.7 After a failed check nothing more happens."""
    t = start(2, "sn02")
    t.discover("jw", 2)
    t.give(A, "t02")
    fly(t, "sn03", 2, 2, 2)
    t.do("done")
    t.effect(6)
    assert t.over


def test_market_flux_is_asked_once_where_business_is_done() -> None:
    """MV5.6 There the menu offers it."""
    t = Table()
    t.discover("cw", 3, B)
    t.discover("jw", 2, B)
    t.give(A, "t02", "g12")
    arrive(t)
    assert t.asked == "business" and t.offered("assign") == {"assign:1:t02"}
    t.do("done")
    assert t.over
