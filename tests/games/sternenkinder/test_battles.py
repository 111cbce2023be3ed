"""B9, B14.8, B17, B27.2.5 Battles of fleets: order, dice, hits, retreat, neutral fleets."""

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.cards import CARD_EVENT, EVENT_IDS
from raumhafen.games.sternenkinder.content.load import CONTENT
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    COLONY_SHIP,
    CULT_FLEET,
    GAV_FLEET,
    KOSME_FLEET,
    NEBULA,
    PIRATE_BASE,
    PIRATE_FLEET,
)
from raumhafen.games.sternenkinder.rules.core.cards import deck_of, hand_of
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.fleets import damage, dice, hit_number, hull
from raumhafen.games.sternenkinder.rules.strategy.neutral import (
    grow_neutrals,
    opponents,
    spawn_neutral,
)
from raumhafen.games.sternenkinder.rules.strategy.retreat import refuges
from raumhafen.games.sternenkinder.state import SLOW
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.wars import HIT, MISS, War, contest, faces, keys

PLACE = CELL_IDS.index("iii3")


def duel(own: int = 1, other: int = 1, **options: object) -> War:
    """Fleets of both players in one open system; the first player attacks."""
    t = War()
    t.open("iii3", ASTEROID)
    for seat, count in ((t.s.first, own), (1 - t.s.first, other)):
        for _ in range(count):
            t.fleet(seat, "iii3")
    return t


def test_both_sides_roll_at_once_and_fall_together() -> None:
    """T48, B9.1, B27.2.5, B27.2.6, B16.5: mutual destruction is a victory of the defender."""
    t = duel()
    events = t.fight(HIT, HIT)
    assert t.fleets(0) == t.fleets(1) == []
    assert keys(events).count("event-fleet-destroyed") == 2
    assert t.s.fight_won == 1


def test_a_natural_6_hits_and_a_natural_1_misses() -> None:
    """B0.9, B17.1: 5 hits on 5+, 4 does not."""
    t = duel()
    first = t.s.first
    t.fight(faces(5), faces(4))
    assert len(t.fleets(first)) == 1 and t.fleets(1 - first) == []
    assert t.s.fight_won == 0


def test_the_roller_assigns_and_surplus_is_lost() -> None:
    """B27.2.5: two hits on different fleets; the target is asked only where it matters."""
    t = duel(2, 2)
    other = 1 - t.s.first
    t.seat(other).techs("simple_protection")  # hull 2
    t.fight(HIT, HIT, MISS, MISS)
    assert t.question() == "hit-target" and t.active.seat == t.s.first
    rows = {row["target"]: row for row in GAME.view(t.s, other)["battle"]["units"]}
    assert sorted(row["hull"] for row in rows.values()) == [1, 1, 1, 2]
    wounded = next(n for n, row in rows.items() if row["hull"] == 1 and row["seat"] == other)
    t.play(f"target:{wounded}")
    assert len(t.fleets(other)) == 1


def test_from_the_second_round_on_fleets_may_retreat() -> None:
    """B14.8, B7.9, B17.3, decision 36: the attacker is asked first; who left is slow."""
    t = duel(2, 1)
    first = t.s.first
    t.fight(MISS, MISS, MISS)
    assert t.question() == "retreat" and t.active.seat == first
    t.play("amount:0")
    assert t.active.seat == 1 - first
    t.s.forced = []
    t.play("amount:1")
    if t.question() == "refuge":
        t.play(t.options()[0])
    fleet = t.fleets(1 - first)[0]
    assert t.s.fleet_at[fleet] != PLACE and t.s.fleet_mark[fleet] & SLOW
    assert len(t.fleets(first)) == 2


def test_surrender_destroys_everything() -> None:
    """B9.8"""
    t = duel()
    t.fight(MISS, MISS)
    t.play("surrender")
    assert t.fleets(t.s.first) == [] and len(t.fleets(1 - t.s.first)) == 1


def test_after_twelve_rounds_the_attacker_has_lost_and_leaves() -> None:
    """Decision 13, B17.3"""
    t = duel()
    t.fight(*[MISS] * 40)
    for _ in range(11):
        t.roll("amount:0", MISS, MISS)
        if t.question() != "retreat":
            break
        t.roll("amount:0", MISS, MISS)
    t.s.forced = []
    first = t.s.first if t.s.fleet_at[t.fleets(t.s.first)[0]] != PLACE else 1 - t.s.first
    assert t.s.fleet_at[t.fleets(1 - first)[0]] == PLACE


