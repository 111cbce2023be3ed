"""A22 Closing phase: investors, the galactic centre, and the order of its steps."""

import pytest

from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS, RING
from raumhafen.games.sternenkinder.content.tables import OWN_FLEET, PLANET
from raumhafen.games.sternenkinder.rules.core.cards import ANOMALIES
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet
from raumhafen.games.sternenkinder.rules.core.places import pack
from raumhafen.games.sternenkinder.rules.strategy.closing import CLOSING_PHASE
from raumhafen.games.sternenkinder.rules.strategy.investors import (
    FORM,
    KOSME,
    TOR,
    WELLE,
    hear_card,
    hear_discovered,
    hear_entered,
)
from raumhafen.games.sternenkinder.state import FACE_DOWN, NOBODY, SITES
from tests.games.sternenkinder.tables import GAME, Scenario, reveal

GALACTIC_CENTRE = 0


def free_cell(t: Scenario, home: int) -> str:
    """A face-down system two steps from a home world that may become a planet."""
    for cell in range(CELLS):
        near = set(NEIGHBOURS[cell]) & set(NEIGHBOURS[home])
        bag = t.s.ring_bag[10 * RING[cell] + PLANET]
        if t.s.tile[cell] == FACE_DOWN and near and cell not in NEIGHBOURS[home] and bag:
            return CELL_IDS[cell]
    raise AssertionError("no place for a colony")


def to_next_round(t: Scenario) -> None:
    """Everybody passes or takes the first option."""
    round = t.s.round
    while t.s.round == round and not t.s.over:
        t.play("pass" if t.offers("pass") else t.options()[0])


def connect(t: Scenario, seat: int, cell: str) -> None:
    at = CELL_IDS.index(cell)
    between = next(c for c in NEIGHBOURS[at] if c in NEIGHBOURS[t.s.home[seat]])
    if t.s.tile[between] == FACE_DOWN:
        bag = t.s.ring_bag[10 * RING[between] : 10 * RING[between] + 10]
        reveal(t.s, between, next(k for k in range(9, -1, -1) if bag[k] and k != PLANET))
    t.s.route[between] = seat


# --- A22.12 Form ---------------------------------------------------------------------------------


def test_form_raises_the_first_colony_of_level_two() -> None:
    """A22.2, A22.12, decision 28: noted when it happens, paid in the closing phase."""
    t = Scenario(planetary_events=False)
    player = t.active
    cell = free_cell(t, player.home)
    at = CELL_IDS.index(cell)
    player.colony(cell).has(food=30)
    t.ask_again().play(f"grow:{cell}")
    assert t.s.requests[FORM] == 1 << player.seat and t.s.level[at] == 2
    to_next_round(t)
    assert t.s.level[at] == 3 and t.s.requested >> FORM & 1
    assert not any(t.s.requests)


def test_a_request_is_fulfilled_once_in_a_game() -> None:
    """A22.2: only in the round in which somebody was the first."""
    t = Scenario(planetary_events=False)
    t.s.requested = 1 << FORM
    player = t.active
    cell = free_cell(t, player.home)
    player.colony(cell).has(food=30)
    t.ask_again().play(f"grow:{cell}")
    to_next_round(t)
    assert t.s.level[CELL_IDS.index(cell)] == 2


def test_all_who_manage_it_in_the_same_round_are_paid() -> None:
    """A22.2"""
    t = Scenario(planetary_events=False)
    cells = []
    for _ in range(2):
        player = t.active
        cells.append(free_cell(t, player.home))
        player.colony(cells[-1]).has(food=30)
        t.ask_again().play(f"grow:{cells[-1]}", "pass")
    to_next_round(t)
    assert [t.s.level[CELL_IDS.index(cell)] for cell in cells] == [3, 3]


def test_the_milestone_of_form() -> None:
    """A22.12: a colony of level IV with four buildings."""
    t = Scenario()
    player = t.active
    cell = free_cell(t, player.home)
    player.colony(cell, 4).has(food=60)
    at = CELL_IDS.index(cell)
    t.s.centre[at] = 1
    for slot in range(2):
        t.s.sites[SITES * at + slot] = pack(player.seat, 4, 1)
    to_next_round(t)
    assert t.s.points[player.seat] == 0
    t.s.sites[SITES * at + 2] = pack(player.seat, 4, 1)
    to_next_round(t)
    assert t.s.points[player.seat] == 1 and t.s.milestones >> FORM & 1
    to_next_round(t)
    assert t.s.points[player.seat] == 1


# --- A22.15 Kosme --------------------------------------------------------------------------------


def test_kosme_pays_for_a_fleet_in_the_centre() -> None:
    """A22.15: one victory point; elsewhere it is nothing."""
    t = Scenario()
    hear_entered(t.s, 1, t.s.home[1], NOBODY)
    hear_entered(t.s, 0, GALACTIC_CENTRE, NOBODY)
    to_next_round(t)
    assert t.s.points == [1, 0] and t.s.requested >> KOSME & 1


