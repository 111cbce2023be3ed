"""A11.5 to A11.9 Services of the underground one by one: targets, price, what is done.

args = [service, the answers that say what it is about]. A service answers with the options of the
next detail, and with none when all is said.
"""

from collections.abc import Callable
from typing import Final

from raumhafen.engine.errors import Argument
from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import AT, CARD, CELL_IDS, FOE, MOVE, NO, SHIP, YES
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS, marked_cells
from raumhafen.games.sternenkinder.content.market import SERVICE, SERVICE_COST
from raumhafen.games.sternenkinder.content.tables import (
    AWE,
    DANGEROUS,
    PIRATE_FLEET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.agents import (
    AGENT,
    CHARACTERS,
    DIPLOMAT,
    HIGHEST_NETWORK,
    aboard,
    has_character,
    has_crews,
    network_at,
)
from raumhafen.games.sternenkinder.rules.core.cards import (
    AMONG_TWO,
    ASTEROID_DECK,
    PIRATE_CARDS,
)
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, has_room, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import fleets_of
from raumhafen.games.sternenkinder.rules.core.movers import (
    MOVERS,
    STANDSTILL,
    is_enterable,
    is_fleet,
    mover_at,
    mover_hull,
    put_mover,
    slow_down,
)
from raumhafen.games.sternenkinder.rules.core.pacts import has_met
from raumhafen.games.sternenkinder.rules.core.places import planets_of
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITY, changed
from raumhafen.games.sternenkinder.rules.core.sanctions import raise_level
from raumhafen.games.sternenkinder.rules.politics.arrests import is_protected
from raumhafen.games.sternenkinder.rules.politics.crafts import surcharge
from raumhafen.games.sternenkinder.rules.politics.declaring import retort
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import (
    lose_ship,
    others,
    ship_answers,
)
from raumhafen.games.sternenkinder.rules.strategy.battles import foes_in
from raumhafen.games.sternenkinder.rules.strategy.card_effects import has_enemy
from raumhafen.games.sternenkinder.rules.strategy.control import review_blockades
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FLEETS, NEUTRALS, NOBODY, SternState

Able = Callable[[SternState, int], bool]
Details = Callable[[SternState, Frame], list[int]]
Price = Callable[[SternState, Frame], int]
Deed = Callable[[SternState, Frame], None]

SERVICE_PRICE: Final = QUANTITY["underground.cost"]
KILLING: Final = SERVICE_COST[SERVICE["contract_killing"]]
WAGES: Final = SERVICE_COST[SERVICE["hire_pirates"]]
CELLARS: Final = SERVICE_COST[SERVICE["smuggler_network"]]
SILENCE: Final = 6  # A11.5 less the level of the network
HULL_POINT: Final = 5  # A11.6
WITNESSES: Final = 6  # A11.9


class Service:
    """One service of the underground; `able` tells quickly whether there is anything to name."""

    def __init__(self, able: Able, details: Details, price: Price, deed: Deed) -> None:
        self.able = able
        self.details = details
        self.price = price
        self.deed = deed


def said(f: Frame) -> list[int]:
    """What was named so far."""
    return f.args[1:]


def price_at(s: SternState, seat: int, base: int, *cells: int) -> int:
    """A11.2 With the surcharge of the systems concerned, in AWE; never below 0."""
    price = max(0, base)
    for cell in cells:
        price += surcharge(s, seat, cell)
    return max(0, changed(s, seat, SERVICE_PRICE, price))


def can_pay(s: SternState, seat: int, base: int, *cells: int) -> bool:
    """A11.2 Whether the player has the money; the surcharge is looked at last."""
    money, price = s.account[4 * seat + AWE], max(0, base)
    if money < max(0, changed(s, seat, SERVICE_PRICE, price)):
        return False
    if not cells:
        return True
    for cell in cells:
        price += surcharge(s, seat, cell)
    return money >= changed(s, seat, SERVICE_PRICE, price)


# --- A11.5 contract killing: whose, which ship, who is blamed ------------------------------------


def marks(s: SternState, seat: int, victim: int) -> list[int]:
    """Units of a player with a character that can be paid for."""
    if not has_crews(s, victim):
        return []
    manned = [unit for unit in units_of(s, victim) if aboard(s, unit) & CHARACTERS]
    return [unit for unit in manned if can_pay(s, seat, KILLING, s.civil_at[unit])]


def can_kill(s: SternState, seat: int) -> bool:
    return can_pay(s, seat, KILLING) and any(marks(s, seat, p) for p in others(s, seat))


def marked(f: Frame) -> int:
    """The unit that was named."""
    return CIVIL_UNITS * (said(f)[0] - FOE) + said(f)[1] - SHIP


def is_immune(s: SternState, f: Frame) -> bool:
    """A7.5 A ship with a diplomat, in peace."""
    victim = said(f)[0] - FOE
    return has_character(s, marked(f), DIPLOMAT) and is_protected(s, f.seat, victim)


def silence(s: SternState, seat: int, cell: int) -> int:
    """A11.5 What it costs that nobody finds out."""
    return max(0, SILENCE - network_at(s, seat, cell))


def killing_details(s: SternState, f: Frame) -> list[int]:
    """A11.1 The victim need not be discovered."""
    named = said(f)
    if not named:
        return [FOE + p for p in others(s, f.seat) if marks(s, f.seat, p)]
    victim = named[0] - FOE
    if len(named) == 1:
        return ship_answers(victim, marks(s, f.seat, victim))
    return blame_options(s, f, victim) if len(named) == 2 and is_immune(s, f) else []


def blame_options(s: SternState, f: Frame, victim: int) -> list[int]:
    """A11.5, A8.54 Nothing, or as if evidence had been forged; nobody is blamed where no third
    player is known (ruling).
    """
    cell = s.civil_at[marked(f)]
    if not can_pay(s, f.seat, KILLING + silence(s, f.seat, cell), cell):
        return [NO]
    third = [p for p in range(s.seats) if p not in (f.seat, victim) and has_met(s, f.seat, p)]
    blamed = [FOE + p for p in third if not s.out >> p & 1]
    return [NO, *(blamed or [YES])]


def is_hushed(f: Frame) -> bool:
    return len(said(f)) > 2 and said(f)[2] != NO


def killing_price(s: SternState, f: Frame) -> int:
    """A11.5"""
    cell = s.civil_at[marked(f)]
    extra = silence(s, f.seat, cell) if is_hushed(f) else 0
    return price_at(s, f.seat, KILLING + extra, cell)


def kill(s: SternState, f: Frame) -> None:
    """A11.5, A7.5 The unit is destroyed; who is found out, or blamed, is sanctioned."""
    victim, immune = said(f)[0] - FOE, is_immune(s, f)
    lose_ship(s, f, marked(f), "A11.5")
    review_blockades(s)
    if not immune:
        return
    if not is_hushed(f):
        raise_level(s, f.seat, "A7.5")
        retort(s, [victim], f.seat)
    elif said(f)[2] != YES:
        blamed = said(f)[2] - FOE
        raise_level(s, blamed, "A7.5")
        s.tell("event-forged", "A8.54", {"seat": f.seat, "other_seat": blamed})


# --- A11.6 secret routes: which fleet or unit, where to ------------------------------------------


def travellers(s: SternState, seat: int) -> list[int]:
    """Own fleets and civil units that were not moved so in this round."""
    units = [unit for unit in units_of(s, seat) if s.civil_slow[unit] < STANDSTILL]
    fleets = [at for at in fleets_of(s, seat) if s.fleet_slow[at] < STANDSTILL]
    return [*units, *[MOVERS + at for at in fleets]]


def mover_answer(seat: int, mover: int) -> int:
    if is_fleet(mover):
        return MOVE + mover - MOVERS - FLEETS * seat
    return SHIP + mover - CIVIL_UNITS * seat


def named_mover(f: Frame) -> int:
    answer = said(f)[0]
    if MOVE <= answer < MOVE + FLEETS:
        return MOVERS + FLEETS * f.seat + answer - MOVE
    return CIVIL_UNITS * f.seat + answer - SHIP


def exits(s: SternState, seat: int, mover: int) -> list[int]:
    """A11.6 Adjacent discovered systems in which no battle may result."""
    near = [c for c in NEIGHBOURS[mover_at(s, mover)] if s.tile[c] >= 0 and is_enterable(s, c)]
    return [cell for cell in near if is_quiet(s, seat, mover, cell)]


def is_quiet(s: SternState, seat: int, mover: int, cell: int) -> bool:
    return not has_enemy(s, seat, cell) and not (is_fleet(mover) and foes_in(s, seat, cell))


def fare(s: SternState, seat: int, mover: int) -> int:
    """A11.6, decision 56: less the network of the system in which it starts."""
    return HULL_POINT * mover_hull(s, mover) - network_at(s, seat, mover_at(s, mover))


def is_payable(s: SternState, seat: int, mover: int) -> bool:
    return can_pay(s, seat, fare(s, seat, mover), mover_at(s, mover))


def can_travel(s: SternState, seat: int) -> bool:
    for mover in travellers(s, seat):
        if is_payable(s, seat, mover) and exits(s, seat, mover):
            return True
    return False


def route_details(s: SternState, f: Frame) -> list[int]:
    named, seat = said(f), f.seat
    if not named:
        able = [m for m in travellers(s, seat) if is_payable(s, seat, m)]
        return [mover_answer(seat, mover) for mover in able if exits(s, seat, mover)]
    return [AT + c for c in exits(s, seat, named_mover(f))] if len(named) == 1 else []


def price_of_route(s: SternState, f: Frame) -> int:
    mover = named_mover(f)
    return price_at(s, f.seat, fare(s, f.seat, mover), mover_at(s, mover))


def travel(s: SternState, f: Frame) -> None:
    """A11.6 At once; it may not move again in this round."""
    mover, cell = named_mover(f), said(f)[1] - AT
    put_mover(s, mover, cell)
    slow_down(s, mover, STANDSTILL)
    review_blockades(s)
    s.tell("event-secret-route", "A11.6", {"seat": f.seat, "system": CELL_IDS[cell]})


# --- A11.7 wages: pirates in a system, or the card in the deck -----------------------------------


def hireable(s: SternState) -> list[int]:
    """Systems with pirate fleets that nobody has hired; a base stays where it is."""
    return [
        s.neutral_at[at]
        for at in range(NEUTRALS)
        if s.neutral_at[at] != NOBODY
        and s.neutral_kind[at] == PIRATE_FLEET
        and s.hired[at] == NOBODY
    ]


def hidden_pirates(s: SternState) -> list[int]:
    """The event Pirates in the asteroid deck, unless it lies on top already."""
    deck = {*s.bags[ASTEROID_DECK], *s.queues[ASTEROID_DECK]}
    return [] if s.pirates_due else [card for card in PIRATE_CARDS if card in deck][:1]


def can_hire(s: SternState, seat: int) -> bool:
    if not can_pay(s, seat, WAGES):
        return False
    return bool(hidden_pirates(s)) or any(can_pay(s, seat, WAGES, c) for c in hireable(s))


def wage_details(s: SternState, f: Frame) -> list[int]:
    if said(f):
        return []
    cells = [c for c in hireable(s) if can_pay(s, f.seat, WAGES, c)]
    cards = hidden_pirates(s) if can_pay(s, f.seat, WAGES) else []
    return [*[AT + cell for cell in sorted(cells)], *[CARD + card for card in cards]]


def wages(s: SternState, f: Frame) -> int:
    """A11.7"""
    answer = said(f)[0]
    cells = [answer - AT] if AT <= answer < AT + CELLS else []
    return price_at(s, f.seat, WAGES, *cells)


def hire(s: SternState, f: Frame) -> None:
    """A11.7 Pirates are controlled in this round; or they lie among the two top cards."""
    answer = said(f)[0]
    if AT <= answer < AT + CELLS:
        s.hired[s.neutral_at.index(answer - AT)] = f.seat
        told: dict[str, Argument] = {"seat": f.seat, "system": CELL_IDS[answer - AT]}
        s.tell("event-pirates-hired", "A11.7", told)
        return
    deck = (*s.bags[ASTEROID_DECK], *s.queues[ASTEROID_DECK])
    s.bags[ASTEROID_DECK], s.queues[ASTEROID_DECK] = tuple(sorted(deck)), ()
    s.pirates_due = AMONG_TWO
    s.tell("event-pirates-due", "A11.7", {"seat": f.seat})


# --- A11.8 two networks: an own planet, and another system ---------------------------------------


def bare_planets(s: SternState, seat: int) -> list[int]:
    """Own planets without an own network."""
    return [cell for cell in planets_of(s, seat) if not s.network[CELLS * seat + cell]]


def lairs(s: SternState, seat: int) -> list[int]:
    """Discovered systems that are not dangerous, without units and colonies of others."""
    known = [c for c in range(CELLS) if s.tile[c] >= 0 and not DANGEROUS[s.tile[c]]]
    near = strangers(s, seat)
    bare = [c for c in known if not s.network[CELLS * seat + c] and c not in near]
    return [c for c in bare if s.owner[c] in (NOBODY, seat) and is_enterable(s, c)]


def strangers(s: SternState, seat: int) -> set[int]:
    """Where units of others and neutral fleets are."""
    start, end = CIVIL_UNITS * seat, CIVIL_UNITS * (seat + 1)
    first, last = FLEETS * seat, FLEETS * (seat + 1)
    civil, fleets = s.civil_at, s.fleet_at
    return {*civil[:start], *civil[end:], *fleets[:first], *fleets[last:], *s.neutral_at}


def can_dig(s: SternState, seat: int) -> bool:
    own = bare_planets(s, seat) if can_pay(s, seat, CELLARS) else []
    return bool(own) and any(
        one != other and can_pay(s, seat, CELLARS, one, other)
        for other in lairs(s, seat)
        for one in own
    )


def cellar_details(s: SternState, f: Frame) -> list[int]:
    named, seat = said(f), f.seat
    if len(named) > 1:
        return []
    first = [named[0] - AT] if named else bare_planets(s, seat)
    pairs = [
        (one, other)
        for one in first
        for other in lairs(s, seat)
        if one != other and can_pay(s, seat, CELLARS, one, other)
    ]
    return [AT + cell for cell in sorted({pair[len(named)] for pair in pairs})]


def cellar_price(s: SternState, f: Frame) -> int:
    """A11.8; both systems are concerned (ruling)."""
    return price_at(s, f.seat, CELLARS, *[answer - AT for answer in said(f)])


def dig_cellars(s: SternState, f: Frame) -> None:
    """A11.8 Two networks of level 1."""
    for answer in said(f):
        s.network[CELLS * f.seat + answer - AT] = 1
        told: dict[str, Argument] = {"seat": f.seat, "system": CELL_IDS[answer - AT], "amount": 1}
        s.tell("event-network", "A11.8", told)


# --- A11.9 witnesses: a ship that counts as having an agent, or a research ship -------------------


def can_bribe(s: SternState, seat: int, cell: int) -> bool:
    """A11.9 Less the network there."""
    return can_pay(s, seat, WITNESSES - network_at(s, seat, cell), cell)


def witness_details(s: SternState, f: Frame) -> list[int]:
    """Civil ships without an agent; own networks where a research ship can appear."""
    seat = f.seat
    if said(f):
        return []
    ships = [unit for unit in units_of(s, seat) if not has_character(s, unit, AGENT)]
    able = [unit for unit in ships if can_bribe(s, seat, s.civil_at[unit])]
    return [*ship_answers(seat, able), *[AT + cell for cell in nests(s, seat)]]


def can_hire_witnesses(s: SternState, seat: int) -> bool:
    """The least that it costs anywhere is looked at first."""
    if not can_pay(s, seat, WITNESSES - HIGHEST_NETWORK):
        return False
    for unit in units_of(s, seat):
        if not has_character(s, unit, AGENT) and can_bribe(s, seat, s.civil_at[unit]):
            return True
    return bool(nests(s, seat))


def nests(s: SternState, seat: int) -> list[int]:
    """Own networks that can be paid for."""
    if not has_room(s, seat):
        return []
    own = s.network[CELLS * seat : CELLS * (seat + 1)]
    return [cell for cell in marked_cells(own) if can_bribe(s, seat, cell)]


def concerned(s: SternState, f: Frame) -> int:
    """The system of the ship, or of the network."""
    answer = said(f)[0]
    if AT <= answer < AT + CELLS:
        return answer - AT
    return s.civil_at[CIVIL_UNITS * f.seat + answer - SHIP]


def price_of_witnesses(s: SternState, f: Frame) -> int:
    cell = concerned(s, f)
    return price_at(s, f.seat, WITNESSES - network_at(s, f.seat, cell), cell)


def hire_witnesses(s: SternState, f: Frame) -> None:
    """A11.9 It has no institution action of its own; a new ship is of the first variant."""
    answer = said(f)[0]
    told: dict[str, Argument] = {"seat": f.seat, "system": CELL_IDS[concerned(s, f)]}
    if AT <= answer < AT + CELLS:
        add_civil(s, f.seat, RESEARCH_SHIP, answer - AT)
        s.tell("event-witness-ship", "A11.9", told)
        return
    unit = CIVIL_UNITS * f.seat + answer - SHIP
    s.witness[unit] = 1
    s.busy[unit] |= 1 << AGENT
    s.tell("event-witnesses", "A11.9", told)


SERVICES: Final[dict[int, Service]] = {
    SERVICE["contract_killing"]: Service(can_kill, killing_details, killing_price, kill),
    SERVICE["secret_routes"]: Service(can_travel, route_details, price_of_route, travel),
    SERVICE["hire_pirates"]: Service(can_hire, wage_details, wages, hire),
    SERVICE["smuggler_network"]: Service(can_dig, cellar_details, cellar_price, dig_cellars),
    SERVICE["hire_witnesses"]: Service(
        can_hire_witnesses, witness_details, price_of_witnesses, hire_witnesses
    ),
}
