"""A11 The underground: five services for a political action and AWE."""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import CARD_IDS, CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    COLONY_SHIP,
    GOVERNMENT_IDS,
    OWN_FLEET,
    PIRATE_BASE,
    PIRATE_FLEET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.cards import (
    ASTEROID_DECK,
    PIRATE_CARDS,
    draw_top,
    top_outcomes,
)
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of
from raumhafen.games.sternenkinder.rules.core.movers import STANDSTILL
from raumhafen.games.sternenkinder.rules.politics.goals import ANYTHING, note_reason
from raumhafen.games.sternenkinder.rules.politics.underground import courses
from raumhafen.games.sternenkinder.rules.politics.wars import begin_war
from raumhafen.games.sternenkinder.rules.strategy.battles import foes_in
from raumhafen.games.sternenkinder.rules.strategy.neutral import opponents, put_neutral
from raumhafen.games.sternenkinder.state import FACE_DOWN, NOBODY, SternState
from tests.games.sternenkinder.agency import ship, system
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.tables import GAME

KILLING, ROUTES, WAGES, CELLARS, WITNESSES = [
    f"underground:{service.id.partition('.')[2]}" for service in CONTENT.underground_services
]


def asteroids(t: Market, *cells: int) -> None:
    """These systems are discovered, without asking the bags."""
    for cell in cells:
        t.s.tile[cell] = ASTEROID
    t.bent = True


def beside_home(t: Market) -> int:
    """An asteroid field next to the home world of the first player."""
    cell = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    asteroids(t, cell)
    return cell


# --- A11.1 to A11.4 ------------------------------------------------------------------------------


def test_a_service_costs_a_political_action_of_any_type() -> None:
    """A11.1, A4.3: one in a turn; the target need not be discovered."""
    t = Market(seats=2)
    t.s.met = [1 << seat for seat in range(2)]
    t.crew(t.other, "police")
    t.s.budget[5 * t.mine.seat : 5 * t.mine.seat + 5] = [1, 0, 0, 1, 0]
    t.use(KILLING)
    assert t.s.budget[5 * t.mine.seat : 5 * t.mine.seat + 5] == [1, 0, 0, 0, 0]
    assert t.refusal(WITNESSES).rule == "A3.5"
    t.s.acted, t.s.budget[5 * t.mine.seat] = 0, 0
    assert t.ask_again().refusal(WITNESSES).rule == "A4.3"


def test_guards_and_police_of_others_make_it_dearer() -> None:
    """A11.2, A8.9: in AWE; own ones cancel them, and nobody can be arrested."""
    t = Market("police", seats=2)
    t.crew(t.other, "police")
    victim = units_of(t.s, t.other.seat)[0]
    t.guard(t.other, t.s.civil_at[victim], 2)
    t.at(t.s.civil_at[victim])
    t.use(KILLING)
    assert t.mine.account["awe"] == 20 - 9 - 3 + 1 and t.question() == "politics"
    assert t.mine.account["culture"] == 20


def test_a_clan_government_is_paid() -> None:
    """A11.3: it cannot use the services itself, and pirates are not for hire."""
    t = Market()
    t.s.government[t.other.seat] = GOVERNMENT_IDS.index("government.kleptocracy")
    put_neutral(t.s, beside_home(t), PIRATE_FLEET, 1, NOBODY)
    assert not t.ask_again().offers(WAGES)
    t.use(WITNESSES)
    assert t.mine.account["awe"] == 14 and t.other.account["awe"] == 26
    t = Market()
    t.s.government[t.mine.seat] = GOVERNMENT_IDS.index("government.kleptocracy")
    t.bent = True
    assert t.ask_again().refusal(WITNESSES).rule == "A11.3"


def test_the_own_network_makes_it_cheaper() -> None:
    """A11.4, A11.9: in the system concerned; never below 0."""
    t = Market(seats=2)
    t.network(t.mine, t.mine.home, 2)
    t.use(WITNESSES, ship(t.ship))
    assert t.mine.account["awe"] == 20 - (6 - 2)


