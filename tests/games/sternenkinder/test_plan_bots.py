"""Bots plan: they save for advisors, use every action and send envoys; or keep out of politics."""

from __future__ import annotations

import pytest

from raumhafen.games.sternenkinder.actions import AMOUNT, AT, NO, PASS
from raumhafen.games.sternenkinder.bots.agents import envoy_worth
from raumhafen.games.sternenkinder.bots.dealers import choose_detail
from raumhafen.games.sternenkinder.bots.greedy import greedy_choice
from raumhafen.games.sternenkinder.bots.odds import ship
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.bots.plans import COMMISSION_WORTH, awaited, savings
from raumhafen.games.sternenkinder.bots.rulers import advance_worth, successor
from raumhafen.games.sternenkinder.bots.styles import APOLITICAL, USUAL
from raumhafen.games.sternenkinder.bots.treaties import gains
from raumhafen.games.sternenkinder.bots.worth import VISION, tech_worth
from raumhafen.games.sternenkinder.content.galaxy import NEIGHBOURS
from raumhafen.games.sternenkinder.content.tables import (
    ASTEROID,
    COLONY_SHIP,
    OWN_FLEET,
    PIRATE_FLEET,
    PLANET,
    RESEARCH_SHIP,
)
from raumhafen.games.sternenkinder.rules.core.civil import add_civil, units_of
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet
from raumhafen.games.sternenkinder.rules.strategy.neutral import put_neutral
from raumhafen.games.sternenkinder.state import FACE_DOWN, NOBODY
from tests.games.sternenkinder.agency import Agency, system
from tests.games.sternenkinder.agency import ship as named
from tests.games.sternenkinder.courts import Court
from tests.games.sternenkinder.dealers import Market
from tests.games.sternenkinder.minds import chosen, outlook
from tests.games.sternenkinder.tables import GAME
from tests.games.sternenkinder.talks import Diplomacy

# --- savings -------------------------------------------------------------------------------------


def raised_once() -> Court:
    """An advisor who wants 12 C for his last level; all places for policies are taken."""
    t = Court("plutocracy", "tax", "partner_seele", "partner_tor").advisor(
        "countess_swan", "first_b"
    )
    t.s.advisor_raised[3] = t.s.round
    t.s.aid[t.mine.seat] = 9
    return t


def test_the_price_of_an_advisor_is_saved() -> None:
    """A10.13: his last level is two points."""
    t = raised_once()
    assert savings(outlook(t)) == (0, 0, 0, 12)
    assert savings(Outlook(t.s, t.mine.seat, APOLITICAL)) == (0, 0, 0, 0)


@pytest.mark.parametrize(("food", "gift"), [(33, False), (45, True)])
def test_gifts_are_not_made_from_savings(food: int, gift: bool) -> None:
    """A13.8: forty-five beside the twelve for the advisor."""
    t = raised_once()
    t.mine.has(food=food, awe=0, research=0, culture=12)
    t.s.budget[5 * t.mine.seat : 5 * t.mine.seat + 5] = [0] * 5
    assert (chosen(t.ask_again()) == "cabinet:gift") == gift


def test_a_gift_leaves_what_is_saved() -> None:
    """A0.5: of each resource only what is spare, if that is enough."""
    t = Court().advisor("clan_member", "first_b")
    t.s.advisor_raised[1] = t.s.round
    t.mine.has(food=40, awe=20, research=10, culture=0)
    t.ask_again().play("cabinet:gift")
    paid: list[int] = []
    while t.question().startswith("spend-"):
        seat = t.s.deciders()[0]
        paid.append(greedy_choice(t.s, seat, t.s.options(seat), USUAL) - AMOUNT)
        t.play(GAME.actions.code(paid[-1] + AMOUNT))
    assert t.mine.account["awe"] >= 12


# --- actions -------------------------------------------------------------------------------------


