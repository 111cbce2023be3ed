"""Distances: movement points and turns from every space to every place, for ways and for bots.

Places are the 14 systems, the base, the two anomalies, and the asteroids of the Asteroid System.
"Drag" is a surcharge in MP for spaces that may cost more than their line.
"""

from functools import cache
from heapq import heappop, heappush
from typing import Final

from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    ASTEROID,
    BASE_SPACE,
    CITY,
    EDGE_COST,
    EDGE_TO,
    ENCOUNTER,
    EXITS,
    HAZARD,
    HAZARD_TYPE,
    NAVIGATION,
    NEUTRAL,
    PILOT,
    PRINTED,
    REGION,
    REGION_OF,
    SPACES,
    WAYS,
)

BASE_PLACE: Final = SYSTEMS
ASTEROIDS: Final = SYSTEMS + 3
PLACES: Final = SYSTEMS + 4
NOWHERE: Final = 99.0

# What a space costs besides its line, in MP: a turn that may end there, a gauge that may fall.
PILOT_DRAG: Final = 4.0
GAUGE_DRAG: Final = 2.0
MISSED_EXIT: Final = 8.0
ENCOUNTER_DRAG: Final = 0.5


def total(figures: list[float]) -> float:
    """A sum by hand: mypyc takes `sum` of floats for an integer where sums meet."""
    found = 0.0
    for figure in figures:
        found += figure
    return found


def _drag(space: int) -> float:
    if PRINTED[space] == HAZARD:
        return PILOT_DRAG if HAZARD_TYPE[space] == PILOT else GAUGE_DRAG
    return ENCOUNTER_DRAG if PRINTED[space] == ENCOUNTER else 0.0


DRAG: Final = [_drag(space) for space in range(SPACES)]


def exit_drag(space: int, first: int) -> float:
    """MV6.1 The surcharge for the risk that none of three dice shows the exit."""
    if PRINTED[space] != NAVIGATION:
        return 0.0
    good = EXITS[space].count(first)
    chance = 1 - (1 - good / 6) ** 3
    return MISSED_EXIT * (1 - chance) / chance if good else NOWHERE


def _stops(place: int) -> list[int]:
    if place < SYSTEMS:
        kinds = (CITY, NEUTRAL)
        return [s for s in range(SPACES) if REGION_OF[s] == place and PRINTED[s] in kinds]
    if place == BASE_PLACE:
        return [BASE_SPACE]
    if place == ASTEROIDS:
        region = REGION["as"]
        return [s for s in range(SPACES) if REGION_OF[s] == region and PRINTED[s] == ASTEROID]
    return [s for s in range(SPACES) if REGION_OF[s] == place]


STOPS: Final = [_stops(place) for place in range(PLACES)]


def _backwards(mask: int) -> list[list[tuple[int, float]]]:
    """For every space: the spaces from which it is entered, with the MP for that."""
    found: list[list[tuple[int, float]]] = [[] for _ in range(SPACES)]
    for space in range(SPACES):
        for first, edge in WAYS[mask][space]:
            found[EDGE_TO[edge]].append((space, EDGE_COST[edge] + exit_drag(space, first)))
    return found


BACKWARDS: Final = [_backwards(mask) for mask in range(4)]


def _distances(mask: int, stops: list[int]) -> list[float]:
    """MP with drag from every space to the nearest of the stops; nobody passes through a city."""
    found = [NOWHERE] * SPACES
    queue: list[tuple[float, int]] = [(0.0, stop) for stop in stops]
    for stop in stops:
        found[stop] = 0.0
    into = BACKWARDS[mask]
    while queue:
        cost, space = heappop(queue)
        if cost > found[space] or (cost > 0 and PRINTED[space] == CITY):
            continue
        on = cost + (DRAG[space] if cost > 0 else 0.0)
        for before, price in into[space]:
            if on + price < found[before]:
                found[before] = on + price
                heappush(queue, (found[before], before))
    return found


@cache
def to_stop(mask: int, stop: int) -> list[float]:
    """MP with drag from every space to one stop."""
    return _distances(mask, [stop])


@cache
def to_place(mask: int, place: int) -> list[float]:
    """MP with drag from every space to the nearest stop of a place."""
    return _distances(mask, STOPS[place])


@cache
def to_places(mask: int, space: int) -> list[float]:
    """MP with drag from one space to every place."""
    return [to_place(mask, place)[space] for place in range(PLACES)]


@cache
def between(mask: int) -> list[list[float]]:
    """MP with drag between places: the mean over the stops of the first."""
    return [
        [
            total([to_place(mask, b)[stop] for stop in STOPS[a]]) / len(STOPS[a])
            for b in range(PLACES)
        ]
        for a in range(PLACES)
    ]


@cache
def speed_up(mask: int) -> float:
    """The part of the usual way between systems that a drive saves."""
    return 1.0 - _length(between(mask)) / _length(between(0))


def _length(ways: list[list[float]]) -> float:
    """The sum of all ways between systems."""
    return total([ways[a][b] for a in range(SYSTEMS) for b in range(SYSTEMS) if a != b])


# --- turns ---------------------------------------------------------------------------------------

FARTHEST: Final = 100
MOST_TURNS: Final = 12
MEAN_SPEED: Final = 10.5


def _rolls() -> list[float]:
    """The chance of every sum of three dice."""
    found = [0.0] * 19
    for a in range(1, 7):
        for b in range(1, 7):
            for c in range(1, 7):
                found[a + b + c] += 1 / 216
    return found


ROLLS: Final = _rolls()


def _turns() -> list[float]:
    """For every distance in MP: the expected number of rolls until their sum is enough."""
    found = [0.0]
    for mp in range(1, FARTHEST + 1):
        later = total([ROLLS[k] * found[mp - k] for k in range(3, 19) if k < mp])
        found.append(1.0 + later)
    return found


def _arrive() -> list[list[float]]:
    """For every number of rolls and distance in MP: the chance that their sum is enough."""
    found = [[1.0] + [0.0] * FARTHEST]
    for _ in range(MOST_TURNS):
        last = found[-1]
        found.append(
            [
                total([ROLLS[k] * (last[mp - k] if mp > k else 1.0) for k in range(3, 19)])
                for mp in range(FARTHEST + 1)
            ]
        )
    return found


TURNS: Final = _turns()
ARRIVE: Final = _arrive()


def steps(mp: float, scale: float) -> int:
    """MP as a place in the tables, for a ship whose speed is not the usual one."""
    return min(FARTHEST, int(mp * scale + 0.5))


@cache
def step_rows(mask: int, scale: float) -> list[list[int]]:
    """`between` as places in the tables."""
    return [[steps(mp, scale) for mp in row] for row in between(mask)]


@cache
def turn_rows(mask: int, scale: float) -> list[list[float]]:
    """`between` in turns."""
    return [[TURNS[at] for at in row] for row in step_rows(mask, scale)]
