"""Quantities that conditions ask for: how many of something a player has, by words of `have`."""

from collections.abc import Callable
from typing import Final

from raumhafen.games.sternenkinder.actions import CENTRE_THING, THINGS
from raumhafen.games.sternenkinder.content.effects import Condition
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.layouts import HOME_MAX_LEVEL
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    BUILDING_IDS,
    CULTURE,
    ENTRY_PLACE,
    ENTRY_SET,
    GROUND_UNITS,
    SET_NAMES,
)
from raumhafen.games.sternenkinder.content.words import HAVE, NONE, OTHER_PLAYERS
from raumhafen.games.sternenkinder.rules.core import regime_counts
from raumhafen.games.sternenkinder.rules.core.cards import anomaly_cards
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.fleets import fleet_strength, fleets_of
from raumhafen.games.sternenkinder.rules.core.income import gross_income, income
from raumhafen.games.sternenkinder.rules.core.pacts import own_treaties
from raumhafen.games.sternenkinder.rules.core.place import own_buildings
from raumhafen.games.sternenkinder.rules.core.places import (
    planets_of,
    site_kind,
    site_level,
    site_owner,
    sites_at,
)
from raumhafen.games.sternenkinder.rules.core.routes import connected
from raumhafen.games.sternenkinder.state import CAPACITY_SITE, SITES, SternState

Count = Callable[[SternState, int, int], int]  # of a seat, in a system

TITAN_FLEETS: Final = 5
FIRST_SPECIAL: Final = SITES - CENTRE_THING  # from a thing to its place of PLACES


def buildings_here(s: SternState, seat: int, here: int) -> int:
    """Own buildings of every kind on a planet; routes belong to the system."""
    return len(own_buildings(s, seat, here))


def resource_buildings_here(s: SternState, seat: int, here: int) -> int:
    own = [s.sites[at] for at in sites_at(s, here) if site_owner(s.sites[at]) == seat]
    return sum(site_kind(packed) != CAPACITY_SITE for packed in own)


def own_techs(s: SternState, seat: int, here: int) -> int:
    return s.techs[seat].bit_count()


def own_routes(s: SternState, seat: int, here: int) -> int:
    return s.route.count(seat)


def own_anomaly_cards(s: SternState, seat: int, here: int) -> int:
    return anomaly_cards(s, seat)


def connected_here(s: SternState, seat: int, here: int) -> int:
    return int(here in connected(s, seat))


def connected_colonies(s: SternState, seat: int, here: int) -> int:
    return len(connected(s, seat))


def guard_here(s: SternState, seat: int, here: int) -> int:
    return s.guard[CELLS * seat + here]


def own_culture_income(s: SternState, seat: int, here: int) -> int:
    return income(s, seat)[CULTURE]


def colony_4_with_buildings(s: SternState, seat: int, here: int) -> int:
    """A22.12 Most buildings on a colony of level IV; the home world is none (A0.9)."""
    full = [c for c in planets_of(s, seat) if s.level[c] == HOME_MAX_LEVEL and c not in s.home]
    return max([buildings_here(s, seat, cell) for cell in full], default=0)


def last_system_discovered(s: SternState, seat: int, here: int) -> int:
    """A22.18 Noted when it happens."""
    return int(s.last_found == seat)


def military_hull_here(s: SternState, seat: int, here: int) -> int:
    return fleet_strength(s, seat, here)


def titans(s: SternState, seat: int, here: int) -> int:
    """A22.15 Five own fleets in one system count as a titan (decision 35)."""
    places = [s.fleet_at[at] for at in fleets_of(s, seat)]
    return int(any(places.count(cell) >= TITAN_FLEETS for cell in places))


def counted_treaties(s: SternState, seat: int, here: int) -> int:
    """A5.6"""
    return own_treaties(s, seat)


