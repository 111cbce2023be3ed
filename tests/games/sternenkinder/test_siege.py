"""B9.6, B17.4, B19.10, A2.4 Planets: defence, bombardment, landing, conquest, the last planet."""

import pytest

from raumhafen.engine.game import SPECTATOR
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.tables import COLONY_SHIP, OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.cards import keep
from raumhafen.games.sternenkinder.rules.core.civil import remove_civil, units_of
from raumhafen.games.sternenkinder.rules.core.field import RUIN
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of
from raumhafen.games.sternenkinder.rules.core.places import pack, planets_of, site_owner, sites_at
from raumhafen.games.sternenkinder.rules.strategy.conquest import conquer, leave_game, lower_colony
from raumhafen.games.sternenkinder.rules.strategy.ending import victory_points
from raumhafen.games.sternenkinder.rules.strategy.ruins import CENTRE_PLACE, GATE_PLACE, ruins
from raumhafen.games.sternenkinder.state import BASE_BIT, FORTRESS_BIT, NOBODY, SITES
from tests.games.sternenkinder.tables import GAME, Scenario
from tests.games.sternenkinder.wars import War, faces, keys

HIT, MISS = faces(6), faces(1)
PLACE = CELL_IDS.index("iii3")


def siege(level: int = 1, fleets: int = 1, **cargo: int) -> tuple[War, int, int]:
    """Fleets of the first player at a colony of the other."""
    t = War()
    first = t.s.first
    t.seat(1 - first).colony("iii3", level)
    for _ in range(fleets):
        t.fleet(first, "iii3", **cargo)
    return t, first, 1 - first


def test_a_planet_may_be_spared() -> None:
    """B9.6"""
    t, _, other = siege(infantry=3)
    t.fight()
    assert t.question() == "deed" and t.options() == ["deed:spare", "deed:planet"]
    t.play("deed:spare")
    assert t.s.owner[PLACE] == other


def test_defence_buildings_are_fleets_of_their_planet() -> None:
    """B6.3, B27.2.3, B9.6: hidden until they fight, then open, destroyed with their fleet."""
    t, first, other = siege(fleets=2)
    t.s.defence[PLACE] = FORTRESS_BIT | BASE_BIT
    assert "defence" not in str(GAME.view(t.s, first)["systems"]["iii3"])
    t.fight()
    t.roll("deed:planet", HIT, MISS, MISS, MISS)
    assert t.question() in ("hit-target", "retreat")
    if t.question() == "hit-target":
        t.play(t.options()[0])
    shown = [GAME.view(t.s, seat)["battle"]["units"] for seat in (first, other, SPECTATOR)]
    assert shown[0] == shown[1] == shown[2]
    kinds = [row["kind"] for row in shown[0]]
    assert kinds.count("defence") == 1 and t.s.owner[PLACE] == other


def test_defence_buildings_help_fleets_at_their_planet() -> None:
    """B27.2.3: both stand on the defender's side."""
    t, first, other = siege()
    t.fleet(other, "iii3")
    t.s.defence[PLACE] = FORTRESS_BIT
    t.fight(MISS, HIT, HIT)
    assert t.fleets(first) == [] and t.s.defence[PLACE] == FORTRESS_BIT


def test_bombardment_takes_buildings_then_levels() -> None:
    """B17.4, B27.2.11, T41: harder by 1; without buildings red pips lower the colony."""
    t, first, other = siege(level=2, fleets=3)
    t.s.sites[SITES * PLACE] = pack(other, 0, 1)
    t.fight()
    t.play("deed:planet")
    assert t.question() == "bombard"
    t.roll("order:bombard", faces(5), HIT, HIT)  # 5 is no hit: the number is 6
    assert t.s.sites[SITES * PLACE] == 0 and t.s.pips[PLACE] == 1 and t.s.level[PLACE] == 2
    t.next_economy_or("deed")
    t.play("deed:planet")
    t.roll("order:bombard", HIT, MISS, MISS)
    assert t.s.level[PLACE] == 1 and t.s.pips[PLACE] == 0
    assert GAME.broken_laws(t.s) == []


