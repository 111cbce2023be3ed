"""The worth of purchases to a seat: what they bring until the end, for each resource they cost."""

from typing import Final

from raumhafen.games.sternenkinder.actions import CENTRE_THING, ROUTE_THING, SLOT_THINGS
from raumhafen.games.sternenkinder.bots.agents import embassy_worth, envoys
from raumhafen.games.sternenkinder.bots.outlook import POINT, Outlook
from raumhafen.games.sternenkinder.bots.rulers import advance_worth, successor
from raumhafen.games.sternenkinder.bots.watch import is_alarmed
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    CAPACITY_YIELD,
    FIELD_TECHS,
    FOOD,
    RESOURCE_YIELD,
    TECH,
    TECH_BONUS,
    TECH_COST,
    TECH_FIELD,
    TECH_NEEDS,
    TECHS,
)
from raumhafen.games.sternenkinder.content.words import VERBS
from raumhafen.games.sternenkinder.rules.core.places import (
    planets_of,
    site_kind,
    site_level,
    site_owner,
    sites_at,
)
from raumhafen.games.sternenkinder.rules.core.prices import (
    THING_COST,
    growth_price,
    is_known,
    tech_price,
    thing_kind,
    thing_level,
)
from raumhafen.games.sternenkinder.rules.core.quantities import (
    RESOURCE_INCOME,
    RESOURCE_UPKEEP,
    changed,
)
from raumhafen.games.sternenkinder.rules.core.routes import (
    COUNTS_AS_ROUTE,
    carries,
    connected,
    is_dangerous,
)
from raumhafen.games.sternenkinder.rules.core.tally import has_flag
from raumhafen.games.sternenkinder.state import CAPACITY_SITE, NOBODY, SternState

# --- technologies --------------------------------------------------------------------------------

GAIN: Final = VERBS.index("gain")
GIFT_WORTH: Final = 4.0  # of a free unit or building
SHARE: Final = 0.7  # how much of a technology's worth the way there has
# by technology: those that need it
LEADS_TO: Final = [[t for t in range(TECHS) if TECH_NEEDS[t] >> tech & 1] for tech in range(TECHS)]
# what a technology brings in each round, as far as it does not depend on the position
STEADY: Final = {TECH["tech.general_education"]: 2.0, TECH["tech.simple_sensors"]: 0.7}
STATE_SIZE: Final = [TECH[f"tech.{name}"] for name in ("local_government", "regional_parliaments")]
ARMS: Final = {
    TECH[f"tech.{name}"]: worth
    for name, worth in {
        "small_craft": 12.0, "support_ships": 6.0, "simple_projectiles": 5.0,
        "simple_protection": 5.0, "simple_missiles": 4.0, "simple_energy": 4.0,
        "main_ships": 5.0, "defence_troops": 4.0, "planetary_defence": 4.0,
    }.items()
}  # fmt: skip
FLEETS: Final = TECH["tech.small_craft"]
CENTRE_RACE: Final = 24.0  # A22.15 half of the point for who comes first
PHILOSOPHY: Final = TECH["tech.political_philosophy"]
LAW: Final = TECH["tech.jurisprudence"]
WATCH: Final = 2.0  # A8.57 what police and guards bring in a round where strangers spy
EXPERTS: Final = TECH["tech.expert_council"]
VISION: Final = TECH["tech.political_vision"]
COMMUNITY: Final = TECH["tech.interportal_community"]
ADVISED: Final = 60.0  # A10.13 what an advisor may bring, with his two points
INDUSTRY: Final = TECH["tech.expanded_industry"]
MINING: Final = TECH["tech.exotic_mining"]
PLANNING: Final = TECH["tech.city_planning"]
ARCOLOGIES: Final = TECH["tech.arcologies"]
METROPOLIS: Final = TECH["tech.metropolis"]
FORMING: Final = TECH["tech.terrain_forming"]
TRADE: Final = TECH["tech.interstellar_trade"]
DRIVES: Final = TECH["tech.simple_drives"]
FAST: Final = TECH["tech.advanced_drives"]


def bonus_worth(effect: Effect) -> float:
    """B5.5.2 What the first researcher gets."""
    return float(sum(effect.amounts)) if effect.verb == GAIN else GIFT_WORTH


FIRST_WORTH: Final = [sum(bonus_worth(effect) for effect in bonus) for bonus in TECH_BONUS]


# A8 what characters bring in a round where politics is played
INSTITUTIONS: Final = {TECH["tech.diplomatic_corps"]: 5.0, TECH["tech.strategic_infiltration"]: 4.0}


