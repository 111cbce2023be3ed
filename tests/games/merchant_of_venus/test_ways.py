"""MV5.8-MV5.12 The answers that come with a way fly it, as far as anybody can know."""

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.merchant_of_venus.actions import ACTIONS
from raumhafen.games.merchant_of_venus.content.tables import (
    ITEM_IDS,
    LICENCE,
    SPACE,
    SPACE_IDS,
)
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.ways import Target, reachable
from tests.contract.play import choose
from tests.games.merchant_of_venus.riches import rich_start
from tests.games.merchant_of_venus.scenarios import BOTH, start
from tests.games.merchant_of_venus.table import A, B, Table

MOVING = ("depart", "speed", "step", "land")


def way(t: Table, space: str) -> Target:
    return next(x for x in reachable(t.s, A) if x.space == SPACE[space])


def answers(t: Table, space: str) -> list[str]:
    return [ACTIONS.code(answer) for answer in way(t, space).answers]


def flying(*dice: int) -> Table:
    t = Table()
    t.turn(A)
    t.do("head:r_gb_cw_1")
    t.speed(*dice)
    return t


# --- single ways ---------------------------------------------------------------------------------


def test_before_the_roll_a_way_is_a_direction() -> None:
    """MV5.3"""
    t = Table()
    t.turn(A)
    assert answers(t, "cw02") == ["head:r_gb_cw_1"]


def test_forks_are_named_and_nothing_else() -> None:
    """MV5.11 T4: two forks to Southern Comfort."""
    t = flying(3, 3, 3)
    assert answers(t, "cw02") == ["go:cw08-cw07", "go:cw06-cw02"]
    t.do(*answers(t, "cw02"))
    assert t.at(A) == "cw02"


def test_a_port_is_passed_or_landed_on() -> None:
    """MV5.12"""
    t = Table()
    t.port(B, "cw06")
    t.turn(A)
    t.do("head:r_gb_cw_1")
    t.speed(6, 6, 3)
    assert answers(t, "cw06")[-1] == "land"
    beyond = [x for x in reachable(t.s, A) if SPACE["cw06"] in x.path()[:-1]]
    assert beyond
    for target in beyond:
        codes = [ACTIONS.code(answer) for answer in target.answers]
        assert "done" in codes and "land" not in codes[: codes.index("done")]


def test_the_speed_step_is_closed_first() -> None:
    """MV5.5"""
    t = Table()
    t.give(A, "t03")
    t.turn(A)
    t.do("head:r_gb_cw_1")
    t.speed(3, 3, 3)
    assert t.asked == "speed" and answers(t, "cw02")[0] == "done"


def test_a_way_ends_where_something_is_met() -> None:
    """MV7.4 Nobody can know how a fight ends, so nothing is answered beyond the pirate."""
    t = Table()
    t.pirate("pi1", "cw07")
    t.turn(A)
    t.do("head:r_gb_cw_1")
    t.speed(3, 3, 3)
    assert answers(t, "cw02") == ["go:cw08-cw07"]


def test_a_drive_that_is_switched_off_does_not_shorten_the_way() -> None:
    """MV5.2"""
    t = Table()
    t.drive(A, 2)
    t.turn(A)
    assert way(t, "cw02").cost == 7
    t.do("switch-off:drive")
    assert way(t, "cw02").cost == 9


def test_both_ways_over_a_skipped_space_leave_by_the_same_exit() -> None:
    """MV5.9, MV6.1 From nh14 the combined drive finds two ends behind r_dw_nh_1, to which only
    the value 3 leads."""
    t = start(2, "nh14")
    t.drive(A, BOTH)
    t.turn(A)
    ends = [way(t, space) for space in ("dw10", "dw07")]
    assert [end.leg.first for end in ends] == [SPACE["r_dw_nh_1"]] * 2
    assert [end.leg.chance for end in ends] == [pytest.approx(1 - (5 / 6) ** 3)] * 2


@pytest.mark.parametrize(
    ("licence", "there", "beyond"),
    [(False, ["done", "land"], ["done", "done", "go:jw11-jw03"]), (True, ["done"], ["done"])],
)
def test_a_way_ends_where_a_licence_may_drill(
    licence: bool, there: list[str], beyond: list[str]
) -> None:
    """MV6.8 Asked before the landing, so neither that nor anything beyond is answered."""
    t = start(2, "r_jw_iw_2")
    t.give(A, "t03", *[ITEM_IDS[LICENCE]] * licence)
    t.turn(A)
    t.do("head:r_jw_iw_1")
    t.speed(2, 2, 2)
    assert t.asked == "speed"  # the flame could be used
    assert answers(t, "jw11") == there and answers(t, "jw03") == beyond


# --- every way of many positions -----------------------------------------------------------------


def fly(s: VenusState, seat: int, target: Target) -> bool:
    """All answers are legal, and the spaces entered are those of the way.

    True if the ship came to the end of it, or further where nothing had to be chosen.
    """
    copy = s.copy()
    copy.explicit = True
    copy.log = []
    entered: list[int] = []
    for answer in target.answers:
        assert answer in copy.options(seat), (
            f"{ACTIONS.code(answer)} on the way {[SPACE_IDS[at] for at in target.path()]}: "
            f"{[ACTIONS.code(option) for option in copy.options(seat)]}"
        )
        events = apply(copy, seat, answer)
        entered += [SPACE[str(e.args["space"])] for e in events if e.key == "event-step"]
    planned = target.path()[1:]
    common = min(len(entered), len(planned))
    assert entered[:common] == planned[:common]
    return common == len(planned)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_answers_of_every_way_are_legal(seats: int) -> None:
    """MV5.11 Random play through rich positions; every way is flown on a copy."""
    flown = ended = 0
    for seed in range(8):
        rng = Rng(f"ways {seed}")
        state = rich_start(seats, f"ways {seed}", rng)
        while not state.over:
            seat, action = choose(state, rng)
            if seat == state.active and name(state) in MOVING:
                for target in reachable(state, seat)[::3]:
                    ended += fly(state, seat, target)
                    flown += 1
            apply(state, seat, action)
    assert flown > 1000 and ended > 100


def name(state: VenusState) -> str:
    found = state.asked[state.active]
    return "" if found is None else found.ask.name
