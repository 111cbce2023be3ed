"""The Parquet file: everything in it, or no file."""

from pathlib import Path

import polars as pl
import pytest

from raumhafen.sim.records import SCHEMA, RecordFile
from raumhafen.sim.tournament import Tournament, results

TOURNAMENT = Tournament("space-base", ("greedy", "random", "random"), 6, seed=2)


def test_one_row_for_each_seat_of_each_match(tmp_path: Path) -> None:
    path = tmp_path / "matches.parquet"
    played = list(results(TOURNAMENT))
    with RecordFile(path) as records:
        for result in played:
            records.add(result)
    table = pl.read_parquet(path)
    assert table.columns == list(SCHEMA)
    assert len(table) == 18
    assert table["win"].sum() == pytest.approx(6.0)
    wins = table.filter(pl.col("agent") == "greedy")["win"].sum()
    assert wins == sum(r.share(r.agents.index("greedy")) for r in played)
    assert table["points"].to_list() == [p for r in played for p in r.points]


def test_an_interruption_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "matches.parquet"
    with pytest.raises(KeyboardInterrupt), RecordFile(path) as records:
        records.add(TOURNAMENT.play(0))
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


def test_an_interruption_keeps_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "matches.parquet"
    path.write_bytes(b"old")
    with pytest.raises(KeyboardInterrupt), RecordFile(path) as records:
        records.add(TOURNAMENT.play(0))
        raise KeyboardInterrupt
    assert path.read_bytes() == b"old"


def test_a_failure_while_writing_leaves_no_part(tmp_path: Path) -> None:
    records = RecordFile(tmp_path / "folder.parquet")
    records.path.mkdir()
    records.add(TOURNAMENT.play(0))
    with pytest.raises(OSError):
        records.write()
    assert [entry.name for entry in tmp_path.iterdir()] == ["folder.parquet"]


def test_no_matches_make_an_empty_table(tmp_path: Path) -> None:
    path = tmp_path / "none.parquet"
    with RecordFile(path):
        pass
    assert pl.read_parquet(path).shape == (0, len(SCHEMA))
