"""SB6 The roll: dice that are set, rolled, and rolled again."""

from tests.games.space_base.notation import objects
from tests.games.space_base.table import Table


def test_t40_two_dice_are_set() -> None:
    """SB6.1 T40: two uses fix both dice, and nothing is rolled."""
    t = Table()
    t.board(0, "1: S | Gagarin(2)")
    t.answer(0, "set Gagarin 6", "set Gagarin 6")
    assert (t.s.die_a, t.s.die_b) == (6, 6)
    assert t.question(0) == "allocate"
    t.expect(0, credits=+2)
    assert t.cubes("Gagarin") == 0


def test_t40_one_die_is_set() -> None:
    """SB6.1 T40: the other die is rolled, and nothing can be set after that."""
    t = Table()
    t.board(0, "1: S | Gagarin(2)")
    t.answer(0, "set Gagarin 6", "done")
    t.roll_one(3)
    assert (t.s.die_a, t.s.die_b) == (6, 3)
    assert t.question(0) == "allocate"
    t.expect(0, credits=+1)
    assert t.cubes("Gagarin") == 1


def test_a_die_is_set_once() -> None:
    """SB6.1 Three cubes, two dice: the third use is not offered."""
    t = Table()
    t.board(0, "1: S | Gagarin(2)", "4: S | Titov(1)")
    t.answer(0, "set Gagarin 1", "set Titov 5")
    assert (t.s.die_a, t.s.die_b, t.cubes("Gagarin")) == (1, 5, 1)
    assert t.question(0) == "allocate"


def test_set_die_options() -> None:
    """SB11.7 Any face from 1 to 6; the credits of the ability come at once; rolling is free."""
    t = Table()
    t.board(0, "10: S, Rozhdestvensky(1) | Carpenter")
    assert objects(t.options(0), "set") == [f"Rozhdestvensky {face}" for face in range(1, 7)]
    declined = t.copy()
    declined.answer(0, "done")
    assert declined.waits_for_dice(2)
    t.answer(0, "set Rozhdestvensky 4")
    t.expect(0, credits=+4)
    assert t.waits_for_dice(1)


def test_t41_reroll() -> None:
    """SB6.1 T41: one die is rolled again, and the new face holds for all seats."""
    t = Table()
    t.board(0, "3: S | Volynov(1)")
    t.board(1, "5: S | Evans")
    t.roll(1, 1)
    assert t.asked() == [0]
    t.answer(0, "reroll Volynov second")
    t.roll_one(5)
    assert (t.s.die_a, t.s.die_b) == (1, 5)
    t.expect(0, credits=+1)
    assert t.cubes("Volynov") == 0
    assert t.yields(1, "split") == (1, 0, 0)


def test_reroll_options() -> None:
    """SB11.6, SB6.1 One or both dice, at least one; again while there are cubes; or keep."""
    t = Table()
    t.board(0, "3: S | Volynov(3)")
    t.roll(1, 2)
    dice = ["Volynov both", "Volynov first", "Volynov second"]
    assert (objects(t.options(0), "reroll"), t.options(0)[0]) == (dice, "done")
    t.answer(0, "reroll Volynov both")
    t.roll(3, 4)
    assert (t.s.die_a, t.s.die_b) == (3, 4)
    t.answer(0, "reroll Volynov first")
    t.roll_one(6)
    assert (t.s.die_a, t.s.die_b) == (6, 4)
    t.answer(0, "done")
    assert t.question(0) == "allocate"
    t.expect(0, credits=+2)
    assert t.cubes("Volynov") == 1


def test_deployed_volynov_gives_no_credit() -> None:
    """SB11.6 Only its station side adds a credit to each use."""
    t = Table()
    t.board(0, "3: S, Volynov(1) | White")
    t.roll(1, 2)
    t.answer(0, "reroll Volynov first")
    t.roll_one(1)
    t.expect(0)


def test_a_set_die_may_be_rerolled() -> None:
    """SB6.1 Fixed before the roll, rolled again after it; set_die is over by then."""
    t = Table()
    t.board(0, "1: S | Gagarin(2)", "3: S | Volynov(1)")
    t.answer(0, "set Gagarin 6", "done")
    t.roll_one(2)
    assert t.question(0) == "reroll"
    t.refuse(0, "set Gagarin 1", "error-not-an-option", "SB6.1")
    t.answer(0, "reroll Volynov first")
    t.roll_one(4)
    assert (t.s.die_a, t.s.die_b) == (4, 2)
    assert t.question(0) == "allocate"


def test_nobody_allocates_before_the_rerolls_are_over() -> None:
    """SB6.2 The final faces hold for everybody; until then passive seats are not asked."""
    t = Table()
    t.board(0, "3: S | Volynov(2)")
    t.board(1, "6: S | Schmitt")
    t.roll(6, 6)
    assert t.asked() == [0]
    t.answer(0, "reroll Volynov both")
    t.roll(1, 6)
    assert t.asked() == [0]
    t.answer(0, "done")
    assert t.asked() == [0, 1]
    assert t.yields(1, "split") == (1, 0, 0)


def test_the_rocket_face_is_a_1() -> None:
    """SB1.3 It pays sector 1 by itself and counts 1 in the sum."""
    t = Table()
    t.board(0, "1: S | Young")
    t.roll(1, 6)
    assert t.yields(0, "split") == (5, 0, 0)
    assert t.yields(0, "sum") == (3, 0, 0)
