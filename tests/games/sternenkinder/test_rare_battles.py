"""Battles as few matches see them: sides that nobody plays, many dice, fleets that stay behind."""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS, GROUND_NAMES
from raumhafen.games.sternenkinder.content.cards import OPTION_CONDITION
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    COLONY_SHIP,
    CULT_FLEET,
    ENTRY,
    GOVERNMENT_IDS,
    GROUND_UNITS,
    KOSME_FLEET,
    OWN_FLEET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.field import SEATS
from raumhafen.games.sternenkinder.rules.core.news import ATROCITY, BATTLE_FOUGHT
from raumhafen.games.sternenkinder.rules.core.tally import sources, tally
from raumhafen.games.sternenkinder.rules.core.war import DEFENDER
from raumhafen.games.sternenkinder.rules.politics.wars import begin_war
from raumhafen.games.sternenkinder.rules.strategy.battles import BATTLE, NEUTRAL
from raumhafen.games.sternenkinder.rules.strategy.card_battles import CARD_BATTLE
from raumhafen.games.sternenkinder.rules.strategy.conquest import leave_game
from raumhafen.games.sternenkinder.rules.strategy.distant import come_home
from raumhafen.games.sternenkinder.rules.strategy.retreat import RETREAT, surrender, withdraw
from raumhafen.games.sternenkinder.rules.strategy.siege import SIEGE
from raumhafen.games.sternenkinder.state import BASE_BIT, FORTRESS_BIT, NOBODY, RETREATED
from tests.games.sternenkinder.fields import Field
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.wars import HIT, MISS, War, contest, faces

PLACE = CELL_IDS.index("iii3")


# --- neutral fleets ------------------------------------------------------------------------------


def test_fleets_without_a_card_leave_nothing_when_all_fall() -> None:
    """B27.2.6, B8.9.2: no card is won or shuffled back."""
    t = War(war_mode=False)
    t.open("iii3", ASTEROID)
    first = t.s.first
    t.fleet(first, "iii3")
    t.neutral("iii3", CULT_FLEET, 1)
    bags = list(t.s.bags)
    t.fight(HIT, HIT)
    assert t.fleets(first) == [] and PLACE not in t.s.neutral_at
    assert t.s.bags == bags and not any(t.s.hand)


def test_a_neutral_side_that_nobody_plays_hits_the_first_fleet() -> None:
    """B8.9.3 (ruling), B9.4: both players are in the battle, so nobody is asked."""
    t = War(war_mode=False)
    t.open("iii3", ASTEROID)
    fleets = [t.fleet(seat, "iii3") for seat in t.s.seats_from(t.s.first)]
    t.neutral("iii3", CULT_FLEET, 1)
    t.fight(MISS, MISS, HIT)
    assert t.question() == "retreat"
    assert [t.s.fleet_kind[fleet] for fleet in fleets] == [NOBODY, OWN_FLEET]


def test_an_army_that_nobody_plays_attacks_the_first_target() -> None:
    """B8.9.3, B19.3: one unit after the other, and only its foe is asked."""
    t = Field({"tank": 1, "infantry": 1}, {"infantry": 2, "tank": 1})
    t.s.ground[SEATS + DEFENDER] = NOBODY
    t.begin()
    told = t.roll("strike:tank:1", *[MISS] * 3)
    strikes = [tuple(event.args.values()) for event in told if event.key == "event-strike"]
    first = ("defender", 1, "infantry", "infantry")
    assert strikes == [("attacker", 1, "infantry", "tank"), first, first] and t.active.seat == 0


def test_one_of_several_plays_the_enemies_of_a_card() -> None:
    """B27.6.8, B8.9.3: chance names him among those with the fewest points."""
    place = next(at for at, c in enumerate(OPTION_CONDITION) if c.ground_battle)
    others = []
    for outcome in (0, 1):
        t = War(3, war_mode=False)
        player = t.active
        player.colony("iii3")
        t.army("iii3", tank=2)
        t.s.forced = [outcome]
        t.interrupt(CARD_BATTLE, player.seat, [PLACE, place])
        others.append(t.s.ground[SEATS + DEFENDER])
        assert t.s.ground[SEATS] == player.seat
    assert sorted({*others, player.seat}) == [0, 1, 2]


# --- bombardment ---------------------------------------------------------------------------------


