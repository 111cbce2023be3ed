"""SB13, SB11.5, SB11.10 Colonies, swapped sectors, exchanged cards."""

import copy

from raumhafen.engine.save import save
from raumhafen.games import load_game
from raumhafen.games.space_base.actions import ACTIONS
from raumhafen.games.space_base.content.tables import SHIP_SLOTS
from tests.games.space_base.notation import card, objects
from tests.games.space_base.scenarios import at_phase_6
from tests.games.space_base.table import Table

# --- SB13 colonies -------------------------------------------------------------------------------


def test_t35_buying_a_colony() -> None:
    """SB13 SB13.1, SB13.2, SB13.3 T35: points at once; from then on the sector is closed."""
    t = Table()
    t.resources(0, 14)
    t.resources(1, 40)
    t.shipyard("Crippen", "Overmyer")
    at_phase_6(t)
    t.answer(0, "buy Tinbergen")
    assert t.counts(0) == (0, 0, 4)
    t.expect_board(0, "2: S | Tinbergen")
    t.go_on()
    t.roll(2, 6)
    t.answer(0, "split")
    t.answer(1, "split")
    assert t.counts(0) == (1, 0, 4)
    assert {"Samuelson", "Crippen"} <= set(objects(t.options(1), "buy"))
    t.refuse(1, f"buy #{SHIP_SLOTS + 1}", "illegal-empty-slot", "SB12.5")
    t.answer(1, "done")
    t.roll(2, 5)
    t.answer(0, "split")
    assert t.counts(0) == (1 + 1, 0, 4)
    assert "buy Overmyer" in t.options(0)
    t.s.credits[0] = 3
    t.refuse(0, "buy Crippen", "illegal-closed-sector", "SB4.3")


def test_a_colony_cannot_be_claimed_after_the_fact() -> None:
    """SB13.3, SB4.3 Ships of its sector can be claimed by others, not by its owner."""
    for owner, claimable in ((0, False), (1, True)):
        t = Table()
        t.board(owner, "2: S | Tinbergen")
        t.board(0, "12: S | Kovalyonok(1)")
        t.shipyard("Crippen")
        t.answer(0, "use Kovalyonok")
        assert ("claim Crippen" in t.options(0)) is claimable


def test_colonies_are_common_and_not_replaced() -> None:
    """SB13.1 Each exists once; its place in the display stays empty after phase 8."""
    t = Table()
    t.board(1, "3: S | Samuelson")
    t.resources(0, 40)
    at_phase_6(t)
    offered = objects(t.options(0), "buy")
    assert "Samuelson" not in offered and "Frisch" in offered
    t.answer(0, "buy Frisch")
    t.end_turn()
    assert [at for at, c in enumerate(t.s.market[SHIP_SLOTS:]) if c < 0] == [0, 2]


def test_points_of_a_colony_come_after_it_is_placed() -> None:
    """SB13.2 Paid, placed with the ship there deployed, then counted."""
    t = Table()
    t.board(0, "12: S | Bregovoy")
    t.resources(0, 42)
    at_phase_6(t)
    t.answer(0, "buy Friedman")
    assert t.told()[-3:] == ["event-buy", "event-deployed", "event-colony"]
    t.expect_board(0, "12: S, Bregovoy | Friedman")
    assert t.counts(0) == (0, 0, 14)


# --- SB11.5 swapped sectors ----------------------------------------------------------------------


def test_t36_swapping_two_sectors() -> None:
    """SB11.5 T36: station card and stack change places, and pay where they lie now."""
    t = Table(seats=4)
    t.board(0, "5: S, Truly | Evans", "6: S | Kubasov(2)", "8: S | Lenoir")
    t.resources(0, 2)
    t.shipyard("Serebrov")
    t.answer(0, "use Kubasov")
    t.expect_board(0, "5: S8 | Lenoir", "8: S5, Truly | Evans", "6: S | Kubasov")
    t.roll(3, 5)
    assert t.yields(0, "split") == (1, 0, 2)
    assert t.yields(0, "sum") == (3, 0, 0)
    t.answer(0, "split")
    t.go_on()
    t.answer(0, "buy Serebrov")
    t.expect_board(0, "8: S5, Truly, Evans | Serebrov")


