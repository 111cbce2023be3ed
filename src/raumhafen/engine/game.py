"""The interface of a game: its meta data, its rules object and its outcome."""

from collections.abc import Mapping
from typing import Any, ClassVar

from raumhafen.engine.actions import ActionSpace
from raumhafen.engine.errors import Argument, IllegalAction, RaumhafenError, UpgradeError
from raumhafen.engine.flow import Ask, Script
from raumhafen.engine.mind import Mind
from raumhafen.engine.planes import Features
from raumhafen.engine.rng import Rng
from raumhafen.engine.save import Names, Saved, copy_saved, holds_numbers, load, save, with_codes
from raumhafen.engine.state import State, apply, restart, start

SPECTATOR = -1
NO_ANSWER = -1  # a standing answer does not speak to this question
ENDED = -2  # a standing answer has run out
OptionValue = str | int | bool
Options = Mapping[str, OptionValue]
View = dict[str, Any]


class Option:
    """A choice made when a table is set up; the first value is the default.

    `seats` names the seat counts of values that do not suit every number of players.
    """

    def __init__(
        self,
        name: str,
        values: tuple[OptionValue, ...],
        rule: str,
        seats: dict[OptionValue, tuple[int, ...]] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.rule = rule
        self.seats: dict[OptionValue, tuple[int, ...]] = {} if seats is None else seats

    def suits(self, value: OptionValue, seats: int) -> bool:
        return value not in self.seats or seats in self.seats[value]

    @property
    def default(self) -> OptionValue:
        return self.values[0]


class Meta:
    """What lobby, command line and research need to know without loading any rules."""

    def __init__(
        self,
        id: str,
        prefix: str,
        min_seats: int,
        max_seats: int,
        options: tuple[Option, ...],
        rules_version: int,
    ) -> None:
        """`prefix` begins every rule number; a book in parts has several, as in "A B"."""
        self.id = id
        self.prefix = prefix
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.options = options
        self.rules_version = rules_version

    def complete(self, given: Options) -> dict[str, OptionValue]:
        """The given options with defaults for the rest; wrong names and values are refused."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise RaumhafenError("error-option-unknown", {"name": name})
            if value not in known[name].values:
                raise RaumhafenError("error-option-value", {"name": name, "value": str(value)})
        return {name: given.get(name, option.default) for name, option in known.items()}

    def suits(self, seats: int, options: Options) -> bool:
        """Whether these options can be played with so many seats."""
        return all(option.suits(options[option.name], seats) for option in self.options)

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            raise RaumhafenError(
                "error-seats", {"seats": seats, "min": self.min_seats, "max": self.max_seats}
            )


class Share:
    """One line of the sum behind a number: where the amount comes from and by which rule."""

    __slots__ = ("key", "args", "amount", "rule")

    def __init__(self, key: str, args: dict[str, Argument], amount: int, rule: str) -> None:
        self.key = key
        self.args = args
        self.amount = amount
        self.rule = rule

    def __repr__(self) -> str:
        return f"Share({self.key!r}, {self.args!r}, {self.amount}, {self.rule!r})"


def unexplained(what: str) -> RaumhafenError:
    """The refusal of a game that has no sum behind this."""
    return RaumhafenError("error-no-explanation", {"what": what})


class Outcome:
    """The end of a match: points for each seat and who won (several seats if shared)."""

    def __init__(self, points: list[int], winners: list[int], reason: str) -> None:
        self.points = points
        self.winners = winners
        self.reason = reason

    def shares(self) -> list[float]:
        """One win, shared among the winners."""
        share = 1.0 / len(self.winners) if self.winners else 0.0
        return [share if seat in self.winners else 0.0 for seat in range(len(self.points))]


class Game:
    """The stateless rules of one game. A subclass fills in the class variables and methods."""

    meta: ClassVar[Meta]
    actions: ClassVar[ActionSpace]
    opening: ClassVar[Script]
    scripts: ClassVar[list[Script]]
    asks: ClassVar[list[Ask]]
    standing_kinds: ClassVar[tuple[str, ...]] = ()
    # Events that begin a chapter of a recording: turns, rounds, cards.
    chapters: ClassVar[tuple[str, ...]] = ("event-turn",)
    # Carries out an aside, its only argument; it asks nobody and rolls nothing.
    aside_script: ClassVar[Script | None] = None
    # The rule that says when there are asides.
    aside_rule: ClassVar[str] = ""
    # How many entries of a history lie between two snapshots; large positions want fewer.
    snapshot_every: ClassVar[int] = 50
    # The rules version since which every action has had the number that it has now. Saves of
    # releases that kept numbers instead of codes are read from this version on.
    numbered_since: ClassVar[int] = 1

    def __init__(self) -> None:
        self.names = Names(self.scripts, self.asks, self.actions)

    def blank(self, seats: int) -> State:
        """An empty state of the game's class, for loading."""
        raise NotImplementedError

    def prepare(self, seats: int, options: dict[str, OptionValue]) -> State:
        """A state on which the opening script has not run yet; all options are given."""
        raise NotImplementedError

    def open_view(self, state: State) -> View:
        """Sections of the board that lie open to everybody, built field by field."""
        raise NotImplementedError

    def open_view_after(self, state: State, before: View) -> View:
        """The same sections; games with large boards take from an earlier view of the same match
        what has not changed since, so that the next difference is found at a glance.
        """
        return self.open_view(state)

    def own_view(self, state: State, seat: int) -> View:
        """Sections that only this seat may know, beside the open ones."""
        raise NotImplementedError

    def redeal(self, state: State, seat: int, rng: Rng) -> None:
        """Deals everything anew that the seat cannot know, in place."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        raise NotImplementedError

    def broken_laws(self, state: State) -> list[str]:
        """The laws that must always hold and do not; empty in a correct game."""
        raise NotImplementedError

    def mind(self) -> Mind:
        """The judgement of this game's bots, loaded when it is wanted."""
        raise NotImplementedError

    def features(self) -> Features:
        """Views as numbers for learning, loaded when they are wanted."""
        raise NotImplementedError

    def client_content(self, seats: int) -> dict[str, Any]:
        """Everything a client needs to draw the game and that never changes, as JSON values."""
        raise NotImplementedError

    def explain(self, state: State, seat: int, what: str) -> list[Share]:
        """The sum behind a number of the view, named as the game names it (`income:food`).

        Games whose numbers speak for themselves refuse everything.
        """
        raise unexplained(what)

    def standings(self, state: State) -> list[int]:
        """How the seats stand in the middle of a match, counted as the final points are.

        Games whose points come at the end alone count what they would be now.
        """
        return list(self.outcome(state).points)

    def turns_begun(self, state: State) -> int:
        """How many turns have begun; games without turns leave the guess: a handful of answers."""
        return state.actions // 4

    def rounds_begun(self, state: State) -> int:
        """How many rounds have begun; as a rule one is a turn for everybody."""
        return -(-self.turns_begun(state) // state.seats)

    def readable(self, args: dict[str, Argument]) -> dict[str, Argument]:
        """Arguments for people: numbers of components become their names.

        A value that begins with "@" is itself a text key, for names that are translated.
        """
        return args

    def standing_start(self, state: State, seat: int, kind: str) -> list[int]:
        """What a standing answer must remember about the moment it was given."""
        return []

    def standing_answer(self, state: State, seat: int, kind: str, memo: list[int]) -> int:
        """The action it gives now, NO_ANSWER, or ENDED."""
        return NO_ANSWER

    def asides(self, state: State, seat: int) -> list[int]:
        """What a seat may do out of turn while a question rests."""
        return []

    def addressed(self, state: State) -> list[int]:
        """Seats of which others want something that an aside answers, such as an open offer."""
        return []

    def why_no_aside(self, state: State, seat: int, action: int) -> IllegalAction:
        """The rule that forbids an aside, as far as the game can tell."""
        return IllegalAction("error-no-such-aside", {"seat": seat})

    def veils_aside(self, state: State, seat: int, action: int) -> bool:
        """Whether others may not see this aside, such as the draft of an offer."""
        return False

    def upgrade(self, saved: Saved, from_version: int) -> Saved:
        """A position as the present rules save it, from one that older rules have saved.

        `saved` may be changed. Fields that it lacks afterwards begin as in a blank state, and those
        that nobody knows any more are left out; `engine/renaming.py` helps with names.
        """
        return saved

    # --- the same for every game ---------------------------------------------------------------

    def view(self, state: State, seat: int) -> View:
        """The board as a seat (or SPECTATOR) may know it: a few sections by their names."""
        shown = self.open_view(state)
        return shown if seat == SPECTATOR else {**shown, **self.own_view(state, seat)}

    def new_state(
        self,
        seats: int,
        options: Options,
        seed: int | str,
        explicit: bool = False,
        listen: bool = False,
    ) -> State:
        """A match at its first question.

        `explicit` makes chance a seat of its own; `listen` keeps the events of the opening.
        """
        self.meta.check_seats(seats)
        state = self.prepare(seats, self.meta.complete(options))
        state.explicit = explicit
        state.seed(seed)
        if listen:
            state.log = []
        start(state, self.opening)
        return state

    def save(self, state: State) -> Saved:
        """The position as it is kept, with codes."""
        return with_codes(save(state), self.actions)

    def load(self, saved: Saved) -> State:
        return load(self.blank(int(saved["seats"])), saved, self.names)

    def upgraded(self, saved: Saved, version: int) -> Saved:
        """What the rules of a version have saved, as the present ones would save it."""
        if version == self.meta.rules_version:
            return saved
        found = self.upgrade(copy_saved(saved), version)
        plain = save(self.blank(int(found["seats"])))
        return {name: found.get(name, value) for name, value in plain.items()}

    def load_upgraded(self, saved: Saved, version: int) -> State:
        """A position that the rules of a version have saved."""
        if not self.can_read_actions(saved, version):
            raise UpgradeError("error-upgrade-numbers", {"version": version})
        return self.load(self.upgraded(saved, version))

    def can_read_actions(self, saved: Saved, version: int) -> bool:
        """Codes always; numbers only if they mean the same actions as then."""
        return version >= self.numbered_since or not holds_numbers(saved)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        """A copy that looks the same to the seat, with everything it cannot know dealt anew."""
        copy = state.clone()
        copy.rng_a, copy.rng_b = rng.pair()
        self.redeal(copy, seat, rng)
        if copy.secret:
            _answer_anew(copy, seat, rng)
        return copy

    def act(self, state: State, seat: int, code: str) -> None:
        """Applies an action given as its code."""
        apply(state, seat, self.actions.parse(code))


def _answer_anew(state: State, seat: int, rng: Rng) -> None:
    """Other seats' hidden answers are guessed; who has finished stays finished."""
    for other in state.members:
        if other == seat:
            continue
        finished = state.asked[other] is None
        restart(state, other)
        while finished and state.asked[other] is not None:
            _answer_quietly(state, other, rng.pick(state.options(other)))


def _answer_quietly(state: State, seat: int, action: int) -> None:
    """An answer that never closes the section, since the asking seat has not finished."""
    state.asked[seat] = None
    state.open -= 1
    state.answers[seat] = action
    state.advance(state.strands[seat])
