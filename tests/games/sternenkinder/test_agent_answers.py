"""Single answers of bots about agents: targets, loot, mines, escapes, guards; who stays."""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.bots.agents import (
    ENVOY,
    choose_agency,
    envoy_worth,
    stays,
)
from raumhafen.games.sternenkinder.bots.watch import RESERVE
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import (
    OWN_FLEET,
    RESEARCH_SHIP,
    TECH,
    TECH_COST,
)
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of
from raumhafen.games.sternenkinder.rules.core.movers import MOVERS
from raumhafen.games.sternenkinder.rules.politics import mines, smuggling, uprisings
from raumhafen.games.sternenkinder.state import BRONZE, NOBODY
from tests.games.sternenkinder.agency import Agency, abroad, ship, spies, system, war
from tests.games.sternenkinder.minds import chosen, confront, outlook
from tests.games.sternenkinder.tables import GAME

# --- the menu ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("treaties", "opened"), [(0, False), (6, True)])
def test_an_embassy_is_opened_where_it_earns(treaties: int, opened: bool) -> None:
    """A8.32: something for each treaty until the end, less its food."""
    t = abroad("diplomat")
    t.mine.techs("interportal_community").points_of_capacity(3, 0)
    t.s.treaties += [3, t.mine.seat, t.other.seat, 0] * treaties
    assert t.can("embassy")
    found = choose_agency(outlook(t), t.s.options(t.mine.seat))
    assert (found == GAME.actions.parse("ia:embassy")) == opened


def test_the_first_diplomat_waits_at_home_while_there_is_time() -> None:
    """A13.3, B7.1: for a delegation in the next politics phase; in the end he explores."""
    t = Agency("diplomat")
    for _ in range(2):
        add_civil(t.s, t.mine.seat, RESEARCH_SHIP, NEIGHBOURS[t.mine.home][0])
    fly = GAME.actions.parse(f"fly:{t.ship % 20 + 1}")
    assert stays(t.s, t.mine.seat, fly)
    t.s.limit = t.s.round + 3
    assert not stays(t.s, t.mine.seat, fly)


def test_a_ship_is_bought_for_police_that_has_none() -> None:
    """A8.57: as long as strangers spy at home."""
    t = Agency()
    t.mine.building("food", 3)
    t.crew(t.mine, "police", variant=1)
    buy = GAME.actions.parse("buy:research")
    assert envoy_worth(outlook(t), buy) == 0.0
    t.network(t.other, t.mine.home, 1)
    assert envoy_worth(outlook(t), buy) == ENVOY


# --- A8.11 target and options --------------------------------------------------------------------


@pytest.mark.parametrize(("culture", "taken"), [(30, 30 - RESERVE), (3, 1)])
def test_a_thief_keeps_some_culture(culture: int, taken: int) -> None:
    """A8.42: food first, as much as the culture above the reserve pays for, and then no more."""
    t = abroad("agent")
    t.mine.has(culture=culture)
    t.ask_again().play("ia:steal")
    answers = []
    while t.question() == "ia-detail":
        answers.append(chosen(t))
        t.play(answers[-1])
    assert answers == ["give:food", f"amount:{taken}", "end"]
    assert t.mine.account["food"] == 30 + taken


@pytest.mark.parametrize("leader", ["other", "third"])
def test_who_leads_is_sabotaged(leader: str) -> None:
    """A8.47: then the first thing of his that is there."""
    t = spies("agent", seats=3)
    third = t.seat(3 - t.mine.seat - t.other.seat)
    t.guard(third, t.other.home, 1)
    foe = {"other": t.other, "third": third}[leader]
    t.s.points[foe.seat] = 5
    t.ask_again().play("ia:sabotage")
    assert chosen(t) == f"foe:{foe.seat}"


def test_the_first_building_is_sabotaged() -> None:
    """A8.47: where no ships are in the way."""
    t = spies("agent")
    t.other.building("awe", 2).building("food", 1)
    t.at(0, units_of(t.s, t.other.seat)[0])
    t.ask_again().play("ia:sabotage")
    assert t.options() == ["site:1", "site:2"] and chosen(t) == "site:1"


def test_the_dearest_technology_is_stolen() -> None:
    """A8.50"""
    t = spies("agent")
    t.mine.techs("simple_drives")
    t.other.techs("advanced_drives", "small_craft")
    t.other.building("research", 1)
    t.ask_again().play("ia:espionage")
    assert t.offers("research:small_craft")
    assert TECH_COST[TECH["tech.small_craft"]] < TECH_COST[TECH["tech.advanced_drives"]]
    assert chosen(t) == "research:advanced_drives"


