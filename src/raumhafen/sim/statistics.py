"""Shares of wins with their 95 % intervals."""

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from raumhafen.sim.match import MatchResult

Z_95 = 1.959964


def wilson(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's score interval of a share; without any games it is 0 to 1."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    scale = 1.0 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    reach = z * sqrt(share * (1.0 - share) / games + z * z / (4 * games * games)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass
class Tally:
    """Wins of an agent, or of a seat; a shared win counts in parts."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    entries: int = 0  # seats taken: an agent may sit at several seats of a match

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def to_json(self) -> dict[str, float]:
        low, high = wilson(self.wins, self.games)
        return {
            "wins": round(self.wins, 6),
            "share": self.share,
            "low": low,
            "high": high,
            "points": self.points / self.entries if self.entries else 0.0,
        }


@dataclass
class Summary:
    """What a series of matches says, match by match added up."""

    game: str
    games: int = 0
    errors: int = 0
    decisions: int = 0
    actions: int = 0
    turns: int = 0
    seconds: float = 0.0
    agents: dict[str, Tally] = field(default_factory=dict)
    seats: list[Tally] = field(default_factory=list)
    first_error: str = ""

    def add(self, result: MatchResult) -> None:
        self.games += 1
        self.decisions += result.decisions
        if result.error:
            self.errors += 1
            self.first_error = self.first_error or result.error
            return
        self.actions += result.actions
        self.turns += result.turns
        while len(self.seats) < len(result.agents):
            self.seats.append(Tally())
        for name in set(result.agents):
            self.agents.setdefault(name, Tally()).games += 1
        for seat, name in enumerate(result.agents):
            self.seats[seat].games += 1
            for tally in (self.seats[seat], self.agents[name]):
                tally.wins += result.share(seat)
                tally.points += result.points[seat]
                tally.entries += 1

    @property
    def finished(self) -> int:
        return self.games - self.errors

    def to_json(self) -> dict[str, Any]:
        """The object that `raumhafen simulate --json` prints."""
        finished = max(1, self.finished)
        return {
            "game": self.game,
            "games": self.games,
            "errors": self.errors,
            "seconds": self.seconds,
            "decisions": self.decisions,
            "length": {"actions": self.actions / finished, "turns": self.turns / finished},
            "agents": {name: self.agents[name].to_json() for name in sorted(self.agents)},
            "seats": [tally.to_json() for tally in self.seats],
        }
