"""A15 Autocracy and Empire: the rival, the Sovereignty, endless expansion, goals and policies."""

from typing import Final

from raumhafen.engine.errors import IllegalAction
from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import FOE, RESEARCH, RIVAL, SEATS
from raumhafen.games.sternenkinder.content.regimes import AUTOCRACY, EMPIRE, POLICY
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    CULTURE,
    FIELD_TECHS,
    FOOD,
    GROUND_UNITS,
    INFANTRY,
    OWN_FLEET,
    TAG_TECHS,
    TECH_COST,
    TECH_NEEDS,
)
from raumhafen.games.sternenkinder.content.tables import RESEARCH as RESEARCH_POINTS
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core import regimes
from raumhafen.games.sternenkinder.rules.core.fleets import (
    fleets_in,
    honour_fleet,
    receive_fleets,
)
from raumhafen.games.sternenkinder.rules.core.menu import Entry
from raumhafen.games.sternenkinder.rules.core.news import NOWHERE
from raumhafen.games.sternenkinder.rules.core.places import (
    planets_of,
    site_kind,
    site_level,
    site_owner,
    sites_at,
)
from raumhafen.games.sternenkinder.rules.core.regime_income import own_bases
from raumhafen.games.sternenkinder.rules.core.regimes import (
    HONOURED,
    PACIFIED,
    RIVAL_PIPS,
    add_to,
    bits_of,
    counter,
    culture_price,
    has_policy,
    is_family,
    rival_of,
    set_counter,
)
from raumhafen.games.sternenkinder.rules.core.sanctions import raise_level
from raumhafen.games.sternenkinder.rules.core.tally import has_flag, tally
from raumhafen.games.sternenkinder.rules.core.technologies import (
    NAMES,
    learn,
    researchable,
)
from raumhafen.games.sternenkinder.rules.core.war import are_allies, at_war
from raumhafen.games.sternenkinder.rules.politics import goals
from raumhafen.games.sternenkinder.rules.politics.costs import is_in_play
from raumhafen.games.sternenkinder.rules.strategy.closing import ENDLESS
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from raumhafen.games.sternenkinder.rules.strategy.politics import culture, pay_culture
from raumhafen.games.sternenkinder.state import (
    CAPACITY_SITE,
    FLAGSHIP,
    NOBODY,
    SOVEREIGNTY,
    SternState,
)

JUST_WAR: Final = POLICY["just_war"]
WAR_BOOTY: Final = POLICY["war_booty"]
FLAGSHIP_POLICY: Final = POLICY["flagship"]
LEGION: Final = POLICY["legion"]
SLAVERY: Final = POLICY["slavery"]
NEW_RIVAL: Final = 10  # A15.1 C
MOST_PIPS: Final = 3  # A15.2
JUST_WAR_PRICE: Final = 7  # A15.11 C
BOOTY: Final = 2  # A15.12
NEW_FLAGSHIP: Final = 10  # A15.20 AWE
LEAST_SPOILS: Final = 7  # A15.7
MOST_LEGION: Final = 9  # ruling: more infantry than this is not raised on a planet
FIGHTERS: Final = 2  # decision 33: for one fleet

# --- A15.1, A15.2 the rival ----------------------------------------------------------------------


def rival_price(s: SternState, seat: int) -> int:
    """A15.1 The first is free, another one costs C."""
    if counter(s, seat, regimes.RIVAL) == NOBODY:
        return 0
    return culture_price(s, seat, NEW_RIVAL)


def is_equal(s: SternState, seat: int, other: int) -> bool:
    """A15.1 At least as many points or planets."""
    if victory_points(s, other) >= victory_points(s, seat):
        return True
    return len(planets_of(s, other)) >= len(planets_of(s, seat))


def rival_options(s: SternState, seat: int) -> list[int]:
    if not s.politics or not is_family(s, seat, AUTOCRACY):
        return []
    if culture(s, seat) < rival_price(s, seat):
        return []
    return [RIVAL + p for p in range(s.seats) if may_rival(s, seat, p)]


def may_rival(s: SternState, seat: int, other: int) -> bool:
    able = other != seat and is_in_play(s, other) and not are_allies(s, seat, other)
    return able and other != counter(s, seat, regimes.RIVAL) and is_equal(s, seat, other)


