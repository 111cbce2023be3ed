"""SB8.8, SB11.12 Doubling a sector with Aksyonov."""

from tests.games.space_base.notation import objects
from tests.games.space_base.table import Table

AKSYONOV = "8: S | Aksyonov(1)"


def test_t44_doubling_on_the_own_turn() -> None:
    """SB8.8 T44: every payment of the named sector is made twice."""
    t = Table()
    t.board(0, "2: S | Crippen", "3: S | Prunariu", AKSYONOV)
    rolled_33 = t.copy()
    t.roll(2, 3)
    assert t.yields(0, "split", "double 2") == (6, 0, 0)
    t.answer(0, "sum", "double 5")
    t.expect(0, credits=+2)
    assert t.cubes("Aksyonov") == 0
    rolled_33.roll(3, 3)
    assert rolled_33.yields(0, "split", "double 3") == (8, 0, 0)


def test_t45_doubling_on_another_turn() -> None:
    """SB8.8 T45: the whole stack of sector 5 pays twice, with two cubes for Brandenstein."""
    t = Table(active=1)
    t.board(
        0,
        "5: S, Truly, Ivanchenkov, Brandenstein | Evans",
        "6: S, Fullerton | Savinykh",
        "8: S, Aksyonov(1) | Lazarev",
    )
    t.roll(5, 6)
    t.answer(0, "split", "double 5")
    t.to_rewards()
    t.expect(0, credits=+8)
    assert (t.cubes("Brandenstein"), t.cubes("Aksyonov")) == (2, 0)


def test_doubling_may_be_declined() -> None:
    """SB8.8, SB10.3 Without it the cube stays."""
    t = Table()
    t.board(0, AKSYONOV)
    t.roll(2, 3)
    t.answer(0, "split")
    assert t.options(0) == ["done", "double 2", "double 3"]
    t.answer(0, "done")
    t.expect(0, credits=+2)
    assert t.cubes("Aksyonov") == 1


def test_both_groups_reach_the_doubled_sector() -> None:
    """SB8.8 An arrow of one die and the other die pay sector 3: doubled, four times."""
    t = Table()
    t.board(0, "5: S | Schirra", "2: S11 | Thornton", "11: – | S2", "3: S | Prunariu", AKSYONOV)
    t.roll(2, 3)
    assert t.yields(0, "split", "right", "double 3") == (8, 0, 0)


def test_the_second_payment_opens_the_other_side() -> None:
    """SB8.8 A doubled two-way arrow pays both neighbours, a one-way arrow nothing new."""
    t = Table()
    t.board(0, "10: S | Shaw", "11: S | Chrétien", AKSYONOV)
    t.roll(4, 6)
    assert t.yields(0, "sum", "right", "double 10") == (8, 1, 0)
    assert t.yields(0, "sum", "right", "double 11") == (16, 0, 0)
    t = Table()
    t.board(0, "12: S | Bluford", AKSYONOV)
    t.roll(6, 6)
    assert t.yields(0, "sum", "double 12") == (0, 1, 6)


def test_what_the_second_payment_opens_obeys_no_loops() -> None:
    """SB8.8, SB8.5 Shaw's second arrow opens 9, whose own arrows lead on to 8, never back to 10."""
    t = Table()
    t.board(0, "8: S | Lazarev", "9: S | Parker", "10: S | Shaw", "12: S | Aksyonov(1)")
    t.roll(4, 6)
    t.answer(0, "sum", "right", "double 10")
    assert t.stopped
    t.expect(0, credits=+7, income=+1)


def test_an_extra_payment_never_charges_the_doubling_card() -> None:
    """SB8.8 The doubled arrow of 8 opens 9 and then Aksyonov in 10, which takes no cube from it."""
    t = Table()
    t.board(0, "8: S | Lichtenberg", "9: S | Merbold", "10: S | Aksyonov(1)")
    t.roll(4, 4)
    t.answer(0, "sum", "left", "double 8")
    t.expect(0, credits=+3 + 1)
    assert t.cubes("Aksyonov") == 0


def test_the_normal_payment_may_charge_the_doubling_card() -> None:
    """SB8.8 Sector 8 is paid normally after the cube was spent, so Aksyonov is charged again."""
    t = Table()
    t.board(0, "7: S | Merbold", AKSYONOV)
    t.roll(3, 4)
    t.answer(0, "sum", "double 7")
    t.expect(0, credits=+2)
    assert t.cubes("Aksyonov") == 1


