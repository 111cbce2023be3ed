"""One match between bots, from the first question to the outcome."""

from collections.abc import Sequence
from dataclasses import dataclass

from raumhafen.agents.agent import Agent
from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.game import Game, Options, OptionValue
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import State, apply


@dataclass(frozen=True)
class MatchResult:
    """What is kept of a match; lists are by seat."""

    number: int
    seed: str
    agents: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str  # the rule that ended it
    decisions: int  # answers with at least two options
    actions: int  # all answers
    turns: int
    error: str  # empty if the match came to its end

    def share(self, seat: int) -> float:
        """One win, shared among the winners."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0


class Match:
    """A match in play: who sits where, and what was counted so far."""

    def __init__(
        self, game: Game, agents: Sequence[Agent], seed: int | str, options: Options
    ) -> None:
        self.game = game
        self.agents = agents
        self.state = game.new_state(len(agents), options, seed)
        self.rngs = [Rng(f"{seed}:seat {seat}") for seat in range(len(agents))]
        self.tables = [Perspective(game, self.state, seat) for seat in range(len(agents))]
        self.last = -1
        self.decisions = 0

    def play(self) -> None:
        while not self.state.over:
            self.step()

    def step(self) -> None:
        """The next seat that is asked answers."""
        seat = next_decider(self.state, self.last)
        options = self.state.options(seat)
        action = options[0] if len(options) == 1 else self.decide(seat, options)
        apply(self.state, seat, action)
        self.last = seat

    def decide(self, seat: int, options: list[int]) -> int:
        if seat >= self.state.seats:  # a place beside the players, such as a clock
            return self.game.mind().greedy(self.state, seat, options)
        self.decisions += 1
        return self.agents[seat].choose(self.tables[seat], self.rngs[seat])


def play_match(
    game: Game,
    agents: Sequence[Agent],
    seed: int | str,
    options: Options,
    names: Sequence[str] = (),
    number: int = 0,
) -> MatchResult:
    """Plays to the end; what goes wrong on the way is noted in the result."""
    match = Match(game, agents, seed, options)
    error = ""
    try:
        match.play()
    except RaumhafenError as refusal:
        error = f"{refusal}"
    except Exception as fault:  # one broken match must not end a tournament of thousands
        error = f"{type(fault).__name__}: {fault}"
    return _result(match, str(seed), tuple(names), number, error)


def _result(
    match: Match, seed: str, names: tuple[str, ...], number: int, error: str
) -> MatchResult:
    state: State = match.state
    outcome = match.game.outcome(state) if state.over else None
    return MatchResult(
        number=number,
        seed=seed,
        agents=names,
        points=tuple(outcome.points) if outcome else (),
        winners=tuple(outcome.winners) if outcome else (),
        reason=outcome.reason if outcome else "",
        decisions=match.decisions,
        actions=state.actions,
        turns=match.game.turns_begun(state),
        error=error,
    )


def automatic(game: Game, options: Options) -> dict[str, OptionValue]:
    """The options for play without people: a limit of rounds is on unless it was chosen."""
    chosen = dict(options)
    for option in game.meta.options:
        if option.name == "round_limit":
            chosen.setdefault("round_limit", option.values[-1])
    return chosen
