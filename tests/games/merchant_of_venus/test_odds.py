"""Ways and chances for the map."""

from time import process_time

import pytest

from raumhafen.games.merchant_of_venus.content.tables import HAZARD_TYPE, SPACE, SPACE_IDS
from raumhafen.games.merchant_of_venus.views.odds import (
    check_chance,
    exit_chance,
    passing_chance,
    speed_chances,
)
from raumhafen.games.merchant_of_venus.views.ways import reachable
from tests.games.merchant_of_venus.table import A, Table


def by_id(t: Table) -> dict[str, tuple[int, float]]:
    return {SPACE_IDS[x.space]: (x.cost, x.chance) for x in reachable(t.s, A)}


def test_speed_before_and_after_the_roll() -> None:
    """MV5.4 3 MP are certain, 18 are one roll of 216."""
    t = Table()
    chances = speed_chances(t.s, A)
    assert chances[3] == pytest.approx(1) and chances[18] == pytest.approx(1 / 216)
    t.turn(A)
    t.do("head:r_gb_cw_1")
    t.speed(2, 3, 4)
    assert speed_chances(t.s, A)[t.s.mp] == pytest.approx(1)
    assert speed_chances(t.s, A)[t.s.mp + 1] == 0


def test_reach_while_the_speed_step_is_open() -> None:
    """MV5.5 With a flame at hand the step waits; the map already shows what the dice give."""
    t = Table()
    t.give(A, "t03")
    t.turn(A)
    t.do("head:r_gb_cw_1")
    t.speed(2, 3, 4)
    question = t.s.asked[A]
    assert question is not None and question.ask.name == "speed" and t.s.mp == 0
    assert speed_chances(t.s, A)[9] == pytest.approx(1)
    assert speed_chances(t.s, A)[10] == 0
    assert by_id(t)


def test_prices_and_ways() -> None:
    """MV5.8 T4: 9 MP to Southern Comfort, over eight spaces."""
    t = Table()
    ways = {SPACE_IDS[x.space]: x for x in reachable(t.s, A)}
    assert ways["cw02"].cost == 9
    assert [SPACE_IDS[space] for space in ways["cw02"].path()][-3:] == ["cw07", "cw06", "cw02"]


def test_a_drive_shortens_the_way() -> None:
    """MV5.9 T6: 7 MP with a red drive."""
    t = Table()
    t.drive(A, 2)
    assert by_id(t)["cw02"][0] == 7


def test_a_spaceport_closes_the_way() -> None:
    """MV12.4"""
    t = Table()
    t.port(A, "cw06")
    assert "cw02" not in by_id(t)


def test_hazards_pirates_and_navigation() -> None:
    """MV7.1, MV7.4, MV6.1 Odds against the own gauges."""
    t = Table()
    t.gauges(A, 0, 2)
    assert check_chance(t.s, A, HAZARD_TYPE[SPACE["wts06"]]) == 0
    assert passing_chance(t.s, A, SPACE["sn03"]) == pytest.approx(2 / 6)
    t.pilot(A, "p_human")
    t.pirate("pi5", "jw07")
    assert passing_chance(t.s, A, SPACE["jw07"]) == pytest.approx(1 / 6)
    assert exit_chance(t.s, SPACE["nh12"], SPACE["nh08"]) == pytest.approx(1 - (2 / 6) ** 3)
    t.s.nav = 3
    assert exit_chance(t.s, SPACE["nh12"], SPACE["nh11"]) == 1


def test_fast_enough_for_a_map() -> None:
    """Under 5 ms of processor time; the limit here leaves room for a slow machine."""
    t = Table()
    t.ship(A, "gp04")
    reachable(t.s, A)
    start = process_time()
    for _ in range(5):
        reachable(t.s, A)
    assert (process_time() - start) / 5 < 0.05