def test_a_fleet_flees_towards_its_own_and_not_where_the_attacker_came_from() -> None:
    """B14.8: nor to enemy fleets; an attacker goes back where he came from."""
    t = duel()
    first, other = t.s.first, 1 - t.s.first
    came = CELL_IDS.index("iii4")
    t.open("iii4", NEBULA)
    t.open("iii2", ASTEROID) if t.s.ring_bag[30 + ASTEROID] else None
    attacker = t.fleets(first)[0]
    t.s.fleet_from[attacker] = came
    t.fight(MISS, MISS)
    assert refuges(t.s, first) == [came]
    assert came not in refuges(t.s, other)


def test_who_has_nowhere_to_go_is_destroyed() -> None:
    """B14.8"""
    t = duel()
    first, other = t.s.first, 1 - t.s.first
    for cell in (7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 1, 2, 3, 4, 5, 6, *range(19, 37)):
        if cell != PLACE and t.s.tile[cell] >= -1 and cell not in t.s.home:
            t.s.neutral_at[:1] = [cell]
    near = refuges_of(t, other)
    for at, cell in enumerate(near):
        t.s.neutral_at[at] = cell
        t.s.neutral_kind[at], t.s.neutral_count[at] = CULT_FLEET, 1
    t.bent = True
    t.fight(MISS, MISS)
    t.s.forced = []
    t.play("amount:0", "amount:1")
    assert t.fleets(other) == [] and len(t.fleets(first)) == 1


def refuges_of(t: War, seat: int) -> list[int]:
    from raumhafen.games.sternenkinder.rules.core.movers import beside

    return beside(t.s, seat, PLACE)


def test_the_later_one_attacks() -> None:
    """B9.3, B9.2: who entered in this round; else the earlier in turn order."""
    from raumhafen.games.sternenkinder.rules.strategy.battles import is_attacker

    t = duel()
    first, other = t.s.first, 1 - t.s.first
    assert is_attacker(t.s, first, other, PLACE)
    t.s.fleet_since[t.fleets(other)[0]] = 7
    assert is_attacker(t.s, other, first, PLACE) and not is_attacker(t.s, first, other, PLACE)


def test_three_enemies_fight_one_after_the_other() -> None:
    """B9.4, decision 24: the attacker chooses whom first; the third fights the winner."""
    t = War(3)
    t.open("iii3", ASTEROID)
    for seat in range(3):
        t.fleet(seat, "iii3")
    t.fight()
    assert t.question() == "foe" and t.active.seat == t.s.first
    assert len(t.options()) == 2
    t.roll(t.options()[0], HIT, MISS, MISS, HIT)
    assert sum(len(t.fleets(seat)) for seat in range(3)) == 1


def test_team_mates_are_at_peace_and_fight_together() -> None:
    """B27.7, B9.4, decision 24: in teams of two."""
    t = War(4, teams=True)
    t.open("iii3", ASTEROID)
    for seat in (0, 2, 1):
        t.fleet(seat, "iii3")
    t.s.first = 0
    t.fight(HIT, MISS, MISS)
    assert len(t.fleets(0)) == len(t.fleets(2)) == 1 and t.fleets(1) == []


def test_in_peace_players_share_a_system() -> None:
    """B7.8, B9.1: war between players exists in war mode only."""
    t = War(war_mode=False)
    t.open("iii3", ASTEROID)
    t.fleet(0, "iii3")
    t.fleet(1, "iii3")
    events = t.fight()
    assert "event-battle" not in keys(events) and len(t.fleets(0)) == len(t.fleets(1)) == 1


def test_civil_units_without_a_fleet_are_destroyed() -> None:
    """B27.2.5: with a fleet of their own they are guarded."""
    t = duel()
    other = 1 - t.s.first
    add_civil(t.s, other, COLONY_SHIP, PLACE)
    t.fight(HIT, MISS)
    assert COLONY_SHIP not in t.s.civil_kind