def test_five_fleets_are_a_titan() -> None:
    """A22.15, decision 35"""
    t = Scenario()
    player = t.seat(0).techs("advanced_construction", "main_ships")
    for count in (4, 1):
        for _ in range(count):
            add_fleet(t.s, 0, OWN_FLEET, player.home)
        player.has(food=30, awe=60)
        points = t.s.points[0]
        to_next_round(t)
        assert t.s.points[0] - points == (1 if count == 1 else 0)
    assert t.s.milestones >> KOSME & 1


# --- A22.17 Tor ----------------------------------------------------------------------------------


def test_tor_gives_two_routes_anywhere() -> None:
    """A22.17: in known systems of choice."""
    t = Scenario()
    player = t.active
    cell = free_cell(t, player.home)
    player.colony(cell)
    connect(t, player.seat, cell)
    while not (t.s.phase == 4 or t.question() == "gift-place"):
        t.play("pass")
    assert t.question() == "gift-place" and t.active.seat == player.seat
    to_next_round(t)
    assert t.s.route.count(player.seat) == 3 and t.s.requested >> TOR & 1


def test_the_milestone_of_tor() -> None:
    """A22.17: three connected colonies."""
    t = Scenario()
    t.s.requested = 1 << TOR
    player = t.active
    for count in range(1, 4):
        cell = free_cell(t, player.home)
        player.colony(cell)
        connect(t, player.seat, cell)
        player.has(food=30, awe=30)
        to_next_round(t)
        assert t.s.points[player.seat] == (1 if count == 3 else 0)


# --- A22.18 Welle --------------------------------------------------------------------------------


def test_welle_gives_a_technology() -> None:
    """A22.18: for two anomaly cards in hand."""
    t = Scenario()
    deck = next(at for at, bag in enumerate(t.s.bags) if bag and ANOMALIES >> bag[0] & 1)
    for card in t.s.bags[deck][:2]:
        t.s.hand[1] |= 1 << card
    t.s.bags[deck] = t.s.bags[deck][2:]
    hear_card(t.s, 1, NOBODY, NOBODY)
    known = t.s.techs[1]
    to_next_round(t)
    assert (t.s.techs[1] & ~known).bit_count() == 1 and t.s.requested >> WELLE & 1


def test_the_last_system_is_a_milestone() -> None:
    """A22.18: the main text counts, not the overview."""
    t = Scenario()
    for cell in range(CELLS):
        if t.s.tile[cell] == FACE_DOWN:
            hear_discovered(t.s, 0, cell, NOBODY)
            bag = t.s.ring_bag[10 * RING[cell] : 10 * RING[cell] + 10]
            reveal(t.s, cell, next(kind for kind in range(10) if bag[kind]))
    t.bent = True  # planets without their tokens
    hear_discovered(t.s, 1, 1, NOBODY)
    assert t.s.last_found == 1
    to_next_round(t)
    assert t.s.milestones >> WELLE & 1 and t.s.points == [0, 1]


# --- A22.7 the galactic centre -------------------------------------------------------------------


@pytest.mark.parametrize(("war", "points"), [(False, [0, 1, 1, 2]), (True, [1, 2, 3, 4])])
def test_the_centre_gives_a_point_for_two_rounds(war: bool, points: list[int]) -> None:
    """A22.7, B27.7: a cube, then a point; in war mode a point every round."""
    t = Scenario(war_mode=war)
    t.seat(0).techs("small_craft")
    add_fleet(t.s, 0, OWN_FLEET, GALACTIC_CENTRE)
    for wanted in points:
        t.seat(0).has(food=30, awe=30)
        to_next_round(t)
        assert t.s.points[0] == wanted


def test_without_a_controller_the_cube_is_removed() -> None:
    """A22.7"""
    t = Scenario()
    t.s.cube = 1
    to_next_round(t)
    assert t.s.cube == NOBODY


def test_the_sequence() -> None:
    """A22.1: investors, the black market, restoration, counters, centre, clean-up, the check."""
    steps = [name for name in CLOSING_PHASE.step_names() if not name.startswith("hear_news")]
    assert steps == [
        "pay_requests", "reach_milestones", "stock_market", "court_seele", "restore", "grow_fleets",
        "close_cards", "grow_threats", "hold_centre", "clean_up", "check_victory",
    ]  # fmt: skip


def test_a_milestone_can_win_the_game() -> None:
    """A22.2 comes before A22.9."""
    t = Scenario(target=3)
    t.s.points[0] = 2
    hear_entered(t.s, 0, GALACTIC_CENTRE, NOBODY)
    while not t.s.over:
        apply(t.s, t.s.deciders()[0], GAME.actions.parse("pass"))
    assert GAME.outcome(t.s).winners == [0] and t.s.round == 1


# --- views ---------------------------------------------------------------------------------------


def test_the_view_shows_requests_and_milestones() -> None:
    """A22.2 is open to all."""
    t = Scenario()
    hear_entered(t.s, 0, GALACTIC_CENTRE, NOBODY)
    t.s.milestones = 1 << TOR
    first = t.active
    t.play("pass")
    shown = GAME.view(t.s, 1 - first.seat)["investors"]
    assert shown["tor"] == {"request": True, "milestone": False, "fulfilled": []}
    assert sorted(shown) == ["form", "kosme", "tor", "welle"]
