"""B2.2 to B2.5 Income and upkeep: walks over all that counts.

Each walk goes into a sink: `Sums` adds up, `Lines` keeps the lines that explain a total.
"""

from typing import Final

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import CELLS, marked_cells
from raumhafen.games.sternenkinder.content.regimes import POLICY, POLICY_IDS
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    BUILDING_EFFECT,
    BUILDING_IDS,
    BUILDING_UPKEEP,
    CAPACITY_1,
    CENTRE_BUILDING,
    COMPONENT_EFFECT,
    COMPONENT_IDS,
    CULTURE,
    ENTRY_IDS,
    FOOD,
    GROUND_IDS,
    GROUND_UNITS,
    GROUND_UPKEEP,
    OWN_FLEET,
    RESEARCH,
    RESEARCH_SHIP,
    RESOURCE_1,
    RESOURCE_YIELD,
    SCIENCE_LAB,
    SHIP_IDS,
    SHIP_UPKEEP,
    SHIP_UPKEEP_PER,
)
from raumhafen.games.sternenkinder.content.words import NONE, PER, VERBS
from raumhafen.games.sternenkinder.rules.core.advisors import pay_advisors
from raumhafen.games.sternenkinder.rules.core.agents import count_laboratories, embassies
from raumhafen.games.sternenkinder.rules.core.civil import count_civil
from raumhafen.games.sternenkinder.rules.core.enacted import own_laws
from raumhafen.games.sternenkinder.rules.core.equipment import LABORATORY, has_equipment
from raumhafen.games.sternenkinder.rules.core.fleets import (
    TOTAL_UPKEEP,
    fleet_upkeep,
    fleets_of,
)
from raumhafen.games.sternenkinder.rules.core.foes import upkeep
from raumhafen.games.sternenkinder.rules.core.pacts import own_treaties
from raumhafen.games.sternenkinder.rules.core.places import (
    is_blocked,
    natural_yield,
    own_sites,
    planets_of,
    settled,
    site_kind,
    site_level,
    site_owner,
    sites_at,
)
from raumhafen.games.sternenkinder.rules.core.planet_effects import (
    RESOURCE_INCOME_HERE,
    bonus_here,
)
from raumhafen.games.sternenkinder.rules.core.quantities import (
    AWE_INCOME,
    CAPACITY_UPKEEP,
    FOOD_INCOME,
    RESEARCH_INCOME,
    RESEARCH_UPKEEP,
    RESEARCH_UPKEEP_LEAST,
    RESOURCE_INCOME,
    RESOURCE_UPKEEP,
    ROUTE_FACTOR,
    changed,
)
from raumhafen.games.sternenkinder.rules.core.regime_income import (
    earn_money,
    earn_regime,
    fused_bonus,
    own_networks,
    pay_money,
    pay_policies,
)
from raumhafen.games.sternenkinder.rules.core.regimes import has_policy
from raumhafen.games.sternenkinder.rules.core.routes import connected
from raumhafen.games.sternenkinder.rules.core.sinks import Sources, Sums
from raumhafen.games.sternenkinder.rules.core.tally import (
    Source,
    holds,
    law_sources,
    sources,
    techs_with,
)
from raumhafen.games.sternenkinder.state import (
    CAPACITY_SITE,
    CIVIL_UNITS,
    HONOURS,
    NOBODY,
    SITES,
    SternState,
)

INCOME: Final = VERBS.index("income")
UPKEEP: Final = VERBS.index("upkeep")
CAPACITY: Final = VERBS.index("capacity")
TECHS_WITH: Final = [techs_with(verb) for verb in range(len(VERBS))]
# by resource: what changes the yield of its buildings only
OWN_INCOME: Final = (FOOD_INCOME, AWE_INCOME, RESEARCH_INCOME, NONE)
GROUND: Final = 0
SPACE: Final = 1
TAX: Final = POLICY["tax"]
AID_ID: Final = "cabinet.development_aid"
LABORATORY_CAP: Final = COMPONENT_EFFECT[SCIENCE_LAB][0].cap
PER_TREATY: Final = PER.index("own_treaty")
PER_NETWORK: Final = PER.index("own_network")
PER_LAW: Final = PER.index("own_law")
EMBASSY_ID: Final = "building.embassy"
EMBASSY: Final = BUILDING_IDS.index(EMBASSY_ID)
GUARDS_FOR_UPKEEP: Final = 2  # A8.57 one AWE for so many levels


