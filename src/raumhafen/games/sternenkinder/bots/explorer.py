"""Exploring and settling: where civil ships fly, what is bought for it, which cards are kept."""

from collections.abc import Callable
from typing import Final

from raumhafen.games.sternenkinder.actions import (
    AT,
    BUY,
    CARD,
    CIVIL_SHIPS,
    END,
    EQUIP,
    EQUIPMENT_IDS,
    FLY,
    NO,
    STUDY,
    YES,
)
from raumhafen.games.sternenkinder.bots.agents import explorers
from raumhafen.games.sternenkinder.bots.outlook import Outlook, rounds_left
from raumhafen.games.sternenkinder.bots.watch import is_called_home
from raumhafen.games.sternenkinder.content.cards import (
    CARD_EVENT,
    EVENT_COLOUR,
    EVENT_FLEET,
    RED,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE, RING
from raumhafen.games.sternenkinder.content.tables import (
    COLONY_SHIP,
    DANGEROUS,
    PLANET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.civil import count_civil
from raumhafen.games.sternenkinder.rules.core.fleets import neutral_in
from raumhafen.games.sternenkinder.rules.core.movers import beside
from raumhafen.games.sternenkinder.rules.core.places import natural_yield, planets_of
from raumhafen.games.sternenkinder.rules.core.tally import ONGOING
from raumhafen.games.sternenkinder.rules.strategy.anomalies import has_anomaly
from raumhafen.games.sternenkinder.rules.strategy.fly import MOVER
from raumhafen.games.sternenkinder.rules.strategy.founding import ship_at
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FACE_DOWN, NOBODY, SternState

NOWHERE: Final = -1
NOTHING: Final = -1
RESEARCH_SHIPS: Final = 3  # so many explore
LATE: Final = 3  # rounds before the end in which nothing new is begun
KEPT: Final = 3  # event cards that find a planet
LABORATORY: Final = EQUIPMENT_IDS.index("research_laboratory")
SENSORS: Final = EQUIPMENT_IDS.index("research_sensors")
MODULES: Final = EQUIPMENT_IDS.index("colony_modules")

# --- what is known -------------------------------------------------------------------------------


def free_worlds(s: SternState) -> list[int]:
    """Discovered planets that nobody has settled."""
    return [
        cell
        for cell in range(CELLS)
        if s.tile[cell] == PLANET and s.owner[cell] == NOBODY and neutral_in(s, cell) == NOBODY
    ]


def room_for_colonies(s: SternState, seat: int) -> int:
    """How many more planets the government can manage, ships on their way counted."""
    ships = count_civil(s, seat, COLONY_SHIP)
    return s.state_size[seat] - len(planets_of(s, seat)) - ships


def is_safe(s: SternState, cell: int, guarded: set[int]) -> bool:
    """Known systems in which nothing happens to a passing ship; `guarded` by neutral fleets."""
    if s.tile[cell] == FACE_DOWN or cell in guarded:
        return False
    return not DANGEROUS[s.tile[cell]] or s.route[cell] != NOBODY


def is_goal(s: SternState, seat: int, kind: int, cell: int, guarded: set[int]) -> bool:
    """Undiscovered systems and new anomalies for research ships, free worlds for colony ships."""
    if kind == COLONY_SHIP:
        free = s.tile[cell] == PLANET and s.owner[cell] == NOBODY
        return free and ship_at(s, seat, cell) == NOBODY and is_safe(s, cell, guarded)
    return s.tile[cell] == FACE_DOWN or (has_anomaly(s, cell) and not s.studied[cell])


def is_explored(s: SternState) -> bool:
    """Nothing is left to find or to study; so a research ship need not look for a way."""
    if FACE_DOWN in s.tile:
        return False
    return not any(has_anomaly(s, cell) and not s.studied[cell] for cell in range(CELLS))


def next_step(s: SternState, seat: int, unit: int) -> int:
    """The first step of a shortest safe way to a goal, outer rings first; NOWHERE without one.

    Police that is needed at home has no other goal.
    """
    start, kind = s.civil_at[unit], s.civil_kind[unit]
    home = s.home[seat] if is_called_home(s, seat, unit) else NOBODY
    if home == NOBODY and kind != COLONY_SHIP and is_explored(s):
        return NOWHERE
    first: dict[int, int] = {start: start}
    fringe, guarded = [start], set(s.neutral_at)
    while fringe:
        found: list[int] = []
        for cell in fringe:
            for near in beside(s, seat, cell):
                if near not in first:
                    first[near] = near if cell == start else first[cell]
                    found.append(near)
        if home == NOBODY:
            goals = [cell for cell in found if is_goal(s, seat, kind, cell, guarded)]
        else:
            goals = [home] if home in found else []
        if goals:
            return first[max(goals, key=lambda cell: RING[cell])]
        fringe = [cell for cell in found if is_safe(s, cell, guarded)]
    return NOWHERE


def is_settling(s: SternState, unit: int) -> bool:
    """A colony ship that has arrived waits for the economy phase."""
    cell = s.civil_at[unit]
    return s.civil_kind[unit] == COLONY_SHIP and s.tile[cell] == PLANET and s.owner[cell] == NOBODY


# --- movement ------------------------------------------------------------------------------------


def choose_flight(s: SternState, seat: int, options: list[int]) -> int:
    """Studies first, then whatever has somewhere to go; NOTHING where nothing has."""
    for action in options:
        if STUDY <= action < STUDY + CIVIL_UNITS:
            return action
    for action in options:
        if FLY <= action < FLY + CIVIL_UNITS:
            unit = CIVIL_UNITS * seat + action - FLY
            if not is_settling(s, unit) and next_step(s, seat, unit) != NOWHERE:
                return action
    return NOTHING


def choose_next_system(s: SternState, seat: int, options: list[int]) -> int:
    """On towards the goal, or stay."""
    unit = s.stack[-1].args[MOVER]
    if END in options and is_settling(s, unit):
        return END
    step = next_step(s, seat, unit)
    if AT + step in options:
        return AT + step
    return END if END in options else options[0]


# --- purchases -----------------------------------------------------------------------------------


def ship_worth(o: Outlook, action: int) -> float:
    """Research ships while there is something to find, colony ships while there is room."""
    s, seat = o.s, o.seat
    if o.left <= LATE or not o.food_left(1):
        return 0.0
    if CIVIL_SHIPS[action - BUY] == RESEARCH_SHIP:
        wanted = RESEARCH_SHIPS + (3 if o.style.discovery > 1.0 else 0)
        few = explorers(s, seat) < wanted
        return 3.0 if few and FACE_DOWN in s.tile else 0.0
    free = len(free_worlds(s)) - count_civil(s, seat, COLONY_SHIP)
    return 6.0 * o.style.growth if free > 0 and room_for_colonies(s, seat) > 0 else 0.0


def equipment_worth(o: Outlook, action: int) -> float:
    """What pays back until the end."""
    s, seat, piece = o.s, o.seat, action - EQUIP
    if piece == LABORATORY:
        return 0.3 * min(2, count_civil(s, seat, RESEARCH_SHIP)) * o.left
    if piece == SENSORS:
        return 1.5 * (o.style.discovery - 0.4) if o.left > 2 * LATE else 0.0
    if piece == MODULES:
        return 1.2 if room_for_colonies(s, seat) > 0 and free_worlds(s) else 0.0
    return 0.0


# --- cards ---------------------------------------------------------------------------------------


def spare_cards(s: SternState, seat: int) -> int:
    """Event cards in hand that do nothing any more."""
    return (s.hand[seat] & ~ONGOING).bit_count()


def wants_analysis(s: SternState, seat: int) -> bool:
    """Cards beyond those for a planet, and all of them in the end."""
    return spare_cards(s, seat) > (0 if rounds_left(s) <= LATE else KEPT)


def wants_world(s: SternState, seat: int, eager: bool) -> bool:
    """As long as there is room for more than is known; who is eager does not share worlds."""
    known = 0 if eager else len(free_worlds(s))
    return rounds_left(s) > LATE and known <= room_for_colonies(s, seat)


def choose_planet(s: SternState, seat: int, options: list[int]) -> int:
    """Three spent cards for a planet that can be settled."""
    return YES if spare_cards(s, seat) >= KEPT and wants_world(s, seat, False) else NO


def choose_given(s: SternState, seat: int, options: list[int]) -> int:
    """A card that does nothing any more."""
    for action in options:
        if not ONGOING >> (action - CARD) & 1:
            return action
    return options[0]


def choose_drawn(s: SternState, seat: int, options: list[int]) -> int:
    """Rather a gift than harm, rather harm than a fleet."""

    def harm(action: int) -> int:
        event = CARD_EVENT[action - CARD] if action - CARD < len(CARD_EVENT) else 0
        return 2 * EVENT_FLEET[event] + (EVENT_COLOUR[event] == RED)

    return min(options, key=harm)


def choose_found(s: SternState, seat: int, options: list[int]) -> int:
    """The richest world, within the state size."""
    worlds = [action for action in options if action != END]
    if len(planets_of(s, seat)) >= s.state_size[seat]:
        return END
    return max(worlds, key=lambda action: sum(natural_yield(s, action - AT)))


def nearest_home(s: SternState, seat: int, options: list[int]) -> int:
    """A system near the own home world."""
    home = s.home[seat]
    return min(options, key=lambda action: DISTANCE[CELLS * home + action - AT])


def highest_level(s: SternState, seat: int, options: list[int]) -> int:
    return max(options, key=lambda action: s.level[action - AT])


def choose_payment(s: SternState, seat: int, options: list[int]) -> int:
    """A claim costs nothing, cards little."""
    return options[-1] if s.claims[seat] else options[0]


def first_option(s: SternState, seat: int, options: list[int]) -> int:
    return options[0]


def last_option(s: SternState, seat: int, options: list[int]) -> int:
    return options[-1]


EXPLORER_CHOICES: Final[dict[str, Callable[[SternState, int, list[int]], int]]] = {
    "buy-planet": choose_planet,
    "give-card": choose_given,
    "analysed-card": choose_given,
    "expedition-card": choose_given,
    "drawn-card": choose_drawn,
    "card-choice": last_option,
    "reveal-place": nearest_home,
    "tunnel-end": nearest_home,
    "drift": first_option,
    "found-place": choose_found,
    "raise-colony": highest_level,
    "module-building": last_option,
    "expedition-payment": choose_payment,
    "expedition-place": first_option,
    "expedition-ship": first_option,
}
