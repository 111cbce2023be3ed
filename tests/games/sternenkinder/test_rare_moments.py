"""Moments that few matches see: no room, no home world, nothing left to choose from."""

from __future__ import annotations

from raumhafen.engine.flow import Frame
from raumhafen.games.sternenkinder.actions import CELL_IDS, GROUND_NAMES, UNITS
from raumhafen.games.sternenkinder.content.effects import walk
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.statutes import FOR_PLAYER
from raumhafen.games.sternenkinder.content.tables import (
    GROUND_UNITS,
    OWN_FLEET,
    PIRATE_FLEET,
    TECH,
    TECH_IDS,
    TECH_NEEDS,
)
from raumhafen.games.sternenkinder.content.words import VERBS
from raumhafen.games.sternenkinder.rules.core import deeds, foes, regimes
from raumhafen.games.sternenkinder.rules.core.civil import units_of
from raumhafen.games.sternenkinder.rules.core.enacted import PROPOSER, forget_proposer
from raumhafen.games.sternenkinder.rules.core.fleets import (
    add_fleet,
    carried,
    fleets_of,
    receive_fleets,
)
from raumhafen.games.sternenkinder.rules.core.levels import FIRST_SECRET, destroy_at, lower_level
from raumhafen.games.sternenkinder.rules.politics import autocracy, wars
from raumhafen.games.sternenkinder.rules.strategy.fleet_loss import lose_fleet
from raumhafen.games.sternenkinder.rules.strategy.neutral import put_neutral, remove_neutral
from raumhafen.games.sternenkinder.rules.strategy.units import copy_unit
from raumhafen.games.sternenkinder.state import (
    BASE_BIT,
    CIVIL_UNITS,
    FLAGSHIP,
    FLEETS,
    FORTRESS_BIT,
    NOBODY,
)
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.tables import Scenario
from tests.games.sternenkinder.talks import Diplomacy
from tests.games.sternenkinder.wars import War

# --- fleets --------------------------------------------------------------------------------------


def test_fleets_come_to_another_planet_when_the_home_world_is_lost() -> None:
    """Decision 33, B5.1.2; without any planet they are worth 5 AWE each."""
    t = Scenario()
    me = t.seat(0).techs("small_craft").colony("iii3").has(awe=0)
    t.s.owner[me.home] = 1
    receive_fleets(t.s, 0, OWN_FLEET, 1, me.home)
    assert [t.s.fleet_at[at] for at in fleets_of(t.s, 0)] == [t.s.owner.index(0)]
    t.s.owner = [1 if owner == 0 else owner for owner in t.s.owner]
    receive_fleets(t.s, 0, OWN_FLEET, 1, me.home)
    assert len(fleets_of(t.s, 0)) == 1 and me.account["awe"] == 5


def test_there_is_no_flagship_without_a_place_for_it() -> None:
    """A15.3, A15.20: one extra fleet, if there is any place for it."""
    t = Reign("autocracy")
    me = t.mine.seat
    while NOBODY in t.s.fleet_kind[FLEETS * me : FLEETS * (me + 1)]:
        add_fleet(t.s, me, OWN_FLEET, t.mine.home)
    autocracy.give_honour(t.s, me, FLAGSHIP)
    assert not any(mark & FLAGSHIP for mark in t.s.fleet_mark)
    t.s.owner = [NOBODY if owner == me else owner for owner in t.s.owner]
    autocracy.give_honour(t.s, me, FLAGSHIP)
    assert not any(mark & FLAGSHIP for mark in t.s.fleet_mark)


def test_soldiers_of_a_lost_fleet_change_to_another() -> None:
    """Decision 36: as far as they fit, the dearest first."""
    t = War()
    lost = t.fleet(0, "iii3", tank=1, infantry=2)
    other = t.fleet(0, "iii3", infantry=2)
    lose_fleet(t.s, lost, [other])
    cargo = t.s.fleet_cargo[other]
    tank, infantry = (GROUND_NAMES.index(name) for name in ("tank", "infantry"))
    assert carried(cargo, tank) == 1 and carried(cargo, infantry) == 2


