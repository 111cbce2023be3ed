"""SB14, SB15 Refill, income, and the end of the game."""

import pytest

from raumhafen.games.space_base.content.tables import LEVEL, SECTOR
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.state import SpaceBaseState
from tests.games.space_base.notation import NAMES
from tests.games.space_base.scenarios import at_phase_6
from tests.games.space_base.table import Table


def play_turn(t: Table, a: int, b: int, *sums: int) -> None:
    """One turn: these seats take the sum, all others split, and nobody does anything else."""
    while not t.waits_for_dice(2):
        pass_on(t, sums)
    t.roll(a, b)
    turn = sum(t.s.turns)
    while not t.s.over and sum(t.s.turns) == turn:
        if t.stopped:
            t.go_on()
        else:
            pass_on(t, sums)


def pass_on(t: Table, sums: tuple[int, ...]) -> None:
    seat = t.asked()[0]
    if t.question(seat) == "allocate":
        t.answer(seat, "sum" if seat in sums else "split")
    else:
        t.answer(seat, "done")


# --- SB14 ----------------------------------------------------------------------------------------


def test_t49_an_empty_deck() -> None:
    """SB14.1 T49: with no ship left the slot stays empty for good."""
    t = Table()
    for sector in range(1, 11):
        a, b, c = (NAMES[ship] for ship in ships_of(3, sector))
        t.board(1, f"{sector}: S, {a}, {b} | {c}")
    t.resources(0, 14)
    at_phase_6(t)
    assert len(t.open_names(3)) == 6
    t.answer(0, "buy Anders")
    t.end_turn()
    assert len(t.open_names(3)) == 5
    t.go_on()
    play_turn(t, 1, 2)
    assert len(t.open_names(3)) == 5


def ships_of(level: int, sector: int) -> list[int]:
    return [c for c in range(132) if LEVEL[c] == level and SECTOR[c] == sector]


def test_slots_are_filled_from_left_to_right() -> None:
    """SB14.1 Level by level; the ships that lie there do not move."""
    t = Table()
    t.board(0, "12: S | Kovalyonok(1)")
    t.resources(0, 14)
    t.shipyard("Overmyer", "Ride", "Allen", "Serebrov", "Kizim", "Engle", "Duke", "Walker")
    t.answer(0, "use Kovalyonok", "claim Serebrov", "claim Ride", "done")
    at_phase_6(t)
    t.refill_with("Farkas", "Merbold", "Shatalov")
    t.answer(0, "buy Walker")
    refills = [event.args["slot"] for event in t.events if event.key == "event-refill"]
    assert refills == [1, 3, 12]
    assert t.open_names(1) == ["Overmyer", "Farkas", "Allen", "Merbold", "Kizim", "Engle"]
    assert t.open_names(3)[0] == "Shatalov"


def test_income_comes_whether_a_card_was_bought_or_not() -> None:
    """SB14.2 Never downwards, and only for the active seat."""
    for answer in ("buy Overmyer", "done"):
        t = Table()
        t.resources(0, 3, 7)
        t.resources(1, 2, 9)
        t.shipyard("Overmyer")
        at_phase_6(t)
        t.answer(0, answer)
        t.end_turn()
        assert (t.counts(0), t.counts(1)) == ((7, 7, 0), (2, 9, 0))


# --- SB15 ----------------------------------------------------------------------------------------


def test_t46_the_round_is_finished() -> None:
    """SB15 SB15.1, SB15.2 T46: B triggers on A's turn, B and C still play, and C overtakes."""
    t = Table(seats=3)
    t.board(1, "12: S, Hauck | Bregovoy")
    t.board(2, "12: S | Shatalov")
    for seat, vp in enumerate((30, 38, 34)):
        t.resources(seat, 0, 0, vp)
    play_turn(t, 6, 6, 0, 1)
    assert (t.s.vp, t.s.triggered) == ([30, 41, 34], True)
    play_turn(t, 1, 2)
    assert not t.s.over
    play_turn(t, 6, 6, 2)
    assert t.s.over
    outcome = GAME.outcome(t.s)
    assert (outcome.points, outcome.winners, outcome.reason) == ([30, 41, 44], [2], "SB15.2")
    assert t.s.turns == [1, 1, 1]


def test_t47_a_tie_is_played_on() -> None:
    """SB15.3 T47: one more full round for everybody, then the seat outside the tie wins."""
    t = Table(seats=3, active=2)
    t.board(0, "7: S | Allen")
    t.board(1, "1: S | Malyshev")
    t.board(2, "10: S | Beregovoy")
    for seat, vp in enumerate((42, 42, 39)):
        t.resources(seat, 0, 0, vp)
    t.s.triggered = True
    play_turn(t, 3, 6)
    assert (t.s.over, t.s.vp) == (False, [42, 42, 39])
    play_turn(t, 3, 4, 0)
    assert t.s.round == 2
    play_turn(t, 1, 2)
    assert t.s.vp == [44, 43, 39]
    play_turn(t, 5, 5, 2)
    assert t.s.over
    assert (t.s.vp, GAME.outcome(t.s).winners) == ([44, 43, 47], [2])


