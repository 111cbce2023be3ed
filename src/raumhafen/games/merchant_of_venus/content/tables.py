"""Map, goods and cards as flat tables of numbers, which the rules read in every step."""

from typing import Final

from raumhafen.games.merchant_of_venus.content.kinds import (
    ABILITIES,
    CATEGORIES,
    INTEL,
    KINDS,
    SKILLS,
    STATES,
    STATISTICS,
    SYSTEMS,
    Effect,
)
from raumhafen.games.merchant_of_venus.content.load import CONTENT

NONE: Final = -1
RULES: Final = CONTENT.ship
SETUP: Final = CONTENT.setup
DIE_FACES: Final = 6
TWO_DICE: Final = 36  # outcomes of two dice


# --- spaces (MV2.1): printed kinds first, then the kinds that tokens make -------------------------

BLUE: Final = KINDS.index("blue")
YELLOW: Final = KINDS.index("yellow")
RED: Final = KINDS.index("red")
HAZARD: Final = KINDS.index("hazard")
ENCOUNTER: Final = KINDS.index("encounter")
ASTEROID: Final = KINDS.index("asteroid")
NAVIGATION: Final = KINDS.index("navigation")
ORBITAL: Final = KINDS.index("orbital")
CITY: Final = KINDS.index("surface_city")
NEUTRAL: Final = KINDS.index("neutral_spaceport")
BASE: Final = KINDS.index("galactic_base")
TELEPORTAL: Final = 11
PIRATE: Final = 12
KIND_NAMES: Final = (*KINDS, "teleportal", "pirate")

SPACE_IDS: Final = tuple(space.id for space in CONTENT.spaces)
SPACES: Final = len(SPACE_IDS)
SPACE: Final = {name: at for at, name in enumerate(SPACE_IDS)}
PRINTED: Final = [KINDS.index(space.kind) for space in CONTENT.spaces]
REGION_IDS: Final = tuple(region.id for region in CONTENT.regions)
REGION: Final = {name: at for at, name in enumerate(REGION_IDS)}
REGION_OF: Final = [REGION.get(space.region, NONE) for space in CONTENT.spaces]
ANOMALIES: Final = [at for at, r in enumerate(CONTENT.regions) if r.kind == "anomaly"]
BASE_SPACE: Final = PRINTED.index(BASE)
SYSTEM_IDS: Final = REGION_IDS[:SYSTEMS]

LASER: Final = SKILLS.index("laser")
SHIELD: Final = SKILLS.index("shield")
PILOT: Final = SKILLS.index("pilot")
HAZARD_TYPE: Final = [SKILLS.index(s.hazard) if s.hazard else NONE for s in CONTENT.spaces]
EXITS: Final = [[SPACE[name] for name in space.exits] for space in CONTENT.spaces]

# MV2.3 What a drive skips: bit 1 yellow, bit 2 red. Tokens never lie on a skippable space.
SKIP_YELLOW: Final = 1
SKIP_RED: Final = 2
SKIPPABLE: Final = [
    {"yellow": SKIP_YELLOW, "red": SKIP_RED}.get(space.color, 0) for space in CONTENT.spaces
]


# --- lines: every line is two directed edges ------------------------------------------------------

LINE_COST: Final = dict(CONTENT.line_cost)
_DIRECTED: Final = [
    *[(SPACE[line.a], SPACE[line.b], line.kind) for line in CONTENT.lines],
    *[(SPACE[line.b], SPACE[line.a], line.kind) for line in CONTENT.lines],
]
EDGES: Final = len(_DIRECTED)
EDGE_FROM: Final = [edge[0] for edge in _DIRECTED]
EDGE_TO: Final = [edge[1] for edge in _DIRECTED]
EDGE_COST: Final = [LINE_COST[edge[2]] for edge in _DIRECTED]
EDGE_GREEN: Final = [edge[2] == "green" for edge in _DIRECTED]
EDGE_AT: Final = {(edge[0], edge[1]): at for at, edge in enumerate(_DIRECTED)}
EDGE_IDS: Final = tuple(f"{SPACE_IDS[edge[0]]}-{SPACE_IDS[edge[1]]}" for edge in _DIRECTED)
NEAR: Final = [[EDGE_TO[e] for e in range(EDGES) if EDGE_FROM[e] == at] for at in range(SPACES)]


