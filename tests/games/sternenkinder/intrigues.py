"""Late positions of politics: networks, rulers, laws, advisors, quarrels, hands of cards."""

from raumhafen.engine.rng import Rng
from raumhafen.games.sternenkinder.actions import VETO_KINDS
from raumhafen.games.sternenkinder.content.cabinet import ADVISORS, FIRST_A, SECOND_A
from raumhafen.games.sternenkinder.content.galaxy import CELLS, RING_CELLS
from raumhafen.games.sternenkinder.content.layouts import LAYOUT_RINGS
from raumhafen.games.sternenkinder.content.regimes import (
    CORPORATOCRACY,
    EMPIRE,
    FAMILY,
    FEDERAL_POLICIES,
    FEDERATION,
    INTRODUCED,
    LOGOCRACY,
    POLICY,
    POLICY_WORKS,
    UTOPIA,
)
from raumhafen.games.sternenkinder.content.statutes import FULL_DECK, JUDICIAL_LAWS, LAW
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    COLONY_SHIP,
    GOVERNMENT_SPECIAL,
    OWN_FLEET,
    PIRATE_FLEET,
    RESEARCH_SHIP,
    TECH,
    TECH_NEEDS,
    TECHS,
)
from raumhafen.games.sternenkinder.rules.core.advisors import CLAN, OKIMA, TOR
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of, load_unit
from raumhafen.games.sternenkinder.rules.core.market import draw, lay_open, outcomes, take
from raumhafen.games.sternenkinder.rules.core.news import LAW_PASSED, announce
from raumhafen.games.sternenkinder.rules.core.pacts import TRADE
from raumhafen.games.sternenkinder.rules.core.places import free_slot, pack, planets_of
from raumhafen.games.sternenkinder.rules.core.regimes import (
    INFLUENCE,
    PACIFIED,
    RIVAL_PIPS,
    bits_of,
    set_counter,
)
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.core.technologies import learn
from raumhafen.games.sternenkinder.rules.politics.goals import VICTORY, set_goal
from raumhafen.games.sternenkinder.rules.politics.initiative import laws_in
from raumhafen.games.sternenkinder.rules.politics.statutes import adopt
from raumhafen.games.sternenkinder.rules.politics.ware_plays import is_empty
from raumhafen.games.sternenkinder.rules.politics.wars import begin_war
from raumhafen.games.sternenkinder.rules.strategy.neutral import put_neutral
from raumhafen.games.sternenkinder.state import FLEETS, VARIANTS, SternState


def acquaint_all(s: SternState) -> None:
    """All have discovered each other, and some have a trade treaty already."""
    if s.politics:
        s.met = [(1 << s.seats) - 1] * s.seats
        s.treaties += [TRADE, 0, 1, 0]


def infiltrate(s: SternState, rng: Rng) -> None:
    """Characters on ships at home and abroad, networks, guards, mines, contraband, cubes."""
    if not s.politics:
        return
    seats = range(s.seats)
    asteroids = [cell for cell in range(CELLS) if s.tile[cell] == ASTEROID]
    for seat in seats:
        s.equipped[seat] &= ~3
        s.crews[VARIANTS * seat : VARIANTS * (seat + 1)] = [rng.pick([3, 5, 6]) for _ in "123"]
        target = rng.pick(s.home)
        for cell in (s.home[seat], target, rng.pick(asteroids or s.home)):
            if has_room(s, seat):
                unit = add_civil(s, seat, RESEARCH_SHIP, cell)
                s.civil_variant[unit] = rng.below(VARIANTS)
                s.civil_goods[unit] = rng.below(3)
        for name in ("strategic_infiltration", "hybrid_war", "deep_contacts", "jurisprudence"):
            learn_all(s, seat, TECH[f"tech.{name}"])
        s.network[CELLS * seat + target] = 3
        for cell in asteroids:
            s.mine[CELLS * seat + cell] = rng.below(4)
            s.guard[CELLS * seat + cell] = rng.below(3) * rng.below(2)
        s.guard[CELLS * seat + s.home[seat]] += rng.below(2)
        fresh = [p for p in seats if p != seat]
        s.embassy[s.home[rng.pick(fresh)]] |= 1 << seat
        s.smuggled[s.home[seat]] = rng.below(3)
    surround_guards(s, asteroids)


