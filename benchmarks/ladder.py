"""`make ladder`: the bots of a game against each other, with 95 % intervals.

Seats are rotated and seeds paired. The pairs and targets are what README promises; a run that ends
below a target says so and fails. `make ladder` plays the compiled rules: the same matches, sooner.
Rows of 500 games take hours: `--out FOLDER` keeps every chunk of matches that is done, `--resume`
goes on with them, `--workers` and `--ray` play on several cores or a cluster.
"""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from benchmarks.run import machine
from raumhafen.cli.progress import watching
from raumhafen.cli.shell import Shell
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import OptionValue
from raumhafen.sim.bench import is_compiled
from raumhafen.sim.machines import Machines
from raumhafen.sim.parts import PartFolder
from raumhafen.sim.statistics import Summary
from raumhafen.sim.tournament import Tournament, played, results


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


@dataclass(frozen=True)
class Climb:
    """How rungs are played: where, and what is kept of them."""

    machines: Machines
    out: Path | None
    resume: bool

    def play(self, tournament: Tournament) -> Summary:
        shell = Shell("en", sys.stdin, sys.stdout, sys.stderr)
        if self.out is None:
            return self.at_once(shell, tournament)
        folder = PartFolder(self.out / folder_name(tournament), tournament)
        folder.open(self.resume)
        with watching(shell, tournament.games, folder.played()) as watch:
            for span, matches in played(tournament, self.machines, folder.missing()):
                folder.write(span, matches)
                watch.advance(len(matches))
        return folder.summary()

    def at_once(self, shell: Shell, tournament: Tournament) -> Summary:
        summary = Summary(tournament.game)
        with watching(shell, tournament.games) as watch:
            for result in results(tournament, self.machines):
                summary.add(result)
                watch.advance()
        return summary


def folder_name(tournament: Tournament) -> str:
    """A name that tells rungs apart; what exactly is played stands in the folder."""
    chosen = [f"{name}={value}" for name, value in sorted(tournament.options.items())]
    words = [tournament.game, *tournament.agents, *chosen]
    return "_".join(word.replace(":", "-") for word in words)


def row(tournament: Tournament, summary: Summary) -> str:
    """A row of the table."""
    assert not summary.errors, summary.first_error
    agents = tournament.agents
    first = summary.to_json()["agents"][agents[0]]
    others = len(agents) - 1
    against = agents[1] if others == 1 else f"{others} x {agents[1]}"
    return (
        f"| {agents[0]} | {against} | {tournament.games} | {first['share']:.1%} "
        f"| {first['low']:.1%} – {first['high']:.1%} |"
    )


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
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster, or local")
    parser.add_argument("--out", type=Path, help="a folder for what is done")
    parser.add_argument("--resume", action="store_true", help="go on with that folder")
    parser.add_argument("--option", type=parse_option, action="append", default=[])
    return parser


def climb(args: argparse.Namespace) -> bool:
    """Prints the rows, and says whether every promise is kept."""
    kept = True
    how = Climb(Machines(args.workers, args.ray), args.out, args.resume)
    ladder = rungs(PROMISES[args.game], args.budget)
    for rung in ladder if args.rung is None else ladder[args.rung - 1 : args.rung]:
        games = max(2, int(rung.games * args.scale))
        tournament = Tournament(args.game, rung.agents, games, args.seed, dict(args.option))
        summary = how.play(tournament)
        print(row(tournament, summary), flush=True)
        kept = kept and summary.agents[rung.agents[0]].share >= rung.target
    return kept


def main() -> None:
    args = arguments().parse_args()
    print("| bot | against | games | wins | 95 % interval |\n|---|---|---:|---:|---:|", flush=True)
    try:
        kept = climb(args)
    except KeyboardInterrupt:
        raise SystemExit("what is done is kept; --resume goes on" if args.out else 130) from None
    except RaumhafenError as error:
        raise SystemExit(str(error)) from None
    chosen = "".join(f", {name} {value}" for name, value in args.option)
    build = "compiled" if is_compiled() else "interpreted"
    print(f"\n{machine()}, {build}; {args.game}{chosen}, seed {args.seed}")
    if not kept:
        raise SystemExit("a promise is not kept")


if __name__ == "__main__":
    main()
