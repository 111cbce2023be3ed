"""`make ladder`: the bots of a game against each other, with 95 % intervals.

Seats are rotated and seeds paired. The pairs and targets are what README promises; a run that ends
below a target says so and fails. `make ladder` plays the compiled rules: the same matches, sooner.
Rows of 500 games take hours: `--keep` goes on with what `benchmarks/measured/ladder` holds of a row
and writes every match there, `--minutes` stops after some, `--workers` and `--ray` play on several
cores or a cluster. `--table` plays nothing and prints the rows of README from those files.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.measured import FOLDER, Measured, here
from raumhafen.cli.progress import watching
from raumhafen.cli.shell import Shell
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import OptionValue
from raumhafen.sim.machines import Machines
from raumhafen.sim.match import MatchResult
from raumhafen.sim.statistics import wilson
from raumhafen.sim.tournament import Tournament, played
from raumhafen.text import Texts

KEPT: Final = FOLDER / "ladder"
SEED: Final = 1


@dataclass(frozen=True)
class Rung:
    """Agents at the table, the share of the first that is promised, and how many games."""

    agents: tuple[str, ...]
    target: float
    games: int


GREEDY = "greedy"
EXPERTS = (("0.05s", 500), ("1s", 60))  # budgets and games of experts against the makers' judgement
OVER_MAKERS = 0.60


@dataclass(frozen=True)
class Promise:
    """Shares that are promised: at two seats, and of search against three greedy seats."""

    over_random: float
    over_greedy: float
    over_three: float
    games: int


PROMISES = {
    "space-base": Promise(0.95, 0.70, 0.48, 500),
    "galaxy-trucker": Promise(0.98, 0.72, 0.48, 500),
    "merchant-of-venus": Promise(0.98, 0.78, 0.55, 500),
}


def rungs(promise: Promise, budget: str) -> tuple[Rung, ...]:
    """Two seats and four; greedy against three random seats is told without a promise. Last come
    experts against the same search with the judgement that the makers of the game have written.
    """
    search = f"search:{budget}"
    return (
        Rung((GREEDY, "random"), promise.over_random, promise.games),
        Rung((GREEDY, "random", "random", "random"), 0.0, promise.games),
        Rung((search, GREEDY), promise.over_greedy, promise.games),
        Rung((search, GREEDY, GREEDY, GREEDY), promise.over_three, promise.games),
        *[Rung((f"expert:{b}", f"makers:{b}"), OVER_MAKERS, games) for b, games in EXPERTS],
    )


def ladder_of(game: str, budget: str = "0.05s") -> tuple[Rung, ...]:
    return rungs(PROMISES[game], budget)


# --- rows ----------------------------------------------------------------------------------------


class Row:
    """The matches of one rung, each with the share of the win that the first agent got."""

    def __init__(self, tournament: Tournament, file: Path | None) -> None:
        nothing: list[float | None] = [None] * tournament.games
        self.tournament = tournament
        self.measured = Measured(file, tournament.described(), {"shares": nothing})
        self.shares: list[float | None] = self.measured.found["shares"]

    def missing(self) -> list[int]:
        return [number for number, share in enumerate(self.shares) if share is None]

    def keep(self, match: MatchResult) -> None:
        assert not match.error, match.error
        own = self.tournament.agents[0]
        seats = [seat for seat, name in enumerate(match.agents) if name == own]
        self.shares[match.number] = sum(match.share(seat) for seat in seats)
        self.measured.write()

    def known(self) -> list[float]:
        return [share for share in self.shares if share is not None]

    def cells(self) -> str:
        """Who, against whom, how many games, and what came of it."""
        first, *others = self.tournament.agents
        against = others[0] if len(others) == 1 else f"{len(others)} x {others[0]}"
        known = self.known()
        low, high = wilson(sum(known), len(known))
        share = sum(known) / len(known)
        return f"{first} | {against} | {len(known)} | {share:.1%} | {low:.1%} – {high:.1%} |"

    def is_kept_promise(self, target: float) -> bool:
        known = self.known()
        return sum(known) / len(known) >= target


def kept_row(game: str, number: int) -> Row:
    """What the repository holds of a rung, counted from 1."""
    rung = ladder_of(game)[number - 1]
    return Row(Tournament(game, rung.agents, rung.games, SEED), KEPT / f"{game}-{number}.json")


def table() -> Iterator[str]:
    """The rows of README: those that were played to the end."""
    for game in PROMISES:
        texts = Texts("en")
        texts.add_game(game)
        for number in range(1, len(ladder_of(game)) + 1):
            row = kept_row(game, number)
            if not row.missing():
                words = f"`{command_of(game, number)}`"
                yield f"| {texts.say(f'{game}-title')} | {words} | {row.cells()}"


def command_of(game: str, number: int) -> str:
    return f'make ladder ARGS="{game} --rung {number}"' if number == 1 else f"--rung {number}"


# --- the climb -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Climb:
    """How rungs are played: where, and for how long."""

    machines: Machines
    minutes: float

    def play(self, row: Row) -> None:
        shell = Shell("en", sys.stdin, sys.stdout, sys.stderr)
        spans = [(number, number + 1) for number in row.missing()]
        until = time.monotonic() + 60 * self.minutes
        with watching(shell, len(row.shares), len(row.known())) as watch:
            for _, matches in played(row.tournament, self.machines, spans):
                for match in matches:
                    row.keep(match)
                watch.advance(len(matches))
                if time.monotonic() > until:
                    return


def parse_option(text: str) -> tuple[str, OptionValue]:
    """`rounds=15` and the like."""
    name, _, value = text.partition("=")
    return name, int(value) if value.isdigit() else value


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="space-base", choices=PROMISES)
    parser.add_argument("--rung", type=int, help="this one alone, from 1")
    parser.add_argument("--budget", default="0.05s", help="of search, for each decision")
    parser.add_argument("--scale", type=float, default=1.0, help="of the number of games")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster, or local")
    parser.add_argument("--keep", action="store_true", help=f"go on with {KEPT.name}/ and write it")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop a rung after so many")
    parser.add_argument("--table", action="store_true", help="only print what is kept")
    parser.add_argument("--option", type=parse_option, action="append", default=[])
    return parser


def climb(args: argparse.Namespace) -> bool:
    """Prints the rows, and says whether every promise is kept."""
    kept = True
    how = Climb(Machines(args.workers, args.ray), args.minutes)
    for number, rung in enumerate(ladder_of(args.game, args.budget), 1):
        if args.rung not in (None, number):
            continue
        games = max(2, int(rung.games * args.scale))
        tournament = Tournament(args.game, rung.agents, games, args.seed, dict(args.option))
        row = Row(tournament, KEPT / f"{args.game}-{number}.json" if args.keep else None)
        how.play(row)
        print(f"| {row.cells()}", flush=True)
        kept = kept and row.is_kept_promise(rung.target)
    return kept


def main() -> None:
    args = arguments().parse_args()
    if args.table:
        print("\n".join(table()))
        return
    print("| bot | against | games | wins | 95 % interval |\n|---|---|---:|---:|---:|", flush=True)
    try:
        kept = climb(args)
    except KeyboardInterrupt:
        raise SystemExit("the same line goes on" if args.keep else 130) from None
    except RaumhafenError as error:
        raise SystemExit(str(error)) from None
    chosen = "".join(f", {name} {value}" for name, value in args.option)
    print(f"\n{here()}; {args.game}{chosen}, seed {args.seed}")
    if not kept:
        raise SystemExit("a promise is not kept")


if __name__ == "__main__":
    main()