def test_actions_that_nobody_needs_become_culture() -> None:
    """A13.2"""
    t = Agency()
    t.mine.has(food=0, awe=0, research=0, culture=0)
    assert chosen(t.actions(t.mine, 1).ask_again()) == "cabinet:less_bureaucracy"
    assert chosen(t.actions(t.mine, 0).ask_again()) == "pass"


def test_an_idle_action_is_converted_for_an_advisor() -> None:
    """A13.9: for a unit of culture; else a commission is founded."""
    t = Court("plutocracy").advisor("countess_swan", "first_b")
    t.s.aid[t.mine.seat] = 9
    start = 5 * t.mine.seat
    t.s.budget[start : start + 5] = [0, 1, 0, 0, 0]
    assert chosen(t.ask_again()) == "convert:treaty:government"
    t.s.budget[start : start + 5] = [0] * 5
    assert chosen(t.ask_again()) == "cabinet:commission"


def test_an_action_is_bought_for_a_better_government() -> None:
    """A10.1, A13.9: if it earns enough until the end, and once it is known how."""
    t = Court("plutocracy", "tax", "partner_seele", "partner_tor")
    t.s.treaties += [3, t.mine.seat, t.other.seat, 0] * 6  # A14.1 two AWE for each
    assert awaited(outlook(t)) == 0.0
    t.mine.techs("political_vision")
    look = outlook(t)
    worth = advance_worth(look, successor(t.s, t.mine.seat))
    assert awaited(look) == worth > COMMISSION_WORTH


def test_a_turn_is_ended_and_not_passed() -> None:
    """A3.4: who passes has no further turn."""
    t = Court("plutocracy")
    t.mine.has(food=0, awe=0, research=0, culture=0)
    t.play("seek")
    while t.question() != "politics":
        t.play(chosen(t))
    assert t.active.seat == t.mine.seat and t.offers("end")
    assert chosen(t) == "end"


# --- envoys, level II ----------------------------------------------------------------------------


def test_a_ship_is_bought_for_an_envoy() -> None:
    """A8.33: when others explore, and not without diplomats."""
    t = Agency("diplomat", seats=3)
    t.mine.building("food", 3)
    for _ in range(2):
        add_civil(t.s, t.mine.seat, RESEARCH_SHIP, NEIGHBOURS[t.mine.home][0])
    t.at(NEIGHBOURS[t.mine.home][0])
    buy = GAME.actions.parse("buy:research")
    assert envoy_worth(outlook(t), buy) > 1.0
    t.crew(t.mine)
    assert envoy_worth(outlook(t), buy) == 0.0


def test_the_vision_is_worth_what_its_government_earns() -> None:
    """A10.1, A14.1: two AWE for each treaty of a Corporatocracy."""
    t = Court("plutocracy")
    alone = tech_worth(outlook(t), VISION)
    for _ in range(6):
        t.s.treaties += [3, t.mine.seat, t.other.seat, 0]
    assert tech_worth(outlook(t), VISION) > alone


def test_nobody_swaps_back_what_he_got() -> None:
    """A5.14: a lot that evens accounts out is good, its return is not."""
    t = Court()
    t.mine.has(food=20, awe=5, research=5, culture=5)
    seat = t.mine.seat
    assert gains(t.s, seat, [0, 4, 0, 0], [4, 0, 0, 0])
    t.mine.has(food=16, awe=9)
    assert not gains(t.s, seat, [4, 0, 0, 0], [0, 4, 0, 0])


# --- the underground, the Tor Contact, odds ------------------------------------------------------


def hidden_ways() -> tuple[Market, int]:
    """A discovered system beside the home world, money, one action, and nothing else to do."""
    t = Market(seats=2)
    cell = next(c for c in NEIGHBOURS[t.mine.home] if t.s.tile[c] == FACE_DOWN)
    t.s.tile[cell], t.bent = ASTEROID, True
    t.mine.has(food=0, awe=20, research=0, culture=0)
    t.s.budget[5 * t.mine.seat : 5 * t.mine.seat + 5] = [0, 0, 1, 0, 0]
    return t, cell