# --- B2.3 gross income ---------------------------------------------------------------------------


def earn(s: SternState, seat: int, sink: Sums) -> None:
    """B2.3 All sources; A17.5 with Efficient Taxes each that gives AWE gives one more."""
    earn_all(s, seat, sink)
    if has_policy(s, seat, TAX):
        taxed = Sources()
        earn_all(s, seat, taxed)
        sink.add(AWE, taxed.sources, "share-source", POLICY_IDS[TAX], "A17.5")


def earn_all(s: SternState, seat: int, sink: Sums) -> None:
    """B2.3 Planets, buildings, centre, connection, standing incomes, development aid."""
    for cell in planets_of(s, seat):
        if yields(s, cell):
            earn_planet(s, cell, sink)
    for cell, packed in own_sites(s, seat):
        if site_kind(packed) != CAPACITY_SITE and yields(s, cell):
            earn_site(s, seat, cell, packed, sink)
    earn_connections(s, seat, sink)
    earn_laboratories(s, seat, sink)
    found = sources(s, seat, TECHS_WITH[INCOME])
    for source, effect in in_force_among(s, seat, found, INCOME):
        for resource in range(4):
            amount = effect.amounts[resource]
            for _ in range(max(1, effect.sources) if amount else 0):
                sink.add(resource, amount, "share-source", ENTRY_IDS[source], "B2.3")
    if s.politics:
        earn_regime(s, seat, sink)
        earn_money(s, seat, sink)
    if s.treaties:
        earn_treaties(s, seat, found, sink)
    if s.laws:
        earn_networks(s, seat, sink)
    for resource in range(4 if s.aid[seat] else 0):
        sink.add(resource, s.aid[seat], "share-source", AID_ID, "A13.5")
    if s.politics:
        earn_embassies(s, seat, sink)


def earn_embassies(s: SternState, seat: int, sink: Sums) -> None:
    """A8.32 For each of them: incomes for own treaties and own laws."""
    count = embassies(s, seat)
    for effect in BUILDING_EFFECT[EMBASSY] if count else ():
        if effect.verb != INCOME:
            continue
        each = own_treaties(s, seat) if effect.per == PER_TREATY else own_laws(s, seat)
        assert effect.per in (PER_TREATY, PER_LAW)
        for resource in range(4):
            amount = count * each * effect.amounts[resource]
            sink.add(resource, amount, "share-source", EMBASSY_ID, "A8.32")


def earn_treaties(s: SternState, seat: int, found: list[Source], sink: Sums) -> None:
    """A5.6 Incomes for each own treaty."""
    count = own_treaties(s, seat)
    for source, effects, _ in found if count else ():
        for effect in effects:
            if effect.verb == INCOME and effect.per == PER_TREATY:
                for resource in range(4):
                    amount = count * effect.amounts[resource]
                    sink.add(resource, amount, "share-source", ENTRY_IDS[source], "A5.6")


def earn_networks(s: SternState, seat: int, sink: Sums) -> None:
    """A9.12 Incomes for each own network; A5.13 those of partners are treated as own ones."""
    for source, effects, _ in law_sources(s, seat):
        for effect in effects:
            if effect.verb == INCOME and effect.per == PER_NETWORK:
                count = own_networks(s, seat)
                for resource in range(4):
                    amount = count * effect.amounts[resource]
                    sink.add(resource, amount, "share-source", ENTRY_IDS[source], "A9.12")


def standing(s: SternState, seat: int, verb: int) -> list[tuple[int, Effect]]:
    """The effects of one verb that are in force and count once."""
    return in_force_among(s, seat, sources(s, seat, TECHS_WITH[verb]), verb)


def in_force_among(
    s: SternState, seat: int, found: list[Source], verb: int
) -> list[tuple[int, Effect]]:
    return [
        (source, effect)
        for source, effects, cell in found
        for effect in effects
        if effect.verb == verb
        and effect.per == NONE
        and holds(s, seat, effect)
        and (cell == NOBODY or counts_here(s, cell, effect))
    ]


def counts_here(s: SternState, cell: int, effect: Effect) -> bool:
    """Decision 46: what belongs to a colony rests while it is blocked; its ground capacity stays.

    B27.6.5 After forced development it yields no income once.
    """
    if effect.verb == INCOME and s.exhausted[cell]:
        return False
    return not is_blocked(s, cell) or (effect.verb == CAPACITY and not effect.amounts[SPACE])