def test_neutral_fleets_join_those_that_are_there() -> None:
    """B8.9.2; hired pirates are nobody's when they are gone (A11.5)."""
    t = Diplomacy()
    put_neutral(t.s, 0, PIRATE_FLEET, 1, NOBODY)
    put_neutral(t.s, 0, PIRATE_FLEET, 2, NOBODY)
    at = t.s.neutral_at.index(0)
    assert t.s.neutral_count[at] == 3 and t.s.neutral_at.count(0) == 1
    t.s.hired[at], t.s.hired_left[at] = 1, 2
    remove_neutral(t.s, at)
    assert t.s.hired[at] == NOBODY and t.s.hired_left[at] == 0


# --- colonies ------------------------------------------------------------------------------------


def test_a_colony_of_level_one_stays() -> None:
    """B3.4, decision 45"""
    t = Scenario()
    t.seat(0).colony("iii3", 1)
    cell = next(cell for cell in range(CELLS) if t.s.level[cell] == 1)
    lower_level(t.s, cell, "B3.4")
    assert t.s.level[cell] == 1 and not t.s.news


def test_a_hidden_building_is_lost_in_secret() -> None:
    """B2.10: others learn that one is gone, not which."""
    t = Scenario()
    home = t.seat(0).home
    t.s.defence[home] = BASE_BIT | FORTRESS_BIT
    destroy_at(t.s, 0, home, FIRST_SECRET)
    assert t.s.defence[home].bit_count() == 1 and t.s.log is not None
    told = [event for event in t.s.log if event.key.startswith("event-destroyed")]
    assert [(event.key, event.args) for event in told] == [
        ("event-destroyed-secretly", {"seat": 0})
    ]


# --- governments ---------------------------------------------------------------------------------


def test_members_get_what_fits() -> None:
    """A16.14: one for every other member on his home world, if he may have it."""
    t = Reign("federation", seats=3)
    third = t.seat(3 - t.mine.seat - t.other.seat)
    t.federate(t.other, third)
    t.other.techs("small_craft")
    third.crowd()
    for unit in ("fleet", "research", "infantry"):
        copy_unit(t.s, t.mine.seat, UNITS.index(unit))
    told = [dict(e.args) for e in t.s.log or [] if e.key == "event-united-fleets"]
    assert [args["seat"] for args in told if args["unit"] != "infantry"] == [t.other.seat] * 2
    assert len(fleets_of(t.s, t.other.seat)) == 1 and not fleets_of(t.s, third.seat)
    assert len(units_of(t.s, third.seat)) == CIVIL_UNITS
    infantry = GROUND_NAMES.index("infantry")
    found = [t.s.troops[GROUND_UNITS * seat.home + infantry] for seat in (t.mine, t.other, third)]
    assert found[1] == found[2] == found[0] + 1
    t.s.owner[t.other.home] = NOBODY
    copy_unit(t.s, t.mine.seat, UNITS.index("infantry"))
    assert t.s.troops[GROUND_UNITS * t.other.home + infantry] == found[1]


def test_a_legion_of_starbases_raises_fleets() -> None:
    """A15.21: one for two bases; decision 33: AWE for those that do not fit."""
    t = Reign("empire", "legion")
    t.mine.techs("small_craft").has(awe=0)
    cells = [t.mine.home, *[CELL_IDS.index(t.settle(t.mine)) for _ in range(3)]]
    for cell in cells:
        t.s.defence[cell] |= BASE_BIT
    autocracy.hear_economy_over(t.s, t.mine.seat, NOBODY, NOBODY)
    assert len(cells) // autocracy.FIGHTERS == 2
    assert len(fleets_of(t.s, t.mine.seat)) == 1 and t.mine.account["awe"] == 5


def test_an_empire_understands_more_with_a_new_technology() -> None:
    """A15.15: one that opens a technology of the state size brings it; others forget it."""
    t = Reign("empire")
    me = t.mine.seat
    sizes = regimes.bits_of(autocracy.SIZE_TECHS)
    t.s.techs[me] = 0
    for tech in sizes:
        t.s.techs[me] |= TECH_NEEDS[tech] & ~autocracy.SIZE_TECHS
    autocracy.hear_tech(t.s, me, NOBODY, NOBODY)
    assert all(t.s.techs[me] >> tech & 1 for tech in sizes)
    autocracy.forget_size(t.s, me)
    assert not any(t.s.techs[me] >> tech & 1 for tech in sizes)
    autocracy.forget_size(t.s, me)
    t.rule(t.mine, "democracy")
    autocracy.hear_tech(t.s, me, NOBODY, NOBODY)
    assert not any(t.s.techs[me] >> tech & 1 for tech in sizes)