def besieged(defence: int = 0, politics: bool = False, kind: int = OWN_FLEET) -> War:
    """A fleet of the first player attacks a colony of level II of the next, who has no fleet."""
    t = War(2, war_mode=not politics, politics=politics)
    me, you = t.active.seat, 1 - t.active.seat
    if politics:
        begin_war(t.s, me, you, 1 << me, 1 << you)
    t.seat(you).colony("iii3", 2)
    t.s.defence[PLACE] = defence
    t.fleet(me, "iii3", kind, **({"infantry": 3} if kind == OWN_FLEET else {}))
    return t


def test_four_dice_are_thrown_in_two_tosses() -> None:
    """B27.2.11: a fleet of the Kosme has four; three fall at once, then the last."""
    t = besieged(kind=KOSME_FLEET)
    t.interrupt(SIEGE, t.active.seat, [PLACE])
    t.roll("order:bombard", faces(1, 1, 6), faces(1))
    assert t.s.pips[PLACE] == 1 and t.s.forced == []
    t = besieged(kind=KOSME_FLEET)
    t.interrupt(SIEGE, t.active.seat, [PLACE])
    t.roll("order:bombard", faces(1, 1, 6), faces(6))
    assert t.s.level[PLACE] == 1 and t.s.pips[PLACE] == 0


def test_bombs_are_an_atrocity_in_politics() -> None:
    """B17.4, A10.13: those who wait for one hear of it, after the action."""
    t = besieged(politics=True)
    me = t.active.seat
    t.interrupt(SIEGE, me, [PLACE])
    t.roll("order:bombard", MISS)
    rows = [t.s.news[at : at + 4] for at in range(0, len(t.s.news), 4)]
    assert [ATROCITY, me, PLACE, NOBODY] in rows


@pytest.mark.parametrize("won", [True, False])
def test_a_battle_on_the_ground_counts_in_the_war(won: bool) -> None:
    """B19.10, A6.13: the winner and the loser are noted, whoever attacked."""
    t = besieged(politics=True)
    me, you = t.active.seat, 1 - t.active.seat
    t.interrupt(SIEGE, me, [PLACE])
    t.play("order:no")
    t.s.forced = []
    t.play("order:land")
    while t.s.ground:
        code = next(code for code in reversed(t.options()) if "board" not in code)
        t.roll(code, *[HIT if (t.active.seat == me) == won else MISS] * 9)
    rows = [t.s.news[at : at + 4] for at in range(0, len(t.s.news), 4)]
    assert [BATTLE_FOUGHT, *((me, PLACE, you) if won else (you, PLACE, me))] in rows
    assert t.s.owner[PLACE] == (me if won else you)


def test_defence_that_wins_ends_the_siege() -> None:
    """B9.6, B27.2.3: nothing is bombed and nobody lands."""
    t = besieged(FORTRESS_BIT)
    me = t.active.seat
    t.s.forced = [MISS, faces(6, 6, 6)]
    t.interrupt(SIEGE, me, [PLACE])
    assert t.fleets(me) == [] and t.question() == "economy"
    assert t.s.level[PLACE] == 2 and t.s.defence[PLACE] == FORTRESS_BIT


def test_planetary_events_go_with_the_planet() -> None:
    """B27.6.6, B19.10: what they bring the conqueror has, and the loser has no longer."""
    t = War()
    first, other = t.s.first, 1 - t.s.first
    event = next(e for e in CONTENT.planetary_events if e.stage == 1 and e.effect)
    number = [planet.id for planet in CONTENT.planets].index(event.planet)
    t.s.planets_left.remove(number)
    t.s.planets_left.insert(0, number)
    t.seat(other).colony("iii3")
    t.s.chain[PLACE] = 1
    tally(t.s, other)
    t.fleet(first, "iii3", infantry=3)
    assert ENTRY[event.id] in [source for source, _, _ in sources(t.s, other)]
    t.fight()
    t.play("deed:planet", "order:no", "order:land")
    t.roll("strike:militia:3", HIT, HIT, MISS)
    assert t.s.owner[PLACE] == first and t.s.chain[PLACE] == 1
    assert ENTRY[event.id] in [source for source, _, _ in sources(t.s, first)]
    assert ENTRY[event.id] not in [source for source, _, _ in sources(t.s, other)]


# --- leaving a battle ----------------------------------------------------------------------------


