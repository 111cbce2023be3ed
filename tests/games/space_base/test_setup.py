"""SB2, SB3 Set-up: boards, shipyard, start cards, start player, light-speed."""

from raumhafen.games.space_base.content.tables import COST, LEVEL, SECTOR
from raumhafen.games.space_base.game import GAME
from tests.games.space_base.notation import names
from tests.games.space_base.scenarios import HAND_A, HAND_B, light_speed
from tests.games.space_base.table import Table

# --- SB2 standard --------------------------------------------------------------------------------


def test_boards_before_the_start_cards() -> None:
    """SB2.1 Twelve starting ships by printed sector, nothing deployed, 5/0/0."""
    t = Table.opening(3)
    for seat in range(3):
        assert t.counts(seat) == (5, 0, 0)
        t.expect_board(seat, *[f"{sector}: – | S" for sector in range(1, 13)])


def test_shipyard_is_open_before_the_start_cards() -> None:
    """SB2.2 Twelve colonies and six ships of each level lie open, the decks are what is left."""
    t = Table.opening(2)
    t.draw()
    assert t.s.stack[-1].script.name == "standard_start"
    assert [len(t.open_names(level)) for level in (1, 2, 3)] == [6, 6, 6]
    assert [len(deck) for deck in t.s.decks] == [42, 42, 30]
    assert [SECTOR[c] for c in t.s.market[18:]] == list(range(1, 13))
    assert all(LEVEL[t.s.market[slot]] == slot // 6 + 1 for slot in range(18))


def test_start_card_is_paid_and_placed() -> None:
    """SB2.3 Seat 0 draws first; the cost is paid, the ship placed, and nobody is asked."""
    t = Table.opening(2)
    t.draw("Parker", "Fabian")
    t.expect_board(0, "9: S | Parker")
    t.expect_board(1, "1: S | Fabian")
    assert t.counts(0) == (0, 0, 0)
    assert t.counts(1) == (5 - 4 + 1, 0, 0)
    assert t.asked() == []


def test_no_start_card_is_too_expensive() -> None:
    """SB2.3 Every level 1 ship costs at most the 5 credits of the start."""
    assert max(COST[ship] for ship in range(132) if LEVEL[ship] == 1) == 5


def test_t1_highest_sector_starts() -> None:
    """SB2 SB2.3, SB2.4, SB2.5 T1: the highest printed sector starts; bonuses go clockwise."""
    t = Table.opening(3)
    t.draw("Overmyer", "Bluford", "Engle")
    assert t.s.first == t.s.active == 1
    assert [t.counts(seat) for seat in range(3)] == [(5, 0, 0), (1, 0, 0), (3, 0, 0)]
    t.expect_board(0, "7: S | Overmyer")
    t.expect_board(1, "12: S | Bluford")
    t.expect_board(2, "4: S | Engle")
    assert len(t.s.decks[0]) == 39


def test_t2_tied_seats_roll_until_one_leads() -> None:
    """SB2.4 T2: tied seats roll both dice, and roll again when tied again; nobody else rolls."""
    t = Table.opening(4)
    t.draw("Merbold", "Farkas", "Ride", "Savinykh")
    t.roll(5, 3)
    t.roll(4, 4)
    t.roll(2, 1)
    t.roll(6, 1)
    assert t.s.first == 1
    order = [t.counts(seat) for seat in (1, 2, 3, 0)]
    assert order == [(2, 0, 0), (2, 0, 0), (5, 0, 0), (1, 1, 0)]
    rolls = [event.args for event in t.events if event.key == "event-roll-off"]
    assert [(roll["seat"], roll["total"]) for roll in rolls] == [(0, 8), (1, 8), (0, 3), (1, 7)]


def test_only_the_best_rollers_roll_again() -> None:
    """SB2.4 A seat beaten in the first roll-off is out of the second."""
    t = Table.opening(3)
    t.draw("Merbold", "Farkas", "Allen")
    for a, b in ((2, 2), (6, 4), (5, 5), (1, 1), (1, 2)):
        t.roll(a, b)
    assert t.s.first == 2


def test_t3_five_seats() -> None:
    """SB2.5 T3: +0, +1 c, +2 c, +1 i, +1 i clockwise from the start player."""
    t = Table.opening(5)
    t.draw("Parker", "Hartsfield", "Crippen", "Tuân", "Malyshev")
    assert t.s.first == 1
    order = [t.counts(seat) for seat in (1, 2, 3, 4, 0)]
    assert order == [(3, 0, 0), (3, 0, 0), (5, 0, 0), (3, 1, 0), (0, 1, 0)]


def test_rounds_begin_with_the_start_player() -> None:
    """SB2.6 Turns go clockwise; a round is one turn of each seat from the start player on."""
    t = Table.opening(3)
    t.draw("Ryumin", "Bregovoy", "Romanenko")
    taken = []
    for _ in range(7):
        taken.append((t.s.active, t.s.round))
        t.roll(1, 2)
        finish_turn(t)
    assert taken == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


def finish_turn(t: Table) -> None:
    """Everybody splits and buys nothing until the next roll."""
    while not t.waits_for_dice(2):
        seat = t.asked()[0]
        t.answer(seat, "split" if t.question(seat) == "allocate" else "done")


# --- SB3 light-speed -----------------------------------------------------------------------------


def test_light_speed_hands() -> None:
    """SB3.1 15/1/0 and four ships of level 1 and two of level 2, after the shipyard is open."""
    t = light_speed()
    assert t.counts(0) == t.counts(1) == (15, 1, 0)
    assert names(t.s.hands[0]) == list(HAND_A)
    assert [len(t.open_names(level)) for level in (1, 2, 3)] == [6, 6, 6]
    assert [len(deck) for deck in t.s.decks] == [48 - 6 - 8, 48 - 6 - 4, 30]
    t.expect_board(0, "7: – | S")


def test_light_speed_offers_what_the_rest_can_pay() -> None:
    """SB3.2 Only own ships, paid exactly out of 15 credits; the rest is kept."""
    t = light_speed()
    assert t.options(0) == ["done", *[f"take {name}" for name in HAND_A]]
    t.answer(0, "take Carr")
    assert t.options(0) == ["done", "take Overmyer", "take Bobko", "take Crippen", "take Kizim"]
    t.refuse(0, "take Weitz", "error-not-an-option", "SB3.2")
    t.refuse(0, "buy Frisch", "error-not-an-option", "SB3.2")
    t.answer(0, "take Bobko")
    assert t.options(0) == ["done", "take Overmyer", "take Kizim"]
    t.answer(0, "done")
    t.answer(1, "done")
    assert t.s.credits == [15 - 9 - 4 + 1, 15]  # 1 more for the second in turn order


def test_nobody_is_asked_about_ships_out_of_reach() -> None:
    """SB3.2, SB16.1 With one credit left the seat has finished."""
    t = light_speed()
    t.answer(1, "take Lazarev", "take Garriott")
    assert t.asked() == [0]


def test_light_speed_order_of_placing() -> None:
    """SB3.3 Of two ships for one sector the later is stationed and the earlier deployed."""
    t = light_speed()
    t.answer(0, "take Carr", "take Overmyer", "done")
    t.answer(1, "done")
    t.expect_board(0, "7: S, Carr | Overmyer")


def test_t4_light_speed() -> None:
    """SB3 SB3.2, SB3.5, SB3.6 T4: equal credits, so the highest sector bought starts."""
    t = light_speed()
    t.answer(0, "take Overmyer", "take Carr", "done")
    t.answer(1, "take Peterson", "take Lazarev", "done")
    assert t.s.first == 1
    assert (t.counts(1), t.counts(0)) == ((4, 1, 0), (5, 1, 0))
    t.expect_board(0, "7: S, Overmyer | Carr")
    t.expect_board(1, "11: S | Peterson", "8: S | Lazarev")
    decks = [len(t.s.decks[level]) + len(t.s.bottoms[level]) for level in (0, 1)]
    assert decks == [40, 40]
    unbought = {"Bobko", "Crippen", "Kizim", "Weitz", "Serebrov", "Engle", "Jähn", "Garriott"}
    assert {name for bottom in t.s.bottoms for name in names(bottom)} == unbought


def test_returned_ships_come_after_all_others() -> None:
    """SB3.5 What went under a deck is drawn last, and then any of it may come first."""
    t = Table()
    t.board(0, "12: S | Kovalyonok(1)")
    t.shipyard("Overmyer", "Engle", "Merbold")
    t.begin()
    t.s.decks[0], t.s.bottoms[0] = t.s.decks[0][:1], t.s.decks[0][1:]
    last = names(t.s.decks[0])[0]
    under = names(t.s.bottoms[0])
    t.answer(0, "use Kovalyonok", "claim Overmyer", "claim Engle", "claim Merbold")
    t.refill_with(last, under[7], under[2])
    t.roll(1, 1)
    t.end_turn()
    assert t.open_names(1)[:3] == [last, under[7], under[2]]


def test_light_speed_is_chosen_hidden() -> None:
    """SB3.4 All choose at once; nothing is placed or shown until the last has answered."""
    t = light_speed()
    assert t.asked() == [0, 1]
    t.answer(1, "take Peterson", "done")
    assert t.asked() == [0]
    t.expect_board(1, "11: – | S")
    hidden = GAME.view(t.s, 0)
    assert "peterson" not in str(hidden)
    assert GAME.view(t.s, 1)["mine"]["hand"][1] == "peterson"
    t.answer(0, "done")
    assert "peterson" in str(GAME.view(t.s, 0)["seats"][1])
    assert "event-light-speed-buy" in t.told()


def test_most_credits_start_at_light_speed() -> None:
    """SB3.6 The most credits kept come before the highest sector bought."""
    t = light_speed()
    t.answer(0, "take Overmyer", "done")
    t.answer(1, "take Peterson", "done")
    assert (t.s.first, t.counts(0), t.counts(1)) == (0, (13, 1, 0), (12, 1, 0))


def test_equal_credits_and_sectors_are_rolled_off() -> None:
    """SB3.6 Tied in both, the seats roll two dice each, as in SB2.4."""
    t = light_speed(("Allen", *HAND_A[1:]), ("Farkas", *HAND_B[1:]))
    t.answer(0, "take Allen", "done")
    t.answer(1, "take Farkas", "done")
    t.roll(1, 4)
    t.roll(3, 3)
    assert (t.s.first, t.counts(1), t.counts(0)) == (1, (12, 1, 0), (13, 1, 0))


def test_seats_without_a_ship_are_rolled_off() -> None:
    """SB3.6 No ship bought counts as sector 0 for everybody."""
    t = light_speed()
    t.answer(0, "done")
    t.answer(1, "done")
    t.roll(2, 2)
    t.roll(1, 2)
    assert t.s.first == 0
