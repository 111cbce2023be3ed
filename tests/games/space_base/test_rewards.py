"""SB7, SB8 Allocation and plain rewards, claims earned by dice."""

from itertools import product

from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.space_base.actions import ACTIONS, SPLIT, SUM
from raumhafen.games.space_base.content.tables import COST
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.rules.roll import Plan, default_payments, preview
from raumhafen.games.space_base.state import SpaceBaseState
from raumhafen.games.space_base.views.tensors import ALLOCATING
from tests.games.space_base.notation import card
from tests.games.space_base.table import Table

# --- SB7 allocation ------------------------------------------------------------------------------


def test_t5_split_or_sum() -> None:
    """SB7 SB7.1, SB8.1 T5: a fresh board pays 5 and 6 by themselves, or 11."""
    t = Table()
    t.roll(5, 6)
    assert t.question(0) == "allocate"
    assert t.options(0) == ["split", "sum"]
    assert t.yields(0, "split") == (2, 0, 0)
    assert t.yields(0, "sum") == (0, 1, 0)


def test_t6_doubles_pay_twice() -> None:
    """SB7.4 T6: split doubles are two groups in one sector; the sum is one group."""
    t = Table()
    t.roll(4, 4)
    assert t.yields(0, "split") == (2, 0, 0)
    assert t.yields(0, "sum") == (3, 0, 0)


def test_t7_passive_rewards() -> None:
    """SB8.1 T7: a passive seat is paid by all deployed ships of a sector."""
    t = Table(active=1)
    t.board(0, "5: S, Truly | Strekalov", "6: S | Savinykh", "11: S | Chrétien")
    t.roll(5, 6)
    assert t.yields(0, "split") == (3, 0, 0)
    assert t.yields(0, "sum") == (4, 0, 0)


def test_t8_a_seat_that_gains_nothing_is_not_asked() -> None:
    """SB7.5 T8: with nothing deployed no roll can pay a passive seat."""
    for a in range(1, 7):
        for b in range(1, 7):
            t = Table()
            t.roll(a, b)
            assert t.asked() == [0]
            t.to_rewards()
            t.expect(1)


def test_a_seat_is_asked_if_only_a_shift_could_pay() -> None:
    """SB7.5 Any answer counts: here only the sum moved from 10 to 11 gives something."""
    t = Table(active=1)
    t.board(0, "2: S | Ride(1)", "11: S | Peterson")
    t.roll(4, 6)
    assert 0 in t.asked()
    t = Table(active=1)
    t.board(0, "2: S | Ride", "11: S | Peterson")
    t.roll(4, 6)
    assert 0 not in t.asked()


def test_a_full_charge_square_is_no_gain() -> None:
    """SB7.5 A card without an empty square gives nothing, so nobody is asked about it."""
    for cubes, asked in ((3, []), (2, [0])):
        t = Table()
        t.board(0, "1: S | Frisch", f"3: S | Grissom({cubes})", "4: S | Kuznets")
        t.answer(0, "done")
        t.roll(1, 3)
        assert [seat for seat in t.asked() if t.question(seat) == "allocate"] == asked


def test_t9_station_and_deployed_sides() -> None:
    """SB8.1 T9: the station side pays on the own turn, all deployed sides on other turns."""
    board = "7: S, Overmyer | Allen"
    t = Table(active=0)
    t.board(0, board)
    t.roll(3, 4)
    assert t.yields(0, "sum") == (0, 0, 2)
    t = Table(active=1)
    t.board(0, board)
    t.roll(3, 4)
    assert t.yields(0, "sum") == (5, 0, 0)


def test_t10_answers_are_kept_back() -> None:
    """SB7.1, SB7.2 T10: everybody chooses freely, and nobody sees an answer before the last."""
    t = Table(seats=3)
    t.board(1, "3: S | Prunariu")
    t.board(2, "7: S | Overmyer")
    t.roll(3, 4)
    assert t.asked() == [0, 1, 2]
    before = [GAME.view(t.s, seat) for seat in (-1, 2)]
    t.answer(0, "sum")
    t.answer(1, "split")
    assert [GAME.view(t.s, seat) for seat in (-1, 2)] == before
    assert GAME.view(t.s, 0)["mine"]["answers"] == ["sum"]
    assert GAME.view(t.s, 1)["mine"]["answers"] == ["split"]
    assert t.asked() == [2]
    assert "event-sum" not in t.told()
    t.answer(2, "sum")
    t.expect(0, credits=+3)
    t.expect(1, credits=+1)
    t.expect(2, credits=+2)


def test_t11_passive_doubles() -> None:
    """SB7.4 T11: the deployed stack of one sector pays once for each die."""
    t = Table(active=1)
    t.board(0, "2: S, Crippen | Roosa")
    t.roll(2, 2)
    assert t.yields(0, "split") == (4, 0, 0)
    assert t.yields(0, "sum") == (0, 0, 0)


