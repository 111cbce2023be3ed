"""Refines a fitted style answer by answer, and writes content/styles.toml.

    PYTHONPATH=build/compiled:. python tools/refine_style.py merchant-of-venus --matches 3000

Matches tell little about a style: a captain answers hundreds of questions in each. Here players in
the style play among themselves, and at some of their questions a search plays every answer on, all
with the same luck, and judges what came of it. So of every style it is known at once what its
answers gain over those of the present one. The numbers are tried one by one; one is changed if that
pays by more than luck explains. Of every tenth match nothing is learned: what is gained there is
told. The judgement is not always right, so let the new style play against the old one before it is
kept (`raumhafen simulate GAME --agents skilled,greedy`). The same command gives the same style,
however many processes there are.
"""

import argparse
import multiprocessing
import os
import shlex
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.calibration import Series, Watched
from raumhafen.agents.search import LEARNED, SEEDS, Sampler, Settings, open_world
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.sim.collector import collect_rarely
from tools.train_style import SUBJECTS, Answer, commands_before, entry, merged, own_file, started

FEWEST = 3  # answers of a question that is asked: where there are two there is little to gain
WIDEST = 14  # answers that are played on
FACTORS = (0.6, 0.85, 1.18, 1.7)
SURE = 2.5  # standard errors
APART = 10  # of every so many matches one is not learned from

Array = Any


@dataclass(frozen=True)
class Question:
    """A question of a match, and by how much each answer was better than the style's own."""

    world: State
    seat: int
    options: list[int]
    gains: dict[int, float]

    def gain(self, answer: Answer) -> float:
        """An answer that was not played on is taken for the worst."""
        option = answer(self.world, self.seat, self.options)
        return 0.0 if option is None else self.gains.get(option, min(self.gains.values()))


# --- questions -----------------------------------------------------------------------------------


class Asked(Watched):
    """A match of players in the present style, of which some questions are kept."""

    def is_wanted(self, seat: int, options: list[int]) -> bool:
        return len(self.game.mind().shortlist(self.state, seat, options)) >= FEWEST


def questions_of(game_id: str, seats: int, laps: int, number: int) -> list[Question]:
    seed = f"refine:{number}"
    match = Asked(Series(game_id, seats, "skilled", "", "refine"), seed)
    match.play()
    return [
        weighed(Perspective(match.game, state, seat), state, laps, Rng(f"{seed}:{at}"))
        for at, (state, seat) in enumerate(match.kept)
    ]


def weighed(table: Perspective, state: State, laps: int, rng: Rng) -> Question:
    """Every answer played on, lap by lap with the same luck."""
    mind, seat = table.game.mind(), table.seat
    options = mind.shortlist(state, seat, table.options())
    world = table.determinize(rng)
    own = mind.skilled(world, seat, options)
    tried = [own, *[option for option in options if option != own]][:WIDEST]
    sampler = Sampler(table.game, seat, Settings(judge=LEARNED, tree_size=0), ample=True)
    worth = np.zeros(len(tried))
    for _ in range(laps):
        dealt, luck = open_world(table, rng), rng.below(SEEDS) + 1
        worth += [sampler.sample(dealt, option, luck) for option in tried]
    gains = (worth - worth[0]) / laps
    return Question(world, seat, options, dict(zip(tried, gains.tolist(), strict=True)))


# --- processes, each with the questions of some of the matches -----------------------------------

HELD: dict[int, list[Question]] = {}  # of this process, by match


def hold(task: tuple[str, int, int, Sequence[int]]) -> None:
    game_id, seats, laps, matches = task
    HELD.update({number: questions_of(game_id, seats, laps, number) for number in matches})


def gains(task: tuple[str, int, Array]) -> dict[int, list[float]]:
    """What a style gains, by match."""
    game_id, seats, values = task
    subject = SUBJECTS[game_id]
    answer = subject.player(subject.named(values), seats)
    return {number: [q.gain(answer) for q in found] for number, found in HELD.items()}


