"""SB11.1 Shifting the sum."""

import pytest

from raumhafen.games.space_base.game import GAME
from raumhafen.text import Texts
from tests.games.space_base.table import Table

SHIFTERS = ("1: S | Fabian(1)", "2: S | Ride(1)", "5: S | Shonin(1)")


def passive(*boards: str) -> Table:
    t = Table(active=1)
    t.board(0, *boards, "11: S | Peterson")
    return t


def test_t24_shifts_add_up() -> None:
    """SB11.1 T24: 8 plus 1 plus 2 is 11; only the final sector pays, and only used cards pay."""
    t = passive(*SHIFTERS)
    t.roll(4, 4)
    assert t.yields(0, "split") == (0, 0, 0)
    assert t.yields(0, "sum", "done") == (0, 0, 0)
    t.answer(0, "sum", "shift Fabian 1", "shift Shonin 2")
    t.answer(0, "done")
    t.to_rewards()
    t.expect(0, credits=+4)
    assert [t.cubes(name) for name in ("Fabian", "Ride", "Shonin")] == [0, 1, 0]


def test_t25_no_shift_past_12() -> None:
    """SB11.1 T25: from 11 only one step is possible, from 12 none, and none with split dice."""
    t = passive(*SHIFTERS)
    t.roll(5, 6)
    t.refuse(0, "shift Fabian 1", "error-not-an-option", "SB7.1")
    split = t.copy()
    split.answer(0, "split")
    assert split.question(0) == ""
    t.answer(0, "sum")
    assert t.options(0) == ["done", "shift Fabian 1", "shift Ride 1", "shift Shonin 1"]
    t.refuse(0, "shift Shonin 2", "error-not-an-option", "SB11.1")
    t.answer(0, "shift Ride 1")
    assert t.question(0) == ""
    t = passive(*SHIFTERS, "12: S | Bregovoy")
    t.roll(6, 6)
    t.answer(0, "sum")
    assert t.question(0) == ""
    t.to_rewards()
    t.expect(0, credits=+5)


def test_t26_only_the_final_sector_pays() -> None:
    """SB11.1 T26: the sum of 9 moved to 10 pays sector 10, not 9."""
    t = Table()
    t.board(0, "1: S | Fabian(1)", "9: S | Savitskaya")
    t.roll(4, 5)
    assert t.yields(0, "sum", "shift Fabian 1") == (0, 1, 0)
    assert t.yields(0, "sum", "done") == (6, 0, 0)


def test_shifts_work_on_every_turn() -> None:
    """SB11.1 Dice shifts are green: the owner uses them on the own turn as on others."""
    for active in (0, 1):
        t = Table(active=active)
        t.board(0, "1: S | Demin(1)", "9: S | Savitskaya")
        t.roll(3, 4)
        t.answer(0, "sum")
        assert t.options(0) == ["done", "shift Demin 1", "shift Demin 2"]


def test_two_cubes_two_shifts() -> None:
    """SB11.1, SB9.2 A card is used once per filled set of squares: deployed Ride needs two."""
    for cubes, asked in ((1, ""), (2, "shift")):
        t = Table()
        t.board(0, f"2: S, Ride({cubes}) | Irwin")
        t.roll(3, 4)
        t.answer(0, "sum")
        assert t.question(0) == asked


def test_a_shift_lands_on_an_arrow() -> None:
    """SB11.1, SB8.4 The final sector pays like any other, arrows included."""
    t = Table()
    t.board(0, "1: S | Fabian(1)", "10: S | Shaw", "11: S | Chrétien")
    t.roll(4, 5)
    assert t.yields(0, "sum", "shift Fabian 1", "right") == (8, 0, 0)


def test_the_log_says_how_far_and_where() -> None:
    """SB7.2 Each shift tells its steps and the sector it leads to."""
    t = Table()
    t.board(0, "1: S | Fabian(1)", "12: S | Shonin(1)")
    t.roll(2, 3)
    t.answer(0, "sum", "shift Fabian 1", "shift Shonin 2")
    told = [event.args for event in t.events if event.key == "event-shift"]
    assert [(args["by"], args["sector"]) for args in told] == [(1, 6), (2, 8)]


@pytest.mark.parametrize(
    ("lang", "shifted", "doubled"),
    [
        (
            "en",
            "shifts the sum with U.E.S. Fabian 4787-B by 1 to sector 6.",
            "doubles sector 6 with ",
        ),
        ("de", "verschiebt die Summe mit U.E.S. Fabian 4787-B um 1 auf Sektor 6.", "den Sektor 6."),
    ],
)
def test_both_languages_say_how_far_and_where(lang: str, shifted: str, doubled: str) -> None:
    """SB7.2, SB8.8 Revealed answers are read as sentences."""
    t = Table()
    t.board(0, "1: S | Fabian(1)", "12: S | Aksyonov(1)")
    t.roll(2, 3)
    t.answer(0, "sum", "shift Fabian 1", "double 6")
    texts = Texts(lang, GAME, strict=True)
    told = {event.key: texts.event(event, ["Ada", "Grete"]) for event in t.events}
    assert told["event-shift"].startswith("Ada ") and shifted in told["event-shift"]
    assert told["event-double"].startswith("Ada ") and doubled in told["event-double"]
