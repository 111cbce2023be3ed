"""Moments of characters that few matches see: no planet to be sent home to, a veto that is kept,
an early end of a list of ships."""

from __future__ import annotations

import pytest

from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.statutes import LAW
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    COLONY_SHIP,
    GOVERNMENT_IDS,
    OWN_FLEET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.agents import FIRST_LAW
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of
from raumhafen.games.sternenkinder.rules.core.foes import WEARINESS, rows
from raumhafen.games.sternenkinder.rules.politics import wars
from raumhafen.games.sternenkinder.rules.politics.influence import cast_for_others
from raumhafen.games.sternenkinder.rules.politics.raids import insult
from raumhafen.games.sternenkinder.rules.politics.shadow_crafts import tire_all
from raumhafen.games.sternenkinder.state import CIVIL_UNITS, FACE_DOWN, GOLD, NOBODY
from tests.games.sternenkinder.agency import Agency, abroad, ship, spies, system
from tests.games.sternenkinder.courts import employ
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.tables import GAME, Seat, reveal
from tests.games.sternenkinder.wars import HIT, MISS


def third_of(t: Agency) -> Seat:
    return t.seat(3 - t.mine.seat - t.other.seat)


def bid_nothing(t: Agency) -> None:
    """Both keep their culture, so the guard decides."""
    for seat in sorted((t.mine.seat, t.other.seat)):
        apply(t.s, seat, GAME.actions.parse("amount:0"))


# --- A8.55 arrests -------------------------------------------------------------------------------


def test_the_own_federation_arrests_nobody() -> None:
    """A8.55, A0.12: the guard of a member looks away, that of the third is asked."""
    t = abroad("agent", seats=4)
    third = t.seat((t.mine.seat + 2) % 4)
    t.mine.techs("strategic_infiltration")
    for p in (t.mine, t.other):
        t.s.federation[p.seat] = t.mine.seat
    for p in (t.other, third):
        t.guard(p, t.other.home, 1)
    t.act("build_network")
    assert t.question() == "arrest" and t.active.seat == third.seat
    t.play("no")
    assert t.s.network[CELLS * t.mine.seat + t.other.home] == 1


def test_police_that_has_acted_arrests_with_a_political_action() -> None:
    """A8.3, A8.55, A4.3"""
    t = abroad("agent")
    t.mine.techs("strategic_infiltration")
    t.crew(t.other, "police")
    t.s.busy[units_of(t.s, t.other.seat)[0]] = 4
    t.actions(t.other, 1)
    t.act("build_network")
    t.play("yes")
    bid_nothing(t)
    assert t.s.budget[5 * t.other.seat + 2] == 0 and t.s.civil_at[t.ship] == t.mine.home


def test_who_is_arrested_without_a_planet_stays() -> None:
    """A8.55, decision 25: with a colony ship a player without planets is still in the game; what
    he wanted to do is prevented all the same."""
    t = abroad("agent")
    t.mine.techs("strategic_infiltration")
    t.guard(t.other, t.other.home, 1)
    add_civil(t.s, t.mine.seat, COLONY_SHIP, t.mine.home)
    t.s.owner[t.mine.home] = t.other.seat
    t.bent = True
    t.act("build_network")
    t.play("yes")
    bid_nothing(t)
    assert t.s.civil_at[t.ship] == t.other.home
    assert t.s.network[CELLS * t.mine.seat + t.other.home] == 0


def test_who_has_lost_his_home_world_is_sent_to_another_planet() -> None:
    """A8.55"""
    t = abroad("agent")
    t.mine.techs("strategic_infiltration").colony("iii3")
    t.guard(t.other, t.other.home, 1)
    t.s.owner[t.mine.home] = t.other.seat
    t.bent = True
    t.act("build_network")
    t.play("yes")
    bid_nothing(t)
    assert t.s.civil_at[t.ship] == CELL_IDS.index("iii3")


# --- A8.42 theft ---------------------------------------------------------------------------------


def test_what_the_victim_bids_for_an_arrest_cannot_be_stolen() -> None:
    """A8.42, A8.55: as much as is still there; the price is not lower for it."""
    t = abroad("agent")
    t.guard(t.other, t.other.home, 1)
    t.other.has(culture=5)
    t.act("steal", "give:culture", "amount:4", "end")
    t.play("yes")
    for p, amount in ((t.mine, 9), (t.other, 3)):
        apply(t.s, p.seat, GAME.actions.parse(f"amount:{amount}"))
    assert t.other.account["culture"] == 0
    assert t.mine.account["culture"] == 30 - (4 + 1) - 9 + 2


# --- A8.47, A8.49, A8.56 lists of ships and buildings --------------------------------------------