def test_the_seat_sees_what_stands_against_a_service() -> None:
    """A11.1: its price without networks and surcharges, and what is missing."""
    t = Market(seats=2)
    shown = {deed["code"]: deed for deed in GAME.own_view(t.s, t.mine.seat)["mine"]["services"]}
    assert shown[KILLING] == {
        "code": KILLING, "price": 9, "resource": "awe", "lacks": "service",
    }  # fmt: skip
    assert "lacks" not in shown[WITNESSES] and shown[ROUTES]["price"] == 5
    rest = GAME.own_view(t.s, t.other.seat)["mine"]["services"]
    assert {deed["lacks"] for deed in rest} == {"political-action"}
    t.s.government[t.mine.seat] = GOVERNMENT_IDS.index("government.kleptocracy")
    rest = GAME.own_view(t.s, t.mine.seat)["mine"]["services"]
    assert {deed["lacks"] for deed in rest} == {"clan"}


# --- A11.5 contract killing ----------------------------------------------------------------------


@pytest.mark.plays("underground.contract_killing")
def test_contract_killing() -> None:
    """A11.5: a ship with a character is destroyed for 9 AWE; others are no targets."""
    t = Market(seats=2)
    assert t.ask_again().refusal(KILLING).rule == "A11.5"
    t.crew(t.other, "agent")
    victim = units_of(t.s, t.other.seat)[0]
    t.use(KILLING)
    assert t.s.civil_kind[victim] == NOBODY and t.mine.account["awe"] == 11
    assert t.s.sanction == [0, 0]


def test_a_dead_diplomat_is_sanctioned() -> None:
    """A11.5, A7.5: unless 6 AWE more, less the network, let somebody else be blamed."""
    t = Market()
    t.crew(t.other, "diplomat")
    t.use(KILLING, "no")
    assert t.s.sanction[t.mine.seat] == 1 and t.mine.account["awe"] == 11
    t = Market()
    t.crew(t.other, "diplomat")
    t.network(t.mine, t.s.civil_at[units_of(t.s, t.other.seat)[0]], 2)
    t.use(KILLING, f"foe:{t.third.seat}")
    assert t.s.sanction[t.mine.seat] == 0 and t.s.sanction[t.third.seat] == 1
    assert t.mine.account["awe"] == 20 - 9 - 4


def test_nobody_is_blamed_where_no_third_player_is_known() -> None:
    """A11.5: and at war there is no immunity to speak of."""
    t = Market(seats=2)
    t.crew(t.other, "diplomat")
    t.use(KILLING, "yes")
    assert t.s.sanction == [0, 0] and t.mine.account["awe"] == 5
    t = Market(seats=2)
    t.crew(t.other, "diplomat")
    begin_war(t.s, t.mine.seat, t.other.seat, 1 << t.mine.seat, 1 << t.other.seat)
    t.use(KILLING)
    assert t.s.sanction == [0, 0] and t.mine.account["awe"] == 11


def test_the_victim_of_a_crime_may_declare_war_at_once() -> None:
    """A11.5, A6.5: who has a reason, and knows who it was."""
    t = Market(seats=2)
    t.crew(t.other, "diplomat")
    note_reason(t.s, t.other.seat, t.mine.seat, ANYTHING)
    t.use(KILLING, "no")
    assert t.question() == "war-now" and t.active.seat == t.other.seat


# --- A11.6 secret routes -------------------------------------------------------------------------


@pytest.mark.plays("underground.secret_routes")
def test_secret_routes() -> None:
    """A11.6, decision 56: 5 AWE for each hull point, less the network where it starts."""
    t = Market(seats=2)
    cell = beside_home(t)
    t.network(t.mine, t.mine.home, 1)
    t.use(ROUTES, ship(t.ship), system(cell))
    assert t.s.civil_at[t.ship] == cell and t.mine.account["awe"] == 20 - 5 + 1
    assert t.s.civil_slow[t.ship] >= STANDSTILL
    t.s.acted = 0
    assert ship(t.ship) not in codes_of(t)
    t.movement()
    while t.active.seat != t.mine.seat:
        t.play("pass")
    assert t.s.civil_left[t.ship] == 0


def codes_of(t: Market) -> list[str]:
    """What secret routes are offered for."""
    if not t.ask_again().offers(ROUTES):
        return []
    t.play(ROUTES)
    return t.options()


