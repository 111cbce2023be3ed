"""A8.30 to A8.57 Every institution action that a character declares is played."""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, IA_IDS, PACTS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, DISTANCE, NEIGHBOURS
from raumhafen.games.sternenkinder.content.pending import PENDING
from raumhafen.games.sternenkinder.content.statutes import LAW
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    COLONY_SHIP,
    GROUND_UNITS,
    NEBULA,
    OWN_FLEET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.agents import FIRST_LAW, FIRST_PACT, cubes_on
from raumhafen.games.sternenkinder.rules.core.cards import keep
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import (
    add_fleet,
    fleet_price,
    fleets_in,
    fleets_of,
)
from raumhafen.games.sternenkinder.rules.core.pacts import ALLIANCE, has_treaty
from raumhafen.games.sternenkinder.rules.politics import goals, wars
from raumhafen.games.sternenkinder.rules.politics.craft_table import CRAFTS
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import weariness
from raumhafen.games.sternenkinder.state import BRONZE, FACE_DOWN, FLEETS, NOBODY
from tests.games.sternenkinder.agency import Agency, abroad, ship, spies, system
from tests.games.sternenkinder.chambers import hold
from tests.games.sternenkinder.tables import GAME, reveal

REACTIONS = {"support", "escape", "forge", "arrest"}  # test_reactions


def war(t: Agency) -> None:
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, you, me, 1 << you, 1 << me)
    goals.set_goal(t.s, you, me, goals.VICTORY, 3, me)
    t.s.wars[5 + you] = 2


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


# --- agents --------------------------------------------------------------------------------------


@pytest.mark.plays("ia.steal")
def test_steal_resources() -> None:
    """A8.42 ia.steal: any mix, 1 C each."""
    t = abroad("agent")
    t.act("steal", "give:awe", "amount:4", "give:food", "amount:2", "end")
    assert t.mine.account == {"food": 32, "awe": 34, "research": 30, "culture": 24}
    assert t.other.account == {"food": 28, "awe": 26, "research": 30, "culture": 30}


def test_steal_a_card() -> None:
    """A8.42, decision 16: the thief chooses it, for 5 C."""
    t = abroad("agent")
    card = next(iter(t.s.bags[2]))
    t.s.bags[2] = tuple(c for c in t.s.bags[2] if c != card)
    keep(t.s, t.other.seat, card)
    t.ask_again().play("ia:steal")
    t.play(next(o for o in t.options() if o.startswith("card")))
    assert t.s.hand[t.mine.seat] >> card & 1 and not t.s.hand[t.other.seat]
    assert t.mine.account["culture"] == 25


@pytest.mark.plays("ia.mine")
def test_lay_a_mine_in_secret() -> None:
    """A8.44 ia.mine: asteroids or a trade route, its strength is hidden; nothing is paid yet."""
    t = spies("agent")
    cell = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    reveal(t.s, cell, ASTEROID)
    t.at(cell)
    t.ask_again()
    told = t.play("ia:mine")
    assert t.question() == "mine-value" and t.s.veils(t.mine.seat)
    told += t.play("amount:3")
    assert t.s.mine[CELLS * t.mine.seat + cell] == 3 and t.mine.account["culture"] == 30
    assert all("3" not in map(str, event.args.values()) for event in told if "mine" in event.key)
    t.rested()
    assert not t.can("mine")


@pytest.mark.plays("ia.corrupt")
def test_promote_corruption() -> None:
    """A8.45 ia.corrupt: the level of each resource building; its owner loses nothing."""
    t = abroad("agent")
    assert not t.can("corrupt")
    t.other.building("awe", 2).building("food", 1).building("capacity", 3)
    t.act("corrupt")
    assert t.mine.account == {"food": 31, "awe": 32, "research": 30, "culture": 29}
    assert t.other.account["awe"] == 30


