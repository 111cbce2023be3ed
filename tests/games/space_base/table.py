"""A small language for scenarios: positions and answers written as in the rules' examples.

Play runs on the true turn script with two stops put in: after the rewards (between phases 4 and 5)
and after phase 9, so that a test can look at what a phase did. Chance is asked of the test.
"""

import pytest

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.events import Event
from raumhafen.engine.flow import Frame, Script
from raumhafen.engine.save import digest
from raumhafen.engine.state import CHANCE, apply, take_events
from raumhafen.games.space_base.content.tables import (
    FIRST_COLONY,
    FIRST_STARTER,
    LEVEL,
    SHIP_SLOTS,
    SLOTS,
)
from raumhafen.games.space_base.game import GAME
from raumhafen.games.space_base.rules.board import is_colony, place, put_cube, swap_sectors
from raumhafen.games.space_base.rules.setup import lay_out_boards
from raumhafen.games.space_base.rules.turn import GAP, MATCH, TURN, bag, phase_5
from raumhafen.games.space_base.state import STRIDE, SpaceBaseState
from tests.games.space_base.notation import (
    NAMES,
    NOTHING,
    action_of,
    card,
    describe,
    label,
    read_card,
    read_sector,
)

# --- the turn with stops -------------------------------------------------------------------------


def stop(s: SpaceBaseState, f: Frame) -> None:
    """A toss with one outcome: play waits, and nobody is asked."""
    s.toss(1)


def _with_stops() -> Script:
    at = TURN.steps.index(phase_5)
    return Script("turn", (*TURN.steps[:at], stop, *TURN.steps[at:], stop))


TURN_WITH_STOPS = _with_stops()
DICE_SCRIPTS = ("turn", "roll_off")

Counts = tuple[int, int, int]


