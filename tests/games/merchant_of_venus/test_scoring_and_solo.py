"""MV14, MV15 Scoring, and the challenges of the solo game."""

import pytest

from raumhafen.games.merchant_of_venus.content.tables import ENCOUNTER_IDS, MISSION_IDS, NONE
from raumhafen.games.merchant_of_venus.game import GAME
from raumhafen.games.merchant_of_venus.rules.challenge import PARTS, missing
from raumhafen.games.merchant_of_venus.rules.scoring import (
    SCORING,
    challenge_met,
    fame_total,
    winners,
)
from tests.games.merchant_of_venus.scenarios import opening
from tests.games.merchant_of_venus.table import A, B, Table


def example() -> Table:
    t = Table()
    t.money(A, 540)
    t.port(A, "cw06")
    t.port(A, "cw03")
    t.s.fame[A], t.s.infamy[A] = 9, 4
    for mission in ("mi01", "mi20"):
        at = MISSION_IDS.index(mission)
        t.s.mission_done[at] = A
        t.s.mission_bag.remove(at)
    t.reward(A, "re21", "re09", "re10")
    t.pilot(A, "p_human", 2)
    t.holds(A, 2)
    t.give(A, "t12", "t14", "t09", "t13", "t11")
    t.gauges(A, 3, 4)
    return t


def scored(fame: list[int], credits: list[int]) -> list[int]:
    t = Table(len(fame))
    for seat, amount in enumerate(credits):
        t.money(seat, amount)
        t.s.fame[seat], t.s.infamy[seat] = max(0, fame[seat]), max(0, -fame[seat])
        t.run(SCORING, seat)
    return winners(t.s)


@pytest.mark.parametrize(("dice", "fame", "credits"), [((3, 5), 50, 1440), ((4, 4), 50, 1940)])
def test_t54_scoring(dice: tuple[int, int], fame: int, credits: int) -> None:
    """MV14.1, MV14.2, MV14.3, MV14.4, MV13.7, MV13.10, MV11.13, MV11.15, MV11.17 T54"""
    t = example()
    t.run(SCORING, A)
    t.dice(*dice)
    assert t.s.fame_total[A] == fame and t.s.final[A] == credits


def test_unused_deeds_are_refunded() -> None:
    """MV14.1, MV10.11 At the price paid."""
    t = Table()
    t.s.deed[3], t.s.deed_paid[3] = A, 160
    t.run(SCORING, A)
    assert t.s.final[A] == 160


def test_t55_who_wins() -> None:
    """MV14.4, MV14.5 T55: below 0 out; 0 may win; ties by fame; then shared."""
    assert scored([-1, 0], [5000, 900]) == [1]
    assert scored([0, 0, 1], [900, 0, 0]) == [0]
    assert scored([10, 0], [0, 100]) == [0]
    assert scored([5, 5], [100, 100]) == [0, 1]
    assert scored([-3, -1], [900, 0]) == [1]


def test_outcome() -> None:
    """MV14.5 Points are final credits; who is out has none."""
    t = Table()
    t.s.final, t.s.fame_total, t.s.over = [500, 700], [3, -2], True
    outcome = GAME.outcome(t.s)
    assert outcome.points == [500, 0] and outcome.winners == [0]


def test_solo_set_up() -> None:
    """MV15.1 52 encounter cards, a challenge, c60."""
    s = opening(1)
    assert len(s.encounter_bag) == 52 and 0 <= s.challenge < 6 and s.credits == [60]


@pytest.mark.parametrize(("ports", "credits", "won"), [(3, 1000, True), (2, 1600, False)])
def test_t56_port_magnate(ports: int, credits: int, won: bool) -> None:
    """MV15.1 T56: every part of the goal must be met; the sale of the ports counts."""
    t = Table(1)
    t.s.challenge = 3
    t.s.encounter_bag = t.s.encounter_bag[:52]
    for orbital in ("cw06", "cw03", "jw03")[:ports]:
        t.port(A, orbital)
    t.money(A, credits)
    t.run(SCORING, A)
    assert t.s.final[A] == credits + 200 * ports
    assert challenge_met(t.s) == won and winners(t.s) == ([0] if won else [])
    t.s.fame_total[A] = -1
    assert not challenge_met(t.s)


def test_what_a_challenge_still_lacks() -> None:
    """MV15.1 Systems, missions, ports and pirates are counted one by one."""
    t = Table(1)
    t.s.encounter_bag = t.s.encounter_bag[:52]
    t.s.challenge = NONE
    assert [missing(t.s, part) for part in range(len(PARTS))] == [0] * 5
    for challenge, part, lacks in ((1, 1, 14), (2, 2, 5), (3, 3, 3), (4, 4, 4)):
        t.s.challenge = challenge
        assert missing(t.s, part) == lacks
        assert [missing(t.s, other) for other in range(1, 5) if other != part] == [0] * 3
    t.s.challenge, t.s.contacts[A] = 1, 13
    assert missing(t.s, 1) == 1
    t.s.challenge, t.s.mission_done[0] = 2, A
    assert missing(t.s, 2) == 4
    t.s.challenge, t.s.beaten[A] = 4, 9
    assert missing(t.s, 4) == 0


def test_solo_navigation() -> None:
    """MV15.2, MV6.2 The effect die decides, again while it shows the way in."""
    t = Table(1)
    t.s.encounter_bag = t.s.encounter_bag[:52]
    t.turn(A)
    t.do("head:nh12")
    t.speed(2, 2, 2)
    t.do("done")
    t.effect(2)
    assert t.asked == "chance"
    t.effect(3)
    assert t.at(A) == "nh11"


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