@pytest.mark.plays("ia.probe")
def test_sound_out_the_situation() -> None:
    """A8.46 ia.probe: as much C as the network has levels."""
    t = spies("agent", level=2)
    t.act("probe")
    assert t.mine.account["culture"] == 32


@pytest.mark.plays("ia.sabotage")
def test_sabotage() -> None:
    """A8.47 ia.sabotage: a building; the others close ranks."""
    t = spies("agent")
    t.other.building("awe", 2).building("food", 1)
    t.act("sabotage", "site:1")
    assert t.mine.account["culture"] == 27 and t.s.sites[10 * t.other.home + 1] == 0


@pytest.mark.plays("ia.sabotage")
@pytest.mark.parametrize("aim", ["guard", "route", "embassy"])
def test_sabotage_of_markers(aim: str) -> None:
    """A8.47, A7.5: an embassy is immune."""
    t = spies("agent", seats=3)
    third = 3 - t.mine.seat - t.other.seat
    cell = t.other.home
    t.s.guard[CELLS * third + cell] = 2
    t.s.route[cell], t.s.embassy[cell] = third, 1 << third
    t.act("sabotage", f"foe:{third}", f"object:{aim}")
    while t.question() == "arrest":
        t.play("no")
    left = (t.s.guard[CELLS * third + cell], t.s.route[cell] != NOBODY, t.s.embassy[cell])
    wanted = {"guard": left[0], "route": left[1], "embassy": left[2]}
    assert not wanted[aim] and sum(map(bool, left)) == 2
    assert t.s.sanction[t.mine.seat] == int(aim == "embassy")


@pytest.mark.plays("keyword.diplomatic_immunity")
@pytest.mark.parametrize("crew", ["diplomat", "agent"])
def test_sabotage_of_ships(crew: str) -> None:
    """A8.47, A7.5 keyword.diplomatic_immunity: with Hybrid Warfare diplomats are no exception."""
    t = abroad("agent")
    t.mine.techs("strategic_infiltration")
    t.network(t.mine, t.other.home, 1)
    t.crew(t.other, crew)
    unit = units_of(t.s, t.other.seat)[0]
    t.act("sabotage", ship(unit))
    assert t.s.civil_kind[unit] == NOBODY
    assert t.s.sanction[t.mine.seat] == int(crew == "diplomat")


def test_hybrid_war_ignores_diplomats() -> None:
    """A7.5, A8.47; and in war nobody is immune."""
    t = spies("agent")
    t.crew(t.other, "diplomat")
    t.act("sabotage", ship(units_of(t.s, t.other.seat)[0]))
    assert t.s.sanction[t.mine.seat] == 0


@pytest.mark.plays("ia.disrupt")
def test_disrupt_civil_ships() -> None:
    """A8.49 ia.disrupt: 1 C for each point of hull; not illegal; diplomats are immune."""
    t = spies("agent")
    t.crew(t.other, "diplomat")
    add_civil(t.s, t.other.seat, RESEARCH_SHIP, t.other.home)
    first, second = (ship(unit) for unit in units_of(t.s, t.other.seat))
    t.act("disrupt", first, second)
    assert not units_of(t.s, t.other.seat) and t.mine.account["culture"] == 28
    assert t.s.sanction[t.mine.seat] == 1


def test_disrupt_fleets_in_a_nebula() -> None:
    """A8.49, decision 21: after reconnaissance; a larger hull takes no harm."""
    t = spies("agent")
    cell = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    reveal(t.s, cell, NEBULA)
    t.at(cell)
    add_fleet(t.s, t.other.seat, OWN_FLEET, cell)
    assert not t.can("disrupt")
    t.s.watched[t.mine.seat] = 1 << t.other.seat
    t.other.techs("simple_protection")
    keys = t.act("disrupt")
    assert "event-disrupted" in keys and fleets_in(t.s, t.other.seat, cell)
    t.s.techs[t.other.seat] = 0
    t.rested().act("disrupt")
    assert not fleets_in(t.s, t.other.seat, cell)