def test_position_counts_not_print() -> None:
    """SB1.7 After the swap a passive seat is paid by what lies in the sector now."""
    t = Table(active=1)
    t.board(0, "6: S | Kubasov", "5: S8 | Lenoir", "8: S5, Truly | Evans")
    t.roll(5, 3)
    assert t.yields(0, "split") == (2, 0, 0)
    assert t.yields(0, "sum") == (2, 0, 0)
    t = Table(active=1)
    t.board(0, "6: S | Kubasov", "5: S8 | Lenoir", "8: – | S5")
    t.roll(2, 6)
    assert t.yields(0, "split") == (1, 0, 0)
    assert t.yields(0, "sum") == (0, 0, 0)


def test_t37_a_colony_moves_along() -> None:
    """SB11.5 T37: it closes its new sector, and the old one is open again."""
    t = Table(seats=4)
    t.board(0, "6: S | Kubasov(2)", "8: S | Myrdal")
    t.resources(0, 8)
    t.shipyard("Evans", "Serebrov")
    t.answer(0, "use Kubasov")
    t.expect_board(0, "5: S8 | Myrdal", "8: – | S5")
    at_phase_6(t)
    t.refuse(0, "buy Evans", "illegal-closed-sector", "SB4.3")
    t.answer(0, "buy Serebrov")
    t.expect_board(0, "8: S5 | Serebrov")


def test_each_swapper_names_its_sectors() -> None:
    """SB11.5 Yeliseyev 6/7, Zholobov 4/9, Rozhdestvensky 4/10, Schirra 2/11, Cernan 1/12."""
    for home, name, a, b in (
        (1, "Yeliseyev", 6, 7),
        (7, "Zholobov", 4, 9),
        (10, "Rozhdestvensky", 4, 10),
        (5, "Schirra", 2, 11),
        (9, "Cernan", 1, 12),
    ):
        t = Table(seats=4)
        t.board(0, f"{home}: S | {name}(2)")
        t.answer(0, f"use {name}")
        moved = {s: t.station(0, s) for s in range(1, 13) if t.station(0, s) not in ("S", name)}
        here = {a: f"S{b}", b: f"S{a}"}
        if home in here:  # the card lies in one of its own sectors and travels along
            here = {home: here[home]}
            assert t.station(0, a + b - home) == name
        assert moved == here


# --- SB11.10 exchange ----------------------------------------------------------------------------


def test_t38_exchange_of_two_station_cards() -> None:
    """SB11.10 T38: both stay stationed, each in the other's sector; nothing is deployed."""
    t = Table()
    t.board(0, "7: S | Carr", "9: S | Zudov(1)")
    t.answer(0, "use Zudov", "exchange 7")
    t.expect_board(0, "7: S | Zudov", "9: S | Carr")
    t.roll(4, 5)
    assert t.yields(0, "sum") == (0, 0, 4)


def test_t39_exchange_from_the_stack() -> None:
    """SB11.10, SB4.4 T39: Zudov is stationed and Gubarev deployed in its place, cube and all."""
    t = Table(active=1)
    t.board(0, "3: S | Samuelson", "4: S | Gubarev(1)", "9: S, Zudov(1) | Gibson")
    t.answer(0, "use Zudov")
    assert objects(t.options(0), "exchange") == sorted(str(s) for s in range(1, 13) if s != 3)
    t.refuse(0, "exchange 3", "error-not-an-option", "SB11.10")
    t.answer(0, "exchange 4")
    t.expect_board(0, "4: S | Zudov", "9: S, Gubarev(1) | Gibson")


