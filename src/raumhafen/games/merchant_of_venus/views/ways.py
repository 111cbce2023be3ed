"""Ways for the map: what can be reached, for how many MP, how likely, and by which answers.

Everything here is public knowledge. The way back is closed (MV5.10), so a position on a way is a
space together with the line used last: a leg.
"""

from heapq import heappop, heappush
from typing import Final

from raumhafen.games.merchant_of_venus.actions import DONE, FLY, GO, HEAD, LAND
from raumhafen.games.merchant_of_venus.content.tables import (
    ANOMALIES,
    ASTEROID,
    BASE,
    CITY,
    CLOSED_BY,
    EDGE_COST,
    EDGE_FROM,
    EDGE_TO,
    EDGES,
    ENCOUNTER,
    EXITS,
    FREE_NAVIGATION,
    GREEN_COST_1,
    HAZARD,
    HAZARD_TYPE,
    LICENCE,
    NAVIGATION,
    NEUTRAL,
    NONE,
    ORBITAL,
    PIRATE,
    REGION_OF,
    SET_NAVIGATION,
    TELEPORTAL,
    WAYS,
)
from raumhafen.games.merchant_of_venus.rules.flight.landing import LANDING
from raumhafen.games.merchant_of_venus.rules.flight.navigation import may_adjust
from raumhafen.games.merchant_of_venus.rules.flight.speed import SPEED
from raumhafen.games.merchant_of_venus.rules.flight.travel import WAY
from raumhafen.games.merchant_of_venus.rules.ships import has, owns
from raumhafen.games.merchant_of_venus.state import USED_ADJUST, VenusState
from raumhafen.games.merchant_of_venus.views.odds import (
    FARTHEST,
    drive_mask,
    exit_chance,
    passing_chance,
    speed_chances,
)

NO_CODES: Final[list[int]] = []
CLOSABLE: Final = [line for line in range(EDGES) if CLOSED_BY[line] != NONE]


class Leg:
    """A line on the cheapest way to it.

    `answers` fly to its end, `onward` past it; a leg that is not `open` ends with a choice, a roll
    or a meeting, beyond which nothing can be answered yet.
    """

    __slots__ = (
        "line", "first", "before", "cost", "chance", "answers", "onward", "is_open", "is_port",
    )  # fmt: skip

    def __init__(
        self, line: int, first: int, before: "Leg | None", cost: int, chance: float
    ) -> None:
        self.line = line
        self.first = first
        self.before = before
        self.cost = cost
        self.chance = chance
        self.answers: list[int] = NO_CODES
        self.onward: list[int] = NO_CODES
        self.is_open = False
        self.is_port = False

    def landing(self) -> list[int]:
        """MV5.12 With MP left a ship lands where it was sent to."""
        return [*self.answers, LAND] if self.is_port else self.answers

    def path(self, start: int) -> list[int]:
        """The spaces entered, from the start on."""
        found: list[int] = []
        leg: Leg | None = self
        while leg is not None:
            found.append(EDGE_TO[leg.line])
            leg = leg.before
        found.append(start)
        found.reverse()
        return found


class Target:
    """A space that can be reached, and the leg that ends there.

    `before` is the space before if its own way is the beginning of this one, or NONE.
    """

    __slots__ = ("space", "cost", "chance", "answers", "leg", "start", "before")

    def __init__(self, leg: Leg, start: int, chance: float) -> None:
        self.space = EDGE_TO[leg.line]
        self.cost = leg.cost
        self.chance = chance
        self.answers = leg.landing()
        self.leg = leg
        self.start = start
        self.before = NONE

    def path(self) -> list[int]:
        """The spaces entered, from the start on."""
        return self.leg.path(self.start)

    def join(self, found: "dict[int, Target]") -> None:
        last = self.leg.before
        if last is None or EDGE_TO[last.line] == self.start:
            return
        if found[EDGE_TO[last.line]].leg is last:
            self.before = EDGE_TO[last.line]


def reachable(s: VenusState, seat: int) -> list[Target]:
    """Every space within reach, by rising price: the cheapest way and its chance this turn."""
    speed = speed_chances(s, seat)
    search = Search(s, seat, max(mp for mp in range(FARTHEST + 1) if speed[mp] > 0))
    start = search.start
    found: dict[int, Target] = {}
    while search.queue:
        cost, _, leg = heappop(search.queue)
        space = EDGE_TO[leg.line]
        if space not in found:
            target = Target(leg, start, speed[cost] * leg.chance)
            found[space] = target
            target.join(found)
        if s.kind[space] != CITY:
            search.spread(space, cost, leg)
    return [target for target in found.values() if target.chance > 0 and target.space != start]


