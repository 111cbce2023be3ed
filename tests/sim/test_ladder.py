"""benchmarks/ladder.py: rows that are played in pieces, and what README says of them."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import ladder
from benchmarks.ladder import PROMISES, Climb, Row, kept_row, ladder_of, table
from benchmarks.measured import Measured, numbers_in, spans_of
from raumhafen.sim.machines import HERE
from raumhafen.sim.tournament import Tournament, run

ROW = Tournament("space-base", ("greedy", "random", "random"), 6, seed=5)
README = Path(__file__).parents[2] / "README.md"


def test_a_row_is_played_in_pieces_and_says_what_a_tournament_says(tmp_path: Path) -> None:
    file = tmp_path / "row.json"
    Climb(HERE, minutes=0).play(Row(ROW, file))
    first = Row(ROW, file)
    assert len(first.known()) == 1 and len(first.missing()) == 5
    Climb(HERE, minutes=1e6).play(first)
    whole = Row(ROW, file)
    assert not whole.missing() and whole.measured.machines
    assert sum(whole.known()) == pytest.approx(run(ROW).agents["greedy"].wins)
    assert whole.cells().startswith("greedy | 2 x random | 6 | ")


def test_a_file_of_another_series_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "row.json"
    Measured(file, {"seed": 1}, {"shares": [1.0]}).write()
    assert Measured(file, {"seed": 1}, {}).found == {"shares": [1.0]}
    with pytest.raises(SystemExit, match="another series"):
        Measured(file, {"seed": 2}, {})


def test_spans_hold_the_numbers() -> None:
    assert spans_of([8, 0, 4, 20], 4) == [[0, 12], [20, 24]]
    assert numbers_in([[0, 12], [20, 24]], 4) == [0, 4, 8, 20]


def test_readme_shows_the_rows_that_were_played_to_the_end() -> None:
    """Rungs 1 and 2, of greedy seats, and those of a file that is not there are not asked about."""
    text = README.read_text(encoding="utf-8")
    rows = list(table())
    assert rows and all(row in text for row in rows)


@pytest.mark.parametrize("game", PROMISES)
def test_what_is_kept_of_a_rung_is_of_the_present_rules(game: str) -> None:
    """Another series would be refused."""
    for number, rung in enumerate(ladder_of(game), 1):
        assert len(kept_row(game, number).shares) == rung.games


def test_long_measurements_need_no_table_library() -> None:
    """A lent machine may have Python and numpy only; what is plain Python can be carried there."""
    code = "import sys, benchmarks.ladder, benchmarks.calibration; print('polars' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], cwd=README.parent, capture_output=True)
    assert told.stdout.split() == [b"False"], told.stderr


def test_a_broken_promise_ends_with_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["ladder", "space-base", "--rung", "1", "--scale", "0.004"]
    monkeypatch.setattr("sys.argv", words)
    ladder.main()
    assert "| greedy | random | 2 | " in capsys.readouterr().out
    monkeypatch.setattr(Row, "is_kept_promise", lambda self, target: False)
    with pytest.raises(SystemExit, match="not kept"):
        ladder.main()
