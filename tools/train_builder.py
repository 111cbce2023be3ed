"""Fits the style in which searching bots of Galaxy Trucker build, and writes content/styles.toml.

    PYTHONPATH=build/compiled:. python tools/train_builder.py --seats 2 --matches 16000

One seat builds in a style whose numbers are changed at random, all others are greedy, and in flight
all fly alike. Every change is tried in each seat, and so is its opposite, with the same seeds. How
many credits the seat was ahead of the best other one is regressed on the changes, and the style
moves a little in the direction that pays; after some thousand matches that is begun anew from
there. The same command gives the same matches, however many processes there are.
"""

import argparse
import math
import multiprocessing
import os
import shlex
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import numpy as np

from raumhafen.agents.agent import Agent
from raumhafen.agents.simple import GreedyAgent
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.games import load_game
from raumhafen.games.galaxy_trucker.bots.builder import build
from raumhafen.games.galaxy_trucker.bots.styles import FILE, NUMBERS, PAIRS, read_styles
from raumhafen.games.galaxy_trucker.bots.worth import GREEDY, Style
from raumhafen.games.galaxy_trucker.state import TruckerState
from raumhafen.sim.match import Match, automatic

GAME = "galaxy-trucker"
OWN_FILE = Path(__file__).parents[1] / "src/raumhafen/games/galaxy_trucker" / FILE
SIZE = 2 * len(PAIRS) + len(NUMBERS)
BATCH = 3200  # matches from one step to the next
CHANGE = 0.25  # spread of the changes, as logarithms
PACE, LONGEST_STEP = 5.0, 0.15
RIDGE = 0.1  # what holds slopes back that few matches speak for
FARTHEST = 60  # credits ahead or behind beyond which more says nothing
DIGITS = 3
HEAD = """\
# The building styles of bots that search, fitted in self-play by tools/train_builder.py; what the
# numbers mean is told in bots/worth.py.
"""

Array = Any
Task = tuple[int, int, Array]


# --- styles as lists of numbers ------------------------------------------------------------------


def numbers_of(style: Style) -> Array:
    found: list[float] = []
    for name in PAIRS:
        found += getattr(style, name)
    return np.array(found + [getattr(style, name) for name in NUMBERS])


def style_of(numbers: Array) -> Style:
    style, pairs = Style("tried"), 2 * len(PAIRS)
    for at, name in enumerate(PAIRS):
        setattr(style, name, (float(numbers[2 * at]), float(numbers[2 * at + 1])))
    for name, number in zip(NUMBERS, numbers[pairs:], strict=True):
        setattr(style, name, float(number))
    return style


# --- matches -------------------------------------------------------------------------------------


class Builder:
    """Greedy, but for the style in which it builds."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.pilot = GreedyAgent()

    def choose(self, table: Perspective, rng: Rng) -> int:
        world = table.determinize(rng)
        question = world.asked[table.seat]
        if question is None or question.ask.name != "build":
            return self.pilot.choose(table, rng)
        assert isinstance(world, TruckerState)
        return build(world, table.seat, table.options(), self.style)


def lead(task: Task) -> float:
    """The credits by which a style was ahead of the best greedy seat."""
    seats, number, logs = task
    game, own = load_game(GAME), number % seats
    agents: list[Agent] = [GreedyAgent() for _ in range(seats)]
    agents[own] = Builder(style_of(numbers_of(GREEDY) * np.exp(logs)))
    match = Match(game, agents, f"es {number // seats}", automatic(game, {}))
    match.play()
    points = game.outcome(match.state).points
    return points[own] - max(points[:own] + points[own + 1 :])


# --- steps ---------------------------------------------------------------------------------------


def tasks_of(seats: int, first: int, centre: Array, matches: int, rng: Any) -> list[Task]:
    """Random changes and their opposites, each of them once in every seat."""
    found: list[Task] = []
    for at in range(matches // (2 * seats)):
        change = rng.standard_normal(SIZE) * CHANGE
        for logs in (centre + change, centre - change):
            found += [(seats, first + at * seats + seat, logs) for seat in range(seats)]
    return found


def step(centre: Array, tasks: list[Task], leads: Array) -> Array:
    """Where the changes that paid lead to."""
    changes = np.array([logs for _, _, logs in tasks]) - centre
    changes, gains = changes - changes.mean(0), leads - leads.mean()
    held = changes.T @ changes + RIDGE * len(gains) * CHANGE**2 * np.eye(SIZE)
    slopes = np.linalg.solve(held, changes.T @ gains)
    move = PACE * slopes * CHANGE**2 / max(1.0, gains.std())
    return centre + move * min(1.0, LONGEST_STEP / max(1e-9, np.abs(move).max()))


def fit(given: argparse.Namespace, pool: Pool, centre: Array) -> Array:
    rng, first = np.random.default_rng(1), given.skip
    for done in range(0, given.matches, BATCH):
        size = min(BATCH, given.matches - done)
        tasks = tasks_of(given.seats, first, centre, size, rng)
        leads = np.clip(pool.map(lead, tasks, chunksize=4), -FARTHEST, FARTHEST)
        spread = leads.std() / math.sqrt(len(leads))
        print(
            f"{done + len(leads)} matches: {leads.mean():+.1f} ± {spread:.1f} credits", flush=True
        )
        first += len(tasks) // 2
        centre = step(centre, tasks, leads)
    return centre


# --- the file ------------------------------------------------------------------------------------


def entry(seats: int, made: tuple[str, int], numbers: Array) -> str:
    """One style as it is written."""
    values = [round(float(number), DIGITS) for number in numbers]
    lines = ["[[style]]", f"seats = {seats}", f'command = "{made[0]}"', f"matches = {made[1]}"]
    for at, name in enumerate(PAIRS):
        lines.append(f"{name} = [{values[2 * at]}, {values[2 * at + 1]}]")
    for name, value in zip(NUMBERS, values[2 * len(PAIRS) :], strict=True):
        lines.append(f"{name} = {value}")
    return "\n".join(lines) + "\n"


def merged(old: str, seats: int, new: str) -> str:
    """The file with the new style in place of the one for the same seats."""
    kept = [f"[[style]]{part}".rstrip() + "\n" for part in old.split("[[style]]")[1:]]
    others = [part for part in kept if f"\nseats = {seats}\n" not in part]
    return "\n".join([HEAD, *sorted([*others, new], key=lambda part: part.split("\n")[1])])


def command_of(given: argparse.Namespace) -> str:
    words = ["tools/train_builder.py", "--seats", given.seats, "--matches", given.matches]
    if given.start:
        words += ["--start", given.start]
    if given.skip:
        words += ["--skip", given.skip]
    return shlex.join(str(word) for word in words)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--matches", type=int, default=16000)
    parser.add_argument("--start", type=int, help="the style for so many seats, else greedy")
    parser.add_argument("--skip", type=int, default=0, help="seeds that were played before")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=OWN_FILE, help="another file than its own")
    return parser


def main(words: list[str] | None = None) -> None:
    given = arguments().parse_args(words)
    old = given.out.read_text(encoding="utf-8") if given.out.exists() else ""
    makers = numbers_of(GREEDY)
    start = numbers_of(read_styles(old.encode())[given.start]) if given.start else makers
    with multiprocessing.get_context("fork").Pool(given.workers) as pool:
        centre = fit(given, pool, np.log(start / makers))
    new = entry(given.seats, (command_of(given), given.matches), makers * np.exp(centre))
    given.out.write_text(merged(old, given.seats, new), encoding="utf-8")


if __name__ == "__main__":
    main()
