"""A10.5, A14 Incomes, upkeep and capacity that governments, policies and goals give by counting."""

from collections.abc import Callable
from typing import Final

from raumhafen.games.sternenkinder.content.effects import Effect
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.regimes import (
    AUTOCRACY,
    DEMOCRACY,
    DEMOCRATIC,
    POLICY,
    POLICY_IDS,
    POLICY_UPKEEP,
    SOCIOCRACY,
    TECHNOCRACY,
    WONDER_IDS,
)
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    CULTURE,
    ENTRY_IDS,
    FOOD,
    GOVERNMENT_IDS,
    RESEARCH,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.content.words import NONE, PER, VERBS
from raumhafen.games.sternenkinder.rules.core.advisors import advisor_sources
from raumhafen.games.sternenkinder.rules.core.civil import count_civil
from raumhafen.games.sternenkinder.rules.core.enacted import own_laws
from raumhafen.games.sternenkinder.rules.core.enacted import rows as law_rows
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of
from raumhafen.games.sternenkinder.rules.core.pacts import (
    INTELLIGENCE,
    TRADE,
    members,
    partners,
    treaties_with,
)
from raumhafen.games.sternenkinder.rules.core.places import (
    own_sites,
    planets_of,
    site_kind,
    site_level,
)
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.core.regimes import (
    DIVIDEND,
    FUND,
    HABITAT,
    STOCK,
    active,
    bits_of,
    counter,
    habitat_level,
    has_policy,
    regime_sources,
)
from raumhafen.games.sternenkinder.rules.core.routes import connected
from raumhafen.games.sternenkinder.rules.core.sinks import Sums
from raumhafen.games.sternenkinder.rules.core.tally import GOVERNMENTS, Source, holds
from raumhafen.games.sternenkinder.rules.core.wares import ware_sources
from raumhafen.games.sternenkinder.state import BASE_BIT, CAPACITY_SITE, SternState

INCOME: Final = VERBS.index("income")
CAPACITY: Final = VERBS.index("capacity")
PER_TREATY: Final = PER.index("own_treaty")  # counted by income itself, for all sources
POLICY_UPKEEP_STEP: Final = QUANTITY["policy.upkeep"]
DIVIDEND_POLICY: Final = POLICY["dividend"]
EDUCATION: Final = POLICY["education"]
FUSION: Final = POLICY["fusion"]
STOCK_POLICY: Final = POLICY["stock"]
HABITAT_ID: Final = WONDER_IDS[HABITAT]
FUND_POLICY: Final = POLICY["fund"]
DEBT_STEP: Final = 5  # A17.10
HOST_INCOME: Final = 2  # A17.12
# A17.6 by government: which income the fund raises
FUND_RESOURCE: Final = [
    {AUTOCRACY: NONE, DEMOCRACY: CULTURE, SOCIOCRACY: FOOD, TECHNOCRACY: RESEARCH}.get(at, AWE)
    for at in range(len(GOVERNMENT_IDS))
]
TECHS_FOR_ONE: Final = 2  # A19.16


# --- what is counted -----------------------------------------------------------------------------


def count_sites(s: SternState, seat: int, kind: int) -> int:
    """Own buildings of one resource, or of capacity."""
    return sum(site_kind(packed) == kind for _, packed in own_sites(s, seat))


def levels_of_sites(s: SternState, seat: int, kind: int) -> int:
    return sum(site_level(p) for _, p in own_sites(s, seat) if site_kind(p) == kind)


def resource_levels(s: SternState, seat: int) -> int:
    return sum(site_level(p) for _, p in own_sites(s, seat) if site_kind(p) != CAPACITY_SITE)


def own_colonies(s: SternState, seat: int) -> int:
    """A0.9 Without home worlds."""
    homes = [cell for cell in s.home if s.owner[cell] == seat]
    return s.owner.count(seat) - len(homes)


def own_bases(s: SternState, seat: int) -> int:
    """Starbases; in simple combat missile bases stand for them (ruling)."""
    return sum(bool(s.defence[cell] & BASE_BIT) for cell in planets_of(s, seat))


def trade_treaties(s: SternState, seat: int) -> int:
    return sum(len(treaties_with(s, TRADE, seat, p)) for p in range(s.seats) if p != seat)


