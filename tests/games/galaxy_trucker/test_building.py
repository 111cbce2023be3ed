"""GT5, GT8 Building actions, welding, aside places, forecast, finishing."""

from __future__ import annotations

import pytest

from raumhafen.games.galaxy_trucker.content.tables import CELLS, CENTRE, EMPTY, START_CABINS
from raumhafen.games.galaxy_trucker.state import FROM_ASIDE
from tests.games.galaxy_trucker.table import cell, tile
from tests.games.galaxy_trucker.yard import Yard


def test_set_up() -> None:
    """GT4.1, GT2.1 Start cabins on 7,7, 140 tiles face down, nothing open, all orders free."""
    t = Yard(seats=3)
    assert [t.s.grid[CELLS * seat + CENTRE] for seat in range(3)] == [0, 4, 8]
    assert len(t.s.pile) == 140 and t.s.open_tiles == [] and t.s.order == [0, 0, 0]
    assert {tile >> 2 for tile in t.s.grid if tile >= 0} == {0, 1, 2}


def test_building_state() -> None:
    """GT5.1 One tile in hand, one loose tile, two places aside, one stack in view."""
    t = Yard(mode="real-time")
    t.build(0, "cabin-0123", "7,8")
    assert t.s.hand[0] == EMPTY and t.s.loose[0] == cell("7,8")
    t.draw(0, "structural-1303")
    t.refuses(0, "take-pile", "illegal-hand-full")
    t.refuses(0, "look:A", "illegal-hand-full")
    t.refuses(0, "finish:1", "illegal-hand-full")


def test_t10_where_a_tile_may_go() -> None:
    """GT5.4, GT5.8 T10: adjacent, marked, empty; anything else only when strict."""
    t = Yard(mode="real-time")
    t.draw(0, "structural-3301")
    t.refuses(0, "place:7,5", "illegal-not-adjacent")
    t.refuses(0, "place:7,7", "illegal-occupied")
    t.place(0, "7,8")
    t.draw(0, "engine-1000")
    t.refuses(0, "place:7,9", "illegal-bad-cell")
    t.place(0, "6,7")
    assert {fault.code for fault in t.faults(0)} >= {2, 6}


def test_t10_strict() -> None:
    """GT5.4 T10: with a strict check the same placement is refused."""
    t = Yard(mode="real-time", build_check="strict")
    t.draw(0, "engine-1000")
    assert "place:6,7" not in t.options(0)
    t.refuses(0, "place:6,7", "illegal-illegal")
    t.say(0, "place:7,8")
    assert t.options(0) == ["turn:0"]
    t.refuses(0, "turn:1", "illegal-illegal")


def test_t11_loose_and_welded() -> None:
    """GT5.3 T11: the last tile may be moved until the next one is taken."""
    t = Yard(mode="real-time")
    t.build(0, "structural-3301", "7,8", 0)
    t.say(0, "take-back")
    t.place(0, "8,7", 1)
    assert t.s.loose[0] == cell("8,7") and not t.has(0, "7,8")
    t.draw(0, "cabin-0123")
    t.refuses(0, "take-back", "illegal-hand-full")
    t.say(0, "put-back")
    t.refuses(0, "take-back", "illegal-welded")


def test_taken_back_tile_may_go_anywhere() -> None:
    """GT5.3 A tile taken back may be put back or set aside like any other."""
    t = Yard(mode="real-time")
    t.build(0, "structural-3301", "7,8")
    t.say(0, "take-back", "put-back")
    assert t.s.open_tiles == [tile("structural-3301")]
    t.say(0, "take-open:structural-3301")
    t.place(0, "7,8")
    t.say(0, "take-back", "set-aside")
    assert t.s.aside[0] == tile("structural-3301")


def test_looking_and_finishing_weld() -> None:
    """GT5.3 The loose tile is fixed by look and finish as well."""
    t = Yard(mode="real-time")
    t.build(0, "structural-3301", "7,8")
    t.say(0, "look:A", "release")
    t.refuses(0, "take-back", "illegal-welded")
    t.build(0, "cabin-0123", "6,7")
    t.say(0, "finish:1")
    assert t.s.loose[0] == EMPTY


