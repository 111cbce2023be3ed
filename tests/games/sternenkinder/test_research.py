"""B5.5 Technologies: prerequisites, prices, first researcher."""

import pytest

from raumhafen.games.sternenkinder.content.tables import TECH, TECH_IDS
from raumhafen.games.sternenkinder.rules.core.technologies import researchable
from tests.games.sternenkinder.tables import GAME, Scenario


def test_prerequisites() -> None:
    """B5.5, B5.5.1"""
    t = Scenario()
    t.active.has(research=60)
    refused = t.ask_again().refusal("research:support_ships")
    assert (refused.key, refused.rule) == ("illegal-prerequisite", "B5.5.1")
    t.play("research:small_craft")
    assert t.offers("research:support_ships")
    assert t.refusal("research:small_craft").key == "illegal-known"


def test_the_first_researcher_and_the_discount() -> None:
    """T11, B5.5.2: bonus for the first, 2 R less for all others, at least 1."""
    t = Scenario()
    player = t.active.has(research=60)
    t.ask_again().play("research:simple_projectiles", "end")
    assert player.account["awe"] == 6 + 2
    other = t.active.has(research=60)
    lines = GAME.explain(t.s, other.seat, "price:research:simple_projectiles")
    assert [line.amount for line in lines] == [3, -2]
    t.ask_again().play("research:simple_projectiles")
    assert other.account["research"] == 59
    assert other.account["awe"] == 6


def test_too_dear_says_the_price() -> None:
    """B5.5.1"""
    t = Scenario()
    t.active.has(research=2)
    refused = t.ask_again().refusal("research:small_craft")
    assert (refused.key, refused.arguments) == ("illegal-too-dear", {"price": 3})


def test_any_number_of_technologies_in_a_phase() -> None:
    """B5.5.3"""
    t = Scenario()
    player = t.active.has(research=99)
    t.play("end") if t.offers("end") else None
    t.ask_again().play("research:small_craft", "research:simple_projectiles", "pass")
    t.play("research:simple_missiles", "research:defence_troops")
    assert t.active.seat == player.seat


def test_a_completed_field_gives_a_point() -> None:
    """A2.2: once."""
    t = Scenario()
    military = [id for id in TECH_IDS[:14] if id != "tech.capital_ships"]
    player = t.active.has(research=60).techs(*[id.partition(".")[2] for id in military])
    events = t.ask_again().play("research:capital_ships")
    assert t.s.points[player.seat] == 1
    assert [e.args["field"] for e in events if e.key == "event-field"] == ["military"]


def test_war_mode_knows_few_technologies() -> None:
    """B27.7: military, economy, drives and sensors; culture buys anything 2:1; 30 buy a point."""
    t = Scenario(war_mode=True)
    player = t.active.has(food=10, awe=10, research=10, culture=10)
    names = [TECH_IDS[tech] for tech in researchable(t.s, player.seat)]
    assert "tech.simple_drives" in names and "tech.political_philosophy" not in names
    t.ask_again().play("trade:culture:food")
    assert (player.account["culture"], player.account["food"]) == (8, 11)
    t.play("buy-point", "amount:11", "amount:10", "amount:9")
    assert t.s.points[player.seat] == 1
    assert sum(player.account.values()) == 9


@pytest.mark.parametrize(
    ("tech", "field", "change"),
    [
        ("defence_troops", "troops", 2), ("jurisprudence", "guard", 1),
        ("strategic_infiltration", "network", 1),
    ],
)  # fmt: skip
def test_bonuses_on_the_home_world(tech: str, field: str, change: int) -> None:
    """B5.5.2, A8.57, B8.1, B5.1.2: units, guards and networks."""
    t = Scenario()
    player = t.active.has(research=60).techs("simple_sensors")
    before = sum(getattr(t.s, field))
    t.ask_again().play(f"research:{tech}")
    assert sum(getattr(t.s, field)) == before + change
    assert player.income["awe"] == 3  # a guard of level 1 costs nothing


def test_resources_of_choice() -> None:
    """A0.5: exotic mining gives 3 of choice, asked one after the other."""
    t = Scenario()
    player = t.active.has(research=60).techs("expanded_industry")
    t.ask_again().play("research:exotic_mining", "amount:1", "amount:2")
    assert (player.account["food"], player.account["awe"]) == (7, 8)


def test_a_bonus_of_a_later_part_says_so() -> None:
    """B8.1: nothing is silently ignored."""
    t = Scenario()
    t.active.has(research=60).techs("political_philosophy")
    events = t.ask_again().play("research:expert_council")
    assert [event.key for event in events][-1] == "event-effect-later"


def test_known_technologies_are_open() -> None:
    """A0.15, B6.1"""
    t = Scenario()
    player = t.active.has(research=60)
    t.ask_again().play("research:small_craft")
    view = GAME.view(t.s, 1 - player.seat)
    assert view["seats"][player.seat]["techs"] == ["small_craft"]
    assert view["research"] == {"small_craft": player.seat}
    assert t.s.first_by[TECH["tech.small_craft"]] == player.seat
