"""SB5, SB10 The phases of a turn, when an ability can be used, and by whom."""

from raumhafen.engine.game import SPECTATOR
from raumhafen.engine.planes import blank_cells
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.views.features import layout
from tests.games.space_base.notation import card, objects
from tests.games.space_base.table import Table

# --- SB5 the turn --------------------------------------------------------------------------------


def test_phases_in_order() -> None:
    """SB5.1 Every phase asks in its turn; refill and income come last, by themselves."""
    t = Table()
    t.board(0, "1: S | Gagarin(1)", "3: S | Grissom(3)", "4: S, Volynov(1) | Duke")
    t.resources(0, 2, 1)
    t.shipyard("Kizim")
    t.begin()
    seen = []
    for text in ("done", "done"):
        seen.append((t.s.phase, t.question(0)))
        t.answer(0, text)
    t.roll(1, 4)
    for text in ("done", "split"):
        seen.append((t.s.phase, t.question(0)))
        t.answer(0, text)
    t.go_on()
    for text in ("done", "buy Kizim", "done"):
        seen.append((t.s.phase, t.question(0)))
        t.answer(0, text)
    assert seen == [
        (1, "ability"),
        (2, "set-die"),
        (2, "reroll"),
        (3, "allocate"),
        (5, "ability"),
        (6, "buy"),
        (7, "ability"),
    ]
    assert t.told()[-2:] == ["event-refill", "event-income"]
    assert t.s.phase == 9


def test_passive_seats_have_no_part_in_phases_2_and_6() -> None:
    """SB5.1 On another turn nobody sets or rerolls dice, nor buys."""
    t = Table(active=1)
    t.board(0, "1: S | Gagarin(2)", "3: S | Volynov(3)")
    t.resources(0, 40)
    assert t.waits_for_dice(2)
    t.roll(2, 2)
    assert t.asked() == [1]
    t.answer(1, "split")
    t.go_on()
    assert [t.question(seat) for seat in (0, 1)] == ["", "buy"]


def test_nothing_is_used_outside_its_phase() -> None:
    """SB5.1, SB5.3 The kind of an ability says when: dice abilities are no choice in phase 1."""
    t = Table()
    t.board(0, "1: S | Gagarin(2)", "2: S | Ride(1)", "3: S | Grissom(1)", "8: S | Aksyonov(1)")
    assert t.options(0) == ["done", "use Grissom"]
    t.refuse(0, "use Gagarin", "illegal-wrong-phase", "SB5.3")
    t.answer(0, "done")
    assert objects(t.options(0), "use") == []
    assert all(text == "done" or text.startswith("set Gagarin") for text in t.options(0))
    t.refuse(0, "use Grissom", "error-not-an-option", "SB6.1")


def test_a_charged_ability_needs_no_die() -> None:
    """SB5.3 Shepard is used in phase 1, before anything is rolled."""
    t = Table(seats=4)
    t.board(0, "2: S | Shepard(2)")
    t.answer(0, "use Shepard")
    t.expect(0, credits=+20)
    assert t.waits_for_dice(2)


def test_colours() -> None:
    """SB5.2 Blue works on the own turn, green on any, red on others; the squares do not say."""
    boards = ("3: S | Grissom(1)", "6: S, Yeliseyev | Kubasov(2)", "8: S, Aksyonov(1) | Lazarev")
    own = Table(seats=4, active=0)
    own.board(0, *boards)
    assert objects(own.options(0), "use") == ["Grissom", "Kubasov"]
    other = Table(seats=4, active=1)
    other.board(0, *boards)
    assert objects(other.options(0), "use") == ["Grissom"]
    other.refuse(0, "use Kubasov", "illegal-wrong-turn", "SB5.2")
    for t, asked in ((own, ""), (other, "double")):
        t.answer(0, "done")
        t.roll(2, 6)
        t.answer(0, "sum")
        assert t.question(0) == asked


def two_passive_seats() -> Table:
    """Seat 1 is active and has Yeliseyev, the others something green."""
    t = Table(seats=3, active=1, first=1)
    t.board(0, "3: S | Grissom(2)")
    t.board(1, "1: S | Yeliseyev(3)")
    t.board(2, "2: S | Shepard(3)")
    return t


