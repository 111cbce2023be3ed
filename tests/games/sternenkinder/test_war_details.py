"""Finer points of war: who may still win, many sides in one battle, ways back, cargo on the way."""

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, GROUND_NAMES, MOST_TARGETS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import ASTEROID, NEBULA, TECH
from raumhafen.games.sternenkinder.rules.core.effects import EFFECTS, bonus_row
from raumhafen.games.sternenkinder.rules.core.fleets import carried
from raumhafen.games.sternenkinder.rules.core.rows import LOOT_ROWS
from raumhafen.games.sternenkinder.rules.core.war import UNIT_ROW, enlist_all
from raumhafen.games.sternenkinder.rules.strategy.control import may_call
from raumhafen.games.sternenkinder.rules.strategy.decision import decide_economy
from raumhafen.games.sternenkinder.rules.strategy.ending import at_target, leaders
from raumhafen.games.sternenkinder.rules.strategy.retreat import refuges
from raumhafen.games.sternenkinder.rules.strategy.setup import DISTANT_CARDS
from raumhafen.games.sternenkinder.state import FLEETS
from tests.games.sternenkinder.tables import GAME, Scenario
from tests.games.sternenkinder.wars import HIT, MISS, War, contest

INFANTRY = GROUND_NAMES.index("infantry")


# --- A23.5 more than two sides -------------------------------------------------------------------


def decisive(*dice: int) -> War:
    """Three players with a fleet each; all have the target and want arms to decide."""
    t = War(3, war_mode=False, target=3)
    t.s.points = [3, 3, 3]
    for seat, cell in enumerate(("iii3", "iii5", "iii9")):
        t.fleet(seat, cell)
    while t.question() not in ("buy-votes", "final-side"):
        t.play("pass")
    t.s.forced = list(dice)
    contest(t)
    return t


def test_three_sides_fight_each_against_all() -> None:
    """A23.5: one battle, and each side may hit any other."""
    t = decisive(HIT, MISS, MISS, MISS, HIT)
    order = t.s.seats_from(t.s.first)
    assert t.question() == "hit-target" and t.active.seat == order[0]
    assert t.options() == ["target:2", "target:3"] and len(t.s.fight) == 3 * UNIT_ROW
    t.s.forced = [MISS, HIT]
    t.play("target:2")
    assert t.s.over and GAME.outcome(t.s).winners == [order[2]]
    assert GAME.outcome(t.s).reason == "A23.5"


def test_if_the_last_sides_fall_together_the_later_one_wins() -> None:
    """A23.5, B27.2.6: the third attacks nobody and falls; the other two fall together."""
    t = decisive(HIT, HIT, MISS)
    order = t.s.seats_from(t.s.first)
    t.s.forced = [HIT, HIT]
    t.play("target:2")
    t.play("target:1")
    assert t.s.over and GAME.outcome(t.s).winners == [order[2]]


def test_every_unit_of_the_largest_battle_can_be_named() -> None:
    """A23.5, B27.2.5: six players with twelve fleets each, and three buildings beside them."""
    t = War(6, war_mode=False)
    for seat in range(6):
        for _ in range(FLEETS):
            t.fleet(seat, "iii3")
        enlist_all(t.s, seat, seat)
    assert len(t.s.fight) // UNIT_ROW + 3 == MOST_TARGETS


# --- A2.4 who is out -----------------------------------------------------------------------------


def test_who_is_out_cannot_win() -> None:
    """A2.1, A2.4, A1.16: points that are kept do not bring somebody back."""
    t = Scenario(3, target=3)
    t.s.points = [9, 2, 1]
    t.s.out = 1
    assert at_target(t.s) == [] and leaders(t.s) == [1]
    teams = Scenario(4, teams=True, target=3)
    teams.s.points = [6, 0, 0, 0]
    teams.s.out = 1
    assert at_target(teams.s) == [0, 2]  # a team mate is still there
    teams.s.out = 1 | 4
    assert at_target(teams.s) == []


