"""A series in parts: the same rows whoever plays them, whatever comes first, however often."""

import json
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.sim.machines import HERE, Machines, in_order
from raumhafen.sim.match import MatchResult
from raumhafen.sim.parts import SERIES, PartFolder
from raumhafen.sim.records import frame_of, results_in
from raumhafen.sim.tournament import (
    LARGEST_CHUNK,
    Span,
    Tournament,
    chunk_size,
    played,
    results,
    run,
    spans,
)

TOURNAMENT = Tournament("space-base", ("greedy", "random", "random"), 9, seed=2)
Chunk = tuple[Span, list[MatchResult]]


def fill(folder: PartFolder, chunks: Iterator[Chunk]) -> None:
    for span, matches in chunks:
        folder.write(span, matches)


@pytest.fixture(scope="module")
def matches() -> list[MatchResult]:
    return list(results(TOURNAMENT))


@pytest.fixture
def whole(tmp_path: Path) -> PartFolder:
    folder = PartFolder(tmp_path / "whole", TOURNAMENT)
    folder.open(resume=False)
    return folder


@pytest.mark.parametrize("games", [1, 127, 128, 129, 500, 12_345, 1_000_000])
def test_chunks_hold_every_match_once(games: int) -> None:
    parts = spans(Tournament("space-base", ("random", "random"), games))
    numbers = [edge for span in parts for edge in span]
    assert numbers[0] == 0 and numbers[-1] == games
    assert numbers[1:-1:2] == numbers[2::2]
    assert max(last - first for first, last in parts) == chunk_size(games) <= LARGEST_CHUNK


def test_parts_are_read_lazily_in_the_order_of_matches(
    whole: PartFolder, matches: list[MatchResult]
) -> None:
    chunks = list(played(TOURNAMENT, HERE, whole.missing()))
    fill(whole, reversed(chunks))
    assert whole.missing() == [] and whole.played() == 9
    rows = whole.scan()
    assert isinstance(rows, pl.LazyFrame)
    assert rows.collect().equals(frame_of(matches))
    assert list(whole.results()) == matches


def test_a_summary_of_parts_is_that_of_a_run(whole: PartFolder) -> None:
    fill(whole, reversed(list(played(TOURNAMENT, HERE, whole.missing()))))
    told, straight = whole.summary(), run(TOURNAMENT)
    straight.seconds = 0.0
    assert told == straight


@pytest.mark.slow
def test_several_processes_write_the_same_files(tmp_path: Path, whole: PartFolder) -> None:
    fill(whole, played(TOURNAMENT, HERE, whole.missing()))
    other = PartFolder(tmp_path / "other", TOURNAMENT)
    other.open(resume=False)
    fill(other, played(TOURNAMENT, Machines(2), other.missing()))
    names = sorted(file.name for file in whole.path.iterdir())
    assert names == sorted(file.name for file in other.path.iterdir())
    assert all((whole.path / name).read_bytes() == (other.path / name).read_bytes()
               for name in names)  # fmt: skip


def test_a_series_goes_on_where_it_was(whole: PartFolder, matches: list[MatchResult]) -> None:
    for span, chunk in played(TOURNAMENT, HERE, whole.missing()):
        whole.write(span, chunk)
        if span[0] >= 3:
            break
    left = whole.missing()
    assert left == spans(TOURNAMENT)[4:]
    again = PartFolder(whole.path, TOURNAMENT)
    again.open(resume=True)
    fill(again, played(TOURNAMENT, HERE, again.missing()))
    assert list(again.results()) == matches


def test_a_folder_is_not_played_into_by_mistake(whole: PartFolder) -> None:
    with pytest.raises(RaumhafenError) as refusal:
        whole.open(resume=False)
    assert refusal.value.key == "error-series-there"


@pytest.mark.parametrize(
    "other",
    [
        Tournament("space-base", ("greedy", "random", "random"), 9, seed=3),
        Tournament("space-base", ("greedy", "random", "random"), 10, seed=2),
        Tournament("space-base", ("random", "greedy", "random"), 9, seed=2),
        Tournament("space-base", TOURNAMENT.agents, 9, 2, {"variant": "light-speed"}),
    ],
)
def test_another_series_is_refused(whole: PartFolder, other: Tournament) -> None:
    with pytest.raises(RaumhafenError) as refusal:
        PartFolder(whole.path, other).open(resume=True)
    assert refusal.value.key == "error-series-other"


def test_a_series_of_other_rules_is_refused(whole: PartFolder) -> None:
    told = {**TOURNAMENT.described(), "rules": "0.1"}
    (whole.path / SERIES).write_text(json.dumps(told))
    with pytest.raises(RaumhafenError):
        whole.open(resume=True)


def test_a_match_that_broke_down_comes_back_as_it_was() -> None:
    broken = MatchResult(4, "s:2", ("a", "b"), (), (), "", 10, 20, 8, "ValueError: no")
    shared = MatchResult(5, "s:2", ("b", "a"), (40, 40), (0, 1), "SB15.2", 9, 20, 8, "")
    assert list(results_in(frame_of([broken, shared]), 2)) == [broken, shared]


def test_what_is_early_waits() -> None:
    ended = iter([(2, "c"), (0, "a"), (1, "b")])
    assert list(in_order(ended, [0, 1, 2])) == ["a", "b", "c"]
