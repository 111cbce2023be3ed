"""Everything a seat can do, as numbers: `RESEARCH + technology`, `AT + cell`.

First the seat says what, then (where it matters) the place: `AT`, `SITE`. Codes name entries
without the first word of their id, since the verb says it: `research:small_craft`.
"""

from typing import Final

from raumhafen.engine.actions import ActionSpace, numbers
from raumhafen.games.sternenkinder.content.cabinet import ABILITY_IDS, ADVISOR_NAMES
from raumhafen.games.sternenkinder.content.cards import CARD_EVENT, EVENT_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, RING, RING_START
from raumhafen.games.sternenkinder.content.tables import (
    COLONY_SHIP,
    GOVERNMENT_IDS,
    GOVERNMENT_LEVEL,
    GOVERNMENT_SPECIAL,
    GROUND_FOR_SALE,
    GROUND_IDS,
    GROUND_UNITS,
    RESEARCH_SHIP,
    TECH_IDS,
    ids_of,
)
from raumhafen.games.sternenkinder.content.words import ACTIONS as POLITICAL
from raumhafen.games.sternenkinder.content.words import CAPACITIES, FIELDS, RESOURCES
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FLEETS, VARIANTS

ROMAN: Final = ("", "i", "ii", "iii", "iv", "v", "vi")


def short(ids: tuple[str, ...]) -> tuple[str, ...]:
    """Ids without their first word."""
    return tuple(id.partition(".")[2] for id in ids)


# a system is called by its ring and its place in it (B1.1.3)
CELL_IDS: Final = tuple(f"{ROMAN[RING[at]]}{at - RING_START[RING[at]]}" for at in range(CELLS))
PEOPLE_IDS: Final = short(ids_of("populations"))

# what can be built: 3 levels of resource and capacity buildings, then what needs no slot
KINDS_IN_SLOTS: Final = (*RESOURCES, "capacity")
SLOT_THINGS: Final = tuple(f"{kind}_{level}" for kind in KINDS_IN_SLOTS for level in (1, 2, 3))
SPECIAL_THINGS: Final = (
    "centre", "artificial_gate", "fortress", "planetary_shield", "missile_base", "trade_route",
)  # fmt: skip
THINGS: Final = (*SLOT_THINGS, *SPECIAL_THINGS)
CENTRE_THING: Final = THINGS.index("centre")
GATE_THING: Final = THINGS.index("artificial_gate")
FORTRESS_THING: Final = THINGS.index("fortress")
SHIELD_THING: Final = THINGS.index("planetary_shield")
BASE_THING: Final = THINGS.index("missile_base")
ROUTE_THING: Final = THINGS.index("trade_route")
# what can be bought: two civil ships, then ground units
CIVIL_SHIPS: Final = (RESEARCH_SHIP, COLONY_SHIP)
GROUND_SOLD: Final = tuple(unit for unit in range(GROUND_UNITS) if GROUND_FOR_SALE[unit])
GROUND_NAMES: Final = short(GROUND_IDS)
UNITS: Final = (
    "research", "colony", *[GROUND_NAMES[unit] for unit in GROUND_SOLD], "fleet", "mercenary",
)  # fmt: skip
# A10.1 the five ordinary governments of level I
REFORMS: Final = tuple(
    place
    for place in range(len(GOVERNMENT_IDS))
    if GOVERNMENT_LEVEL[place] == 1 and not GOVERNMENT_SPECIAL[place]
)
REFORM_IDS: Final = short(tuple(GOVERNMENT_IDS[place] for place in REFORMS))
CABINET_IDS: Final = (
    "less_bureaucracy", "development_aid", "trade_investment", "gift", "commission",
    "machine_parts", "analyse", "expedition",
)  # fmt: skip
# places of buildings on a planet: slots, then what needs none
PLACES: Final = (*numbers(1, 10), *SPECIAL_THINGS[:5])
MOST: Final = 199  # decision 14
MOST_TARGETS: Final = 75  # units in a battle: all fleets of six players, three buildings
MOST_STRIKES: Final = 30  # ground units that act together

ACTIONS: Final = ActionSpace()

PASS: Final = ACTIONS.add("pass")  # A3.4
PEOPLE: Final = ACTIONS.add("people", {"people": PEOPLE_IDS})  # B27.5
END: Final = ACTIONS.add("end")  # decision 9: the turn, after one action

# politics
GOVERN: Final = ACTIONS.add("govern", {"government": REFORM_IDS})  # A10.1
CABINET: Final = ACTIONS.add("cabinet", {"cabinet": CABINET_IDS})  # A13
CONVERT: Final = ACTIONS.add("convert", {"from": POLITICAL, "to": POLITICAL})  # A13.9

