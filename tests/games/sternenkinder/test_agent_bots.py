"""Bots with agents: envoys are sent and stay, actions that pay are taken, harm is arrested."""

from __future__ import annotations

from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.tables import RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
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
