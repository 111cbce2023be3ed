"""B6 The planes of `features`, written straight from the state.

Reads what `board` shows to the seat and nothing else; the tests of research hold both ways against
each other. Prices, locks and strengths that clients show are in no plane and not worked out here.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import ClassVar, Final

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.planes import Features, Layout, Pen, blank_cells
from raumhafen.engine.state import State
from raumhafen.games.sternenkinder.actions import EQUIPMENT_IDS, OPTION_IDS, PEOPLE_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.read_setup import KINDS
from raumhafen.games.sternenkinder.content.tables import COLONY_SHIP, GROUND_UNITS, RESEARCH_SHIP
from raumhafen.games.sternenkinder.content.words import ACTIONS as POLITICAL
from raumhafen.games.sternenkinder.rules.core.capacity import capacity
from raumhafen.games.sternenkinder.rules.core.cards import CARD_NAMES, CARDS, LOOT_DECKS, hand_of
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.income import income
from raumhafen.games.sternenkinder.rules.core.place import DEFENCE_BITS, has_troops
from raumhafen.games.sternenkinder.rules.core.places import (
    planets_of,
    site_kind,
    site_level,
    sites_at,
)
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from raumhafen.games.sternenkinder.rules.strategy.investors import INVESTORS, NAMES, in_play
from raumhafen.games.sternenkinder.state import FACE_DOWN, NO_PLACE, NOBODY, SternState
from raumhafen.games.sternenkinder.views.advisor_tensors import write_advisor_hand, write_cabinet
from raumhafen.games.sternenkinder.views.affair_tensors import write_affairs, write_draft
from raumhafen.games.sternenkinder.views.agency_tensors import write_agency, write_own_mines
from raumhafen.games.sternenkinder.views.board import DECK_NAMES, RINGS
from raumhafen.games.sternenkinder.views.features import (
    CIVIL,
    COUNTS,
    DEFENCE,
    EVENT,
    EVENT_ROWS,
    EVENTS,
    GOVERNMENTS,
    INVESTOR_NAMES,
    LAYOUTS,
    MOST_DECISIONS,
    MOST_OUTCOMES,
    SHIFT,
    SITE_KINDS,
    TECHS,
    TILES,
    facts,
    features,
)
from raumhafen.games.sternenkinder.views.market_tensors import write_market, write_seen_hands
from raumhafen.games.sternenkinder.views.war_tensors import write_own_war, write_war

EVENT_OF: Final[list[int]] = [EVENT[name] for name in CARD_NAMES]
INVESTOR_ROWS: Final[dict[int, int]] = {at: INVESTOR_NAMES.index(NAMES[at]) for at in INVESTORS}
CIVIL_ROW: Final[dict[int, int]] = {RESEARCH_SHIP: 0, COLONY_SHIP: 1}
WALLS: Final[list[int]] = list(DEFENCE_BITS.values())


class Tiles:
    """The plane `tiles`; few tiles turn between two looks, and only those are rewritten."""

    def __init__(self) -> None:
        self.tile = [NO_PLACE] * CELLS
        self.cells = blank_cells(TILES * CELLS)

    def copy(self, w: Pen, s: SternState) -> None:
        """Brings the plane up to the state, and copies it."""
        if s.tile != self.tile:
            for at in range(CELLS):
                if s.tile[at] != self.tile[at]:
                    self.turn(at, s.tile[at])
        w.whole("tiles", self.cells)

    def turn(self, at: int, tile: int) -> None:
        self.put(at, 0.0)
        self.tile[at] = tile
        self.put(at, 1.0)

    def put(self, at: int, bit: float) -> None:
        """A tile that lies face down counts as the last kind."""
        tile = self.tile[at]
        if tile != NO_PLACE:
            self.cells[TILES * at + (TILES - 1 if tile == FACE_DOWN else tile)] = bit


def write(s: SternState, seat: int, cells: memoryview[float], tiles: Tiles) -> None:
    """B6 What this seat (or SPECTATOR) may know."""
    w = Pen(LAYOUTS[s.seats], s.seats, max(seat, 0), cells)
    if seat != SPECTATOR:
        w.mark("seat", seat)
        write_own(w, s, seat)
        write_own_war(w, s, seat)
        write_draft(w, s, seat)
        write_seen_hands(w, s, seat)
        write_own_mines(w, s, seat)
        write_advisor_hand(w, s, seat)
    write_table(w, s)
    write_war(w, s)
    write_affairs(w, s)
    write_agency(w, s)
    write_market(w, s)
    write_cabinet(w, s)
    for tech, by in enumerate(s.first_by):
        if by != NOBODY:
            w.mark("first_by", w.seats * tech + w.turned(by))
    tiles.copy(w, s)
    write_systems(w, s)
    write_investors(w, s)
    for row, ring in enumerate(RINGS):
        bag = s.ring_bag[len(KINDS) * ring : len(KINDS) * (ring + 1)]
        w.row("face_down", len(KINDS) * row, bag)
    write_decks(w, s)
    for other in range(s.seats):
        write_seat(w, w.turned(other), s, other)


def write_table(w: Pen, s: SternState) -> None:
    w.row("clock", 0, [s.round, s.limit, s.target, int(s.acted)])
    for at, chosen in enumerate((bool(s.teams), bool(s.war_mode), bool(s.planet_events))):
        if chosen:
            w.mark("flags", at)
    w.mark("phase", s.phase)
    w.mark("first", w.turned(s.first))
    w.mark("active", w.turned(s.active))
    mark_seats(w, "passed", 0, s.passed)
    mark_seats(w, "out", 0, s.out)
    mark_seats(w, "contenders", 0, s.contenders)
    mark_seats(w, "bankrupt", 0, s.bankrupt)


def mark_seats(w: Pen, name: str, first: int, mask: int) -> None:
    for seat in range(w.seats):
        if mask >> seat & 1:
            w.mark(name, first + w.turned(seat))


# --- systems -------------------------------------------------------------------------------------


def write_systems(w: Pen, s: SternState) -> None:
    """Nothing is known of a system that lies face down."""
    for at, tile in enumerate(s.tile):
        if tile != FACE_DOWN and tile != NO_PLACE:
            write_system(w, s, at)


def write_system(w: Pen, s: SternState, at: int) -> None:
    if s.owner[at] != NOBODY:
        write_colony(w, s, at)
    write_exploration(w, s, at)
    mark_owner(w, "route", at, s.route[at])
    mark_owner(w, "gate", at, s.gate[at])
    mark_owner(w, "blockade", at, s.blockade[at])
    mark_owner(w, "conquered", at, s.conquered[at])
    if s.pips[at]:
        w.number("pips", at, s.pips[at])
    if s.chain[at] or s.due[at]:
        write_events(w, s, at)


def mark_owner(w: Pen, name: str, at: int, owner: int) -> None:
    if owner != NOBODY:
        w.mark(name, w.seats * at + w.turned(owner))


def write_colony(w: Pen, s: SternState, at: int) -> None:
    """B6.1 Defence buildings are no part of it; that there is a garrison is open."""
    mark_owner(w, "owner", at, s.owner[at])
    w.number("level", at, s.level[at])
    if s.centre[at]:
        w.mark("centre", at)
    if has_troops(s, at):
        w.mark("garrison", at)
    counts = [0] * SITE_KINDS
    for place in sites_at(s, at):
        packed = s.sites[place]
        counts[3 * site_kind(packed) + site_level(packed) - 1] += 1
    w.row("sites", SITE_KINDS * at, counts)


def write_exploration(w: Pen, s: SternState, at: int) -> None:
    if s.card[at] != NOBODY:
        w.mark("card", len(EVENTS) * at + EVENT_OF[s.card[at]])
    if s.stage[at]:
        w.number("stage", at, s.stage[at])
    if s.link[at] != NOBODY:
        w.number("link", at, s.link[at] + 1)
    if s.studied[at]:
        w.mark("studied", at)
    if s.fresh[at]:
        w.mark("fresh", at)


def write_events(w: Pen, s: SternState, at: int) -> None:
    """B27.6"""
    counts = [s.chain[at], s.due[at], s.threat[at], 1 if s.exhausted[at] else 0]
    w.row("events", len(EVENT_ROWS) * at, counts)
    w.marks("options", 2 * len(OPTION_IDS) * at, s.taken[at])
    w.marks("options", 2 * len(OPTION_IDS) * at + len(OPTION_IDS), s.used[at])


def write_investors(w: Pen, s: SternState) -> None:
    for at in in_play(s):
        row = INVESTOR_ROWS[at]
        if not s.requested >> at & 1:
            w.mark("investors", 2 * row)
        if not s.milestones >> at & 1:
            w.mark("investors", 2 * row + 1)
        mark_seats(w, "requests", w.seats * row, s.requests[at])


def write_decks(w: Pen, s: SternState) -> None:
    w.row("decks", 0, [len(s.bags[at]) for at in range(len(DECK_NAMES))])
    below = [0] * len(EVENTS)
    for deck in range(LOOT_DECKS):
        for card in s.queues[deck]:
            below[EVENT_OF[card]] += 1
    w.row("below", 0, below)
    if s.open_jobs:
        for card in range(CARDS):
            if s.open_jobs >> card & 1:
                w.mark("jobs", EVENT_OF[card])


# --- seats ---------------------------------------------------------------------------------------


def write_seat(w: Pen, row: int, s: SternState, seat: int) -> None:
    w.mark("home", CELLS * row + s.home[seat])
    if s.people[seat] != NOBODY:
        w.mark("people", len(PEOPLE_IDS) * row + s.people[seat])
    w.mark("government", len(GOVERNMENTS) * row + s.government[seat])
    if s.next_government[seat] != NOBODY:
        w.mark("next_government", len(GOVERNMENTS) * row + s.next_government[seat])
    w.marks("techs", len(TECHS) * row, s.techs[seat])
    w.marks("equipment", len(EQUIPMENT_IDS) * row, s.equipped[seat])
    write_treasury(w, row, s, seat)
    write_civil(w, row, s, seat)
    counts = [0] * len(EVENTS)
    for card in hand_of(s, seat):
        counts[EVENT_OF[card]] += 1
    w.row("hand", len(EVENTS) * row, counts)
    w.row("guards", CELLS * row, s.guard[CELLS * seat : CELLS * seat + CELLS])
    w.row("networks", CELLS * row, s.network[CELLS * seat : CELLS * seat + CELLS])


def write_treasury(w: Pen, row: int, s: SternState, seat: int) -> None:
    w.row("account", 4 * row, [SHIFT + n for n in s.account[4 * seat : 4 * seat + 4]])
    w.row("income", 4 * row, [SHIFT + n for n in income(s, seat)])
    free, spare = s.capacity[2 * seat : 2 * seat + 2], s.spare[2 * seat : 2 * seat + 2]
    w.row("capacity", 6 * row, [*free, *capacity(s, seat), *spare])
    w.row("counts", len(COUNTS) * row, counts_of(s, seat))
    w.row("invested", 3 * row, s.invested[3 * seat : 3 * seat + 3])
    w.row("actions", len(POLITICAL) * row, s.budget[5 * seat : 5 * seat + 5])
    if s.built[seat]:
        w.mark("built", row)


def counts_of(s: SternState, seat: int) -> list[int]:
    """In the order of COUNTS."""
    return [
        victory_points(s, seat),
        s.state_size[seat],
        len(planets_of(s, seat)),
        s.skip[seat],
        votes(s, seat),
        s.aid[seat],
        s.claims[seat],
        s.sent[seat],
    ]


def write_civil(w: Pen, row: int, s: SternState, seat: int) -> None:
    """B5.1.3 How many of each kind stand in each system, and what is known of them together."""
    for at in units_of(s, seat):
        cell = CELLS * row + s.civil_at[at]
        kind = CELLS * len(CIVIL) * row + CELLS * CIVIL_ROW[s.civil_kind[at]] + s.civil_at[at]
        w.count("civil", kind, 1)
        w.count("civil_left", cell, s.civil_left[at])
        w.count("civil_slow", cell, int(s.civil_slow[at]))
        w.count("civil_studies", cell, 1 if s.civil_study[at] else 0)
        w.count("civil_cube", cell, 1 if s.civil_cube[at] else 0)


def write_own(w: Pen, s: SternState, seat: int) -> None:
    """B6.2 Garrisons and defence buildings."""
    for at in planets_of(s, seat):
        if has_troops(s, at):
            first = GROUND_UNITS * at
            w.row("troops", first, s.troops[first : first + GROUND_UNITS])
        for place, bit in enumerate(WALLS):
            if s.defence[at] & bit:
                w.mark("defence", len(DEFENCE) * at + place)


class SternFeatures(Features):
    """Planes of maps and treasuries, of one table at a time if it can be."""

    most_outcomes: ClassVar[int] = MOST_OUTCOMES
    most_decisions: ClassVar[int] = MOST_DECISIONS

    def __init__(self) -> None:
        self.tiles = Tiles()

    def layout(self, seats: int) -> Layout:
        return LAYOUTS[seats]

    def encode(self, view: View, seat: int) -> array[float]:
        return features(view, seat)

    def write(self, state: State, seat: int, cells: memoryview[float]) -> None:
        assert isinstance(state, SternState)
        write(state, seat, cells, self.tiles)

    def decode(self, numbers: Sequence[float], seats: int) -> tuple[View, int]:
        return facts(numbers, seats)
