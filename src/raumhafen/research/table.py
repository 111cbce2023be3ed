"""One match as a learner meets it: who is asked, what it sees, what it may do, what it gets.

All three adapters are thin coats around this.
"""

import numpy as np
from numpy.typing import NDArray

from raumhafen.agents.search import next_decider
from raumhafen.engine.game import Game, Meta, Options, OptionValue
from raumhafen.engine.state import State, apply
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
        self.kinds = {ask.name: at for at, ask in enumerate(game.asks)}
        self.game = game
        self.source = game.features()
        self.shapes: dict[str, tuple[int, ...]] = {
            QUESTION: (len(self.kinds),),
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
        self.board = self.slices[SECRET].stop

    def high(self) -> Numbers:
        """The upper bound of every entry; the lower is 0."""
        highs = np.zeros(self.size, np.float32)
        for name, high in zip(self.shapes, self.highs, strict=True):
            highs[self.slices[name]] = high
        return highs

    def tensor(self, state: State, seat: int) -> Numbers:
        """What a seat (or SPECTATOR) sees, from its view and its question alone."""
        out = np.zeros(self.size, np.float32)
        question = state.asked[seat] if seat >= 0 else None
        if question is not None:
            out[self.kinds[question.ask.name]] = 1.0
        waiting = self.slices[WAITING].start
        for other in state.awaited():
            if other < self.seats:
                out[waiting + (other - max(seat, 0)) % self.seats] = 1.0
        out[self.slices[SECRET]] = state.secret
        numbers = self.source.encode(self.game.view(state, seat), seat)
        out[self.board :] = np.frombuffer(numbers, np.float32)
        return out

    def named(self, tensor: Numbers) -> dict[str, Numbers]:
        """The planes of a tensor by name, each in its shape; they share its memory."""
        return {name: tensor[self.slices[name]].reshape(self.shapes[name]) for name in self.shapes}


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


def next_asked(state: State, last: int) -> int:
    """Whose answer comes next: the first seat that is asked, or -1 after the end.

    Where seats act side by side in the open, as truckers build, they and the clock take turns: a
    seat that only may act would otherwise keep all others waiting for ever.
    """
    asked = state.deciders()
    if not asked:
        return -1
    return next_decider(state, last) if any(is_live(state, seat) for seat in asked) else asked[0]


def is_live(state: State, seat: int) -> bool:
    question = state.asked[seat]
    return question is not None and question.ask.live


class Table:
    """A match that is asked seat by seat; secret answers stay secret, so the order is no matter."""

    def __init__(self, game_id: str, seats: int, options: Options, skip_forced: bool) -> None:
        self.game = load_game(game_id)
        self.game.meta.check_seats(seats)
        self.options = complete_options(self.game.meta, options)
        self.seats = seats
        self.skip_forced = skip_forced
        self.tensors = Tensors(self.game, seats)
        self.state = self.game.blank(seats)
        self.last = 0  # who answered last

    def deal(self, seed: int) -> None:
        self.state = self.game.new_state(self.seats, self.options, seed)
        self.last = 0
        self.skip()

    def act(self, seat: int, action: int) -> None:
        """Raises IllegalAction and changes nothing if the action is no option."""
        apply(self.state, seat, action)
        self.last = seat
        self.skip()

    def skip(self) -> None:
        """Answers for places beside the players, and questions that have only one answer."""
        while (seat := self.asked()) >= 0:
            options = self.state.options(seat)
            if seat >= self.seats:
                apply(self.state, seat, self.game.mind().greedy(self.state, seat, options))
            elif self.skip_forced and len(options) == 1:
                apply(self.state, seat, options[0])
            else:
                return
            self.last = seat

    def asked(self) -> int:
        """The seat whose answer comes next; -1 after the end."""
        return next_asked(self.state, self.last)

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(self.game.actions.size, np.int8)
        mask[self.state.options(seat)] = 1
        return mask

    def tensor(self, seat: int) -> Numbers:
        return self.tensors.tensor(self.state, seat)

    def returns(self) -> list[float]:
        return returns(self.game, self.state)