def test_a_tie_behind_the_leader_does_not_matter() -> None:
    """SB15.3 Only a tie for the most is played on."""
    t = Table(seats=3, active=2)
    for seat, vp in enumerate((39, 45, 39)):
        t.resources(seat, 0, 0, vp)
    t.s.triggered = True
    play_turn(t, 1, 2)
    assert (t.s.over, GAME.outcome(t.s).winners) == (True, [1])


def test_t48_the_trigger_stays() -> None:
    """SB15.1 T48: B reaches 40 and falls to 36 by Gordon; the game ends with this round."""
    t = Table()
    t.board(0, "7: S | Gordon(1)")
    t.board(1, "12: S, Hauck | Bregovoy")
    t.resources(0, 0, 0, 20)
    t.resources(1, 0, 0, 37)
    assert t.options(0) == ["done", "use Gordon"]
    t.answer(0, "done")
    t.roll(6, 6)
    t.answer(0, "sum")
    t.answer(1, "sum")
    assert (t.s.vp[1], t.s.triggered) == (40, True)
    t.go_on()
    t.answer(0, "use Gordon")
    assert t.s.vp[1] == 36
    t.end_turn()
    t.go_on()
    assert not t.s.over
    play_turn(t, 1, 2)
    assert (t.s.over, GAME.outcome(t.s).winners) == (True, [1])


def test_the_trigger_is_noted_whatever_brings_the_points() -> None:
    """SB15.1 A colony in phase 6 counts as well as rewards; the event is told once."""
    t = Table()
    t.resources(0, 9, 0, 37)
    at_phase_6(t)
    assert not t.s.triggered
    t.answer(0, "buy Frisch")
    assert t.s.triggered
    assert t.told().count("event-end-triggered") == 1


def test_39_points_are_not_enough() -> None:
    """SB15.1 The game goes on below 40, whatever the lead."""
    t = Table(active=1)
    t.resources(0, 0, 0, 39)
    play_turn(t, 1, 2)
    assert (t.s.over, t.s.round, t.s.active) == (False, 2, 0)


def test_the_last_turn_is_that_of_the_right_neighbour() -> None:
    """SB15.2 With start player 1 of 3 the round ends after seat 0."""
    t = Table(seats=3, active=1, first=1)
    t.resources(2, 0, 0, 41)
    t.s.triggered = True
    for over in (False, False, True):
        play_turn(t, 1, 2)
        assert t.s.over is over
    assert t.s.turns == [1, 1, 1]


def test_points_above_40_all_count() -> None:
    """SB15.4 Nothing stops at 40, and the turn in which it is passed goes on to its end."""
    t = Table(active=1)
    t.board(0, "12: S | Hauck")
    t.board(1, "12: S | Shatalov", "3: S | Grissom(1)")
    t.resources(0, 0, 0, 52)
    t.resources(1, 0, 0, 45)
    t.answer(1, "done")
    t.roll(6, 6)
    t.answer(0, "sum")
    t.answer(1, "sum")
    assert t.s.vp == [52, 55]
    t.go_on()
    assert (t.s.phase, t.question(1)) == (5, "ability")
    t.end_turn()
    t.go_on()
    assert (t.s.over, GAME.outcome(t.s).winners) == (True, [1])


@pytest.mark.parametrize(("triggered", "vp"), [(False, 30), (True, 42)])
def test_round_limit(triggered: bool, vp: int) -> None:
    """SB15.5 At the limit the most VP win and a tie is shared, instead of one more round."""
    t = Table(active=1)
    for seat in (0, 1):
        t.resources(seat, 0, 0, vp)
    t.s.round, t.s.round_limit, t.s.triggered = 200, 200, triggered
    play_turn(t, 3, 6)
    assert t.s.over
    outcome = GAME.outcome(t.s)
    assert (outcome.winners, outcome.shares(), outcome.reason) == ([0, 1], [0.5, 0.5], "SB15.5")


def test_no_round_limit_for_people() -> None:
    """SB15.5 Off unless chosen; a match then goes on beyond round 200."""
    chosen = GAME.new_state(2, {"round_limit": 200}, 1)
    usual = GAME.new_state(2, {}, 1)
    assert isinstance(chosen, SpaceBaseState) and isinstance(usual, SpaceBaseState)
    assert (chosen.round_limit, usual.round_limit) == (200, 0)
    t = Table(active=1)
    t.s.round = 200
    play_turn(t, 1, 2)
    assert (t.s.over, t.s.round) == (False, 201)
