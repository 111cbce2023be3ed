"""A8.1 to A8.12 Characters, networks, guards, embassies: who may act where, and what it costs."""

from __future__ import annotations

import pytest

from raumhafen.engine.save import digest
from raumhafen.games.sternenkinder.actions import CELL_IDS, CREW_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.statutes import LAW
from raumhafen.games.sternenkinder.content.tables import COLONY_SHIP, RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.agents import (
    aboard,
    has_character,
    network_at,
    reach,
    ships_with,
)
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, remove_civil, units_of
from raumhafen.games.sternenkinder.rules.core.equipment import has_sensors
from raumhafen.games.sternenkinder.rules.core.explain import explain
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.politics import statutes
from raumhafen.games.sternenkinder.rules.strategy.conquest import conquer
from raumhafen.games.sternenkinder.rules.strategy.takeover import take_over
from raumhafen.games.sternenkinder.views.prices import prices
from tests.games.sternenkinder.agency import Agency
from tests.games.sternenkinder.tables import GAME, Scenario
from tests.games.sternenkinder.talks import Diplomacy, pact


def market() -> Diplomacy:
    """The economy phase of a table with politics; the active player is rich."""
    t = Diplomacy()
    t.pass_all()
    t.mine, t.other = t.active, t.seat(1 - t.active.seat)
    t.mine.has(food=20, awe=20, research=20, culture=20).points_of_capacity(9, 9)
    return t


# --- A8.1 characters -----------------------------------------------------------------------------


def test_a_character_is_hired_for_a_variant() -> None:
    """A8.1, B5.3.1 component.agent: 2 AWE once, and every ship of the variant has it."""
    t = market()
    t.mine.techs("strategic_infiltration")
    t.ask_again().play("crew:1:agent")
    assert t.mine.account["awe"] == 18
    assert [has_character(t.s, u, 0) for u in units_of(t.s, t.mine.seat)] == [True]
    assert not ships_with(t.s, t.other.seat, 0)


def test_characters_need_their_technologies() -> None:
    """A8.1, B4.1.4 component.diplomat, component.police"""
    t = market()
    assert not [o for o in t.options() if o.startswith("crew")]
    t.mine.techs("diplomatic_corps")
    crews = [o for o in t.ask_again().options() if o.startswith("crew")]
    assert crews == ["crew:1:diplomat"]
    t.mine.techs("jurisprudence")
    assert t.ask_again().offers("crew:1:police")


@pytest.mark.plays("component.agent", "component.diplomat", "component.police")
@pytest.mark.parametrize(
    ("name", "tech", "deed"),
    [
        ("agent", "strategic_infiltration", "build_network"),
        ("diplomat", "diplomatic_corps", "dialogue"),
        ("police", "jurisprudence", "guard"),
    ],
)
def test_what_is_hired_acts_in_the_next_politics_phase(name: str, tech: str, deed: str) -> None:
    """A8.1, A8.2 component.agent, component.diplomat, component.police: 2 AWE, and an action of
    its own in each round.
    """
    t = market()
    me = t.mine.seat
    t.mine.techs(tech)
    t.ask_again().play(f"crew:1:{name}")
    assert t.mine.account["awe"] == 18
    t.s.civil_at[units_of(t.s, me)[0]] = t.mine.home if name == "police" else t.other.home
    t.pass_all()
    while t.active.seat != me:
        t.play("pass")
    t.s.budget[5 * me : 5 * me + 5] = [0] * 5
    t.ask_again().play(f"ia:{deed}")
    while t.question() != "politics":
        t.play(t.options()[0])
    assert t.s.busy[units_of(t.s, me)[0]] == 1 << CREW_IDS.index(name)


def test_a_ship_has_two_places() -> None:
    """A8.1, B5.3.1: what comes third replaces something, and nothing is refunded."""
    t = market()
    t.mine.techs("strategic_infiltration", "diplomatic_corps", "jurisprudence", "simple_sensors")
    t.ask_again().play("crew:1:agent", "crew:1:diplomat")
    unit = units_of(t.s, t.mine.seat)[0]
    while t.active.seat != t.mine.seat:
        t.play("pass")
    assert not t.ask_again().offers("equip:research_laboratory")
    t.play("crew:1:laboratory")
    assert t.question() == "crew-replaced"
    assert t.options() == ["component:agent", "component:diplomat"]
    t.play("component:agent")
    assert aboard(t.s, unit) == 1 << 1 | 1 << 4


