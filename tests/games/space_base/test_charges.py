"""SB9, SB4.4 Charge squares: in play, linked or not, filled, used, and what flips along."""

import pytest

from raumhafen.games.space_base.content.load import CONTENT
from raumhafen.games.space_base.rules.board import exchange
from tests.games.space_base.notation import card, objects
from tests.games.space_base.table import Table


def squares(name: str, deployed: bool = False) -> list[int]:
    ship = CONTENT.cards[card(name)]
    charge = (ship.deployed if deployed else ship.station).charge
    assert charge is not None
    return [charge.squares_in_play(players) for players in (2, 3, 4, 5)]


def test_t18_squares_in_play() -> None:
    """SB9.1 T18: two cubes fill Kubasov with 4 players, and not with 2."""
    assert squares("Kubasov") == [4, 3, 2, 2]
    for players, asked in ((4, [0]), (2, [])):
        t = Table(seats=players)
        t.board(0, "6: S | Kubasov(1)")
        t.roll(6, 3)
        t.answer(0, "split")
        t.expect(0, credits=+2)
        assert t.cubes("Kubasov") == 2
        t.go_on()
        assert [seat for seat in t.asked() if t.question(seat) == "ability"] == asked


def test_squares_not_in_play_take_no_cube() -> None:
    """SB9.1 With 4 players Kubasov's third and fourth squares stay empty, whoever charges."""
    t = Table(seats=4)
    t.board(0, "6: S | Kubasov(2)", "8: S | Collins(1)")
    assert objects(t.options(0), "use") == ["Kubasov"]
    t.answer(0, "done")
    t.roll(6, 3)
    t.answer(0, "split")
    assert t.cubes("Kubasov") == 2


def test_t19_a_full_card_takes_no_cube() -> None:
    """SB8.2 T19: Ride's only square is filled, so its sector gives nothing."""
    t = Table()
    t.board(0, "2: S | Ride(1)")
    t.roll(2, 6)
    t.answer(0, "split")
    t.expect(0, credits=+1)
    assert t.cubes("Ride") == 1


def test_t20_blue_squares_charge_on_the_own_turn() -> None:
    """SB9.3 T20: on another turn the ship deployed in 2 pays, and Ride stays empty."""
    t = Table(active=1)
    t.board(0, "2: S | Ride")
    t.roll(2, 6)
    t.answer(0, "split")
    t.to_rewards()
    t.expect(0, credits=+1)
    assert t.cubes("Ride") == 0


def test_red_squares_charge_on_other_turns() -> None:
    """SB9.3 The deployed side takes its cubes on other turns and none on the own turn."""
    for active, cubes in ((0, 0), (1, 1)):
        t = Table(active=active)
        t.board(0, "2: S, Ride | Irwin")
        t.roll(2, 6)
        t.to_rewards()
        assert t.cubes("Ride") == cubes


def test_t21_one_cube_one_use() -> None:
    """SB5.6, SB9.2 T21: unlinked squares are used one by one, as often as there are cubes."""
    t = Table(active=1)
    t.board(0, "3: S | Grissom(3)")
    t.answer(0, "done")
    t.roll(1, 2)
    t.to_rewards()
    t.mark()
    t.go_on()
    assert (t.s.phase, t.question(0)) == (5, "ability")
    t.answer(0, "use Grissom", "use Grissom", "use Grissom")
    t.expect(0, credits=+9)
    assert t.cubes("Grissom") == 0


def test_linked_squares_are_used_together() -> None:
    """SB9.2 Shepard needs every square in play, and one use empties them all."""
    t = Table(seats=3)
    t.board(0, "2: S | Shepard(2)")
    assert t.asked() == []
    t = Table(seats=3)
    t.board(0, "2: S | Shepard(3)")
    t.answer(0, "use Shepard")
    t.expect(0, credits=+20)
    assert t.cubes("Shepard") == 0


@pytest.mark.parametrize(
    ("before", "bought", "credits", "after"),
    [
        ("2: S | Khrunov(1)", "Irwin", 7, "2: S, Khrunov(1) | Irwin"),
        ("6: S | Kubasov(2)", "Schmitt", 8, "6: S, Kubasov | Schmitt"),
        ("1: S | Gagarin(2)", "Young", 12, "1: S, Gagarin(1) | Young"),
    ],
)
def test_t22_cubes_when_a_card_is_deployed(
    before: str, bought: str, credits: int, after: str
) -> None:
    """SB4.4 T22: as many cubes as fit the deployed side go along, the others are lost."""
    t = Table()
    t.board(0, before)
    t.resources(0, credits)
    t.shipyard(bought)
    buy_after_a_poor_roll(t, bought)
    t.expect_board(0, after)
    assert t.s.loaded[0] == sum(t.s.cubes)


def buy_after_a_poor_roll(t: Table, name: str) -> None:
    while not t.waits_for_dice(2):
        t.answer(0, "done")
    t.roll(4, 3)
    t.to_rewards()
    t.go_on()
    while t.question(0) != "buy":
        t.answer(0, "done")
    t.answer(0, f"buy {name}")


