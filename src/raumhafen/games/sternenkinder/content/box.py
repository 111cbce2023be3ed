"""Everything in the box: the 36 sets and the set-up, frozen."""

from __future__ import annotations

from dataclasses import dataclass

from raumhafen.games.sternenkinder.content.kinds import (
    Building,
    DistantWar,
    Event,
    Investor,
    Keyword,
    LootCard,
    People,
    Planet,
    PlanetEvent,
    Row,
    System,
    Technology,
)
from raumhafen.games.sternenkinder.content.political_kinds import (
    Advisor,
    CabinetAction,
    CasusBelli,
    Crisis,
    Goal,
    Government,
    InstitutionAction,
    Law,
    MarketCard,
    Patron,
    Policy,
    Service,
    Treaty,
    Wonder,
)
from raumhafen.games.sternenkinder.content.unit_kinds import (
    Blueprint,
    Component,
    GroundUnit,
    NeutralUnit,
    Protection,
    SeeleMercenary,
    Ship,
    TacticalGoal,
    UniqueUnit,
    Weapon,
)


@dataclass(frozen=True)
class Fleet:
    """B27.2 A fleet of simple combat."""

    id: str
    hull: int
    dice: int
    hit: int
    damage: int
    price: int
    upkeep: int


@dataclass(frozen=True)
class Layout:
    """A map: home worlds in turn order and the tiles of each ring."""

    id: str
    seats: int
    teams: bool
    homes: tuple[tuple[int, int], ...]  # axial coordinates
    rings: tuple[Row, ...]  # from ring II on: how many tiles of each kind of system


@dataclass(frozen=True)
class Setup:
    account: Row
    natural_yield: Row
    space_capacity: int
    home_level: int
    home_max_level: int
    government: str
    unit: str
    growth: Row  # food for levels II, III, IV
    tiles: Row  # by kind of system
    decks: tuple[tuple[str, Row], ...]  # cards of each deck by level
    fleet_move: int
    fleet_space: int
    fleet_ground_units: int
    kosme_call: int
    fleets: tuple[Fleet, ...]
    layouts: tuple[Layout, ...]


@dataclass(frozen=True)
class Content:
    """All sets in the order of SETS, each in the order of its file."""

    ids: tuple[str, ...]  # of all entries, by their numbers
    sets: tuple[str, ...]  # the set of each entry
    systems: tuple[System, ...]
    technologies: tuple[Technology, ...]
    governments: tuple[Government, ...]
    policies: tuple[Policy, ...]
    government_goals: tuple[Goal, ...]
    companies: tuple[Patron, ...]
    clans: tuple[Patron, ...]
    seele_mercenaries: tuple[SeeleMercenary, ...]
    laws: tuple[Law, ...]
    treaties: tuple[Treaty, ...]
    casus_belli: tuple[CasusBelli, ...]
    institution_actions: tuple[InstitutionAction, ...]
    cabinet_actions: tuple[CabinetAction, ...]
    underground_services: tuple[Service, ...]
    advisors: tuple[Advisor, ...]
    black_market: tuple[MarketCard, ...]
    space_wonders: tuple[Wonder, ...]
    investors: tuple[Investor, ...]
    crises: tuple[Crisis, ...]
    events: tuple[Event, ...]
    planets: tuple[Planet, ...]
    planetary_events: tuple[PlanetEvent, ...]
    populations: tuple[People, ...]
    buildings: tuple[Building, ...]
    ships: tuple[Ship, ...]
    ground_units: tuple[GroundUnit, ...]
    blueprints: tuple[Blueprint, ...]
    neutral_units: tuple[NeutralUnit, ...]
    unique_units: tuple[UniqueUnit, ...]
    weapons: tuple[Weapon, ...]
    components: tuple[Component, ...]
    protection: tuple[Protection, ...]
    keywords: tuple[Keyword, ...]
    tactical_goals: tuple[TacticalGoal, ...]
    loot: tuple[LootCard, ...]
    distant_wars: tuple[DistantWar, ...]
    setup: Setup
