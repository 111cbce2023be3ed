"""A series of matches as a folder of Parquet parts, one for each chunk of matches.

    pl.scan_parquet("folder/*.parquet")

reads them lazily, in the order of the matches. A part is there as a whole or not at all, so an
interrupted series goes on where it was; `series.json` says what is played.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import polars as pl

from raumhafen.engine.errors import RaumhafenError
from raumhafen.sim.files import write_whole, written_beside
from raumhafen.sim.match import MatchResult
from raumhafen.sim.records import frame_of, results_in
from raumhafen.sim.statistics import Summary
from raumhafen.sim.tournament import Span, Tournament, spans

SERIES = "series.json"
DIGITS = 9


class PartFolder:
    """The parts of one tournament."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament

    def open(self, resume: bool) -> None:
        """Makes the folder, or goes on with one of exactly the same series."""
        told = self.path / SERIES
        if not told.exists():
            self.path.mkdir(parents=True, exist_ok=True)
            write_whole(told, json.dumps(self.tournament.described(), indent=1).encode())
        elif not resume:
            raise RaumhafenError("error-series-there", {"file": str(self.path)})
        elif json.loads(told.read_text(encoding="utf-8")) != self.tournament.described():
            raise RaumhafenError("error-series-other", {"file": str(told)})

    def missing(self) -> list[Span]:
        """The chunks that are still to be played."""
        return [span for span in spans(self.tournament) if not self.part(span).exists()]

    def part(self, span: Span) -> Path:
        return self.path / f"{span[0]:0{DIGITS}}-{span[1]:0{DIGITS}}.parquet"

    def write(self, span: Span, results: list[MatchResult]) -> None:
        with written_beside(self.part(span)) as part:
            frame_of(results).write_parquet(part)

    def played(self) -> int:
        """Matches that are written down."""
        return sum(last - first for first, last in self.present())

    def present(self) -> list[Span]:
        return [span for span in spans(self.tournament) if self.part(span).exists()]

    def results(self) -> Iterator[MatchResult]:
        """All matches in order, with one part in memory at a time."""
        for span in self.present():
            yield from results_in(pl.read_parquet(self.part(span)), len(self.tournament.agents))

    def summary(self) -> Summary:
        """What the parts say; in order, so that every run of the same series says the same."""
        summary = Summary(self.tournament.game)
        for result in self.results():
            summary.add(result)
        return summary

    def scan(self) -> pl.LazyFrame:
        return pl.scan_parquet(self.path / "*.parquet")