def yields(s: SternState, cell: int) -> bool:
    """B3.5, B27.6.5 Neither blocked nor exhausted by forced development."""
    return not is_blocked(s, cell) and not s.exhausted[cell]


def earn_planet(s: SternState, cell: int, sink: Sums) -> None:
    """B3.4 Natural yields, from level I on."""
    for resource, amount in enumerate(natural_yield(s, cell)):
        if amount:
            sink.add(resource, amount, "share-planet", CELL_IDS[cell], "B3.4")


def earn_sites(s: SternState, seat: int, cell: int, sink: Sums) -> None:
    """B4.3 All own resource buildings of a system."""
    for at in sites_at(s, cell):
        packed = s.sites[at]
        if site_kind(packed) != CAPACITY_SITE and site_owner(packed) == seat:
            earn_site(s, seat, cell, packed, sink)


def earn_site(s: SternState, seat: int, cell: int, packed: int, sink: Sums) -> None:
    """B4.3, B4.5 A resource building; beside a centre it yields its level in addition."""
    kind, level = site_kind(packed), site_level(packed)
    name = BUILDING_IDS[RESOURCE_1 + level - 1]
    sink.add(kind, building_income(s, seat, kind, level, cell), "share-source", name, "B4.3")
    if s.centre[cell]:
        sink.add(kind, level, "share-source", BUILDING_IDS[CENTRE_BUILDING], "B4.5")


def building_income(s: SternState, seat: int, resource: int, level: int, cell: int) -> int:
    """B4.2 The printed yield and what technologies and the planet's cards add to it."""
    amount = changed(s, seat, RESOURCE_INCOME, RESOURCE_YIELD[level])
    amount += bonus_here(s, cell, RESOURCE_INCOME_HERE)
    if s.politics:
        amount += fused_bonus(s, seat, cell)
    return changed(s, seat, OWN_INCOME[resource], amount) if OWN_INCOME[resource] >= 0 else amount


def earn_connections(s: SternState, seat: int, sink: Sums) -> None:
    """B4.8.4 A connected colony yields AWE for its level, twice as much with lifelines."""
    for cell in connected(s, seat):
        amount = s.level[cell] * changed(s, seat, ROUTE_FACTOR, 1)
        sink.add(AWE, amount, "share-connection", CELL_IDS[cell], "B4.8.4")


def earn_laboratories(s: SternState, seat: int, sink: Sums) -> None:
    """B26 One research for each equipped research ship, at most 2."""
    if s.politics or has_equipment(s, seat, LABORATORY):
        every = not s.politics
        ships = count_civil(s, seat, RESEARCH_SHIP) if every else count_laboratories(s, seat)
        amount = min(LABORATORY_CAP, ships)
        sink.add(RESEARCH, amount, "share-source", COMPONENT_IDS[SCIENCE_LAB], "B26")


# --- B2.4 upkeep ---------------------------------------------------------------------------------


def pay(s: SternState, seat: int, sink: Sums) -> None:
    """B2.4 Buildings, ships, ground units, guards; every amount is negative."""
    for cell in settled(s):
        if not is_blocked(s, cell):
            pay_sites(s, seat, cell, sink)
            if s.owner[cell] == seat:
                pay_planet(s, cell, sink)
    pay_ships(s, seat, sink)
    pay_fleets(s, seat, sink)
    pay_guards(s, seat, sink)
    if s.politics:
        pay_policies(s, seat, sink)
        pay_advisors(s, seat, sink)
        pay_money(s, seat, sink)
        due = embassies(s, seat) * BUILDING_UPKEEP[4 * EMBASSY + FOOD]
        sink.add(FOOD, -due, "share-source", EMBASSY_ID, "A8.32")
    if s.wars:
        sink.add(CULTURE, -upkeep(s, seat), "share-war", "", "A6.12")
    for source, effect in standing(s, seat, UPKEEP):
        for resource in range(4):
            amount = -effect.amounts[resource]
            sink.add(resource, amount, "share-source", ENTRY_IDS[source], "B2.4")


