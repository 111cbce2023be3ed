"""Kinds of spaces, goods and cards: the words of the content files, and their frozen entries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

KINDS: Final = (
    "blue", "yellow", "red", "hazard", "encounter", "asteroid", "navigation", "orbital",
    "surface_city", "neutral_spaceport", "galactic_base",
)  # fmt: skip
REGION_KINDS: Final = ("system", "base", "anomaly")
COLORS: Final = ("blue", "yellow", "red")
SKILLS: Final = ("laser", "shield", "pilot")
LINES: Final = ("grey", "dashed", "green")
CATEGORIES: Final = ("basic", "quality", "luxury")
STATES: Final = ("weak", "active", "strong")
TECHNOLOGY_TYPES: Final = ("ship_upgrade", "structure", "special", "supply")
ABILITIES: Final = (
    "adjust_navigation", "adjust_navigation_free", "reroll_speed", "extra_action",
    "equipment_discount", "spaceport_discount", "build_after_buying", "double_port_income",
    "technology_discount", "free_upgrade_die", "keep_die", "self_repair",
    "pirate_bonus", "pirate_bonus_fame", "laser_master", "shield_master",
)  # fmt: skip
POWERS: Final = (
    "start_jump", "ignore_teleportal", "free_navigation", "set_die_4", "peek_here", "green_cost_1",
    "reroll_one", "yellow_drive", "shield_plus_1", "laser_plus_1", "first_buy_minus_10",
    "hold_plus_1", "fare_plus_20", "no_fee", "asteroid_20", "check_plus_1", "extra_sell",
    "extra_buy", "pirate_no_loss", "speed_plus_1", "remove_infamy_3", "credits_40",
    "fame_2_per_port", "none",
)  # fmt: skip
REWARD_TYPES: Final = ("relic", "ability", "fame")
CONDITIONS: Final = (
    "land_in_region", "discard_good", "pay", "pass_check", "gauge_at_least", "gauge_sum_at_least",
    "carry_passenger", "carry_good", "free_capacity", "sell_in_region", "cross_region",
    "first_contacts", "pirates_beaten", "sales", "hold_full", "teleports", "own_spaceports",
    "passengers_delivered", "upgrades_owned", "drill_markers",
)  # fmt: skip
ENCOUNTER_TYPES: Final = ("token", "production", "title", "intel", "event")
STATISTICS: Final = ("first_contacts", "pirates_beaten", "passengers_delivered", "goods_sold")
INTEL: Final = ("pass_hazard", "set_navigation", "no_fee_this_turn", "choose_market_top")
EFFECTS: Final = (
    "place_token", "fight_pirate", "offer_landing", "gain_credits", "pay_credits", "gain_fame",
    "gain_infamy", "remove_infamy", "check", "hazard", "choose", "production", "market_shift",
    "take_title", "open_intel", "draw_reward", "draw_passenger", "gain_move", "lose_move",
    "halve_move", "end_turn", "lose_good", "take_good", "adjust_gauge", "buy_gauge",
    "peek_contact", "swap_mission", "jump_gate", "per_relic", "if",
)  # fmt: skip
TOKENS: Final = ("teleportal", "pirate", "asteroid", "blue")
IF_CONDITIONS: Final = ("owns_relic", "infamy_at_least_3", "carries_passenger")
MULTIPLIERS: Final = ("luxury_good_aboard", "infamy")
GOALS: Final = (
    "credits_at_end", "systems_discovered", "missions_completed", "spaceports", "pirates_beaten",
)  # fmt: skip
DIE: Final = -1  # an amount that is rolled
SYSTEMS: Final = 14
# Whether the project wrote an entry itself, or which of its fields; for people, not for the rules.
AUTHORED: Final = ("authored", "authored_fields")


@dataclass(frozen=True)
class Region:
    id: str
    kind: str
    x: float
    y: float


@dataclass(frozen=True)
class Space:
    id: str
    kind: str
    region: str  # "" on a trade route
    x: float
    y: float
    color: str
    hazard: str
    exits: tuple[str, ...]  # MV6.1 by navigation value 1 to 6


@dataclass(frozen=True)
class Line:
    a: str
    b: str
    kind: str


@dataclass(frozen=True)
class Site:
    """MV12.2 An orbital and the place from which it is built on."""

    orbital: str
    origin: str
    descent: bool


@dataclass(frozen=True)
class Culture:
    id: int
    credits: int
    good: str
    technology: str
    equipment: tuple[str, ...]
    beginner_system: str
    market_ids: tuple[str, ...]
    market: tuple[tuple[str, str, str], ...]  # states of basic, quality, luxury


@dataclass(frozen=True)
class Good:
    id: str
    culture: int
    category: str
    cost: int
    resale: tuple[int, int, int]  # weak, active, strong
    buyers: tuple[int, ...]
    black_market: int
    capacity: int
    tokens: int


@dataclass(frozen=True)
class Technology:
    """One kind of token; several kinds may share a technology (MV11.4, MV11.11)."""

    id: str
    technology: str
    culture: int
    type: str
    capacity: int
    max_owned: int  # 0 = any number
    used_up: bool
    cost: int
    category: str
    tokens: int
    boost: tuple[int, ...]


@dataclass(frozen=True)
class Level:
    skill: int
    fame: int
    dice: int
    discount: int
    abilities: tuple[str, ...]  # one, or sides A and B


@dataclass(frozen=True)
class Pilot:
    id: str
    home: int
    levels: tuple[Level, ...]


@dataclass(frozen=True)
class Passenger:
    id: str
    origin: int  # culture, or 0 for the base
    destination: int
    fare: int
    capacity: int
    fame: int
    infamy: int


@dataclass(frozen=True)
class Condition:
    op: str
    count: int
    category: str
    skill: str
    state: str
    kind: str


@dataclass(frozen=True)
class Mission:
    id: str
    target: str
    marker: bool
    fame: int
    conditions: tuple[Condition, ...]


@dataclass(frozen=True)
class Effect:
    """One instruction of an encounter card; `branches` are option, pass/fail or then/else lists."""

    op: str
    amount: int
    word: str  # token, skill, category, gauge or condition
    per: str
    cultures: tuple[int, ...]
    branches: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True)
class Encounter:
    id: str
    type: str
    count: int
    statistic: str
    fame: int
    use: str
    solo: bool
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Reward:
    id: str
    type: str
    fame: int
    trade_in: bool
    power: str


@dataclass(frozen=True)
class Challenge:
    id: str
    goal: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Pirate:
    id: str
    steals: str
    modifier: int


@dataclass(frozen=True)
class Equipment:
    id: str
    price: int
    limit: int  # 0 = unlimited


@dataclass(frozen=True)
class Ship:
    speed_dice: int
    holds: int
    hold_places: int
    hold_capacity: int
    upgrade_slots: int
    boost_values: tuple[int, ...]
    gauges: tuple[int, ...]
    gauge_max: int
    fame_holds: tuple[int, ...]
    fame_upgrades: tuple[int, ...]
    fame_laser: tuple[int, ...]
    fame_shield: tuple[int, ...]
    markers: int
    mission_markers: int


@dataclass(frozen=True)
class Setup:
    rounds: int
    mining_rounds: tuple[int, ...]
    passenger_rounds: tuple[int, ...]
    per_player: int
    extra: tuple[int, ...]
    solo: int
    landed_actions: int
    contact_actions: int


PRICES: Final = (
    "pilot_upgrade", "second_mission", "second_mission_fame", "merchant_spaceport",
    "spaceport_deed", "intel_card", "spaceport_sold_at_game_end", "spaceport_fee_per_action",
    "reward_trade_in", "reward_bought_at_base", "drill_marker_income",
    "pirate_bounty_per_infamy_marker", "pirate_toll", "credits_per_fame",
    "credits_per_fame_fuzzy_double",
)  # fmt: skip


@dataclass(frozen=True)
class Content:
    regions: tuple[Region, ...]
    spaces: tuple[Space, ...]
    lines: tuple[Line, ...]
    line_cost: tuple[tuple[str, int], ...]
    sites: tuple[Site, ...]
    fixed_teleportals: tuple[str, ...]
    cultures: tuple[Culture, ...]
    goods: tuple[Good, ...]
    technologies: tuple[Technology, ...]
    pilots: tuple[Pilot, ...]
    passengers: tuple[Passenger, ...]
    missions: tuple[Mission, ...]
    encounters: tuple[Encounter, ...]
    tokens: tuple[Encounter, ...]  # MV3.4 instead of the cards
    rewards: tuple[Reward, ...]
    challenges: tuple[Challenge, ...]
    pirates: tuple[Pirate, ...]
    relic_fame: tuple[int, ...]
    equipment: tuple[Equipment, ...]
    ship: Ship
    setup: Setup
    prices: tuple[tuple[str, int], ...]

    def price(self, name: str) -> int:
        return dict(self.prices)[name]