def test_pips_heal_in_a_round_without_bombardment() -> None:
    """B17.4, T41"""
    t, *_ = siege(level=2)
    t.s.pips[PLACE] = 1
    t.fight()
    t.play("deed:spare")
    assert t.s.pips[PLACE] == 0


def test_a_destroyed_colony_is_a_point() -> None:
    """B17.4, A2.2: level 0; the planet lies free again."""
    t, first, other = siege(level=1)
    t.fight()
    t.play("deed:planet")
    events = t.roll("order:bombard", HIT)
    assert "event-colony-destroyed" in keys(events)
    assert t.s.owner[PLACE] == -1 and t.s.level[PLACE] == 0 and t.s.points[first] == 1


def test_bombs_on_a_garrison_hit_a_unit_by_chance() -> None:
    """B17.4: damage must break armour and hull; who is inside stays hidden."""
    t, *_ = siege(level=1)
    t.army("iii3", tank=1, infantry=1)
    t.fight()
    t.play("deed:planet")
    t.roll("order:bombard", HIT)
    assert set(t.options()) == {"bomb:colony", "bomb:troops"}
    t.roll("bomb:troops", 1)  # the tank has armour 2
    assert t.troops("iii3") == {"tank": 1, "infantry": 1}
    t, *_ = siege(level=1)
    t.army("iii3", tank=1, infantry=1)
    t.fight()
    t.play("deed:planet")
    t.roll("order:bombard", HIT)
    t.roll("bomb:troops", 0)
    assert t.troops("iii3") == {"tank": 1}


def test_a_landing_conquers_the_colony() -> None:
    """B17.5, B19.1, B19.10 to B19.12, B19.11, A2.2, A2.3: buildings stay; one point while held."""
    t, first, other = siege(level=1, infantry=3)
    t.s.sites[SITES * PLACE] = pack(other, 0, 2)
    t.fight()
    t.play("deed:planet", "order:no")
    assert t.question() == "land" and t.s.veils(first)
    before = victory_points(t.s, first)
    t.play("order:land")
    assert {code.split(":")[2] for code in t.options()} == {"1", "2", "3"}  # infantry, no fleet
    events = t.roll("strike:militia:3", HIT, HIT, MISS)  # infantry act before two militia
    assert "event-conquered" in keys(events)
    assert t.s.owner[PLACE] == first and t.s.sites[SITES * PLACE] == pack(first, 0, 2)
    assert t.troops("iii3") == {"infantry": 3} and t.s.fleet_cargo[t.fleets(first)[0]] == 0
    assert victory_points(t.s, first) == before + 1 and t.s.conquered[PLACE] == other


def test_who_takes_back_an_own_planet_gets_nothing_extra() -> None:
    """A2.3"""
    t, first, other = siege(level=3)
    conquer(t.s, first, PLACE)
    assert victory_points(t.s, first) == 2
    conquer(t.s, other, PLACE)
    assert victory_points(t.s, other) == 1 and t.s.conquered[PLACE] == -1


def test_a_captured_home_world_is_four_points() -> None:
    """A2.2: its levels give none."""
    t = War()
    t.seat(1).colony("iii3", 1)
    conquer(t.s, 0, t.seat(1).home)
    assert victory_points(t.s, 0) == 4


def test_nobody_has_two_centres() -> None:
    """B4.5, B19.10: the captured one is destroyed."""
    t, first, other = siege(level=3)
    t.s.centre[PLACE] = t.s.centre[t.seat(first).home] = 1
    conquer(t.s, first, PLACE)
    assert t.s.centre[PLACE] == 0 and t.s.centre[t.seat(first).home] == 1


def test_defenders_that_win_keep_the_planet() -> None:
    """B19.10: their units stay, the attackers are gone."""
    t, first, other = siege(level=1, infantry=1)
    t.army("iii3", infantry=1)
    t.fight()
    t.play("deed:planet", "order:no")
    t.s.forced = [MISS, HIT]
    t.play("order:land")
    if t.question() == "strike":
        t.s.forced = [MISS, HIT, HIT, HIT]
        t.play(t.options()[0])
    assert t.s.owner[PLACE] == other and t.troops("iii3") == {"infantry": 1}


