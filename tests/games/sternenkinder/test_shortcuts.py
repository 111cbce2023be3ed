"""Menus look at what is quickest first; over random games that tells what the long way tells."""

import pytest

from raumhafen.engine.game import OptionValue
from raumhafen.engine.rng import Rng
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.actions import (
    BUILD,
    BUY,
    CREW,
    EXCHANGE,
    GROW,
    IA,
    RESEARCH,
    SLOT_THINGS,
    THINGS,
    UNITS,
    UPGRADE,
)
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE
from raumhafen.games.sternenkinder.content.tables import AWE, FOOD, TECH_NEEDS
from raumhafen.games.sternenkinder.content.tables import RESEARCH as RESEARCH_POINTS
from raumhafen.games.sternenkinder.game import GAME
from raumhafen.games.sternenkinder.rules.core.agents import (
    AGENT,
    SENSORS,
    components,
    has_character,
    network_at,
    networks_of,
    reach,
)
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.income import gross_income, income
from raumhafen.games.sternenkinder.rules.core.movers import beside, has_way
from raumhafen.games.sternenkinder.rules.core.pacts import COUNTED, has_treaty
from raumhafen.games.sternenkinder.rules.core.places import places_of, planets_of
from raumhafen.games.sternenkinder.rules.core.prices import (
    THING_TECH,
    UNIT_TECH,
    growth_price,
    is_unlocked,
    tech_price,
)
from raumhafen.games.sternenkinder.rules.core.regime_counts import befriended
from raumhafen.games.sternenkinder.rules.core.technologies import researchable
from raumhafen.games.sternenkinder.rules.politics import crews, exchanges, institutions
from raumhafen.games.sternenkinder.rules.politics.costs import can_share, cost, shares
from raumhafen.games.sternenkinder.rules.politics.services import witnesses
from raumhafen.games.sternenkinder.rules.strategy import buildings, colonies, research, units
from raumhafen.games.sternenkinder.state import NOBODY, VARIANTS, SternState
from tests.games.sternenkinder.rulers import Reign

EVERY = 5  # positions
SLOTS = len(SLOT_THINGS)


def positions(seed: str, options: dict[str, OptionValue]) -> list[SternState]:
    """Of a random game of three."""
    s, rng = GAME.new_state(3, options, seed), Rng(seed)
    assert isinstance(s, SternState)
    found = []
    while not s.over:
        seat = s.deciders()[0]
        if s.actions % EVERY == 0:
            copy = s.clone()
            assert isinstance(copy, SternState)
            found.append(copy)
        apply(s, seat, rng.pick(s.options(seat)))
    return found


def check_purchases(s: SternState, seat: int) -> None:
    """B3.2, B4.1.3 to B4.1.5, B5.1.1, B5.5.3"""
    rich = s.account[4 * seat + RESEARCH_POINTS]
    known = [tech for tech in researchable(s, seat) if tech_price(s, seat, tech) <= rich]
    assert research.research_options(s, seat) == [RESEARCH + tech for tech in known]
    built = [
        thing
        for thing in range(len(THINGS))
        if is_unlocked(s, seat, THING_TECH[thing])
        and buildings.is_affordable(s, seat, thing, False)
        and buildings.affordable_places(s, seat, thing)
    ]
    assert buildings.build_options(s, seat) == [BUILD + thing for thing in built]
    raised = [
        thing
        for thing in range(SLOTS)
        if any(buildings.upgradable(s, seat, thing, cell) for cell in planets_of(s, seat))
    ]
    assert buildings.upgrade_options(s, seat) == [UPGRADE + thing for thing in raised]
    assert bool(buildings.demolish_options(s, seat)) == bool(buildings.ruin_places(s, seat))
    sold = [
        unit
        for unit in range(len(UNITS))
        if is_unlocked(s, seat, UNIT_TECH[unit])
        and units.can_buy(s, seat, unit)
        and units.unit_places(s, seat, unit)
    ]
    assert units.buy_options(s, seat) == ([] if s.built[seat] else [BUY + unit for unit in sold])
    fed = [
        cell
        for cell in planets_of(s, seat)
        if colonies.can_grow(s, cell)
        and growth_price(s, seat, s.level[cell] + 1) <= s.account[4 * seat + FOOD]
    ]
    assert colonies.grow_options(s, seat) == [GROW + cell for cell in fed]


