"""A8.2 to A8.12 Networks, guards, embassies: who may act where, and what it costs."""

from __future__ import annotations

import pytest

from raumhafen.engine.save import digest
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.statutes import LAW
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.agents import (
    network_at,
    reach,
)
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, remove_civil, units_of
from raumhafen.games.sternenkinder.rules.core.explain import explain
from raumhafen.games.sternenkinder.rules.core.votes import votes
from raumhafen.games.sternenkinder.rules.politics import statutes
from raumhafen.games.sternenkinder.rules.strategy.conquest import conquer
from raumhafen.games.sternenkinder.views.prices import prices
from tests.games.sternenkinder.agency import Agency
from tests.games.sternenkinder.tables import GAME, Scenario
from tests.games.sternenkinder.talks import pact, rich_economy

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
    t = rich_economy()
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
    t = rich_economy()
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
    t = rich_economy()
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
