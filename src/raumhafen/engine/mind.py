"""The interface of a game's judgement, which bots ask for values and good options."""

from typing import ClassVar, Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.judgement import Judgement
from raumhafen.engine.state import State, apply

NO_REPLY: Final = -1  # no aside is worth the while
LEAST_CHANGE: Final = 0.05  # of a figure that is told


class Reason:
    """One sentence about an option, a gain, a cost or a risk: a text key and its arguments."""

    __slots__ = ("key", "args")

    def __init__(self, key: str, args: dict[str, Argument]) -> None:
        self.key = key
        self.args = args

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.args!r})"


class Mind:
    """Answers and values of positions. It reads whole states, so agents give it re-dealt copies.

    A game makes it on demand (`Game.mind`), so that the rules load without their bots.
    """

    styles: ClassVar[tuple[str, ...]] = ()  # ways to play that differ, for games that have some

    def greedy(self, state: State, seat: int, options: list[int]) -> int:
        """The answer of a sensible player, quickly: rollouts call this many thousand times."""
        raise NotImplementedError

    def skilled(self, state: State, seat: int, options: list[int]) -> int:
        """The same as it was fitted in self-play, for games that have that: searches play on so."""
        return self.greedy(state, seat, options)

    def styled(self, state: State, seat: int, options: list[int], style: str) -> int:
        """The same of a player with a style, one of `styles`."""
        return self.greedy(state, seat, options)

    def reply(self, state: State, seat: int, asides: list[int]) -> int:
        """The aside with which a seat answers what others want of it out of turn, or NO_REPLY.

        It is asked only while `Game.addressed` names the seat, so an answer ends that, and no bot
        ever begins anything out of turn.
        """
        return NO_REPLY

    def value(self, state: State, seat: int) -> float:
        """The worth of the position to a seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def makers(self) -> "Mind":
        """The same without anything that was fitted in self-play, for comparisons."""
        return self

    def judgement(self) -> Judgement | None:
        """The same fitted in self-play, for games that have it."""
        return None

    def chances(self, state: State) -> list[float]:
        """How everybody stands, for people: as it was learned where it was, which is truer."""
        learned = self.judgement()
        if learned is not None and learned.fits(state):
            return learned.chances(state)
        return [self.value(state, seat) for seat in range(state.seats)]

    def shortlist(self, state: State, seat: int, options: list[int]) -> list[int]:
        """The options that a search should weigh; with a single one it does not think at all."""
        return options

    def pace(self, state: State) -> int:
        """How far the match is, in steps of which a search looks a few ahead."""
        return state.actions // 4

    def horizon(self, seats: int, ample: bool) -> int:
        """How far a search plays on, in steps of `pace` for every seat; luck blurs what is far
        away, so that farther may be better where time is ample.
        """
        return 3

    def glances(self, seats: int) -> int:
        """The worlds in which a search judges all options before it plays on."""
        return 0

    def figures(self, state: State, seat: int) -> dict[str, float]:
        """Numbers by which a player judges the seat, by text key; forecasts show their changes."""
        return {}

    def reasons(self, state: State, seat: int, option: int) -> list[Reason]:
        """What an option gains, costs and risks, in words of the game, the weightiest first.

        It says facts and odds, for any option of the open question, whether it is good or bad.
        """
        return changed(self, state, seat, option) or [Reason("reason-quiet", {})]


def rehearsed(state: State, seat: int, option: int) -> State:
    """A copy on which an option was carried out, up to the next roll, draw or question."""
    copy = state.clone()
    copy.explicit = True
    copy.log = None
    apply(copy, seat, option)
    return copy


def changed(mind: Mind, state: State, seat: int, option: int) -> list[Reason]:
    """The numbers that an option changes at once, as reasons."""
    after = rehearsed(state, seat, option)
    return compared(mind.figures(state, seat), mind.figures(after, seat))


def compared(before: dict[str, float], after: dict[str, float]) -> list[Reason]:
    """The numbers that differ between two sets of figures, as reasons."""
    return [
        Reason(
            "reason-more" if after[key] > before[key] else "reason-less",
            {"what": f"@{key}", "before": written(before[key]), "after": written(after[key])},
        )
        for key in before
        if key in after and abs(after[key] - before[key]) >= LEAST_CHANGE
    ]


def written(amount: float) -> str:
    """A number for a sentence: whole, or with one decimal."""
    whole = round(amount)
    return str(whole) if abs(amount - whole) < LEAST_CHANGE else f"{amount:.1f}"
