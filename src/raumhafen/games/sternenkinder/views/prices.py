"""B0.8 A seat's price list: what everything costs it now, and which technology it lacks for it."""

from typing import Final

from raumhafen.games.sternenkinder.actions import (
    ACTIONS,
    ADVANCE,
    BUILD,
    BUY,
    CELL_IDS,
    CREW,
    CREW_IDS,
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
from raumhafen.games.sternenkinder.content.regimes import INTRODUCED, POLICIES
from raumhafen.games.sternenkinder.content.tables import TECH_IDS, TECHS
from raumhafen.games.sternenkinder.content.words import CAPACITIES
from raumhafen.games.sternenkinder.rules.core.income import GROUND, SPACE
from raumhafen.games.sternenkinder.rules.core.payment import lowered
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.prices import (
    THING_COST,
    THING_TECH,
    UNIT_ENVIRONMENT,
    UNIT_TECH,
    growth_price,
    is_unlocked,
    level_below,
    own_price,
    standing,
    tech_price,
    unit_price,
    upgrade_price,
)
from raumhafen.games.sternenkinder.rules.core.regimes import bits_of
from raumhafen.games.sternenkinder.rules.politics.crews import (
    EMBASSY_FOOD,
    crew_price,
    embassy_options,
)
from raumhafen.games.sternenkinder.rules.politics.policies import policy_price
from raumhafen.games.sternenkinder.rules.strategy.outfit import equipment_price
from raumhafen.games.sternenkinder.rules.strategy.politics import government_price
from raumhafen.games.sternenkinder.rules.strategy.trade import ratio, trade_pairs
from raumhafen.games.sternenkinder.state import VARIANTS, SternState

RESEARCH_CODES: Final = [ACTIONS.code(RESEARCH + tech) for tech in range(TECHS)]
BUILD_CODES: Final = [ACTIONS.code(BUILD + thing) for thing in range(len(THINGS))]
BUY_CODES: Final = [ACTIONS.code(BUY + unit) for unit in range(len(UNITS))]
GROW_CODES: Final = [ACTIONS.code(GROW + cell) for cell in range(len(CELL_IDS))]
UPGRADE_CODES: Final = [ACTIONS.code(UPGRADE + thing) for thing in range(len(SLOT_THINGS))]
EQUIP_CODES: Final = [ACTIONS.code(EQUIP + piece) for piece in range(len(EQUIPMENT_IDS))]
GOVERN_CODES: Final = [ACTIONS.code(GOVERN + at) for at in range(len(REFORMS))]
ADVANCE_CODES: Final = [ACTIONS.code(ADVANCE + at) for at in range(len(SUCCESSORS))]
POLICY_CODES: Final = [ACTIONS.code(POLICY + at) for at in range(POLICIES)]
TRADE_CODES: Final = [ACTIONS.code(TRADE + pair) for pair in range(16)]
CREW_CODES: Final = [ACTIONS.code(CREW + at) for at in range(VARIANTS * len(CREW_IDS))]
HIGHEST: Final = 4
assert CAPACITIES[GROUND] == "ground"


def prices(s: SternState, seat: int) -> dict[str, int]:
    """B4.4.5 Lowered by the points that are set aside."""
    found = {code: tech_price(s, seat, at) for at, code in enumerate(RESEARCH_CODES)}
    for thing, code in enumerate(BUILD_CODES):
        found[code] = lowered(s, seat, GROUND, own_price(s, seat, thing, THING_COST[thing]))
    for unit, code in enumerate(BUY_CODES):
        found[code] = lowered(s, seat, UNIT_ENVIRONMENT[unit], unit_price(s, seat, unit))
    for cell in planets_of(s, seat):
        if s.level[cell] < HIGHEST:
            found[GROW_CODES[cell]] = growth_price(s, seat, s.level[cell] + 1)
    return {**found, **further_prices(s, seat)}


def further_prices(s: SternState, seat: int) -> dict[str, int]:
    """B4.1.5, B5.3.1, A14.1, A14.2 Upgrades, equipment, governments, trade."""
    found: dict[str, int] = {}
    own = standing(s, seat)
    for thing, code in enumerate(UPGRADE_CODES):
        level = level_below(own, thing)
        if level:
            found[code] = lowered(s, seat, GROUND, upgrade_price(thing, level))
    for piece, code in enumerate(EQUIP_CODES):
        found[code] = lowered(s, seat, SPACE, equipment_price(s, seat, piece))
    for at, code in enumerate(GOVERN_CODES):
        found[code] = government_price(s, seat, REFORMS[at])
    if s.politics:
        found.update(regime_prices(s, seat))
        for at, code in enumerate(CREW_CODES):
            found[code] = lowered(s, seat, SPACE, crew_price(s, seat, at % len(CREW_IDS)))
        for action in embassy_options(s, seat):
            found[ACTIONS.code(action)] = lowered(s, seat, GROUND, EMBASSY_FOOD)
    for pair in trade_pairs(s, seat):
        found[TRADE_CODES[pair]] = ratio(s, seat, pair >> 2, pair & 3)
    return found


def regime_prices(s: SternState, seat: int) -> dict[str, int]:
    """A10.1, A10.3 Governments of level II, and policies that the present one may introduce."""
    found = {
        code: government_price(s, seat, SUCCESSORS[at]) for at, code in enumerate(ADVANCE_CODES)
    }
    for policy in bits_of(INTRODUCED[s.government[seat]]):
        found[POLICY_CODES[policy]] = policy_price(s, seat, policy)
    return found


def locked(s: SternState, seat: int) -> dict[str, str]:
    """B4.1.4 Things whose technology is missing."""
    found = {
        code: missing(s, seat, THING_TECH[thing]) for thing, code in enumerate(BUILD_CODES)
    } | {code: missing(s, seat, UNIT_TECH[unit]) for unit, code in enumerate(BUY_CODES)}
    return {code: tech for code, tech in found.items() if tech}


def missing(s: SternState, seat: int, tech: int) -> str:
    return "" if is_unlocked(s, seat, tech) else TECH_IDS[tech].partition(".")[2]
