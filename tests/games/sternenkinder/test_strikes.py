"""B19.3, B27.2.5 What the buttons of a battle say: dice, what they need, and the chance."""

from itertools import product

import pytest

from raumhafen.engine.errors import RaumhafenError
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.content.tables import PIRATE_FLEET
from raumhafen.games.sternenkinder.rules.core.field import CELL, FORTRESS, PIPS, count_of, place
from raumhafen.games.sternenkinder.state import SternState
from raumhafen.games.sternenkinder.views.war import battle_view, ground_view
from raumhafen.games.sternenkinder.views.war_shapes import Acting, Battle
from tests.games.sternenkinder.fields import Field, unit
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.wars import War


def acting(t: Field) -> Acting:
    view = ground_view(t.s)
    assert view is not None and view["acting"] is not None
    return view["acting"]


def wait_for(t: Field, shooter: str) -> None:
    """All others miss until this unit of the attacker declares."""
    while (acting(t)["side"], acting(t)["unit"]) != ("attacker", shooter):
        t.s.forced = [0] * 60
        t.play(t.options()[0])


def lost_in(t: Field, target: str, count: int, dice: int) -> float:
    """The share of all throws of so many units after which something is lost."""
    before = count_of(t.s.ground, 1, unit(target))
    throws = list(product(range(6**dice), repeat=count))
    lost = 0
    for throw in throws:
        s = t.s.clone()
        assert isinstance(s, SternState)
        s.forced = [*throw, *[0] * 50]
        apply(s, s.deciders()[0], GAME.actions.parse(f"strike:{target}:{count}"))
        lost += count_of(s.ground, 1, unit(target)) < before
    return lost / len(throws)


@pytest.mark.parametrize(
    ("shooter", "count", "target", "other"),
    [("tank", 1, "heavy_infantry", "militia"), ("tank", 1, "tank", "militia"),
     ("war_drones", 1, "militia", "tank"), ("artillery", 3, "infantry", "tank"),
     ("infantry", 2, "war_drones", "militia"), ("infantry", 3, "tank", "militia")],
)  # fmt: skip
def test_chances_are_those_of_all_throws(shooter: str, count: int, target: str, other: str) -> None:
    """B19.3, B19.4, B19.7: with armour, swarms and several units."""
    t = Field({shooter: count, "militia": 1}, {target: 3, other: 1})
    t.begin()
    wait_for(t, shooter)
    shown = acting(t)["strikes"][target]
    assert acting(t)["ready"] == count == len(shown["needs"]) == len(shown["chances"])
    found = lost_in(t, target, count, shown["dice"])
    assert shown["chances"][count - 1] == round(100 * found)


def test_needs_follow_pips_and_swarms() -> None:
    """B0.9, B19.7: three pips over two units, the first gets two; a swarm is harder to hit."""
    t = Field({"infantry": 2}, {"war_drones": 2, "militia": 1})
    t.begin()
    wait_for(t, "infantry")
    plain = acting(t)["strikes"]["militia"]["needs"]
    assert acting(t)["strikes"]["war_drones"]["needs"][0] > 0
    t.s.ground[PIPS + place(0, unit("infantry"))] = 3
    assert acting(t)["strikes"]["militia"]["needs"] == [
        max(2, plain[0] - 2), max(2, plain[1] - 1),
    ]  # fmt: skip


def test_a_fortress_must_fall_first() -> None:
    """B19.7: the chance is that of three points of damage."""
    t = Field({"tank": 2}, {"militia": 2})
    t.s.ground[FORTRESS] = 3
    t.begin()
    wait_for(t, "tank")
    shown = acting(t)["strikes"]
    assert list(shown) == ["fortress"] and shown["fortress"]["damage"] == 2
    # two dice each that need 4, and two must hit: 1/4 with one tank, 11/16 with two
    assert shown["fortress"]["needs"] == [4, 4]
    assert shown["fortress"]["chances"] == [25, 69]


def test_every_hit_on_a_building_counts() -> None:
    """B19.9: with the front line gone; the chance is that of one hit, whatever its level."""
    t = Field({"tank": 2}, {"artillery": 2})
    t.s.ground[CELL] = t.s.home[1]
    t.begin()
    wait_for(t, "tank")
    assert "building" not in acting(t)["strikes"]
    t.seat(1).building("food", 3)
    shown = acting(t)["strikes"]["building"]
    # two dice each that need 4, and one must hit: 3/4 with one tank, 15/16 with two
    assert (shown["dice"], shown["needs"], shown["damage"]) == (2, [4, 4], 2)
    assert shown["chances"] == [75, 94]


def test_nobody_acts_between_battles() -> None:
    assert ground_view(War().s) is None


# --- in space ------------------------------------------------------------------------------------


def at_targets() -> tuple[War, int]:
    """Three own fleets against three alike: the first hit needs no choice, the second waits."""
    t = War(war_mode=False)
    first = t.s.first
    t.open("iii3", 3)
    for _ in range(3):
        t.fleet(first, "iii3")
    t.neutral("iii3", PIRATE_FLEET, 3)
    t.fight(5, 5, 0, 0, 0, 0)
    return t, first


def battle(t: War) -> Battle:
    view = battle_view(t.s)
    assert view is not None
    return view


def test_units_show_their_dice_and_hits_their_damage() -> None:
    """B27.2.3, B27.2.5"""
    t, first = at_targets()
    assert t.question() == "hit-target"
    assert battle(t)["hits"] == [1]
    own = next(one for one in battle(t)["units"] if one["seat"] == first)
    assert (own["dice"], own["hit"], own["damage"], own["hull"]) == (1, 5, 1, 1)


def test_the_present_battle_has_odds_between_volleys() -> None:
    """B27.2.6: not while hits are assigned, and only for who fights."""
    t, first = at_targets()
    with pytest.raises(RaumhafenError):
        GAME.explain(t.s, first, "odds:battle")
    t.s.forced = [0] * 40
    while t.question() == "hit-target":
        t.play(t.options()[0])
    assert t.s.fight_round == 2
    lines = {line.key: line for line in GAME.explain(t.s, first, "odds:battle")}
    assert lines["odds-own-fleets"].args["count"] == 3
    assert lines["odds-foe-fleets"].args["count"] == 2
    assert lines["odds-win"].amount == lines["odds-win"].args["percent"] != 0
    with pytest.raises(RaumhafenError):
        GAME.explain(t.s, 1 - first, "odds:battle")
