"""Fits the numbers by which bots of a game play (a style), and writes content/styles.toml.

    PYTHONPATH=build/compiled:. python tools/train_style.py merchant-of-venus --matches 100000

One seat plays in a style whose numbers are changed at random, all others are greedy as the makers
of the game have written it. In Galaxy Trucker a style says how to build, and in flight all fly
alike; in Merchant of Venus it says where to go and what to trade. Every change is tried in each
seat, and so is its opposite, with the same seeds. How many credits the seat was ahead of the best
other one is regressed on the changes, and the style moves a little in the direction that pays;
after some thousand matches that is begun anew from there. The same command gives the same matches,
however many processes there are.
"""

import argparse
import math
import multiprocessing
import os
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import numpy as np

from raumhafen.agents.agent import Agent
from raumhafen.agents.simple import GreedyAgent
from raumhafen.components.styles import FILE, Numbers, Shape, parse_styles
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State
from raumhafen.games import load_game, package
from raumhafen.games.galaxy_trucker.bots import styles as trucker
from raumhafen.games.galaxy_trucker.bots.builder import build
from raumhafen.games.galaxy_trucker.bots.worth import GREEDY
from raumhafen.games.galaxy_trucker.state import TruckerState
from raumhafen.games.merchant_of_venus.bots import styles as venus
from raumhafen.games.merchant_of_venus.bots.greedy import greedy_choice
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.sim.match import Match, automatic

CHANGE = 0.25  # spread of the changes, as logarithms
PACE, LONGEST_STEP = 5.0, 0.15
RIDGE = 0.1  # what holds slopes back that few matches speak for
DIGITS = 3
HEAD = """\
# Styles of bots that search, fitted in self-play by tools/train_style.py; what the numbers mean is
# told where the game reads them (bots).
"""

Array = Any
Task = tuple[str, int, int, Array]
Answer = Callable[[State, int, list[int], Numbers], int | None]


# --- games that have styles ----------------------------------------------------------------------


@dataclass(frozen=True)
class Subject:
    """What is fitted: the names, what the makers have written, and how such a style answers."""

    shape: Shape
    makers: object
    answer: Answer
    batch: int  # matches from one step to the next
    farthest: int  # credits ahead or behind beyond which more says nothing

    @property
    def size(self) -> int:
        return sum(self.shape.values())

    def written(self) -> Array:
        """The numbers of the makers as one list."""
        found: list[float] = []
        for name, count in self.shape.items():
            value = getattr(self.makers, name)
            found += [value] if count == 1 else value
        return np.array(found)

    def named(self, values: Array) -> Numbers:
        """A list of numbers by their names."""
        found, at = {}, 0
        for name, count in self.shape.items():
            found[name] = [float(value) for value in values[at : at + count]]
            at += count
        return found


def build_in_style(state: State, seat: int, options: list[int], numbers: Numbers) -> int | None:
    """GT5 Only the ship; None where the answer is that of every greedy seat."""
    assert isinstance(state, TruckerState)
    question = state.asked[seat]
    if question is None or question.ask.name != "build":
        return None
    return build(state, seat, options, trucker.style_of("tried", numbers))


def trade_in_style(state: State, seat: int, options: list[int], numbers: Numbers) -> int | None:
    """MV16 Every answer."""
    assert isinstance(state, VenusState)
    return greedy_choice(state, seat, options, venus.style_of(numbers))


SUBJECTS = {
    "galaxy-trucker": Subject(trucker.SHAPE, GREEDY, build_in_style, 3200, 60),
    "merchant-of-venus": Subject(venus.SHAPE, venus.USUAL, trade_in_style, 12800, 600),
}


# --- matches -------------------------------------------------------------------------------------


class Tried:
    """Greedy, but for what its style says."""

    def __init__(self, subject: Subject, logs: Array) -> None:
        self.answer = subject.answer
        self.numbers = subject.named(subject.written() * np.exp(logs))
        self.greedy = GreedyAgent()

    def choose(self, table: Perspective, rng: Rng) -> int:
        options = table.options()
        if len(options) == 1:
            return options[0]
        found = self.answer(table.determinize(rng), table.seat, options, self.numbers)
        return self.greedy.choose(table, rng) if found is None else found


def lead(task: Task) -> float:
    """The credits by which a style was ahead of the best greedy seat."""
    game_id, seats, number, logs = task
    game, own = load_game(game_id), number % seats
    agents: list[Agent] = [GreedyAgent() for _ in range(seats)]
    agents[own] = Tried(SUBJECTS[game_id], logs)
    match = Match(game, agents, f"es {number // seats}", automatic(game, {}))
    match.play()
    points = game.outcome(match.state).points
    return points[own] - max(points[:own] + points[own + 1 :])