@pytest.mark.parametrize("aim", ["centre", "artificial_gate"])
def test_sabotage_of_large_buildings(aim: str) -> None:
    """A8.47: the centre and the gate of the owner; the other one stays."""
    t = spies("agent")
    cell = t.other.home
    t.s.centre[cell], t.s.gate[cell] = 1, t.other.seat
    t.bent = True
    t.act("sabotage", f"site:{aim}")
    assert (t.s.centre[cell] == 0) is (aim == "centre")
    assert (t.s.gate[cell] == NOBODY) is (aim == "artificial_gate")
    assert t.mine.account["culture"] == 27


def test_not_all_ships_need_be_disrupted() -> None:
    """A8.49: the list ends where the player says so, and only those named are paid for."""
    t = spies("agent")
    add_civil(t.s, t.other.seat, RESEARCH_SHIP, t.other.home)
    first, second = units_of(t.s, t.other.seat)
    t.act("disrupt", ship(second), "end")
    assert units_of(t.s, t.other.seat) == [first] and t.mine.account["culture"] == 29


def test_nobody_need_come_along_on_a_patrol() -> None:
    """A8.56"""
    t = Agency("police")
    t.guard(t.mine, t.mine.home, 3).guard(t.mine, t.other.home, 1)
    other = add_civil(t.s, t.mine.seat, RESEARCH_SHIP, t.mine.home)
    t.act("patrol", ship(t.ship), "end")
    assert t.question() == "politics"
    assert (t.s.civil_at[t.ship], t.s.civil_at[other]) == (t.other.home, t.mine.home)


# --- A10.13 the veto -----------------------------------------------------------------------------


def objecting() -> Agency:
    """The other player has the veto, and two actions of an agent concern him."""
    t = employ(abroad("agent"), "voice_okima", "first_a", "second_a")
    return t.actions(t.mine, 1)


def test_a_deed_that_is_not_prevented_is_paid_and_done() -> None:
    """A10.13, decision 40: who does not object keeps his veto; arrests are asked about as ever."""
    t = objecting()
    t.mine.techs("strategic_infiltration")
    t.guard(t.other, t.other.home, 1)
    t.act("build_network")
    assert t.question() == "veto"
    t.play("no")
    assert t.question() == "arrest" and t.mine.account["culture"] == 28
    t.play("no")
    assert t.s.network[CELLS * t.mine.seat + t.other.home] == 1 and t.s.vetoed == []


def test_what_was_prevented_is_refused_for_the_round() -> None:
    """A10.13, decision 40: nothing of A8 stands against it, so no rule of A8 is named."""
    t = objecting()
    t.act("recon", system(t.other.home))
    t.play("yes")
    refused = t.ask_again().refusal("ia:recon")
    assert (refused.key, refused.rule) == ("error-not-an-option", "A3.5")


# --- A8.30 to A8.36 talks ------------------------------------------------------------------------


def test_relief_takes_no_more_cubes_than_there_are() -> None:
    """A8.34: with an embassy two, but one is all there is; those of others stay."""
    t = abroad("diplomat")
    t.mine.techs("deep_contacts")
    t.s.embassy[t.other.home] = 1 << t.mine.seat
    theirs = [0, t.other.seat, t.mine.seat, 1]
    t.s.cubes = [0, t.mine.seat, t.other.seat, 1, *theirs]
    t.act("pressure", "object:remove")
    assert t.s.cubes == theirs


def test_fleets_are_recruited_without_room_for_ships() -> None:
    """A8.30: civil units and fleets have places of their own."""
    t = abroad("diplomat")
    t.mine.techs("deep_contacts", "small_craft")
    while len(units_of(t.s, t.mine.seat)) < CIVIL_UNITS:
        add_civil(t.s, t.mine.seat, RESEARCH_SHIP, t.mine.home)
    add_fleet(t.s, t.other.seat, OWN_FLEET, t.other.home)
    assert not t.can("recruit")
    t.s.watched[t.mine.seat] = 1 << t.other.seat
    yours = len(units_of(t.s, t.other.seat))
    t.act("recruit", ship(t.ship))
    assert len(fleets_of(t.s, t.mine.seat)) == 1 and not fleets_of(t.s, t.other.seat)
    assert len(units_of(t.s, t.other.seat)) == yours


def test_influence_counts_for_its_own_law_only() -> None:
    """A8.36: cubes on other laws stay until those are voted on."""
    t = Agency()
    me, you = t.mine.seat, t.other.seat
    other_law = [FIRST_LAW + LAW["law.open_science"], you, me, 1]
    t.s.cubes = [FIRST_LAW + LAW["law.free_trade"], you, me, 2, *other_law]
    t.s.ballots, t.s.bought, t.s.cast = [5, 5], [0, 0], [0, 0]
    cast_for_others(t.s, LAW["law.free_trade"])
    assert t.s.cubes == other_law
    assert (t.s.ballots[me], t.s.ballots[you], t.s.cast[you]) == (7, 3, 2)


