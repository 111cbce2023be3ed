"""Frozen entries of the 36 component sets and of the set-up.

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


# --- politics ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Government:
    id: str
    level: int
    cost: int  # culture; NONE where only a policy brings it
    adopted_by: str
    special: bool
    state_size: int
    actions: Row  # free, treaty, institution, law, government
    trade: Row  # 4 x 4 ratios, from and to; 0 where there is no trade
    follow_up: Ids
    effect: Effects
    rule: str


@dataclass(frozen=True)
class Policy:
    id: str
    government: str
    company: str
    clan: str
    needs: str
    replaces: str
    for_sale: bool
    cost: Row
    per_member: bool  # the price is for each member of the federation
    upkeep: int  # culture
    activatable: str
    bound: bool
    lobby: bool
    cards: Ids
    rule: str


@dataclass(frozen=True)
class Goal:
    id: str
    government: str
    condition: Condition
    check: str
    effect: Effects
    rule: str


@dataclass(frozen=True)
class Patron:
    """A company or a clan."""

    id: str
    favour_income: str
    favour_income_max: int
    favour_from: Ids
    via: Ids
    excludes: str
    extra_policy_slot: Ids
    extra_advisor_slot: int
    activation_favour: int
    rule: str


@dataclass(frozen=True)
class Law:
    id: str
    keywords: Ids
    place: str
    target: str
    min_players: int
    exclusive: bool
    pips_on_fail: int
    pips_trigger: int
    sanction_level: int
    crisis: str
    effect: Effects
    rule: str


@dataclass(frozen=True)
class Treaty:
    id: str
    kind: str
    copies: int
    cost: Row
    by_rule: str  # the resource whose amount the rule works out
    rule: str


@dataclass(frozen=True)
class CasusBelli:
    id: str
    rule: str


@dataclass(frozen=True)
class InstitutionAction:
    id: str
    characters: Ids
    tech: str
    network: int
    illegal: bool
    reaction: bool
    casus_belli: str
    requires: str
    actions: int
    cost: Row
    capacity: Row
    choice: tuple[Row, ...]  # one of these costs
    by_rule: str
    upkeep: Row
    upkeep_levels: int  # for so many levels
    rule: str


@dataclass(frozen=True)
class Alternative:
    """One way to pay for an expedition (A13.6)."""

    event_cards: int
    research: int
    per_planet: int
    planet_claims: int


@dataclass(frozen=True)
class CabinetAction:
    id: str
    political_actions: int
    event_cards: int
    cost: Row  # four resources and any
    cost_per_use: int
    cost_per_vp: int
    by_rule: str
    one_of: tuple[Alternative, ...]
    convert_cost: int
    limit: str
    not_with_special_government: bool
    effect: Effects
    rule: str


@dataclass(frozen=True)
class Service:
    id: str
    illegal: bool
    cost: Row
    by_rule: str
    rule: str


@dataclass(frozen=True)
class AdvisorLevel:
    cost: Row
    a: Effects
    b: Effects


@dataclass(frozen=True)
class Advisor:
    id: str
    cost: Row
    upkeep: Row
    bribable: bool
    full_vp: int
    effect: Effects
    levels: tuple[AdvisorLevel, ...]
    rule: str


@dataclass(frozen=True)
class MarketCard:
    id: str
    bid: str
    kind: str
    crisis: str
    effect: Effects
    rule: str


@dataclass(frozen=True)
class Wonder:
    id: str
    place: Ids
    cost: Row
    capacity: Row
    stages: tuple[Effects, ...]
    rule: str


@dataclass(frozen=True)
class Crisis:
    id: str
    roll: Row
    instead_if: str
    omega: bool
    law: str
    card: str
    fleet: Counts
    rule: str


@dataclass(frozen=True)
class Keyword:
    id: str
    applies_to: Ids
    rule: str