def test_variants_stand_side_by_side() -> None:
    """B5.2.4: a new ship is of one of them; the second is begun after the first."""
    t = market()
    t.mine.techs("strategic_infiltration", "jurisprudence")
    assert not t.ask_again().offers("crew:2:police")
    t.play("crew:1:agent")
    t.play("crew:2:police")
    while t.active.seat != t.mine.seat:
        t.play("pass")
    t.play("buy:research")
    assert t.question() == "ship-variant" and t.options() == ["variant:1", "variant:2"]
    t.play("variant:2")
    first, second = units_of(t.s, t.mine.seat)
    assert has_character(t.s, first, 0) and not has_character(t.s, first, 2)
    assert has_character(t.s, second, 2) and not has_character(t.s, second, 0)


def test_sensors_and_laboratories_belong_to_variants() -> None:
    """B8.10, B26: only ships that have them."""
    t = Agency()
    p = t.mine
    second = t.second_ship(p, p.home, "sensors", "laboratory")
    before = p.income["research"]
    assert has_sensors(t.s, second) and not has_sensors(t.s, t.ship)
    t.s.civil_variant[second] = 0
    assert p.income["research"] == before - 1


def test_colony_ships_have_no_characters() -> None:
    """A8.1"""
    t = Agency("agent")
    unit = add_civil(t.s, t.mine.seat, COLONY_SHIP, t.mine.home)
    assert not aboard(t.s, unit) and ships_with(t.s, t.mine.seat, 0) == [t.ship]


def test_a_ship_that_changes_hands_serves_its_buyer() -> None:
    """B2.8, A8.1: it has what his first variant has."""
    t = Agency("agent")
    t.other.has(food=9)
    take_over(t.s, t.other.seat, 0, t.other.home)
    assert not aboard(t.s, units_of(t.s, t.other.seat)[-1])


# --- A8.2 to A8.4 actions ------------------------------------------------------------------------


def test_each_character_acts_once_without_a_political_action() -> None:
    """A8.2, A3.5: one in a turn, which may then end; a turn may be nothing else."""
    t = Agency("agent", "diplomat").at(0)
    t.network(t.mine, 0, 1)
    t.act("probe")
    assert t.mine.account["culture"] == 10
    assert "end" in t.options() and not t.can("build_network") and t.s.acted == 0
    t.play("end", "pass")
    assert t.active.seat == t.mine.seat and not t.can("probe")


def test_both_characters_of_a_ship_count() -> None:
    """A8.1, A8.2"""
    t = Agency("agent", "diplomat")
    t.at(t.other.home)
    t.act("recon", "character:agent")
    t.play("end", "pass")
    assert t.can("dialogue")
    t.act("dialogue")
    t.play("end")
    assert not t.can("dialogue")


def test_further_actions_cost_a_political_one() -> None:
    """A8.4, A4.3: an institution action or a free one; nobody does the same twice in a round."""
    t = Agency("diplomat")
    t.at(t.other.home)
    t.actions(t.mine, 2)
    t.act("dialogue")
    assert not t.can("dialogue") and t.can("recon")
    t.act("recon")
    assert t.s.budget[5 * t.mine.seat + 2] == 1 and t.s.acted == 1


def test_a_new_round_brings_new_actions() -> None:
    """A3.6, A8.2, decision 18: what was reconnoitred is old."""
    t = Agency("diplomat")
    t.at(t.other.home)
    t.act("recon")
    assert t.s.watched[t.mine.seat] and t.s.busy[t.ship]
    t.pass_all()
    t.pass_all()
    assert not t.s.watched[t.mine.seat] and not t.s.busy[t.ship] and not t.s.acts


# --- A8.5 to A8.7 reach --------------------------------------------------------------------------


def test_characters_act_where_they_are() -> None:
    """A8.5"""
    t = Agency("diplomat")
    assert not t.can("dialogue") and not t.can("recon")
    assert t.at(t.other.home).can("dialogue")