# economy
TRADE: Final = ACTIONS.add("trade", {"from": RESOURCES, "to": RESOURCES})  # A10.15
TECH_NAMES: Final = short(TECH_IDS)
RESEARCH: Final = ACTIONS.add("research", {"tech": TECH_NAMES})  # B5.5
BUILD: Final = ACTIONS.add("build", {"thing": THINGS})  # B4
UPGRADE: Final = ACTIONS.add("upgrade", {"thing": SLOT_THINGS})  # B4.1.5
DEMOLISH: Final = ACTIONS.add("demolish")  # B4.1.3
GROW: Final = ACTIONS.add("grow", {"system": CELL_IDS})  # B3.2
BUY: Final = ACTIONS.add("buy", {"unit": UNITS})  # B5.1
LOWER: Final = ACTIONS.add("lower", {"capacity": CAPACITIES})  # B4.4.5
BUY_POINT: Final = ACTIONS.add("buy-point")  # B27.7, A23.4

# answers whose meaning the question gives
AT: Final = ACTIONS.add("at", {"system": CELL_IDS})
SITE: Final = ACTIONS.add("site", {"site": PLACES})
AMOUNT: Final = ACTIONS.add("amount", {"amount": numbers(0, MOST)})
RATIO: Final = ACTIONS.add("ratio", {"resource": ("food", "research", "culture")})  # A13.7
SIDE: Final = ACTIONS.add("side", {"side": ("economy", "military")})  # A23.3
# war
MOVE: Final = ACTIONS.add("move", {"fleet": numbers(1, FLEETS)})  # B7.2
LOAD: Final = ACTIONS.add("load", {"unit": GROUND_NAMES})  # B7.4
UNLOAD: Final = ACTIONS.add("unload", {"unit": GROUND_NAMES})  # B7.4
BLOCKADE: Final = ACTIONS.add("blockade", {"system": CELL_IDS})  # B3.5
LIFT: Final = ACTIONS.add("lift", {"system": CELL_IDS})  # B3.7
DISTANT: Final = ACTIONS.add("distant", {"system": CELL_IDS})  # B18.2
FOE: Final = ACTIONS.add("foe", {"seat": numbers(0, 5)})  # B9.2
FOE_NEUTRAL: Final = ACTIONS.add("foe-neutral")  # the number after the foes
DEEDS: Final = ("spare", "route", "gate", "planet")
DEED: Final = ACTIONS.add("deed", {"deed": DEEDS})  # B4.7, B4.8.7, B9.6
SURRENDER: Final = ACTIONS.add("surrender")  # B9.8
TARGET: Final = ACTIONS.add("target", {"target": numbers(1, MOST_TARGETS)})  # B27.2.5
BOMBS: Final = (*PLACES, "troops", "colony")
BOMB: Final = ACTIONS.add("bomb", {"bomb": BOMBS})  # B17.4
STRIKES: Final = (
    *GROUND_NAMES, "fortress", "building", "repair", "board",
    *[f"recon_{name}" for name in GROUND_NAMES],
)  # fmt: skip
STRIKE: Final = ACTIONS.add("strike", {"strike": STRIKES, "count": numbers(1, MOST_STRIKES)})
ORDERS: Final = ("no", "bombard", "land", "call")
WAR: Final = ACTIONS.add("order", {"order": ORDERS})  # B17.4, B17.5, B3.5.5
VERDICT: Final = ACTIONS.add("verdict", {"verdict": ("end", "go_on")})  # A2.4

# B2.8 what a bankrupt player sells: units and buildings, but no trade routes
SOLD: Final = (*UNITS, *THINGS[:ROUTE_THING])
SELL: Final = ACTIONS.add("sell", {"object": SOLD})
CHOICE: Final = ACTIONS.add("choice", {"choice": numbers(1, 6)})  # of the effects of a card

# planetary events
DEVELOP: Final = ACTIONS.add("develop", {"system": CELL_IDS})  # B27.6.2
FORCE: Final = ACTIONS.add("force", {"system": CELL_IDS})  # B27.6.5
OPTION_IDS: Final = tuple(f"{stage}{option}" for stage in (1, 2, 3) for option in "abc")
OPTION: Final = ACTIONS.add("option", {"option": OPTION_IDS})  # B27.6.2

# movement
FLY: Final = ACTIONS.add("fly", {"ship": numbers(1, CIVIL_UNITS)})  # B7.2
STUDY: Final = ACTIONS.add("study", {"ship": numbers(1, CIVIL_UNITS)})  # B8.7

