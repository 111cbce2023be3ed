"""Bots rule: policies that pay, level II of their family, and games that end."""

from raumhafen.engine.state import apply
from raumhafen.games.sternenkinder.bots.outlook import Outlook
from raumhafen.games.sternenkinder.bots.rulers import choose_stake, policy_worth
from raumhafen.games.sternenkinder.bots.styles import Style
from raumhafen.games.sternenkinder.content.regimes import POLICY
from raumhafen.games.sternenkinder.rules.core import regimes
from raumhafen.games.sternenkinder.rules.core.news import ECONOMY_OVER
from raumhafen.games.sternenkinder.rules.core.regimes import active
from raumhafen.games.sternenkinder.state import SternState
from tests.games.sternenkinder.rulers import Reign
from tests.games.sternenkinder.tables import GAME


def chosen(t: Reign) -> str:
    seat = t.active.seat
    return GAME.actions.code(GAME.mind().greedy(t.s, seat, t.s.options(seat)))


def test_a_bot_introduces_the_policy_that_pays_most() -> None:
    """A10.3: equality with many colonies, not with none."""
    t = Reign("sociocracy")
    t.s.aid = [9] * 2
    look = Outlook(t.s, t.mine.seat, Style("plain"))
    alone = policy_worth(look, POLICY["equality"])
    for _ in range(3):
        t.settle(t.mine, 3)
    look = Outlook(t.s, t.mine.seat, Style("plain"))
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
    look = Outlook(t.s, t.mine.seat, Style("plain"))
    options = t.s.options(t.mine.seat)
    assert choose_stake(look, options) == max(options)
    look.left = 1.0
    assert GAME.actions.code(choose_stake(look, options)) == "no"


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