class Team:
    """One process for each share of the matches, so that questions stay where they were asked."""

    def __init__(self, given: argparse.Namespace, pools: list[Pool]) -> None:
        self.given = given
        self.pools = pools
        shares = [range(k, given.matches, len(pools)) for k in range(len(pools))]
        self.on_all(hold, [(given.game, given.seats, given.laps, share) for share in shares])

    def on_all(self, work: Callable[[Any], Any], tasks: list[Any]) -> list[Any]:
        begun = [p.apply_async(work, (t,)) for p, t in zip(self.pools, tasks, strict=True)]
        return [one.get() for one in begun]

    def gains(self, values: Array) -> tuple[Array, Array]:
        """Of the questions that are learned from, and of those that are not."""
        task = (self.given.game, self.given.seats, values)
        found: dict[int, list[float]] = {}
        for share in self.on_all(gains, [task] * len(self.pools)):
            found.update(share)
        sides: tuple[list[float], list[float]] = ([], [])
        for number in sorted(found):
            sides[number % APART == 0].extend(found[number])
        return np.array(sides[0]), np.array(sides[1])


# --- numbers -------------------------------------------------------------------------------------


def refined(given: argparse.Namespace, team: Team, values: Array) -> Array:
    """The numbers one by one in random order, some times over."""
    rng = np.random.default_rng(1)
    now, _ = team.gains(values)
    for sweep in range(given.sweeps):
        before = values
        for at in rng.permutation(len(values)):
            values, now = tried(team, values, now, int(at))
        _, apart = team.gains(values)
        error = apart.std() / max(1, len(apart)) ** 0.5
        print(f"sweep {sweep + 1}: {now.mean():+.5f}, apart {apart.mean():+.5f} ± {error:.5f}")
        if values is before:
            break
    return values


def tried(team: Team, values: Array, now: Array, at: int) -> tuple[Array, Array]:
    """The best of some changes of one number that pays beyond doubt, or none."""
    best, most = values, now
    for factor in FACTORS:
        changed = values.copy()
        changed[at] *= factor
        found, _ = team.gains(changed)
        if is_sure(found - now) and found.mean() > most.mean():
            best, most = changed, found
    return best, most


def is_sure(differences: Array) -> bool:
    error = differences.std() / len(differences) ** 0.5
    return bool(differences.mean() > SURE * error)


# --- the file ------------------------------------------------------------------------------------


def command_of(given: argparse.Namespace) -> str:
    words = ["tools/refine_style.py", given.game, "--seats", given.seats]
    words += ["--matches", given.matches, "--laps", given.laps, "--sweeps", given.sweeps]
    return shlex.join(str(word) for word in words)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--seats", type=int, default=2, help="of the matches")
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--laps", type=int, default=12, help="samples of each answer")
    parser.add_argument("--sweeps", type=int, default=3, help="through all numbers")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="another file than the game's own")
    return parser


def main(words: list[str] | None = None) -> None:
    given = arguments().parse_args(words)
    subject, own = SUBJECTS[given.game], own_file(given.game)
    target = given.out or own
    old = own.read_text(encoding="utf-8") if own.exists() else ""
    given.start = given.seats if f"\nseats = {given.seats}\n" in old else None
    values = subject.written() * np.exp(started(given, old))
    context = multiprocessing.get_context("fork")
    with ExitStack() as processes:
        pools = [
            processes.enter_context(context.Pool(1, collect_rarely)) for _ in range(given.workers)
        ]
        values = refined(given, Team(given, pools), values)
    numbers = subject.named(values)
    command = " && ".join([*commands_before(given, old), command_of(given)])
    new = entry(given.seats, command, given.matches, numbers)
    target.write_text(merged(old, given.seats, new), encoding="utf-8")


if __name__ == "__main__":
    main()
