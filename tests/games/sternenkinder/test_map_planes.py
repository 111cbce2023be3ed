"""B6 What planes say of systems, colonies and battles; `Look` holds view and state together."""

from raumhafen.engine.game import SPECTATOR
from raumhafen.games.sternenkinder.actions import CELL_IDS, OPTION_IDS
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    GOVERNMENT_IDS,
    OWN_FLEET,
    PIRATE_FLEET,
)
from raumhafen.games.sternenkinder.rules.strategy.investors import FORM, KOSME, TOR
from raumhafen.games.sternenkinder.state import BASE_BIT, RETREATED, SLOW
from raumhafen.games.sternenkinder.views.features import EVENT_ROWS, INVESTOR_NAMES
from raumhafen.games.sternenkinder.views.war_features import KINDS
from tests.games.sternenkinder.planes import Look
from tests.games.sternenkinder.tables import GAME, Scenario
from tests.games.sternenkinder.wars import HIT, MISS, War

ME, NEXT = range(2)  # rows of who looks and of the other
PLACE = CELL_IDS.index("iii3")

# --- systems -------------------------------------------------------------------------------------


def test_planes_of_planetary_events() -> None:
    """B27.6: cards in force and due, pips of the threat, options taken and used."""
    t = Scenario()
    home, a1, b2 = t.s.home[0], OPTION_IDS.index("1a"), OPTION_IDS.index("2b")
    t.s.chain[home], t.s.due[home], t.s.threat[home], t.s.exhausted[home] = 2, 1, 3, 1
    t.s.taken[home], t.s.used[home] = 1 << a1 | 1 << b2, 1 << b2
    seen = Look(t, 0)
    rows = {name: seen["events"][home, at] for at, name in enumerate(EVENT_ROWS)}
    assert rows == {"active": 2, "due": 1, "threat": 3, "exhausted": 1}
    assert seen["options"] == {(home, 0, a1): 1, (home, 0, b2): 1, (home, 1, b2): 1}


def test_a_card_that_is_due_is_seen() -> None:
    """B27.6: before any is in force."""
    t = Scenario()
    home = t.s.home[1]
    t.s.due[home] = 1
    assert Look(t, 0)["events"] == {(home, EVENT_ROWS.index("due")): 1}


def test_planes_of_tunnels_and_scars() -> None:
    """B8, A2.3, B17.4: where a tunnel ends, from whom a planet was taken, its red pips."""
    t = Scenario()
    mine, yours = t.s.home
    t.s.link[mine], t.s.link[yours] = yours, mine
    t.s.conquered[mine], t.s.pips[mine], t.s.centre[yours] = 1, 2, 1
    seen = Look(t, 0)
    assert seen["link"] == {(mine,): yours + 1, (yours,): mine + 1}
    assert seen["conquered"] == {(mine, NEXT): 1} and seen["pips"] == {(mine,): 2}
    assert seen["centre"] == {(yours,): 1}
    scarred = GAME.view(t.s, SPECTATOR)["systems"][CELL_IDS[mine]]
    assert (scarred["conquered"], scarred["pips"]) == (1, 2)


def test_planes_of_investors() -> None:
    """A22.2: requests and milestones that are still open, and who has fulfilled one now."""
    t = Scenario()
    before = Look(t, 1)
    t.s.requested, t.s.milestones, t.s.requests[KOSME] = 1 << TOR, 1 << FORM, 1 << 0
    seen = Look(t, 1)
    tor, form, kosme = (INVESTOR_NAMES.index(name) for name in ("tor", "form", "kosme"))
    assert before["investors"].keys() - seen["investors"].keys() == {(tor, 0), (form, 1)}
    assert seen["requests"] == {(kosme, NEXT): 1} and before["requests"] == {}


def test_the_cube_in_the_centre_and_the_next_government() -> None:
    """A22.7, A10.1"""
    t = Scenario()
    t.s.cube = 1
    t.s.next_government[0] = GOVERNMENT_IDS.index("government.democracy")
    seen = Look(t, 1)
    assert seen["cube"] == {(ME,): 1}
    assert seen["next_government"] == {(NEXT, t.s.next_government[0]): 1}


# --- battles -------------------------------------------------------------------------------------


def test_slow_fleets() -> None:
    """B7.9: those that have retreated, now or in the last round."""
    t = War()
    fleets = [t.fleet(0, "iii3") for _ in range(3)]
    t.s.fleet_mark[fleets[0]] = RETREATED
    t.s.fleet_mark[fleets[2]] = SLOW
    assert Look(t, 1)["slow"] == {(NEXT, 0): 1, (NEXT, 2): 1}
    assert [fleet["slow"] for fleet in GAME.view(t.s, 1)["fleets"]] == [True, False, True]


def rows(seen: Look) -> dict[int, list[int]]:
    """By unit: 1 attacker, 2 defender; its kind; 0 neutral, or 1 + row of its seat; its hull."""
    found = seen["battle"]
    return {at: [found.get((at, n), 0) for n in range(4)] for at, _ in found}


def test_planes_of_a_battle() -> None:
    """B6.3, B27.2.5: side, kind, owner and hull of every unit, in the order of targets."""
    t = War()
    first, other = t.s.first, 1 - t.s.first
    t.open("iii3", ASTEROID)
    for seat in (first, first, other, other):
        t.fleet(seat, "iii3")
    t.seat(other).techs("simple_protection")  # hull 2
    t.fight(HIT, HIT, MISS, MISS)
    assert t.question() == "hit-target"
    seen = Look(t, other)
    assert seen["battle_at"] == {(PLACE,): 1} and seen["battle_round"] == {(0,): 1}
    attacker, hit, whole = [1, OWN_FLEET, 2, 1], [2, OWN_FLEET, 1, 1], [2, OWN_FLEET, 1, 2]
    assert rows(seen) == {0: attacker, 1: attacker, 2: hit, 3: whole}


def test_neutral_fleets_in_a_battle() -> None:
    """B6.3, B27.2.8: they belong to nobody."""
    t = War(war_mode=False)
    t.open("iii3", ASTEROID)
    for _ in range(3):
        t.fleet(t.s.first, "iii3")
    t.neutral("iii3", PIRATE_FLEET, 3)
    t.fight(HIT, HIT, MISS, MISS, MISS, MISS)
    assert t.question() == "hit-target"
    own, hit, pirates = [1, OWN_FLEET, 1, 1], [2, PIRATE_FLEET, 0, 1], [2, PIRATE_FLEET, 0, 2]
    assert list(rows(Look(t, t.s.first)).values()) == [own, own, own, hit, pirates, pirates]


def test_defence_buildings_in_a_battle() -> None:
    """B27.2.3: a building is one more fleet of its planet, with a kind of its own."""
    t = War()
    first, other = t.s.first, 1 - t.s.first
    home = t.s.home[other]
    t.s.defence[home] = BASE_BIT
    for _ in range(2):
        t.fleet(first, CELL_IDS[home])
    t.fleet(other, CELL_IDS[home])
    t.fight(HIT, MISS, MISS, MISS)
    assert t.question() == "hit-target"
    kinds = [row[1] for row in rows(Look(t, SPECTATOR)).values()]
    assert kinds == [OWN_FLEET, OWN_FLEET, OWN_FLEET, KINDS]
