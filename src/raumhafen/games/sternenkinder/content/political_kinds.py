"""Frozen entries of the political sets; conventions as in `kinds.py`."""

from __future__ import annotations

from dataclasses import dataclass

from raumhafen.games.sternenkinder.content.effects import Condition
from raumhafen.games.sternenkinder.content.kinds import Counts, Effects, Ids, Row


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
    effect: Effects
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
