"""Bots with agents: envoys are sent and stay, actions that pay are taken, harm is arrested."""

from __future__ import annotations

import pytest

from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.bots.agents import crew_worth
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.bots.styles import USUAL
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.equipment import LABORATORY
from tests.games.sternenkinder.agency import Agency, abroad
from tests.games.sternenkinder.tables import GAME


def greedy(t: Agency, seat: int | None = None) -> str:
    asked = t.active.seat if seat is None else seat
    return GAME.actions.code(GAME.mind().greedy(t.s, asked, t.s.options(asked)))


def test_an_envoy_is_sent_and_talks() -> None:
    """A13.3, A8.33"""
    t = Agency("diplomat")
    assert greedy(t.rested().actions(t.mine, 0)) != "ia:dialogue"
    t.ask_again()
    assert greedy(t) == f"delegation:{t.other.seat}"
    t.play(greedy(t))
    t.ask_again()
    assert greedy(t) == "ia:dialogue"


def test_envoys_stay_where_they_are() -> None:
    """B7.1: the others explore."""
    t = Agency("diplomat")
    t.at(t.other.home)
    second = add_civil(t.s, t.mine.seat, RESEARCH_SHIP, t.mine.home)
    t.s.civil_variant[second] = 1
    t.movement()
    while t.active.seat != t.mine.seat:
        t.play("pass")
    assert greedy(t) == f"fly:{second % 20 + 1}"


def test_an_agent_takes_the_place_of_the_laboratory() -> None:
    """A8.45, B5.3.1: as soon as an envoy is abroad; people stay aboard."""
    t = Agency("diplomat")
    t.mine.techs("strategic_infiltration")
    t.s.equipped[t.mine.seat] |= 1 << LABORATORY
    agent = GAME.actions.parse("crew:1:agent")
    assert crew_worth(Outlook(t.s, t.mine.seat, USUAL), agent) == 0.0
    t.at(t.other.home)
    assert crew_worth(Outlook(t.s, t.mine.seat, USUAL), agent) > 1.0
    while t.question() != "economy" or t.active.seat != t.mine.seat:
        t.play("pass")
    t.mine.has(awe=9).points_of_capacity(9, 9)
    t.ask_again().play("crew:1:agent")
    assert t.question() == "crew-replaced" and greedy(t) == "component:laboratory"


def test_corruption_is_used_after_talks() -> None:
    """A8.33, A8.45: each character once a round, without a political action."""
    t = abroad("agent", "diplomat")
    t.other.building("food", 2)
    t.s.aid = [9, 9]
    assert greedy(t.ask_again()) == "ia:dialogue"
    t.act("dialogue")
    assert greedy(t.ask_again()) != "ia:corrupt"  # A3.5 not in the same turn
    t.s.agency = 0
    assert greedy(t.ask_again()) == "ia:corrupt"


def test_networks_at_the_own_home_are_fought() -> None:
    """A8.55, A0.13: an arrest with a bid that can be paid; nothing is spent on strange planets."""
    t = abroad("agent")
    t.mine.techs("strategic_infiltration")
    t.guard(t.other, t.other.home, 1)
    t.act("build_network")
    assert t.question() == "arrest" and greedy(t) == "yes"
    t.play("yes")
    for seat in t.s.deciders()[:]:
        apply(t.s, seat, GAME.mind().greedy(t.s, seat, t.s.options(seat)))
    assert t.mine.account["culture"] == 30 - 2 - 3 and t.other.account["culture"] == 27
    assert t.s.network[CELLS * t.mine.seat + t.other.home] == 0


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