def test_a_network_extends_the_reach() -> None:
    """A8.6: as many systems as its level; A8.7 it counts less with every step."""
    t = Agency("agent")
    t.mine.techs("strategic_infiltration")
    near = NEIGHBOURS[t.other.home][0]
    t.s.tile[near], t.bent = 0, True
    t.at(near)
    assert not t.can("steal")
    t.network(t.mine, near, 1)
    assert t.other.home in reach(t.s, near, network_at(t.s, t.mine.seat, near), 0)
    assert t.can("steal") and not t.can("sabotage")
    t.network(t.mine, near, 2)
    assert t.can("sabotage")


@pytest.mark.plays("treaty.intelligence")
def test_partners_share_their_networks() -> None:
    """A5.13 treaty.intelligence"""
    t = Agency("agent")
    t.at(t.other.home).network(t.other, t.other.home, 2)
    assert not t.can("probe") and network_at(t.s, t.mine.seat, t.other.home) == 0
    pact(t, "intelligence")
    assert t.can("probe")
    t.act("probe")
    assert t.mine.account["culture"] == 11


def test_actions_need_their_technologies() -> None:
    """A8.7: networks Strategic Infiltration, guards Jurisprudence."""
    t = Agency("agent", "police")
    assert not t.can("build_network") and not t.can("guard")
    t.mine.techs("strategic_infiltration", "jurisprudence")
    assert t.can("build_network") and t.can("guard")


# --- A8.8 guards ---------------------------------------------------------------------------------


def test_a_guard_is_torn_down_by_its_owner() -> None:
    """A8.8"""
    t = market()
    t.s.guard[CELLS * t.mine.seat + t.mine.home] = 3
    events = t.ask_again().play(f"tear-down:{CELL_IDS[t.mine.home]}")
    assert [e.key for e in events] == ["event-guard-gone"]
    assert t.s.guard[CELLS * t.mine.seat + t.mine.home] == 0


def test_a_guard_uncovers_networks_with_an_action_of_its_owner() -> None:
    """A8.8, A8.53: with a political action, or that of some police."""
    t = Agency()
    t.mine.techs("strategic_infiltration")
    t.guard(t.mine, t.mine.home, 1).network(t.other, t.mine.home, 2)
    assert not t.can("uncover")
    t.actions(t.mine, 1)
    t.act("uncover")
    assert t.s.network[CELLS * t.other.seat + t.mine.home] == 1
    assert t.mine.account["culture"] == 8


def test_police_lends_its_action_to_a_guard() -> None:
    """A8.8"""
    t = Agency("police")
    t.mine.techs("strategic_infiltration")
    t.at(0).guard(t.mine, t.mine.home, 1).network(t.other, t.mine.home, 1)
    t.act("uncover")
    assert t.s.network[CELLS * t.other.seat + t.mine.home] == 0
    assert t.s.busy[t.ship] and t.mine.account["culture"] == 9


# --- A8.9 to A8.12 prices ------------------------------------------------------------------------


def test_guards_and_police_of_others_make_illegal_actions_dearer() -> None:
    """A8.9, A8.12: one C for each level and each police; not for lawful ones."""
    t = Agency("agent", "diplomat")
    t.mine.techs("strategic_infiltration")
    t.at(t.other.home).guard(t.other, t.other.home, 2)
    t.crew(t.other, "police")
    t.act("build_network", "character:agent")
    while t.question() == "arrest":
        t.play("no")
    assert t.mine.account["culture"] == 9 - 1 - 3
    t.s.agency = 0
    t.act("dialogue")
    assert t.mine.account["culture"] == 5 + 3


def test_own_police_cancels_the_surcharge() -> None:
    """A8.54, decision 57"""
    t = Agency("agent", "police")
    t.mine.techs("strategic_infiltration")
    t.at(t.other.home).guard(t.other, t.other.home, 1)
    t.act("build_network")
    t.play("no")
    assert t.mine.account["culture"] == 8


@pytest.mark.plays("law.shadow_war_ban")
def test_the_ban_on_the_shadow_war_makes_illegal_actions_dearer() -> None:
    """A9.12 law.shadow_war_ban: 2 C more for everybody."""
    t = Agency("agent")
    t.mine.techs("strategic_infiltration")
    t.s.law_deck &= ~(1 << LAW["law.shadow_war_ban"])
    statutes.adopt(t.s, t.other.seat, LAW["law.shadow_war_ban"], -1)
    t.act("build_network")
    assert t.mine.account["culture"] == 9 - 3 and GAME.broken_laws(t.s) == []


