"""`python -m benchmarks.calibration GAME --seats N`: whether chances that hints show are true.

Search bots play matches. Of each match at most five decisions are drawn, at which the search that
gives hints says what share of the win the seat can expect; the end of the match says what it got.
Positions are put into classes by the chance that was shown. In each class of at least 400 positions
the mean chance and the share of wins may differ by 5 points, or the chance must lie within the 95 %
interval of the share.

`--workers` and `--ray` play on several cores or a cluster, `--checkpoint` keeps what is done and
goes on with it. Budgets in samples (`search:60`) give the same positions everywhere.
"""

import argparse
import json
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from benchmarks.run import machine
from raumhafen.agents import make_agent
from raumhafen.agents.search import SearchAgent
from raumhafen.cli.progress import watching
from raumhafen.cli.shell import Shell
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.games import METAS, load_game
from raumhafen.sim.bench import is_compiled
from raumhafen.sim.machines import Machines
from raumhafen.sim.match import Match, automatic
from raumhafen.sim.parts import write_whole
from raumhafen.sim.statistics import wilson

MOST: Final = 5  # positions of a match
CHUNK: Final = 4  # matches that are played and kept together
CLASSES: Final = 10
ENOUGH: Final = 400  # positions of a class that has to be true
POINTS: Final = 0.05
BAR: Final = 40

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
        self.kept: list[tuple[State, int]] = []

    def decide(self, seat: int, options: list[int]) -> int:
        if seat < self.state.seats:
            self.consider(seat)
        return super().decide(seat, options)

    def consider(self, seat: int) -> None:
        """Of all decisions so far, each has the same chance to be among those that are kept."""
        if len(self.kept) < MOST:
            self.kept.append((self.state.clone(), seat))
            return
        at = self.draw.below(self.decisions + 1)
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


class Checkpoint:
    """Pairs of chunks of matches by their first number, and the file that keeps them."""

    def __init__(self, file: Path | None, series: Series) -> None:
        self.file = file
        self.told = {**vars(series), "rules": METAS[series.game].rules_version}
        self.chunks: dict[int, list[Pair]] = {}
        if file is not None and file.exists():
            kept = json.loads(file.read_text(encoding="utf-8"))
            if kept["series"] != self.told:
                raise SystemExit(f"{file} tells of another series")
            self.chunks = {int(first): pairs for first, pairs in kept["chunks"].items()}

    def keep(self, first: int, pairs: list[Pair]) -> None:
        self.chunks[first] = pairs
        if self.file is not None:
            told = {"series": self.told, "chunks": self.chunks}
            write_whole(self.file, json.dumps(told).encode())

    def pairs(self) -> list[Pair]:
        return [pair for first in sorted(self.chunks) for pair in self.chunks[first]]


def play_missing(series: Series, matches: int, machines: Machines, kept: Checkpoint) -> None:
    missing = [first for first in range(0, matches, CHUNK) if first not in kept.chunks]
    shell = Shell("en", sys.stdin, sys.stdout, sys.stderr)
    with watching(shell, matches, matches - CHUNK * len(missing)) as watch:
        for first, pairs in machines.run(partial(play_chunk, series), missing):
            kept.keep(first, pairs)
            watch.advance(CHUNK)


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


def classes(pairs: list[Pair]) -> list[Class]:
    """Tenths by the chance that was shown; empty ones are left out."""
    found = []
    for tenth in range(CLASSES):
        inside = [p for p in pairs if min(CLASSES - 1, int(p[0] * CLASSES)) == tenth]
        if inside:
            count = len(inside)
            shown, share = sum(p[0] for p in inside) / count, sum(p[1] for p in inside) / count
            found.append(Class(count, shown, share))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(METAS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=4000, help=f"a multiple of {CHUNK}")
    parser.add_argument("--bots", default="search:60", help="who plays")
    parser.add_argument("--hints", default="expert:400", help="who shows the chances")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster, or local")
    parser.add_argument("--checkpoint", type=Path, help="a file to go on from and to write")
    args = parser.parse_args()
    series = Series(args.game, args.seats, args.bots, args.hints, args.seed)
    kept = Checkpoint(args.checkpoint, series)
    play_missing(series, args.matches, Machines(args.workers, args.ray), kept)
    found = classes(kept.pairs())
    print("| shown | share of wins | 95 % interval | positions | |\n|---:|---:|---:|---:|---|")
    print("\n".join(one.row() for one in found))
    build = "compiled" if is_compiled() else "interpreted"
    print(f"\n{args.game}, {args.seats} seats, {args.matches} matches of {args.bots}, ", end="")
    print(f"chances by {args.hints}, seed {args.seed!r}; {machine()}, {build}")
    if not all(one.is_true for one in found):
        raise SystemExit("a chance is not true")


if __name__ == "__main__":
    main()