@pytest.mark.plays("ia.espionage")
def test_espionage() -> None:
    """A8.50 ia.espionage: half the price; the other loses as much research."""
    t = spies("agent")
    t.other.techs("simple_drives")
    t.other.building("research", 1)
    t.act("espionage")
    price = 30 - t.other.account["research"]
    assert price > 0 and t.mine.account["culture"] == 30 - price
    assert t.s.techs[t.mine.seat] & t.s.techs[t.other.seat] == t.s.techs[t.other.seat]


@pytest.mark.plays("ia.terror", "casus.agents")
def test_terror() -> None:
    """A8.51 ia.terror, A6.8 casus.agents: a level less; the victim may go to war at once."""
    t = spies("agent")
    t.other.colony("iii3", 2)
    cell = CELL_IDS.index("iii3")
    t.at(cell).network(t.mine, cell, 2)
    t.act("terror")
    assert t.s.level[cell] == 1 and t.mine.account["culture"] == 24
    assert t.question() == "war-now" and t.active.seat == t.other.seat
    assert goals.has_casus(t.s, t.other.seat, t.mine.seat)
    t.play("yes")
    kinds = [t.s.war_goals[at + goals.KIND] for at in goals.rows(t.s)]
    assert kinds == [goals.AGENT]


def test_terror_destroys_the_last_level() -> None:
    """A8.51: below 1; who is at war is wearier."""
    t = spies("agent")
    t.other.colony("iii3", 1)
    cell = CELL_IDS.index("iii3")
    war(t)
    t.at(cell).network(t.mine, cell, 2)
    before = weariness(t.s, t.other.seat)
    t.act("terror")
    assert t.s.owner[cell] == NOBODY and weariness(t.s, t.other.seat) > before


@pytest.mark.plays("ia.subvert")
def test_subversion_tires() -> None:
    """A8.52 ia.subvert: 5 C less the weariness."""
    t = spies("agent")
    assert not t.can("subvert")
    war(t)
    t.act("subvert")
    assert weariness(t.s, t.other.seat) == 3 and t.mine.account["culture"] == 27


@pytest.mark.plays("ia.subvert")
def test_subversion_destroys_units() -> None:
    """A8.52, decision 18: after reconnaissance, for twice their price."""
    t = spies("agent")
    add_civil(t.s, t.other.seat, COLONY_SHIP, t.other.home)
    add_fleet(t.s, t.other.seat, OWN_FLEET, t.other.home)
    t.s.watched[t.mine.seat] = 1 << t.other.seat
    t.act("subvert", f"move:{fleets_of(t.s, t.other.seat)[0] % FLEETS + 1}")
    price = 2 * fleet_price(t.s, t.other.seat, OWN_FLEET)
    assert not fleets_of(t.s, t.other.seat) and t.mine.account["culture"] == 30 - price
    t.rested()
    t.act("subvert", ship(units_of(t.s, t.other.seat)[0]))
    assert len(units_of(t.s, t.other.seat)) == 1


@pytest.mark.plays("ia.rebellion")
@pytest.mark.parametrize("garrison", [0, 6])
def test_rebellion(garrison: int) -> None:
    """A8.48 ia.rebellion: militia against the garrison; on victory the planet is captured."""
    t = spies("agent")
    t.other.colony("iii3", 1)
    cell = CELL_IDS.index("iii3")
    t.at(cell).network(t.mine, cell, 2)
    t.s.troops[GROUND_UNITS * cell + 2] = garrison
    t.act("rebellion")
    assert t.mine.account["culture"] == 28
    while t.question() == "strike":
        t.play(t.options()[0])
    assert t.s.owner[cell] == (t.other.seat if garrison else t.mine.seat)
    assert goals.has_casus(t.s, t.other.seat, t.mine.seat) and t.s.ground == []


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