def test_exchange_within_one_sector() -> None:
    """SB11.10 A deployed Zudov may change places with the station ship above it."""
    t = Table()
    t.board(0, "9: S, Zudov(1), Bean | Gibson")
    t.answer(0, "use Zudov", "exchange 9")
    t.expect_board(0, "9: S, Gibson, Bean | Zudov")
    t.roll(4, 5)
    t.answer(0, "sum")
    assert t.cubes("Zudov") == 1


def test_a_stationed_zudov_is_no_choice_for_itself() -> None:
    """SB11.10 Every other own station ship is, starting ships too."""
    t = Table()
    t.board(0, "9: S | Zudov(1)", "12: S | Friedman")
    t.answer(0, "use Zudov")
    assert objects(t.options(0), "exchange") == sorted(str(s) for s in range(1, 12) if s != 9)
    t.answer(0, "exchange 1")
    t.expect_board(0, "1: – | Zudov", "9: S | S1")
    assert t.s.station[1] == card("Zudov")


def test_a_dropped_exchange_is_not_begun_again_in_its_phase() -> None:
    """SB11.10 To begin and to drop it for ever, at no cost, would be an endless match."""
    t = Table(seats=4)
    t.board(0, "3: S | Grissom", "6: S | Glenn(1)", "9: S | Zudov(1)")
    t.answer(0, "use Zudov", "done")
    assert t.question(0) == "ability"
    assert objects(t.options(0), "use") == ["Glenn"]
    t.refuse(0, "use Zudov", "illegal-already-dropped", "SB11.10")
    t.answer(0, "done")
    t.roll(1, 2)
    t.answer(0, "split")
    t.go_on()
    assert objects(t.options(0), "use") == ["Glenn", "Zudov"]


def test_a_passive_seat_drops_an_exchange_once_a_phase() -> None:
    """SB11.10 The same holds in the hidden answers of a passive seat."""
    t = Table(seats=4, active=1, first=1)
    t.board(0, "3: S | Grissom", "6: S | Glenn(1)", "9: S | Zudov(1)")
    t.answer(0, "use Zudov", "done")
    assert objects(t.options(0), "use") == ["Glenn"]


def test_who_answers_late_has_not_used_the_card() -> None:
    """SB17 The use is not started: the cube stays, nothing is told, and the phase goes on."""
    t = Table()
    t.board(0, "9: S | Zudov(1)")
    t.answer(0, "use Zudov")
    assert ACTIONS.code(t.s.default(0)) == "done"
    t.answer(0, "done")
    assert t.cubes("Zudov") == 1
    assert "event-use" not in t.told()
    assert t.question(0) != "ability"


def test_the_cube_is_paid_with_the_exchange() -> None:
    """SB9.4, SB11.10 First the use is told and paid, then the cards change places."""
    t = Table()
    t.board(0, "9: S | Zudov(1)")
    t.answer(0, "use Zudov")
    assert t.cubes("Zudov") == 1
    t.answer(0, "exchange 7")
    assert t.cubes("Zudov") == 0
    assert t.told()[-2:] == ["event-use", "event-exchange"]


def test_an_exchange_of_version_1_gets_its_cube_back() -> None:
    """SB17 Tables of the first rules had paid before the target was named."""
    t = Table()
    t.board(0, "9: S | Zudov(1)")
    t.answer(0, "use Zudov")
    game, now = load_game("space-base"), save(t.s)
    then = copy.deepcopy(now)
    then["cubes"][card("Zudov")] -= 1
    then["loaded"][0] -= 1
    then["placed"] = then.pop("finished")
    assert game.upgrade(then, 1) == now


def test_a_side_that_placed_a_cube_in_version_2_is_finished() -> None:
    """SB11.9.5, SB11.10 Version 3 keeps both kinds of sides together."""
    t = Table(seats=4)
    t.board(0, "3: S | Grissom", "6: S | Glenn(1)")
    t.answer(0, "use Glenn")
    game, now = load_game("space-base"), save(t.s)
    assert now["finished"]
    then = copy.deepcopy(now)
    then["placed"] = then.pop("finished")
    assert game.upgrade(then, 2) == now
    assert game.upgrade(copy.deepcopy(now), 3) == now
