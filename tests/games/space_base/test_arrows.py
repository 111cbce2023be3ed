"""SB8.4-SB8.7 Arrows: chains, choices, no loops, no edges."""

from tests.games.space_base.table import Table

CHAIN = (
    "7: S | Merbold",
    "8: S | Lichtenberg",
    "9: S | Parker",
    "10: S | Shaw",
    "11: S | Thornton",
    "12: S | Bluford",
)


def test_t12_the_owner_picks_a_side() -> None:
    """SB8.4 T12: two arrows, one neighbour of choice."""
    t = Table()
    t.board(0, "10: S | Shaw", "11: S | Chrétien")
    t.roll(4, 6)
    assert t.yields(0, "sum", "left") == (0, 1, 0)
    assert t.yields(0, "sum", "right") == (8, 0, 0)


def test_t13_an_arrow_pays_all_cards_of_the_neighbour() -> None:
    """SB8.4 T13: the other rewards of the stack are paid too, and the neighbour as a whole."""
    t = Table(active=1)
    t.board(
        0,
        "9: S | Savitskaya",
        "10: S, Gorbatko, Shaw | Hartsfield",
        "11: S, Peterson | Chrétien",
    )
    t.roll(5, 5)
    assert t.yields(0, "sum", "right") == (7, 2, 3)
    assert t.yields(0, "sum", "left") == (6, 2, 0)


def test_t14_a_single_arrow_is_automatic() -> None:
    """SB8.4 T14: Bluford points left; its own points are paid as well."""
    t = Table()
    t.board(0, "12: S | Bluford")
    t.roll(6, 6)
    assert t.yields(0, "sum") == (0, 1, 3)
    t = Table(active=1)
    t.board(0, "11: S | Jähn", "12: S, Bluford | Bregovoy")
    t.roll(6, 6)
    assert t.yields(0, "sum") == (9, 0, 1)


def test_t15_no_way_back() -> None:
    """SB8.5, SB8.6 T15: 7 has paid, so the two arrows of 8 leave only 9, without a question."""
    t = Table()
    t.board(0, "7: S | Merbold", "8: S | Lichtenberg")
    t.roll(3, 4)
    t.answer(0, "sum")
    assert t.stopped
    t.expect(0, credits=+1, income=+1)


def test_t16_a_chain_over_six_sectors() -> None:
    """SB8.6 T16: every sector from 7 to 12 pays once, and nothing is asked."""
    t = Table()
    t.board(0, *CHAIN)
    t.roll(3, 4)
    t.answer(0, "sum")
    assert t.stopped
    t.expect(0, credits=+1, vp=+3)


def test_t17_an_arrow_off_the_board() -> None:
    """SB8.7, SB11.5 T17: Bluford in sector 1 points at nothing; position counts, not print."""
    t = Table()
    t.board(0, "9: S | Cernan", "1: S12 | Bluford", "12: – | S1")
    t.expect_board(0, "1: S12 | Bluford", "12: – | S1")
    t.roll(1, 5)
    t.answer(0, "split")
    assert t.stopped
    t.expect(0, credits=+1, vp=+3)


def test_there_is_no_wrap_around() -> None:
    """SB1.6, SB8.7 Left of s is s-1 and right s+1; right of 12 lies nothing, not sector 1."""
    t = Table()
    t.board(0, "1: S | Young", "12: S | Merbold")
    t.roll(6, 6)
    assert t.yields(0, "sum") == (1, 0, 0)
    t = Table()
    t.board(0, "1: S | Young", "11: S | Chrétien", "12: S | Shaw")
    t.roll(6, 6)
    assert t.yields(0, "sum") == (8, 0, 0)


def test_closed_and_empty_sectors_are_candidates() -> None:
    """SB8.6 An arrow may be led into a colony, or into a sector where nothing is deployed."""
    t = Table()
    t.board(0, "9: S | Hayek", "10: S | Shaw", "11: S | Chrétien")
    t.roll(4, 6)
    assert t.yields(0, "sum", "left") == (0, 0, 0)
    assert t.yields(0, "sum", "right") == (8, 0, 0)
    t = Table(active=1)
    t.board(0, "10: S, Shaw | Carpenter", "11: S | Chrétien")
    t.roll(4, 6)
    assert t.yields(0, "sum", "left") == (3, 0, 0)
    assert t.yields(0, "sum", "right") == (7, 0, 0)


def test_arrows_join_the_queue_in_stack_order() -> None:
    """SB8.6 The older arrow goes first: Merbold's right leaves Lichtenberg only the left."""
    older = Table(active=1)
    older.board(0, "7: S | Makarov", "8: S, Merbold, Lichtenberg | Lazarev", "9: S | Garriott")
    older.roll(2, 6)
    assert older.yields(0, "sum") == (2 + 1 + 3 + 2, 0, 0)
    younger = Table(active=1)
    younger.board(0, "7: S | Makarov", "8: S, Lichtenberg, Merbold | Lazarev", "9: S | Garriott")
    younger.roll(2, 6)
    assert younger.yields(0, "sum", "left") == (2 + 1 + 2 + 3, 0, 0)
    assert younger.yields(0, "sum", "right") == (2 + 1 + 3, 0, 0)


def thornton_in_2() -> Table:
    """Schirra has swapped 2 and 11, so that a single die reaches an arrow."""
    t = Table()
    t.board(0, "5: S | Schirra", "2: S11 | Thornton", "11: – | S2", "3: S | Prunariu")
    return t


def test_a_sector_pays_once_for_each_die() -> None:
    """SB8.5 Sector 3 is paid by the arrow of one die and again by the other die."""
    t = thornton_in_2()
    t.roll(2, 3)
    assert t.yields(0, "split", "right") == (4, 0, 0)
    assert t.yields(0, "split", "left") == (3, 0, 0)


def test_each_group_has_its_own_arrows() -> None:
    """SB8.5, SB7.4 With doubles both groups start in sector 2 and choose by themselves."""
    t = thornton_in_2()
    t.roll(2, 2)
    assert t.yields(0, "split", "right", "right") == (4, 0, 0)
    assert t.yields(0, "split", "right", "left") == (3, 0, 0)


def test_with_the_sum_every_reward_comes_once() -> None:
    """SB8.5 The arrows of 8 and 9 point at each other, and yet each sector pays once."""
    t = Table()
    t.board(0, "7: S | Overmyer", "8: S | Lichtenberg", "9: S | Parker", "10: S | Hartsfield")
    t.roll(4, 4)
    assert t.yields(0, "sum", "right") == (7, 0, 0)
    assert t.yields(0, "sum", "left") == (4, 0, 0)


def test_a_seat_is_asked_if_only_an_arrow_could_pay() -> None:
    """SB7.5, SB8.4 Two colonies and Thornton: only its arrow to sector 1 gives something."""
    for first, asked in (("Young", [0]), ("Frisch", [])):
        t = Table()
        t.board(0, "5: S | Schirra", "2: S11 | Thornton", "11: – | S2", f"1: S | {first}")
        t.board(0, "3: S | Samuelson", "4: S | Kuznets")
        t.roll(2, 2)
        assert t.asked() == asked