def name_rival(s: SternState, seat: int, other: int) -> None:
    """A15.1 One at a time; the counter begins anew."""
    pay_culture(s, seat, rival_price(s, seat))
    set_counter(s, seat, regimes.RIVAL, other)
    set_counter(s, seat, RIVAL_PIPS, 0)
    s.tell("event-rival", "A15.1", {"seat": seat, "other_seat": other})


def why_no_rival(s: SternState, seat: int, other: int) -> IllegalAction | None:
    if not s.politics or other >= s.seats:
        return None
    if not is_family(s, seat, AUTOCRACY):
        return IllegalAction("illegal-no-autocrat", {}, "A15.1")
    if not may_rival(s, seat, other):
        return IllegalAction("illegal-no-rival", {}, "A15.1")
    return IllegalAction("illegal-costs-more", {"price": rival_price(s, seat)}, "A15.1")


def harm_rival(s: SternState, seat: int, victim: int) -> None:
    """A15.2 The counter rises, and 1 + X C of the rival change hands."""
    if victim == NOWHERE or rival_of(s, seat) != victim:
        return
    pips = min(MOST_PIPS, counter(s, seat, RIVAL_PIPS) + 1)
    set_counter(s, seat, RIVAL_PIPS, pips)
    steal(s, seat, victim, 1 + pips)


def steal(s: SternState, seat: int, victim: int, amount: int) -> int:
    """A15.2 C first; then what the victim has most of (ruling)."""
    taken = 0
    while taken < amount:
        own = s.account[4 * victim : 4 * victim + 4]
        resource = CULTURE if own[CULTURE] > 0 else own.index(max(own))
        some = min(amount - taken, own[resource])
        if some <= 0:
            break
        s.account[4 * victim + resource] -= some
        s.account[4 * seat + resource] += some
        taken += some
        told = {"seat": seat, "other_seat": victim, "amount": some}
        s.tell("event-takes-from", "A15.2", {**told, "resource": RESOURCES[resource]})
    return taken


def overcome_rival(s: SternState, seat: int) -> None:
    """A15.7 All his C, at least seven resources."""
    victim = counter(s, seat, regimes.RIVAL)
    if victim != NOBODY:
        steal(s, seat, victim, max(LEAST_SPOILS, s.account[4 * victim + CULTURE]))


# --- A15.12 war booty ----------------------------------------------------------------------------


def booty_factor(s: SternState, seat: int, victim: int) -> int:
    """A15.2, A15.12 Doubled in war and against neutral units, and once more against the rival."""
    owned = has_policy(s, seat, WAR_BOOTY)
    against_rival = victim != NOWHERE and rival_of(s, seat) == victim
    if not owned and not against_rival:
        return 0
    factor = 2 if victim == NOWHERE or at_war(s, seat, victim) else 1
    return 2 * factor if owned and against_rival else factor


def take_booty(s: SternState, seat: int, victim: int, resource: int) -> None:
    amount = BOOTY * booty_factor(s, seat, victim)
    if amount:
        s.account[4 * seat + resource] += amount
        told = {"seat": seat, "amount": amount, "resource": RESOURCES[resource]}
        s.tell("event-booty", "A15.12", told)


def hear_kill(s: SternState, seat: int, here: int, subject: int) -> None:
    """A15.2, A15.6, A15.12 A military unit was destroyed."""
    if not s.politics:
        return
    if subject == NOWHERE:
        add_to(s, seat, PACIFIED, 1)
    take_booty(s, seat, subject, AWE)
    harm_rival(s, seat, subject)


def hear_harm(s: SternState, seat: int, here: int, subject: int) -> None:
    """A15.2 An institution action has harmed the rival."""
    harm_rival(s, seat, subject)


def hear_civil_lost(s: SternState, seat: int, here: int, subject: int) -> None:
    """A15.2, A15.12 A civil unit was destroyed by who has a fleet there."""
    for other in s.seats_from(s.first):
        if not are_allies(s, seat, other) and here != NOWHERE and fleets_in(s, other, here):
            take_booty(s, other, seat, FOOD)
            harm_rival(s, other, seat)
            return


# --- a technology of the conquered: args = [victim] ----------------------------------------------

VICTIM: Final = 0