def test_attackers_may_board_again() -> None:
    """B19.5: they do not attack in that round and leave at its end."""
    t, first, other = siege(level=1, tank=1)
    t.fight()
    t.play("deed:planet", "order:no")
    t.play("order:land")
    t.roll("strike:tank:2", MISS, MISS)  # militia act before tanks
    assert "strike:board:1" in t.options()
    t.play("strike:board:1")
    assert t.s.owner[PLACE] == other
    assert t.s.fleet_cargo[t.fleets(first)[0]] > 0


def test_buildings_can_be_attacked_when_the_front_line_is_gone() -> None:
    """B19.9: a level II building has two points of hull."""
    t, first, other = siege(level=1, tank=2)
    t.army("iii3", artillery=1)
    t.s.sites[SITES * PLACE] = pack(other, 0, 2)
    t.fight()
    t.play("deed:planet", "order:no")
    t.s.forced = [MISS, MISS, faces(6, 6), faces(1, 1)]
    t.play("order:land")
    while t.question() == "strike" and t.active.seat != first:
        t.play(t.options()[0])
    codes = {code.split(":")[1] for code in t.options()}
    assert "militia" in codes and "building" not in codes and "artillery" not in codes


def strike(t: War, code: str, *dice: int) -> list[str]:
    """The next strike of the attacker; the defender's shots before it miss."""
    while not t.offers(code):
        t.roll(t.options()[-1], MISS, MISS)
    return keys(t.roll(code, *dice))


def test_buildings_fall_one_after_the_other() -> None:
    """B19.9: with the front line gone, slots, centre and gate; what is left over is lost."""
    t, _, other = siege(fleets=2, tank=2)
    t.army("iii3", artillery=2)
    t.s.sites[SITES * PLACE] = pack(other, 0, 3)
    t.s.gate[PLACE] = other
    t.fight()
    t.play("deed:planet", "order:no", "order:land")
    assert strike(t, "strike:militia:4", *[faces(6, 6)] * 2).count("event-falls") == 2
    assert strike(t, "strike:building:1", faces(6, 1)).count("event-razed") == 0
    assert t.s.ground[RUIN] in (1, 2) and ruins(t.s, PLACE) == [0, GATE_PLACE]
    told = strike(t, "strike:building:3", *[faces(6, 6)] * 3)
    assert told.count("event-razed") == 2 and ruins(t.s, PLACE) == []
    assert strike(t, "strike:artillery:4", faces(6, 6)).count("event-conquered") == 1


def test_a_gate_of_somebody_else_is_no_building_of_the_colony() -> None:
    """B17.4: its own gate and its centre are."""
    t, first, other = siege()
    t.s.centre[PLACE], t.s.gate[PLACE] = 1, first
    assert ruins(t.s, PLACE) == [CENTRE_PLACE]
    t.s.gate[PLACE] = other
    assert ruins(t.s, PLACE) == [CENTRE_PLACE, GATE_PLACE]


def test_a_home_world_bombed_to_dust_is_no_point() -> None:
    """B17.4, A2.2: only other colonies count."""
    t = War()
    first, home = t.s.first, t.seat(1 - t.s.first).home
    lower_colony(t.s, first, home)
    while t.s.level[home]:
        lower_colony(t.s, first, home)
    assert t.s.owner[home] == NOBODY and t.s.points[first] == 0


def test_a_captured_planet_changes_hands_again() -> None:
    """A2.3: it is booty of the third, too, until its first owner has it back."""
    t = War(3)
    t.seat(0).colony("iii3")
    conquer(t.s, 1, PLACE)
    assert t.s.conquered[PLACE] == 0
    conquer(t.s, 2, PLACE)
    assert t.s.conquered[PLACE] == 0 and t.s.owner[PLACE] == 2
    conquer(t.s, 0, PLACE)
    assert t.s.conquered[PLACE] == NOBODY


