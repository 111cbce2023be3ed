"""`make bench-research`: steps of the research interfaces beside the engine, in the same run.

A step is one answer of the learner through plain Gymnasium (two seats, a random opponent, checker
off, an action picked by index into `flatnonzero(mask)`), with everything that belongs to it: the
opponent's answers, the observation, the mask, the next match. Slices of steps and of the engine
alone take turns, and medians are shown. Rates of one process count the seconds of the core, so that
other work on the machine does not spoil them; those of several processes count the wall clock.
"""

import argparse
import json
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import gymnasium
import numpy as np

import raumhafen.research.gymnasium  # noqa: F401  # registers the games
from benchmarks.run import BUILDS, machine, run_under
from raumhafen.engine.rng import Rng
from raumhafen.engine.seatwise import next_asked
from raumhafen.engine.state import State, apply
from raumhafen.games import METAS, load_game
from raumhafen.research.vector import MatchesEnv, random_options
from raumhafen.sim.bench import is_compiled

SLICES = 5
LOOK_EVERY = 64  # steps between two looks at the clock
MATCHES = 128  # their observations still fit the caches
GOALS = {  # steps a second: interpreted, compiled
    "space-base": (8_000, 25_000),
    "galaxy-trucker": (4_000, 12_000),
    "merchant-of-venus": (4_000, 12_000),
    "sternenkinder": (1_500, 5_000),
}

Work = Callable[[], None]


class Learner:
    """Random play through Gymnasium, as a training loop would do it."""

    def __init__(self, game: str, seats: int) -> None:
        title = game.title().replace("-", "")
        self.env = gymnasium.make(
            f"Raumhafen/{title}-v1", seats=seats, disable_env_checker=True, opponents="random"
        )
        self.rng = np.random.default_rng(1)
        _, self.info = self.env.reset(seed=1)

    def play(self) -> None:
        for _ in range(LOOK_EVERY):
            options = np.flatnonzero(self.info["action_mask"])
            action = options[int(self.rng.random() * len(options))]
            _, _, over, _, self.info = self.env.step(action)
            if over:
                _, self.info = self.env.reset()


class Engine:
    """The same play by the engine alone: every answer counts, also of the opponent."""

    def __init__(self, game: str, seats: int) -> None:
        self.game, self.seats = load_game(game), seats
        self.rng, self.last, self.dealt = Rng(1), 0, 0
        self.state = self.deal()

    def deal(self) -> State:
        self.dealt += 1
        return self.game.new_state(self.seats, {}, self.dealt)

    def play(self) -> None:
        for _ in range(LOOK_EVERY):
            if self.state.over:
                self.state = self.deal()
            self.last = next_asked(self.state, self.last)
            apply(self.state, self.last, self.rng.pick(self.state.options(self.last)))


def rate(work: Work, seconds: float, clock: Callable[[], float]) -> float:
    """Steps a second."""
    begun, rounds, passed = clock(), 0, 0.0
    while passed < seconds:
        work()
        rounds += 1
        passed = clock() - begun
    return LOOK_EVERY * rounds / passed


def measure(game: str, seconds: float) -> dict[str, float]:
    seats = max(2, METAS[game].min_seats)
    learner, engine = Learner(game, seats), Engine(game, seats)
    learner.play()
    share = seconds / SLICES / 2
    pairs = [
        (rate(learner.play, share, time.process_time), rate(engine.play, share, time.process_time))
        for _ in range(SLICES)
    ]
    return {
        "steps_per_s": median(steps for steps, _ in pairs),
        "answers_per_s": median(answers for _, answers in pairs),
        "ratio": median(steps / answers for steps, answers in pairs),
    }


def measure_many(processes: int, seconds: float, copy: bool = False) -> float:
    """Space Base in the vector environment, every seat played, steps a second by the wall clock."""
    env = MatchesEnv(
        "space-base", num_envs=MATCHES, processes=processes, opponents="self", copy=copy
    )
    rng = np.random.default_rng(1)
    _, infos = env.reset(seed=1)

    def play() -> None:
        nonlocal infos
        *_, infos = env.step(random_options(infos["action_mask"], rng))

    found = median(rate(play, seconds / SLICES, time.perf_counter) for _ in range(SLICES))
    env.close()
    return found * MATCHES / LOOK_EVERY


def figures(games: list[str], counts: set[int], seconds: float) -> dict[str, Any]:
    return {
        "compiled": is_compiled(),
        "games": {game: measure(game, seconds) for game in games},
        "many": {str(count): measure_many(count, seconds) for count in counts},
    }


def table(results: dict[str, Any]) -> str:
    rows = [
        "| game | build | steps/s | goal | engine answers/s | ratio |",
        "|---|---|---:|---:|---:|---:|",
    ]
    for build, found in results.items():
        for game, row in found["games"].items():
            rows.append(
                f"| {game} | {build} | {row['steps_per_s']:,.0f} "
                f"| {GOALS[game][build == 'compiled']:,} "
                f"| {row['answers_per_s']:,.0f} | {row['ratio']:.2f} |"
            )
    rows += ["", "| Space Base, vector | processes | steps/s |", "|---|---:|---:|"]
    for build, found in results.items():
        for processes, steps in sorted(found["many"].items()):
            rows.append(f"| {build}, {MATCHES} matches | {processes} | {steps:,.0f} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each game and build")
    parser.add_argument("--processes", type=int, default=2, help="of the vector environment")
    parser.add_argument("--game", choices=list(METAS), help="this one alone, and no vector")
    parser.add_argument("--json", action="store_true", help="only the build that runs this")
    args = parser.parse_args()
    if args.json:
        games, counts = list(METAS), {1, args.processes}
        if args.game:
            games, counts = [args.game], set()
        print(json.dumps(figures(games, counts, args.seconds)))
        return
    words = ["--json", "--seconds", str(args.seconds), "--processes", str(args.processes)]
    words += ["--game", args.game] if args.game else []
    built = [build for build, path in BUILDS.items() if path.is_dir()]
    print(table({build: run_under(build, "benchmarks.research", *words) for build in built}))
    print(
        f"\n{machine()}; two seats, a random opponent; seconds of the core, of the wall for many."
    )


if __name__ == "__main__":
    main()