def test_a_settler_goes_secret_ways() -> None:
    """A11.6: to a free world beside it, so that it settles in this round."""
    t, cell = hidden_ways()
    t.s.tile[cell] = PLANET
    t.s.planet[cell] = t.s.planets_left.pop(0)
    unit = add_civil(t.s, t.mine.seat, COLONY_SHIP, t.mine.home)
    assert chosen(t.ask_again()) == "underground:secret_routes"
    t.play("underground:secret_routes")
    assert chosen(t) == named(unit)
    t.play(chosen(t))
    assert t.s.civil_at[unit] == cell or chosen(t) == system(cell)


@pytest.mark.parametrize("prey", [True, False])
def test_pirates_are_hired_where_ships_are(prey: bool) -> None:
    """A11.7: of others, within their reach."""
    t, cell = hidden_ways()
    near = next(c for c in NEIGHBOURS[cell] if t.s.tile[c] == FACE_DOWN)
    t.s.tile[near] = ASTEROID
    put_neutral(t.s, cell, PIRATE_FLEET, 1, NOBODY)
    if prey:
        t.s.civil_at[units_of(t.s, t.other.seat)[0]] = near
    assert (chosen(t.ask_again()) == "underground:hire_pirates") == prey
    if prey:
        t.play("underground:hire_pirates")
        assert chosen(t) == system(cell)
        # A11.2: too dear with the surcharge there, so that only others can be hired
        assert choose_detail(t.s, t.mine.seat, [AT]) == AT != AT + cell


def test_the_tor_contact_is_consulted() -> None:
    """A10.13: for a fleet that has somewhere to go, and only for one."""
    t = Court().advisor("tor_contact", "first_a", "second_b")
    add_fleet(t.s, t.mine.seat, OWN_FLEET, t.mine.home)
    for unit in units_of(t.s, t.mine.seat):
        t.s.civil_at[unit] = NOBODY
        t.s.civil_kind[unit] = NOBODY
    t.bent = True
    t.movement()
    while t.active.seat != t.mine.seat:
        t.play("pass")
    assert chosen(t.ask_again()) == "consult:tor_contact"
    t.s.advisor_uses[4] = 2
    assert chosen(t.ask_again()).startswith("move:")


def test_odds_know_the_first_round() -> None:
    """Decision 35: fleets of who has the Kosme Admiral, but not his forts."""
    t = Court().advisor("kosme_admiral", "first_a")
    _, _, later, _, first = ship(t.s, t.mine.seat, OWN_FLEET)
    assert first == pytest.approx(later + 1 / 6)
    fort = ship(t.s, t.mine.seat, OWN_FLEET, first=False)
    assert fort[2] == fort[4]


# --- without politics ----------------------------------------------------------------------------


def test_who_keeps_out_of_politics_only_changes_his_government() -> None:
    """The switch by which the worth of politics is measured."""
    t = Diplomacy()
    t.mine.techs("political_philosophy")
    t.mine.has(food=0, awe=0, research=0, culture=9)
    t.s.government[t.mine.seat] = 0
    seat = t.mine.seat
    t.ask_again()
    first = GAME.actions.code(greedy_choice(t.s, seat, t.s.options(seat), APOLITICAL))
    assert first.startswith("govern:")
    t = Court().advisor("countess_swan", "first_b")
    t.s.aid[t.mine.seat] = 9
    t.mine.has(food=9, awe=9, research=9, culture=12)
    t.ask_again()
    seat = t.mine.seat
    assert greedy_choice(t.s, seat, t.s.options(seat), APOLITICAL) == PASS


def test_who_keeps_out_of_politics_refuses_treaties() -> None:
    """A5.1"""
    t = Diplomacy()
    t.mine.has(culture=9)
    t.ask_again().play(f"treaty:trade:{t.other.seat}", "amount:1")
    seat = t.s.deciders()[0]
    assert seat == t.other.seat and t.question() == "treaty-answer"
    assert greedy_choice(t.s, seat, t.s.options(seat), APOLITICAL) == NO