COUNTS: Final[dict[str, Count]] = {
    "building_here": buildings_here,
    "resource_building_here": resource_buildings_here,
    "own_techs": own_techs,
    "own_routes": own_routes,
    "own_anomaly_cards": own_anomaly_cards,
    "connected_here": connected_here,
    "connected_colonies": connected_colonies,
    "guard_here": guard_here,
    "own_culture_income": own_culture_income,
    "colony_4_with_buildings": colony_4_with_buildings,
    "last_system_discovered": last_system_discovered,
    "own_treaties": counted_treaties,
    "own_laws": regime_counts.laws_of,
    "military_hull_here": military_hull_here,
    "titans": titans,
    # goals of governments
    "neutral_fleets_destroyed": regime_counts.pacified,
    "rival_counter": regime_counts.rival_counter,
    "space_capacity": regime_counts.produced_space,
    "players_at_peace_with_treaty": regime_counts.befriended,
    "awe_building_levels": regime_counts.awe_levels,
    "players_with_trade_treaty": regime_counts.trade_partners,
    "own_awe_income": regime_counts.awe_income,
    "resource_building_levels": regime_counts.building_levels,
    "own_colonies": regime_counts.colonies,
    "colony_ships_sent_out": regime_counts.sent_out,
    "fields_with_exclusive_tech": regime_counts.exclusive_fields,
    "map_of_the_sea": regime_counts.map_of_the_sea,
    "fields_led_in_technologies": regime_counts.led_fields,
    "field_completed_first": regime_counts.field_first,
    "active_policies": regime_counts.active_policies,
    "networks_level_3": regime_counts.strong_networks,
    "embassies_on_home_worlds": regime_counts.home_embassies,
    "advisor_level": regime_counts.best_advisor,
}


OWN_AWE_INCOME: Final = HAVE.index("own_awe_income")
# by number of a word; words that another chapter counts have none
COUNT_OF: Final[list[Count | None]] = [COUNTS.get(word) for word in HAVE]


def wanted(s: SternState, seat: int, condition: Condition) -> int:
    """How many a condition asks for; some ask for as many as there are other players."""
    if condition.n == OTHER_PLAYERS:
        return len(regime_counts.others(s, seat))
    return condition.n


def is_counted(s: SternState, seat: int, condition: Condition, here: int) -> bool:
    """Whether there are as many as the condition asks for."""
    least = wanted(s, seat, condition)
    if condition.have == OWN_AWE_INCOME and gross_income(s, seat)[AWE] < least:
        return False  # upkeep need not be looked at
    count = COUNT_OF[condition.have]
    assert count is not None
    return count(s, seat, here) >= least


def has_enough(s: SternState, seat: int, condition: Condition, here: int) -> bool:
    """Everything that a condition asks for but payment and battle."""
    if condition.have != NONE and not is_counted(s, seat, condition, here):
        return False
    if condition.tech != NONE and not s.techs[seat] >> ENTRY_PLACE[condition.tech] & 1:
        return False
    if condition.building_here != NONE and not has_building(s, seat, condition.building_here, here):
        return False
    unit, number = condition.unit_here
    return unit == NONE or units_here(s, seat, unit, here) >= number


def has_building(s: SternState, seat: int, entry: int, here: int) -> bool:
    """A building of this kind on the planet; one of a higher level will do (ruling)."""
    name = BUILDING_IDS[ENTRY_PLACE[entry]].partition(".")[2]
    kind, _, level = name.partition(".")
    if not level:
        return THINGS.index(name) + FIRST_SPECIAL in own_buildings(s, seat, here)
    own = [s.sites[at] for at in sites_at(s, here) if site_owner(s.sites[at]) == seat]
    return any(
        (site_kind(packed) == CAPACITY_SITE) == (kind == "capacity")
        and site_level(packed) >= int(level)
        for packed in own
    )


def units_here(s: SternState, seat: int, entry: int, here: int) -> int:
    """Own ships or ground units of a kind in a system."""
    place = ENTRY_PLACE[entry]
    if SET_NAMES[ENTRY_SET[entry]] == "ground_units":
        return s.troops[GROUND_UNITS * here + place] if s.owner[here] == seat else 0
    return sum(s.civil_kind[at] == place and s.civil_at[at] == here for at in units_of(s, seat))