def pay_sites(s: SternState, seat: int, cell: int, sink: Sums) -> None:
    """B4.2 Resource buildings cost F, those for food nothing; capacity buildings cost AWE."""
    for packed in s.sites[SITES * cell : SITES * (cell + 1)]:
        if not packed or site_owner(packed) != seat or site_kind(packed) == FOOD:
            continue
        kind, level = site_kind(packed), site_level(packed)
        if kind == CAPACITY_SITE:
            upkeep = changed(s, seat, CAPACITY_UPKEEP, level)
            sink.add(AWE, -upkeep, "share-source", BUILDING_IDS[CAPACITY_1 + level - 1], "B4.2")
        else:
            upkeep = building_upkeep(s, seat, kind, level)
            sink.add(FOOD, -upkeep, "share-source", BUILDING_IDS[RESOURCE_1 + level - 1], "B4.2")


def building_upkeep(s: SternState, seat: int, kind: int, level: int) -> int:
    """B4.2 In F; A19.8 Free Research saves something, with City Planning down to nothing."""
    upkeep = changed(s, seat, RESOURCE_UPKEEP, level)
    if kind != RESEARCH or not s.politics:
        return upkeep
    if changed(s, seat, RESEARCH_UPKEEP_LEAST, 1) == 0:
        return max(0, upkeep - 1)
    return changed(s, seat, RESEARCH_UPKEEP, upkeep)


def pay_planet(s: SternState, cell: int, sink: Sums) -> None:
    """B4.5, B19.6 The centre and ground units; defence buildings cost nothing (decision 32)."""
    if s.centre[cell]:
        upkeep = BUILDING_UPKEEP[4 * CENTRE_BUILDING + FOOD]
        sink.add(FOOD, -upkeep, "share-source", BUILDING_IDS[CENTRE_BUILDING], "B4.5")
    for unit in range(GROUND_UNITS):
        upkeep = GROUND_UPKEEP[unit] * s.troops[GROUND_UNITS * cell + unit]
        sink.add(FOOD, -upkeep, "share-source", GROUND_IDS[unit], "B19.6")


def pay_ships(s: SternState, seat: int, sink: Sums) -> None:
    """B2.5 One for every n ships of a type, rounded down."""
    own = s.civil_kind[CIVIL_UNITS * seat : CIVIL_UNITS * (seat + 1)]
    for kind in sorted({kind for kind in own if kind != NOBODY}):
        groups = own.count(kind) // max(1, SHIP_UPKEEP_PER[kind])
        for resource in range(4):
            amount = -groups * SHIP_UPKEEP[4 * kind + resource]
            sink.add(resource, amount, "share-source", SHIP_IDS[kind], "B2.5")


def pay_fleets(s: SternState, seat: int, sink: Sums) -> None:
    """B27.2.3, B27.2.7, decision 35 AWE for own fleets and for mercenaries."""
    total = 0
    for at in fleets_of(s, seat):
        kind = s.fleet_kind[at]
        if s.fleet_mark[at] & HONOURS:
            continue
        upkeep = fleet_upkeep(s, seat, kind)
        total += upkeep if kind == OWN_FLEET else 0
        sink.add(AWE, -upkeep, "share-fleet", "", "B27.2.3")
    if total:
        saved = total - changed(s, seat, TOTAL_UPKEEP, total)
        sink.add(AWE, saved, "share-fleets-total", "", "B27.2.4")


def military_upkeep(s: SternState, seat: int) -> int:
    """A15.11 AWE for all fleets."""
    sink = Sums()
    pay_fleets(s, seat, sink)
    return -sink.totals[AWE]


def pay_guards(s: SternState, seat: int, sink: Sums) -> None:
    """A8.57 One AWE for two levels of a guard, rounded down (decision 44)."""
    levels = s.guard[CELLS * seat : CELLS * (seat + 1)]
    for cell in marked_cells(levels):
        upkeep = levels[cell] // GUARDS_FOR_UPKEEP
        sink.add(AWE, -upkeep, "share-guard", CELL_IDS[cell], "A8.57")


def gross_income(s: SternState, seat: int) -> list[int]:
    """B2.3 Without upkeep, which never adds anything."""
    sink = Sums()
    earn(s, seat, sink)
    return sink.totals


def income(s: SternState, seat: int) -> list[int]:
    """B2.2 Gross income less upkeep."""
    sink = Sums()
    earn(s, seat, sink)
    pay(s, seat, sink)
    return sink.totals
