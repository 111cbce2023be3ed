"""Bots rule: policies that pay, level II of their family, and games that end."""

import pytest

from raumhafen.engine.mind import NO_REPLY
from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.actions import CELL_IDS
from raumhafen.games.sternenkinder.bots.rulers import (
    MUCH_FOOD,
    MUCH_MONEY,
    choose_stake,
    policy_worth,
    use_ability,
)
from raumhafen.games.sternenkinder.bots.styles import Style
from raumhafen.games.sternenkinder.content.galaxy import CELLS
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.content.tables import NEBULA, OWN_FLEET, RESEARCH_SHIP
from raumhafen.games.sternenkinder.rules.core import regimes
from raumhafen.games.sternenkinder.rules.core.civil import add_civil
from raumhafen.games.sternenkinder.rules.core.fleets import add_fleet
from raumhafen.games.sternenkinder.rules.core.news import ECONOMY_OVER
from raumhafen.games.sternenkinder.rules.core.regimes import active
from raumhafen.games.sternenkinder.rules.politics import (
    plutocracy,
    policies,
    sociocracy,
    technocracy,
)
from raumhafen.games.sternenkinder.state import FACE_DOWN, SternState
from tests.games.sternenkinder.minds import chosen, confront, outlook
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.tables import GAME


def test_a_bot_introduces_the_policy_that_pays_most() -> None:
    """A10.3: equality with many colonies, not with none."""
    t = Reign("sociocracy")
    t.s.aid = [9] * 2
    look = outlook(t, Style("plain"))
    alone = policy_worth(look, POLICY["equality"])
    for _ in range(3):
        t.settle(t.mine, 3)
    look = outlook(t, Style("plain"))
    assert policy_worth(look, POLICY["equality"]) > alone
    assert chosen(t.ask_again()) == "policy:equality"


def test_a_bot_names_a_rival_once() -> None:
    """A15.1: the first one is free."""
    t = Reign("autocracy")
    assert chosen(t) == f"rival:{t.other.seat}"
    t.play(chosen(t))
    assert not chosen(t).startswith("rival")
    assert t.count(regimes.RIVAL) == t.other.seat


def test_a_bot_becomes_what_follows_its_government() -> None:
    """A10.1: if it earns more."""
    t = Reign("sociocracy", "equality", "mobility", "civil_society")
    t.mine.techs("political_vision")
    for _ in range(4):
        t.settle(t.mine, 1)
    assert chosen(t.ask_again()) == "advance:utopia"


def test_a_bot_invests_if_it_comes_back_in_time() -> None:
    """A17.2"""
    t = Reign("plutocracy")
    t.tells(ECONOMY_OVER)
    look = outlook(t, Style("plain"))
    options = t.s.options(t.mine.seat)
    assert choose_stake(look, options) == max(options)
    look.left = 1.0
    assert GAME.actions.code(choose_stake(look, options)) == "no"


# --- abilities of level II, wonders, policies that are ready -------------------------------------


def ability(t: Reign) -> str:
    """Which ability is used; nothing without a reason."""
    found = use_ability(outlook(t), t.ask_again().s.options(t.mine.seat))
    return "" if found == NO_REPLY else GAME.actions.code(found)


@pytest.mark.parametrize(("food", "raised"), [(MUCH_FOOD, True), (MUCH_FOOD - 1, False)])
def test_influence_is_raised_with_food_to_spare(food: int, raised: bool) -> None:
    """A18.10: it costs five, but who has little needs it for colonies."""
    t = Reign("utopia")
    t.mine.has(food=food)
    assert t.ask_again().offers("influence") and ability(t) == ("influence" if raised else "")


@pytest.mark.parametrize(("awe", "opened"), [(MUCH_MONEY, True), (MUCH_MONEY - 1, False)])
def test_branches_are_opened_with_money_to_spare(awe: int, opened: bool) -> None:
    """A17.12: on the planet of another; who is asked agrees, for two AWE a round."""
    t = Reign("corporatocracy")
    t.mine.has(awe=awe)
    code = f"branch:{CELL_IDS[t.other.home]}"
    assert t.ask_again().offers(code) and ability(t) == (code if opened else "")
    t.play(code)
    assert t.question() == "branch-consent" and chosen(t) == "yes"


def test_wonders_come_before_other_purchases() -> None:
    """A19.10: as soon as a stage can be paid."""
    t = Reign("logocracy")
    t.economy()
    t.mine.techs("megaconstructions").points_of_capacity(20, 20).has(food=99, research=99)
    cell = next(c for c in range(CELLS) if t.s.tile[c] == FACE_DOWN)
    t.s.tile[cell], t.bent = NEBULA, True
    add_civil(t.s, t.mine.seat, RESEARCH_SHIP, cell)
    add_fleet(t.s, t.mine.seat, OWN_FLEET, cell)
    assert chosen(t.ask_again()) == "wonder:void_habitat"


def test_policies_that_are_ready_come_before_purchases() -> None:
    """A10.7, A17.16: thirty AWE for a point."""
    t = Reign("corporatocracy", "monetary_rule")
    t.economy()
    t.mine.has(awe=61)
    assert chosen(t.ask_again()) == "activate:monetary_rule"


# --- answers -------------------------------------------------------------------------------------


def test_the_policy_that_brings_least_goes() -> None:
    """A10.4, A10.6: equality without colonies; with many it is another."""
    t = Reign("utopia", "equality", "mobility", "civil_society")
    t.play("policy:refuge")
    assert t.question() == "policy-replaced" and chosen(t) == "policy:equality"
    for _ in range(3):
        t.settle(t.mine, 3)
    assert chosen(t) == "policy:mobility"


def test_heaven_gives_the_policy_that_brings_most() -> None:
    """A22.13, A10.5: a partnership without upkeep; with many colonies equality."""
    t = Reign("sociocracy", "mobility")
    confront(t, policies.HEAVEN, t.mine.seat, [])
    assert t.question() == "heaven" and chosen(t) == "policy:partner_form"
    for _ in range(4):
        t.settle(t.mine, 3)
    assert chosen(t) == "policy:equality"


def test_the_first_or_the_last_answer_will_do() -> None:
    """A18.8: a colony ship; A17.14: the highest value; A19.17: the first field."""
    t = Reign("sociocracy", "civil_society")
    confront(t, sociocracy.CIVIL, t.mine.seat, [0])
    assert t.options() == ["buy:research", "buy:colony"] and chosen(t) == "buy:colony"
    t = Reign("corporatocracy", "stock")
    confront(t, plutocracy.MANIPULATE, t.mine.seat, [])
    assert t.question() == "market-value" and chosen(t) == t.options()[-1] != t.options()[0]
    t = Reign("logocracy", "hyperfocus")
    confront(t, technocracy.FOCUSING, t.mine.seat, [])
    assert t.offers("field:economy") and chosen(t) == "field:military"


def test_games_of_bots_with_politics_end() -> None:
    """A10.3, A10.10: somebody has policies and goals."""
    state = GAME.new_state(3, {"politics": True, "map": "short", "round_limit": 9}, 5)
    assert isinstance(state, SternState)
    ruled = 0
    while not state.over:
        seat = state.deciders()[0]
        apply(state, seat, GAME.mind().greedy(state, seat, state.options(seat)))
        ruled |= sum(active(state, p) for p in range(3))
        assert state.actions < 4_000
    assert ruled and max(state.goals_by) >= 0