def tech_worth(o: Outlook, tech: int) -> float:
    """Its use and that of what it leads to, for each research it costs after its bonus."""
    s = o.s
    price = max(1.0, tech_price(s, o.seat, tech) * o.worth[2])
    worth = tech_use(o, tech) + (0.0 if is_known(s, tech) else FIRST_WORTH[tech])
    later = [tech_use(o, next_one) for next_one in LEADS_TO[tech]]
    if later:
        worth += SHARE * max(later) / 2
    worth += field_worth(o, tech)
    return worth / price


def field_worth(o: Outlook, tech: int) -> float:
    """A2.2f Its share in the point for a completed field; the nearer, the more it counts."""
    total = lacking_cost(o, TECH_FIELD[tech])
    rounds = total / max(1, o.income[2])
    if rounds > o.left and o.style.science <= 1.0:
        return 0.0
    return o.style.science * POINT * TECH_COST[tech] / max(1, total)


def lacking_cost(o: Outlook, field: int) -> int:
    """What the technologies cost that a field lacks; every one of them asks for it."""
    if not o.lacking:
        known = o.s.techs[o.seat]
        o.lacking = [0] * len(FIELD_TECHS)
        for tech in range(TECHS):
            if not known >> tech & 1:
                o.lacking[TECH_FIELD[tech]] += TECH_COST[tech]
    return o.lacking[field]


def tech_use(o: Outlook, tech: int) -> float:
    """What it brings until the end."""
    s, left = o.s, max(0.0, o.left - 1)
    if tech in STEADY:
        return STEADY[tech] * left
    if o.politics and tech in INSTITUTIONS:
        return INSTITUTIONS[tech] * left
    if o.politics and tech == LAW:
        return WATCH * left if is_alarmed(s, o.seat) else 0.0
    if tech == PHILOSOPHY:
        return 6.0 * left
    if o.politics and tech == EXPERTS:
        return ADVISED if left > 4 else 0.0
    if o.politics and tech == VISION:
        return vision_use(o)
    if o.politics and tech == COMMUNITY:
        return max(0.0, embassy_worth(o)) * envoys(s, o.seat)
    if tech in STATE_SIZE:
        return state_size_use(o)
    if tech in ARMS:
        arms = o.style.arms if s.war_mode or o.style.arms > 1.0 else 0.5
        race = CENTRE_RACE if o.politics and tech == FLEETS and left > 4 else 0.0
        return ARMS[tech] * arms + race
    return building_use(o, tech) * left


def vision_use(o: Outlook) -> float:
    """A10.1 What the government of level II brings after its price."""
    government = successor(o.s, o.seat)
    return 0.0 if government == NOBODY else max(0.0, advance_worth(o, government))


def state_size_use(o: Outlook) -> float:
    """A10.14 As soon as the next colony would be too many."""
    s = o.s
    full = len(planets_of(s, o.seat)) + 1 >= s.state_size[o.seat]
    return 14.0 * o.style.growth if full and o.left > 4 else 2.0


def building_use(o: Outlook, tech: int) -> float:
    """What better buildings bring in a round."""
    s, seat = o.s, o.seat
    if tech in (INDUSTRY, ARCOLOGIES):
        return 1.2 * slots_below(s, seat, 2 if tech == INDUSTRY else 3)
    if tech == MINING:
        return 0.9 * slots_below(s, seat, 9)
    if tech == PLANNING:
        return 0.3 * slots_below(s, seat, 9)
    if tech == METROPOLIS:
        return 0.5 * best_centre(s, seat)[1]
    if tech == FORMING:
        return 0.4 * len(planets_of(s, seat)) * o.style.growth
    if tech == TRADE:
        return 0.6 * (len(planets_of(s, seat)) - 1) * o.style.development
    return 0.8 * o.style.discovery if tech in (DRIVES, FAST) else 0.0


def slots_below(s: SternState, seat: int, level: int) -> int:
    """Resource buildings of a lower level, and at least those that will stand on the home world."""
    found = sum(
        site_owner(s.sites[at]) == seat
        and site_kind(s.sites[at]) != CAPACITY_SITE
        and site_level(s.sites[at]) < level
        for cell in planets_of(s, seat)
        for at in sites_at(s, cell)
    )
    return max(found, 2)


INVESTORS: Final = 12.0  # A22.17 what joining colonies brings beside its income

# --- buildings -----------------------------------------------------------------------------------


