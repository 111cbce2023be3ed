"""B19 Ground battles: every unit, keywords, damage, retreat, ends."""

import pytest

from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.content.tables import (
    GROUND_INITIATIVE,
    GROUND_UNITS,
    INFANTRY,
)
from raumhafen.games.sternenkinder.rules.core.field import (
    FORTRESS,
    PIPS,
    PROFILE,
    after,
    count_of,
    strike,
    targets,
)
from raumhafen.games.sternenkinder.rules.strategy.ground_battle import share_of_pips
from tests.games.sternenkinder.fields import Field, unit
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.wars import faces

# --- damage --------------------------------------------------------------------------------------


def test_energy_takes_two_points_of_armour() -> None:
    """T44, B19.4: 2E destroys a tank, 2P only takes its armour."""
    f = Field({"air_force": 1, "tank": 1}, {"tank": 1})
    assert strike(f.s.ground, 0, unit("tank"), unit("tank")) == 0
    assert f.side(1) == {"tank": 1}
    f = Field({"air_force": 1}, {"tank": 1})
    assert strike(f.s.ground, 0, unit("air_force"), unit("tank")) == 1
    assert f.side(1) == {}
    assert after(3, 1, 2) == (1, 0) and after(1, 1, 2) == (0, 0)  # the surplus is lost


def test_a_rolling_barrage_spreads_over_units_of_one_name() -> None:
    """T45, B19.7: three infantry fall, but not the militia beside them."""
    f = Field({"artillery": 1}, {"infantry": 4, "militia": 2})
    assert strike(f.s.ground, 0, unit("artillery"), unit("infantry")) == 3
    assert f.side(1) == {"infantry": 1, "militia": 2}


def test_units_in_the_back_are_protected_by_a_front_line() -> None:
    """T45, B19.7: infantry cannot reach artillery beside a tank, air force can."""
    f = Field({"infantry": 1, "air_force": 1}, {"tank": 1, "artillery": 1})
    f.s.ground[-len(f.s.ground) :] = f.s.ground
    f.begin()
    assert f.question() == "strike"
    assert targets(f.s, 0, unit("infantry")) == [unit("tank")]
    assert targets(f.s, 0, unit("air_force")) == [unit("tank"), unit("artillery")]


def test_a_recon_flight_helps_and_protects() -> None:
    """T46, B19.7: one pip, +1 to hit; tanks cannot shoot at drones that fly."""
    f = Field({"war_drones": 1, "tank": 1}, {"tank": 1})
    f.begin()
    assert "recon_tank" in f.strikes()
    f.act("recon_tank", 1, faces(3, 1), faces(1, 1))
    # the attacker's tank hits on 3 with the pip (4+ without), and takes the armour away
    assert f.s.ground and f.side(1) == {"tank": 1}
    assert count_of(f.s.ground, 0, unit("war_drones")) == 1
    start = (GROUND_UNITS + unit("tank")) * 4
    assert f.s.ground[start : start + 4] == [1, 0, 0, 0]


def test_pips_are_spread_over_the_units_that_shoot() -> None:
    """B19.7: two pips of an air force are +2 for one tank, or +1 for each of two."""
    for tanks, wanted in ((1, [2]), (2, [1, 1]), (3, [1, 1, 0])):
        f = Field({"air_force": 1, "tank": tanks}, {"tank": 1})
        f.s.ground[PIPS + unit("tank")] = 2
        found = []
        for left in reversed(range(tanks)):
            found.append(share_of_pips(f.s.ground, 0, unit("tank"), left))
            f.s.ground[PIPS + unit("tank")] -= found[-1]
        assert found == wanted


def test_a_swarm_is_harder_to_hit_unless_fire_scatters() -> None:
    """B19.7"""
    from raumhafen.games.sternenkinder.rules.core.field import needed

    f = Field({"tank": 1, "air_force": 1}, {"war_drones": 1})
    assert needed(f.s, 0, unit("tank"), unit("war_drones"), False) == 5
    assert needed(f.s, 0, unit("air_force"), unit("war_drones"), False) == 3
    assert needed(f.s, 0, unit("tank"), unit("war_drones"), True) == 4


def test_a_fortress_is_attacked_first() -> None:
    """B19.7: even by who reaches far; it falls after three points."""
    f = Field({"tank": 2}, {"infantry": 1})
    f.s.ground[FORTRESS] = 3
    f.begin(faces(1))
    assert targets(f.s, 0, unit("tank")) == [GROUND_UNITS]
    assert f.strikes() == {"fortress"}
    f.act("fortress", 2, faces(4, 1), faces(5, 1))
    assert f.s.ground[FORTRESS] <= 0
    assert targets(f.s, 0, unit("tank")) == [unit("infantry")]