class Search:
    """Cheapest ways from a ship, line by line."""

    def __init__(self, s: VenusState, seat: int, farthest: int) -> None:
        self.s = s
        self.seat = seat
        self.farthest = farthest
        self.start = s.ship[seat]
        self.ways = WAYS[drive_mask(s, seat)]
        self.cheap = has(s, seat, GREEN_COST_1)
        self.departs = not s.moved
        self.value = fixed_value(s, seat)
        self.drills = owns(s, seat, LICENCE) and s.markers[seat] > 0
        self.has_mission = s.missions[2 * seat] != NONE or s.missions[2 * seat + 1] != NONE
        self.closed = closed_lines(s)
        self.met: set[int] = set()
        self.exits: dict[tuple[int, int], float] = {}
        self.passing: dict[int, float] = {}
        self.queue: list[tuple[int, int, Leg]] = []
        self.spread(self.start, 0, None)

    # --- legs ----------------------------------------------------------------------------------

    def spread(self, space: int, cost: int, leg: Leg | None) -> None:
        """All steps from a space that lead along new lines."""
        came = self.s.came if leg is None else EDGE_FROM[leg.line]
        head = self.direction(space, leg)
        closed, cheap = self.closed, self.cheap
        ways: list[tuple[int, int, int]] = []
        choices: set[int] = set()
        for first, line in self.ways[space]:
            if first == came or (head != NONE and first != head) or line in closed:
                continue
            price = cost + (1 if cheap else EDGE_COST[line])
            if price <= self.farthest:
                choices.add(line)
                if line not in self.met:
                    self.met.add(line)
                    ways.append((price, first, line))
        for price, first, line in ways:
            new = Leg(line, first, leg, price, self.leaving(space, leg, first))
            self.answer(new, leg, space, first, len(choices) > 1)
            heappush(self.queue, (price, line, new))

    def direction(self, space: int, leg: Leg | None) -> int:
        """MV5.3 The declared direction binds the first step; MV6.1 so does a value that is set."""
        if leg is None and self.s.head != NONE:
            return self.s.head
        if self.value and self.s.kind[space] == NAVIGATION:
            return EXITS[space][self.value - 1]
        return NONE

    def leaving(self, space: int, leg: Leg | None, first: int) -> float:
        """The chance to come this far and to fly on in this direction."""
        so_far = 1.0 if leg is None else leg.chance
        if self.s.kind[space] == NAVIGATION:
            return so_far * self.exit(space, first)
        if leg is None:
            return so_far
        if space not in self.passing:
            self.passing[space] = passing_chance(self.s, self.seat, space)
        return so_far * self.passing[space]

    def exit(self, space: int, first: int) -> float:
        found = self.exits.get((space, first))
        if found is None:
            found = self.exits[space, first] = exit_chance(self.s, space, first)
        return found

    # --- answers -------------------------------------------------------------------------------

    def answer(self, new: Leg, leg: Leg | None, space: int, first: int, chosen: bool) -> None:
        """MV5.11 The answer that flies along a line, and whether one can answer beyond it."""
        before = self.opening() if leg is None else leg.onward
        if leg is None and self.departs:
            new.answers = new.onward = [self.departure(space, first)]
            return
        if not (self.may_begin() if leg is None else leg.is_open) or self.asks_value(space, leg):
            new.answers = new.onward = before
            return
        new.answers = [*before, GO + new.line] if chosen else before
        end = EDGE_TO[new.line]
        rest = self.farthest - new.cost
        new.is_port = rest > 0 and self.may_land(end)
        new.onward = [*new.answers, DONE] if new.is_port else new.answers
        new.is_open = not self.interrupts(end, rest)

    def departure(self, space: int, first: int) -> int:
        """MV5.3 On a navigation space no direction is named."""
        return FLY if self.s.kind[space] == NAVIGATION else HEAD + first

    def opening(self) -> list[int]:
        """The speed step is closed, a port is passed."""
        question = self.s.asked[self.seat]
        is_first = question is not None and question.ask in (SPEED, LANDING)
        return [DONE] if is_first and not self.departs else NO_CODES

    def may_begin(self) -> bool:
        """Whether the ship flies on as soon as the open question is answered."""
        question = self.s.asked[self.seat]
        if question is None or question.ask not in (SPEED, LANDING, WAY):
            return False
        return not (question.ask is SPEED and self.s.jump_start)

    def asks_value(self, space: int, leg: Leg | None) -> bool:
        """MV6.1 A navigation space is left by a die that somebody chooses."""
        if self.s.kind[space] != NAVIGATION or (leg is None and self.s.head != NONE):
            return False
        return not self.value

    def may_land(self, space: int) -> bool:
        """MV5.12, MV6.7 Whether a ship may land on a space."""
        kind = self.s.kind[space]
        if kind == ORBITAL:
            return self.s.mark[space] != NONE
        return kind in (NEUTRAL, BASE) or (kind == ASTEROID and not self.may_drill(space))

    def may_drill(self, space: int) -> bool:
        """MV6.8 Asked before the landing."""
        return self.drills and self.s.mark[space] == NONE

    def interrupts(self, space: int, rest: int) -> bool:
        """MV5.11 Whether something is rolled, drawn, met or asked there besides a landing."""
        s = self.s
        kind = s.kind[space]
        if kind in (CITY, ENCOUNTER, TELEPORTAL, PIRATE):
            return True
        if kind == HAZARD and rest > 0 and not s.safe >> HAZARD_TYPE[space] & 1:
            return True
        if kind == ASTEROID and self.may_drill(space):
            return True
        return self.has_mission and REGION_OF[space] in ANOMALIES


def closed_lines(s: VenusState) -> list[int]:
    """MV12.4 From an orbital with a spaceport nobody enters the city joined to it."""
    return [line for line in CLOSABLE if s.mark[CLOSED_BY[line]] != NONE]


def fixed_value(s: VenusState, seat: int) -> int:
    """MV6.1 The navigation value if nothing can be chosen about it any more, or 0."""
    adjusts = may_adjust(s, seat) and not s.used & USED_ADJUST
    if adjusts or has(s, seat, FREE_NAVIGATION) or s.intel_at[SET_NAVIGATION] == seat:
        return 0
    return s.nav