# exploration
CARD_IDS: Final = tuple(
    EVENT_IDS[event].partition(".")[2]
    + (f".{CARD_EVENT[:card].count(event) + 1}" if CARD_EVENT.count(event) > 1 else "")
    for card, event in enumerate(CARD_EVENT)
)
CARD: Final = ACTIONS.add("card", {"card": CARD_IDS})  # an event card
YES: Final = ACTIONS.add("yes")
NO: Final = ACTIONS.add("no")

# civil ships
EQUIPMENT_IDS: Final = (
    "research_sensors", "research_laboratory", "colony_sensors", "colony_modules",
)  # fmt: skip
EQUIP: Final = ACTIONS.add("equip", {"equipment": EQUIPMENT_IDS})  # B5.3.1
# further verbs come at the end, so that all numbers stay
EXPEDITION: Final = ACTIONS.add("expedition", {"payment": ("cards", "research", "claim")})  # A13.6

# treaties
PACTS: Final = ("alliance", "federation_invite", "intelligence", "trade", "armament")
SEATS: Final = numbers(0, 5)
PACT: Final = ACTIONS.add("treaty", {"treaty": PACTS, "other_seat": SEATS})  # A5.1
ENDED: Final = ("alliance", "federation_leave", "intelligence", "trade", "armament")
CANCEL: Final = ACTIONS.add("cancel", {"treaty": ENDED, "other_seat": SEATS})  # A5.18, A5.12
HIRE: Final = ACTIONS.add("hire")  # A5.17
DISMISS: Final = ACTIONS.add("dismiss")  # A5.17
EXCHANGE: Final = ACTIONS.add("exchange", {"other_seat": SEATS})  # A5.14
GIVE: Final = ACTIONS.add("give", {"resource": RESOURCES})  # A5.14
# out of turn: offers and answers; who pays the culture: who offers, half and half, the partner
PAYERS: Final = ("offerer", "half", "partner")
MATTERS: Final = (*PACTS, "exchange")
PROPOSE: Final = ACTIONS.add("propose", {"treaty": PACTS, "other_seat": SEATS, "payer": PAYERS})
COUNTER: Final = ACTIONS.add("counter", {"treaty": PACTS, "other_seat": SEATS, "payer": PAYERS})
ACCEPT: Final = ACTIONS.add("accept", {"matter": MATTERS, "other_seat": SEATS})
REFUSE: Final = ACTIONS.add("refuse", {"matter": MATTERS, "other_seat": SEATS})
WITHDRAW: Final = ACTIONS.add("withdraw", {"matter": MATTERS, "other_seat": SEATS})
STEPS: Final = (1, 5, 20)
TERM: Final = ACTIONS.add(
    "term", {"term": ("give", "want"), "resource": RESOURCES, "amount": tuple(map(str, STEPS))}
)
SEND: Final = ACTIONS.add("send", {"other_seat": SEATS})
# war
DECLARE: Final = ACTIONS.add("war", {"other_seat": SEATS})  # A6.2
ARMISTICE: Final = ACTIONS.add("armistice", {"other_seat": SEATS})  # A5.19
# the High Council
LAW_IDS: Final = short(ids_of("laws"))
INITIATIVE: Final = ACTIONS.add("initiative")  # A9.4
RECALL: Final = ACTIONS.add("recall", {"law": LAW_IDS})  # A9.4
COUNCIL: Final = ACTIONS.add("council")  # A9.5
PLEAD: Final = ACTIONS.add("plead")  # A9.17
LAW: Final = ACTIONS.add("law", {"law": LAW_IDS})  # A9.5

