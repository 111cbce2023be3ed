"""A1, B1 Set-up: the map, home worlds, peoples and the start of each player."""

from typing import Final

from raumhafen.engine.flow import Ask, Frame, Script, script
from raumhafen.games.sternenkinder.actions import PEOPLE, PEOPLE_IDS
from raumhafen.games.sternenkinder.content.cards import INVESTOR_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.layouts import (
    HOME_LEVEL,
    LAYOUT_HOMES,
    RING_CLOSED,
    RING_TILES,
    START_ACCOUNT,
    START_GOVERNMENT,
    START_SHIP,
)
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import (
    CENTRE,
    GROUND_UNITS,
    HOME_WORLD,
    TECHS,
)
from raumhafen.games.sternenkinder.rules.core.advisors import clear_cabinets
from raumhafen.games.sternenkinder.rules.core.agents import clear_agents
from raumhafen.games.sternenkinder.rules.core.capacity import capacity
from raumhafen.games.sternenkinder.rules.core.cards import full_decks
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.effects import carry_out, people_row
from raumhafen.games.sternenkinder.rules.core.market import clear_market
from raumhafen.games.sternenkinder.rules.core.pacts import clear_pacts
from raumhafen.games.sternenkinder.rules.core.quantities import QUANTITIES
from raumhafen.games.sternenkinder.rules.core.regimes import clear_regimes
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.state import (
    AVANTER,
    CHOSEN,
    CIVIL_UNITS,
    DEALT,
    FACE_DOWN,
    FLEETS,
    NEUTRALS,
    NO_PEOPLE,
    NO_PLACE,
    NOBODY,
    SITES,
    SternState,
)

GALACTIC_CENTRE: Final = 0  # its cell
# B18.1 bits of the distant wars on the ground
DISTANT_CARDS: Final = sum(
    1 << at for at, war in enumerate(CONTENT.distant_wars) if war.arena == "ground"
)


def clear_table(s: SternState) -> None:
    """A1 The table before anything is laid out: it can be looked at while the set-up is drawn."""
    s.tile = [NO_PLACE] * CELLS
    s.planet = [NOBODY] * CELLS
    s.owner = [NOBODY] * CELLS
    s.level = [0] * CELLS
    s.since = [0] * CELLS
    s.grown = [0] * CELLS
    s.centre = [0] * CELLS
    s.defence = [0] * CELLS
    s.blockade = [NOBODY] * CELLS
    s.route = [NOBODY] * CELLS
    s.gate = [NOBODY] * CELLS
    s.sites = [0] * (SITES * CELLS)
    s.troops = [0] * (GROUND_UNITS * CELLS)
    s.guard = [0] * (CELLS * s.seats)
    s.network = [0] * (CELLS * s.seats)
    s.home = homes(s)
    s.ring_bag = [0] * (len(RING_TILES[s.layout]) * len(RING_TILES[s.layout][0]))
    s.account = [0] * (len(START_ACCOUNT) * s.seats)
    s.government = [START_GOVERNMENT] * s.seats
    s.next_government = [NOBODY] * s.seats
    s.people = [NOBODY] * s.seats
    s.first_by = [NOBODY] * TECHS
    empty_seats(s)
    empty_affairs(s)
    clear_pacts(s)
    clear_agents(s)
    clear_regimes(s)
    clear_market(s)
    clear_cabinets(s)
    clear_war(s)
    s.civil_kind = [NOBODY] * (CIVIL_UNITS * s.seats)
    s.civil_at = [NOBODY] * (CIVIL_UNITS * s.seats)
    s.civil_left = [0] * (CIVIL_UNITS * s.seats)
    s.civil_slow = [0] * (CIVIL_UNITS * s.seats)
    s.civil_study = [0] * (CIVIL_UNITS * s.seats)
    s.civil_cube = [0] * (CIVIL_UNITS * s.seats)
    clear_exploration(s)


def clear_exploration(s: SternState) -> None:
    """A1.11 The decks are shuffled, and nothing is known of the systems."""
    s.card = [NOBODY] * CELLS
    s.stage = [0] * CELLS
    s.studied = [0] * CELLS
    s.fresh = [0] * CELLS
    s.link = [NOBODY] * CELLS
    s.hand = [0] * s.seats
    s.claims = [0] * s.seats
    s.sent = [0] * s.seats
    s.equipped = [0] * s.seats
    s.bags = full_decks()
    s.queues = [()] * len(s.bags)


def draw_first_player(s: SternState, f: Frame) -> None:
    """A1.12 The first player is drawn at random."""
    s.toss(s.seats)


def lay_out_map(s: SternState, f: Frame) -> None:
    """A1.3, A1.7 Rings face down; the galactic centre and the home worlds face up."""
    s.first = s.active = s.tossed
    s.tell("event-first-player", "A1.12", {"seat": s.first})
    s.ring_bag = [count for ring in RING_TILES[s.layout] for count in ring]
    s.planets_left = planets_in_order()
    for cells in RING_CLOSED[s.layout]:
        for cell in cells:
            s.tile[cell] = FACE_DOWN
    s.tile[GALACTIC_CENTRE] = CENTRE
    s.home = homes(s)


def planets_in_order() -> list[int]:
    """B1.2.6 Core planets come before the reserve."""
    core = [at for at, planet in enumerate(CONTENT.planets) if planet.core]
    return core + [at for at, planet in enumerate(CONTENT.planets) if not planet.core]