def test_the_active_seat_acts_first() -> None:
    """SB5.5 The passive seats are asked when the active one is done, and then all at once."""
    t = two_passive_seats()
    assert t.asked() == [1]
    t.answer(1, "done")
    assert t.asked() == [0, 2]


def test_passive_answers_are_kept_back() -> None:
    """SB5.5 They are applied together, clockwise from the active seat, whoever answered first."""
    t = two_passive_seats()
    t.answer(1, "use Yeliseyev")
    before = GAME.view(t.s, 2)
    t.answer(0, "use Grissom")
    assert (t.counts(0), t.cubes("Grissom")) == ((0, 0, 0), 2)
    t.answer(0, "done")
    assert GAME.view(t.s, 2) == before
    assert t.asked() == [2]
    t.answer(2, "use Shepard")
    t.expect(0, credits=+3)
    t.expect(2, credits=+20)
    used = [event.args["seat"] for event in t.events if event.key == "event-use"]
    assert used == [1, 2, 0]


def test_done_holds_for_the_phase() -> None:
    """SB5.5 A seat that is done is not asked again in that phase, though it has cubes left."""
    t = two_passive_seats()
    t.answer(1, "done")
    t.answer(0, "use Grissom", "done")
    t.answer(2, "done")
    assert t.waits_for_dice(2)
    assert t.cubes("Grissom") == 1


def test_each_use_is_finished_before_the_next() -> None:
    """SB5.6 While Collins asks for its target, no other ability is on offer."""
    t = Table()
    t.board(0, "3: S | Grissom(1)", "8: S | Collins(1)")
    t.answer(0, "use Collins")
    assert t.options(0) == ["done", "charge Grissom"]
    t.answer(0, "charge Grissom")
    assert t.options(0) == ["done", "use Grissom"]
    t.answer(0, "use Grissom", "use Grissom")
    t.expect(0, credits=+6)


# --- SB10 usable ---------------------------------------------------------------------------------


def test_reasons_why_an_ability_is_not_usable() -> None:
    """SB10.1 Charged, colour, and something to do: whatever fails is named with its rule."""
    t = Table(seats=3)
    t.board(0, "2: S | Shepard(2)", "3: S | Grissom(1)", "7: S, Gordon(1) | Haise")
    t.board(1, "8: S | Collins(1)")
    assert t.options(0) == ["done", "use Grissom"]
    t.refuse(0, "use Shepard", "illegal-not-charged", "SB9.2")
    t.refuse(0, "use Collins", "illegal-not-your-card", "SB10.1")
    t.refuse(0, "use Gordon", "illegal-no-effect", "SB10.1")
    t.refuse(1, "use Collins", "error-not-asked", "")


def test_useless_abilities_are_not_offered() -> None:
    """SB10.1 At least one effect must do something: VP to take, a card to buy, a cube to place."""
    for credits, vp_of_other, offered in ((0, 0, []), (2, 0, ["Gordon"]), (0, 1, ["Gordon"])):
        t = Table()
        t.board(0, "7: S | Gordon(1)", "8: S | Collins(1)", "12: S | Friedman")
        t.resources(0, credits)
        t.resources(1, 0, 0, vp_of_other)
        t.shipyard("Kizim")
        assert objects(t.options(0), "use") == offered


def test_a_claim_without_a_ship_to_take_is_not_offered() -> None:
    """SB10.1 All six open ships of level 3 belong to sectors that this seat has closed."""
    for colony, offered in (("Kantorovich", []), ("Lousma", ["Nikolayev"])):
        t = Table()
        t.board(0, f"10: S | {colony}", "11: S | Koopmans", "12: S, Nikolayev(1) | Friedman")
        t.shipyard("Armstrong", "Shatalov", "Stafford", "Popovich", "Anders", "Carpenter")
        assert objects(t.options(0), "use") == offered


def test_parts_may_be_declined() -> None:
    """SB10.2 Without placing, Collins may still move; without buying, Sarafanov's credits stay."""
    t = Table()
    t.board(0, "2: S | Ride(1)", "3: S | Volynov", "8: S | Collins(1)")
    t.answer(0, "use Collins", "done", "from Ride", "to Volynov")
    assert (t.cubes("Ride"), t.cubes("Volynov"), t.cubes("Collins")) == (0, 1, 0)
    t = Table()
    t.board(0, "2: S | Sarafanov(1)")
    t.answer(0, "use Sarafanov", "done")
    t.expect(0, credits=+4)


