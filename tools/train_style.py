"""Fits the numbers by which bots of a game play (a style), and writes content/styles.toml.

    PYTHONPATH=build/compiled:. python tools/train_style.py merchant-of-venus --matches 100000

One seat plays in a style whose numbers are changed at random, all others are greedy as the makers
of the game have written it. In Galaxy Trucker a style says how to build, and in flight all fly
alike; in Merchant of Venus it says where to go and what to trade, in Space Base what cards and dice
are worth. Every change is tried in each seat, and so is its opposite, with the same seeds. How many
points the seat was ahead of the best other one is regressed on the changes, and the style moves a
little in the direction that pays; after some thousand matches that is begun anew from there. Large
changes (`--change`) show the way sooner; what is found with them need not be best without any. The
same command gives the same matches, however many processes there are.
"""

import argparse
import math
import multiprocessing
import os
import shlex
import tomllib
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
from raumhafen.games.merchant_of_venus.bots.greedy import greedy_choice as venus_choice
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.space_base.bots import styles as base
from raumhafen.games.space_base.bots.greedy import greedy_choice as base_choice
from raumhafen.games.space_base.bots.worth import Style, all_stages
from raumhafen.games.space_base.state import SpaceBaseState
from raumhafen.sim.collector import collect_rarely
from raumhafen.sim.match import Match, automatic

USUAL_CHANGE = 0.25  # as a logarithm
PACE, LONGEST_STEP = 5.0, 0.15
RIDGE = 0.1  # what holds slopes back that few matches speak for
DIGITS = 3
HEAD = """\
# Styles of bots that search, fitted in self-play by tools/train_style.py; what the numbers mean is
# told where the game reads them (bots).
"""

Array = Any
Task = tuple[str, int, range, Array]  # game, seats, deals, logarithms of the changes
Answer = Callable[[State, int, list[int]], int | None]


# --- games that have styles ----------------------------------------------------------------------


@dataclass(frozen=True)
class Subject:
    """What is fitted: the names, what the makers have written, and how such a style answers."""

    shape: Shape
    makers: object
    player: Callable[[Numbers, int], Answer]
    deals: int  # in which a change is tried
    batch: int  # matches from one step to the next
    farthest: int  # points ahead or behind beyond which more says nothing; 1 where only wins count

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


def builder(numbers: Numbers, seats: int) -> Answer:
    """GT5 Only the ship; None where the answer is that of every greedy seat."""
    style = trucker.style_of("tried", numbers)

    def answer(state: State, seat: int, options: list[int]) -> int | None:
        assert isinstance(state, TruckerState)
        question = state.asked[seat]
        if question is None or question.ask.name != "build":
            return None
        return build(state, seat, options, style)

    return answer


def captain(numbers: Numbers, seats: int) -> Answer:
    """MV16 Every answer."""
    style = venus.style_of(numbers)

    def answer(state: State, seat: int, options: list[int]) -> int | None:
        assert isinstance(state, VenusState)
        return venus_choice(state, seat, options, style)

    return answer


def commander(numbers: Numbers, seats: int) -> Answer:
    """SB17 Every answer."""
    stages = all_stages(base.style_of(numbers), seats)

    def answer(state: State, seat: int, options: list[int]) -> int | None:
        assert isinstance(state, SpaceBaseState)
        return base_choice(state, seat, options, stages)

    return answer


SUBJECTS = {
    "space-base": Subject(base.SHAPE, Style(), commander, 32, 25600, 1),
    "galaxy-trucker": Subject(trucker.SHAPE, GREEDY, builder, 1, 3200, 60),
    "merchant-of-venus": Subject(venus.SHAPE, venus.USUAL, captain, 1, 6400, 600),
}


# --- matches -------------------------------------------------------------------------------------