def test_payment_goes_clockwise_from_the_active_seat() -> None:
    """SB7.2 Whoever answers last, the answers are shown and paid from the active seat on."""
    t = Table(seats=3, active=1, first=1)
    t.board(0, "3: S | Prunariu")
    t.board(2, "7: S | Overmyer")
    t.roll(3, 4)
    for seat, text in ((2, "sum"), (0, "split"), (1, "sum")):
        t.answer(seat, text)
    told = [event.args["seat"] for event in t.events if event.key == "event-reward"]
    assert told == [1, 2, 0]


def test_the_dialogue_changes_nothing() -> None:
    """SB7.3 Split or sum, shifts, arrows, doubling: asked in this order, and done only at the end.

    The second payment of sector 10 opens the other side, so both neighbours pay.
    """
    t = Table(seats=3)
    t.board(0, "2: S | Ride(1)", "8: S | Aksyonov(1)", "10: S | Shaw")
    t.board(1, "9: S | Savitskaya")
    t.roll(4, 5)
    asked = []
    for text in ("sum", "shift Ride 1", "left", "double 10"):
        asked.append(t.question(0))
        t.answer(0, text)
        assert (t.cubes("Ride"), t.cubes("Aksyonov"), t.counts(0)) == (1, 1, (0, 0, 0))
    assert asked == ["allocate", "shift", "arrow", "double"]
    t.answer(1, "split")
    assert (t.cubes("Ride"), t.cubes("Aksyonov")) == (0, 0)
    t.expect(0, income=+2)


# --- SB8 rewards ---------------------------------------------------------------------------------


def test_a_colony_pays_nothing() -> None:
    """SB8.1 A colony gives no reward; ships deployed under it still pay on other turns."""
    t = Table()
    t.board(0, "2: S, Crippen | Tinbergen")
    t.board(1, "2: S, Irwin | Komarov")
    t.roll(2, 2)
    assert t.yields(0, "split") == (0, 0, 0)
    assert t.yields(1, "split") == (6, 0, 0)
    t = Table(active=1)
    t.board(0, "2: S, Crippen | Tinbergen")
    t.roll(2, 2)
    assert t.yields(0, "split") == (4, 0, 0)


def test_ability_boxes_are_not_paid_by_dice() -> None:
    """SB8.2 The die brings Grissom a cube, not the credits of its ability."""
    t = Table()
    t.board(0, "3: S | Grissom")
    t.roll(3, 5)
    t.answer(0, "split")
    t.expect(0, credits=+1)
    assert t.cubes("Grissom") == 1


def test_charge_and_other_rewards_both_come() -> None:
    """SB8.2 Cernan gives 6 credits and a cube; with all squares full only the credits."""
    for cubes, after in ((0, 1), (2, 3), (3, 3)):
        t = Table()
        t.board(0, f"9: S | Cernan({cubes})")
        if cubes == 3:
            t.answer(0, "done")
        t.roll(4, 5)
        t.answer(0, "sum")
        t.expect(0, credits=+6)
        assert t.cubes("Cernan") == after


def test_rewards_cannot_be_declined() -> None:
    """SB8.3 Neither the dice nor an arrow can be refused; only a claim may be left."""
    t = Table()
    t.board(0, "10: S | Shaw")
    t.roll(4, 6)
    t.refuse(0, "done", "error-not-an-option", "SB7.1")
    t.answer(0, "sum")
    assert t.options(0) == ["left", "right"]
    t.refuse(0, "done", "error-not-an-option", "SB8.6")


def test_claims_come_after_all_payments() -> None:
    """SB8.9 The passive seat is paid before the active seat claims; no ship need be taken."""
    t = Table()
    t.board(0, "8: S | Tereshkova")
    t.board(1, "2: S | Crippen")
    t.roll(2, 6)
    t.answer(0, "sum")
    t.answer(1, "split")
    assert (t.question(0), t.counts(1)) == ("claim", (1, 0, 0))
    t.answer(0, "done")
    assert t.stopped
    t.expect(0)


def test_claims_in_the_order_earned() -> None:
    """SB8.9 One claim after the other, and a claim outlives the deployment of its card.

    Bykovsky (one of level 2, one of level 1) is paid first and Popovich (two of level 2) by the
    doubled arrow; Klimuk then covers Popovich, whose claim is still carried out.
    """
    t = Table()
    t.board(0, "8: S | Aksyonov(1)", "9: S | Bykovsky", "10: S | Shaw", "11: S | Popovich")
    t.shipyard("Klimuk", "Duke", "Evans", "Overmyer")
    t.roll(4, 6)
    t.answer(0, "sum", "left", "double 10")
    t.answer(0, "claim Klimuk")
    t.refuse(0, "claim Duke", "illegal-claim-level", "SB11.4")
    t.answer(0, "claim Overmyer", "claim Duke", "claim Evans")
    t.expect_board(0, "11: S, Popovich | Klimuk", "4: S | Duke", "5: S | Evans")
    assert t.stopped


