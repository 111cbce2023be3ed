"""SB18 The planes of `features`, written straight from the state.

Reads what `board` shows to the seat and nothing else; the tests of research hold both ways against
each other. Cards and slots are many, so their bits are written without detours.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from typing import ClassVar, Final

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.planes import MOST, Features, Layout, Pen, blank_cells
from raumhafen.engine.state import State
from raumhafen.games.space_base.actions import ACTIONS
from raumhafen.games.space_base.content.kinds import SECTORS
from raumhafen.games.space_base.content.tables import FIRST_STARTER, MARKET, SHIP_SLOTS, SLOTS
from raumhafen.games.space_base.rules.roll import preview
from raumhafen.games.space_base.state import EMPTY, STRIDE, SpaceBaseState
from raumhafen.games.space_base.views.features import (
    ANSWERS,
    COUNTS,
    CUBES,
    DEEP,
    FACES,
    GAINS,
    LARGEST_DECK,
    LAYOUTS,
    LEVEL_START,
    MOST_DECISIONS,
    MOST_OUTCOMES,
    OFFERS,
    TARGET,
    VERBS,
    decode,
    features,
    layout,
)

ALLOCATING: Final = 3  # SB16.6 the phase in which everybody sees what the dice would pay


def card_places(seats: int, me: int) -> list[int]:
    """The place of every card by its number: starting ships go with their seat."""
    places = list(range(FIRST_STARTER))
    for seat in range(seats):
        start = FIRST_STARTER + SECTORS * ((seat - me) % seats)
        places += range(start, start + SECTORS)
    return places


class Starts:
    """Where planes begin that are written at every look."""

    def __init__(self, layout: Layout) -> None:
        self.round = layout.start("round")
        self.phase = layout.start("phase")
        self.first = layout.start("first")
        self.active = layout.start("active")
        self.dice = layout.start("dice")
        self.counts = layout.start("counts")


STARTS: Final = {seats: Starts(layout) for seats, layout in LAYOUTS.items()}
NO_STACK: Final[tuple[int, ...]] = ()
PLACES: Final = {seats: [card_places(seats, me) for me in range(seats)] for seats in LAYOUTS}


class Boards:
    """The planes of cards on boards, as one seat counts: there are many cards, and few of them move
    between two looks at a table.
    """

    def __init__(self, seats: int, me: int) -> None:
        layout, cards = LAYOUTS[seats], FIRST_STARTER + SECTORS * seats
        self.seats, self.me = seats, me
        self.places = PLACES[seats][me]
        self.start = layout.start("card_seat")
        self.owners, self.homes = 0, layout.start("card_sector") - self.start
        self.depths = layout.start("card_depth") - self.start
        self.size = self.depths + cards
        self.cells = blank_cells(self.size)

    def copy(self, cells: memoryview[float]) -> None:
        cells[self.start : self.start + self.size] = self.cells

    def write(self, at: int, station: int, stack: tuple[int, ...], bit: float) -> None:
        """The cards of a sector: the station card has depth 0."""
        if at % STRIDE == 0 or station < 0:
            return
        owner, sector = (at // STRIDE - self.me) % self.seats, at % STRIDE - 1
        self.put(station, owner, sector, bit)
        for depth, card in enumerate(stack, 1):
            self.put(card, owner, sector, bit)
            self.cells[self.depths + self.places[card]] = bit * depth / DEEP

    def put(self, card: int, owner: int, sector: int, bit: float) -> None:
        place = self.places[card]
        self.cells[self.owners + self.seats * place + owner] = bit
        self.cells[self.homes + SECTORS * place + sector] = bit


class Sectors:
    """All sectors of a table as they were at the last look, and the boards of who has looked; only
    sectors that changed are rewritten.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.station = [-1] * (STRIDE * seats)
        self.stacks = [NO_STACK] * (STRIDE * seats)
        self.boards: dict[int, Boards] = {}
        self.version = 0

    def follow(self, s: SpaceBaseState) -> None:
        """First everything that left its sector goes, then everything new comes."""
        if s.station == self.station and s.stacks == self.stacks:
            return
        self.version += 1
        changed = [
            at
            for at in range(STRIDE * self.seats)
            if s.station[at] != self.station[at] or s.stacks[at] is not self.stacks[at]
        ]
        self.write(changed, 0.0)
        for at in changed:
            self.station[at], self.stacks[at] = s.station[at], s.stacks[at]
        self.write(changed, 1.0)

    def write(self, changed: list[int], bit: float) -> None:
        for board in self.boards.values():
            for at in changed:
                board.write(at, self.station[at], self.stacks[at], bit)

    def board(self, me: int) -> Boards:
        if me not in self.boards:
            self.boards[me] = Boards(self.seats, me)
            for at in range(STRIDE * self.seats):
                self.boards[me].write(at, self.station[at], self.stacks[at], 1.0)
        return self.boards[me]