def check_reach(s: SternState, seat: int) -> None:
    """A8.5 to A8.7, B7.5"""
    levels = [network_at(s, seat, cell) for cell in range(CELLS)]
    assert networks_of(s, seat) == levels
    for cell in planets_of(s, seat):
        assert has_way(s, seat, cell) == bool(beside(s, seat, cell))
        for needed in range(levels[cell] + 1):
            far = [at for at in range(CELLS) if s.tile[at] >= 0]
            near = [at for at in far if levels[cell] - DISTANCE[CELLS * cell + at] >= needed]
            assert reach(s, cell, levels[cell], needed) == near
        assert reach(s, cell, levels[cell], levels[cell] + 1) == []


def check_characters(s: SternState, seat: int) -> None:
    """A8.1, A8.2, A8.5, B5.3.1 Each action for itself; each piece of each variant for itself."""
    found = []
    for action in institutions.OPEN:
        ready = institutions.crew(s, seat)
        doers = institutions.doers(s, seat, action, ready)
        places = [institutions.cells_for(s, seat, doer, action, ready) for doer in doers]
        if institutions.is_open_to(s, seat, action) and any(places):
            found.append(IA + action)
    assert sorted(institutions.ia_options(s, seat)) == found
    pieces = range(crews.PIECES)
    assert crews.crew_options(s, seat) == [
        CREW + crews.PIECES * variant + piece
        for variant in range(VARIANTS)
        if variant == 0 or components(s, seat, variant - 1)
        for piece in pieces
        if is_unlocked(s, seat, crews.CREW_TECH[piece])
        and crews.can_hire(s, seat, piece)
        and not components(s, seat, variant) >> piece & 1
        and (variant or piece < SENSORS or crews.is_full(s, seat, variant))
    ]


def check_deals(s: SternState, seat: int) -> None:
    """A11.9, A16.3, A5.2, A5.14"""
    bare = [unit for unit in units_of(s, seat) if not has_character(s, unit, AGENT)]
    bribed = any(witnesses.can_bribe(s, seat, s.civil_at[unit]) for unit in bare)
    assert witnesses.can_hire_witnesses(s, seat) == (bribed or bool(witnesses.nests(s, seat)))
    others = [p for p in range(s.seats) if p != seat and not s.out >> p & 1]
    friends = [p for p in others if any(has_treaty(s, kind, seat, p) for kind in COUNTED)]
    at_peace = [p for p in friends if not s.foes[seat] >> p & 1]
    assert befriended(s, seat, NOBODY) == len(at_peace)
    for p in others:
        for kind in COUNTED:
            whole = cost(s, kind, seat, p)
            able = [n for n in range(whole + 1) if can_share(s, kind, seat, p, n)]
            assert list(shares(s, kind, seat, p)) == able
    traders = [p for p in others if exchanges.may_exchange(s, seat, p)]
    rich = any(s.account[4 * seat : 4 * seat + 4])
    assert exchanges.exchange_options(s, seat) == [EXCHANGE + p for p in traders if rich]


@pytest.mark.slow
@pytest.mark.parametrize("politics", [False, True])
def test_the_quick_way_tells_what_the_long_way_tells(politics: bool) -> None:
    for s in positions(f"quick {politics}", {"politics": politics}):
        for seat in range(s.seats):
            assert planets_of(s, seat) == places_of(s.owner, seat)
            check_purchases(s, seat)
            if politics:
                check_reach(s, seat)
                check_characters(s, seat)
                check_deals(s, seat)
                assert gross_income(s, seat)[AWE] >= income(s, seat)[AWE]


def test_a_technology_without_its_foundation_breaks_a_law() -> None:
    """A16.15 Sharing is looked at only where something is shared, because all else stands firm."""
    t = Reign("democracy")
    needy = next(tech for tech, needs in enumerate(TECH_NEEDS) if needs & ~t.s.techs[0])
    t.s.techs[0] |= 1 << needy
    assert "A16.15 foundations" in GAME.broken_laws(t.s)