@pytest.mark.plays("law.networking_initiative")
def test_a_law_makes_networks_lawful() -> None:
    """A9.12 law.networking_initiative: no surcharge, no arrest."""
    t = Agency("agent")
    t.mine.techs("strategic_infiltration")
    t.at(t.other.home).guard(t.other, t.other.home, 3)
    t.s.law_deck &= ~(1 << LAW["law.networking_initiative"])
    statutes.adopt(t.s, t.other.seat, LAW["law.networking_initiative"], -1)
    t.act("build_network")
    assert t.mine.account["culture"] == 8 and t.question() == "politics"


# --- A8.32 embassies -----------------------------------------------------------------------------


@pytest.mark.plays("building.embassy")
def test_an_embassy_is_bought_where_a_diplomat_is() -> None:
    """B4.6, A8.32 building.embassy: 6 F, 3 GC, upkeep 2 F; one for each player and planet."""
    t = market()
    t.mine.techs("interportal_community")
    t.s.crews[3 * t.mine.seat] = 2
    code = f"embassy:{CELL_IDS[t.other.home]}"
    assert not t.ask_again().offers(code)
    t.s.civil_at[units_of(t.s, t.mine.seat)[0]] = t.other.home
    food = t.mine.income["food"]
    t.ask_again().play(code)
    assert t.mine.account["food"] == 14 and t.mine.capacity[0] == 6
    assert t.mine.income["food"] == food - 2 and not t.ask_again().offers(code)


@pytest.mark.plays("building.embassy")
def test_an_embassy_earns_by_treaties_and_laws() -> None:
    """A8.32, A5.6: 1 AWE for each, 1 vote for each full 10 C of income; T interportal_culture."""
    t = Agency("diplomat")
    p = t.mine
    before, first = p.income["awe"], votes(t.s, p.seat)
    t.s.embassy[t.other.home] = 1 << p.seat
    assert p.income["awe"] == before
    pact(t, "trade")
    t.s.laws += [LAW["law.free_trade"], p.seat, -1, 0]
    assert p.income["awe"] == before + 2
    t.s.laws = []
    t.s.aid[p.seat] = 10 - p.income["culture"]
    assert votes(t.s, p.seat) == first + 1
    p.techs("interportal_culture")
    assert votes(t.s, p.seat) == first + 2
    assert sum(line.amount for line in explain(t.s, p.seat, "votes")) == first + 2


def test_embassies_fall_with_the_planet() -> None:
    """A8.32: a conqueror has no embassy with himself."""
    t = Agency("diplomat")
    t.other.colony("iii3")
    cell = CELL_IDS.index("iii3")
    t.s.embassy[cell] = 1 << t.mine.seat
    t.bent = True
    conquer(t.s, t.mine.seat, cell)
    assert t.s.embassy[cell] == 0


# --- tables without politics, laws ---------------------------------------------------------------


def test_without_politics_there_are_no_agents() -> None:
    """A8.1: the strategic game is played as before."""
    t = Scenario()
    t.active.techs("strategic_infiltration", "jurisprudence").has(awe=20)
    assert not [o for o in t.ask_again().options() if o.startswith(("crew", "tear", "embassy"))]
    assert t.s.crews == [] and "agency" not in GAME.open_view(t.s)


def test_a_lost_ship_takes_its_characters_along() -> None:
    """A8.1, A8.4: what they did in this round was done."""
    t = Agency("diplomat")
    t.at(t.other.home)
    t.act("dialogue")
    remove_civil(t.s, t.ship)
    assert t.s.acts[1] == -1 and t.s.busy[t.ship] == 0 and GAME.broken_laws(t.s) == []
    again = add_civil(t.s, t.mine.seat, RESEARCH_SHIP, t.mine.home)
    assert again == t.ship and not t.s.busy[again]