# --- A8 agents, diplomats, police ----------------------------------------------------------------
CHARACTER_IDS: Final = ("agent", "diplomat", "police")
CREW_IDS: Final = (*CHARACTER_IDS, "sensors", "laboratory")
VARIANT_IDS: Final = numbers(1, VARIANTS)
CREW: Final = ACTIONS.add("crew", {"variant": VARIANT_IDS, "crew": CREW_IDS})  # A8.1, B5.3.1
VARIANT: Final = ACTIONS.add("variant", {"variant": VARIANT_IDS})  # B5.2.4
COMPONENT: Final = ACTIONS.add("component", {"crew": CREW_IDS})  # B5.3.1 what is replaced
IA_IDS: Final = short(ids_of("institution_actions"))
IA: Final = ACTIONS.add("ia", {"ia": IA_IDS})  # A8.2
SHIP: Final = ACTIONS.add("ship", {"ship": numbers(1, CIVIL_UNITS)})  # of whoever is meant
CHARACTER: Final = ACTIONS.add("character", {"character": CHARACTER_IDS})
OBJECTS: Final = ("guard", "route", "embassy", "planet", "network", "remove", "war")
OBJECT: Final = ACTIONS.add("object", {"aim": OBJECTS})  # what an action is about
TEAR_DOWN: Final = ACTIONS.add("tear-down", {"system": CELL_IDS})  # A8.8 an own guard
UNLOAD_GOODS: Final = ACTIONS.add("goods", {"goods": ("part", "all")})  # A8.60
CLEAN: Final = ACTIONS.add("clean", {"system": CELL_IDS})  # A8.62 a pip of smuggling
DELEGATE: Final = ACTIONS.add("delegation", {"other_seat": SEATS})  # A13.3
LEND: Final = ACTIONS.add("lend", {"action": POLITICAL, "other_seat": SEATS})  # A8.35
HAND: Final = ACTIONS.add("hand", {"card": CARD_IDS, "other_seat": SEATS})  # A8.35
EMBASSY: Final = ACTIONS.add("embassy", {"system": CELL_IDS})  # B4.6 as a purchase
# governments: level II, policies, goals, abilities
SUCCESSORS: Final = tuple(
    place
    for place in range(len(GOVERNMENT_IDS))
    if GOVERNMENT_LEVEL[place] == 2 and not GOVERNMENT_SPECIAL[place]
)
SUCCESSOR_IDS: Final = short(tuple(GOVERNMENT_IDS[place] for place in SUCCESSORS))
ADVANCE: Final = ACTIONS.add("advance", {"government": SUCCESSOR_IDS})  # A10.1
POLICY_NAMES: Final = short(ids_of("policies"))
POLICY: Final = ACTIONS.add("policy", {"policy": POLICY_NAMES})  # A10.3
ACTIVATE: Final = ACTIONS.add("activate", {"policy": POLICY_NAMES})  # A10.7
GOAL_NAMES: Final = short(ids_of("government_goals"))
GOAL: Final = ACTIONS.add("goal", {"goal": GOAL_NAMES})  # A10.10
RIVAL: Final = ACTIONS.add("rival", {"other_seat": SEATS})  # A15.1
INFLUENCE: Final = ACTIONS.add("influence")  # A18.10
BRANCH: Final = ACTIONS.add("branch", {"system": CELL_IDS})  # A17.12
BORROW: Final = ACTIONS.add("borrow", {"other_seat": SEATS})  # A17.10
REPAY: Final = ACTIONS.add("repay", {"other_seat": SEATS})  # A17.10
WONDER_NAMES: Final = short(ids_of("space_wonders"))
WONDER: Final = ACTIONS.add("wonder", {"wonder": WONDER_NAMES})  # A19.10
FIELD: Final = ACTIONS.add("field", {"field": FIELDS})  # A19.17
# A12 the black market: cards of the display, own cards, the top card; what is played, given, stolen
MARKET_NAMES: Final = short(ids_of("black_market"))
AUCTION: Final = ACTIONS.add("auction", {"ware": MARKET_NAMES})  # A12.2
AUCTION_EVENT: Final = ACTIONS.add("auction-event", {"card": CARD_IDS})  # A12.2
DRAW_WARE: Final = ACTIONS.add("draw-ware")  # A12.2
PLAY: Final = ACTIONS.add("play", {"ware": MARKET_NAMES})  # A12.6
WARE: Final = ACTIONS.add("ware", {"ware": MARKET_NAMES})  # A8.42 the card that is stolen
HAND_WARE: Final = ACTIONS.add("hand-ware", {"ware": MARKET_NAMES, "other_seat": SEATS})  # A8.35
# A11 the underground
SERVICE_NAMES: Final = short(ids_of("underground_services"))
UNDERGROUND: Final = ACTIONS.add("underground", {"service": SERVICE_NAMES})  # A11.1
MOVE_PIRATES: Final = ACTIONS.add("pirates", {"system": CELL_IDS})  # A11.7 those that are there
# advisors
SEEK: Final = ACTIONS.add("seek")  # A10.11 two are drawn
ADVISOR: Final = ACTIONS.add("advisor", {"advisor": ADVISOR_NAMES})  # A10.11
SKILL: Final = ACTIONS.add("skill", {"advisor": ADVISOR_NAMES, "ability": ABILITY_IDS})  # A10.13
CONSULT: Final = ACTIONS.add("consult", {"advisor": ADVISOR_NAMES})  # an ability once a round
# decision 40: kinds of actions that open the question of a veto
VETO_KINDS: Final = (
    "against", "war", "law", "government", "policy", "advisor", "treaty", "institution", "other",
)  # fmt: skip
WATCH: Final = ACTIONS.add("watch", {"veto": VETO_KINDS})
PROTECTION: Final = ACTIONS.add("protection")  # A13.10