def surround_guards(s: SternState, cells: list[int]) -> None:
    """The first player controls a system in which all others have guards."""
    if not cells:
        return
    for seat in range(s.seats):
        s.guard[CELLS * seat + cells[0]] = int(seat > 0)
    for _ in range(4):
        if s.fleet_kind[:FLEETS].count(-1) > 3:
            add_fleet(s, 0, OWN_FLEET, cells[0])


def learn_all(s: SternState, seat: int, tech: int) -> None:
    """A technology with all that it builds on."""
    for other in range(TECHS):
        if TECH_NEEDS[tech] >> other & 1:
            learn_all(s, seat, other)
    if not s.techs[seat] >> tech & 1:
        learn(s, seat, tech)


def install_rulers(s: SternState, rng: Rng) -> None:
    """Governments of both levels with policies of theirs, technologies and money for them."""
    if not s.politics:
        return
    for seat in range(s.seats):
        s.government[seat] = rng.pick(sorted({at for at in FAMILY if not GOVERNMENT_SPECIAL[at]}))
        if rng.below(2):
            s.government[seat] = rng.pick([EMPIRE, FEDERATION, CORPORATOCRACY, UTOPIA, LOGOCRACY])
        for name in ("political_vision", "megaconstructions"):
            learn_all(s, seat, TECH[f"tech.{name}"])
        own = [p for p in bits_of(INTRODUCED[s.government[seat]]) if POLICY_WORKS[p]]
        for _ in range(3 + 3 * rng.below(2) if own else 0):
            s.policies[seat] |= 1 << rng.pick(own)
        set_counter(s, seat, INFLUENCE, 1)
        set_counter(s, seat, RIVAL_PIPS, rng.below(3))
        s.account[4 * seat : 4 * seat + 4] = [20 + rng.below(60) for _ in range(4)]
        s.budget[5 * seat : 5 * seat + 5] = [2, 1, 1, 1, 1]
    if s.seats >= 3 and rng.below(2):
        s.government[0] = FEDERATION
        s.policies[0] = FEDERAL_POLICIES & ~(1 << POLICY["united_fleets"])  # three places
        s.account[:4] = [199] * 4
        if not s.teams:
            s.federation[:2] = [0, 0]
            quarrel(s, 1, 2)
    for seat in range(s.seats):
        tally(s, seat)
        set_counter(s, seat, PACIFIED, 2)
        build_estates(s, seat)
    hire_builders(s)


def open_market(s: SternState, rng: Rng) -> None:
    """A full display, cards in all hands, pirates to hire, somebody sanctioned, a law in force."""
    if not s.politics:
        return
    for _ in range(3):
        lay_open(s, draw(s, rng.below(outcomes(s))))
    for seat in range(s.seats):
        for _ in range(4 if s.seats < 6 else 3):
            take(s, seat, draw(s, rng.below(outcomes(s))))
        s.sanction[seat] = max(s.sanction[seat], rng.below(2))
        tally(s, seat)
    if not s.laws:
        law = laws_in(s.law_deck)[0]
        s.law_deck &= ~(1 << law)
        adopt(s, 0, law, 0)
    lonely = [c for c in range(CELLS) if is_empty(s, c) and not s.fresh[c]]
    for cell in lonely[:2]:
        put_neutral(s, cell, PIRATE_FLEET, 1, -1)


