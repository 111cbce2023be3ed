"""Flight of bots: departure, speed, steps, landing, navigation."""

from typing import Final

from raumhafen.games.merchant_of_venus.actions import (
    ASSIGN,
    AUTOPILOT,
    CHART,
    DONE,
    DRILL,
    FLY,
    GO,
    HEAD,
    IGNORE,
    JUMP,
    LAND,
    MULLIGAN,
    READ,
    REROLL,
    SET_DOWN,
    STAY,
    USE_FLAME,
)
from raumhafen.games.merchant_of_venus.bots.challenge_worth import step_worth
from raumhafen.games.merchant_of_venus.bots.destinations import open_stops
from raumhafen.games.merchant_of_venus.bots.outlook import Outlook
from raumhafen.games.merchant_of_venus.bots.plan import Plan, goal_of
from raumhafen.games.merchant_of_venus.bots.styles import USUAL, Style
from raumhafen.games.merchant_of_venus.bots.worth import wants, wants_pirates
from raumhafen.games.merchant_of_venus.content.tables import (
    ANOMALIES,
    ASTEROID,
    BOOST_SLOT,
    EDGE_COST,
    EDGE_TO,
    ENCOUNTER,
    EXITS,
    LASER,
    LICENCE,
    NAVIGATION,
    NONE,
    PIRATE,
    PIRATES,
    REGION_OF,
    SHIELD,
    SLOTS,
    TELEPORTAL,
    UNASSIGNED,
    WAYS,
)
from raumhafen.games.merchant_of_venus.rules.cards.mission_counters import TELEPORTS
from raumhafen.games.merchant_of_venus.rules.cards.missions import DRILL_MARKERS
from raumhafen.games.merchant_of_venus.rules.challenge import PIRATES_WON
from raumhafen.games.merchant_of_venus.rules.flight.speed import FLAME_MP, spoiler
from raumhafen.games.merchant_of_venus.rules.ships import is_overboard, owns, rank
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.distances import (
    ASTEROIDS,
    DRAG,
    NOWHERE,
    STOPS,
    to_stop,
    total,
)
from raumhafen.games.merchant_of_venus.views.odds import pirate_chance, pirate_odds

HUNTED: Final = 4.0  # MP that a mission makes a pirate, a teleportal or an asteroid worth
HUNT: Final = 12.0  # MP that a pirate may be away
LURE: Final = 2.5  # MP for a card that may bring one
EVEN: Final = 0.5
JUMP_WANTED: Final = 15.0
LOW_DIE: Final = 3
LOOK_AHEAD: Final = 12


class Course:
    """The way to the stops of one place, or to pirates that a challenge asks for."""

    def __init__(self, o: Outlook, place: int) -> None:
        self.o = o
        self.place = place
        ends = wanted_pirates(o) or self.ends(o.s, place)
        self.stops = [to_stop(o.mask, stop) for stop in ends]

    def ends(self, s: VenusState, place: int) -> list[int]:
        """MV13.2 The spaces where the way may end; of an anomaly those that do not count yet."""
        if place in ANOMALIES:
            return [at for at in STOPS[place] if at not in s.crossed and at != s.ship[self.o.seat]]
        return open_stops(s, place)

    def from_space(self, space: int) -> float:
        """MP with drag from a space."""
        best = NOWHERE
        for table in self.stops:
            if table[space] < best:
                best = table[space]
        return best

    def through(self, edge: int) -> float:
        """MP with drag along a line and on."""
        space = EDGE_TO[edge]
        rest = self.from_space(space)
        drag = 0.0 if rest == 0.0 else DRAG[space] + token_drag(self.o, space)
        return EDGE_COST[edge] + drag + rest

    def best_edge(self, edges: list[int]) -> int:
        return min(edges, key=self.through)


def wanted_pirates(o: Outlook) -> list[int]:
    """MV15.1 Pirates nearby that are likely to lose, while the challenge asks for more of them."""
    s, seat = o.s, o.seat
    if not step_worth(s, PIRATES_WON):
        return []
    here = s.ship[seat]
    return [
        s.pirate_at[p]
        for p in range(PIRATES)
        if s.pirate_at[p] not in (NONE, here)
        and to_stop(o.mask, s.pirate_at[p])[here] <= HUNT
        and s.kind[s.pirate_at[p]] == PIRATE
        and max(pirate_odds(s, seat, p, LASER), pirate_odds(s, seat, p, SHIELD)) >= EVEN
    ]


