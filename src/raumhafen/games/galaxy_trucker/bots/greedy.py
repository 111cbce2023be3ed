"""Answers of the greedy bot, and the value of a position.

`greedy_choice` answers every question, `value` says how likely a seat is to win. Both read a whole
state, so agents give them copies in which hidden cards were dealt anew.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from raumhafen.games.galaxy_trucker.bots import builder, pilot
from raumhafen.games.galaxy_trucker.bots.plan import quality
from raumhafen.games.galaxy_trucker.bots.prices import CrewRisk, part_left, standing
from raumhafen.games.galaxy_trucker.bots.worth import GREEDY, PLAIN, SCALE, Style, outfit, worth
from raumhafen.games.galaxy_trucker.content.tables import EMPTY, START_CABINS, TILES
from raumhafen.games.galaxy_trucker.rules.credits import purse
from raumhafen.games.galaxy_trucker.rules.flight.scoring import losses
from raumhafen.games.galaxy_trucker.rules.ship.contents import cargo_value, crew, humans
from raumhafen.games.galaxy_trucker.rules.ship.legality import errors, exposed
from raumhafen.games.galaxy_trucker.state import ASIDE, BUILDING, FLYING, TruckerState

# --- greedy --------------------------------------------------------------------------------------

Choice = Callable[[TruckerState, int, list[int]], int]


def first(s: TruckerState, player: int, options: list[int]) -> int:
    """GT22 Where the default of the rules is what a sensible trucker does."""
    return options[0]


CHOICES: Final[dict[str, Choice]] = {
    "build": builder.build,
    "watch": builder.watch,
    "order": first,
    "clock": first,
    "fix": first,
    "part": pilot.keep_part,
    "crew": pilot.fill_cabin,
    "give-up": pilot.stay_or_go,
    "engines": pilot.power_engines,
    "land": pilot.land,
    "ship": pilot.board_wreck,
    "station": pilot.dock,
    "cannons": pilot.power_cannons,
    "reward": pilot.take_reward,
    "shield": pilot.ward_off,
    "shoot": pilot.ward_off,
    "battery": first,
    "lose-crew": pilot.lose_member,
    "lose-goods": first,
    "load": first,
}


def greedy_choice(s: TruckerState, player: int, options: list[int], style: Style = GREEDY) -> int:
    """GT22 The answer to the open question of a seat."""
    question = s.asked[player]
    assert question is not None
    if question.ask.name == "build":
        return builder.build(s, player, options, style)
    return CHOICES[question.ask.name](s, player, options)


# --- how far the match is ------------------------------------------------------------------------

ACTION_PACE: Final = 3  # a search looks ahead by about one building action of each seat
FLIGHT_PACE: Final = 2000  # more than building can count
ROUND_PACE: Final = 4000


def pace(s: TruckerState) -> int:
    """Tiles drawn and placed; a flight is one step, so that a search flies it to its end."""
    before = ROUND_PACE * s.round_at
    if s.phase != BUILDING:
        return before + FLIGHT_PACE
    drawn = TILES - START_CABINS - len(s.pile)
    placed = drawn - len(s.open_tiles)
    finished = s.seats - s.order.count(0)
    return before + ACTION_PACE * (drawn + placed + finished)


# --- value ---------------------------------------------------------------------------------------

# Average income of the bots' ships in a round, and their average `quality`, by level.
USUAL_INCOME: Final = [17.0, 32.0, 41.0]
USUAL_QUALITY: Final = [24.0, 49.0, 73.0]
FAULT_COST: Final = 4.0
FIRST_BONUS: Final = 3.0
HOPE: Final = 0.6  # the part of its worth that an outfit brings on the average
COMMON: Final = 32.0  # worth that even a poor ship has, and that brings nothing
LEAD: Final = 1.6  # weight of the place: whoever is ahead also chooses first
EXPOSED_COST: Final = 1.0  # stardust, and the most beautiful ship


def expected_credits(s: TruckerState, ship: int) -> float:
    """Credits that a ship is expected to earn by the end of the round."""
    if s.phase >= FLYING:
        return flying_credits(s, ship)
    return building_credits(s, ship)


def building_credits(s: TruckerState, ship: int) -> float:
    """A ship that is being built is judged as what its builder usually makes of it.

    A single tile says little, and a search that reads much into it builds worse than one that
    does not: only what is finished counts, with its faults and the tiles left aside.
    """
    usual = USUAL_INCOME[s.level - 1]
    if not s.order[ship]:
        return usual
    faults = FAULT_COST * SCALE[s.level - 1] * len(errors(s, ship))
    asides = ASIDE - s.aside[ASIDE * ship : ASIDE * ship + ASIDE].count(EMPTY)
    lead = FIRST_BONUS * SCALE[s.level - 1] if s.order[ship] == 1 else 0.0
    now = usual + quality(s, ship) - USUAL_QUALITY[s.level - 1] + lead
    return min(now, usual) - faults - asides - losses(s, ship)


def flying_credits(s: TruckerState, ship: int) -> float:
    goods = cargo_value(s, ship)
    if not s.flying[ship]:
        return 0.5 * goods - losses(s, ship)
    scale, rest = SCALE[s.level - 1], part_left(s)
    home = 1.0 - CrewRisk(s, ship).of(crew(s, ship)) if humans(s, ship) else 0.0
    hope = HOPE * worth(outfit(s, ship), GREEDY, PLAIN, s.level, True) - COMMON * scale
    total = rest * max(0.0, hope) + (0.5 + 0.5 * home) * goods
    total += LEAD * home * standing(s, ship, s.position[ship])
    return total - EXPOSED_COST * scale * exposed(s, ship) - losses(s, ship)


def value(s: TruckerState, player: int) -> float:
    """The share of the win to be expected from the credits to be expected."""
    hopes = [0.0] * s.seats
    for ship in range(s.seats):
        hopes[purse(s, ship)] += expected_credits(s, ship)
    purses = 2 if s.teams else s.seats
    hopes = [hopes[k] + s.credits[k] for k in range(purses)]
    spread = uncertainty(s)
    mine = purse(s, s.flies[player])
    total = sum([exp(min(50.0, (hope - hopes[mine]) / spread)) for hope in hopes])
    return 1.0 / total / (2 if s.teams else 1)


def uncertainty(s: TruckerState) -> float:
    """Spread of the final credits that is left to luck."""
    later = len(s.rounds) - s.round_at - 1
    return 2.0 + 6.0 * later + (6.0 * part_left(s) if s.phase >= FLYING else 7.0)