def test_routes_and_gates_fall_where_nobody_defends() -> None:
    """B9.6, B4.7, B4.8.7"""
    t = War()
    t.open("iii3", ASTEROID)
    first = t.s.first
    t.fleet(first, "iii3")
    t.s.route[PLACE] = t.s.gate[PLACE] = 1 - first
    t.fight()
    assert t.options() == ["deed:spare", "deed:route", "deed:gate"]
    t.play("deed:route")
    assert t.s.route[PLACE] == -1 and t.options() == ["deed:spare", "deed:gate"]
    t.play("deed:gate")
    assert t.s.gate[PLACE] == -1


# --- neutral fleets ------------------------------------------------------------------------------


def test_values_of_neutral_fleets() -> None:
    """B27.2.8"""
    t = War()
    found = {
        kind: [of(t.s, -1, kind) for of in (hull, dice, hit_number, damage)]
        for kind in (CULT_FLEET, PIRATE_FLEET, PIRATE_BASE, GAV_FLEET, KOSME_FLEET)
    }
    assert list(found.values()) == [
        [1, 1, 4, 2], [2, 3, 5, 1], [8, 4, 4, 2], [3, 1, 3, 3], [4, 4, 2, 4],
    ]  # fmt: skip


def card_of(name: str) -> int:
    return next(c for c, e in enumerate(CARD_EVENT) if EVENT_IDS[e] == f"event.{name}")


def lay(t: War, cell: str, name: str) -> int:
    """A neutral fleet with its card on a system."""
    card, at = card_of(name), CELL_IDS.index(cell)
    deck = deck_of(card)
    t.s.bags[deck] = tuple(c for c in t.s.bags[deck] if c != card)
    t.s.card[at] = card
    spawn_neutral(t.s, at, CONTENT.events[CARD_EVENT[card]].effect[0], CARD_EVENT[card])
    return card


def test_as_many_fleets_as_units_appear_and_they_grow() -> None:
    """B27.2.8, B8.9.5, A22.6, decision 33: the pirate base is one fleet."""
    t = War()
    counts = {}
    for cell, name in (("iii1", "ast.pirates"), ("iii3", "ast.rust_fleet"),
                       ("iii5", "ast.pirate_base"), ("iii7", "neb.gav")):  # fmt: skip
        lay(t, cell, name)
        counts[name] = t.s.neutral_count[t.s.neutral_at.index(CELL_IDS.index(cell))]
    assert counts == {"ast.pirates": 1, "ast.rust_fleet": 3, "ast.pirate_base": 1, "neb.gav": 3}
    for _ in range(5):
        grow_neutrals(t.s)
    assert t.s.neutral_count[:4] == [3, 3, 1, 3]
    assert PIRATE_BASE in t.s.neutral_kind


def test_who_beats_a_neutral_fleet_gets_card_and_reward() -> None:
    """B8.9.2, B8.9.4, B8.9.6, B17.2"""
    t = War(war_mode=False)
    t.open("iii3", ASTEROID)
    first = t.s.first
    t.seat(first).techs("advanced_missiles")  # damage 3
    t.fleet(first, "iii3")
    card = lay(t, "iii3", "ast.pirates")
    before = sum(t.seat(first).account.values())
    events = t.fight(HIT, faces(1, 1, 1), 0)
    assert "event-neutral-beaten" in keys(events) and "event-loot" in keys(events)
    assert card in hand_of(t.s, first) and t.s.neutral_at == [-1] * 24
    assert sum(t.seat(first).account.values()) > before


def test_mutual_destruction_shuffles_the_card_back() -> None:
    """T48, B27.2.6"""
    t = War(war_mode=False)
    t.open("iii3", ASTEROID)
    first = t.s.first
    t.seat(first).techs("advanced_missiles")
    t.fleet(first, "iii3")
    card = lay(t, "iii3", "ast.pirates")
    t.fight(HIT, faces(6, 1, 1))
    assert t.fleets(first) == [] and t.s.neutral_at == [-1] * 24
    assert card in t.s.bags[deck_of(card)] and hand_of(t.s, first) == []
    assert t.s.card[PLACE] == -1