# --- steps ---------------------------------------------------------------------------------------


def tasks_of(given: argparse.Namespace, first: int, centre: Array, rng: Any) -> list[Task]:
    """Random changes and their opposites, each of them once in every seat."""
    found: list[Task] = []
    seats = given.seats
    for at in range(given.batch // (2 * seats)):
        change = rng.standard_normal(len(centre)) * CHANGE
        for logs in (centre + change, centre - change):
            numbers = range(first + at * seats, first + (at + 1) * seats)
            found += [(given.game, seats, number, logs) for number in numbers]
    return found


def step(centre: Array, tasks: list[Task], leads: Array) -> Array:
    """Where the changes that paid lead to."""
    changes = np.array([logs for *_, logs in tasks]) - centre
    changes, gains = changes - changes.mean(0), leads - leads.mean()
    held = changes.T @ changes + RIDGE * len(gains) * CHANGE**2 * np.eye(len(centre))
    slopes = np.linalg.solve(held, changes.T @ gains)
    move = PACE * slopes * CHANGE**2 / max(1.0, gains.std())
    return centre + move * min(1.0, LONGEST_STEP / max(1e-9, np.abs(move).max()))


def fit(given: argparse.Namespace, pool: Pool, centre: Array) -> Array:
    rng, first, farthest = np.random.default_rng(1), given.skip, SUBJECTS[given.game].farthest
    for done in range(0, given.matches, given.batch):
        tasks = tasks_of(given, first, centre, rng)
        leads = np.clip(pool.map(lead, tasks, chunksize=4), -farthest, farthest)
        spread = leads.std() / math.sqrt(len(leads))
        print(
            f"{done + len(leads)} matches: {leads.mean():+.1f} ± {spread:.1f} credits", flush=True
        )
        first += len(tasks) // 2
        centre = step(centre, tasks, leads)
    return centre


# --- the file ------------------------------------------------------------------------------------


def entry(given: argparse.Namespace, numbers: Numbers) -> str:
    """One style as it is written."""
    lines = ["[[style]]", f"seats = {given.seats}", f'command = "{command_of(given)}"']
    lines.append(f"matches = {given.matches}")
    for name, values in numbers.items():
        found = [round(value, DIGITS) for value in values]
        lines.append(f"{name} = {found if len(found) > 1 else found[0]}")
    return "\n".join(lines) + "\n"


def merged(old: str, seats: int, new: str) -> str:
    """The file with the new style in place of the one for the same seats."""
    kept = [f"[[style]]{part}".rstrip() + "\n" for part in old.split("[[style]]")[1:]]
    others = [part for part in kept if f"\nseats = {seats}\n" not in part]
    return "\n".join([HEAD, *sorted([*others, new], key=lambda part: part.split("\n")[1])])


def command_of(given: argparse.Namespace) -> str:
    words = ["tools/train_style.py", given.game, "--seats", given.seats, "--matches", given.matches]
    if given.batch != min(given.matches, SUBJECTS[given.game].batch):
        words += ["--batch", given.batch]
    if given.start:
        words += ["--start", given.start]
    if given.skip:
        words += ["--skip", given.skip]
    return shlex.join(str(word) for word in words)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--matches", type=int, default=16000)
    parser.add_argument("--batch", type=int, help="matches from one step to the next")
    parser.add_argument("--start", type=int, help="the style for so many seats, else greedy")
    parser.add_argument("--skip", type=int, default=0, help="seeds that were played before")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="another file than the game's own")
    return parser


def started(given: argparse.Namespace, old: str) -> Array:
    """The logarithms with which fitting begins."""
    subject = SUBJECTS[given.game]
    if not given.start:
        return np.zeros(subject.size)
    numbers = parse_styles(old.encode(), subject.shape)[given.start]
    return np.log(np.concatenate([numbers[name] for name in subject.shape]) / subject.written())


def main(words: list[str] | None = None) -> None:
    given = arguments().parse_args(words)
    subject = SUBJECTS[given.game]
    given.batch = min(given.matches, given.batch or subject.batch)
    target = given.out or own_file(given.game)
    old = target.read_text(encoding="utf-8") if target.exists() else ""
    with multiprocessing.get_context("fork").Pool(given.workers) as pool:
        centre = fit(given, pool, started(given, old))
    new = entry(given, subject.named(subject.written() * np.exp(centre)))
    target.write_text(merged(old, given.seats, new), encoding="utf-8")


def own_file(game_id: str) -> Path:
    return Path(__file__).parents[1].joinpath("src", *package(game_id).split("."), FILE)


if __name__ == "__main__":
    main()