class Table:
    """One match in the hands of a test. Everything before the first roll or answer is set-up."""

    def __init__(self, seats: int = 2, active: int = 0, first: int = 0) -> None:
        self.s = SpaceBaseState(seats)
        self.events: list[Event] = []
        self.open_ships: list[int] = []
        self.reserved: list[int] = []  # ships that no refill draws by itself
        self.refills: list[int] = []  # ships that the next refills draw
        self.started = False
        self._lay_out(active, first)
        self.mark()

    def _lay_out(self, active: int, first: int) -> None:
        s = self.s
        lay_out_boards(s, Frame(MATCH, 0, 0, []))
        s.credits, s.income, s.vp = [0] * s.seats, [0] * s.seats, [0] * s.seats
        s.explicit = True
        s.log = []
        s.active, s.first, s.round = active, first, 1
        for seat in s.seats_from(first)[: (active - first) % s.seats]:
            s.turns[seat] = 1

    @classmethod
    def opening(cls, seats: int, variant: str = "standard") -> "Table":
        """A match at the very start of its set-up, every draw in the hands of the test."""
        table = cls(seats)
        state = GAME.new_state(seats, {"variant": variant}, seed=1, explicit=True)
        assert isinstance(state, SpaceBaseState)
        state.log = []
        table.s = state
        table.started = True
        return table

    # --- positions -----------------------------------------------------------------------------

    def board(self, seat: int, *lines: str) -> None:
        """Lays sectors of a seat as the notation says; sectors not named hold their starters."""
        for line in lines:
            sector, cards = read_sector(line)
            self._lay_sector(seat, sector, cards)

    def _lay_sector(self, seat: int, sector: int, cards: list[str]) -> None:
        bottom = cards[0][1:]
        if bottom and int(bottom) != sector and self.station(seat, sector) == "S":
            swap_sectors(self.s, seat, sector, int(bottom))
        for text in cards[1:]:
            name, cubes = read_card(text)
            place(self.s, seat, card(name), sector)
            if is_colony(card(name)):
                self.s.closed[seat] |= 1 << sector
        for text in cards[1:]:
            name, cubes = read_card(text)
            for _ in range(cubes):
                put_cube(self.s, seat, card(name))

    def resources(self, seat: int, credits: int, income: int = 0, vp: int = 0) -> None:
        self.s.credits[seat], self.s.income[seat], self.s.vp[seat] = credits, income, vp
        self.mark()

    def shipyard(self, *names: str) -> None:
        """These ships are open, from the left of their levels; others fill the slots behind."""
        self.open_ships += [card(name) for name in names]

    def begin(self) -> None:
        """Opens the shipyard and runs to the first question or roll."""
        if self.started:
            return
        self.started = True
        s = self.s
        self._lay_out_market()
        s.stack = [
            Frame(MATCH, MATCH.index("end_turn"), s.active, []),
            Frame(TURN_WITH_STOPS, 0, s.active, []),
        ]
        s.log = []
        s.advance(s.stack)
        self._note(take_events(s))
        self.settle()

    def _lay_out_market(self) -> None:
        s = self.s
        owned = set(s.station).union(*s.stacks)
        for level in range(3):
            rest = [c for c in range(FIRST_COLONY) if LEVEL[c] == level + 1 and c not in owned]
            named = [c for c in self.open_ships if LEVEL[c] == level + 1]
            ships = named + [c for c in rest if c not in named]
            s.market[SLOTS * level : SLOTS * level + SLOTS] = (ships + [-1] * SLOTS)[:SLOTS]
            s.decks[level] = ships[SLOTS:]
        colonies = range(FIRST_COLONY, FIRST_STARTER)
        s.market[SHIP_SLOTS:] = [c if c not in owned else -1 for c in colonies]

    # --- play ----------------------------------------------------------------------------------

    def roll(self, a: int, b: int) -> None:
        """Both dice are rolled and show these faces."""
        assert self.waits_for_dice(2), "nobody rolls two dice here"
        self._chance(6 * (a - 1) + b - 1)

    def roll_one(self, face: int) -> None:
        assert self.waits_for_dice(1), "nobody rolls one die here"
        self._chance(face - 1)

    def waits_for_dice(self, dice: int) -> bool:
        self.begin()
        top = self.s.stack[-1].script.name if self.s.stack else ""
        return top in DICE_SCRIPTS and self.s.chance == 6**dice

    def refill_with(self, *names: str) -> None:
        """The next slots are filled with these ships."""
        self.refills = [card(name) for name in names]

    def draw(self, *names: str) -> None:
        """Set-up deals these ships, one by one; the shipyard opened before holds others."""
        self.reserved = [card(name) for name in names]
        self.settle()
        for name in names:
            deck = bag(self.s, LEVEL[card(name)] - 1)
            self._chance(deck.index(card(name)))

    def answer(self, seat: int, *texts: str) -> None:
        """One answer after the other."""
        self.begin()
        for text in texts:
            assert text in self.options(seat), f"{text!r} is not among {self.options(seat)}"
            self._note(apply(self.s, seat, action_of(self.s, seat, text)))
            self.settle()

    def go_on(self) -> None:
        """Leaves a stop: into phase 5, or into the next turn."""
        self.begin()
        assert self.stopped, "play does not wait for the test"
        self._chance(0)

    @property
    def stopped(self) -> bool:
        self.begin()
        return self.s.chance == 1 and self.s.stack[-1].script is TURN_WITH_STOPS

    def to_rewards(self) -> None:
        """Everybody still asked gives the default until the rewards are paid."""
        self.begin()
        while not self.stopped:
            self._answer_default()
        assert self.s.phase == 4

    def end_turn(self) -> None:
        """The rest of the turn with defaults, up to the stop after phase 9."""
        self.begin()
        while not (self.stopped and self.s.phase == 9):
            if self.stopped:
                self.go_on()
            else:
                self._answer_default()

    def _answer_default(self) -> None:
        seat = self.s.deciders()[0]
        question = self.s.asked[seat]
        assert question is not None
        self.answer(seat, describe(self.s, seat, question.ask.default))

    def _chance(self, outcome: int) -> None:
        self._note(apply(self.s, CHANCE, outcome))
        self.settle()

    def settle(self) -> None:
        """Refills go by themselves: the ships named, else the first that is not reserved."""
        while self.s.chance and self.s.stack[-1].script.name == "refill":
            deck = bag(self.s, self.s.stack[-1].args[GAP] // SLOTS)
            if self.refills:
                outcome = deck.index(self.refills.pop(0))
            else:
                outcome = next(at for at, c in enumerate(deck) if c not in self.reserved)
            self._note(apply(self.s, CHANCE, outcome))

    def _note(self, events: list[Event]) -> None:
        self.events += events
        assert GAME.broken_laws(self.s) == []

    # --- looking -------------------------------------------------------------------------------

    def copy(self) -> "Table":
        """The same position, to be played differently."""
        self.begin()
        other = Table(self.s.seats)
        other.s = self.s.copy()
        other.s.log = []
        other.started = True
        other.base = self.base[:]
        return other

    def asked(self) -> list[int]:
        self.begin()
        return self.s.deciders()

    def question(self, seat: int) -> str:
        """What the seat is asked, or nothing."""
        self.begin()
        question = self.s.asked[seat]
        return "" if question is None else question.ask.name

    def options(self, seat: int) -> list[str]:
        self.begin()
        return [describe(self.s, seat, option) for option in self.s.options(seat)]

    def counts(self, seat: int) -> Counts:
        """Credits, income, VP."""
        return self.s.credits[seat], self.s.income[seat], self.s.vp[seat]

    def cubes(self, name: str) -> int:
        return self.s.cubes[card(name)]

    def station(self, seat: int, sector: int) -> str:
        return label(self.s.station[STRIDE * seat + sector], sector)

    def sector(self, seat: int, sector: int) -> str:
        """A sector in the notation."""
        stack = self.s.stacks[STRIDE * seat + sector]
        deployed = ", ".join(self._with_cubes(c, sector) for c in stack) or NOTHING
        station = self._with_cubes(self.s.station[STRIDE * seat + sector], sector)
        return f"{sector}: {deployed} | {station}"

    def _with_cubes(self, index: int, sector: int) -> str:
        cubes = self.s.cubes[index]
        return f"{label(index, sector)}({cubes})" if cubes else label(index, sector)

    def open_names(self, level: int) -> list[str]:
        """Ships in the shipyard slots of a level, from left to right, gaps left out."""
        slots = self.s.market[SLOTS * (level - 1) : SLOTS * level]
        return [NAMES[c] for c in slots if c >= 0]

    def told(self) -> list[str]:
        return [event.key for event in self.events]

    # --- demanding -----------------------------------------------------------------------------

    def mark(self) -> None:
        """Changes are counted from here."""
        self.base = [self.counts(seat) for seat in range(self.s.seats)]

    def expect(self, seat: int, credits: int = 0, income: int = 0, vp: int = 0) -> None:
        """What the seat has gained since the mark; what is not named has not changed."""
        assert self.gained(seat) == (credits, income, vp)

    def gained(self, seat: int) -> Counts:
        now, then = self.counts(seat), self.base[seat]
        return now[0] - then[0], now[1] - then[1], now[2] - then[2]

    def yields(self, seat: int, *answers: str) -> Counts:
        """What these answers to the roll bring the seat, tried on a copy."""
        trial = self.copy()
        trial.mark()
        trial.answer(seat, *answers)
        trial.to_rewards()
        return trial.gained(seat)

    def expect_board(self, seat: int, *lines: str) -> None:
        for line in lines:
            sector, _ = read_sector(line)
            assert self.sector(seat, sector) == line

    def refuse(self, seat: int, text: str, key: str, rule: str) -> None:
        """The answer is illegal for this reason, and nothing has changed."""
        self.begin()
        before = digest(self.s)
        with pytest.raises(IllegalAction) as refusal:
            apply(self.s, seat, action_of(self.s, seat, text))
        assert (refusal.value.key, refusal.value.rule) == (key, rule)
        assert digest(self.s) == before
        assert take_events(self.s) == []
