"""`raumhafen simulate`: bots play a tournament; here are only the bar, the table and the files."""

import json
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.table import Table

from raumhafen.cli.progress import watching
from raumhafen.cli.shell import Shell
from raumhafen.engine.errors import RaumhafenError
from raumhafen.sim.machines import Machines
from raumhafen.sim.statistics import Summary, Tally, wilson
from raumhafen.sim.tournament import Tournament, played, results

FAILED = 1
OBJECT = ("game", "games", "errors", "seconds", "decisions", "agents", "seats")
SHARE = ("wins", "share", "low", "high")
ONE_FILE = ".parquet"


@dataclass(frozen=True)
class Output:
    """Where records go: one file at the end, or a folder of parts that can be gone on with."""

    path: Path | None
    resume: bool = False

    @property
    def in_parts(self) -> bool:
        return self.path is not None and self.path.suffix != ONE_FILE

    def check(self) -> None:
        if self.path is not None and not self.path.absolute().parent.is_dir():
            parent = str(self.path.parent)
            raise RaumhafenError("error-file-missing", {"file": parent, "reason": ""})
        if self.resume and not self.in_parts:
            raise RaumhafenError("error-resume-folder")


def simulate(
    shell: Shell, tournament: Tournament, machines: Machines, output: Output, as_json: bool
) -> int:
    """Gives the exit code: a match that broke down is a failure of the whole."""
    tournament.check()
    output.check()
    begun = perf_counter()
    play = play_in_parts if output.in_parts else play_at_once
    summary = play(shell, tournament, machines, output)
    summary.seconds = perf_counter() - begun
    if as_json:
        shell.console.file.write(json.dumps(to_json(summary)) + "\n")
    else:
        show(shell, summary, output.path)
    if summary.errors:
        shell.complain(
            shell.say("simulate-errors", count=summary.errors, first=summary.first_error)
        )
    return FAILED if summary.errors else 0


def play_at_once(
    shell: Shell, tournament: Tournament, machines: Machines, output: Output
) -> Summary:
    """The records are written as a whole at the end, and not at all after an interruption."""
    summary = Summary(tournament.game)
    with ExitStack() as stack:
        watch = stack.enter_context(watching(shell, tournament.games))
        records = None
        if output.path is not None:
            # Polars takes longer to load than all else together; few runs need it.
            from raumhafen.sim.records import RecordFile

            records = stack.enter_context(RecordFile(output.path))
        for result in results(tournament, machines):
            summary.add(result)
            watch.advance()
            if records is not None:
                records.add(result)
    return summary


def play_in_parts(
    shell: Shell, tournament: Tournament, machines: Machines, output: Output
) -> Summary:
    """Every chunk is written down when it ends; an interruption keeps those that have."""
    from raumhafen.sim.parts import PartFolder

    assert output.path is not None
    folder = PartFolder(output.path, tournament)
    folder.open(output.resume)
    try:
        with watching(shell, tournament.games, folder.played()) as watch:
            for span, matches in played(tournament, machines, folder.missing()):
                folder.write(span, matches)
                watch.advance(len(matches))
    except KeyboardInterrupt:
        kept = shell.say("simulate-kept", done=folder.played(), total=tournament.games)
        shell.errors.print(kept, markup=False, highlight=False, soft_wrap=True)
        raise
    return folder.summary()


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
