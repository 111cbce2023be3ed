"""MV6 Navigation spaces, teleportals, asteroids."""

from raumhafen.games.merchant_of_venus.content.tables import ASTEROID, SPACE
from raumhafen.games.merchant_of_venus.state import TURN_ENDS
from tests.games.merchant_of_venus.scenarios import ROCK, fly, start, two_gates
from tests.games.merchant_of_venus.table import A, B, Table


def test_t12_the_left_neighbour_picks() -> None:
    """MV6.2, MV0.8 T12: no navigation die is possible, B picks any exit except the way in."""
    t = Table()
    fly(t, "nh12", 1, 3, 5)
    t.do("assign:1:boost")
    t.effect(6)
    assert t.asks == B and t.options == {"head:nh08", "head:nh11"}
    t.do("head:nh11", seat=B)
    assert t.at(A) == "nh11"


def test_t16_pointing_back_ends_the_turn() -> None:
    """MV6.3, MV5.15 T16: the value 2 is the way in; the human pilot may read 3."""
    t = Table()
    fly(t, "nh12", 2, 4, 4)
    t.do("assign:1:navigation")
    assert t.at(A) == "nh12" and t.s.stop == TURN_ENDS and t.over
    t = Table()
    t.pilot(A, "p_human")
    fly(t, "nh12", 2, 4, 4)
    t.do("assign:1:navigation")
    assert t.options == {"read:1", "read:2", "read:3"}
    t.do("read:3")
    assert "nh11" in t.path


def test_t17_one_value_for_the_whole_turn() -> None:
    """MV6.1 T17: the value 3 leads through three navigation spaces."""
    t = Table()
    fly(t, "nh12", 3, 1, 1)
    t.top_card("en37")
    t.do("done", "assign:1:navigation")
    assert t.path == ["nh12", "nh11", "nh10", "nh13", "nh14"] and t.over
    assert t.s.credits[A] == 30


def test_t18_a_turn_that_starts_there_has_no_way_in() -> None:
    """MV6.3, MV5.3 T18: all exits are open, and nothing is declared."""
    t = start(2, "nh11")
    t.turn(A)
    assert t.options == {"stay", "fly"}
    t.do("fly")
    t.speed(2, 4, 4)
    t.do("assign:1:navigation")
    assert t.path[0] == "r_ib_nh_1"


def test_a_player_who_declined_may_assign_later() -> None:
    """MV6.1, MV6.2 The neighbour picks here; the next space asks again."""
    t = Table()
    fly(t, "nh12", 3, 4, 4)
    t.do("done")
    t.do("head:nh11", seat=B)
    assert t.at(A) == "nh11" and t.asked == "navigation" and t.asks == A


def test_with_the_last_point_nothing_is_asked() -> None:
    """MV6.3 With 0 MP left on a navigation space the turn is over."""
    t = start(2, "r_gb_cw_2")
    fly(t, "r_gb_cw_1", 1, 1, 1)
    t.do("done", "done", "go:gb01-nh12")
    assert t.at(A) == "nh12" and t.over


def test_t19_jump() -> None:
    """MV6.4, MV6.5 T19: free of charge, and every direction is open."""
    t = two_gates()
    fly(t, "jw07", 3, 1, 1)
    t.do("done", "assign:1:navigation")
    assert t.at(A) == "im12" and t.s.mp == 4
    assert {"go:im12-im11", "go:im12-im03"} <= t.options


def test_t20_the_own_number_is_ignored() -> None:
    """MV6.4, MV5.10 T20: movement goes on, but not back."""
    t = two_gates()
    fly(t, "jw07", 1, 3, 1)
    t.do("done", "assign:1:navigation")
    assert t.path[:2] == ["jw07", "jw08"]


def test_t20_without_a_die_the_effect_die_decides() -> None:
    """MV6.4, MV6.6 T20: number 5 is not in play; the roll is no navigation value."""
    t = two_gates()
    fly(t, "jw07", 2, 2, 2)
    t.do("done")
    t.effect(5)
    assert t.path[:2] == ["jw07", "jw08"] and t.s.nav == 0


def test_a_jump_with_the_last_point() -> None:
    """MV6.5 The ship stops at the target."""
    t = two_gates()
    t.ship(A, "r_trp_jw_6")
    fly(t, "r_trp_jw_7", 1, 1, 1)
    t.do("done", "go:jw06-jw07", "done")
    t.effect(3)
    assert t.at(A) == "im12" and t.over


def test_landing_on_an_asteroid() -> None:
    """MV6.7, MV6.9, MV13.6 Optional; it ends the movement and the turn. Salvage pays c20."""
    t = start(2, "as05")
    t.reward(A, "re15")
    t.s.kind[SPACE[ROCK]] = ASTEROID
    fly(t, ROCK, 2, 2, 2)
    assert t.asked == "land"
    t.do("land")
    assert t.over and t.at(A) == ROCK and t.s.credits[A] == 20


def test_drilling() -> None:
    """MV6.8, MV11.9 With a licence a marker may be placed on entering, before landing."""
    t = start(2, "as05")
    t.s.kind[SPACE[ROCK]] = ASTEROID
    t.give(A, "t05")
    fly(t, ROCK, 2, 2, 2)
    assert t.asked == "drill"
    t.do("drill")
    assert t.mark(ROCK) == A and t.s.markers[A] == 4 and t.asked == "land"


def test_one_drill_marker_on_an_asteroid() -> None:
    """MV6.8 Neither a second own one nor another player's."""
    for owner in (A, B):
        t = start(2, "as05")
        t.give(A, "t05")
        t.s.mark[SPACE[ROCK]] = owner
        t.s.markers[owner] -= 1
        fly(t, ROCK, 2, 2, 2)
        assert t.asked == "land"
