"""SB4, SB11.2-SB11.4, SB12 Buying, claiming, placing."""

import pytest

from raumhafen.games.space_base.content.tables import COST
from tests.games.space_base.notation import card, objects
from tests.games.space_base.scenarios import at_phase_5, at_phase_6
from tests.games.space_base.table import Table

# --- SB4 acquiring -------------------------------------------------------------------------------


def test_ways_to_acquire() -> None:
    """SB4.1, SB12.3 An ability buy, a claim and a normal buy all place a card; prices differ."""
    t = Table()
    t.board(0, "2: S | Sarafanov(1)", "12: S | Kovalyonok(1)")
    t.resources(0, 6)
    t.shipyard("Duke", "Hauck", "Overmyer")
    t.answer(0, "use Sarafanov", "buy Duke")
    assert t.counts(0) == (6 + 4 - COST[card("Duke")], 0, 0)
    t.answer(0, "use Kovalyonok", "claim Hauck", "done")
    assert t.counts(0) == (3, 0, 0)
    at_phase_6(t)
    t.answer(0, "buy Overmyer")
    assert t.counts(0) == (0, 0, 0)
    t.expect_board(0, "4: S | Duke", "7: S | Overmyer", "12: S, Kovalyonok | Hauck")


def test_placing_deploys_exactly_one_ship() -> None:
    """SB4.2 The station ship goes on top of the stack of the same sector."""
    t = Table()
    t.board(0, "4: S, Kizim, Remek | Engle")
    t.resources(0, 7)
    t.shipyard("Duke")
    at_phase_6(t)
    t.answer(0, "buy Duke")
    t.expect_board(0, "4: S, Kizim, Remek, Engle | Duke")


def test_nothing_is_placed_in_a_closed_sector() -> None:
    """SB4.3 Neither a buy, an ability buy nor a claim; the seat is told so."""
    t = Table()
    t.board(0, "2: S | Tinbergen", "7: S, Zholobov(1) | Haise", "12: S | Kovalyonok(1)")
    t.resources(0, 20)
    t.shipyard("Ride", "Irwin", "Overmyer")
    t.answer(0, "use Zholobov")
    assert "buy Overmyer" in t.options(0)
    t.refuse(0, "buy Ride", "illegal-closed-sector", "SB4.3")
    t.answer(0, "done", "use Kovalyonok")
    t.refuse(0, "claim Ride", "illegal-closed-sector", "SB4.3")
    t.answer(0, "done")
    at_phase_6(t)
    assert "buy Overmyer" in t.options(0)
    t.refuse(0, "buy Irwin", "illegal-closed-sector", "SB4.3")


def test_t27_normal_buy() -> None:
    """SB4.2, SB12.2, SB14.2 T27: all credits go, and income brings 3 back."""
    t = Table()
    t.resources(0, 9, 3)
    t.shipyard("Savitskaya")
    at_phase_6(t)
    t.answer(0, "buy Savitskaya")
    t.expect_board(0, "9: S | Savitskaya")
    paid = next(event for event in t.events if event.key == "event-buy")
    assert paid.args == {"seat": 0, "card": card("Savitskaya"), "paid": 9}
    assert (t.s.phase, t.counts(0)) == (9, (3, 3, 0))


@pytest.mark.parametrize(("credits", "after"), [(5, 5), (1, 3)])
def test_t28_income(credits: int, after: int) -> None:
    """SB14.2 T28: credits below income are raised to it, for the active seat alone."""
    t = Table()
    t.resources(0, credits, 3)
    t.resources(1, 1, 3)
    at_phase_6(t)
    t.end_turn()
    assert t.counts(0) == (after, 3, 0)
    assert t.counts(1) == (1, 3, 0)


# --- SB12 the normal buy -------------------------------------------------------------------------