class Tried:
    """Greedy, but for what its style says."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.greedy = GreedyAgent()

    def choose(self, table: Perspective, rng: Rng) -> int:
        options = table.options()
        if len(options) == 1:
            return options[0]
        found = self.answer(table.determinize(rng), table.seat, options)
        return self.greedy.choose(table, rng) if found is None else found


def mean_lead(task: Task) -> float:
    """The points by which a style was ahead of the best greedy seat, in all deals and seats."""
    game_id, seats, deals, logs = task
    subject = SUBJECTS[game_id]
    tried = Tried(subject.player(subject.named(subject.written() * np.exp(logs)), seats))
    leads = [lead(game_id, seats, deal, own, tried) for deal in deals for own in range(seats)]
    return float(np.clip(leads, -subject.farthest, subject.farthest).mean())


def lead(game_id: str, seats: int, deal: int, own: int, tried: Agent) -> float:
    game = load_game(game_id)
    agents: list[Agent] = [GreedyAgent() for _ in range(seats)]
    agents[own] = tried
    match = Match(game, agents, f"es {deal}", automatic(game, {}))
    match.play()
    points = game.outcome(match.state).points
    return points[own] - max(points[:own] + points[own + 1 :])


# --- steps ---------------------------------------------------------------------------------------


def tasks_of(given: argparse.Namespace, first: int, centre: Array, rng: Any) -> list[Task]:
    """Random changes and their opposites, each of them in the same deals."""
    found: list[Task] = []
    deals = SUBJECTS[given.game].deals
    for at in range(max(1, given.batch // (2 * given.seats * deals))):
        change = rng.standard_normal(len(centre)) * given.change
        same = range(first + at * deals, first + (at + 1) * deals)
        for logs in (centre + change, centre - change):
            found.append((given.game, given.seats, same, logs))
    return found


def step(centre: Array, tasks: list[Task], leads: Array, spread: float) -> Array:
    """Where the changes that paid lead to; `spread` is theirs."""
    changes = np.array([logs for *_, logs in tasks]) - centre
    changes, gains = changes - changes.mean(0), leads - leads.mean()
    held = changes.T @ changes + RIDGE * len(gains) * spread**2 * np.eye(len(centre))
    slopes = np.linalg.solve(held, changes.T @ gains)
    move = PACE * slopes * spread**2 / max(1e-9, gains.std())
    return centre + move * min(1.0, LONGEST_STEP / max(1e-9, np.abs(move).max()))


def fit(given: argparse.Namespace, pool: Pool, centre: Array) -> tuple[Array, int]:
    """The logarithms of the style, and how many matches were played."""
    rng, first, done = np.random.default_rng(1), given.skip, 0
    while done < given.matches:
        share = 1 - done / given.matches  # steps become shorter towards the end
        tasks = tasks_of(given, first, centre, rng)
        leads = np.array(pool.map(mean_lead, tasks, chunksize=1))
        done += sum(len(deals) * seats for _, seats, deals, _ in tasks)
        error = leads.std() / math.sqrt(len(leads))
        print(f"{done} matches: {leads.mean():+.2f} ± {error:.2f} points", flush=True)
        first = tasks[-1][2].stop
        centre = centre + (step(centre, tasks, leads, given.change) - centre) * share
    return centre, done


# --- the file ------------------------------------------------------------------------------------


def entry(seats: int, command: str, played: int, numbers: Numbers) -> str:
    """One style as it is written; the command tells of the style that it began with, too."""
    lines = ["[[style]]", f"seats = {seats}", f'command = "{command}"', f"matches = {played}"]
    for name, values in numbers.items():
        found = [round(value, DIGITS) for value in values]
        lines.append(f"{name} = {found if len(found) > 1 else found[0]}")
    return "\n".join(lines) + "\n"


def merged(old: str, seats: int, new: str) -> str:
    """The file with the new style in place of the one for the same seats."""
    kept = [f"[[style]]{part}".rstrip() + "\n" for part in old.split("[[style]]")[1:]]
    others = [part for part in kept if f"\nseats = {seats}\n" not in part]
    return "\n".join([HEAD, *sorted([*others, new], key=lambda part: part.split("\n")[1])])


def commands_before(given: argparse.Namespace, old: str) -> list[str]:
    styles = tomllib.loads(old)["style"] if given.start else []
    return [style["command"] for style in styles if style["seats"] == given.start]


def command_of(given: argparse.Namespace) -> str:
    words = ["tools/train_style.py", given.game, "--seats", given.seats, "--matches", given.matches]
    if given.batch != min(given.matches, SUBJECTS[given.game].batch):
        words += ["--batch", given.batch]
    if given.change != USUAL_CHANGE:
        words += ["--change", given.change]
    if given.start:
        words += ["--start", given.start]
    if given.skip:
        words += ["--skip", given.skip]
    return shlex.join(str(word) for word in words)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--seats", type=int, default=2, help="of the matches")
    parser.add_argument("--matches", type=int, default=16000)
    parser.add_argument("--batch", type=int, help="matches from one step to the next")
    parser.add_argument("--change", type=float, default=USUAL_CHANGE, help="spread of the changes")
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
    with multiprocessing.get_context("fork").Pool(given.workers, collect_rarely) as pool:
        centre, played = fit(given, pool, started(given, old))
    numbers = subject.named(subject.written() * np.exp(centre))
    command = " && ".join([*commands_before(given, old), command_of(given)])
    new = entry(given.seats, command, played, numbers)
    target.write_text(merged(old, given.seats, new), encoding="utf-8")


def own_file(game_id: str) -> Path:
    return Path(__file__).parents[1].joinpath("src", *package(game_id).split("."), FILE)


if __name__ == "__main__":
    main()
