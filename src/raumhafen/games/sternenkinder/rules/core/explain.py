"""Every number opens into its sum: which lines make an income, a price or a limit."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.game import Share, unexplained
from raumhafen.games.sternenkinder.actions import (
    ACTIONS,
    ADVANCE,
    BUILD,
    BUY,
    CIVIL_SHIPS,
    CREW,
    CREW_IDS,
    EMBASSY,
    EQUIP,
    EQUIPMENT_IDS,
    GOVERN,
    GROW,
    POLICY,
    REFORMS,
    RESEARCH,
    SLOT_THINGS,
    SUCCESSORS,
    THINGS,
    TRADE,
    UNITS,
    UPGRADE,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.layouts import GROWTH_PRICE
from raumhafen.games.sternenkinder.content.regimes import PER_MEMBER, POLICY_COST
from raumhafen.games.sternenkinder.content.tables import (
    COLONY_SHIP,
    COMPONENT_COST,
    CULTURE,
    ENTRY_IDS,
    GOVERNMENT_COST,
    GOVERNMENT_IDS,
    SIMPLE_FACTOR,
    SIMPLE_FLEETS,
    SIMPLE_PRICE,
    STATE_SIZE,
    TECH_COST,
    TECH_IDS,
    TECHS,
)
from raumhafen.games.sternenkinder.content.tables import RESEARCH as RESEARCH_POINTS
from raumhafen.games.sternenkinder.content.tables import TRADE as RATIOS
from raumhafen.games.sternenkinder.content.words import CAPACITIES, RESOURCES
from raumhafen.games.sternenkinder.rules.core.capacity import produce
from raumhafen.games.sternenkinder.rules.core.equipment import COMPONENT
from raumhafen.games.sternenkinder.rules.core.fleets import FLEET_TECHS, SHIP_COST, most_fleets
from raumhafen.games.sternenkinder.rules.core.income import GROUND, SPACE, earn, pay
from raumhafen.games.sternenkinder.rules.core.pacts import members
from raumhafen.games.sternenkinder.rules.core.payment import free_points, lowered
from raumhafen.games.sternenkinder.rules.core.prices import (
    FLEET_UNIT,
    GROUND_STEP,
    THING_COST,
    UNIT_COST,
    UNIT_ENVIRONMENT,
    is_fleet,
    is_ground,
    level_below,
    own_price,
    standing,
    tech_price,
    thing_level,
    upgrade_price,
)
from raumhafen.games.sternenkinder.rules.core.quantities import (
    COLONY_SHIP_COST,
    EQUIPMENT_COST,
    GROWTH_COST,
    QUANTITY,
    TRADE_RATIO,
    explained,
)
from raumhafen.games.sternenkinder.rules.core.regimes import CULTURE_COST, has_policy
from raumhafen.games.sternenkinder.rules.core.sinks import Lines
from raumhafen.games.sternenkinder.rules.core.tally import STATE_SIZE_VERB, holds, sources
from raumhafen.games.sternenkinder.rules.core.votes import vote
from raumhafen.games.sternenkinder.rules.politics.crews import CREW_COMPONENT, EMBASSY_FOOD
from raumhafen.games.sternenkinder.rules.strategy.trade import PARTNER_OF, TRANSMUTATION, ratio
from raumhafen.games.sternenkinder.state import VARIANTS, SternState

POLICY_STEP: Final = QUANTITY["policy.cost"]


def explain(s: SternState, seat: int, what: str) -> list[Share]:
    """`income:food`, `capacity:ground`, `points:ground` (left of it), `votes`, `state-size`,
    `fleets`, `price:` and a code.
    """
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


def point_lines(s: SternState, seat: int, name: str) -> list[Share]:
    """B4.4.5 Points that can still be spent or set aside in this round."""
    kind = number(CAPACITIES, name)
    found = capacity_lines(s, seat, name)
    spent = s.capacity[2 * seat + kind] - sum(share.amount for share in found)
    if spent:
        found.append(Share("share-spent", {}, spent, "B4.4.2"))
    aside = free_points(s, seat, kind) - s.capacity[2 * seat + kind]
    return [*found, Share("share-aside", {}, aside, "B4.4.5")] if aside else found


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
            if effect.verb == STATE_SIZE_VERB and holds(s, seat, effect):
                found.append(
                    Share("share-source", {"source": ENTRY_IDS[source]}, effect.n, "A10.14")
                )
    return found


def limit_lines(s: SternState, seat: int, rest: str) -> list[Share]:
    """B27.2.3 One fleet for each ship size; what doubles the number, and the most there can be."""
    own = [tech for tech in FLEET_TECHS if s.techs[seat] >> tech & 1]
    found = [tech_share(tech, SIMPLE_FLEETS[tech]) for tech in own if SIMPLE_FLEETS[tech]]
    total = sum(share.amount for share in found)
    for tech in own:
        if SIMPLE_FACTOR[tech] > 1:
            found.append(tech_share(tech, total * (SIMPLE_FACTOR[tech] - 1)))
            total *= SIMPLE_FACTOR[tech]
    spare = total - most_fleets(s, seat)
    return [*found, Share("share-most", {}, -spare, "B27.2.3")] if spare else found


def tech_share(tech: int, amount: int) -> Share:
    args: dict[str, Argument] = {"source": TECH_IDS[tech]}
    return Share("share-source", args, amount, "B27.2.3")


READERS: dict[str, Callable[[SternState, int, str], list[Share]]] = {
    "income": income_lines,
    "capacity": capacity_lines,
    "points": point_lines,
    "votes": vote_lines,
    "state-size": size_lines,
    "fleets": limit_lines,
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
        return less_points(s, seat, GROUND, thing_lines(s, seat, action - BUILD))
    if UPGRADE <= action < UPGRADE + len(SLOT_THINGS):
        return less_points(s, seat, GROUND, upgrade_lines(s, seat, action - UPGRADE))
    if GOVERN <= action < GOVERN + len(REFORMS):
        return government_lines(s, seat, REFORMS[action - GOVERN])
    if ADVANCE <= action < ADVANCE + len(SUCCESSORS):
        return government_lines(s, seat, SUCCESSORS[action - ADVANCE])
    if POLICY <= action < POLICY + len(POLICY_COST):
        return policy_lines(s, seat, action - POLICY)
    if GROW <= action < GROW + CELLS:
        level = s.level[action - GROW] + 1
        return explained(s, seat, GROWTH_COST, GROWTH_PRICE[min(level, 4)], "B3.2")
    if BUY <= action < BUY + len(UNITS):
        unit = action - BUY
        return less_points(s, seat, UNIT_ENVIRONMENT[unit], unit_lines(s, seat, unit))
    if TRADE <= action < TRADE + len(PARTNER_OF):
        return trade_lines(s, seat, action - TRADE)
    if EQUIP <= action < EQUIP + len(EQUIPMENT_IDS):
        cost = COMPONENT_COST[COMPONENT[action - EQUIP]]
        lines = explained(s, seat, EQUIPMENT_COST, cost, "B5.3.1")
        return less_points(s, seat, SPACE, lines)
    if CREW <= action < CREW + VARIANTS * len(CREW_IDS):
        cost = COMPONENT_COST[CREW_COMPONENT[(action - CREW) % len(CREW_IDS)]]
        lines = explained(s, seat, EQUIPMENT_COST, cost, "A8.1")
        return less_points(s, seat, SPACE, lines)
    if EMBASSY <= action < EMBASSY + CELLS:
        printed = [Share("share-printed", {}, EMBASSY_FOOD, "B4.6")]
        return less_points(s, seat, GROUND, printed)
    raise unexplained(code)


def thing_lines(s: SternState, seat: int, thing: int) -> list[Share]:
    """B4.2 The printed price, and what policies save."""
    found = [Share("share-printed", {}, THING_COST[thing], "B4.2")]
    saved = own_price(s, seat, thing, THING_COST[thing]) - THING_COST[thing]
    return [*found, Share("share-policies", {}, saved, "A10.3")] if saved else found


def government_lines(s: SternState, seat: int, government: int) -> list[Share]:
    """A14.1 In C; dearer for an Empire."""
    return explained(s, seat, CULTURE_COST, GOVERNMENT_COST[government], "A14.1")


def policy_lines(s: SternState, seat: int, policy: int) -> list[Share]:
    """A10.3, A10.8 In C, some for each member of the federation."""
    if not s.politics:
        raise unexplained(ACTIONS.code(POLICY + policy))
    number = len(members(s, seat)) if PER_MEMBER[policy] else 1
    lines = explained(s, seat, POLICY_STEP, POLICY_COST[policy] * number, "A10.3")
    base = sum(share.amount for share in lines)
    return [*lines, *explained(s, seat, CULTURE_COST, base, "A14.1")[1:]]


def less_points(s: SternState, seat: int, environment: int, lines: list[Share]) -> list[Share]:
    """B4.4.5 Points that are set aside lower the next price, at least to 0."""
    price = sum(share.amount for share in lines)
    saved = price - lowered(s, seat, environment, price)
    return [*lines, Share("share-set-aside", {}, -saved, "B4.4.5")] if saved else lines


def upgrade_lines(s: SternState, seat: int, thing: int) -> list[Share]:
    """B4.1.5 The price of a level less that of the level that stands there."""
    level = thing_level(thing)
    if level == 1:
        raise unexplained(ACTIONS.code(UPGRADE + thing))
    stands = level_below(standing(s, seat), thing) or level - 1
    below = THING_COST[thing] - upgrade_price(thing, stands)
    return [
        Share("share-printed", {}, THING_COST[thing], "B4.2"),
        Share("share-level-below", {}, -below, "B4.1.5"),
    ]


def trade_lines(s: SternState, seat: int, pair: int) -> list[Share]:
    """A14.2 The ratio of the government, and what makes it better, at best 2."""
    total = ratio(s, seat, pair >> 2, pair & 3)
    if total == 0 or pair >> 2 == pair & 3:
        raise unexplained(ACTIONS.code(TRADE + pair))
    if has_policy(s, seat, TRANSMUTATION) and pair >> 2 == RESEARCH_POINTS and pair & 3 != CULTURE:
        return [Share("share-printed", {}, total, "A19.18")]
    if s.war_mode and pair >> 2 == CULTURE:
        return [Share("share-printed", {}, total, "B27.7")]
    found = explained(s, seat, TRADE_RATIO, RATIOS[16 * s.government[seat] + pair], "A14.2")
    invested = s.invested[3 * seat + PARTNER_OF[pair]]
    if invested:
        found.append(Share("share-invested", {}, -invested, "A13.7"))
    short = total - sum(share.amount for share in found)
    return [*found, Share("share-best-ratio", {}, short, "A13.7")] if short else found


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
    if is_ground(unit):
        return explained(s, seat, GROUND_STEP, UNIT_COST[unit], "B5.1.1")
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
