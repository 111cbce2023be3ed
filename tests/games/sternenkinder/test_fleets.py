"""B27.2 Fleets: values, prices, numbers, movement with cargo."""

import pytest

from raumhafen.engine.rng import Rng
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    KOSME_FLEET,
    MERCENARY_FLEET,
    OWN_FLEET,
    SIMPLE_DAMAGE,
    SIMPLE_DICE,
    SIMPLE_FLEETS,
    SIMPLE_HIT,
    SIMPLE_HULL,
    TECH,
    TECH_IDS,
)
from raumhafen.games.sternenkinder.rules.core.fleets import (
    FLEET_TECHS,
    carried,
    damage,
    dice,
    fleet_price,
    fleet_upkeep,
    hit_number,
    hull,
    most_fleets,
    receive_fleets,
)
from raumhafen.games.sternenkinder.state import SternState
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.wars import War

SEVEN = (
    "small_craft", "support_ships", "advanced_projectiles", "simple_energy", "simple_missiles",
    "simple_protection",
)  # fmt: skip


def values(t: War, seat: int) -> list[int]:
    found = [of(t.s, seat, OWN_FLEET) for of in (hull, dice, hit_number, damage)]
    return [most_fleets(t.s, seat), *found]


def test_a_fleet_without_technology_and_with_seven() -> None:
    """T47, B27.2.3, B27.2.4"""
    t = War()
    assert values(t, 0) == [0, 1, 1, 5, 1]
    assert fleet_price(t.s, 0, OWN_FLEET) == 5 and fleet_upkeep(t.s, 0, OWN_FLEET) == 1
    t.seat(0).techs(*SEVEN)
    assert values(t, 0) == [2, 2, 3, 4, 2]
    assert fleet_price(t.s, 0, OWN_FLEET) == 12 and fleet_upkeep(t.s, 0, OWN_FLEET) == 1
    t.seat(0).techs("advanced_construction")
    assert most_fleets(t.s, 0) == 4
    assert fleet_price(t.s, 0, OWN_FLEET) == 13 and fleet_upkeep(t.s, 0, OWN_FLEET) == 2


@pytest.mark.parametrize("tech", FLEET_TECHS)
def test_every_war_technology_changes_fleets_at_once(tech: int) -> None:
    """B27.2.3: each of them, and the price by 1 (B27.2.4)."""
    t = War()
    other = "support_ships" if TECH_IDS[tech] != "tech.support_ships" else "simple_missiles"
    t.seat(0).techs(TECH_IDS[tech].partition(".")[2], other)
    own = t.s.techs[0]
    t.s.techs[0] &= ~(1 << tech)
    before, price = values(t, 0), fleet_price(t.s, 0, OWN_FLEET)
    t.s.techs[0] = own
    gained = [new - old for new, old in zip(values(t, 0), before, strict=True)]
    if TECH_IDS[tech] == "tech.advanced_construction":
        assert gained == [before[0], 0, 0, 0, 0]
    else:
        tables = (SIMPLE_FLEETS, SIMPLE_HULL, SIMPLE_DICE, SIMPLE_HIT, SIMPLE_DAMAGE)
        wanted = [table[tech] for table in tables]
        assert sum(wanted) == 1
        if TECH_IDS[tech] == "tech.megaconstructions":
            wanted[0] = 2  # it stands on advanced construction, which doubles
        assert gained == [*wanted[:3], -wanted[3], wanted[4]]
    assert fleet_price(t.s, 0, OWN_FLEET) == price + 1


def test_fleets_cost_money_and_one_space_capacity() -> None:
    """B27.2.3, B5.1.1: as many as technologies allow; upkeep is paid."""
    t = War()
    player = t.active.has(awe=30).techs("small_craft", "simple_protection")
    player.points_of_capacity(3, 3)
    income = player.income["awe"]
    t.ask_again().play("buy:fleet")
    assert player.account["awe"] == 30 - 7 and player.capacity == [3, 2]
    assert player.income["awe"] == income - 1
    assert not t.offers("buy:fleet")  # the maximum is 1
    shown = GAME.view(t.s, 1 - player.seat)["fleets"]
    assert [(f["seat"], f["kind"], f["at"]) for f in shown] == [
        (player.seat, "own", CELL_IDS[player.home])
    ]


def test_one_mercenary_fleet_in_war_mode() -> None:
    """B27.2.7, B27.7: no technology and no capacity; two AWE of upkeep."""
    t = War()
    player = t.active.has(awe=20).points_of_capacity(0, 0)
    income = player.income["awe"]
    t.ask_again().play("buy:mercenary")
    assert player.account["awe"] == 15 and player.income["awe"] == income - 2
    assert not t.offers("buy:mercenary")
    assert [hull(t.s, 0, MERCENARY_FLEET), dice(t.s, 0, MERCENARY_FLEET)] == [2, 2]
    peace = War(war_mode=False)
    peace.active.has(awe=20)
    assert not peace.ask_again().offers("buy:mercenary")


def test_ships_given_by_an_effect_are_fleets_or_money() -> None:
    """B27.2.9, decision 33"""
    t = War()
    player = t.seat(0).techs("small_craft").has(awe=0)
    receive_fleets(t.s, 0, OWN_FLEET, 3, player.home)
    assert len(t.fleets(0)) == 1 and player.account["awe"] == 10


def test_the_first_researcher_of_small_craft_gets_a_fleet() -> None:
    """B5.5.2, B27.2.9"""
    t = War(war_mode=False)
    player = t.active.has(research=9)
    t.ask_again().play("research:small_craft")
    assert [t.s.fleet_at[at] for at in t.fleets(player.seat)] == [player.home]