def dividend_pips(s: SternState, seat: int) -> int:
    """A16.7, A16.1 The best counter of the members; the policy counts once."""
    owners = [p for p in members(s, seat) if active(s, p) >> DIVIDEND_POLICY & 1]
    if has_policy(s, seat, FUSION) and owners[:1] != [seat]:
        return 0  # A16.13 it counts once for all together
    return max([counter(s, p, DIVIDEND) for p in owners], default=0)


def democratic_buildings(s: SternState, seat: int) -> int:
    """A16.9 C buildings for each own policy of Democracy and Federation."""
    own = (active(s, seat) & DEMOCRATIC).bit_count()
    return own * count_sites(s, seat, CULTURE) if own else 0


def own_levels(s: SternState, seat: int) -> int:
    """A0.9 Sums of colony levels include the home world, if nothing else is said."""
    return sum(s.level[cell] for cell in planets_of(s, seat))


def colony_levels(s: SternState, seat: int) -> int:
    return sum(s.level[cell] for cell in planets_of(s, seat) if cell not in s.home)


def laws_in_force(s: SternState, seat: int) -> int:
    return len(law_rows(s))


def research_buildings(s: SternState, seat: int) -> int:
    return count_sites(s, seat, RESEARCH)


def capacity_buildings(s: SternState, seat: int) -> int:
    return count_sites(s, seat, CAPACITY_SITE)


def capacity_levels(s: SternState, seat: int) -> int:
    return levels_of_sites(s, seat, CAPACITY_SITE)


def research_ships(s: SternState, seat: int) -> int:
    """A19.6 With Comprehensive Education fleets count, too."""
    fleets = len(fleets_of(s, seat)) if has_policy(s, seat, EDUCATION) else 0
    return count_civil(s, seat, RESEARCH_SHIP) + fleets


def pairs_of_techs(s: SternState, seat: int) -> int:
    return s.techs[seat].bit_count() // TECHS_FOR_ONE


def other_players(s: SternState, seat: int) -> int:
    return s.seats - s.out.bit_count() - 1


def own_networks(s: SternState, seat: int) -> int:
    """A5.13 Those of partners are treated as own ones."""
    owners = [seat, *partners(s, INTELLIGENCE, seat)]
    return sum(s.network[CELLS * p + cell] > 0 for p in owners for cell in range(CELLS))


def connected_colonies(s: SternState, seat: int) -> int:
    """B4.8.4"""
    return len(connected(s, seat))


COUNT_PER: Final[dict[str, Callable[[SternState, int], int]]] = {
    "own_colony": own_colonies,
    "own_level": own_levels,
    "own_colony_level": colony_levels,
    "law_in_force": laws_in_force,
    "own_research_building": research_buildings,
    "own_starbase": own_bases,
    "capacity_building": capacity_buildings,
    "capacity_building_level": capacity_levels,
    "resource_building_level": resource_levels,
    "research_ship": research_ships,
    "technology_2": pairs_of_techs,
    "dividend_pip": dividend_pips,
    "democratic_policy_and_culture_building": democratic_buildings,
    "own_trade_treaty": trade_treaties,
    "other_player": other_players,
    # advisors
    "own_network": own_networks,
    "own_connected_colony": connected_colonies,
    "own_law": own_laws,
}


def counted(s: SternState, seat: int, verb: int) -> list[tuple[int, Effect, int]]:
    """Effects of the government, policies, goals, cards and advisors that count something, with
    their number.
    """
    found: list[tuple[int, Effect, int]] = []
    walk: list[Source] = [GOVERNMENTS[s.government[seat]], *regime_sources(s, seat)]
    walk += ware_sources(s, seat)
    walk += advisor_sources(s, seat)
    for source, effects, _ in walk:
        for effect in effects:
            counts = effect.verb == verb and effect.per not in (NONE, PER_TREATY)
            if counts and holds(s, seat, effect):
                times = COUNT_PER[PER[effect.per]](s, seat)
                times = min(times, effect.cap) if effect.cap != NONE else times
                found.append((source, effect, times))
    return found


def fused_bonus(s: SternState, seat: int, cell: int) -> int:
    """A16.13 One more for each member on every resource building, twice beside a centre."""
    if not has_policy(s, seat, FUSION):
        return 0
    return len(members(s, seat)) * (2 if s.centre[cell] else 1)


