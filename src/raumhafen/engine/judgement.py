"""A fitted judgement: the chance to win from numbers of every seat, weighed by fitted weights.

A game names the numbers and reads them from a state; `tools/train_judgement.py` fits the weights in
self-play. A search asks for a chance at the end of every sample, so everything here is plain loops
over lists of floats.
"""

from math import exp
from typing import ClassVar, Final

from raumhafen.engine.state import State

FARTHEST: Final = 50.0  # beyond this difference of two scores the chance is as good as 0
REMEMBERED: Final = 1000  # seats for which it is known what the hidden units add


class Weights:
    """The weights for one number of seats.

    `early`, `middle` and `late` hold a weight for each number, then one for each mark; between the
    three a match passes gradually. Hidden units (those below 0 are silent) see the numbers as well,
    and the marks, too, where each of them has weights for all.
    """

    def __init__(
        self,
        phases: list[list[float]],
        hidden: list[list[float]],
        bias: list[float],
        output: list[float],
    ) -> None:
        self.early = phases[0]
        self.middle = phases[1]
        self.late = phases[2]
        odd = len(output) % 2  # units come in pairs: a silent one is added
        self.hidden = hidden + [[0.0] * len(unit) for unit in hidden[:odd]]
        self.bias = bias + [0.0] * odd
        self.output = output + [0.0] * odd
        self.wide = bool(hidden) and len(hidden[0]) == len(self.early)
        self.known: dict[tuple[float, ...], float] = {}

    def score(self, numbers: list[float], marks: list[int], progress: float) -> float:
        """How well a seat stands, to be compared with the others'."""
        return self.weighed(numbers, marks, progress) + self.beyond(numbers, marks)

    def weighed(self, numbers: list[float], marks: list[int], progress: float) -> float:
        """The sum of numbers and marks, by the phase of the match."""
        first, second, share = self.early, self.middle, 2.0 * progress
        if progress > 0.5:
            first, second, share = self.middle, self.late, 2.0 * progress - 1.0
        total, more = 0.0, 0.0
        for weight, later, number in zip(first, second, numbers):  # noqa: B905 marks come after
            total += weight * number
            more += later * number
        count = len(numbers)
        for mark in marks:
            total += first[count + mark]
            more += second[count + mark]
        return total + share * (more - total)

    def beyond(self, numbers: list[float], marks: list[int]) -> float:
        """What the hidden units add. It is remembered for a while: an option that is looked at
        changes nothing for most seats, so that three in four have just been asked about.
        """
        if not self.output:
            return 0.0
        key = (*numbers, *marks) if self.wide else tuple(numbers)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = self.known[key] = self.units(numbers, marks)
        return found

    def units(self, numbers: list[float], marks: list[int]) -> float:
        """Two at a time take little more than one."""
        total, count = 0.0, len(numbers)
        seen = marks if self.wide else []
        for at in range(0, len(self.output), 2):
            one, two = self.hidden[at], self.hidden[at + 1]
            level, other = self.bias[at], self.bias[at + 1]
            # a zip that is strict is not compiled to a plain loop and takes five times as long
            for weight, more, number in zip(one, two, numbers):  # noqa: B905
                level += weight * number
                other += more * number
            for mark in seen:
                level += one[count + mark]
                other += two[count + mark]
            total += max(0.0, level) * self.output[at]
            total += max(0.0, other) * self.output[at + 1]
        return total


class Judgement:
    """What a game tells the trainer about a seat, and the chances that the weights make of it.

    It reads whole states, so agents give it re-dealt copies; what it says about a seat must not
    depend on anything that this seat cannot know.
    """

    names: ClassVar[tuple[str, ...]] = ()  # of the numbers
    marks: ClassVar[tuple[str, ...]] = ()  # of things that a seat has or has not, or several times

    def __init__(self, weights: dict[int, Weights]) -> None:
        self.weights = weights  # by number of seats

    def covers(self, state: State) -> bool:
        """Whether such positions are judged, and learned from."""
        return True

    def pace(self, state: State) -> int:
        """How far the match is, in steps at which positions are learned from."""
        raise NotImplementedError

    def rarity(self, state: State) -> int:
        """One step of so many is learned from: neighbouring positions tell the same."""
        return 2

    def progress(self, state: State) -> float:
        """How far the match is, from 0 to 1."""
        raise NotImplementedError

    def numbers(self, state: State, seat: int) -> list[float]:
        """As many as `names`. The first is how well the seat stands by what the makers of the game
        have written: with the weight 1 for it and 0 for all others fitting begins.
        """
        raise NotImplementedError

    def marked(self, state: State, seat: int) -> list[int]:
        """The marks that the seat has, by their places in `marks`."""
        return []

    def fits(self, state: State) -> bool:
        """Whether there is a judgement of this position."""
        return state.seats in self.weights and self.covers(state)

    def chances(self, state: State) -> list[float]:
        """The chance of every seat to win; together they are 1."""
        weights, progress = self.weights[state.seats], self.progress(state)
        scores = [
            weights.score(self.numbers(state, seat), self.marked(state, seat), progress)
            for seat in range(state.seats)
        ]
        return softmax(scores)

    def value(self, state: State, seat: int) -> float:
        """The chance of one seat to win."""
        return self.chances(state)[seat]


def softmax(scores: list[float]) -> list[float]:
    """Shares of 1, by the differences of the scores."""
    best = max(scores)
    shares = [exp(max(-FARTHEST, score - best)) for score in scores]
    total = sum(shares)
    return [share / total for share in shares]
