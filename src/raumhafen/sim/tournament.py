"""Series of matches: seats rotated, seeds paired, on as many processes as wanted."""

import signal
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import perf_counter

from raumhafen.agents import make_agent
from raumhafen.engine.game import OptionValue
from raumhafen.games import load_game
from raumhafen.sim.match import MatchResult, automatic, play_match
from raumhafen.sim.statistics import Summary

CHUNKS_PER_WORKER = 16
LARGEST_CHUNK = 200


@dataclass(frozen=True)
class Tournament:
    """Which agents play how often. There are as many seats as agents."""

    game: str
    agents: tuple[str, ...]
    games: int
    seed: int | str = 0
    options: dict[str, OptionValue] = field(default_factory=dict)

    def check(self) -> None:
        """Refuses wrong names, seats and options before anything is played."""
        game = load_game(self.game)
        game.meta.check_seats(len(self.agents))
        game.meta.complete(self.options)
        for name in self.agents:
            make_agent(name, game)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a match."""
        orders = seatings(self.agents)
        return orders[number % len(orders)]

    def match_seed(self, number: int) -> str:
        """The same cards and dice for every seating of the same agents."""
        return f"{self.seed}:{number // len(seatings(self.agents))}"

    def play(self, number: int) -> MatchResult:
        game = load_game(self.game)
        names = self.seating(number)
        agents = [make_agent(name, game) for name in names]
        options = automatic(game, self.options)
        return play_match(game, agents, self.match_seed(number), options, names, number)


def seatings(agents: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every agent in every seat once; orders that are the same for equal agents count once."""
    turned = [agents[at:] + agents[:at] for at in range(len(agents), 0, -1)]
    return list(dict.fromkeys(turned))


def results(tournament: Tournament, workers: int = 1) -> Iterator[MatchResult]:
    """The matches in order, as they are finished."""
    if workers == 1:
        for number in range(tournament.games):
            yield tournament.play(number)
        return
    # Processes are spawned, not forked: a forked one inherits locks of threads it does not have.
    with get_context("spawn").Pool(workers, _leave_interrupts_to_parent) as pool:
        for chunk in pool.imap(_play_chunk, _chunks(tournament, workers)):
            yield from chunk


def run(tournament: Tournament, workers: int = 1) -> Summary:
    """Plays all matches and adds them up."""
    started = perf_counter()
    summary = Summary(tournament.game)
    for result in results(tournament, workers):
        summary.add(result)
    summary.seconds = perf_counter() - started
    return summary


Chunk = tuple[Tournament, int, int]


def _chunks(tournament: Tournament, workers: int) -> Iterator[Chunk]:
    """Parts large enough to be worth sending, small enough that all workers finish together."""
    even = tournament.games // (workers * CHUNKS_PER_WORKER)
    size = min(LARGEST_CHUNK, max(1, even))
    for first in range(0, tournament.games, size):
        yield tournament, first, min(first + size, tournament.games)


def _play_chunk(chunk: Chunk) -> list[MatchResult]:
    tournament, first, last = chunk
    return [tournament.play(number) for number in range(first, last)]


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
