"""`python -m benchmarks.depth GAME --seats N`: how many rounds ahead a search should look.

Positions are drawn from matches of bots. Every option is played on with the same luck many times,
for more rounds than a search takes, and judged after each. Then the race of a search is run again
and again with what was recorded: for each number of rounds with as many samples as the time of a
move is enough for. What the answer is worth is told by the other laps, at the end of the last
round, and compared with the answer that the race begins with. Matches are full of luck that this
leaves out; but the judgement tells here what its own choice is worth, so they have the last word.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean, stdev
from time import thread_time
from typing import Final

import numpy as np
import numpy.typing as npt

from benchmarks.calibration import BUDGETS, MOST, Series, Watched
from benchmarks.measured import here
from raumhafen.agents.search import (
    LEARNED,
    MAKERS,
    SEEDS,
    Budget,
    Chance,
    Meter,
    Race,
    Sampler,
    Settings,
    mind_of,
    open_world,
)
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State, apply
from raumhafen.games import METAS, load_game
from raumhafen.sim.machines import Machines

Values = npt.NDArray[np.float64]  # laps, options, rounds

SEED: Final = "depth"
RACES: Final = 20  # with the laps of one position, each begins at another one


@dataclass(frozen=True)
class Look:
    """How far ahead options are played, how often, and how long a move may take."""

    rounds: int
    laps: int
    seconds: float
    judge: str


class Record:
    """Samples that were taken before, lap by lap, as if they had gone only so many rounds."""

    def __init__(self, table: Perspective, look: Look) -> None:
        self.settings = Settings(judge=look.judge)
        self.sampler = Sampler(table.game, table.seat, self.settings)
        self.options: list[int] = []
        self.values: Values = np.zeros((0, 0, 0))
        self.times = [0.0] * look.rounds
        self.rounds = self.first = 0
        self.taken: dict[int, int] = {}

    def play(self, table: Perspective, options: list[int], look: Look, rng: Rng) -> None:
        self.options = options
        self.values = np.zeros((look.laps, len(options), look.rounds))
        worlds = [open_world(table, rng) for _ in range(self.settings.worlds)]
        for lap in range(look.laps):
            world, seed = worlds[lap % len(worlds)], rng.below(SEEDS) + 1
            for at, option in enumerate(options):
                self.values[lap, at] = self.ahead(world, option, seed)

    def ahead(self, world: State, option: int, seed: int) -> list[float]:
        """What one option is worth after each round."""
        found, begun = [], thread_time()
        sampler, state, chance = self.sampler, world.clone(), Chance(seed)
        until = sampler.mind.pace(state)
        apply(state, sampler.seat, option)
        for at in range(len(self.times)):
            until += state.seats
            sampler.play_on(state, chance, until, option, None)
            found.append(sampler.worth(state))
            self.times[at] += thread_time() - begun
        return found

    def start(self, rounds: int, first: int) -> None:
        self.rounds, self.first, self.taken = rounds, first, dict.fromkeys(self.options, 0)

    def sample(self, world: State, action: int, seed: int) -> float:
        lap = (self.first + self.taken[action]) % len(self.values)
        self.taken[action] += 1
        return float(self.values[lap, self.options.index(action), self.rounds - 1])

    def samples_in(self, seconds: float) -> int:
        """How many of so many rounds. No more than laps: two options race half of them then, and
        the others tell the truth.
        """
        laps, options = len(self.values), len(self.options)
        each = self.times[self.rounds - 1] / laps / options
        return max(1, min(int(seconds / each), laps))

    def gain(self, action: int, favourite: int) -> float:
        """What one answer is worth more than another after all rounds, in laps nobody raced."""
        raced = max(self.taken.values())
        others = (np.arange(self.first + raced, self.first + len(self.values))) % len(self.values)
        last = self.values[others, :, -1].mean(0)
        return float(last[self.options.index(action)] - last[self.options.index(favourite)])


def gains_at(table: Perspective, look: Look, rng: Rng) -> list[float]:
    """At one position: what the answer gains, for each number of rounds."""
    record = Record(table, look)
    race = Race(table, rng, record.settings, Meter(Budget(samples=1)))
    record.play(table, [arm.action for arm in race.arms], look, rng)
    first = race.favourite.action
    found = []
    for rounds in range(1, look.rounds + 1):
        gains = []
        for number in range(RACES):
            record.start(rounds, number * look.laps // RACES)
            budget = Budget(samples=record.samples_in(look.seconds))
            race = Race(table, Rng(f"{SEED}:{number}"), record.settings, Meter(budget))
            race.draw = record.sample
            gains.append(record.gain(race.run(rng)[0].action, first))
        found.append(fmean(gains))
    return found


def gains_of(series: Series, look: Look, number: int) -> list[list[float]]:
    """At the positions of one match at which there is something to choose."""
    match = Watched(series, f"{series.seed}:{number}")
    match.play()
    found = []
    for at, (state, seat) in enumerate(match.kept):
        table, rng = Perspective(match.game, state, seat), Rng(f"{series.seed}:{number}:{at}")
        options = match.game.mind().shortlist(state, seat, table.options())
        if len(options) > 1:
            found.append(gains_at(table, look, rng))
    return found


def rows(found: list[list[float]], own: int) -> list[str]:
    """Points are hundredths of the win; with 95 % intervals."""
    told = ["| rounds | points that a move gains | beside its own |", "|---:|---:|---:|"]
    for rounds, gains in enumerate(zip(*found, strict=True), 1):
        beside = [gain - all_gains[own - 1] for gain, all_gains in zip(gains, found, strict=True)]
        told.append(f"| {rounds} | {points(gains)} | {points(beside) if rounds != own else ''} |")
    return told


def points(gains: Sequence[float]) -> str:
    return f"{100 * fmean(gains):+.3f} ± {196 * stdev(gains) / len(gains) ** 0.5:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(METAS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=100, help=f"of {MOST} positions each")
    parser.add_argument("--laps", type=int, default=240)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=0.05)
    parser.add_argument("--judge", choices=(LEARNED, MAKERS), default=LEARNED)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    series = Series(args.game, args.seats, BUDGETS[args.game][0], "", SEED)
    look = Look(args.rounds, args.laps, args.seconds, args.judge)
    work, found = partial(gains_of, series, look), []
    for _, gains in Machines(args.workers).run(work, range(args.matches)):
        found += gains
    mind = mind_of(load_game(args.game), Settings(judge=args.judge))
    own = mind.horizon(args.seats, Budget(seconds=args.seconds).is_ample())
    print("\n".join(rows(found, own)))
    print(f"\n{here()}; {args.game}, {args.seats} seats, {len(found)} positions, {look}")


if __name__ == "__main__":
    main()
