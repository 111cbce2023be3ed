"""Agents, diplomats and police of a ruler: used where they pay, arrested where they hurt."""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.mind import NO_REPLY
from raumhafen.games.sternenkinder.actions import (
    AMOUNT,
    AT,
    BUY,
    CIVIL_SHIPS,
    CREW,
    CREW_IDS,
    DELEGATE,
    END,
    FLY,
    FOE,
    GIVE,
    IA,
    IA_IDS,
    NO,
    RESEARCH,
    SEATS,
    SHIP,
    UNLOAD_GOODS,
    VARIANT,
    YES,
)
from raumhafen.games.sternenkinder.bots.outlook import Outlook, rounds_left
from raumhafen.games.sternenkinder.bots.watch import (
    RESERVE,
    WATCH_VARIANT,
    can_build,
    is_alarmed,
    keeps_watch,
    lacks_ship,
    threat,
    wants_guard,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import CULTURE, RESEARCH_SHIP, TECH_COST, TECHS
from raumhafen.games.sternenkinder.content.words import RESOURCES
from raumhafen.games.sternenkinder.rules.core.agents import (
    AGENT,
    DIPLOMAT,
    LAB,
    POLICE,
    components,
    has_character,
    ships_at,
    ships_with,
)
from raumhafen.games.sternenkinder.rules.core.civil import count_civil
from raumhafen.games.sternenkinder.rules.core.enacted import own_laws
from raumhafen.games.sternenkinder.rules.core.foes import are_foes
from raumhafen.games.sternenkinder.rules.core.movers import is_fleet, mover_seat
from raumhafen.games.sternenkinder.rules.core.pacts import own_treaties
from raumhafen.games.sternenkinder.rules.politics import arrests, institutions, mines, smuggling
from raumhafen.games.sternenkinder.rules.politics import uprisings as guards
from raumhafen.games.sternenkinder.rules.politics.crafts import ACT, ACTION, PLACE, VICTIM, culture
from raumhafen.games.sternenkinder.rules.politics.crews import crew_price, is_full
from raumhafen.games.sternenkinder.rules.politics.guard_crafts import GUARD_AGAIN, GUARDED
from raumhafen.games.sternenkinder.rules.strategy.ending import side, victory_points
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, NOBODY, VARIANTS, SternState

NAMES: Final = {name: IA + at for at, name in enumerate(IA_IDS)}
PIECES: Final = len(CREW_IDS)
CREW_WORTH: Final = {DIPLOMAT: 4.0, AGENT: 3.0, POLICE: 2.2}  # over the price of 2
LONG: Final = 4.0  # rounds that must be left for an envoy
SOON: Final = 2.0  # the same for who waits at home: the first talk pays his way
# what an action brings, in resources, beside what is looked at
WORTH: Final = {
    "uncover": 1.0, "build_network": 0.6,
    "espionage": 4.0, "steal": 0.5, "smuggle": 0.0, "recon": 0.0,
}  # fmt: skip
HIRE_POLICE: Final = CREW + PIECES * WATCH_VARIANT + POLICE
BUY_RESEARCH_SHIP: Final = BUY + CIVIL_SHIPS.index(RESEARCH_SHIP)
FREE_TALKS: Final = ("dialogue", "corrupt", "probe")
NETWORKS: Final = 4  # levels of networks in all
HIGHEST_BID: Final = 3
ENVOYS: Final = 2
EXPLORERS: Final = 2  # research ships that go on exploring
ENVOY: Final = 3.0  # what one is worth for his price
ENVOYS_FROM: Final = 2  # research ships before one waits to be sent


# --- the menu of politics ------------------------------------------------------------------------


def choose_agency(o: Outlook, options: list[int]) -> int:
    """The action that brings most; NO_REPLY without a good one."""
    best, most = NO_REPLY, 0.0
    for name, worth in WORTH.items():
        if NAMES[name] in options and is_sound(o, name) and worth > most:
            best, most = NAMES[name], worth
    if NAMES["embassy"] in options and embassy_worth(o) > most:
        return NAMES["embassy"]
    return best


def choose_talks(o: Outlook, options: list[int]) -> int:
    """A8.33, A8.45, A8.46 What brings much for little, after a guard that is needed (A8.57); A13.3
    an envoy pays himself at once.
    """
    envoy = choose_delegation(o, options)
    if envoy != NO_REPLY:
        return envoy
    if o.s.agency == o.s.turns:  # A3.5 a second one in this turn would cost a political action
        return NO_REPLY
    if NAMES["guard"] in options and o.left >= SOON and can_build(o.s, o.seat):
        return NAMES["guard"]
    return next((NAMES[name] for name in FREE_TALKS if NAMES[name] in options), NO_REPLY)


def is_sound(o: Outlook, name: str) -> bool:
    """Nobody spends his last culture on spies, nor builds networks at the end."""
    rich = culture(o.s, o.seat) >= RESERVE + 2
    if name == "build_network":
        few = sum(o.s.network[CELLS * o.seat : CELLS * (o.seat + 1)]) < NETWORKS
        return few and rich and o.left > LONG and bool(ships_with(o.s, o.seat, AGENT))
    return rich


def embassy_worth(o: Outlook) -> float:
    """A8.32 What it earns until the end, less food and upkeep."""
    each = own_treaties(o.s, o.seat) + own_laws(o.s, o.seat)
    return (each - 2.0 * o.worth[0]) * max(0.0, o.left - 1) - 6.0 * o.worth[0]


def choose_delegation(o: Outlook, options: list[int]) -> int:
    """A13.3 To a home world where no own envoy is yet, while it still pays."""
    s = o.s
    if o.left < SOON:
        return NO_REPLY
    goals = [a for a in options if DELEGATE <= a < DELEGATE + len(SEATS)]
    fresh = [a for a in goals if not ships_at(s, o.seat, DIPLOMAT, s.home[a - DELEGATE])]
    return fresh[0] if fresh else NO_REPLY


def stays(s: SternState, seat: int, action: int) -> bool:
    """Whether a flight would take an envoy away from a foreign planet, or police from its post."""
    if not s.politics or not FLY <= action < FLY + CIVIL_UNITS:
        return False
    unit = CIVIL_UNITS * seat + action - FLY
    if keeps_watch(s, seat, unit):
        return True
    if s.civil_at[unit] == s.home[seat]:
        return waits_to_leave(s, seat, unit)
    owner = s.owner[s.civil_at[unit]]
    there = owner >= 0 and owner not in side(s, seat)
    return there and (has_character(s, unit, DIPLOMAT) or has_character(s, unit, AGENT))


def waits_to_leave(s: SternState, seat: int, unit: int) -> bool:
    """The first diplomat at home is sent in the next politics phase, if there are other ships."""
    at_home = ships_at(s, seat, DIPLOMAT, s.home[seat])
    if at_home[:1] != [unit] or explorers(s, seat) <= EXPLORERS:
        return False
    if rounds_left(s) < LONG:
        return False
    others = [p for p in range(s.seats) if p not in side(s, seat) and not s.out >> p & 1]
    return any(not ships_at(s, seat, DIPLOMAT, s.home[p]) for p in others)


# --- purchases -----------------------------------------------------------------------------------


def crew_worth(o: Outlook, action: int) -> float:
    """A8.1 A diplomat and an agent for the first variant, in which the agent takes the place of the
    laboratory when envoys are abroad; who likes arms has an agent with police in the second.
    """
    variant, piece = divmod(action - CREW, PIECES)
    if variant == 0 and piece == AGENT and displaces(o.s, o.seat) and o.left >= LONG:
        return CREW_WORTH[piece] / max(1, crew_price(o.s, o.seat, piece))
    wanted = (DIPLOMAT, AGENT) if variant == 0 else (AGENT, POLICE)
    if variant > 1 or piece not in wanted or is_full(o.s, o.seat, variant) or o.left < LONG:
        return 0.0
    if variant == 1 and not (is_full(o.s, o.seat, 0) and o.style.arms > 1.0):
        return 0.0
    return CREW_WORTH[piece] / max(1, crew_price(o.s, o.seat, piece))


def choose_police(o: Outlook, options: list[int]) -> int:
    """A8.57 For the second variant, where danger is and a ship for it can be bought as well."""
    able = HIRE_POLICE in options and BUY_RESEARCH_SHIP in options
    if not able or o.left < LONG or not o.food_left(1) or not is_alarmed(o.s, o.seat):
        return NO_REPLY
    return HIRE_POLICE


def displaces(s: SternState, seat: int) -> bool:
    """A8.45 Whether agents would bring more than the laboratories of ships that only talk."""
    held = components(s, seat, 0)
    return bool(held >> LAB & 1 and held >> DIPLOMAT & 1) and envoys(s, seat) > 0


def choose_displaced(s: SternState, seat: int, options: list[int]) -> int:
    """B5.3.1 Equipment goes, people stay."""
    return max(options)


def envoy_worth(o: Outlook, action: int) -> float:
    """A8.33 A research ship that will talk at a foreign home world, two for each ruler; or the one
    that police is waiting for (A8.57).
    """
    s, seat = o.s, o.seat
    if CIVIL_SHIPS[action - BUY] != RESEARCH_SHIP or o.left < LONG or not o.food_left(1):
        return 0.0
    if o.politics and lacks_ship(s, seat):
        return ENVOY
    if not o.politics or not s.crews[VARIANTS * seat] >> DIPLOMAT & 1:
        return 0.0
    waiting = len(ships_at(s, seat, DIPLOMAT, s.home[seat]))
    few = envoys(s, seat) + waiting < min(ENVOYS, s.seats - 1)
    return ENVOY if few and explorers(s, seat) - waiting >= EXPLORERS else 0.0


def envoys(s: SternState, seat: int) -> int:
    """Diplomats on planets of others."""
    near = [NOBODY, *side(s, seat)]
    places = [s.civil_at[unit] for unit in ships_with(s, seat, DIPLOMAT)]
    return sum(s.owner[cell] not in near for cell in places)


def explorers(s: SternState, seat: int) -> int:
    """Research ships that are no envoys."""
    ships = count_civil(s, seat, RESEARCH_SHIP)
    return ships - envoys(s, seat) if s.politics and ships else ships


def is_crew(action: int) -> bool:
    return CREW <= action < CREW + 3 * PIECES


# --- single questions ----------------------------------------------------------------------------


def choose_detail(s: SternState, seat: int, options: list[int]) -> int:
    """Who leads is robbed; as much as can be spared; the dearest technology; a guard is paid with
    culture (A8.57).
    """
    if END in options:
        return END
    if is_doing(s, "guard"):
        return options[0]
    first = options[0]
    if FOE <= first < FOE + s.seats:
        return max(options, key=lambda a: rivalry(s, seat, a - FOE))
    if RESEARCH <= first < RESEARCH + TECHS:
        return max(options, key=lambda a: TECH_COST[a - RESEARCH])
    gifts = [a for a in options if GIVE <= a < GIVE + len(RESOURCES) - 1]
    if gifts:
        return gifts[0]
    if first >= AMOUNT:
        spare = [a for a in options if a - AMOUNT <= max(1, culture(s, seat) - RESERVE)]
        return spare[-1] if spare else first
    return first


def rivalry(s: SternState, seat: int, other: int) -> int:
    return victory_points(s, other) if other < s.seats and other not in side(s, seat) else -1


def is_doing(s: SternState, *names: str) -> bool:
    """Whether one of these actions is under way."""
    f = institutions.acting(s)
    return f is not None and IA_IDS[f.args[ACT]] in names


def choose_ship(s: SternState, seat: int, options: list[int]) -> int:
    """A8.57 Who is where a guard is wanted."""
    for action in options if is_doing(s, "guard") else []:
        if wants_guard(s, seat, s.civil_at[CIVIL_UNITS * seat + action - SHIP]):
            return action
    return options[0]


def choose_place(s: SternState, seat: int, options: list[int]) -> int:
    """The richest planet; A8.53, A8.57 to keep watch the own one in most danger."""
    own = [a for a in options if s.owner[a - AT] == seat]
    if own and is_doing(s, "guard", "uncover"):
        return max(own, key=lambda a: (threat(s, seat, a - AT), s.level[a - AT], -a))
    return max(options, key=lambda a: (s.level[a - AT], -a))


def choose_arrest(s: SternState, seat: int, options: list[int]) -> int:
    """Only what is aimed at the own side, and with something to bid."""
    args = s.stack[-1].args
    hurt = args[VICTIM] == seat or s.owner[args[PLACE]] == seat
    harmless = args[ACT] == ACTION["smuggle"]
    return YES if hurt and not harmless and culture(s, seat) >= 2 else NO


def choose_bid(s: SternState, seat: int, options: list[int]) -> int:
    """A third of the culture, at most 3."""
    wanted = min(HIGHEST_BID, culture(s, seat) // 3)
    return options[min(wanted, len(options) - 1)]


def choose_forgery(s: SternState, seat: int, options: list[int]) -> int:
    """Who leads is blamed."""
    blamed = [a for a in options if a != NO]
    return max(blamed, key=lambda a: rivalry(s, seat, a - FOE)) if blamed else NO


def choose_fire(s: SternState, seat: int, options: list[int]) -> int:
    """At foes, and at fleets of strangers."""
    mover = s.stack[-1].args[mines.MOVER]
    other = mover_seat(mover)
    if YES not in options or other in side(s, seat):
        return NO
    return YES if are_foes(s, seat, other) or is_fleet(mover) else NO


def choose_escape(s: SternState, seat: int, options: list[int]) -> int:
    return YES if s.foes[seat] and YES in options else NO


def sell_all(s: SternState, seat: int, options: list[int]) -> int:
    last = UNLOAD_GOODS + smuggling.SELL_ALL
    return last if last in options else options[0]


def take_it(s: SternState, seat: int, options: list[int]) -> int:
    return YES


def spare_guards(s: SternState, seat: int, options: list[int]) -> int:
    """A8.8, A7.1 Only in war."""
    found = [a for a in options if a != END]
    able = [
        a for a in found if any(are_foes(s, seat, p) for p in guards.guarded_by(s, seat, a - AT))
    ]
    return able[0] if able else END


def choose_variant(s: SternState, seat: int, options: list[int]) -> int:
    """Police where it is needed; else envoys first, then spies."""
    if lacks_ship(s, seat):
        return VARIANT + WATCH_VARIANT
    last = options[-1]
    spies = components(s, seat, last - VARIANT) >> AGENT & 1
    return last if spies and len(ships_with(s, seat, DIPLOMAT)) >= ENVOYS_FROM else options[0]


def guard_again(s: SternState, seat: int, options: list[int]) -> int:
    """A8.57 As high as the danger wants it, from culture that is spare."""
    wanted = wants_guard(s, seat, s.stack[-1].args[GUARDED])
    return GIVE + CULTURE if wanted and culture(s, seat) > RESERVE else END


def first_of(s: SternState, seat: int, options: list[int]) -> int:
    return options[0]


Choice = Callable[[SternState, int, list[int]], int]
AGENT_CHOICES: Final[dict[str, Choice]] = {
    institutions.WHICH_SHIP.name: choose_ship,
    institutions.WHICH_WHO.name: first_of,
    institutions.WHICH_CELL.name: choose_place,
    institutions.WHICH_DETAIL.name: choose_detail,
    arrests.FORGE.name: choose_forgery,
    arrests.ARREST.name: choose_arrest,
    arrests.BID.name: choose_bid,
    mines.FIRE.name: choose_fire,
    mines.ESCAPES.name: choose_escape,
    mines.TOGETHER.name: take_it,
    mines.SEIZE.name: take_it,
    smuggling.GOODS.name: sell_all,
    guards.WHICH_GUARD.name: spare_guards,
    GUARD_AGAIN.name: guard_again,
    "ship-variant": choose_variant,
    "crew-replaced": choose_displaced,
    "intervention": first_of,
    "dearer-option": first_of,
}