def test_credits_before_a_buy_can_be_spent_on_it() -> None:
    """SB10.2 Effects come in the listed order: Sarafanov's 4 credits pay for Fabian."""
    t = Table()
    t.board(0, "2: S | Sarafanov(1)")
    t.shipyard("Fabian")
    t.answer(0, "use Sarafanov", "buy Fabian")
    t.expect(0)
    t.expect_board(0, "1: S | Fabian")


def test_abilities_are_voluntary() -> None:
    """SB10.3 Done is always an answer, and the cubes stay."""
    t = Table()
    t.board(0, "3: S | Grissom(3)", "12: S | Armstrong(5)")
    assert t.options(0) == ["done", "use Grissom", "use Armstrong"]
    t.answer(0, "done")
    t.roll(1, 1)
    t.end_turn()
    assert (t.cubes("Grissom"), t.cubes("Armstrong"), t.s.over) == (3, 5, False)


# --- SB11 plain kinds ----------------------------------------------------------------------------


def test_t30_opponents_lose_vp() -> None:
    """SB11.8 T30: everybody else loses 4, stopping at 0; then two cards at their exact price."""
    t = Table(seats=3)
    t.board(0, "7: S | Gordon(1)")
    t.resources(0, 10, 0, 6)
    t.resources(1, 0, 0, 3)
    t.resources(2, 0, 0, 10)
    t.shipyard("Duke", "Engle")
    t.answer(0, "use Gordon")
    assert t.s.vp == [6, 0, 6]
    t.answer(0, "buy Duke", "buy Engle")
    assert t.counts(0) == (0, 0, 6)
    t.expect_board(0, "4: S, Duke | Engle")
    assert t.waits_for_dice(2)


def test_deployed_gordon() -> None:
    """SB11.8 Its deployed side takes 3 and buys one card."""
    t = Table()
    t.board(0, "7: S, Gordon(1) | Haise")
    t.resources(0, 10)
    t.resources(1, 0, 0, 9)
    t.shipyard("Kizim", "Engle")
    t.answer(0, "use Gordon", "buy Kizim")
    assert t.s.vp == [0, 6]
    assert t.waits_for_dice(2)


def test_an_instant_win_ends_the_game_at_once() -> None:
    """SB11.11, SB15.4 The second of three seats wins in phase 1 with the fewest points."""
    t = Table(seats=3, active=1)
    t.board(1, "12: S | Armstrong(4)")
    t.resources(0, 0, 0, 45)
    t.answer(1, "use Armstrong")
    assert t.s.over
    outcome = GAME.outcome(t.s)
    assert (outcome.winners, outcome.reason, outcome.shares()) == ([1], "SB11.11", [0.0, 1.0, 0.0])
    t.refuse(0, "done", "error-game-over", "")
    where, features = layout(3), GAME.features()
    for seat in range(SPECTATOR, 3):
        cells = blank_cells(where.size)
        features.write(t.s, seat, cells)
        assert cells.tolist() == features.encode(GAME.view(t.s, seat), seat).tolist()
        winner = (1 - max(seat, 0)) % 3  # counted from who looks
        assert cells[where["winner"]].tolist() == [float(other == winner) for other in range(3)]


def test_gains() -> None:
    """SB11.13 Pure gains are green: Shepard 20 c, Grissom 3 c, deployed Armstrong 4 i."""
    t = Table(seats=4, active=1)
    t.board(0, "2: S | Shepard(2)", "3: S, Grissom(1) | White", "12: S, Armstrong(1) | Shatalov")
    t.answer(0, "use Shepard", "use Grissom", "use Armstrong")
    t.expect(0, credits=+23, income=+4)


def test_a_gain_in_a_combined_ability() -> None:
    """SB11.13 It follows the ability: Sarafanov's credits come on the own turn only."""
    t = Table(active=1)
    t.board(0, "2: S | Sarafanov(1)", "3: S | Grissom(1)")
    assert card("Sarafanov") in t.s.powers[0]
    assert t.options(0) == ["done", "use Grissom"]