def test_cubes_when_a_card_is_stationed_again() -> None:
    """SB4.4 The way back is the same: two cubes meet one square, one meets one."""
    t = Table()
    t.board(0, "4: S | Gubarev(1)", "5: S, Brandenstein(2) | Evans")
    exchange(t.s, 0, card("Brandenstein"), 4)
    t.expect_board(0, "4: S | Brandenstein(1)", "5: S, Gubarev(1) | Evans")
    t.begin()
    assert t.s.loaded[0] == 2


def test_a_new_sector_keeps_the_cubes() -> None:
    """SB4.4 A card that only changes its sector does not change sides."""
    t = Table(seats=4)
    t.board(0, "5: S, Brandenstein(2) | Shonin(1)", "6: S | Kubasov(2)")
    t.answer(0, "use Kubasov")
    t.expect_board(0, "5: – | S8", "8: S5, Brandenstein(2) | Shonin(1)")


def test_t23_blue_works_on_the_own_turn() -> None:
    """SB5.2 T23: a blue ability on a deployed ship works on its owner's turn only."""
    t = Table(active=1)
    t.board(0, "2: S, Sarafanov(1) | Roosa")
    t.resources(0, 1)
    assert t.asked() == []
    t = Table(active=0)
    t.board(0, "2: S, Sarafanov(1) | Roosa")
    t.resources(0, 1)
    t.shipyard("Kizim", "Fabian", "Lichtenberg")
    assert t.options(0) == ["done", "use Sarafanov"]
    t.answer(0, "use Sarafanov")
    t.expect(0, credits=+3)
    assert "buy Fabian" in t.options(0)
    t.refuse(0, "buy Lichtenberg", "illegal-too-expensive", "SB12.1")
    t.answer(0, "buy Kizim")
    assert t.counts(0) == (2, 0, 0)
    assert t.waits_for_dice(2)


def test_cubes_are_paid_before_the_effects() -> None:
    """SB9.4 The cube is gone before Sarafanov is covered, so none goes along to the other side."""
    t = Table()
    t.board(0, "2: S | Sarafanov(1)")
    t.resources(0, 3)
    t.shipyard("Irwin")
    t.answer(0, "use Sarafanov")
    assert t.cubes("Sarafanov") == 0
    t.answer(0, "buy Irwin")
    t.expect_board(0, "2: S, Sarafanov | Irwin")


def test_an_ability_goes_on_when_its_card_is_deployed() -> None:
    """SB9.4 Gordon's first purchase covers Gordon; the second is made all the same."""
    t = Table()
    t.board(0, "7: S | Gordon(1)")
    t.resources(0, 10)
    t.shipyard("Haise", "Engle")
    t.answer(0, "use Gordon", "buy Haise", "buy Engle")
    t.expect_board(0, "7: S, Gordon | Haise", "4: S | Engle")
    assert t.counts(0) == (0, 0, 0)


def test_only_the_side_facing_up_counts() -> None:
    """SB9.5 Grissom's deployed side has two squares; what its hidden side has does not matter."""
    t = Table(active=1)
    t.board(0, "3: S, Grissom(1) | White")
    t.answer(0, "done")
    t.roll(3, 3)
    t.answer(0, "split")
    t.to_rewards()
    assert t.cubes("Grissom") == 2
    on_boards = {c for at in range(26) for c in (t.s.station[at], *t.s.stacks[at])}
    assert all(not cubes or index in on_boards for index, cubes in enumerate(t.s.cubes))


# --- SB5.4 when a cube can be used ---------------------------------------------------------------


def test_a_cube_of_phase_4_works_in_phases_5_and_7() -> None:
    """SB5.4 Grissom, charged by this roll, may be used in phase 5 or in phase 7."""
    t = Table()
    t.board(0, "3: S | Grissom")
    t.roll(3, 5)
    t.answer(0, "split")
    t.go_on()
    assert (t.s.phase, t.options(0)) == (5, ["done", "use Grissom"])
    t.answer(0, "done")
    assert (t.s.phase, t.options(0)) == (7, ["done", "use Grissom"])
    t.answer(0, "use Grissom")
    assert t.cubes("Grissom") == 0


def test_abilities_of_the_roll_wait_for_a_later_turn() -> None:
    """SB5.4 A reroll or a doubling charged in phase 4 cannot be used on the same roll."""
    t = Table()
    t.board(0, "3: S | Volynov", "8: S | Aksyonov")
    t.roll(3, 5)
    charged = t.copy()
    t.answer(0, "split")
    charged.answer(0, "sum")
    assert t.stopped and charged.stopped
    assert (t.cubes("Volynov"), charged.cubes("Aksyonov")) == (1, 1)
    t.go_on()
    assert t.question(0) == ""


def test_a_cube_of_phase_1_works_in_phase_2() -> None:
    """SB5.4 Volynov, charged by Collins before the roll, rerolls in the same turn."""
    t = Table()
    t.board(0, "3: S | Volynov", "8: S | Collins(1)")
    t.answer(0, "use Collins", "charge Volynov")
    t.roll(1, 1)
    assert t.question(0) == "reroll"
