"""Bots at war: which fleets move, what is attacked, bombed and landed on, who ends the game."""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import BUY, CELL_IDS, UNITS
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.bots.styles import USUAL
from raumhafen.games.sternenkinder.bots.war import CENTRE, HUNT, arms_worth, goals
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import AWE, OWN_FLEET
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet, fleets_of
from raumhafen.games.sternenkinder.rules.core.places import pack
from raumhafen.games.sternenkinder.rules.politics import abilities, wars
from raumhafen.games.sternenkinder.rules.strategy import conquest, control
from raumhafen.games.sternenkinder.rules.strategy.bombardment import BOMBARD
from raumhafen.games.sternenkinder.rules.strategy.siege import SIEGE
from raumhafen.games.sternenkinder.state import BASE_BIT, FORTRESS_BIT, SHIELD_BIT, SITES
from tests.games.sternenkinder.minds import chosen, confront
from tests.games.sternenkinder.talks import Diplomacy
from tests.games.sternenkinder.wars import HIT, War

PLACE = CELL_IDS.index("iii3")


# --- fleets --------------------------------------------------------------------------------------


def test_a_victory_draws_fleets_more_than_the_centre() -> None:
    """A6.11: in a war with goals, where a fleet of the foe can be beaten."""
    t = Diplomacy()
    me, you = t.mine.seat, t.other.seat
    add_fleet(t.s, you, OWN_FLEET, t.other.home)
    for _ in range(3):
        add_fleet(t.s, me, OWN_FLEET, NEIGHBOURS[t.other.home][0])
    assert goals(t.s, me) == [(CENTRE, 3.0)]
    wars.begin_war(t.s, me, you, 1 << me, 1 << you)
    assert max(goals(t.s, me), key=lambda goal: goal[1]) == (t.other.home, HUNT)


def test_the_fleet_with_somewhere_to_go_hurries() -> None:
    """A10.13: not the one that holds the centre; any where none wants to move."""
    t = Diplomacy()
    me = t.mine.seat
    for cell in (CENTRE, t.mine.home):
        add_fleet(t.s, me, OWN_FLEET, cell)
    for fleet in fleets_of(t.s, me):
        t.s.fleet_left[fleet] = 1
    confront(t, abilities.HURRY, me, [])
    assert t.question() == "hasty-fleet" and t.options() == ["move:1", "move:2"]
    assert chosen(t) == "move:2"
    t.s.fleet_at[fleets_of(t.s, me)[1]] = CENTRE
    assert chosen(t) == "move:1"


def test_nobody_buys_a_fleet_that_he_cannot_keep() -> None:
    """B27.2.3: its upkeep in AWE."""
    t = War()
    fleet = BUY + UNITS.index("fleet")
    look = Outlook(t.s, 0, USUAL)
    look.income[AWE] = 1
    assert arms_worth(look, fleet) > 0.0
    look.income[AWE] = 0
    assert arms_worth(look, fleet) == 0.0


# --- planets -------------------------------------------------------------------------------------


def siege(fleets: int = 1, **cargo: int) -> War:
    """Fleets of the first player at a colony of the other."""
    t = War()
    t.seat(1 - t.s.first).colony("iii3")
    for _ in range(fleets):
        t.fleet(t.s.first, "iii3", **cargo)
    return t


def test_an_open_planet_is_attacked_and_a_fort_is_not() -> None:
    """B9.6, B6.2: as weak as all planets of its owner may be; then what stands undefended."""
    t = siege()
    t.fight()
    assert t.question() == "deed" and chosen(t) == "deed:planet"
    t = siege()
    t.fight()
    for cell in (PLACE, t.seat(1 - t.s.first).home):
        t.s.defence[cell] = FORTRESS_BIT | SHIELD_BIT | BASE_BIT
    assert chosen(t) == "deed:spare"
    t.s.route[PLACE] = 1 - t.s.first
    assert chosen(t.ask_again()) == "deed:route"


def test_a_planet_that_can_be_taken_is_not_bombed() -> None:
    """B17.4, B17.5: with enough tanks it is landed on, with none it is bombed."""
    t = siege(fleets=2, tank=3)
    confront(t, SIEGE, t.s.first, [PLACE])
    assert t.question() == "bombard" and chosen(t) == "order:no"
    t.play("order:no")
    assert t.question() == "land" and chosen(t) == "order:land"
    t = siege()
    confront(t, SIEGE, t.s.first, [PLACE])
    assert t.question() == "bombard" and chosen(t) == "order:bombard"


def test_nobody_lands_with_too_few() -> None:
    """B17.5: one infantry against a garrison."""
    t = siege(infantry=1).army("iii3", tank=4)
    confront(t, SIEGE, t.s.first, [PLACE])
    t.roll("order:no")
    assert t.question() == "land" and chosen(t) == "order:no"


def test_bombs_fall_on_the_colony_rather_than_on_its_garrison() -> None:
    """B17.4: and on the first building while one stands."""
    t = siege().army("iii3", tank=1)
    t.s.forced = [HIT]
    confront(t, BOMBARD, t.s.first, [PLACE])
    assert t.question() == "bomb" and chosen(t) == "bomb:colony"
    t.s.sites[SITES * PLACE : SITES * PLACE + 2] = [pack(1 - t.s.first, kind, 1) for kind in (0, 1)]
    assert chosen(t.ask_again()) == "bomb:1"


def test_a_blocked_home_world_calls_kosme() -> None:
    """B3.5.5: what is not used is lost."""
    t = War(war_mode=False)
    confront(t, control.KOSME, 0, [])
    assert t.question() == "kosme-call" and chosen(t) == "order:call"


@pytest.mark.parametrize(("points", "verdict"), [(3, "end"), (0, "go_on")])
def test_who_leads_ends_the_game(points: int, verdict: str) -> None:
    """A2.4"""
    t = War()
    t.s.points[0], t.s.points[1] = points, 2
    confront(t, conquest.VERDICT_BALLOT, 0, [])
    assert t.question() == "verdict" and chosen(t) == f"verdict:{verdict}"