def test_a_complete_field_stays_complete_when_state_size_is_forgotten() -> None:
    """A15.15, A2.2: only fields that now lack a technology are open again."""
    t = Reign("empire")
    me = t.mine.seat
    t.mine.techs(*[name.removeprefix("tech.") for name in TECH_IDS])
    t.s.fields[me] = 0b1111
    t.s.techs[me] &= ~(1 << TECH["tech.small_craft"])
    autocracy.settle_fields(t.s, me)
    assert t.s.fields[me] == 0b1110


def test_a_rich_rival_and_none_at_all() -> None:
    """A15.7: without a rival nobody is robbed."""
    t = Reign("autocracy")
    before = t.s.account[:]
    autocracy.overcome_rival(t.s, t.mine.seat)
    assert t.s.account == before
    t.set(regimes.RIVAL, t.other.seat)
    t.other.has(food=0, awe=0, research=0, culture=9)
    autocracy.overcome_rival(t.s, t.mine.seat)
    assert sum(t.other.account.values()) == 0


def test_weariness_is_eased_in_every_war() -> None:
    """A6.12 (ruling): in those of the player, and nobody else's."""
    t = Diplomacy(4)
    wars.begin_war(t.s, 0, 1, 0b0001, 0b0010)
    wars.begin_war(t.s, 2, 3, 0b0100, 0b1000)
    for at in foes.rows(t.s):
        t.s.wars[at + foes.WEARINESS : at + foes.WEARINESS + 4] = [3] * 4
    loot = next(card for card in CONTENT.loot if card.id == "loot.1.prisoners")
    [eased] = [effect for effect in walk(loot.effect) if VERBS[effect.verb] == "war_weariness"]
    deeds.calm(t.s, Frame(deeds.CHOOSE, 0, 0, []), eased)
    left = [t.s.wars[at + foes.WEARINESS : at + foes.WEARINESS + 4] for at in foes.rows(t.s)]
    assert left == [[3 + eased.n, 3, 3, 3], [3, 3, 3, 3]] and eased.n == -1


# --- out of the game -----------------------------------------------------------------------------


def test_nobody_has_a_rival_who_is_out() -> None:
    """Decision 25, A15.1: the counter begins anew."""
    t = Reign("autocracy")
    t.set(regimes.RIVAL, t.other.seat)
    t.set(regimes.RIVAL_PIPS, 2)
    regimes.forget_ruler(t.s, t.other.seat)
    assert t.count(regimes.RIVAL) == NOBODY and t.count(regimes.RIVAL_PIPS) == 0


def test_an_ally_who_is_out_leaves_a_war_that_goes_on() -> None:
    """Decision 25: a war ends only with its declarer, or with the last one of a side."""
    t = Diplomacy(4)
    wars.begin_war(t.s, 0, 1, 0b0101, 0b0010)
    wars.begin_war(t.s, 3, 1, 0b1000, 0b0010)
    foes.forget_fighter(t.s, 2)
    assert len(foes.rows(t.s)) == 2 and t.s.foes[2] == 0 and t.s.foes[0] == 0b0010
    foes.forget_fighter(t.s, 0)
    assert len(foes.rows(t.s)) == 1 and t.s.foes[3] == 0b0010


def test_laws_about_who_is_out_are_gone_and_his_own_stay() -> None:
    """Decision 25: a law for another player keeps its card in force."""
    t = Diplomacy(3)
    about = next(law for law in range(len(FOR_PLAYER)) if FOR_PLAYER[law])
    plain = next(law for law in range(len(FOR_PLAYER)) if not FOR_PLAYER[law])
    rows = [[about, 0, 1, 0], [about, 0, 2, 0], [plain, 1, NOBODY, 0], [plain, 0, NOBODY, 0]]
    t.s.laws = [number for row in rows for number in row]
    forget_proposer(t.s, 1)
    rows[2][PROPOSER] = NOBODY
    assert t.s.laws == [number for row in rows[1:] for number in row]
    assert not t.s.law_failed >> about & 1
    forget_proposer(t.s, 2)
    assert t.s.law_failed >> about & 1