def test_what_can_be_bought() -> None:
    """SB12.1 Ships and colonies up to the credits, in open sectors; or nothing, for nothing."""
    t = Table()
    t.board(0, "2: S | Tinbergen")
    t.resources(0, 9)
    t.shipyard("Overmyer", "Ride", "Carr", "Walker")
    at_phase_6(t)
    offered = objects(t.options(0), "buy")
    assert {"Overmyer", "Carr", "Frisch"} <= set(offered)
    assert not {"Ride", "Walker", "Samuelson"} & set(offered)
    t.refuse(0, "buy Walker", "illegal-too-expensive", "SB12.1")
    t.answer(0, "done")
    assert t.counts(0) == (9, 0, 0)


def test_only_one_card() -> None:
    """SB12.1 After a buy the phase is over, whatever the seat still has."""
    t = Table()
    t.board(0, "3: S | Grissom(3)")
    t.resources(0, 9)
    t.shipyard("Overmyer", "Kizim")
    at_phase_6(t)
    t.answer(0, "buy Overmyer")
    assert (t.s.phase, t.question(0)) == (7, "ability")
    t.answer(0, "use Grissom", "use Grissom")
    assert "buy Kizim" not in t.options(0)


@pytest.mark.parametrize("credits", [2, 3, 40])
def test_a_normal_buy_costs_everything(credits: int) -> None:
    """SB12.2 The credits become 0 whatever the price."""
    t = Table()
    t.resources(0, credits)
    t.shipyard("Overmyer")
    at_phase_6(t)
    t.answer(0, "buy Overmyer")
    assert t.counts(0) == (0, 0, 0)


def test_cards_go_to_their_printed_sector() -> None:
    """SB12.4, SB1.7 Also after a swap: Evans goes to sector 5, where Lenoir now lies."""
    t = Table(seats=4)
    t.board(0, "6: S | Kubasov(2)", "8: S | Lenoir")
    t.resources(0, 8)
    t.shipyard("Evans")
    t.answer(0, "use Kubasov")
    at_phase_6(t)
    t.answer(0, "buy Evans")
    t.expect_board(0, "5: S8, Lenoir | Evans", "8: – | S5")


def test_slots_stay_empty_until_phase_8() -> None:
    """SB12.5 What was claimed in phase 1 and bought in phase 6 is replaced in phase 8."""
    t = Table()
    t.board(0, "3: S | Grissom(1)", "12: S | Kovalyonok(1)")
    t.resources(0, 2)
    t.shipyard("Overmyer", "Ride", "Allen", "Serebrov")
    t.answer(0, "use Kovalyonok", "claim Ride", "claim Allen", "done")
    at_phase_6(t)
    assert len(t.open_names(1)) == 4
    t.refuse(0, "buy #1", "illegal-empty-slot", "SB12.5")
    t.answer(0, "buy Serebrov")
    assert t.s.phase == 7
    assert t.s.market[:6].count(-1) == 3
    t.end_turn()
    assert t.s.market[:6].count(-1) == 0


# --- SB11.2 ability buys -------------------------------------------------------------------------


def test_t29_an_ability_buy_leaves_the_normal_buy() -> None:
    """SB11.2 T29: Sarafanov buys at the exact price, and phase 6 may still buy."""
    t = Table()
    t.board(0, "2: S | Sarafanov(1)")
    t.resources(0, 5)
    t.shipyard("Duke", "Overmyer")
    at_phase_5(t)
    t.answer(0, "use Sarafanov")
    assert t.counts(0) == (9, 0, 0)
    t.answer(0, "buy Duke")
    assert t.counts(0) == (2, 0, 0)
    assert (t.s.phase, t.question(0)) == (6, "buy")
    t.answer(0, "buy Overmyer")
    assert t.counts(0) == (0, 0, 0)


@pytest.mark.parametrize(("answer", "after"), [("buy Frisch", (1, 0, 5)), ("done", (10, 0, 2))])
def test_t31_points_with_or_without_a_purchase(answer: str, after: tuple[int, int, int]) -> None:
    """SB11.2 T31: deployed Zholobov gives 2 v whether something was bought or not."""
    t = Table()
    t.board(0, "7: S, Zholobov(1) | Haise")
    t.resources(0, 10)
    at_phase_5(t)
    t.answer(0, "use Zholobov", answer)
    assert t.counts(0) == after