def test_no_battle_may_result() -> None:
    """A11.6: not to pirates, nor for a fleet to a planet of an enemy."""
    t = Market(seats=2)
    cell = beside_home(t)
    near = [c for c in NEIGHBOURS[cell] if c != t.mine.home and t.s.tile[c] == FACE_DOWN]
    asteroids(t, near[0])
    put_neutral(t.s, near[0], PIRATE_FLEET, 1, NOBODY)
    begin_war(t.s, t.mine.seat, t.other.seat, 1 << t.mine.seat, 1 << t.other.seat)
    t.s.gate[t.mine.home] = t.other.seat
    add_fleet(t.s, t.mine.seat, OWN_FLEET, cell)
    for unit in units_of(t.s, t.mine.seat):
        t.s.civil_slow[unit] = STANDSTILL
    assert not t.ask_again().offers(ROUTES)
    t.s.gate[t.mine.home] = NOBODY
    t.use(ROUTES)
    assert t.s.fleet_at[fleets_of(t.s, t.mine.seat)[0]] == t.mine.home


# --- A11.7 wages ---------------------------------------------------------------------------------


def hired(seats: int = 2) -> tuple[Market, int]:
    """The first player has hired the pirates beside his home world."""
    t = Market(seats=seats)
    cell = beside_home(t)
    put_neutral(t.s, cell, PIRATE_FLEET, 1, NOBODY)
    t.use(WAGES, system(cell))
    return t, cell


@pytest.mark.plays("underground.hire_pirates")
def test_pirates_are_hired_for_a_round() -> None:
    """A11.7: for 3 AWE; a base is not for hire, and nobody hires them twice."""
    t, cell = hired()
    group = t.s.neutral_at.index(cell)
    assert t.s.hired[group] == t.mine.seat and t.mine.account["awe"] == 17
    t.s.acted = 0
    t.ask_again().play(WAGES)
    assert t.question() != "underground-detail" or system(cell) not in t.options()
    t.closing()
    assert set(t.s.hired) == {NOBODY}
    t = Market(seats=2)
    cell = beside_home(t)
    put_neutral(t.s, cell, PIRATE_BASE, 1, NOBODY)
    t.use(WAGES)
    assert set(t.s.hired) == {NOBODY}


@pytest.mark.plays("underground.hire_pirates")
def test_hired_pirates_fight_for_who_pays_them() -> None:
    """A11.7: they do nothing to him, nor he to them; he plays them against others."""
    t, cell = hired(3)
    for p in (t.mine, t.other):
        add_fleet(t.s, p.seat, OWN_FLEET, cell)
    assert foes_in(t.s, t.mine.seat, cell) == [] and foes_in(t.s, t.other.seat, cell) == [6]
    t.s.fight_at = cell
    assert opponents(t.s, [t.other.seat]) == [t.mine.seat]
    t.s.fight_at = NOBODY


def test_hired_pirates_move() -> None:
    """A11.7: one system as an action, with their card; neither into danger nor exploring."""
    t, cell = hired()
    near = [c for c in NEIGHBOURS[cell] if t.s.tile[c] == FACE_DOWN]
    asteroids(t, near[0])
    assert set(courses(t.s, t.mine.seat, cell)) == {near[0], t.mine.home}
    t.s.fresh[near[0]] = 1
    assert courses(t.s, t.mine.seat, cell) == [t.mine.home]
    t.s.fresh[near[0]] = 0
    t.movement()
    while t.active.seat != t.mine.seat:
        t.play("end" if t.offers("end") else "pass")
    card = PIRATE_CARDS[0]
    t.s.bags[ASTEROID_DECK] = tuple(c for c in t.s.bags[ASTEROID_DECK] if c != card)
    group = t.s.neutral_at.index(cell)
    t.s.card[cell], t.s.neutral_card[group] = card, 0
    t.use(f"pirates:{CELL_IDS[cell]}", system(near[0]))
    assert t.s.neutral_at[group] == near[0] and t.s.card[near[0]] == card
    assert t.s.card[cell] == NOBODY and t.s.acted == 1
    assert not t.ask_again().offers(f"pirates:{CELL_IDS[near[0]]}")


def test_pirates_without_a_card_leave_all_cards_where_they_are() -> None:
    """A11.7, B8.9.2: only their own card would go with them."""
    t, cell = hired()
    near = next(c for c in NEIGHBOURS[cell] if t.s.tile[c] == FACE_DOWN)
    asteroids(t, near)
    t.movement()
    while t.active.seat != t.mine.seat:
        t.play("end" if t.offers("end") else "pass")
    t.s.card[cell] = PIRATE_CARDS[0]
    group, cards = t.s.neutral_at.index(cell), t.s.card[:]
    assert t.s.neutral_card[group] == NOBODY
    t.use(f"pirates:{CELL_IDS[cell]}", system(near))
    assert t.s.neutral_at[group] == near and t.s.card == cards