def test_militia_may_use_the_line_of_infantry() -> None:
    """B19.7, B18: initiative 3, and 3+ against infantry."""
    from raumhafen.games.sternenkinder.rules.core.field import initiative, needed

    f = Field({"infantry": 1}, {"militia": 1})
    assert needed(f.s, 1, unit("militia"), unit("infantry"), False) == 4
    f.s.ground[PROFILE] = INFANTRY
    assert needed(f.s, 1, unit("militia"), unit("infantry"), False) == 3
    assert initiative(f.s.ground, 1, unit("militia")) == GROUND_INITIATIVE[INFANTRY]


# --- every unit ----------------------------------------------------------------------------------

# what one unit does to one target when all its dice show a 6: what falls, what armour is left
BLOWS = [
    ("militia", "infantry", 1, ()), ("infantry", "militia", 1, ()),
    ("heavy_infantry", "tank", 0, (0, 1, 0, 0)), ("tank", "tank", 2, ()),
    ("artillery", "tank", 1, ()), ("war_drones", "tank", 0, (1, 0, 0, 0)),
    ("air_force", "tank", 1, ()), ("anti_orbital_gun", "air_force", 1, ()),
]  # fmt: skip


@pytest.mark.parametrize(("shooter", "target", "falls", "left"), BLOWS)
def test_every_ground_unit_fights(
    shooter: str, target: str, falls: int, left: tuple[int, ...]
) -> None:
    """B19.3, B19.4, B19.6: two targets, all dice hit."""
    f = Field({shooter: 1, "infantry": 1}, {target: 2, "infantry": 1})
    f.s.ground = f.s.ground[:]
    dice = 2 if (shooter, target) in (("tank", "tank"), ("anti_orbital_gun", "air_force")) else 1
    fallen = sum(
        strike(f.s.ground, 0, unit(shooter), unit(target))
        for _ in range(dice if shooter != "tank" else 4)
    )
    assert fallen == falls
    if left:
        start = (GROUND_UNITS + unit(target)) * 4
        counts = f.s.ground[start : start + 4]
        counts[max(a for a in range(4) if counts[a])] -= 1  # the one that was not hit
        assert tuple(counts) == left


def test_units_act_by_initiative_and_equal_ones_together() -> None:
    """B19.2, B19.3: infantry on both sides shoot at the same time, and the defender keeps all."""
    f = Field({"infantry": 1}, {"infantry": 1})
    f.begin(faces(6), faces(6))
    assert f.s.fight_won == 1
    f = Field({"infantry": 1}, {"militia": 1})  # initiative 3 against 2
    f.begin(faces(6))
    assert f.s.fight_won == 0


def test_units_of_one_name_may_be_split() -> None:
    """Decision 29, B19.3"""
    f = Field({"infantry": 3}, {"militia": 2, "tank": 1})
    f.begin()
    assert f.strikes() == {"militia", "tank"} and len(f.options()) == 6
    f.act("militia", 2, faces(6), faces(6))
    assert f.side(1) == {"tank": 1}


def test_heavy_infantry_repairs() -> None:
    """B19.7: one point of armour of an own vehicle."""
    f = Field({"heavy_infantry": 1, "tank": 1}, {"militia": 1, "tank": 1})
    start = unit("tank") * 4
    f.s.ground[start + 2] -= 1
    f.s.ground[start] += 1
    f.begin()
    assert "repair" in f.strikes()
    f.act("repair", 1)
    assert f.s.ground[start : start + 4] == [0, 1, 0, 0]


def test_a_ground_battle_without_attacks_ends() -> None:
    """Decision 13, B19.2: guns that can hit nothing and drones that only fly."""
    f = Field({"war_drones": 1, "tank": 1}, {"war_drones": 1, "tank": 1})
    f.begin()
    for _ in range(200):
        if f.s.stack[-1].script.name != "ground_battle" or not f.s.asked[f.s.deciders()[0]]:
            break
        if f.question() != "strike":
            break
        choice = next((c for c in f.options() if "recon" in c), f.options()[0])
        f.s.forced = [0] * 20
        apply(f.s, f.s.deciders()[0], GAME.actions.parse(choice))
    assert f.s.fight_won == 1
