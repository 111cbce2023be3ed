"""GT23 The planes of `features`, written straight from the state.

Reads what `board` shows to the seat and nothing else; the tests of research hold both ways against
each other. Errors of a ship and what fits where are in no plane and are not worked out here.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import ClassVar, Final

from raumhafen.engine.game import SPECTATOR, View
from raumhafen.engine.planes import Features, Layout, Pen
from raumhafen.engine.state import State
from raumhafen.games.galaxy_trucker.content.tables import CELLS, COLOURS, KIND, SIDE, TILES
from raumhafen.games.galaxy_trucker.rules.credits import purse
from raumhafen.games.galaxy_trucker.rules.flight.deck import flight_deck
from raumhafen.games.galaxy_trucker.rules.ship.contents import cargo, crew, humans, tokens
from raumhafen.games.galaxy_trucker.rules.ship.legality import exposed
from raumhafen.games.galaxy_trucker.rules.ship.strength import cannons, engines
from raumhafen.games.galaxy_trucker.state import ASIDE, ENDED, TruckerState
from raumhafen.games.galaxy_trucker.views.features import (
    COUNTS,
    HEAP,
    KINDS,
    LEDGER,
    MOST_DECISIONS,
    MOST_OUTCOMES,
    NIBBLES,
    SHIFT,
    SMALL,
    VIEWS,
    decode,
    features,
    layout,
)
from raumhafen.games.galaxy_trucker.views.names import ROUNDS


def write(s: TruckerState, seat: int, cells: memoryview[float]) -> None:
    """GT23 What this seat (or SPECTATOR) may know."""
    w = Pen(layout(s.seats), s.seats, max(seat, 0), cells)
    if seat != SPECTATOR:
        w.mark("seat", seat)
        write_secrets(w, s, seat)
    write_agreement(w, s)
    write_table(w, s)
    write_bank(w, s)
    write_cards(w, s)
    write_danger(w, s)
    for ship in range(s.seats):
        write_tiles(w, w.turned(ship), s, ship)
        write_building(w, w.turned(ship), s, ship)
        write_flight(w, w.turned(ship), s, ship)


def round_place(round: int) -> int:
    """The learning flight is -1 and stands last."""
    return round % len(ROUNDS)


def write_agreement(w: Pen, s: TruckerState) -> None:
    """What was agreed before the start, and how far the match is."""
    w.mark("mode", s.mode)
    for at, round in enumerate(s.rounds):
        w.mark("rounds", len(ROUNDS) * at + round_place(round))
    w.number("round_at", 0, s.round_at)
    w.mark("round", round_place(s.round))
    w.mark("board", s.board)
    w.mark("phase", s.phase)
    w.mark("teams", s.teams)
    for at, chosen in enumerate((s.prognostic, s.strict or s.mending, s.manual)):
        if chosen:
            w.mark("options", at)
    w.mark("starter", w.turned(s.starter))
    for ship, pilot in enumerate(s.pilot):
        w.mark("pilots", w.seats * w.turned(ship) + w.turned(pilot))


def write_table(w: Pen, s: TruckerState) -> None:
    """Tiles in the middle, and the hourglass."""
    w.number("pile", 0, len(s.pile))
    w.listed("open", 0, s.open_tiles)
    w.mark("spot", s.glass)
    if s.sand:
        w.mark("sand", 0)
    if s.stopped:
        w.mark("sand", 1)
    w.mark("turn", w.turned(s.turn))
    w.number("sand_actions", 0, s.sand_actions)


def write_bank(w: Pen, s: TruckerState) -> None:
    w.row("waiting", 0, s.waiting)
    w.row("bank", 0, s.bank)
    for ship in range(len(s.ledger) // LEDGER):
        entries = s.ledger[LEDGER * ship : LEDGER * ship + LEDGER]
        w.row("ledger", LEDGER * w.turned(ship), entries)
    if s.phase == ENDED:
        for ship in range(s.seats):
            w.number("credits", w.turned(ship), s.credits[purse(s, ship)])


def write_cards(w: Pen, s: TruckerState) -> None:
    w.row("stacks", 0, [len(stack) for stack in s.stacks])
    w.number("deck", 0, len(flight_deck(s)))
    w.listed("flown", 0, s.flown)
    for card in s.used:
        w.mark("used", card)
    if s.card >= 0:
        w.mark("card", s.card)
    w.listed("queue", 0, [w.turned(ship) for ship in s.queue])
    w.listed("beaten", 0, [w.turned(ship) for ship in s.beaten])


def write_danger(w: Pen, s: TruckerState) -> None:
    w.number("dice", 0, s.dice)
    write_cell(w, "cabin", 0, s.cabin)
    if s.hit:
        kind, side, roll, ship, cell = s.hit
        w.mark("danger", kind)
        w.mark("danger_side", side)
        w.number("danger_roll", 0, roll)
        w.mark("danger_ship", w.turned(ship))
        write_cell(w, "danger_cell", 0, cell)


def write_cell(w: Pen, name: str, row: int, cell: int) -> None:
    if cell >= 0:
        w.mark(name, CELLS * row + cell)


def write_tiles(w: Pen, row: int, s: TruckerState, ship: int) -> None:
    """A ship has many tiles, so their bits are written without detours."""
    cells, base = w.cells, CELLS * ship
    names, turns, kinds = w.start("tiles"), w.start("turned"), w.start("kinds")
    sides, loads = w.start("sides"), w.start("load")
    at = CELLS * row
    for piece in s.grid[base : base + CELLS]:
        if piece >= 0:
            tile = piece >> 2
            cells[names + at] = (tile + 1) / HEAP
            cells[turns + 4 * at + (piece & 3)] = 1.0
            cells[kinds + KINDS * at + KIND[tile]] = 1.0
            for d in range(4):
                if SIDE[4 * piece + d]:
                    cells[sides + 4 * at + d] = SIDE[4 * piece + d] / 3
            write_load(cells, loads + NIBBLES * at, s.load[base + at - CELLS * row])
        at += 1


def write_load(cells: memoryview[float], at: int, load: int) -> None:
    """Tokens and figures in the first place, cubes by colour."""
    while load:
        if load & 15:
            cells[at] = (load & 15) / SMALL
        load >>= 4
        at += 1


def write_building(w: Pen, row: int, s: TruckerState, ship: int) -> None:
    if s.hand[ship] >= 0:
        w.mark("hand", TILES * row + s.hand[ship])
    w.mark("hand_from", 3 * row + s.hand_from[ship])
    write_cell(w, "place", row, s.spot[ship])
    write_cell(w, "loose", row, s.loose[ship])
    aside = s.aside[ASIDE * ship : ASIDE * ship + ASIDE]
    w.listed("aside", TILES * row, [tile for tile in aside if tile >= 0])
    w.listed("lost", TILES * row, s.lost[ship])
    if s.viewing[ship] >= 0:
        w.mark("viewing", VIEWS * row + s.viewing[ship])


def write_flight(w: Pen, row: int, s: TruckerState, ship: int) -> None:
    if s.flying[ship]:
        w.mark("flying", row)
    w.number("position", row, max(0, s.position[ship] + SHIFT))
    w.row("counts", len(COUNTS) * row, counts(s, ship))
    w.row("engines", 2 * row, list(engines(s, ship)))
    w.row("cannons", 3 * row, list(cannons(s, ship)))
    w.row("goods", COLOURS * row, cargo(s, ship))


def counts(s: TruckerState, ship: int) -> list[int]:
    """In the order of COUNTS."""
    return [
        s.order[ship],
        s.counted[ship],
        s.landed[ship] + 1,
        s.declared[ship],
        crew(s, ship),
        humans(s, ship),
        tokens(s, ship),
        exposed(s, ship),
    ]


def write_secrets(w: Pen, s: TruckerState, seat: int) -> None:
    """GT23.2, GT23.3"""
    ship = s.flies[seat]
    w.mark("own_ship", w.turned(ship))
    w.number("own_credits", 0, s.credits[purse(s, ship)])
    w.marks("looked", 0, s.seen[seat] & (1 << VIEWS) - 1)
    if s.viewing[ship] >= 0:
        w.listed("stack", 0, s.stacks[s.viewing[ship]])
    w.mark("standing", s.standing[seat])


class GalaxyTruckerFeatures(Features):
    """The planes of this game for the research interfaces."""

    most_outcomes: ClassVar[int] = MOST_OUTCOMES
    most_decisions: ClassVar[int] = MOST_DECISIONS

    def layout(self, seats: int) -> Layout:
        return layout(seats)

    def encode(self, view: View, seat: int) -> array[float]:
        return features(view, seat)

    def write(self, state: State, seat: int, cells: memoryview[float]) -> None:
        assert isinstance(state, TruckerState)
        write(state, seat, cells)

    def decode(self, numbers: Sequence[float], seats: int) -> tuple[View, int]:
        return decode(numbers, seats)


FEATURES: Final = GalaxyTruckerFeatures()
