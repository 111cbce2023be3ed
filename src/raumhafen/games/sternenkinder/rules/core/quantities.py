"""A0.7 Numbers that sources change: steps in the order of decision 11.

For each seat and quantity the state keeps one flat tuple of steps, four numbers each: what to do,
by how much, not below what, and the entry it comes from. It is nearly always empty.
"""

from typing import Final

from raumhafen.engine.game import Share
from raumhafen.games.sternenkinder.content.tables import ENTRY_IDS
from raumhafen.games.sternenkinder.content.words import QUANTITIES as QUANTITY_NAMES
from raumhafen.games.sternenkinder.state import SternState

QUANTITIES: Final = len(QUANTITY_NAMES)
QUANTITY: Final = {name: at for at, name in enumerate(QUANTITY_NAMES)}
WIDTH: Final = 4  # of a step
SET: Final = 0
RAISE: Final = 1
REDUCE: Final = 2

GROWTH_COST: Final = QUANTITY["colony.growth.cost"]
COLONY_SHIP_COST: Final = QUANTITY["ship.colony.cost"]
EQUIPMENT_COST: Final = QUANTITY["equipment.cost"]
RESOURCE_INCOME: Final = QUANTITY["building.resource.income"]
RESEARCH_INCOME: Final = QUANTITY["building.research.income"]
RESOURCE_UPKEEP: Final = QUANTITY["building.resource.upkeep"]
CAPACITY_UPKEEP: Final = QUANTITY["building.capacity.upkeep"]
ROUTE_FACTOR: Final = QUANTITY["route.income.factor"]
FOOD_INCOME: Final = QUANTITY["building.food.income"]
AWE_INCOME: Final = QUANTITY["building.awe.income"]
RESEARCH_UPKEEP: Final = QUANTITY["building.research.upkeep"]
RESEARCH_UPKEEP_LEAST: Final = QUANTITY["building.research.upkeep.min"]
CAPACITY_COST: Final = QUANTITY["building.capacity.cost"]
ROUTE_COST: Final = QUANTITY["route.cost"]
TRADE_RATIO: Final = QUANTITY["trade.ratio"]
VOTE_COST: Final = QUANTITY["vote.cost"]


def changed(s: SternState, seat: int, quantity: int, base: int) -> int:
    """A number after all that changes it; nearly free where nothing does."""
    steps = s.steps[seat * QUANTITIES + quantity]
    return fold(steps, base) if steps else base


def is_changed(s: SternState, seat: int, quantity: int) -> bool:
    """Whether anything changes a number at all."""
    return bool(s.steps[seat * QUANTITIES + quantity])


def fold(steps: tuple[int, ...], base: int) -> int:
    value = base
    for at in range(0, len(steps), WIDTH):
        value = step(value, steps[at], steps[at + 1], steps[at + 2])
    return value


def step(value: int, kind: int, by: int, floor: int) -> int:
    """A reduction goes as far as its floor and never raises what is below it already."""
    if kind == SET:
        return by
    if kind == RAISE:
        return value + by
    return max(value + by, min(value, floor))


def in_order(steps: list[tuple[int, int, int, int]]) -> tuple[int, ...]:
    """Decision 11: what is set, then increases, then reductions from the highest floor down."""
    if len(steps) == 1:
        return steps[0]
    ranked = sorted(enumerate(steps), key=lambda pair: (pair[1][0], -pair[1][2], pair[0]))
    return tuple(number for _, numbers in ranked for number in numbers)


def explained(s: SternState, seat: int, quantity: int, base: int, rule: str) -> list[Share]:
    """The printed number and what each source makes of it."""
    found = [Share("share-printed", {}, base, rule)]
    steps, value = s.steps[seat * QUANTITIES + quantity], base
    for at in range(0, len(steps), WIDTH):
        after = step(value, steps[at], steps[at + 1], steps[at + 2])
        found.append(
            Share("share-source", {"source": ENTRY_IDS[steps[at + 3]]}, after - value, "A0.7")
        )
        value = after
    return found