# --- building sites (MV12.2) ----------------------------------------------------------------------

SITES: Final = len(CONTENT.sites)
SITE_ORBITAL: Final = [SPACE[site.orbital] for site in CONTENT.sites]
SITE_ORIGIN: Final = [SPACE[site.origin] for site in CONTENT.sites]
SITE_DESCENT: Final = [site.descent for site in CONTENT.sites]
SITE_REGION: Final = [REGION_OF[at] for at in SITE_ORBITAL]
SITE_IDS: Final = tuple(site.orbital for site in CONTENT.sites)
SITE_OF_ORBITAL: Final = [
    SITE_ORBITAL.index(at) if at in SITE_ORBITAL else NONE for at in range(SPACES)
]
SITE_OF_ORIGIN: Final = [
    SITE_ORIGIN.index(at) if at in SITE_ORIGIN else NONE for at in range(SPACES)
]
REGION_SITES: Final = [
    [site for site in range(SITES) if SITE_REGION[site] == region] for region in range(SYSTEMS)
]


def _closed_by(edge: int) -> int:
    """MV12.4 The orbital whose spaceport closes this edge, or NONE."""
    site = SITE_OF_ORBITAL[EDGE_FROM[edge]]
    if site == NONE or SITE_DESCENT[site] or SITE_ORIGIN[site] != EDGE_TO[edge]:
        return NONE
    return EDGE_FROM[edge]


CLOSED_BY: Final = [_closed_by(edge) for edge in range(EDGES)]


def _follow(mask: int, path: list[int], found: list[tuple[int, int]]) -> None:
    """MV5.9 All ends of a step: the first space entered and the last edge, which is paid."""
    for target in NEAR[path[-1]]:
        if target in path:
            continue
        first = path[1] if len(path) > 1 else target
        if SKIPPABLE[target] & mask:
            _follow(mask, [*path, target], found)
        else:
            found.append((first, EDGE_AT[path[-1], target]))


