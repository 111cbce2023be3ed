"""Aids for players, worked out from the open table: prices, odds, ways."""

from raumhafen.games.merchant_of_venus.actions import (
    BUY,
    BUY_DEED,
    BUY_INTEL,
    BUY_REWARD,
    CODES,
    EQUIP,
)
from raumhafen.games.merchant_of_venus.content.kinds import CATEGORIES, SKILLS, STATES
from raumhafen.games.merchant_of_venus.content.tables import (
    BASE_SPACE,
    BUYERS,
    CATEGORY,
    EQUIPMENT_IDS,
    EQUIPMENT_SOLD,
    EXITS,
    GOOD_IDS,
    GOODS,
    ITEMS,
    MARKET_STATE,
    NAVIGATION,
    NONE,
    PIRATE,
    PIRATES,
    REGION_IDS,
    REGION_OF,
    REGION_SITES,
    RESALE,
    SPACE_IDS,
    SPACES,
    SYSTEM_IDS,
    WARE_AT,
    WARE_IDS,
)
from raumhafen.games.merchant_of_venus.rules.trade.buying import (
    base_price,
    general_discount,
    price_in,
)
from raumhafen.games.merchant_of_venus.rules.trade.market import discovered
from raumhafen.games.merchant_of_venus.state import VenusState
from raumhafen.games.merchant_of_venus.views.courses import courses, is_idle
from raumhafen.games.merchant_of_venus.views.odds import (
    check_chance,
    exit_chance,
    pirate_odds,
)
from raumhafen.games.merchant_of_venus.views.open_cards import bill
from raumhafen.games.merchant_of_venus.views.shapes import (
    Aids,
    Category,
    Service,
    Skill,
    State,
    Way,
)
from raumhafen.games.merchant_of_venus.views.ways import Target, reachable

# The questions in which a ship is about to move or moving.
MOVING = ("depart", "speed", "step", "navigation", "land")
DIGITS = 4
SKILL_NAMES: tuple[Skill, ...] = SKILLS
CATEGORY_NAMES: tuple[Category, ...] = CATEGORIES
BASE_ID = REGION_IDS[REGION_OF[BASE_SPACE]]


def aids(s: VenusState, seat: int) -> Aids:
    """The aids of one seat, from public knowledge alone."""
    if s.pilot[seat] == NONE:
        return {
            "odds": {},
            "pirates": {},
            "prices": {},
            "services": {},
            "bill": None,
            "reach": None,
            "courses": None,
            "idle": False,
            "exits": None,
        }
    moving = is_moving(s, seat)
    targets = reachable(s, seat) if moving else []
    return {
        "odds": {skill: chance(check_chance(s, seat, k)) for k, skill in enumerate(SKILL_NAMES)},
        "pirates": pirates(s, seat),
        "prices": {SYSTEM_IDS[system]: prices(s, seat, system) for system in discovered(s)},
        "services": services(s, seat),
        "bill": bill(s, seat),
        "reach": reach(targets) if moving else None,
        "courses": courses(s, seat, targets) if moving else None,
        "idle": is_idle(s, seat),
        "exits": exits(s) if moving else None,
    }


def chance(value: float) -> float:
    return round(value, DIGITS)


def is_moving(s: VenusState, seat: int) -> bool:
    """Ways take a few milliseconds to find, so they are shown when they matter."""
    question = s.asked[seat]
    return question is not None and seat == s.active and question.ask.name in MOVING


def pirates(s: VenusState, seat: int) -> dict[str, dict[Skill, float]]:
    """MV7.4 The chance of each way to fight."""
    found = [p for p in range(PIRATES) if s.pirate_at[p] != NONE]
    return {
        SPACE_IDS[s.pirate_at[p]]: {
            skill: chance(pirate_odds(s, seat, p, k)) for k, skill in enumerate(SKILL_NAMES)
        }
        for p in found
        if s.kind[s.pirate_at[p]] == PIRATE
    }


def services(s: VenusState, seat: int) -> dict[str, dict[Service, int]]:
    """MV10.4 The prices of deeds, intel and reward cards for the seat, by place."""
    found = {SYSTEM_IDS[system]: deed_and_intel(s, seat, system) for system in discovered(s)}
    found[BASE_ID] = {
        "intel": price_in(s, seat, BUY_INTEL, NONE),
        "reward": price_in(s, seat, BUY_REWARD, NONE),
    }
    return found


def deed_and_intel(s: VenusState, seat: int, system: int) -> dict[Service, int]:
    culture = s.contact[system]
    found: dict[Service, int] = {"intel": price_in(s, seat, BUY_INTEL, culture)}
    if REGION_SITES[system]:
        found["deed"] = price_in(s, seat, BUY_DEED, culture)
    return found


def prices(s: VenusState, seat: int, system: int) -> dict[str, int]:
    """MV10.4 The price for the seat of each ware on the market and each piece of equipment."""
    culture = s.contact[system]
    first = ITEMS * system
    less = general_discount(s, seat, culture)
    wares = sorted({WARE_AT[item] for item in range(ITEMS) if s.market[first + item]})
    found = {WARE_IDS[ware]: max(0, base_price(s, seat, BUY + ware) - less) for ware in wares}
    for item in EQUIPMENT_SOLD[culture]:
        found[EQUIPMENT_IDS[item]] = max(0, base_price(s, seat, EQUIP + item) - less)
    return found


def reach(targets: list[Target]) -> dict[str, Way]:
    """MV5.8 Spaces within reach: the MP they cost, the chance to arrive this turn, the way, and
    the answers that fly it until something is chosen, rolled or met.

    A way is the way to the space before, except where that one is reached better by another.
    """
    return {SPACE_IDS[target.space]: way_view(target) for target in targets}


def way_view(target: Target) -> Way:
    shown: Way = {
        "cost": target.cost,
        "chance": chance(target.chance),
        "answers": [CODES[answer] for answer in target.answers],
    }
    if target.before == NONE:
        shown["path"] = [SPACE_IDS[space] for space in target.path()]
    else:
        shown["from"] = SPACE_IDS[target.before]
    return shown


def exits(s: VenusState) -> dict[str, dict[str, float]]:
    """MV6.1 Where navigation spaces lead, and how likely a die will show it."""
    return {
        SPACE_IDS[at]: {
            SPACE_IDS[target]: chance(exit_chance(s, at, target)) for target in sorted({*EXITS[at]})
        }
        for at in range(SPACES)
        if s.kind[at] == NAVIGATION
    }


# --- markets: the same for everybody -------------------------------------------------------------


def market_states(s: VenusState, culture: int) -> dict[Category, State]:
    """MV10.8 The state of each category on the top token."""
    states = MARKET_STATE[culture][s.piles[3 * culture]]
    return {category: STATES[states[k]] for k, category in enumerate(CATEGORY_NAMES)}


def pays(s: VenusState, culture: int) -> dict[str, int]:
    """MV10.8 The present price of each good that the culture wants."""
    states = MARKET_STATE[culture][s.piles[3 * culture]]
    wanted = [good for good in range(GOODS) if BUYERS[good] >> culture & 1]
    return {GOOD_IDS[good]: RESALE[good][states[CATEGORY[good]]] for good in wanted}