def hear_conquest(s: SternState, seat: int, here: int, subject: int) -> None:
    """A15.12 Capturing a colony of a war enemy."""
    if not s.politics or subject == NOBODY or not at_war(s, seat, subject):
        return
    if booty_factor(s, seat, subject):
        s.call(PLUNDER, seat, [subject])


def plunder_options(s: SternState, seat: int) -> list[int]:
    theirs = s.techs[s.stack[-1].args[VICTIM]]
    return [RESEARCH + tech for tech in researchable(s, seat) if theirs >> tech & 1]


PLUNDERED: Final[Ask] = Ask("plundered-tech", "A15.12", plunder_options)


def ask_plunder(s: SternState, f: Frame) -> None:
    """A15.12 One that he has researched and that can be understood."""
    options = plunder_options(s, f.seat)
    if options:
        s.choose(f.seat, PLUNDERED, options)
    else:
        f.leave()


def take_plunder(s: SternState, f: Frame) -> None:
    """A15.12 It is received, not researched."""
    tech = s.answers[f.seat] - RESEARCH
    s.tell("event-receives-tech", "A15.12", {"seat": f.seat, "tech": NAMES[tech]})
    learn(s, f.seat, tech)


PLUNDER: Final[Script] = script("plunder", ask_plunder, take_plunder)

# --- A15.11 just war: args = [] ------------------------------------------------------------------


def accused(s: SternState, seat: int) -> list[int]:
    return [
        p
        for p in range(s.seats)
        if p != seat and is_in_play(s, p) and not are_allies(s, seat, p) and not at_war(s, seat, p)
    ]


def can_accuse(s: SternState, seat: int) -> bool:
    """A15.11"""
    price = culture_price(s, seat, JUST_WAR_PRICE)
    return culture(s, seat) >= price and bool(accused(s, seat))


def accuse(s: SternState, seat: int) -> None:
    pay_culture(s, seat, culture_price(s, seat, JUST_WAR_PRICE))
    s.call(ACCUSE, seat)


def accused_options(s: SternState, seat: int) -> list[int]:
    return [FOE + p for p in accused(s, seat)]


ACCUSED: Final[Ask] = Ask("just-war", "A15.11", accused_options)


def ask_accused(s: SternState, f: Frame) -> None:
    """A15.11 A chosen player."""
    s.choose(f.seat, ACCUSED, accused_options(s, f.seat))


def note_accused(s: SternState, f: Frame) -> None:
    """A15.11 A casus belli with free goals."""
    other = s.answers[f.seat] - FOE
    goals.note_reason(s, f.seat, other, goals.ANYTHING)
    s.tell("event-just-war", "A15.11", {"seat": f.seat, "other_seat": other})


ACCUSE: Final[Script] = script("just_war", ask_accused, note_accused)

# --- A15.3, A15.20 the Sovereignty and the flagship ----------------------------------------------


def give_honour(s: SternState, seat: int, mark: int) -> None:
    """B27.2.9 On the home world, else on another own planet."""
    own = planets_of(s, seat)
    if not own:
        return
    cell = s.home[seat] if s.home[seat] in own else own[0]
    if honour_fleet(s, seat, mark, cell):
        key = "event-sovereignty" if mark == SOVEREIGNTY else "event-flagship"
        s.tell(key, "A15.3" if mark == SOVEREIGNTY else "A15.20", {"seat": seat})


def has_honour(s: SternState, seat: int, mark: int) -> bool:
    size = len(s.fleet_mark) // s.seats
    return any(n & mark for n in s.fleet_mark[size * seat : size * (seat + 1)])


def hear_reform(s: SternState, seat: int, here: int, subject: int) -> None:
    """A15.3 Autocracy for the first time; A15.15 what an Empire knows and forgets."""
    had = counter(s, seat, HONOURED)
    if s.government[seat] == AUTOCRACY and not had & SOVEREIGNTY:
        set_counter(s, seat, HONOURED, had | SOVEREIGNTY)
        give_honour(s, seat, SOVEREIGNTY)
    expand(s, seat)


def can_name_flagship(s: SternState, seat: int) -> bool:
    """A15.20 A new one after a loss."""
    lost = not has_honour(s, seat, FLAGSHIP)
    return lost and s.account[4 * seat + AWE] >= NEW_FLAGSHIP and bool(planets_of(s, seat))


def name_flagship(s: SternState, seat: int) -> None:
    s.account[4 * seat + AWE] -= NEW_FLAGSHIP
    give_honour(s, seat, FLAGSHIP)


