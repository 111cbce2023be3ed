"""A8.1 Characters are hired for variants of research ships."""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import CREW_IDS
from raumhafen.games.sternenkinder.content.tables import COLONY_SHIP
from raumhafen.games.sternenkinder.rules.core.agents import aboard, has_character, ships_with
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.core.equipment import has_sensors
from raumhafen.games.sternenkinder.rules.strategy.takeover import take_over
from tests.games.sternenkinder.agency import Agency
from tests.games.sternenkinder.talks import rich_economy


def test_a_character_is_hired_for_a_variant() -> None:
    """A8.1, B5.3.1 component.agent: 2 AWE once, and every ship of the variant has it."""
    t = rich_economy()
    t.mine.techs("strategic_infiltration")
    t.ask_again().play("crew:1:agent")
    assert t.mine.account["awe"] == 18
    assert [has_character(t.s, u, 0) for u in units_of(t.s, t.mine.seat)] == [True]
    assert not ships_with(t.s, t.other.seat, 0)


def test_characters_need_their_technologies() -> None:
    """A8.1, B4.1.4 component.diplomat, component.police"""
    t = rich_economy()
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
    t = rich_economy()
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
    t = rich_economy()
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
    t = rich_economy()
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