def fighting(defence: int = 0) -> War:
    """Two fleets of the first player and a ship of his at a colony of his; a fleet of the other."""
    t = War()
    me, you = 0, 1
    t.seat(me).colony("iii3", 1)
    t.s.defence[PLACE] = defence
    own = [t.fleet(me, "iii3") for _ in range(2)]
    foe = t.fleet(you, "iii3")
    add_civil(t.s, me, RESEARCH_SHIP, PLACE)
    t.s.fight_at = PLACE
    t.s.fight = [0, you, foe, OWN_FLEET, 1]
    for fleet in own:
        t.s.fight += [1, me, fleet, OWN_FLEET, 1]
    if defence:
        t.s.fight += [1, me, 1000 + defence, OWN_FLEET, 1]
    return t


def test_civil_units_stay_with_the_fleets_that_stay() -> None:
    """B17.3: only with the last fleet they leave too."""
    t = fighting()
    goal = t.seat(0).home
    ship = t.s.civil_at.index(PLACE)
    withdraw(t.s, 0, 1, goal)
    assert t.s.civil_at[ship] == PLACE and len(t.s.fight) == 10
    withdraw(t.s, 0, 1, goal)
    assert t.s.civil_at[ship] == goal and len(t.s.fight) == 5
    assert [t.s.fleet_mark[at] & RETREATED for at in t.fleets(0)] == [RETREATED] * 2


def test_buildings_alone_cannot_retreat() -> None:
    """B14.8, B27.2.3: their owner is not asked."""
    t = fighting(BASE_BIT)
    t.s.fight = t.s.fight[:5] + t.s.fight[15:]
    asked = t.active.seat
    t.interrupt(RETREAT, 0, [])
    assert t.question() == "economy" and t.active.seat == asked and len(t.s.fight) == 10


def test_who_surrenders_loses_buildings_too() -> None:
    """B9.8: all units of the player in the battle are destroyed."""
    t = fighting(BASE_BIT)
    t.s.defence[PLACE] |= FORTRESS_BIT
    surrender(t.s, 0)
    assert t.fleets(0) == [] and t.s.defence[PLACE] == FORTRESS_BIT
    assert PLACE not in t.s.civil_at and len(t.s.fight) == 5


# --- A23.5 ---------------------------------------------------------------------------------------


def test_a_decisive_battle_without_end_leaves_the_economy_to_decide() -> None:
    """A23.5, A23.4, decision 13: after twelve rounds."""
    t = War(war_mode=False, target=3)
    t.s.points = [3, 3]
    t.fleet(0, "iii3")
    t.fleet(1, "iii5")
    while t.question() not in ("buy-votes", "final-side"):
        t.play("pass")
    t.s.forced = [MISS] * 24
    contest(t)
    assert t.s.fight == [] and t.s.fight_at == NOBODY and t.s.forced == []
    assert len(t.fleets(0)) == len(t.fleets(1)) == 1
    assert t.s.over and GAME.outcome(t.s).reason == "A23.4"


# --- B18 -----------------------------------------------------------------------------------------


def test_an_army_without_a_planet_does_not_come_home() -> None:
    """B18.3, A2.4: a player with a colony ship alone is in the game, but has no place for it."""
    t = War(war_mode=False)
    home, infantry = t.seat(0).home, GROUND_NAMES.index("infantry")
    units = [int(unit == infantry) for unit in range(GROUND_UNITS)]
    t.s.away = [0, 0, home, *units, 0, 1, t.seat(1).home, *units]
    before = sum(t.s.troops)
    t.s.owner[home] = NOBODY
    add_civil(t.s, 0, COLONY_SHIP, home)
    leave_game(t.s, 0)
    come_home(t.s)
    assert not t.s.out and t.s.away == [] and sum(t.s.troops) == before + 1


# --- A19.6 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_learns_from_the_damage_of_neutral_fleets(seats: int) -> None:
    """A19.6, B8.9.3: own ships bring R; neither who plays others nor who is hit learns."""
    t = War(seats, war_mode=False, politics=True)
    t.open("iii3", ASTEROID)
    for seat in range(seats):
        t.s.government[seat] = GOVERNMENT_IDS.index("government.technocracy")
        t.s.policies[seat] = 1 << POLICY["education"]
        tally(t.s, seat)
    for seat in range(2):
        t.fleet(seat, "iii3")
    t.neutral("iii3", CULT_FLEET, 2)
    before = [t.seat(seat).account["research"] for seat in range(seats)]
    t.s.forced = [MISS, MISS, HIT, MISS]
    t.interrupt(BATTLE, 0, [PLACE, NEUTRAL])
    if t.question() == "hit-target":
        t.play(t.options()[0])
    assert len(t.fleets(0)) + len(t.fleets(1)) == 1
    assert [t.seat(seat).account["research"] for seat in range(seats)] == before
