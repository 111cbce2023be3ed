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


def answer_and_show(
    match: Seatwise, seat: int, action: int, others: Rng,
    head: Headings, features: Features, planes: memoryview[float], options: memoryview[int],
) -> None:  # fmt: skip
    """One step of a learner among random seats: at once, since calls from outside take their time.

    Raises IllegalAction and changes nothing if the action is no option.
    """
    match.act(seat, action)
    match.let_random_play(seat, others)
    show(head, features, match.state, seat, planes, options)


class Page:
    """Memory that one match is shown in: the planes and the options of the seat that is asked.

    `nothing` has at least as many zeros as either; one for all pages stays near the processor.
    """

    def __init__(
        self, planes: memoryview[float], options: memoryview[int], head: int,
        nothing: memoryview[float],
    ) -> None:  # fmt: skip
        self.head = planes[:head]
        self.board = planes[head:]
        self.options = options
        self.all_options = options.cast("B")
        self.no_head = nothing[:head]
        self.no_board = nothing[: len(self.board)]
        self.no_options = nothing.cast("B")[: len(self.all_options)]

    def show(self, head: Headings, features: Features, state: State, seat: int) -> None:
        """Straight from the state; whatever stood there before is gone."""
        self.head[:] = self.no_head
        self.all_options[:] = self.no_options
        head.write(state, seat, self.head)
        features.rewrite(state, seat, self.board, self.no_board)
        mark_options(state, seat, self.options)


class Hall:
    """Many matches side by side, each with the page that it is shown in.

    One loop answers and shows: of hundreds of matches only the last is still near the processor.
    The other seats answer at random, or the learner `plays_all`.
    """

    def __init__(
        self, head: Headings, sources: list[Features], pages: list[Page],
        matches: list[Seatwise], plays_all: bool,
    ) -> None:  # fmt: skip
        self.head = head
        self.sources = sources
        self.pages = pages
        self.matches = matches
        self.plays_all = plays_all
        self.seats = [0] * len(matches)  # the learner's
        self.others = [Rng(0)] * len(matches)

    def begin(self, at: int, match: Seatwise, seat: int, others: Rng) -> None:
        """Another match at a place, shown up to the learner's first question."""
        self.matches[at] = match
        self.seats[at] = seat
        self.others[at] = others
        self.show(at)

    def show(self, at: int) -> None:
        self.pages[at].show(self.head, self.sources[at], self.matches[at].state, self.seats[at])

    def answer_all(self, actions: list[int]) -> tuple[list[int], list[int]]:
        """An answer in every match, and on to the next questions.

        Gives the matches whose answer was no option, and those that are over and not shown.
        """
        refused: list[int] = []
        over: list[int] = []
        for at, action in enumerate(actions):
            if not self.answer(at, action):
                refused.append(at)
            if self.matches[at].state.over:
                over.append(at)
            else:
                self.show(at)
        return refused, over

    def answer(self, at: int, action: int) -> bool:
        """Whether the action was an option; otherwise nothing changes."""
        match, seat = self.matches[at], self.seats[at]
        try:
            match.act(seat, action)
        except IllegalAction:
            return False
        if not self.plays_all:
            match.let_random_play(seat, self.others[at])
        elif not match.state.over:
            self.seats[at] = match.asked()
        return True