def test_players_at_peace_fight_neutral_fleets_together() -> None:
    """B9.4: both fire; the neutral side has nobody to play it and hits the first."""
    t = War(war_mode=False)
    t.open("iii3", ASTEROID)
    for seat in (0, 1):
        t.fleet(seat, "iii3")
    t.neutral("iii3", CULT_FLEET, 1)
    t.fight(HIT, MISS, MISS)
    assert len(t.fleets(0)) == len(t.fleets(1)) == 1 and t.s.neutral_at == [-1] * 24


def test_the_player_with_fewest_points_plays_the_neutral_side() -> None:
    """B8.9.3: who is not in the battle; it assigns the hits."""
    t = War(3, war_mode=False)
    t.open("iii3", ASTEROID)
    first = t.s.first
    second, third = (first + 1) % 3, (first + 2) % 3
    t.s.points[second] = 2
    assert opponents(t.s, [first]) == [third]
    t.seat(first).techs("small_craft", "simple_protection")
    t.fleet(first, "iii3")
    t.fleet(first, "iii3", kind=1)
    t.neutral("iii3", CULT_FLEET, 2)
    t.fight(MISS, faces(1, 1), HIT, HIT)
    assert t.question() == "hit-target" and t.active.seat == third


def test_civil_units_alone_are_lost_to_neutral_fleets() -> None:
    """B8.9.4, decision 20"""
    t = War(war_mode=False)
    t.open("iii3", ASTEROID)
    add_civil(t.s, 0, COLONY_SHIP, PLACE)
    t.neutral("iii3", CULT_FLEET, 1)
    events = t.fight()
    assert "event-civil-lost" in keys(events) and COLONY_SHIP not in t.s.civil_kind


def test_neutral_fleets_and_enemies_stop_a_fleet() -> None:
    """B7.6, decision 20: unless it controls the system; a blockade stops it in peace."""
    from raumhafen.games.sternenkinder.rules.strategy.control import must_stop

    t = War()
    t.open("iii3", ASTEROID)
    t.fleet(0, "iii3")
    assert not must_stop(t.s, 0, PLACE, True)
    t.neutral("iii3", CULT_FLEET, 1)
    assert must_stop(t.s, 0, PLACE, True) and must_stop(t.s, 0, PLACE, False)
    t.s.neutral_at[0] = -1
    t.fleet(1, "iii3")
    assert must_stop(t.s, 0, PLACE, True) and not must_stop(t.s, 0, PLACE, False)
    t.fleet(0, "iii3")
    assert not must_stop(t.s, 0, PLACE, True)
    t.s.blockade[PLACE] = 1
    assert must_stop(t.s, 1, PLACE, True) and not must_stop(t.s, 0, PLACE, True)


def test_the_galactic_centre_gives_points() -> None:
    """A22.7, B27.7: a cube first, then a point; in war mode a point every round."""
    t = War(war_mode=False)
    t.fleet(0, "i0")
    t.fight()
    assert t.s.cube == 0 and t.s.points[0] == 0
    t.next_economy()
    assert t.s.cube == -1 and t.s.points[0] == 1
    w = War()
    w.fleet(0, "i0")
    w.fight()
    assert w.s.points[0] == 1


# --- A23.5 the decisive battle -------------------------------------------------------------------


def test_the_decisive_battle_ends_the_game() -> None:
    """A23.5: all fleets fight at once, nobody retreats, the winner wins the game."""
    t = War(war_mode=False, target=3)
    t.s.points = [3, 3]
    first = t.s.first
    t.fleet(0, "iii3")
    t.fleet(1, "iii5")
    while t.question() not in ("buy-votes", "final-side"):
        t.play("pass")
    t.s.forced = [MISS, MISS, HIT, MISS]
    contest(t)
    assert t.s.over and GAME.outcome(t.s).reason == "A23.5"
    assert len(GAME.outcome(t.s).winners) == 1 and first in (0, 1)


def test_without_a_fleet_one_has_lost_the_decisive_battle() -> None:
    """A23.5"""
    t = War(war_mode=False, target=3)
    t.s.points = [3, 3]
    t.fleet(1, "iii5")
    while t.question() not in ("buy-votes", "final-side"):
        t.play("pass")
    contest(t)
    assert t.s.over and GAME.outcome(t.s).winners == [1]
