"""GT4, GT8.4, GT10, GT20 The rounds of a match, from the empty board to the last credit."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame, Script, script
from raumhafen.games.galaxy_trucker.content.load import CONTENT
from raumhafen.games.galaxy_trucker.content.tables import (
    CARDS,
    CELLS,
    CENTRE,
    EMPTY,
    START_CABINS,
    TILES,
)
from raumhafen.games.galaxy_trucker.rules.adventures import purse
from raumhafen.games.galaxy_trucker.rules.building import BUILD_SHIPS
from raumhafen.games.galaxy_trucker.rules.damage import unload
from raumhafen.games.galaxy_trucker.rules.flight import FLIGHT, LEVEL
from raumhafen.games.galaxy_trucker.rules.hourglass import change_places
from raumhafen.games.galaxy_trucker.rules.launch import LAUNCH
from raumhafen.games.galaxy_trucker.rules.repair import faulty_ships, repair
from raumhafen.games.galaxy_trucker.rules.scoring import numbers_of, settle_flight
from raumhafen.games.galaxy_trucker.state import (
    ASIDE,
    BUILDING,
    CHECKING,
    ENDED,
    FLYING,
    HIDDEN_STACK,
    LEARNING,
    TruckerState,
)

STACKS = 4
LEVELS = 3


# --- the match -----------------------------------------------------------------------------------


def open_box(s: TruckerState, f: Frame) -> None:
    """GT1 Everything is in the bank, the decks and the warehouse."""
    s.set_up_lists()
    for card in range(CARDS):
        s.decks[LEVEL[card] - 1].append(card)


def choose_starter(s: TruckerState, f: Frame) -> None:
    """GT4.3 A random seat in the first round."""
    s.toss(s.seats)


def note_starter(s: TruckerState, f: Frame) -> None:
    s.starter = s.tossed
    s.round_at = 0


def play_round(s: TruckerState, f: Frame) -> None:
    """GT20.1 In the agreed order."""
    s.round = s.rounds[s.round_at]
    s.call(ROUND, s.starter)


def end_round(s: TruckerState, f: Frame) -> None:
    """GT20.3 After the last round all credits are revealed."""
    s.round_at += 1
    if s.round_at < len(s.rounds):
        if s.round == LEARNING and not s.keep_credits:
            s.credits = [0] * s.seats  # GT10.5 handed back before the game
        f.jump(play_round)
        return
    s.phase = ENDED
    s.reveals += 1
    s.tell("event-game-over", "GT20.3", {})
    tell_credits(s)
    s.finish()


def tell_credits(s: TruckerState) -> None:
    """GT20.3 Everybody with at least 1 credit has won; the richest are named first."""
    if s.log is None:
        return
    points = [s.credits[purse(s, seat)] for seat in range(s.seats)]
    for seat in sorted(range(s.seats), key=points.__getitem__, reverse=True):
        richer = [other for other in s.credits if other > points[seat]]  # partners are one
        told: dict[str, Argument] = {"credits": points[seat], "place": 1 + len(richer)}
        s.tell("event-final-credits", "GT20.3", {"seat": seat, **told})


MATCH: Script = script("match", open_box, choose_starter, note_starter, play_round, end_round)


# --- one round -----------------------------------------------------------------------------------


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
    """GT4.2 or GT10.3"""
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
    """GT8.4"""
    s.phase = FLYING
    s.call(LAUNCH, s.starter)


def fly(s: TruckerState, f: Frame) -> None:
    """GT14"""
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


# --- GT4.2 stacks: args = [cards drawn] ----------------------------------------------------------


# By round: the levels (0 to 2) of the cards of one stack.
COMPOSITIONS: Final = [
    [level for level in range(LEVELS) for _ in range(round.stack[level])]
    for round in CONTENT.rounds
]


def composition(s: TruckerState) -> list[int]:
    """GT10.4 The learning flight draws as round I."""
    return COMPOSITIONS[max(s.round, 0)]


def draw_next(s: TruckerState, f: Frame) -> None:
    """GT4.2 Drawn at random from the level decks; GT21.3 so is its place, where order matters."""
    levels = composition(s)
    if f.args[0] == 0:
        refill_decks(s, levels)
    if f.args[0] == STACKS * len(levels):
        f.leave()
    else:
        at = f.args[0] % len(levels)
        places = at + 1 if s.prognostic else 1
        s.toss(places * len(s.decks[levels[at]]))


def put_on_stack(s: TruckerState, f: Frame) -> None:
    levels = composition(s)
    stack, at = divmod(f.args[0], len(levels))
    deck = s.decks[levels[at]]
    behind, card = divmod(s.tossed, len(deck))
    s.stacks[stack].insert(at - behind, deck[card])
    deck[card] = deck[-1]
    deck.pop()
    f.args[0] += 1
    f.jump(draw_next)


def refill_decks(s: TruckerState, levels: list[int]) -> None:
    """GT20.2 A deck that is too small gets its cards set aside back."""
    for level in range(LEVELS):
        if len(s.decks[level]) < STACKS * levels.count(level):
            s.decks[level] += [card for card in s.used if LEVEL[card] == level + 1]
            s.used = [card for card in s.used if LEVEL[card] != level + 1]


DRAW_STACKS = script("draw_stacks", draw_next, put_on_stack)


# --- GT10.2 the check of the learning flight -----------------------------------------------------


def give_orders_back(s: TruckerState, f: Frame) -> None:
    """GT10.2 Owners of faulty ships give their order tiles back, the others move up."""
    faulty = faulty_ships(s)
    if not faulty:
        s.mending = 0
        f.leave()
        return
    s.mending = 1
    sound = [ship for ship in range(s.seats) if ship not in faulty]
    sound.sort(key=s.order.__getitem__)
    s.order = [0] * s.seats
    for place, ship in enumerate(sound):
        s.order[ship] = place + 1
    repair(s, faulty)


def build_on(s: TruckerState, f: Frame) -> None:
    """GT10.2 They may build on, now with a strict check, and take the next numbers."""
    s.turn = next(ship for ship in s.seats_from(s.starter) if s.order[ship] == 0)
    f.jump(give_orders_back)
    s.call(BUILD_SHIPS, s.starter)


LEARNING_CHECK = script("learning_check", give_orders_back, build_on)

SCRIPTS = [MATCH, ROUND, DRAW_STACKS, LEARNING_CHECK]