def test_pirates_among_the_top_cards() -> None:
    """A11.7: one of the two top cards of the asteroids is Pirates."""
    t = Market(seats=2)
    t.s.queues[ASTEROID_DECK] = t.s.bags[ASTEROID_DECK][-2:]
    t.s.bags[ASTEROID_DECK] = t.s.bags[ASTEROID_DECK][:-2]
    t.use(WAGES, f"card:{CARD_IDS[PIRATE_CARDS[0]]}")
    assert t.s.pirates_due == 2 and t.s.queues[ASTEROID_DECK] == ()
    count = top_outcomes(t.s, ASTEROID_DECK)
    size = len(t.s.bags[ASTEROID_DECK])
    assert count == 2 * (size - 1)
    firsts = []
    for outcome in range(count):
        copy = t.s.clone()
        assert isinstance(copy, SternState)
        first = draw_top(copy, ASTEROID_DECK, outcome)
        firsts.append(first == PIRATE_CARDS[0])
        if first != PIRATE_CARDS[0]:
            assert top_outcomes(copy, ASTEROID_DECK) == 1
            assert draw_top(copy, ASTEROID_DECK, 0) in PIRATE_CARDS
        assert copy.pirates_due == 0
    assert firsts.count(True) == size - 1
    t.s.acted = 0
    assert not t.ask_again().offers(WAGES)


# --- A11.8 smuggling network ---------------------------------------------------------------------


@pytest.mark.plays("underground.smuggler_network")
def test_smuggling_network() -> None:
    """A11.8: two networks of level 1 for 3 AWE, on an own planet and where nobody else is."""
    t = Market(seats=2)
    cell = beside_home(t)
    t.play(CELLARS)
    if t.question() == "underground-detail":
        assert system(t.other.home) not in t.options()
        t.play(system(cell))
    own = [at for at in range(CELLS) if t.s.network[CELLS * t.mine.seat + at]]
    assert sorted(own) == sorted([t.mine.home, cell]) and t.mine.account["awe"] == 17


@pytest.mark.parametrize("what", ["ship", "fleet", "pirates", "network"])
def test_no_smuggling_network_beside_others(what: str) -> None:
    """A11.8: units of others, neutral fleets and an own network stand in the way."""
    t = Market(seats=2)
    cell = beside_home(t)
    if what == "ship":
        add_civil(t.s, t.other.seat, COLONY_SHIP, cell)
    elif what == "fleet":
        add_fleet(t.s, t.other.seat, OWN_FLEET, cell)
    elif what == "pirates":
        put_neutral(t.s, cell, PIRATE_FLEET, 1, NOBODY)
    else:
        t.network(t.mine, cell, 1)
    if t.ask_again().offers(CELLARS):
        t.play(CELLARS)
        assert t.question() != "underground-detail" or system(cell) not in t.options()
    assert t.s.network[CELLS * t.mine.seat + cell] == int(what == "network")


# --- A11.9 witnesses -----------------------------------------------------------------------------


@pytest.mark.plays("underground.hire_witnesses")
def test_witnesses_are_an_agent_for_a_round() -> None:
    """A11.9: without technologies, but it has no action of its own."""
    t = Market(seats=2)
    unit = add_civil(t.s, t.mine.seat, COLONY_SHIP, t.other.home)
    assert not t.can("build_network")
    t.use(WITNESSES, ship(unit))
    assert t.s.witness[unit] and t.mine.account["awe"] == 14
    assert t.refusal("ia:build_network").rule == "A8.4"
    t.s.acted = 0
    t.act("build_network")
    assert t.s.network[CELLS * t.mine.seat + t.other.home] == 1
    assert t.s.budget[5 * t.mine.seat] == 0
    t.closing()
    t.play(t.options()[0])  # A22.14 what the Clans give for the network
    assert not any(t.s.witness)


def test_a_research_ship_appears() -> None:
    """A11.9: at an own network, for 6 AWE less its level."""
    t = Market(seats=2)
    t.network(t.mine, t.other.home, 3)
    t.use(WITNESSES, system(t.other.home))
    new = units_of(t.s, t.mine.seat)[-1]
    assert t.s.civil_kind[new] == RESEARCH_SHIP and t.s.civil_at[new] == t.other.home
    assert t.mine.account["awe"] == 17
