"""Building, the check and the launch: two rules at once, and halves of a sentence that no other
scenario takes apart.
"""

from __future__ import annotations

import pytest

from raumhafen.games.galaxy_trucker.content.tables import EMPTY
from raumhafen.games.galaxy_trucker.rules.building.repair import repair
from raumhafen.games.galaxy_trucker.rules.flight.launch import BOARD_CREW, LAUNCH
from raumhafen.games.galaxy_trucker.state import CHECKING
from tests.games.galaxy_trucker.table import Table, cell, tile
from tests.games.galaxy_trucker.yard import Yard

# --- building ------------------------------------------------------------------------------------


@pytest.mark.parametrize("source", ["take-open:cabin-0123", "take-aside:1"])
def test_every_taking_welds(source: str) -> None:
    """GT5.3 Not only a tile of the pile: an open one and one from aside fix the loose tile too."""
    t = Yard(mode="real-time")
    t.draw(0, "cabin-0123")
    t.say(0, "put-back" if "open" in source else "set-aside")
    t.build(0, "structural-3301", "7,8")
    assert t.s.loose[0] == cell("7,8")
    t.say(0, source)
    assert t.s.loose[0] == EMPTY
    t.say(0, "set-aside")
    t.refuses(0, "take-back", "illegal-welded")


def test_a_tile_taken_back_keeps_its_origin() -> None:
    """GT5.2, GT5.6 What came from aside never goes to the open set, not even off the ship."""
    t = Yard(mode="real-time")
    t.draw(0, "cabin-0123")
    t.say(0, "set-aside", "take-aside:1")
    t.place(0, "7,8")
    t.say(0, "take-back")
    t.refuses(0, "put-back", "illegal-aside-only")
    t.say(0, "set-aside")
    assert t.s.aside[:2] == [tile("cabin-0123"), EMPTY]


def test_the_second_place_aside() -> None:
    """GT5.2, GT5.6 Taking the second tile leaves the first where it is."""
    t = Yard(mode="real-time")
    for name in ("cabin-0123", "cabin-0013"):
        t.draw(0, name)
        t.say(0, "set-aside")
    t.say(0, "take-aside:2")
    assert t.s.hand[0] == tile("cabin-0013") and t.s.aside[:2] == [tile("cabin-0123"), EMPTY]


def test_a_stack_is_busy_for_finished_seats_too() -> None:
    """GT5.7 In real time one viewer at a time, whoever it is."""
    t = Yard(mode="real-time")
    t.build(0, "structural-3301", "7,8")
    t.build(1, "cabin-0123", "7,8")
    t.say(1, "finish:1")
    t.say(0, "look:A")
    t.refuses(1, "look:A", "illegal-stack-busy")
    t.say(1, "look:B")
    assert t.s.viewing == [0, 1]


def test_turn_based_stacks_are_shared() -> None:
    """GT5.7, GT6.3 Only in real time is a stack busy; a finished seat looks outside the turns."""
    t = Yard()
    t.build(0, "structural-3301", "7,8")
    t.build(1, "cabin-0123", "7,8")
    t.say(0, "finish:1")
    t.say(0, "look:A")
    assert t.s.turn == 1
    t.say(1, "look:A")
    assert t.s.viewing == [0, 0]
    t.say(0, "release")
    assert t.s.turn == 1 and t.s.counted == [1, 1]  # neither the turn nor an action of the seat
    t.say(1, "release")
    assert t.s.counted == [1, 2]


@pytest.mark.parametrize("mode", ["turns", "days"])
def test_what_counts(mode: str) -> None:
    """GT5.2, GT6.3, GT6.4 Place, put back, set aside, look and wait count, all else does not."""
    t = Yard(mode=mode)
    counts = []

    def note() -> None:
        counts.append(t.s.counted[0])
        if mode == "turns":
            t.say(1, "wait")

    t.build(0, "structural-3301", "7,8")
    note()
    t.draw(0, "cabin-0123")
    t.say(0, "put-back")
    note()
    t.say(0, "take-open:cabin-0123", "set-aside")
    note()
    t.say(0, "look:A", "release")
    note()
    t.say(0, "wait")
    note()
    t.say(0, "standing:on", "take-aside:1")
    assert counts == [1, 2, 3, 4, 5] and t.s.counted[0] == 5


def test_a_step_returns_each_tile_to_where_it_belongs() -> None:
    """GT6.4, GT8.2 When a step closes, a tile from aside goes aside, a tile of the pile is open."""
    t = Yard(mode="days")
    t.draw(0, "cabin-0123")
    t.say(0, "set-aside", "take-aside:1")
    t.draw(1, "cabin-0013")
    t.clock("step-over")
    assert t.s.hand == [EMPTY, EMPTY]
    assert t.s.aside[:2] == [tile("cabin-0123"), EMPTY]
    assert t.s.open_tiles == [tile("cabin-0013")]


def test_time_out_closes_stacks_and_welds() -> None:
    """GT8.2 The loose tile is fixed and stacks go back, those of finished seats too."""
    t = Yard(seats=4, mode="real-time")
    for seat, name in ((0, "structural-3301"), (1, "cabin-0123"), (2, "cabin-0013")):
        t.build(seat, name, "7,8")
    t.say(2, "finish:1")
    t.clock("sand-out")
    t.say(2, "flip", "look:B")
    t.say(1, "look:A")
    t.clock("sand-out")
    assert t.s.stopped and t.s.viewing == [EMPTY] * 4 and t.s.loose == [EMPTY] * 4
    assert t.has(0, "7,8") and t.asked() == [0, 1, 3, 4]
    t.refuses(0, "take-back", "illegal-not-now")
    t.refuses(1, "look:A", "illegal-not-now")


