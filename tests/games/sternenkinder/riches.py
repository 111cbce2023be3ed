"""Late positions, so that rare questions are met: colonies, technologies, full treasuries."""

from collections.abc import Iterator

from raumhafen.engine.asides import aside, asides
from raumhafen.engine.flow import Question
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import State, apply
from raumhafen.games import load_game
from raumhafen.games.sternenkinder.content.cards import (
    BLUE,
    CARD_EVENT,
    EVENT_COLOUR,
    EVENT_STAGES,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS, RING, RING_CELLS
from raumhafen.games.sternenkinder.content.layouts import LAYOUT_RINGS
from raumhafen.games.sternenkinder.content.tables import (
    ANOMALY,
    ASTEROID,
    COLONY_SHIP,
    CULT_FLEET,
    OWN_FLEET,
    PLANET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.cards import ANOMALY_DECK, CARD_NAMES, keep
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.fleets import (
    add_fleet,
    fleets_of,
    holds_by_fleets,
    load_unit,
)
from raumhafen.games.sternenkinder.rules.core.places import pack, planets_of
from raumhafen.games.sternenkinder.rules.core.planet_effects import has_chain
from raumhafen.games.sternenkinder.rules.core.tally import tally
from raumhafen.games.sternenkinder.rules.core.technologies import learn, researchable
from raumhafen.games.sternenkinder.rules.strategy.neutral import put_neutral
from raumhafen.games.sternenkinder.state import (
    CIVIL_UNITS,
    FACE_DOWN,
    FLEETS,
    SITES,
    SternState,
)
from tests.contract.play import choose
from tests.games.sternenkinder.intrigues import (
    acquaint_all,
    convene,
    infiltrate,
    install_rulers,
    open_market,
)

ROUND = 2


def rich_match(state: State, rng: Rng) -> Iterator[State]:
    """Random play, in which every seat becomes rich when the second round begins."""
    assert isinstance(state, SternState)
    rich = False
    while True:
        if not rich and state.round == ROUND and at_menu(state):
            enrich(state, rng)
            equip_explorers(state, rng)
            arm(state, rng)
            acquaint_all(state)
            infiltrate(state, rng)
            install_rulers(state, rng)
            open_market(state, rng)
            convene(state, rng)
            ask_again(state)
            rich = True
        yield state
        if state.over:
            return
        talk(state, rng)
        seat, action = choose(state, rng)
        apply(state, seat, action)


def talk(s: SternState, rng: Rng) -> None:
    """Something out of turn now and then."""
    game, seat = load_game("sternenkinder"), rng.below(s.seats)
    found = asides(game, s, seat)
    if found and rng.below(2):
        aside(game, s, seat, rng.pick(found))


def at_menu(s: SternState) -> bool:
    """Between two actions, when nothing is half paid."""
    asked = [s.asked[seat] for seat in s.deciders()]
    return [q.ask.name for q in asked if q is not None] in (["politics"], ["economy"])


def ask_again(s: SternState) -> None:
    """The menu as it is now: what could be paid before may be too dear."""
    seat = s.deciders()[0]
    question = s.asked[seat]
    assert question is not None
    s.asked[seat] = Question(question.ask, question.ask.options(s, seat))


def enrich(s: SternState, rng: Rng) -> None:
    """Two colonies with buildings, resources, technologies; some are deep in debt soon."""
    for seat in range(s.seats):
        for _ in range(2):
            settle(s, seat, rng)
        s.account[4 * seat : 4 * seat + 4] = [rng.below(60) for _ in range(4)]
        for _ in range(rng.below(30)):
            if researchable(s, seat):
                learn(s, seat, rng.pick(researchable(s, seat)))
        s.capacity[2 * seat : 2 * seat + 2] = [12, 6]


def settle(s: SternState, seat: int, rng: Rng) -> None:
    """A colony of level II or III on a face-down system; its tile comes from the bag."""
    down = [cell for cell in range(CELLS) if s.tile[cell] == FACE_DOWN]
    cells = [cell for cell in down if has_planets(s, RING[cell])]
    if not cells:
        return
    cell = rng.pick(cells)
    reveal(s, cell, PLANET)
    s.planet[cell] = s.planets_left.pop(0)
    s.owner[cell], s.level[cell] = seat, 2 + rng.below(2)
    s.sites[SITES * cell] = pack(seat, 4, 1)
    s.troops[8 * cell + 1] = 1
    if s.planet_events and has_chain(s, cell):
        draw_cards(s, seat, cell, rng)
    for near in NEIGHBOURS[cell]:
        if s.tile[near] == FACE_DOWN and s.ring_bag[10 * RING[near] + ASTEROID]:
            reveal(s, near, ASTEROID)
            return


def equip_explorers(s: SternState, rng: Rng) -> None:
    """Two research ships at the rim and colony ships, event cards, claims and equipment."""
    for seat in range(s.seats):
        for _ in range(4):
            deck = rng.below(3)
            blue = [c for c in s.bags[deck] if EVENT_COLOUR[CARD_EVENT[c]] == BLUE]
            if blue:
                card = rng.pick(blue)
                s.bags[deck] = tuple(other for other in s.bags[deck] if other != card)
                keep(s, seat, card)
        s.claims[seat] = rng.below(2)
        s.equipped[seat] = rng.pick([0, 3, 7, 11])
        at_rim(s, seat, rng)
        if s.civil_kind[CIVIL_UNITS * seat : CIVIL_UNITS * (seat + 1)].count(-1):
            add_civil(s, seat, COLONY_SHIP, s.home[seat])
    almost_understood(s, rng.below(s.seats), rng)


def almost_understood(s: SternState, seat: int, rng: Rng) -> None:
    """A research ship where only one level is missing to a level for a colony."""
    card = CARD_NAMES.index("ano.gene_bank")
    cells = [
        cell
        for cell in range(CELLS)
        if s.tile[cell] == FACE_DOWN and s.ring_bag[10 * RING[cell] + ANOMALY]
    ]
    if card in s.bags[ANOMALY_DECK] and cells:
        cell = rng.pick(cells)
        reveal(s, cell, ANOMALY)
        s.bags[ANOMALY_DECK] = tuple(other for other in s.bags[ANOMALY_DECK] if other != card)
        s.card[cell], s.stage[cell] = card, EVENT_STAGES[CARD_EVENT[card]] - 1
        add_civil(s, seat, RESEARCH_SHIP, cell)


def at_rim(s: SternState, seat: int, rng: Rng) -> None:
    ring = LAYOUT_RINGS[s.layout]
    down = [cell for cell in RING_CELLS[ring] if s.tile[cell] == FACE_DOWN]
    if down and s.ring_bag[10 * ring + ASTEROID]:
        cell = rng.pick(down)
        reveal(s, cell, ASTEROID)
        for _ in range(2):
            add_civil(s, seat, RESEARCH_SHIP, cell)


def draw_cards(s: SternState, seat: int, cell: int, rng: Rng) -> None:
    """Two cards and a due one, a threat that is about to come true, and all slots in use."""
    s.chain[cell], s.due[cell] = 2, 1
    s.threat[cell] = rng.below(4)
    for slot in range(3):
        s.sites[SITES * cell + slot] = pack(seat, 4, 1)
    tally(s, seat)


def has_planets(s: SternState, ring: int) -> bool:
    return s.ring_bag[10 * ring + PLANET] > 0


def reveal(s: SternState, cell: int, kind: int) -> None:
    s.tile[cell] = kind
    s.ring_bag[10 * RING[cell] + kind] -= 1


def doom(s: SternState) -> None:
    """The last player has nothing but a home world of level I, without a garrison."""
    victim = s.seats - 1
    for cell in planets_of(s, victim):
        start = SITES * cell
        s.sites[start : start + SITES] = [0] * SITES
        s.troops[8 * cell : 8 * cell + 8] = [0] * 8
        s.defence[cell] = s.centre[cell] = 0
        s.owner[cell] = victim if cell == s.home[victim] else 0
    s.level[s.home[victim]] = 1
    for seat in (0, victim):
        tally(s, seat)


def arm(s: SternState, rng: Rng) -> None:
    """Fleets with troops among each other, garrisons, defence, pirates and a blocked home world."""
    known = [cell for cell in range(CELLS) if s.tile[cell] >= 0]
    for seat in range(s.seats):
        besieged = s.home[(seat + 1) % s.seats]
        for fleet in range(rng.below(7)):
            if s.fleet_kind[FLEETS * seat : FLEETS * (seat + 1)].count(-1) > 3:
                cell = besieged if fleet < 4 else rng.pick(known)
                add_fleet(s, seat, OWN_FLEET, cell)
        for at in fleets_of(s, seat):
            for _ in range(rng.below(4)):
                load_unit(s, at, 1 + rng.below(6))
        for cell in planets_of(s, seat):
            s.defence[cell] = rng.below(8) * rng.below(2)
            for unit in range(1, 8):
                s.troops[8 * cell + unit] += rng.below(2)
        if rng.below(2) and holds_by_fleets(s, seat, besieged) and not s.teams:
            s.blockade[besieged] = seat
    free = [cell for cell in known if s.card[cell] < 0 and cell not in s.home]
    put_neutral(s, rng.pick(free), CULT_FLEET, 1 + rng.below(3), -1)
    if s.war_mode:
        doom(s)
