"""A8.41 to A8.52 Every institution action of agents is played."""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.content.galaxy import CELLS, NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    COLONY_SHIP,
    GROUND_UNITS,
    NEBULA,
    OWN_FLEET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.cards import keep
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import (
    add_fleet,
    fleet_price,
    fleets_in,
    fleets_of,
)
from raumhafen.games.sternenkinder.rules.politics import goals
from raumhafen.games.sternenkinder.rules.politics.harm_crafts import weariness
from raumhafen.games.sternenkinder.state import FACE_DOWN, FLEETS, NOBODY
from tests.games.sternenkinder.agency import abroad, ship, spies, war
from tests.games.sternenkinder.tables import reveal


@pytest.mark.plays("ia.steal")
def test_steal_resources() -> None:
    """A8.42 ia.steal: any mix, 1 C each."""
    t = abroad("agent")
    t.act("steal", "give:awe", "amount:4", "give:food", "amount:2", "end")
    assert t.mine.account == {"food": 32, "awe": 34, "research": 30, "culture": 24}
    assert t.other.account == {"food": 28, "awe": 26, "research": 30, "culture": 30}


def test_steal_a_card() -> None:
    """A8.42, decision 16: the thief chooses it, for 5 C."""
    t = abroad("agent")
    card = next(iter(t.s.bags[2]))
    t.s.bags[2] = tuple(c for c in t.s.bags[2] if c != card)
    keep(t.s, t.other.seat, card)
    t.ask_again().play("ia:steal")
    t.play(next(o for o in t.options() if o.startswith("card")))
    assert t.s.hand[t.mine.seat] >> card & 1 and not t.s.hand[t.other.seat]
    assert t.mine.account["culture"] == 25


@pytest.mark.plays("ia.mine")
def test_lay_a_mine_in_secret() -> None:
    """A8.44 ia.mine: asteroids or a trade route, its strength is hidden; nothing is paid yet."""
    t = spies("agent")
    cell = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    reveal(t.s, cell, ASTEROID)
    t.at(cell)
    t.ask_again()
    told = t.play("ia:mine")
    assert t.question() == "mine-value" and t.s.veils(t.mine.seat)
    told += t.play("amount:3")
    assert t.s.mine[CELLS * t.mine.seat + cell] == 3 and t.mine.account["culture"] == 30
    assert all("3" not in map(str, event.args.values()) for event in told if "mine" in event.key)
    t.rested()
    assert not t.can("mine")


@pytest.mark.plays("ia.corrupt")
def test_promote_corruption() -> None:
    """A8.45 ia.corrupt: the level of each resource building; its owner loses nothing."""
    t = abroad("agent")
    assert not t.can("corrupt")
    t.other.building("awe", 2).building("food", 1).building("capacity", 3)
    t.act("corrupt")
    assert t.mine.account == {"food": 31, "awe": 32, "research": 30, "culture": 29}
    assert t.other.account["awe"] == 30


@pytest.mark.plays("ia.probe")
def test_sound_out_the_situation() -> None:
    """A8.46 ia.probe: as much C as the network has levels."""
    t = spies("agent", level=2)
    t.act("probe")
    assert t.mine.account["culture"] == 32


@pytest.mark.plays("ia.sabotage")
def test_sabotage() -> None:
    """A8.47 ia.sabotage: a building; the others close ranks."""
    t = spies("agent")
    t.other.building("awe", 2).building("food", 1)
    t.act("sabotage", "site:1")
    assert t.mine.account["culture"] == 27 and t.s.sites[10 * t.other.home + 1] == 0


@pytest.mark.plays("ia.sabotage")
@pytest.mark.parametrize("aim", ["guard", "route", "embassy"])
def test_sabotage_of_markers(aim: str) -> None:
    """A8.47, A7.5: an embassy is immune."""
    t = spies("agent", seats=3)
    third = 3 - t.mine.seat - t.other.seat
    cell = t.other.home
    t.s.guard[CELLS * third + cell] = 2
    t.s.route[cell], t.s.embassy[cell] = third, 1 << third
    t.act("sabotage", f"foe:{third}", f"object:{aim}")
    while t.question() == "arrest":
        t.play("no")
    left = (t.s.guard[CELLS * third + cell], t.s.route[cell] != NOBODY, t.s.embassy[cell])
    wanted = {"guard": left[0], "route": left[1], "embassy": left[2]}
    assert not wanted[aim] and sum(map(bool, left)) == 2
    assert t.s.sanction[t.mine.seat] == int(aim == "embassy")


@pytest.mark.plays("ia.sabotage")
def test_sabotage_of_a_branch() -> None:
    """A8.47, A17.12: a branch counts as a building of who has opened it; others stay."""
    t = spies("agent", seats=3)
    me, you, cell = t.mine.seat, t.other.seat, t.other.home
    third = 3 - me - you
    t.s.branch[cell] = 1 << third | 1 << me
    code = f"branch:{CELL_IDS[cell]}"
    told = t.ask_again().play("ia:sabotage")
    for answer in (f"foe:{third}", code):
        told += t.play(answer) if t.offers(answer) else []
    while t.question() == "arrest":
        told += t.play("no")
    assert t.s.branch[cell] == 1 << me and t.mine.account["culture"] == 27
    assert t.s.sanction[me] == 0
    assert next(e for e in told if e.key == "event-sabotage").args["aim"] == "branch"


@pytest.mark.plays("keyword.diplomatic_immunity")
@pytest.mark.parametrize("crew", ["diplomat", "agent"])
def test_sabotage_of_ships(crew: str) -> None:
    """A8.47, A7.5 keyword.diplomatic_immunity: with Hybrid Warfare diplomats are no exception."""
    t = abroad("agent")
    t.mine.techs("strategic_infiltration")
    t.network(t.mine, t.other.home, 1)
    t.crew(t.other, crew)
    unit = units_of(t.s, t.other.seat)[0]
    t.act("sabotage", ship(unit))
    assert t.s.civil_kind[unit] == NOBODY
    assert t.s.sanction[t.mine.seat] == int(crew == "diplomat")


