"""The data of one match and the few verbs with which rules code drives it.

A game derives its own state and declares flat lists and integers in `__init__`; `make fields`
writes their names and their copy from that. Everything else (saving, digests, questions, chance) is
here.
"""

from typing import ClassVar, Final

from raumhafen.engine.errors import Argument, IllegalAction
from raumhafen.engine.events import EVERYBODY, Event
from raumhafen.engine.flow import FIRST_OPTION, NO_DEFAULT, Ask, Frame, Question, Script
from raumhafen.engine.rng import next_a, next_b, outcome, seed_pair

CHANCE: Final = -1
MAIN: Final = -1

# A list that is never changed in place, only ever replaced, so that copies of a state share it.
Shared = list[int]
# Not saved: reckoned from the other fields when a position is loaded.
Reckoned = int
# Neither saved nor copied: always False between two answers.
Passing = bool


class Beat:
    """A moment that is seen by itself: the position then, and how many events came before it."""

    __slots__ = ("key", "told", "state")

    def __init__(self, key: str, told: int, state: "State") -> None:
        self.key = key
        self.told = told
        self.state = state


class State:
    """All data of one match: seats, randomness, running scripts, open questions, answers."""

    # Plain values and lists of plain values that are saved as they are.
    FIELDS: ClassVar[tuple[str, ...]] = ()
    # Lists of tuples: saved as lists of lists and turned back when loaded.
    TUPLES: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int, beside: int = 0) -> None:
        """`beside` adds places that are asked but are no players, such as a clock."""
        self.seats: int = seats
        self.rng_a = 1
        self.rng_b = 1
        self.actions = 0  # how many answers were taken
        self.reveals = 0  # how often something hidden became known: the barrier of undo
        self.over = False
        # Questions. A section is a time in which several seats (its members) act side by side,
        # each on a strand of its own, and write what they decide on a sheet of their own;
        # `secret` hides sheets and answers until the section closes.
        self.stack: list[Frame] = []
        self.section: Script | None = None
        self.members: Shared = []
        self.strands: list[list[Frame]] = []
        self.sheets: list[list[int]] = [[] for _ in range(seats + beside)]
        self.secret = False
        self.asked: list[Question | None] = [None] * (seats + beside)
        self.answers: list[int] = [-1] * (seats + beside)
        self.open: Reckoned = 0
        self.halt: Passing = False
        # Chance: sampled from the two numbers, forced by tests, or asked of a seat CHANCE.
        self.tossed = 0
        self.chance = 0  # number of equally likely outcomes that are open, or 0
        self.chance_of = MAIN
        self.explicit = False
        self.forced: list[int] = []
        self.fed: list[int] = []  # answers given beforehand (a rehearsal carried out)
        self.log: list[Event] | None = None
        self.beats: list[Beat] | None = None  # kept for whoever shows a match moment by moment

    # --- copying -------------------------------------------------------------------------------

    def blank(self) -> "State":
        """A new state of the same class, to be filled by copy_into."""
        return State(self.seats)

    def copy_into(self, new: "State") -> None:
        """Copies the game's own fields."""

    def clone(self) -> "State":
        """An independent copy that nobody listens to."""
        new = self.blank()
        self.copy_engine_into(new)
        self.copy_into(new)
        return new

    # --- asking --------------------------------------------------------------------------------

    def ask(self, seat: int, ask: Ask) -> None:
        """Opens a question; the script goes on when it is answered."""
        if self.fed:
            self.answers[seat] = self.fed.pop(0)
            return
        self.pose(seat, Question(ask, [] if ask.live else ask.options(self, seat)))

    def choose(self, seat: int, ask: Ask, options: list[int]) -> None:
        """Asks where there is a choice; the only option is the answer."""
        if len(options) == 1:
            self.answers[seat] = options[0]
        elif self.fed:
            self.answers[seat] = self.fed.pop(0)
        else:
            self.pose(seat, Question(ask, options))

    def pose(self, seat: int, question: Question) -> None:
        """Opens a question whose options are already listed."""
        self.asked[seat] = question
        self.open += 1
        self.halt = True

    def options(self, seat: int) -> list[int]:
        """What the seat may answer now; empty if it is not asked."""
        question = self.asked[seat]
        if question is None:
            return []
        return question.ask.options(self, seat) if question.ask.live else question.options

    def deciders(self) -> list[int]:
        """Seats that are asked, in seat order."""
        return [seat for seat, question in enumerate(self.asked) if question is not None]

    def not_asked(self, seat: int) -> IllegalAction:
        """Why a seat may not act now; a game that knows the rule says it."""
        return IllegalAction("error-not-asked", {"seat": seat})

    def veils(self, seat: int) -> bool:
        """Whether others may not see what this seat answers now."""
        question = self.asked[seat]
        return self.secret or (question is not None and question.ask.private)

    def awaited(self) -> list[int]:
        """Seats for whose answers the table waits."""
        return [seat for seat in self.deciders() if not self._ask(seat).idle]

    def default(self, seat: int) -> int:
        """What an asked seat does when its time runs out; NO_DEFAULT where nothing is laid down."""
        wanted, options = self._ask(seat).default, self.options(seat)
        if wanted == FIRST_OPTION:
            return options[0]
        return wanted if wanted in options else NO_DEFAULT

    def _ask(self, seat: int) -> Ask:
        question = self.asked[seat]
        assert question is not None
        return question.ask

    def seats_from(self, first: int) -> list[int]:
        """All seats clockwise from one of them."""
        return [(first + later) % self.seats for later in range(self.seats)]

    # --- calling -------------------------------------------------------------------------------

    def call(self, script: Script, seat: int, args: list[int] | None = None) -> None:
        """Runs another script before the present one goes on."""
        self.stack.append(Frame(script, 0, seat, [] if args is None else args))

    def call_each(self, script: Script, seats: list[int]) -> None:
        """Runs a script for each seat, one after the other in the given order."""
        for seat in reversed(seats):
            self.stack.append(Frame(script, 0, seat, []))

    def together(self, script: Script, seats: list[int], secret: bool) -> None:
        """Runs a script for several seats side by side; goes on when the last has finished.

        Strands of a secret section write nothing but their own frames and sheets, so that the
        order of answers cannot matter and a seat may start over until the section closes.
        """
        assert not self.strands, "sections do not nest"
        self.section = script
        self.secret = secret
        self.members = seats
        self.strands = [[] for _ in self.asked]
        self.sheets = [[] for _ in self.asked]
        for seat in seats:
            self.strands[seat] = [Frame(script, 0, seat, [])]
        self.run_strands()
        if self.open == 0 and self.chance == 0:
            self.close_section()
        else:
            self.halt = True

    def run_strands(self) -> None:
        """Advances every strand that does not wait for its seat, until chance is asked."""
        for seat in self.members:
            if self.chance:
                return
            if self.asked[seat] is None:
                self.advance(self.strands[seat])

    def close_section(self) -> None:
        if self.secret:
            self.reveals += 1
        self.section = None
        self.strands = []
        self.secret = False

    def finish(self) -> None:
        """The match is over: nothing runs and nobody is asked any more."""
        self.over = True
        self.stack.clear()
        self.strands = []
        self.section = None
        self.asked = [None] * len(self.asked)
        self.open = 0
        self.halt = True

    # --- chance --------------------------------------------------------------------------------

    def toss(self, n: int) -> None:
        """One of n equally likely outcomes, found in `tossed` by the next step."""
        if self.forced:
            self.tossed = self.forced.pop(0)
        elif self.explicit:
            self.chance = n
            self.halt = True
        else:
            self.rng_a = next_a(self.rng_a)
            self.rng_b = next_b(self.rng_b)
            self.tossed = outcome(self.rng_a, self.rng_b, n)

    def seed(self, seed: int | str) -> None:
        self.rng_a, self.rng_b = seed_pair(seed)

    # --- running -------------------------------------------------------------------------------

    def advance(self, stack: list[Frame]) -> None:
        """Step after step, until something must be answered or the scripts are at their end."""
        self.halt = False
        while stack:
            frame = stack[-1]
            at = frame.at
            if at == frame.script.length:
                stack.pop()
                continue
            frame.at = at + 1
            frame.script.steps[at](self, frame)
            if self.halt:
                self.halt = False
                if self.chance:
                    self.chance_of = frame.seat if self.strands else MAIN
                return

    def resume(self, seat: int) -> None:
        """Goes on after an answer of a seat (or of chance) on that seat's strand."""
        if self.strands:
            self.advance(self.strands[seat])
            if self.explicit:
                self.run_strands()
            if self.open or self.chance or self.over:
                return
            self.close_section()
        self.advance(self.stack)

    # --- telling -------------------------------------------------------------------------------

    def tell(
        self, key: str, rule: str, args: dict[str, Argument], audience: int = EVERYBODY
    ) -> None:
        """Notes an event if somebody listens."""
        if self.log is not None:
            self.log.append(Event(key, rule, args, audience))

    def beat(self, key: str) -> None:
        """Marks a moment that should be seen by itself, with what was just told.

        Costs a copy of the position if somebody wants to see beats, and nothing otherwise. While
        answers are hidden there is nothing to see: a beat would tell that somebody has answered.
        """
        if self.beats is not None:
            assert not self.secret, f"beat {key} in a secret section"
            self.beats.append(Beat(key, len(self.log or ()), self.clone()))

    # --- written by `make fields` from __init__; not to be edited by hand ------------------------

    ENGINE_FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "rng_a", "rng_b", "actions", "reveals", "over", "members", "sheets", "secret",
        "answers", "tossed", "chance", "chance_of", "explicit", "forced", "fed",
    )  # fmt: skip

    def copy_engine_into(self, new: "State") -> None:
        new.seats = self.seats
        new.rng_a = self.rng_a
        new.rng_b = self.rng_b
        new.actions = self.actions
        new.reveals = self.reveals
        new.over = self.over
        new.stack = [frame.clone() for frame in self.stack]
        new.section = self.section
        new.members = self.members
        new.strands = [[frame.clone() for frame in strand] for strand in self.strands]
        new.sheets = [row[:] for row in self.sheets]
        new.secret = self.secret
        new.asked = self.asked[:]
        new.answers = self.answers[:]
        new.open = self.open
        new.tossed = self.tossed
        new.chance = self.chance
        new.chance_of = self.chance_of
        new.explicit = self.explicit
        new.forced = self.forced[:]
        new.fed = self.fed[:]

    # --- end of what `make fields` writes --------------------------------------------------------