def token_drag(o: Outlook, space: int) -> float:
    """Pirates are avoided as far as they are likely to win."""
    kind = o.s.kind[space]
    if kind == PIRATE:
        risk = 1 - pirate_chance(o.s, o.seat, space)
        return -HUNTED if wants_pirates(o.s, o.seat) else o.style.pirate_drag * risk
    if kind == ENCOUNTER and step_worth(o.s, PIRATES_WON):
        return -LURE
    if kind == TELEPORTAL:
        return -HUNTED if wants(o.s, o.seat, TELEPORTS) else o.style.gate_drag
    if kind == ASTEROID and wants(o.s, o.seat, DRILL_MARKERS) and owns(o.s, o.seat, LICENCE):
        return -HUNTED
    return 0.0


# --- departure -----------------------------------------------------------------------------------


def choose_departure(s: VenusState, seat: int, options: list[int], style: Style) -> int:
    """MV5.1-MV5.3 The ship leaves for the place with the best score, or stays if that is here."""
    o = Outlook(s, seat, style)
    plan = Plan(o, NONE, True)
    if plan.best == plan.here and not wanted_pirates(o):
        return STAY
    if AUTOPILOT in options:
        return AUTOPILOT
    if FLY in options:
        return FLY
    course = Course(o, plan.best)
    best, shortest = STAY, NOWHERE
    for first, edge in WAYS[o.mask][s.ship[seat]]:
        way = course.through(edge)
        if way < shortest and HEAD + first in options:
            best, shortest = HEAD + first, way
    return best


# --- the speed step ------------------------------------------------------------------------------


def choose_speed(s: VenusState, seat: int, options: list[int], style: Style) -> int:
    """MV5.5 Passengers by shuttle, boost, re-rolls, flames if they bring the ship home."""
    tools = 0
    for option in options:
        if option >= SET_DOWN:
            return option
        tools += ASSIGN <= option <= USE_FLAME
    if not tools:  # only what could be thrown overboard
        return DONE
    o = Outlook(s, seat, style)
    speed = sum(s.dice) + spoiler(s, seat, sum(s.dice)) + FLAME_MP * s.flames
    plan = Plan(o, speed, False)
    way = plan.near[plan.best]
    for option in options:
        if is_boost(option) and may_boost(s, seat, o, plan.best, speed):
            return option
    if way > speed:
        again = choose_reroll(s, options)
        if again != DONE:
            return again
        if USE_FLAME in options and way <= speed + FLAME_MP:
            return USE_FLAME
    return DONE


def is_boost(option: int) -> bool:
    return ASSIGN <= option < REROLL and (option - ASSIGN) % SLOTS == BOOST_SLOT


def may_boost(s: VenusState, seat: int, o: Outlook, place: int, speed: int) -> bool:
    """MV5.6 A pilot with one die needs it where navigation comes first."""
    if rank(s, seat) > 1:
        return True
    return not meets_navigation(s, seat, Course(o, place), speed)


def meets_navigation(s: VenusState, seat: int, course: Course, speed: int) -> bool:
    """Whether the way leads over a navigation space within these MP."""
    space, came = s.ship[seat], NONE
    for _ in range(LOOK_AHEAD):
        if s.kind[space] == NAVIGATION:
            return True
        edges = [edge for first, edge in WAYS[course.o.mask][space] if first != came]
        if not edges or speed <= 0 or course.from_space(space) == 0:
            return False
        edge = course.best_edge(edges)
        speed -= EDGE_COST[edge]
        came, space = space, EDGE_TO[edge]
    return False


def choose_reroll(s: VenusState, options: list[int]) -> int:
    """MV13.9 All dice below the mean."""
    low = [d for d in range(len(s.dice)) if s.slots[d] == UNASSIGNED and s.dice[d] <= LOW_DIE]
    if not low:
        return DONE
    everything = REROLL + sum(1 << die for die in low) - 1
    if everything in options:
        return everything
    lowest = MULLIGAN + min(low, key=s.dice.__getitem__)
    return lowest if lowest in options else DONE


# --- under way -----------------------------------------------------------------------------------


