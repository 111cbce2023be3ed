"""Helpers of the agent tests: positions of whole matches, and a table that shows nothing hidden."""

from collections.abc import Iterator

from raumhafen.engine.flow import Question
from raumhafen.engine.game import Game, OptionValue, View
from raumhafen.engine.perspective import Perspective
from raumhafen.engine.rng import Rng
from raumhafen.engine.seatwise import next_decider
from raumhafen.engine.state import State, apply


class Window(Perspective):
    """A seat's side of the table that raises as soon as somebody reaches behind it."""

    def __init__(self, inner: Perspective) -> None:
        self.inner = inner
        self.game = inner.game
        self.seat = inner.seat
        self.seats = inner.seats

    def __getattribute__(self, name: str) -> object:
        if name == "_state":
            raise AssertionError("an agent reached for the true state")
        return super().__getattribute__(name)

    def question(self) -> Question:
        return self.inner.question()

    def options(self) -> list[int]:
        return self.inner.options()

    def view(self) -> View:
        return self.inner.view()

    def determinize(self, rng: Rng) -> State:
        return self.inner.determinize(rng)


def decisions(
    game: Game, seats: int, options: dict[str, OptionValue], seed: int
) -> Iterator[tuple[State, int]]:
    """Every position of a random match in which a seat has something to choose."""
    state = game.new_state(seats, options, seed)
    rng = Rng(seed)
    seat = -1
    while not state.over:
        seat = next_decider(state, seat)
        if len(state.options(seat)) > 1:
            yield state, seat
        apply(state, seat, rng.pick(state.options(seat)))