def test_standing_orders_go_clockwise_from_the_starter() -> None:
    """GT6.5 Of several orders the one nearest to the starter turns the hourglass."""
    t = Yard(seats=3, round="II", sand_actions=8)
    t.s.starter = t.s.turn = 1
    t.s.sand_actions = 1
    t.pose()
    t.say(1, "wait")
    t.say(2, "standing:on", "wait")
    t.say(0, "standing:on", "wait")
    assert [event.args["seat"] for event in t.told("event-flip")] == [2]


@pytest.mark.parametrize("mode", ["turns", "days"])
def test_nobody_has_to_flip(mode: str) -> None:
    """GT6.5, GT7.4 A builder may leave the hourglass alone before finishing beside an empty one."""
    t = Yard(seats=3, mode=mode)
    t.s.sand = 0
    t.pose()
    assert {"standing:off", "standing:on"} <= set(t.options(0))
    t.say(0, "standing:off", "finish:1")
    assert (t.s.glass, t.s.sand) == (1, 0)
    assert "flip" in t.options(0)


def test_a_finish_or_a_flip_begins_the_waiting_anew() -> None:
    """GT7.6 Only a whole cycle in which every builder waits lets the hourglass turn by itself."""
    t = Yard(seats=3, sand_actions=8)
    t.s.glass, t.s.sand = 1, 0
    t.pose()
    t.say(0, "wait")
    t.say(1, "wait")
    t.say(2, "standing:off", "finish:1")
    assert t.s.sand == 0  # two waits of two builders, but one finished in between
    t.say(0, "wait")
    assert t.s.sand == 0
    t.draw(1, "cabin-0123")
    t.say(1, "put-back")
    t.say(0, "wait")
    assert t.s.sand == 0
    t.say(1, "wait")
    assert t.s.sand == 1 and t.told("event-clock-flip")


def test_a_finish_is_progress_over_days() -> None:
    """GT7.6 A step in which somebody finished does not turn the hourglass."""
    t = Yard(seats=3, mode="days")
    t.clock("step-over")
    t.say(2, "standing:off", "finish:1")
    t.clock("step-over")
    assert t.s.glass == 1 and t.s.sand == 0
    t.clock("step-over")
    assert t.s.glass == 0 and t.s.sand == 1


def test_basic_teams_stay_while_building() -> None:
    """GT21.5, GT21.6 Only the advanced variant changes places at a flip."""
    t = Yard(seats=4, mode="real-time", round="II", teams="basic")
    t.clock("sand-out")
    t.say(1, "flip")
    assert t.s.flies == [0, 1, 2, 3]


def test_knowledge_goes_with_the_player() -> None:
    """GT21.7 After a change of places a look is known to the player, not to the seat."""
    t = Yard(seats=4, mode="real-time", round="II", teams="advanced")
    t.build(0, "structural-3301", "7,8")
    t.clock("sand-out")
    t.say(1, "flip")
    t.say(2, "look:C")  # player 2 sits at seat 0 now
    assert t.s.viewing[0] == 2 and t.s.seen == [0, 0, 4, 0]


# --- the check and the launch --------------------------------------------------------------------


def test_crews_are_chosen_in_flight_order() -> None:
    """GT11.4 Order tile 1 first, not seat 0."""
    t = two_alien_ships()
    t.s.order = [2, 1]
    t.run(LAUNCH)
    assert t.asked() == [1]
    t.say(1, "crew:6,7:brown")
    assert t.asked() == [0]


def test_crew_comes_before_batteries() -> None:
    """GT8.4, GT11.3 Rockets, then crew, then batteries."""
    t = two_alien_ships()
    t.put(0, "8,7", "battery2-1113", 0)
    t.run(LAUNCH)
    assert t.s.position == [0, -3] and t.batteries(0) == 0
    t.say(0, "crew:6,7:humans")
    assert t.batteries(0) == 0
    t.say(1, "crew:6,7:humans")
    assert t.batteries(0) == 2 and t.people(0) == t.people(1) == 4


def two_alien_ships() -> Table:
    """Two ships of a start cabin, a cabin and its life support."""
    t = Table("--", board="II")
    for seat, cabin, support in ((0, "#1", "0013"), (1, "#2", "1003")):
        t.put(seat, "6,7", f"cabin-2121{cabin}", 0)
        t.put(seat, "5,7", f"life_support_brown-{support}", 2)
        t.empty(seat, "7,7")
    return t


def test_the_start_cabin_takes_no_alien() -> None:
    """GT1.1, GT11.4, GT11.5 Two humans, even with a life support joined to it."""
    t = Table("--")
    t.put(0, "8,7", "cabin-2121#1", 0)  # so that humans would be elsewhere
    t.put(0, "6,7", "life_support_purple-0003", 2)
    t.empty(0, "7,7")
    t.run(BOARD_CREW, 0)
    assert not t.asked() and t.load(0, "7,7") == t.load(0, "8,7") == 2


def test_a_support_must_be_joined() -> None:
    """GT3.7, GT11.5 A life support that only lies beside the cabin gives no air."""
    t = Table("--")
    t.put(0, "6,7", "cabin-0103", 0)
    t.put(0, "6,8", "life_support_brown-0003", 2)
    t.put(0, "7,8", "structural-3301", 0)
    assert not t.faults(0)
    t.empty(0, "7,7")
    t.run(BOARD_CREW, 0)
    assert not t.asked() and t.load(0, "6,7") == 2


def test_the_repair_that_leaves_most_stands_first() -> None:
    """GT9.2, GT22.1 More tiles count before the lower cell."""
    t = Table("P-")
    t.strip(0, "8,9")  # now nothing hangs on the battery, but the life support on the cabin
    t.s.phase = CHECKING
    repair(t.s, [0])
    assert t.options(0) == ["fix:8,8", "fix:8,7"]