@pytest.mark.parametrize("danger", [True, False])
def test_police_acts_where_a_guard_is_wanted(danger: bool) -> None:
    """A8.57: not the first ship, which is where nobody spies."""
    t = Agency("police")
    t.mine.techs("jurisprudence")
    t.mine.colony("iii3")
    colony = CELL_IDS.index("iii3")
    second = t.second_ship(t.mine, colony, "police")
    t.network(t.other, colony, int(danger))
    t.ask_again().play("ia:guard")
    assert t.question() == "ia-ship"
    assert chosen(t) == ship(second if danger else t.ship)


def test_networks_are_built_on_the_richest_planet() -> None:
    """A8.38, A8.6: of those that the agent reaches."""
    t = spies("agent", level=1)
    near = CELL_IDS[NEIGHBOURS[t.other.home][0]]
    t.other.colony(near)
    t.ask_again().play("ia:build_network")
    assert t.question() == "ia-place" and t.offers(f"at:{near}")
    assert chosen(t) == system(t.other.home)


# --- A8.43, A8.44, A8.54, A8.60 to A8.63 reactions -----------------------------------------------


def test_forged_evidence_blames_who_leads() -> None:
    """A8.54"""
    t = spies("agent", "police", seats=4)
    t.other.colony("iii3", 2)
    cell = CELL_IDS.index("iii3")
    t.at(cell).network(t.mine, cell, 2)
    t.act("terror")
    strangers = [p for p in range(4) if p not in (t.mine.seat, t.other.seat)]
    assert t.question() == "forge"
    for seat in strangers:
        t.s.points = [int(p == seat) for p in range(4)]
        assert chosen(t) == f"foe:{seat}"


def mined(culture: int = 9, fleet: bool = False) -> Agency:
    """A ship or a fleet of the first player comes to a mine of the other."""
    t = Agency("diplomat")
    t.other.has(culture=culture)
    mover = t.ship
    if fleet:
        add_fleet(t.s, t.mine.seat, OWN_FLEET, 0)
        mover = MOVERS + fleets_of(t.s, t.mine.seat)[0]
    t.at(0).s.mine[CELLS * t.other.seat] = 2
    confront(t, mines.SET_OFF, t.other.seat, [mover, 0])
    assert t.question() == "mine-fire"
    return t


def test_mines_are_for_foes_and_fleets() -> None:
    """A8.44: no civil ship is hit in peace, no ship of the own federation ever."""
    assert chosen(mined()) == "no" and chosen(mined(fleet=True)) == "yes"
    t = mined()
    war(t)
    assert chosen(t) == "yes"
    t = mined(fleet=True)
    t.s.federation = [0, 0]
    assert chosen(t) == "no"


def test_a_mine_that_cannot_be_paid_stays_silent() -> None:
    """A8.44"""
    assert chosen(mined(culture=1, fleet=True)) == "no"


def test_agents_escape_from_foes_with_all_ships() -> None:
    """A8.43: a stranger's fleet in peace is no danger."""
    t = Agency("agent")
    cell = NEIGHBOURS[t.mine.home][0]
    fellow = t.second_ship(t.mine, cell, "police")
    t.at(cell)
    confront(t, mines.ESCAPE, t.mine.seat, [NOBODY, cell])
    assert t.question() == "escape" and chosen(t) == "no"
    war(t)
    assert chosen(t) == "yes"
    t.play("yes")
    assert t.question() == "escape-all" and chosen(t) == "yes"
    t.play("yes")
    assert t.s.civil_at[fellow] == t.s.civil_at[t.ship] == t.mine.home


def test_all_contraband_is_sold() -> None:
    """A8.61, A8.62: twice as much as for a part."""
    t = abroad("agent")
    t.s.civil_goods[t.ship] = BRONZE
    confront(t, smuggling.SELL_GOODS, t.mine.seat, [t.ship])
    assert t.question() == "contraband" and chosen(t) == "goods:all"


def test_contraband_is_seized() -> None:
    """A8.63"""
    t = Agency("agent")
    t.at(0).guard(t.other, 0, 1)
    t.s.civil_goods[t.ship] = BRONZE
    confront(t, mines.INTERCEPT, t.other.seat, [t.ship, 0])
    assert t.question() == "interception" and chosen(t) == "yes"


def test_guards_are_attacked_only_in_war() -> None:
    """B9.9, A7.1: in peace it would be a raid."""
    t = Agency()
    for _ in range(3):
        add_fleet(t.s, t.mine.seat, OWN_FLEET, 0)
    t.guard(t.other, 0, 2)
    confront(t, uprisings.ATTACK_GUARDS, t.mine.seat, [NOBODY, NOBODY, 0])
    assert t.question() == "attack-guard" and chosen(t) == "end"
    war(t)
    assert chosen(t) == system(0)


def test_the_first_character_acts() -> None:
    """A8.1: agents before diplomats, who may still talk."""
    t = spies("agent", "diplomat", level=1)
    t.ask_again().play("ia:build_network")
    assert t.question() == "ia-character" and chosen(t) == "character:agent"