def test_the_gate_goes_with_the_planet_and_buildings_of_others_stay_theirs() -> None:
    """B19.11, decision 23: what a third player has bought there is his."""
    t = War(3)
    t.seat(0).colony("iii3", 2)
    t.s.gate[PLACE] = 0
    t.s.sites[SITES * PLACE : SITES * PLACE + 2] = [pack(0, 0, 1), pack(2, 1, 1)]
    conquer(t.s, 1, PLACE)
    assert t.s.gate[PLACE] == 1
    assert [site_owner(t.s.sites[at]) for at in sites_at(t.s, PLACE)] == [1, 2]


# --- A2.4 ----------------------------------------------------------------------------------------


def vote(t: War, *verdicts: str) -> None:
    """Everybody buys nothing and commits all votes to his side."""
    while t.question() == "buy-votes":
        t.play("amount:0")
    assert t.s.deciders() == [0, 1]
    for verdict in verdicts:
        t.play(f"verdict:{verdict}")
        t.play(t.options()[-1])
        if t.question() == "final-gold":
            t.play("amount:0")


def last_planet() -> War:
    t = War()
    first = t.s.first
    home = CELL_IDS[t.seat(1 - first).home]
    for _ in range(3):
        t.fleet(first, home, infantry=3)
    t.s.level[t.seat(1 - first).home] = 1
    t.fight()
    t.play("deed:planet", "order:no")
    t.play("order:land")
    t.roll("strike:militia:9", *[HIT] * 9)
    return t


def test_with_the_last_planet_all_vote_and_the_game_may_end() -> None:
    """A2.4, A9.8, A9.10"""
    t = last_planet()
    vote(t, "end", "end")
    assert t.s.over and GAME.outcome(t.s).reason == "A2.4"


def test_equal_leaders_come_to_the_final_decision() -> None:
    """A2.4, A23.3: most victory points win, ties are decided."""
    t = last_planet()
    ahead, loser = sorted((0, 1), key=lambda seat: -victory_points(t.s, seat))
    t.s.points[loser] += victory_points(t.s, ahead) - victory_points(t.s, loser)
    vote(t, "end", "end")
    assert not t.s.over and t.s.contenders == 0b11 and t.question() == "buy-votes"


@pytest.mark.parametrize("verdict", ["end", "go_on"])
def test_who_has_the_votes_decides(verdict: str) -> None:
    """A2.4, A9.10: the loser has none left, so his opinion does not count."""
    t = last_planet()
    loser = next(seat for seat in (0, 1) if seat not in t.s.owner)
    against = "go_on" if verdict == "end" else "end"
    vote(t, *[against if seat == loser else verdict for seat in (0, 1)])
    assert t.s.over is (verdict == "end")


def test_the_game_goes_on_without_the_loser() -> None:
    """A2.4, A22.11, decisions 25 and 48: units are removed, the marker skips the seat."""
    t = last_planet()
    loser = next(seat for seat in (0, 1) if seat not in t.s.owner)
    vote(t, "go_on", "go_on")
    assert not t.s.over and t.s.out == 1 << loser
    t.next_economy()
    assert t.s.first == 1 - loser and GAME.broken_laws(t.s) == []
    assert t.active.seat == 1 - loser


def test_units_and_cards_of_the_loser_go() -> None:
    """A2.4, decision 25: fleets, ships and cards are removed, and his treaties with him."""
    t = Scenario(3, politics=True)
    out = 2
    add_fleet(t.s, out, OWN_FLEET, t.seat(out).home)
    keep(t.s, out, 0)
    for cell in planets_of(t.s, out):
        t.s.owner[cell] = 0
    for unit in units_of(t.s, out):
        if t.s.civil_kind[unit] == COLONY_SHIP:
            remove_civil(t.s, unit)
    leave_game(t.s, out)
    assert t.s.out == 1 << out and not units_of(t.s, out) and not fleets_of(t.s, out)
    assert not t.s.hand[out]
