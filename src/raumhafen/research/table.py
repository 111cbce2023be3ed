"""One match as a learner meets it: who is asked, what it sees, what it may do, what it gets.

All three adapters are thin coats around this.
"""

from __future__ import annotations

from typing import cast

import numpy as np
from numpy.typing import NDArray

from raumhafen.engine.game import Game, Meta, Options, OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.seatwise import Headings, Seatwise, answer_and_show, mark_options, show
from raumhafen.engine.state import State
from raumhafen.games import METAS, load_game

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]

QUESTION = "table:question"
WAITING = "table:waiting"
SECRET = "table:secret"


def learnable() -> list[str]:
    """The games that have tensors: all of them."""
    return list(METAS)


def complete_options(meta: Meta, given: Options) -> dict[str, OptionValue]:
    """Learners play with the longest round limit unless they say otherwise: every match ends."""
    limits = [option for option in meta.options if option.name == "round_limit"]
    defaults = {option.name: option.values[-1] for option in limits}
    return meta.complete({**defaults, **given})


class Tensors:
    """Makes the tensors of one game and number of seats.

    In front of the planes of the game stand three that every game has: QUESTION, which of the
    game's questions the seat is asked; WAITING, the seats that are asked, counted clockwise from
    the one that looks; SECRET, whether answers are hidden until all are in. Together they say
    what `table_view` says of a match that is not over; the options themselves are the mask. The
    sign in their names keeps them apart from any plane of a game.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.seats = seats
        self.head = Headings(game.asks, seats)
        self.game = game
        self.source = game.features()
        self.shapes: dict[str, tuple[int, ...]] = {
            QUESTION: (len(self.head.kinds),),
            WAITING: (seats,),
            SECRET: (1,),
        }
        self.slices: dict[str, slice] = {}
        self.highs = [1.0] * len(self.shapes)
        for plane in self.source.layout(seats).planes.values():
            self.shapes[plane.name] = plane.shape
            self.highs.append(plane.high)
        self.size = 0
        for name, shape in self.shapes.items():
            self.slices[name] = slice(self.size, self.size + int(np.prod(shape)))
            self.size = self.slices[name].stop
        self.board = self.head.size

    def high(self) -> Numbers:
        """The upper bound of every entry; the lower is 0."""
        highs = np.zeros(self.size, np.float32)
        for name, high in zip(self.shapes, self.highs, strict=True):
            highs[self.slices[name]] = high
        return highs

    def tensor(self, state: State, seat: int) -> Numbers:
        """What a seat (or SPECTATOR) sees, written straight from the state."""
        out = np.zeros(self.size, np.float32)
        self.write(state, seat, memory(out))
        return out

    def write(self, state: State, seat: int, cells: memoryview[float]) -> None:
        """The same into memory that the caller has filled with zeros."""
        self.head.write(state, seat, cells)
        self.source.write(state, seat, cells[self.board :])

    def write_view(self, state: State, seat: int, cells: memoryview[float]) -> None:
        """The planes of the game by way of the seat's view, into which nothing hidden gets."""
        numbers = self.source.encode(self.game.view(state, seat), seat)
        cells[self.board :] = memoryview(numbers)

    def proof(self, state: State, seat: int) -> Numbers:
        """What `tensor` must give: made from the view and the question of the seat alone."""
        out = np.zeros(self.size, np.float32)
        self.head.write(state, seat, memory(out))
        self.write_view(state, seat, memory(out))
        return out

    def named(self, tensor: Numbers) -> dict[str, Numbers]:
        """The planes of a tensor by name, each in its shape; they share its memory."""
        return {name: tensor[self.slices[name]].reshape(self.shapes[name]) for name in self.shapes}


def memory(numbers: Numbers) -> memoryview[float]:
    """The memory of an array, into which the compiled rules write."""
    return cast("memoryview[float]", numbers.data)


def returns(game: Game, state: State) -> list[float]:
    """The winner's share as a zero-sum number: a lone winner of n seats gets 1, others -1/(n-1).

    Who plays alone gets 1 or -1.
    """
    if not state.over:
        return [0.0] * state.seats
    others = state.seats - 1
    if others == 0:
        return [2 * game.outcome(state).shares()[0] - 1]
    return [(state.seats * share - 1) / others for share in game.outcome(state).shares()]


class Table:
    """A match that is asked seat by seat; secret answers stay secret, so the order is no matter."""

    def __init__(self, game_id: str, seats: int, options: Options, skip_forced: bool) -> None:
        self.game = load_game(game_id)
        self.game.meta.check_seats(seats)
        self.options = complete_options(self.game.meta, options)
        self.seats = seats
        self.skip_forced = skip_forced
        self.tensors = Tensors(self.game, seats)
        self.actions = self.game.actions.size
        self.match = Seatwise(self.game, self.game.blank(seats), skip_forced)

    @property
    def state(self) -> State:
        return self.match.state

    def deal(self, seed: int) -> None:
        state = self.game.new_state(self.seats, self.options, seed)
        self.match = Seatwise(self.game, state, self.skip_forced)

    def act(self, seat: int, action: int) -> None:
        """Raises IllegalAction and changes nothing if the action is no option."""
        self.match.act(seat, action)

    def asked(self) -> int:
        """The seat whose answer comes next; -1 after the end."""
        return self.match.asked()

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        mark_options(self.match.state, seat, mask.data)
        return mask

    def tensor(self, seat: int) -> Numbers:
        return self.tensors.tensor(self.match.state, seat)

    def look(self, seat: int) -> tuple[Numbers, Mask]:
        """Tensor and mask at once."""
        tensors = self.tensors
        numbers, mask = np.zeros(tensors.size, np.float32), np.zeros(self.actions, np.int8)
        show(tensors.head, tensors.source, self.match.state, seat, memory(numbers), mask.data)
        return numbers, mask

    def answer(self, seat: int, action: int, others: Rng) -> tuple[Numbers, Mask]:
        """An answer, then random ones of all others, and what the seat sees then."""
        tensors = self.tensors
        numbers, mask = np.zeros(tensors.size, np.float32), np.zeros(self.actions, np.int8)
        answer_and_show(
            self.match, seat, action, others,
            tensors.head, tensors.source, memory(numbers), mask.data,
        )  # fmt: skip
        return numbers, mask

    def returns(self) -> list[float]:
        return returns(self.game, self.match.state)