@pytest.mark.parametrize(
    ("name", "value", "law"),
    [
        ("crews", 7, "A8.1 places"),
        ("mine", 4, "A8.44 mines"),
        ("embassy", 1, "A8.32 embassies"),
        ("network", -1, "A8.6 markers"),
        ("watched", 1, "A8.37 watched"),
        ("civil_goods", 3, "A8.39 contraband"),
        ("shortage", -1, "A8.61 shortage"),
    ],
)
def test_broken_laws_of_agents_are_found(name: str, value: int, law: str) -> None:
    """A8.1, A8.6, A8.32, A8.37, A8.39, A8.44, A8.61"""
    t = Agency()
    where = t.s.home[0] if name in ("mine", "embassy", "network") else 0
    getattr(t.s, name)[where] = value
    assert law in GAME.broken_laws(t.s)


def test_cubes_without_a_number_are_found() -> None:
    """A8.34"""
    t = Agency()
    t.s.cubes += [0, 1, 0, 0]
    assert "A8.34 cubes" in GAME.broken_laws(t.s)


def test_what_everybody_sees() -> None:
    """A0.15: crews, embassies and what was done; of mines only the place."""
    t = Agency("agent", "diplomat")
    t.at(t.other.home)
    t.act("dialogue")
    t.s.mine[CELLS * t.mine.seat + t.mine.home] = 3
    shown = GAME.open_view(t.s)["agency"]
    assert shown["crews"][t.mine.seat][0] == ["agent", "diplomat"]
    assert shown["done"] == [
        {"seat": t.mine.seat, "ia": "dialogue", "system": CELL_IDS[t.other.home]}
    ]
    assert shown["mines"] == {CELL_IDS[t.mine.home]: [t.mine.seat]}
    mine = GAME.own_view(t.s, t.mine.seat)["mine"]["mines"]
    assert mine == {CELL_IDS[t.mine.home]: 3}
    assert GAME.own_view(t.s, t.other.seat)["mine"]["mines"] == {}


# --- refusals, prices ----------------------------------------------------------------------------


def test_refusals_name_their_rule() -> None:
    """A8.1, A8.3, A8.4, A8.5, A8.7: actions without technology, character, action or reach."""
    t = Agency("agent")
    before = digest(t.s)
    for code, key, rule in (
        ("ia:arrest", "illegal-ia-reaction", "A8.3"),
        ("ia:build_network", "illegal-ia-tech", "A8.7"),
        ("ia:dialogue", "illegal-ia-character", "A8.1"),
        ("ia:steal", "illegal-ia-reach", "A8.5"),
    ):
        refused = t.refusal(code)
        assert (refused.key, refused.rule) == (key, rule)
    assert digest(t.s) == before
    t.at(t.other.home)
    t.act("recon")
    assert t.refusal("ia:steal").key == "illegal-ia-institution-action"
    refused = Scenario().refusal("crew:1:agent")
    assert refused.rule


def test_prices_of_characters_are_explained() -> None:
    """A8.1, B4.6, B0.8: every price of the list opens into its sum."""
    t = market()
    t.mine.techs("strategic_infiltration", "interportal_community")
    t.s.crews[3 * t.mine.seat] = 2
    t.s.civil_at[units_of(t.s, t.mine.seat)[0]] = t.other.home
    found = prices(t.s, t.mine.seat)
    wanted = {"crew:1:agent": 2, f"embassy:{CELL_IDS[t.other.home]}": 6}
    assert wanted.items() <= found.items()
    for code, price in found.items():
        if code.startswith(("crew", "embassy")):
            lines = explain(t.s, t.mine.seat, f"price:{code}")
            assert sum(line.amount for line in lines) == price


def test_institution_actions_are_listed_with_price_and_reason() -> None:
    """A8: what the screen shows in the politics phase."""
    t = Agency("agent")
    t.at(t.other.home).guard(t.other, t.other.home, 2)
    listed = {d["code"]: d for d in GAME.own_view(t.s, t.mine.seat)["mine"]["institutions"]}
    assert listed["ia:build_network"]["lacks"] == "tech"
    assert listed["ia:build_network"]["tech"] == "strategic_infiltration"
    assert listed["ia:dialogue"]["lacks"] == "character" and "lacks" not in listed["ia:steal"]
    t.mine.techs("strategic_infiltration")
    listed = {d["code"]: d for d in GAME.own_view(t.s, t.mine.seat)["mine"]["institutions"]}
    assert listed["ia:build_network"]["price"] == 3