def test_hybrid_war_ignores_diplomats() -> None:
    """A7.5, A8.47; and in war nobody is immune."""
    t = spies("agent")
    t.crew(t.other, "diplomat")
    t.act("sabotage", ship(units_of(t.s, t.other.seat)[0]))
    assert t.s.sanction[t.mine.seat] == 0


@pytest.mark.plays("ia.disrupt")
def test_disrupt_civil_ships() -> None:
    """A8.49 ia.disrupt: 1 C for each point of hull; not illegal; diplomats are immune."""
    t = spies("agent")
    t.crew(t.other, "diplomat")
    add_civil(t.s, t.other.seat, RESEARCH_SHIP, t.other.home)
    first, second = (ship(unit) for unit in units_of(t.s, t.other.seat))
    t.act("disrupt", first, second)
    assert not units_of(t.s, t.other.seat) and t.mine.account["culture"] == 28
    assert t.s.sanction[t.mine.seat] == 1


def test_disrupt_fleets_in_a_nebula() -> None:
    """A8.49, decision 21: after reconnaissance; a larger hull takes no harm."""
    t = spies("agent")
    cell = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    reveal(t.s, cell, NEBULA)
    t.at(cell)
    add_fleet(t.s, t.other.seat, OWN_FLEET, cell)
    assert not t.can("disrupt")
    t.s.watched[t.mine.seat] = 1 << t.other.seat
    t.other.techs("simple_protection")
    keys = t.act("disrupt")
    assert "event-disrupted" in keys and fleets_in(t.s, t.other.seat, cell)
    t.s.techs[t.other.seat] = 0
    t.rested().act("disrupt")
    assert not fleets_in(t.s, t.other.seat, cell)


@pytest.mark.plays("ia.espionage")
def test_espionage() -> None:
    """A8.50 ia.espionage: half the price; the other loses as much research."""
    t = spies("agent")
    t.other.techs("simple_drives")
    t.other.building("research", 1)
    t.act("espionage")
    price = 30 - t.other.account["research"]
    assert price > 0 and t.mine.account["culture"] == 30 - price
    assert t.s.techs[t.mine.seat] & t.s.techs[t.other.seat] == t.s.techs[t.other.seat]


@pytest.mark.plays("ia.terror", "casus.agents")
def test_terror() -> None:
    """A8.51 ia.terror, A6.8 casus.agents: a level less; the victim may go to war at once."""
    t = spies("agent")
    t.other.colony("iii3", 2)
    cell = CELL_IDS.index("iii3")
    t.at(cell).network(t.mine, cell, 2)
    t.act("terror")
    assert t.s.level[cell] == 1 and t.mine.account["culture"] == 24
    assert t.question() == "war-now" and t.active.seat == t.other.seat
    assert goals.has_casus(t.s, t.other.seat, t.mine.seat)
    t.play("yes")
    kinds = [t.s.war_goals[at + goals.KIND] for at in goals.rows(t.s)]
    assert kinds == [goals.AGENT]


def test_terror_destroys_the_last_level() -> None:
    """A8.51: below 1; who is at war is wearier."""
    t = spies("agent")
    t.other.colony("iii3", 1)
    cell = CELL_IDS.index("iii3")
    war(t)
    t.at(cell).network(t.mine, cell, 2)
    before = weariness(t.s, t.other.seat)
    t.act("terror")
    assert t.s.owner[cell] == NOBODY and weariness(t.s, t.other.seat) > before


@pytest.mark.plays("ia.subvert")
def test_subversion_tires() -> None:
    """A8.52 ia.subvert: 5 C less the weariness."""
    t = spies("agent")
    assert not t.can("subvert")
    war(t)
    t.act("subvert")
    assert weariness(t.s, t.other.seat) == 3 and t.mine.account["culture"] == 27


@pytest.mark.plays("ia.subvert")
def test_subversion_destroys_units() -> None:
    """A8.52, decision 18: after reconnaissance, for twice their price."""
    t = spies("agent")
    add_civil(t.s, t.other.seat, COLONY_SHIP, t.other.home)
    add_fleet(t.s, t.other.seat, OWN_FLEET, t.other.home)
    t.s.watched[t.mine.seat] = 1 << t.other.seat
    t.act("subvert", f"move:{fleets_of(t.s, t.other.seat)[0] % FLEETS + 1}")
    price = 2 * fleet_price(t.s, t.other.seat, OWN_FLEET)
    assert not fleets_of(t.s, t.other.seat) and t.mine.account["culture"] == 30 - price
    t.rested()
    t.act("subvert", ship(units_of(t.s, t.other.seat)[0]))
    assert len(units_of(t.s, t.other.seat)) == 1


@pytest.mark.plays("ia.rebellion")
@pytest.mark.parametrize("garrison", [0, 6])
def test_rebellion(garrison: int) -> None:
    """A8.48 ia.rebellion: militia against the garrison; on victory the planet is captured."""
    t = spies("agent")
    t.other.colony("iii3", 1)
    cell = CELL_IDS.index("iii3")
    t.at(cell).network(t.mine, cell, 2)
    t.s.troops[GROUND_UNITS * cell + 2] = garrison
    t.act("rebellion")
    assert t.mine.account["culture"] == 28
    while t.question() == "strike":
        t.play(t.options()[0])
    assert t.s.owner[cell] == (t.other.seat if garrison else t.mine.seat)
    assert goals.has_casus(t.s, t.other.seat, t.mine.seat) and t.s.ground == []
