"""benchmarks/balance.py: the table of what cultures, pilots and missions are worth."""

import pytest

from benchmarks.balance import SEATS, Tally, cultures, missions, pilots, play, report, table

pytestmark = pytest.mark.slow


def test_what_is_far_from_the_median_is_marked() -> None:
    rows, good = table("thing", {"a": 10.0, "b": 10.0, "c": 21.0})
    assert not good and rows[-1].endswith("!  |".replace("  ", " "))
    assert table("thing", {"a": 10.0, "b": 10.0, "c": 20.0, "d": 5.0})[1]


def test_a_match_is_counted() -> None:
    """Every seat flies a pilot, one share of the win is given away, cultures bring credits."""
    tally = Tally({})
    play(tally, "balance 0")
    assert tally.get("games") == 1
    assert sum(tally.get(f"flown:{k}") for k in range(4)) == SEATS
    assert sum(tally.get(f"won:{k}") for k in range(4)) == SEATS
    assert sum(cultures(tally).values()) > 0 and sum(missions(tally).values()) > 0
    assert len(pilots(tally)) == 4 and "1 matches" in report(tally)[0]


def test_a_tally_goes_on_where_it_stopped() -> None:
    whole, first = Tally({}), Tally({})
    play(first, "balance 0")
    for seed in ("balance 0", "balance 1"):
        play(whole, seed)
    rest = Tally(first.counts)
    play(rest, "balance 1")
    assert rest.counts == whole.counts
