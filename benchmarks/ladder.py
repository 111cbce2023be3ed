"""`make ladder`: the bots of a game against each other, with 95 % intervals.

Seats are rotated and seeds paired. The pairs and targets are what README promises; a run that ends
below a target says so and fails. `make ladder` plays the compiled rules: the same matches, sooner.
"""

import argparse
from dataclasses import dataclass

from benchmarks.run import machine
from raumhafen.engine.game import OptionValue
from raumhafen.sim.bench import is_compiled
from raumhafen.sim.tournament import Tournament, run


@dataclass(frozen=True)
class Rung:
    """Agents at the table, the share of the first that is promised, and how many games."""

    agents: tuple[str, ...]
    target: float
    games: int


GREEDY = "greedy"


@dataclass(frozen=True)
class Promise:
    """What README says of a game: shares at two seats, and over how many games."""

    over_random: float
    over_greedy: float
    games: int


PROMISES = {
    "space-base": Promise(0.95, 0.65, 1000),
    "galaxy-trucker": Promise(0.98, 0.60, 1000),
    "merchant-of-venus": Promise(0.98, 0.60, 500),
}


def rungs(promise: Promise, budget: str) -> tuple[Rung, ...]:
    """Two seats with a promise, and four without."""
    search = f"search:{budget}"
    return (
        Rung((GREEDY, "random"), promise.over_random, promise.games),
        Rung((GREEDY, "random", "random", "random"), 0.0, promise.games // 5),
        Rung((search, GREEDY), promise.over_greedy, promise.games),
        Rung((search, GREEDY, GREEDY, GREEDY), 0.0, promise.games // 5),
    )


def climb(
    game: str, rung: Rung, games: int, seed: int, workers: int, options: dict[str, OptionValue]
) -> tuple[str, bool]:
    """A row of the table, and whether the promise is kept."""
    summary = run(Tournament(game, rung.agents, games, seed, options), workers)
    assert not summary.errors, summary.first_error
    first = summary.to_json()["agents"][rung.agents[0]]
    others = len(rung.agents) - 1
    against = rung.agents[1] if others == 1 else f"{others} x {rung.agents[1]}"
    row = (
        f"| {rung.agents[0]} | {against} | {games} | {first['share']:.1%} "
        f"| {first['low']:.1%} – {first['high']:.1%} |"
    )
    return row, first["share"] >= rung.target


def parse_option(text: str) -> tuple[str, OptionValue]:
    """`rounds=15` and the like."""
    name, _, value = text.partition("=")
    return name, int(value) if value.isdigit() else value


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="space-base", choices=PROMISES)
    parser.add_argument("--rung", type=int, help="this one alone, from 1")
    parser.add_argument("--budget", default="0.05s", help="of search, for each decision")
    parser.add_argument("--scale", type=float, default=1.0, help="of the number of games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--option", type=parse_option, action="append", default=[])
    args = parser.parse_args()
    print("| bot | against | games | wins | 95 % interval |\n|---|---|---:|---:|---:|")
    kept = True
    ladder = rungs(PROMISES[args.game], args.budget)
    for rung in ladder if args.rung is None else ladder[args.rung - 1 : args.rung]:
        games = max(2, int(rung.games * args.scale))
        row, good = climb(args.game, rung, games, args.seed, args.workers, dict(args.option))
        print(row, flush=True)
        kept = kept and good
    chosen = "".join(f", {name} {value}" for name, value in args.option)
    build = "compiled" if is_compiled() else "interpreted"
    print(f"\n{machine()}, {build}; {args.game}{chosen}, seed {args.seed}")
    if not kept:
        raise SystemExit("a promise is not kept")


if __name__ == "__main__":
    main()