# --- SB11.3, SB11.4 ------------------------------------------------------------------------------


def test_t32_claiming_ships() -> None:
    """SB11.4, SB4.3 T32: three of level 1 for nothing, but none into a closed sector."""
    t = Table()
    t.board(0, "12: S | Kovalyonok(1)", "2: S | Tinbergen")
    t.shipyard("Overmyer", "Engle", "Merbold", "Hauck", "Ride", "Tuân")
    t.answer(0, "use Kovalyonok")
    assert objects(t.options(0), "claim") == ["Engle", "Hauck", "Merbold", "Overmyer"]
    t.refuse(0, "claim Ride", "illegal-closed-sector", "SB4.3")
    t.refuse(0, "claim Tuân", "illegal-closed-sector", "SB4.3")
    t.answer(0, "claim Overmyer", "claim Merbold", "claim Hauck")
    t.expect_board(0, "7: S, Overmyer | Merbold", "12: S, Kovalyonok | Hauck")
    t.expect(0)
    assert t.open_names(1) == ["Engle", "Ride", "Tuân"]
    t.s.credits[0] = 3
    at_phase_6(t)
    assert t.open_names(1) == ["Engle", "Ride", "Tuân"]
    t.answer(0, "buy Engle")
    assert t.s.phase == 9
    assert len(t.open_names(1)) == 6


def test_claims_by_level() -> None:
    """SB11.4 Popovich deployed takes up to one of level 2 and one of level 1, in any order."""
    t = Table()
    t.board(0, "11: S, Popovich(1) | Anders")
    t.shipyard("Overmyer", "Kizim", "Duke", "Evans", "Walker")
    t.answer(0, "use Popovich")
    t.refuse(0, "claim Walker", "illegal-claim-level", "SB11.4")
    t.refuse(0, "claim Frisch", "error-not-an-option", "SB11.4")
    other = t.copy()
    t.answer(0, "claim Overmyer")
    t.refuse(0, "claim Kizim", "illegal-claim-level", "SB11.4")
    t.answer(0, "claim Duke")
    assert t.waits_for_dice(2)
    other.answer(0, "claim Duke", "done")
    assert other.waits_for_dice(2)
    other.expect_board(0, "4: S | Duke", "7: – | S")


def test_t34_buy_and_place() -> None:
    """SB11.3 T34: Scott's ship goes to an open sector from 7 to 12, whatever is printed on it."""
    t = Table()
    t.board(0, "10: S | Scott(2)", "12: S | Friedman")
    t.resources(0, 7)
    t.shipyard("Duke", "Evans")
    t.answer(0, "use Scott")
    t.refuse(0, "buy Evans", "illegal-too-expensive", "SB12.1")
    t.answer(0, "buy Duke")
    assert t.options(0) == ["done", *[f"place {sector}" for sector in range(7, 12)]]
    t.refuse(0, "place 4", "error-not-an-option", "SB11.3")
    t.refuse(0, "place 12", "error-not-an-option", "SB11.3")
    declined = t.copy()
    declined.answer(0, "done")
    assert declined.counts(0) == (7, 0, 0)
    t.answer(0, "place 10")
    t.expect_board(0, "10: S, Scott(1) | Duke", "4: – | S")
    assert t.counts(0) == (0, 0, 0)


def test_buy_and_place_takes_ships_only() -> None:
    """SB11.3 No colonies; a ship whose own sector is closed may be bought; or none at all."""
    t = Table()
    t.board(0, "4: S | Kuznets", "10: S | Scott(2)")
    t.resources(0, 40)
    t.shipyard("Duke")
    t.answer(0, "use Scott")
    assert "Frisch" not in objects(t.options(0), "buy")
    t.refuse(0, "buy Frisch", "error-not-an-option", "SB11.3")
    declined = t.copy()
    declined.answer(0, "done")
    assert (declined.counts(0), declined.cubes("Scott")) == ((40, 0, 0), 1)
    t.answer(0, "buy Duke", "place 7")
    t.expect_board(0, "7: S | Duke")
    assert t.counts(0) == (33, 0, 0)