def start(state: State, script: Script) -> None:
    """Runs the opening script up to the first question."""
    state.call(script, 0)
    state.advance(state.stack)


def apply(state: State, seat: int, action: int) -> list[Event]:
    """Takes one answer and runs on to the next question. Illegal input changes nothing."""
    if seat == CHANCE:
        return _apply_chance(state, action)
    question = _question(state, seat)
    if action not in state.options(seat):
        raise _refusal(state, seat, action, question)
    state.asked[seat] = None
    state.open -= 1
    state.answers[seat] = action
    state.actions += 1
    state.resume(seat)
    return take_events(state)


def take_events(state: State) -> list[Event]:
    """The events since the last call; an empty list if nobody listens."""
    events = state.log
    if events is None:
        return []
    state.log = []
    return events


def take_beats(state: State) -> list[Beat]:
    """The beats since the last call; an empty list if nobody wants to see them."""
    beats = state.beats
    if beats is None:
        return []
    state.beats = []
    return beats


def revise(state: State, seat: int) -> None:
    """A seat starts its answers of the present secret section over, finished or not."""
    if not state.secret or seat not in state.members:
        raise IllegalAction("error-nothing-to-revise", {"seat": seat})
    restart(state, seat)


def restart(state: State, seat: int) -> None:
    assert state.section is not None
    if state.asked[seat] is not None:
        state.asked[seat] = None
        state.open -= 1
    state.strands[seat] = [Frame(state.section, 0, seat, [])]
    state.sheets[seat] = []
    state.advance(state.strands[seat])


