"""A8.30 to A8.57 Institution actions of diplomats and police, and those shared with agents.

Those of agents alone stand in `test_agent_actions.py`.
"""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, IA_IDS, PACTS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE, NEIGHBOURS
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.content.statutes import LAW
from raumhafen.games.sternenkinder.content.tables import (
    COLONY_SHIP,
    GROUND_UNITS,
    OWN_FLEET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.agents import FIRST_LAW, FIRST_PACT, cubes_on
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import (
    add_fleet,
    fleets_in,
    fleets_of,
)
from raumhafen.games.sternenkinder.rules.core.movers import MOVERS, STANDSTILL, slow_down
from raumhafen.games.sternenkinder.rules.core.pacts import ALLIANCE, has_treaty
from raumhafen.games.sternenkinder.rules.politics import goals
from raumhafen.games.sternenkinder.rules.politics.craft_table import CRAFTS
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import weariness
from raumhafen.games.sternenkinder.state import BRONZE
from tests.games.sternenkinder.agency import Agency, abroad, ship, spies, system, war
from tests.games.sternenkinder.chambers import hold
from tests.games.sternenkinder.tables import GAME

REACTIONS = {"support", "escape", "forge", "arrest"}  # test_reactions


def test_every_action_that_works_is_declared_or_a_reaction() -> None:
    """A8.30 to A8.57: none waits."""
    works = {name for name in IA_IDS if f"ia.{name}" not in PENDING}
    assert works == {IA_IDS[at] for at in CRAFTS} | REACTIONS
    assert set(IA_IDS) == works


# --- diplomats -----------------------------------------------------------------------------------


@pytest.mark.plays("ia.recruit")
def test_recruit_a_ship() -> None:
    """A8.30 ia.recruit: twice its price, paid to its owner; in the same or an adjacent system."""
    t = abroad("diplomat")
    t.mine.techs("deep_contacts")
    mine, yours = len(units_of(t.s, t.mine.seat)), len(units_of(t.s, t.other.seat))
    t.act("recruit")
    assert len(units_of(t.s, t.mine.seat)) == mine + 1
    assert len(units_of(t.s, t.other.seat)) == yours - 1
    assert t.mine.account["culture"] == 24 and t.other.account["culture"] == 36


def test_recruit_fleets_after_reconnaissance() -> None:
    """A8.30, decision 18: and only as many as one may have."""
    t = abroad("diplomat")
    t.mine.techs("deep_contacts", "small_craft")
    add_fleet(t.s, t.other.seat, OWN_FLEET, t.other.home)
    t.ask_again().play("ia:recruit")
    assert t.question() == "politics"  # the only ship was the only choice
    t.rested()
    assert not t.can("recruit")
    t.s.watched[t.mine.seat] = 1 << t.other.seat
    t.act("recruit", ship(t.ship))
    assert len(fleets_of(t.s, t.mine.seat)) == 1 and not fleets_of(t.s, t.other.seat)


def test_recruit_neutral_fleets() -> None:
    """A8.30: the last of a group stays."""
    t = abroad("diplomat")
    t.mine.techs("deep_contacts", "small_craft")
    for unit in units_of(t.s, t.other.seat):
        t.s.civil_at[unit] = t.mine.home
    near = NEIGHBOURS[t.other.home][0]
    t.s.neutral_at[0], t.s.neutral_kind[0], t.s.neutral_count[0] = near, OWN_FLEET, 2
    t.bent = True
    t.act("recruit")
    assert t.s.neutral_count[0] == 1 and fleets_in(t.s, t.mine.seat, near)
    t.rested()
    assert not t.can("recruit")


@pytest.mark.plays("ia.embassy")
def test_open_an_embassy() -> None:
    """A8.32 ia.embassy: 6 F and 3 ground capacity."""
    t = abroad("diplomat")
    t.mine.points_of_capacity(3, 0)
    assert not t.can("embassy")
    t.mine.techs("interportal_community")
    t.act("embassy")
    assert t.s.embassy[t.other.home] == 1 << t.mine.seat
    assert t.mine.account["food"] == 24 and t.mine.capacity == [0, 0]


@pytest.mark.plays("ia.dialogue")
@pytest.mark.parametrize("embassy", [False, True])
def test_hold_a_dialogue(embassy: bool) -> None:
    """A8.33 ia.dialogue: the level of the planet, 1 for its owner; twice with an embassy."""
    t = abroad("diplomat")
    t.s.embassy[t.other.home] = int(embassy) << t.mine.seat
    t.act("dialogue")
    factor = 2 if embassy else 1
    assert t.mine.account["culture"] == 30 + 3 * factor
    assert t.other.account["culture"] == 30 + factor


@pytest.mark.plays("ia.pressure")
def test_pressure_for_a_treaty() -> None:
    """A8.34 ia.pressure: with the third cube the treaty is concluded, and who pressed pays."""
    t = abroad("diplomat")
    t.mine.techs("deep_contacts")
    code, card = t.offer("alliance"), FIRST_PACT + PACTS.index("alliance")
    for cubes in (1, 2):
        t.act("pressure", code)
        assert cubes_on(t.s, card, t.other.seat, t.mine.seat) == cubes
        t.rested()
    t.mine.has(culture=3)
    assert not has_treaty(t.s, ALLIANCE, t.mine.seat, t.other.seat)
    t.ask_again().play("ia:pressure")
    assert code not in t.options()  # it could not be paid
    t.play("object:war")
    t.rested()
    t.mine.has(culture=30)
    t.act("pressure", code)
    assert has_treaty(t.s, ALLIANCE, t.mine.seat, t.other.seat)
    assert cubes_on(t.s, card, t.other.seat, t.mine.seat) == 0 and t.mine.account["culture"] < 28


@pytest.mark.plays("ia.pressure")
def test_pressure_for_a_reason_of_war() -> None:
    """A8.34: twice the effect with an embassy."""
    t = abroad("diplomat")
    t.mine.techs("deep_contacts")
    t.s.embassy[t.other.home] = 1 << t.mine.seat
    t.act("pressure", "object:war")
    assert cubes_on(t.s, 0, t.other.seat, t.mine.seat) == 2
    t.rested()
    t.act("pressure", "object:war")
    assert goals.has_casus(t.s, t.mine.seat, t.other.seat) and t.s.cubes == []


def test_pressure_in_war_and_relief() -> None:
    """A8.34: weariness, or own cubes away."""
    t = abroad("diplomat")
    t.mine.techs("deep_contacts")
    t.s.cubes = [0, t.mine.seat, t.other.seat, 2]
    t.act("pressure", "object:remove")
    assert cubes_on(t.s, 0, t.mine.seat, t.other.seat) == 1
    t.rested()
    war(t)
    t.act("pressure", "object:planet")
    assert weariness(t.s, t.other.seat) == 3


@pytest.mark.plays("ia.influence")
def test_a_campaign_of_influence_takes_votes() -> None:
    """A8.36 ia.influence: a vote for each cube, until the vote is held."""
    t = abroad("diplomat")
    t.mine.techs("deep_contacts")
    t.ask_again().play("ia:influence")
    assert "law:sovereign" not in t.options() and "law:bounties" not in t.options()
    t.play("law:free_trade")
    assert t.mine.account["culture"] == 27
    card = FIRST_LAW + LAW["law.free_trade"]
    assert cubes_on(t.s, card, t.other.seat, t.mine.seat) == 1
    hold(t, t.mine.seat, "free_trade")
    t.s.budget[5 * t.mine.seat] = 1
    t.ask_again().play("council", "law:free_trade")
    while t.question() == "buy-votes":
        t.play("amount:0")
    assert t.s.ballots[t.mine.seat] == 4 and t.s.ballots[t.other.seat] == 2 and t.s.cubes == []


def test_influence_can_be_undone() -> None:
    """A8.36: "always" laws only with an embassy there."""
    t = abroad("diplomat")
    t.mine.techs("deep_contacts")
    t.s.embassy[t.other.home] = 1 << t.mine.seat
    t.s.cubes = [FIRST_LAW + LAW["law.free_trade"], t.other.seat, t.mine.seat, 1]
    t.ask_again().play("ia:influence")
    assert "law:bounties" in t.options()
    t.play("object:remove")
    assert t.s.cubes == []


# --- agents and diplomats ------------------------------------------------------------------------


@pytest.mark.plays("ia.recon")
def test_reconnaissance_shows_armies() -> None:
    """A8.37 ia.recon, decision 18: garrisons and cargoes, not the defence buildings."""
    t = abroad("agent")
    t.s.troops[GROUND_UNITS * t.other.home + 1] = 2
    t.s.defence[t.other.home] = 1
    assert GAME.own_view(t.s, t.mine.seat)["mine"]["watched"] == []
    t.act("recon")
    seen = GAME.own_view(t.s, t.mine.seat)["mine"]["watched"]
    assert (
        seen[0]["seat"] == t.other.seat
        and sum(seen[0]["garrisons"][CELL_IDS[t.other.home]].values()) == 2
    )
    assert "defence" not in seen[0] and not t.can("recon")


@pytest.mark.plays("ia.build_network")
def test_build_a_network() -> None:
    """A8.38 ia.build_network, A26.10: the new level in C, at most 3."""
    t = spies("agent", "diplomat", level=1)
    t.act("build_network", "character:agent", system(t.other.home))
    assert t.s.network[CELLS * t.mine.seat + t.other.home] == 2
    assert t.mine.account["culture"] == 28
    t.network(t.mine, t.other.home, 3).at(t.mine.home).network(t.mine, t.mine.home, 3)
    t.s.agency = 0
    assert not t.can("build_network")


def test_a_network_is_the_only_illegal_action_there() -> None:
    """A8.38: unless the system is controlled."""
    t = abroad("agent", "diplomat")
    t.mine.techs("strategic_infiltration")
    t.act("steal", "give:awe", "amount:1", "end")
    t.s.agency = 0
    assert not t.can("build_network")
    t.at(t.mine.home)
    assert t.can("build_network")


@pytest.mark.plays("ia.dive")
def test_go_to_ground() -> None:
    """A8.40 ia.dive: to another own network or next door; it stays there in this round."""
    t = abroad("agent")
    t.network(t.mine, t.other.home, 1).network(t.mine, t.mine.home, 1)
    t.act("dive", system(t.mine.home))
    assert t.s.civil_at[t.ship] == t.mine.home
    far = DISTANCE[CELLS * t.mine.home + t.other.home]
    assert far > 3 and t.mine.account["culture"] == 30 - (far // 2 - 1)
    t.movement()
    assert t.s.civil_left[t.ship] == 0


# --- police --------------------------------------------------------------------------------------


@pytest.mark.plays("ia.uncover")
def test_uncover_a_network() -> None:
    """A8.53 ia.uncover: its level in C, less own police and guards; at 0 it is gone."""
    t = Agency("police")
    t.mine.techs("strategic_infiltration").has(culture=9)
    t.network(t.other, t.mine.home, 1)
    t.act("uncover")
    assert t.s.network[CELLS * t.other.seat + t.mine.home] == 0
    assert t.mine.account["culture"] == 9


@pytest.mark.plays("ia.patrol")
def test_patrol() -> None:
    """A8.56 ia.patrol: from guard to guard, with as much hull as the first has levels."""
    t = Agency("police")
    t.guard(t.mine, t.mine.home, 1)
    assert not t.can("patrol")
    t.guard(t.mine, t.other.home, 2)
    other = add_civil(t.s, t.mine.seat, COLONY_SHIP, t.mine.home)
    third = add_civil(t.s, t.mine.seat, RESEARCH_SHIP, t.mine.home)
    t.act("patrol", ship(t.ship), ship(third))
    assert t.s.civil_at[t.ship] == t.s.civil_at[third] == t.other.home
    assert t.s.civil_at[other] == t.mine.home and t.question() == "politics"


def test_who_may_not_move_again_does_not_patrol() -> None:
    """A8.56, A8.40, A13.3: each unit needs a strategic movement of at least 1."""
    t = Agency("police")
    t.guard(t.mine, t.mine.home, 6).guard(t.mine, t.other.home, 1)
    third = add_civil(t.s, t.mine.seat, RESEARCH_SHIP, t.mine.home)
    add_fleet(t.s, t.mine.seat, OWN_FLEET, t.mine.home)
    fleet = fleets_of(t.s, t.mine.seat)[0]
    slow_down(t.s, third, STANDSTILL)
    slow_down(t.s, MOVERS + fleet, STANDSTILL)
    t.act("patrol", ship(t.ship))
    assert t.question() == "politics" and t.s.civil_at[t.ship] == t.other.home
    assert t.s.civil_at[third] == t.s.fleet_at[fleet] == t.mine.home
    t.rested()
    slow_down(t.s, t.ship, STANDSTILL)
    assert not t.can("patrol")


@pytest.mark.plays("ia.guard")
def test_build_a_guard() -> None:
    """A8.57 ia.guard, A26.10: 1 C or 2 AWE for a level."""
    t = Agency("police")
    t.mine.techs("jurisprudence")
    t.act("guard", "give:awe")
    assert t.s.guard[CELLS * t.mine.seat + t.mine.home] == 1
    assert t.mine.account["awe"] == 7 and t.question() == "politics"


def test_guards_are_raised_several_times_with_a_political_action() -> None:
    """A8.57: up to level 6; upkeep 1 AWE for two levels."""
    t = Agency("police")
    t.mine.techs("jurisprudence").has(culture=20)
    t.s.busy[t.ship] = 4
    t.actions(t.mine, 1)
    before = t.mine.income["awe"]
    t.act("guard", "give:culture")
    while t.question() == "guard-again":
        t.play("give:culture")
    assert t.s.guard[CELLS * t.mine.seat + t.mine.home] == 6
    assert t.mine.account["culture"] == 14 and t.mine.income["awe"] == before - 3


@pytest.mark.plays("ia.smuggle")
def test_load_contraband() -> None:
    """A8.39 ia.smuggle: on an own planet, 3 C; a bronze cube."""
    t = Agency("agent")
    t.act("smuggle")
    assert t.s.civil_goods[t.ship] == BRONZE and t.mine.account["culture"] == 6
    t.rested()
    assert not t.can("smuggle")


def test_the_own_federation_is_spared() -> None:
    """A0.12: nothing of its members can be stolen or destroyed."""
    t = spies("agent")
    assert t.can("steal") and t.can("sabotage")
    t.s.federation = [t.mine.seat] * 2
    assert not t.can("steal") and not t.can("sabotage")