# --- walks ---------------------------------------------------------------------------------------


def earn_regime(s: SternState, seat: int, sink: Sums) -> None:
    """A14.1 and single policies: so much for each of something; A17.14 the market value."""
    for source, effect, times in counted(s, seat, INCOME):
        for resource in range(4):
            amount = times * effect.amounts[resource]
            sink.add(resource, amount, "share-source", ENTRY_IDS[source], "A14.1")


def earn_money(s: SternState, seat: int, sink: Sums) -> None:
    """A17.6, A17.12, A17.14, A17.10 Fund, branches, market value, and interest of debtors."""
    if active(s, seat) >> FUND_POLICY & 1 and counter(s, seat, FUND):
        earn_fund(s, seat, counter(s, seat, FUND), sink)
    if any(s.branch):
        earn_branches(s, seat, sink)
    value = market_value(s)
    if value > 0:
        sink.add(AWE, value, "share-source", POLICY_IDS[STOCK_POLICY], "A17.14")
    if any(s.loans):
        gain = sum(interest(s.loans[s.seats * seat + p]) for p in range(s.seats))
        sink.add(AWE, gain, "share-interest", "", "A17.10")


def pay_money(s: SternState, seat: int, sink: Sums) -> None:
    """A17.14 A negative market value; A17.10 interest of debts."""
    value = market_value(s)
    if value < 0:
        sink.add(AWE, value, "share-source", POLICY_IDS[STOCK_POLICY], "A17.14")
    if any(s.loans):
        due = sum(interest(s.loans[s.seats * p + seat]) for p in range(s.seats))
        sink.add(AWE, -due, "share-interest", "", "A17.10")


def interest(debt: int) -> int:
    """A17.10 In a round: 1, 2, 4 or 8 AWE for up to 5, 10, 15 or 20."""
    return 0 if debt <= 0 else 1 << (debt - 1) // DEBT_STEP


def earn_fund(s: SternState, seat: int, pips: int, sink: Sums) -> None:
    """A17.6 The income bonus of a government of level I rises; else AWE. Capacity: see below."""
    resource = FUND_RESOURCE[s.government[seat]]
    if resource != NONE:
        sink.add(resource, pips, "share-source", POLICY_IDS[FUND_POLICY], "A17.6")


def fund_capacity(s: SternState, seat: int) -> int:
    """A17.6 An Autocracy has capacity instead of an income."""
    if s.government[seat] != AUTOCRACY or not active(s, seat) >> FUND_POLICY & 1:
        return 0
    return counter(s, seat, FUND)


def earn_branches(s: SternState, seat: int, sink: Sums) -> None:
    """A17.12 n branches bring n times n AWE; each brings the owner of its planet two."""
    own = sum(owners >> seat & 1 for owners in s.branch)
    sink.add(AWE, own * own, "share-branches", "", "A17.12")
    hosted = sum(s.branch[cell].bit_count() for cell in planets_of(s, seat))
    sink.add(AWE, HOST_INCOME * hosted, "share-branches", "", "A17.12")


def pay_policies(s: SternState, seat: int, sink: Sums) -> None:
    """A10.5 Two C for each active policy; partnerships cost nothing."""
    for policy in bits_of(active(s, seat)):
        upkeep = changed(s, seat, POLICY_UPKEEP_STEP, POLICY_UPKEEP[policy])
        sink.add(CULTURE, -upkeep, "share-source", POLICY_IDS[policy], "A10.5")


def produce_regime(s: SternState, seat: int, sink: Sums) -> None:
    """A14.1, A15.13, A17.6 Capacity for each of something."""
    for kind in range(2):
        sink.add(kind, fund_capacity(s, seat), "share-source", POLICY_IDS[FUND_POLICY], "A17.6")
    sink.add(0, habitat_level(s, seat), "share-source", HABITAT_ID, "A19.13")
    for source, effect, times in counted(s, seat, CAPACITY):
        for kind in range(2):
            amount = times * effect.amounts[kind]
            sink.add(kind, amount, "share-source", ENTRY_IDS[source], "A14.1")


def market_value(s: SternState) -> int:
    """A17.14 All market values together; each is the income or the upkeep of everybody."""
    value = 0
    for seat in range(s.seats):
        if has_policy(s, seat, STOCK_POLICY):
            value += counter(s, seat, STOCK)
    return value