def to_movement(t: War) -> None:
    while t.question() == "economy":
        t.play("pass")


def test_a_fleet_loads_in_secret_and_moves_openly() -> None:
    """B7.1, B7.2, B7.4, B27.2.2: three units at most; nobody sees what is aboard."""
    t = War()
    seat = t.s.first
    home = CELL_IDS[t.seat(seat).home]
    fleet = t.fleet(seat, home)
    t.army(home, infantry=5, anti_orbital_gun=1)
    t.open("iii0", ASTEROID) if home == "iv0" else t.open("iii6", ASTEROID)
    to_movement(t)
    t.play(f"move:{fleet % 12 + 1}")
    assert t.question() == "cargo" and t.s.veils(seat)
    assert not t.offers("load:anti_orbital_gun")  # it cannot be moved
    t.play("load:infantry", "load:infantry")
    assert not t.offers("unload:infantry")  # what was loaded here stays aboard
    events = t.play("load:infantry")
    assert not t.offers("load:infantry") or t.question() != "cargo"
    assert carried(t.s.fleet_cargo[fleet], 1) == 3 and t.troops(home)["infantry"] == 2
    mine, other = GAME.view(t.s, seat), GAME.view(t.s, 1 - seat)
    assert mine["mine"]["cargo"] == {"1": {"infantry": 3}}
    assert other["mine"]["cargo"] == {} and "cargo" not in str(other["fleets"])
    assert all("infantry" not in str(event.args) for event in events)


def test_kosme_fleets_are_called_by_a_blocked_home_world() -> None:
    """B3.5, B3.5.5, B27.2.9, A22.8, decision 26: its income can call one; it leaves at the end."""
    t = War(war_mode=False)
    t.seat(0).techs("capital_ships", "advanced_protection")
    home = t.seat(1).home
    for _ in range(4):
        t.fleet(0, CELL_IDS[home])
    t.s.blockade[home] = 0
    before = dict(t.seat(1).account)
    t.next_economy_or("kosme-call")
    assert t.question() == "kosme-call"
    t.play("order:call")
    kinds = [t.s.fleet_kind[at] for at in t.fleets(1)]
    assert kinds == [KOSME_FLEET] and t.s.fleet_at[t.fleets(1)[0]] == home
    assert all(t.seat(1).account[name] <= before[name] for name in before)
    t.next_economy_or("nothing")
    assert t.fleets(1) == []


def test_a_blockade_needs_control_by_fleets_and_ends_with_it() -> None:
    """B3.5, B3.6, B3.7, T13: a tie is no control; the blocked colony yields nothing."""
    t = War(war_mode=False)
    first = t.s.first
    t.seat(first).techs("capital_ships", "advanced_construction")
    t.seat(1 - first).colony("iii3", 2)
    for _ in range(2):
        t.fleet(first, "iii3")
    fleet = t.fleet(1 - first, "iii3")
    income = t.seat(1 - first).income
    to_movement(t)
    assert not t.offers("blockade:iii3")  # 2 against a colony of level 2 and a fleet
    t.fleet(first, "iii3")
    assert not t.ask_again().offers("blockade:iii3")  # 3 against 3
    t.fleet(first, "iii3")
    t.ask_again().play("blockade:iii3")
    assert t.s.acted == 0  # decision 9: it is free
    assert t.seat(1 - first).income != income
    assert not t.offers("lift:iii3")  # once in a turn
    assert GAME.view(t.s, 0)["systems"]["iii3"]["control"] == first
    assert GAME.view(t.s, 0)["systems"]["iii3"]["strength"] == {
        str(first): 4, str(1 - first): 3,
    }  # fmt: skip
    start = 12 * first
    t.play("move:1")
    t.play(next(code for code in t.options() if code.startswith("at:")))
    while t.question() != "movement":
        t.play(t.options()[0])
    assert t.s.blockade[CELL_IDS.index("iii3")] == -1
    assert t.s.fleet_since[start] > 0 and fleet in t.fleets(1 - first)


def test_guards_count_for_control() -> None:
    """B3.6"""
    from raumhafen.games.sternenkinder.rules.core.fleets import controller

    t = War()
    cell = CELL_IDS.index("iii3")
    t.fleet(0, "iii3")
    assert controller(t.s, cell) == 0
    t.s.guard[91 * 1 + cell] = 1
    assert controller(t.s, cell) == -1
    t.s.guard[91 * 1 + cell] = 2
    assert controller(t.s, cell) == 1


def test_technologies_of_war_are_all_in_the_table() -> None:
    """B27.2.3"""
    assert TECH["tech.megaconstructions"] in FLEET_TECHS and len(FLEET_TECHS) == 14


def test_cargo_of_others_is_dealt_anew() -> None:
    """B6.2, B7.4: a copy for search may exchange it, and nobody can see a difference."""
    t = War()
    loaded = t.fleet(0, "iii3", infantry=3)
    empty = t.fleet(0, "iii5")
    seen = set()
    for seed in range(12):
        copy = GAME.determinize(t.s, 1, Rng(f"cargo:{seed}"))
        assert isinstance(copy, SternState)
        assert GAME.view(copy, 1) == GAME.view(t.s, 1)
        seen.add((copy.fleet_cargo[loaded] > 0, copy.fleet_cargo[empty] > 0))
        mine = GAME.determinize(t.s, 0, Rng(f"cargo:{seed}"))
        assert GAME.view(mine, 0) == GAME.view(t.s, 0)
    assert seen == {(True, False), (False, True)}
