"""Single answers of bots outside of politics, and what a search looks at in the politics phase."""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import CARD_IDS, REFORM_IDS, SLOT_THINGS
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.bots.politics import reform_worth
from raumhafen.games.sternenkinder.bots.shortlist import MOST
from raumhafen.games.sternenkinder.bots.styles import STYLES, USUAL
from raumhafen.games.sternenkinder.bots.worth import build_worth
from raumhafen.games.sternenkinder.content.layouts import HOME_MAX_LEVEL
from raumhafen.games.sternenkinder.content.tables import GOVERNMENT_IDS
from raumhafen.games.sternenkinder.rules.core.levels import LOSE_BUILDING, RAISE_COLONY
from raumhafen.games.sternenkinder.rules.core.places import pack
from raumhafen.games.sternenkinder.rules.strategy.expedition import ANALYSE
from raumhafen.games.sternenkinder.state import FORTRESS_BIT, SITES
from tests.games.sternenkinder.minds import chosen, confront
from tests.games.sternenkinder.tables import GAME, Scenario
from tests.games.sternenkinder.talks import Diplomacy

# --- cards and colonies --------------------------------------------------------------------------


@pytest.mark.parametrize(("spent", "given"), [(["neb.probe"], "neb.probe"), ([], "ast.mine")])
def test_cards_that_still_work_are_given_last(spent: list[str], given: str) -> None:
    """A13.4: one that does nothing any more, else the first."""
    t = Scenario()
    names = ["ast.mine", "ano.archive", *spent]
    t.s.hand[0] = sum(1 << CARD_IDS.index(name) for name in names)
    confront(t, ANALYSE, 0, [])
    assert t.question() == "analysed-card" and t.options()[0] == "card:ast.mine"
    assert chosen(t) == f"card:{given}"


def test_the_highest_colony_rises() -> None:
    """B3.3"""
    t = Scenario()
    t.seat(0).colony("iii3", 1).colony("iv9", 2)
    confront(t, RAISE_COLONY, 0, [HOME_MAX_LEVEL])
    assert t.question() == "raise-colony" and t.options() == ["at:iii3", "at:iv9"]
    assert chosen(t) == "at:iv9"


def test_the_least_building_is_lost() -> None:
    """B27.6.7: of the lowest level; what needs no site only where there is nothing else."""
    t = Scenario()
    home = t.seat(0).home
    t.s.centre[home], t.s.defence[home] = 1, FORTRESS_BIT
    t.s.sites[SITES * home : SITES * home + SITES] = [0] * SITES
    confront(t, LOSE_BUILDING, 0, [home])
    assert t.question() == "lost-building" and chosen(t) == "site:centre"
    t.s.sites[SITES * home : SITES * home + 2] = [pack(0, 1, 2), pack(0, 0, 1)]
    assert chosen(t.ask_again()) == "site:2"


# --- money ---------------------------------------------------------------------------------------


def ruined(**money: int) -> Scenario:
    """The first seat owes 90 AWE; the other has this money."""
    t = Scenario()
    t.bent = True
    t.seat(0).has(food=0, awe=-90, research=0, culture=0).building("capacity", 3)
    t.seat(1).has(**money)
    while t.question() not in ("sale", "offer"):
        t.play("pass")
    return t


def test_the_first_thing_is_sold_and_nobody_buys_it() -> None:
    """B2.8"""
    t = ruined(food=9, awe=30)
    assert t.question() == "sale" and chosen(t) == t.options()[0] == "sell:research"
    t.play(chosen(t))
    assert t.question() == "offer" and t.active.seat == 1 and chosen(t) == "no"


def test_capacity_is_built_by_who_arms() -> None:
    """B4.4: and by nobody whose income cannot bear it."""
    t = Scenario()
    thing = SLOT_THINGS.index("capacity_2")
    look = Outlook(t.s, 0, STYLES["arms"])
    look.income[1] = 3
    assert build_worth(look, thing) > 0.0
    look.style = USUAL
    assert build_worth(look, thing) == 0.0
    look.style, look.income[1] = STYLES["arms"], 2
    assert build_worth(look, thing) == 0.0


# --- A1.17 a quick start -------------------------------------------------------------------------


def test_a_quick_start_of_bots() -> None:
    """A1.17: the first world, a building that pays, and the government that suits a style."""
    t = Scenario(2, quick_start=True, planetary_events=False)
    assert t.question() == "quick-world" and chosen(t) == t.options()[0]
    t.play(chosen(t))
    limit = t.s.limit
    assert t.question() == "quick-building" and chosen(t) == "build:food_1"
    t.s.limit = t.s.round + 3  # nothing is left to be built with food
    assert chosen(t) == "build:culture_1"
    t.s.limit = limit
    while t.question() != "quick-government":
        t.play(chosen(t))
    seat = t.active.seat
    for name, style in STYLES.items():
        answer = GAME.mind().styled(t.s, seat, t.s.options(seat), name)
        assert GAME.actions.code(answer) == f"govern:{style.government}"


# --- the politics phase of a search --------------------------------------------------------------


def test_a_search_tries_the_best_governments() -> None:
    """A10.1, A13: before a reform all of them, the best first; later what the cabinet may do."""
    t = Diplomacy()
    t.mine.techs("political_philosophy")
    seat, look = t.mine.seat, Outlook(t.s, t.mine.seat, USUAL)
    short = GAME.mind().shortlist(t.s, seat, t.ask_again().s.options(seat))
    codes = [GAME.actions.code(action) for action in short]
    order = sorted(range(len(REFORM_IDS)), key=lambda at: -reform_worth(look, at))
    assert codes[:5] == [f"govern:{REFORM_IDS[at]}" for at in order]
    assert codes[5:] == ["pass"] and len(codes) == MOST
    t.s.government[seat] = GOVERNMENT_IDS.index("government.democracy")
    codes = [
        GAME.actions.code(action)
        for action in GAME.mind().shortlist(t.s, seat, t.ask_again().s.options(seat))
    ]
    assert t.offers("govern:autocracy") and not any(code.startswith("govern") for code in codes)
    assert "pass" in codes and "cabinet:development_aid" in codes
