"""Frozen entries of the sets of map and economy; politics and units have files of their own.

Entries name each other by their ids; `tables.py` makes numbers of them. A cost is a row of food,
AWE, research and culture, a capacity a row of ground and space. `rule` is the number of the rule
that governs the entry.
"""

from __future__ import annotations

from dataclasses import dataclass

from raumhafen.games.sternenkinder.content.effects import Condition, Effect
from raumhafen.games.sternenkinder.content.reading import Trait

Effects = tuple[Effect, ...]
Row = tuple[int, ...]
Ids = tuple[str, ...]
Counts = tuple[tuple[str, int], ...]
Traits = tuple[Trait, ...]

# --- map -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class System:
    id: str
    deck: str  # "" without event cards
    dangerous: bool
    every_entry: bool  # a card on every entry
    enterable: bool
    rule: str


@dataclass(frozen=True)
class Planet:
    id: str
    resources: Row
    core: bool
    effect: Effects
    rule: str


@dataclass(frozen=True)
class Option:
    """An option of a planetary event; options of one decision exclude each other."""

    decision: int
    repeatable: bool
    limit: str
    condition: Condition
    reward: Effects


@dataclass(frozen=True)
class Threat:
    pips: int
    stopped_by: Row  # places of options
    effect: Effects


@dataclass(frozen=True)
class PlanetEvent:
    id: str
    planet: str
    stage: int
    effect: Effects
    options: tuple[Option, ...]
    threat: Threat | None
    rule: str


@dataclass(frozen=True)
class Growth:
    """Pips of a neutral fleet, each a unit, one more in every closing phase."""

    pips: int
    most: int
    unit: str
    frozen_by: str


@dataclass(frozen=True)
class Event:
    id: str
    deck: str
    colour: str
    copies: int
    stages: int  # of an anomaly
    ongoing: bool
    cargo: bool
    neutral_fleet: bool
    immobile: bool
    needs_ships: bool  # decision 34: left out in simple combat
    pips: int
    growth: Growth | None
    job: Condition
    effect: Effects
    on_defeat: Effects
    tactical: Effects
    rule: str


# --- economy -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Simple:
    """B27.2.3 What a technology brings in simple combat."""

    fleets: int
    fleets_factor: int
    fleets_max: int
    dice: int
    hit: int
    damage: int
    hull: int
    fleet_cost: int
    upkeep: int
    defence: int


@dataclass(frozen=True)
class Technology:
    id: str
    field: str
    level: int
    cost: int
    requires: Ids
    tags: Ids
    effect: Effects
    first_bonus: Effects
    simple: Simple
    rule: str


@dataclass(frozen=True)
class Upgrade:
    origin: str
    cost: Row
    capacity: Row


@dataclass(frozen=True)
class Building:
    id: str
    kind: str
    level: int
    tech: str
    cost: Row
    cost_dangerous: Row  # on a dangerous system, or nothing
    capacity: Row
    upkeep: Row
    food_upkeep: int  # of a resource building for food
    upgrade: Upgrade | None
    needs_slot: bool
    requires_yield: int
    requires_character: str
    max_per_player: int  # 0 without limit, as the three below
    max_per_colony: int
    max_per_system: int
    max_per_player_and_planet: int
    hull: int
    shield: int
    initiative: int  # NONE where it never acts
    keywords: Traits
    demolishable: bool
    effect: Effects
    rule: str


@dataclass(frozen=True)
class People:
    id: str
    effect: Effects
    rule: str


@dataclass(frozen=True)
class Investor:
    id: str
    request: str
    reward: Effects
    milestone: Condition
    milestone_vp: int
    rule: str


@dataclass(frozen=True)
class LootCard:
    id: str
    level: int
    price: int
    effect: Effects
    rule: str


@dataclass(frozen=True)
class DistantWar:
    id: str
    arena: str
    level: int
    enemies: Counts
    buildings: Counts
    tactical_goals: bool
    setup: Effects
    effect: Effects
    rule: str


@dataclass(frozen=True)
class Keyword:
    id: str
    applies_to: Ids
    rule: str
