"""GT2, GT3: cells, directions, rotation, contacts, errors, exposed connectors."""

from __future__ import annotations

import pytest

from raumhafen.games.galaxy_trucker.content.tables import (
    CELL_NAMES,
    CENTRE,
    CONTACT,
    E1,
    E2,
    GUARDS,
    JOINT,
    LINE,
    NEUTRAL,
    SIDE,
    STEPS,
    cell_at,
)
from raumhafen.games.galaxy_trucker.rules.flight.scoring import losses
from raumhafen.games.galaxy_trucker.rules.ship.legality import (
    cells_of,
    components,
    device_side,
    exposed_sides,
    is_legal,
    joined,
)
from raumhafen.games.galaxy_trucker.rules.ship.strength import is_shielded
from raumhafen.games.galaxy_trucker.state import CHECKING
from raumhafen.games.galaxy_trucker.views.board import fault_view
from tests.games.galaxy_trucker.table import Table, cell, tile


def sides(name: str, k: int) -> list[int]:
    return [SIDE[4 * (4 * tile(name) + k) + d] for d in range(4)]


def test_t1_rotation() -> None:
    """GT2.4, GT2.5 T1: sides and devices turn clockwise."""
    assert sides("cannon-0120", 1) == [0, 0, 1, 2]
    assert device_side(4 * tile("cannon-0120") + 1) == 1
    assert sides("cabin-0123", 2) == [2, 3, 0, 1]
    assert device_side(4 * tile("engine-1000")) == 2
    t = Table("-")
    t.put(0, "8,7", "shield-0013", 2)
    assert [is_shielded(t.s, 0, side) for side in range(4)] == [False, False, True, True]


def test_t2_contacts() -> None:
    """GT3.1, GT3.2 T2: all sixteen pairs of facing values."""
    wanted = {
        (0, 0): NEUTRAL, (1, 1): JOINT, (2, 2): JOINT, (3, 3): JOINT, (1, 3): JOINT,
        (2, 3): JOINT, (1, 2): E1, (0, 1): E2, (0, 2): E2, (0, 3): E2,
    }  # fmt: skip
    for (a, b), contact in wanted.items():
        assert CONTACT[4 * a + b] == contact
        assert CONTACT[4 * b + a] == contact


@pytest.mark.parametrize(
    ("board", "before", "behind"), [(0, 6, 8), (1, 6, 8), (2, 6, 8), (3, 8, 6)]
)
def test_t3_steps(board: int, before: int, behind: int) -> None:
    """GT2.2, GT2.3 T3: one step function for all geometry; rows of IIIa run the other way."""
    step = STEPS[board]
    assert CENTRE + step[0] == cell_at(7, before)
    assert CENTRE + step[2] == cell_at(7, behind)
    assert CENTRE + step[1] == cell_at(8, 7) and CENTRE + step[3] == cell_at(6, 7)


def test_t4_exposed_connectors_of_d() -> None:
    """GT3.6 T4: exactly eight."""
    t = Table("D")
    found = {(CELL_NAMES[at], side) for at, side in exposed_sides(t.s, 0)}
    assert found == {
        ("5,6", 1), ("5,7", 3), ("6,7", 0), ("6,8", 2), ("8,8", 2), ("9,6", 0), ("9,7", 1),
        ("9,8", 1),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("ship", "count"), [("R", 7), ("G", 7), ("B", 6), ("D", 8), ("E", 11), ("C", 14)]
)
def test_test_ships(ship: str, count: int) -> None:
    """GT3.5, GT3.6 The test ships are legal and have their exposed connectors."""
    t = Table(ship)
    assert is_legal(t.s, 0)
    assert t.exposed() == count


@pytest.mark.parametrize("ship", ["R", "G", "B"])
@pytest.mark.parametrize("board", ["I", "II", "III"])
def test_small_ships_fit_bigger_boards(ship: str, board: str) -> None:
    """GT3.5"""
    assert is_legal(Table(ship, board=board).s, 0)


def test_t5_two_shields() -> None:
    """GT2.5, GT3.7 T5: shields cover their sides for the whole ship, here all but the right."""
    t = Table("-")
    t.put(0, "6,7", "shield-0222", 3)
    assert [is_shielded(t.s, 0, side) for side in range(4)] == [True, False, False, True]
    t.put(0, "8,7", "shield-0013", 2)
    assert [is_shielded(t.s, 0, side) for side in range(4)] == [True, False, True, True]


def test_t6_smooth_sides_hold_nothing() -> None:
    """GT3.2, GT3.3 T6: 6,8 and 7,8 touch, but only 6,7 holds 6,8."""
    t = Table("D")
    assert cell("7,8") not in joined(t.s, 0, cell("6,8"))
    assert not t.faults()
    t.s.grid[cell("6,7")] = -1
    assert [cell("6,8")] in components(t.s, 0)


