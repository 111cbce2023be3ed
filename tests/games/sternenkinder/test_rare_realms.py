"""Realms in rare straits: a lost or blocked home world, players who are out, advisors who go."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from raumhafen.engine.flow import Frame
from raumhafen.engine.rng import Rng
from raumhafen.games.sternenkinder.actions import BUILD, BUY, CELL_IDS, THINGS, UNITS
from raumhafen.games.sternenkinder.content.cabinet import ADVISOR
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE, RING_CELLS
from raumhafen.games.sternenkinder.content.layouts import LAYOUT_RINGS
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import (
    COLONY_SHIP,
    PLANET,
    TECH_IDS,
)
from raumhafen.games.sternenkinder.rules.core import foes
from raumhafen.games.sternenkinder.rules.core.advisors import put_below
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.news import (
    ECONOMY_OVER,
    POLICY_INTRODUCED,
    POLITICS_BEGUN,
    POLITICS_OVER,
)
from raumhafen.games.sternenkinder.rules.core.pacts import forget_player
from raumhafen.games.sternenkinder.rules.core.places import pack, planets_of
from raumhafen.games.sternenkinder.rules.core.prices import MOST_ANSWERS, Unlocks
from raumhafen.games.sternenkinder.rules.core.regime_income import dividend_pips
from raumhafen.games.sternenkinder.rules.core.regimes import DIVIDEND, FUND, INFLUENCE, PRAISED
from raumhafen.games.sternenkinder.rules.politics import goals, wars
from raumhafen.games.sternenkinder.rules.strategy import buildings, units
from raumhafen.games.sternenkinder.rules.strategy.control import call_income
from raumhafen.games.sternenkinder.rules.strategy.economy import close_economy
from raumhafen.games.sternenkinder.rules.strategy.interventions import intervene
from raumhafen.games.sternenkinder.rules.strategy.investors import FORM, HEAVEN, pay_requests
from raumhafen.games.sternenkinder.rules.strategy.politics import close_politics, open_politics
from raumhafen.games.sternenkinder.state import (
    FACE_DOWN,
    FORTRESS_BIT,
    NOBODY,
    SITES,
    SternState,
)
from tests.games.sternenkinder.agency import Agency
from tests.games.sternenkinder.chambers import apply_as, chamber, hold
from tests.games.sternenkinder.courts import Court
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.tables import GAME, Scenario, reveal
from tests.games.sternenkinder.talks import Diplomacy

PLACE = CELL_IDS.index("iii3")


# --- advisors ------------------------------------------------------------------------------------


def test_bribes_of_an_advisor_end_with_him() -> None:
    """A8.31, A8.41, decision 19: under the deck nobody uses his abilities; others stay bribed."""
    t = Court().advisor("clan_member")
    t.advisor("rain_settler", "first_a", seat=t.other)
    gone, stays = ADVISOR["rain_settler"], ADVISOR["clan_member"]
    t.s.bribes = [gone, 0, t.mine.seat, stays, 0, t.other.seat, gone, 1, t.mine.seat]
    put_below(t.s, gone)
    assert t.s.bribes == [stays, 0, t.other.seat]
    assert t.s.advisor_queue[-1] == gone and t.skills("rain_settler") == []


def test_bribes_of_others_outlive_a_player() -> None:
    """Decision 25: only those of who is out end."""
    t = Court(seats=3).advisor("clan_member").advisor("rain_settler")
    third = 3 - t.mine.seat - t.other.seat
    clan, rain = ADVISOR["clan_member"], ADVISOR["rain_settler"]
    t.s.bribes = [clan, 0, t.other.seat, rain, 0, third]
    forget_player(t.s, third)
    assert t.s.bribes == [clan, 0, t.other.seat]


def test_who_is_out_has_no_advisors() -> None:
    """A2.4, A10.11: the laws notice one in play and one in hand."""
    t = Court(seats=3).advisor("rain_settler")
    t.s.out = 1 << t.other.seat
    assert "A2.4 advisors" not in GAME.broken_laws(t.s)
    t.hold("tor_contact", t.other)
    assert "A2.4 advisors" in GAME.broken_laws(t.s)
    t.away("tor_contact").advisor("tor_contact", seat=t.other)
    assert "A2.4 advisors" in GAME.broken_laws(t.s)


def test_a_bankrupt_loses_the_sites_of_his_builder() -> None:
    """B2.8, A10.13, B3.4: without the Form Master Builder a colony has a site less."""
    t = Court().advisor("form_builder", "first_a", "second_b")
    me = t.mine.seat
    cell = CELL_IDS.index(t.settle(t.mine))
    t.s.sites[SITES * cell : SITES * cell + 2] = [pack(me, 4, 1), pack(me, 4, 1)]
    t.mine.has(food=0, awe=0, research=-60, culture=0)
    t.bent = True
    while t.question() != "sale":
        t.play("pass")
    t.play("advisor:form_builder")
    assert t.question() == "lost-slot" and t.active.seat == me
    t.play(t.options()[0])
    assert sum(map(bool, t.s.sites[SITES * cell : SITES * (cell + 1)])) == 1
    assert t.question() == "sale"


# --- ships and home worlds -----------------------------------------------------------------------


def test_a_blocked_place_gives_no_space_capacity() -> None:
    """B4.4.4: its building still makes ground capacity."""
    t = Scenario()
    player = t.seat(0)
    t.s.blockade[player.home] = 1
    ground, space = player.full_capacity
    player.building("capacity", 1)
    assert player.full_capacity[0] > ground and player.full_capacity[1] == space
    t.s.blockade[player.home] = NOBODY
    assert player.full_capacity[1] > space


def test_only_own_resource_buildings_count_for_a_call() -> None:
    """B3.5.5, decision 26: neither capacity nor what others have bought there."""
    t = Scenario()
    start, income = SITES * t.seat(0).home, call_income(t.s, 0)
    t.s.sites[start : start + 2] = [pack(0, 4, 1), pack(1, 0, 1)]
    assert call_income(t.s, 0) == income
    t.s.sites[start + 2] = pack(0, 0, 1)
    assert call_income(t.s, 0) > income


def rich_player() -> Scenario:
    """Whoever is asked can buy anything."""
    t = Scenario()
    t.active.has(food=90, awe=90, research=90, culture=90).points_of_capacity(20, 20)
    t.active.techs("small_craft", "defence_troops")
    return t


def test_a_blocked_home_world_makes_no_ships() -> None:
    """B5.1.1: ground units come all the same."""
    t = rich_player()
    player, fleet = t.active, UNITS.index("fleet")
    research, infantry = UNITS.index("research"), UNITS.index("infantry")
    assert units.unit_places(t.s, player.seat, fleet) == [player.home]
    t.s.blockade[player.home] = 1 - player.seat
    assert [units.unit_places(t.s, player.seat, unit) for unit in (fleet, research)] == [[], []]
    sold = units.buy_options(t.s, player.seat)
    assert BUY + infantry in sold and not {BUY + fleet, BUY + research} & set(sold)


def test_there_is_room_for_twenty_civil_ships() -> None:
    """B5.1.4: fleets have places of their own."""
    t = rich_player()
    seat, ships = t.active.seat, [UNITS.index(name) for name in ("research", "colony")]
    assert all(units.unit_places(t.s, seat, unit) for unit in ships)
    t.active.crowd()
    assert not any(units.unit_places(t.s, seat, unit) for unit in ships)
    sold = units.buy_options(t.s, seat)
    assert not {BUY + unit for unit in ships} & set(sold) and BUY + UNITS.index("fleet") in sold


def test_who_lost_his_home_world_buys_elsewhere() -> None:
    """B5.1.1, B4.1.1: ground units and defence on a colony; ships need a capacity building."""
    t = rich_player()
    player, fortress = t.active, THINGS.index("fortress")
    fleet, infantry = UNITS.index("fleet"), UNITS.index("infantry")
    player.colony("iii3").techs(*[id.removeprefix("tech.") for id in TECH_IDS])
    t.s.owner[player.home] = 1 - player.seat
    sold = units.buy_options(t.s, player.seat)
    assert BUY + infantry in sold and BUY + fleet not in sold
    assert BUILD + fortress in buildings.build_options(t.s, player.seat)
    assert buildings.affordable_places(t.s, player.seat, fortress) == [PLACE]
    t.s.defence[PLACE] = FORTRESS_BIT
    assert BUILD + fortress not in buildings.build_options(t.s, player.seat)
    t.s.sites[SITES * PLACE] = pack(player.seat, 4, 1)
    assert units.unit_places(t.s, player.seat, fleet) == [PLACE]


def test_kept_answers_about_unlocks_do_not_pile_up() -> None:
    """B4.1.4: as many as are kept at once, then from the beginning; the answers stay right."""
    unlocks = Unlocks(list(range(13)))
    for techs in range(MOST_ANSWERS):
        unlocks.by(techs)
    assert len(unlocks.found) == MOST_ANSWERS and unlocks.by(MOST_ANSWERS) == [12]
    assert len(unlocks.found) == 1 and unlocks.by(0b101) == [0, 2]


# --- governments ---------------------------------------------------------------------------------


def test_the_dividend_of_a_fused_economy_counts_once() -> None:
    """A16.13, A16.7: the first member who has the policy earns it for all."""
    t = Reign("federation", "dividend", seats=4)
    t.federate(t.other)
    t.set(DIVIDEND, 3)
    assert dividend_pips(t.s, t.mine.seat) == dividend_pips(t.s, t.other.seat) == 3
    t.rule(t.mine, "federation", "fusion")
    assert [dividend_pips(t.s, p.seat) for p in (t.mine, t.other)] == [3, 0]


def test_the_fund_of_an_autocrat_is_no_income() -> None:
    """A17.6: he has capacity instead."""
    t = Reign("autocracy", "fund")
    before = t.mine.income
    t.set(FUND, 4)
    assert t.gained(before) == {}


def test_a_utopia_settles_without_a_ship() -> None:
    """A18.11, B3.1: within its influence."""
    t = Reign("utopia")
    me = t.mine.seat
    for unit in units_of(t.s, me):
        assert t.s.civil_kind[unit] != COLONY_SHIP
    t.set(INFLUENCE, max(DISTANCE))
    cell = next(
        c for c in range(CELLS) if t.s.tile[c] == FACE_DOWN and CELL_IDS[c].startswith("ii")
    )
    reveal(t.s, cell, PLANET)
    t.s.planet[cell] = t.s.planets_left.pop(0)
    t.seat(t.s.seats - 1).crowd()
    ships = t.s.civil_kind[:]
    while t.question() != "found-place":
        t.play("pass")
    assert t.active.seat == me
    t.play(f"at:{CELL_IDS[cell]}")
    assert (t.s.owner[cell], t.s.level[cell]) == (me, 1) and t.s.civil_kind == ships


# --- who is out ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "moment"),
    [
        (open_politics, POLITICS_BEGUN),
        (close_politics, POLITICS_OVER),
        (close_economy, ECONOMY_OVER),
    ],
)
def test_phases_begin_and_end_without_who_is_out(
    step: Callable[[SternState, Frame], None], moment: int
) -> None:
    """A2.4, A10.13: everybody else hears of it, in player order."""
    t = Diplomacy(3)
    t.s.out = 1 << t.other.seat
    step(t.s, t.s.stack[-1])
    rows = [t.s.news[at : at + 4] for at in range(0, len(t.s.news), 4)]
    heard = [seat for said, seat, _, _ in rows if said == moment]
    assert heard == [seat for seat in t.s.seats_from(t.s.first) if seat != t.other.seat]


def test_goals_of_other_wars_stay() -> None:
    """Decision 25: only the wars of who is out end."""
    t = Diplomacy(4)
    wars.begin_war(t.s, 0, 1, 0b0001, 0b0010)
    wars.begin_war(t.s, 2, 3, 0b0100, 0b1000)
    goals.set_goal(t.s, 0, 1, goals.VICTORY, 3, 1)
    goals.set_goal(t.s, 2, 3, goals.VICTORY, 3, 3)
    foes.forget_fighter(t.s, 1)
    assert t.s.war_goals == [2, 3, goals.VICTORY, 3, 3, 0] and t.s.foes == [0, 0, 0b1000, 0b0100]


# --- investors, events, the start ----------------------------------------------------------------


def test_heaven_praises_the_first_policy_of_a_round() -> None:
    """A22.13: a second one does not take its place."""
    t = Reign("democracy")
    for name in ("dividend", "participation"):
        t.tells(POLICY_INTRODUCED, subject=POLICY[name])
    assert t.count(PRAISED) == POLICY["dividend"] and t.s.requests[HEAVEN] == 1 << t.mine.seat


@pytest.mark.parametrize("kept", [True, False])
def test_form_raises_no_colony_that_is_lost(kept: bool) -> None:
    """A22.2, A22.12: the request is fulfilled for good, but its reward is for the owner."""
    t = Scenario(planetary_events=False)
    player = t.active
    player.colony("iii3", 2)
    t.s.raised[player.seat], t.s.requests[FORM] = PLACE, 1 << player.seat
    t.s.owner[PLACE] = player.seat if kept else 1 - player.seat
    depth = len(t.s.stack)
    pay_requests(t.s, t.s.stack[-1])
    assert len(t.s.stack) == depth + kept and t.s.requested == 1 << FORM
    assert not any(t.s.requests) and t.s.raised == [NOBODY] * 2


def test_nobody_intervenes_where_nothing_is_demanded() -> None:
    """B27.6.6: an agent spends as much as is demanded, so here he has nothing to say."""
    t = Agency()
    t.crew(t.other, "agent").at(t.mine.home, units_of(t.s, t.other.seat)[0])
    depth = len(t.s.stack)
    intervene(t.s, t.mine.seat, t.mine.home, [0, 0, 0, 0])
    assert len(t.s.stack) == depth
    intervene(t.s, t.mine.seat, t.mine.home, [0, 2, 0, 0])
    assert [f.script.name for f in t.s.stack[depth:]] == ["intervene"]


def test_a_quick_start_without_a_place_has_no_colony() -> None:
    """A1.17, B1.2.6: buildings and government come all the same."""
    t = Scenario(2, quick_start=True, planetary_events=False)
    t.s.planets_left, t.bent = t.s.planets_left[:1], True
    second = 1 - t.active.seat
    while t.active.seat != second:
        t.play(t.options()[0])
    assert t.question() == "quick-building" and planets_of(t.s, second) == [t.s.home[second]]
    ring = RING_CELLS[LAYOUT_RINGS[t.s.layout] + 1]
    assert sum(t.s.owner[cell] != NOBODY for cell in ring) == 1


def redealt(s: SternState, seat: int) -> set[tuple[int, ...]]:
    """Hands of laws and their deck as the seat may guess them."""
    found = set()
    for seed in range(5):
        copy = s.clone()
        GAME.redeal(copy, seat, Rng(seed))
        assert isinstance(copy, SternState)
        found.add((copy.law_deck, *copy.law_hand))
    return found


def test_proposals_are_not_dealt_anew_while_they_are_written() -> None:
    """A0.15, A9.5: hands stay as they are until all have decided; before, they change."""
    t = chamber(3, "council_stipend")
    me, you = t.mine.seat, t.other.seat
    t.s.budget[5 * you] = 1
    hold(t, you, "free_trade")
    assert len(redealt(t.s, me)) > 1
    t.play("council")
    apply_as(t, you, "law:free_trade")
    assert t.s.deciders() == [me] and redealt(t.s, me) == {(t.s.law_deck, *t.s.law_hand)}


def test_levels_lie_on_open_anomalies_only() -> None:
    """B8.7: the laws notice a level where there is no card, and where another card lies."""
    t = Scenario()
    assert GAME.broken_laws(t.s) == []
    t.s.stage[PLACE] = 1
    assert GAME.broken_laws(t.s) == ["B8.7 levels"]
