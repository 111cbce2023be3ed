"""Bots with agents: envoys are sent and stay, actions that pay are taken, harm is arrested."""

from __future__ import annotations

import pytest

from raumhafen.engine.mind import NO_REPLY
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.bots.agents import choose_police, crew_worth, stays
from raumhafen.games.sternenkinder.bots.explorer import next_step
from raumhafen.games.sternenkinder.bots.watch import RESERVE, is_alarmed, threat
from raumhafen.games.sternenkinder.bots.worth import tech_use
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP, TECH
from raumhafen.games.sternenkinder.rules.core.agents import POLICE
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.core.equipment import LABORATORY
from raumhafen.games.sternenkinder.state import FACE_DOWN
from tests.games.sternenkinder.agency import Agency, abroad, system
from tests.games.sternenkinder.minds import chosen, outlook
from tests.games.sternenkinder.tables import GAME


def test_an_envoy_is_sent_and_talks() -> None:
    """A13.3, A8.33"""
    t = Agency("diplomat")
    assert chosen(t.rested().actions(t.mine, 0)) != "ia:dialogue"
    t.ask_again()
    assert chosen(t) == f"delegation:{t.other.seat}"
    t.play(chosen(t))
    t.ask_again()
    assert chosen(t) == "ia:dialogue"


def test_envoys_stay_where_they_are() -> None:
    """B7.1: the others explore."""
    t = Agency("diplomat")
    t.at(t.other.home)
    second = add_civil(t.s, t.mine.seat, RESEARCH_SHIP, t.mine.home)
    t.s.civil_variant[second] = 1
    t.movement()
    while t.active.seat != t.mine.seat:
        t.play("pass")
    assert chosen(t) == f"fly:{second % 20 + 1}"


def test_an_agent_takes_the_place_of_the_laboratory() -> None:
    """A8.45, B5.3.1: as soon as an envoy is abroad; people stay aboard."""
    t = Agency("diplomat")
    t.mine.techs("strategic_infiltration")
    t.s.equipped[t.mine.seat] |= 1 << LABORATORY
    agent = GAME.actions.parse("crew:1:agent")
    assert crew_worth(outlook(t), agent) == 0.0
    t.at(t.other.home)
    assert crew_worth(outlook(t), agent) > 1.0
    while t.question() != "economy" or t.active.seat != t.mine.seat:
        t.play("pass")
    t.mine.has(awe=9).points_of_capacity(9, 9)
    t.ask_again().play("crew:1:agent")
    assert t.question() == "crew-replaced" and chosen(t) == "component:laboratory"


def test_corruption_is_used_after_talks() -> None:
    """A8.33, A8.45: each character once a round, without a political action."""
    t = abroad("agent", "diplomat")
    t.other.building("food", 2)
    t.s.aid = [9, 9]
    assert chosen(t.ask_again()) == "ia:dialogue"
    t.act("dialogue")
    assert chosen(t.ask_again()) != "ia:corrupt"  # A3.5 not in the same turn
    t.s.agency = 0
    assert chosen(t.ask_again()) == "ia:corrupt"


def test_networks_at_the_own_home_are_fought() -> None:
    """A8.55, A0.13: an arrest with a bid that can be paid; nothing is spent on strange planets."""
    t = abroad("agent")
    t.mine.techs("strategic_infiltration")
    t.guard(t.other, t.other.home, 1)
    t.act("build_network")
    assert t.question() == "arrest" and chosen(t) == "yes"
    t.play("yes")
    for seat in t.s.deciders()[:]:
        apply(t.s, seat, GAME.mind().greedy(t.s, seat, t.s.options(seat)))
    assert t.mine.account["culture"] == 30 - 2 - 3 and t.other.account["culture"] == 27
    assert t.s.network[CELLS * t.mine.seat + t.other.home] == 0


def endangered() -> Agency:
    """An envoy is abroad, the technology known; nobody spies at home yet."""
    t = Agency("diplomat")
    t.at(t.other.home)
    t.mine.techs("jurisprudence").has(food=30, awe=30, culture=30)
    return t


def economy(t: Agency) -> Agency:
    """The first player buys next."""
    while t.question() != "economy" or t.active.seat != t.mine.seat:
        t.play("pass")
    t.mine.has(food=30, awe=30).points_of_capacity(9, 9)
    t.ask_again()
    return t


def test_a_foreign_network_at_home_leads_to_police_and_a_guard() -> None:
    """A8.1, A8.57: police is hired, a ship bought for it waits at home and builds a guard."""
    t = endangered()
    t.network(t.other, t.mine.home, 1)
    economy(t)
    assert chosen(t) == "crew:2:police"
    t.play("crew:2:police")
    t.mine.has(food=30, awe=30)
    t.ask_again().play("buy:research")
    while t.question() != "ship-variant":
        t.play(chosen(t))
    assert chosen(t) == "variant:2"


