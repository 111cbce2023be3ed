"""`raumhafen simulate`: bots play a tournament; here are only the bar, the table and the file."""

import json
from collections.abc import Iterable, Mapping
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from raumhafen.cli.shell import Shell
from raumhafen.engine.errors import RaumhafenError
from raumhafen.sim.match import MatchResult
from raumhafen.sim.statistics import Summary, Tally, wilson
from raumhafen.sim.tournament import Tournament, results

FAILED = 1
OBJECT = ("game", "games", "errors", "seconds", "decisions", "agents", "seats")
SHARE = ("wins", "share", "low", "high")


def simulate(
    shell: Shell, tournament: Tournament, workers: int, out: Path | None, as_json: bool
) -> int:
    """Gives the exit code: a match that broke down is a failure of the whole."""
    tournament.check()
    if out is not None and not out.absolute().parent.is_dir():
        raise RaumhafenError("error-file-missing", {"file": str(out.parent), "reason": ""})
    summary = play(shell, tournament, workers, out)
    if as_json:
        shell.console.file.write(json.dumps(to_json(summary)) + "\n")
    else:
        show(shell, summary, out)
    if summary.errors:
        shell.complain(
            shell.say("simulate-errors", count=summary.errors, first=summary.first_error)
        )
    return FAILED if summary.errors else 0


def play(shell: Shell, tournament: Tournament, workers: int, out: Path | None) -> Summary:
    """The records are written as a whole at the end, and not at all after an interruption."""
    summary = Summary(tournament.game)
    begun = perf_counter()
    with ExitStack() as stack:
        records = None
        if out is not None:
            # Polars takes longer to load than all else together; few runs need it.
            from raumhafen.sim.records import RecordFile

            records = stack.enter_context(RecordFile(out))
        for result in watched(shell, results(tournament, workers), tournament.games):
            summary.add(result)
            if records is not None:
                records.add(result)
    summary.seconds = perf_counter() - begun
    return summary


def watched(shell: Shell, matches: Iterable[MatchResult], total: int) -> Iterable[MatchResult]:
    """Passes matches on behind a bar, which stands on the error stream of a terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    quiet = not shell.errors.is_terminal
    with Progress(*columns, console=shell.errors, transient=True, disable=quiet) as progress:
        yield from progress.track(matches, total, description=shell.say("simulate-progress"))


def to_json(summary: Summary) -> dict[str, Any]:
    """Exactly the promised fields, so that nobody comes to depend on more."""
    whole = summary.to_json()
    found = {name: whole[name] for name in OBJECT}
    found["agents"] = {name: share_json(one) for name, one in whole["agents"].items()}
    found["seats"] = [share_json(one) for one in whole["seats"]]
    return found


def share_json(tally: Mapping[str, float]) -> dict[str, float]:
    return {name: tally[name] for name in SHARE}


# --- the summary for people ----------------------------------------------------------------------


def show(shell: Shell, summary: Summary, out: Path | None) -> None:
    finished = max(1, summary.finished)
    shell.print(
        "simulate-summary",
        games=summary.games,
        seconds=round(summary.seconds, 1),
        decisions=round(summary.decisions / finished),
        turns=round(summary.turns / finished),
    )
    agents = {name: summary.agents[name] for name in sorted(summary.agents)}
    seats = {shell.say("seat", number=k + 1): one for k, one in enumerate(summary.seats)}
    shell.console.print(shares(shell, "simulate-agent", agents))
    shell.console.print(shares(shell, "simulate-seat", seats))
    if out is not None:
        shell.print("simulate-written", file=str(out))


def shares(shell: Shell, head: str, tallies: Mapping[str, Tally]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(shell.say(head))
    for name in ("wins", "share", "interval", "points"):
        table.add_column(shell.say(f"simulate-{name}"), justify="right")
    for name, tally in tallies.items():
        low, high = wilson(tally.wins, tally.games)
        between = shell.say("simulate-between", low=100 * low, high=100 * high)
        points = shell.say("simulate-mean", mean=tally.points / max(1, tally.entries))
        share = shell.say("simulate-percent", percent=100 * tally.share)
        table.add_row(name, shell.say("simulate-count", count=tally.wins), share, between, points)
    return table