def test_t33_claim_reward() -> None:
    """SB8.9 T33: two ships of level 1 for nothing, one of them over the claiming card."""
    t = Table()
    t.board(0, "8: S | Tereshkova")
    t.shipyard("Kizim", "Serebrov", "Ride")
    t.roll(2, 6)
    t.answer(0, "sum")
    t.answer(0, "claim Kizim", "claim Serebrov")
    t.expect(0)
    t.expect_board(0, "4: S | Kizim", "8: S, Tereshkova | Serebrov")
    assert t.stopped


def test_payments_are_simultaneous() -> None:
    """SB8.10 The 40th point ends nothing: all are paid, claims are made, the turn goes on."""
    t = Table(seats=3)
    t.board(0, "12: S | Nikolayev")
    t.board(1, "12: S, Hauck | Bregovoy")
    t.board(2, "12: S | Bluford")
    t.resources(1, 0, 0, 38)
    t.resources(2, 0, 0, 41)
    t.roll(6, 6)
    for seat in (1, 2, 0):
        t.answer(seat, "sum")
    assert (t.s.triggered, t.s.over) == (True, False)
    t.expect(1, credits=+5, vp=+3)
    t.expect(2, credits=+5)
    assert t.question(0) == "claim"
    t.answer(0, "done")
    t.go_on()
    assert not t.s.over


CLOSED = ("2: S | Tinbergen", "6: S | Arrow", "8: S | Tereshkova")
OF_CLOSED_SECTORS = ("Romanenko", "Tuân", "Crippen", "Ride", "Savinykh", "Fullerton")


def test_a_claim_that_finds_no_ship_is_no_gain() -> None:
    """SB7.5 Sectors 2 and 6 are closed, and no other ship of level 1 is open: nothing to ask."""
    t = Table()
    t.board(0, *CLOSED)
    t.shipyard(*OF_CLOSED_SECTORS)
    t.roll(2, 6)
    assert t.question(0) == ""
    assert "event-sum" not in t.told()


def test_a_claim_that_finds_a_ship_is_a_gain() -> None:
    """SB7.5 One ship for an open sector is reason enough to ask."""
    t = Table()
    t.board(0, *CLOSED)
    t.shipyard("Kizim", *OF_CLOSED_SECTORS[:5])
    t.roll(2, 6)
    assert t.question(0) == "allocate"


def test_claims_count_in_previews() -> None:
    """SB16.6 The dearest ships that may be claimed for nothing are worth what they cost."""
    t = Table()
    t.board(0, *CLOSED)
    t.shipyard("Kizim", "Prunariu", *OF_CLOSED_SECTORS[:4])
    t.roll(2, 6)
    dearest = COST[card("Kizim")] + COST[card("Prunariu")]
    assert preview(t.s, 0) == {"split": [0, 0, 0, 0, 0], "sum": [0, 0, 0, 0, dearest]}


def by_plans(s: SpaceBaseState, seat: int, first: int) -> list[int]:
    """The sectors that are paid if every question after the first is answered by default."""
    plan = Plan(s, seat, [first])
    while plan.question is not None:
        plan = Plan(s, seat, [*plan.sheet, plan.question.ask.default])
    return plan.payments


def test_previews_answer_by_default() -> None:
    """SB16.6 Shifts and doubling are left alone, arrows lead where they lead by default."""
    asked = set()
    for seed in range(6):
        s, rng = GAME.new_state(3, {}, seed), Rng(seed)
        while not s.over:
            seat = s.deciders()[0]
            apply(s, seat, rng.pick(s.options(seat)))
            assert isinstance(s, SpaceBaseState)
            if s.over or s.phase != ALLOCATING:
                continue
            for other, first in product(range(3), (SPLIT, SUM)):
                assert default_payments(s, other, first) == by_plans(s, other, first)
                question = Plan(s, other, [first]).question
                asked.add(question.ask.name if question else "")
    assert asked == {"", "shift", "arrow", "double"}


def test_claims_count_in_hints() -> None:
    """SB16.6 The reasons for an answer and the bot that gives hints see the ships for nothing."""
    t = Table()
    t.board(0, *CLOSED)
    t.shipyard("Kizim", "Prunariu", *OF_CLOSED_SECTORS[:4])
    t.roll(2, 6)
    mind, found = GAME.mind(), {}
    for code in ("split", "sum"):
        (found[code],) = mind.reasons(t.s, 0, ACTIONS.parse(code))
    assert found["split"].args["nothing"] == 1
    assert (found["sum"].args["special"], found["sum"].args["nothing"]) == (1, 0)
    assert ACTIONS.code(mind.greedy(t.s, 0, t.s.options(0))) == "sum"
