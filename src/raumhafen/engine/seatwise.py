"""A match for programs: asked seat by seat, and shown as numbers.

Where several seats are asked at once, one after the other is; secret answers stay secret, so the
order is no matter. This is the inner loop of the research interfaces and therefore compiled.
"""

from __future__ import annotations

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask
from raumhafen.engine.game import Game
from raumhafen.engine.planes import Features
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State, apply

NOBODY = -1


def next_decider(state: State, last: int) -> int:
    """Seats that are asked at the same time take turns."""
    asked = state.asked
    count = len(asked)
    for k in range(1, count + 1):
        seat = (last + k) % count
        if asked[seat] is not None:
            return seat
    raise AssertionError("nobody is asked")


def next_asked(state: State, last: int) -> int:
    """Whose answer comes next: the first seat that is asked, or NOBODY after the end.

    Where seats act side by side in the open, as truckers build, they and the clock take turns: a
    seat that only may act would otherwise keep all others waiting for ever.
    """
    first = NOBODY
    for seat, question in enumerate(state.asked):
        if question is not None:
            if question.ask.live:
                return next_decider(state, last)
            if first == NOBODY:
                first = seat
    return first


class Seatwise:
    """A match, who answered last, and whether questions with one answer are skipped."""

    def __init__(self, game: Game, state: State, skip_forced: bool) -> None:
        self.game = game
        self.state = state
        self.skip_forced = skip_forced
        self.last = 0
        self.skip()

    def asked(self) -> int:
        """The seat whose answer comes next, or NOBODY."""
        return next_asked(self.state, self.last)

    def act(self, seat: int, action: int) -> None:
        """Raises IllegalAction and changes nothing if the action is no option."""
        apply(self.state, seat, action)
        self.last = seat
        self.skip()

    def skip(self) -> None:
        """Answers for places beside the players, and questions that have only one answer."""
        state = self.state
        while True:
            seat = next_asked(state, self.last)
            if seat == NOBODY:
                return
            if seat >= state.seats:
                options = state.options(seat)
                apply(state, seat, self.game.mind().greedy(state, seat, options))
            elif self.skip_forced and is_forced(state, seat):
                apply(state, seat, state.options(seat)[0])
            else:
                return
            self.last = seat

    def let_random_play(self, seat: int, rng: Rng) -> None:
        """Others answer at random until this seat is asked, or the match is over."""
        state = self.state
        while not state.over and state.asked[seat] is None:
            other = next_asked(state, self.last)
            self.act(other, rng.pick(state.options(other)))


def answer_all(
    matches: list[Seatwise], seats: list[int], actions: list[int], others: list[Rng]
) -> tuple[list[int], list[int]]:
    """One answer in each of many matches, and on to the learner's next question.

    The other seats answer at random; without `others` the learner answers for all of them, and
    `seats` says afterwards which is asked. Gives the matches whose answer was no option, and those
    that are over.
    """
    refused: list[int] = []
    over: list[int] = []
    for at, match in enumerate(matches):
        try:
            match.act(seats[at], actions[at])
        except IllegalAction:
            refused.append(at)
            continue
        if others:
            match.let_random_play(seats[at], others[at])
        if match.state.over:
            over.append(at)
        elif not others:
            seats[at] = match.asked()
    return refused, over


def is_forced(state: State, seat: int) -> bool:
    return len(state.options(seat)) == 1


def mark_options(state: State, seat: int, mask: memoryview[int]) -> None:
    """A 1 at every action that is an option of the seat, into zeros that the caller gives."""
    for action in state.options(seat):
        mask[action] = 1


class Headings:
    """The planes that every game has: which question, who is asked, whether answers are hidden."""

    def __init__(self, asks: list[Ask], seats: int) -> None:
        self.kinds = {ask.name: at for at, ask in enumerate(asks)}
        self.seats = seats
        self.size = len(self.kinds) + seats + 1

    def write(self, state: State, seat: int, cells: memoryview[float]) -> None:
        question = state.asked[seat] if seat >= 0 else None
        if question is not None:
            cells[self.kinds[question.ask.name]] = 1.0
        for other in state.awaited():
            if other < self.seats:
                cells[len(self.kinds) + (other - max(seat, 0)) % self.seats] = 1.0
        if state.secret:
            cells[self.size - 1] = 1.0


def show(
    head: Headings, features: Features, state: State, seat: int,
    planes: memoryview[float], options: memoryview[int],
) -> None:  # fmt: skip
    """What a seat sees and may do, straight from the state, into zeros that the caller gives."""
    head.write(state, seat, planes)
    features.write(state, seat, planes[head.size :])
    mark_options(state, seat, options)


class Page:
    """Memory that one match is shown in: the planes and the options of the seat that is asked.

    `nothing` has at least as many zeros as either; one for all pages stays near the processor.
    """

    def __init__(
        self, planes: memoryview[float], options: memoryview[int], head: int, nothing: bytes
    ) -> None:
        self.head = planes[:head]
        self.board = planes[head:]
        self.options = options
        self.all_planes = planes.cast("B")
        self.all_options = options.cast("B")
        self.no_planes = memoryview(nothing)[: len(self.all_planes)]
        self.no_options = memoryview(nothing)[: len(self.all_options)]

    def show(self, head: Headings, features: Features, state: State, seat: int) -> None:
        """Straight from the state; whatever stood there before is gone."""
        self.all_planes[:] = self.no_planes
        self.all_options[:] = self.no_options
        head.write(state, seat, self.head)
        features.write(state, seat, self.board)
        mark_options(state, seat, self.options)


def show_all(
    pages: list[Page], head: Headings, sources: list[Features], matches: list[Seatwise],
    seats: list[int],
) -> None:  # fmt: skip
    """Many matches in one call, so that nothing of it is interpreted."""
    for at, page in enumerate(pages):
        page.show(head, sources[at], matches[at].state, seats[at])