def under_way(s: VenusState, seat: int, style: Style = USUAL) -> Plan:
    return Plan(Outlook(s, seat, style), s.mp, False)


def choose_step(s: VenusState, seat: int, options: list[int], style: Style) -> int:
    """MV5.11 The shortest way to where it is best to be."""
    plan = under_way(s, seat, style)
    course = Course(plan.o, plan.best)
    return GO + course.best_edge([o - GO for o in options if not is_overboard(o)])


def choose_landing(s: VenusState, seat: int, options: list[int], style: Style) -> int:
    """MV5.12 The ship lands if no other place in reach or beyond is better."""
    space = s.ship[seat]
    if s.kind[space] == ASTEROID:
        return LAND if lands_on_asteroid(s, seat, space) else DONE
    plan = under_way(s, seat, style)
    here = REGION_OF[space]
    return LAND if plan.best == here else DONE


def lands_on_asteroid(s: VenusState, seat: int, space: int) -> bool:
    """MV13.1 Only a mission makes it land there."""
    missions = s.missions[2 * seat : 2 * seat + 2]
    wanted = any(m != NONE and goal_of(m) == ASTEROIDS for m in missions)
    return wanted and space in STOPS[ASTEROIDS]


def choose_drill(s: VenusState, seat: int, options: list[int]) -> int:
    return DRILL


def choose_navigation(s: VenusState, seat: int, options: list[int], style: Style) -> int:
    """MV6.1, MV6.4 The value that leads nearest to the goal."""
    plan = under_way(s, seat, style)
    course = Course(plan.o, plan.best)
    gate = s.kind[s.ship[seat]] != NAVIGATION
    options = [option for option in options if not is_overboard(option)]
    costs = [after_value(s, course, option, gate) for option in options]
    return options[costs.index(min(costs))]


def after_value(s: VenusState, course: Course, option: int, gate: bool) -> float:
    """MP to the goal after an answer."""
    if option in (DONE, IGNORE):
        return without_value(s, course, gate)
    value = read_value(s, option)
    if gate:
        return from_gate(s, course, value)
    return from_exit(s, course, EXITS[s.ship[s.active]][value - 1])


def read_value(s: VenusState, option: int) -> int:
    if READ <= option < CHART:
        return option - READ + 1
    if CHART <= option < IGNORE:
        return option - CHART + 1
    return s.dice[(option - ASSIGN) // SLOTS]


def from_exit(s: VenusState, course: Course, space: int) -> float:
    if space == s.came:  # a value that points back ends the turn
        return course.o.style.way_back + course.from_space(space)
    return DRAG[space] + course.from_space(space)


def from_gate(s: VenusState, course: Course, value: int) -> float:
    target = s.gates[value - 1]
    space = s.ship[s.active]
    if target in (NONE, space):
        return course.from_space(space)
    return course.from_space(target) - (JUMP_WANTED if wants(s, s.active, TELEPORTS) else 0.0)


def without_value(s: VenusState, course: Course, gate: bool) -> float:
    """The expected MP to the goal if the neighbour or the effect die decides."""
    if gate:
        return 0.5 + total([from_gate(s, course, value) for value in range(1, 7)]) / 6
    exits = [space for space in set(EXITS[s.ship[s.active]]) if space != s.came]
    return course.o.style.neighbour + max(course.from_space(space) for space in exits)


def choose_exit(s: VenusState, seat: int, options: list[int], style: Style) -> int:
    """MV6.2 The neighbour goes where it hurts."""
    plan = under_way(s, s.active, style)
    course = Course(plan.o, plan.best)
    ways = [course.from_space(option - HEAD) for option in options]
    return options[ways.index(max(ways))]


def choose_jump(s: VenusState, seat: int, options: list[int], style: Style) -> int:
    """MV8.3 The teleportal that is nearest to the goal, if that is nearer than here."""
    plan = under_way(s, seat, style)
    course = Course(plan.o, plan.best)
    best, shortest = DONE, course.from_space(s.ship[seat])
    if wants(s, seat, TELEPORTS):
        shortest += style.way_back
    for option in options:
        if option >= JUMP and course.from_space(s.gates[option - JUMP]) < shortest:
            best, shortest = option, course.from_space(s.gates[option - JUMP])
    return best