def test_only_a_worthwhile_sector_is_offered() -> None:
    """SB11.12 Not a full card, not a colony, not Aksyonov for its own cube.

    Grissom has room for two: one die leaves something for the doubling, two dice do not.
    """
    t = Table()
    t.board(0, "2: S | Ride", "3: S | Grissom(1)", "6: S | Arrow", AKSYONOV)
    t.answer(0, "done")
    for dice, offered in (((2, 6), []), ((2, 3), ["3"]), ((3, 6), ["3"]), ((3, 3), [])):
        trial = t.copy()
        trial.roll(*dice)
        trial.answer(0, "split")
        assert objects(trial.options(0), "double") == offered
    t.roll(2, 6)
    t.answer(0, "sum")
    assert t.stopped


def test_an_arrow_to_something_new_is_worth_doubling() -> None:
    """SB11.12 Lichtenberg pays nothing itself; its second arrow does, unless it meets a colony."""
    for left, offered in (("Leontief", ["9"]), ("Overmyer", ["8", "9"])):
        t = Table()
        t.board(0, f"7: S | {left}", "8: S | Lichtenberg", "9: S | Savitskaya")
        t.board(0, "12: S | Aksyonov(1)")
        t.roll(4, 4)
        t.answer(0, "sum", "right")
        assert objects(t.options(0), "double") == offered


def test_a_spent_shift_makes_room() -> None:
    """SB11.12 Fabian shifts the sum from 9 to 10; the doubled arrow then charges it again."""
    t = Table()
    t.board(0, "9: S | Fabian(1)", "10: S | Shaw", "11: S | Koopmans", "12: S | Aksyonov(1)")
    t.roll(4, 5)
    t.answer(0, "sum", "shift Fabian 1", "right")
    assert objects(t.options(0), "double") == ["10"]
    t.answer(0, "double 10")
    assert (t.cubes("Fabian"), t.cubes("Aksyonov")) == (1, 0)


def test_what_a_question_lists_is_what_its_kind_would_list_now() -> None:
    """SB7.1, SB8.6, SB8.8, SB11.1 One dialogue with a shift, an arrow and a doubling."""
    t = Table()
    t.board(0, "9: S | Fabian(1)", "10: S | Shaw", "11: S | Koopmans", "12: S | Aksyonov(1)")
    t.roll(4, 5)
    asked = []
    for text in ("sum", "shift Fabian 1", "right", "double 10"):
        question = t.s.asked[0]
        assert question is not None
        assert question.ask.options(t.s, 0) == question.options
        asked.append(question.ask.name)
        t.answer(0, text)
    assert asked == ["allocate", "shift", "arrow", "double"]


def test_red_doubling_is_for_other_turns() -> None:
    """SB11.12 Stationed Aksyonov doubles on the own turn, deployed Aksyonov on others."""
    for active, board, asked in (
        (0, AKSYONOV, "double"),
        (1, AKSYONOV, ""),
        (0, "8: S, Aksyonov(1) | Lazarev", ""),
        (1, "8: S, Aksyonov(1) | Lazarev", "double"),
    ):
        t = Table(active=active)
        t.board(0, board, "2: S | Crippen")
        t.roll(2, 3)
        t.answer(0, "split")
        assert t.question(0) == asked


def test_no_doubling_of_a_claim_that_finds_nothing() -> None:
    """SB11.12 Two claims of level 1 take both ships there are: a third and fourth find none."""
    for ships, offered in ((("Kizim", "Prunariu"), []), (("Kizim", "Prunariu", "Engle"), ["8"])):
        t = Table()
        t.board(0, "2: S | Tinbergen", "6: S | Arrow", "8: S | Tereshkova", "12: S | Aksyonov(1)")
        closed = ("Romanenko", "Tuân", "Crippen", "Ride", "Savinykh")
        t.shipyard(*ships, *closed[: 6 - len(ships)])
        t.roll(2, 6)
        t.answer(0, "sum")
        assert objects(t.options(0), "double") == offered if offered else t.question(0) == "claim"


def test_the_log_says_what_was_doubled() -> None:
    """SB7.2 After the reveal everybody reads which sector pays twice."""
    t = Table()
    t.board(0, "3: S | Prunariu", AKSYONOV)
    t.roll(2, 3)
    t.answer(0, "split", "double 3")
    (told,) = [event for event in t.events if event.key == "event-double"]
    assert told.args["sector"] == 3
