"""Match records as a Parquet file, one row for each seat of each match."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType

import polars as pl

from raumhafen.sim.files import written_beside
from raumhafen.sim.match import MatchResult

SCHEMA: dict[str, type[pl.DataType]] = {
    "match": pl.Int64,
    "seed": pl.String,
    "seat": pl.Int8,
    "agent": pl.String,
    "points": pl.Int32,
    "win": pl.Float64,
    "reason": pl.String,
    "decisions": pl.Int32,
    "actions": pl.Int32,
    "turns": pl.Int32,
    "error": pl.String,
}
ROWS_PER_FRAME = 4096

Row = tuple[int, str, int, str, int | None, float, str, int, int, int, str]


class RecordFile:
    """Collects records; the file appears complete when the block ends well, else not at all."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: list[Row] = []
        self.frames: list[pl.DataFrame] = []

    def __enter__(self) -> "RecordFile":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            self.write()

    def add(self, result: MatchResult) -> None:
        self.rows += rows_of(result)
        if len(self.rows) >= ROWS_PER_FRAME:
            self._pack()

    def _pack(self) -> None:
        """Columns of numbers take a small part of the memory that Python rows take."""
        self.frames.append(frame(self.rows))
        self.rows = []

    def write(self) -> None:
        self._pack()
        with written_beside(self.path) as part:
            pl.concat(self.frames).write_parquet(part)


def frame(rows: list[Row]) -> pl.DataFrame:
    return pl.DataFrame(rows, schema=SCHEMA, orient="row")


def frame_of(results: Iterable[MatchResult]) -> pl.DataFrame:
    """Matches as a table."""
    return frame([row for result in results for row in rows_of(result)])


def results_in(table: pl.DataFrame, seats: int) -> Iterator[MatchResult]:
    """The matches of a table again, in which each has so many rows."""
    rows: list[Row] = table.rows()
    for at in range(0, len(rows), seats):
        yield _result(rows[at : at + seats])


def rows_of(result: MatchResult) -> list[Row]:
    return [_row(result, seat) for seat in range(len(result.agents))]


def _result(rows: list[Row]) -> MatchResult:
    number, seed, _, _, _, _, reason, decisions, actions, turns, error = rows[0]
    return MatchResult(
        number=number,
        seed=seed,
        agents=tuple(row[3] for row in rows),
        points=tuple(row[4] for row in rows if row[4] is not None),
        winners=tuple(row[2] for row in rows if row[5] > 0),
        reason=reason,
        decisions=decisions,
        actions=actions,
        turns=turns,
        error=error,
    )


def _row(result: MatchResult, seat: int) -> Row:
    return (
        result.number,
        result.seed,
        seat,
        result.agents[seat],
        result.points[seat] if result.points else None,
        result.share(seat),
        result.reason,
        result.decisions,
        result.actions,
        result.turns,
        result.error,
    )