def _apply_chance(state: State, outcome: int) -> list[Event]:
    if not 0 <= outcome < state.chance:
        raise IllegalAction("error-chance", {"outcome": outcome, "outcomes": state.chance})
    state.chance = 0
    state.tossed = outcome
    state.resume(state.chance_of)
    return take_events(state)


def _question(state: State, seat: int) -> Question:
    if state.over:
        raise IllegalAction("error-game-over")
    if not 0 <= seat < len(state.asked):
        raise IllegalAction("error-no-such-seat", {"seat": seat})
    question = state.asked[seat]
    if question is None or state.chance:
        raise state.not_asked(seat)
    return question


def _refusal(state: State, seat: int, action: int, question: Question) -> IllegalAction:
    """The rule that forbids it, as far as the game can tell."""
    ask = question.ask
    reason = ask.why_not(state, seat, action) if ask.why_not is not None else None
    return reason or IllegalAction("error-not-an-option", {"ask": ask.name}, ask.rule)


def rehearse(state: State, script: Script, seat: int, answers: list[int]) -> Question | None:
    """What a seat is asked next if it had given these answers: found on a private copy.

    Secret dialogues whose later questions depend on earlier answers are rehearsed so, and carried
    out on the true state (through `fed`) only after everybody has finished.
    """
    return rehearsed(state, script, seat, answers).asked[seat]


def rehearsed(state: State, script: Script, seat: int, answers: list[int]) -> State:
    """The private copy on which a seat has given these answers."""
    copy = state.clone()
    copy.section = None
    copy.strands = []
    copy.secret = False
    copy.asked = [None] * len(copy.asked)
    copy.open = 0
    copy.fed = answers[:]
    copy.stack = [Frame(script, 0, seat, [])]
    copy.advance(copy.stack)
    return copy