def build_worth(o: Outlook, thing: int) -> float:
    """A building yields its income in all rounds to come."""
    if thing == CENTRE_THING:
        gain = best_centre(o.s, o.seat)[1] - 2
        return gain * (o.left - 1) / THING_COST[thing] if o.food_left(2) else 0.0
    if thing == ROUTE_THING:
        return route_worth(o)
    if thing >= len(SLOT_THINGS):
        return 0.0
    level = thing_level(thing)
    income = changed(o.s, o.seat, RESOURCE_INCOME, RESOURCE_YIELD[level])
    return slot_worth(o, thing, income, level, THING_COST[thing])


def upgrade_worth(o: Outlook, thing: int) -> float:
    """B4.1.5 One level more; what technologies add to a building it has already."""
    return slot_worth(o, thing, RESOURCE_YIELD[1], 1, 3) if thing < len(SLOT_THINGS) else 0.0


def slot_worth(o: Outlook, thing: int, income: int, levels: int, price: int) -> float:
    """B4.2 Its income less its upkeep in food."""
    kind = thing_kind(thing)
    if kind == CAPACITY_SITE:
        return capacity_worth(o, levels, price)
    gain = income * o.worth[kind]
    upkeep = 0 if kind == FOOD else changed(o.s, o.seat, RESOURCE_UPKEEP, levels)
    if upkeep and not o.food_left(upkeep):
        return 0.0
    return max(1.0, o.style.money) * (gain - upkeep * o.worth[FOOD]) * (o.left - 1) / price


def capacity_worth(o: Outlook, levels: int, price: int) -> float:
    """B4.4 Ships and fleets want space; a point that is left pays a resource back."""
    if o.income[1] <= levels or o.style.arms <= 1.0:
        return 0.0
    return 0.6 * CAPACITY_YIELD[levels] * (o.left - 1) / price


def best_centre(s: SternState, seat: int) -> tuple[int, int]:
    """B4.5 The planet on which a centre yields most, and how much."""
    found = [
        (sum(site_level(s.sites[at]) for at in sites_at(s, cell)), cell)
        for cell in planets_of(s, seat)
    ]
    levels, cell = max(found, default=(0, NOBODY))
    return cell, levels


def route_worth(o: Outlook) -> float:
    """B4.8.4 A colony that routes join to the home world yields its level, and investors pay."""
    _, cost, level = route_plan(o.s, o.seat)
    if not cost:
        return 0.0
    worth = level * o.worth[AWE] * (o.left - cost) + INVESTORS
    return o.style.development * worth / (cost * THING_COST[ROUTE_THING])


def route_plan(s: SternState, seat: int) -> tuple[int, int, int]:
    """The next system for a route, how many routes are lacking, the level of the colony joined."""
    home, joined = s.home[seat], connected(s, seat)
    alone = [cell for cell in planets_of(s, seat) if cell != home and cell not in joined]
    planets = has_flag(s, seat, COUNTS_AS_ROUTE)
    first: dict[int, int] = {home: NOBODY}  # by system: the first one on the way without a route
    fringe, cost = [home], 0
    while fringe and alone:
        reach: list[tuple[int, int]] = []  # a system without a route, and where it is reached from
        for cell in fringe:  # grows: systems that carry already cost nothing
            for near in NEIGHBOURS[cell]:
                if near in alone and cell != home and cost:
                    return first[cell], cost, s.level[near]
                if near not in first and carries(s, seat, near, planets):
                    first[near] = first[cell]
                    fringe.append(near)
                elif near not in first and is_route_site(s, near):
                    reach.append((near, cell))
        fringe, cost = [], cost + 1
        for near, cell in reach:
            if near not in first:
                first[near] = near if first[cell] == NOBODY else first[cell]
                fringe.append(near)
    return NOBODY, 0, 0


def is_route_site(s: SternState, cell: int) -> bool:
    """Known, harmless and without a route."""
    return s.tile[cell] >= 0 and s.route[cell] == NOBODY and not is_dangerous(s, cell)


# --- colonies ------------------------------------------------------------------------------------

LEVEL_POINTS: Final = (0.0, 0.0, 0.4, 1.0, 1.0)  # A2.2b; level II is the way to III
SLOT: Final = 2.0  # what one more building brings in a round


def grow_worth(o: Outlook, cell: int) -> float:
    """A level for a point and a slot; home worlds only give slots."""
    level = o.s.level[cell] + 1
    points = 0.0 if cell in o.s.home else LEVEL_POINTS[min(level, 4)] * POINT * o.style.growth
    worth = points + SLOT * max(0.0, o.left - 2)
    return worth / max(1, growth_price(o.s, o.seat, level))
