"""Series of matches: seats rotated, seeds paired, on as many processes as wanted."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

from raumhafen.agents import make_agent
from raumhafen.engine.game import OptionValue
from raumhafen.games import METAS, load_game
from raumhafen.sim.machines import HERE, Machines, in_order
from raumhafen.sim.match import MatchResult, automatic, play_match
from raumhafen.sim.statistics import Summary

CHUNKS = 128
LARGEST_CHUNK = 1000

Span = tuple[int, int]  # matches from the first number up to, but without, the second


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

    def described(self) -> dict[str, Any]:
        """What makes a series the same one; with other rules it is another."""
        return {
            "game": self.game,
            "rules": METAS[self.game].rules_version,
            "agents": list(self.agents),
            "games": self.games,
            "seed": self.seed,
            "options": self.options,
            "chunk": chunk_size(self.games),
        }

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


def results(tournament: Tournament, machines: Machines = HERE) -> Iterator[MatchResult]:
    """The matches in order, as they are finished."""
    parts = spans(tournament)
    for chunk in in_order(played(tournament, machines, parts), parts):
        yield from chunk


def played(
    tournament: Tournament, machines: Machines, parts: Sequence[Span]
) -> Iterator[tuple[Span, list[MatchResult]]]:
    """Chunks of matches, in whatever order they end."""
    return machines.run(partial(play_span, tournament), parts)


def run(tournament: Tournament, machines: Machines = HERE) -> Summary:
    """Plays all matches and adds them up."""
    started = perf_counter()
    summary = Summary(tournament.game)
    for result in results(tournament, machines):
        summary.add(result)
    summary.seconds = perf_counter() - started
    return summary


def spans(tournament: Tournament) -> list[Span]:
    """The chunks of a series. They follow from its length alone, not from who plays them."""
    size = chunk_size(tournament.games)
    return [
        (first, min(first + size, tournament.games)) for first in range(0, tournament.games, size)
    ]


def chunk_size(games: int) -> int:
    """Large enough to be worth sending, small enough that all workers finish together."""
    return min(LARGEST_CHUNK, max(1, games // CHUNKS))


def play_span(tournament: Tournament, span: Span) -> list[MatchResult]:
    return [tournament.play(number) for number in range(*span)]