class Yard:
    """The planes of the market, alike for all seats; only slots that changed are rewritten."""

    def __init__(self, seats: int) -> None:
        layout = LAYOUTS[seats]
        self.start = layout.start("shipyard")
        self.colonies = layout.start("colonies") - self.start
        self.size = self.colonies + SECTORS
        self.cells = blank_cells(self.size)
        self.market = [EMPTY] * MARKET
        self.version = 0

    def follow(self, s: SpaceBaseState) -> None:
        """Brings the planes up to the state."""
        if s.market != self.market:
            for slot in range(MARKET):
                if s.market[slot] != self.market[slot]:
                    self.lay(slot, s.market[slot])
            self.version += 1

    def copy(self, cells: memoryview[float]) -> None:
        cells[self.start : self.start + self.size] = self.cells

    def lay(self, slot: int, card: int) -> None:
        self.put(slot, 0.0)
        self.market[slot] = card
        self.put(slot, 1.0)

    def put(self, slot: int, bit: float) -> None:
        card = self.market[slot]
        if card < 0:
            return
        if slot < SHIP_SLOTS:
            self.cells[LARGEST_DECK * slot + card - LEVEL_START[slot // SLOTS]] = bit
        else:
            self.cells[self.colonies + slot - SHIP_SLOTS] = bit


class Previews:
    """SB16.6 What the dice would pay every seat: the same as long as all of them choose."""

    def __init__(self) -> None:
        self.roll = (-1, -1, -1)
        self.versions = (-1, -1)
        self.cubes: list[int] = []
        self.rows: list[list[int]] = []

    def follow(self, s: SpaceBaseState, versions: tuple[int, int]) -> None:
        roll = (s.active, s.die_a, s.die_b)
        if roll == self.roll and versions == self.versions and s.cubes == self.cubes:
            return
        self.roll, self.versions, self.cubes = roll, versions, s.cubes[:]
        found = [preview(s, seat) for seat in range(s.seats)]
        self.rows = [[*yields["split"], *yields["sum"]] for yields in found]


class Table:
    """What is kept of a table from one look to the next, and how much of it a page shows that is
    written again and again.
    """

    def __init__(self, seats: int) -> None:
        self.yard = Yard(seats)
        self.sectors = Sectors(seats)
        self.previews = Previews()
        self.shown_yard = self.shown_sectors = -1  # versions
        self.shown_to = -1
        self.blanks: list[memoryview[float]] = []  # for all that is not the market or the boards

    def follow(self, s: SpaceBaseState) -> None:
        self.yard.follow(s)
        self.sectors.follow(s)
        if s.phase == ALLOCATING:
            self.previews.follow(s, (self.yard.version, self.sectors.version))

    def write(self, s: SpaceBaseState, seat: int, cells: memoryview[float]) -> None:
        self.follow(s)
        self.yard.copy(cells)
        self.sectors.board(max(seat, 0)).copy(cells)
        write(s, seat, cells, self.previews)

    def rewrite(
        self, s: SpaceBaseState, seat: int, cells: memoryview[float], nothing: memoryview[float]
    ) -> None:
        """Cards are left where they lie; everything else is blank at first."""
        self.follow(s)
        yard, me = self.yard, max(seat, 0)
        board = self.sectors.board(me)
        if yard.version != self.shown_yard:
            yard.copy(cells)
            self.shown_yard = yard.version
        if me != self.shown_to or self.sectors.version != self.shown_sectors:
            board.copy(cells)
            self.shown_to, self.shown_sectors = me, self.sectors.version
        after_yard, after_board = yard.start + yard.size, board.start + board.size
        if not self.blanks:
            parts = ((0, yard.start), (after_yard, board.start), (after_board, len(nothing)))
            self.blanks = [nothing[first:end] for first, end in parts]
        cells[: yard.start] = self.blanks[0]
        cells[after_yard : board.start] = self.blanks[1]
        cells[after_board:] = self.blanks[2]
        write(s, seat, cells, self.previews)


def write(s: SpaceBaseState, seat: int, cells: memoryview[float], previews: Previews) -> None:
    """SB18 What this seat (or SPECTATOR) may know, but for the cards that lie open."""
    w = Pen(LAYOUTS[s.seats], s.seats, max(seat, 0), cells)
    if seat != SPECTATOR:
        w.mark("seat", seat)
        write_secrets(w, s, seat)
    write_turn(w, s)
    w.row("decks", 0, [len(s.decks[k]) + len(s.bottoms[k]) for k in range(3)])
    write_counts(w, s)
    write_cubes(w, s)
    if s.phase == ALLOCATING:
        for other in range(s.seats):
            w.row("previews", GAINS * len(OFFERS) * w.turned(other), previews.rows[other])


def write_turn(w: Pen, s: SpaceBaseState) -> None:
    cells, at = w.cells, STARTS[s.seats]
    cells[at.round] = min(s.round, MOST) / TARGET
    cells[at.phase + s.phase] = 1.0
    cells[at.first + w.turned(s.first)] = 1.0
    cells[at.active + w.turned(s.active)] = 1.0
    if s.fixed:
        w.number("fixed", 0, s.fixed)
    if s.die_a:
        cells[at.dice + s.die_a - 1] = 1.0
    if s.die_b:
        cells[at.dice + FACES + s.die_b - 1] = 1.0
    if s.variant:
        w.mark("variant", 0)
    if s.triggered:
        w.mark("triggered", 0)
    if s.winner >= 0:
        w.mark("winner", w.turned(s.winner))


def write_counts(w: Pen, s: SpaceBaseState) -> None:
    """In the order of COUNTS; most of them are above 0."""
    cells, start = w.cells, STARTS[s.seats].counts
    for seat in range(s.seats):
        at = start + len(COUNTS) * w.turned(seat)
        cells[at] = min(s.credits[seat], MOST) / TARGET
        cells[at + 1] = min(s.income[seat], MOST) / TARGET
        cells[at + 2] = min(s.vp[seat], MOST) / TARGET
        cells[at + 3] = min(s.turns[seat], MOST) / TARGET


def write_cubes(w: Pen, s: SpaceBaseState) -> None:
    """Only cards on boards carry any."""
    cells, places, start = w.cells, PLACES[w.seats][w.me], w.start("card_cubes")
    for seat in range(w.seats):
        if s.loaded[seat]:
            for card in s.powers[seat]:
                if s.cubes[card]:
                    cells[start + places[card]] = s.cubes[card] / CUBES


def write_secrets(w: Pen, s: SpaceBaseState, seat: int) -> None:
    """SB18.2 Ships by their place in the hand; answers one after the other."""
    if s.variant:
        w.listed("hand", 0, s.hands[seat])
        w.listed("returned", 0, s.returned[seat])
    sheet = s.sheets[seat]
    if sheet:
        w.number("answers", 0, len(sheet))
    for at, number in enumerate(sheet[:ANSWERS]):
        verb = bisect_right(ACTIONS.bases, number) - 1
        w.mark("answer_verb", VERBS * at + verb)
        w.number("answer_value", at, number - ACTIONS.bases[verb])


class SpaceBaseFeatures(Features):
    """The planes of this game for the research interfaces, of one table at a time if it can be."""

    most_outcomes: ClassVar[int] = MOST_OUTCOMES
    most_decisions: ClassVar[int] = MOST_DECISIONS

    def __init__(self) -> None:
        self.tables: dict[int, Table] = {}

    def table(self, seats: int) -> Table:
        if seats not in self.tables:
            self.tables[seats] = Table(seats)
        return self.tables[seats]

    def layout(self, seats: int) -> Layout:
        return layout(seats)

    def encode(self, view: View, seat: int) -> array[float]:
        return features(view, seat)

    def write(self, state: State, seat: int, cells: memoryview[float]) -> None:
        assert isinstance(state, SpaceBaseState)
        self.table(state.seats).write(state, seat, cells)

    def rewrite(
        self, state: State, seat: int, cells: memoryview[float], nothing: memoryview[float]
    ) -> None:
        assert isinstance(state, SpaceBaseState)
        self.table(state.seats).rewrite(state, seat, cells, nothing)

    def decode(self, numbers: Sequence[float], seats: int) -> tuple[View, int]:
        return decode(numbers, seats)