def convene(s: SternState, rng: Rng) -> None:
    """Everybody has experts and an advisor who has learnt something, one the veto; others wait."""
    if not s.politics:
        return
    cards = [advisor for advisor in range(ADVISORS) if advisor != OKIMA]
    rng.shuffle(cards)
    for at in (CLAN, TOR):  # those who are consulted
        cards.remove(at)
        cards.insert(0, at)
    cards.insert(rng.below(2), OKIMA)
    for seat in range(s.seats):
        learn_all(s, seat, TECH["tech.expert_council"])
        advisor = cards.pop(0)
        s.advisor_of[advisor] = seat
        level = 2 if advisor in (OKIMA, CLAN, TOR) else rng.below(3)
        first, second = 1 << FIRST_A + rng.below(2), 1 << SECOND_A + rng.below(2)
        if advisor == OKIMA:
            second = 1 << SECOND_A
            s.veto_kinds[seat] = (1 << len(VETO_KINDS)) - 1
        s.advisor_skills[advisor] = 1 | (first if level else 0) | (second if level == 2 else 0)
        s.advisor_hand[seat] = 1 << cards.pop(0) if len(cards) > 3 else 0
    if len(cards) > 2 and rng.below(2):
        support_and_judge(s, cards.pop(0))
    s.advisor_row = [cards.pop(0) for _ in range(min(2, len(cards)))]
    s.advisor_deck = sum(1 << advisor for advisor in cards)
    for seat in range(s.seats):
        tally(s, seat)


def support_and_judge(s: SternState, advisor: int) -> None:
    """The second player has two advisors, the first the laws of Judicial Power and one in force."""
    s.government[:2] = [FAMILY[FEDERATION], UTOPIA]
    s.policies[:2] = [1 << POLICY["judiciary"], 1 << POLICY["council_grant"]]
    s.resting[:2] = [0, 0]
    s.advisor_of[advisor] = 1
    s.advisor_skills[advisor] = 1
    force = [LAW["law.pure_metal_priority"], LAW["law.free_trade"]]
    s.law_deck = FULL_DECK & ~sum(1 << law for law in force)
    s.law_hand = [JUDICIAL_LAWS, *[0] * (s.seats - 1)]
    s.law_failed = s.law_gone = 0
    s.laws = [number for law in force for number in (law, 1, -1, 0)]
    announce(s, LAW_PASSED, 0, subject=LAW["law.all_laws"])  # heard after the next action


def quarrel(s: SternState, one: int, other: int) -> None:
    """One lies with troops before the colonies of the other, who builds wonders."""
    s.government[one], s.government[other] = EMPIRE, LOGOCRACY
    s.policies[one] |= 1 << POLICY["war_booty"]
    s.account[4 * other : 4 * other + 4] = [199] * 4
    begin_war(s, one, other, 1 << one, 1 << other)
    set_goal(s, one, other, VICTORY, 3, other)
    for tech in range(0, TECHS, 2):
        learn_all(s, other, tech)
    for cell in planets_of(s, other):
        if cell != s.home[other]:
            s.defence[cell] = 0
            s.level[cell] = 1
            s.troops[8 * cell : 8 * cell + 8] = [0] * 8
            while s.fleet_kind[FLEETS * one : FLEETS * (one + 1)].count(-1) > 3:
                add_fleet(s, one, OWN_FLEET, cell)
    for fleet in fleets_of(s, one):
        for unit in (6, 6, 5):
            load_unit(s, fleet, unit)


def build_estates(s: SternState, seat: int) -> None:
    """Two resource buildings on the home world, if there is room."""
    for kind in range(2):
        site = free_slot(s, s.home[seat])
        if site >= 0:
            s.sites[site] = pack(seat, kind, 1)


def hire_builders(s: SternState) -> None:
    """Research ships on colonies, and colony ships at the edge."""
    edge = [c for c in RING_CELLS[LAYOUT_RINGS[s.layout]] if s.tile[c] >= 0]
    for seat in range(s.seats):
        colonies = [cell for cell in planets_of(s, seat) if cell != s.home[seat]]
        builders = [(cell, RESEARCH_SHIP) for cell in colonies[:2]]
        settlers = [(cell, COLONY_SHIP) for cell in edge[-1:]]
        for cell, kind in builders + settlers:
            if has_room(s, seat):
                add_civil(s, seat, kind, cell)
