"""Reasons to fly to a place: what it pays for, who wants to go there, how many turns it takes."""

from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.mind import Reason, written
from raumhafen.games.merchant_of_venus.bots.flight import Course
from raumhafen.games.merchant_of_venus.bots.outlook import Outlook
from raumhafen.games.merchant_of_venus.bots.plan import FAR, Plan, goal_of
from raumhafen.games.merchant_of_venus.content.kinds import SYSTEMS
from raumhafen.games.merchant_of_venus.content.tables import (
    BUYERS,
    FARE,
    GOOD_IDS,
    MISSION_IDS,
    NONE,
    PASSENGER_IDS,
    REGION_IDS,
    RESALE,
    WAYS,
)
from raumhafen.games.merchant_of_venus.rules.ships import aboard
from raumhafen.games.merchant_of_venus.rules.trade.market import market_state
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.distances import ASTEROIDS, BASE_PLACE, NOWHERE, PLACES

LOOKED_AT: Final = 8  # places, the best first, among which a direction finds its goal
DETOUR: Final = 1.0  # MP by which a way may be longer and still lead there
SPARE: Final = 0.25  # of a turn: less is not worth telling


def place_id(place: int) -> str:
    return "as" if place == ASTEROIDS else REGION_IDS[place]


# --- what a place brings -------------------------------------------------------------------------


def visit(plan: Plan, place: int) -> list[Reason]:
    """What is aboard and wanted there: goods, passengers, missions; or that nothing is."""
    found = [*sales(plan, place), *arrivals(plan, place), *errands(plan, place)]
    if place < SYSTEMS and plan.o.culture(place) == NONE:
        found.append(Reason("reason-stranger", {"place": place_id(place)}))
    elif not found and plan.goods and place <= BASE_PLACE:
        found.append(Reason("reason-wants-nothing", {"place": place_id(place)}))
    return found + purchases(plan, place)


def sales(plan: Plan, place: int) -> list[Reason]:
    """MV10.8 The goods aboard that are wanted there, at today's prices."""
    o = plan.o
    culture = o.culture(place) if place < SYSTEMS else NONE
    wanted = [g for g in plan.goods if culture != NONE and BUYERS[g] >> culture & 1]
    if not wanted:
        return []
    prices = [price_at(o.s, g, culture) * plan.counts[g] for g in wanted]
    best = wanted[prices.index(max(prices))]
    args: dict[str, Argument] = {"good": GOOD_IDS[best], "place": place_id(place)}
    count = sum([plan.counts[g] for g in wanted])
    return [Reason("reason-sells", {**args, "credits": sum(prices), "count": count})]


def price_at(s: VenusState, good: int, culture: int) -> int:
    """MV10.8 By the market of today; a market that nobody has seen counts as active."""
    return (
        RESALE[good][market_state(s, culture, good)] if s.home[culture] != NONE else RESALE[good][1]
    )


def arrivals(plan: Plan, place: int) -> list[Reason]:
    """MV10.12 Passengers who get off there."""
    o = plan.o
    return [
        Reason("reason-arrives", {"passenger": PASSENGER_IDS[p], "credits": FARE[p]})
        for p in aboard(o.s, o.seat)
        if o.home_of(p) == place
    ]


def errands(plan: Plan, place: int) -> list[Reason]:
    """MV13.1 Missions that lead there."""
    o = plan.o
    held = [m for m in o.s.missions[2 * o.seat : 2 * o.seat + 2] if m != NONE]
    return [
        Reason("reason-mission", {"mission": MISSION_IDS[m], "place": place_id(place)})
        for m in held
        if goal_of(m) == place
    ]


def purchases(plan: Plan, place: int) -> list[Reason]:
    """MV10.3 The good that could be bought there and sold best elsewhere."""
    o = plan.o
    culture = o.culture(place) if place < SYSTEMS else NONE
    if culture == NONE or o.s.home[culture] == NONE or plan.room <= 0:
        return []
    offers = [(best_buyer(o, g, place), g) for g in plan.on_offer(place, culture)]
    sold = [(price, g, at) for (price, at), g in offers if at != NONE]
    if not sold:
        return []
    price, good, at = max(sold)
    args: dict[str, Argument] = {"good": GOOD_IDS[good], "place": place_id(at)}
    return [Reason("reason-load-there", {**args, "credits": price})]


def best_buyer(o: Outlook, good: int, away_from: int) -> tuple[int, int]:
    """The known system that pays most for a good, and what it pays today; or NONE."""
    best = (0, NONE)
    for system, _ in o.buyers(good):
        if system != away_from:
            best = max(best, (price_at(o.s, good, o.s.contact[system]), system))
    return best


# --- how long it takes ---------------------------------------------------------------------------


def journey(plan: Plan, place: int) -> Reason:
    """Expected turns, and the chance to be there this turn."""
    o = plan.o
    way = plan.near[place]
    where: dict[str, Argument] = {"place": place_id(place)}
    rest = way if plan.mp == NONE else way - plan.mp
    if plan.mp != NONE and rest <= 0:
        return Reason("reason-in-reach", {**where, "mp": round(way)})
    turns = o.turns(rest) + (0.0 if plan.mp == NONE else 1.0)
    if turns < 1.0 + SPARE:
        return Reason("reason-this-turn", where)
    now = o.chance(way, 1) if plan.mp == NONE else 0.0
    told: dict[str, Argument] = {"turns": written(turns), "percent": round(100 * now)}
    return Reason("reason-turns", {**where, **told})


def towards(plan: Plan, place: int) -> list[Reason]:
    return [journey(plan, place), *visit(plan, place)]


# --- where a direction leads ---------------------------------------------------------------------


def goal_through(plan: Plan, edges: list[int]) -> int:
    """The best place to which these lines are a shortest way, or NONE."""
    o = plan.o
    every = [edge for _, edge in WAYS[o.mask][o.s.ship[o.seat]]]
    for place in ranked(plan):
        course = Course(o, place)
        shortest = min([course.through(edge) for edge in every], default=NOWHERE)
        here = min([course.through(edge) for edge in edges], default=NOWHERE)
        if here <= shortest + DETOUR and here < NOWHERE:
            return place
    return NONE


def ranked(plan: Plan) -> list[int]:
    """The best places, and after them the nearest."""
    near = [place for place in range(PLACES) if plan.near[place] <= FAR and place != plan.here]
    best = sorted(near, key=plan.scores.__getitem__, reverse=True)[:LOOKED_AT]
    rest = sorted([p for p in near if p not in best], key=plan.near.__getitem__)
    return best + rest