def test_nobody_fears_without_danger() -> None:
    """A8.57: one agent alone is none, nor is a guard wanted where no strangers are."""
    t = endangered()
    t.crew(t.other, "agent")
    economy(t)
    assert choose_police(outlook(t), t.s.options(t.mine.seat)) == NO_REPLY
    t.at(t.mine.home, units_of(t.s, t.other.seat)[0])
    assert threat(t.s, t.mine.seat, t.mine.home) == 1 and not is_alarmed(t.s, t.mine.seat)
    assert chosen(t) != "crew:2:police"
    quiet = endangered()
    quiet.second_ship(quiet.mine, quiet.mine.home, "police")
    assert quiet.can("guard") and chosen(quiet) != "ia:guard"


def test_a_guard_is_built_where_strangers_are() -> None:
    """A8.57: up to level 2, from culture above the reserve, three levels in all."""
    t = endangered()
    t.second_ship(t.mine, t.mine.home, "police")
    t.network(t.other, t.mine.home, 1)
    for level in (1, 2):
        assert t.can("guard") and chosen(t) == "ia:guard"
        t.play("ia:guard")
        while t.question() != "politics":
            t.play(chosen(t))
        assert t.s.guard[CELLS * t.mine.seat + t.mine.home] == level
        assert t.mine.account["culture"] == 30 - level
        t.rested()
    assert t.can("guard") and chosen(t) != "ia:guard"
    t.guard(t.mine, t.mine.home, 0).guard(t.mine, t.other.home, 3)
    assert t.can("guard") and chosen(t) != "ia:guard"
    t.guard(t.mine, t.other.home, 0).mine.has(culture=RESERVE)
    assert t.can("guard") and chosen(t) != "ia:guard"
    t.mine.has(culture=RESERVE + 1)
    assert t.can("guard") and chosen(t) == "ia:guard"


def test_a_guard_paid_with_a_political_action_rises_at_once() -> None:
    """A8.57, GUARD_AGAIN: no further than the danger wants."""
    t = endangered()
    unit = t.second_ship(t.mine, t.mine.home, "police")
    t.network(t.other, t.mine.home, 1).actions(t.mine, 1)
    t.s.busy[unit] |= 1 << POLICE
    t.ask_again().play("ia:guard")
    while t.question() != "guard-again":
        t.play(chosen(t))
    assert chosen(t) == "give:culture"
    t.play("give:culture")
    assert chosen(t) == "end"


def test_guards_stand_where_the_danger_is() -> None:
    """A8.6, A8.57: the endangered own planet, not the richest one in reach."""
    t = endangered()
    colony = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    t.mine.colony(CELL_IDS[colony])
    t.second_ship(t.mine, colony, "police")
    t.network(t.mine, colony, 3).network(t.other, colony, 1)
    t.ask_again().play("ia:guard")
    while t.question() != "ia-place":
        t.play(chosen(t))
    assert t.offers(system(t.mine.home)) and chosen(t) == system(colony)


def test_police_stays_on_its_post_and_flies_home() -> None:
    """B7.1, A8.57"""
    t = endangered()
    unit = t.second_ship(t.mine, t.mine.home, "police")
    fly = GAME.actions.parse(f"fly:{unit % 20 + 1}")
    assert not stays(t.s, t.mine.seat, fly)
    t.network(t.other, t.mine.home, 1)
    assert stays(t.s, t.mine.seat, fly)
    t.at(NEIGHBOURS[t.mine.home][0], unit)
    assert not stays(t.s, t.mine.seat, fly)
    assert next_step(t.s, t.mine.seat, unit) == t.mine.home
    t.network(t.other, t.mine.home, 0)
    assert next_step(t.s, t.mine.seat, unit) != t.mine.home


def test_jurisprudence_is_worth_more_in_danger() -> None:
    """A8.7"""
    t = Agency()
    law = TECH["tech.jurisprudence"]
    calm = tech_use(outlook(t), law)
    t.network(t.other, t.mine.home, 1)
    assert calm == 0.0 < tech_use(outlook(t), law)


def test_a_theft_alarms() -> None:
    """A8.42, A8.9: in the round in which it happened, wherever the thief went."""
    t = abroad("agent")
    assert threat(t.s, t.other.seat, t.other.home) == 1
    t.act("steal", "give:food", "amount:1", "end")
    t.at(t.mine.home)
    assert is_alarmed(t.s, t.other.seat)


@pytest.mark.slow
def test_a_greedy_match_with_politics_uses_diplomats() -> None:
    """A8: it ends without a broken law, and somebody holds dialogues."""
    state = GAME.new_state(3, {"map": "short", "politics": True, "round_limit": 9}, 1)
    said = set()
    while not state.over:
        seat = state.deciders()[0]
        action = GAME.mind().greedy(state, seat, state.options(seat))
        said.add(GAME.actions.code(action))
        apply(state, seat, action)
        assert state.actions < 4_000
    assert GAME.broken_laws(state) == [] and "ia:dialogue" in said