def clear_war(s: SternState) -> None:
    """B27.2, B8.9 No fleet is on the map, nothing was conquered."""
    for fleets in (s.fleet_kind, s.fleet_at, s.fleet_from):
        fleets[:] = [NOBODY] * (FLEETS * s.seats)
    for numbers in (s.fleet_since, s.fleet_left, s.fleet_slow, s.fleet_mark, s.fleet_cargo):
        numbers[:] = [0] * (FLEETS * s.seats)
    for neutral in (s.neutral_at, s.neutral_kind, s.neutral_card):
        neutral[:] = [NOBODY] * NEUTRALS
    s.neutral_count = [0] * NEUTRALS
    s.neutral_pips = [0] * NEUTRALS
    s.conquered = [NOBODY] * CELLS
    s.pips = [0] * CELLS
    s.bombed = [0] * CELLS
    s.declared = [0] * CELLS
    s.distant_bag = DISTANT_CARDS


def homes(s: SternState) -> list[int]:
    """A1.7, B1.3.2 The seats take the places in turn order; teams alternate (A1.12)."""
    places = [0] * s.seats
    for seat, cell in zip(s.seats_from(s.first), LAYOUT_HOMES[s.layout], strict=True):
        places[seat] = cell
    return places


def start_players(s: SternState, f: Frame) -> None:
    """A1.8, B1.4 A home world of level III, four accounts of 3, oligarchy, a research ship."""
    s.account = START_ACCOUNT * s.seats
    for seat, cell in enumerate(s.home):
        s.tile[cell] = HOME_WORLD
        s.owner[cell] = seat
        s.level[cell] = HOME_LEVEL
        add_civil(s, seat, START_SHIP, cell)


def empty_affairs(s: SternState) -> None:
    """A22.2, B27.6 No request was fulfilled, no card was drawn."""
    s.requests = [0] * len(INVESTOR_IDS)
    s.raised = [NOBODY] * s.seats
    s.chain = [0] * CELLS
    s.due = [0] * CELLS
    s.taken = [0] * CELLS
    s.used = [0] * CELLS
    s.threat = [0] * CELLS
    s.exhausted = [0] * CELLS


def empty_seats(s: SternState) -> None:
    """A1.8 No technology, no action, no point."""
    s.points = [0] * s.seats
    s.techs = [0] * s.seats
    s.fields = [0] * s.seats
    s.budget = [0] * (5 * s.seats)
    s.commissions = [0] * s.seats
    s.aid = [0] * s.seats
    s.invested = [0] * (3 * s.seats)
    s.capacity = [0] * (2 * s.seats)
    s.halves = [0] * (2 * s.seats)
    s.spare = [0] * (2 * s.seats)
    s.paid = [0] * (4 * s.seats)
    s.built = [0] * s.seats
    s.skip = [0] * s.seats
    s.flags = [0] * s.seats
    s.state_size = [0] * s.seats
    s.steps = [()] * (QUANTITIES * s.seats)


def start_peoples(s: SternState, f: Frame) -> None:
    """B27.5 Abilities are active from before the start; B4.4.1 capacity is full."""
    for seat in range(s.seats):
        tally(s, seat)
        s.capacity[2 * seat : 2 * seat + 2] = capacity(s, seat)
    for seat in reversed(s.seats_from(s.first)):
        if s.people[seat] != NOBODY:
            carry_out(s, seat, people_row(s.people[seat]))


def find_peoples(s: SternState, f: Frame) -> None:
    """B27.5 All are Avanters, or each chooses or is dealt a people, or there are none."""
    if s.peoples == AVANTER:
        s.people = [AVANTER_PEOPLE] * s.seats
    elif s.peoples != NO_PEOPLE:
        s.call_each(FIND_PEOPLE, s.seats_from(s.first))


AVANTER_PEOPLE: Final = PEOPLE_IDS.index("avanter")

# --- B27.5 one people ----------------------------------------------------------------------------


def free_peoples(s: SternState) -> list[int]:
    """B27.5 Each people belongs to one player."""
    return [people for people in range(len(PEOPLE_IDS)) if people not in s.people]


def people_options(s: SternState, seat: int) -> list[int]:
    return [PEOPLE + people for people in free_peoples(s)]


CHOOSE_PEOPLE: Final[Ask] = Ask("people", "B27.5", people_options)


def ask_people(s: SternState, f: Frame) -> None:
    """B27.5 Chosen in turn order, or dealt; the last takes what is left."""
    if s.peoples == DEALT:
        s.toss(len(free_peoples(s)))
    else:
        s.choose(f.seat, CHOOSE_PEOPLE, people_options(s, f.seat))


def take_people(s: SternState, f: Frame) -> None:
    """B27.5 The people is active from now on."""
    chosen = s.answers[f.seat] - PEOPLE if s.peoples == CHOSEN else free_peoples(s)[s.tossed]
    s.people[f.seat] = chosen
    s.tell("event-people", "B27.5", {"seat": f.seat, "people": PEOPLE_IDS[chosen]})


FIND_PEOPLE: Final[Script] = script("find_people", ask_people, take_people)

SCRIPTS: Final[list[Script]] = [FIND_PEOPLE]
ASKS: Final[list[Ask]] = [CHOOSE_PEOPLE]