def test_t12_aside() -> None:
    """GT5.6 T12: two places; what was aside can only be built in."""
    t = Yard(mode="real-time")
    for name in ("cabin-0123", "cabin-0013"):
        t.draw(0, name)
        t.say(0, "set-aside")
    t.draw(0, "structural-3301")
    t.refuses(0, "set-aside", "illegal-aside-full")
    t.say(0, "put-back", "take-aside:1")
    t.refuses(0, "put-back", "illegal-aside-only")
    t.place(0, "7,8")
    assert t.s.aside[:2] == [tile("cabin-0013"), EMPTY]
    t.refuses(0, "take-aside:2", "illegal-gone")
    t.say(0, "finish:1")
    t.say(1, "finish:2")
    assert t.s.lost[0] == [tile("cabin-0013")]


def test_nobody_else_takes_aside_tiles() -> None:
    """GT5.6 Another seat is not offered them."""
    t = Yard(mode="real-time")
    t.draw(0, "cabin-0123")
    t.say(0, "set-aside")
    assert "take-aside:1" not in t.options(1)
    t.refuses(1, "take-open:cabin-0123", "illegal-gone")


def test_t13_forecast() -> None:
    """GT5.7 T13: only with a tile of one's own, a free hand, and one viewer in real time."""
    t = Yard(mode="real-time")
    t.refuses(0, "look:B", "illegal-no-tile-yet")
    t.build(0, "structural-3301", "7,8")
    t.build(1, "cabin-0123", "7,8")
    t.say(0, "look:B")
    assert t.s.viewing[0] == 1 and t.s.loose[0] == EMPTY
    t.refuses(1, "look:B", "illegal-stack-busy")
    t.say(0, "release")
    t.say(1, "look:B")
    t.draw(0, "structural-1303")
    t.refuses(0, "look:A", "illegal-hand-full")


def test_finished_seats_may_look() -> None:
    """GT5.2, GT5.7 Look, release and flip are all that is left to a finished seat."""
    t = Yard(mode="real-time")
    t.build(0, "structural-3301", "7,8")
    t.say(0, "finish:2")
    assert t.ask(0) == "watch"
    t.say(0, "look:C", "release", "look:A")
    t.refuses(0, "take-pile", "illegal-not-now")
    t.refuses(0, "finish:1", "illegal-not-now")
    assert t.options(0) == ["rest", "release"]


def test_tile_in_hand_is_public() -> None:
    """GT5.5, GT23.4 Drawn face down, turned over for all; one at a time."""
    from raumhafen.games.galaxy_trucker.game import GAME

    t = Yard(mode="real-time")
    t.draw(0, "cabin-0123")
    for seat in (-1, 0, 1):
        assert GAME.view(t.s, seat)["ships"][0]["hand"] == "cabin-0123"
    assert t.told("event-take-pile")


def test_refusals_change_nothing() -> None:
    """GT5.8 Every code of the table, and the position stays as it was."""
    t = Yard(mode="real-time")
    t.refuses(0, "put-back", "illegal-hand-empty")
    t.refuses(0, "set-aside", "illegal-hand-empty")
    t.refuses(0, "place:7,8", "illegal-hand-empty")
    t.refuses(0, "turn:1", "illegal-hand-empty")
    t.refuses(0, "take-back", "illegal-welded")
    t.refuses(0, "wait", "illegal-not-now")
    t.refuses(0, "flip", "illegal-sand-running")
    t.s.open_tiles, t.s.pile = t.s.pile, []
    t.refuses(0, "take-pile", "illegal-pile-empty")


def test_rotation_is_asked_after_the_cell() -> None:
    """GT5.2 place names the cell, turn the rotation; nothing else in between."""
    t = Yard(mode="real-time")
    t.draw(0, "cabin-0123")
    t.say(0, "place:7,8")
    assert t.options(0) == ["turn:0", "turn:1", "turn:2", "turn:3"]
    t.refuses(0, "put-back", "illegal-not-now")
    t.refuses(0, "place:7,6", "illegal-not-now")  # GT5.8 not "illegal": nothing is wrong with it
    t.say(0, "turn:3")
    assert t.s.grid[cell("7,8")] == 4 * tile("cabin-0123") + 3


