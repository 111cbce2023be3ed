"""`python -m benchmarks.calibration GAME --seats N`: whether chances that hints show are true.

Search bots play matches. Of each match at most five decisions are drawn, at which the search that
gives hints says what share of the win the seat can expect; the end of the match says what it got.
Positions are put into classes by the chance that was shown. In each class of at least 400 positions
the mean chance and the share of wins may differ by 5 points, or the chance must lie within the 95 %
interval of the share.

`--workers` and `--ray` play on several cores or a cluster. `--keep` goes on with what
`benchmarks/measured/calibration` holds and writes every chunk of matches there, `--minutes` stops
after some. `--table` plays nothing and prints the diagrams of docs/strength.md from those files.
Budgets in samples (`search:20`) give the same positions everywhere.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from benchmarks.measured import FOLDER, Measured, here, numbers_in, spans_of
from raumhafen.agents import make_agent
from raumhafen.agents.search import SearchAgent
from raumhafen.cli.progress import watching
from raumhafen.cli.shell import Shell
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.games import METAS, load_game
from raumhafen.sim.machines import Machines
from raumhafen.sim.match import Match, automatic
from raumhafen.sim.statistics import wilson

MOST: Final = 5  # positions of a match
CHUNK: Final = 4  # matches that are played and kept together
CLASSES: Final = 10
ENOUGH: Final = 400  # positions of a class that has to be true
POINTS: Final = 0.05
BAR: Final = 40
MATCHES: Final = 4000
SEED: Final = "calibration"
MILLION: Final = 1_000_000
ENDLESS: Final = 1e6  # minutes
KEPT: Final = FOLDER / "calibration"
# who plays, and who shows the chances: as many samples as a game has time for
BUDGETS: Final = {
    "space-base": ("search:20", "expert:200"),
    "galaxy-trucker": ("search:8", "expert:100"),
    "merchant-of-venus": ("search:4", "expert:40"),
    "sternenkinder": ("search:4", "expert:20"),
}

Pair = tuple[float, float]  # the chance that was shown, and the share that was got


@dataclass(frozen=True)
class Series:
    """Which matches are played, and by which search the chances are shown."""

    game: str
    seats: int
    bots: str
    hints: str
    seed: str


# --- one match -----------------------------------------------------------------------------------


class Watched(Match):
    """A match that keeps some of its decisions, each as likely as the others."""

    def __init__(self, series: Series, seed: str) -> None:
        game = load_game(series.game)
        agents = [make_agent(series.bots) for _ in range(series.seats)]
        super().__init__(game, agents, seed, automatic(game, {}))
        self.draw = Rng(f"{seed}:drawn")
        self.seen = 0
        self.kept: list[tuple[State, int]] = []

    def decide(self, seat: int, options: list[int]) -> int:
        if seat < self.state.seats and self.is_wanted(seat, options):
            self.consider(seat)
        return super().decide(seat, options)

    def is_wanted(self, seat: int, options: list[int]) -> bool:
        return True

    def consider(self, seat: int) -> None:
        """Of all decisions so far, each has the same chance to be among those that are kept."""
        self.seen += 1
        if len(self.kept) < MOST:
            self.kept.append((self.state.clone(), seat))
            return
        at = self.draw.below(self.seen)
        if at < MOST:
            self.kept[at] = (self.state.clone(), seat)


def pairs_of(series: Series, number: int) -> list[Pair]:
    seed = f"{series.seed}:{number}"
    match = Watched(series, seed)
    match.play()
    shares = match.game.outcome(match.state).shares()
    search, rng = make_agent(series.hints), Rng(f"{seed}:hints")
    assert isinstance(search, SearchAgent)
    return [
        (search.counsel(Perspective(match.game, state, seat), rng)[0].value, shares[seat])
        for state, seat in match.kept
    ]


def play_chunk(series: Series, first: int) -> list[Pair]:
    return [pair for number in range(first, first + CHUNK) for pair in pairs_of(series, number)]


# --- all matches ---------------------------------------------------------------------------------


class Classes:
    """Sums over all positions by the tenth of the chance that was shown, and which matches they are
    of. Whole numbers, so that they are the same in whatever order chunks end.
    """

    def __init__(self, series: Series, file: Path | None) -> None:
        rules = METAS[series.game].rules_version
        nothing = {"matches": [], "classes": [[0, 0, 0]] * CLASSES}
        self.series = series
        self.measured = Measured(file, {**vars(series), "rules": rules}, nothing)
        found = self.measured.found
        self.sums: list[list[int]] = [list(sums) for sums in found["classes"]]
        self.done = set(numbers_in(found["matches"], CHUNK))

    def missing(self, matches: int) -> list[int]:
        return [first for first in range(0, matches, CHUNK) if first not in self.done]

    def keep(self, first: int, pairs: list[Pair]) -> None:
        for shown, share in pairs:
            sums = self.sums[min(CLASSES - 1, int(shown * CLASSES))]
            for at, amount in enumerate((1, round(shown * MILLION), round(share * MILLION))):
                sums[at] += amount
        self.done.add(first)
        found = self.measured.found
        found["matches"], found["classes"] = spans_of(self.done, CHUNK), self.sums
        self.measured.write()

    def found(self) -> "list[Class]":
        """Empty ones are left out."""
        return [
            Class(count, shown / count / MILLION, share / count / MILLION)
            for count, shown, share in self.sums
            if count
        ]

    def played(self) -> int:
        return CHUNK * len(self.done)


def play_missing(
    classes: Classes, matches: int, machines: Machines, minutes: float = ENDLESS
) -> None:
    missing, until = classes.missing(matches), time.monotonic() + 60 * minutes
    shell = Shell("en", sys.stdin, sys.stdout, sys.stderr)
    with watching(shell, matches, matches - CHUNK * len(missing)) as watch:
        for first, pairs in machines.run(partial(play_chunk, classes.series), missing):
            classes.keep(first, pairs)
            watch.advance(CHUNK)
            if time.monotonic() > until:
                return


# --- classes -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Class:
    """Positions with about the same chance."""

    count: int
    shown: float
    share: float

    @property
    def is_true(self) -> bool:
        """Of too few positions nothing can be said."""
        low, high = wilson(self.share * self.count, self.count)
        near = abs(self.shown - self.share) <= POINTS
        return self.count < ENOUGH or near or low <= self.shown <= high

    def row(self) -> str:
        low, high = wilson(self.share * self.count, self.count)
        bar = "█" * round(BAR * self.share)
        mark = "" if self.is_true else " !"
        return (
            f"| {self.shown:.1%} | {self.share:.1%} | {low:.1%} – {high:.1%} "
            f"| {self.count:,}{mark} "
            f"| `{bar:<{BAR}}` |"
        )


def diagram(classes: Classes) -> Iterator[str]:
    """The table of one series, and what exactly was measured."""
    series, found = classes.series, classes.found()
    yield "| shown | share of wins | 95 % interval | positions | |\n|---:|---:|---:|---:|---|"
    yield from [one.row() for one in found]
    count = sum(one.count for one in found)
    matches = f"{classes.played():,} matches of {series.bots}"
    what = f"\n{series.game}, {series.seats} seats, {count:,} positions of {matches}"
    yield f"{what}, chances by {series.hints}, seed {series.seed!r}"


def file_of(game: str, seats: int) -> Path:
    return KEPT / f"{game}-{seats}.json"


def kept_classes() -> Iterator[Classes]:
    """What the repository holds, however far it has got."""
    for game, meta in METAS.items():
        for seats in range(max(2, meta.min_seats), meta.max_seats + 1):
            bots, hints = BUDGETS[game]
            series = Series(game, seats, bots, hints, SEED)
            if file_of(game, seats).exists():
                yield Classes(series, file_of(game, seats))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(METAS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=MATCHES, help=f"a multiple of {CHUNK}")
    parser.add_argument("--bots", help="who plays, such as search:20")
    parser.add_argument("--hints", help="who shows the chances, such as expert:400")
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster, or local")
    parser.add_argument("--keep", action="store_true", help=f"go on with {KEPT.name}/ and write it")
    parser.add_argument("--minutes", type=float, default=ENDLESS, help="stop after so many")
    parser.add_argument("--table", action="store_true", help="only print what is kept")
    args = parser.parse_args()
    if args.table:
        for kept in kept_classes():
            print("\n".join(diagram(kept)), end="\n\n")
        return
    if args.game is None:
        parser.error("which game?")
    bots, hints = BUDGETS[args.game]
    series = Series(args.game, args.seats, args.bots or bots, args.hints or hints, args.seed)
    classes = Classes(series, file_of(args.game, args.seats) if args.keep else None)
    play_missing(classes, args.matches, Machines(args.workers, args.ray), args.minutes)
    print("\n".join(diagram(classes)))
    print(here())
    if not all(one.is_true for one in classes.found()):
        raise SystemExit("a chance is not true")


if __name__ == "__main__":
    main()
