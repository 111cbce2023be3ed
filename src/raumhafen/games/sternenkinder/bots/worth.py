"""The worth of purchases to a seat, in resources until the end of the game less the price."""

from typing import Final

from raumhafen.games.sternenkinder.actions import (
    CENTRE_THING,
    SLOT_THINGS,
)
from raumhafen.games.sternenkinder.content.tables import (
    FOOD,
    RESOURCE_YIELD,
    TECH,
    TECH_COST,
)
from raumhafen.games.sternenkinder.rules.core.income import income
from raumhafen.games.sternenkinder.rules.core.prices import (
    THING_COST,
    tech_price,
    thing_kind,
    thing_level,
)
from raumhafen.games.sternenkinder.state import CAPACITY_SITE, SternState

# what a technology is worth to an economy, beside the point for a completed field
LIKED: Final = {
    TECH[f"tech.{name}"]: worth
    for name, worth in {
        "political_philosophy": 14, "expanded_industry": 10, "local_government": 6,
        "general_education": 16, "exotic_mining": 18, "city_planning": 12, "arcologies": 14,
        "terrain_forming": 8, "jurisprudence": 6, "shipyard_expansion": 5, "metropolis": 12,
    }.items()
}  # fmt: skip
# and in war mode
ARMS: Final = {
    TECH[f"tech.{name}"]: worth
    for name, worth in {
        "small_craft": 12, "defence_troops": 8, "simple_projectiles": 8, "support_ships": 8,
        "simple_protection": 8, "simple_missiles": 7, "simple_energy": 7,
    }.items()
}  # fmt: skip
PLAIN_TECH: Final = 1.0  # every technology brings a field nearer
LEAST_FOOD: Final = 1  # income that upkeep must leave


def rounds_left(s: SternState) -> int:
    """Incomes that are still to come."""
    return max(0, s.limit - s.round)


def tech_worth(s: SternState, seat: int, tech: int) -> float:
    """Liked ones first, cheap ones before dear ones."""
    worth = LIKED.get(tech, 0) if rounds_left(s) > 3 else 0
    if s.war_mode and rounds_left(s) > 2:
        worth += ARMS.get(tech, 0)
    return (PLAIN_TECH + worth + TECH_COST[tech] / 8) / max(1, tech_price(s, seat, tech))


def food_left(s: SternState, seat: int, upkeep: int) -> bool:
    """Whether the income of food can bear more upkeep."""
    return income(s, seat)[FOOD] - upkeep >= LEAST_FOOD


def build_worth(s: SternState, seat: int, thing: int) -> float:
    """A building yields its income in all rounds to come."""
    if thing == CENTRE_THING:
        return 0.2 if rounds_left(s) > 6 and food_left(s, seat, 2) else 0.0
    if thing >= len(SLOT_THINGS):
        return 0.0
    return yield_worth(s, seat, thing, RESOURCE_YIELD[thing_level(thing)], THING_COST[thing])


def upgrade_worth(s: SternState, seat: int, thing: int) -> float:
    return yield_worth(s, seat, thing, 2, 3) if thing < len(SLOT_THINGS) else 0.0


def yield_worth(s: SternState, seat: int, thing: int, gain: int, price: int) -> float:
    kind, level = thing_kind(thing), thing_level(thing)
    if kind == CAPACITY_SITE:
        return 0.0
    upkeep = 0 if kind == FOOD else level
    if upkeep and not food_left(s, seat, upkeep):
        return 0.0
    worth = (gain - upkeep) * rounds_left(s)
    return worth / price if worth > price else 0.0


def grow_worth(s: SternState, seat: int, cell: int) -> float:
    """A level for a point or a slot; home worlds only give slots."""
    if cell in s.home:
        return 0.5 if rounds_left(s) > 8 else 0.0
    return 3.0
