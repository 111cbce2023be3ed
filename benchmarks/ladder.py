"""How much stronger each bot is than the next: seats rotated, seeds paired, 95 % intervals.

    python -m benchmarks.ladder                 # all rungs; search takes its time
    python -m benchmarks.ladder --search 20     # fewer matches for the slow rungs
    python -m benchmarks.ladder --rung 3        # one rung alone

Thinking time is measured as time of this process on its core, so that a busy machine does not
weaken the search; on an idle one that is the time on the clock.
"""

import argparse
import platform
import time
from collections.abc import Iterator
from dataclasses import dataclass

from raumhafen.agents import Agent, make_agent
from raumhafen.agents.search import Budget, SearchAgent
from raumhafen.engine import state as engine_state
from raumhafen.games import load_game
from raumhafen.sim.match import MatchResult, automatic, play_match
from raumhafen.sim.statistics import Summary, wilson
from raumhafen.sim.tournament import Tournament


@dataclass(frozen=True)
class Rung:
    """One agent against others of one kind."""

    agent: str
    others: str
    seats: int
    matches: int
    target: float  # the share that is promised; 0 if none

    def tournament(self, matches: int, seed: str) -> Tournament:
        agents = (self.agent, *[self.others] * (self.seats - 1))
        return Tournament("space-base", agents, matches, seed)


RUNGS = (
    Rung("greedy", "random", 2, 1000, 0.95),
    Rung("greedy", "random", 4, 1000, 0.0),
    Rung("search:0.2s", "greedy", 2, 100, 0.65),
    Rung("search:0.2s", "greedy", 4, 40, 0.0),
)


def agent_for(name: str) -> Agent:
    agent = make_agent(name)
    if isinstance(agent, SearchAgent):
        budget = agent.budget
        agent.budget = Budget(budget.samples, budget.seconds, time.process_time)
    return agent


def play(tournament: Tournament) -> Iterator[MatchResult]:
    game = load_game(tournament.game)
    options = automatic(game, tournament.options)
    for number in range(tournament.games):
        names = tournament.seating(number)
        agents = [agent_for(name) for name in names]
        yield play_match(game, agents, tournament.match_seed(number), options, names, number)


def climb(rung: Rung, matches: int, seed: str) -> None:
    """Plays a rung and prints where it stands, match by match for the slow ones."""
    started = time.perf_counter()
    summary = Summary("space-base")
    for result in play(rung.tournament(matches, seed)):
        summary.add(result)
        if rung.agent.startswith("search"):
            print(line(rung, summary, started), end="\r", flush=True)
    print(line(rung, summary, started))


def line(rung: Rung, summary: Summary, started: float) -> str:
    tally = summary.agents[rung.agent]
    low, high = wilson(tally.wins, tally.games)
    promise = f"target {rung.target:.0%}" if rung.target else f"even {1 / rung.seats:.0%}"
    return (
        f"{rung.agent:>12} against {rung.others:<8} {rung.seats} seats {tally.games:5} matches  "
        f"{tally.share:6.1%} [{low:.1%} to {high:.1%}]  {promise}  errors {summary.errors}  "
        f"{time.perf_counter() - started:.0f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rung", type=int, choices=range(1, len(RUNGS) + 1))
    parser.add_argument("--search", type=int, help="matches on rungs with search")
    parser.add_argument("--seed", default="ladder")
    args = parser.parse_args()
    compiled = not str(engine_state.__file__).endswith(".py")
    build = "compiled" if compiled else "interpreted"
    print(f"Python {platform.python_version()}, {platform.machine()}, {build}")
    for number, rung in enumerate(RUNGS, 1):
        if args.rung in (None, number):
            slow = rung.agent.startswith("search")
            climb(rung, args.search if slow and args.search else rung.matches, args.seed)


if __name__ == "__main__":
    main()