def test_who_is_out_buys_no_points() -> None:
    """A2.4, A23.4: neither income nor purchases, but the victory is shared."""
    t = Scenario(4, teams=True)
    t.s.contenders, t.s.out, t.s.bought = 15, 1, [0] * 4
    t.s.account = [50, 50, 50, 50] + [0] * 4 + [45, 45, 45, 0] + [0] * 4
    decide_economy(t.s, t.s.stack[-1])
    assert t.s.bought == [0, 0, 3, 0] and GAME.outcome(t.s).winners == [0, 2]


# --- decision 58 ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("skipped", "may"), [(0, True), (1, False), (2, True)])
def test_a_skipped_income_calls_nobody(skipped: int, may: bool) -> None:
    """B3.5.5, A10.14, decision 58."""
    t = War(war_mode=False)
    home = t.seat(1).home
    t.seat(1).building("food", 1).building("research", 1)
    t.fleet(0, CELL_IDS[home])
    t.s.blockade[home], t.s.skip[1] = 0, skipped
    assert may_call(t.s, 1) is may


# --- B14.8 ways back -----------------------------------------------------------------------------


def test_an_attacker_may_go_back_or_home() -> None:
    """B14.8: where it came from, or towards the nearest own planet or fleet."""
    t = War()
    seat = t.s.first
    here = CELL_IDS.index("ii0")
    home, back = [c for c in NEIGHBOURS[here] if CELL_IDS[c].startswith("iii")][:2]
    t.open(CELL_IDS[home], ASTEROID).open(CELL_IDS[back], NEBULA)
    t.fleet(seat, CELL_IDS[home])
    fleet = t.fleet(seat, "ii0")
    t.s.fleet_from[fleet] = back
    t.s.fight_at = here
    t.s.fight = [0, seat, fleet, 0, 1, 1, 1 - seat, 12 * (1 - seat), 0, 1]
    assert set(refuges(t.s, seat)) == {back, home}


# --- B5.5.2 networks -----------------------------------------------------------------------------


def test_any_own_network_can_gain_a_level() -> None:
    """B5.5.2: the first researcher of hybrid war names one of them."""
    t = War(war_mode=False)
    seat = t.active.seat
    hideout, home = CELL_IDS.index("iii3"), t.seat(seat).home
    t.s.network[CELLS * seat + hideout] = t.s.network[CELLS * seat + home] = 1
    t.interrupt(EFFECTS, seat, [bonus_row(TECH["tech.hybrid_war"]), 0, -1, -1])
    assert t.question() == "network-place" and len(t.options()) == 2
    t.play("at:iii3")
    assert t.s.network[CELLS * seat + hideout] == 2 and t.s.network[CELLS * seat + home] == 1


def test_a_prize_without_a_place_comes_to_the_home_world() -> None:
    """B17.2, decision 33: loot of a distant war is found nowhere on the map."""
    from raumhafen.games.sternenkinder.content.cards import LOOT_IDS

    t = War(war_mode=False)
    player = t.active.techs("small_craft")
    row = LOOT_ROWS + LOOT_IDS.index("loot.3.prize")
    t.interrupt(EFFECTS, player.seat, [row, 0, -1, -1])
    assert [t.s.fleet_at[at] for at in t.fleets(player.seat)] == [player.home]


# --- B7.4 cargo ----------------------------------------------------------------------------------


def moving() -> tuple[War, int, int, str]:
    """A fleet at home that can move two systems; a colony lies beside the home world."""
    t = War(war_mode=False)
    seat = t.s.first
    player = t.seat(seat).techs("simple_drives")
    t.s.blockade = t.s.blockade[:]
    colony = next(CELL_IDS[c] for c in NEIGHBOURS[player.home] if CELL_IDS[c].startswith("iii"))
    player.colony(colony)
    t.bent = True  # a colony beside a home world
    fleet = t.fleet(seat, CELL_IDS[player.home], infantry=2)
    t.army(CELL_IDS[player.home], infantry=1)
    t.movement()
    return t, seat, fleet, colony


