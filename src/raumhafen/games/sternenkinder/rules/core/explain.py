"""Every number opens into its sum: which lines make an income, a price or a limit."""

from collections.abc import Callable

from raumhafen.engine.errors import Argument
from raumhafen.engine.game import Share, unexplained
from raumhafen.games.sternenkinder.actions import (
    ACTIONS,
    BUILD,
    BUY,
    CIVIL_SHIPS,
    EQUIP,
    EQUIPMENT_IDS,
    GROW,
    RESEARCH,
    THINGS,
    UNITS,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.layouts import GROWTH_PRICE
from raumhafen.games.sternenkinder.content.tables import (
    COLONY_SHIP,
    COMPONENT_COST,
    ENTRY_IDS,
    GOVERNMENT_IDS,
    SIMPLE_PRICE,
    STATE_SIZE,
    TECH_COST,
    TECH_IDS,
    TECHS,
)
from raumhafen.games.sternenkinder.content.words import CAPACITIES, RESOURCES
from raumhafen.games.sternenkinder.rules.core.equipment import COMPONENT
from raumhafen.games.sternenkinder.rules.core.fleets import FLEET_TECHS, SHIP_COST
from raumhafen.games.sternenkinder.rules.core.income import earn, pay, produce, vote
from raumhafen.games.sternenkinder.rules.core.prices import (
    FLEET_UNIT,
    THING_COST,
    UNIT_COST,
    is_fleet,
    is_ground,
    tech_price,
)
from raumhafen.games.sternenkinder.rules.core.quantities import (
    COLONY_SHIP_COST,
    EQUIPMENT_COST,
    GROWTH_COST,
    explained,
)
from raumhafen.games.sternenkinder.rules.core.sinks import Lines
from raumhafen.games.sternenkinder.rules.core.tally import STATE_SIZE_VERB, holds, sources
from raumhafen.games.sternenkinder.state import SternState


def explain(s: SternState, seat: int, what: str) -> list[Share]:
    """`income:food`, `capacity:ground`, `votes`, `state-size`, `price:` and a code."""
    word, _, rest = what.partition(":")
    if word == "price":
        return price_lines(s, seat, rest)
    if word not in READERS:
        raise unexplained(what)
    return READERS[word](s, seat, rest)


def income_lines(s: SternState, seat: int, resource: str) -> list[Share]:
    """B2.2 Gains and upkeep."""
    lines = Lines(number(RESOURCES, resource))
    earn(s, seat, lines)
    pay(s, seat, lines)
    return lines.shares


def capacity_lines(s: SternState, seat: int, name: str) -> list[Share]:
    """B4.4.1 What the capacity of a round is made of."""
    lines = Lines(number(CAPACITIES, name))
    produce(s, seat, lines)
    return lines.shares


def vote_lines(s: SternState, seat: int, _: str) -> list[Share]:
    """A9.3"""
    lines = Lines(0)
    vote(s, seat, lines)
    return lines.shares


def size_lines(s: SternState, seat: int, rest: str) -> list[Share]:
    """A10.14 The government, and technologies that add to it."""
    government = s.government[seat]
    name = GOVERNMENT_IDS[government]
    found = [Share("share-source", {"source": name}, STATE_SIZE[government], "A14.1")]
    for source, effects, _ in sources(s, seat):
        for effect in effects:
            if effect.verb == STATE_SIZE_VERB and holds(s, effect):
                found.append(
                    Share("share-source", {"source": ENTRY_IDS[source]}, effect.n, "A10.14")
                )
    return found


READERS: dict[str, Callable[[SternState, int, str], list[Share]]] = {
    "income": income_lines,
    "capacity": capacity_lines,
    "votes": vote_lines,
    "state-size": size_lines,
}


def number(words: tuple[str, ...], word: str) -> int:
    if word not in words:
        raise unexplained(word)
    return words.index(word)


# --- prices --------------------------------------------------------------------------------------


def price_lines(s: SternState, seat: int, code: str) -> list[Share]:
    """The price of what an action code buys."""
    action = ACTIONS.parse(code)
    if RESEARCH <= action < RESEARCH + TECHS:
        return tech_lines(s, seat, action - RESEARCH)
    if BUILD <= action < BUILD + len(THINGS):
        return [Share("share-printed", {}, THING_COST[action - BUILD], "B4.2")]
    if GROW <= action < GROW + CELLS:
        level = s.level[action - GROW] + 1
        return explained(s, seat, GROWTH_COST, GROWTH_PRICE[min(level, 4)], "B3.2")
    if BUY <= action < BUY + len(UNITS):
        return unit_lines(s, seat, action - BUY)
    if EQUIP <= action < EQUIP + len(EQUIPMENT_IDS):
        printed = COMPONENT_COST[COMPONENT[action - EQUIP]]
        return explained(s, seat, EQUIPMENT_COST, printed, "B5.3.1")
    raise unexplained(code)


def tech_lines(s: SternState, seat: int, tech: int) -> list[Share]:
    """B5.5.2 The printed price and what the first researcher saves all others."""
    found = [Share("share-printed", {}, TECH_COST[tech], "B5.5")]
    saved = tech_price(s, seat, tech) - TECH_COST[tech]
    return [*found, Share("share-known", {}, saved, "B5.5.2")] if saved else found


def unit_lines(s: SternState, seat: int, unit: int) -> list[Share]:
    """B5.1.1 Colony ships may be dearer for a people, fleets by technologies."""
    if is_fleet(unit):
        return fleet_lines(s, seat, unit)
    if not is_ground(unit) and CIVIL_SHIPS[unit] == COLONY_SHIP:
        return explained(s, seat, COLONY_SHIP_COST, UNIT_COST[unit], "B5.1.1")
    return [Share("share-printed", {}, UNIT_COST[unit], "B5.1.1")]


def fleet_lines(s: SternState, seat: int, unit: int) -> list[Share]:
    """B27.2.4 One AWE for each technology that makes fleets better."""
    found = [Share("share-printed", {}, UNIT_COST[unit], "B27.2.3")]
    if unit != FLEET_UNIT:
        return found
    for tech in FLEET_TECHS:
        if s.techs[seat] >> tech & 1 and SIMPLE_PRICE[tech]:
            args: dict[str, Argument] = {"source": TECH_IDS[tech]}
            found.append(Share("share-source", args, SIMPLE_PRICE[tech], "B27.2.4"))
    base = sum(share.amount for share in found)
    return [*found, *explained(s, seat, SHIP_COST, base, "B27.2.4")[1:]]
