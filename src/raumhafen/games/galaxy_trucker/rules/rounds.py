"""GT4, GT8.4, GT19.7 One round, from laying out the boards to clearing up."""

from raumhafen.engine.flow import Frame, script
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import CELLS, CENTRE, EMPTY, START_CABINS, TILES
from raumhafen.games.galaxy_trucker.rules.building.build_ships import BUILD_SHIPS
from raumhafen.games.galaxy_trucker.rules.building.hourglass import change_places
from raumhafen.games.galaxy_trucker.rules.building.repair import faulty_ships, repair
from raumhafen.games.galaxy_trucker.rules.flight.course import FLIGHT
from raumhafen.games.galaxy_trucker.rules.flight.deck import LEVEL
from raumhafen.games.galaxy_trucker.rules.flight.launch import LAUNCH
from raumhafen.games.galaxy_trucker.rules.flight.scoring import numbers_of, settle_flight
from raumhafen.games.galaxy_trucker.rules.learning import LEARNING_CHECK
from raumhafen.games.galaxy_trucker.rules.ship.damage import unload
from raumhafen.games.galaxy_trucker.rules.stacks import DRAW_STACKS
from raumhafen.games.galaxy_trucker.state import (
    ASIDE,
    BUILDING,
    CHECKING,
    FLYING,
    HIDDEN_STACK,
    LEARNING,
    TruckerState,
)


def lay_out(s: TruckerState, f: Frame) -> None:
    """GT4.1 Start cabins on 7,7; all other tiles face down."""
    numbers = numbers_of(s)
    s.clear_round()
    s.phase = BUILDING
    s.level = numbers.level
    s.board = numbers.board
    s.pile = list(range(START_CABINS, TILES))
    s.open_tiles = []
    for ship in range(s.seats):
        s.grid[CELLS * ship + CENTRE] = 4 * ship
    s.tell("event-round", "GT20.1", {"round": s.round})


def prepare_stacks(s: TruckerState, f: Frame) -> None:
    """GT4.2 Four stacks are drawn; GT10.3 the learning flight has its star cards."""
    s.stacks = [[], [], [], []]
    s.flown = []
    if s.round == LEARNING:
        stars = list(CONTENT.setup.learning_cards)
        s.decks[0] = [card for card in s.decks[0] if card not in stars]
        s.stacks[HIDDEN_STACK] = stars
    else:
        s.call(DRAW_STACKS, s.starter, [0])


def start_building(s: TruckerState, f: Frame) -> None:
    """GT4.3, GT7.1 The starter sets the hourglass on the spot of the level."""
    learning = s.round == LEARNING
    s.glass = 0 if learning else s.level
    s.sand = 0 if learning else 1
    s.turn = s.starter
    s.idle = s.progress = s.stopped = s.mending = 0
    s.ticks += 1
    s.call(BUILD_SHIPS, s.starter)


def end_building(s: TruckerState, f: Frame) -> None:
    """GT8.4 Aside tiles to the lost pile, then the partners change places."""
    s.viewing = [EMPTY] * s.seats
    for ship in range(s.seats):
        for place in range(ASIDE * ship, ASIDE * ship + ASIDE):
            if s.aside[place] >= 0:
                s.lost[ship].append(s.aside[place])
                s.aside[place] = EMPTY
    if s.teams:
        change_places(s)
    s.phase = CHECKING


def check_ships(s: TruckerState, f: Frame) -> None:
    """GT9.1 The engine checks all ships; GT9.5 unless they are inspected by hand."""
    if s.round == LEARNING:
        s.call(LEARNING_CHECK, s.starter)
    elif not s.manual:
        faulty = faulty_ships(s)
        if faulty:
            repair(s, faulty)


def take_off(s: TruckerState, f: Frame) -> None:
    """GT8.4 Rockets, crew and batteries (saved matches know steps by their names)."""
    s.phase = FLYING
    s.call(LAUNCH, s.starter)


def fly(s: TruckerState, f: Frame) -> None:
    """GT14.1 Card after card, until the deck is flown or nobody flies."""
    s.call(FLIGHT, s.starter)


def clear_up(s: TruckerState, f: Frame) -> None:
    """GT19.7 Tokens to the bank; cards flown are set aside, the others go back to their decks."""
    for at, piece in enumerate(s.grid):
        if piece >= 0:
            unload(s, at)
    s.used += s.flown
    for stack in s.stacks:
        for card in stack:
            if card not in s.flown:
                s.decks[LEVEL[card] - 1].append(card)
    s.stacks = [[], [], [], []]
    s.flown = []


ROUND = script(
    "round",
    lay_out,
    prepare_stacks,
    start_building,
    end_building,
    check_ships,
    take_off,
    fly,
    settle_flight,
    clear_up,
)