# --- A15.15 endless expansion --------------------------------------------------------------------

EXPANDED: Final = 1 << 8  # of HONOURED: the technologies were paid back
SIZE_TECHS: Final = TAG_TECHS["state_size"]


def expand(s: SternState, seat: int) -> None:
    """A15.15 An Empire gets back what it paid for state size, and knows the rest for nothing;
    another government forgets it, but for what other technologies build on (ruling).
    """
    had = counter(s, seat, HONOURED)
    if has_flag(s, seat, ENDLESS) and not had & EXPANDED:
        set_counter(s, seat, HONOURED, had | EXPANDED)
        paid = sum(TECH_COST[tech] for tech in bits_of(s.techs[seat] & SIZE_TECHS))
        s.account[4 * seat + RESEARCH_POINTS] += paid
        s.tell("event-expansion", "A15.15", {"seat": seat, "amount": paid})
    elif not has_flag(s, seat, ENDLESS) and had & EXPANDED:
        set_counter(s, seat, HONOURED, had & ~EXPANDED)
        forget_size(s, seat)
    spread_size(s, seat)


def spread_size(s: SternState, seat: int) -> None:
    """A15.15 Those that can be understood count as researched."""
    if not has_flag(s, seat, ENDLESS):
        return
    for tech in bits_of(SIZE_TECHS):
        if tech in researchable(s, seat):
            learn(s, seat, tech)


def forget_size(s: SternState, seat: int) -> None:
    for tech in reversed(bits_of(SIZE_TECHS)):
        built_on = any(TECH_NEEDS[other] >> tech & 1 for other in bits_of(s.techs[seat]))
        if s.techs[seat] >> tech & 1 and not built_on:
            s.techs[seat] &= ~(1 << tech)
    settle_fields(s, seat)
    tally(s, seat)


def settle_fields(s: SternState, seat: int) -> None:
    """A2.2 Fields that are no longer complete; the point is kept."""
    for field, mask in enumerate(FIELD_TECHS):
        if mask & ~s.techs[seat]:
            s.fields[seat] &= ~(1 << field)


def hear_tech(s: SternState, seat: int, here: int, subject: int) -> None:
    """A15.15 A technology may open one for the state size."""
    if s.politics and s.government[seat] == EMPIRE:
        spread_size(s, seat)


# --- A15.20 to A15.23 introduced, and the end of the economy phase -------------------------------


def hear_policy(s: SternState, seat: int, here: int, policy: int) -> None:
    """A15.20 A flagship; A15.23 the sanction level rises."""
    if policy == SLAVERY:
        raise_level(s, seat, "A15.23")
    if policy == FLAGSHIP_POLICY and not counter(s, seat, HONOURED) & FLAGSHIP:
        set_counter(s, seat, HONOURED, counter(s, seat, HONOURED) | FLAGSHIP)
        give_honour(s, seat, FLAGSHIP)


def hear_economy_over(s: SternState, seat: int, here: int, subject: int) -> None:
    """A15.21 Capacity buildings raise infantry on their planets, starbases small craft."""
    if not has_policy(s, seat, LEGION):
        return
    raised = sum(raise_legion(s, seat, cell) for cell in planets_of(s, seat))
    fleets = own_bases(s, seat) // FIGHTERS
    if fleets:
        receive_fleets(s, seat, OWN_FLEET, fleets, s.home[seat])
    if raised or fleets:
        s.tell("event-legion", "A15.21", {"seat": seat})


def raise_legion(s: SternState, seat: int, cell: int) -> int:
    at = GROUND_UNITS * cell + INFANTRY
    own = [s.sites[site] for site in sites_at(s, cell) if site_owner(s.sites[site]) == seat]
    new = sum(site_level(packed) for packed in own if site_kind(packed) == CAPACITY_SITE)
    new = max(0, min(new, MOST_LEGION - s.troops[at]))
    s.troops[at] += new
    return new


ENTRIES: Final = [
    Entry(RIVAL, rival_options, name_rival, counted=False, why_not=why_no_rival, size=len(SEATS))
]
SCRIPTS: Final[list[Script]] = [PLUNDER, ACCUSE]
ASKS: Final[list[Ask]] = [PLUNDERED, ACCUSED]
