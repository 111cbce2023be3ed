"""`python -m benchmarks.trucker`: how well the bots of Galaxy Trucker build and fly.

Turn-based matches of rounds I, II, III. A flight counts as finished if its ship was still flying
after the last card. All shares come with their 95 % intervals.
"""

import argparse
from collections.abc import Iterable
from typing import NamedTuple

from raumhafen.agents.registry import make_agent
from raumhafen.engine.game import OptionValue
from raumhafen.games.galaxy_trucker.game import GAME
from raumhafen.games.galaxy_trucker.rules.flight.scoring import BONUS, ENTRIES
from raumhafen.games.galaxy_trucker.state import TruckerState
from raumhafen.sim.machines import Machines
from raumhafen.sim.match import Match
from raumhafen.sim.statistics import wilson
from raumhafen.sim.tournament import seatings

OPTIONS: dict[str, OptionValue] = {}


class Job(NamedTuple):
    """One match: who sits where, and its seed."""

    names: tuple[str, ...]
    seed: str


class Played(NamedTuple):
    """What is kept of it, by seat."""

    names: tuple[str, ...]
    shares: list[float]
    points: list[int]
    home: list[list[bool]]  # for each round: who arrived


def play(job: Job) -> Played:
    match = Match(GAME, [make_agent(name) for name in job.names], job.seed, OPTIONS)
    s = match.state
    assert isinstance(s, TruckerState)
    home: list[list[bool]] = []
    while not s.over:
        match.step()
        if s.round_at > len(home):  # GT19.1 whoever arrived has got a bonus
            home.append([s.ledger[ENTRIES * ship + BONUS] > 0 for ship in range(s.seats)])
    outcome = GAME.outcome(s)
    return Played(job.names, outcome.shares(), outcome.points, home)


def jobs(names: tuple[str, ...], games: int) -> list[Job]:
    """Seats rotate; each seed is played once from every seat."""
    orders = seatings(names)
    return [
        Job(orders[game % len(orders)], f"trucker {game // len(orders)}") for game in range(games)
    ]


def interval(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:6.1%}  [{low:.1%}, {high:.1%}]"


def report(title: str, name: str, results: Iterable[Played]) -> None:
    """Wins of one bot, its credits, and how often it came home in each round."""
    wins, points, games = 0.0, 0, 0
    flights: dict[int, list[bool]] = {}
    for played in results:
        for seat, other in enumerate(played.names):
            if other == name:
                games += 1
                wins += played.shares[seat]
                points += played.points[seat]
                for round, home in enumerate(played.home):
                    flights.setdefault(round, []).append(home[seat])
    print(f"{title} ({games} starts of {name})")
    print(f"  wins           {interval(wins, games)}")
    print(f"  credits        {points / games:6.1f}")
    for round, home in flights.items():
        print(f"  home in {'I' * (round + 1):<6} {interval(sum(home), len(home))}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each pairing of fast bots")
    parser.add_argument("--searches", type=int, default=40, help="matches of search and greedy")
    parser.add_argument("--budget", default="0.2s", help="of search, for each decision")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster, or local")
    args = parser.parse_args()
    search = f"search:{args.budget}"
    tables = [
        ("greedy, two seats", "greedy", ("greedy", "greedy"), args.games),
        ("greedy, three seats", "greedy", ("greedy",) * 3, args.games // 3),
        ("greedy, four seats", "greedy", ("greedy",) * 4, args.games // 4),
        ("greedy against random", "greedy", ("greedy", "random"), args.games),
        (f"{search} against greedy", search, (search, "greedy"), args.searches),
    ]
    machines = Machines(args.workers, args.ray)
    for title, name, names, games in tables:
        if games:
            found = machines.run(play, jobs(names, games))
            report(title, name, (played for _, played in found))


if __name__ == "__main__":
    main()