def _ways(mask: int, space: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    _follow(mask, [space], found)
    return found


# by drive mask, then space: the possible steps as (first space, last edge)
WAYS: Final = [[_ways(mask, space) for space in range(SPACES)] for mask in range(4)]


# --- goods and technologies: 14 kinds of goods, then the kinds of technology tokens ---------------

CULTURES: Final = len(CONTENT.cultures)
GOODS: Final = len(CONTENT.goods)
TECHNOLOGIES: Final = len(CONTENT.technologies)
ITEMS: Final = GOODS + TECHNOLOGIES
GOOD_IDS: Final = tuple(good.id for good in CONTENT.goods)
ITEM_IDS: Final = (*GOOD_IDS, *[token.id for token in CONTENT.technologies])
ITEM: Final = {name: at for at, name in enumerate(ITEM_IDS)}

LUXURY: Final = CATEGORIES.index("luxury")
WEAK: Final = STATES.index("weak")
ACTIVE: Final = STATES.index("active")
STRONG: Final = STATES.index("strong")

MAKER: Final = [
    *[good.culture - 1 for good in CONTENT.goods],
    *[token.culture - 1 for token in CONTENT.technologies],
]
COST: Final = [
    *[good.cost for good in CONTENT.goods],
    *[token.cost for token in CONTENT.technologies],
]
CAPACITY: Final = [
    *[good.capacity for good in CONTENT.goods],
    *[token.capacity for token in CONTENT.technologies],
]
TOKENS: Final = [
    *[good.tokens for good in CONTENT.goods],
    *[token.tokens for token in CONTENT.technologies],
]
CATEGORY: Final = [CATEGORIES.index(good.category) for good in CONTENT.goods]
RESALE: Final = [list(good.resale) for good in CONTENT.goods]
BUYERS: Final = [sum(1 << (buyer - 1) for buyer in good.buyers) for good in CONTENT.goods]
BLACK_MARKET: Final = [good.black_market - 1 for good in CONTENT.goods]
GOODS_BY_CATEGORY: Final = [[g for g in range(GOODS) if CATEGORY[g] == k] for k in range(3)]

# by culture, market token and category
MARKET_STATE: Final = [
    [[STATES.index(state) for state in token] for token in culture.market]
    for culture in CONTENT.cultures
]
MARKET_IDS: Final = [culture.market_ids for culture in CONTENT.cultures]
CONTACT_CREDITS: Final = [culture.credits for culture in CONTENT.cultures]
BEGINNER: Final = [REGION[culture.beginner_system] for culture in CONTENT.cultures]

SPOILER_FANCY: Final = ITEM["t01f"]
SPOILER_PLAIN: Final = ITEM["t01p"]
FLUX: Final = ITEM["t02"]
FLAME: Final = ITEM["t03"]
CLOAK: Final = ITEM["t04"]
LICENCE: Final = ITEM["t05"]
SHUTTLE: Final = ITEM["t06"]
BOOSTER: Final = ITEM["t07a"]  # the first of three kinds
BOOSTERS: Final = (ITEM["t07a"], ITEM["t07b"], ITEM["t07c"])
TANKS: Final = ITEM["t08"]
JAMMER: Final = ITEM["t09"]
PROBE: Final = ITEM["t10"]
FUZZY_DICE: Final = ITEM["t11"]
VARIABLE_SHIELD: Final = ITEM["t12"]
ZEN: Final = ITEM["t13"]
VARIABLE_LASER: Final = ITEM["t14"]

UPGRADES: Final = [
    GOODS + at for at, token in enumerate(CONTENT.technologies) if token.type == "ship_upgrade"
]
SUPPLIES: Final = [
    GOODS + at for at, token in enumerate(CONTENT.technologies) if token.type == "supply"
]
# MV10.14 What can be unloaded or jettisoned.
MOVABLE: Final = [at for at in range(ITEMS) if at not in SUPPLIES]
BOOST: Final = {GOODS + at: t.boost for at, t in enumerate(CONTENT.technologies) if t.boost}
# MV11.3 Kinds of which a player may own one in all: the kinds of the same technology.
_FAMILY: Final = [token.technology for token in CONTENT.technologies]
LIMITED: Final = [
    [GOODS + k for k in range(TECHNOLOGIES) if _FAMILY[k] == _FAMILY[at]] if t.max_owned else []
    for at, t in enumerate(CONTENT.technologies)
]
ITEMS_OF: Final = [[at for at in range(ITEMS) if MAKER[at] == c] for c in range(CULTURES)]
# What the action `buy` names: boosters are drawn at random, so they share a name (MV11.11).
WARES: Final = [at for at in range(ITEMS) if at not in BOOSTERS[1:]]
WARE_IDS: Final = tuple("t07" if at == BOOSTER else ITEM_IDS[at] for at in WARES)
WARE_AT: Final = [WARES.index(at if at not in BOOSTERS else BOOSTER) for at in range(ITEMS)]


# --- dice slots (MV5.6) ---------------------------------------------------------------------------

UNASSIGNED: Final = -1
NAVIGATION_SLOT: Final = 0
BOOST_SLOT: Final = 1
FIRST_UPGRADE_SLOT: Final = 2
SLOT_IDS: Final = ("navigation", "boost", *[ITEM_IDS[at] for at in UPGRADES])
SLOTS: Final = len(SLOT_IDS)
SLOT_OF: Final = {item: FIRST_UPGRADE_SLOT + at for at, item in enumerate(UPGRADES)}
MAX_DICE: Final = RULES.speed_dice + 1
GAUGE_MAX: Final = RULES.gauge_max


# --- equipment and prices -------------------------------------------------------------------------

EQUIPMENT_IDS: Final = tuple(item.id for item in CONTENT.equipment)
EQUIPMENT_PRICE: Final = [item.price for item in CONTENT.equipment]
EQUIPMENT_LIMIT: Final = [item.limit for item in CONTENT.equipment]
BUY_HOLD: Final = EQUIPMENT_IDS.index("cargo_hold")
BUY_DRIVE: Final = EQUIPMENT_IDS.index("yellow_drive")  # then red, then combined: masks 1 to 3
EQUIPMENT_SOLD: Final = [
    [EQUIPMENT_IDS.index(item) for item in culture.equipment] for culture in CONTENT.cultures
]

TRAINING_PRICE: Final = CONTENT.price("pilot_upgrade")
SECOND_MISSION_PRICE: Final = CONTENT.price("second_mission")
SECOND_MISSION_FAME: Final = CONTENT.price("second_mission_fame")
PORT_PRICE: Final = CONTENT.price("merchant_spaceport")
DEED_PRICE: Final = CONTENT.price("spaceport_deed")
INTEL_PRICE: Final = CONTENT.price("intel_card")
PORT_SALE: Final = CONTENT.price("spaceport_sold_at_game_end")
FEE: Final = CONTENT.price("spaceport_fee_per_action")
TRADE_IN: Final = CONTENT.price("reward_trade_in")
REWARD_PRICE: Final = CONTENT.price("reward_bought_at_base")
DRILL_INCOME: Final = CONTENT.price("drill_marker_income")
BOUNTY: Final = CONTENT.price("pirate_bounty_per_infamy_marker")
TOLL: Final = CONTENT.price("pirate_toll")
FAME_CREDITS: Final = CONTENT.price("credits_per_fame")
FAME_CREDITS_DOUBLE: Final = CONTENT.price("credits_per_fame_fuzzy_double")
DISCOUNT: Final = 10  # MV10.4 for abilities and the guild licence
DISCOUNT_PORT: Final = 160  # MV13.9 spaceport_discount


# --- pilots (MV13.9): level 3 side B is stored as a fourth level ----------------------------------

PILOT_IDS: Final = tuple(pilot.id for pilot in CONTENT.pilots)
PILOTS: Final = len(PILOT_IDS)
HOME: Final = [pilot.home - 1 for pilot in CONTENT.pilots]
SKILL: Final = [[0, *[level.skill for level in p.levels]] for p in CONTENT.pilots]
LEVEL_FAME: Final = [[0, *[level.fame for level in p.levels]] for p in CONTENT.pilots]
LEVEL_DICE: Final = [[0, *[level.dice for level in p.levels]] for p in CONTENT.pilots]
LEVEL_DISCOUNT: Final = [[0, *[level.discount for level in p.levels]] for p in CONTENT.pilots]
ABILITY_OF: Final = [
    [NONE, *[ABILITIES.index(name) for level in p.levels for name in level.abilities]]
    for p in CONTENT.pilots
]
ADJUST_NAVIGATION: Final = ABILITIES.index("adjust_navigation")
ADJUST_NAVIGATION_FREE: Final = ABILITIES.index("adjust_navigation_free")
REROLL_SPEED: Final = ABILITIES.index("reroll_speed")
EXTRA_ACTION: Final = ABILITIES.index("extra_action")
EQUIPMENT_DISCOUNT: Final = ABILITIES.index("equipment_discount")
SPACEPORT_DISCOUNT: Final = ABILITIES.index("spaceport_discount")
BUILD_AFTER_BUYING: Final = ABILITIES.index("build_after_buying")
DOUBLE_PORT_INCOME: Final = ABILITIES.index("double_port_income")
TECHNOLOGY_DISCOUNT: Final = ABILITIES.index("technology_discount")
FREE_UPGRADE_DIE: Final = ABILITIES.index("free_upgrade_die")
KEEP_DIE: Final = ABILITIES.index("keep_die")
SELF_REPAIR: Final = ABILITIES.index("self_repair")
PIRATE_BONUS: Final = ABILITIES.index("pirate_bonus")
PIRATE_BONUS_FAME: Final = ABILITIES.index("pirate_bonus_fame")
LASER_MASTER: Final = ABILITIES.index("laser_master")
SHIELD_MASTER: Final = ABILITIES.index("shield_master")


# --- passengers, pirates, rewards -----------------------------------------------------------------

PASSENGER_IDS: Final = tuple(p.id for p in CONTENT.passengers)
PASSENGERS: Final = len(PASSENGER_IDS)
ORIGIN: Final = [p.origin - 1 for p in CONTENT.passengers]  # NONE is the base
DESTINATION: Final = [p.destination - 1 for p in CONTENT.passengers]
FARE: Final = [p.fare for p in CONTENT.passengers]
PASSENGER_SIZE: Final = [p.capacity for p in CONTENT.passengers]
PASSENGER_FAME: Final = [p.fame for p in CONTENT.passengers]
PASSENGER_INFAMY: Final = [p.infamy for p in CONTENT.passengers]

PIRATES: Final = len(CONTENT.pirates)
PIRATE_IDS: Final = tuple(p.id for p in CONTENT.pirates)
PIRATE_STEALS: Final = [CATEGORIES.index(p.steals) for p in CONTENT.pirates]
PIRATE_MODIFIER: Final = [p.modifier for p in CONTENT.pirates]
GATES: Final = 6
FIXED_GATES: Final = [SPACE[name] for name in CONTENT.fixed_teleportals]

REWARD_IDS: Final = tuple(r.id for r in CONTENT.rewards)
REWARDS: Final = len(REWARD_IDS)
REWARD_FAME: Final = [r.fame for r in CONTENT.rewards]
TRADES_IN: Final = [r.trade_in for r in CONTENT.rewards]
IS_RELIC: Final = [r.type == "relic" for r in CONTENT.rewards]
RELIC_FAME: Final = CONTENT.relic_fame
_POWER: Final = {r.power: at for at, r in enumerate(CONTENT.rewards)}
START_JUMP: Final = _POWER["start_jump"]
IGNORE_TELEPORTAL: Final = _POWER["ignore_teleportal"]
FREE_NAVIGATION: Final = _POWER["free_navigation"]
SET_DIE_4: Final = _POWER["set_die_4"]
PEEK_HERE: Final = _POWER["peek_here"]
GREEN_COST_1: Final = _POWER["green_cost_1"]
REROLL_ONE: Final = _POWER["reroll_one"]
RELIC_DRIVE: Final = _POWER["yellow_drive"]
RELIC_SHIELD: Final = _POWER["shield_plus_1"]
RELIC_LASER: Final = _POWER["laser_plus_1"]
FIRST_BUY_DISCOUNT: Final = _POWER["first_buy_minus_10"]
HOLD_PLUS_1: Final = _POWER["hold_plus_1"]
FARE_PLUS_20: Final = _POWER["fare_plus_20"]
NO_FEE: Final = _POWER["no_fee"]
ASTEROID_20: Final = _POWER["asteroid_20"]
CHECK_PLUS_1: Final = _POWER["check_plus_1"]
EXTRA_SELL: Final = _POWER["extra_sell"]
EXTRA_BUY: Final = _POWER["extra_buy"]
PIRATE_NO_LOSS: Final = _POWER["pirate_no_loss"]
SPEED_PLUS_1: Final = _POWER["speed_plus_1"]
REMOVE_INFAMY_3: Final = _POWER["remove_infamy_3"]
CREDITS_40: Final = _POWER["credits_40"]
FAME_PER_PORT: Final = _POWER["fame_2_per_port"]


# --- missions -------------------------------------------------------------------------------------

MISSION_IDS: Final = tuple(m.id for m in CONTENT.missions)
MISSIONS: Final = len(MISSION_IDS)
MISSION_FAME: Final = [m.fame for m in CONTENT.missions]
MISSION_TARGET: Final = [REGION[m.target] if m.target else NONE for m in CONTENT.missions]
# MV13.1 What is paid, given up or rolled needs a decision.
_COSTS: Final = ("pay", "discard_good", "pass_check")
MISSION_ASKS: Final = [any(c.op in _COSTS for c in m.conditions) for m in CONTENT.missions]

# MV3.4 Without pirates these cannot be completed.
PIRATE_MISSIONS: Final = [
    at
    for at, m in enumerate(CONTENT.missions)
    if any(c.op == "pirates_beaten" for c in m.conditions)
]


# --- encounters -----------------------------------------------------------------------------------

_CARDS: Final = (*CONTENT.encounters, *CONTENT.tokens)
ENCOUNTER_IDS: Final = tuple(card.id for card in _CARDS)
ENCOUNTERS: Final = len(ENCOUNTER_IDS)
ENCOUNTER_TYPE: Final = [card.type for card in _CARDS]
SOLO: Final = [card.solo for card in _CARDS]
# MV3.4 How many of each are in the deck, or among the tokens of the classic variant.
ENCOUNTER_COUNT: Final = [card.count if card in CONTENT.encounters else 0 for card in _CARDS]
TOKEN_COUNT: Final = [card.count if card in CONTENT.tokens else 0 for card in _CARDS]
TITLES: Final = [at for at in range(ENCOUNTERS) if ENCOUNTER_TYPE[at] == "title"]
TITLE_STATISTIC: Final = [STATISTICS.index(CONTENT.encounters[at].statistic) for at in TITLES]
TITLE_FAME: Final = [CONTENT.encounters[at].fame for at in TITLES]
TITLE_IDS: Final = tuple(ENCOUNTER_IDS[at] for at in TITLES)
INTEL_CARDS: Final = [at for at in range(ENCOUNTERS) if ENCOUNTER_TYPE[at] == "intel"]
INTEL_IDS: Final = tuple(ENCOUNTER_IDS[at] for at in INTEL_CARDS)
_INTEL_USE: Final = [INTEL.index(CONTENT.encounters[at].use) for at in INTEL_CARDS]
PASS_HAZARD: Final = _INTEL_USE.index(INTEL.index("pass_hazard"))
SET_NAVIGATION: Final = _INTEL_USE.index(INTEL.index("set_navigation"))
NO_FEE_THIS_TURN: Final = _INTEL_USE.index(INTEL.index("no_fee_this_turn"))
CHOOSE_MARKET_TOP: Final = _INTEL_USE.index(INTEL.index("choose_market_top"))


def _number_lists(effects: tuple[Effect, ...], found: list[tuple[Effect, ...]]) -> None:
    found.append(effects)
    for effect in effects:
        for branch in effect.branches:
            _number_lists(branch, found)


def _effect_lists() -> list[tuple[Effect, ...]]:
    found: list[tuple[Effect, ...]] = []
    for card in _CARDS:
        _number_lists(card.effects, found)
    return found


# Every list of effects, on a card or nested, has a number, so that frames can name it.
EFFECT_LISTS: Final = _effect_lists()


def effect_list(effects: tuple[Effect, ...]) -> int:
    """The number of a list."""
    return next(at for at, found in enumerate(EFFECT_LISTS) if found is effects)


CARD_EFFECTS: Final = [effect_list(card.effects) for card in _CARDS]


CHALLENGES: Final = len(CONTENT.challenges)
CHALLENGE_IDS: Final = tuple(c.id for c in CONTENT.challenges)
PEACEFUL: Final = [
    at for at, c in enumerate(CONTENT.challenges) if "pirates_beaten" not in dict(c.goal)
]
