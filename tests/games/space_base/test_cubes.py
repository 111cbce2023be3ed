"""SB11.9 Placing and moving cubes."""

from raumhafen.games.space_base.game import GAME
from tests.games.space_base.notation import objects
from tests.games.space_base.table import Table


def test_t42_place_a_cube() -> None:
    """SB11.9, SB5.4 T42: Glenn charges Ride, but not itself, and Ride works on this roll."""
    t = Table(seats=4, active=1)
    t.board(0, "2: S | Ride", "6: S | Glenn(1)", "11: S | Peterson")
    t.answer(0, "use Glenn")
    assert t.options(0) == ["done", "charge Ride"]
    t.answer(0, "charge Ride")
    assert (t.cubes("Ride"), t.cubes("Glenn")) == (1, 0)
    t.roll(4, 6)
    t.answer(0, "sum", "shift Ride 1")
    t.to_rewards()
    t.expect(0, credits=+4)


def test_t43_the_cube_that_wins() -> None:
    """SB11.9, SB11.11 T43: placed and moved, two cubes complete Armstrong, who wins at once."""
    t = Table(active=1)
    t.board(0, "2: S | Ride(1)", "8: S | Collins(1)", "12: S | Armstrong(3)")
    t.resources(1, 0, 0, 45)
    t.answer(0, "done")
    t.roll(1, 1)
    t.to_rewards()
    t.go_on()
    assert t.s.phase == 5
    t.answer(0, "done")
    t.answer(1, "done")
    assert (t.s.phase, t.asked()) == (7, [0])
    t.answer(0, "use Collins", "charge Armstrong", "from Ride", "to Armstrong")
    assert t.options(0) == ["done", "use Armstrong"]
    assert not t.s.over
    t.answer(0, "use Armstrong")
    assert t.s.over
    assert GAME.outcome(t.s).winners == [0]
    assert t.cubes("Ride") == 0


def test_targets_lie_on_either_side() -> None:
    """SB11.9.1 Any own card with an empty square in play, stationed or deployed."""
    t = Table(seats=4)
    t.board(0, "2: S, Ride(1) | Shepard(2)", "3: S | Volynov", "6: S | Glenn(1)", "4: S | Titov(2)")
    t.board(1, "1: S | Fabian")
    t.answer(0, "use Glenn")
    assert objects(t.options(0), "charge") == ["Ride", "Volynov"]
    t.answer(0, "charge Ride")
    t.expect_board(0, "2: S, Ride(2) | Shepard(2)")


def test_placing_may_be_skipped() -> None:
    """SB11.9.1, SB17 The cube of Glenn is spent all the same."""
    t = Table(seats=4)
    t.board(0, "3: S | Volynov", "6: S | Glenn(1)")
    t.answer(0, "use Glenn", "done")
    assert (t.cubes("Volynov"), t.cubes("Glenn")) == (0, 0)


def test_moving_the_cube_just_placed() -> None:
    """SB11.9.2 It may go on to another card at once; a move may be skipped."""
    t = Table()
    t.board(0, "2: S | Ride", "3: S | Volynov", "8: S | Collins(1)")
    t.answer(0, "use Collins", "charge Ride")
    assert t.options(0) == ["done", "from Ride"]
    skipped = t.copy()
    skipped.answer(0, "done")
    assert skipped.cubes("Ride") == 1
    t.answer(0, "from Ride")
    assert t.options(0) == ["done", "to Volynov"]
    declined = t.copy()
    declined.answer(0, "done")
    assert (declined.cubes("Ride"), declined.cubes("Volynov")) == (1, 0)
    t.answer(0, "to Volynov")
    assert (t.cubes("Ride"), t.cubes("Volynov")) == (0, 1)


def test_only_stationed_collins_moves() -> None:
    """SB11.9.2 The deployed side places a cube and no more."""
    t = Table()
    t.board(0, "2: S | Ride(1)", "3: S | Volynov", "8: S, Collins(1) | Eisele")
    t.answer(0, "use Collins", "charge Volynov")
    assert t.waits_for_dice(2)


def test_the_using_card_is_no_target() -> None:
    """SB11.9.3 Collins is empty after paying, and yet takes neither the placed nor a moved cube."""
    t = Table()
    t.board(0, "2: S | Ride(1)", "3: S | Volynov", "8: S | Collins(1)")
    t.answer(0, "use Collins")
    assert t.options(0) == ["done", "charge Volynov"]
    t.answer(0, "done", "from Ride")
    assert t.options(0) == ["done", "to Volynov"]


def test_a_placed_cube_works_in_the_same_phase() -> None:
    """SB11.9.4 Glenn charges Grissom, who is used before the roll."""
    t = Table(seats=4)
    t.board(0, "3: S | Grissom", "6: S | Glenn(1)")
    assert t.options(0) == ["done", "use Glenn"]
    t.answer(0, "use Glenn", "charge Grissom", "use Grissom")
    t.expect(0, credits=+3)


def test_a_side_places_once_a_phase() -> None:
    """SB11.9.5 Glenn and Collins recharge each other, but neither works twice in a phase."""
    t = Table(seats=4)
    t.board(0, "6: S | Glenn(1)", "8: S | Collins(1)")
    assert t.asked() == []  # each is full, so neither has a target
    t = Table(seats=4)
    t.board(0, "3: S | Grissom", "6: S | Glenn(1)", "8: S | Collins(1)")
    t.answer(0, "use Glenn", "charge Grissom", "use Collins", "charge Glenn", "done")
    assert t.cubes("Glenn") == 1
    assert t.options(0) == ["done", "use Grissom"]
    t.refuse(0, "use Glenn", "illegal-already-placed", "SB11.9.5")
    t.answer(0, "done")
    t.roll(1, 1)
    t.answer(0, "split")
    t.go_on()
    assert (t.s.phase, "use Glenn" in t.options(0)) == (5, True)


def test_a_passive_seat_places_once_a_phase() -> None:
    """SB11.9.5 The same holds in the hidden answers of a passive seat."""
    t = Table(seats=4, active=1, first=1)
    t.board(0, "3: S | Grissom", "6: S | Glenn(1)", "8: S | Collins(1)")
    t.answer(0, "use Glenn", "charge Grissom", "use Collins", "charge Glenn", "done")
    assert t.options(0) == ["done", "use Grissom"]
    t.answer(0, "done")
    assert (t.cubes("Glenn"), t.cubes("Grissom"), t.cubes("Collins")) == (1, 1, 0)