def test_t20_any_free_order_tile() -> None:
    """GT8.1 T20: first to finish takes 3, second 2, and the last one starts as leader."""
    t = Yard(seats=3, mode="real-time")
    t.say(2, "finish:3")
    t.refuses(1, "finish:3", "illegal-number-taken")
    t.refuses(1, "finish:4", "illegal-no-such-number")  # GT1.3 there is one for each seat
    t.say(1, "finish:2")
    assert t.options(0)[-1] == "finish:1" and "finish:2" not in t.options(0)
    t.say(0, "finish:1")
    assert t.s.order == [1, 2, 3]
    assert t.s.position == [0, -2, -4]


def test_building_ends_when_all_are_finished() -> None:
    """GT8.1 At once; launch follows without another question about tiles."""
    t = Yard(mode="real-time")
    t.say(1, "finish:1")
    assert t.ask(0) == "build"
    t.say(0, "finish:2")
    assert t.ask(1) == "give-up" and t.asked() == [1]


def test_t19_time_out() -> None:
    """GT8.2 T19: hands are emptied, only order tiles are left."""
    t = Yard(seats=3, mode="real-time")
    t.draw(1, "cabin-0013")
    t.say(1, "set-aside", "take-aside:1")
    assert t.s.hand_from[1] == FROM_ASIDE
    t.draw(0, "cabin-0123")
    t.say(2, "finish:1")
    t.clock("sand-out")
    t.say(2, "flip")
    t.clock("sand-out")
    assert t.s.stopped and t.s.open_tiles == [tile("cabin-0123")]
    assert t.s.aside[2] == tile("cabin-0013")
    assert t.options(0) == ["finish:2", "finish:3"]
    t.refuses(0, "place:7,8", "illegal-not-now")
    t.say(1, "finish:2")
    assert t.s.order == [3, 2, 1]  # the last one has no choice
    assert t.s.lost[1] == [tile("cabin-0013")]


def test_time_out_forgets_a_half_placed_tile() -> None:
    """GT8.2 A cell was named but no rotation: the tile was still in hand."""
    t = Yard(mode="real-time")
    t.draw(0, "cabin-0123")
    t.say(0, "place:7,8")
    t.say(1, "finish:1")
    t.clock("sand-out")
    t.say(1, "flip")
    t.clock("sand-out")
    assert not t.has(0, "7,8") and t.s.open_tiles == [tile("cabin-0123")]


@pytest.mark.parametrize("mode", ["real-time", "days"])
def test_clock_deals_order_tiles(mode: str) -> None:
    """GT8.3 Lowest free numbers, clockwise from the starter."""
    t = Yard(seats=3, mode=mode)
    t.s.starter = 1
    t.s.glass, t.s.sand = 0, 1
    t.pose()
    t.clock("sand-out" if mode == "real-time" else "step-over")
    assert t.s.stopped
    t.clock("deal")
    assert t.s.order == [3, 1, 2]


def test_turn_based_order_choice() -> None:
    """GT8.3 In turn order, next seat first; the last has no choice."""
    t = Yard(seats=3, sand_actions=8)
    t.s.glass, t.s.counted = 0, [8, 8, 7]
    t.s.turn = 2
    t.pose()
    t.say(2, "wait")
    assert t.asked() == [0] and t.ask(0) == "order"
    t.say(0, "finish:2")
    assert t.asked() == [1] and t.options(1) == ["finish:1", "finish:3"]
    t.say(1, "finish:3")
    assert t.s.order == [2, 3, 1]


def test_gt8_4_order_of_things() -> None:
    """GT8.4 Aside tiles are lost before the check, and the check comes before the crew."""
    t = Yard(mode="real-time")
    t.build(0, "engine-1000", "6,7")  # does not hold: drops off at the check
    t.draw(0, "cabin-0123")
    t.say(0, "set-aside", "finish:1")
    t.say(1, "finish:2")
    assert t.s.lost[0] == [tile("cabin-0123"), tile("engine-1000")]
    assert t.load(0, "7,7") == 2
    assert all(number >= START_CABINS for number in t.s.lost[0])