def test_t7_quiz() -> None:
    """GT3.4 T7: ship Q has exactly seven errors."""
    t = Table("Q")
    assert sorted(map(repr, t.faults())) == [
        "E1 6,6/6,7", "E2 8,6/8,7", "E3 5,8", "E4 6,8/6,7", "E4 8,8/8,9", "E5 10,7", "E6 5,9",
    ]  # fmt: skip


def test_faults_name_tile_side_and_rule() -> None:
    """GT3.4 What the validator shows of an error."""
    t = Table("Q")
    turned = next(fault for fault in t.faults() if fault.code == 3)
    assert fault_view(turned) == {
        "error": "E3", "rule": "GT3.4", "cell": "5,8", "side": 3, "other": None,
    }  # fmt: skip
    blocked = next(fault for fault in t.faults() if fault.code == 4)
    assert fault_view(blocked)["other"] == "6,7" and fault_view(blocked)["side"] == 0


def test_one_pair_may_give_two_records() -> None:
    """GT3.4 E2 and E4 on the same pair."""
    t = Table("-")
    t.put(0, "7,8", "cannon-0010", 0)  # its smooth muzzle faces the start cabin
    assert [fault.code for fault in t.faults()] == [2, 4, 6]


def test_e4_only_the_next_cell_counts() -> None:
    """GT3.4 A tile further along the barrel does not matter."""
    t = Table("-", board="II")
    t.put(0, "7,6", "structural-3123", 0)
    t.put(0, "6,6", "structural-3203", 0)
    t.put(0, "6,8", "cannon-0230", 0)  # 6,7 before it is free
    assert not [fault for fault in t.faults() if fault.code == 4]


def test_without_start_cabin_the_largest_part_is_the_ship() -> None:
    """GT3.4 E6 counts the parts that are not the largest."""
    t = Table("D")
    t.s.grid[CENTRE] = -1
    loose = {CELL_NAMES[fault.cell] for fault in t.faults() if fault.code == 6}
    assert loose == {"7,6", "5,6", "7,8"}  # the right part has six tiles, the left one five


def test_exposed_of_an_illegal_ship() -> None:
    """GT3.6 A connector against a smooth side counts too."""
    t = Table("-")
    assert t.exposed() == 4
    t.put(0, "7,8", "cannon-0010", 0)
    assert t.exposed() == 5  # the start cabin's rear side stays open, the cannon adds one


@pytest.mark.parametrize(
    ("board", "side", "roll", "first"),
    [(0, 0, 7, "7,5"), (0, 2, 7, "7,8"), (0, 1, 7, "9,7"), (0, 3, 7, "5,7"), (3, 0, 7, "7,11"),
     (3, 2, 7, "7,3"), (2, 3, 6, "3,6")],
)  # fmt: skip
def test_lines(board: int, side: int, roll: int, first: str) -> None:
    """GT2.1, GT2.6 Which cell of a line a thing reaches first."""
    assert LINE[board][side][roll][0] == cell(first)


def test_guards() -> None:
    """GT16.3 From the front the same column, from all other sides also the next lines."""
    assert {at % 11 + 2 for at in GUARDS[1][0][6]} == {6}
    assert {at // 11 + 2 for at in GUARDS[1][3][6]} == {5, 6, 7}
    assert {at % 11 + 2 for at in GUARDS[1][2][6]} == {5, 6, 7}


def test_t8_repair_of_q() -> None:
    """GT9.2, GT9.3 T8: what goes by itself, what is offered, and the ship that remains."""
    from raumhafen.games.galaxy_trucker.rules.building.repair import repair

    t = Table("Q")
    t.s.phase = CHECKING
    repair(t.s, [0])
    assert t.lost(0) == 3 and not t.has(0, "5,8") and not t.has(0, "10,7") and not t.has(0, "5,9")
    assert set(t.options(0)) == {
        f"fix:{name}" for name in ("6,6", "6,7", "6,8", "8,6", "8,7", "8,8", "8,9")
    }
    t.say(0, "fix:6,7", "fix:8,6", "fix:8,8")
    assert not t.faults() and len(cells_of(t.s, 0)) == 10
    assert t.exposed() == 15 and t.lost(0) == 6 and losses(t.s, 0) == 5


@pytest.mark.parametrize(("chosen", "lost"), [("8,8", {"8,8", "8,9"}), ("8,7", {"8,7", "9,7"})])
def test_t9_repair_of_p(chosen: str, lost: set[str]) -> None:
    """GT9.2, GT11.5 T9: either tile of the pair may go, with what hangs on it."""
    from raumhafen.games.galaxy_trucker.rules.building.repair import repair
    from raumhafen.games.galaxy_trucker.rules.flight.launch import crews_for

    t = Table("P")
    before = t.cells(0)
    assert list(map(repr, t.faults())) == ["E1 8,7/8,8"]
    t.s.phase = CHECKING
    repair(t.s, [0])
    assert set(t.options(0)) == {"fix:8,7", "fix:8,8"}
    t.say(0, f"fix:{chosen}")
    assert before - t.cells(0) == lost and t.lost(0) == 2
    if chosen == "8,8":
        assert crews_for(t.s, 0, cell("8,7")) == [0, 2]
