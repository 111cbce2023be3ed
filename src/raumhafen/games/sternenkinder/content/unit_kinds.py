"""Frozen entries of the sets of units and their equipment; conventions as in `kinds.py`."""

from __future__ import annotations

from dataclasses import dataclass

from raumhafen.games.sternenkinder.content.kinds import Counts, Effects, Ids, Row, Traits


@dataclass(frozen=True)
class Shot:
    """Dice of a ground unit against one kind of target; no dice where it cannot attack."""

    dice: int
    hit: int
    projectile: int
    energy: int
    range: int
    initiative: int  # NONE: the unit's own


@dataclass(frozen=True)
class GroundUnit:
    id: str
    tech: str
    initiative: int
    vs_infantry: Shot
    vs_vehicle: Shot
    vs_air_force: Shot
    vs_ship: Shot
    armour: int
    hull: int
    keywords: Traits
    cost: Row
    upkeep: Row
    capacity: Row
    max_per_colony: int
    purchasable: bool
    mobile: bool
    rule: str


@dataclass(frozen=True)
class Slot:
    """A place for a weapon: its size, and the kinds of weapons it takes if not all."""

    size: str
    only: Ids


@dataclass(frozen=True)
class Ship:
    id: str
    advanced_of: str
    size: str  # class
    initiative: int
    tactical_move: int
    strategic_move: int
    hull: int
    shield_slots: int
    armour_slots: int
    component_slots: int
    weapon_slots: tuple[tuple[Slot, ...], ...]  # one of these layouts
    keywords: Traits
    cost: Row
    upkeep: Row
    upkeep_per: int  # B2.5 for so many ships
    capacity: Row
    civil: bool
    tech: str
    effect: Effects
    rule: str


@dataclass(frozen=True)
class Build:
    """Final values and equipment of a fixed unit."""

    size: str
    initiative: int
    tactical_move: int
    strategic_move: int
    shield: int
    armour: int
    hull: int
    keywords: Traits
    components: Ids
    protection: Ids
    weapons: Ids


@dataclass(frozen=True)
class Blueprint:
    id: str
    base: str
    build: Build
    cost: Row
    upkeep: Row
    upkeep_per: int
    effect: Effects
    rule: str


@dataclass(frozen=True)
class Profile:
    """Dice of a weapon against some targets: a word of VERSUS or a class with + or -."""

    versus: str
    dice: int
    hits: Row  # one number, or one for each field of a line
    auto: bool
    damage: Row  # projectile, energy; nothing where the weapon's own damage holds


@dataclass(frozen=True)
class Override:
    """What a fixed unit's weapon has otherwise than its entry."""

    weapon: str
    profiles: tuple[Profile, ...]
    keywords_added: Traits
    keywords_removed: Ids


@dataclass(frozen=True)
class NeutralUnit:
    id: str
    faction: str
    base: str
    build: Build
    class_price: int  # AWE
    call_price: int  # culture; 0 where it cannot be called
    overrides: tuple[Override, ...]
    effect: Effects
    rule: str


@dataclass(frozen=True)
class UniqueUnit:
    id: str
    faction: str
    base: str
    build: Build
    cost: Row
    capacity: Row
    vp_when_destroyed: int
    rule: str


@dataclass(frozen=True)
class SeeleMercenary:
    id: str
    cost: Row
    upkeep: Row
    needs: Ids
    advisor: bool
    units: Counts
    base: str
    build: Build
    rule: str


@dataclass(frozen=True)
class Weapon:
    id: str
    tech: str
    only: str
    type: str
    size: str
    slots: int
    range: int
    profiles: tuple[Profile, ...]
    damage: Row
    keywords: Traits
    purchasable: bool
    cost: int  # AWE
    effect: Effects
    rule: str


@dataclass(frozen=True)
class Component:
    id: str
    kind: str
    tech: str
    cost: int  # AWE
    slots: int
    only: Ids
    effect: Effects
    rule: str


@dataclass(frozen=True)
class Protection:
    id: str
    kind: str
    tech: str
    points: Row  # by class
    cost: Row  # AWE by class
    effect: Effects
    rule: str


@dataclass(frozen=True)
class TacticalGoal:
    id: str
    kind: str
    roll: int
    side: str
    condition: Ids
    pay: str
    independent: bool
    build: Build
    card: str
    rule: str