# --- A8.51, A8.60, A7.5 what follows -------------------------------------------------------------


def test_terror_tires_its_victim_only() -> None:
    """A8.51: in every war of his; wars of others go on as they were."""
    t = spies("agent", seats=3)
    me, you, third = t.mine.seat, t.other.seat, third_of(t).seat
    wars.begin_war(t.s, me, third, 1 << me, 1 << third)
    wars.begin_war(t.s, third, you, 1 << third, 1 << you)
    tire_all(t.s, you, 1)
    first, second = (t.s.wars[at + WEARINESS :][:3] for at in rows(t.s))
    assert first == [0, 0, 0] and second == [int(p == you) for p in range(3)]


def test_where_one_has_sold_all_nobody_else_sells() -> None:
    """A8.60, A8.62: of two ships on a planet the first lays the die, the other keeps its cube."""
    t = abroad("agent")
    second = add_civil(t.s, t.mine.seat, RESEARCH_SHIP, t.other.home)
    for unit in (t.ship, second):
        t.s.civil_goods[unit] = GOLD
    t.bent = True
    t.movement()
    t.mine.has(awe=0)
    while t.question() == "movement":
        t.play("pass")
    assert t.question() != "contraband" and t.mine.account["awe"] == 36
    assert sorted(t.s.civil_goods[unit] for unit in (t.ship, second)) == [0, GOLD]


@pytest.mark.parametrize(("government", "level"), [("kleptocracy", 0), ("democracy", 1)])
def test_diplomats_of_a_kleptocracy_are_fair_game(government: str, level: int) -> None:
    """A7.5, A7.7"""
    t = Agency()
    t.crew(t.other, "diplomat")
    t.s.government[t.other.seat] = GOVERNMENT_IDS.index(f"government.{government}")
    insult(t.s, t.mine.seat, t.other.seat, t.other.home)
    assert t.s.sanction[t.mine.seat] == level


# --- A11 the underground -------------------------------------------------------------------------


def test_silence_must_be_paid_for() -> None:
    """A11.5: who can pay for the killing alone is found out; he is not asked whom to blame."""
    t = Market()
    t.crew(t.other, "diplomat")
    t.mine.has(awe=9 + 6 - 1)
    t.use("underground:contract_killing")
    assert t.s.sanction[t.mine.seat] == 1 and t.mine.account["awe"] == 5


def test_witnesses_bring_no_ship_without_a_place_for_it() -> None:
    """A11.9: then they are hired for a ship that is there."""
    t = Market(seats=2)
    t.network(t.mine, t.other.home, 1)
    nest = system(t.other.home)
    t.ask_again().play("underground:hire_witnesses")
    assert t.offers(nest) and t.offers(ship(t.ship))
    while len(units_of(t.s, t.mine.seat)) < CIVIL_UNITS:
        add_civil(t.s, t.mine.seat, RESEARCH_SHIP, t.mine.home)
    t.ask_again()
    assert not t.offers(nest) and t.offers(ship(t.ship))


# --- B9.9 attacks on guards ----------------------------------------------------------------------


def besieged() -> tuple[Agency, int]:
    """The first player controls a system with a guard of the other; the battles are over."""
    t = Agency()
    cell = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    reveal(t.s, cell, ASTEROID)
    t.guard(t.other, cell, 2)
    for _ in range(3):
        add_fleet(t.s, t.mine.seat, OWN_FLEET, cell)
    return t, cell


def ask_about_guards(t: Agency) -> None:
    while t.question() != "attack-guard":
        t.play("pass")


def test_nobody_must_attack_a_guard() -> None:
    """B9.9: who has had enough ends the phase for himself."""
    t, cell = besieged()
    ask_about_guards(t)
    t.play("end")
    assert t.s.guard[CELLS * t.other.seat + cell] == 2 and t.s.sanction == [0, 0]
    assert t.question() != "attack-guard"


def test_at_war_an_attack_on_a_guard_is_no_raid() -> None:
    """B9.9, A7.1: shots that miss lower nothing."""
    t, cell = besieged()
    me, you = t.mine.seat, t.other.seat
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    ask_about_guards(t)
    t.s.forced = [MISS, HIT, MISS]
    t.play(system(cell))
    assert t.s.guard[CELLS * you + cell] == 1 and t.s.sanction == [0, 0]