def test_a_fleet_unloads_on_the_way() -> None:
    """B7.4: on every own planet it comes to; then it flies on."""
    t, _, fleet, colony = moving()
    t.s.fleet_left[fleet] = 3
    t.play(f"move:{fleet % FLEETS + 1}", "end", f"at:{colony}")
    assert t.question() == "cargo" and t.s.fleet_left[fleet] > 0
    t.play("unload:infantry", "end")
    assert t.question() == "next-system"
    assert t.troops(colony) == {"infantry": 1} and carried(t.s.fleet_cargo[fleet], INFANTRY) == 1


def test_a_fleet_may_unload_and_stay() -> None:
    """B7.4, B7.1: its movement is over then, and nobody is asked twice on one planet."""
    t, seat, fleet, _ = moving()
    home = t.s.fleet_at[fleet]
    t.play(f"move:{fleet % FLEETS + 1}", "unload:infantry", "unload:infantry", "end", "end")
    assert t.question() == "movement" and t.s.fleet_left[fleet] == 0
    assert t.s.fleet_at[fleet] == home and t.s.acted == 1
    assert t.troops(CELL_IDS[home]) == {"infantry": 3} and t.active.seat == seat


# --- B18 distant wars ----------------------------------------------------------------------------


def test_a_distant_war_lies_open_from_the_start() -> None:
    """B18.1: before the first purchase."""
    t = Scenario()
    assert t.s.round == 1 and t.question() == "economy"
    assert GAME.view(t.s, 0)["distant"]["open"] is not None


def test_an_army_that_was_unloaded_has_moved() -> None:
    """B18.2: only those who were there before can leave for a distant war."""
    t, seat, fleet, _ = moving()
    home = CELL_IDS[t.s.fleet_at[fleet]]
    t.s.distant_open = 0
    t.play(f"move:{fleet % FLEETS + 1}", "unload:infantry", "unload:infantry", "end", "end")
    t.play(f"distant:{home}")
    assert t.troops(home) == {"infantry": 2} and sum(t.s.away[3:]) == 1
    assert not any(code.startswith("distant") for code in t.options()) or t.active.seat != seat


def test_team_mates_fight_one_distant_war() -> None:
    """B18.2, B18.3, B18.4: together, led and rewarded is who declared first; all come home."""
    t = War(4, war_mode=False, teams=True)
    t.s.distant_bag = DISTANT_CARDS & ~1
    t.s.distant_open = 0
    first = t.s.first
    mate = (first + 2) % 4
    homes = [CELL_IDS[t.seat(p).home] for p in range(4)]
    for seat in range(4):
        t.army(homes[seat], tank=9)
    t.movement()
    t.play(f"distant:{homes[first]}", "end")
    assert t.active.seat not in (first, mate)
    t.play("pass")
    t.play(f"distant:{homes[mate]}")
    assert t.question() == "join-war" and t.options() == ["yes", "no"]
    t.play("yes")
    assert [t.s.away[at] for at in range(0, len(t.s.away), 11)] == [0, 0]
    awe = t.seat(first).account["awe"], t.seat(mate).account["awe"]
    while t.question() != "politics":
        t.play("pass" if t.offers("pass") else t.options()[-1])
    assert t.s.away == [] and t.troops(homes[mate])["tank"] > 0
    assert t.seat(first).account["awe"] == awe[0] + 6
    assert t.seat(mate).account["awe"] == awe[1]


def test_an_enemy_cannot_join_a_distant_war() -> None:
    """B18.2: the card is locked; the other team takes the next one."""
    t = War(4, war_mode=False, teams=True)
    t.s.distant_open = 0
    first = t.s.first
    for seat in range(4):
        t.army(CELL_IDS[t.seat(seat).home], tank=1)
    t.movement()
    t.play(f"distant:{CELL_IDS[t.seat(first).home]}", "end")
    other = t.active
    assert other.seat % 2 != first % 2
    assert not t.offers(f"distant:{CELL_IDS[other.home]}")  # no further card lies open
